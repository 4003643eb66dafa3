"""The option that rewrites the golden turns, and properties that need not hurry."""

from __future__ import annotations

import hypothesis
import pytest

hypothesis.settings.register_profile("unhurried", deadline=None)
hypothesis.settings.load_profile("unhurried")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-turns", action="store_true", help="write the golden turns anew")
