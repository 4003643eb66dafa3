"""Runs the migrations on the connection that the store hands over."""

from __future__ import annotations

from alembic import context

from sandtable.server.schema import METADATA

# SQLite cannot change a column in place, so alembic copies the table (batch mode).
context.configure(
    connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
