"""USA, Recharged: the coal storage, which holds all coal neither on sale nor on plants."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from gridwright.content.types import CityMap, EditionData
from gridwright.core.action import Action, Series
from gridwright.core.errors import ALLOWED, Refusal, Values
from gridwright.core.events import EventKind, EventSink
from gridwright.core.notation import Decision, Form, Phrase, Vocabulary
from gridwright.core.offers import Part, Quote
from gridwright.games.board.actions import BUY_FORM
from gridwright.games.board.maps.rules import MapRules
from gridwright.games.board.phases.resources import FUEL_OVER_CASH, ResourcesPhase
from gridwright.games.board.state import BoardState
from gridwright.phases.turns import DONE_FORM

if TYPE_CHECKING:
    from gridwright.core.phase import Phase

STORAGE_SHORT: Final = Refusal("storage_short")
MARKET_FIRST: Final = Refusal("market_first")


@dataclass(frozen=True, slots=True)
class BuyFromStorage(Action):
    """Buy from the storage: ``buy storage 2``."""

    amount: int


class StorageForm(Form):
    """``buy storage 2``: the storage holds one resource, which need not be named."""

    def __init__(self, resource: str) -> None:
        super().__init__(
            BuyFromStorage,
            "buy storage AMOUNT",
            ("amount",),
            decision=Decision.BUY,
            clauses="RC-U2",
        )
        self._resource = resource

    def __reduce__(self) -> tuple[object, ...]:
        return StorageForm, (self._resource,)

    def phrase(self, action: Action, vocabulary: Vocabulary) -> Phrase:
        phrase = super().phrase(action, vocabulary)
        return Phrase(self, phrase.tokens, ((self._resource, phrase.number),))


PURCHASES: Final = Series(BuyFromStorage)
BOUGHT_FROM_STORAGE: Final = EventKind(
    "bought_from_storage",
    ("resource", "amount", "cost"),
    phase="resources",
    cost="cost",
    brings="fuel",
    item="resource",
)


class UsaRecharged(MapRules):
    """A fuel is also sold from the supply, at a fixed price (RC-U2)."""

    name: ClassVar[str] = "usa_recharged"
    blocks: ClassVar[tuple[str, ...]] = ("storage",)
    options: ClassVar[tuple[str, ...]] = ("storage_when_empty",)
    clauses: ClassVar[dict[str, str]] = {"storage_short": "RC-U2", "market_first": "A21"}
    events: ClassVar[tuple[EventKind, ...]] = (BOUGHT_FROM_STORAGE,)

    def __init__(self, board: CityMap, numbers: EditionData) -> None:
        """Read which fuel the storage sells, and its price."""
        super().__init__(board, numbers)
        words = tuple(board.facts.get("storage", {}))
        if len(words) != 1 or words[0] not in numbers.resources:
            raise self.wrong("storage", words[0] if words else "")
        self._resource = numbers.resources.index(words[0])
        self._price = self.number("storage", words[0])

    def phases(self) -> tuple["Phase[BoardState]", ...]:
        word = self.numbers.resources[self._resource]
        return (ResourcesWithStorage(StorageForm(word), self._resource, self._price),)


class ResourcesWithStorage(ResourcesPhase):
    """Phase 3 with the storage in addition to the market."""

    def __init__(self, form: StorageForm, resource: int, price: int) -> None:
        self.forms = (BUY_FORM, form, DONE_FORM)
        self._resource = resource
        self._price = price

    def purchases(self, state: BoardState) -> list[Action]:
        actions = super().purchases(state)
        actions.extend(PURCHASES.between(1, self._most(state)))
        return actions

    def _is_open(self, state: BoardState) -> bool:
        """Whether the storage sells now (RC-U6, ruling A21)."""
        when_empty = state.setup.options.storage_when_empty
        return not when_empty or state.fuel.on_sale[self._resource] == 0

    def _on_sale(self, state: BoardState) -> int:
        return state.fuel.supply[self._resource] if self._is_open(state) else 0

    def _most(self, state: BoardState) -> int:
        """Return how many units the seat to act may buy. Must agree with `purchase_refusal`."""
        player = state.players[state.to_act]
        room = player.capacity.room(player.stored, self._resource)  # 0 if nothing burns it
        return max(0, min(self._on_sale(state), room, player.money // self._price))

    def purchase_refusal(self, state: BoardState, action: Action) -> Refusal:
        if not isinstance(action, BuyFromStorage):
            return super().purchase_refusal(state, action)
        amount, on_sale = action.amount, self._on_sale(state)
        short = STORAGE_SHORT if self._is_open(state) else MARKET_FIRST
        reason = self.amount_refusal(state, self._resource, amount, on_sale, short)
        if reason is not ALLOWED:
            return reason
        money = state.players[state.to_act].money
        return FUEL_OVER_CASH if amount * self._price > money else ALLOWED

    def prices(self, state: BoardState) -> list[Quote]:
        most = self._most(state)
        costs = tuple([self._price * amount for amount in range(1, max(most, 1) + 1)])
        quote = Quote(
            BuyFromStorage(1),
            costs,
            (Part("storage", self._price),),
            self.room(state, self._resource),
            BuyFromStorage(most) if most > 1 else None,
        )
        return [*super().prices(state), quote]

    def values(self, state: BoardState, action: Action) -> Values:
        if not isinstance(action, BuyFromStorage):
            return super().values(state, action)
        values = self.fuel_values(state, self._resource, action.amount)
        values["cost"] = action.amount * self._price
        return values

    def purchase(self, state: BoardState, action: Action, events: EventSink | None) -> None:
        if not isinstance(action, BuyFromStorage):
            super().purchase(state, action, events)
            return
        amount = action.amount
        state.fuel.take_from_supply(self._resource, amount)
        price = amount * self._price
        self.store(state, self._resource, amount, price, BOUGHT_FROM_STORAGE, events)
