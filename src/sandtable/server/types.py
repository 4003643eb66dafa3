"""The TypeScript types of the wire, written from `messages.py` and from the games' own types.

`python -m sandtable.server.types` writes `client/src/net/types.gen.ts`, and for each game with a screen
`client/src/games/<game>/wire.gen.ts`: its views, sheet and actions, and what its advisor is asked and says.
What the editions of a family have in common is in `client/src/families/<family>/wire.gen.ts`.
With `--check` it only says whether the files are what it would write, and a test asks that, so that they can
never drift apart.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

from msgspec import Struct

from sandtable.ai import players
from sandtable.kernel import protocol, registry
from sandtable.kernel.registry import AnyGame
from sandtable.odds import advice, calculator
from sandtable.odds.advice.questions import Ask, tag_of
from sandtable.server import messages
from sandtable.server.typescript import Writer

CLIENT = Path(__file__).parents[3] / "client" / "src"

ADVICE = "sandtable.odds.advice."
"""Questions and answers that are alike in all games; filled with a family's types they are the family's."""

HEAD = "/** What goes over the wire. Written by `python -m sandtable.server.types`; do not edit. */\n"

KERNEL: tuple[type[Struct], ...] = (
    protocol.Event,
    protocol.Refusal,
    protocol.Offer,
    protocol.Menu,
    protocol.Setting,
    protocol.Setup,
    protocol.Decide,
    protocol.Roll,
    protocol.Draw,
    protocol.Over,
    protocol.Moment,
    players.Reason,
)
CALCULATOR: tuple[type[Struct], ...] = (
    calculator.Kind,
    calculator.Nation,
    calculator.Part,
    calculator.Field,
    calculator.Mode,
    calculator.Form,
    calculator.Filled,
    calculator.Question,
    calculator.Share,
    calculator.Left,
    calculator.SideOutcome,
    calculator.Outcome,
    calculator.More,
    calculator.Calculated,
)
RENAMED: dict[type, str] = {
    protocol.Event: "GameEvent",
    **{struct: f"Odds{struct.__name__}" for struct in CALCULATOR},
}
"""`Event` is a type of the browser's own, and a form has parts and fields as many things do."""
ALIASES: dict[Any, str] = {
    protocol.Scalar: "Scalar",
    protocol.Fact: "Fact",
    protocol.Pending: "Pending",
    players.Figure: "Figure",
    messages.Seconds: "Seconds",
    messages.FileKind: "FileKind",
    messages.Reply: "Reply",
}


def _own() -> Iterator[type[Struct]]:
    """The structs of the message module, in its order."""
    for value in vars(messages).values():
        if isinstance(value, type) and issubclass(value, Struct) and value.__module__ == messages.__name__:
            yield value


SHARED: tuple[type[Struct], ...] = (*KERNEL, *CALCULATOR, *_own())


def files() -> dict[Path, str]:
    """All files, by their place."""
    found = {CLIENT / "net" / "types.gen.ts": wire()}
    games = [
        registry.find(name) for name in registry.names() if (CLIENT / "games" / name / "index.ts").is_file()
    ]
    families = {family: FamilyTypes(family, games) for family in sorted({*map(family_of, games)} - {""})}
    for family, types in families.items():
        found[CLIENT / "families" / family / "wire.gen.ts"] = types.written()
    for game in games:
        found[CLIENT / "games" / game.name / "wire.gen.ts"] = game_wire(game, families.get(family_of(game)))
    return found


def family_of(game: AnyGame) -> str:
    """The family whose parts show a game in the client; "" for a game that has a screen of its own."""
    family = type(game).__module__.split(".")[2]
    return family if (CLIENT / "families" / family).is_dir() else ""


def wire() -> str:
    """The types that all games share."""
    writer = Writer(RENAMED, ALIASES)
    structs = [*writer.written(SHARED)]
    aliases = [f"export type {name} = {writer.union(alias)};\n" for alias, name in ALIASES.items()]
    return "\n".join([HEAD, *aliases, *structs])


class GameTypes:
    """What one game sends and is sent, with the names that its types have."""

    def __init__(self, game: AnyGame) -> None:
        advisor = advice.find(game.name)
        self.title = "".join(word.title() for word in game.name.split("_"))
        self.roots: dict[str, Any] = {"View": game.view_type, "Sheet": _returned(game.sheet)}
        self.answers: dict[type[Ask], Any] = {}
        if advisor is not None:
            self.roots["Brief"] = _returned(advisor.brief)
            self.answers = {ask: _returned(answer) for ask, answer in advisor.questions.items()}
        self.union = game.actions
        self.actions = get_args(game.actions)
        self.all = (*self.roots.values(), *self.answers.values(), *self.answers, *self.actions)

    def writer(self, elsewhere: dict[Any, str]) -> Writer:
        """Writes them; what a family has in common says Action, and here these are the game's own."""
        names = {struct: f"{self.title}{name}" for name, struct in self.roots.items()}
        names |= {action: _action_name(action) for action in self.actions}
        action = f"{self.title}Action"
        return Writer(names, {self.union: action, protocol.Action: action}, elsewhere)


