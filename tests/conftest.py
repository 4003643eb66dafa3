"""The option that rewrites the golden turns."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-turns", action="store_true", help="write the golden turns anew")
