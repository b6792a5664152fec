"""The names that a game provides for sentences: players, title, printed names of the map."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from gridwright.core.events import letter
from gridwright.core.game import Game, Twin


def _unprinted(identifier: str) -> str:
    """Return a readable form of *identifier*, for use without a map."""
    return identifier.replace("_", " ")


@dataclass(frozen=True, slots=True)
class Names:
    """Names for use in sentences."""

    players: tuple[str, ...] = ()  # by seat
    title: str = ""
    printed: Callable[[str], str] = _unprinted  # by id: cities, regions
    twins: Mapping[str, Twin] = field(default_factory=dict)  # by word, where those are not shown

    @classmethod
    def of(cls, game: Game[Any], players: tuple[str, ...] = ()) -> "Names":
        """Return the names of *game* with these *players*."""
        return cls(players, game.title, game.name_of)

    @classmethod
    def on_cards(cls, game: Game[Any], players: tuple[str, ...] = ()) -> "Names":
        """Return the same for readers who see cards and no notation: plants by their numbers."""
        return cls(players, game.title, game.name_of, game.twins())

    def is_dummy(self, seat: int) -> bool:
        """Whether *seat* is the one after the players: the Trust, the Bank, the Syndicate."""
        return bool(self.players) and seat == len(self.players)

    def player(self, seat: int) -> str:
        """Return the name of the player on *seat*, or the seat's letter."""
        return self.players[seat] if 0 <= seat < len(self.players) else letter(seat)


NO_NAMES: Final = Names()
