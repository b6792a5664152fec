"""What pages show of notices: the bell, the list behind it, and what a member has chosen."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from django.http import HttpRequest, QueryDict

from gridwright import words
from gridwright.core.errors import Message
from gridwright.web import models, preferences
from gridwright.web.clocks import calendars
from gridwright.web.models import Channel, NoticeKind, WebhookReach
from gridwright.web.notes import choices as chosen
from gridwright.web.notes import mail, push, webhooks
from gridwright.web.notes import notices as service
from gridwright.web.pages.clocks import moment_in_words
from gridwright.web.pages.common import Context, LabelledChoice
from gridwright.web.people.club import club
from gridwright.web.people.pages import settings_page
from gridwright.web.serve import streams
from gridwright.web.visits import Visit

_UTC: Final = "UTC"


# The bell


@dataclass(frozen=True)
class Bell:
    """The bell of who asks; it asks the database only once a page shows it."""

    guest: models.Guest
    member: models.Account | None
    tells: bool = False  # for a page that is open, which may say it by a tone

    @property
    def is_shown(self) -> bool:
        """Whether there is a bell to see: guests have one once they were told something."""
        return self.member is not None or self.guest.bell > 0

    @property
    def person(self) -> str:
        """What lets a stream of the page tell when there is news."""
        return streams.person(self.guest.pk, self.guest.bell)

    @cached_property
    def count(self) -> int:
        return service.count(self.guest, self.member) if self.is_shown else 0

    @cached_property
    def latest(self) -> service.Told | None:
        return service.latest(self.guest, self.member) if self.tells and self.count else None


def bell_of(request: HttpRequest, *, tells: bool = False) -> Bell | None:
    """Return the bell of who asks; requests that are refused early belong to nobody."""
    guest: models.Guest | None = getattr(request, "guest", None)
    return None if guest is None else Bell(guest, getattr(request, "member", None), tells)


def bell(request: HttpRequest) -> dict[str, Bell | None]:
    return {"bell": bell_of(request)}


@dataclass(frozen=True, slots=True)
class ListedNotice:
    """A line of the list behind the bell."""

    sentence: str
    table: str
    moment: str
    is_new: bool


def notices(visit: Visit) -> Context:
    zone = _zone(visit)
    rows = [] if visit.guest is None else service.listed(visit.guest)
    lines = [
        ListedNotice(each.sentence, each.table, moment_in_words(each.created, zone), each.is_new)
        for each in rows
    ]
    return {"notices": lines, "has_news": any([line.is_new for line in lines]), "zone": zone}


def _zone(visit: Visit) -> str:
    """Return the time zone of who asks: the one named last, or that of a member."""
    member = visit.member
    return preferences.zone(visit) or (member.zone if member is not None else _UTC)


def farewell(kinds: list[str], *, is_done: bool) -> Context:
    labels = [words.text(f"web.notes.kind.{kind}") for kind in kinds if kind in NoticeKind.values]
    return {"kinds": labels, "is_done": is_done}


# The choices of a member


@dataclass(frozen=True, slots=True)
class Column:
    """A way to be told, at the top of the grid."""

    way: str
    label: str
    is_open: bool
    missing: str  # why it is not there


@dataclass(frozen=True, slots=True)
class Box:
    """A crossing of the grid."""

    value: str
    label: str
    is_ticked: bool
    is_open: bool


@dataclass(frozen=True, slots=True)
class Line:
    """A kind of notice, with a box for each way."""

    label: str
    about: str
    boxes: list[Box]


@dataclass(frozen=True, slots=True)
class Browser:
    """A browser that takes push messages."""

    id: int
    label: str
    state: str
    has_failed: bool


def channels(member: models.Account) -> frozenset[str]:
    """Return the channels by which a member can be told now."""
    return chosen.channels_of(
        member, club().webhooks, member.subscriptions.count(), _webhook(member)
    )


def _webhook(member: models.Account) -> models.Webhook | None:
    return models.Webhook.objects.filter(account=member).first()


def choices(
    member: models.Account, answer: Message | None = None, sent: QueryDict | None = None
) -> Context:
    """Return the settings, with what was *sent* in vain."""
    wanted, row, webhook = chosen.choices_of(member), club(), _webhook(member)
    columns = _columns(member, row, webhook)
    is_webhook_sent = sent is not None and sent.get("way") == "webhook"
    fields = sent if is_webhook_sent and sent is not None else {}
    return {
        **settings_page("notification_settings", member),
        "columns": columns,
        "missing": [column.missing for column in columns if column.missing],
        "lines": [_line(kind, columns, wanted) for kind in chosen.KINDS],
        "delays": [
            LabelledChoice(
                str(delay), words.text("web.notes.minutes", count=delay), delay == wanted.delay
            )
            for delay in chosen.DELAYS
        ],
        "is_quiet": wanted.is_quiet,
        "night": _night(member.guest),
        "browsers": [_browser(each, member.zone) for each in member.subscriptions.order_by("pk")],
        "push_key": push.public_key(push.server_key()),
        "has_webhooks": row.webhooks != WebhookReach.OFF,
        "webhook": webhook,
        "webhook_url": fields.get("url", webhook.url if webhook is not None else ""),
        "webhook_mention": fields.get("mention", webhook.mention if webhook is not None else ""),
        "webhook_state": "" if webhook is None else _webhook_state(webhook, member.zone),
        "is_off": webhook is not None and webhook.failures >= chosen.MOST_FAILURES,
        "answer": "" if answer is None else words.say(answer),
    }


def _columns(
    member: models.Account, row: models.Club, webhook: models.Webhook | None
) -> list[Column]:
    count = member.subscriptions.count()
    there = chosen.channels_of(member, row.webhooks, count, webhook)
    is_discord = webhook is not None and webhooks.is_discord(webhook.url)
    names = {
        chosen.PAGE: words.text("web.notes.way.page"),
        Channel.PUSH: words.text("web.notes.way.push"),
        Channel.WEBHOOK: "Discord" if is_discord else words.text("web.notes.way.webhook"),
        Channel.MAIL: words.text("web.notes.way.mail"),
    }
    missing = {
        Channel.PUSH: "web.notes.missing.push",
        Channel.WEBHOOK: _missing_webhook(row, webhook),
        Channel.MAIL: _missing_mail(member),
    }
    return [
        Column(
            way,
            names[way],
            is_open := way == chosen.PAGE or way in there,
            "" if is_open else words.text(missing[Channel(way)]),
        )
        for way in chosen.WAYS
    ]


def _missing_webhook(row: models.Club, webhook: models.Webhook | None) -> str:
    if row.webhooks == WebhookReach.OFF:
        return "web.notes.webhooks_off"
    return "web.notes.missing.webhook" if webhook is None else "web.notes.missing.webhook_failed"


def _missing_mail(member: models.Account) -> str:
    if not mail.is_set_up():
        return "web.notes.missing.mail"
    return "web.notes.missing.confirmed" if member.email else "web.notes.missing.address"


def _line(kind: str, columns: list[Column], wanted: chosen.Choices) -> Line:
    label = words.text(f"web.notes.kind.{kind}")
    about = f"web.notes.about.{kind}"
    return Line(
        label,
        words.text(about) if words.current().knows(about) else "",
        [
            Box(
                f"{kind}-{column.way}",
                f"{label}: {column.label}",
                column.way in wanted.ways_of(kind) and column.is_open,
                column.is_open,
            )
            for column in columns
        ],
    )


def _night(guest: models.Guest) -> str:
    """Return when somebody sleeps; "" where they have not said."""
    bedtimes = calendars.bedtimes_of(guest.pk)
    if not bedtimes or bedtimes[-1][1].start == bedtimes[-1][1].end:
        return ""
    night = bedtimes[-1][1]
    start, end = (
        f"{night.start // 60:02}:{night.start % 60:02}",
        f"{night.end // 60:02}:{night.end % 60:02}",
    )
    return words.text("web.notes.night", start=start, end=end, zone=night.zone)


def _browser(row: models.Subscription, zone: str) -> Browser:
    state = words.text("web.notes.never")
    if row.error:
        state = reason(row.error)
    elif row.worked is not None:
        state = words.text("web.notes.worked", moment=moment_in_words(row.worked, zone))
    return Browser(row.pk, row.label or words.text("web.notes.browser"), state, bool(row.error))


def _webhook_state(webhook: models.Webhook, zone: str) -> str:
    if webhook.error:
        return reason(webhook.error)
    if webhook.worked is not None:
        return words.text("web.notes.worked", moment=moment_in_words(webhook.worked, zone))
    return ""


def reason(error: str) -> str:
    """Return in a sentence why something was not sent; *error* is what `posting` calls it."""
    name, _, status = error.partition(" ")
    if name == "status":
        return words.text("web.notes.failed.status", status=status)
    identifier = f"web.notes.failed.{name}"
    return words.text(identifier if words.current().knows(identifier) else "web.notes.failed.other")
