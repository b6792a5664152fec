"""Small marks: houses, resource tokens, icons and silhouettes of plants.

Colour is never the only cue: seats also differ by roof and letter, resources by outline. Marks are
centred on their position; tokens and icons fill a square of 24 units, houses one of 22.
"""

from math import cos, pi, sin
from typing import Final

from gridwright.draw.svg import Font, Value, circle, element, group, moved, number, path, text
from gridwright.draw.theme import DUMMY, Theme, letter_colour, seat_colour

ROOFS: Final = {
    "A": "M-9,10V-2.5L0,-10 9,-2.5V10Z",
    "B": "M-9,-9H9V9.5H-9Z",
    "C": "M-9,10V-1A9,9 0 0 1 9,-1V10Z",
    "D": "M-10.5,10V1L-4.5,-8V1L1.5,-8V1L7.5,-8.5H10.5V10Z",
    "E": "M0,-11 10.5,10H-10.5Z",
    "F": "M-10.5,0 -5.5,-9H5.5L10.5,0 5.5,9H-5.5Z",
    DUMMY: "M-4,-10H4L10,-4V4L4,10H-4L-10,4V-4Z",
}
_LETTER_AT: Final = {"A": 6.5, "B": 5, "C": 6, "D": 8, "E": 8.5}
_MIDDLE: Final = 4.4  # baseline of a vertically centred letter

_TOKEN: Final = 24.0
_COAL: Final = "M-10.5,-3 -3.5,-10.5 6,-9.5 11,-1 8,8.5 -1,11 -9.5,7Z"
_COAL_EDGES: Final = "M-10.5,-3 -.5,-1 6,-9.5M-.5,-1 -1,11M-.5,-1 11,-1"
_BARREL: Final = "M-8.5,-9Q0,-12 8.5,-9V9Q0,12 -8.5,9Z"
_BARREL_RINGS: Final = "M-8.5,-3.5Q0,-1.5 8.5,-3.5M-8.5,3.5Q0,5.5 8.5,3.5"
_SACK: Final = "M-3.5,-5.5Q-12,1 -10,8Q-9,11 0,11Q9,11 10,8Q12,1 3.5,-5.5L6,-10.5Q0,-8.5 -6,-10.5Z"
_SACK_TIE: Final = "M-4,-5.5H4"
_FLAME: Final = (
    "M-.5,-11.5C4,-5.5 9,-1.5 8.5,4.5C8,9 4.5,11.5 0,11.5S-8,9 -8.5,4.5C-9,-.5 -2,-4 -.5,-11.5Z"
)
_FLAME_HEART: Final = "M.5,1C2,4 4.5,5 3.5,8C2.5,10.5 -2.5,10.5 -3.5,8C-4.5,5 -.5,4.5 .5,1Z"
_LEAVES: Final = "M0,11C0,3 -3,-3 -11,-6C-11.5,3 -7,9 0,11ZM0,11C-1,2 2,-6 11,-10C12,0 9,8 0,11Z"
_HELMET: Final = "M-9.5,3.5C-9.5,-5 -5.5,-9 0,-9S9.5,-5 9.5,3.5ZM-12,4.5H12V8H-12Z"
_HELMET_RIDGES: Final = "M-3.2,-8V2.5M3.2,-8V2.5"

_ICONS: Final = {
    "bolt": "M3.5,-11.5 -7.5,2.5H-1L-3.5,11.5 7.5,-3H1Z",
    "city": "M-9,9.5V-2L0,-9.5 9,-2V9.5Z",
    "star": "M0,-11 2.6,-5 8.5,-7.5 6,-1.8 11.5,1 5.7,3 7,9.3 1.6,6 -1.6,11.5 -3,5.4 -9.5,7"
    " -5.9,1.7 -11.5,-1.5 -5.2,-3 -7,-9 -1.8,-5.6Z",
    "plant": "M-11,9.5V-3L-4.5,1V-3L1.5,1V-9.5H6V1H11V9.5Z",
    "flag": "M-6,-10.5H-4V-9.5L8,-5.5 -4,-1V11H-6Z",
    "lock": "M-7,-2H7V9.5H-7ZM-4.6,-2V-4.5A4.6,4.6 0 0 1 4.6,-4.5V-2H2.4V-4.5A2.4,2.4 0 0 0"
    " -2.4,-4.5V-2Z",
    "tick": "M-8.5,.5 -3,6.5 9,-6.5 6.8,-8.5 -3,2.2 -6.4,-1.5Z",
}
_BED: Final = "M-11,-6V8M-11,4.5H11M11,8V0Q11,-3 8,-3H-2.5V4.5"

