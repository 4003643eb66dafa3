"""A whole game of Attack! for six in a browser: two people who share it, four computers, to its end."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

from sandtable.games.attack.actions import Accept, Decline, Diplomacy
from sandtable.games.attack.game import ATTACK
from sandtable.kernel import save
from sandtable.kernel.log import Log
from sandtable.kernel.protocol import Over, Setup
from tests.server.serving import Seated, Server
from tests.web.desk import Desk, Open
from tests.web.test_attack_table import answer

PEOPLE = {"gray": "Anna", "tan": "Ben"}
COMPUTERS = ("brown", "green", "blue", "red")
CARD = re.compile(r"\b(?:population|oil|minerals|factories|rail_transport)_\d+\b")
ENOUGH = 900
PLAIN = {"command": "pass", "naval_answer": "withdraw", "naval_stay": "withdraw", "leave": "allow"}


@pytest.mark.soak
def test_a_game_of_six_to_its_end(sit: Open, house: Server, tmp_path: Path) -> None:
    seated = begin(house)
    desk = sit()
    desk.be_fast()
    desk.sit_down(seated.table, seated.token)
    game = Evening(desk, seated, tmp_path)
    game.play()
    over = seated.log().pending
    assert isinstance(over, Over)
    assert over.how in ("rounds", "elimination")
    done = [entry.do for _, entry in seated.log().line if entry.by in PEOPLE]
    assert any(isinstance(do, Diplomacy) for do in done)
    assert any(isinstance(do, Accept | Decline) for do in done)
    assert game.checked
    expect(desk.page.locator("main.ending h1")).to_be_visible()
    ranks = desk.page.get_by_role("list", name="Final ranking").get_by_role("listitem")
    expect(ranks).to_have_count(6)
    expect(ranks.first).to_contain_text(over.winners[0].capitalize())
    desk.picture("attack-full-over")
    look_back(desk)
    saved = download(desk, "Save as a file", tmp_path / "full.sandtable")
    assert save.read(saved).version == seated.log().version
    load_again(desk, saved)
    replay(desk, seated, tmp_path)


def begin(house: Server) -> Seated:
    """Two people and four computers, three stars where the game has them."""
    games = house.http.get("/api/games").json()
    kinds = next(game["computers"] for game in games if game["name"] == "attack")
    kind = "stars3" if "stars3" in kinds else kinds[0]
    setup = Setup(
        "attack", "base", seats=(*PEOPLE, *COMPUTERS), options={"quick_setup": True, "end": "rounds:2"}
    )
    people = {name: (seat,) for seat, name in PEOPLE.items()}
    seated = house.load(save.dump(Log.new(ATTACK, setup, people=people, game_id=f"{6:016x}")))
    seated.reseat(kind, *COMPUTERS)
    return seated


class Evening:
    """The two people at their browser, who do what there is to do, one decision after the other."""

    def __init__(self, desk: Desk, seated: Seated, folder: Path) -> None:
        self.desk = desk
        self.page = desk.page
        self.seated = seated
        self.folder = folder
        self.checked = False
        self.tried: set[tuple[str, str]] = set()

    def play(self) -> None:
        """Decide until the game is over."""
        for _ in range(ENOUGH):
            if self.page.locator("main.ending").count():
                return
            self.desk.await_version(self.seated)
            self.step()
            self.desk.frame()
        raise AssertionError("the game does not end")

    def step(self) -> None:
        """The one thing to do now: take the device, go on in a fight, or decide."""
        curtain = self.page.locator(".curtain button.primary")
        board = self.page.locator(".veil [data-next]:not(:disabled)")
        title = self.page.locator(".ask h2")
        if curtain.count():
            curtain.click()
        elif board.count():
            board.first.click()
        elif self.page.locator(".veil").count():
            self.decide_plainly()
        elif title.count():
            self.decide(title.inner_text())

    def decide(self, title: str) -> None:
        if title == "What will you do?":
            self.take_turn()
        elif "offers you a deal" in title:
            self.answer_offer()
        elif "want to trade" in title:
            self.page.get_by_role("button", name="Let them trade").click()
        elif "asks for permission" in title:
            self.page.get_by_role("button", name="Let them pass").click()
        else:
            self.decide_plainly()

    def take_turn(self) -> None:
        """Each tries diplomacy and trade once; then the turn ends."""
        seat = self.page.locator(".dock .nation h2").inner_text()
        if (seat, "diplomacy") not in self.tried:
            self.tried.add((seat, "diplomacy"))
            self.persuade()
        elif (seat, "offer") not in self.tried:
            self.tried.add((seat, "offer"))
            self.offer(seat)
        else:
            if not self.checked:
                self.checked = True
                check_secrets(self.desk, self.seated, self.folder)
            self.end_turn()

    def persuade(self) -> None:
        self.page.get_by_role("button", name=re.compile("^Diplomacy")).click()
        self.page.get_by_label("Choose a region on the map or here").select_option(index=3)
        self.page.locator(".ask .answers button.primary").click()

    def offer(self, seat: str) -> None:
        """A card for one of the other person's."""
        button = self.page.get_by_role("button", name=re.compile("^Offer a deal"))
        if not button.count() or button.get_attribute("aria-disabled"):
            return
        button.click()
        desk = self.page.locator("dialog[open]")
        desk.get_by_role("radio", name=re.compile("Tan" if seat == "Gray" else "Gray")).check()
        desk.get_by_role("group", name="You give").get_by_role("button").first.click()
        desk.get_by_role("spinbutton", name="Wanted: any card").press("ArrowUp")
        desk.get_by_role("button", name="Make the offer").click()

    def answer_offer(self) -> None:
        """Agree where any card will do."""
        accept = self.page.get_by_role("button", name="Accept")
        cards = self.page.get_by_role("group", name="Choose the cards").get_by_role("button")
        if accept.count() and "1 × any card" in self.page.locator(".ask").inner_text():
            cards.first.click()
            accept.click()
        else:
            self.page.get_by_role("button", name="Decline").click()

    def end_turn(self) -> None:
        self.desk.go_on("End the turn")

    def decide_plainly(self) -> None:
        """What has screens and tests of its own is answered in a second tab."""
        with self.seated.tab() as tab:
            seat = tab.ready()
            if seat:
                tab.say(seat=seat, do=answer(tab.pending()["what"], tab.now["menus"][seat], PLAIN))


