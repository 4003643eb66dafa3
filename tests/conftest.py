"""The option that rewrites the golden turns, and properties that need not hurry."""

from __future__ import annotations

import hypothesis
import pytest

hypothesis.settings.register_profile("unhurried", deadline=None)
hypothesis.settings.load_profile("unhurried")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-turns", action="store_true", help="write the golden turns anew")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of a test marked `quick` only the variants it names are run by `make test`, the others by the soak."""
    missing: dict[object, set[str]] = {}
    for item in items:
        for mark in item.iter_markers("quick"):
            assert isinstance(item, pytest.Function)
            variant = item.callspec.id
            missing.setdefault(item.function, set(mark.args)).discard(variant)
            if variant not in mark.args:
                item.add_marker(pytest.mark.soak)
    if any(missing.values()) and not any("[" in arg for arg in config.args):
        raise pytest.UsageError(f"variants named quick that are not there: {missing}")
