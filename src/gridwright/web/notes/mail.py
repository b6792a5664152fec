"""E-mail: plain text by SMTP, if whoever runs this server has named a mail server."""

import logging
import re
import smtplib
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from ipaddress import ip_address
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

from gridwright.web import environment

_LOG: Final = logging.getLogger(__name__)
_SECONDS: Final = 15.0  # that a mail server may take to answer
_LONGEST: Final = 254  # characters of an address
_PORTS: Final = {"smtp": 587, "smtps": 465}
_ADDRESS: Final = re.compile(
    r"[A-Za-z0-9._%+'/=~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*"
)


class MailError(Exception):
    """An e-mail was not sent; the text says why, and holds no secret."""


class MailUrlError(ValueError):
    """``GRIDWRIGHT_MAIL`` is not the address of a mail server."""


@dataclass(frozen=True, slots=True)
class Mailer:
    """A mail server, and who we are to it."""

    host: str
    port: int
    user: str
    secret: str
    sender: str
    is_implicit: bool  # TLS comes before anything is said
    is_plain: bool  # there is none, on this machine


def mailer(url: str) -> Mailer:
    """Read ``smtp://user:secret@host:587?from=club@example.org``, or raise `MailUrlError`."""
    try:
        parts = urlsplit(url)
        port = parts.port or _PORTS[parts.scheme]
        options = parse_qs(parts.query, strict_parsing=True)
        sender = options["from"][0]
    except (ValueError, KeyError) as error:
        raise MailUrlError from error
    host, is_plain = parts.hostname or "", options.get("tls") == ["off"]
    if not host or not is_address(sender) or (is_plain and not _is_loopback(host)):
        raise MailUrlError
    user, secret = unquote(parts.username or ""), unquote(parts.password or "")
    return Mailer(host, port, user, secret, sender, parts.scheme == "smtps", is_plain)


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def is_set_up() -> bool:
    """Whether this server can send e-mail."""
    url = environment.mail()
    try:
        return bool(url) and mailer(url) is not None
    except MailUrlError:
        return False


def is_address(text: str) -> bool:
    """Whether *text* can be the address of one mailbox, in the letters that all servers take."""
    return len(text) <= _LONGEST and _ADDRESS.fullmatch(text) is not None


def send(address: str, subject: str, body: str, headers: Mapping[str, str] | None = None) -> None:
    """Send a plain text to *address*, or raise `MailError`."""
    try:
        server = mailer(environment.mail())
        message = _written(server, address, subject, body, headers or {})
        _hand_over(server, message)
    except MailUrlError as error:
        raise MailError("not set up") from error
    except smtplib.SMTPRecipientsRefused as error:
        raise MailError("the address was refused") from error
    except smtplib.SMTPResponseException as error:  # what servers say may hold our secret
        raise MailError(f"the mail server answered {error.smtp_code}") from error
    except (OSError, smtplib.SMTPException) as error:
        raise MailError(type(error).__name__) from error


def _written(
    server: Mailer, address: str, subject: str, body: str, headers: Mapping[str, str]
) -> EmailMessage:
    """Return the message; no value can begin another header."""
    if not is_address(address):
        raise MailError("no address")
    message = EmailMessage()
    message["From"] = server.sender
    message["To"] = address
    message["Subject"] = _one_line(subject)
    message["Date"] = formatdate(usegmt=True)
    message["Message-ID"] = make_msgid(domain=server.sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    for name, value in headers.items():
        message[name] = _one_line(value)
    message.set_content(body)
    return message


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _hand_over(server: Mailer, message: EmailMessage) -> None:
    context = ssl.create_default_context()
    if server.is_implicit:
        connection: smtplib.SMTP = smtplib.SMTP_SSL(
            server.host, server.port, timeout=_SECONDS, context=context
        )
    else:
        connection = smtplib.SMTP(server.host, server.port, timeout=_SECONDS)
    with connection:
        if not server.is_implicit and not server.is_plain:
            connection.starttls(context=context)
        if server.user:
            connection.login(server.user, server.secret)
        connection.send_message(message)
