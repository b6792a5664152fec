"""Plant cards, the same for every title.

A `Face` is what a card says; each title makes its faces from the printed content. In a market
(`draw/markets.py`) every card has a state: discounted, up for auction, chosen.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from gridwright.content.provenance import RECONSTRUCTED
from gridwright.content.types import Plant
from gridwright.draw.marks import icon, silhouette, token
from gridwright.draw.svg import Font, Piece, group, moved, number, path, rect, text, title, width_of
from gridwright.draw.theme import SEMI_CONDENSED, Theme
from gridwright.words import Catalogue

LAST_CARD: Final = "S3"  # the card under the deck, in every snapshot
LAST_BAND: Final = "last"
CITIES: Final = "city"
ELEKTRO: Final = "bolt"

CARD_WIDTH: Final = 96.0
CARD_HEIGHT: Final = 75.0
CHIP_HEIGHT: Final = 25.0
_WIDE_CHIP: Final = 72.0
_LEAST_CHIP: Final = 56.0  # narrower chips show the number only
_CHIP_WORDS: Final = 66.0  # for need and output of a chip, however wide it is
_BAND: Final = 43.0
_NARROW_HEIGHT: Final = 84.0
LOW_HEIGHT: Final = 58.0
_LOW_BAND: Final = 31.0
_TAG: Final = 52.0  # the widest tag; it is beside the number, on narrow cards above it
_UNIT: Final = 30.0  # the widest unit
_DRAWN: Final = 1024  # cards and chips that are kept: most recur in every picture
_PLENTY: Final = 3  # most icons in a row; more become one icon with a number


@dataclass(frozen=True, slots=True)
class Face:
    """What a card says."""

    word: str  # its name in snapshots
    number: str
    bands: tuple[str, ...]  # one colour, or two of a hybrid
    needs: tuple[str, int]  # what one run burns; "" for nothing
    yields: tuple[str, int]  # icon and number
    note: str  # shown instead of needs unless empty
    label: str  # for screen readers
    unit: str = ""  # what the number of a housing counts


@dataclass(frozen=True, slots=True)
class CardState:
    """The state of a card in a market."""

    is_future: bool = False
    is_up: bool = False  # on the block
    is_chosen: bool = False  # offered, or picked
    is_leaving: bool = False
    tag: str = ""  # the discount
    reason: str = ""  # below the card: why it cannot be bought, what it causes
    under: int = 0  # cards beneath it


# Faces


@lru_cache(_DRAWN)
def plant_face(
    words: Catalogue, word: str, plant: Plant, resources: tuple[str, ...], yields: str = CITIES
) -> Face:
    """Return the face of a power plant."""
    burns = tuple([resources[index] for index in plant.burns])
    facts = [
        words.text("draw.burns", amount=plant.need, fuel=burns)
        if burns
        else words.text("draw.needs_nothing"),
        words.text("draw.powers_cities", cities=plant.output)
        if yields == CITIES
        else words.text("draw.earns", amount=plant.output),
    ]
    if plant.source == RECONSTRUCTED:
        facts.append(words.text("draw.reconstructed"))
    return Face(
        word,
        str(plant.number),
        burns[:2] or ("eco",),
        ("+".join(burns[:2]), plant.need),
        (yields, plant.output),
        "" if burns else words.text("draw.no_fuel"),
        words.text("draw.plant", plant=plant.number, facts=tuple(facts)),
    )


def last_face(name: str) -> Face:
    """Return the face of the card under the deck."""
    return Face(LAST_CARD, LAST_CARD, (LAST_BAND,), ("", 0), ("", 0), name, name)


# Cards


@lru_cache(_DRAWN)
def draw_card(
    face: Face, theme: Theme, state: CardState | None = None, width: float = CARD_WIDTH
) -> Piece:
    """Return a card at its full size."""
    state = state or CardState()
    height = CARD_HEIGHT + (15 if state.reason else 0)
    ink = theme[f"text-{face.bands[0]}"]
    inside = [
        title(face.label),
        _ring(theme, width, height, state),
        rect(0, 0, width, height, rx=7, fill=theme["surface"]),
        _band(theme, face, state, width, _BAND),
        silhouette(face.bands[-1], ink if state.is_future else theme["band-ink"], width - 6, _BAND),
        text(7, 36, face.number, Font(31, ink if state.is_future else theme["band-ink"], 700)),
        _needs(theme, face, (8, 64), width - 7 - _yields_width(face)),
        _yields(theme, face, width - 7, 64, _needs_end(face)),
        _frame(theme, face, state, width, height),
        _reason(theme, state, width),
        _tag(theme, state, width),
    ]
    return Piece(width, height, _card_group(face, state, inside), face.label)


def draw_single_card(face: Face, theme: Theme, edge: float = 1) -> Piece:
    """Return a card with room for its *edge*, half of whose stroke is outside."""
    card = draw_card(face, theme)
    return Piece(card.width + 2 * edge, card.height + 2 * edge, card.at(edge, edge), card.label)


def draw_narrow_card(face: Face, theme: Theme, state: CardState | None, width: float) -> Piece:
    """Return a card for a long row: number, fuel and output in a column."""
    state = state or CardState()
    fill = theme[f"text-{face.bands[0]}"] if state.is_future else theme["band-ink"]
    inside = [
        title(face.label),
        _ring(theme, width, _NARROW_HEIGHT, state),
        rect(0, 0, width, _NARROW_HEIGHT, rx=7, fill=theme["surface"]),
        _band(theme, face, state, width, 36),
        text(
            width / 2,
            33 if state.tag else 28,
            face.number,
            Font(19 if state.tag else 27, fill, 700),
            anchor="middle",
        ),
        _needs(theme, face, (7, 54), width - 4),
        _yields(theme, face, width - 6, 76),
        _frame(theme, face, state, width, _NARROW_HEIGHT),
        moved(0, -4, _tag(theme, state, width)),
    ]
    return Piece(width, _NARROW_HEIGHT, _card_group(face, state, inside), face.label)


def draw_low_card(face: Face, theme: Theme, wide: float = CARD_WIDTH) -> Piece:
    """Return a low card, for two rows of cards."""
    state = CardState()
    inside = [
        title(face.label),
        rect(0, 0, wide, LOW_HEIGHT, rx=7, fill=theme["surface"]),
        _band(theme, face, state, wide, _LOW_BAND),
        moved(wide - 6, _LOW_BAND, silhouette(face.bands[-1], theme["band-ink"], 0, 0), scale=0.8),
        text(7, 25, face.number, Font(24, theme["band-ink"], 700)),
        _needs(theme, face, (8, 49), wide - 7 - _yields_width(face)),
        _yields(theme, face, wide - 7, 49, _needs_end(face)),
        _frame(theme, face, state, wide, LOW_HEIGHT),
    ]
    return Piece(wide, LOW_HEIGHT, _card_group(face, state, inside), face.label)


def _card_group(face: Face, state: CardState, inside: list[str]) -> str:
    row = "future" if state.is_future else "current"
    return group(*inside, data_card=face.word, data_row=row)


def _ring(theme: Theme, width: float, height: float, state: CardState) -> str:
    """Return the frame around a chosen or auctioned card, and the cards beneath it."""
    if state.under and not state.is_up and not state.is_chosen:
        edge = theme["line-2"]
        return rect(3, 3, width, height, rx=7, fill=theme["surface"], stroke=edge, stroke_width=1.2)
    if state.is_leaving:
        return rect(-3.5, -3.5, width + 7, height + 7, rx=10, fill=theme["bad"])
    if state.is_up or state.is_chosen:
        edge = theme["halo-edge"]
        return rect(
            -3, -3, width + 6, height + 6, rx=9.5, fill=theme["go"], stroke=edge, stroke_width=1.2
        )
    return ""


def _band(theme: Theme, face: Face, state: CardState, width: float, height: float) -> str:
    opacity = 0.16 if state.is_future else None
    top = f"M0,{height}V7Q0,0 7,0H{width - 7}Q{width},0 {width},7V{height}Z"
    band = path(top, fill=theme[f"band-{face.bands[0]}"], opacity=opacity)
    if len(face.bands) == 1:
        return band
    start = width * 0.56
    cut = f"M{start + 6},0H{width - 7}Q{width},0 {width},7V{height}H{start - 6}Z"
    return band + path(cut, fill=theme[f"band-{face.bands[1]}"], opacity=opacity)


def _frame(theme: Theme, face: Face, state: CardState, width: float, height: float) -> str:
    opacity = 0.55 if state.is_future else None
    colour = theme[f"{'text' if state.is_future else 'band'}-{face.bands[0]}"]
    return rect(
        0, 0, width, height, rx=7, fill="none", stroke=colour, stroke_width=1.6, opacity=opacity
    )


def _needs(theme: Theme, face: Face, at: tuple[float, float], right: float) -> str:
    """Return what a card burns, or its note, squeezed to end before *right*."""
    x, y = at
    resource, count = face.needs
    if face.note or not resource:
        style = Font(12.5, theme[f"text-{face.bands[0]}"], 500, SEMI_CONDENSED)
        return text(x - 1, y, face.note, style, fit=right - x + 1)
    if resource == "bed":
        icons = count if count < _PLENTY else 1
        beds = [
            icon("bed", theme["ink-2"], x + 6 + 16 * place, y - 5, 15) for place in range(icons)
        ]
        return "".join(beds)
    if count > _PLENTY or resource == "worker":
        wide = width_of(str(count), 17)
        words = text(x, y + 1, str(count), Font(17, theme["ink"]))
        return words + token(theme, resource, x + wide + 9, y - 5, 14)
    tokens = [token(theme, resource, x + 6 + 15 * place, y - 5, 13.5) for place in range(count)]
    return "".join(tokens)


def _yields(theme: Theme, face: Face, x: float, y: float, after: float = 0) -> str:
    """Return what one run yields, between *after* and *x*."""
    what, count = face.yields
    if not what:
        return ""
    wide = width_of(str(count), 19)
    if what == "bed":
        unit_width = min(width_of(face.unit, 12.5, SEMI_CONDENSED), _UNIT)
        words = text(x, y, face.unit, _small(theme), anchor="end", fit=_UNIT)
        amount = Font(19, theme["ink"], 700)
        return words + text(x - unit_width - 3, y + 1, str(count), amount, anchor="end")
    if what == ELEKTRO:
        return (
            text(x, y + 1, str(count), Font(19, theme["ink"], 700), anchor="end")
            + icon(ELEKTRO, theme["go-line"], x - wide - 6, y - 6, 13)
            + _arrow(theme, x - wide - 24, y - 5, after)
        )
    return (
        icon(CITIES, theme["ink-2"], x - 6, y - 6, 13)
        + text(x - 15, y + 1, str(count), Font(19, theme["ink"], 700), anchor="end")
        + _arrow(theme, x - wide - 27, y - 5, after)
    )


def _yields_width(face: Face) -> float:
    """Return the width of what a card yields, number and icon."""
    return width_of(str(face.yields[1]), 19) + 21 if face.yields[0] else 0


def _small(theme: Theme) -> Font:
    return Font(12.5, theme["ink-2"], 500, SEMI_CONDENSED)


def _needs_end(face: Face) -> float:
    """Return the x at which the tokens or the note of a card end."""
    if face.note:
        return 10 + width_of(face.note, 12.5, SEMI_CONDENSED)
    resource, count = face.needs
    return 7 + 15 * count if resource and count <= _PLENTY else 0


def _arrow(theme: Theme, x: float, y: float, after: float = 0) -> str:
    """Return an arrow if there is room for it right of *after*."""
    if x < after:
        return ""
    return path(
        f"M{number(x)},{number(y)}h7m-3,-3l3,3l-3,3",
        fill="none",
        stroke=theme["ink-3"],
        stroke_width=1.2,
    )


def _tag(theme: Theme, state: CardState, width: float) -> str:
    if not state.tag:
        return ""
    wide = min(width_of(state.tag, 12.5) + 12, _TAG)
    corner = width - wide - 5
    style = Font(12.5, theme["go-ink"], 700)
    return rect(corner, 5, wide, 17, rx=4, fill=theme["go"]) + text(
        corner + wide / 2, 17.5, state.tag, style, anchor="middle", fit=wide - 8
    )


def _reason(theme: Theme, state: CardState, width: float) -> str:
    if not state.reason:
        return ""
    fill = theme["bad"] if state.is_leaving else theme["top"]
    foot = f"M0,{CARD_HEIGHT}H{width}V{CARD_HEIGHT + 9}q0,6 -6,6H6q-6,0 -6,-6Z"
    words = Font(11.5, theme["top-ink"], 500)
    return path(foot, fill=fill) + text(
        width / 2, CARD_HEIGHT + 11, state.reason, words, anchor="middle", fit=width - 8
    )


# Chips


@lru_cache(_DRAWN)
def draw_chip(face: Face, theme: Theme, width: float) -> Piece:
    """Return a player's card in one line: number, need and output."""
    box = 24.0 if width >= _WIDE_CHIP else 21.0
    if width < _LEAST_CHIP:
        box = width  # the number alone: screen readers have the rest
    inside = [
        title(face.label),
        rect(
            0.5,
            0.5,
            width - 1,
            CHIP_HEIGHT - 1,
            rx=5,
            fill=theme["surface-2"],
            stroke=theme["line"],
        ),
        _chip_band(theme, face, box, width),
        text(box / 2, 18, face.number, Font(16, theme["band-ink"], 700), anchor="middle"),
    ]
    if width >= _LEAST_CHIP:
        inside.append(_chip_words(theme, face, box + 3, min(width - 4, box + _CHIP_WORDS)))
    return Piece(width, CHIP_HEIGHT, group(*inside, data_plant=face.word), face.label)


