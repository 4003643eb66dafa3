"""Battles of Global 1940 by plain enumeration: pieces instead of counts, every hit and miss, no engine in it.

A piece is its unit and the hits that it can take still. Hits look for pieces one by one; all that can be
placed are. Nothing is taken from the engine but the figures of the units and the words of the orders.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import TypeAlias

from sandtable.odds.model import Battle, Orders, Side, Unit

Piece: TypeAlias = tuple[int, int]
Pieces: TypeAlias = tuple[Piece, ...]
State: TypeAlias = tuple[Pieces, Pieces, Pieces, Pieces]
"""Attackers and defenders in the battle, then those that left it."""
Hits: TypeAlias = tuple[str, ...]
"""The class of each hit: `any`, `ships`, `seen`."""
End: TypeAlias = tuple[str, Pieces, Pieces, Pieces, Pieces]

LEAST = 1e-17


def pieces_of(side: Side) -> Pieces:
    found: list[Piece] = []
    for number, unit in enumerate(side):
        if unit.rides:
            continue
        hurt = unit.damage
        for _ in range(unit.count):
            worse = min(hurt, unit.hits - 1)
            hurt -= worse
            found.append((number, unit.hits - worse))
    return tuple(sorted(found))


def may_fall(target: str, unit: Unit) -> bool:
    if target == "ships":
        return unit.domain == "sea"
    return not (target == "seen" and unit.is_sub)


def fit(hits: Hits, units: list[Unit]) -> bool:
    """Whether each of these units can take a hit of its own."""
    if not units:
        return True
    first, *rest = units
    return any(
        may_fall(target, first) and fit((*hits[:n], *hits[n + 1 :]), rest) for n, target in enumerate(hits)
    )


def spread(dice: list[tuple[float, str]]) -> dict[Hits, float]:
    """Every number of hits of each class, one die after the other."""
    found: dict[Hits, float] = {(): 1.0}
    for chance, target in dice:
        after: dict[Hits, float] = {}
        for hits, p in found.items():
            one = tuple(sorted((*hits, target)))
            after[one] = after.get(one, 0.0) + p * chance
            after[hits] = after.get(hits, 0.0) + p * (1 - chance)
        found = after
    return found


class Plain:
    """One battle under stated orders."""

    def __init__(self, battle: Battle, orders: Orders) -> None:
        self.battle, self.orders = battle, orders
        self.a, self.d = battle.attackers, battle.defenders

    # What the orders say

    def ranked(self, side: Side, here: Pieces, policy: str) -> list[int]:
        """Places of the pieces in the order of loss; of like ones those that are damaged first."""

        named = policy.split()

        def key(place: int) -> tuple[float, ...]:
            unit, left = side[here[place][0]], here[place][1]
            custom = named.index(unit.kind) if unit.kind in named else len(named)
            weak = unit.strength if policy == "weakest" else 0
            return unit.is_prey, custom, weak, unit.value, unit.strength, here[place][0], left

        order = sorted(range(len(here)), key=key)
        army = [place for place in order if side[here[place][0]].is_army]
        if policy == "keep_land" and army:
            order.remove(army[-1])
            order.append(army[-1])
        return order

    def slots(self, side: Side, here: Pieces, policy: str) -> list[int]:
        """Pieces that hits fall on, in order: all damage first, that of decks after other damage."""
        whole = [
            (side[unit].decks * side[unit].shuts, unit, n) for n, (unit, left) in enumerate(here) if left > 1
        ]
        damage = [n for _, unit, n in sorted(whole) for _ in range(here[n][1] - 1)]
        return [*damage, *self.ranked(side, here, policy)]

    def lose(self, side: Side, here: Pieces, hits: Hits, policy: str) -> Pieces:
        chosen: list[int] = []
        for place in self.slots(side, here, policy):
            units = [side[here[n][0]] for n in (*chosen, place)]
            if fit(hits, units):
                chosen.append(place)
        return struck(here, chosen)

    # Fire

    def dice(self, side: Side, here: Pieces, among: Callable[[Unit], bool]) -> list[tuple[float, str]]:
        hunted = any(side[unit].hunts for unit, _ in here)
        helpers = [side[unit].kind for unit, _ in here for _ in range(side[unit].supports)]
        found: list[tuple[float, str]] = []
        for unit in (side[number] for number, _ in here):
            strength = unit.strength
            helper = next((kind for kind in helpers if kind in unit.supported_by), None)
            if unit.supported and helper is not None:
                helpers.remove(helper)
                strength = unit.supported
            if not strength or not among(unit):
                continue
            target = "ships" if unit.is_sub else "any"
            if self.battle.is_deep and unit.domain == "air" and not hunted:
                target = "seen"
            found.append((1 - (1 - min(strength, 6) / 6) ** unit.best_of, target))
        return found

    def hunts(self, side: Side, here: Pieces) -> bool:
        return any(side[unit].hunts for unit, _ in here)

    # The course

    def ends(self) -> tuple[dict[End, float], dict[int, float]]:
        """All ends with chances, and the chances of the rounds."""
        weights: dict[State, float] = {(pieces_of(self.a), pieces_of(self.d), (), ()): 1.0}
        found: dict[End, float] = {}
        rounds: dict[int, float] = {}
        number = 0
        weights = self.opened(weights)
        while weights:
            following: dict[State, float] = {}
            for state, weight in weights.items():
                ended, now = self.begun(state, number)
                if ended:
                    found[(ended, *now)] = found.get((ended, *now), 0.0) + weight
                    rounds[number] = rounds.get(number, 0.0) + weight
                    continue
                for chance, then in self.fought(now, number):
                    if weight * chance > LEAST:
                        following[then] = following.get(then, 0.0) + weight * chance
            number += 1
            weights = {}
            for state, weight in following.items():
                ended, now = self.closed(state, number)
                if ended:
                    found[(ended, *now)] = found.get((ended, *now), 0.0) + weight
                    rounds[number] = rounds.get(number, 0.0) + weight
                else:
                    weights[now] = weights.get(now, 0.0) + weight
        return found, rounds

    def opened(self, weights: dict[State, float]) -> dict[State, float]:
        """Guns fire at aircraft; ships that support a landing do in the first round."""
        battle = self.battle
        ((state, _),) = weights.items()
        mine = state[0]
        flown = [n for n, (unit, _) in enumerate(mine) if is_flown(self.a[unit])]
        shots = min(len(flown), battle.flak_dice) if battle.flak else 0
        found: dict[State, float] = {}
        order = [n for n in self.ranked(self.a, mine, self.orders.attacker) if n in flown]
        for hits, chance in spread([(battle.flak / 6, "any")] * shots).items():
            left = struck(mine, order[: len(hits)])
            now = (left, *state[1:])
            found[now] = found.get(now, 0.0) + chance
        return found

    def begun(self, state: State, number: int) -> tuple[str, State]:
        """How the battle has ended when a round begins, "" where it goes on; and the state then."""
        state = self.sunk(state)
        if result := self.over(state):
            return result, state
        if not self.battle.is_deep:
            return "", state
        mine, theirs, away, gone = state
        if self.orders.attacker_subs == "leave" and not self.hunts(self.d, theirs):
            dived = tuple(p for p in mine if self.a[p[0]].may_leave)
            mine, away = minus(mine, dived), tuple(sorted((*away, *dived)))
            if not mine:
                return "retreat", (mine, theirs, away, gone)
        if self.orders.defender_subs == "leave" and not self.hunts(self.a, mine):
            dived = tuple(p for p in theirs if self.d[p[0]].may_leave)
            theirs, gone = minus(theirs, dived), tuple(sorted((*gone, *dived)))
        state = self.sunk((mine, theirs, away, gone))
        return self.over(state), state

    def sunk(self, state: State) -> State:
        mine, theirs, away, gone = state
        if not self.battle.is_deep:
            return state
        prey = tuple(p for p in theirs if self.d[p[0]].is_prey)
        armed = any(self.a[unit].strength for unit, _ in mine)
        if prey and armed and not self.finds((mine, minus(theirs, prey), away, gone)):
            return mine, minus(theirs, prey), away, gone
        alone = mine and all(self.a[unit].is_prey for unit, _ in mine) and not self.battle.can_retreat
        if alone and any(self.d[unit].strength for unit, _ in theirs):
            return (), theirs, away, gone
        return state

    def finds(self, state: State) -> bool:
        """Whether any die could hit anybody."""
        mine, theirs, _, _ = state
        return any(
            may_fall(target, there[unit])
            for side, here, there, others in ((self.a, mine, self.d, theirs), (self.d, theirs, self.a, mine))
            for _, target in self.dice(side, here, lambda unit: True)
            for unit, _ in others
        )

    def over(self, state: State) -> str:
        mine, theirs, _, _ = state
        holds = [unit for unit, _ in theirs if not self.d[unit].is_gun]
        if not mine:
            return "defender_wins" if holds else "both_destroyed"
        if not holds:
            return "attacker_wins"
        return "retreat" if self.battle.is_deep and not self.finds(state) else ""

    def fought(self, state: State, number: int) -> Iterator[tuple[float, State]]:
        if self.battle.is_deep:
            yield from self.fought_at_sea(state)
            return
        mine, theirs, away, gone = state
        shelled = spread([(n / 6, "any") for n, dice in self.battle.bombard for _ in range(dice)])
        for shells, p in shelled.items() if not number else [((), 1.0)]:
            left = self.lose(self.d, theirs, shells, self.orders.defender)
            for hits, q in spread(self.dice(self.a, mine, lambda unit: True)).items():
                kept = self.lose(self.d, left, hits, self.orders.defender)
                for back, r in spread(self.dice(self.d, theirs, lambda unit: True)).items():
                    yield p * q * r, (self.lose(self.a, mine, back, self.orders.attacker), kept, away, gone)

    def fought_at_sea(self, state: State) -> Iterator[tuple[float, State]]:
        mine, theirs, away, gone = state
        strike = not self.hunts(self.d, theirs)
        counter = not self.hunts(self.a, mine)
        first = spread(self.dice(self.a, mine, is_sub) if strike else [])
        second = spread(self.dice(self.d, theirs, is_sub) if counter else [])
        for hits, p in first.items():
            d = self.lose(self.d, theirs, hits, self.orders.defender)
            for back, q in second.items():
                a = self.lose(self.a, mine, back, self.orders.attacker)
                attack = self.dice(self.a, a, lambda unit: not (unit.is_sub and strike))
                answer = self.dice(self.d, d, lambda unit: not (unit.is_sub and counter))
                for volley, r in spread(attack).items():
                    left = self.lose(self.d, d, volley, self.orders.defender)
                    for shots, s in spread(answer).items():
                        kept = self.lose(self.a, a, shots, self.orders.attacker)
                        yield p * q * r * s, (kept, left, away, gone)

    def closed(self, state: State, number: int) -> tuple[str, State]:
        """How the battle ended after a round: somebody gone, or the attackers went back."""
        state = self.sunk(state)
        if result := self.over(state):
            return result, state
        orders, (mine, theirs, away, gone) = self.orders, state
        if not ((orders.rounds and number >= orders.rounds) or len(mine) <= orders.retreat_at):
            return "", state
        free = tuple(p for p in mine if not self.a[p[0]].is_landed)
        by_land = any(not (is_flown(self.a[unit]) or self.a[unit].is_landed) for unit, _ in mine)
        leaves = free if by_land else tuple(p for p in free if self.a[p[0]].domain == "air")
        if not leaves or (by_land and not self.battle.can_retreat):
            return "", state
        left = minus(mine, leaves)
        if left:
            return "", (left, theirs, tuple(sorted((*away, *leaves))), gone)
        return "retreat", state


def is_sub(unit: Unit) -> bool:
    return unit.is_sub


def is_flown(unit: Unit) -> bool:
    return unit.domain == "air" or unit.is_dropped


def struck(here: Pieces, places: list[int]) -> Pieces:
    """What is left when each of these places takes a hit."""
    left = [left - places.count(place) for place, (_, left) in enumerate(here)]
    return tuple(sorted((unit, n) for (unit, _), n in zip(here, left, strict=True) if n > 0))


def minus(some: Pieces, gone: Pieces) -> Pieces:
    found = list(some)
    for piece in gone:
        found.remove(piece)
    return tuple(found)


def counts(side: Side, *groups: Pieces) -> tuple[int, ...]:
    """How many of each unit there are in all groups together."""
    return tuple(sum(unit == number for group in groups for unit, _ in group) for number in range(len(side)))


def survivors(battle: Battle, end: End) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who is alive when all is over: no aircraft without a deck, no cargo of lost ones, no lone guns."""
    result, mine, theirs, away, gone = end
    a, d = list(counts(battle.attackers, mine, away)), list(counts(battle.defenders, theirs, gone))
    whole = sum(battle.defenders[unit].decks for unit, left in theirs if left > 1 or not battle.is_deep)
    over = sum(d[n] for n, unit in enumerate(battle.defenders) if unit.needs_deck) - whole - battle.room
    for number, unit in enumerate(battle.defenders):
        if unit.needs_deck and battle.kind == "sea":
            lost = min(d[number], max(0, over))
            d[number] -= lost
            over -= lost
        if unit.is_gun and result == "attacker_wins":
            d[number] = 0
    for side, left in ((battle.attackers, a), (battle.defenders, d)):
        room = sum(unit.decks * left[number] for number, unit in enumerate(side))
        for number, unit in enumerate(side):
            if unit.rides:
                left[number] = min(room, unit.count)
                room -= left[number]
    return tuple(a), tuple(d)


