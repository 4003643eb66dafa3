"""Actions in text: `move infantry3 ruhr > north_sea > oslo`, `lay A05 austria`, `fire tank3 g`."""

from __future__ import annotations

from collections.abc import Callable, Collection

from .actions import (
    Build,
    Buy,
    Command,
    Deploy,
    Disband,
    Discard,
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
    Raise,
    Rebase,
    Repudiate,
    Retreat,
    Reveal,
    Strike,
    Take,
    Tech,
    TriumphAction,
    Violate,
    War,
    Wild,
)
from .blocks import find_kind, read_name
from .board import board
from .data import country_table, technology_table
from .decks import all_cards
from .pick import PLAIN, VAULT
from .ruleset import SEATS
from .state import State

HELP = {
    "deploy": "deploy berlin tank infantry infantry tank fleet air_force ruhr fleet submarine tank tank",
    "build": "build fleet ruhr",
    "raise": "raise infantry2 ruhr",
    "buy": "buy 2 action 3 investment",
    "lay": "lay A05 austria",
    "wild": "wild A20 hungary",
    "industry": "industry I02 I01",
    "tech": "tech heavy_tanks I48 I49 keep I48 (or: vault)",
    "intel": "intel I37 west glasgow (a coup: intel I38 hungary)",
    "double": "double (against an Agent an area of his, against a Coup a country of his)",
    "reveal": "reveal heavy_bombers (or: reveal heavy_bombers keep I12)",
    "discard": "discard A01 I02",
    "command": "command A27",
    "pass": "pass",
    "first": "first ussr",
    "violate": "violate norway",
    "war": "war west",
    "intervene": "intervene poland",
    "repudiate": "repudiate poland 1",
    "stand": "stand",
    "move": "move infantry3 ruhr > north_sea > oslo",
    "disband": "disband tank1 lvov",
    "atom": "atom",
    "fight": "fight oslo (where several enemies stand: fight oslo neutral)",
    "join": "join rome",
    "fire": "fire tank3 g (a, n, g, s, c for convoys, ind for bombing)",
    "strike": "strike carrier2 malta",
    "retreat": "retreat infantry2 munich",
    "rebase": "rebase air_force2 taranto",
    "take": "take tank3",
    "escape": "escape submarine1",
    "muster": "muster vienna infantry",
    "done": "done",
    "recall": "recall",
}


# Reading


def find(names: Collection[str], text: str, what: str) -> str:
    """The one that a text names, in full or by its beginning; raises ValueError."""
    if text in names:
        return text
    found = [name for name in names if text and name.startswith(text)]
    if len(found) != 1:
        hint = f"; it could be {', '.join(sorted(found))}" if found else ""
        raise ValueError(f"unknown {what} {text!r}{hint}")
    return found[0]


def find_area(text: str) -> str:
    return find(board().areas, text, "area")


def find_country(text: str) -> str:
    return find(country_table(), text, "country")


def find_seat(text: str) -> str:
    return find(SEATS, text, "faction")


def find_card(text: str) -> str:
    if text not in all_cards():
        raise ValueError(f"unknown card {text!r}; cards are A01 to A55 and I01 to I55")
    return text


def find_tech(text: str) -> str:
    return find(technology_table(), text, "technology")


def find_block(text: str) -> str:
    """The name of a block, with what was shortened in full."""
    nation, kind, cv = read_name(text)
    return f"{nation}:{kind}{cv}" if nation else f"{kind}{cv}"


def read_count(text: str) -> int:
    if not text.isdecimal() or not text.isascii() or len(text) > 4:
        raise ValueError(f"a number was expected, not {text!r}")
    return int(text)


def parse(state: State, seat: str, text: str) -> TriumphAction:
    """The action a line means; raises ValueError with an example."""
    verb, _, rest = text.strip().partition(" ")
    if verb not in HELP:
        raise ValueError(f"unknown order {verb!r}; orders are {', '.join(HELP)}")
    words = rest.replace(">", " > ").split()
    try:
        if verb in PLAIN:
            if words:
                raise ValueError(f"nothing follows {verb!r}")
            return PLAIN[verb]
        return _READERS[verb](words)
    except (ValueError, IndexError) as error:
        raise ValueError(f"{error} (like: {HELP[verb]})") from None


def _exactly(words: list[str], count: int) -> list[str]:
    if len(words) != count:
        raise ValueError(f"{count} words were expected, not {len(words)}")
    return words


def _deploy(words: list[str]) -> Deploy:
    places: dict[str, tuple[str, ...]] = {}
    area = ""
    for word in words:
        kind = _kind_or_none(word)
        if kind:
            if not area:
                raise ValueError("name the area first")
            places[area] = (*places[area], kind)
        else:
            area = find_area(word)
            if area in places:
                raise ValueError(f"{area} is named twice")
            places[area] = ()
    return Deploy(places)


def _kind_or_none(text: str) -> str:
    try:
        return find_kind(text)
    except ValueError:
        return ""


def _buy(words: list[str]) -> Buy:
    counts = {"action": 0, "investment": 0}
    if not words or len(words) % 2:
        raise ValueError("write how many of which")
    for number, deck in zip(words[::2], words[1::2], strict=True):
        counts[find(counts, deck, "deck")] += read_count(number)
    return Buy(**counts)


