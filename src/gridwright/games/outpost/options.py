"""The choices that the players of Outpost agree on before setup."""

from dataclasses import dataclass, field

from gridwright.core.options import Options, option

AREAS = ("choose", "random", "west", "east")
AFTER_NOMINATION = "after_nomination"
AFTER_AUCTION = "after_auction"


@dataclass(frozen=True, slots=True)
class OutpostOptions(Options):
    """What the players of Outpost agree on.

    `area`: which small area four players play in; one of them chooses, or it is fixed before.
    `syndicate_takes`: when the Syndicate takes its card.
    """

    area: str = field(default="choose", metadata=option("OP-S4", choices=AREAS))
    syndicate_takes: str = field(
        default=AFTER_NOMINATION,
        metadata=option("OP-Y.15", "OP-A24", choices=(AFTER_NOMINATION, AFTER_AUCTION)),
    )
