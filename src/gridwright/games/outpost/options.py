"""The options of Outpost."""

from dataclasses import dataclass, field

from gridwright.core.options import Options, option

AREAS = ("choose", "random", "west", "east")
AFTER_NOMINATION = "after_nomination"
AFTER_AUCTION = "after_auction"


@dataclass(frozen=True, slots=True)
class OutpostOptions(Options):
    """What the players have agreed on before setup.

    `area` is the small area that four players use, or how it is determined; `syndicate_takes` is
    when the Syndicate takes its card.
    """

    area: str = field(default="choose", metadata=option("OP-S4", choices=AREAS, is_layout=True))
    syndicate_takes: str = field(
        default=AFTER_NOMINATION,
        metadata=option(
            "OP-Y.15", "OP-A24", choices=(AFTER_NOMINATION, AFTER_AUCTION), is_reading=True
        ),
    )
