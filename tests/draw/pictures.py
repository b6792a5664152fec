"""Real positions of every title, and a reader of what was drawn of them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any
from xml.etree import ElementTree as ET

from gridwright.content.load import load
from gridwright.core.rng import Rng
from gridwright.games.board.game import BoardGame
from gridwright.games.cardgame.game import CardGame
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.registry import open_game
from tests.conformance.suite import Seating, choose

NAMESPACE = "{http://www.w3.org/2000/svg}"
BOARDS = (
    ("recharged", "germany"),
    ("recharged", "usa"),
    ("classic", "germany"),
    ("classic", "usa"),
    ("classic", "central_europe"),
)
BOARD_SEATINGS = tuple(Seating(*board, seats) for board in BOARDS for seats in (2, 3, 4, 5, 6))
CARD_SEATINGS = tuple(Seating("card", "", seats) for seats in (2, 3, 4, 5, 6))
OUTPOST_SEATINGS = tuple(Seating("outpost", "", seats) for seats in (2, 3, 4, 5, 6))
SEATINGS = (*BOARD_SEATINGS, *CARD_SEATINGS, *OUTPOST_SEATINGS)

Snapshot = Any  # one of the typed ones, which a test may change at will
AnyGame = BoardGame | CardGame | OutpostGame


@dataclass(frozen=True, slots=True)
class Position:
    """A moment of a game as a spectator sees it."""

    game: AnyGame
    snapshot: Snapshot


@cache
def positions(seating: Seating, seed: int = 3) -> tuple[Position, ...]:
    """Return moments of one random game: the first, each new phase of a round, and the last."""
    game: Any = open_game(
        load(), seating.title, seating.board, seating.seats, dict(seating.options)
    )
    state = game.new(seed, {})
    rng = Rng(seed).stream(99)
    found: dict[tuple[int, str], Position] = {}
    while True:
        seen = game.snapshot(game.view(state, -2))
        found[seen["round"], seen["phase"]] = Position(game, seen)
        if game.to_act(state) < 0:
            return tuple(found.values())
        game.apply(state, choose(game, state, rng))


def some_positions(seating: Seating) -> list[Position]:
    """Return a handful of moments, spread over the game, the last among them."""
    everything = positions(seating)
    return [*everything[:: max(len(everything) // 5, 1)], everything[-1]]


def find(seating: Seating, **wanted: object) -> Position:
    """Return the first moment with these fields."""
    for position in positions(seating):
        if all(position.snapshot[key] == value for key, value in wanted.items()):
            return position
    raise AssertionError(wanted)


# Reading


def tree(svg: str) -> ET.Element:
    """Return the root of a document, which must be well-formed."""
    return ET.fromstring(svg)  # noqa: S314


def inside(body: str) -> ET.Element:
    """Return what a piece holds, as one element."""
    return tree(f'<svg xmlns="http://www.w3.org/2000/svg">{body}</svg>')


def having(root: ET.Element, attribute: str, value: str | None = None) -> list[ET.Element]:
    """Return all elements with an attribute, and with this value of it."""
    found = [one for one in root.iter() if attribute in one.attrib]
    return found if value is None else [one for one in found if one.attrib[attribute] == value]


def texts(root: ET.Element) -> list[str]:
    """Return all that is written, without what is only read aloud."""
    return [one.text or "" for one in root.iter(f"{NAMESPACE}text")]


def titles(root: ET.Element) -> list[str]:
    """Return all that is read aloud."""
    return [one.text or "" for one in root.iter(f"{NAMESPACE}title")]


def shift(one: ET.Element) -> tuple[float, float]:
    """Return where a group was moved to."""
    x, y = one.attrib["transform"].removeprefix("translate(").split(")")[0].split()
    return float(x), float(y)


def fills(one: ET.Element) -> list[str]:
    """Return the grounds of all shapes of an element."""
    return [part.attrib["fill"] for part in one.iter(f"{NAMESPACE}path") if "fill" in part.attrib]


def houses(root: ET.Element) -> Iterator[tuple[str, str, str]]:
    """Yield city, seat and colour of every house on the plates of a board."""
    for plate in having(root, "data-city"):
        for house in having(plate, "data-house"):
            yield plate.attrib["data-city"], house.attrib["data-house"], fills(house)[0]
