"""Deliveries: what the clerk sends when, what it holds, joins and drops, and who else it keeps."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import timedelta
from threading import Event

import pytest
from django.utils import timezone

from gridwright.web import models
from gridwright.web.models import Channel, DeliveryState, NoticeKind
from gridwright.web.notes import choices, notices
from gridwright.web.notes.choices import PAGE, Choices
from gridwright.web.notes.deliveries import PAUSES, Postman
from gridwright.web.play import leases, lobby, moves, watching
from gridwright.web.serve.clerk import Clerk
from gridwright.web.serve.health import EXAMINER
from tests.web.browser import Visitor
from tests.web.members import member
from tests.web.receivers import Answer, MailServer, WebServer, running
from tests.web.tables import guest, laid
from tests.web.test_notes_push import Browser

ORIGIN = "https://club.example"
EVERYTHING = {str(kind): frozenset(choices.WAYS) for kind in NoticeKind}


@pytest.fixture
def chat() -> Iterator[WebServer]:
    """A chat server on this machine."""
    server = WebServer()
    with running(server):
        yield server


@pytest.fixture
def post_office(monkeypatch: pytest.MonkeyPatch) -> Iterator[MailServer]:
    server = MailServer()
    url = f"smtp://127.0.0.1:{server.port}?from=club@example.org&tls=off"
    monkeypatch.setenv("GRIDWRIGHT_MAIL", url)
    with running(server):
        yield server


def reachable(
    name: str = "Ana",
    chat: WebServer | None = None,
    push: tuple[WebServer, Browser] | None = None,
    address: str = "",
    delay: int = 0,
) -> models.Account:
    """Return a member who wants to be told everything by what is named."""
    models.Club.objects.update_or_create(pk=1, defaults={"webhooks": "network"})
    account = member(name)
    choices.store(account, Choices(EVERYTHING, delay, is_quiet=True), ORIGIN)
    if chat is not None:
        url = f"http://127.0.0.1:{chat.port}/{name}"
        models.Webhook.objects.create(account=account, url=url, mention="@ana")
    if push is not None:
        server, browser = push
        models.Subscription.objects.create(
            account=account,
            endpoint=f"http://127.0.0.1:{server.port}/{name}",
            public_key=browser.key,
            auth=browser.auth,
        )
    if address:
        account.email, account.email_confirmed = address, timezone.now()
        account.save()
    return account


def playing(account: models.Account) -> models.Table:
    """Lay a table at which it is the member's turn; their notice is that of the turn alone."""
    row = laid(account.guest, ("novice", "me", "open"))
    lobby.sit_down(row.places.get(number=2), guest("Bea"))
    models.Notice.objects.filter(guest=account.guest).exclude(kind=NoticeKind.TURN).delete()
    return models.Table.objects.get(pk=row.pk)


def tell(account: models.Account, number: int = 1, kind: str = NoticeKind.CLUB) -> None:
    notices.tell(account.guest, kind, f"act {number}", "web.notes.told.kept", {"title": "classic"})


def work(worker: str = "clerk") -> Postman:
    """Let a clerk look once, and wait for what it sends."""
    postman = Postman(worker)
    postman.step()
    postman.finish(20)
    return postman


def states() -> list[str]:
    return list(models.Delivery.objects.order_by("pk").values_list("state", flat=True))


def let_pass(span: timedelta) -> None:
    """Let so much time have passed for all that waits."""
    for row in models.Delivery.objects.exclude(lease=None):
        assert row.lease is not None
        row.lease -= span
        row.save()


# The ways


def test_a_webhook_is_told_what_it_is_and_where(database: str, chat: WebServer) -> None:
    row = playing(reachable(chat=chat))
    work()

    [call] = chat.calls
    assert call.path == "/Ana"
    assert json.loads(call.body) == {
        "text": "@ana It's your turn in Power Grid Recharged, round 1.",
        "url": f"{ORIGIN}/t/{row.pk}",
        "table": row.pk,
        "kind": "turn",
    }
    assert states() == [DeliveryState.SENT]
    assert models.Webhook.objects.get().worked is not None


def test_a_browser_is_pushed_a_message_that_it_alone_can_read(
    sqlite: None, chat: WebServer
) -> None:
    browser = Browser()
    row = playing(reachable(push=(chat, browser)))
    work()

    [call] = chat.calls
    assert json.loads(browser.read(call.body)) == {
        "title": "gridwright",
        "body": "It's your turn in Power Grid Recharged, round 1.",
        "path": f"/t/{row.pk}",
        "tag": row.pk,
    }
    assert (call.headers["Topic"], call.headers["TTL"]) == (row.pk, "86400")
    assert models.Subscription.objects.get().worked is not None


