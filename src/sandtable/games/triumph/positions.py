"""A position in words, as its viewer sees it."""

from __future__ import annotations

from ...kernel.protocol import Section
from .blocks import name_of
from .ruleset import SEATS
from .view import Area, View


def describe(view: View) -> tuple[Section, ...]:
    """The factions, countries that are not as they were born, all blocks, and what the viewer holds."""
    parts = [_factions(view), _areas(view)]
    if countries := _countries(view):
        parts.append(countries)
    if view.battle is not None:
        rows = ((view.battle.attacker, view.battle.defender, str(view.battle.round)),)
        parts.append(Section(f"battle for {view.battle.area}", ("attacker", "defender", "round"), rows))
    if view.seat:
        parts.append(_own(view))
    return tuple(parts)


def _factions(view: View) -> Section:
    columns = ("faction", "ind", "pop", "res", "level", "points", "cards", "vault", "chits", "technologies")
    rows = []
    for seat in view.order:
        row = view.factions[seat]
        cards = f"{row.action}+{row.investment}"
        techs = " ".join(sorted(row.techs)) or "-"
        numbers = (row.ind, row.pop, row.res, row.level, row.points)
        rows.append((seat, *map(str, numbers), cards, str(row.vault), str(row.chits), techs))
    return Section(f"{view.year or 'setup'} {view.phase}", columns, tuple(rows))


def _areas(view: View) -> Section:
    rows = tuple((a, view.control.get(a, "-"), _blocks(there)) for a, there in view.areas.items())
    return Section("blocks", ("area", "control", "blocks"), rows)


def _blocks(there: Area) -> str:
    """`germany:tank3 britain:?`."""
    seen = [name_of(b) + ("(escaped)" if b.escaped else "") for b in there.blocks]
    return " ".join([*seen, *(f"{hidden.nation}:?" for hidden in there.hidden)])


def _countries(view: View) -> Section | None:
    rows = []
    for country, seat in sorted(view.marker.items()):
        rows.append((country, "satellite" if country in view.satellites else "conquered", seat, ""))
    for country, stake in sorted(view.influence.items()):
        status = "protectorate" if stake.count > 1 else "associate"
        rows.append((country, status, stake.seat, str(stake.count)))
    for country, violators in sorted(view.armed.items()):
        rows.append((country, "in arms", " ".join(violators), ""))
    return Section("countries", ("country", "status", "by", "markers"), tuple(rows)) if rows else None


def _own(view: View) -> Section:
    vault = " ".join(f"{pair.tech}({','.join(pair.cards)})" for pair in view.vault) or "-"
    rows = [
        ("hand", " ".join(view.hand) or "-"),
        ("vault", vault),
        ("chits", " ".join(map(str, view.chits)) or "-"),
    ]
    for rival in SEATS:
        if view.known.get(rival):
            rows.append((f"known of {rival}", " ".join(view.known[rival])))
    return Section(str(view.seat), ("what", "which"), tuple(rows))
