"""Style sheets that are made by the server: the colours of the pictures, and the typeface.

The typeface is there where it was installed (`scripts/fonts`); pages hold without it.
"""

import json
import re
import sys
from base64 import b64encode
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from gridwright.draw.theme import DARK, LIGHT, properties
from gridwright.web import environment

_FAMILIES: Final = {
    "barlow": "Barlow",
    "barlow-semi-condensed": "Barlow Semi Condensed",
    "barlow-condensed": "Barlow Condensed",
}
_IN_PICTURES: Final = ("Barlow Condensed", "Barlow Semi Condensed")
_FONT_FILE: Final = re.compile(r"([a-z-]+?)-(latin|latin-ext)-([1-9]00)-normal\.woff2")
_RANGES: Final = "unicode.json"


def colours() -> str:
    light, dark = properties(LIGHT), properties(DARK)
    return (
        f":root {{ color-scheme: light dark; {light} }}\n"
        "@media (prefers-color-scheme: dark) {\n"
        f'  :root:not([data-theme="light"]) {{ {dark} }}\n'
        "}\n"
        f'[data-theme="dark"] {{ color-scheme: dark; {dark} }}\n'
        '[data-theme="light"] { color-scheme: light; }\n'
    )


@dataclass(frozen=True, slots=True)
class FontFace:
    """One font file: a family, a weight, and the letters that are in it."""

    file: str
    family: str
    weight: str
    letters: str


def font_folder() -> Path | None:
    """Return where the fonts are: beside the database, or in the environment of this Python."""
    places = (environment.home(), Path(sys.prefix, "share", "gridwright"))
    folders = [place / "fonts" for place in places if (place / "fonts" / _RANGES).is_file()]
    return folders[0] if folders else None


def font_faces(directory: Path) -> list[FontFace]:
    ranges: dict[str, str] = json.loads((directory / _RANGES).read_text(encoding="utf-8"))
    matches = [(path.name, _FONT_FILE.fullmatch(path.name)) for path in sorted(directory.iterdir())]
    return [
        FontFace(name, _FAMILIES[match[1]], match[3], ranges[match[2]])
        for name, match in matches
        if match is not None and match[1] in _FAMILIES
    ]


def fonts() -> str:
    """Return where a browser finds each face; nothing where none is installed."""
    directory = font_folder()
    return "" if directory is None else "".join([_rule(face) for face in font_faces(directory)])


@cache
def embedded_fonts() -> str:
    """Return the faces of pictures with their letters in the text, for a picture that stands alone.

    A picture that a page loads as an image may load nothing itself.
    """
    directory = font_folder()
    if directory is None:
        return ""
    faces = [face for face in font_faces(directory) if face.family in _IN_PICTURES]
    return "".join([_embedded(face, (directory / face.file).read_bytes()) for face in faces])


def _embedded(face: FontFace, content: bytes) -> str:
    letters = b64encode(content).decode()
    return (
        f'@font-face{{font-family:"{face.family}";font-weight:{face.weight};'
        f"src:url(data:font/woff2;base64,{letters});unicode-range:{face.letters}}}"
    )


def _rule(face: FontFace) -> str:
    return (
        f'@font-face {{ font-family: "{face.family}"; font-weight: {face.weight}; '
        f'font-display: swap; src: url("/fonts/{face.file}") format("woff2"); '
        f"unicode-range: {face.letters}; }}\n"
    )
