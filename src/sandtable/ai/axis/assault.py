"""Combat moves: targets ranked by what taking them gains and what the enemy's answer costs.

For each target a few forces, from just enough to everything, are weighed by their odds (`clash`); the best
attack is ordered, and the rest is weighed anew with what is left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Iterator
from functools import cached_property

from msgspec import Struct

from sandtable.ai.players import Decision, Reason, because
from sandtable.games.axis.core.pieces import Piles
from sandtable.games.axis.core.position import enemies, unit_text

from .clash import Clash, clash
from .danger import Danger, force_at
from .draft import Draft
from .edition import Edition
from .guard import Guard
from .lifts import Harbour, Lift
from .position import Position
from .reach import Reach
from .rows import Piece, in_order, without
from .shuttle import Shuttle
from .style import Style
from .wings import Wings

SIZES = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20, 25, 30, 40)
CAPITAL_WEIGHT = 1.0
"""How much danger left behind in an ally's capital counts, whatever the style; the own one has its guard."""
GREAT = 120.0
"""IPC at which a risk counts half way between its weight and in full."""


class Escort(Struct, frozen=True):
    """Ships that support a landing from its zone."""

    origin: str
    spec: str
    zone: str
    count: int


class Attack(Struct, frozen=True):
    """An attack thought through."""

    target: str
    pieces: tuple[Piece, ...]
    lifts: tuple[Lift, ...]
    outcome: Clash
    score: float
    gain: float
    """What it is worth before the enemy's answer."""
    caution: float = 0.0
    """What it takes from the safety of the capital and of planes, and from the troops that wait for ships."""
    escort: tuple[Escort, ...] = ()


class Option(Struct, frozen=True):
    """An attack as every mind sees it; what it is worth each mind says for itself."""

    target: str
    pieces: tuple[Piece, ...]
    lifts: tuple[Lift, ...]
    escort: tuple[Escort, ...]
    outcome: Clash
    gain: float
    caution: float = 0.0
    answer: float = 0.0
    """What the enemy's best answer would gain against those who are left."""
    behind: tuple[tuple[float, bool], ...] = ()
    """How much more the enemy gains in the spaces they came from, and whether that is an ally's capital."""


class Stage:
    """A position in the middle of a combat move. Plans that come to it share what was found out about it."""

    def __init__(
        self,
        edition: Edition,
        state: Position,
        steps: tuple[Decision, ...] = (),
        before: Stage | None = None,
    ) -> None:
        self.edition, self.state, self.steps = edition, state, steps
        self.options: dict[str, tuple[object, list[Option]]] = dict(before.options) if before else {}
        """The attacks on each target, and the means they were thought through with."""
        self.later: dict[tuple[object, ...], Stage | None] = {}
        """Where each attack leads; None where it could not be ordered."""

    @cached_property
    def reach(self) -> Reach:
        return Reach(self.edition, self.state)

    @cached_property
    def harbour(self) -> Harbour:
        return Harbour(self.edition, self.state, self.reach.th)


class Field:
    """What the plans of one combat move share."""

    def __init__(self, danger: Danger) -> None:
        self.guard, self.wings, self.shuttle = Guard(danger), Wings(danger), Shuttle(danger)
        self.stage = Stage(danger.edition, danger.state)


