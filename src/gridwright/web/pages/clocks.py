"""What is agreed at a table about its clock, in words, and moments in the zone of a reader."""

from datetime import datetime
from zoneinfo import ZoneInfo

from gridwright import words
from gridwright.web.clocks import lengths
from gridwright.web.clocks.terms import Terms
from gridwright.web.pages.levels import level_name
from gridwright.web.pages.spans import seconds_in_words


def numbers_in_words(terms: Terms) -> str:
    """Return the numbers of a clock: "10 min, +2 min a round, 15 s free"."""
    bank, free = seconds_in_words(terms.bank), seconds_in_words(terms.free)
    if not terms.refill:
        return words.text("web.clock.terms.no_refill", bank=bank, free=free)
    return words.text(
        "web.clock.terms", bank=bank, refill=seconds_in_words(terms.refill), free=free
    )


def terms_in_words(terms: Terms) -> str:
    """Return in one sentence which clock a table has, and what happens when time is up."""
    return words.text(
        "web.clock.with",
        at_flag=terms.at_flag,
        level=level_name(terms.level),
        terms=numbers_in_words(terms),
    )


def what_follows(terms: Terms) -> str:
    """Return what happens when somebody's time is up."""
    return words.text("web.clock.then", at_flag=terms.at_flag, level=level_name(terms.level))


def length_in_words(terms: Terms, people: int) -> str:
    """Return how long a game of so many people takes: "2 to 4 weeks"."""
    if terms.is_live:
        usual, most = lengths.live_lengths(terms, people)
        return words.text(
            "web.clock.about", usual=seconds_in_words(usual), most=seconds_in_words(most)
        )
    stretch = lengths.daily_length(terms, people)
    if stretch.least == stretch.most:
        return words.text(f"web.clock.about_{stretch.unit}", count=stretch.most)
    return words.text(f"web.clock.{stretch.unit}_to", least=stretch.least, most=stretch.most)


def moment_in_words(moment: datetime, zone: str) -> str:
    """Return a day and a time of day as clocks in a time *zone* show them."""
    there = moment.astimezone(ZoneInfo(zone))
    return words.text("web.clock.moment", day=words.day(there), time=f"{there:%H:%M}")
