"""How long a table's computers may think, and why they did what they did."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("thinking", sa.Integer, nullable=False, server_default="5"))
    op.create_table(
        "reasons",
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("reasons", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("reasons")
    # In place: a copy of the table, as batch mode makes it, would take all that refers to it along.
    op.drop_column("tables", "thinking")
