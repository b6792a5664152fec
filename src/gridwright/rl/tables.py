"""Which table an environment plays at, read from its arguments."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from gridwright.content.load import Source, library_from
from gridwright.core.options import spelled
from gridwright.encoding.base import Encoder
from gridwright.encoding.encoders import encoder_for
from gridwright.encoding.token_game import TokenGame
from gridwright.games.registry import AnyGame, default_map, open_game

LONGEST = 60  # rounds after which a game is cut off: people need 8 to 14


@dataclass(frozen=True, slots=True)
class Place:
    """A table: title, map, seats and options, with the usual values as defaults.

    *data* is a directory with content of the user's own, or a `Library`.
    """

    title: str = "recharged"
    map: str = ""
    seats: int = 4
    options: Mapping[str, str | bool] = field(default_factory=dict)
    data: Source = field(default=None, repr=False)

    def open(self) -> AnyGame:
        """Return the game of the table, or raise `SetupError`."""
        library = library_from(self.data)
        board = self.map or default_map(library, self.title)
        options = {name: spelled(choice) for name, choice in self.options.items()}
        return open_game(library, self.title, board, self.seats, options)

    def lay(self, seed: int) -> TokenGame:
        """Lay the table, to be played in tokens."""
        return laid(self.open(), seed)


def laid(game: AnyGame, seed: int) -> TokenGame:
    """Lay a table of *game*, to be played in tokens."""
    encoder: Encoder[Any] = encoder_for(game)
    return TokenGame(game, encoder, game.new(seed, {}))


def rewards(places: list[int]) -> list[float]:
    """Return what each seat earns by its place: 1 for the first, -1 for the last, 0 in sum.

    Equal places share what they would earn one behind the other.
    """
    seats = len(places)
    ladder = [1 - 2 * place / (seats - 1) for place in range(seats)]
    earned: list[float] = []
    for place in places:
        shared = ladder[place - 1 : place - 1 + places.count(place)]
        earned.append(sum(shared) / len(shared))
    return earned
