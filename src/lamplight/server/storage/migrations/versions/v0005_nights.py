"""A deal for everybody each night: its secret, and the attempts that count."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Two new tables; nothing else changes."""
    op.create_table(
        "nights",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("published", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("day"),
    )
    op.create_table(
        "attempts",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("finished", sa.BigInteger(), nullable=True),
        sa.Column("won", sa.Boolean(), nullable=True),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("day", "game", "person"),
        sa.UniqueConstraint("table_id"),
    )
    op.create_index("attempts_person", "attempts", ["person"])
