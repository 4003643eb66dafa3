"""Who fires at whom, how many dice, and what they hit.

Rule book, lines 836-848, 866-874, 880-886, 930-962, 1394-1398.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from ..core.pieces import Pile, Piles, total
from ..core.same import Same
from ..core.shots import AIRCRAFT, ANYTHING, SHIPS, Shot, Target, count_hits, volley
from .data import Kind, roster
from .engaged import DROPPED, LAND, attackers, defenders, escorts, interceptors, raiders
from .state import Battle, State

SEEN: Target = "seen"
"""Everything but submarines: what aircraft hit that no destroyer helps (line 958)."""
SEA_KINDS, AIR_KINDS, DIVERS = roster().sea, roster().air, roster().having["submerges"]


def may_hit(target: Target, pile: Pile) -> bool:
    """Whether a hit of some class may fall on a piece; of a facility's guns on bombers that are at it."""
    if target == ANYTHING:
        return True
    if target == SHIPS:
        return pile.kind in SEA_KINDS
    if target == SEEN:
        return pile.kind not in DIVERS
    if target == AIRCRAFT:
        return pile.kind in AIR_KINDS or pile.task == DROPPED
    return pile.came == target


def shots(state: State, battle: Battle) -> list[Shot]:
    """Each die owed at this step: what it hits with, and what it may hit; at nothing, none is owed."""
    return _shots(Same(state), Same(battle))


@lru_cache(maxsize=8)
def _shots(at: Same[State], on: Same[Battle]) -> list[Shot]:
    """The same, remembered: dice are asked for when they come to be owed, and again when they are thrown."""
    state, battle = at.value, on.value
    owed = FIRE[battle.step](state, battle)
    there = EXPOSED[f"{battle.step}_losses"](state, battle) if owed else ()
    targets = {target for _, target in owed}
    lost = {target for target in targets if not any(may_hit(target, p) for p in there)}
    return [shot for shot in owed if shot[1] not in lost] if lost else owed


def exposed(state: State, battle: Battle) -> Piles:
    """On whom the hits of a step may fall."""
    return EXPOSED[battle.step](state, battle)


def tally(state: State, battle: Battle, owed: list[Shot], dice: tuple[int, ...]) -> dict[Target, int]:
    """Hits; of the dice that one heavy bomber throws, the best counts (line 1210). Those stand last."""
    each, heavy = heavy_shots(state, battle, owed)
    plain = len(owed) - each * heavy
    best = [min(dice[at : at + each]) for at in range(plain, len(dice), each)]
    return count_hits([*owed[:plain], *owed[plain::each]], (*dice[:plain], *best))


def heavy_shots(state: State, battle: Battle, owed: list[Shot]) -> tuple[int, int]:
    """Dice that a bomber throws of which the best counts, and how many such bombers have thrown theirs."""
    each, heavy = _heavy(state, battle)
    if heavy and (not owed or owed[-1] != FIRE[battle.step](state, battle)[-1]):
        return each, 0  # They find nobody.
    return each, heavy


def _heavy(state: State, battle: Battle) -> tuple[int, int]:
    """Dice that a bomber throws of which the best counts, and how many such bombers attack."""
    if battle.step != "attack":
        return 1, 0
    kinds = state.kinds(state.seat)
    several = [p for p in attackers(state, battle.space) if kinds[p.kind].dice > 1]
    return (kinds[several[0].kind].dice, total(several)) if several else (1, 0)


# Land


def _bombardment(state: State, battle: Battle) -> list[Shot]:
    """One shot of each ship that supports the landing (line 882)."""
    kinds = state.kinds(state.seat)
    return sorted(
        (kinds[kind].attack, ANYTHING) for kind, count in battle.bombard.items() for _ in range(count)
    )


