"""What the page of keys is given."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from django.utils import timezone

from gridwright import words
from gridwright.core.errors import GridwrightError
from gridwright.web import models
from gridwright.web.api import keys as service
from gridwright.web.api.rows import LONGEST_LABEL
from gridwright.web.pages.common import Context
from gridwright.web.people.pages import settings_page
from gridwright.web.visits import Visit

_DAYS: Final = {"month": 30, "year": 365}
ENDS: Final = ("never", *_DAYS)
"""When a new key ends, to choose."""
_USUAL: Final = (service.READ, service.PLAY)


@dataclass(frozen=True, slots=True)
class ListedKey:
    """A key in the list: of its secret nothing is known any more."""

    id: int
    label: str
    scopes: str
    used: str
    ends: str
    has_ended: bool


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be chosen for a new key."""

    name: str
    label: str
    about: str
    is_chosen: bool


def end_of(choice: str) -> datetime | None:
    """Return when a key ends that is made now."""
    days = _DAYS.get(choice)
    return None if days is None else timezone.now() + timedelta(days=days)


def keys(
    visit: Visit, member: models.Account, secret: str = "", error: GridwrightError | None = None
) -> Context:
    """Return the keys of a member, and a new one's *secret*, which is shown only now."""
    sent = visit.POST if error is not None else None
    scopes = _USUAL if sent is None else sent.getlist("scope")
    ends = ENDS[0] if sent is None else str(sent.get("ends", ENDS[0]))
    rows = service.keys_of(member)
    return {
        **settings_page("keys", member),
        "secret": secret,
        "wrong": "" if error is None else words.say(error.message),
        "typed": "" if sent is None else str(sent.get("label", "")),
        "keys": [_listed(row) for row in rows],
        "is_full": len(rows) >= service.MOST,
        "most": service.MOST,
        "longest": LONGEST_LABEL,
        "scopes": [
            Choice(
                scope,
                words.text(f"web.api.scopes.{scope}"),
                words.text(f"web.api.may.{scope}"),
                scope in scopes,
            )
            for scope in service.SCOPES
        ],
        "ends": [Choice(end, words.text(f"web.api.ends.{end}"), "", end == ends) for end in ENDS],
    }


def _listed(row: models.ApiKey) -> ListedKey:
    scopes = tuple([words.text(f"web.api.scopes.{scope}") for scope in row.scopes])
    used = "web.api.unused" if row.used is None else "web.account.used"
    has_ended = service.has_ended(row)
    end = ""
    if row.ends is not None:
        identifier = "web.api.ended_on" if has_ended else "web.api.ends_on"
        end = words.text(identifier, day=words.day(row.ends))
    return ListedKey(
        row.pk,
        row.label,
        words.text("web.api.may_do", scopes=scopes),
        words.text(used, **({} if row.used is None else {"day": words.day(row.used)})),
        end,
        has_ended,
    )