def test_an_e_mail_has_a_link_that_ends_it_for_whoever_has_it(
    sqlite: None, post_office: MailServer
) -> None:
    account = reachable(address="ana@example.org")
    row = playing(account)
    work()

    [letter] = post_office.letters
    assert letter.message["Subject"] == "It's your turn in Power Grid Recharged, round 1."
    assert f"{ORIGIN}/t/{row.pk}" in letter.lines
    link = letter.message["List-Unsubscribe"].strip("<>")
    assert link in letter.lines
    assert link.startswith(f"{ORIGIN}/notifications/off/")

    stranger = Visitor()
    page = stranger.get(link.removeprefix(ORIGIN))
    assert "It's my turn" in page.text
    assert Channel.MAIL in choices.choices_of(fresh(account)).ways_of(NoticeKind.TURN)
    [form] = [form for form in page.forms if "Switch off" in str(form.buttons)]
    form.action = link.removeprefix(ORIGIN)
    assert stranger.send(form).status == 200
    chosen = choices.choices_of(fresh(account))
    assert chosen.ways_of(NoticeKind.TURN) == {PAGE, Channel.PUSH, Channel.WEBHOOK}
    assert Channel.MAIL in chosen.ways_of(NoticeKind.TABLE)


def fresh(account: models.Account) -> models.Account:
    return models.Account.objects.get(pk=account.pk)


@pytest.mark.parametrize("token", ["x", "a:b:c", "WzEsWyJ0dXJuIl1d:1abc:" + "x" * 43])
def test_other_links_end_nothing(sqlite: None, token: str) -> None:
    account = member("Ana")
    visitor = Visitor()

    assert visitor.get(f"/notifications/off/{token}").status == 404
    assert visitor.post(f"/notifications/off/{token}").status == 404
    assert fresh(account).settings == {}


def test_messages_are_in_the_language_of_the_member(sqlite: None, chat: WebServer) -> None:
    account = reachable(chat=chat)
    models.Account.objects.update(language="pl")
    playing(account)
    work()

    assert json.loads(chat.calls[0].body)["text"].startswith("@ana Twoja kolej w grze")


# When


def test_nothing_is_sent_before_the_delay_is_over(sqlite: None, chat: WebServer) -> None:
    playing(reachable(chat=chat, delay=5))
    work()
    assert states() == [DeliveryState.WAITING]

    let_pass(timedelta(minutes=5))
    work()
    assert states() == [DeliveryState.SENT]


def test_what_runs_out_is_told_at_once(sqlite: None, chat: WebServer) -> None:
    account = reachable(chat=chat, delay=30)
    tell(account, kind=NoticeKind.TIME)
    work()

    assert states() == [DeliveryState.SENT]


def test_a_turn_that_is_over_is_told_to_nobody(sqlite: None, chat: WebServer) -> None:
    row = playing(reachable(chat=chat))
    moves.play(row.pk, 1, "open 5 5", 0)
    work()

    assert states() == [DeliveryState.DROPPED]
    assert chat.calls == []


def test_a_turn_that_was_looked_at_is_told_to_nobody(sqlite: None, chat: WebServer) -> None:
    account = reachable(chat=chat)
    row = playing(account)
    notices.look(models.Guest.objects.get(pk=account.guest_id), row.pk)
    work()

    assert states() == [DeliveryState.DROPPED]


def test_a_game_that_is_over_is_told_to_nobody_as_a_turn(sqlite: None, chat: WebServer) -> None:
    row = playing(reachable(chat=chat))
    models.Table.objects.filter(pk=row.pk).update(state=models.TableState.ABANDONED)
    work()

    assert states() == [DeliveryState.DROPPED]


def test_who_has_switched_a_channel_off_meanwhile_is_not_told_by_it(
    sqlite: None, chat: WebServer
) -> None:
    account = reachable(chat=chat)
    playing(account)
    choices.switch_off(account, NoticeKind.TURN, Channel.WEBHOOK)
    work()

    assert states() == [DeliveryState.DROPPED]


def test_a_closed_account_is_told_nothing(sqlite: None, chat: WebServer) -> None:
    playing(reachable(chat=chat))
    models.Account.objects.update(closed=timezone.now())
    work()

    assert states() == [DeliveryState.DROPPED]


