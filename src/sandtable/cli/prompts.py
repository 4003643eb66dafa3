"""From a line of a menu to a complete choice, asking for the number and the target where they are open."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import TypeAlias

from msgspec.structs import replace

from sandtable.cli.boards import Look
from sandtable.kernel.menus import are_together, is_full, needs_of, room_for, unmet, worth_of
from sandtable.kernel.protocol import Chosen, Menu, Offer

Ask: TypeAlias = Callable[[str], str]
ENOUGH = "go"
"""Ends a choice of several lines that could hold more."""


class Answer(Enum):
    """What a person may say instead of choosing."""

    NOTHING = "nothing"


def choose(menu: Menu, number: int, rest: str, look: Look, ask: Ask) -> list[Chosen] | Answer:
    """The choice that line `number` and the words behind it mean; an empty answer gives it up.

    Where choices must add up (`Menu.owed`, `Menu.needs`), more lines are asked for until they do. Raises
    ValueError.
    """
    if not are_together(menu, _offer(menu, number)):
        choice = _complete(_offer(menu, number), rest, look, ask)
        return choice if isinstance(choice, Answer) else [choice]
    taken: dict[int, int] = {}
    while True:
        count = _one_more(menu, number, rest, taken, look, ask)
        if isinstance(count, Answer):
            return count
        taken[number] = taken.get(number, 0) + count
        chosen = [(_offer(menu, line), count, "") for line, count in taken.items()]
        if is_full(menu, chosen):
            return chosen
        words = ask(_still(menu, chosen)).split()
        if not words:
            return Answer.NOTHING
        if words == [ENOUGH] and not unmet(menu, chosen):
            return chosen
        number, rest = _number(words[0]), " ".join(words[1:])


def _one_more(
    menu: Menu, number: int, rest: str, taken: Mapping[int, int], look: Look, ask: Ask
) -> int | Answer:
    """How many of a line are chosen now; raises ValueError where no more fit."""
    offer = _offer(menu, number)
    if not are_together(menu, offer):
        raise ValueError(f"line {number} is chosen alone; start over")
    chosen = [(_offer(menu, line), count, "") for line, count in taken.items()]
    room = room_for(menu, chosen, offer)
    left = replace(offer, most=min(room, offer.most - taken.get(number, 0)))
    if not left.most:
        why = f"all of line {number} are already chosen" if room else f"line {number} would be too much"
        raise ValueError(f"{why}; start over")
    choice = _complete(left, rest, look, ask)
    return choice if isinstance(choice, Answer) else choice[1]


def _still(menu: Menu, chosen: Sequence[Chosen]) -> str:
    """The question for more, with what is still needed."""
    missing = [(need, need.least - worth_of(chosen, need.group)) for need in needs_of(menu)]
    needed = ", ".join(f"{count} more {need.group}".strip() for need, count in missing if count > 0)
    return f"{needed}; number [how many]? " if needed else f"more: number [how many], or {ENOUGH}? "


def _offer(menu: Menu, number: int) -> Offer:
    if not 1 <= number <= len(menu.offers):
        raise ValueError(f"there is no option {number}; there are {len(menu.offers)}")
    return menu.offers[number - 1]


def _complete(offer: Offer, rest: str, look: Look, ask: Ask) -> Chosen | Answer:
    words = rest.split()
    most = look.most(offer)
    count = min(most, 1)
    if most and words and words[0].isdecimal():
        count = _within(words.pop(0), most)
    elif most > 1:
        answer = ask(f"How many (1 to {most})? ").strip()
        if not answer:
            return Answer.NOTHING
        count = _within(answer, most)
    target = _target(offer.targets, " ".join(words), ask)
    return target if isinstance(target, Answer) else (offer, count, target)


def _within(text: str, most: int) -> int:
    count = _number(text)
    if not 1 <= count <= most:
        raise ValueError(f"1 to {most} can be chosen here, not {count}")
    return count


def _target(targets: tuple[str, ...], text: str, ask: Ask) -> str | Answer:
    if not targets:
        if text:
            raise ValueError(f"nothing may follow here, not even {text!r}")
        return ""
    if not text and len(targets) == 1:
        return targets[0]
    if not text:
        listed = "  ".join(f"{i} {name}" for i, name in enumerate(targets, start=1))
        text = ask(f"Where?  {listed}\n? ").strip()
        if not text:
            return Answer.NOTHING
    return _named(targets, text)


def _named(targets: tuple[str, ...], text: str) -> str:
    """The target meant by its number, its name or a beginning of it."""
    if text.isdecimal():
        if not 1 <= int(text) <= len(targets):
            raise ValueError(f"there is no target {text}; there are {len(targets)}")
        return targets[int(text) - 1]
    if text in targets:
        return text
    found = [name for name in targets if name.startswith(text.lower())]
    if len(found) != 1:
        raise ValueError(f"{text!r} is not one of: {' '.join(found or targets)}")
    return found[0]


def _number(text: str) -> int:
    if not text.isdecimal():
        raise ValueError(f"a number is missing at {text!r}")
    return int(text)
