"""The typeface of the pages, where it was installed (`scripts/fonts`); they hold without it."""

import json
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gridwright.web import environment

_FAMILIES: Final = {
    "barlow": "Barlow",
    "barlow-semi-condensed": "Barlow Semi Condensed",
    "barlow-condensed": "Barlow Condensed",
}
_NAME: Final = re.compile(r"([a-z-]+?)-(latin|latin-ext)-([1-9]00)-normal\.woff2")
_RANGES: Final = "unicode.json"


@dataclass(frozen=True, slots=True)
class Face:
    """One file: a family, a weight, and the letters that are in it."""

    file: str
    family: str
    weight: str
    letters: str


def folder() -> Path | None:
    """Return where the files are: beside the database, or in the environment of this Python."""
    places = (environment.home(), Path(sys.prefix, "share", "gridwright"))
    found = [place / "fonts" for place in places if (place / "fonts" / _RANGES).is_file()]
    return found[0] if found else None


def faces(directory: Path) -> list[Face]:
    """Return the faces of *directory*, in the order of their names."""
    ranges: dict[str, str] = json.loads((directory / _RANGES).read_text(encoding="utf-8"))
    named = [(path.name, _NAME.fullmatch(path.name)) for path in sorted(directory.iterdir())]
    return [
        Face(name, _FAMILIES[found[1]], found[3], ranges[found[2]])
        for name, found in named
        if found is not None and found[1] in _FAMILIES
    ]


def style_sheet() -> str:
    """Return where a browser finds each face; nothing where none is installed."""
    directory = folder()
    return "" if directory is None else "".join([_rule(face) for face in faces(directory)])


def _rule(face: Face) -> str:
    return (
        f'@font-face {{ font-family: "{face.family}"; font-weight: {face.weight}; '
        f'font-display: swap; src: url("/fonts/{face.file}") format("woff2"); '
        f"unicode-range: {face.letters}; }}\n"
    )
