"""From a line of a menu to a complete choice, asking for the number and the target where they are open."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TypeAlias

from sandtable.cli.boards import Choice, Look
from sandtable.kernel.protocol import Menu, Offer

Ask: TypeAlias = Callable[[str], str]


class Answer(Enum):
    """What a person may say instead of choosing."""

    NOTHING = "nothing"


def choose(menu: Menu, number: int, rest: str, look: Look, owed: int, ask: Ask) -> list[Choice] | Answer:
    """The choice that line `number` and the words behind it mean; an empty answer gives it up.

    Where choices must add up (`owed`), more lines are asked for until they do. Raises ValueError.
    """
    first = _complete(_offer(menu, number), rest, look, owed, ask)
    if isinstance(first, Answer):
        return first
    choices = [first]
    while (missing := owed - sum(count for _, count, _ in choices)) > 0:
        words = ask(f"{missing} more; number [how many]? ").split()
        if not words:
            return Answer.NOTHING
        offer = _offer(menu, _number(words[0]))
        if any(offer is chosen for chosen, _, _ in choices):
            raise ValueError("that line was chosen already; start again")
        following = _complete(offer, " ".join(words[1:]), look, missing, ask)
        if isinstance(following, Answer):
            return following
        choices.append(following)
    return choices


def _offer(menu: Menu, number: int) -> Offer:
    if not 1 <= number <= len(menu.offers):
        raise ValueError(f"there is no option {number}; there are {len(menu.offers)}")
    return menu.offers[number - 1]


def _complete(offer: Offer, rest: str, look: Look, owed: int, ask: Ask) -> Choice | Answer:
    words = rest.split()
    most = look.most(offer)
    most = min(most, owed) if owed else most
    count = _number(words.pop(0)) if words and words[0].isdecimal() and most else 0
    if most > 1 and not count:
        answer = ask(f"How many (1 to {most})? ").strip()
        if not answer:
            return Answer.NOTHING
        count = _number(answer)
    count = count or min(most, 1)
    if count > most:
        raise ValueError(f"at most {most} can be chosen here")
    target = _target(offer.targets, " ".join(words), ask)
    return target if isinstance(target, Answer) else (offer, count, target)


def _target(targets: tuple[str, ...], text: str, ask: Ask) -> str | Answer:
    if not targets:
        if text:
            raise ValueError(f"nothing follows here, not {text!r}")
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
