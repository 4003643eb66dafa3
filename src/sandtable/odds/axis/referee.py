"""Odds from battles played through the real rules with random dice: the referee of the exact engine."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct

from ...games.axis.core.actions import Fight
from ...games.axis.core.pieces import cargo_names, read_spec
from ...games.axis.core.position import is_enemy
from ...kernel.protocol import CHANCE, Decide, Entry, Event, Roll
from ..answer import Tally
from ..dice import SIDES
from ..landing import Landing
from ..model import Counts, Orders, Result, Side
from .decide import Ranks, decision, ranks
from .edition import Edition, Reading
from .position import Position
from .positions import RESULTS
from .reader import assault_at, contested_zones, still_there

Named: TypeAlias = tuple[str, str, str]
"""A piece by nation, kind and cargo."""


class Scene(Struct, frozen=True):
    """A position in which one attack stands open."""

    state: Any
    kind: str
    """land, sea, or amphibious when a sea battle comes first."""
    space: str


class Played(Struct, frozen=True):
    """How one battle went."""

    result: Result
    takes: bool
    attackers: Counts
    defenders: Counts
    rounds: int


class Shares(Struct, frozen=True):
    """The shares of results and survivors in all battles, and in the sea battles that came first."""

    whole: Tally
    seas: list[Tally]


def play(edition: Edition, scene: Scene, orders: Orders, battles: int, seed: int) -> Shares:
    """This many battles played; the same seed gives the same answer."""
    rng = Random(seed)
    mine, theirs = sides_of(edition, scene, orders)
    fleets = fleets_of(edition, scene)
    whole: list[Played] = []
    seas: dict[str, list[Played]] = {zone: [] for zone in fleets}
    for _ in range(battles):
        game = _Game(edition, scene, orders, rng, fleets)
        whole.append(game.run(mine, theirs))
        for zone, played in game.seas.items():
            seas[zone].append(played)
    return Shares(shares(mine, theirs, whole), [shares(*sides, seas[zone]) for zone, sides in fleets.items()])


def shares(mine: Side, theirs: Side, played: list[Played]) -> Tally:
    """The shares of results and survivors in some battles."""
    each = 1 / len(played)
    results = Counter(one.result for one in played)
    return Tally(
        mine,
        theirs,
        {result: results[result] * each for result in RESULTS},
        sum(one.takes for one in played) * each,
        {left: n * each for left, n in Counter(one.attackers for one in played).items()},
        {left: n * each for left, n in Counter(one.defenders for one in played).items()},
        {number: n * each for number, n in Counter(one.rounds for one in played).items()},
    )


def fleets_of(edition: Reading, scene: Scene) -> dict[str, tuple[Side, Side]]:
    """Both sides of each sea battle that comes before a landing, by zone."""
    if scene.kind != "amphibious":
        return {}
    fleets = assault_at(edition, scene.state, scene.space).fleets
    zones = contested_zones(scene.state, scene.space)
    return {zone: (f.attackers, f.defenders) for zone, f in zip(zones, fleets, strict=True)}


def sides_of(edition: Reading, scene: Scene, orders: Orders) -> tuple[Side, Side]:
    """The units that are counted."""
    if scene.kind == "amphibious":
        run = Landing(assault_at(edition, scene.state, scene.space), orders)
        return run.attackers, run.defenders
    battle = edition.battle_at(scene.state, scene.kind, scene.space, "")
    return battle.attackers, battle.defenders


class _Game:
    """One battle, or the battles of one assault."""

    def __init__(
        self,
        edition: Edition,
        scene: Scene,
        orders: Orders,
        rng: Random,
        fleets: dict[str, tuple[Side, Side]],
    ) -> None:
        self.edition, self.rules = edition, edition.game
        self.scene, self.orders, self.rng, self.fleets = scene, orders, rng, fleets
        self.state = scene.state
        self.known: tuple[Ranks, Ranks] | None = None
        self.rounds: dict[str, int] = {}
        self.results: dict[str, Result] = {}
        self.seas: dict[str, Played] = {}
        self.lost: Counter[Named] = Counter()
        """Pieces lost in the battle that is on."""
        self.left = False
        """Whether the attackers' last word was that they leave."""

    def run(self, mine: Side, theirs: Side) -> Played:
        self.state = self.edition.begin_combat(self.state)
        while battles := self._open():
            self._fight(battles[0])
        space = self.scene.space
        taken = space in self.edition.taken(self.state)
        return Played(
            self._result(),
            taken,
            _count(self.state, mine, self.scene.kind == "amphibious", True),
            _count(self.state, theirs, self.scene.kind == "amphibious", False),
            self.rounds.get(space, 0),
        )

    def _open(self) -> list[str]:
        if self.state.phase != "combat":
            return []
        return [space for _, space in self.edition.open_battles(self.state)]

    def _fight(self, space: str) -> None:
        self.lost = Counter()
        self._apply(Entry(self.state.seat, Fight(space)))
        self.known = ranks(self.edition, self.state, self.orders) if self.state.battle is not None else None
        while self.state.battle is not None:
            awaited = self.rules.pending(self.state)
            if isinstance(awaited, Roll):
                self._note_round()
                dice = tuple(self.rng.randint(1, SIDES) for _ in range(awaited.count))
                self._apply(Entry(CHANCE, dice=dice))
            else:
                assert isinstance(awaited, Decide)
                self._apply(decision(self.edition, self.state, awaited, self.orders, self.known))
        if space in self.fleets:
            mine, theirs = (_left(side, self.lost) for side in self.fleets[space])
            self.seas[space] = Played(self.results[space], False, mine, theirs, self.rounds.get(space, 0))

    def _note_round(self) -> None:
        on = self.state.battle
        assert on is not None
        if on.step in self.edition.steps.rounds[on.kind]:
            self.rounds[on.space] = on.round

    def _apply(self, entry: Entry[Any]) -> None:
        refusal = self.rules.check(self.state, entry)
        assert refusal is None, f"{entry} refused: {refusal}"
        on = self.state.battle
        space = on.space if on is not None else ""
        step = self.rules.apply(self.state, entry)
        self.lost += _lost(self.state, step.events)
        if on is None or on.step not in self.edition.steps.aftermath:
            self.left = isinstance(entry.do, self.edition.leaving) and entry.by == self.state.seat
        before, self.state = self.state, step.state
        if self.state.battle is None and any(e.what == "battle_over" for e in step.events):
            over = next(e for e in step.events if e.what == "battle_over")
            self.results[space or str(over.facts["space"])] = self._ended(before, over, step.events)

    def _ended(self, before: Position, over: Event, events: tuple[Event, ...]) -> Result:
        """Who won the battle that an entry ended."""
        if over.facts["won"]:
            return "attacker_wins"
        if self.left:
            return "retreat"
        mine, theirs = still_there(before, self.state, str(over.facts["space"]))
        if mine:
            return "retreat"
        stranded = any(e.what == "stranded" and is_enemy(before, str(e.facts["nation"])) for e in events)
        return "defender_wins" if theirs or stranded else "both_destroyed"

    def _result(self) -> Result:
        space = self.scene.space
        if space in self.results:
            return self.results[space]
        if space in self.edition.taken(self.state):
            return "attacker_wins"
        mine = any(p.nation == self.state.seat for p in self.state.at(space))
        theirs = [p for p in self.state.at(space) if is_enemy(self.state, p.nation)]
        held = any(p.kind not in self.state.rules.roster.having["aside"] for p in theirs)
        if self.scene.kind == "amphibious" and not mine:
            return self._nobody_ashore(held)
        if mine:
            return "attacker_wins"
        return "defender_wins" if held else "both_destroyed"

    def _nobody_ashore(self, held: bool) -> Result:
        seen = set(self.results.values())
        if seen & {"attacker_wins", "retreat"}:
            return "retreat"
        return "defender_wins" if held or "defender_wins" in seen else "both_destroyed"


