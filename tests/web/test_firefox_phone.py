"""Firefox on a phone and a tablet: fingers instead of a mouse."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect

from tests.server.serving import Server
from tests.web.desk import Desk, Open
from tests.web.firefox import launched
from tests.web.test_attack_battle import at_table, board, challenge, kinds, play
from tests.web.test_attack_table import test_a_turn as take_a_turn
from tests.web.test_classic_fit import test_a_purchase_fits_under_fingers
from tests.web.test_orders import test_menus_stay_inside_the_window
from tests.web.test_pictures import evening, test_battle_and_time_machine, test_phone_on_its_side

__all__ = [
    "evening",
    "test_a_purchase_fits_under_fingers",
    "test_battle_and_time_machine",
    "test_menus_stay_inside_the_window",
    "test_phone_on_its_side",
]

pytestmark = pytest.mark.soak


@pytest.fixture(scope="session")
def browser(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    yield from launched(playwright, tmp_path_factory.mktemp("firefox"), fingers=True)


@pytest.fixture
def sit(sit: Open) -> Open:
    """Windows as in the other tests; Playwright has no mobile mode of Firefox."""

    def opened(*args: Any, is_mobile: bool = True, **more: Any) -> Desk:
        return sit(*args, **more)

    return opened


def test_a_turn_of_attack(sit: Open, house: Server) -> None:
    take_a_turn(sit, house, 390, 844, touch=True)


def test_two_ships_change_places(sit: Open, house: Server) -> None:
    desk = sit(390, 844)
    at_table(house, desk, play(challenge(), "brown: engage"))
    ships = board(desk).locator("[data-ship]")
    expect(ships.first).to_be_in_viewport()
    before = kinds(board(desk))
    desk.page.evaluate("addEventListener('pointerdown', (event) => (window.by = event.pointerType), true)")
    ships.first.click()
    ships.last.click()
    assert desk.page.evaluate("window.by") == "touch"
    assert kinds(board(desk)) == [before[-1], *before[1:-1], before[0]]
    desk.picture("firefox-phone-sea")
