"""The e-mails of accounts: a link to confirm an address, and one to choose another password.

They are sent beside the request, which would otherwise wait for a mail server, and whose time would
say whether there is such an account.
"""

import logging
from datetime import timedelta
from threading import Thread
from typing import Final

from django.http import HttpRequest
from django.urls import reverse

from gridwright import words
from gridwright.core.errors import GridwrightError
from gridwright.web import addresses, limits, models
from gridwright.web.models import LinkKind
from gridwright.web.notes import mail
from gridwright.web.people import accounts, links

_LOG: Final = logging.getLogger(__name__)
_DAY: Final = timedelta(days=1)
HALF_AN_HOUR: Final = timedelta(minutes=30)


def ask_to_confirm(request: HttpRequest, account: models.Account, address: str) -> None:
    """Send a link to the *address* of a member, who must open it first, or raise."""
    check_address(address)
    if limits.MAILS.delay(f"account {account.pk}"):
        raise GridwrightError("web.account.mails")
    links.revoke(LinkKind.EMAIL, account.guest)
    secret = links.issue(LinkKind.EMAIL, account.guest, _DAY, subject=address)
    _send(request, account, address, "confirm", reverse("confirm_address", args=[secret]))


def check_address(address: str) -> None:
    """Raise `GridwrightError` where nobody can be written to at an *address*."""
    if not mail.is_set_up():
        raise GridwrightError("web.account.no_mail")
    if not mail.is_address(address):
        raise GridwrightError("web.account.no_address")


def send_reset(request: HttpRequest, name: str) -> None:
    """Send a member with a confirmed address a link to choose another password, or nobody."""
    account = accounts.account_named(name)
    if account is None or account.closed is not None or account.email_confirmed is None:
        return
    if account.email and not limits.MAILS.delay(f"account {account.pk}"):
        secret = links.issue(LinkKind.RESET, account.guest, HALF_AN_HOUR)
        _send(request, account, account.email, "reset", reverse("reset", args=[secret]))


def _send(
    request: HttpRequest, account: models.Account, address: str, kind: str, path: str
) -> None:
    origin = addresses.safe_origin(request)
    if not origin:
        _LOG.error("no e-mail is sent: GRIDWRIGHT_HOSTS does not say how this server is called")
        return
    with words.speaking(words.catalogue(account.language or words.current().language)):
        subject = words.text(f"web.letter.{kind}_subject")
        body = words.text(f"web.letter.{kind}", name=account.name, link=f"{origin}{path}")
    Thread(target=_hand_over, args=(address, subject, body), daemon=True).start()


def _hand_over(address: str, subject: str, body: str) -> None:
    try:
        mail.send(address, subject, body)
    except mail.MailError as error:
        _LOG.warning("an e-mail was not sent", extra={"details": {"reason": str(error)}})
