"""The page of a table in parts, each of which can be replaced alone.

A part is an element with an id. Its digest says what is in it: a page that has the same digest
has the same part, and need not get it again.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from django.http import HttpRequest
from django.template.loader import render_to_string
from django.utils.safestring import SafeString, mark_safe

_FOLDER: Final = "gridwright/table/parts"
_PANEL: Final = "gridwright/table/panel.html"
_TOKENS: Final = re.compile(r'name="csrfmiddlewaretoken" value="[^"]*"')  # new for each page
_DIGEST: Final = 12  # letters

_EVERYWHERE: Final = ("bar", "plan", "menu", "strip", "panel", "people", "players", "log")
_SHAPES: Final = {
    "portrait": ("board", "market", "fuel"),
    "landscape": ("board", "market", "fuel"),
    "planet": ("board", "labour", "market", "company"),
    "cards": ("market", "fuel", "unseen"),
}


@dataclass(frozen=True, slots=True)
class Part:
    """A part as it is sent."""

    id: str
    digest: str
    html: SafeString


def parts(request: HttpRequest, shape: str, context: Mapping[str, object]) -> dict[str, Part]:
    """Return all parts of the page of a table of this *shape*."""
    return {name: _part(request, name, context) for name in (*_EVERYWHERE, *_SHAPES[shape])}


def _part(request: HttpRequest, name: str, context: Mapping[str, object]) -> Part:
    template = _PANEL if name == "panel" else f"{_FOLDER}/{name}.html"
    html = render_to_string(template, dict(context), request).strip()
    lasting = _TOKENS.sub("", html)
    digest = sha256(lasting.encode()).hexdigest()[:_DIGEST]
    stamped = html.replace(f'id="{name}"', f'id="{name}" data-digest="{digest}"', 1)
    return Part(name, digest, mark_safe(stamped))  # noqa: S308 - templates have escaped it


def changed(all_parts: Mapping[str, Part], have: Mapping[str, str]) -> list[Part]:
    """Return the parts that a page with the digests *have* lacks."""
    return [part for part in all_parts.values() if have.get(part.id) != part.digest]
