"""What people have answered ahead, by seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ahead",
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.String(32), primary_key=True),
        sa.Column("answers", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("ahead")
