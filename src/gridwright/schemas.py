"""JSON Schema (2020-12) of what `as_dict` returns, made from the declarations themselves.

The declarations are `TypedDict`s whose fields carry a sentence each: `json_types.py` in `core`,
`phases` and every title, and `tables/table_dict.py`. docs/json.md is made from the same schemas.
"""

import types
from collections.abc import Iterable, Mapping
from inspect import cleandoc
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from gridwright.core.errors import SetupError
from gridwright.core.json_types import EventDict, MessageDict, OfferDict
from gridwright.games.board.json_types import BoardSnapshot
from gridwright.games.cardgame.json_types import CardSnapshot
from gridwright.games.outpost.json_types import OutpostSnapshot
from gridwright.tables.table_dict import TableDict

Schema = dict[str, Any]
"""A JSON Schema, or a part of one."""

_HERE: Final = "#/$defs/"
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"

TYPES: Final[Mapping[str, Any]] = {
    "table": TableDict,
    "offer": OfferDict,
    "message": MessageDict,
    "event": EventDict,
    "board": BoardSnapshot,
    "card": CardSnapshot,
    "outpost": OutpostSnapshot,
}
"""What has a schema of its own, by name; the last three are positions, by engine."""

_SIMPLE: Final[Mapping[Any, str]] = {
    bool: "boolean",
    int: "integer",
    float: "number",
    str: "string",
    type(None): "null",
}

_Arguments = Mapping[Any, Any]  # what stands for each type variable


def schema(name: str = "") -> Schema:
    """Return the schema of the JSON type called *name*; without a name, of all of them.

    >>> from gridwright.schemas import TYPES, schema
    >>> list(TYPES)
    ['table', 'offer', 'message', 'event', 'board', 'card', 'outpost']
    >>> schema("event")["$defs"]["EventDict"]["required"]
    ['kind', 'seat', 'values']

    Any other name raises `SetupError`.
    """
    if name and name not in TYPES:
        raise SetupError("schema_unknown", {"name": name, "names": tuple(TYPES)}, key="name")
    definitions: dict[str, Schema] = {}
    if name:
        whole = _type(TYPES[name], definitions)
    else:
        whole = {"anyOf": [_type(each, definitions) for each in TYPES.values()]}
    return {"$schema": DIALECT, **whole, "$defs": definitions}


def definitions(declarations: Iterable[Any], where: str = _HERE) -> dict[str, Schema]:
    """Return the schemas of other *declarations* by their names, with all that they refer to.

    They refer to each other by addresses that begin with *where*.
    """
    found: dict[str, Schema] = {}
    for declaration in declarations:
        _type(declaration, found)
    return {name: _moved(each, where) for name, each in found.items()}


def _moved(schema: Any, where: str) -> Any:  # noqa: ANN401 - any part of one
    """Return *schema* with references that begin with *where*."""
    if isinstance(schema, list):
        return [_moved(each, where) for each in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: each.replace(_HERE, where, 1) if key == "$ref" else _moved(each, where)
        for key, each in schema.items()
    }


def _type(hint: Any, definitions: dict[str, Schema]) -> Schema:  # noqa: ANN401 - any type at all
    """Return the schema of the type *hint*, and add what it refers to to *definitions*."""
    kind, arguments = get_origin(hint), get_args(hint)
    if is_typeddict(kind or hint):
        return _reference(hint, definitions)
    if kind is Annotated:
        return {**_type(arguments[0], definitions), "description": arguments[1]}
    if kind in (Union, types.UnionType):
        return _union([_type(argument, definitions) for argument in arguments])
    if kind is Literal:
        return {"type": "string", "enum": list(arguments)}
    if kind is list:
        return {"type": "array", "items": _type(arguments[0], definitions)}
    if kind is dict:
        return {"type": "object", "additionalProperties": _type(arguments[1], definitions)}
    return {"type": _SIMPLE[hint]}


def _union(members: list[Schema]) -> Schema:
    """Return the schema of one of *members*; simple types become a list of types."""
    if all([list(member) == ["type"] for member in members]):
        return {"type": [member["type"] for member in members]}
    return {"anyOf": members}


def _reference(hint: Any, definitions: dict[str, Schema]) -> Schema:  # noqa: ANN401
    """Return a reference to the declaration *hint*, which may be generic with its arguments."""
    declaration = get_origin(hint) or hint
    arguments = get_args(hint)
    name = "_".join([declaration.__name__, *[argument.__name__ for argument in arguments]])
    if name not in definitions:
        definitions[name] = {}  # a declaration may refer to itself
        known = dict(zip(getattr(declaration, "__parameters__", ()), arguments, strict=True))
        fields = _fields(declaration, known)
        definitions[name] = {
            "type": "object",
            "description": cleandoc(declaration.__doc__),
            "properties": {field: _type(hint, definitions) for field, hint in fields.items()},
            "required": [field for field in fields if field in declaration.__required_keys__],
            "additionalProperties": False,
        }
    return {"$ref": f"{_HERE}{name}"}


def _fields(declaration: Any, arguments: _Arguments) -> dict[str, Any]:  # noqa: ANN401
    """Return the types of all fields, with *arguments* in the place of type variables.

    A `TypedDict` has the fields of its bases among its own, but without their arguments.
    """
    fields: dict[str, Any] = {}
    for base in vars(declaration).get("__orig_bases__", ()):
        origin = get_origin(base)
        if is_typeddict(origin):
            resolved = [_resolved(argument, arguments) for argument in get_args(base)]
            fields.update(_fields(origin, dict(zip(origin.__parameters__, resolved, strict=True))))
    for field, hint in get_type_hints(declaration, include_extras=True).items():
        if field not in fields:
            fields[field] = _resolved(hint, arguments)
    return fields


def _resolved(hint: Any, arguments: _Arguments) -> Any:  # noqa: ANN401
    """Return *hint* without `NotRequired`, and with *arguments* for its type variables."""
    if get_origin(hint) is NotRequired:
        return _resolved(get_args(hint)[0], arguments)
    if isinstance(hint, TypeVar):
        return arguments[hint]
    parameters = getattr(hint, "__parameters__", ())
    return hint[tuple([arguments[each] for each in parameters])] if parameters else hint
