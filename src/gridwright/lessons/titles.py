"""What the coach has to know about each engine: what plants need, and where Steps are told."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, Final, cast

from gridwright.core.game import Game, Snapshot
from gridwright.games.board.game import BoardGame
from gridwright.games.board.json_types import BoardSnapshot
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.json_types import CardSnapshot
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.json_types import CompanySnapshot, OutpostSnapshot
from gridwright.games.registry import ByEngine

_LAST_CARD: Final = "S3"  # the Step 3 card in a market, which is no plant


@dataclass(frozen=True, slots=True)
class Burner:
    """A plant of a seat, and what it needs to run once."""

    word: str
    need: int  # tokens, or workers
    fuels: tuple[str, ...]  # that it burns, in any mix; none for a plant that needs none
    output: int


@dataclass(frozen=True, slots=True)
class Firm:
    """What only a company of Outpost has."""

    structure: int = 0  # cities with any of its buildings
    pool: int = 0  # cards in no slot
    free_slots: int = 0


class TitleFacts(ABC):
    """What differs between engines."""

    @abstractmethod
    def burners(self, game: Game[Any], snapshot: Snapshot, seat: int) -> tuple[Burner, ...]:
        """Return the plants that *seat* can run if it has what they need."""

    @abstractmethod
    def burner(self, game: Game[Any], word: str) -> Burner:
        """Return the plant on the card called *word*."""

    @abstractmethod
    def number(self, game: Game[Any], word: str) -> int:
        """Return the number of the card called *word*, which is its lowest bid."""

    def lowest_bid(self, game: Game[Any], snapshot: Snapshot, word: str) -> int:
        """Return the lowest bid for the card called *word*, which a token may have made cheap."""
        is_cheap = str(cast("Any", snapshot)["discount"]) == word
        return 1 if is_cheap else self.number(game, word)

    @abstractmethod
    def market(self, snapshot: Snapshot) -> tuple[str, ...]:
        """Return the plants in sight, on sale or not."""

    def step(self, snapshot: Snapshot) -> int:  # noqa: ARG002 - the Card Game has none
        """Return the Step or Stage."""
        return 0

    def network(self, snapshot: Snapshot, seat: int) -> tuple[str, ...]:  # noqa: ARG002
        """Return the cities of *seat*; none where there is no board."""
        return ()

    def execution(self, game: Game[Any], view: Any) -> int:  # noqa: ANN401, ARG002
        """Return which auction phase of the round this is, from 1."""
        return 1

    def is_last_round(self, snapshot: Snapshot) -> bool:  # noqa: ARG002
        return False

    def firm(self, snapshot: Snapshot, seat: int) -> Firm:  # noqa: ARG002
        return Firm()


class BoardFacts(TitleFacts):
    """Classic and Recharged."""

    def burners(self, game: Game[Any], snapshot: Snapshot, seat: int) -> tuple[Burner, ...]:
        owner = cast("BoardSnapshot", snapshot)["players"][seat]
        return tuple([self.burner(game, str(number)) for number in owner["plants"]])

    def burner(self, game: Game[Any], word: str) -> Burner:
        assert isinstance(game, BoardGame)
        numbers = game.setup.edition.numbers
        plant = numbers.plants[int(word)]
        fuels = tuple([numbers.resources[index] for index in plant.burns])
        return Burner(word, plant.need, fuels, plant.output)

    def number(self, game: Game[Any], word: str) -> int:  # noqa: ARG002
        return int(word)

    def market(self, snapshot: Snapshot) -> tuple[str, ...]:
        shown = cast("BoardSnapshot", snapshot)
        words = [str(word) for word in (*shown["current"], *shown["future"])]
        return tuple([word for word in words if word != _LAST_CARD])

    def step(self, snapshot: Snapshot) -> int:
        return cast("BoardSnapshot", snapshot)["step"]

    def network(self, snapshot: Snapshot, seat: int) -> tuple[str, ...]:
        return tuple(cast("BoardSnapshot", snapshot)["players"][seat]["cities"])


class CardFacts(TitleFacts):
    """The Card Game."""

    def burners(self, game: Game[Any], snapshot: Snapshot, seat: int) -> tuple[Burner, ...]:
        owner = cast("CardSnapshot", snapshot)["players"][seat]
        return tuple([self.burner(game, word) for word in owner["plants"]])

    def burner(self, game: Game[Any], word: str) -> Burner:
        assert isinstance(game, CardGame)
        content = game.setup.content
        card = next(card for card, name in content.words.items() if name == word)
        plant = content.plants[card]
        fuels = tuple([content.resources[index] for index in plant.burns])
        return Burner(word, plant.need, fuels, plant.output)

    def number(self, game: Game[Any], word: str) -> int:
        assert isinstance(game, CardGame)
        content = game.setup.content
        card = next(card for card, name in content.words.items() if name == word)
        return content.plants[card].number

    def market(self, snapshot: Snapshot) -> tuple[str, ...]:
        shown = cast("CardSnapshot", snapshot)
        words = (*shown["current"], *shown["future"])
        return tuple([word for word in words if word != _LAST_CARD])

    def is_last_round(self, snapshot: Snapshot) -> bool:
        return cast("CardSnapshot", snapshot)["last_round"]


class OutpostFacts(TitleFacts):
    """Outpost, whose plants need workers."""

    def burners(self, game: Game[Any], snapshot: Snapshot, seat: int) -> tuple[Burner, ...]:
        slots = _company(snapshot, seat)["slots"]
        cards = [self.burner(game, word) for kind in slots for word in slots[kind]]
        return tuple([card for card in cards if card.output])

    def lowest_bid(self, game: Game[Any], snapshot: Snapshot, word: str) -> int:
        piles = cast("OutpostSnapshot", snapshot)["current"]
        tokens = next((pile["tokens"] for pile in piles if word in pile["cards"]), 0)
        return self.number(game, word) - tokens

    def burner(self, game: Game[Any], word: str) -> Burner:
        assert isinstance(game, OutpostGame)
        content = game.setup.content
        card = content.cards[next(c for c, name in content.words.items() if name == word)]
        return Burner(word, card.workers, ("workers",) if card.workers else (), card.cities)

    def number(self, game: Game[Any], word: str) -> int:
        assert isinstance(game, OutpostGame)
        content = game.setup.content
        return content.cards[next(c for c, name in content.words.items() if name == word)].number

    def market(self, snapshot: Snapshot) -> tuple[str, ...]:
        return tuple([pile["cards"][-1] for pile in cast("OutpostSnapshot", snapshot)["current"]])

    def step(self, snapshot: Snapshot) -> int:
        return cast("OutpostSnapshot", snapshot)["step"]

    def network(self, snapshot: Snapshot, seat: int) -> tuple[str, ...]:
        return tuple(_company(snapshot, seat)["network"])

    def execution(self, game: Game[Any], view: Any) -> int:  # noqa: ANN401
        assert isinstance(game, OutpostGame)
        return game.first_auctions(view)

    def firm(self, snapshot: Snapshot, seat: int) -> Firm:
        company = _company(snapshot, seat)
        filled = sum([len(cards) for cards in company["slots"].values()])
        free = sum(company["unlocked"].values()) - filled
        return Firm(len(company["structure"]), len(company["pool"]), free)


def _company(snapshot: Snapshot, seat: int) -> CompanySnapshot:
    return cast("OutpostSnapshot", snapshot)["players"][seat]


TITLE_FACTS: Final[ByEngine[TitleFacts]] = ByEngine(
    board=BoardFacts(), card=CardFacts(), outpost=OutpostFacts()
)