def _lost(state: Position, events: tuple[Event, ...]) -> Counter[Named]:
    """The casualties that events tell of, planes without a deck included."""
    found: Counter[Named] = Counter()
    on_decks = next(iter(state.rules.roster.deck_load), "")
    for event in events:
        units, count = event.facts.get("units"), event.facts.get("count")
        if event.what == "lost" and isinstance(units, tuple):
            for text in units:
                number, _, unit = str(text).partition(" ")
                spec = read_spec(unit)
                cargo = sorted(name.partition(">")[0] for name in spec.cargo or ())
                found[spec.nation, spec.kind, ",".join(cargo)] += int(number)
        elif event.what == "stranded" and isinstance(count, int) and not event.facts["to"]:
            found[str(event.facts["nation"]), on_decks, ""] += count
    return found


def _left(side: Side, lost: Counter[Named]) -> Counts:
    """What casualties leave of a side."""
    return tuple(
        unit.count - lost[unit.nation, unit.kind, unit.name.partition("(")[2].rstrip(")")] for unit in side
    )


def _count(state: Position, side: Side, plain: bool, mine: bool) -> Counts:
    """How many of each unit are on the board now."""
    found: Counter[str] = Counter()
    for pile in (p for piles in state.units.values() for p in piles):
        if (pile.nation == state.seat) != mine or (not mine and not is_enemy(state, pile.nation)):
            continue
        cargo = cargo_names(pile)
        name = pile.kind if plain or not cargo else f"{pile.kind}({','.join(cargo)})"
        for each in (name, *(cargo if plain and mine else ())):
            found[each] += pile.count
            found[f"{pile.nation}:{each}"] += pile.count
    return tuple(found[unit.name] for unit in side)
