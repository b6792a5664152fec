"""Kinds of events of the board game that other titles do not have.

A map declares its own.
"""

from typing import Final

from gridwright.core.events import EventKind
from gridwright.phases.events import BOUGHT_FUEL, FINAL, PLANT_EVENTS, POWERED

REGION_CHOSEN: Final = EventKind("region_chosen", ("region",), phase="regions")
CITY_MARKED: Final = EventKind("city_marked", ("city",), phase="starting_cities")
FUEL_LOST: Final = EventKind("fuel_lost", ("resource", "amount"), phase="auction")
BUILT: Final = EventKind(
    "built",
    ("city", "slot", "connection", "cost", "path"),
    phase="building",
    cost="cost",
    brings="city",
    item="city",
    grows=True,
)
REFILLED: Final = EventKind(
    "refilled", ("resource", "amount"), phase="bureaucracy", refills="resource"
)
STEP3_DRAWN: Final = EventKind("step3_drawn", reveals=True)
STEP_BEGINS: Final = EventKind("step_begins", ("step",), step="step")

TRUST_PLACED: Final = EventKind("trust_placed", ("city",), phase="trust")
TRUST_TOOK: Final = EventKind("trust_took", ("plant",), phase="auction")
TRUST_FUEL: Final = EventKind("trust_fuel", ("resource", "amount"), phase="resources")
TRUST_BUILT: Final = EventKind("trust_built", ("city",))
TRUST_RELEASED: Final = EventKind("trust_released", phase="bureaucracy")

EVENTS: Final = (
    *PLANT_EVENTS,
    BOUGHT_FUEL,
    POWERED,
    FINAL,
    REGION_CHOSEN,
    CITY_MARKED,
    FUEL_LOST,
    BUILT,
    REFILLED,
    STEP3_DRAWN,
    STEP_BEGINS,
    TRUST_PLACED,
    TRUST_TOOK,
    TRUST_FUEL,
    TRUST_BUILT,
    TRUST_RELEASED,
)
