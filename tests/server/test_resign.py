"""Who may give up for whom: a side all of whose people one is oneself, at the device that shows its seat."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.games.axis.classic.game import CLASSIC
from sandtable.kernel import save
from sandtable.kernel.log import Log
from sandtable.kernel.protocol import Setup
from sandtable.kernel.save import AnyLog
from sandtable.kernel.verify import verify
from sandtable.server import sight
from tests.server.serving import Seated, Server, Tab

AXIS, ALLIES = ("germany", "japan"), ("ussr", "uk", "usa")
RESIGN = {"act": "concede", "side": "axis"}


def against_computers(server: Server, *mine: str) -> Seated:
    seats = {seat: {"kind": "random"} for seat in (*AXIS, *ALLIES) if seat not in mine}
    return server.new(seats=seats)


def offered(tab: Tab) -> tuple[str, ...]:
    """The sides or players that can be given up for."""
    lines = tab.now["menus"].get("table", {}).get("offers", ())
    return tuple(target for line in lines if line["verb"] == "concede" for target in line["targets"])


def test_the_game_is_over_and_the_file_knows_it(server: Server) -> None:
    seated = against_computers(server, *ALLIES)
    with seated.tab() as tab:
        assert offered(tab) == ("allies",)
        tab.act("buy", units={"infantry": 1})
        assert tab.reason(seat="table", do=RESIGN) == "not_your_seat"
        assert tab.reason(seat="ussr", do={"act": "concede", "side": "allies"}) == "not_now"
        said = tab.say(seat="table", do={"act": "concede", "side": "allies"})
        assert said["type"] == "done", said
        assert tab.pending()["type"] == "over"
        assert (tab.pending()["how"], set(tab.pending()["winners"])) == ("conceded", set(AXIS))
        assert not tab.now.get("undo")
        assert tab.reason(seat="ussr", undo=1) == "cannot_undo"
        assert tab.reason(seat="table", do=RESIGN) == "game_over"
    assert seated.summary()["over"]
    log = save.load(seated.file())
    assert verify(log).exit_code == 0
    story = seated.get("/story").json()
    assert story["over"]
    assert story["steps"][-1]["do"] == {"act": "concede", "side": "allies"}
    assert story["steps"][-1]["events"][0]["what"] == "game_over"
    assert server.load(seated.file()).summary()["over"]


def test_whoever_plays_one_nation_speaks_for_the_computers_beside_it(server: Server) -> None:
    with against_computers(server, "japan").tab() as tab:
        assert offered(tab) == ("axis",), "also while a computer decides"
        assert tab.say(seat="table", do=RESIGN)["type"] == "done"
        assert tab.pending()["how"] == "conceded"


def test_people_at_one_device_speak_for_both_sides(server: Server) -> None:
    with server.new().tab() as tab:
        assert offered(tab) == ("axis", "allies")


def test_nobody_gives_up_for_computers_alone(server: Server) -> None:
    with against_computers(server).tab() as tab:
        assert offered(tab) == ()
        assert tab.reason(seat="table", do=RESIGN) == "not_your_seat"


@pytest.mark.parametrize(
    ("mine", "others", "sides"),
    [
        pytest.param(AXIS, ALLIES, ("axis",), id="a side each"),
        pytest.param(("germany",), ("japan",), (), id="somebody else plays beside me"),
        pytest.param(("germany", "uk"), ("ussr",), ("axis",), id="on both sides, alone on one"),
        pytest.param((), (*AXIS, *ALLIES), (), id="a spectator"),
    ],
)
def test_others_on_the_same_side_must_agree(
    mine: tuple[str, ...], others: tuple[str, ...], sides: tuple[str, ...]
) -> None:
    log: AnyLog = Log.new(CLASSIC, Setup("classic", "2nd"))
    menu = sight.said_for_all(log, sight.sight_of(log, mine, others=others))
    assert tuple(side for offer in menu.offers for side in offer.targets) == sides


def test_in_a_game_with_secrets_only_the_seat_on_the_screen_gives_up(server: Server) -> None:
    playing: list[Any] = ["gray", "tan", "brown"]
    seated = server.new("attack", "base", playing=playing, options={"quick_setup": True})
    with seated.tab() as tab:
        assert offered(tab) == ()
        seat = tab.take()
        assert offered(tab) == (seat,)
        other = next(one for one in playing if one != seat)
        assert tab.reason(seat="table", do={"act": "concede", "seat": other}) == "not_your_seat"
        assert tab.say(seat="table", do={"act": "concede", "seat": seat})["type"] == "done"
        assert (tab.pending()["type"], tab.pending()["how"]) == ("over", "conceded")
        assert seat not in tab.pending()["winners"]
        assert not tab.now.get("undo")
    assert verify(save.load(seated.file())).exit_code == 0
