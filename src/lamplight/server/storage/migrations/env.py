"""What alembic runs: the migrations, on the connection that it was handed."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from lamplight.server.storage.schema import metadata

connection: Connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
