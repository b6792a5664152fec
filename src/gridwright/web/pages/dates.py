"""Days, as all languages can read them."""

from datetime import datetime


def day(when: datetime) -> str:
    """Return the day of *when*: year, month, day."""
    return when.date().isoformat()
