"""Structs as TypeScript: one type each, with what is said of their fields.

They are written as `type`, not `interface`: numbers by kind are then also a `Record` of numbers.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
import types
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, fields

PLAIN: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
    msgspec.Raw: "unknown",
}


class Writer:
    """The types of one file: `names` and `aliases` are given; every other struct keeps its own name.

    What stands in another file (`elsewhere`, by what it is called there) is not written again; `borrowed`
    says which of it is used.
    """

    def __init__(
        self,
        names: Mapping[Any, str],
        aliases: Mapping[Any, str],
        elsewhere: Mapping[Any, str] | None = None,
    ) -> None:
        self.aliases = aliases
        self.elsewhere = elsewhere or {}
        self.borrowed: set[str] = set()
        self._given = names
        self._names: dict[Any, str] = {}

    def written(self, structs: Iterable[Any]) -> Iterator[str]:
        """These structs, those that were named before, and all that their fields name."""
        for _, text in self.all_written(structs):
            yield text

    def all_written(self, structs: Iterable[Any]) -> Iterator[tuple[Any, str]]:
        """The same, each with its text."""
        for struct in structs:
            self.name(struct)
        written = 0
        while written < len(self._names):
            for struct in [*self._names][written:]:
                written += 1
                yield struct, self._struct(struct)

    def text(self, hint: Any) -> str:
        """A Python type as TypeScript."""
        if (alias := self._alias(hint)) is not None:
            return alias
        if is_union(hint) or get_origin(hint) is Literal:
            return self.union(hint)
        if _is_struct(hint):
            return self.name(hint)
        return PLAIN[hint] if hint in PLAIN else self._container(hint)

    def union(self, hint: Any) -> str:
        """The same, without the name that a union may have."""
        if get_origin(hint) is Literal:
            return " | ".join(msgspec.json.encode(value).decode() for value in get_args(hint))
        return " | ".join(dict.fromkeys(self.text(arg) for arg in get_args(hint)))

    def name(self, struct: Any) -> str:
        """What a struct is called; it belongs to the file from now on.

        Raises ValueError where two have one name.
        """
        if struct in self.elsewhere:
            self.borrowed.add(self.elsewhere[struct])
            return self.elsewhere[struct]
        if struct not in self._names:
            name = self._given.get(struct) or _class(struct).__name__
            if name in self._names.values():
                raise ValueError(f"two types are called {name}")
            self._names[struct] = name
        return self._names[struct]

    def _struct(self, struct: Any) -> str:
        kind, filled = _class(struct), _filling(struct)
        hints, said = get_type_hints(kind), _said(kind)
        lines = [*_about(kind), f"export type {self._names[struct]} = {{"]
        if kind.__struct_config__.tag is not None:
            lines.append(f'  {kind.__struct_config__.tag_field}: "{kind.__struct_config__.tag}";')
        for field in fields(kind):
            hint = _with(hints[field.name], filled)
            if field.name in said:
                lines.append(f"  {_comment(said[field.name])}")
            lines.append(f"  {field.encode_name}{self._typed(kind, field, hint)};")
        return "\n".join([*lines, "};", ""])

    def _typed(self, kind: type[Struct], field: FieldInfo, hint: Any) -> str:
        has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
        if has_default and kind.__struct_config__.omit_defaults:
            return f"?: {self.text(_present(hint))}"
        return f": {self.text(hint)}"

    def _alias(self, hint: Any) -> str | None:
        if not (is_union(hint) or get_origin(hint) is Literal):
            return self.aliases.get(hint)
        if (borrowed := _equal(self.elsewhere, hint)) is not None:
            self.borrowed.add(borrowed)
            return borrowed
        return _equal(self.aliases, hint)

    def _container(self, hint: Any) -> str:
        args = get_args(hint)
        match get_origin(hint):
            case origin if origin is dict:
                return f"Record<{self.text(args[0])}, {self.text(args[1])}>"
            case origin if origin is list or (origin is tuple and args[-1] is ...):
                inner = self.text(args[0])
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case origin if origin is tuple:
                return f"[{', '.join(map(self.text, args))}]"
        raise TypeError(f"no TypeScript for {hint}")


def is_union(hint: Any) -> bool:
    """Whether a type is one of several."""
    return get_origin(hint) in (Union, types.UnionType)


def _is_struct(hint: Any) -> bool:
    kind = _class(hint)
    return isinstance(kind, type) and issubclass(kind, Struct)


def _class(hint: Any) -> Any:
    """The class itself, where a generic one is filled."""
    origin = get_origin(hint)
    return origin if isinstance(origin, type) and issubclass(origin, Struct) else hint


def _filling(hint: Any) -> dict[Any, Any]:
    """What a generic struct is filled with, and those that it is derived from."""
    kind, args = _class(hint), get_args(hint)
    filled: dict[Any, Any] = dict(zip(kind.__parameters__, args, strict=True)) if args else {}
    for base in getattr(kind, "__orig_bases__", ()):
        if _is_struct(base):
            filled |= {one: _with(what, filled) for one, what in _filling(base).items()}
    return filled


def _with(hint: Any, filled: Mapping[Any, Any]) -> Any:
    if isinstance(hint, TypeVar):
        return filled[hint]
    open_ones = getattr(hint, "__parameters__", ())
    return hint[tuple(filled[one] for one in open_ones)] if filled and open_ones else hint


def _present(hint: Any) -> Any:
    """The type without None: a field that may be left out is left out, never sent as null."""
    if not is_union(hint):
        return hint
    kept = tuple(arg for arg in get_args(hint) if arg is not type(None))
    return Union[kept]  # noqa: UP007 - built from a tuple


def _equal(names: Mapping[Any, str], hint: Any) -> str | None:
    return next((name for alias, name in names.items() if alias == hint), None)


@cache
def _said(kind: type) -> dict[str, str]:
    """What the source says of each field, in the line below it."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if issubclass(base, Struct) and base is not Struct:
            found |= _said_in(textwrap.dedent(inspect.getsource(base)))
    return found


def _said_in(source: str) -> dict[str, str]:
    body = ast.parse(source).body[0]
    assert isinstance(body, ast.ClassDef)
    return {
        field.target.id: inspect.cleandoc(said.value.value)
        for field, said in pairwise(body.body)
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and isinstance(said, ast.Expr)
        and isinstance(said.value, ast.Constant)
        and isinstance(said.value.value, str)
    }


def _about(kind: type) -> list[str]:
    """The first paragraph of what is said of a class itself."""
    said = kind.__dict__.get("__doc__")
    return [_comment(inspect.cleandoc(said).split("\n\n")[0])] if said else []


def _comment(said: str) -> str:
    return f"/** {' '.join(said.split())} */"
