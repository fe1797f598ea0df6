"""The database's tables, for SQLite and PostgreSQL alike. A change here needs a migration beside it (`migrations/`)."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData()
_counted = BigInteger().with_variant(Integer, "sqlite")
"""SQLite counts up plain integers only."""

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("epoch", Integer, nullable=False),  # grows when somebody logs out everywhere: earlier cookies are void
    Column("login", String(80), unique=True),
    Column("password", Text),
    Column("email", String(254)),
    Column("mail_turns", Boolean, nullable=False),
    Column("confirmed", String(254)),  # the address that they have said is theirs: mail goes to no other
    Column("handle", String(40)),  # what nobody else is called: shown beside the name
    Column("silent_until", BigInteger),  # until when they may not speak at any table
    Index("people_handle", "handle", unique=True),
)

links = Table(
    "links",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(24), nullable=False),
    Column("expires", BigInteger, nullable=False),
)
"""One-time links to an account, by the hash of their secret."""

relations = Table(
    "relations",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("other", String(24), primary_key=True),
    Column("kind", String(8), primary_key=True),
)
"""Whom somebody has muted or blocked."""

sets = Table(
    "sets",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("name", String(80), nullable=False),
    Column("owner", String(24)),
    Column("created", BigInteger, nullable=False),
    Column("files", LargeBinary, nullable=False),
)
"""Component sets that tables play with, the built-in ones too: a later release may have others."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("number", Integer, nullable=False),  # of the last row of its journal
    Column("game", String(60), nullable=False),
    Column("status", String(12), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", String(24), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("deadline", BigInteger),
    Column("rules_version", Integer, nullable=False),
    Column("set_hash", String(64), nullable=False),
    Column("match_row", Integer, nullable=False),
    Column("info", LargeBinary, nullable=False),  # what lists show, as it goes over the wire
    Column("turn", String(200), nullable=False),  # the people that owe a decision, between commas
    Column("snapshot", LargeBinary, nullable=False),
    Column("bytes", BigInteger, nullable=False, server_default="0"),  # of its journal
    Index("tables_status", "status", "listed", "updated"),
    Index("tables_deadline", "deadline"),
    Index("tables_host", "host"),
)

journal = Table(
    "journal",
    metadata,
    Column("position", _counted, primary_key=True, autoincrement=True),
    Column("table_id", String(40), nullable=False),
    Column("number", Integer, nullable=False),
    Column("client_id", String(64)),
    Column("body", LargeBinary, nullable=False),
    Column("delta", LargeBinary),
    UniqueConstraint("table_id", "number"),
    UniqueConstraint("table_id", "client_id"),
    sqlite_autoincrement=True,  # a place is never given twice, whatever is deleted
)
"""Everything that has happened at a table. A row is never changed; two rows of one number cannot be."""

chairs = Table(
    "chairs",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24), nullable=False, index=True),
)
"""Who sits where, to find somebody's tables."""

voices = Table(
    "voices",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("table_id", String(40), primary_key=True),
)
"""Who has spoken at which table, to find what somebody has said."""

bot_jobs = Table(
    "bot_jobs",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("bot", String(40), nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("taken_until", BigInteger, nullable=False),
    Column("taken_by", String(60), nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("person", String(24), nullable=False, server_default=text("''")),  # whose table it is
    Column("cost", Integer, nullable=False, server_default="0"),  # the milliseconds that it may take
    Index("bot_jobs_due", "due"),
)
"""Decisions that bots owe."""

bot_shares = Table(
    "bot_shares",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("used", BigInteger, nullable=False),
)
"""Until when somebody has had their share of what bots think: who has had less comes first (`jobs.py`)."""

records = Table(
    "records",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("match", Integer, primary_key=True),
    Column("finished", BigInteger, nullable=False),
    Column("text", LargeBinary, nullable=False),
)
"""The full records of finished matches."""

results = Table(
    "results",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("match", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24), nullable=False),  # nobody: a bot, or somebody who was forgotten
    Column("bot", String(40), nullable=False),
    Column("game", String(60), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer),
    Column("won", Boolean, nullable=False),
    Column("first", Boolean, nullable=False),
    Column("gave_up", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("change", Integer),
    Column("finished", BigInteger, nullable=False),
    Index("results_person", "person", "finished"),
)
"""How each finished match ended for each seat."""

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("strength", BigInteger, nullable=False),  # in millionths, and so is the doubt
    Column("doubt", BigInteger, nullable=False),
    Column("matches", Integer, nullable=False),
)
"""How strong somebody is at a game with so many seats."""

reports = Table(
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("reporter", String(24), nullable=False),
    Column("person", String(24), nullable=False, index=True),
    Column("table_id", String(40), nullable=False),
    Column("why", String(12), nullable=False),
    Column("text", Text, nullable=False),
    Column("said", Text, nullable=False),  # what they had said at this table, as lines
    Column("created", BigInteger, nullable=False),
    Column("settled", BigInteger),
    Index("reports_settled", "settled", "created"),
)
"""What people have told the moderators about others."""

settings = Table(
    "settings",
    metadata,
    Column("name", String(60), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the server itself has to remember, its secret among it."""

ended = Table(
    "ended",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("expires", BigInteger, nullable=False),
)
"""Sessions that were ended before their time, by the hash of their cookie, until it would no longer be good anyway."""

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(24), nullable=False, index=True),
    Column("device", String(60), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
"""Where people use their accounts, by the hash of their cookie, to be shown to them. Whether a cookie is good is not
decided here: `ended` and the epoch say so."""

rates = Table(
    "rates",
    metadata,
    Column("key", String(120), primary_key=True),
    Column("used", BigInteger, nullable=False),  # in thousandths
    Column("at", BigInteger, nullable=False),
)
"""How much of a limit somebody, or an address, had used at a moment: what all processes count together."""

nights = Table(
    "nights",
    metadata,
    Column("day", String(10), primary_key=True),  # in UTC, as 2026-11-19
    Column("secret", String(64), nullable=False),  # nobody's business before the day is over
    Column("published", BigInteger, nullable=False),  # since when everybody may know its hash
)
"""The secrets that the deals for everybody follow from."""

attempts = Table(
    "attempts",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("person", String(24), primary_key=True),
    Column("table_id", String(40), nullable=False, unique=True),
    Column("finished", BigInteger),  # nothing: it goes on, or the day was over before it
    Column("won", Boolean),
    Column("score", Integer),  # nothing: it was given up
    Index("attempts_person", "person"),
)
"""The one attempt at a deal that counts for somebody."""

mails = Table(
    "mails",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("table_id", String(40), primary_key=True),
    Column("due", BigInteger, nullable=False),
    Column("taken_until", BigInteger, nullable=False),
)
"""Notifications that are to be sent."""
