"""Faces of bots: an apparatus with two eyes on a tinted ground, the same in both themes.

A face fills a square of 24 units around its position. It has no letter and no seat's colour, so
that nobody takes it for a player's mark.
"""

from typing import Final

from gridwright.draw.svg import circle, group, path, rect, title
from gridwright.draw.theme import LIGHT, Theme

_INK: Final = "#16211E"
_WHITE: Final = "#FFFFFF"
_BRASS: Final = "#E8B15A"
_GROUNDS: Final = {  # tokens of the theme
    "ampere": "region-teal",
    "ayrton": "region-orange",
    "clarke": "region-blue",
    "curie": "region-green",
    "faraday": "region-purple",
    "galvani": "region-teal",
    "hertz": "region-red",
    "joule": "region-brown",
    "kelvin": "region-blue",
    "ohm": "region-yellow",
    "volta": "region-yellow",
    "watt": "region-orange",
}
NAMES: Final = tuple(_GROUNDS)
_RING_SPOKES: Final = (
    "M0,-7.8V-4.8M0,4.8V7.8M-7.8,0H-4.8M4.8,0H7.8M-5.5,-5.5 -3.4,-3.4M5.5,-5.5 3.4,-3.4"
    "M-5.5,5.5 -3.4,3.4M5.5,5.5 3.4,3.4"
)


def _shape(lines: str, fill: str = _WHITE) -> str:
    return path(lines, fill=fill, stroke=_INK, stroke_width=1.2, stroke_linejoin="round")


def _disc(x: float, y: float, r: float, fill: str = _WHITE) -> str:
    return circle(x, y, r, fill=fill, stroke=_INK, stroke_width=1.2)


