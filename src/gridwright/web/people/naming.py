"""The names of members: how often they change, and where the new one is shown."""

from datetime import datetime, timedelta
from typing import Final

from django.db import IntegrityError, transaction
from django.utils import timezone

from gridwright import words
from gridwright.core.errors import GridwrightError
from gridwright.core.plain import is_plain
from gridwright.web import models
from gridwright.web.people.accounts import checked_name, key_of
from gridwright.web.people.rows import LONGEST_ABOUT
from gridwright.web.play import lobby

BETWEEN_NAMES: Final = timedelta(days=30)


def checked_about(text: str) -> str:
    """Return a line for the profile of a member, or raise `GridwrightError`."""
    line = " ".join(text.split())
    if len(line) > LONGEST_ABOUT or not is_plain(line):
        raise GridwrightError("web.standing.about_form", {"most": LONGEST_ABOUT})
    return line


def may_be_renamed(account: models.Account) -> datetime | None:
    """Return from when on a member may take another name; None for now."""
    free = None if account.renamed is None else account.renamed + BETWEEN_NAMES
    return free if free is not None and free > timezone.now() else None


def rename(account: models.Account, text: str) -> None:
    """Give a member a name that nobody else has, or raise `GridwrightError`.

    Only another spelling of the same name is free of charge.
    """
    name = checked_name(text)
    if name == account.name:
        return
    is_other = key_of(name) != account.key
    if is_other and (day := may_be_renamed(account)) is not None:
        raise GridwrightError("web.account.renamed", {"day": words.day(day)})
    try:
        with transaction.atomic():
            account.key = key_of(name)
            account.renamed = timezone.now() if is_other else account.renamed
            account.save(update_fields=["key", "renamed"])
    except IntegrityError as error:
        raise GridwrightError("web.member.name_taken", {"name": name}) from error
    lobby.rename(account.guest, name)
