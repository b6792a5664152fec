"""The options of the board game."""

from dataclasses import dataclass, field
from typing import Final

from gridwright.core.options import Options, option

MAP_OPTIONS: Final = {
    "central_europe_rules": "CL-C1",
    "storage_when_empty": "RC-U1",
    "trust_phase_out": "RC-G7",
}
"""Options that only some maps have, with the clause that says so."""

RANDOM: Final = "random"
DRAFT: Final = "draft"
OF_THE_MAP: Final = "map"
STANDARD: Final = "standard"

_RECHARGED: Final = ("recharged",)
_CLASSIC: Final = ("classic",)


@dataclass(frozen=True, slots=True)
class BoardOptions(Options):
    """What the players have agreed on before setup."""

    regions: str = field(
        default=RANDOM, metadata=option("RC-S5", "CL-S5", choices=(), is_layout=True)
    )
    starting_cities: bool = field(
        default=False, metadata=option("RC-S31", titles=_RECHARGED, absent=("CL-S25",))
    )
    central_europe_rules: bool = field(
        default=False, metadata=option("CL-C1", titles=_CLASSIC, absent=("CL-C1",))
    )
    demolition: bool = field(default=False, metadata=option("DC-1"))
    hidden_money: bool = field(default=False, metadata=option("A20"))
    storage_when_empty: bool = field(
        default=False, metadata=option("A21", titles=_RECHARGED, absent=("RC-U1",), is_reading=True)
    )
    first_city_anywhere: bool = field(default=False, metadata=option("A24", is_reading=True))
    cities_break_ties: bool = field(
        default=False, metadata=option("A39", titles=_RECHARGED, absent=("CL-E5",), is_reading=True)
    )
    trust_phase_out: bool = field(
        default=False, metadata=option("A46", titles=_RECHARGED, absent=("RC-G7",), is_reading=True)
    )
    refill: str = field(default=OF_THE_MAP, metadata=option("A06", choices=(), is_reading=True))
