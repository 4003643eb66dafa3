"""A battle in the few words that odds need: who stands there, what each hits on, who may leave.

A family of games builds this value (`axis/reader.py`); the engines (`chain.py`, `solve.py`) know no game.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from .dice import Dice

Goal: TypeAlias = Literal["win", "take", "swing"]
Result: TypeAlias = Literal["attacker_wins", "defender_wins", "both_destroyed", "retreat"]
Counts: TypeAlias = tuple[int, ...]
"""How many of each unit of a side, in the side's order."""

STAY, LEAVE = "stay", "leave"
METHODS = ("exact", "play")
MOST_BATTLES = 1_000_000


class OddsError(ValueError):
    """A battle that cannot be; the text names the part that is wrong.

    A reason and its facts say the same to those who have words of their own for it; most that only
    whoever writes texts and options by hand can meet have none.
    """

    def __init__(self, text: str, reason: str = "", **facts: str | int) -> None:
        super().__init__(text)
        self.reason, self.facts = reason, facts


def check_method(method: str) -> None:
    """Refuse a method there is not."""
    if method not in METHODS:
        raise OddsError(f"method: {method!r} is none of {', '.join(METHODS)}")


def check_battles(battles: int) -> None:
    """Refuse to play so many battles."""
    if not 1 <= battles <= MOST_BATTLES:
        raise OddsError(f"battles: a number between 1 and {MOST_BATTLES}, not {battles}")


class Unit(Struct, frozen=True):
    """Like pieces of one side, with the figures of their role in this battle."""

    name: str
    """How answers call it: `infantry`, `uk:fighter`, `transport(infantry,infantry)`."""
    nation: str
    kind: str
    count: int
    strength: int
    """A die at or under it hits; 0 never fires."""
    value: int
    """IPC, cargo included."""
    domain: str = "land"
    dice: int = 1
    is_sub: bool = False
    """Fires torpedoes: at ships only, and first when attacking."""
    is_army: bool = False
    """Can take territory."""
    decks: int = 0
    """Fighters it carries."""
    needs_deck: bool = False
    """Lost after a sea battle when no deck of its side is left."""
    may_leave: bool = False
    """A submarine that has a way out after each round."""
    lands: tuple[str, ...] = ()
    """Names of the units that go ashore from it after a won sea battle."""
    aboard: tuple[str, ...] = ()
    """Names of the units that stay aboard."""
    hits: int = 1
    """Hits that it takes: all but the last only damage it, and do so before any piece of its side is lost."""
    damage: int = 0
    """Hits that the pieces have taken already, together."""
    supports: int = 0
    """Pieces of its side that each one supports."""
    supported: int = 0
    """A die at or under it hits while the piece is supported; 0: nobody supports it."""
    supported_by: tuple[str, ...] = ()
    """Kinds that support it; none named: whatever supports."""
    best_of: int = 1
    """Dice thrown for each of its shots, of which the best one counts."""
    hunts: bool = False
    """Finds submarines: those of the other side neither strike first nor dive, own aircraft hit them."""
    is_prey: bool = False
    """Is hit last of all, and lost without a shot where nothing of its side is left that fights."""
    is_gun: bool = False
    """Takes hits and holds nothing: it falls when the rest of its side is gone."""
    is_landed: bool = False
    """Came ashore from a ship and never retreats."""
    is_dropped: bool = False
    """Came from the air and retreats only beside others that go by land."""
    shuts: bool = False
    """Its decks are closed while it is damaged."""
    rides: bool = False
    """Cargo of decks: it takes no part in the battle and is lost where none is left for it."""
    is_hull: bool = False
    """No piece, but the hits that pieces of its side take before they are lost (`hulls.py`)."""


Side: TypeAlias = tuple[Unit, ...]


class Battle(Struct, frozen=True):
    """One battle, on land or at sea."""

    kind: Literal["land", "sea"]
    attackers: Side
    defenders: Side
    flak: int = 0
    """Strength of the guns that fire before the first round; 0: none."""
    flak_dice: int = 0
    """The most dice they throw, no aircraft being fired at twice; 0: one at each."""
    bombard: Dice = ()
    """Dice of supporting ships before the first round; what they hit still fires in it."""
    can_retreat: bool = True
    """The attackers that are not aircraft have a space to go back to."""
    landed: bool = False
    """An assault from the sea: the army may not retreat."""
    planes_may_leave: bool = False
    """Aircraft may leave an assault from the sea."""
    one_way: bool = False
    """The zone the attackers came from is also the only way out for defending submarines: whoever leaves
    for it first bars it to the other side."""
    is_deep: bool = False
    """At sea submarines of both sides dive or strike before all others, unless they are hunted."""
    has_dived: bool = False
    """In a deep battle: the dives of its first round have been decided."""
    room: int = 0
    """Aircraft of the defenders that find a deck or an airfield elsewhere when a sea battle is over."""
    has_haven: bool = False
    """All of them find land as long as the coast that troops are to land on does not fall."""
    closing: bool = False
    """A round has just been fought; submarines and retreat are decided first."""
    fought: int = 0
    """Rounds fought before."""


