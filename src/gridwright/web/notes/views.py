"""Notices on pages: the list behind the bell, the choices of a member, an end by a link."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from django.http import HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from gridwright import words
from gridwright.core.errors import GridwrightError, Message
from gridwright.core.plain import is_plain
from gridwright.web import errors, forms, limits, models, preferences
from gridwright.web.models import Channel
from gridwright.web.notes import choices, pages, posting, push, sending, webhooks
from gridwright.web.notes import notices as service
from gridwright.web.people import devices
from gridwright.web.people.club import club
from gridwright.web.visits import Visit

_WORKER: Final = Path(__file__).parents[1] / "static" / "gridwright" / "worker.js"
_LONGEST_MENTION: Final = 40
_LONGEST_ADDRESS: Final = 500  # of a webhook
_MOST_BROWSERS: Final = 10  # that a member is told in


# The bell


@require_http_methods(["GET", "HEAD", "POST"])
def notices(visit: Visit) -> HttpResponse:
    """Show what somebody was told, and let them say that they have read it."""
    if visit.method == "POST":
        if visit.guest is not None:
            service.see_all(visit.guest)
        return redirect("notices")
    return render(visit, "gridwright/notes/notices.html", pages.notices(visit))


@require_POST
def look(visit: Visit) -> HttpResponse:
    """Return the bell as it is now, to a page that shows the table it names, if any."""
    try:
        table = forms.text(visit.POST, "table")
    except GridwrightError as error:
        return errors.wrong(visit, error)
    if visit.guest is not None and table:
        service.look(visit.guest, table, waits=True)
        visit.guest.refresh_from_db(fields=["bell"])
    if visit.member is not None and not choices.origin_of(visit.member):
        choices.store_origin(visit.member, _origin(visit))
    return render(visit, "gridwright/notes/bell.html", {"bell": pages.bell_of(visit, tells=True)})


def _origin(visit: Visit) -> str:
    return f"{visit.scheme}://{visit.get_host()}"


# The end by a link


@require_http_methods(["GET", "HEAD", "POST"])
def off(visit: Visit, token: str) -> HttpResponse:
    """Let whoever has the link of an e-mail switch its kinds off; nobody need sign in for that."""
    key, kinds = sending.of_farewell_token(token)
    member = models.Account.objects.filter(pk=key, closed=None).first()
    if member is None:
        return errors.page(visit, 404, "web.notes.no_link")
    if visit.method == "POST":
        for kind in kinds:
            choices.switch_off(member, kind, Channel.MAIL)
    context = pages.farewell(kinds, is_done=visit.method == "POST")
    return render(visit, "gridwright/notes/off.html", context)


# The choices of a member

_Way = Callable[[Visit, models.Account], Message | None]
"""Carries out what a form asks for; returns what is said about it, if the page alone does not."""


@require_http_methods(["GET", "HEAD", "POST"])
def notification_settings(visit: Visit) -> HttpResponse:
    """Show what a member is told and how, and change it."""
    member = visit.member
    if member is None:
        return errors.members_only(visit, "web.notes.members")
    if visit.method != "POST":
        message = Message("web.notes.saved") if "saved" in visit.GET else None
        return _shown(visit, member, message)
    try:
        way = _WAYS[forms.one_of(visit.POST, "way", tuple(_WAYS))]
        answer = way(visit, member)
    except GridwrightError as error:
        return _shown(visit, member, error.message, status=422)
    if answer is not None:
        return _shown(visit, member, answer)
    return redirect(f"{reverse('notification_settings')}?saved")


def _shown(
    visit: Visit, member: models.Account, answer: Message | None, status: int = 200
) -> HttpResponse:
    is_good = status == 200  # noqa: PLR2004
    context = pages.choices(member, answer, visit.POST if status != 200 else None)  # noqa: PLR2004
    context["is_good"] = is_good
    return render(visit, "gridwright/notes/choices.html", context, status=status)


def _save(visit: Visit, member: models.Account) -> Message | None:
    """Store the grid; boxes of channels that are not there keep what they had."""
    before = choices.choices_of(member)
    open_ways = {choices.PAGE, *pages.channels(member)}
    ticked = {str(value) for value in visit.POST.getlist("tell")}
    ways = {
        str(kind): frozenset(
            way
            for way in choices.WAYS
            if (f"{kind}-{way}" in ticked if way in open_ways else way in before.ways_of(kind))
        )
        for kind in choices.KINDS
    }
    ways[models.NoticeKind.CLUB] = before.ways_of(models.NoticeKind.CLUB)
    delay = int(forms.one_of(visit.POST, "delay", [str(delay) for delay in choices.DELAYS]))
    is_quiet = forms.one_of(visit.POST, "quiet", ("", "on")) == "on"
    choices.store(member, choices.Choices(ways, delay, is_quiet), _origin(visit))
    _remember_language(visit, member)
    return None


def _remember_language(visit: Visit, member: models.Account) -> None:
    """Write to a member in the language in which they have asked for it."""
    language = preferences.language(visit)
    if member.language != language:
        member.language = language
        member.save(update_fields=["language"])


def _save_webhook(visit: Visit, member: models.Account) -> Message | None:
    url, mention = _webhook_of(visit.POST)
    models.Webhook.objects.update_or_create(
        account=member, defaults={"url": url, "mention": mention, "failures": 0, "error": ""}
    )
    choices.store_origin(member, _origin(visit))
    _remember_language(visit, member)
    return None


def _webhook_of(sent: QueryDict) -> tuple[str, str]:
    """Return the address of a webhook that may be used, and whom to address there."""
    url, mention = str(sent.get("url", "")).strip(), str(sent.get("mention", "")).strip()
    if len(mention) > _LONGEST_MENTION or not is_plain(mention):
        raise GridwrightError("web.field", {"field": "mention", "most": _LONGEST_MENTION})
    if len(url) > _LONGEST_ADDRESS:
        raise GridwrightError("web.notes.failed.address")
    try:
        posting.checked(url, _reach())
    except posting.PostError as error:
        reason = pages.reason(str(error))
        raise GridwrightError("web.notes.unusable", {"reason": reason}) from error
    return url, mention


def _reach() -> str:
    """Return how far webhooks go; raise where there are none."""
    reach = club().webhooks
    if reach == models.WebhookReach.OFF:
        raise GridwrightError("web.notes.webhooks_off")
    return reach


def _forget_webhook(_: Visit, member: models.Account) -> Message | None:
    models.Webhook.objects.filter(account=member).delete()
    return None


def _test_webhook(visit: Visit, member: models.Account) -> Message | None:
    webhook = models.Webhook.objects.filter(account=member).first()
    if webhook is None:
        raise GridwrightError("web.notes.no_webhook")
    note = webhooks.Note(words.text("web.notes.test"), f"{_origin(visit)}/", "", "test")
    body = webhooks.body_of(webhook.url, webhook.mention, note)
    _check_tests(member)
    try:
        webhooks.send(webhook.url, body, _reach())
    except posting.PostError as error:
        webhook.error = str(error)
        webhook.save(update_fields=["error"])
        raise GridwrightError(
            "web.notes.test_failed", {"reason": pages.reason(str(error))}
        ) from error
    webhook.failures, webhook.error, webhook.worked = 0, "", timezone.now()
    webhook.save(update_fields=["failures", "error", "worked"])
    return Message("web.notes.test_sent")


def _check_tests(member: models.Account) -> None:
    """Raise where a member tries their channels too often."""
    if delay := limits.NOTE_TESTS.delay(str(member.pk)):
        raise GridwrightError("web.error.often", {"seconds": delay})


def _subscribe(visit: Visit, member: models.Account) -> Message | None:
    """Let a browser be told by push messages."""
    endpoint = str(visit.POST.get("endpoint", ""))
    browser_key, auth = forms.text(visit.POST, "key"), forms.text(visit.POST, "auth")
    try:
        posting.checked(endpoint, push.reach_of_push(club()))
        push.check_keys(browser_key, auth)
    except (posting.PostError, push.KeyFormatError) as error:
        raise GridwrightError("web.notes.no_subscription") from error
    others = models.Subscription.objects.filter(account=member).exclude(endpoint=endpoint)
    if others.count() >= _MOST_BROWSERS:
        raise GridwrightError("web.notes.browsers", {"most": _MOST_BROWSERS})
    fields = {"account": member, "public_key": browser_key, "auth": auth}
    fields["label"] = devices.label_of(visit)
    models.Subscription.objects.update_or_create(endpoint=endpoint, defaults=fields)
    choices.store_origin(member, _origin(visit))
    _remember_language(visit, member)
    return None


def _own_subscription(visit: Visit, member: models.Account) -> models.Subscription:
    key = forms.number(visit.POST, "browser")
    row = models.Subscription.objects.filter(account=member, pk=key).first()
    if row is None:
        raise GridwrightError("web.notes.no_subscription")
    return row


def _unsubscribe(visit: Visit, member: models.Account) -> Message | None:
    _own_subscription(visit, member).delete()
    return None


def _test_push(visit: Visit, member: models.Account) -> Message | None:
    row = _own_subscription(visit, member)
    _check_tests(member)
    send = sending.test_push(row, _origin(visit), club())
    try:
        send()
    except push.GoneError as error:
        row.delete()
        raise GridwrightError("web.notes.gone") from error
    except posting.PostError as error:
        row.error = str(error)
        row.save(update_fields=["error"])
        raise GridwrightError(
            "web.notes.test_failed", {"reason": pages.reason(str(error))}
        ) from error
    row.worked, row.error = timezone.now(), ""
    row.save(update_fields=["worked", "error"])
    return Message("web.notes.test_sent")


_WAYS: Final[dict[str, _Way]] = {
    "save": _save,
    "webhook": _save_webhook,
    "webhook_forget": _forget_webhook,
    "webhook_test": _test_webhook,
    "push": _subscribe,
    "push_forget": _unsubscribe,
    "push_test": _test_push,
}


# The worker


@require_GET
def worker(visit: Visit) -> HttpResponse:  # noqa: ARG001
    """Hand out the script that shows push messages, from where all pages are in its scope."""
    return HttpResponse(_script(), content_type="text/javascript; charset=utf-8")


@cache
def _script() -> bytes:
    return _WORKER.read_bytes()
