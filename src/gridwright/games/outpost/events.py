"""Kinds of events of Outpost that other titles do not have."""

from typing import Final

from gridwright.core.events import EventKind
from gridwright.phases.events import AUCTION_EVENTS, FINAL, POWERED, PUT_UNDER

AREA_CHOSEN: Final = EventKind("area_chosen", ("region",), phase="area", reveals=True)
BOUGHT_CARD: Final = EventKind(
    "bought_card", ("plant", "bid"), phase="auction", cost="bid", brings="card", item="plant"
)
CARD_DRAWN: Final = EventKind("card_drawn", ("plant",), reveals=True)
CARD_REMOVED: Final = EventKind("card_removed", ("plant", "why"))
BUILT: Final = EventKind(
    "built",
    ("city", "slot", "connection", "cost", "why", "path"),
    phase="expansion",
    cost="cost",
    brings="city",
    item="city",
    grows=True,
)
SETTLED: Final = EventKind("settled", ("plant", "why"), phase="expansion", grows=True)
SLOTTED: Final = EventKind("slotted", ("plant",), phase="expansion")
SWAPPED: Final = EventKind("swapped", ("old", "plant"), phase="expansion")
HIRED: Final = EventKind(
    "hired",
    ("amount", "cost", "beds"),
    phase="expansion",
    cost="cost",
    brings="workers",
    item="amount",
)
ROBOT_MADE: Final = EventKind("robot_made", ("amount",), phase="expansion")
WORKERS_LEFT: Final = EventKind("workers_left", ("amount",), phase="bureaucracy", frees="amount")
DISCOUNTS: Final = EventKind("discounts", ("amount",), phase="bureaucracy")
STAGE3_DRAWN: Final = EventKind("stage3_drawn", reveals=True)
STAGE_BEGINS: Final = EventKind("stage_begins", ("stage",), step="stage")

SYNDICATE_PLACED: Final = EventKind("syndicate_placed", ("city",), phase="syndicate")
SYNDICATE_TOOK: Final = EventKind("syndicate_took", ("plant",), phase="auction")
SYNDICATE_BUILT: Final = EventKind("syndicate_built", ("city",), phase="expansion")
SYNDICATE_HIRED: Final = EventKind("syndicate_hired", ("amount",), phase="expansion")
SYNDICATE_SITE: Final = EventKind("syndicate_site", ("city", "why"), phase="expansion")
SYNDICATE_WORKERS_LEFT: Final = EventKind(
    "syndicate_workers_left", ("amount",), phase="bureaucracy", frees="amount"
)

EVENTS: Final = (
    *AUCTION_EVENTS,
    POWERED,
    FINAL,
    PUT_UNDER,
    AREA_CHOSEN,
    BOUGHT_CARD,
    CARD_DRAWN,
    CARD_REMOVED,
    BUILT,
    SETTLED,
    SLOTTED,
    SWAPPED,
    HIRED,
    ROBOT_MADE,
    WORKERS_LEFT,
    DISCOUNTS,
    STAGE3_DRAWN,
    STAGE_BEGINS,
    SYNDICATE_PLACED,
    SYNDICATE_TOOK,
    SYNDICATE_BUILT,
    SYNDICATE_HIRED,
    SYNDICATE_SITE,
    SYNDICATE_WORKERS_LEFT,
)
