"""What the engines see of a battle: pieces that take several hits, and cargo of decks.

The hits before the last are pieces of their own to the engines. Under stated orders all damage comes before
any loss, since it costs nothing; the hulls of a side stand behind its units, fire nothing and are worth
nothing. Of what is left after a battle they are no part. Decks that damage closes are those of the hulls.

Cargo of decks takes no part in a battle; what finds no deck in the end is lost.
"""

from __future__ import annotations

from msgspec.structs import replace

from .model import Battle, Counts, End, Ends, Side, Unit, deckless


def with_hulls(side: Side) -> Side:
    """A side with the hits that its pieces take before they are lost, without cargo of decks.

    The same one where all take one hit and there is none.
    """
    hulls = tuple(_hull(unit) for unit in side if unit.hits > 1)
    if not hulls and not any(unit.rides for unit in side):
        return side
    return (*(replace(unit, decks=0) if unit.shuts else unit for unit in side if not unit.rides), *hulls)


def _hull(unit: Unit) -> Unit:
    count = max(0, unit.count * (unit.hits - 1) - unit.damage)
    decks = unit.decks if unit.shuts else 0
    return Unit(f"{unit.name} hull", unit.nation, "", count, 0, 0, unit.domain, decks=decks, is_hull=True)


def fighting(battle: Battle) -> Battle:
    """A battle without cargo of decks."""
    sides = (battle.attackers, battle.defenders)
    mine, theirs = (tuple(unit for unit in side if not unit.rides) for side in sides)
    return replace(battle, attackers=mine, defenders=theirs)


def with_cargo(battle: Battle, ends: Ends) -> Ends:
    """The ends of a battle with the cargo of its decks, from those without."""
    found: dict[End, float] = {}
    for end, chance in ends.ends.items():
        mine = _folded(battle.attackers, end.attackers, end.attackers_away)
        theirs = _folded(battle.defenders, end.defenders, end.defenders_away)
        whole = End(end.result, *mine, *theirs, end.clear, end.stranded)
        found[whole] = found.get(whole, 0.0) + chance
    return Ends(found, ends.rounds)


def unfolded(battle: Battle) -> Battle:
    """A battle for the engines; the same one where every piece takes one hit and none is cargo of another."""
    mine, theirs = with_hulls(battle.attackers), with_hulls(battle.defenders)
    if mine is battle.attackers and theirs is battle.defenders:
        return battle
    return replace(battle, attackers=mine, defenders=theirs)


def folded(battle: Battle, ends: Ends) -> Ends:
    """The ends of an unfolded battle in the units of the battle itself."""
    whole = unfolded(battle)
    if whole is battle:
        return ends
    found: dict[End, float] = {}
    for end, chance in ends.ends.items():
        lost, risked = (deckless(whole, end.defenders, fallen) for fallen in (False, battle.has_haven))
        there = tuple(count - gone for count, gone in zip(end.defenders, lost, strict=True))
        bare = End(
            end.result,
            *_folded(battle.attackers, end.attackers, end.attackers_away),
            *_folded(battle.defenders, there, end.defenders_away),
            end.clear,
            _folded(battle.defenders, risked, (0,) * len(risked))[0] if any(risked) else (),
        )
        found[bare] = found.get(bare, 0.0) + chance
    return Ends(found, ends.rounds)


def _folded(side: Side, here: Counts, away: Counts) -> tuple[Counts, Counts]:
    """Counts of an unfolded side, in the battle and away, in its own units; cargo goes with its decks."""
    left, gone = iter(here), iter(away)
    pairs = [None if unit.rides else (next(left), next(gone)) for unit in side]
    room = sum(unit.decks * sum(pair) for unit, pair in zip(side, pairs, strict=True) if pair)
    found: list[tuple[int, int]] = []
    for unit, pair in zip(side, pairs, strict=True):
        if pair is None:
            pair = (min(room, unit.count), 0)
            room -= pair[0]
        found.append(pair)
    return tuple(here for here, _ in found), tuple(away for _, away in found)
