"""Bots think for people in fair shares, tables know how large they are, sessions can be ended, limits are shared."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """New columns begin with what is there: the hosts of tables, and the bytes of what is stored of them."""
    op.add_column("bot_jobs", sa.Column("person", sa.String(length=24), nullable=False, server_default=sa.text("''")))
    op.add_column("bot_jobs", sa.Column("cost", sa.Integer(), nullable=False, server_default="0"))
    op.execute(
        "UPDATE bot_jobs SET person = coalesce((SELECT host FROM tables WHERE tables.id = bot_jobs.table_id), '')"
    )
    op.create_table(
        "bot_shares",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person"),
    )
    op.add_column("tables", sa.Column("bytes", sa.BigInteger(), nullable=False, server_default="0"))
    op.execute(
        "UPDATE tables SET bytes = coalesce((SELECT sum(length(body) + coalesce(length(delta), 0))"
        " FROM journal WHERE journal.table_id = tables.id), 0)"
    )
    op.create_table(
        "ended",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("digest"),
    )
    op.create_table(
        "rates",
        sa.Column("key", sa.String(length=120), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("key"),
    )
