"""What a table lends to sentences: its players, its title, the printed names of its map."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from gridwright.core.game import Game


def _unprinted(identifier: str) -> str:
    """Return *identifier* as well as it reads where no map is at hand."""
    return identifier.replace("_", " ")


@dataclass(frozen=True, slots=True)
class Names:
    """Who and what a sentence may name."""

    players: tuple[str, ...] = ()  # by seat
    title: str = ""
    printed: Callable[[str], str] = _unprinted  # by id: cities, regions

    @classmethod
    def of(cls, game: Game[Any], players: tuple[str, ...] = ()) -> "Names":
        """Return the names of a table of *game* at which *players* sit."""
        return cls(players, game.title, game.name_of)

    def is_dummy(self, seat: int) -> bool:
        """Whether *seat* is the one after the players: the Trust, the Bank, the Syndicate."""
        return bool(self.players) and seat == len(self.players)

    def player(self, seat: int) -> str:
        """Return who sits on *seat*; its letter where the seat has no name."""
        return self.players[seat] if 0 <= seat < len(self.players) else chr(ord("A") + seat)


NO_NAMES: Final = Names()
