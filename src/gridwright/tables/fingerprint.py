"""A short hash of the content that a game is played with: a record is bound to it.

The same lines mean another game with other cards, other money or another map. The hash covers what
play reads and nothing else: no names, no sources, nothing that is only drawn. Zero and empty values
are left out, so that a new field of the content does not disturb older records.
"""

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from hashlib import blake2b
from typing import Final

_BYTES: Final = 6  # 12 digits

_UNREAD: Final = {
    "Plant": ("source",),
    "FuelTable": ("source",),
    "EditionData": ("name", "source", "seat_rules", "fuel"),
    "Region": ("colour",),
    "City": ("name", "latitude", "longitude"),
    "CityMap": ("id", "name", "source", "fuel"),
    "DemolitionCard": ("source",),
    "CardContent": ("name", "set_id", "provenance", "words", "seat_rules", "demolition"),
    "OutpostCard": ("source",),
    "OutpostCity": ("name", "x", "y"),
    "OutpostContent": ("name", "set_id", "provenance", "words", "seat_rules"),
}
"""By class of content: fields that play does not read there, or reads as what was chosen of them
for this table (`Game.printed`)."""

Plain = int | str | list["Plain"] | dict[str, "Plain"]


def fingerprint(content: tuple[object, ...]) -> str:
    """Return the hash of *content*: 12 hexadecimal digits, the same everywhere."""
    text = json.dumps([_plain(part) for part in content], sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=_BYTES).hexdigest()


def _plain(value: object) -> Plain:
    """Return *value* as numbers, texts, lists and dicts, for JSON."""
    if isinstance(value, int | str):
        return int(value) if isinstance(value, int) else value
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    if not is_dataclass(value):
        message = f"{type(value).__name__} is no content"
        raise TypeError(message)
    unread = _UNREAD.get(type(value).__name__, ())
    names = [entry.name for entry in fields(value) if entry.name not in unread]
    items = {name: _plain(getattr(value, name)) for name in names}
    return {name: item for name, item in items.items() if item not in (0, "", [], {})}
