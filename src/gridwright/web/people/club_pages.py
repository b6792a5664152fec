"""The page of the club, privacy, and what somebody can do with their own data."""

from dataclasses import dataclass
from typing import Final

from gridwright import words
from gridwright.core.errors import GridwrightError
from gridwright.web import models
from gridwright.web.models import LinkKind
from gridwright.web.moderation import pages as moderation
from gridwright.web.moderation.done import acts_about
from gridwright.web.notes import mail
from gridwright.web.pages.common import Context
from gridwright.web.people import club as clubs
from gridwright.web.people import links
from gridwright.web.people.pages import settings_page
from gridwright.web.results import club_pages as results

KINDS_OF_DATA: Final = (
    *("addresses", "cookies", "account", "email", "devices", "tables", "results"),
    *("keys", "chat", "memos"),
    *("notices", "channels", "learning", "reports", "acts", "backups"),
)
"""What the page about privacy says, in this order: each has what is kept, and for how long."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """A link by which others can join."""

    id: int
    uses: int
    ends: str


@dataclass(frozen=True, slots=True)
class KindOfData:
    """What the server has of people, in words."""

    what: str
    form: str  # in which it is kept
    end: str


def club(
    member: models.Account | None,
    zone: str,
    link: str = "",
    error: GridwrightError | None = None,
) -> Context:
    """Return the page of the club, with the *link* of an invitation that was just made."""
    row = clubs.club()
    own = [] if member is None else list(links.valid(LinkKind.INVITATION, member.guest))
    return {
        **results.club_cards(member, zone),
        "place": "club",
        "club": row,
        "name": row.name or words.text("web.club.unnamed"),
        "joining": words.text(f"web.club.how.{row.joining}"),
        "can_join": member is None and row.joining != models.Joining.CLOSED,
        "members": models.Account.objects.filter(closed=None, owner=None).count(),
        "member": member,
        "may_invite": clubs.may_invite(member),
        "invitations": [Invitation(each.pk, each.uses_left, words.day(each.ends)) for each in own],
        "uses": clubs.INVITATION_USES,
        "days": clubs.INVITATION_LASTS.days,
        "link": link,
        "wrong": "" if error is None else words.say(error.message),
    }


def privacy() -> Context:
    row = clubs.club()
    kinds = [
        KindOfData(
            words.text(f"web.privacy.{name}.what"),
            words.text(f"web.privacy.{name}.kept"),
            words.text(f"web.privacy.{name}.gone"),
        )
        for name in KINDS_OF_DATA
    ]
    return {
        "place": "club",
        "club": row,
        "kinds": kinds,
        "webhooks": words.text(f"web.privacy.webhooks.{row.webhooks}"),
        "mail": words.text(f"web.privacy.mail.{'on' if mail.is_set_up() else 'off'}"),
    }


def my_data(guest: models.Guest, member: models.Account | None) -> Context:
    return {
        **settings_page("my_data", member),
        "acts": acts_about(guest),
        "states": moderation.states_of(member),
    }


def forget(
    guest: models.Guest, member: models.Account | None, error: GridwrightError | None = None
) -> Context:
    """Return the page that says what is deleted, and asks who it is."""
    unfinished = (models.TableState.WAITING, models.TableState.RUNNING)
    own = models.Table.objects.filter(places__guest=guest).distinct()
    return {
        **settings_page("my_data", member),
        "name": guest.name,
        "running": own.filter(state__in=unfinished).count(),
        "finished": own.filter(state=models.TableState.OVER).count(),
        "has_password": member is not None and bool(member.password),
        "has_passkey": member is not None and member.passkeys.exists(),
        "wrong": "" if error is None else words.say(error.message),
    }
