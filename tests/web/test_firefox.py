"""The main browser tests in Firefox: start, a round of Classic, battles of Attack!, keyboard, map, replay."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright

from tests.web.firefox import launched
from tests.web.test_attack_battle import (
    test_a_land_battle_with_the_keyboard,
    test_a_sea_battle_with_mouse_and_keyboard,
)
from tests.web.test_full_round import test_a_round_from_the_start_screen_to_a_branch
from tests.web.test_keyboard import test_a_battle_with_the_keyboard_alone
from tests.web.test_map import test_the_bar_stays_when_a_list_is_searched, test_wheel_and_hand_move_the_map
from tests.web.test_orders import test_editing_keeps_the_numbers_and_escape_restores
from tests.web.test_replay import test_a_game_from_a_file

__all__ = [
    "test_a_battle_with_the_keyboard_alone",
    "test_a_game_from_a_file",
    "test_a_land_battle_with_the_keyboard",
    "test_a_round_from_the_start_screen_to_a_branch",
    "test_a_sea_battle_with_mouse_and_keyboard",
    "test_editing_keeps_the_numbers_and_escape_restores",
    "test_the_bar_stays_when_a_list_is_searched",
    "test_wheel_and_hand_move_the_map",
]

pytestmark = pytest.mark.soak


@pytest.fixture(scope="session")
def browser(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    yield from launched(playwright, tmp_path_factory.mktemp("firefox"))
