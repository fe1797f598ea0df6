"""People have handles, and see their sessions."""

from __future__ import annotations

import re
import secrets

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

HANDLE = re.compile(r"[a-z0-9][a-z0-9._-]{2,29}")
RESERVED = ("admin", "administrator", "bot", "host", "lamplight", "moderator", "operator", "server", "system")


def upgrade() -> None:
    """A login that can be shown becomes the handle: one that may be an e-mail address, for example, stays secret."""
    op.add_column("people", sa.Column("handle", sa.String(length=40), nullable=True))
    people = sa.table(
        "people", sa.column("id", sa.String), sa.column("login", sa.String), sa.column("handle", sa.String)
    )
    connection = op.get_bind()
    found = connection.execute(sa.select(people.c.id, people.c.login)).all()
    known: set[str] = set()
    for row in sorted(found, key=lambda one: one.login is None):
        handle = str(row.login or "")
        if not HANDLE.fullmatch(handle) or handle in RESERVED or handle.startswith("guest-"):
            handle = ""
        while not handle or handle in known:
            handle = "guest-" + "".join(secrets.choice("bcdfghjkmnpqrstvwxz23456789") for _ in range(7))
        known.add(handle)
        connection.execute(sa.update(people).where(people.c.id == row.id).values(handle=handle))
    op.create_index("people_handle", "people", ["handle"], unique=True)
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("device", sa.String(length=60), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("digest"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"], unique=False)
