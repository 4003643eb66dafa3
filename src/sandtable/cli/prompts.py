"""From a line of a menu to a complete choice, asking for the number and the target where they are open."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TypeAlias

from msgspec.structs import replace

from sandtable.cli.boards import Look
from sandtable.kernel.protocol import Chosen, Menu, Offer

Ask: TypeAlias = Callable[[str], str]


class Answer(Enum):
    """What a person may say instead of choosing."""

    NOTHING = "nothing"


def choose(menu: Menu, number: int, rest: str, look: Look, ask: Ask) -> list[Chosen] | Answer:
    """The choice that line `number` and the words behind it mean; an empty answer gives it up.

    Where choices must add up (`Menu.owed`), more lines are asked for until they do. Raises ValueError.
    """
    owed = menu.owed if _offer(menu, number).most else 0
    if not owed:
        choice = _complete(_offer(menu, number), rest, look, ask)
        return choice if isinstance(choice, Answer) else [choice]
    taken: dict[int, int] = {}
    while (missing := owed - sum(taken.values())) > 0:
        if taken:
            words = ask(f"{missing} more; number [how many]? ").split()
            if not words:
                return Answer.NOTHING
            number, rest = _number(words[0]), " ".join(words[1:])
        offer = _offer(menu, number)
        left = replace(offer, most=min(missing, offer.most - taken.get(number, 0)))
        if not left.most:
            raise ValueError(f"all of line {number} are already chosen; start over")
        choice = _complete(left, rest, look, ask)
        if isinstance(choice, Answer):
            return choice
        taken[number] = taken.get(number, 0) + choice[1]
    return [(_offer(menu, number), count, "") for number, count in taken.items()]


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
