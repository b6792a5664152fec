"""A whole position as one picture: bar, board, markets and players of any title."""

from collections.abc import Callable, Sequence
from typing import Any, Final, cast

from gridwright.content.layout import Layout
from gridwright.core.errors import Message
from gridwright.core.game import Game
from gridwright.core.game import Snapshot as AnySnapshot
from gridwright.draw import boardgame, cardgame, outpost
from gridwright.draw.moment import Moment, moment_of
from gridwright.draw.panels import capital, heading, panel
from gridwright.draw.pieces import PORTRAIT
from gridwright.draw.scene import NOTHING, Highlight, Scene, Snapshot
from gridwright.draw.shown import Progress
from gridwright.draw.svg import Piece, Type, group, moved, path, rect, text, width_of
from gridwright.draw.tokens import SEMI_CONDENSED, THEMES, Theme
from gridwright.games.board.game import BoardGame
from gridwright.games.board.snapshot import BoardSnapshot
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.snapshot import CardSnapshot
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.snapshot import OutpostSnapshot
from gridwright.words import Catalogue, catalogue, current

WIDTH: Final = 1440.0
_GAP: Final = 9.0
_BAR: Final = 48.0
_LEAST_PANEL: Final = 232.0
_BOARD_HEIGHT: Final = 834.0  # of a portrait board, so that the whole is 900 high

_ROUND: Final = 498.0  # where the round stands in the bar
_TRACK: Final = 544.0  # where the phases begin, unless the word for a round is long
_TRACK_ROOM: Final = 500.0
_NOTE_ROOM: Final = 180.0
_CITY: Final = 17.0  # from one city of the bar to the next


def draw_position(  # noqa: PLR0913 - each part of the picture has its parameter
    game: Game[Any],
    snapshot: AnySnapshot,
    names: Sequence[str] = (),
    theme: str = "light",
    highlight: Highlight = NOTHING,
    *,
    me: str = "",
    layout: Layout | None = None,
    language: str | Catalogue = "",
) -> str:
    """Return the position of *snapshot* as one SVG document.

    *me* is the letter of the seat that looks on. Without a *layout* the packaged one is taken.
    The *language* is the name of one or its words; without it the words in use are taken.
    """
    if isinstance(language, str):
        language = catalogue(language) if language else current()
    look = (names, THEMES[theme], highlight, me, language)
    if isinstance(game, CardGame):
        return _card_page(game, Scene(cast("CardSnapshot", snapshot), *look)).svg()
    if isinstance(game, OutpostGame):
        return _outpost_page(game, Scene(cast("OutpostSnapshot", snapshot), *look), layout).svg()
    assert isinstance(game, BoardGame)
    return _board_page(game, Scene(cast("BoardSnapshot", snapshot), *look), layout).svg()


# Pages


def _board_page(game: BoardGame, scene: Scene[BoardSnapshot], layout: Layout | None) -> Piece:
    board = boardgame.board(game, scene, layout)
    moment = moment_of(game, scene)
    right = [
        boardgame.plant_market(game, scene),
        boardgame.fuel_market(game, scene),
        boardgame.payment(game, scene),
    ]
    right += _reach(scene, game.name_of, 424)
    if board.width / board.height < PORTRAIT:
        return _portrait(scene, moment, board, boardgame.players(game, scene), right)

    def below(width: float) -> list[Piece]:
        return boardgame.players(game, scene, width)

    return _landscape(scene, moment, board, below, right)


def _outpost_page(game: OutpostGame, scene: Scene[OutpostSnapshot], layout: Layout | None) -> Piece:
    board = outpost.board(game, scene, layout)
    moment = moment_of(game, scene)
    right = [outpost.card_market(game, scene)]
    if scene.me:
        right.append(outpost.large_company(game, scene, scene.me))
    right += [outpost.payment(game, scene), *_reach(scene, game.name_of, 470)]
    room = WIDTH - 470 - 3 * _GAP
    labour = outpost.labour_market(game, scene, room)

    def below(width: float) -> list[Piece]:
        return outpost.companies(game, scene, width)

    return _landscape(scene, moment, board, below, right, labour)