def test_a_club_may_switch_webhooks_off(sqlite: None, chat: WebServer) -> None:
    playing(reachable(chat=chat))
    models.Club.objects.update(webhooks=models.WebhookReach.OFF)
    work()

    assert states() == [DeliveryState.DROPPED]


def test_the_night_is_quiet_and_its_end_brings_one_message(sqlite: None, chat: WebServer) -> None:
    """It is three in the night of Ana, who sleeps until five hours from now."""
    account = reachable(chat=chat)
    now = timezone.now()
    minute = now.hour * 60 + now.minute
    models.Night.objects.create(
        guest=account.guest,
        counts_from=now - timedelta(days=3),
        zone="UTC",
        start=(minute - 180) % 1440,
        end=(minute + 300) % 1440,
    )
    playing(account)
    playing(account)
    tell(account, kind=NoticeKind.TIME)
    work()

    assert states() == [DeliveryState.WAITING] * 3
    ends = {row.lease for row in models.Delivery.objects.all()}
    morning = (now + timedelta(hours=5)).replace(second=0, microsecond=0)
    assert ends == {morning}

    models.Night.objects.all().delete()
    let_pass(timedelta(hours=6))
    work()
    [call] = chat.calls
    assert json.loads(call.body) == {
        "text": "@ana You have 3 notifications.",
        "url": f"{ORIGIN}/notifications",
        "table": "",
        "kind": "",
    }
    assert states() == [DeliveryState.SENT] * 3


def test_who_wants_no_quiet_nights_is_told_at_night(sqlite: None, chat: WebServer) -> None:
    account = reachable(chat=chat)
    choices.store(account, Choices(EVERYTHING, 0, is_quiet=False), ORIGIN)
    hour = timezone.now().hour
    models.Night.objects.create(
        guest=account.guest,
        counts_from=timezone.now() - timedelta(days=3),
        zone="UTC",
        start=(hour - 2) % 24 * 60,
        end=(hour + 4) % 24 * 60,
    )
    playing(account)
    work()

    assert states() == [DeliveryState.SENT]


def test_what_is_due_within_a_minute_is_one_message(sqlite: None, chat: WebServer) -> None:
    """Two turns are due now, a third in half a minute, a fourth in two."""
    account = reachable(chat=chat)
    for seconds in (0, 0, 30, 120):
        row = playing(account)
        due = watching.database_now() + timedelta(seconds=seconds)
        models.Delivery.objects.filter(notice__table=row).update(lease=due)
    work()

    assert json.loads(chat.calls[0].body)["text"] == "@ana 3 tables are waiting for you."
    assert states() == [DeliveryState.SENT] * 3 + [DeliveryState.WAITING]


def test_there_is_one_e_mail_in_half_an_hour(sqlite: None, post_office: MailServer) -> None:
    account = reachable(address="ana@example.org")
    tell(account, 1)
    work()
    tell(account, 2)
    work()

    assert states() == [DeliveryState.SENT, DeliveryState.WAITING]
    lease = models.Delivery.objects.get(state=DeliveryState.WAITING).lease
    assert lease is not None
    wait = lease - timezone.now()
    assert timedelta(minutes=29) < wait <= timedelta(minutes=30)

    choices.store_mailed(account, timezone.now().timestamp() - 1800)
    let_pass(timedelta(minutes=30))
    work()
    assert len(post_office.letters) == 2


# What goes wrong


