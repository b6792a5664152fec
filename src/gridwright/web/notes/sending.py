"""What is sent to members: one message for several notices, by push, webhook or e-mail.

Whatever a message needs of the database is asked for when it is made; what sends it asks nothing.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from django.core import signing
from django.urls import reverse

from gridwright import words
from gridwright.web import environment, models
from gridwright.web.clocks.rows import clock_of
from gridwright.web.clocks.terms import terms_of
from gridwright.web.models import Channel, NoticeKind
from gridwright.web.notes import mail, push, webhooks
from gridwright.web.notes.choices import origin_of
from gridwright.web.notes.notices import sentence_of
from gridwright.web.people.club import club

_DAY: Final = timedelta(days=1)
_MOST_LINES: Final = 5  # of a push message
_SALT: Final = "gridwright.unsubscribe"


@dataclass(frozen=True, slots=True)
class Letter:
    """What a member is told, in their language."""

    notices: Sequence[models.Notice]
    origin: str

    @property
    def title(self) -> str:
        if len(self.notices) == 1:
            return sentence_of(self.notices[0])
        kinds = {notice.kind for notice in self.notices}
        name = "turns" if kinds == {NoticeKind.TURN} else "several"
        return words.text(f"web.notes.{name}", count=len(self.notices))

    @property
    def lines(self) -> list[str]:
        """What is said below the title."""
        return [sentence_of(notice) for notice in self.notices] if len(self.notices) > 1 else []

    @property
    def path(self) -> str:
        return self.path_of(self.notices[0]) if len(self.notices) == 1 else reverse("notices")

    @staticmethod
    def path_of(notice: models.Notice) -> str:
        table = notice.table_id
        return reverse("table", args=[table]) if table is not None else reverse("notices")

    def link(self, path: str) -> str:
        return f"{self.origin}{path}" if self.origin else ""

    @property
    def kind(self) -> str:
        return self.notices[0].kind if len({notice.kind for notice in self.notices}) == 1 else ""

    @property
    def table(self) -> str:
        return (self.notices[0].table_id or "") if len(self.notices) == 1 else ""


def letter_to(member: models.Account, notices: Sequence[models.Notice]) -> Letter:
    return Letter(notices, origin_of(member) or _usual_origin())


def _usual_origin() -> str:
    """Return where this server is reached, as far as it was told."""
    scheme = "https" if environment.is_behind_proxy() else "http"
    return next((f"{scheme}://{host}" for host in sorted(environment.hosts())), "")


def sender(
    member: models.Account,
    channel: str,
    subscription: models.Subscription | None,
    notices: Sequence[models.Notice],
    now: datetime,
) -> Callable[[], None]:
    """Return what sends *notices* to a member as one message, and needs no database to do it."""
    row = club()
    with words.speaking(words.catalogue(member.language or words.ENGLISH)):
        letter = letter_to(member, notices)
        if channel == Channel.MAIL:
            return _mail(member, letter)
        if channel == Channel.WEBHOOK:
            return _webhook(member.webhook, letter, row.webhooks)
        assert subscription is not None
        return _push(subscription, letter, row, now)


def _mail(member: models.Account, letter: Letter) -> Callable[[], None]:
    token = farewell_token(member.pk, {notice.kind for notice in letter.notices})
    off = letter.link(reverse("notices_off", args=[token]))
    lines: list[str] = []
    for notice in letter.notices:
        lines += [sentence_of(notice), letter.link(letter.path_of(notice)), ""]
    lines += ["-- ", words.text("web.notes.mail_off"), off, ""]
    address, subject, text = member.email, letter.title, "\n".join(lines)
    return lambda: mail.send(address, subject, text, {"List-Unsubscribe": f"<{off}>"})


def _webhook(webhook: models.Webhook, letter: Letter, reach: str) -> Callable[[], None]:
    note = webhooks.Note(letter.title, letter.link(letter.path), letter.table, letter.kind)
    url, body = webhook.url, webhooks.body_of(webhook.url, webhook.mention, note)
    return lambda: webhooks.send(url, body, reach)


def _push(
    subscription: models.Subscription, letter: Letter, row: models.Club, now: datetime
) -> Callable[[], None]:
    fields = {
        "title": words.text("web.product"),
        "body": "\n".join([letter.title, *letter.lines[:_MOST_LINES]]),
        "path": letter.path,
        "tag": letter.table or "notices",
    }
    is_urgent, lasts = _urgency(letter.notices, now)
    text = json.dumps(fields, ensure_ascii=False).encode()
    message = push.PushMessage(text, letter.table, lasts, is_urgent)
    return _posted(subscription, message, letter.origin, row)


def test_push(
    subscription: models.Subscription, origin: str, row: models.Club
) -> Callable[[], None]:
    """Return what sends a browser a message that means nothing."""
    text = words.text("web.notes.test")
    fields = {"title": words.text("web.product"), "body": text, "path": "/", "tag": "test"}
    message = push.PushMessage(json.dumps(fields, ensure_ascii=False).encode(), lasts=60)
    return _posted(subscription, message, origin, row)


def _posted(
    subscription: models.Subscription, message: push.PushMessage, origin: str, row: models.Club
) -> Callable[[], None]:
    receiver = push.Receiver(subscription.endpoint, subscription.public_key, subscription.auth)
    key, reach, contact = push.server_key(), push.reach_of_push(row), _contact(origin)
    return lambda: push.send(message, receiver, contact, key, reach)


def _contact(origin: str) -> str:
    """Return whom a push service may ask about us."""
    if mail.is_set_up():
        return f"mailto:{mail.mailer(environment.mail()).sender}"
    return origin if origin.startswith("https://") else "mailto:nobody@localhost"


def _urgency(notices: Sequence[models.Notice], now: datetime) -> tuple[bool, int]:
    """Return whether notices are about a live game, and for how many seconds they are true."""
    clocks = [clock_of(notice.table) for notice in notices if notice.table is not None]
    running = [clock for clock in clocks if clock is not None and clock.flag_at is not None]
    is_live = any([terms_of(clock).is_live for clock in running])
    left = [clock.flag_at - now for clock in running if clock.flag_at is not None]
    span = max([timedelta(0), *left]) if left and len(running) == len(notices) else _DAY
    return is_live, int(min(max(span, timedelta(minutes=1)), 7 * _DAY).total_seconds())


# Who is told no more


def farewell_token(member: int, kinds: Iterable[str]) -> str:
    """Return what lets anybody who has it switch e-mails of these *kinds* off for a member."""
    return signing.dumps([member, sorted(kinds)], salt=_SALT)


def of_farewell_token(token: str) -> tuple[int, list[str]]:
    """Return the key of a member and some kinds of notices; 0 for a token that is not ours."""
    try:
        member, kinds = signing.loads(token, salt=_SALT)
    except signing.BadSignature:
        return 0, []
    return int(member), [str(kind) for kind in kinds]
