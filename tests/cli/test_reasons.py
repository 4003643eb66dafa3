"""The list of refusal reasons in the documents is that of the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sandtable.cli import reasons
from sandtable.kernel import registry

CASES = Path(__file__).parents[2] / "cases"


def test_the_page_is_up_to_date() -> None:
    assert reasons.main(["--check"]) == 0, "run python -m sandtable.cli.reasons"


def test_an_old_page_is_noticed_and_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "cases.md"
    page.write_text(f"before\n{reasons.BEGIN}| old |\n{reasons.END}after\n", encoding="utf-8")
    monkeypatch.setattr(reasons, "TARGET", page)
    assert reasons.main(["--check"]) == 1
    assert "cases.md is out of date" in capsys.readouterr().err
    assert reasons.main([]) == 0
    assert reasons.main(["--check"]) == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "| `out_of_range` | classic, global40 | {unit} must go {needs} spaces" in text
    assert "| `no_sea_way` | attack |" in text
    assert "| `not_owed` | every game |" in text
    page.write_text("no marks", encoding="utf-8")
    with pytest.raises(ValueError, match="marks"):
        reasons.main([])


def test_every_reason_of_a_case_is_listed_for_its_game() -> None:
    givers = reasons.givers()
    strange = []
    for game in registry.names():
        for path in (CASES / game).glob("*.case"):
            for reason in re.findall(r"^refuse .* : (\w+)", path.read_text("utf-8"), re.MULTILINE):
                if not {game, reasons.EVERY_GAME} & set(givers.get(reason, ())):
                    strange.append(f"{path.name}: {reason}")
    assert not strange


@pytest.mark.parametrize(
    ("source", "found"),
    [
        pytest.param('refuse("a", "1.x")', {"a"}, id="a text"),
        pytest.param('refuse(reason="a", rule="1.x")', {"a"}, id="by its name"),
        pytest.param('def f(x):\n    return refuse("a" if x else "b")', {"a", "b"}, id="a choice"),
        pytest.param(
            'def f(x):\n    why = "a" if x else "b"\n    if x:\n        why = "c"\n    return refuse(why)',
            {"a", "b", "c"},
            id="a name",
        ),
        pytest.param('def f():\n    def g():\n        return Refusal("a")\n    return g', {"a"}, id="within"),
    ],
)
def test_reasons_are_read_from_the_source(source: str, found: set[str], tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text(source, encoding="utf-8")
    assert reasons.reasons_in(path) == found


@pytest.mark.parametrize(
    "source",
    [
        pytest.param("def f(why):\n    return refuse(why)", id="handed in"),
        pytest.param('def f(x):\n    return refuse(f"no_{x}")', id="put together"),
        pytest.param('def f(x, y):\n    return refuse("a" if x else y)', id="half known"),
        pytest.param('def f(x):\n    why = "a"\n    why = x\n    return refuse(why)', id="one of two known"),
        pytest.param(
            'def f(x, why):\n    if x:\n        why = "a"\n    return refuse(why)', id="or handed in"
        ),
        pytest.param("def f():\n    return refuse()", id="none"),
    ],
)
def test_a_reason_that_cannot_be_read_is_an_error(source: str, tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text(source, encoding="utf-8")
    with pytest.raises(reasons.UnreadableReason, match=r"rules.py:\d"):
        reasons.reasons_in(path)