def test_it_is_tried_again_after_a_while_and_then_given_up(sqlite: None, chat: WebServer) -> None:
    """Tries are 1, 5, 30 and 180 minutes apart; after the fifth the webhook is switched off."""
    chat.answer = Answer(500)
    account = reachable(chat=chat)
    tell(account, kind=NoticeKind.TIME)
    waits = []
    for _ in range(4):
        work()
        row = models.Delivery.objects.get()
        assert (row.state, row.error) == (DeliveryState.WAITING, "status 500")
        assert row.lease is not None
        waits.append(round((row.lease - timezone.now()) / timedelta(minutes=1)))
        let_pass(timedelta(hours=4))
    work()

    row = models.Delivery.objects.get()
    assert waits == [1, 5, 30, 180] == [pause // timedelta(minutes=1) for pause in PAUSES]
    assert (row.state, row.lease, len(chat.calls)) == (DeliveryState.FAILED, None, 5)
    assert (models.Webhook.objects.get().failures, models.Webhook.objects.get().error) == (
        5,
        "status 500",
    )
    tell(account, 2, NoticeKind.TIME)
    assert models.Delivery.objects.count() == 1


def test_one_success_forgets_all_failures(sqlite: None, chat: WebServer) -> None:
    account = reachable(chat=chat)
    models.Webhook.objects.update(failures=4, error="slow")
    tell(account, kind=NoticeKind.TIME)
    work()

    webhook = models.Webhook.objects.get()
    assert (webhook.failures, webhook.error) == (0, "")


def test_a_browser_that_is_gone_is_forgotten(sqlite: None, chat: WebServer) -> None:
    chat.answer = Answer(410)
    playing(reachable(push=(chat, Browser())))
    work()

    assert models.Subscription.objects.count() == 0
    assert models.Delivery.objects.count() == 0


def test_a_slow_receiver_keeps_nobody_else_waiting(sqlite: None, chat: WebServer) -> None:
    """Three never answer; the fourth is told, and the clerk looks at clocks all the while."""
    stop = Event()
    with ExitStack() as stack:
        slow = [WebServer() for _ in range(3)]
        for number, server in enumerate(slow):
            server.answer = Answer(200, {"Content-Length": "9"}, b"x" * 9, stop_of(stop))
            stack.enter_context(running(server))
            tell(reachable(f"Slow{number}", chat=server), kind=NoticeKind.TIME)
        tell(reachable(chat=chat), kind=NoticeKind.TIME)
        clerk = Clerk("one")
        clerk.step()
        chat.wait_for(1)
        stop.set()
        clerk.finish()

    assert sorted(states()) == [DeliveryState.SENT] * 4


def stop_of(stop: Event) -> Callable[[], None]:
    """Return what waits until all may go on."""

    def wait() -> None:
        stop.wait()

    return wait


def test_one_that_cannot_be_written_stops_no_other(sqlite: None, chat: WebServer) -> None:
    broken = reachable("Bea", chat=chat)
    table = laid(broken.guest, ("me", "novice", "novice"))
    models.Notice.objects.all().delete()  # of a turn, if chance had made it theirs at first
    notices.tell(broken.guest, NoticeKind.TIME, "turn", "web.notes.test", {}, table)
    tell(reachable(chat=chat), kind=NoticeKind.TIME)
    work()

    assert sorted(states()) == [DeliveryState.FAILED, DeliveryState.SENT]


def test_health_and_metrics_count_them(sqlite: None, chat: WebServer) -> None:
    EXAMINER.forget()
    tell(reachable(chat=chat), kind=NoticeKind.TIME)
    assert json.loads(Visitor().get("/health").html)["deliveries"] == 1
    work()
    EXAMINER.forget()

    text = Visitor().get("/metrics").html
    assert "gridwright_deliveries_waiting 0\n" in text
    assert re.search(r'deliveries_total\{channel="webhook",outcome="sent"\} [1-9]', text)


# Several clerks


def test_each_delivery_is_claimed_by_one_clerk(database: str, chat: WebServer) -> None:
    tell(reachable(chat=chat), kind=NoticeKind.TIME)
    [row] = models.Delivery.objects.all()
    assert row.lease is not None
    now = watching.database_now()

    claims = [
        leases.claim(models.Delivery, row.pk, row.lease, name, now) for name in ("one", "two")
    ]

    assert claims == [True, False]
    work("two")
    assert chat.calls == []
    leases.free("one")
    work("two")
    assert len(chat.calls) == 1
    assert (states(), models.Delivery.objects.get().tries) == ([DeliveryState.SENT], 2)


def test_what_a_lost_clerk_had_is_sent_by_another_when_its_lease_ends(
    database: str, chat: WebServer
) -> None:
    tell(reachable(chat=chat), kind=NoticeKind.TIME)
    past = watching.database_now() - timedelta(seconds=1)
    models.Delivery.objects.update(worker="lost", lease=past)
    work("two")

    assert states() == [DeliveryState.SENT]


def test_the_page_alone_makes_no_deliveries(sqlite: None, chat: WebServer) -> None:
    account = reachable(chat=chat)
    ways = {str(kind): frozenset([PAGE]) for kind in NoticeKind}
    choices.store(account, Choices(ways), ORIGIN)
    tell(account)

    assert models.Notice.objects.count() == 1
    assert models.Delivery.objects.count() == 0


def test_no_message_names_anybody_else(
    sqlite: None, chat: WebServer, post_office: MailServer
) -> None:
    account = reachable(chat=chat, address="ana@example.org")
    playing(account)
    work()

    texts = [chat.calls[0].body.decode(), *post_office.letters[0].lines]
    assert not [text for text in texts if re.search("Bea|novice", text)]
