"""The one decision that only the Card Game has; the others come with the shared phases."""

from dataclasses import dataclass
from typing import Final

from gridwright.core.action import Action
from gridwright.core.errors import InvalidNotationError
from gridwright.core.notation import Form, Vocabulary
from gridwright.games.cardgame.fuel_market import MOST_UNITS, fuel_card, kind_of, units_of


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy a fuel card: ``buy gas 2 at 3``, the 2-unit gas card in column 3."""

    card: int
    column: int


class FuelCardForm(Form):
    """``buy gas 2 at 3``: a fuel card by its kind and units, then its column."""

    def read(self, words: list[str], vocabulary: Vocabulary) -> Action:
        units = vocabulary.read("UNITS", words[2])
        if units > MOST_UNITS:
            raise InvalidNotationError("fuel_card_units", {"most": MOST_UNITS})
        kind = vocabulary.read("FUEL", words[1])
        return Buy(fuel_card(kind, units), vocabulary.read("COLUMN", words[4]))

    def write(self, action: Action, vocabulary: Vocabulary) -> str:
        assert isinstance(action, Buy)
        fuel = vocabulary.write("FUEL", kind_of(action.card))
        return f"buy {fuel} {units_of(action.card)} at {action.column}"


BUY_FORM: Final = FuelCardForm(Buy, "buy FUEL UNITS at COLUMN", clauses="CG-2.6")

_buys: Final[dict[int, Action]] = {}


def buy(card: int, column: int) -> Action:
    """Return the purchase of *card* in *column*; built once, ever."""
    key = 8 * card + column
    action = _buys.get(key)
    if action is None:
        action = _buys[key] = Buy(card, column)
    return action
