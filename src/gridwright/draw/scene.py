"""What a picture is made for: a position, whose eyes see it, in which words, what is pointed at."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

from gridwright.draw.tokens import LIGHT, Theme
from gridwright.games.board.snapshot import BoardSnapshot
from gridwright.games.cardgame.snapshot import CardSnapshot
from gridwright.games.outpost.snapshot import OutpostSnapshot
from gridwright.words import Catalogue, current

Snapshot = BoardSnapshot | CardSnapshot | OutpostSnapshot
"""A position under the field names of the record format, as `Game.snapshot` returns it."""

S_co = TypeVar("S_co", bound=Snapshot, covariant=True)


@dataclass(frozen=True, slots=True)
class Highlight:
    """What is pointed at, for the seat to act or for somebody who explains."""

    prices: Mapping[str, int] = field(default_factory=dict)  # cities on offer, each with its price
    chosen: str = ""  # the city under the pointer
    path: Sequence[str] = ()  # cities along a way
    planned: Sequence[str] = ()  # cities of a turn that is not finished
    seat: str = ""  # whose turn that is
    regions: Sequence[str] = ()  # regions on offer
    cards: Sequence[str] = ()  # cards on offer, by word
    fuel: Mapping[str, int] = field(default_factory=dict)  # units chosen on the market
    fuel_cards: Sequence[str] = ()  # fuel cards on offer, with their column: ``coal3 2``
    bought: Mapping[str, int] = field(default_factory=dict)  # how many of them are chosen


NOTHING: Final = Highlight()


@dataclass(frozen=True, slots=True)
class Guise:
    """What is told of a seat besides its name."""

    note: str = ""  # small, beside the name
    chip: str = ""  # framed, beside the name
    doing: str = ""  # what it is doing, where somebody knows better than the position


NO_GUISE: Final = Guise()


@dataclass(frozen=True, slots=True)
class Scene(Generic[S_co]):
    """A position, and how it is looked at."""

    snapshot: S_co
    names: Sequence[str] = ()  # by seat; letters where there are none
    theme: Theme = LIGHT
    highlight: Highlight = NOTHING
    me: str = ""  # the letter of the seat that looks on; without one, who must act is "now"
    words: Catalogue = field(default_factory=current)
    guises: Mapping[str, Guise] = field(default_factory=dict)  # by letter

    def is_me(self, letter: str) -> bool:
        """Whether the picture is made for this seat, or for nobody in particular."""
        return self.me in ("", letter)