# What the browser hands out


def check_secrets(desk: Desk, seated: Seated, folder: Path) -> None:
    """The web page of a running game tells nothing that the seat at the screen may not know."""
    page = download(desk, "Share as a web page", folder / "running.html").read_text()
    found = re.search(r'<script type="application/json" id="story">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    story = json.loads(found[1])
    seat = story["start"]["seat"]
    told = set(CARD.findall(json.dumps({"start": story["start"], "steps": story["steps"]})))
    known, held = knowledge(seated, seat)
    assert held - known, "nobody has a secret"
    assert told & known
    assert not told - known


def knowledge(seated: Seated, seat: str) -> tuple[set[str], set[str]]:
    """Cards the seat has ever seen, and cards that others have ever held."""
    log = seated.log()
    known: set[str] = set()
    held: set[str] = set()
    state = log.state_at(0)
    for _, entry in log.line:
        step = log.game.apply(state, entry)
        state = step.state
        known.update(state.hand(seat), *state.known.get(seat, {}).values())
        held.update(card for owner, cards in state.hands.items() if owner != seat for card in cards)
        open_to = [event for event in step.events if event.seen_by is None or seat in event.seen_by]
        known.update(CARD.findall(msgspec.json.encode(open_to).decode()))
        if state.battle is not None and state.battle.card:
            known.add(state.battle.card)
    return known, held


def download(desk: Desk, button: str, path: Path) -> Path:
    """What a button of the table's menu saves."""
    desk.page.locator(".bar .nations").click()
    with desk.page.expect_download() as saving:
        desk.page.locator("dialog[open]").get_by_role("button", name=button).click()
    saving.value.save_as(path)
    desk.page.keyboard.press("Escape")
    return path


def look_back(desk: Desk) -> None:
    desk.page.get_by_role("button", name="Look back at the game").click()
    slider = desk.page.get_by_role("slider")
    slider.focus()
    slider.press("Home")
    expect(desk.page.locator(".round strong")).to_have_text("Setup")
    slider.press("End")
    expect(desk.page.locator(".round strong")).to_contain_text("Round")
    desk.page.keyboard.press("Escape")
    expect(slider).to_have_count(0)
    desk.page.keyboard.press("Escape")
    expect(desk.page.locator("main.ending")).to_have_count(0)


def load_again(desk: Desk, saved: Path) -> None:
    desk.go("/load")
    desk.page.locator("input[type=file]").set_input_files(saved)
    desk.await_board()
    expect(desk.page.get_by_role("list", name="Final ranking")).to_be_visible()


def replay(desk: Desk, seated: Seated, folder: Path) -> None:
    """The game as one web page, from the setup to the last round."""
    page = folder / "over.html"
    page.write_bytes(seated.get("/replay.html").content)
    desk.page.goto(page.as_uri())
    slider = desk.page.get_by_role("slider")
    slider.focus()
    slider.press("End")
    expect(desk.page.locator(".when b")).to_contain_text("Round")