_CHIMNEYS: Final = (
    "M-47,0V-14H-28L-17,-20H-7L0,-11V0ZM-42,-14V-25H-36V-14ZM-32,-14V-25H-26V-14Z"
    "M-41,-28a2.5,2.5 0 1 0 5,0a2.5,2.5 0 1 0 -5,0M-31,-29a2.5,2.5 0 1 0 5,0a2.5,2.5 0 1 0 -5,0"
)
_TANKS: Final = (
    "M-48,0V-14Q-42,-19 -36,-14V0ZM-33,0V-20Q-26,-26 -19,-20V0ZM-14,0V-20H-6V0Z"
    "M-14.5,-22V-28H-5.5V-22Z"
)
_SAWTOOTH: Final = "M-48,0V-15L-38,-21V-15L-28,-21V-15L-18,-21V0ZM-15,0V-28H-8V0ZM-6,0V-13H0V0Z"
_TOWERS: Final = (
    "M-47,0C-41,-10 -41,-18 -43,-27H-28C-30,-18 -30,-10 -24,0Z"
    "M-22,0C-17,-8 -17,-14 -18.5,-21H-6.5C-8,-14 -8,-8 -3,0Z"
)
_FLARE: Final = (
    "M-47,0V-16H-29V0ZM-24,0V-19H-19V0ZM-21.5,-21C-25,-24 -22,-27 -21,-31C-19,-27 -18,-24"
    " -21.5,-21ZM-16,0A8,10 0 0 1 0,0Z"
)
_MILLS: Final = (
    "M-32.5,0 -31.6,-16H-30.4L-29.5,0ZM-31,-20 -32,-31 -30.5,-33 -30,-20ZM-30.5,-19 -21,-13"
    " -21.5,-15 -30,-20.5ZM-31.5,-19 -41,-13 -39,-14.5 -31,-20.5ZM-11,0 -10.4,-10H-9.6L-9,0Z"
    "M-10,-13 -10.8,-21 -9.6,-22.5 -9.2,-13ZM-9.5,-12 -2,-8 -2.5,-9.5 -9,-13.2ZM-10.5,-12 -18,-8"
    " -16.5,-9.2 -10,-13.2Z"
)
_COLONY: Final = "M-46,0V-11H-34V0ZM-29,0V-22H-32L-26,-29 -20,-22H-23V0ZM-17,0A8.5,15 0 0 1 0,0Z"
_DOMES: Final = "M-48,0A11,11 0 0 1 -26,0ZM-29,0A13,16 0 0 1 -3,0ZM-7,0A5,7 0 0 1 3,0Z"
_SILHOUETTES: Final = {
    "coal": _CHIMNEYS,
    "oil": _TANKS,
    "garbage": _SAWTOOTH,
    "uranium": _TOWERS,
    "gas": _FLARE,
    "eco": _MILLS,
    "plant": _COLONY,
    "housing": _DOMES,
}


def _trefoil() -> str:
    blades = []
    for middle in (90, 210, 330):
        inner, outer = [
            [(r * cos(a * pi / 180), r * sin(a * pi / 180)) for a in (middle - 30, middle + 30)]
            for r in (3.2, 9.2)
        ]
        corners = [f"{number(x)},{number(y)}" for x, y in (*inner, *outer)]
        blades.append(f"M{corners[0]}L{corners[2]}A9.2,9.2 0 0 1 {corners[3]}L{corners[1]}Z")
    return "".join(blades)


_TREFOIL: Final = _trefoil()


# Seats


def house(theme: Theme, mark: str, x: float, y: float, size: float = 22) -> str:
    """Return a house. *mark* is a seat letter, then the letter to show if it is another."""
    letter = mark[0]
    style = Font(12.5, letter_colour(theme, letter), 700)
    return moved(
        x,
        y,
        path(
            ROOFS[letter],
            fill=seat_colour(theme, letter),
            stroke=theme["edge"],
            stroke_width=1.6,
            stroke_linejoin="round",
        ),
        text(0, _LETTER_AT.get(letter, _MIDDLE), mark[-1], style, anchor="middle"),
        scale=size / 22,
        data_house=letter,
    )