class Assaults:
    """Weighs and orders the attacks of one combat move."""

    sizes: tuple[int, ...] = SIZES
    is_careful = True
    """Whether the own capital, planes and ships are looked after."""

    def __init__(self, draft: Draft, danger: Danger, style: Style, field: Field | None = None) -> None:
        self.draft, self.danger, self.style = draft, danger, style
        self.field = field or Field(danger)
        self.stage = self.field.stage
        self.edition, self.roles = draft.edition, draft.edition.roles
        self.board = draft.state.rules.board
        self.roster, self.relations = draft.state.rules.roster, draft.state.relations
        self.army, self.aside = self.roster.having["occupies"], self.roster.having["aside"]
        self.kinds = draft.state.kinds(draft.seat)
        self.done: set[str] = set()
        self.first: tuple[str, ...] = ()
        """Targets that come before all others, if they can be taken at all."""
        self.overlooked: frozenset[str] = frozenset()
        """Spaces whose pieces are forgotten, but where an empty capital is to be had."""
        self.chosen: list[Attack] = []

    def order(self) -> None:
        """Order attacks until none is worth its risk."""
        if not self.edition.may_attack(self.draft.state):
            return
        for target in self.first:
            self._take_on(next((a for a in self.attacks() if a.target == target), None))
        for _ in range(self.style.attacks):
            best = max(self.attacks(), key=lambda a: a.score, default=None)
            if best is None or best.score < self.style.boldness:
                break
            self._take_on(best)

    def _take_on(self, attack: Attack | None) -> None:
        if attack is None:
            return
        self.done.add(attack.target)
        means = (attack.target, attack.pieces, attack.lifts, attack.escort)
        if means not in self.stage.later:
            is_ordered = self._carry_out(attack)
            steps = tuple(self.draft.steps)
            self.stage.later[means] = (
                Stage(self.edition, self.draft.state, steps, self.stage) if is_ordered else None
            )
        after = self.stage.later[means]
        if after is not None:
            self.stage = after
            self.draft.state, self.draft.steps = after.state, list(after.steps)
            self.chosen.append(attack)

    def attacks(self) -> Iterator[Attack]:
        """The best attack on each target, with the pieces that are still free."""
        reach = self.stage.reach
        harbour = self.stage.harbour if self.style.lands else None
        pools = self._pools(reach)
        for target in self._targets(reach):
            pool, lifts = pools.get(target, []), self._lifts(target, harbour)
            escort = self._escort(reach, lifts)
            means = (pool, lifts, escort, self._homes(pool, lifts))
            if self.stage.options.get(target, (None, None))[0] != means:
                self.stage.options[target] = means, list(self._options(target, pool, lifts, escort))
            best = self._best(self.stage.options[target][1])
            if best is not None:
                yield best

    def _lifts(self, target: str, harbour: Harbour | None) -> tuple[Lift, ...]:
        """The voyages that could land there."""
        if harbour is None or not harbour.ships or self.board.is_sea(target):
            return ()
        return tuple(harbour.lifts(target, Counter(harbour.troops), harbour.ships))

    def _escort(self, reach: Reach, lifts: tuple[Lift, ...]) -> tuple[Escort, ...]:
        """Ships that could support a landing, those of the first zone that has any."""
        for zone in dict.fromkeys(lift.landing for lift in lifts):
            found = tuple(self._supporting(reach, zone))
            if found:
                return found
        return ()

    def _supporting(self, reach: Reach, zone: str) -> Iterator[Escort]:
        bit = self.board.bit[zone]
        for mover in reach.movers:
            pile = mover.pile
            if pile.kind not in self.roster.having["bombards"] or pile.task:
                continue
            if mover.origin == zone or (not pile.used and any(m & bit for m in mover.reach.values())):
                yield Escort(
                    mover.origin, unit_text(self.draft.state, pile, self.draft.seat), zone, pile.count
                )

    def _homes(self, pool: list[Piece], lifts: tuple[Lift, ...]) -> list[Piles]:
        """What stands where the pieces would come from."""
        origins = dict.fromkeys([*(p.origin for p in pool), *(lift.port for lift in lifts)])
        return [self.draft.state.at(origin) for origin in origins if origin]

    def _targets(self, reach: Reach) -> tuple[str, ...]:
        land = reach.th.hostile | (reach.th.occupied & self.board.sea)
        return tuple(t for t in self.board.names_of(land) if t not in self.done)

    def _pools(self, reach: Reach) -> dict[str, list[Piece]]:
        """For each space the free pieces that reach it."""
        found: dict[str, list[Piece]] = {}
        wanted = reach.th.hostile | (reach.th.occupied & self.board.sea)
        for mover in reach.movers:
            pile = mover.pile
            if pile.used or pile.task or pile.kind in self.aside or pile.kind in self.roster.holds:
                continue
            piece = Piece(mover.origin, pile.kind, unit_text(self.draft.state, pile, self.draft.seat))
            seen = self._open_capitals() if mover.origin in self.overlooked else wanted
            for count, mask in mover.reach.items():
                for target in self.board.names_of(mask & seen):
                    found.setdefault(target, []).extend([piece] * count)
        return found

    def _open_capitals(self) -> int:
        """Enemy capitals that nobody defends, as a set."""
        state, foes = self.draft.state, self.relations.foes[self.draft.seat]
        return sum(
            self.board.bit[space]
            for nation, space in self.edition.capitals(state).items()
            if nation in foes and state.owner[space] == nation and not force_at(state, space, nation)
        )

    # One target

    def _best(self, options: Iterable[Option]) -> Attack | None:
        """The attack that this mind likes best."""
        best = max(((self._score(o), o) for o in options), key=lambda found: found[0], default=None)
        if best is None:
            return None
        score, o = best
        return Attack(o.target, o.pieces, o.lifts, o.outcome, score, o.gain, o.caution, o.escort)

    def _score(self, option: Option) -> float:
        style = self.style
        answer = option.outcome.win * weighty(option.answer, style.counter)
        behind = 0.0
        if style.behind:
            behind = sum(weighty(more, CAPITAL_WEIGHT if c else style.behind) for more, c in option.behind)
        return option.gain - answer - option.caution - behind

    def _options(
        self, target: str, pool: list[Piece], lifts: tuple[Lift, ...], escort: tuple[Escort, ...]
    ) -> Iterator[Option]:
        for pieces in self._rows(pool, self.board.is_sea(target)):
            yield from self._sized(target, pieces)
        taken = Counter((lift.port, lift.kind) for lift in lifts for _ in range(lift.count))
        for count in range(1, len(lifts) + 1):
            zones = {lift.landing for lift in lifts[:count]}
            ships = tuple(e for e in escort if e.zone in zones)
            for pieces in ([], without(in_order(pool, self.roles.haste), taken)):
                yield from self._sized(target, pieces, lifts[:count], ships)

    def _rows(self, pool: list[Piece], at_sea: bool) -> Iterator[list[Piece]]:
        """Orders in which pieces could join."""
        if not pool:
            return
        yield in_order(pool, self.roles.haste)
        if not at_sea:
            yield in_order([p for p in pool if p.kind not in self.roster.air], self.roles.haste)

    def _sized(
        self,
        target: str,
        row: list[Piece],
        lifts: tuple[Lift, ...] = (),
        escort: tuple[Escort, ...] = (),
    ) -> Iterator[Option]:
        """Attacks with more and more of a row."""
        none = [0] if lifts else []
        for size in [*none, *(s for s in self.sizes if s < len(row)), len(row)]:
            pieces = tuple(row[:size])
            option = self._weighed(target, pieces, lifts, escort) if pieces or lifts else None
            if option is not None:
                yield option

    def _weighed(
        self,
        target: str,
        pieces: tuple[Piece, ...],
        lifts: tuple[Lift, ...],
        escort: tuple[Escort, ...],
    ) -> Option | None:
        at_sea = self.board.is_sea(target)
        force = force_of(pieces, lifts)
        if not at_sea and not any(force[kind] for kind in self.army):
            return None
        outcome = self.outcome(target, force, sum(e.count for e in escort))
        if outcome.win < self.style.least_win * self.danger.balance.own:
            return None
        gain = self._gain(target, outcome)
        if not self.is_careful:
            return Option(target, pieces, lifts, escort, outcome, gain)
        caution = self.field.guard.cost(self.draft.state, leaving(pieces, lifts, self.army), target)
        caution += self.field.wings.cost(self.draft.state, target, pieces) + self.field.shuttle.cost(lifts)
        answer = self.danger.risk(target, self._staying(target, outcome))
        behind = tuple(self._left_behind(pieces, lifts))
        return Option(target, pieces, lifts, escort, outcome, gain, caution, answer, behind)

    def outcome(self, target: str, force: Counter[str], bombard: int = 0) -> Clash:
        """How an attack with this force, and so many ships in support, would end."""
        state = self.draft.state
        other = next((p.nation for p in enemies(state, target)), "")
        defense = force_at(state, target, other) if other else {}
        kinds = state.kinds(other) if other else self.kinds
        at_sea = self.board.is_sea(target)
        flak = 0 if at_sea else self.edition.gun_strength(state, target)
        return clash(self.roles, force, defense, self.kinds, kinds, at_sea, flak, bombard)

    def _gain(self, target: str, outcome: Clash) -> float:
        """What the attack is worth: pieces lost on both sides, and the land."""
        balance = self.danger.balance
        fought = balance.theirs * outcome.defender_loss - balance.own * outcome.attacker_loss
        return (
            fought if self.board.is_sea(target) else fought + outcome.take * self.danger.worth.whole(target)
        )

    def _staying(self, target: str, outcome: Clash) -> dict[str, int]:
        """Those who are left and stay: the army on land, ships at sea."""
        left = {kind: round(number) for kind, number in outcome.attackers_left}
        if self.board.is_sea(target):
            return {k: n for k, n in left.items() if k not in self.roster.air and n}
        return {k: n for k, n in left.items() if k in self.army and n}

    def _left_behind(
        self, pieces: tuple[Piece, ...], lifts: tuple[Lift, ...]
    ) -> Iterator[tuple[float, bool]]:
        """How much more the enemy gains where the pieces came from, and from ships sent out."""
        gone: dict[str, Counter[str]] = {}
        for piece in pieces:
            if piece.kind not in self.roster.air:
                gone.setdefault(piece.origin, Counter())[piece.kind] += 1
        for lift in lifts:
            if lift.port:
                gone.setdefault(lift.port, Counter())[lift.kind] += lift.count
            if lift.landing != lift.ship.zone:
                gone.setdefault(lift.ship.zone, Counter())[lift.ship.kind] += 1
                gone.setdefault(lift.landing, Counter())[lift.ship.kind] -= 1
        for space, lost in gone.items():
            if space == self.danger.capital:
                continue
            here = force_at(self.draft.state, space, self.draft.seat)
            after = {kind: max(0, here.get(kind, 0) - lost[kind]) for kind in {*here, *lost}}
            more = self.danger.risk(space, after) - self.danger.risk(space, here)
            if more > 0:
                yield more, space in self.danger.capitals

    # Orders

    def _reason(self, attack: Attack) -> Reason:
        target, win = attack.target, attack.outcome.win
        units = len(attack.pieces) + sum(sum(lift.force.values()) for lift in attack.lifts)
        if self.board.is_sea(target):
            return because("attack_fleet", space=target, win=win, gain=attack.score, units=units)
        hold = 1.0 - self.danger.chance(target, self._staying(target, attack.outcome))
        aim, ipc = self._aim(attack)
        return because(
            "attack", space=target, win=win, hold=hold, gain=attack.score, aim=aim, ipc=ipc, units=units
        )

    def _aim(self, attack: Attack) -> tuple[str, int]:
        """What an attack on land was chosen for: the greatest part of its gain, and the IPC in it."""
        target, outcome, worth = attack.target, attack.outcome, self.danger.worth
        owner = self.draft.state.owner[target]
        if owner and worth.capital.get(target) == owner:
            return "capital", self.edition.money(self.draft.state)[owner]
        if outcome.defender_loss - outcome.attacker_loss > outcome.take * worth.whole(target):
            return "units", round(outcome.defender_loss)
        return "complex" if target in worth.factory else "income", self.board.value[target]

    def _carry_out(self, attack: Attack) -> bool:
        """Order the moves of an attack; whether any could be made."""
        reason, count = self._reason(attack), len(self.draft.steps)
        if attack.lifts:
            harbour = Harbour(self.edition, self.draft.state, self.edition.theatre(self.draft.state))
            for lift in attack.lifts:
                self.draft.does_all(harbour.orders(lift, is_assault=True), reason)
            for ships in attack.escort:
                if ships.origin != ships.zone:
                    move = self.edition.move({ships.spec: ships.count}, ships.origin, ships.zone)
                    self.draft.does_all(move, reason)
        moves: dict[tuple[str, bool], Counter[str]] = {}
        for piece in attack.pieces:
            moves.setdefault((piece.origin, piece.kind in self.roster.air), Counter())[piece.spec] += 1
        for (origin, flying), units in sorted(moves.items(), key=lambda item: item[0][1]):
            move = self.edition.move(units, origin, attack.target)
            if not self.draft.does_all(move, reason) and flying:
                self._one_by_one(units, origin, attack.target, reason)
        return len(self.draft.steps) > count

    def _one_by_one(self, units: Counter[str], origin: str, target: str, reason: Reason) -> None:
        for spec, count in units.items():
            for _ in range(count):
                self.draft.does_all(self.edition.move({spec: 1}, origin, target), reason)


def weighty(risk: float, weight: float) -> float:
    """A risk as it counts: small ones by the weight, great ones in full, since no enemy passes them by."""
    return risk * (weight + max(0.0, 1.0 - weight) * risk / (risk + GREAT)) if weight else 0.0


def leaving(
    pieces: tuple[Piece, ...], lifts: tuple[Lift, ...], army: Container[str]
) -> Counter[tuple[str, str]]:
    """The troops of an attack by the place they come from and kind."""
    found = Counter((piece.origin, piece.kind) for piece in pieces if piece.kind in army)
    for lift in lifts:
        if lift.port:
            found[lift.port, lift.kind] += lift.count
    return found


def force_of(pieces: tuple[Piece, ...], lifts: tuple[Lift, ...]) -> Counter[str]:
    """All that takes part in an attack, by kind."""
    found = Counter(piece.kind for piece in pieces)
    for lift in lifts:
        found.update(lift.force)
    return found
