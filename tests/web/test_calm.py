"""A calm map: the camera comes near, labels wait for the land, bar, dock and buttons keep out of the way."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.server.serving import Server, wait_until
from tests.web.desk import Desk, Open, liked
from tests.web.test_attack_fit import nothing_is_cut_off
from tests.web.test_classic_fit import until_germany_attacks
from tests.web.test_map import place_of

DESKTOP: dict[str, Any] = {"width": 1440, "height": 900}
LARGE: dict[str, Any] = {"width": 3840, "height": 2160}
PHONE: dict[str, Any] = {
    "width": 390,
    "height": 844,
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}

COVERED = """([targets, buttons]) => targets.filter((target) => {
  const { x, y, width, height } = document.getElementById(`area-${target}`).getBoundingClientRect();
  const [cx, cy] = [x + width / 2, y + height / 2];
  return [...document.querySelectorAll(buttons)].some((button) => {
    const box = button.getBoundingClientRect();
    return cx > box.left && cx < box.right && cy > box.top && cy < box.bottom;
  });
})"""
"""Which of the targets have their middle under a button."""

UNDER = """() => {
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const buttons = [...document.querySelectorAll(".floats button")].map((one) => one.getBoundingClientRect());
  return [...document.querySelectorAll("[data-stack] .body")]
    .filter((counter) => buttons.some((button) => meet(button, counter.getBoundingClientRect())))
    .map((counter) => counter.closest("[data-stack]").dataset.stack);
}"""
"""Which counters lie under a round button."""


def box(found: Locator) -> dict[str, float]:
    at = found.bounding_box()
    assert at is not None
    x, y, width, height = at["x"], at["y"], at["width"], at["height"]
    return {"x": x, "y": y, "width": width, "height": height, "right": x + width, "bottom": y + height}


def see_the_world(desk: Desk) -> None:
    """Show the whole map: on a phone by its round button."""
    globe = desk.page.locator(".floats button").nth(1)
    if globe.count():
        globe.click()
    else:
        desk.page.keyboard.press("1")
    desk.rest()


def test_a_stack_that_is_tapped_brings_the_camera_near(sit: Open, house: Server) -> None:
    seat = until_germany_attacks(house)
    desk = sit(**PHONE)
    desk.sit_down(seat.table, seat.token)
    see_the_world(desk)
    far = place_of(desk, "russia")[0] - place_of(desk, "germany")[0]
    desk.page.locator("#area-ukraine_ssr").evaluate("(it) => it.click()")
    wait_until(lambda: place_of(desk, "russia")[0] - place_of(desk, "germany")[0] > 1.3 * far)


def test_a_selected_stack_brings_the_camera_near_and_back(sit: Open, house: Server) -> None:
    seat = until_germany_attacks(house)
    desk = sit()
    desk.sit_down(seat.table, seat.token)

    def apart() -> float:
        return place_of(desk, "russia")[0] - place_of(desk, "germany")[0]

    far = apart()
    desk.pick("ukraine_ssr")
    wait_until(lambda: apart() > 1.3 * far)
    desk.hover("caucasus")
    expect(desk.page.locator(".plan .way")).to_contain_text("1 space away")
    expect(desk.page.locator(".plan .figure")).to_be_visible()
    desk.page.keyboard.press("Escape")
    wait_until(lambda: abs(apart() - far) < 1)
    desk.pick("germany")  # its planes reach half of the world
    desk.pick("eastern_europe", shift=True)
    wait_until(lambda: apart() > 1.2 * far)


@pytest.mark.quick("desktop")
@pytest.mark.parametrize("window", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_names_and_counters_wait_for_the_land(sit: Open, house: Server, window: dict[str, Any]) -> None:
    seat = house.new()
    desk = sit(**window)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    desk.page.route("**/paint.worker*", hold)
    desk.page.goto(f"{desk.url}/#/table/{seat.table}?token={seat.token}")
    counter = desk.page.locator("[data-stack] .body").first
    expect(counter).to_be_attached()
    wait_until(lambda: len(held) > 0)
    expect(counter).to_be_hidden()
    for route in held:
        route.continue_()
    desk.page.unroute("**/paint.worker*")
    expect(counter).to_be_visible()


def test_the_dock_holds_six_kinds_and_three_digits(sit: Open, house: Server) -> None:
    seat = until_germany_attacks(house)
    desk = sit()
    desk.sit_down(seat.table, seat.token)
    desk.pick("germany")
    desk.pick("southern_europe", shift=True)
    desk.hover("karelia_ssr")
    tiles = desk.page.locator(".tiles .tile")
    expect(tiles).to_have_count(6)
    expect(desk.page.locator(".plan .figure")).to_be_visible()
    counts: Any = "(found) => found.forEach((it) => { it.innerHTML = '<b>120</b><small> / 120</small>' })"
    desk.page.locator(".tiles .count").evaluate_all(counts)
    for width, height in ((1280, 800), (1440, 900)):
        desk.page.set_viewport_size({"width": width, "height": height})
        nothing_is_cut_off(desk, f"six kinds at {width}")
        for tile in tiles.all():
            assert box(tile.locator(".count"))["right"] <= box(tile)["right"]


def test_large_text_keeps_the_phases_of_a_phone(sit: Open, house: Server) -> None:
    seat = until_germany_attacks(house)
    desk = sit(**PHONE, language="de")
    desk.page.add_init_script(liked(textSize=150))
    desk.sit_down(seat.table, seat.token)
    phases = desk.page.locator("header.bar ol li").all()
    assert len(phases) == 6
    assert all(box(one)["width"] > 20 and box(one)["right"] <= 390 for one in phases)
    expect(desk.page.locator("header.bar .what b")).to_be_visible()


def test_large_text_keeps_the_phases(sit: Open, house: Server) -> None:
    seat = until_germany_attacks(house)
    desk = sit(1440, 768, language="de")
    desk.page.add_init_script(liked(textSize=150))
    desk.sit_down(seat.table, seat.token)
    for width in (1440, 1024):
        desk.page.set_viewport_size({"width": width, "height": 768})
        desk.frame()
        bar = box(desk.page.locator(".phases"))
        phases = desk.page.locator(".phases li").all()
        assert len(phases) == 6
        assert all(box(one)["width"] > 0 and box(one)["right"] <= bar["right"] + 1 for one in phases)
        assert bar["right"] <= box(desk.page.locator(".tools"))["x"]


def test_bar_and_dock_grow_on_a_very_large_window(sit: Open, house: Server) -> None:
    seat = house.new()
    desk = sit(3840, 2160)
    desk.sit_down(seat.table, seat.token)
    assert box(desk.page.locator("header.bar"))["height"] > 100
    assert box(desk.page.locator(".dock"))["height"] > 300
    assert box(desk.page.locator("[data-stack]").first)["height"] > 30
    button = desk.page.locator("header.bar button.menu")
    button.click()
    opened = desk.page.locator("[role=menu]")
    wait_until(lambda: box(opened)["y"] > 0)  # it is put in its place once it is there
    menu = box(opened)
    assert 0 <= menu["y"] - box(button)["bottom"] < 30
    assert abs(menu["x"] - box(button)["x"]) < 30
    desk.page.keyboard.press("Escape")
    desk.page.locator(".phases button").last.click()
    assert box(desk.page.locator(".about"))["width"] > 300
    desk.hover("germany")
    expect(desk.page.locator("aside.card")).to_be_visible()
    assert box(desk.page.locator("aside.card"))["width"] > 500


def test_the_buttons_of_a_phone_lie_over_no_target(sit: Open, house: Server) -> None:
    seat = until_germany_attacks(house)
    desk = sit(**PHONE)
    desk.sit_down(seat.table, seat.token)
    for start in ("germany", "western_europe"):
        desk.page.locator(f"#area-{start}").evaluate("(it) => it.click()")
        expect(desk.page.locator(".selection")).to_be_visible()
        desk.rest()
        log = seat.log()
        offers = log.game.options(log.state, "germany").offers
        targets = sorted({goal for offer in offers if offer.origin == start for goal in offer.targets})
        assert targets
        assert desk.page.evaluate(COVERED, [targets, ".floats button"]) == []
        desk.page.keyboard.press("Escape")
        expect(desk.page.locator(".selection")).to_have_count(0)


@pytest.mark.parametrize("nation", ["germany", "uk", "japan"])
def test_the_buttons_of_a_phone_lie_over_no_counter(sit: Open, house: Server, nation: str) -> None:
    seat = house.new()
    with seat.tab() as tab:
        while (tab.due, tab.pending()["what"]) != (nation, "combat_move"):
            tab.act("done")
    desk = sit(**PHONE)
    desk.sit_down(seat.table, seat.token)
    desk.rest()
    assert desk.page.locator("[data-stack] .body").count() > 20
    assert desk.page.locator(".floats button").count() > 0
    assert desk.page.evaluate(UNDER) == []
    see_the_world(desk)
    assert desk.page.evaluate(UNDER) == []


@pytest.mark.quick("desktop")
@pytest.mark.parametrize("window", [DESKTOP, PHONE, LARGE], ids=["desktop", "phone", "4k"])
def test_the_world_holds_every_counter(sit: Open, house: Server, window: dict[str, Any]) -> None:
    seat = house.new()
    desk = sit(**window)
    desk.sit_down(seat.table, seat.token)
    see_the_world(desk)
    desk.picture(f"calm-world-{window['width']}")
    world = box(desk.page.locator("main.map"))
    seen = 0
    for counter in desk.page.locator("[data-stack] .body").all():
        at = box(counter)
        if at["right"] < world["x"] or at["x"] > world["right"]:
            continue  # the same one again, on the other side of the world
        seen += 1
        name = counter.locator("xpath=ancestor::*[@data-stack]").get_attribute("data-stack")
        assert world["x"] <= at["x"] + 2, name
        assert at["right"] <= world["right"] + 2, name
        assert world["y"] <= at["y"] + 2, name
        assert at["bottom"] <= world["bottom"] + 2, name
    assert seen > 15


def test_a_phone_has_research_below_the_units(sit: Open, house: Server) -> None:
    seat = house.new()
    desk = sit(**PHONE)
    desk.sit_down(seat.table, seat.token)
    assert (
        box(desk.page.locator(".purchase div.also"))["y"]
        > box(desk.page.locator(".purchase ul"))["bottom"] - 1
    )
