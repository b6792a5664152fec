"""The actions of the board game, each with its form.

Shared phases declare the actions about bids, plants and fuel that other titles have too; a map
declares its own. Frequent actions are created once and reused (`core.action`). Cities, regions and
resources are indices, for which the vocabulary has the words.
"""

from dataclasses import dataclass
from typing import Final

from gridwright.core.action import Action, Grid, Series
from gridwright.core.notation import Decision, Form


@dataclass(frozen=True, slots=True)
class ChooseRegion(Action):
    """Add a region to the play area: ``region north``."""

    region: int


REGION_FORM: Final = Form(
    ChooseRegion, "region REGION", ("region",), decision=Decision.CHOOSE_AREA, clauses="RC-S5 CL-S5"
)


@dataclass(frozen=True, slots=True)
class PlaceTrust(Action):
    """Place one of the Trust's first houses: ``trust kassel``."""

    city: int


TRUST_FORM: Final = Form(
    PlaceTrust,
    "trust CITY",
    ("city",),
    decision=Decision.PLACE,
    clauses="RC-T6 RC-T7",
    is_for_dummy=True,
)


@dataclass(frozen=True, slots=True)
class MarkCity(Action):
    """Mark a starting city: ``start kassel``."""

    city: int


START_FORM: Final = Form(
    MarkCity, "start CITY", ("city",), decision=Decision.PLACE, clauses="RC-S31"
)


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy fuel from the market: ``buy coal 3``."""

    resource: int
    amount: int


BUY_FORM: Final = Form(
    Buy, "buy FUEL AMOUNT", ("resource", "amount"), decision=Decision.BUY, clauses="RC-3.2 CL-3.2"
)
BUYS: Final = Grid(Buy)


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Put a house in a city: ``build hamburg``."""

    city: int


BUILD_FORM: Final = Form(
    Build, "build CITY", ("city",), decision=Decision.BUILD, clauses="RC-4.1 CL-4.1"
)
BUILDS: Final = Series[Action](Build)
