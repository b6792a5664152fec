"""Who may listen to a stream: whose key it is, and the answer to whom it opens nothing."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from django.utils.translation.trans_real import parse_accept_lang_header

from gridwright import words
from gridwright.core.errors import Message
from gridwright.web import limits, models
from gridwright.web.api import keys

_BEARER: Final = re.compile(r"(?i:bearer) +([!-~]{1,100})")
_LATER: Final = 30  # seconds after which another stream may have ended


@dataclass(frozen=True, slots=True)
class Admission:
    """A key that may listen, and whom it listens for."""

    key: int
    guest: int


@dataclass(frozen=True, slots=True)
class Refused:
    """Why somebody may not listen."""

    status: int
    body: Mapping[str, object]
    headers: Mapping[str, str] = field(default_factory=dict)


def admission_of(headers: Mapping[bytes, str], table: str) -> Admission | Refused:
    """Return for whom the key in *headers* listens to *table*, or to a person where it is ""."""
    match = _BEARER.fullmatch(headers.get(b"authorization", ""))
    key = None if match is None else keys.known(match[1])
    if key is None:
        missing = not headers.get(b"authorization", "")
        identifier = "web.api.no_key" if missing else "web.api.unknown_key"
        return refusal(headers, 401, Message(identifier))
    if delay := limits.CALLS.delay(str(key.pk)):
        return too_often(headers, delay)
    if keys.READ not in key.scopes:
        return refusal(headers, 403, Message("web.api.scope", {"scope": keys.READ}))
    if table and not models.Table.objects.filter(pk=table).exists():
        return refusal(headers, 404, Message("web.error.table"))
    keys.see(key)
    return Admission(key.pk, key.account.guest_id)


def too_many_streams(headers: Mapping[bytes, str]) -> Refused:
    reason = Message("web.programs.streams", {"most": limits.PROGRAM_STREAMS.most})
    return refusal(headers, 429, reason, _LATER, "streams")


def too_often(headers: Mapping[bytes, str], delay: int) -> Refused:
    return refusal(headers, 429, Message("web.error.often", {"seconds": delay}), delay, "calls")


def busy(headers: Mapping[bytes, str]) -> Refused:
    return refusal(headers, 503, Message("web.error.busy"), 2)


def refusal(
    headers: Mapping[bytes, str], status: int, reason: Message, delay: int = 0, limit: str = ""
) -> Refused:
    """Return the refusal with a *reason*, in the language that the listener wants.

    With a *delay*, it says after how many seconds to try again, and which *limit* was reached.
    """
    accepted = parse_accept_lang_header(headers.get(b"accept-language", ""))
    wanted = [code.partition("-")[0] for code, weight in accepted if weight > 0]
    known = words.languages()
    language = next((code for code in wanted if code in known), words.ENGLISH)
    problem = {
        "id": reason.id,
        "text": words.catalogue(language).say(reason, words.NO_NAMES),
        "clauses": [],
        "values": dict(reason.values),
    }
    body: dict[str, object] = {"error": problem}
    if limit:
        body |= {"limit": limit, "seconds": delay}
    return Refused(status, body, {"Retry-After": str(delay)} if delay else {})
