"""The choices that the players of Outpost agree on before setup."""

from dataclasses import dataclass, field

from gridwright.core.options import Options, option

AREAS = ("choose", "random", "west", "east")


@dataclass(frozen=True, slots=True)
class OutpostOptions(Options):
    """Which small area four players play in: the first player chooses, or it is fixed before."""

    area: str = field(default="choose", metadata=option("OP-S4", choices=AREAS))