def _line(lines: str, colour: str = _INK, width: float = 1.1) -> str:
    return path(
        lines,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _eyes(y: float, apart: float = 2.1, colour: str = _INK, r: float = 1.2) -> str:
    return circle(-apart, y, r, fill=colour) + circle(apart, y, r, fill=colour)


def _plain(lines: str, fill: str) -> str:
    return path(lines, fill=fill)


_DRAWN: Final = {
    "ampere": (  # a dial
        _shape("M-8.2,6V3A8.2,8.2 0 0 1 8.2,3V6Z"),
        _line("M-6,2.6 -4.8,2.8M6,2.6 4.8,2.8M-3.9,-1.6 -3,-.7"),
        _eyes(2.4, 2.7),
        _line("M0,5.2 3.4,-2.8", "#C42B22", 1.5),
    ),
    "ayrton": (  # an arc lamp
        _shape("M-1.2,-9.4H1.2V-5H-1.2ZM-1.2,9.4H1.2V7H-1.2Z", "#4A544F"),
        _line("M-8.4,1H-7.2M8.4,1H7.2M-6.6,-4.8 -5.7,-4M6.6,-4.8 5.7,-4"),
        _disc(0, 1, 6, "#FFF1CE"),
        _eyes(0.3),
        _line("M-1.8,3.6Q0,5.2 1.8,3.6", width=1),
    ),
    "clarke": (  # an oscilloscope
        rect(-8, -7, 16, 14, rx=2.6, fill=_WHITE, stroke=_INK, stroke_width=1.2),
        _line("M-6.8,-2.6H6.8", "#C9CFCC", 1),
        _eyes(-2.6, 3),
        _line("M-5.6,2.8C-3.4,-1 -2,-.4 0,2.2S4.4,5.4 5.8,2", "#0B5E80", 1.4),
    ),
    "curie": (  # a flask
        _plain("M0,-8.4V0", _WHITE),
        _shape("M-2.2,-8.4H2.2V-2.6A6.3,6.3 0 1 1 -2.2,-2.6Z"),
        _plain("M-5.7,4H5.7A6.1,6.1 0 0 1 -5.7,4Z", "#6FD19E"),
        _line("M-3.2,-8.4H3.2", width=1.3),
        _eyes(1, 2.3),
    ),
    "faraday": (  # a ring with a winding
        _disc(0, 0, 8, _BRASS),
        _line(_RING_SPOKES, width=1),
        _disc(0, 0, 4.6),
        _eyes(-0.5, 1.7, r=1.05),
        _line("M-1.5,1.7Q0,2.9 1.5,1.7", width=0.9),
    ),
    "galvani": (  # a frog
        _disc(-3.8, -4.4, 3.4, "#8CC27F"),
        _disc(3.8, -4.4, 3.4, "#8CC27F"),
        _shape(
            "M0,-2.4C6,-2.4 9.2,0 9.2,2.8S5.4,8 0,8S-9.2,5.6 -9.2,2.8S-6,-2.4 0,-2.4Z", "#8CC27F"
        ),
        _eyes(-4.4, 3.8, _WHITE, 2.3),
        _eyes(-4.4, 3.8, r=1.2),
        _line("M-4.4,4Q0,6 4.4,4"),
    ),
    "hertz": (  # a ring with a spark gap
        _disc(0, 1.2, 8.6, _BRASS),
        _disc(0, 1.2, 6, "#F0C7BF"),
        _disc(-2.4, -7, 2, _BRASS),
        _disc(2.4, -7, 2, _BRASS),
        _eyes(-0.2, 2.4),
        _line("M-2.8,3.9Q-1.6,2 -.2,3.6T2.8,3.6"),
    ),
    "joule": (  # a calorimeter
        _shape("M-6,-7.4H6L5,8.2H-5Z"),
        _plain("M-5.1,-1.4H5.1L4.5,7.6H-4.5Z", "#8EC3F5"),
        _line("M0,-9.2V-5"),
        _eyes(1.4, 2.2),
        _line("M-2,4.4Q0,6 2,4.4", width=1),
    ),
    "kelvin": (  # a thermometer
        _shape("M-2.4,-1V-7A2.4,2.4 0 0 1 2.4,-7V-1A5.6,5.6 0 1 1 -2.4,-1Z"),
        _plain("M-.9,-4.8H.9V.2A3.9,3.9 0 1 1 -.9,.2Z", "#D63C30"),
        _eyes(3.8, 1.5, _WHITE, 1.05),
        _line("M4.6,-6.4H7.2M4.6,-3.8H6.2"),
    ),
    "ohm": (  # the letter of resistance
        _shape(
            "M-2.2,4.6A6,6 0 1 1 2.2,4.6V8.6H7.4A1.5,1.5 0 0 0 7.4,5.6H5.2"
            "A8.6,8.6 0 1 0 -5.2,5.6H-7.4A1.5,1.5 0 0 0 -7.4,8.6H-2.2Z"
        ),
        _eyes(-1.4),
        _line("M-1.9,2H1.9"),
    ),
    "volta": (  # a pile
        _line("M-2.2,-9.2V-7M2.2,-9.2V-7M-8,8.6H8"),
        rect(-6, 3.6, 12, 4, rx=1.6, fill="#8A9490", stroke=_INK, stroke_width=1.2),
        rect(-6, 0, 12, 4, rx=1.6, fill="#E0AE1E", stroke=_INK, stroke_width=1.2),
        rect(-6, -6.8, 12, 7, rx=2, fill=_WHITE, stroke=_INK, stroke_width=1.2),
        _eyes(-4),
        _line("M-1.6,-2.2Q0,-1 1.6,-2.2", width=0.9),
    ),
    "watt": (  # a governor
        _line("M0,-8.6V7.6M-4,8.2H4M0,-6 -4.6,-1M0,-6 4.6,-1M0,4.6 -4.6,1M0,4.6 4.6,1"),
        _disc(-5.4, 0, 3.4),
        _disc(5.4, 0, 3.4),
        _eyes(0, 5, r=1.3),
    ),
}


def face(name: str, theme: Theme = LIGHT) -> str:
    """Return the face of the bot *name*, in small letters; `NAMES` has all."""
    ground = rect(
        *(-11.6, -11.6, 23.2, 23.2),
        rx=7,
        fill=theme[_GROUNDS[name]],
        stroke=_INK,
        stroke_opacity=0.2,
        stroke_width=0.8,
    )
    return group(ground, *_DRAWN[name], data_face=name)


def bars(theme: Theme, strength: int, x: float, y: float, manner: str = "") -> str:
    """Return five rising bars, of which *strength* are dark; the first begins at *x*, *y*.

    Who points at them reads the *manner* of the bot.
    """
    parts = []
    if manner:
        parts = [title(manner), rect(-4, -17, 25, 22, fill="none", pointer_events="all")]
    for place in range(5):
        high = 2.4 + 2 * place
        colour = theme["ink"] if place < strength else theme["line"]
        parts.append(rect(place * 3.4, -high, 2.4, high, rx=0.8, fill=colour))
    return group(*parts, transform=f"translate({x:g} {y:g})", data_bars=str(strength))
