"""SVG output: elements, text (always escaped), and pieces that combine into pictures."""

from dataclasses import dataclass
from functools import lru_cache
from html import escape
from typing import Final

from gridwright.draw.theme import CONDENSED, REGULAR, SEMI_CONDENSED

Value = str | float | None

_CACHED: Final = 4096  # most texts and numbers recur in every picture
_CONTROLS: Final = dict.fromkeys((*range(32), *range(0xD800, 0xE000), 0xFFFE, 0xFFFF), " ")
_WIDTHS: Final = (  # of the condensed face, in thousandths of the font size
    (" ,.'|!:;ijlI", 215),
    ('()[]{}-ftr"', 292),
    ("zLJyv/\\?", 400),
    ("0123456789", 450),  # tabular figures
    ("mwMW@%", 620),
    ("ACDEFGHKNOPRSTUVXYZ", 462),
)
_ADVANCE: Final = {letter: width / 1000 for group, width in _WIDTHS for letter in group}
_WEIGHT: Final = 600  # the default
_OTHERS: Final = 0.432
_TABULAR: Final = "font-feature-settings:'tnum'"
_WIDER: Final = {CONDENSED: 1.0, SEMI_CONDENSED: 1.13, REGULAR: 1.24}


@lru_cache(_CACHED)
def escaped(text: str) -> str:
    """Escape *text* for elements and attributes, replacing characters that XML forbids."""
    return escape(text.translate(_CONTROLS), quote=False).replace('"', "&quot;")


@lru_cache(_CACHED)
def number(value: float) -> str:
    """Format *value* with at most two decimal places."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


@lru_cache(_CACHED)
def _attribute(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def element(name: str, *inside: str, **attributes: Value) -> str:
    """Return an element; *inside* is markup, and attributes that are None are left out.

    Underscores become hyphens; a trailing one is dropped, as in ``class_``.
    """
    parts = [name]
    for key, value in attributes.items():
        if value is not None:
            text = escaped(value) if isinstance(value, str) else number(value)
            parts.append(f'{_attribute(key)}="{text}"')
    head = " ".join(parts)
    return f"<{head}>{''.join(inside)}</{name}>" if inside else f"<{head}/>"


def group(*inside: str, **attributes: Value) -> str:
    return element("g", *inside, **attributes)


def moved(x: float, y: float, *inside: str, scale: float = 1, **attributes: Value) -> str:
    """Return a group whose origin is at *x*, *y*."""
    shift = f"translate({number(x)} {number(y)})"
    if scale != 1:
        shift += f" scale({scale:.4g})"
    return group(*inside, transform=shift, **attributes)


def rect(x: float, y: float, wide: float, high: float, **attributes: Value) -> str:
    return element("rect", x=x, y=y, width=wide, height=high, **attributes)


def line(x: float, y: float, to_x: float, to_y: float, **attributes: Value) -> str:
    return element("line", x1=x, y1=y, x2=to_x, y2=to_y, **attributes)


def path(d: str, **attributes: Value) -> str:
    return element("path", d=d, **attributes)


def circle(x: float, y: float, r: float, **attributes: Value) -> str:
    return element("circle", cx=x, cy=y, r=r, **attributes)


def title(words: str) -> str:
    """Return a title element, which screen readers read and browsers show as a tooltip."""
    return element("title", escaped(words))


@lru_cache(_CACHED)
def width_of(words: str, size: float, face: str = CONDENSED) -> float:
    """Estimate how wide *words* are; the exact width depends on the viewer's fonts."""
    return sum([_ADVANCE.get(letter, _OTHERS) for letter in words]) * size * _WIDER[face]


@dataclass(frozen=True, slots=True)
class Font:
    """How text is set."""

    size: float
    fill: str
    weight: int = _WEIGHT
    face: str = CONDENSED


def text(x: float, y: float, words: str, style: Font, **attributes: Value) -> str:
    """Return *words* on the baseline *y*, with the *anchor* end at *x*.

    Text wider than *fit* is squeezed. The wider faces always keep their estimated width, because a
    fallback font may be wider still.
    """
    room = attributes.pop("fit", None)
    wide = width_of(words, style.size, style.face)
    is_tight = isinstance(room, int | float) and wide > room
    if is_tight or style.face != CONDENSED:
        attributes["textLength"] = room if is_tight else wide
        attributes["lengthAdjust"] = "spacingAndGlyphs"
    anchor = attributes.pop("anchor", None)
    return element(
        "text",
        escaped(words),
        x=x,
        y=y,
        font_family=None if style.face == CONDENSED else style.face,
        font_size=style.size,
        font_weight=None if style.weight == _WEIGHT else style.weight,
        fill=style.fill,
        text_anchor=anchor,
        **attributes,
    )


def shortened(words: str, size: float, room: float, face: str = CONDENSED) -> str:
    """Return *words*, cut to fit into *room* and ended with an ellipsis if need be."""
    if width_of(words, size, face) <= room:
        return words
    start = words
    while start and width_of(start + "…", size, face) > room:
        start = start[:-1]
    return f"{start.rstrip()}…"


@dataclass(frozen=True, slots=True)
class Piece:
    """A drawing with its size, which is placed in a larger one or is a document of its own."""

    width: float
    height: float
    body: str
    label: str  # the title of the document

    def at(self, x: float, y: float, scale: float = 1) -> str:
        return moved(x, y, self.body, scale=scale)

    def svg(
        self, role: str = "img", style: str | None = _TABULAR, class_: str | None = None
    ) -> str:
        """Return the piece as a document.

        A page with clickable parts passes the *role* ``group``, and sets the *style* itself.
        """
        size = f"0 0 {number(self.width)} {number(self.height)}"
        return element(
            "svg",
            title(self.label),
            self.body,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=size,
            width=self.width,
            height=self.height,
            role=role,
            font_family=CONDENSED,
            font_weight=_WEIGHT,
            style=style,
            class_=class_,
        )
