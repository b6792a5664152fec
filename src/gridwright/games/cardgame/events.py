"""Kinds of events of the Card Game that other titles do not have."""

from typing import Final

from gridwright.core.events import INCOME, EventKind
from gridwright.phases.events import BOUGHT_FUEL, PLANT_EVENTS

FUEL_DISCARDED: Final = EventKind("fuel_discarded", ("resource", "amount"), phase="auction")
SURPLUS_RETURNED: Final = EventKind("surplus_returned", ("resource", "amount"), phase="resources")
PRODUCED: Final = EventKind(
    "produced", ("plants", "income"), phase="bureaucracy", gain="income", account=INCOME
)
FUEL_DRAWN: Final = EventKind(
    "fuel_drawn",
    ("resource", "amount", "column"),
    phase="bureaucracy",
    reveals=True,
    refills="resource",
)
FUEL_RESHUFFLED: Final = EventKind("fuel_reshuffled", phase="bureaucracy", reveals=True)
ONE_MORE_ROUND: Final = EventKind("one_more_round", reveals=True)
LAST_ROUND: Final = EventKind("last_round")
SCORED: Final = EventKind("scored", ("points", "production", "money"))

BANK_TOOK: Final = EventKind("bank_took", ("plant",), phase="auction")
BANK_FUEL: Final = EventKind("bank_fuel", ("resource", "amount"), phase="resources")
BANK_RELEASED: Final = EventKind("bank_released", phase="bureaucracy")

EVENTS: Final = (
    *PLANT_EVENTS,
    BOUGHT_FUEL,
    FUEL_DISCARDED,
    SURPLUS_RETURNED,
    PRODUCED,
    FUEL_DRAWN,
    FUEL_RESHUFFLED,
    ONE_MORE_ROUND,
    LAST_ROUND,
    SCORED,
    BANK_TOOK,
    BANK_FUEL,
    BANK_RELEASED,
)
