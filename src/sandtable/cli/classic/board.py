"""Classic in a terminal: nations, territories by owner, sea zones, battles with their dice, and words."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sandtable.cli.boards import Look
from sandtable.cli.classic.words import EVENTS, SILENT, STEPS, THEATRES
from sandtable.cli.words import figure, figures_in
from sandtable.games.axis.classic.actions import Concede
from sandtable.games.axis.classic.data import roster, setup_table
from sandtable.games.axis.classic.fire import attackers, defenders, gun_strength, shots
from sandtable.games.axis.classic.game import View
from sandtable.games.axis.classic.state import Battle, State
from sandtable.games.axis.core.notation import find_space, shorten, write_piles
from sandtable.kernel.protocol import Event, Offer

STYLES = {"ussr": "red", "germany": "bright_black", "uk": "yellow", "japan": "magenta", "usa": "green"}


class ClassicLook(Look):
    """The look of Classic."""

    def title(self, seat: str) -> str:
        return setup_table().names.get(seat, seat)

    def board(self, view: View, words: str) -> RenderableType:
        state = view.position
        spaces, nations = chosen_spaces(state, words)
        parts: list[RenderableType] = [nation_table(view, nations)] if nations else []
        for nation in (*_by_side(state), ""):
            land = [s for s in spaces if state.owner.get(s) == nation]
            if land:
                parts.append(land_table(state, nation, land, bool(words)))
        zones = [s for s in spaces if state.rules.board.is_sea(s) and (state.at(s) or words)]
        if zones:
            parts.append(sea_table(state, zones))
        return Group(*parts)

    def status(self, view: View) -> RenderableType:
        state = view.position
        seat = state.seat
        bought = " ".join(f"{count} {shorten(kind, roster())}" for kind, count in state.bought.items())
        line = Text(f"Round {state.round}, {self.title(seat)}: {state.phase.replace('_', ' ')}", style="bold")
        line.append(f"  {state.ipc[seat]} IPC, production {view.production[seat]}", style="not bold")
        line.append(f", to place: {bought}" if bought else "", style="not bold")
        return Group(line, battle_table(state, state.battle)) if state.battle else line

    def most(self, offer: Offer) -> int:
        return 0 if offer.verb == "fight" else offer.most

    def is_for_table(self, action: Any) -> bool:
        return isinstance(action, Concede)

    def event(self, before: State, event: Event) -> RenderableType | None:
        if event.what in SILENT:
            return None
        if event.what == "fired":
            return dice_line(before, event)
        lost = event.what == "stranded" and not event.facts["to"]
        text = EVENTS.get("stranded_lost" if lost else event.what, "")
        if not text or not figures_in(text) <= set(event.facts):
            return super().event(before, event)
        facts = {name: self._fact(name, value) for name, value in event.facts.items()}
        return Text("  " + re.sub(r"\s+", " ", text.format_map(facts)).strip())

    def _fact(self, name: str, value: Any) -> str:
        if name == "units":
            return " ".join(_short(text) for text in value)
        if name in ("by", "owner", "lost_by", "nation", "held_by"):
            return self.title(value)
        if name == "winners":
            return ", ".join(map(self.title, value))
        return (
            " > ".join(value)
            if name == "route"
            else figure(value).replace("_", " " if name == "tech" else "_")
        )


def _short(text: str) -> str:
    count, _, spec = text.partition(" ")
    return f"{count} {shorten(spec, roster())}"


def _by_side(state: State) -> list[str]:
    rules = state.rules
    return sorted(rules.order, key=lambda nation: rules.side[nation])


def chosen_spaces(state: State, words: str) -> tuple[list[str], tuple[str, ...]]:
    """The spaces and nations a filter means: nothing, a side, nation, theatre, `sea`, `land` or a space."""
    rules, board = state.rules, state.rules.board
    word = words.strip().lower()
    if not word:
        return list(board.names), tuple(_by_side(state))
    if word in rules.order or word in rules.side.values():
        nations = tuple(n for n in _by_side(state) if word in (n, rules.side[n]))
        return [s for s in board.names if _concerns(state, s, nations)], nations
    if word in THEATRES:
        land = THEATRES[word]
        near = {zone for s in land for zone in board.neighbours[s] if board.is_sea(zone)}
        return [s for s in board.names if s in land or s in near], ()
    if word in ("sea", "land"):
        return [s for s in board.names if board.is_sea(s) == (word == "sea")], ()
    try:
        space = find_space(board, word)
    except ValueError as error:
        known = ", ".join((*sorted(set(rules.side.values())), *rules.order, *THEATRES, "sea", "land"))
        raise ValueError(f"{error}; a board can be asked for {known} or a space") from None
    return [space, *board.neighbours[space]], ()


def _concerns(state: State, space: str, nations: tuple[str, ...]) -> bool:
    return state.owner.get(space) in nations or any(p.nation in nations for p in state.at(space))


def nation_table(view: View, nations: Iterable[str]) -> Grid:
    """Money, production, capital and developments of nations."""
    state, rules = view.position, view.position.rules
    grid = Grid(
        "nation", "side", "IPC", "production", "capital", "developments", title=f"Round {state.round}"
    )
    for nation in nations:
        holder = state.owner[rules.capital[nation]]
        capital = "held" if holder == nation else f"lost to {holder}"
        tech = ", ".join(name.replace("_", " ") for name in state.tech.get(nation, ()))
        level = str(view.production[nation])
        grid.add_row(
            nation, rules.side[nation], str(state.ipc[nation]), level, capital, tech, style=STYLES.get(nation)
        )
    return grid


def land_table(state: State, nation: str, land: list[str], with_empty: bool) -> RenderableType:
    """Territories of one nation; of the neutral ones, where nobody can stand, only the names."""
    if not nation and not with_empty:
        return Text(f"Neutral: {' '.join(land)}", style="dim")
    value, order = state.rules.board.value, state.rules.order
    total = sum(value[s] for s in land)
    title = f"{nation} ({total} IPC here)" if nation else "neutral"
    grid = Grid("territory", "owner", "value", "units", title=title, title_style=STYLES.get(nation, ""))
    for space in land:
        grid.add_row(
            space, nation or "neutral", str(value[space]), write_piles(state.at(space), order, roster())
        )
    return grid


def sea_table(state: State, zones: list[str]) -> Grid:
    """Sea zones and who sails there."""
    grid = Grid("sea zone", "units", title="at sea")
    for zone in zones:
        grid.add_row(zone, write_piles(state.at(zone), state.rules.order, roster()))
    return grid


def battle_table(state: State, battle: Battle) -> Grid:
    """Both sides of the battle being fought, and who was hit but still fires."""
    order = state.rules.order
    title = (
        f"{battle.kind} battle in {battle.space}, round {battle.round}: {STEPS.get(battle.step, battle.step)}"
    )
    grid = Grid("", "units", title=title)
    grid.add_row("attack", write_piles(attackers(state, battle), order, roster()))
    grid.add_row("defense", write_piles(defenders(state, battle), order, roster()))
    if battle.dead:
        grid.add_row("hit, fires back", write_piles(battle.dead, order, roster()))
    if battle.hits or battle.torpedoes:
        grid.add_row("hits to take", str(battle.hits + battle.torpedoes))
    return grid


def dice_line(before: State, event: Event) -> Text:
    """Dice with what they needed, hits marked: `attack in x: at 1: 4 1*  at 3: 2* (2 hits)`."""
    step, faces = str(event.facts["step"]), event.facts["dice"]
    assert isinstance(faces, tuple)
    dice = [int(face) for face in faces]
    owed = _needed(before, str(event.facts["space"]), len(dice))
    line = Text(f"  {STEPS.get(step, step)} in {event.facts['space']}:")
    hits, last = 0, 0
    for need, die in zip(owed, dice, strict=True):
        if need != last:
            line.append(f"  at {need}:" if step != "bombing" else "")
            last = need
        hit = step != "bombing" and die <= need
        line.append(f" {die}{'*' if hit else ''}", style="bold" if hit else "dim")
        hits += hit
    if step == "bombing":
        return line.append(f"  ({sum(dice)} IPC)")
    return line.append(f"  ({hits} hit{'' if hits == 1 else 's'})")


def _needed(before: State, space: str, count: int) -> list[int]:
    """What each die had to show at most, in the order thrown."""
    if before.battle is not None and before.flak is None:
        return [strength for strength, _ in shots(before, before.battle)]
    return [gun_strength(before, space)] * count