def _chip_band(theme: Theme, face: Face, box: float, width: float) -> str:
    corner = 5 if box == width else 0
    left = (
        f"M{box - corner},0H5Q0,0 0,5V{CHIP_HEIGHT - 5}Q0,{CHIP_HEIGHT} 5,{CHIP_HEIGHT}"
        f"H{box - corner}"
    )
    right = f"Q{box},{CHIP_HEIGHT} {box},{CHIP_HEIGHT - 5}V5Q{box},0 {box - 5},0Z"
    band = path(left + (right if corner else "Z"), fill=theme[f"band-{face.bands[0]}"])
    if len(face.bands) == 1:
        return band
    cut = f"M{box},0H{box * 0.62:g}L{box * 0.4:g},{CHIP_HEIGHT}H{box}Z"
    return band + path(cut, fill=theme[f"band-{face.bands[1]}"])


def _chip_words(theme: Theme, face: Face, x: float, right: float) -> str:
    resource, count = face.needs
    what, gain = face.yields
    middle = CHIP_HEIGHT / 2
    ink = Font(14, theme["ink"])
    if not what:
        return text(x + 2, middle + 4, face.note, _small(theme), fit=right - x - 2)
    if what == "bed":
        words = text(x + 4, middle + 5, str(gain), ink)
        return words + icon("bed", theme["ink-2"], x + 4 + width_of(str(gain), 14) + 10, middle, 14)
    if resource:
        start = x + width_of(str(count), 14) + 7
        left = text(x, middle + 5, str(count), ink) + token(theme, resource, start, middle, 11.5)
    else:
        start = x + 9
        left = token(theme, "eco", start, middle, 12)
    wide = width_of(str(gain), 14)
    if what == ELEKTRO:
        end = text(right, middle + 5, str(gain), ink, anchor="end")
        end += icon(ELEKTRO, theme["go-line"], right - wide - 6, middle, 11)
    else:
        end = icon(CITIES, theme["ink"], right - 5, middle, 11)
        end += text(right - 12, middle + 5, str(gain), ink, anchor="end")
    return left + end + _arrow(theme, right - wide - 21, middle, start + 5)


def empty_chip(theme: Theme, width: float) -> Piece:
    """Return a free place for a plant."""
    frame = rect(
        0.5, 0.5, width - 1, CHIP_HEIGHT - 1, rx=5, fill=theme["surface"], stroke=theme["line"]
    )
    return Piece(width, CHIP_HEIGHT, frame, "")
