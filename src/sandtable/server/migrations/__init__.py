"""Alembic's folder: how a database comes to the present schema. Run by `Store.open`."""
