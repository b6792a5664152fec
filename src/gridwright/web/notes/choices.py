"""What a member wants to be told by which channel, and how soon; kept in their settings."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any, Final

from django.db import transaction

from gridwright.web import models
from gridwright.web.models import Channel, NoticeKind
from gridwright.web.notes import mail

PAGE: Final = "page"  # the bell on open pages, which is no row of a delivery
WAYS: Final = (PAGE, *Channel.values)
KINDS: Final = (  # that can be chosen; of what moderators do, the bell always tells
    NoticeKind.TURN,
    NoticeKind.TIME,
    NoticeKind.INVITED,
    NoticeKind.TABLE,
    NoticeKind.MENTION,
)
DELAYS: Final = (0, 5, 30)  # minutes
_SECTION: Final = "notes"  # of the settings of an account
_ORIGIN: Final = "origin"
_MAILED: Final = "mailed"
_USUAL: Final[dict[str, frozenset[str]]] = {
    NoticeKind.TURN: frozenset([PAGE, Channel.PUSH, Channel.WEBHOOK]),
    NoticeKind.TIME: frozenset([PAGE, Channel.PUSH, Channel.WEBHOOK]),
    NoticeKind.INVITED: frozenset([PAGE, Channel.PUSH]),
    NoticeKind.TABLE: frozenset([PAGE, Channel.PUSH]),
    NoticeKind.MENTION: frozenset([PAGE]),
    NoticeKind.CLUB: frozenset([PAGE, Channel.PUSH, Channel.MAIL]),  # webhooks have more readers
}


@dataclass(frozen=True, slots=True)
class Choices:
    """By kind the ways to tell a member, the minutes to wait before, and whether nights are quiet.

    What runs out is told at once.
    """

    ways: Mapping[str, frozenset[str]] = field(default_factory=lambda: dict(_USUAL))
    delay: int = 5
    is_quiet: bool = True

    def ways_of(self, kind: str) -> frozenset[str]:
        always = {PAGE} if kind == NoticeKind.CLUB else set[str]()
        return self.ways.get(kind, frozenset()) | always

    def pause_before(self, kind: str) -> timedelta:
        return timedelta(minutes=0 if kind == NoticeKind.TIME else self.delay)


def choices_of(member: models.Account | None) -> Choices:
    """Return what a *member* has chosen, with the usual for what they have not."""
    stored = _section(member)
    usual = Choices()
    chosen = stored.get("ways", {})
    ways = {str(kind): frozenset[str](chosen.get(kind, usual.ways[kind])) for kind in _USUAL}
    return Choices(ways, stored.get("delay", usual.delay), stored.get("quiet", usual.is_quiet))


def store(member: models.Account, choices: Choices, origin: str) -> None:
    """Remember what a member wants, and the *origin* by which they know this server."""
    ways = {kind: sorted(choices.ways_of(kind)) for kind in _USUAL}
    section = {"ways": ways, "delay": choices.delay, "quiet": choices.is_quiet, _ORIGIN: origin}
    _store(member, section)


def switch_off(member: models.Account, kind: str, way: str) -> None:
    """Tell a member no more of a *kind* by one way."""
    choices = choices_of(member)
    ways = {each: choices.ways_of(each) - ({way} if each == kind else set()) for each in _USUAL}
    _store(member, {"ways": {each: sorted(ways[each]) for each in ways}})


def origin_of(member: models.Account) -> str:
    """Return the origin by which a member knows this server; "" before they have said."""
    return str(_section(member).get(_ORIGIN, ""))


def store_origin(member: models.Account, origin: str) -> None:
    if origin_of(member) != origin:
        _store(member, {_ORIGIN: origin})


def mailed(member: models.Account) -> float:
    """Return when the last e-mail was sent to a member, in seconds of the epoch."""
    return float(_section(member).get(_MAILED, 0))


def store_mailed(member: models.Account, moment: float) -> None:
    _store(member, {_MAILED: moment})


def _section(member: models.Account | None) -> dict[str, Any]:
    section = {} if member is None else member.settings.get(_SECTION, {})
    return section if isinstance(section, dict) else {}


def _store(member: models.Account, changed: Mapping[str, object]) -> None:
    with transaction.atomic():
        row = models.Account.objects.select_for_update().get(pk=member.pk)
        row.settings = {**row.settings, _SECTION: {**_section(row), **changed}}
        row.save(update_fields=["settings"])
    member.settings = row.settings


# Where a member can be told


def channels_of(
    member: models.Account, reach: str, subscriptions: int, webhook: models.Webhook | None
) -> frozenset[str]:
    """Return the channels that there are for a member, where the club lets webhooks *reach*."""
    is_there = {
        Channel.PUSH: subscriptions > 0,
        Channel.WEBHOOK: webhook is not None
        and reach != models.WebhookReach.OFF
        and webhook.failures < MOST_FAILURES,
        Channel.MAIL: member.email_confirmed is not None and mail.is_set_up(),
    }
    return frozenset([channel for channel, is_open in is_there.items() if is_open])


MOST_FAILURES: Final = 5
"""How often in a row a webhook may fail before it is switched off."""
