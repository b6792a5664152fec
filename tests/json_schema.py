"""A small strict validator of JSON Schema: it refuses keywords that it does not know."""

from collections.abc import Callable
from typing import Any

KNOWN = {"$schema", "$defs", "$ref", "anyOf", "type", "description"}
KNOWN |= {"properties", "required", "additionalProperties", "items"}

TYPES: dict[str, type] = {"integer": int, "string": str, "boolean": bool, "null": type(None)}
TYPES |= {"array": list, "object": dict}

Check = Callable[[Any], list[str]]
"""Returns what is wrong with a value: each fault with its place."""


def validator(schema: dict[str, Any]) -> Check:
    """Return the check of *schema*."""
    checks: dict[str, Check] = {}
    for name, definition in schema.get("$defs", {}).items():
        checks[name] = _check(definition, checks)
    return _check(schema, checks)


def faults(schema: dict[str, Any], value: object) -> list[str]:
    """Return what is wrong with *value* by *schema*."""
    return validator(schema)(value)


def _check(schema: dict[str, Any], checks: dict[str, Check]) -> Check:
    assert set(schema) <= KNOWN, schema
    if "$ref" in schema:
        name = schema["$ref"].removeprefix("#/$defs/")
        return lambda value: checks[name](value)  # noqa: PLW0108 - it may not be there yet
    if "anyOf" in schema:
        return _any_of([_check(member, checks) for member in schema["anyOf"]])
    wanted = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    if wanted == ["array"]:
        return _list(_check(schema["items"], checks))
    if wanted == ["object"]:
        return _object(schema, checks)
    kinds = frozenset([TYPES[name] for name in wanted])
    return lambda value: [] if type(value) in kinds else [f": {value!r} is not of type {wanted}"]


def _any_of(members: list[Check]) -> Check:
    def check(value: Any) -> list[str]:  # noqa: ANN401 - whatever JSON holds
        tries = []
        for member in members:
            tries.append(member(value))
            if not tries[-1]:
                return []
        return min(tries, key=len)

    return check


def _list(item: Check) -> Check:
    def check(value: Any) -> list[str]:  # noqa: ANN401
        if type(value) is not list:
            return [f": {value!r} is not of type ['array']"]
        return [f"[{i}]{fault}" for i, member in enumerate(value) for fault in item(member)]

    return check


def _object(schema: dict[str, Any], checks: dict[str, Check]) -> Check:
    others = schema["additionalProperties"]
    other = _check(others, checks) if others else None
    bodies = schema.get("properties", {}).items()
    fields = {name: _check(body, checks) for name, body in bodies}
    required = frozenset(schema.get("required", ()))

    def check(value: Any) -> list[str]:  # noqa: ANN401
        if type(value) is not dict:
            return [f": {value!r} is not of type ['object']"]
        found = [f": {name} is missing" for name in sorted(required - value.keys())]
        for name, member in value.items():
            field = fields.get(name, other)
            if field is None:
                found.append(f": {name} is not declared")
            else:
                found += [f".{name}{fault}" for fault in field(member)]
        return found

    return check
