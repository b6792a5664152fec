"""The units in which time is agreed on, in seconds."""

from types import MappingProxyType
from typing import Final

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

UNITS: Final = MappingProxyType({"s": 1, "m": MINUTE, "h": HOUR, "d": DAY})
"""By the letters that forms use."""
