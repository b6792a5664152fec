"""The club: the settings of this server, and who may become a member of it."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from gridwright.core.errors import GridwrightError
from gridwright.core.plain import is_plain
from gridwright.web import models
from gridwright.web.models import Joining, LinkKind, WebhookReach
from gridwright.web.people import links
from gridwright.web.people.rows import LONGEST_NOTICE

_KEY: Final = 1  # of the only row
LONGEST_CLUB_NAME: Final = 30
INVITATION_USES: Final = 10
MOST_USES: Final = 100
MOST_INVITATIONS: Final = 5  # of one member that work at a time
INVITATION_LASTS: Final = timedelta(days=14)


@dataclass(frozen=True, slots=True)
class ClubSettings:
    """What admins can choose about a club."""

    name: str = ""
    notice: str = ""  # who runs this server
    joining: str = Joining.OPEN
    has_free_chat: bool = True
    webhooks: str = WebhookReach.INTERNET
    is_quiet: bool = False


def club() -> models.Club:
    """Return the row of the club, which is made where it is missing."""
    row = models.Club.objects.filter(pk=_KEY).first()
    return row if row is not None else models.Club.objects.get_or_create(pk=_KEY)[0]


def settings_of(row: models.Club) -> ClubSettings:
    return ClubSettings(
        row.name, row.notice, row.joining, row.has_free_chat, row.webhooks, row.is_quiet
    )


def change(wanted: ClubSettings) -> models.Club:
    """Let the club be as *wanted*, or raise `GridwrightError` and change nothing.

    A quiet club has neither free chat nor webhooks, so whoever asks for these need not ask whether
    the club is quiet.
    """
    name = " ".join(wanted.name.split())
    if len(name) > LONGEST_CLUB_NAME or not is_plain(name):
        raise GridwrightError("web.club.name_form", {"most": LONGEST_CLUB_NAME})
    row = club()
    row.name = name
    row.notice = checked_notice(wanted.notice)
    row.joining, row.is_quiet = wanted.joining, wanted.is_quiet
    row.has_free_chat = wanted.has_free_chat and not wanted.is_quiet
    row.webhooks = WebhookReach.OFF if wanted.is_quiet else WebhookReach(wanted.webhooks)
    row.save(update_fields=["name", "notice", "joining", "has_free_chat", "webhooks", "is_quiet"])
    return row


def checked_notice(text: str) -> str:
    """Return several lines of plain text, or raise `GridwrightError`."""
    lines = [line.rstrip() for line in text.replace("\r\n", "\n").strip().split("\n")]
    notice = "\n".join(lines)
    if len(notice) > LONGEST_NOTICE or not all([is_plain(line) for line in lines]):
        raise GridwrightError("web.club.notice_form", {"most": LONGEST_NOTICE})
    return notice


# Who becomes a member


def may_invite(member: models.Account | None) -> bool:
    """Whether somebody may make links by which others join: in a closed club, who keeps house."""
    if member is None:
        return False
    return member.is_moderator or club().joining != Joining.CLOSED


def invite(member: models.Account, uses: int = INVITATION_USES) -> str:
    """Return the secret of a link by which so many others can join, or raise `GridwrightError`."""
    if not may_invite(member):
        raise GridwrightError("web.club.no_invitations")
    if links.valid(LinkKind.INVITATION, member.guest).count() >= MOST_INVITATIONS:
        raise GridwrightError("web.club.many_invitations", {"most": MOST_INVITATIONS})
    return links.issue(LinkKind.INVITATION, member.guest, INVITATION_LASTS, uses)
