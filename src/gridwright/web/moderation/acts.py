"""What moderators and admins do about somebody: each act is written once, and told with its reason.

Nothing is done in secret: whoever is acted on is told, and reads it on their own page.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from django.db import transaction
from django.utils import timezone

from gridwright.core.errors import GridwrightError
from gridwright.core.plain import is_plain
from gridwright.web import models
from gridwright.web.api import keys
from gridwright.web.models import ActKind, LinkKind, NoticeKind, ReportState, Role
from gridwright.web.moderation.rows import LONGEST_REASON
from gridwright.web.notes import notices
from gridwright.web.people import accounts, departure, links
from gridwright.web.play import lobby
from gridwright.web.play.table_cache import OtherContentError
from gridwright.web.play.writing import changing

DAYS: Final = (1, 7, 30)  # that something is forbidden for
RESET_LASTS: Final = timedelta(days=1)
FIRST_ADMIN_LASTS: Final = timedelta(days=7)
_OF_ADMINS: Final = (ActKind.CLOSE, ActKind.REOPEN, ActKind.ROLE)  # who alone may do so
_TO_GUESTS: Final = (ActKind.NOTHING, ActKind.TAKE_OUT, ActKind.RENAME)
_NEEDING_REASON: Final = (
    *(ActKind.TAKE_OUT, ActKind.QUIET, ActKind.BAR),
    *(ActKind.RENAME, ActKind.CLOSE, ActKind.ANNUL),
)


@dataclass(frozen=True, slots=True)
class Deed:
    """What somebody wants to do, and why."""

    kind: str
    reason: str = ""
    days: int = 0  # of `QUIET` and `BAR`
    name: str = ""  # of `RENAME`
    role: str = ""  # of `ROLE`


@dataclass(frozen=True, slots=True)
class Outcome:
    """What was done, and the secret of a link that was made by it."""

    act: models.Act
    secret: str = ""


def refusal(by: models.Account | None, about: models.Guest | None, kind: str) -> str:
    """Return why *by* may not do such a thing about somebody; nothing if they may.

    Nobody is at the terminal of the server, and may do everything there. A report may be about
    somebody who has left the club since.
    """
    account = member_of(about)
    is_bot = account is not None and account.is_bot
    reasons = {
        "web.house.only_members": account is None and kind not in _TO_GUESTS,
        "web.house.gone": about is None and kind != ActKind.NOTHING,
        "web.error.bad": kind == ActKind.ANNUL,  # which is about a game: `annulling.annul`
        "web.programs.is_bot": is_bot and kind in (ActKind.RESET, ActKind.ROLE),
    }
    if by is not None:
        is_self = about is not None and about.pk == by.guest_id
        is_above = account is not None and account.is_admin
        is_equal = account is not None and account.is_moderator and kind == ActKind.RESET
        reasons = {
            "web.house.only_moderators": not by.is_moderator or by.closed is not None,
            "web.house.only_admins": kind in _OF_ADMINS and not (by.is_admin or is_bot),
            "web.house.yourself": is_self and kind != ActKind.ROLE,
            "web.house.above": (is_above or is_equal) and not by.is_admin,
            **reasons,
        }
    return next((reason for reason, holds in reasons.items() if holds), "")


def member_of(guest: models.Guest | None) -> models.Account | None:
    """Return the account of somebody, closed or not."""
    account: models.Account | None = getattr(guest, "account", None)
    return account


def act(
    by: models.Account | None,
    about: models.Guest | None,
    deed: Deed,
    report: models.Report | None = None,
) -> Outcome:
    """Do what is wanted and write it down, or raise `GridwrightError` and change nothing."""
    reason = checked_reason(deed)
    with transaction.atomic():
        if by is not None:  # who may have lost the role a moment ago
            by = locked(by.pk)
        if report is not None:
            report = models.Report.objects.select_for_update(of=("self",)).get(pk=report.pk)
            if report.state == ReportState.DONE:
                raise GridwrightError("web.house.decided")
        if why_not := refusal(by, about, deed.kind):
            raise GridwrightError(why_not)
        now = timezone.now()
        row = models.Act.objects.create(
            by=by,
            about=about,
            kind=deed.kind,
            reason=reason,
            until=_until(deed, now),
            report=report,
        )
        secret = _carry_out(row, deed)
        if report is not None:
            report.state, report.closed = ReportState.DONE, now
            report.save(update_fields=["state", "closed"])
        _tell(row, deed)
    _follow(row, deed)
    return Outcome(row, secret)


def checked_reason(deed: Deed) -> str:
    """Return the reason in one line, or raise `GridwrightError`."""
    reason = " ".join(deed.reason.split())
    if len(reason) > LONGEST_REASON or not is_plain(reason):
        raise GridwrightError("web.house.reason_form", {"most": LONGEST_REASON})
    if not reason and deed.kind in _NEEDING_REASON:
        raise GridwrightError("web.house.no_reason")
    return reason


def locked(key: int) -> models.Account:
    """Return an account that nobody else changes until the end of the transaction."""
    rows = models.Account.objects.select_for_update(of=("self",)).select_related("guest")
    return rows.get(pk=key)


def _carry_out(row: models.Act, deed: Deed) -> str:
    """Do what *row* says; return the secret of a link, where one is made."""
    if row.kind == ActKind.TAKE_OUT:
        _take_out(row)
    elif row.kind == ActKind.RENAME:
        _reserve_name(row.about, deed.name)
    account = None if row.about is None else _account(row.about)
    if account is None:
        return ""
    if row.kind in _CHANGES:
        _CHANGES[row.kind](account, row, deed)
        account.save(update_fields=["quiet_until", "barred_until", "closed", "role"])
    elif row.kind == ActKind.RESET:
        links.revoke(LinkKind.RESET, account.guest)
        return links.issue(LinkKind.RESET, account.guest, RESET_LASTS)
    return ""


def _account(guest: models.Guest) -> models.Account | None:
    rows = models.Account.objects.select_for_update(of=("self",)).select_related("guest")
    return rows.filter(guest=guest).first()


def _until(deed: Deed, now: datetime) -> datetime | None:
    """Return when what is done ends, if it does by itself."""
    if deed.kind not in (ActKind.QUIET, ActKind.BAR):
        return None
    if deed.days not in DAYS:
        raise GridwrightError("web.error.bad")
    return now + timedelta(days=deed.days)


def _take_out(row: models.Act) -> None:
    line = None if row.report is None else row.report.line
    if line is None or line.taken_out_id is not None:
        raise GridwrightError("web.house.no_line")
    line.taken_out = row
    line.save(update_fields=["taken_out"])


def _follow(row: models.Act, deed: Deed) -> None:
    """Let tables follow what was written: streams are told of it only then."""
    if row.kind == ActKind.TAKE_OUT and row.report is not None and row.report.table_id is not None:
        with suppress(OtherContentError), changing(row.report.table_id) as change:
            change.show()
    elif row.kind == ActKind.RENAME and row.about is not None:
        lobby.rename(row.about, accounts.checked_name(deed.name))
    elif row.kind == ActKind.CLOSE and row.about is not None:
        departure.leave_tables(row.about)


def _reserve_name(guest: models.Guest | None, wanted: str) -> None:
    """Let nobody else have the name that somebody is given."""
    name = accounts.checked_name(wanted)
    key = accounts.key_of(name)
    if models.Account.objects.filter(key=key).exclude(guest=guest).exists():
        raise GridwrightError("web.member.name_taken", {"name": name})
    models.Account.objects.filter(guest=guest).update(key=key)


def _tell(row: models.Act, deed: Deed) -> None:
    """Tell whom it is about; that there was nothing to do is only written down."""
    if row.about is None or row.kind == ActKind.NOTHING:
        return
    values = {"reason": row.reason, "has_reason": "yes" if row.reason else "no", "days": deed.days}
    table = None if row.report is None else row.report.table
    notices.tell(
        row.about,
        NoticeKind.CLUB,
        f"act {row.pk}",
        f"web.house.told.{row.kind}",
        {**values, "name": row.about.name, "role": deed.role},
        table,
    )


# Accounts


def _quieten(account: models.Account, row: models.Act, _: Deed) -> None:
    account.quiet_until = row.until


def _bar(account: models.Account, row: models.Act, _: Deed) -> None:
    account.barred_until = row.until


def _lift(account: models.Account, _: models.Act, __: Deed) -> None:
    account.quiet_until = account.barred_until = None


def _close(account: models.Account, row: models.Act, _: Deed) -> None:
    """Let nobody be known as this member any more."""
    if account.closed is not None:
        raise GridwrightError("web.house.is_closed")
    account.closed = row.created
    account.guest.devices.all().delete()
    account.guest.links.all().delete()
    keys.revoke_all(account)


def _reopen(account: models.Account, _: models.Act, __: Deed) -> None:
    if account.closed is None:
        raise GridwrightError("web.house.is_open")
    account.closed = None


def _give_role(account: models.Account, _: models.Act, deed: Deed) -> None:
    """Give a role, or raise `GridwrightError`: somebody must be left who can give roles."""
    if deed.role not in Role.values:
        raise GridwrightError("web.error.bad")
    admins = models.Account.objects.select_for_update(of=("self",))
    keys = {row.pk for row in admins.filter(role=Role.ADMIN, closed=None)}
    if deed.role != Role.ADMIN and keys == {account.pk}:
        raise GridwrightError("web.house.last_admin")
    account.role = deed.role
    if deed.role == Role.ADMIN:
        models.Link.objects.filter(kind=LinkKind.ADMIN).delete()


_CHANGES: Final[dict[str, Callable[[models.Account, models.Act, Deed], None]]] = {
    ActKind.QUIET: _quieten,
    ActKind.BAR: _bar,
    ActKind.LIFT: _lift,
    ActKind.CLOSE: _close,
    ActKind.REOPEN: _reopen,
    ActKind.ROLE: _give_role,
}
"""What an act changes about an account."""


# The first admin


def has_admin() -> bool:
    return models.Account.objects.filter(role=Role.ADMIN, closed=None).exists()


def offer_first_admin() -> str:
    """Return the secret of a link that makes the first admin; nothing where there is one.

    Links of earlier starts of the server do nothing from now on.
    """
    if has_admin():
        return ""
    models.Link.objects.filter(kind=LinkKind.ADMIN).delete()
    return links.issue(LinkKind.ADMIN, None, FIRST_ADMIN_LASTS)


def become_first_admin(member: models.Account, secret: str) -> bool:
    """Let *member* be the first admin by a link; return whether it still worked."""
    with transaction.atomic():
        if has_admin() or links.use(LinkKind.ADMIN, secret) is None:
            return False
        act(None, member.guest, Deed(ActKind.ROLE, role=Role.ADMIN))
    return True
