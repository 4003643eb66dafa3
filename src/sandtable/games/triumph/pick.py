"""From a menu to an action: a random one for random players, or the one that choices stand for."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...kernel.menus import Wish, is_offered, needs_of, some_choice
from ...kernel.protocol import Chosen, Menu, Offer, Rng
from ...tabletop.commit import RECALL, Recall
from .actions import (
    Atom,
    Build,
    Buy,
    Command,
    Deploy,
    Disband,
    Discard,
    Done,
    Double,
    Escape,
    Fight,
    Fire,
    First,
    Industry,
    Intel,
    Intervene,
    Join,
    Lay,
    Move,
    Muster,
    Pass,
    Raise,
    Rebase,
    Repudiate,
    Retreat,
    Reveal,
    Stand,
    Strike,
    Take,
    Tech,
    TriumphAction,
    Violate,
    War,
    Wild,
)
from .blocks import read_name
from .data import investment_cards
from .ruleset import SEATS
from .state import State, foes
from .turn import route_to

PLAIN: dict[str, TriumphAction] = {
    "done": Done(),
    "pass": Pass(),
    "stand": Stand(),
    "atom": Atom(),
    RECALL: Recall(),
}
"""Actions that are nothing but their verb."""
LAST = ("done", "pass")
RARE = ("disband", "repudiate", "reveal")
"""What random players think over, so that their games come to something."""
EAGER = ("move", "command", "fight", "fire", "violate", "war", "build")
"""What they do rather than anything else."""
VAULT = "vault"


def pick(state: State, menu: Menu, rng: Rng) -> TriumphAction:
    """An action from a random line of the menu: a random verb first, so that none drowns the others."""
    if needs_of(menu) and (all(o.group for o in menu.offers) or rng.randrange(4)):
        return make(state, menu.seat, some_choice(menu, rng))
    lines = [offer for offer in menu.offers if not offer.group]
    verbs = tuple(dict.fromkeys(offer.verb for offer in lines))
    verb = verbs[rng.randrange(len(verbs))]
    for _ in range(3):
        if verb in RARE or (verb in LAST and rng.randrange(3)):
            verb = verbs[rng.randrange(len(verbs))]
    eager = [v for v in verbs if v in EAGER]
    if eager and rng.randrange(3):
        verb = eager[rng.randrange(len(eager))]
    offers = [offer for offer in lines if offer.verb == verb]
    if verb == "move" and rng.randrange(2):
        offers = [o for o in offers if _lively(state, menu.seat, o) != o.targets] or offers
    offer = offers[rng.randrange(len(offers))]
    count = 1 + rng.randrange(offer.most) if offer.most else 0
    targets = _lively(state, menu.seat, offer) if rng.randrange(2) else offer.targets
    target = targets[rng.randrange(len(targets))] if targets else ""
    return make(state, menu.seat, [(offer, count, target)])


def _lively(state: State, seat: str, offer: Offer) -> tuple[str, ...]:
    """Goals of a move where enemies stand, if there are any: random players would hardly ever meet else."""
    if offer.verb != "move":
        return offer.targets
    return tuple(area for area in offer.targets if foes(state, seat, area)) or offer.targets


def make(state: State, seat: str, chosen: Sequence[Chosen]) -> TriumphAction:
    """The action that choices stand for; setups and discards are put together from several lines."""
    offer, count, target = chosen[0]
    if offer.verb == "deploy":
        places: dict[str, tuple[str, ...]] = {}
        for line, number, _ in chosen:
            places[line.origin] = (*places.get(line.origin, ()), *(line.unit,) * number)
        return Deploy(places)
    if offer.verb == "discard":
        return Discard(tuple(line.unit for line, _, _ in chosen))
    if offer.verb == "move":
        return Move(offer.unit, route_to(state, seat, offer.unit, offer.origin, target))
    return made(offer, count, target)


def _kept(target: str) -> str:
    return "" if target == VAULT else target


_MADE: dict[str, Callable[[Offer, int, str], TriumphAction]] = {
    "build": lambda o, n, t: Build(o.kind, t),
    "raise": lambda o, n, t: Raise(o.unit, o.origin),
    "buy": lambda o, n, t: Buy(**{o.kind: n}),
    "lay": lambda o, n, t: Lay(o.kind, t),
    "wild": lambda o, n, t: Wild(o.kind, t),
    "industry": lambda o, n, t: Industry(tuple(o.kind.split(","))),
    "tech": lambda o, n, t: Tech(o.kind, tuple(o.origin.split(",")), _kept(t)),
    "intel": lambda o, n, t: Intel(o.kind, o.origin, t) if o.origin else Intel(o.kind, t),
    "double": lambda o, n, t: Double(t),
    "reveal": lambda o, n, t: Reveal(o.kind, t),
    "discard": lambda o, n, t: Discard((o.unit,)),
    "deploy": lambda o, n, t: Deploy({o.origin: (o.unit,) * n}),
    "command": lambda o, n, t: Command(o.kind),
    "first": lambda o, n, t: First(t),
    "violate": lambda o, n, t: Violate(t),
    "war": lambda o, n, t: War(t),
    "intervene": lambda o, n, t: Intervene(t),
    "repudiate": lambda o, n, t: Repudiate(o.kind, n),
    "disband": lambda o, n, t: Disband(o.unit, o.origin),
    "fight": lambda o, n, t: Fight(t, o.kind),
    "join": lambda o, n, t: Join(t),
    "fire": lambda o, n, t: Fire(o.unit, t),
    "strike": lambda o, n, t: Strike(o.unit, t),
    "retreat": lambda o, n, t: Retreat(o.unit, t),
    "rebase": lambda o, n, t: Rebase(o.unit, t),
    "take": lambda o, n, t: Take(o.unit),
    "escape": lambda o, n, t: Escape(o.unit),
    "muster": lambda o, n, t: Muster(t, o.kind),
}


def made(offer: Offer, count: int, target: str) -> TriumphAction:
    """The action that a line stands for, with a number and a target."""
    return PLAIN[offer.verb] if offer.verb in PLAIN else _MADE[offer.verb](offer, count, target)


# The reverse


def offered(menu: Menu, action: TriumphAction) -> bool:
    """Whether the menu has the action; raises ValueError for what no menu has words for."""
    if isinstance(action, Deploy):
        return _offers_deploy(menu, action)
    if isinstance(action, Buy):
        return all(_is_in(menu, Wish("buy", {kind: n}, kind=kind)) for kind, n in _bought(action)) and bool(
            _bought(action)
        )
    if isinstance(action, Discard):
        lines = {o.unit for o in menu.offers if o.verb == "discard"}
        need = next((n.least for n in menu.needs), -1)
        return set(action.cards) <= lines and len(set(action.cards)) == len(action.cards) == need
    if isinstance(action, Industry):
        return any(o.verb == "industry" and o.kind == ",".join(sorted(action.cards)) for o in menu.offers)
    if isinstance(action, Reveal) and not action.keep:
        return any(o.verb == "reveal" and o.kind == action.tech for o in menu.offers)
    return _is_in(menu, wished(action))


def _bought(action: Buy) -> list[tuple[str, int]]:
    return [(kind, n) for kind, n in (("action", action.action), ("investment", action.investment)) if n]


def _offers_deploy(menu: Menu, action: Deploy) -> bool:
    for area, chosen in action.places.items():
        for kind in set(chosen):
            lines = [o for o in menu.offers if o.verb == "deploy" and (o.origin, o.unit) == (area, kind)]
            if not lines or lines[0].most < chosen.count(kind):
                return False
    owed = {need.group: need.least for need in menu.needs}
    return bool(owed) and {a: len(k) for a, k in action.places.items()} == owed


def _is_in(menu: Menu, wish: Wish) -> bool:
    return is_offered(menu, wish, _means)


def _means(text: str, unit: str) -> bool:
    """Whether a name could mean the block of a line: `tank3` any nation's."""
    if text == unit:
        return True
    try:
        nation, kind, cv = read_name(text)
        return read_name(unit)[1:] == (kind, cv) and nation in ("", read_name(unit)[0])
    except ValueError:
        return False


