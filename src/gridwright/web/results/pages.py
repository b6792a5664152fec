"""What all pages about results share: people, places, changes of ratings, and games in a list."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from django.urls import reverse
from django.utils import timezone
from django.utils.safestring import SafeString

from gridwright import words
from gridwright.arena.strengths import Pool
from gridwright.bots import roster
from gridwright.core.plain import is_plain
from gridwright.draw.ratings import draw_curve, draw_share
from gridwright.draw.theme import PAGE
from gridwright.tables.table import letter
from gridwright.web import models
from gridwright.web.pages.common import board_name, inline
from gridwright.web.pages.levels import level_name
from gridwright.web.people.accounts import account_named, account_of
from gridwright.web.people.pages import Monogram, monogram
from gridwright.web.results import tallies
from gridwright.web.results.points import Points
from gridwright.web.results.tallies import Listing, Tally

MINUS: Final = "\N{MINUS SIGN}"
_TIMES: Final = "\N{MULTIPLICATION SIGN}"
_SMALL: Final = 100.0  # how wide a bar of a row is


@dataclass(frozen=True, slots=True)
class Person:
    """Who sat on a seat, as a page names them."""

    name: str
    href: str = ""  # of the profile; "" for those who have none
    face: Monogram | None = None  # of a person
    is_bot: bool = False


@dataclass(frozen=True, slots=True)
class ShownChange:
    """By how many points a rating has changed, in figures and in words."""

    figure: str
    text: str
    is_up: bool
    is_down: bool


# Who may see it


def may_see(member: models.Account | None) -> bool:
    """Whether results, profiles and ladder are for somebody: those of a quiet club for members."""
    return member is not None or not models.Club.objects.filter(is_quiet=True).exists()


# People


def member_named(name: str) -> models.Account | None:
    """Return the member with a *name*, who has a profile."""
    if not is_plain(name):
        return None
    account = account_named(name)
    return None if account is None or account.closed is not None else account


def member_person(account: models.Account) -> Person:
    name = account.name
    return Person(name, reverse("profile", args=[name]), monogram(name, account.colour))


def bot_name(level: str) -> str:
    """Return what a level is called; a budget or a character stays as it is written."""
    name = level.partition("@")[0].partition(":")[0]
    if name not in roster.names():
        return level
    return f"{level_name(name)} {level[len(name) :]}".strip()


def person_of(placing: models.Placing) -> Person:
    """Return who sat there: a member under their present name, everybody else as in the record."""
    if placing.bot:
        return Person(bot_name(placing.bot), is_bot=True)
    guest = placing.guest
    account = account_of(guest)
    if account is not None:
        return member_person(account)
    has_left = guest is not None and (not guest.name or hasattr(guest, "account"))
    if has_left or not placing.name:
        former = words.text("web.former_member", letter=letter(placing.seat))
        return Person(former, face=Monogram("\N{MIDDLE DOT}", "sand"))
    return Person(placing.name, face=monogram(placing.name))


def names_in_words(placings: Iterable[models.Placing]) -> str:
    """Return who sat on several seats: bots of a level together."""
    counts = Counter([person_of(each).name for each in placings])
    names = [name if count == 1 else f"{count} {_TIMES} {name}" for name, count in counts.items()]
    return words.text("web.home.names", names=tuple(names)) if names else ""


# Figures in words


def pool_name(pool: str) -> str:
    """Return what a pool is called: "Recharged", or "Recharged, two"."""
    title, _, seats = pool.partition(".")
    name = words.text(f"web.home.tile.{title}")
    return words.text("web.standing.pool_of_two", title=name) if seats == Pool.TWO else name


def ordinal(place: int) -> str:
    return words.text("web.standing.place", place=place)


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number else "0"


def shown_change(change: int | None) -> ShownChange | None:
    """Return a change within the last 30 days; None where there was none."""
    if not change:
        return None
    direction = "up" if change > 0 else "down"
    arrow = "\N{BLACK UP-POINTING TRIANGLE}" if change > 0 else "\N{BLACK DOWN-POINTING TRIANGLE}"
    text = words.text(f"web.standing.{direction}", points=abs(change))
    return ShownChange(f"{arrow} {abs(change)}", text, change > 0, change < 0)


def rating_in_words(value: Points) -> str:
    """Return a rating as a figure; with a question mark as long as it is provisional."""
    return f"{value.value}?" if value.is_provisional else str(value.value)


def day_in_words(moment: datetime, now: datetime, zone: str) -> str:
    """Return the day of a moment in a time *zone*: today, yesterday, or its date."""
    there = moment.astimezone(ZoneInfo(zone))
    days = (now.astimezone(ZoneInfo(zone)).date() - there.date()).days
    if days == 0:
        return words.text("web.standing.today")
    return words.text("web.standing.yesterday") if days == 1 else words.day(there)


def rating_curve(values: Sequence[int]) -> SafeString:
    label = words.text("web.standing.curve", first=values[0], last=values[-1], count=len(values))
    return inline(draw_curve(values, label, PAGE))


def share_bar(tally: Tally) -> SafeString:
    """Return the share of games won as a bar of a card, with a tick at the fair share."""
    return inline(draw_share(tally.share, _won(tally), PAGE, tally.fair_share))


def small_share_bar(tally: Tally, *, most: float = 0.0) -> SafeString:
    """Return the same as a bar of a row; where *most* is won, it is full and has no tick."""
    if most:
        return inline(draw_share(tally.share / most, _won(tally), PAGE, wide=_SMALL))
    return inline(draw_share(tally.share, _won(tally), PAGE, tally.fair_share, _SMALL))


def _won(tally: Tally) -> str:
    return words.text("web.standing.wins", wins=words.percent(tally.share))


# Games in a list


@dataclass(frozen=True, slots=True)
class ListedResult:
    """A game in a list; what is about one seat is about that of *whom* the list is of."""

    id: str
    title: str
    board: str
    place: str
    has_won: bool
    has_left: bool
    others: str
    accuracy: str
    change: str
    is_up: bool
    is_down: bool
    is_rated: bool
    ended: str
    replay: str
    analysis: str  # "" where there is none
    record: str
    theirs: str = ""  # the place of another member


def listed(
    games: Listing, whom: models.Guest | None, zone: str, other: models.Guest | None = None
) -> list[ListedResult]:
    now = timezone.now()
    return [
        _listed(games, row, whom, other, day_in_words(row.ended, now, zone))
        for row in games.results
    ]


def _listed(
    games: Listing,
    row: models.Result,
    whom: models.Guest | None,
    other: models.Guest | None,
    ended: str,
) -> ListedResult:
    placings = list(row.placings.all())
    own = _best(placings, whom)
    theirs = _best(placings, other)
    accuracy = None if own is None else games.accuracy(row, own.seat)
    change = None if own is None else tallies.change_of(own, row.pool)
    return ListedResult(
        id=row.pk,
        title=row.title,
        board=board_name(row.board),
        place="" if own is None else ordinal(own.place),
        has_won=own is not None and own.place == 1,
        has_left=own is not None and own.has_left,
        others=names_in_words([each for each in placings if each != own]),
        accuracy="" if accuracy is None else words.percent(accuracy, 1),
        change=_standing(row, change),
        is_up=change is not None and change > 0 and row.annulled_id is None,
        is_down=change is not None and change < 0 and row.annulled_id is None,
        is_rated=row.is_rated,
        ended=ended,
        replay=replay_of(games, row),
        analysis=analysis_of(games, row),
        record=reverse("result_record", args=[row.pk]),
        theirs="" if theirs is None else ordinal(theirs.place),
    )


def _best(placings: Sequence[models.Placing], guest: models.Guest | None) -> models.Placing | None:
    """Return the best placing of *guest*, who may have had several seats."""
    own = [each for each in placings if guest is not None and each.guest_id == guest.pk]
    return min(own, key=lambda each: (each.place, each.seat), default=None)


def _standing(row: models.Result, change: int | None) -> str:
    """Return what a game has changed, or why it has changed nothing, in a word."""
    if row.annulled_id is not None:
        return words.text("web.standing.annulled")
    if not row.is_rated:
        return words.text("web.standing.unrated")
    return words.text("web.standing.awaited") if change is None else signed(change)


def replay_of(games: Listing, row: models.Result) -> str:
    """Return where a game is shown again: at its table, or from its record."""
    name = "replay" if row.pk in games.tables else "result_replay"
    return reverse(name, args=[row.pk])


def analysis_of(games: Listing, row: models.Result) -> str:
    has_one = games.tables.get(row.pk) is not None
    return reverse("analysis", args=[row.pk]) if has_one else ""


@dataclass(frozen=True, slots=True)
class Paging:
    """The pages of a list, and where the others are: "" for none."""

    number: int
    count: int
    before: str
    after: str


def paging(number: int, size: int, total: int, query: str = "") -> Paging:
    """Return the page of so many entries that was asked for, or the last one."""
    count = max(1, -(-total // size))
    number = min(max(number, 1), count)

    def address(page: int) -> str:
        return f"?{query}{'&' if query else ''}page={page}" if 1 <= page <= count else ""

    return Paging(number, count, address(number - 1), address(number + 1))
