"""JSON merge patches (RFC 7396), and how a table stands as it travels: in full once, then by what changed.

Lists are replaced whole by such patches, so the lines of menus and the orders travel as mappings. What is
null is left out of the whole: in a patch null means that something is gone, or never was there.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from sandtable.kernel.protocol import Menu, Offer
from sandtable.server.messages import Line, MenuLines, Now, OrderLine, Standing

Json: TypeAlias = dict[str, Any]


def merge_patch(before: Json, after: Json) -> Json:
    """The merge patch from one JSON object to another. Null stands for absence, as in the RFC."""
    patch: Json = {key: None for key in before if key not in after and before[key] is not None}
    for key, value in after.items():
        old = before.get(key)
        if old == value:
            continue
        if isinstance(old, dict) and isinstance(value, dict):
            patch[key] = merge_patch(old, value)
        else:
            patch[key] = value
    return patch


def merge(target: Any, patch: Any) -> Any:
    """The target with a merge patch applied, as a client does it; what the patch does not name is shared."""
    if not isinstance(patch, dict):
        return patch
    merged = dict(target) if isinstance(target, dict) else {}
    for key, value in patch.items():
        if value is None:
            merged.pop(key, None)
        else:
            merged[key] = merge(merged.get(key), value)
    return merged


class Known(Struct, frozen=True):
    """What a connection knows: a version, and how the table stood then, as it has put it together."""

    v: int
    now: Json


def standing(now: Now) -> Json:
    """How the table stands, in the form in which it travels; a whole goes `without_nulls`."""
    menus = {seat: _lines(menu) for seat, menu in now.menus.items()}
    orders = {str(order.n): OrderLine(order.do, order.text) for order in now.orders}
    by = now.orders[0].seat if now.orders else ""
    undo = {} if now.undo == {by: len(orders)} else now.undo
    sent = Standing(now.view, now.pending, menus, now.eyes, undo, now.redo, orders, by)
    plain: Json = msgspec.to_builtins(sent, str_keys=True)
    if isinstance(plain["view"], dict) and plain["view"].get("pending") == plain["pending"]:
        del plain["view"]["pending"]
    return plain


def _lines(menu: Menu) -> MenuLines:
    lines: dict[str, Line] = {}
    for offer in menu.offers:
        lines[_name(offer, lines)] = Line(offer.most, offer.targets, offer.worth)
    return MenuLines(menu.seat, lines, menu.owed, menu.needs)


def _name(offer: Offer, taken: Container[str]) -> str:
    """What tells a line of a menu from the others, whatever its number and targets."""
    full = f"{offer.verb} {offer.origin} {offer.kind} {offer.unit} {offer.group}"
    name, sign = full.rstrip(), ""
    while name in taken:
        sign += "+"
        name = f"{full} {sign}"
    return name


def without_nulls(value: Json) -> Json:
    """The same without members that are null, at any depth."""
    plain = {key: member for key, member in value.items() if member is not None}
    return {key: without_nulls(one) if isinstance(one, dict) else one for key, one in plain.items()}


def change(before: Json, after: Json) -> tuple[Json, Json]:
    """The patch to how a table stands now, and what a client has that applies it.

    Lines keep the places they had in the client's menus, and new ones come last; where that is not their
    order, the patch says which it is.
    """
    known = before["menus"]
    orders = {
        seat: {"order": order}
        for seat, menu in after["menus"].items()
        if (order := _order(known.get(seat, {}).get("lines", {}), menu.get("lines", {})))
    }
    if orders:
        after = merge(after, {"menus": orders})
    patch = merge_patch(before, after)
    return patch, merge(before, patch)


def _order(known: Json, wanted: Json) -> list[int]:
    """The places of lines among those a client will have, in their order; empty where they are so already."""
    has = [*(name for name in known if name in wanted), *(name for name in wanted if name not in known)]
    places = {name: place for place, name in enumerate(has)}
    found = [places[name] for name in wanted]
    return found if found != sorted(found) else []
