"""A whole position as one picture: bar, board, markets and players of any title."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from gridwright import words
from gridwright.content.layout import Layout
from gridwright.core.game import Game
from gridwright.draw import boardgame, cardgame, outpost
from gridwright.draw.panels import heading, panel
from gridwright.draw.scene import NOTHING, Highlight, Scene, Snapshot
from gridwright.draw.svg import Piece, Type, group, moved, path, rect, text, width_of
from gridwright.draw.tokens import SEMI_CONDENSED, THEMES, Theme
from gridwright.games.board.game import BoardGame
from gridwright.games.cardgame.game import CardGame
from gridwright.games.outpost.game import OutpostGame

WIDTH: Final = 1440.0
_GAP: Final = 9.0
_BAR: Final = 48.0
_PORTRAIT: Final = 1.1  # width through height: below it players stand beside the board
_LEAST_PANEL: Final = 232.0
_BOARD_HEIGHT: Final = 834.0  # of a portrait board, so that the whole is 900 high

_BOARD_PHASES: Final = (
    ("order", "Order"),
    ("auction", "Auction"),
    ("resources", "Fuel"),
    ("building", "Build"),
    ("bureaucracy", "Power"),
)
_CARD_PHASES: Final = (("auction", "Auction"), ("resources", "Fuel"), ("bureaucracy", "Power"))
_OUTPOST_PHASES: Final = (
    ("order", "Order"),
    ("auction", "Auction"),
    ("expansion", "Expand"),
    ("bureaucracy", "Power"),
)


@dataclass(frozen=True, slots=True)
class Moment:
    """What the bar says."""

    title: str
    phases: tuple[tuple[str, str], ...]
    progress: tuple[str, str, int, int]  # what comes next, where we are, cities needed, leader's
    note: str = ""


def draw_position(  # noqa: PLR0913 - each part of the picture has its parameter
    game: Game[Any],
    snapshot: Snapshot,
    names: Sequence[str] = (),
    theme: str = "light",
    highlight: Highlight = NOTHING,
    *,
    me: str = "",
    layout: Layout | None = None,
) -> str:
    """Return the position of *snapshot* as one SVG document.

    *me* is the letter of the seat that looks on. Without a *layout* the packaged one is taken.
    """
    scene = Scene(snapshot, names, THEMES[theme], highlight, me)
    if isinstance(game, CardGame):
        return _card_page(game, scene).svg()
    if isinstance(game, OutpostGame):
        return _outpost_page(game, scene, layout).svg()
    assert isinstance(game, BoardGame)
    return _board_page(game, scene, layout).svg()


# Pages


def _board_page(game: BoardGame, scene: Scene, layout: Layout | None) -> Piece:
    board = boardgame.board(game, scene, layout)
    printed = words.text(f"title.{game.title}")
    moment = Moment(
        f"{printed} · {game.setup.map.name}",
        _BOARD_PHASES,
        boardgame.progress(game, scene.snapshot),
    )
    right = [
        boardgame.plant_market(game, scene),
        boardgame.fuel_market(game, scene),
        boardgame.payment(game, scene),
    ]
    right += _reach(scene, game.name_of, 424)
    if board.width / board.height < _PORTRAIT:
        return _portrait(scene, moment, board, boardgame.players(game, scene), right)

    def below(width: float) -> list[Piece]:
        return boardgame.players(game, scene, width)

    return _landscape(scene, moment, board, below, right)


def _outpost_page(game: OutpostGame, scene: Scene, layout: Layout | None) -> Piece:
    board = outpost.board(game, scene, layout)
    content = game.setup.content
    note = "reconstructed set" if content.provenance != "book" else ""
    progress = outpost.progress(game, scene.snapshot)
    moment = Moment(f"Outpost · {game.seats} companies", _OUTPOST_PHASES, progress, note)
    right = [outpost.card_market(game, scene)]
    if scene.me:
        right.append(outpost.large_company(game, scene, scene.me))
    right += [outpost.payment(game, scene), *_reach(scene, game.name_of, 470)]
    room = WIDTH - 470 - 3 * _GAP
    labour = outpost.labour_market(game, scene, room)

    def below(width: float) -> list[Piece]:
        return outpost.companies(game, scene, width)

    return _landscape(scene, moment, board, below, right, labour)


def _card_page(game: CardGame, scene: Scene) -> Piece:
    content = game.setup.content
    deck = scene.snapshot["deck"]
    note = "reconstructed set" if content.provenance != "book" else ""
    state = "last round" if scene.snapshot["last_round"] else str(deck)
    moment = Moment("The Card Game", _CARD_PHASES, ("Plants in the deck", state, 0, 0), note)
    left = cardgame.players(game, scene)
    middle_width = WIDTH - 300 - 380 - 4 * _GAP
    middle = [
        cardgame.plant_market(game, scene, middle_width),
        cardgame.fuel_market(game, scene, middle_width),
    ]
    right = [cardgame.unseen(game, scene)]
    return _columns(scene, moment, [left, middle, right])


def _reach(scene: Scene, name_of: Callable[[str], str], width: float) -> list[Piece]:
    """Return the cities on offer with their prices, cheapest first, where there are any."""
    prices = scene.highlight.prices
    if not prices:
        return []
    theme = scene.theme
    inside = [heading(theme, "In reach", "", f"{len(prices)} cities", width)]
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
    return [panel(theme, (width, y + 36), inside, "In reach")]


# Putting together


def _portrait(
    scene: Scene, moment: Moment, board: Piece, left: list[Piece], right: list[Piece]
) -> Piece:
    room = WIDTH - 264 - 424 - 4 * _GAP
    height = max(_BOARD_HEIGHT, _height(left), _height(right))
    return _columns(scene, moment, [left, [_boxed(scene.theme, board, room, height)], right])


def _landscape(  # noqa: PLR0913 - one for each part of the page
    scene: Scene,
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


def _columns(scene: Scene, moment: Moment, columns: list[list[Piece]]) -> Piece:
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
    words = f"{moment.title}, round {scene.snapshot['round']}"
    return Piece(WIDTH, height, "".join(parts), words)


# The bar


def bar(scene: Scene, moment: Moment) -> Piece:
    """Return the bar on top: title, round, phases, and how far it is to what comes next."""
    theme = scene.theme
    quiet = Type(12.5, theme["top-2"], 500, SEMI_CONDENSED)
    strong = Type(16, theme["top-ink"], 700)
    parts = [
        rect(0, 0, WIDTH, _BAR, fill=theme["top"]),
        rect(14, 12, 24, 24, rx=6, fill=theme["go"]),
        moved(26, 24, path("M3.5,-9 -5.5,2H-.5L-3,9 6,-2.5H1Z", fill=theme["go-ink"])),
        text(48, 30, moment.title, Type(17, theme["top-ink"], 600, SEMI_CONDENSED)),
        text(498, 20, "Round", quiet),
        text(498, 37, str(scene.snapshot["round"]), strong),
    ]
    track, x = _phases(scene, moment)
    parts.append(track)
    goal, here, needed, leader = moment.progress
    parts += [text(x + 20, 20, goal, quiet), text(x + 20, 37, here, strong)]
    start = x + 28 + width_of(here, 16)
    for place in range(needed):
        is_full = place < leader
        fill = theme["go" if is_full else "top-3"]
        parts.append(rect(start + place * 17, 30, 14, 5, rx=2.5, fill=fill))
    if moment.note:
        style = Type(13, theme["top-ink"], 500, SEMI_CONDENSED)
        parts.append(text(WIDTH - 16, 29, moment.note, style, anchor="end"))
    return Piece(WIDTH, _BAR, group(*parts, data_part="bar"), moment.title)


def _phases(scene: Scene, moment: Moment) -> tuple[str, float]:
    """Return the track of phases and where it ends; before the first round it names the setup."""
    theme = scene.theme
    phase = scene.snapshot["phase"]
    names = [name for name, _ in moment.phases]
    if phase not in names and phase != "over":
        phases: tuple[tuple[str, str], ...] = ((phase, f"Setup: {phase.replace('_', ' ')}"),)
    else:
        phases = moment.phases
    now = names.index(phase) if phase in names else len(names)
    x = 544.0
    parts = []
    for place, (name, word) in enumerate(phases):
        is_now, is_done = name == phase, place < now and len(phases) > 1
        words = f"✓ {word}" if is_done else word
        wide = width_of(words, 13.5, SEMI_CONDENSED) + 26
        style = Type(13.5, theme["go-ink" if is_now else "top-ink"], 600, SEMI_CONDENSED)
        parts.append(rect(x, 9, wide, 30, rx=5, fill=theme["go" if is_now else "top-3"]))
        parts.append(text(x + wide / 2, 29, words, style, anchor="middle"))
        x += wide + 2
    return group(*parts), x