def _card_page(game: CardGame, scene: Scene[CardSnapshot]) -> Piece:
    moment = moment_of(game, scene)
    left = cardgame.players(game, scene)
    middle_width = WIDTH - 300 - 380 - 4 * _GAP
    middle = [
        cardgame.plant_market(game, scene, middle_width),
        cardgame.fuel_market(game, scene, middle_width),
    ]
    right = [cardgame.unseen(game, scene)]
    return _columns(scene, moment, [left, middle, right])


def _reach(scene: Scene[Snapshot], name_of: Callable[[str], str], width: float) -> list[Piece]:
    """Return the cities on offer with their prices, cheapest first, where there are any."""
    prices = scene.highlight.prices
    if not prices:
        return []
    theme, words = scene.theme, scene.words
    title = words.text("draw.in_reach")
    inside = [heading(theme, title, "", words.text("draw.cities", cities=len(prices)), width)]
    x, y = 12.0, 32.0
    for city, price in sorted(prices.items(), key=lambda item: (item[1], item[0])):
        name = name_of(city)
        start = width_of(name, 13.5, SEMI_CONDENSED) + 14
        wide = start + width_of(str(price), 15) + 8
        if x + wide > width - 12:
            x, y = 12.0, y + 31
        is_chosen = city == scene.highlight.chosen
        fill, edge = ("go-soft", "go-line") if is_chosen else ("surface-2", "line")
        inside.append(
            moved(
                x,
                y,
                rect(0.5, 0.5, wide - 1, 25, rx=6, fill=theme[fill], stroke=theme[edge]),
                text(8, 18, name, Type(13.5, theme["ink"], 500, SEMI_CONDENSED)),
                text(start, 18, str(price), Type(15, theme["ink"], 700)),
                data_offer=city,
            )
        )
        x += wide + 7
    return [panel(theme, (width, y + 36), inside, title)]


# Putting together


def _portrait(
    scene: Scene[Snapshot], moment: Moment, board: Piece, left: list[Piece], right: list[Piece]
) -> Piece:
    room = WIDTH - 264 - 424 - 4 * _GAP
    height = max(_BOARD_HEIGHT, _height(left), _height(right))
    return _columns(scene, moment, [left, [_boxed(scene.theme, board, room, height)], right])