def _aa_fire(state: State, battle: Battle) -> list[Shot]:
    """Guns, hit by the bombardment or not, fire once: three dice each, one for a target (line 1396)."""
    guns = [p for p in _all_defenders(state, battle) if p.kind in roster().having["flak"]]
    targets = total(p for p in attackers(state, battle.space) if may_hit(AIRCRAFT, p))
    each = [(state.kinds(p.nation)[p.kind], p.count) for p in guns]
    dice = [(kind.flak_at, AIRCRAFT) for kind, count in each for _ in range(kind.flak_dice * count)]
    return sorted(dice, reverse=True)[:targets]


# Both


def _all_defenders(state: State, battle: Battle) -> Piles:
    """The defenders with those that were hit and still fire."""
    return (*defenders(state, battle.space), *battle.dead)


def has_hunters(piles: Iterable[Pile]) -> bool:
    """Whether a destroyer is among them, that keeps submarines from strikes and diving (line 1566)."""
    hunts = roster().having["hunts"]
    return any(p.kind in hunts for p in piles)


def _aim(piles: Piles, at_sea: bool) -> Callable[[Pile], Target]:
    """What each piece of a side may hit."""
    kinds, hunted = roster(), has_hunters(piles)

    def target(pile: Pile) -> Target:
        if pile.kind in kinds.having["torpedoes"]:
            return SHIPS
        return SEEN if at_sea and pile.kind in kinds.air and not hunted else ANYTHING

    return target


def _attack(state: State, battle: Battle) -> list[Shot]:
    """The attackers' dice with combined arms; submarines that struck first do not fire again (line 958)."""
    mine, kinds, at_sea = attackers(state, battle.space), state.kinds(state.seat), battle.kind != LAND
    aim, lifted = _aim(mine, at_sea), supported(mine, kinds)
    striking = not has_hunters(_all_defenders(state, battle))
    single: list[Shot] = []
    heavy: list[Shot] = []
    for p in mine:
        kind = kinds[p.kind]
        if striking and "surprise" in kind.traits:
            continue
        helped = min(lifted.get(p.kind, 0), p.count)
        lifted[p.kind] = lifted.get(p.kind, 0) - helped
        dice = [(kind.supported, aim(p))] * helped + [(kind.attack, aim(p))] * (p.count - helped)
        dice = [shot for shot in dice if shot[0]]
        if kind.dice > 1:
            heavy += [shot for shot in dice for _ in range(kind.dice)]
        else:
            single += dice
    return [*sorted(single), *sorted(heavy)]


def supported(piles: Piles, kinds: Mapping[str, Kind]) -> dict[str, int]:
    """How many of each kind are lifted by partners beside them, each partner so many (lines 866-874).

    Who can help only one kind helps first, and helps those first that fewest can help: so most are helped.
    """
    there: dict[str, int] = {}
    for p in piles:
        there[p.kind] = there.get(p.kind, 0) + p.count
    if not any(kinds[kind].supported for kind in there) or not any(kinds[kind].lifts for kind in there):
        return {}
    wanting = {kind: there[kind] for kind in there if kinds[kind].supported}
    helpers = {kind: kinds[kind].lifts * count for kind, count in there.items() if kinds[kind].lifts}
    helped = {h: [w for w in wanting if h in kinds[w].supported_by] for h in helpers}
    found = dict.fromkeys(wanting, 0)
    for helper in sorted(helpers, key=lambda h: len(helped[h])):
        for kind in sorted(helped[helper], key=lambda w: len([h for h in helpers if w in helped[h]])):
            part = min(helpers[helper], wanting[kind] - found[kind])
            found[kind] += part
            helpers[helper] -= part
    return found


def _defense(state: State, battle: Battle) -> list[Shot]:
    """The defenders' dice, those just hit included (lines 950-958)."""
    theirs, at_sea = _all_defenders(state, battle), battle.kind != LAND
    aim, striking = _aim(theirs, at_sea), not has_hunters(attackers(state, battle.space))
    surprise = roster().having["surprise"]
    firing = (p for p in theirs if not (striking and p.kind in surprise))
    return volley(firing, lambda p: (state.kinds(p.nation)[p.kind].defense, aim(p), 1))


# Submarines (lines 930-944)


