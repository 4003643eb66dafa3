"""Standing answers at the table: given in the menu, carried out in a battle, told in the log."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.serving import Server, wait_until
from tests.web.desk import Open
from tests.web.test_axe import looked_at


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_a_defender_with_standing_answers_is_not_asked(
    sit: Open, house: Server, width: int, height: int
) -> None:
    seat = house.new(name="Ahead")
    desk = sit(width, height, has_touch=width < 500)
    desk.sit_down(seat.table, seat.token)
    page = desk.page
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("menuitem", name="Standing answers").click()
    germany = page.get_by_role("region", name="Germany")
    germany.get_by_label("Losses").select_option(label="As the advisor proposes")
    expect(germany.get_by_label("Losses")).to_have_value("advised")
    soviets = page.get_by_role("region", name="Soviet Union")
    soviets.get_by_label("Losses").select_option(label="In this order, the first goes first")
    expect(soviets.get_by_role("listitem").first).to_contain_text("Infantry")
    soviets.get_by_label("My attack could retreat").select_option(label="Never retreat")
    looked_at(desk, f"standing answers {width}")
    wait_until(lambda: seat.get("/ahead").json()["answers"]["ussr"].get("retreat") == "never")
    page.keyboard.press("Escape")
    with seat.tab() as tab:
        tab.act("done")
        tab.act("move", units={"infantry": 3, "armor": 1}, start="karelia_ssr", route=["finland_norway"])
        tab.act("done")
        tab.act("fight", space="finland_norway")
        wait_until(lambda: not seat.log().state.battle)
    marked = {record.by for record in seat.log().records if record.ahead}
    assert "ussr" in marked or "germany" in marked
