"""The TypeScript types of the wire, written from `messages.py`.

`python -m sandtable.server.types` writes `client/src/net/types.gen.ts`; with `--check` it only says whether
the file is what it would write, and a test asks that, so that the two can never drift apart.
"""

from __future__ import annotations

import inspect
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from sandtable.ai import players
from sandtable.kernel import protocol
from sandtable.odds import calculator
from sandtable.server import messages

TARGET = Path(__file__).parents[3] / "client" / "src" / "net" / "types.gen.ts"

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
PLAIN: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
    msgspec.Raw: "unknown",
}


def written() -> str:
    """The whole file."""
    parts = [HEAD]
    parts.extend(f"export type {name} = {_union(alias)};\n" for alias, name in ALIASES.items())
    parts.extend(_interface(struct) for struct in (*KERNEL, *CALCULATOR, *_own()))
    return "\n".join(parts)


def _own() -> Iterator[type[Struct]]:
    """The structs of the message module, in its order."""
    for value in vars(messages).values():
        if isinstance(value, type) and issubclass(value, Struct) and value.__module__ == messages.__name__:
            yield value


def _interface(struct: type[Struct]) -> str:
    hints = get_type_hints(struct)
    lines = [
        f"/** {inspect.cleandoc(struct.__doc__ or '').splitlines()[0]} */",
        f"export interface {_name(struct)} {{",
    ]
    tag = struct.__struct_config__.tag
    if tag is not None:
        lines.append(f'  {struct.__struct_config__.tag_field}: "{tag}";')
    for field in fields(struct):
        optional = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
        hint = _present(hints[field.name]) if optional else hints[field.name]
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {_text(hint)};")
    return "\n".join([*lines, "}", ""])


def _name(struct: type) -> str:
    return RENAMED.get(struct, struct.__name__)


def _present(hint: Any) -> Any:
    """The type without None: a field that may be left out is left out, never sent as null."""
    if not _is_union(hint):
        return hint
    kept = tuple(arg for arg in get_args(hint) if arg is not type(None))
    return Union[kept]  # noqa: UP007 - built from a tuple


def _is_union(hint: Any) -> bool:
    return get_origin(hint) in (Union, types.UnionType)


def _text(hint: Any) -> str:
    """A Python type as TypeScript."""
    if (alias := _alias(hint)) is not None:
        return alias
    if _is_union(hint) or get_origin(hint) is Literal:
        return _union(hint)
    if isinstance(hint, type) and issubclass(hint, Struct):
        return _name(hint)
    return PLAIN[hint] if hint in PLAIN else _container(hint)


def _alias(hint: Any) -> str | None:
    if not (_is_union(hint) or get_origin(hint) is Literal):
        return None
    return next((name for alias, name in ALIASES.items() if alias == hint), None)


def _union(hint: Any) -> str:
    if get_origin(hint) is Literal:
        return " | ".join(msgspec.json.encode(value).decode() for value in get_args(hint))
    return " | ".join(dict.fromkeys(_text(arg) for arg in get_args(hint)))


def _container(hint: Any) -> str:
    args = get_args(hint)
    match get_origin(hint):
        case origin if origin is dict:
            return f"Record<{_text(args[0])}, {_text(args[1])}>"
        case origin if origin is list or (origin is tuple and args[-1] is ...):
            inner = _text(args[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case origin if origin is tuple:
            return f"[{', '.join(map(_text, args))}]"
    raise TypeError(f"no TypeScript for {hint}")


def main(arguments: list[str]) -> int:
    """Write the file, or with --check say whether it is up to date."""
    text = written()
    if "--check" in arguments:
        same = TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text
        if not same:
            print(f"{TARGET.name} is out of date; run python -m sandtable.server.types", file=sys.stderr)
        return 0 if same else 1
    TARGET.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