def _landscape(  # noqa: PLR0913 - one for each part of the page
    scene: Scene[Snapshot],
    moment: Moment,
    board: Piece,
    below: Callable[[float], list[Piece]],
    right: list[Piece],
    between: Piece | None = None,
) -> Piece:
    """Return the page of a wide board: players stand in rows under it."""
    room = WIDTH - right[0].width - 3 * _GAP
    left = [_scaled(board, room)]
    if between is not None:
        left.append(between)
    per_row = int((room + _GAP) // (_LEAST_PANEL + _GAP))
    count = len(below(room))
    rows = -(-count // per_row)
    per_row = -(-count // rows)
    panels = below((room + _GAP) / per_row - _GAP)
    for start in range(0, count, per_row):
        left.append(_beside(panels[start : start + per_row]))
    return _columns(scene, moment, [left, right])


def _beside(pieces: list[Piece]) -> Piece:
    width = pieces[0].width + _GAP
    body = "".join([piece.at(width * place, 0) for place, piece in enumerate(pieces)])
    return Piece(width * len(pieces) - _GAP, max([piece.height for piece in pieces]), body, "")


def _boxed(theme: Theme, board: Piece, width: float, height: float) -> Piece:
    """Return the board as large as it can be in a box of sea."""
    scale = min(width / board.width, height / board.height)
    x, y = (width - board.width * scale) / 2, (height - board.height * scale) / 2
    sea = rect(0, 0, width, height, rx=10, fill=theme["sea"])
    return Piece(width, height, sea + board.at(x, y, scale), board.label)


def _scaled(board: Piece, width: float) -> Piece:
    scale = width / board.width
    return Piece(width, board.height * scale, board.at(0, 0, scale), board.label)


def _height(pieces: list[Piece]) -> float:
    return sum([piece.height + _GAP for piece in pieces]) - _GAP


def _columns(scene: Scene[Snapshot], moment: Moment, columns: list[list[Piece]]) -> Piece:
    """Return the page: columns of pieces under the bar."""
    height = _BAR + max([_height(column) for column in columns]) + 2 * _GAP
    parts = [
        rect(0, 0, WIDTH, height, fill=scene.theme["bg"]),
        bar(scene, moment).at(0, 0),
    ]
    x = _GAP
    for column in columns:
        y = _BAR + _GAP
        for piece in column:
            parts.append(piece.at(x, y))
            y += piece.height + _GAP
        x += max([piece.width for piece in column]) + _GAP
    words = scene.words
    label = words.text("draw.position", name=moment.title, round=scene.snapshot["round"])
    return Piece(WIDTH, height, "".join(parts), label)


# The bar


def bar(scene: Scene[Snapshot], moment: Moment) -> Piece:
    """Return the bar on top: title, round, phases, and how far it is to what comes next."""
    theme, words = scene.theme, scene.words
    quiet = Type(12.5, theme["top-2"], 500, SEMI_CONDENSED)
    strong = Type(16, theme["top-ink"], 700)
    title = Type(17, theme["top-ink"], 600, SEMI_CONDENSED)
    name = capital(words.term("round"))
    parts = [
        rect(0, 0, WIDTH, _BAR, fill=theme["top"]),
        rect(14, 12, 24, 24, rx=6, fill=theme["go"]),
        moved(26, 24, path("M3.5,-9 -5.5,2H-.5L-3,9 6,-2.5H1Z", fill=theme["go-ink"])),
        text(48, 30, moment.title, title, fit=_ROUND - 60),
        text(_ROUND, 20, name, quiet),
        text(_ROUND, 37, str(scene.snapshot["round"]), strong),
    ]
    start = max(_TRACK, _ROUND + width_of(name, 12.5, SEMI_CONDENSED) + 12)
    track, x = _phases(scene, moment, start)
    right = WIDTH - 16
    parts.append(track)
    if moment.note:
        style = Type(13, theme["top-ink"], 500, SEMI_CONDENSED)
        parts.append(text(right, 29, moment.note, style, anchor="end", fit=_NOTE_ROOM))
        right -= min(width_of(moment.note, 13, SEMI_CONDENSED), _NOTE_ROOM) + 16
    parts += _progress(theme, moment.progress, x + 20, right)
    return Piece(WIDTH, _BAR, group(*parts, data_part="bar"), moment.title)


def _progress(theme: Theme, progress: Progress, x: float, right: float) -> list[str]:
    """Return what comes next, where we are, and the cities of the leader on their way there."""
    quiet = Type(12.5, theme["top-2"], 500, SEMI_CONDENSED)
    strong = Type(16, theme["top-ink"], 700)
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


def _phases(scene: Scene[Snapshot], moment: Moment, x: float) -> tuple[str, float]:
    """Return the track of phases and where it ends; before the first round it names the setup."""
    theme, words = scene.theme, scene.words
    phase, phases = scene.snapshot["phase"], moment.phases
    now = phases.index(phase) if phase in phases else len(phases)
    shown = []  # each with whether it is now
    if phase in phases or phase == "over":
        for place, one in enumerate(phases):
            name = words.say(Message("draw.phase", {"phase": one}), moment.names)
            shown.append((f"✓ {name}" if place < now else name, place == now))
    else:
        shown.append((words.say(Message("draw.setup", {"phase": phase}), moment.names), True))
    wides = [width_of(name, 13.5, SEMI_CONDENSED) + 26 for name, _ in shown]
    squeeze = min(1.0, _TRACK_ROOM / sum(wides))
    parts = []
    for (name, is_now), natural in zip(shown, wides, strict=True):
        wide = natural * squeeze
        style = Type(13.5, theme["go-ink" if is_now else "top-ink"], 600, SEMI_CONDENSED)
        parts.append(rect(x, 9, wide, 30, rx=5, fill=theme["go" if is_now else "top-3"]))
        middle = x + wide / 2
        parts.append(text(middle, 29, name, style, anchor="middle", fit=wide - 26 * squeeze))
        x += wide + 2
    return group(*parts), x
