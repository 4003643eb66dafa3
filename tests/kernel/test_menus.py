"""What counts as offered: an order that can be put together from lines of the menu."""

from __future__ import annotations

import pytest

from sandtable.kernel.menus import Wish, is_offered
from sandtable.kernel.protocol import Menu, Offer

MENU = Menu(
    "red",
    (
        Offer("move", "a", "cart", "cart", 2, ("b", "c")),
        Offer("move", "a", "cart", "cart@1", 1, ("b",)),
        Offer("move", "a", "horse", "horse", 3, ("b",)),
        Offer("dive", kind="sub", most=2),
        Offer("choose", kind="peace"),
        Offer("flee", targets=("b",)),
        Offer("done"),
    ),
)
OWING = Menu("red", (Offer("lose", unit="cart", most=2), Offer("lose", unit="horse", most=2)), owed=2)


@pytest.mark.parametrize(
    ("wish", "offered"),
    [
        pytest.param(Wish("move", {"cart": 1}, "a", "b"), True, id="some of a line"),
        pytest.param(Wish("move", {"cart": 3}, "a", "b"), False, id="more than a line has"),
        pytest.param(Wish("move", {"cart": 0}, "a", "b"), False, id="none of a line"),
        pytest.param(Wish("move", {}, "a", "b"), False, id="nothing named"),
        pytest.param(Wish("choose", kind=""), False, id="no kind where one is due"),
        pytest.param(Wish("move", {"cart": 2}, "b", "c"), False, id="another start"),
        pytest.param(Wish("move", {"cart": 2}, "a", "d"), False, id="another goal"),
        pytest.param(Wish("move", {"cart": 2}, "a"), False, id="no goal where one is due"),
        pytest.param(Wish("sail", {"cart": 2}, "a", "b"), False, id="another verb"),
        pytest.param(Wish("move", {"cart": 2, "horse": 3}, "a", "b"), True, id="several kinds to one goal"),
        pytest.param(
            Wish("move", {"cart": 2, "horse": 1}, "a", "c"), False, id="one kind does not get there"
        ),
        pytest.param(Wish("dive", {"": 2}), True, id="a number without units"),
        pytest.param(Wish("dive", {"": 3}), False, id="too large a number"),
        pytest.param(Wish("choose", kind="peace"), True, id="a kind"),
        pytest.param(Wish("choose", kind="war"), False, id="another kind"),
        pytest.param(Wish("flee", target="b"), True, id="a goal alone"),
        pytest.param(Wish("flee"), False, id="a verb that needs a goal"),
        pytest.param(Wish("done"), True, id="a verb alone"),
        pytest.param(Wish("done", target="b"), False, id="a goal too many"),
    ],
)
def test_offered(wish: Wish, offered: bool) -> None:
    assert is_offered(MENU, wish) is offered


def test_a_loose_name_takes_from_every_line_it_means() -> None:
    def means(text: str, unit: str) -> bool:
        return unit == text or unit.startswith(f"{text}@")

    assert is_offered(MENU, Wish("move", {"cart": 3}, "a", "b"), means)
    assert is_offered(MENU, Wish("move", {"cart@1": 1, "cart": 2}, "a", "b"), means)
    assert not is_offered(MENU, Wish("move", {"cart@1": 1, "cart": 3}, "a", "b"), means)
    assert not is_offered(MENU, Wish("move", {"cart": 3}, "a", "c"), means)


@pytest.mark.parametrize(
    ("units", "offered"),
    [
        ({"cart": 2}, True),
        ({"cart": 1, "horse": 1}, True),
        ({"cart": 1}, False),
        ({"cart": 2, "horse": 1}, False),
    ],
)
def test_what_is_owed_must_be_met(units: dict[str, int], offered: bool) -> None:
    assert is_offered(OWING, Wish("lose", units)) is offered
