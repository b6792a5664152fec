"""Whole pages: the bar on top, and columns of pieces below it."""

from collections.abc import Iterable
from typing import Any, Final

from gridwright.core.errors import Message
from gridwright.draw.panels import capital, heading, panel
from gridwright.draw.picture import Picture, Progress, Snapshot
from gridwright.draw.svg import Font, Piece, group, moved, path, rect, text, width_of
from gridwright.draw.theme import SEMI_CONDENSED, Theme

AnyPicture = Picture[Any, Snapshot]

WIDTH: Final = 1440.0
_GAP: Final = 9.0
_BAR: Final = 48.0
_LEAST_PANEL: Final = 232.0
_BOARD_HEIGHT: Final = 834.0  # of a portrait board, so that the whole is 900 high

_ROUND: Final = 498.0  # x of the round in the bar
_TRACK: Final = 544.0  # x of the first phase, unless the word for a round is long
_TRACK_ROOM: Final = 500.0
_NOTE_ROOM: Final = 180.0
_CITY: Final = 17.0  # from one city of the progress track to the next


def offers(picture: AnyPicture, width: float) -> list[Piece]:
    """Return a panel of the cities on offer, cheapest first, or nothing if there are none."""
    prices = picture.highlight.prices
    if not prices:
        return []
    theme, words = picture.theme, picture.words
    title = words.text("draw.in_reach")
    inside = [heading(theme, title, "", words.text("draw.cities", cities=len(prices)), width)]
    x, y = 12.0, 32.0
    for city, price in sorted(prices.items(), key=lambda item: (item[1], item[0])):
        name = picture.game.name_of(city)
        start = width_of(name, 13.5, SEMI_CONDENSED) + 14
        wide = start + width_of(str(price), 15) + 8
        if x + wide > width - 12:
            x, y = 12.0, y + 31
        is_chosen = city == picture.highlight.chosen
        fill, edge = ("go-soft", "go-line") if is_chosen else ("surface-2", "line")
        inside.append(
            moved(
                x,
                y,
                rect(0.5, 0.5, wide - 1, 25, rx=6, fill=theme[fill], stroke=theme[edge]),
                text(8, 18, name, Font(13.5, theme["ink"], 500, SEMI_CONDENSED)),
                text(start, 18, str(price), Font(15, theme["ink"], 700)),
                data_offer=city,
            )
        )
        x += wide + 7
    return [panel(theme, (width, y + 36), inside, title)]


# Arrangements


def portrait(picture: AnyPicture, board: Piece, right: list[Piece]) -> Piece:
    """Return the page of a tall board, with the players on its left."""
    left = [*picture.panels().values()]
    room = WIDTH - left[0].width - right[0].width - 4 * _GAP
    height = max(_BOARD_HEIGHT, _height(left), _height(right))
    return columns(picture, left, [_boxed(picture.theme, board, room, height)], right)


def room_beside(width: float) -> float:
    """Return the width that a column of *width* leaves on the page."""
    return WIDTH - width - 3 * _GAP


