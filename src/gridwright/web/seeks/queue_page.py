"""What the page of tables says about waiting for one."""

from dataclasses import dataclass
from datetime import datetime

from gridwright import words
from gridwright.web import forms, models
from gridwright.web.clocks import lengths
from gridwright.web.clocks.terms import PRESETS, Terms
from gridwright.web.clocks.units import MINUTE
from gridwright.web.pages.clocks import length_in_words
from gridwright.web.pages.common import dotted
from gridwright.web.pages.spans import seconds_in_words
from gridwright.web.seeks import filters, seeking
from gridwright.web.seeks.filters import Filters
from gridwright.web.seeks.matching import SEATS


@dataclass(frozen=True, slots=True)
class SeekCard:
    """A kind of table that one can wait for."""

    id: str
    name: str
    numbers: str  # of its clock
    length: str
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class Seeking:
    """What the page says about waiting for a table."""

    cards: tuple[SeekCard, ...]
    title: str  # that is waited for, or would be
    is_rated: bool
    heading: str = ""  # what the viewer waits for
    queues: tuple[str, ...] = ()  # how many wait, for what
    usual: str = ""  # how long it takes
    holds: str = ""  # for how long the viewer is waited for
    table: str = ""  # that was found
    has_lapsed: bool = False  # nobody was found

    @property
    def is_waiting(self) -> bool:
        return bool(self.heading) and not self.table


def seeking_of(
    chosen: Filters, seek: models.Seek | None, now: datetime, *, has_waited: bool
) -> Seeking:
    """Return what the page says about waiting, to who waits by *seek* or does not."""
    queues = seeking.queues(now)
    if seek is None:
        title = forms.USUAL_TITLE if chosen.title == filters.ALL else chosen.title
        is_rated = chosen.kind == filters.RATED
        lines = tuple([_queue_in_words(queue) for queue in queues.values()])
        return Seeking(_cards(""), title, is_rated, queues=lines, has_lapsed=has_waited)
    wanted = seeking.asks_for(seek)
    cards = _cards("" if seek.table_id else wanted.clock)
    heading = words.text("web.seeks.waiting", what=_wanted_in_words(wanted))
    if seek.table_id is not None:
        return Seeking(cards, wanted.title, wanted.is_rated, heading, table=seek.table_id)
    queue = queues.get(wanted, seeking.Queue(wanted, 1, None))
    is_daily = wanted.clock == seeking.DAILY
    return Seeking(
        cards,
        wanted.title,
        wanted.is_rated,
        heading,
        (words.text("web.seeks.others", count=queue.count - 1),),
        _usual(queue),
        words.text("web.seeks.holds_daily" if is_daily else "web.seeks.holds_live"),
    )


def _cards(chosen: str) -> tuple[SeekCard, ...]:
    return tuple(
        [
            SeekCard(
                clock,
                words.text(f"web.clock.{clock}"),
                words.text("web.seeks.card", seats=SEATS, clock=_numbers(PRESETS[clock])),
                _length(PRESETS[clock]),
                clock == chosen,
            )
            for clock in seeking.CLOCKS
        ]
    )


def _numbers(terms: Terms) -> str:
    bank, refill = seconds_in_words(terms.bank), seconds_in_words(terms.refill)
    return words.text("web.seeks.numbers", bank=bank, refill=refill)


def _length(terms: Terms) -> str:
    """Return how long a game with these terms takes as a rule."""
    if not terms.is_live:
        return length_in_words(terms, SEATS)
    usual, _ = lengths.live_lengths(terms, SEATS)
    return words.text("web.seeks.about", span=seconds_in_words(usual))


def _wanted_in_words(wanted: seeking.Wanted) -> str:
    kind = filters.RATED if wanted.is_rated else filters.FRIENDLY
    facts = (
        words.text(f"web.home.tile.{wanted.title}"),
        words.text(f"web.clock.{wanted.clock}"),
        words.text(f"web.seeks.{kind}"),
    )
    return dotted(facts)


def _queue_in_words(queue: seeking.Queue) -> str:
    what = _wanted_in_words(queue.wanted)
    line = words.text("web.seeks.queue", what=what, count=queue.count)
    usual = _usual(queue)
    return dotted((line, usual)) if usual else line


def _usual(queue: seeking.Queue) -> str:
    if queue.minutes is None:
        return ""
    return words.text("web.seeks.usual", span=seconds_in_words(queue.minutes * MINUTE))
