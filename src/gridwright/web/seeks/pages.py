"""The page of tables: who waits for one, open seats, seats that are kept, games to watch."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from django.db.models import Prefetch, QuerySet
from django.utils.html import format_html
from django.utils.safestring import SafeString

from gridwright import words
from gridwright.core.errors import Message
from gridwright.core.events import NOBODY
from gridwright.draw.players import draw_seats
from gridwright.draw.theme import PAGE
from gridwright.games.registry import TITLES
from gridwright.tables.table import letter
from gridwright.web import models
from gridwright.web.clocks.rows import clock_of
from gridwright.web.clocks.terms import Terms, terms_of
from gridwright.web.clocks.units import HOUR
from gridwright.web.models import TableKind, TableState
from gridwright.web.pages.clocks import what_follows
from gridwright.web.pages.common import Context, board_name, dotted, inline
from gridwright.web.pages.levels import level_name
from gridwright.web.pages.spans import seconds_in_words
from gridwright.web.pages.waiting import chat_in_words, rules_in_words
from gridwright.web.people.accounts import account_of
from gridwright.web.people.pages import Monogram, monogram
from gridwright.web.play import lobby
from gridwright.web.play.seating import shown
from gridwright.web.programs.company import mark_of
from gridwright.web.results.points import Points
from gridwright.web.seeks import admission, conditions, filters
from gridwright.web.seeks.admission import Applicant, admission_of
from gridwright.web.seeks.filters import Filters
from gridwright.web.seeks.queue_page import seeking_of
from gridwright.words import Names

AROUND: Final = 150  # points between people who look for their like
_MOST: Final = 60  # open tables, the newest
_WATCHED: Final = 8  # running ones, the latest
_SECOND_ROUND: Final = 2  # from which the player order says who leads
_USUAL: Final = Terms()  # what happens when time is up, unless a host has said otherwise


@dataclass(frozen=True, slots=True)
class Host:
    """Who has laid a table."""

    name: str
    monogram: Monogram
    about: str  # the rating, or why there is none


@dataclass(frozen=True, slots=True)
class LobbyTable:
    """A row of the page."""

    id: str
    title: str
    board: str
    name: str  # that the host has given it
    seats: SafeString
    facts: str
    clock: SafeString | str = ""  # what is in the bank, and what a round adds
    host: Host | None = None
    keeper: str = ""  # who keeps a seat for the viewer
    reason: str = ""  # why the viewer cannot sit down
    is_for_account: bool = False  # joining the club would help

    @property
    def called(self) -> str:
        """What the table is called: by its name, and by what is played."""
        title = words.text(f"web.home.tile.{self.title}")
        return dotted([part for part in (self.name, title, self.board) if part])


@dataclass(frozen=True, slots=True)
class FilterChoice:
    """A link that shows other tables."""

    id: str
    label: str
    address: str
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class Filter:
    """The links of a filter."""

    name: str
    label: str
    choices: tuple[FilterChoice, ...]


def lobby_page(
    guest: models.Guest | None,
    chosen: Filters,
    seek: models.Seek | None,
    now: datetime,
    *,
    has_waited: bool = False,
) -> Context:
    """Return the page; the viewer *has_waited* if the page said so when it was shown last."""
    rows = _open_rows(guest, chosen)
    invitations = _invitations(guest)
    ratings = _ratings([*rows, *invitations], guest)
    applicant = Applicant(guest, ratings)
    if chosen.around == filters.MINE:
        rows = [row for row in rows if _is_around(row, applicant)]
    watched = _running()
    seeking_now = seeking_of(chosen, seek, now, has_waited=has_waited)
    return {
        "place": "tables",
        "filters": _filters(chosen),
        "are_usual": chosen.are_usual,
        "usual_address": Filters().address(),
        "needs_rating": chosen.around == filters.MINE and applicant.member is None,
        "open": [_open_table(row, applicant, now) for row in rows],
        "invitations": [_invitation(row, applicant) for row in invitations],
        "watched": [_watched(row) for row in watched],
        "running": _running_rows().count() if len(watched) == _WATCHED else len(watched),
        "seeking": seeking_now,
        "titles": [title.name for title in TITLES],
        "guest": guest,
        "poll": chosen.address() + ("&waits=1" if seeking_now.is_waiting else ""),
    }


# Rows


def _places() -> "Prefetch[Any]":
    return Prefetch("places", models.Seat.objects.select_related("guest__account"))


def _waiting_rows() -> "QuerySet[models.Table]":
    rows = models.Table.objects.filter(state=TableState.WAITING, kind=TableKind.GAME)
    rows = rows.select_related("clock", "host__account__owner__guest").prefetch_related(_places())
    return rows.order_by("-created", "pk")


def _open_rows(guest: models.Guest | None, chosen: Filters) -> list[models.Table]:
    """Return the listed tables with a free seat that the filters ask for, the newest first."""
    rows = _waiting_rows().filter(is_listed=True)
    if guest is not None:
        rows = rows.exclude(places__guest=guest).exclude(places__kept_for=guest)
    if chosen.title != filters.ALL:
        rows = rows.filter(title=chosen.title)
    if chosen.seats != filters.ALL:
        rows = rows.filter(seat_count=int(chosen.seats))
    if chosen.kind != filters.ALL:
        rows = rows.filter(is_rated=chosen.kind == filters.RATED)
    if chosen.clock == filters.LIVE:
        rows = rows.filter(clock__free__lt=HOUR)
    elif chosen.clock == filters.DAYS:
        rows = rows.filter(clock__free__gte=HOUR)
    elif chosen.clock == filters.NO_CLOCK:
        rows = rows.filter(clock=None)
    return [row for row in rows[:_MOST] if any([seat.is_for(guest) for seat in row.places.all()])]


def _invitations(guest: models.Guest | None) -> list[models.Table]:
    """Return the tables that keep a seat for *guest*."""
    if guest is None:
        return []
    rows = _waiting_rows().filter(places__kept_for=guest, places__guest=None, places__bot="")
    return list(rows.distinct())


def _running_rows() -> "QuerySet[models.Table]":
    return models.Table.objects.filter(
        state=TableState.RUNNING, kind=TableKind.GAME, is_listed=True
    )


def _running() -> list[models.Table]:
    rows = _running_rows().prefetch_related("places").order_by("-opened", "pk")
    return list(rows[:_WATCHED])


def _ratings(
    rows: Iterable[models.Table], guest: models.Guest | None
) -> dict[tuple[int, str], Points]:
    """Return the ratings of all who matter at *rows*, and those of *guest*."""
    people = [guest, *[seat.guest for row in rows for seat in row.places.all()]]
    people += [row.host for row in rows]
    accounts = {member.pk for person in people if (member := account_of(person)) is not None}
    return conditions.ratings_of(accounts) if accounts else {}


def _is_around(row: models.Table, applicant: Applicant) -> bool:
    """Whether the members at a table, one at least, are about as strong as *applicant*."""
    pool = conditions.pool_at(row)
    mine = applicant.rating_in(pool)
    members = [
        member.pk for seat in row.places.all() if (member := account_of(seat.guest)) is not None
    ]
    return (
        mine is not None
        and bool(members)
        and all(
            [
                abs(conditions.value_in(applicant.ratings, key, pool) - mine) <= AROUND
                for key in members
            ]
        )
    )


# What rows say


def _open_table(row: models.Table, applicant: Applicant, now: datetime) -> LobbyTable:
    reason = _reason(row, applicant, now)
    return _table(
        row,
        host=_host(row, applicant.ratings),
        reason="" if reason is None else words.say(reason),
        is_for_account=admission.needs_account(reason),
    )


def _invitation(row: models.Table, applicant: Applicant) -> LobbyTable:
    if row.host is None:
        keeper = words.text("web.seeks.kept_for_you")
    else:
        keeper = words.text("web.seeks.keeps", name=row.host.name)
    reason = admission.refusal(row, list(row.places.all()), applicant)
    return _table(
        row,
        keeper=keeper,
        reason="" if reason is None else words.say(reason),
        is_for_account=admission.needs_account(reason),
    )


def _reason(row: models.Table, applicant: Applicant, now: datetime) -> Message | None:
    """Return why somebody cannot take a free seat of a listed table."""
    is_host = applicant.guest is not None and row.host_id == applicant.guest.pk
    if not is_host:
        if row.host_id in applicant.unwanted_by:
            return Message("web.chat.no_seat")
        if (reason := lobby.bar(applicant.guest, now)) is not None:
            return reason
    return admission.refusal(row, list(row.places.all()), applicant)


def _table(
    row: models.Table,
    *,
    host: Host | None = None,
    keeper: str = "",
    reason: str = "",
    is_for_account: bool = False,
) -> LobbyTable:
    terms = terms_of(clock_of(row))
    return LobbyTable(
        id=row.pk,
        title=row.title,
        board=board_name(row.board) if row.board else "",
        name=row.name,
        seats=_roofs(row),
        facts=dotted(_facts(row, terms)),
        clock=_clock(terms),
        host=host,
        keeper=keeper,
        reason=reason,
        is_for_account=is_for_account,
    )


def _clock(terms: Terms) -> SafeString | str:
    """Return the numbers of a clock with what is in the bank in bold."""
    if not terms.is_timed:
        return words.text("web.seeks.no_clock")
    bank = seconds_in_words(terms.bank)
    if not terms.refill:
        return format_html("<b>{}</b>", bank)
    refill = words.text("web.seeks.refill", refill=seconds_in_words(terms.refill))
    return format_html("<b>{}</b> {}", bank, refill)


def _roofs(row: models.Table) -> SafeString:
    """Return the seats of a table as houses, with a gap for each that is free."""
    seats = row.places.all()
    taken = len([seat for seat in seats if not seat.is_open])
    label = words.text("web.home.taken", taken=taken, seats=len(seats))
    marks = ["" if seat.is_open else letter(seat.number) for seat in seats]
    return inline(draw_seats(marks, PAGE, label))


def _facts(row: models.Table, terms: Terms) -> list[str]:
    """Return what is to be known of a table before sitting down, besides its clock."""
    facts = admission.in_words(admission_of(row), is_rated=row.is_rated)
    if not row.is_rated:
        facts.insert(0, words.text("web.seeks.friendly"))
    facts += rules_in_words(row.title, row.options, only_unusual=True)
    bots = sorted({level_name(seat.bot) for seat in row.places.all() if seat.bot})
    if bots:
        facts.append(words.text("web.seeks.with_bots", levels=tuple(bots)))
    if row.hints == models.Hints.EVERYONE:
        facts.append(words.text("web.hint.with"))
    facts += chat_in_words(row.chat)
    if terms.is_timed and (terms.at_flag, terms.level) != (_USUAL.at_flag, _USUAL.level):
        facts.append(words.text("web.seeks.time_up", what=what_follows(terms)))
    return facts


def _host(row: models.Table, ratings: Mapping[tuple[int, str], Points]) -> Host | None:
    """Return who has laid a table, with their rating for such a table."""
    if row.host is None:
        return None
    name, member = row.host.name, account_of(row.host)
    if member is None:
        return Host(name, monogram(name), words.text("web.seeks.a_guest"))
    rating = ratings.get((member.pk, conditions.pool_at(row)))
    if rating is None:
        about = words.text("web.seeks.unrated")
    else:
        about = f"{rating.value}?" if rating.is_provisional else str(rating.value)
    about = dotted([mark for mark in (mark_of(row.host), about) if mark])
    return Host(name, monogram(name, member.colour), about)


def _watched(row: models.Table) -> LobbyTable:
    """Return a running table with what everybody knows of it."""
    seats = shown(row.places.all())
    phase = words.say(Message("web.phase", {"phase": row.phase}), Names(title=row.title))
    facts = [words.text("web.home.when", round=row.round, during=phase)]
    if row.round >= _SECOND_ROUND and row.leader != NOBODY:
        facts.append(words.text("web.seeks.leads", name=seats[row.leader].name))
    return LobbyTable(
        id=row.pk,
        title=row.title,
        board=board_name(row.board) if row.board else "",
        name=row.name,
        seats=_roofs(row),
        facts=dotted(facts),
    )


# Filters


def _filters(chosen: Filters) -> list[Filter]:
    return [
        Filter(
            name,
            words.text(f"web.seeks.filter.{name}"),
            tuple(
                [
                    FilterChoice(
                        choice,
                        _choice_label(name, choice),
                        chosen.address(**{name: choice}),
                        choice == getattr(chosen, name),
                    )
                    for choice in choices
                ]
            ),
        )
        for name, choices in filters.CHOICES.items()
    ]


def _choice_label(name: str, choice: str) -> str:
    if name == "title" and choice != filters.ALL:
        return words.text(f"web.home.tile.{choice}")
    if name == "seats" and choice != filters.ALL:
        return choice
    return words.text(f"web.seeks.{name}.{choice}", points=AROUND)
