"""Kinds of events that several titles share; the others are in the `events.py` of their title."""

from typing import Final

from gridwright.core.events import COMPENSATION, INCOME, EventKind

ROUND_BEGINS: Final = EventKind("round_begins", ("round",), is_round=True)
TURN_ORDER: Final = EventKind("turn_order", ("order",), order="order")

# Auctions

OPENED: Final = EventKind(
    "opened", ("plant", "bid"), phase="auction", reveals=True, bid="bid", is_opening=True
)
RAISED: Final = EventKind("raised", ("bid",), phase="auction", reveals=True, bid="bid")
DROPPED: Final = EventKind("dropped", ("plant",), phase="auction", is_drop=True)
PASSED: Final = EventKind("passed", phase="auction", is_pass=True)
AUCTION_EVENTS: Final = (ROUND_BEGINS, TURN_ORDER, OPENED, RAISED, DROPPED, PASSED)

# Plants that burn fuel

BOUGHT_PLANT: Final = EventKind(
    "bought_plant", ("plant", "bid"), phase="auction", cost="bid", brings="plant", item="plant"
)
REMOVED_PLANT: Final = EventKind("removed_plant", ("plant",), phase="auction", gives_up="plant")
COMPENSATED: Final = EventKind(
    "compensated", ("amount",), phase="auction", gain="amount", account=COMPENSATION
)
DEMOLITION_CARD: Final = EventKind("demolition_card", ("card",), phase="auction")
TOKEN_PLACED: Final = EventKind("token_placed", ("plant",), phase="auction")
PLANT_DRAWN: Final = EventKind("plant_drawn", ("plant",), reveals=True)
DRAWN_AND_REMOVED: Final = EventKind("drawn_and_removed", ("plant", "why"), reveals=True)
PLANT_REMOVED: Final = EventKind("plant_removed", ("plant", "why"))
PUT_UNDER: Final = EventKind("put_under", ("plant",), phase="bureaucracy")
PLANT_EVENTS: Final = (
    *AUCTION_EVENTS,
    BOUGHT_PLANT,
    REMOVED_PLANT,
    COMPENSATED,
    DEMOLITION_CARD,
    TOKEN_PLACED,
    PLANT_DRAWN,
    DRAWN_AND_REMOVED,
    PLANT_REMOVED,
    PUT_UNDER,
)

# Fuel, cities and the end

BOUGHT_FUEL: Final = EventKind(
    "bought_fuel",
    ("resource", "amount", "cost"),
    phase="resources",
    cost="cost",
    brings="fuel",
    item="resource",
)
POWERED: Final = EventKind(
    "powered", ("cities", "income"), phase="bureaucracy", gain="income", account=INCOME
)
FINAL: Final = EventKind("final", ("cities", "money"))
