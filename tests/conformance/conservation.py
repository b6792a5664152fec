"""What only a title knows of itself, registered by the name of the title."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from gridwright.core.events import Event
from gridwright.core.game import Game
from gridwright.core.rng import Rng
from tests.conformance import board, cardgame, outpost


@dataclass(frozen=True, slots=True)
class Insight:
    """The questions that the suite asks about a title; the states are those of that title."""

    conserve: Callable[[Any], None]
    """Nothing is lost or doubled in a state."""

    account: Callable[[Any, tuple[Event, ...], Any], None]
    """What was paid between two states is just what the events say."""

    universe: Callable[[Game[Any]], list[str]]
    """Many actions that somebody could write at such a table, legal or not."""

    indistinguishable: Callable[[Any, int, Rng], Iterable[Any]]
    """States that a seat cannot tell from this one."""

    shuffles: Callable[[tuple[Event, ...], Any], list[str]]
    """The lines of a record that state the shuffles of an action, from its events and its end."""


BOARD = Insight(
    board.conserve, board.account, board.universe, board.indistinguishable, board.shuffles
)

CARD = Insight(
    cardgame.conserve,
    cardgame.account,
    cardgame.universe,
    cardgame.indistinguishable,
    cardgame.shuffles,
)

OUTPOST = Insight(
    outpost.conserve, outpost.account, outpost.universe, outpost.indistinguishable, outpost.shuffles
)

INSIGHTS: dict[str, Insight] = {
    "recharged": BOARD,
    "classic": BOARD,
    "card": CARD,
    "outpost": OUTPOST,
}
