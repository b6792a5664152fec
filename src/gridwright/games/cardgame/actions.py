"""The actions that only the Card Game has, with their forms; shared phases have the others.

If owners choose which fuel cards they use, the action names them: ``power 5a 12 from coal2 2
coal3 1``, ``remove 5a leaving gas3:2 1``, ``buy coal 2 at 3 return coal3 1``. A card is ``coal3``,
or with one unit left ``coal3:1``; ``coal`` is a single card.
"""

from dataclasses import dataclass
from typing import Final

from gridwright.core.action import Action, Grid
from gridwright.core.errors import InvalidNotationError
from gridwright.core.notation import Decision, Form, Token, Vocabulary
from gridwright.games.cardgame.fuel_choices import in_order
from gridwright.games.cardgame.fuel_market import (
    MOST_UNITS,
    Taken,
    by_kind,
    fuel_card,
    kind_of,
    units_of,
)
from gridwright.parts.fuel import POWER_FORMS, Power
from gridwright.phases.plant_auction import Remove

_RETURN: Final = 5  # the positions of these words
_LEAVING: Final = 2


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy a fuel card: ``buy gas 2 at 3``, the 2-unit gas card in column 3."""

    card: int
    column: int


@dataclass(frozen=True, slots=True)
class BuyReturning(Buy):
    """Buy a fuel card and return surplus from others: ``buy gas 2 at 3 return oil 1``."""

    returned: Taken  # single cards stand for a fuel unless owners choose their cards


@dataclass(init=False, unsafe_hash=True, slots=True)
class PowerFrom(Power):
    """Run plants on the fuel of certain cards: ``power 5a from coal2 1``."""

    cards: Taken

    def __init__(self, plants: tuple[int, ...], burnt: tuple[int, ...], cards: Taken) -> None:
        """*burnt* must be the fuel that *cards* provide."""
        self.plants = plants
        self.burnt = burnt
        self.cards = cards


@dataclass(init=False, unsafe_hash=True, slots=True)
class RemoveLeavingCards(Remove):
    """Give up a plant, and the fuel that no longer fits from certain cards."""

    cards: Taken

    def __init__(self, card: int, cards: Taken) -> None:
        self.card = card
        self.cards = cards


class CardsForm(Form):
    """Base of forms that end with pairs of fuel card and units."""

    def read_cards(self, words: list[str], vocabulary: Vocabulary) -> Taken:
        """Return the pairs in *words*, which may come in any order."""
        pairs: list[tuple[int, int]] = []
        for index in range(0, len(words), 2):
            card = vocabulary.read("CARD", words[index])
            pairs.append((card, vocabulary.read("AMOUNT", words[index + 1])))
        return in_order(pairs)

    def spell_cards(self, cards: Taken, vocabulary: Vocabulary) -> list[Token]:
        """Return pairs of card and units; `read_cards` reads them back."""
        tokens: list[Token] = []
        for card, units in cards:
            tokens.append(("CARD", vocabulary.write("CARD", card)))
            tokens.append(("AMOUNT", str(units)))
        return tokens


class BuyForm(CardsForm):
    """``buy gas 2 at 3``: kind and units of a fuel card, then its column."""

    def read(self, words: list[str], vocabulary: Vocabulary) -> Action:
        units = vocabulary.read("UNITS", words[2])
        if units > MOST_UNITS:
            raise InvalidNotationError("fuel_card_units", {"most": MOST_UNITS})
        card = fuel_card(vocabulary.read("FUEL", words[1]), units)
        column = vocabulary.read("COLUMN", words[4])
        if len(words) == _RETURN:
            return Buy(card, column)
        return BuyReturning(card, column, self.read_cards(words[_RETURN + 1 :], vocabulary))

    def spell(self, action: Action, vocabulary: Vocabulary) -> list[Token]:
        assert isinstance(action, Buy)
        tokens = [
            ("", "buy"),
            ("FUEL", vocabulary.write("FUEL", kind_of(action.card))),
            ("UNITS", str(units_of(action.card))),
            ("", "at"),
            ("COLUMN", str(action.column)),
        ]
        if not isinstance(action, BuyReturning):
            return tokens
        return [*tokens, ("", "return"), *self.spell_cards(action.returned, vocabulary)]


class ReturnForm(BuyForm):
    """``buy gas 2 at 3 return oil 1``: the part of the surplus that other cards give back."""

    def fits(self, words: list[str]) -> bool:
        is_buying = len(words) > _RETURN + 1 and words[3] == "at" and words[_RETURN] == "return"
        return is_buying and len(words) % 2 == 0


class FromForm(CardsForm):
    """``power 5a 12 from coal2 2 coal3 1``: plants, then cards, both in any order."""

    def fits(self, words: list[str]) -> bool:
        cut = words.index("from") if "from" in words else len(words)
        return 1 < cut < len(words) - 1 and (len(words) - cut) % 2 == 1

    def read(self, words: list[str], vocabulary: Vocabulary) -> Action:
        cut = words.index("from")
        cards = self.read_cards(words[cut + 1 :], vocabulary)
        burnt = by_kind(cards, len(vocabulary.places["FUEL"]))
        running = POWER_FORMS[0].read(words[:cut], vocabulary)
        assert isinstance(running, Power)
        return PowerFrom(running.plants, tuple(burnt), cards)

    def spell(self, action: Action, vocabulary: Vocabulary) -> list[Token]:
        assert isinstance(action, PowerFrom)
        plants = [("PLANT", vocabulary.write("PLANT", card)) for card in action.plants]
        cards = self.spell_cards(action.cards, vocabulary)
        return [("", "power"), *plants, ("", "from"), *cards]


class LeavingCardsForm(CardsForm):
    """``remove 5a leaving gas3:2 1``."""

    def fits(self, words: list[str]) -> bool:
        is_leaving = len(words) > _LEAVING + 1 and words[_LEAVING] == "leaving"
        return is_leaving and len(words) % 2 == 1

    def read(self, words: list[str], vocabulary: Vocabulary) -> Action:
        card = vocabulary.read("PLANT", words[1])
        return RemoveLeavingCards(card, self.read_cards(words[_LEAVING + 1 :], vocabulary))

    def spell(self, action: Action, vocabulary: Vocabulary) -> list[Token]:
        assert isinstance(action, RemoveLeavingCards)
        plant = vocabulary.write("PLANT", action.card)
        cards = self.spell_cards(action.cards, vocabulary)
        return [("", "remove"), ("PLANT", plant), ("", "leaving"), *cards]


BUY_FORMS: Final = (
    BuyForm(Buy, "buy FUEL UNITS at COLUMN", decision=Decision.BUY, clauses="CG-2.6"),
    ReturnForm(
        BuyReturning,
        "buy FUEL UNITS at COLUMN return CARD AMOUNT ...",
        decision=Decision.BUY,
        clauses="CG-2.35 CG-A9",
    ),
)
FROM_FORM: Final = FromForm(
    PowerFrom,
    "power PLANT ... from CARD AMOUNT ...",
    decision=Decision.POWER,
    clauses="CG-3.3 CG-G22",
)
LEAVING_FORM: Final = LeavingCardsForm(
    RemoveLeavingCards,
    "remove PLANT leaving CARD AMOUNT ...",
    decision=Decision.REMOVE,
    clauses="CG-1.23 CG-G22",
)
BUYS: Final = Grid(Buy)
