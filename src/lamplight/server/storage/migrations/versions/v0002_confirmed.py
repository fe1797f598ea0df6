"""Mail goes only to addresses that were confirmed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """The address that somebody has confirmed. Those that were given before are not: they are to be given anew."""
    op.add_column("people", sa.Column("confirmed", sa.String(length=254), nullable=True))
