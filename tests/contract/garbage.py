"""Entries and lines that nobody should send, and somebody will."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from sandtable.kernel.protocol import CHANCE, TABLE, Decide, Draw, Entry, Pending, Roll

WORDS = ("", " ", "x", "(", ")", ":", "@", "a:b", "a(b", "a(b,c)@1", "infantry@-1", "0", "ß", "\0", "a" * 300)
NUMBERS = (-1, 0, 1, 2, 3, 7, 99, 1000, 2**31, 2**63 - 1)


def wrong_entries(pending: Pending, entry: Entry[Any], seats: tuple[str, ...]) -> Iterator[Entry[Any]]:
    """Entries that must be refused where `entry` may be made."""
    yield Entry(CHANCE)
    yield Entry("", entry.do)
    yield from (Entry(seat) for seat in seats)
    yield from _wrong_chance(pending)
    if entry.do is not None:
        may = _who_may(pending, entry.by) if isinstance(pending, Decide) else ()
        yield from (Entry(by, entry.do) for by in ("nobody", CHANCE, TABLE, *seats) if by not in may)
        yield Entry(entry.by, entry.do, dice=(1,))
        yield Entry(entry.by, entry.do, cards=("x",))


def _who_may(pending: Decide, by: str) -> tuple[str, ...]:
    """The seats that may do what the seat does: choose, or take a choice back."""
    return pending.may_change if by in pending.may_change else pending.seats


def _wrong_chance(pending: Pending) -> Iterator[Entry[Any]]:
    if isinstance(pending, Roll):
        fair = (1,) * pending.count
        yield from (
            Entry(CHANCE, dice=dice) for dice in (fair[1:], (*fair, 1), (0, *fair[1:]), (-1, *fair[1:]))
        )
        yield Entry(CHANCE, dice=(pending.sides + 1, *fair[1:]))
        yield Entry(CHANCE, dice=fair, cards=("x",))
        yield Entry(CHANCE, cards=("x",) * pending.count)
        yield Entry("nobody", dice=fair)
    elif isinstance(pending, Draw):
        yield Entry(CHANCE, cards=pending.remaining[: pending.count - 1])
        yield Entry(CHANCE, cards=("no such card",) * pending.count)
        yield Entry(CHANCE, dice=(1,) * pending.count)
    else:
        yield from (Entry(CHANCE, dice=dice) for dice in ((), (1,), (1, 2, 3)))
        yield Entry(CHANCE, cards=("x",))


def words_in(value: Any) -> Iterator[str]:
    """All texts in plain data, keys too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from (word for pair in value.items() for part in pair for word in words_in(part))
    elif isinstance(value, list | tuple):
        yield from (word for part in value for word in words_in(part))


def spoiled(action: Any, actions: Any, words: list[str], rng: Random) -> Any | None:
    """The action with one or two things in it changed; None when that is no action at all."""
    tag = msgspec.to_builtins(action)["act"]
    fields = {name: msgspec.to_builtins(getattr(action, name)) for name in action.__struct_fields__}
    for _ in range(rng.randint(1, 2) if fields else 0):
        name = rng.choice(list(fields))
        fields[name] = _spoiled(fields[name], words, rng)
    try:
        return msgspec.convert({"act": tag, **fields}, actions)
    except msgspec.ValidationError:
        return None


def _spoiled(value: Any, words: list[str], rng: Random) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice((value + 1, value - 1, rng.choice(NUMBERS)))
    if isinstance(value, str):
        return rng.choice((rng.choice(WORDS), rng.choice(words), f"{rng.choice(words)}:{value}"))
    if value is None or isinstance(value, dict):
        return _spoiled_dict(value or {}, words, rng)
    return _spoiled_list(list(value), words, rng)


def _spoiled_dict(value: dict[str, Any], words: list[str], rng: Random) -> dict[str, Any]:
    if not value:
        return {rng.choice(words): rng.choice(NUMBERS)}
    key = rng.choice(list(value))
    rest = {k: v for k, v in value.items() if k != key}
    renamed = {**rest, _spoiled(key, words, rng): value[key]}
    return rng.choice((rest, renamed, {**value, key: _spoiled(value[key], words, rng)}))


def _spoiled_list(value: list[Any], words: list[str], rng: Random) -> list[Any]:
    if not value:
        return [rng.choice(words)]
    i = rng.randrange(len(value))
    changed = [*value[:i], _spoiled(value[i], words, rng), *value[i + 1 :]]
    return rng.choice((changed, [*value[:i], *value[i + 1 :]], [*value, value[i]]))


def garbled(line: str, rng: Random) -> str:
    """A line of notation with something cut out, doubled or put in."""
    i, j = sorted((rng.randrange(len(line) + 1), rng.randrange(len(line) + 1)))
    return rng.choice((line[:i] + line[j:], line[:j] + line[i:], line[:i] + rng.choice(WORDS) + line[i:]))
