"""People have handles, see their sessions, have results and ratings, and can be reported and silenced."""

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
    flags = ("won", "first", "gave_up", "rated", "public")
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("match", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=True),
        *(sa.Column(flag, sa.Boolean(), nullable=False) for flag in flags),
        sa.Column("change", sa.Integer(), nullable=True),
        sa.Column("finished", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "match", "seat"),
    )
    op.create_index("results_person", "results", ["person", "finished"], unique=False)
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=60), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("strength", sa.BigInteger(), nullable=False),
        sa.Column("doubt", sa.BigInteger(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "seats"),
    )
    op.add_column("people", sa.Column("silent_until", sa.BigInteger(), nullable=True))
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("reporter", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=40), nullable=False),
        sa.Column("why", sa.String(length=12), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("said", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("settled", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_reports_person", "reports", ["person"], unique=False)
    op.create_index("reports_settled", "reports", ["settled", "created"], unique=False)
