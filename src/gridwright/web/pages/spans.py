"""How long something takes: in words, as a stopwatch shows it, and counted down."""

from typing import Final

from gridwright import words
from gridwright.web.clocks.units import DAY, HOUR, MINUTE
from gridwright.web.play.turn_times import in_figures

_SECOND: Final = 1000  # milliseconds
_TENTH: Final = 100
_LAST: Final = 10 * _SECOND  # in which tenths are shown


def span_in_words(milliseconds: int) -> str:
    """Return a span in its two largest units: "2 d 4 h", "10 min", "15 s"."""
    seconds = milliseconds // _SECOND
    days, hours = seconds // DAY, seconds % DAY // HOUR
    minutes, rest = seconds % HOUR // MINUTE, seconds % MINUTE
    if days:
        return _pair("days", days, "hours", hours)
    if hours:
        return _pair("hours", hours, "minutes", minutes)
    if minutes:
        return _pair("minutes", minutes, "seconds", rest)
    return words.text("web.clock.seconds", count=rest)


def _pair(large: str, count: int, small: str, rest: int) -> str:
    if not rest:
        return words.text(f"web.clock.{large}", count=count)
    return words.text(f"web.clock.{large}_{small}", **{large: count, small: rest})


def rough_span(milliseconds: int) -> str:
    """Return how long something lasts yet, for pages that do not count: without odd seconds."""
    least = MINUTE * _SECOND
    if milliseconds >= least:
        milliseconds -= milliseconds % least
    return span_in_words(milliseconds)


def seconds_in_words(seconds: int) -> str:
    return span_in_words(seconds * _SECOND)


def stopwatch(milliseconds: int) -> str:
    """Return how long something took: "1:23", from an hour on in words."""
    is_long = milliseconds >= HOUR * _SECOND
    return span_in_words(milliseconds) if is_long else in_figures(milliseconds)


def countdown(milliseconds: int) -> str:
    """Return how much time is left: "2 d 4 h", "8:34", "7.4", and "-1:02" when it is up.

    `timeText` of `clocks.js` does the same.
    """
    if milliseconds < 0:
        late = -milliseconds // _SECOND
        return f"-{_figures(late)}" if late else _figures(0)
    if 0 < milliseconds < _LAST:
        return f"{milliseconds // _SECOND}.{milliseconds % _SECOND // _TENTH}"
    return _figures(milliseconds // _SECOND)


def _figures(seconds: int) -> str:
    if seconds >= DAY:
        days, hours = seconds // DAY, seconds % DAY // HOUR
        return words.text("web.clock.days_hours", days=days, hours=hours)
    if seconds >= HOUR:
        hours, minutes = seconds // HOUR, seconds % HOUR // MINUTE
        return words.text("web.clock.hours_minutes", hours=hours, minutes=minutes)
    return in_figures(seconds * _SECOND)