class Assault(Struct, frozen=True):
    """Sea battles that must be won before the troops they cover may land, then the battle ashore.

    `land` has the attackers that come anyway; `troops` what a unit is once it is ashore.
    """

    fleets: tuple[Battle, ...]
    land: Battle
    troops: dict[str, Unit]
    planes_may_leave: bool = False
    """Aircraft may leave once troops have landed."""
    army_stays: bool = True
    """Nobody of an army retreats once troops have landed; else only the troops themselves do not."""
    guns: tuple[int, ...] = ()
    """What ships hit with that may support the landing, the best first, one for each unit that has landed."""


class Orders(Struct, frozen=True):
    """What each side does where the rules leave a choice."""

    attacker: str = "cheapest"
    """cheapest, keep_land, weakest, optimal, or an order of unit names such as `2 infantry fighter`."""
    defender: str = "cheapest"
    attacker_subs: str = STAY
    """stay, or leave after the first round; optimal sides decide each round."""
    defender_subs: str = STAY
    rounds: int = 0
    """The attacker retreats after so many rounds, an optimal one at the latest; 0: never."""
    retreat_at: int = 0
    """The attacker retreats when so few of his units are left; 0: never."""
    goal: Goal = "win"
    """What optimal orders maximize for the attacker, and minimize for the defender."""


OPTIMAL = "optimal"


def start_of(side: Side) -> Counts:
    """All pieces of a side."""
    return tuple(unit.count for unit in side)


def once(side: Side) -> Side:
    """A side with units of one name put together; the same one where all names differ."""
    places = by_name(side)
    if len(set(places)) == len(side):
        return side
    found: list[Unit] = []
    for unit, place in zip(side, places, strict=True):
        if place == len(found):
            found.append(unit)
        else:
            found[place] = replace(found[place], count=found[place].count + unit.count)
    return tuple(found)


def by_name(side: Side) -> list[int]:
    """For each unit its place among those of different names."""
    names = list(dict.fromkeys(unit.name for unit in side))
    return [names.index(unit.name) for unit in side]


def value_of(side: Side, counts: Counts) -> int:
    """Worth of so many pieces in IPC."""
    return sum(unit.value * count for unit, count in zip(side, counts, strict=True))


def deckless(battle: Battle, here: Counts, has_fallen: bool = False) -> Counts:
    """How many of each unit of the defenders find no deck when a sea battle is over.

    Those that stand last are lost, in a deep battle those that stand first. While they have a haven none is,
    unless that has fallen.
    """
    side = battle.defenders
    if battle.has_haven and not has_fallen:
        return (0,) * len(side)
    room = battle.room + sum(unit.decks * count for unit, count in zip(side, here, strict=True))
    lost = [0] * len(side)
    places = range(len(side))
    for number in reversed(places) if battle.is_deep else places:
        if side[number].needs_deck:
            lost[number] = max(0, here[number] - room)
            room -= here[number] - lost[number]
    return tuple(lost)


def flak_shots(battle: Battle) -> int:
    """Dice thrown at the attacking aircraft before the first round."""
    planes = sum(unit.count for unit in battle.attackers if is_flown(unit)) if battle.flak else 0
    return min(planes, battle.flak_dice or planes)


def is_flown(unit: Unit) -> bool:
    """Whether guns fire at it."""
    return unit.domain == "air" or unit.is_dropped


def has_army(side: Side, counts: Counts) -> bool:
    """Whether any of them can take territory."""
    return any(unit.is_army and count for unit, count in zip(side, counts, strict=True))


class End(Struct, frozen=True):
    """One way a battle may end: who won, who is left in it, who got away earlier."""

    result: Result
    attackers: Counts
    attackers_away: Counts
    defenders: Counts
    defenders_away: Counts
    clear: bool = False
    """The attackers stayed, though none of what is left of the defenders can be fought: troops may land."""
    stranded: Counts = ()
    """Of the defenders in the battle those that are lost if their haven falls."""


class Ends(Struct, frozen=True):
    """All ways a battle may end with their probabilities, and how many rounds it may last."""

    ends: dict[End, float]
    rounds: dict[int, float]
