"""The calls of the API as the page about it lists them, read from openapi.json."""

import json
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from gridwright import words

Part = dict[str, Any]

_TURN: Final = (  # operations, and what the page says of them in the reader's language
    ("stream", "stream"),
    ("view", "view"),
    ("offers", "offers"),
    ("act", "actions"),
    ("record", "record"),
)


@dataclass(frozen=True, slots=True)
class Field:
    """A parameter, or a field of what is sent or comes back."""

    name: str
    kind: str
    about: str
    is_required: bool


@dataclass(frozen=True, slots=True)
class Shape:
    """A JSON object with its fields."""

    name: str
    about: str
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class CallEntry:
    """Something that a program can call."""

    name: str
    method: str
    path: str
    scope: str  # "" where no key is needed
    summary: str
    about: str
    parameters: tuple[Field, ...]
    body: Shape | None
    status: str
    answers: tuple[Shape, ...]
    example: str  # an answer


@dataclass(frozen=True, slots=True)
class CallGroup:
    """Calls that belong together."""

    name: str
    calls: tuple[CallEntry, ...]

    @property
    def label(self) -> str:
        return words.text(f"web.programs.api.group.{self.name}")


@dataclass(frozen=True, slots=True)
class Step:
    """A call of a turn, with what it is for in the reader's language."""

    call: CallEntry
    about: str


@cache
def groups() -> tuple[CallGroup, ...]:
    """Return all calls in the order of openapi.json."""
    from gridwright.web.api import openapi  # noqa: PLC0415 - with django-ninja, when somebody looks
    from gridwright.web.api.application import application  # noqa: PLC0415

    document = openapi.document(application())
    schemas: Part = document["components"]["schemas"]
    by_tag: dict[str, list[CallEntry]] = {}
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            (tag,) = operation["tags"]
            entry = _entry(path, method.upper(), operation, schemas)
            by_tag.setdefault(tag, []).append(entry)
    return tuple([CallGroup(tag, tuple(calls)) for tag, calls in by_tag.items()])


def steps() -> list[Step]:
    """Return the calls of a turn."""
    calls = {call.name: call for group in groups() for call in group.calls}
    return [
        Step(calls[name], words.text(f"web.programs.api.step.{about}")) for name, about in _TURN
    ]


def _entry(path: str, method: str, operation: Part, schemas: Part) -> CallEntry:
    status, response = next(iter(operation["responses"].items()))
    (content,) = response["content"].values()
    shown = [] if "example" not in content else [content["example"]]
    sent = operation.get("requestBody", {}).get("content", {})
    bodies = [_shape(media["schema"], schemas) for media in sent.values()]
    declared = content["schema"].get("anyOf", [content["schema"]])
    return CallEntry(
        name=operation["operationId"],
        method=method,
        path=path,
        scope=operation["x-scope"] or "",
        summary=operation["summary"],
        about=operation["description"],
        parameters=tuple([_parameter(each) for each in operation["parameters"]]),
        body=bodies[0] if bodies else None,
        status=status,
        answers=tuple([_shape(each, schemas) for each in declared]),
        example="\n".join([_written(each) for each in shown]),
    )


def _written(example: object) -> str:
    """Return an example as it is shown; lines of JSON are a text already."""
    return (
        example if isinstance(example, str) else json.dumps(example, ensure_ascii=False, indent=2)
    )


def _parameter(declared: Part) -> Field:
    about = declared.get("description", "")
    return Field(declared["name"], _kind(declared["schema"]), about, declared["required"])


def _shape(schema: Part, schemas: Part) -> Shape:
    name = _name(schema)
    declared = schemas[name]
    required = declared.get("required", [])
    fields = [
        Field(field, _kind(each), each.get("description", ""), field in required)
        for field, each in declared["properties"].items()
    ]
    return Shape(name, declared.get("description", ""), tuple(fields))


def _name(schema: Part) -> str:
    return str(schema["$ref"]).rpartition("/")[2]


def _kind(schema: Part) -> str:
    """Return the type of a value in a word or two, as the schema names it."""
    if "$ref" in schema:
        return _name(schema)
    if "anyOf" in schema:
        return " | ".join([_kind(each) for each in schema["anyOf"]])
    if "enum" in schema:
        return " | ".join([json.dumps(each) for each in schema["enum"]])
    kind = schema.get("type", "")
    if kind == "array":
        return f"{_kind(schema['items'])}[]"
    return " | ".join(kind) if isinstance(kind, list) else str(kind)
