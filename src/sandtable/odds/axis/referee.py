"""Odds from battles played through the real rules with random dice: the referee of the exact engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct

from ...games.axis.core.pieces import cargo_names, read_spec
from ...games.axis.core.position import is_enemy
from ...kernel.protocol import CHANCE, Decide, Entry, Event, Roll
from ..answer import Tally
from ..dice import SIDES
from ..landing import Landing
from ..model import Counts, Orders, Result, Side, once
from .decide import Ranks, decision, ranks
from .edition import Combat, Reading
from .position import Position
from .positions import RESULTS
from .reader import assault_at, contested_zones

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


def play(edition: Combat, scene: Scene, orders: Orders, battles: int, seed: int) -> Shares:
    """This many battles played; the same seed gives the same answer."""
    rng = Random(seed)
    mine, theirs = sides_of(edition, scene, orders)
    fleets, havens = fleets_of(edition, scene), havens_of(edition, scene)
    whole: list[Played] = []
    seas: dict[str, list[Played]] = {zone: [] for zone in fleets}
    for _ in range(battles):
        game = _Game(edition, scene, orders, rng, fleets, havens)
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
    return {zone: (once(f.attackers), once(f.defenders)) for zone, f in zip(zones, fleets, strict=True)}


def havens_of(edition: Reading, scene: Scene) -> set[str]:
    """Zones of such battles from which aircraft find land in any case but that of the landing's success.

    What comes of them is no matter of the sea battle.
    """
    if scene.kind != "amphibious":
        return set()
    fleets = assault_at(edition, scene.state, scene.space).fleets
    zones = contested_zones(scene.state, scene.space)
    return {zone for zone, fleet in zip(zones, fleets, strict=True) if fleet.has_haven}


def sides_of(edition: Reading, scene: Scene, orders: Orders) -> tuple[Side, Side]:
    """The units that are counted."""
    if scene.kind == "amphibious":
        run = Landing(assault_at(edition, scene.state, scene.space), orders)
        return run.attackers, run.defenders
    battle = edition.battle_at(scene.state, scene.kind, scene.space, "")
    return once(battle.attackers), once(battle.defenders)


class _Game:
    """One battle, or the battles of one assault."""

    def __init__(
        self,
        edition: Combat,
        scene: Scene,
        orders: Orders,
        rng: Random,
        fleets: dict[str, tuple[Side, Side]],
        havens: set[str],
    ) -> None:
        self.edition, self.rules = edition, edition.game
        self.scene, self.orders, self.rng, self.fleets = scene, orders, rng, fleets
        self.state = scene.state
        self.known: tuple[Ranks, Ranks] | None = None
        self.rounds: dict[str, int] = {}
        self.results: dict[str, Result] = {}
        self.seas: dict[str, Played] = {}
        self.lost: dict[str, Counter[Named]] = {}
        """Pieces lost in each battle."""
        self.havens = havens
        self.left = False
        """Whether the attackers' last word was that they leave."""

    def run(self, mine: Side, theirs: Side) -> Played:
        self.state = self.edition.begin_combat(self.state)
        while self.edition.is_before(self.state):
            self._go_on()
        self._settle()
        while battles := self._open():
            self._fight(battles[0])
        for zone, sides in self.fleets.items():
            here, there = (_left(side, self.lost.get(zone, Counter())) for side in sides)
            self.seas[zone] = Played(self.results[zone], False, here, there, self.rounds.get(zone, 0))
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
        self._apply(Entry(self.state.seat, self.edition.fight(space)))
        self.known = ranks(self.edition, self.state, self.orders) if self.state.battle is not None else None
        while self.state.battle is not None:
            self._go_on()
        self._settle()

    def _go_on(self) -> None:
        """The next dice or the next decision."""
        awaited = self.rules.pending(self.state)
        if isinstance(awaited, Roll):
            self._note_round()
            dice = tuple(self.rng.randint(1, SIDES) for _ in range(awaited.count))
            self._apply(Entry(CHANCE, dice=dice))
        else:
            assert isinstance(awaited, Decide)
            self._apply(decision(self.edition, self.state, awaited, self.orders, self.known))

    def _settle(self) -> None:
        """What follows from battles and is no battle."""
        self.state = self.edition.settled(self.state)

    def _note_round(self) -> None:
        on = self.state.battle
        if on is not None and on.step in self.edition.steps.rounds[on.kind]:
            self.rounds[on.space] = on.round

    def _apply(self, entry: Entry[Any]) -> None:
        refusal = self.rules.check(self.state, entry)
        assert refusal is None, f"{entry} refused: {refusal}"
        on = self.state.battle
        space = on.space if on is not None else ""
        step = self.rules.apply(self.state, entry)
        for what, place, found in _lost(self.state, step.events):
            if what != "crashed" or place not in self.havens:
                self.lost.setdefault(place, Counter()).update(found)
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
        mine, theirs = self.edition.remaining(before, self.state, str(over.facts["space"]), events)
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


def _lost(state: Position, events: tuple[Event, ...]) -> Iterator[tuple[str, str, Counter[Named]]]:
    """The casualties that events tell of, planes without a deck included: how they were lost, and where."""
    for event in events:
        space = str(event.facts.get("space", ""))
        if event.what in ("lost", "drowned"):
            yield event.what, space, Counter(dict(_told(state, event.facts["units"])))
        elif event.what in ("stranded", "crashed") and not event.facts.get("to"):
            nation, count = str(event.facts.get("nation", "")), event.facts["count"]
            kind = str(event.facts.get("unit") or next(iter(state.rules.roster.deck_load)))
            assert isinstance(count, int)
            yield event.what, space, Counter({(nation, kind, ""): count})


def _told(state: Position, units: object) -> Iterator[tuple[Named, int]]:
    """Pieces lost of those that were hit: what takes several hits is lost where it was damaged before."""
    found: Counter[Named] = Counter()
    for text in units if isinstance(units, tuple) else ():
        number, _, unit = str(text).partition(" ")
        spec = read_spec(unit)
        if spec.hurt or spec.kind not in state.rules.roster.hits:
            cargo = sorted(name.partition(">")[0] for name in spec.cargo or ())
            found[spec.nation or state.seat, spec.kind, ",".join(cargo)] += int(number)
    yield from found.items()


def _left(side: Side, lost: Counter[Named]) -> Counts:
    """What casualties leave of a side."""
    return tuple(
        unit.count - lost[unit.nation, unit.kind, unit.name.partition("(")[2].rstrip(")")] for unit in side
    )


def _count(state: Position, side: Side, plain: bool, mine: bool) -> Counts:
    """How many of each unit are on the board now."""
    found: Counter[str] = Counter()
    nations = {unit.nation for unit in side}
    for pile in (p for piles in state.units.values() for p in piles):
        if pile.nation not in nations:
            continue
        cargo = cargo_names(pile)
        name = pile.kind if plain or not cargo else f"{pile.kind}({','.join(cargo)})"
        for each in (name, *(cargo if plain and mine else ())):
            found[each] += pile.count * (not mine or pile.nation == state.seat)
            found[f"{pile.nation}:{each}"] += pile.count
    return tuple(found[unit.name] for unit in side)