def wished(action: TriumphAction) -> Wish:
    """What an action asks of a menu."""
    for verb, plain in PLAIN.items():
        if action == plain:
            return Wish(verb)
    verb = str(type(action).__struct_config__.tag)
    match action:
        case Build(kind, area):
            return Wish(verb, kind=kind, target=area)
        case Lay(card, country) | Wild(card, country):
            return Wish(verb, kind=card, target=country)
        case Tech(tech, cards, keep):
            return Wish(verb, origin=",".join(_in_order(cards, tech)), kind=tech, target=keep or VAULT)
        case Intel(card, target, area):
            return (
                Wish(verb, origin=target, kind=card, target=area)
                if target in SEATS
                else Wish(verb, kind=card, target=target)
            )
        case (
            Double(target) | First(target) | Violate(target) | War(target) | Intervene(target) | Join(target)
        ):
            return Wish(verb, target=target)
        case Reveal(tech, keep):
            return Wish(verb, kind=tech, target=keep)
        case Command(card):
            return Wish(verb, kind=card)
        case Repudiate(country, count):
            return Wish(verb, {"": count}, kind=country)
        case Fight(area, enemy):
            return Wish(verb, kind=enemy or None, target=area)
        case Muster(area, kind):
            return Wish(verb, kind=kind, target=area)
    return _wished_block(verb, action)


def _in_order(cards: tuple[str, ...], tech: str) -> tuple[str, ...]:
    """The two cards as a menu has them: the real ones first, by name."""

    def key(card: str) -> tuple[bool, str]:
        row = investment_cards().get(card)
        return (row is None or tech not in row.techs, card)

    return tuple(sorted(cards, key=key))


def _wished_block(verb: str, action: TriumphAction) -> Wish:
    """Wishes about a block: lines of blocks have no numbers, so the name is matched as where it stands."""
    match action:
        case Raise(block, area) | Disband(block, area):
            return _about_block(verb, block, origin=area)
        case Move(block, route):
            if len(route) < 2:
                raise ValueError("a move has a start and a goal")
            return _about_block(verb, block, origin=route[0], target=route[-1])
        case Fire(block, target) | Strike(block, target) | Retreat(block, target) | Rebase(block, target):
            return _about_block(verb, block, target=target)
        case Take(block) | Escape(block):
            return _about_block(verb, block)
    raise ValueError(f"no menu has words for {verb}")


def _about_block(verb: str, block: str, origin: str = "", target: str = "") -> Wish:
    return Wish(verb, {block: 1}, origin=origin, target=target)
