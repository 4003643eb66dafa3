"""Whether a menu offers an action: `Game.offered` puts the action in the menu's words and asks here.

Choices over several lines that must add up, and the menu of the table, action by action.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import eq

from msgspec import Struct

from .protocol import TABLE, A, Chosen, Menu, Need, Offer, Play, Rng, S, V


class Wish(Struct, frozen=True):
    """What an action asks of a menu, in the words of its lines."""

    verb: str
    units: Mapping[str, int] | None = None
    """How many of each unit text, "" where lines name none; None where the action has no number."""
    origin: str = ""
    target: str = ""
    kind: str | None = None
    """None where any will do."""


def is_offered(menu: Menu, wish: Wish, means: Callable[[str, str], bool] = eq) -> bool:
    """Whether the wish can be put together from lines of the menu, from each no more than it has.

    Lines count that have the wish's verb, origin and target. `means` says whether a unit text of the wish may
    be taken from a line of that unit; texts are served in the order given. Where the menu owes a number, all
    together must be exactly so many.
    """
    lines = [line for line in menu.offers if _is_about(line, wish)]
    if wish.units is None:
        return bool(lines)
    if menu.owed and sum(wish.units.values()) != menu.owed:
        return False
    left = [line.most for line in lines]
    for text, count in wish.units.items():
        wanted = count
        for at, line in enumerate(lines):
            if means(text, line.unit):
                taken = min(wanted, left[at])
                left[at] -= taken
                wanted -= taken
        if count < 1 or wanted:
            return False
    return bool(wish.units)


def _is_about(line: Offer, wish: Wish) -> bool:
    return (
        line.verb == wish.verb
        and line.origin == wish.origin
        and wish.target in (line.targets or ("",))
        and wish.kind in (None, line.kind)
    )


# Choices over several lines


def needs_of(menu: Menu) -> tuple[Need, ...]:
    """What must be chosen together; a number that is owed is a need of the lines without a group."""
    return (*menu.needs, Need("", menu.owed, menu.owed)) if menu.owed else menu.needs


def are_together(menu: Menu, line: Offer) -> bool:
    """Whether the line is chosen together with others."""
    return bool(line.group or (menu.owed and line.most))


def worth_of(chosen: Sequence[Chosen], group: str) -> int:
    """What the choices count towards the need of a group."""
    return sum(count * line.worth for line, count, _ in chosen if line.group == group)


def unmet(menu: Menu, chosen: Sequence[Chosen]) -> tuple[Need, ...]:
    """The needs of which the choices hold too little or too much."""
    return tuple(
        need for need in needs_of(menu) if not need.least <= worth_of(chosen, need.group) <= need.most
    )


def room_for(menu: Menu, chosen: Sequence[Chosen], line: Offer) -> int:
    """How many pieces of a line can still be chosen beside others before its group has too much."""
    (need,) = (need for need in needs_of(menu) if need.group == line.group)
    return max(0, need.most - worth_of(chosen, line.group)) // line.worth


def is_full(menu: Menu, chosen: Sequence[Chosen]) -> bool:
    """Whether the needs are met and no line has room for more."""
    taken = Counter[Offer]()
    for line, count, _ in chosen:
        taken[line] += count
    lines = (line for line in menu.offers if are_together(menu, line))
    has_room = (min(room_for(menu, chosen, line), line.most - taken[line]) for line in lines)
    return not unmet(menu, chosen) and not any(room > 0 for room in has_room)


def can_choose(menu: Menu, chosen: Sequence[Chosen]) -> bool:
    """Whether lines of the menu can be chosen in these numbers in a single action."""
    taken: Counter[Offer] = Counter()
    for line, count, target in chosen:
        if line not in menu.offers or (count < 1 and line.most) or target not in (line.targets or ("",)):
            return False
        taken[line] += count
    if any(count > line.most for line, count in taken.items()):
        return False
    together = [are_together(menu, line) for line in taken]
    return not unmet(menu, chosen) if all(together) else len(chosen) == 1


def is_possible(menu: Menu) -> bool:
    """Whether the needs can be met at all, one by one, and every group has its need."""
    named = {need.group for need in needs_of(menu)}
    return all(line.group in named for line in menu.offers if line.group) and all(
        _sums(menu, need) for need in needs_of(menu)
    )


def some_choice(menu: Menu, rng: Rng) -> list[Chosen]:
    """A random choice that meets all needs of the menu, for random players and tests."""
    found: list[Chosen] = []
    for need in needs_of(menu):
        sums = _sums(menu, need)
        counts = sums[sorted(sums)[rng.randrange(len(sums))]]
        found += [(line, count, "") for line, count in counts if count]
    return found


def _sums(menu: Menu, need: Need) -> dict[int, tuple[tuple[Offer, int], ...]]:
    """Each worth that meets the need, with one way to choose it."""
    ways: dict[int, tuple[tuple[Offer, int], ...]] = {0: ()}
    for line in menu.offers:
        if line.group == need.group and are_together(menu, line):
            for total, way in list(ways.items()):
                for count in range(1, line.most + 1):
                    if total + count * line.worth <= need.most:
                        ways.setdefault(total + count * line.worth, (*way, (line, count)))
    return {total: way for total, way in ways.items() if total >= need.least}


def table_actions(game: Play[S, A, V], state: S) -> Iterator[tuple[Offer, str, A]]:
    """What can be said for the whole table now: each line of its menu, a target, and the action they make."""
    for offer in game.options(state, TABLE).offers:
        for target in offer.targets or ("",):
            yield offer, target, game.make(state, TABLE, [(offer, offer.most, target)])