def landscape(
    picture: AnyPicture, board: Piece, right: list[Piece], between: Iterable[Piece] = ()
) -> Piece:
    """Return the page of a wide board, with the players in rows below it."""
    room = room_beside(right[0].width)
    left = [_scaled(board, room), *between]
    count = len(picture.panel_order)
    per_row = int((room + _GAP) // (_LEAST_PANEL + _GAP))
    rows = -(-count // per_row)
    per_row = -(-count // rows)
    panels = [*picture.panels((room + _GAP) / per_row - _GAP).values()]
    for start in range(0, count, per_row):
        left.append(_row(panels[start : start + per_row]))
    return columns(picture, left, right)


def _row(pieces: list[Piece]) -> Piece:
    width = pieces[0].width + _GAP
    body = "".join([piece.at(width * place, 0) for place, piece in enumerate(pieces)])
    return Piece(width * len(pieces) - _GAP, max([piece.height for piece in pieces]), body, "")


def _boxed(theme: Theme, board: Piece, width: float, height: float) -> Piece:
    """Return the board as large as fits into a box of sea."""
    scale = min(width / board.width, height / board.height)
    x, y = (width - board.width * scale) / 2, (height - board.height * scale) / 2
    sea = rect(0, 0, width, height, rx=10, fill=theme["sea"])
    return Piece(width, height, sea + board.at(x, y, scale), board.label)


def _scaled(board: Piece, width: float) -> Piece:
    scale = width / board.width
    return Piece(width, board.height * scale, board.at(0, 0, scale), board.label)


def _height(pieces: list[Piece]) -> float:
    return sum([piece.height + _GAP for piece in pieces]) - _GAP


def columns(picture: AnyPicture, *pieces: list[Piece]) -> Piece:
    """Return a page of columns of pieces below the bar."""
    height = _BAR + max([_height(column) for column in pieces]) + 2 * _GAP
    parts = [rect(0, 0, WIDTH, height, fill=picture.theme["bg"]), _bar(picture).at(0, 0)]
    x = _GAP
    for column in pieces:
        y = _BAR + _GAP
        for piece in column:
            parts.append(piece.at(x, y))
            y += piece.height + _GAP
        x += max([piece.width for piece in column]) + _GAP
    label = picture.words.text(
        "draw.position", name=picture.heading, round=picture.snapshot["round"]
    )
    return Piece(WIDTH, height, "".join(parts), label)


# The bar


def _bar(picture: AnyPicture) -> Piece:
    """Return the bar: title, round, phases, and progress towards the next Step or the end."""
    theme, words = picture.theme, picture.words
    quiet = Font(12.5, theme["top-2"], 500, SEMI_CONDENSED)
    strong = Font(16, theme["top-ink"], 700)
    title = Font(17, theme["top-ink"], 600, SEMI_CONDENSED)
    name = capital(words.term("round"))
    parts = [
        rect(0, 0, WIDTH, _BAR, fill=theme["top"]),
        rect(14, 12, 24, 24, rx=6, fill=theme["go"]),
        moved(26, 24, path("M3.5,-9 -5.5,2H-.5L-3,9 6,-2.5H1Z", fill=theme["go-ink"])),
        text(48, 30, picture.heading, title, fit=_ROUND - 60),
        text(_ROUND, 20, name, quiet),
        text(_ROUND, 37, str(picture.snapshot["round"]), strong),
    ]
    start = max(_TRACK, _ROUND + width_of(name, 12.5, SEMI_CONDENSED) + 12)
    track, x = _phases(picture, start)
    right = WIDTH - 16
    parts.append(track)
    note = picture.note
    if note:
        style = Font(13, theme["top-ink"], 500, SEMI_CONDENSED)
        parts.append(text(right, 29, note, style, anchor="end", fit=_NOTE_ROOM))
        right -= min(width_of(note, 13, SEMI_CONDENSED), _NOTE_ROOM) + 16
    parts += _progress(theme, picture.progress, x + 20, right)
    return Piece(WIDTH, _BAR, group(*parts, data_part="bar"), picture.heading)


def _progress(theme: Theme, progress: Progress, x: float, right: float) -> list[str]:
    """Return the goal, where the game is, and how many of the needed cities the leader has."""
    quiet = Font(12.5, theme["top-2"], 500, SEMI_CONDENSED)
    strong = Font(16, theme["top-ink"], 700)
    parts = [
        text(x, 20, progress.goal, quiet, fit=right - x),
        text(x, 37, progress.here, strong, fit=right - x),
    ]
    start = x + width_of(progress.here, 16) + 8
    step = min(_CITY, (right - start) / max(progress.needed, 1))
    for place in range(progress.needed):
        fill = theme["go" if place < progress.leader else "top-3"]
        parts.append(rect(start + place * step, 30, step - 3, 5, rx=2.5, fill=fill))
    return parts


def _phases(picture: AnyPicture, x: float) -> tuple[str, float]:
    """Return the phases of the round, or the phase of the setup, and the x at which they end."""
    theme, words, names = picture.theme, picture.words, picture.table_names
    phase, phases = picture.snapshot["phase"], picture.phases
    stops: list[tuple[str, bool]] = []  # a name, and whether the game is there now
    if phase in phases or phase == "over":
        now = phases.index(phase) if phase in phases else len(phases)
        for place, stop in enumerate(phases):
            name = words.say(Message("draw.phase", {"phase": stop}), names)
            stops.append((f"✓ {name}" if place < now else name, place == now))
    else:
        stops.append((words.say(Message("draw.setup", {"phase": phase}), names), True))
    widths = [width_of(name, 13.5, SEMI_CONDENSED) + 26 for name, _ in stops]
    squeeze = min(1.0, _TRACK_ROOM / sum(widths))
    parts = []
    for (name, is_now), natural in zip(stops, widths, strict=True):
        wide = natural * squeeze
        style = Font(13.5, theme["go-ink" if is_now else "top-ink"], 600, SEMI_CONDENSED)
        parts.append(rect(x, 9, wide, 30, rx=5, fill=theme["go" if is_now else "top-3"]))
        middle = x + wide / 2
        parts.append(text(middle, 29, name, style, anchor="middle", fit=wide - 26 * squeeze))
        x += wide + 2
    return group(*parts), x
