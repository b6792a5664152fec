"""The options of the Card Game."""

from dataclasses import dataclass, field

from gridwright.core.options import Options, option


@dataclass(frozen=True, slots=True)
class CardOptions(Options):
    """What the players have agreed on before setup."""

    demolition: bool = field(default=False, metadata=option("DC-1"))
    singles: str = field(
        default="unlimited",
        metadata=option("CG-A8", choices=("unlimited", "limited"), is_reading=True),
    )
    fuel_cards: str = field(
        default="automatic", metadata=option("CG-G22", "CG-A9", choices=("automatic", "chosen"))
    )
