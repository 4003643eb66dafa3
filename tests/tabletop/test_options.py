"""Values of options are held against the rows of a game's table."""

from __future__ import annotations

import pytest

from sandtable.kernel.protocol import Scalar
from sandtable.tabletop.options import OptionRow, check_option

SWITCH = OptionRow("bool", "")
NUMBER = OptionRow("int", "", 1, 3)
CHOICE = OptionRow("choice", "", choices=("a", "b"))
OWN = OptionRow("end", "")


@pytest.mark.parametrize(
    ("row", "value"), [(SWITCH, False), (NUMBER, 1), (NUMBER, 3), (CHOICE, "b"), (OWN, "rounds:3")]
)
def test_what_a_row_allows(row: OptionRow, value: Scalar) -> None:
    check_option("x", row, value)


@pytest.mark.parametrize(
    ("row", "value", "said"),
    [
        pytest.param(SWITCH, 1, "option x is true or false, not 1", id="a number is no switch"),
        pytest.param(NUMBER, 0, "option x lies between 1 and 3, not 0", id="too low"),
        pytest.param(NUMBER, 4, "option x lies between 1 and 3, not 4", id="too high"),
        pytest.param(NUMBER, True, "option x lies between 1 and 3, not True", id="a switch is no number"),
        pytest.param(NUMBER, "2", "option x lies between 1 and 3, not '2'", id="nor is a text"),
        pytest.param(CHOICE, "c", "option x is one of a, b, not 'c'", id="none of the choices"),
    ],
)
def test_what_it_does_not_allow(row: OptionRow, value: Scalar, said: str) -> None:
    with pytest.raises(ValueError, match=f"^{said}$"):
        check_option("x", row, value)