def roof(theme: Theme, letter: str, x: float, y: float, size: float) -> str:
    """Return a house without its letter."""
    return moved(
        x,
        y,
        path(ROOFS[letter], fill=seat_colour(theme, letter), stroke=theme["edge"], stroke_width=2),
        scale=size / 22,
        data_roof=letter,
    )


def planned_house(theme: Theme, mark: str, x: float, y: float) -> str:
    """Return the dashed outline of a house that is planned but not built; *mark* as in `house`."""
    letter = mark[0]
    colour = seat_colour(theme, letter)
    return moved(
        x,
        y,
        path(ROOFS[letter], fill="none", stroke=colour, stroke_width=2, stroke_dasharray="3.5 2.5"),
        text(
            0,
            _LETTER_AT.get(letter, _MIDDLE),
            mark[-1],
            Font(11, theme["ink"], 700),
            anchor="middle",
        ),
        data_planned=letter,
    )


def planned_roof(theme: Theme, letter: str, x: float, y: float, size: float) -> str:
    """Return the dashed outline of a roof, for a building that is planned."""
    outline = path(
        ROOFS[letter],
        fill="none",
        stroke=seat_colour(theme, letter),
        stroke_width=4,
        stroke_dasharray="6 4",
    )
    return moved(x, y, outline, scale=size / 22, data_planned=letter)


# Resources


def token(theme: Theme, resource: str, x: float, y: float, size: float = 12) -> str:
    """Return a token of *resource*; two resources joined by ``+`` get half a token each."""
    if "+" in resource:
        return _halves(theme, resource, x, y, size)
    return moved(x, y, _token(theme, resource), scale=size / _TOKEN, data_token=resource)


def _token(theme: Theme, resource: str) -> str:
    fill = theme.colours.get(resource, theme["ink-3"])
    if resource == "coal":
        return path(_COAL, fill=fill) + _strokes(_COAL_EDGES, theme["coal-mark"], 1.5)
    if resource == "oil":
        return path(_BARREL, fill=fill) + _strokes(_BARREL_RINGS, theme["oil-mark"], 1.6)
    if resource == "garbage":
        edge = theme["garbage-mark"]
        return path(_SACK, fill=fill, stroke=edge, stroke_width=1.2) + _strokes(_SACK_TIE, edge, 2)
    if resource == "uranium":
        return circle(0, 0, 11.5, fill=fill) + path(_TREFOIL, fill=theme["uranium-mark"])
    if resource == "gas":
        return path(_FLAME, fill=fill) + path(_FLAME_HEART, fill=theme["gas-mark"])
    if resource == "eco":
        return path(_LEAVES, fill=fill)
    if resource == "worker":
        return path(_HELMET, fill=fill) + _strokes(_HELMET_RIDGES, theme["worker-mark"], 1.4)
    return circle(0, 0, 9, fill=fill)


def _strokes(d: str, colour: str, width: float) -> str:
    return path(d, fill="none", stroke=colour, stroke_width=width)


def _halves(theme: Theme, resource: str, x: float, y: float, size: float) -> str:
    left, right = resource.split("+", 1)
    half = size / 2
    inside = [
        element(
            "svg",
            _token(theme, kind),
            x=start,
            y=-half,
            width=half,
            height=size,
            viewBox=f"{corner} -12 12 24",
        )
        for kind, start, corner in ((left, -half - 0.4, -12), (right, 0.4, 0))
    ]
    return moved(x, y, *inside, data_token=resource)


def ring(theme: Theme, x: float, y: float, size: float) -> str:
    """Return the empty ring that replaces a used unit."""
    return circle(x, y, size / 2 - 1, fill="none", stroke=theme["line-2"], stroke_width=1)


# Icons


def icon(name: str, fill: str, x: float, y: float, size: float = 12, **more: Value) -> str:
    if name == "bed":
        inside = path(_BED, fill="none", stroke=fill, stroke_width=2.4) + circle(
            -6.8, -0.5, 2.4, fill=fill
        )
    else:
        inside = path(_ICONS[name], fill=fill)
    return moved(x, y, inside, scale=size / _TOKEN, **more)


def silhouette(kind: str, fill: str, x: float, y: float) -> str:
    """Return the outline of a plant with its lower right corner at *x*, *y*."""
    if kind not in _SILHOUETTES:
        return icon("star", fill, x - 22, y - 16, 30, opacity=0.4)
    return moved(x, y, group(path(_SILHOUETTES[kind], fill=fill), opacity=0.4))