# Both sides at their best


class Best(Plain):
    """The best value of a battle over all choices of both sides, by repeated substitution."""

    def __init__(self, battle: Battle, orders: Orders) -> None:
        super().__init__(battle, orders)
        self.known: dict[tuple[Pieces, Pieces], float] = {}

    def best(self) -> float:
        mine, theirs = pieces_of(self.a), pieces_of(self.d)
        ended, state = self.begun((mine, theirs, (), ()), 0)
        return self.worth(ended, state[0], state[1]) if ended else self.dived(state[0], state[1])

    def worth(self, result: str, mine: Pieces, theirs: Pieces) -> float:
        if self.orders.goal == "win":
            return float(result == "attacker_wins")
        d = list(counts(self.d, theirs))
        over = sum(d[n] for n, unit in enumerate(self.d) if unit.needs_deck)
        over -= sum(self.d[unit].decks for unit, left in theirs if left > 1)
        for number, unit in enumerate(self.d):
            if unit.needs_deck:
                lost = min(d[number], max(0, over))
                d[number], over = d[number] - lost, over - lost
            if unit.is_gun and result == "attacker_wins":
                d[number] = 0
        kept = sum(self.a[unit].value for unit, _ in mine)
        return float(kept - sum(unit.value * n for unit, n in zip(self.d, d, strict=True)))

    def value(self, mine: Pieces, theirs: Pieces) -> float:
        """When casualties are removed."""
        if (mine, theirs) not in self.known:
            here = 0.0
            for _ in range(500):
                new = self.closed_value(mine, theirs, (mine, theirs), here)
                if abs(new - here) < 1e-15:
                    break
                here = new
            self.known[mine, theirs] = new
        return self.known[mine, theirs]

    def closed_value(self, mine: Pieces, theirs: Pieces, start: tuple[Pieces, Pieces], here: float) -> float:
        mine, theirs, _, _ = self.sunk((mine, theirs, (), ()))
        if result := self.over((mine, theirs, (), ())):
            return self.worth(result, mine, theirs)
        found = self.dived(mine, theirs, start, here)
        only_air = all(self.a[unit].domain == "air" for unit, _ in mine)
        if only_air or self.battle.can_retreat:
            found = max(found, self.worth("retreat", mine, theirs))
        return found

    def dived(
        self,
        mine: Pieces,
        theirs: Pieces,
        start: tuple[Pieces, Pieces] | None = None,
        here: float = 0.0,
    ) -> float:
        """Once the attackers have chosen who dives, then the defenders."""
        ways = [] if self.hunts(self.d, theirs) else dives(self.a, mine)
        return max(
            self.gain(self.a, gone) + self.answered(minus(mine, gone), theirs, start, here)
            for gone in [(), *ways]
        )

    def gain(self, side: Side, gone: Pieces) -> float:
        return float(sum(side[unit].value for unit, _ in gone)) if self.orders.goal == "swing" else 0.0

    def answered(
        self, mine: Pieces, theirs: Pieces, start: tuple[Pieces, Pieces] | None, here: float
    ) -> float:
        if not mine:
            return self.worth("retreat", mine, theirs)
        ways = [] if self.hunts(self.a, mine) else dives(self.d, theirs)
        return min(
            self.round(mine, minus(theirs, gone), start, here) - self.gain(self.d, gone)
            for gone in [(), *ways]
        )

    def round(self, mine: Pieces, theirs: Pieces, start: tuple[Pieces, Pieces] | None, here: float) -> float:
        mine, theirs, _, _ = self.sunk((mine, theirs, (), ()))
        if result := self.over((mine, theirs, (), ())):
            return self.worth(result, mine, theirs)
        strike, counter = not self.hunts(self.d, theirs), not self.hunts(self.a, mine)
        first = spread(self.dice(self.a, mine, is_sub) if strike else [])
        second = spread(self.dice(self.d, theirs, is_sub) if counter else [])

        def then(a: Pieces, d: Pieces) -> float:
            return here if start == (a, d) else self.value(a, d)

        def fire(a: Pieces, d: Pieces) -> float:
            attack = spread(self.dice(self.a, a, lambda unit: not (unit.is_sub and strike)))
            answer = spread(self.dice(self.d, d, lambda unit: not (unit.is_sub and counter)))
            return sum(
                p
                * min(
                    sum(
                        q * max(then(kept, left) for kept in choices(self.a, a, back))
                        for back, q in answer.items()
                    )
                    for left in choices(self.d, d, volley)
                )
                for volley, p in attack.items()
            )

        return sum(
            p
            * min(
                sum(q * max(fire(a, d) for a in choices(self.a, mine, back)) for back, q in second.items())
                for d in choices(self.d, theirs, hits)
            )
            for hits, p in first.items()
        )


def dives(side: Side, here: Pieces) -> list[Pieces]:
    """Every choice of submarines, at least one."""
    subs = [piece for piece in here if side[piece[0]].may_leave]
    return [some for size in range(1, len(subs) + 1) for some in sorted(set(combinations(subs, size)))]


def choices(side: Side, here: Pieces, hits: Hits) -> list[Pieces]:
    """All that these hits may leave: as many as can be placed, on transports only what finds nothing else."""
    slots = [place for place, (_, left) in enumerate(here) for _ in range(left)]
    for size in range(min(len(hits), len(slots)), -1, -1):
        fitting = [
            places
            for places in set(combinations(slots, size))
            if fit(hits, [side[here[n][0]] for n in places])
        ]
        if fitting:
            prey = {places: sum(side[here[n][0]].is_prey for n in places) for places in fitting}
            fewest = min(prey.values())
            return sorted({struck(here, list(places)) for places in fitting if prey[places] == fewest})
    return [here]