def _strike(state: State, battle: Battle) -> list[Shot]:
    """The surprise strike of attacking submarines, unless a destroyer defends."""
    if has_hunters(defenders(state, battle.space)):
        return []
    kinds, first = state.kinds(state.seat), roster().having["surprise"]
    firing = (p for p in attackers(state, battle.space) if p.kind in first)
    return volley(firing, lambda p: (kinds[p.kind].attack, SHIPS, 1))


def _counterstrike(state: State, battle: Battle) -> list[Shot]:
    """That of defending submarines, also of those just hit: both come before removal (line 944)."""
    if has_hunters(attackers(state, battle.space)):
        return []
    first = roster().having["surprise"]
    firing = (p for p in _all_defenders(state, battle) if p.kind in first)
    return volley(firing, lambda p: (state.kinds(p.nation)[p.kind].defense, SHIPS, 1))


# Raids (lines 836-848)


def _dogfight(state: State, piles: Iterable[Pile]) -> list[Shot]:
    return volley(piles, lambda p: (state.kinds(p.nation)[p.kind].dogfight, ANYTHING, 1))


def _sortie(state: State, battle: Battle) -> Piles:
    """Raiders and escorts."""
    return (*raiders(state, battle.space), *escorts(state, battle.space))


def _air_attack(state: State, battle: Battle) -> list[Shot]:
    return _dogfight(state, _sortie(state, battle)) if interceptors(state, battle.space) else []


def _air_defense(state: State, battle: Battle) -> list[Shot]:
    return _dogfight(state, (*interceptors(state, battle.space), *battle.dead))


def _guns(state: State, battle: Battle) -> list[Shot]:
    """A die of each facility for each bomber that is at it."""
    bombers = raiders(state, battle.space)
    found: list[Shot] = []
    for p in state.at(battle.space):
        at_it = total(bomber for bomber in bombers if bomber.came == p.kind)
        found += [(state.kinds(p.nation)[p.kind].flak_at, p.kind)] * at_it
    return sorted(found, key=lambda shot: shot[1])


FIRE: dict[str, Callable[[State, Battle], list[Shot]]] = {
    "bombardment": _bombardment,
    "aa_fire": _aa_fire,
    "strike": _strike,
    "counterstrike": _counterstrike,
    "attack": _attack,
    "defense": _defense,
    "air_attack": _air_attack,
    "air_defense": _air_defense,
    "guns": _guns,
}


def _defending(state: State, battle: Battle) -> Piles:
    return defenders(state, battle.space)


def _attacking(state: State, battle: Battle) -> Piles:
    return attackers(state, battle.space)


EXPOSED: dict[str, Callable[[State, Battle], Piles]] = {
    "bombardment_losses": _defending,
    "aa_fire_losses": _attacking,
    "strike_losses": _defending,
    "counterstrike_losses": _attacking,
    "attack_losses": _defending,
    "defense_losses": _attacking,
    "air_attack_losses": lambda state, battle: interceptors(state, battle.space),
    "air_defense_losses": _sortie,
    "guns_losses": lambda state, battle: raiders(state, battle.space),
}
"""On whom the hits of each step may fall, before what the hits can find."""
ON_ATTACKERS = (
    "aa_fire_losses",
    "counterstrike_losses",
    "defense_losses",
    "air_defense_losses",
    "guns_losses",
)
"""Steps at which the attackers lose pieces."""


def can_anybody_hit(state: State, battle: Battle) -> bool:
    """Whether a round could still bring a hit (line 970); attacking ships on the surface hit anything."""
    kinds, surface = state.kinds(state.seat), roster().having["surface"]
    if any(p.kind in surface and kinds[p.kind].attack for p in attackers(state, battle.space)):
        return bool(_all_defenders(state, battle))
    return any(_find(state, battle, step) for step in ("strike", "counterstrike", "attack", "defense"))


def _find(state: State, battle: Battle, step: str) -> bool:
    """Whether dice of a step find anybody at all."""
    there = EXPOSED[f"{step}_losses"](state, battle)
    return any(may_hit(target, p) for _, target in FIRE[step](state, battle) for p in there)