def _tech(words: list[str]) -> Tech:
    tech, *rest = words
    if rest[-1:] == [VAULT]:
        return Tech(find_tech(tech), tuple(map(find_card, rest[:-1])))
    if rest[-2:-1] != ["keep"]:
        raise ValueError("say which card stays, or vault")
    return Tech(find_tech(tech), tuple(map(find_card, rest[:-2])), find_card(rest[-1]))


def _intel(words: list[str]) -> Intel:
    card, target, *area = words
    if target in SEATS:
        return Intel(find_card(card), target, find_area(_exactly(area, 1)[0]) if area else "")
    _exactly(words, 2)
    return Intel(find_card(card), find_country(target))


def _double(words: list[str]) -> Double:
    if not words:
        return Double()
    return Double(find((*board().areas, *country_table()), _exactly(words, 1)[0], "area or country"))


def _reveal(words: list[str]) -> Reveal:
    if len(words) == 1:
        return Reveal(find_tech(words[0]))
    tech, keep, card = _exactly(words, 3)
    if keep != "keep":
        raise ValueError("say which card stays")
    return Reveal(find_tech(tech), find_card(card))


def _move(words: list[str]) -> Move:
    block, *rest = words
    if len(rest) < 3 or len(rest) % 2 == 0 or set(rest[1::2]) != {">"}:
        raise ValueError("name where from and where to, with > between")
    return Move(find_block(block), tuple(map(find_area, rest[::2])))


def _fight(words: list[str]) -> Fight:
    area, *enemy = words
    if enemy and _exactly(enemy, 1)[0] != "neutral":
        find_seat(enemy[0])
    return Fight(find_area(area), enemy[0] if enemy else "")


def _pair(words: list[str]) -> tuple[str, str]:
    block, area = _exactly(words, 2)
    return find_block(block), find_area(area)


def _join(words: list[str]) -> Join:
    """A start, or the whole way of a group where several have one start."""
    if not words:
        raise ValueError("say where the group comes from")
    return Join(">".join(find_area(word) for word in words if word != ">"))


def _one(words: list[str]) -> str:
    return _exactly(words, 1)[0]


_READERS: dict[str, Callable[[list[str]], TriumphAction]] = {
    "deploy": _deploy,
    "build": lambda w: Build(find_kind(_exactly(w, 2)[0]), find_area(w[1])),
    "raise": lambda w: Raise(*_pair(w)),
    "buy": _buy,
    "lay": lambda w: Lay(find_card(_exactly(w, 2)[0]), find_country(w[1])),
    "wild": lambda w: Wild(find_card(_exactly(w, 2)[0]), find_country(w[1])),
    "industry": lambda w: Industry(tuple(map(find_card, w))),
    "tech": _tech,
    "intel": _intel,
    "double": _double,
    "reveal": _reveal,
    "discard": lambda w: Discard(tuple(map(find_card, w))),
    "command": lambda w: Command(find_card(_one(w))),
    "first": lambda w: First(find_seat(_one(w))),
    "violate": lambda w: Violate(find_country(_one(w))),
    "war": lambda w: War(find_seat(_one(w))),
    "intervene": lambda w: Intervene(find_country(_one(w))),
    "repudiate": lambda w: Repudiate(find_country(_exactly(w, 2)[0]), read_count(w[1])),
    "move": _move,
    "disband": lambda w: Disband(*_pair(w)),
    "fight": _fight,
    "join": _join,
    "fire": lambda w: Fire(find_block(_exactly(w, 2)[0]), w[1]),
    "strike": lambda w: Strike(*_pair(w)),
    "retreat": lambda w: Retreat(*_pair(w)),
    "rebase": lambda w: Rebase(*_pair(w)),
    "take": lambda w: Take(find_block(_one(w))),
    "escape": lambda w: Escape(find_block(_one(w))),
    "muster": lambda w: Muster(find_area(_exactly(w, 2)[0]), find_kind(w[1])),
}


# Writing


def write(action: TriumphAction) -> str:
    """The action as a line that `parse` reads back."""
    for verb, plain in PLAIN.items():
        if action == plain:
            return verb
    tag = str(type(action).__struct_config__.tag)
    return " ".join([tag, *_words(action)])


def _words(action: TriumphAction) -> list[str]:
    match action:
        case Deploy(places):
            return [word for area, kinds in places.items() for word in (area, *kinds)]
        case Buy(actions, investments):
            counts = ((actions, "action"), (investments, "investment"))
            return [
                word for n, deck in counts if n or not (actions or investments) for word in (str(n), deck)
            ]
        case Tech(tech, cards, keep):
            return [tech, *cards, *(("keep", keep) if keep else (VAULT,))]
        case Reveal(tech, keep):
            return [tech, *(("keep", keep) if keep else ())]
        case Move(block, route):
            return [block, " > ".join(route)]
        case Industry(cards) | Discard(cards):
            return list(cards)
    fields = (getattr(action, name) for name in action.__struct_fields__)
    return [str(value) for value in fields if value != ""]
