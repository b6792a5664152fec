"""A position under the field names of the record format, with their types.

The pictures are drawn from these fields and from the printed content, not from the insides of
the engine, so they show what any reader of `gridwright replay --json` could show.
"""

from dataclasses import dataclass
from typing import NotRequired, TypedDict, cast

from rich.text import Text

from gridwright.cli.pieces import Auction, Demolition, notice, top_of
from gridwright.cli.screen import Seen
from gridwright.content.types import CardContent, Plant
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.phases.resources import room_for
from gridwright.games.cardgame.state import CardState, LastCard
from gridwright.parts.fuel import best_output, capacity

BANK = "T"  # the letter of the dummy


class Owner(TypedDict):
    """What a player or the Bank owns."""

    plants: list[str]
    fuel: dict[str, int]
    fuel_cards: list[str]
    singles: dict[str, int]


class Player(Owner):
    """What one seat owns."""

    money: int
    income: int


Columns = TypedDict(
    "Columns", {"1": dict[str, int], "2": list[str], "3": list[str], "4": list[str]}
)
"""The fuel market: single cards by kind, then cards such as ``coal3``."""


class Fields(TypedDict):
    """The snapshot of the Card Game."""

    round: int
    phase: str
    to_act: str | None
    order: list[str]
    current: list[str]
    future: list[str]
    deck: int
    discount: str | None
    auction: Auction | None
    market: dict[str, int]
    supply: dict[str, int]
    columns: Columns
    fuel_deck: int
    fuel_discard: list[str]
    players: list[Player]
    last_round: bool
    set: str
    bank: NotRequired[Owner]
    demolition: NotRequired[Demolition]


@dataclass(frozen=True, slots=True)
class Position:
    """What is seen, with the printed content that explains it."""

    seen: Seen
    fields: Fields
    content: CardContent
    view: CardState

    @property
    def warning(self) -> Text | None:
        """That the cards are not the printed ones, where they are not."""
        return notice(self.content.provenance, self.content.set_id)

    def plant(self, word: str) -> Plant:
        cards = {name: card for card, name in self.content.words.items()}
        return self.content.plants[cards[word]]

    def plants_of(self, owner: Owner) -> tuple[Plant, ...]:
        return tuple([self.plant(word) for word in owner["plants"]])

    def units_of(self, owner: Owner) -> list[int]:
        """Return the stored fuel by kind."""
        return [owner["fuel"][name] for name in self.content.resources]

    def can_earn(self, owner: Owner) -> int:
        """Return what one run of the best plants pays, with the fuel that is stored now."""
        return best_output(self.plants_of(owner), self.units_of(owner))

    def storage(self, owner: Owner) -> dict[str, tuple[int, int]]:
        """Return by kind the units stored, and how many there could be beside the other kinds."""
        room = capacity(self.plants_of(owner), len(self.content.resources))
        units = self.units_of(owner)
        return {
            name: (units[kind], units[kind] + room.room(units, kind))
            for kind, name in enumerate(self.content.resources)
            if room.accepts(kind) or units[kind]
        }

    def room(self, kind: int) -> int:
        """Return how many units of *kind* the seat to act may still take in."""
        return room_for(self.view, self.view.players[self.seen.to_act], kind)

    def top_card(self) -> str:
        """Return what is known of the card on top of the deck."""
        return top_of(self.view.cards.deck, "small", "large", "one more round")

    def last_words(self) -> str:
        """Return how the game goes on to its end."""
        if self.fields["phase"] == "over":
            return ""
        if self.fields["last_round"]:
            return "The last round: fuel only for one run of all plants, then points are counted"
        if self.view.last_card != LastCard.AHEAD:
            return "The one-more-round card is out: the next round is the last"
        return ""


def position(seen: Seen) -> Position:
    """Read what is *seen* of the Card Game."""
    assert isinstance(seen.game, CardGame)
    assert isinstance(seen.view, CardState)
    # The snapshot promises exactly these names; the tests of the record format hold it to that.
    fields = cast("Fields", seen.game.snapshot(seen.view))
    return Position(seen, fields, seen.game.setup.content, seen.view)
