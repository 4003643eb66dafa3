"""Tables, their records, people, dice keys and stored answers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _of_table() -> sa.Column[str]:
    return sa.Column(
        "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("ruleset", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("v", sa.Integer, nullable=False),
        sa.Column("awaited", sa.Text, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("parent", sa.Text, nullable=False),
        sa.Column("played", sa.String(32), nullable=False),
    )
    op.create_index("tables_by_played", "tables", ["played"])
    op.create_table(
        "records",
        _of_table(),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("line", sa.Text, nullable=False),
    )
    op.create_table(
        "people",
        _of_table(),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
    )
    op.create_table("dice_keys", _of_table(), sa.Column("key", sa.String(64), nullable=False))
    op.create_table(
        "answers",
        _of_table(),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("request", sa.String(64), primary_key=True),
        sa.Column("v", sa.Integer, nullable=False),
        sa.Column("reply", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("answers", "dice_keys", "people", "records", "tables"):
        op.drop_table(name)
