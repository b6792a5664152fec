"""What is agreed about time when a table is laid."""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from gridwright.core.errors import SetupError
from gridwright.web.clocks.rows import AtFlag, Clock
from gridwright.web.clocks.units import DAY, HOUR, MINUTE

_LEAST_FREE: Final = 5
_MOST_FREE: Final = 7 * DAY
_MOST_BANK: Final = 30 * DAY
USUAL_LEVEL: Final = "planner"  # of the bot that plays on


@dataclass(frozen=True, slots=True)
class Terms:
    """The numbers of a clock, in seconds, and what happens when somebody's time is up."""

    free: int = 0
    bank: int = 0
    refill: int = 0
    at_flag: str = AtFlag.BOT
    level: str = USUAL_LEVEL
    allows_nights: bool = True
    allows_away: bool = True

    @property
    def is_timed(self) -> bool:
        return bool(self.free or self.bank or self.refill)

    @property
    def is_live(self) -> bool:
        """Whether people are expected to stay at the table."""
        return self.free < HOUR

    @property
    def numbers(self) -> tuple[int, int, int]:
        return self.free, self.bank, self.refill

    @property
    def least_grant(self) -> int:
        """The seconds at least that somebody gets who comes back."""
        return MINUTE if self.is_live else 8 * HOUR

    @property
    def grant(self) -> int:
        """The seconds in the bank of somebody who comes back: a refill, but enough to act."""
        return max(self.refill, self.least_grant)

    @property
    def gift(self) -> int:
        """The seconds that the others can give to somebody: half a bank."""
        return self.bank // 2


UNTIMED: Final = Terms()

PRESETS: Final = MappingProxyType(
    {
        "none": UNTIMED,
        "quick": Terms(10, 5 * MINUTE, MINUTE),
        "evening": Terms(15, 10 * MINUTE, 2 * MINUTE),
        "long": Terms(30, 20 * MINUTE, 3 * MINUTE),
        "daily": Terms(8 * HOUR, 3 * DAY, DAY),
        "relaxed": Terms(24 * HOUR, 7 * DAY, 2 * DAY),
    }
)
OWN: Final = "own"  # instead of a preset: three numbers


def preset_of(terms: Terms) -> str:
    """Return the name of the preset with the numbers of *terms*, or `OWN`."""
    same = (name for name, preset in PRESETS.items() if preset.numbers == terms.numbers)
    return next(same, OWN)


def check(terms: Terms) -> None:
    """Raise `SetupError` where a clock cannot have these numbers; its key is which of them."""
    if not terms.is_timed:
        return
    if not _LEAST_FREE <= terms.free <= _MOST_FREE:
        raise SetupError("web.clock.free_between", key="free")
    if not terms.least_grant <= terms.bank <= _MOST_BANK:
        if terms.is_live:
            raise SetupError("web.clock.live_bank_between", key="bank")
        raise SetupError("web.clock.daily_bank_between", key="bank")
    if terms.refill > terms.bank:
        raise SetupError("web.clock.refill_most", key="refill")


def terms_of(row: Clock | None) -> Terms:
    """Return what was agreed at a table."""
    if row is None:
        return UNTIMED
    return Terms(
        row.free,
        row.bank,
        row.refill,
        row.at_flag,
        row.level,
        row.allows_nights,
        row.allows_away,
    )