class FamilyTypes:
    """What all editions of a family send and are sent: the types of its core and of its advice."""

    def __init__(self, family: str, games: Iterable[AnyGame]) -> None:
        self.title = family.title()
        self._homes = (f"sandtable.games.{family}.core.", f"sandtable.odds.{family}.advice.", ADVICE)
        editions = [GameTypes(game) for game in games if family_of(game) == family]
        self._brief = [types.roots.get("Brief") for types in editions]
        self._actions = _in_all([[*map(self._common, types.actions)] for types in editions])
        self._answers = {ask: answer for types in editions for ask, answer in types.answers.items()}
        self._asks = [ask for ask in _in_all([[*types.answers] for types in editions]) if self._has(ask)]
        found = (struct for types in editions for struct in _reached(types) if self._has(struct))
        self.names = {struct: self._name(struct) for struct in dict.fromkeys((*found, *self._actions))}

    def written(self) -> str:
        """The file."""
        writer = Writer(self.names, {protocol.Action: f"{self.title}Action"}, _shared_names())
        structs = [*writer.written(self.names)]
        alias = f"export type {self.title}Action = {' | '.join(map(writer.name, self._actions))};\n"
        asked = {ask: self._answers[ask] for ask in self._asks}
        questions = [*_questions(writer, self.title, asked)]
        return "\n".join([HEAD, _imported(writer.borrowed, "../../net/types"), alias, *questions, *structs])

    def _has(self, hint: Any) -> bool:
        """Whether a struct, and what it is filled with, is of no edition."""
        kind = get_origin(hint) or hint
        return kind.__module__.startswith(self._homes) and all(map(self._has, get_args(hint)))

    def _common(self, action: type) -> type | None:
        """The order of the core that an edition's order is, perhaps with more in it."""
        return next((base for base in action.__mro__ if base.__module__.startswith(self._homes)), None)

    def _name(self, struct: Any) -> str:
        if struct in self._brief:
            return f"{self.title}Brief"
        return _action_name(struct) if struct in self._actions else (get_origin(struct) or struct).__name__


def game_wire(game: AnyGame, family: FamilyTypes | None = None) -> str:
    """The types of one game; those of its family are in the family's file."""
    types = GameTypes(game)
    lent = family.names if family else {}
    writer = types.writer({**_shared_names(), **lent})
    structs = [*writer.written(types.all)]
    alias = f"export type {types.title}Action = {writer.union(types.union)};\n"
    roots = [
        f"export type {types.title}{name} = {lent[struct]};\n"
        for name, struct in types.roots.items()
        if struct in lent
    ]
    questions = [*_questions(writer, types.title, types.answers)]
    theirs = writer.borrowed & {*lent.values()}
    borrowed = [_imported(writer.borrowed - theirs, "../../net/types")]
    if family and theirs:
        borrowed.insert(0, _imported(theirs, f"../../families/{family.title.lower()}/wire.gen"))
    return "\n".join([HEAD, "".join(borrowed), alias, *questions, *roots, *structs])


def _reached(types: GameTypes) -> tuple[Any, ...]:
    """Every struct of a game that is not shared by all games."""
    writer = types.writer(_shared_names())
    return tuple(struct for struct, _ in writer.all_written(types.all))


def _in_all(lists: list[list[Any]]) -> list[Any]:
    """What all lists have, in the order of the first."""
    return [one for one in lists[0] if one is not None and all(one in other for other in lists)]


def _action_name(action: type) -> str:
    return f"{action.__name__}Action"


def _imported(names: Iterable[str], place: str) -> str:
    return f'import type {{ {", ".join(sorted(names))} }} from "{place}";\n'


def _questions(writer: Writer, title: str, answers: dict[type[Ask], Any]) -> Iterator[str]:
    """What may be asked of the advisor, and the answers by what is asked."""
    if answers:
        asked = " | ".join(map(writer.name, answers))
        yield f"export type {title}Question = {asked};\n"
        told = [f"  {tag_of(ask)}: {writer.text(answer)};" for ask, answer in answers.items()]
        yield "\n".join([f"export type {title}Answers = {{", *told, "};", ""])


def _returned(method: Any) -> Any:
    return get_type_hints(method)["return"]


def _shared_names() -> dict[Any, str]:
    """What the types that all games share are called."""
    return {**ALIASES, **{struct: RENAMED.get(struct, struct.__name__) for struct in SHARED}}


def main(arguments: list[str]) -> int:
    """Write the files, or with --check say whether they are up to date."""
    old = 0
    for path, text in files().items():
        if "--check" not in arguments:
            path.write_text(text, encoding="utf-8", newline="\n")
        elif not path.is_file() or path.read_text(encoding="utf-8") != text:
            print(
                f"{path.relative_to(CLIENT)} is out of date; run python -m sandtable.server.types",
                file=sys.stderr,
            )
            old = 1
    return old


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
