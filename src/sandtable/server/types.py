"""The TypeScript types of the wire, written from `messages.py` and from the games' own types.

`python -m sandtable.server.types` writes `client/src/net/types.gen.ts`, and for each game with a screen
`client/src/games/<game>/wire.gen.ts`: its views, sheet and actions, and what its advisor is asked and says.
With `--check` it only says whether the files are what it would write, and a test asks that, so that they can
never drift apart.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

from msgspec import Struct

from sandtable.ai import players
from sandtable.kernel import protocol, registry
from sandtable.kernel.registry import AnyGame
from sandtable.odds import advice, calculator
from sandtable.odds.advice.questions import Ask, tag_of
from sandtable.server import messages
from sandtable.server.typescript import Writer

CLIENT = Path(__file__).parents[3] / "client" / "src"

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
    for name in registry.names():
        folder = CLIENT / "games" / name
        if folder.is_dir():
            found[folder / "wire.gen.ts"] = game_wire(registry.find(name))
    return found


def wire() -> str:
    """The types that all games share."""
    writer = Writer(RENAMED, ALIASES)
    structs = [*writer.written(SHARED)]
    aliases = [f"export type {name} = {writer.union(alias)};\n" for alias, name in ALIASES.items()]
    return "\n".join([HEAD, *aliases, *structs])


def game_wire(game: AnyGame) -> str:
    """The types of one game."""
    title = "".join(word.title() for word in game.name.split("_"))
    advisor = advice.find(game.name)
    roots = {"View": game.view_type, "Sheet": _returned(game.sheet)}
    if advisor is not None:
        roots["Brief"] = _returned(advisor.brief)
    names = {struct: f"{title}{name}" for name, struct in roots.items()}
    actions = get_args(game.actions)
    names |= {action: f"{action.__name__}Action" for action in actions}
    # What a family has in common says Action; at this game's tables these are the game's own.
    writer = Writer(
        names, {game.actions: f"{title}Action", protocol.Action: f"{title}Action"}, _shared_names()
    )
    answers = (
        {ask: _returned(answer) for ask, answer in advisor.questions.items()} if advisor is not None else {}
    )
    structs = [*writer.written((*roots.values(), *answers.values(), *answers, *actions))]
    alias = f"export type {title}Action = {writer.union(game.actions)};\n"
    borrowed = f'import type {{ {", ".join(sorted(writer.borrowed))} }} from "../../net/types";\n'
    return "\n".join([HEAD, borrowed, alias, *_questions(writer, title, answers), *structs])


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
