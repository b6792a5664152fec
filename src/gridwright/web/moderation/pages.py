"""What moderators see: cases, members, tables, the settings of the club, and what was done."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

from django.db.models import Q, Sum
from django.urls import reverse
from django.utils import timezone
from django.utils.text import Truncator

from gridwright import words
from gridwright.core.errors import GridwrightError
from gridwright.web import backup, models
from gridwright.web.chat.reporting import complaint
from gridwright.web.clocks import outages
from gridwright.web.clocks.rows import clock_of
from gridwright.web.models import ActKind, ReportState, Role, TableState
from gridwright.web.moderation import acts
from gridwright.web.moderation.done import MOST_ACTS, act_name, done_act, name_of
from gridwright.web.moderation.rows import LONGEST_REASON
from gridwright.web.notes import mail
from gridwright.web.pages.clocks import moment_in_words
from gridwright.web.pages.common import Context, LabelledChoice
from gridwright.web.pages.spans import seconds_in_words
from gridwright.web.people import club, links
from gridwright.web.people.accounts import key_of
from gridwright.web.people.club import LONGEST_CLUB_NAME, ClubSettings
from gridwright.web.people.pages import Monogram, monogram
from gridwright.web.people.rows import LONGEST_NAME, LONGEST_NOTICE
from gridwright.web.play.proposals import is_absent
from gridwright.web.play.seating import shown

PLACES: Final = ("house", "house_members", "house_tables", "house_settings", "house_acts")
_OF_ADMINS: Final = ("house_settings",)
_LISTED: Final = 50
_RECENTLY: Final = timedelta(days=7)  # in which cases that are done are listed
_QUARTER: Final = timedelta(days=90)  # in which time-outs are counted
_HERE: Final = timedelta(minutes=5)  # since the last request of who is here
_TEXT: Final = 60  # characters of a report in the list


@dataclass(frozen=True, slots=True)
class Tab:
    """A page of the house, in the list at the top."""

    href: str
    label: str
    is_here: bool
    count: int = 0


@dataclass(frozen=True, slots=True)
class Fact:
    """A figure or a word, and what it is about."""

    label: str
    value: str


@dataclass(frozen=True, slots=True)
class ListedCase:
    """A report in the list."""

    id: int
    by: str
    about: str
    face: Monogram
    what: str
    when: str
    is_here: bool


@dataclass(frozen=True, slots=True)
class CaseLine:
    """A line of a chat as it was when it was reported."""

    name: str
    face: Monogram
    text: str
    moment: str
    time: str
    is_reported: bool


def house(place: str, member: models.Account) -> Context:
    """Return what every page of the house has."""
    waiting = models.Report.objects.filter(state=ReportState.OPEN).count()
    tabs = [
        Tab(
            reverse(name),
            words.text(f"web.house.place.{name}"),
            name == place,
            waiting if name == "house" else 0,
        )
        for name in PLACES
        if member.is_admin or name not in _OF_ADMINS
    ]
    return {"place": "club", "tabs": tabs, "member": member, "longest_reason": LONGEST_REASON}


# Cases


def reports(
    member: models.Account,
    number: int = 0,
    error: GridwrightError | None = None,
    reason: str = "",
) -> Context:
    """Return the list of cases, with one of them opened: the oldest open one by default."""
    rows = models.Report.objects.select_related("by", "about__account", "line", "table")
    waiting = list(rows.filter(state=ReportState.OPEN).order_by("pk")[:_LISTED])
    since = timezone.now() - _RECENTLY
    done = list(
        rows.filter(state=ReportState.DONE, closed__gte=since)
        .prefetch_related("acts")
        .order_by("-closed")[:_LISTED]
    )
    chosen = rows.filter(pk=number).first() if number else next(iter(waiting), None)
    here = 0 if chosen is None else chosen.pk
    return {
        **house("house", member),
        "open_cases": [_listed(row, here) for row in waiting],
        "done_cases": [_listed(row, here) for row in done],
        "case": None if chosen is None else case(chosen, member),
        "wrong": "" if error is None else words.say(error.message),
        "reason": reason,
        "server": server_facts(),
        "now": now_facts(),
    }


def _listed(row: models.Report, here: int) -> ListedCase:
    when = row.closed or row.created
    deeds = [act_name(act.kind) for act in row.acts.all()] if row.closed else []
    text = Truncator(complaint(row)).chars(_TEXT)
    what = ", ".join(deeds) or text or words.text("web.house.words_in_chat")
    by, about = name_of(row.by), name_of(row.about)
    return ListedCase(row.pk, by, about, monogram(by), what, ago(when), row.pk == here)


def case(row: models.Report, member: models.Account) -> Context:
    """Return a report with what was said around it, and what is known of whom it is about."""
    line = row.line
    return {
        "id": row.pk,
        "by": name_of(row.by),
        "about": name_of(row.about),
        "person": 0 if row.about is None else row.about.pk,
        "table": row.table,
        "when": moment_in_words(row.created, member.zone),
        "lines": [_case_line(each, member.zone) for each in row.context],
        "text": complaint(row),
        "facts": [] if row.about is None else known_of(row.about),
        "is_open": row.state == ReportState.OPEN,
        "has_line": line is not None and line.taken_out_id is None,
        "may": may(member, row.about),
        "days": day_choices(),
        "acts": [done_act(act) for act in row.acts.select_related("by__guest", "about")],
    }


def _case_line(line: Any, zone: str) -> CaseLine:  # noqa: ANN401 - a row's JSON
    """Return a *line* of the context of a report, as it was then."""
    name = str(line.get("name") or words.text("web.house.somebody"))
    phrase, text = str(line.get("phrase", "")), str(line.get("text", ""))
    if phrase and words.current().knows(f"web.chat.phrase.{phrase}"):
        text = words.text(f"web.chat.phrase.{phrase}")
    moment = str(line.get("created", ""))
    there = datetime.fromisoformat(moment).astimezone(ZoneInfo(zone)) if moment else None
    time = "" if there is None else f"{there:%H:%M}"
    return CaseLine(name, monogram(name), text, moment, time, bool(line.get("is_reported")))


def may(by: models.Account, about: models.Guest | None) -> dict[str, bool]:
    """Return what *by* may do about somebody, by kind of act."""
    return {str(kind): not acts.refusal(by, about, kind) for kind in ActKind.values}


def day_choices(chosen: int = 7) -> list[LabelledChoice]:
    return [
        LabelledChoice(str(days), words.text("web.house.days", count=days), days == chosen)
        for days in acts.DAYS
    ]


# Persons


def known_of(guest: models.Guest) -> list[Fact]:
    """Return what helps to judge: how long somebody is here, and how they have behaved."""
    account = acts.member_of(guest)
    games = models.Table.objects.filter(places__guest=guest, state=TableState.OVER).distinct()
    recent = guest.seats.filter(table__opened__gte=timezone.now() - _QUARTER)
    flags = recent.aggregate(count=Sum("flags"))["count"] or 0
    earlier = guest.acts_of_others.exclude(kind=ActKind.NOTHING).count()
    since = "guest_since" if account is None else "member_since"
    values = {
        since: words.day(guest.created if account is None else account.created),
        "games": str(games.count()),
        "acts": str(earlier),
        "time_outs": words.text("web.house.of_games", count=flags, games=recent.count()),
    }
    return [Fact(words.text(f"web.house.known.{name}"), value) for name, value in values.items()]


def person(
    member: models.Account,
    guest: models.Guest,
    error: GridwrightError | None = None,
    reason: str = "",
    link: str = "",
) -> Context:
    """Return the page of somebody, with what may be done about them."""
    account = acts.member_of(guest)
    done = guest.acts_of_others.select_related("by__guest", "about").order_by("-pk")
    own_role = "" if account is None else account.role
    roles = [
        LabelledChoice(role, words.text(f"web.house.role.{role}"), role == own_role)
        for role in Role.values
    ]
    return {
        **house("house_members", member),
        "person": guest,
        "name": name_of(guest),
        "face": monogram(name_of(guest), "" if account is None else account.colour),
        "account": account,
        "facts": known_of(guest),
        "states": states_of(account),
        "may": may(member, guest),
        "is_me": guest.pk == member.guest_id,
        "days": day_choices(),
        "roles": roles,
        "longest_name": LONGEST_NAME,
        "acts": [done_act(act) for act in done[:MOST_ACTS]],
        "invitations": links.valid(models.LinkKind.INVITATION, guest).count(),
        "wrong": "" if error is None else words.say(error.message),
        "reason": reason,
        "link": link,
    }


def states_of(account: models.Account | None) -> list[str]:
    """Return in sentences what holds for a member now because somebody did it."""
    if account is None:
        return []
    now = timezone.now()
    ends = {"quiet": account.quiet_until, "barred": account.barred_until}
    sentences = [
        words.text(f"web.house.is.{name}", moment=moment_in_words(end, account.zone))
        for name, end in ends.items()
        if end is not None and end > now
    ]
    if account.closed is not None:
        sentences.append(words.text("web.house.is.closed", day=words.day(account.closed)))
    return sentences


def members(member: models.Account, query: str) -> Context:
    """Return the members whose names have *query* in them, who came last first."""
    rows = models.Account.objects.select_related("guest")
    if query:
        rows = rows.filter(Q(key__contains=key_of(query)))
    listed = [
        {
            "id": row.guest_id,
            "name": row.name,
            "face": monogram(row.name, row.colour),
            "role": words.text(f"web.house.role.{row.role}"),
            "since": words.day(row.created),
            "seen": words.day(row.guest.seen),
            "states": states_of(row),
        }
        for row in rows.order_by("-guest__seen")[:_LISTED]
    ]
    return {
        **house("house_members", member),
        "query": query,
        "people": listed,
        "count": rows.count(),
        "most": _LISTED,
    }


# Tables


def tables(member: models.Account) -> Context:
    """Return the tables at which people play or wait; nothing of what is hidden there."""
    rows = models.Table.objects.filter(
        state__in=(TableState.WAITING, TableState.RUNNING), kind=models.TableKind.GAME
    )
    rows = rows.select_related("clock").prefetch_related("places__guest")
    listed = [_listed_table(row, member) for row in rows.order_by("-opened")[:_LISTED]]
    return {**house("house_tables", member), "tables": listed, "count": rows.count()}


def _listed_table(row: models.Table, member: models.Account) -> Context:
    """Return a table with the absent seats that *member*, who plays elsewhere, may give to bots."""
    seats = shown(row.places.all())
    may_decide = row.is_running and not plays_at(seats, member)
    return {
        "row": row,
        "names": ", ".join([seat.name for seat in seats]),
        "absent": [seat for seat in seats if may_decide and is_absent(seat, clock_of(row))],
        "when": ago(row.opened),
    }


def plays_at(seats: Iterable[models.Seat], member: models.Account) -> bool:
    """Whether a seat is that of *member*, who then decides nothing there alone."""
    return any([seat.guest_id == member.guest_id for seat in seats])


# What was done


def all_acts(member: models.Account, before: int = 0) -> Context:
    """Return the acts before the one with this number, the newest first."""
    rows = models.Act.objects.select_related("by__guest", "about").order_by("-pk")
    rows = rows.prefetch_related("annulled_results__placings")
    if before:
        rows = rows.filter(pk__lt=before)
    page = list(rows[: MOST_ACTS + 1])
    return {
        **house("house_acts", member),
        "acts": [done_act(row) for row in page[:MOST_ACTS]],
        "older": page[MOST_ACTS - 1].pk if len(page) > MOST_ACTS else 0,
    }


# The club and its server


def settings(
    member: models.Account, wanted: ClubSettings, error: GridwrightError | None = None
) -> Context:
    def choices(values: Iterable[str], family: str, chosen: str) -> list[LabelledChoice]:
        return [
            LabelledChoice(value, words.text(f"web.club.{family}.{value}"), value == chosen)
            for value in values
        ]

    return {
        **house("house_settings", member),
        "wanted": wanted,
        "joining": choices(models.Joining.values, "joining", wanted.joining),
        "webhooks": choices(models.WebhookReach.values, "webhooks", wanted.webhooks),
        "longest_name": LONGEST_CLUB_NAME,
        "longest_notice": LONGEST_NOTICE,
        "wrong": "" if error is None else words.say(error.message),
    }


def server_facts() -> list[Fact]:
    """Return how the club is set up."""
    row = club.club()
    saved = models.Errand.objects.filter(name=backup.ERRAND).first()
    talk = "free" if row.has_free_chat and not row.is_quiet else "phrases"
    values = {
        "joining": words.text(f"web.club.joining.{row.joining}"),
        "chat": words.text(f"web.house.chat.{talk}"),
        "mail": words.text(f"web.house.mail.{'on' if mail.is_set_up() else 'off'}"),
        "webhooks": words.text(f"web.club.webhooks.{row.webhooks}"),
        "backup": words.text("web.house.unknown") if saved is None else words.day(saved.done),
    }
    return [Fact(words.text(f"web.house.server.{name}"), value) for name, value in values.items()]


def now_facts() -> list[Fact]:
    """Return what happens on the server now."""
    now = timezone.now()
    here = models.Guest.objects.filter(seen__gte=now - _HERE)
    running = models.Table.objects.filter(state=TableState.RUNNING, kind=models.TableKind.GAME)
    late = models.Clock.objects.filter(lease__lt=now).order_by("lease").first()
    lateness = 0 if late is None or late.lease is None else int((now - late.lease).total_seconds())
    waiting = models.Delivery.objects.filter(state=models.DeliveryState.WAITING)
    values = {
        "members": here.filter(account__isnull=False).count(),
        "guests": here.filter(account__isnull=True).count(),
        "tables": running.count(),
        "clocks": running.filter(clock__isnull=False).count(),
        "late": seconds_in_words(lateness),
        "deliveries": waiting.count(),
    }
    return [Fact(words.text(f"web.house.now.{name}"), str(value)) for name, value in values.items()]


def state_of_server() -> list[Fact]:
    """Return all figures of the server, for a terminal."""
    accounts = models.Account.objects.filter(closed=None)
    beat = outages.latest_beat()
    values = {
        "beat": words.text("web.house.unknown") if beat is None else ago(beat),
        "accounts": accounts.count(),
        "admins": accounts.filter(role=Role.ADMIN).count(),
        "reports": models.Report.objects.filter(state=ReportState.OPEN).count(),
    }
    counted = [
        Fact(words.text(f"web.house.now.{name}"), str(value)) for name, value in values.items()
    ]
    return [*counted, *now_facts(), *server_facts()]


def ago(moment: datetime) -> str:
    """Return how long ago something was, or on which day."""
    seconds = max(0, int((timezone.now() - moment).total_seconds()))
    if seconds >= 24 * 60 * 60:
        return words.day(moment)
    minute = 60
    return seconds_in_words(seconds if seconds < minute else seconds - seconds % minute)
