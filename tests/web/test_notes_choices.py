"""The settings of a member: the grid, its rules, the webhook and the browsers."""

import pytest

from gridwright.web import limits, models
from gridwright.web.models import Channel, NoticeKind
from gridwright.web.notes import choices
from gridwright.web.notes.choices import PAGE
from tests.web.browser import Page, Visitor
from tests.web.members import member, signed_in
from tests.web.receivers import Answer, WebServer, running
from tests.web.test_notes_push import Browser

PATH = "/me/notifications"


@pytest.fixture
def ana(sqlite: None) -> models.Account:
    limits.NOTE_TESTS.clear()
    return member("Ana")


@pytest.fixture
def visitor(ana: models.Account) -> Visitor:
    return signed_in(ana)


def near() -> None:
    """Let webhooks go into our own network."""
    models.Club.objects.update_or_create(pk=1, defaults={"webhooks": "network"})


def chosen(account: models.Account) -> choices.Choices:
    return choices.choices_of(models.Account.objects.get(pk=account.pk))


def test_what_a_member_has_not_chosen_is_as_usual(ana: models.Account) -> None:
    usual = chosen(ana)

    assert usual.ways_of(NoticeKind.TURN) == {PAGE, Channel.PUSH, Channel.WEBHOOK}
    assert usual.ways_of(NoticeKind.MENTION) == {PAGE}
    assert usual.ways_of(NoticeKind.CLUB) == {PAGE, Channel.PUSH, Channel.MAIL}
    assert (usual.delay, usual.is_quiet) == (5, True)


def test_channels_that_are_not_there_say_why(visitor: Visitor, ana: models.Account) -> None:
    page = visitor.get(PATH)

    assert "Push: none of your browsers is set up for it yet." in page.text
    assert "Webhook: you haven't entered one." in page.text
    assert "E-mail is not set up on this server." in page.text
    assert page.html.count(" disabled>") == 15  # three channels of five kinds
    assert page.html.count('class="go"') == 1


def test_e_mail_says_what_it_lacks(
    visitor: Visitor, ana: models.Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GRIDWRIGHT_MAIL", "smtp://mail.example.org?from=club@example.org")
    assert "E-mail: you haven't entered an address." in visitor.get(PATH).text
    ana.email = "ana@example.org"
    ana.save()
    assert "E-mail: your address isn't confirmed yet." in visitor.get(PATH).text


def test_boxes_of_channels_that_are_not_there_keep_what_they_had(
    visitor: Visitor, ana: models.Account
) -> None:
    answer = visitor.post(PATH, way="save", tell=["turn-page", "mention-page"], delay="30")

    assert (answer.status, answer.where) == (302, f"{PATH}?saved")
    assert chosen(ana).ways_of(NoticeKind.TURN) == {PAGE, Channel.PUSH, Channel.WEBHOOK}
    assert chosen(ana).ways_of(NoticeKind.TABLE) == {Channel.PUSH}
    assert (chosen(ana).delay, chosen(ana).is_quiet) == (30, False)
    assert choices.origin_of(models.Account.objects.get()) == "http://testserver"
    assert "Saved." in visitor.get(f"{PATH}?saved").text


def test_what_is_unticked_for_the_page_is_not_counted_by_the_bell(
    visitor: Visitor, ana: models.Account
) -> None:
    models.Notice.objects.create(
        guest=ana.guest,
        kind=NoticeKind.TABLE,
        cause="x",
        message={"id": "web.notes.told.running", "values": {"title": "card"}},
    )
    assert 'data-count="1"' in visitor.get("/").html
    visitor.post(PATH, way="save", tell=["turn-page"], delay="0")
    assert 'data-count="0"' in visitor.get("/").html


@pytest.mark.parametrize(
    "fields",
    [
        {"way": "save", "delay": "7"},
        {"way": "save", "delay": "0", "quiet": "maybe"},
        {"way": "explode"},
        {"way": "webhook", "url": "http://example.org/"},
        {"way": "webhook", "url": "https://10.0.0.1:8443/"},
        {"way": "webhook", "url": "https://example.org/" + "x" * 500},
        {"way": "webhook", "url": "https://example.org/", "mention": "x" * 41},
        {"way": "webhook", "url": "https://example.org/", "mention": "a\nb"},
        {"way": "webhook_test"},
        {"way": "push", "endpoint": "http://example.org/", "key": "x", "auth": "y"},
        {"way": "push", "endpoint": "https://example.org/", "key": "x", "auth": "y"},
        {"way": "push_test", "browser": "999"},
        {"way": "push_forget", "browser": "x"},
    ],
)
def test_wrong_input_gets_a_sentence_and_changes_nothing(
    visitor: Visitor, ana: models.Account, fields: dict[str, str]
) -> None:
    page = visitor.post(PATH, **fields)

    assert page.status == 422
    assert page.alert.endswith("Nothing was changed.")
    assert models.Account.objects.get().settings == {}
    assert models.Webhook.objects.count() == models.Subscription.objects.count() == 0


def test_a_webhook_is_tried_and_forgotten(visitor: Visitor, ana: models.Account) -> None:
    near()
    server = WebServer()
    with running(server):
        url = f"http://127.0.0.1:{server.port}/hook"
        assert visitor.post(PATH, way="webhook", url=url, mention="@ana").status == 302
        works = visitor.post(PATH, way="webhook_test", url="ignored")
        server.answer = Answer(500)
        fails = visitor.post(PATH, way="webhook_test")

    assert "The test was sent." in works.text
    assert (fails.status, fails.alert) == (
        422,
        "The test didn't get through. The answer was 500. Nothing was changed.",
    )
    assert "The answer was 500." in visitor.get(PATH).text
    assert server.calls[0].body.startswith(b'{"text": "@ana A test:')
    visitor.post(PATH, way="webhook_forget")
    assert models.Webhook.objects.count() == 0


def test_a_saved_webhook_is_switched_on_again(visitor: Visitor, ana: models.Account) -> None:
    url = "https://discord.com/api/webhooks/1/x"
    models.Webhook.objects.create(account=ana, url=url, failures=5, error="slow")
    page = visitor.get(PATH)
    assert "It failed five times in a row and was switched off." in page.text
    assert "There was no answer within five seconds." in page.text
    assert "Webhook: yours has failed too often" in page.text

    visitor.post(PATH, way="webhook", url=url)

    webhook = models.Webhook.objects.get()
    assert (webhook.failures, webhook.error) == (0, "")
    assert '<th scope="col">Discord</th>' in visitor.get(PATH).html


def test_a_club_without_webhooks_says_so(visitor: Visitor, ana: models.Account) -> None:
    models.Club.objects.update_or_create(pk=1, defaults={"webhooks": "off"})

    assert visitor.get(PATH).text.count("Webhooks are switched off on this server.") == 2
    assert visitor.post(PATH, way="webhook", url="https://example.org/").status == 422


def subscribed(visitor: Visitor, endpoint: str, browser: Browser) -> Page:
    return visitor.post(PATH, way="push", endpoint=endpoint, key=browser.key, auth=browser.auth)


def test_a_browser_is_tried_and_forgotten(visitor: Visitor, ana: models.Account) -> None:
    near()
    server, browser = WebServer(), Browser()
    with running(server):
        endpoint = f"http://127.0.0.1:{server.port}/1"
        assert subscribed(visitor, endpoint, browser).status == 302
        assert subscribed(visitor, endpoint, browser).status == 302
        row = models.Subscription.objects.get()
        assert "nothing sent yet" in visitor.get(PATH).text
        works = visitor.post(PATH, way="push_test", browser=str(row.pk))
        server.answer = Answer(410)
        gone = visitor.post(PATH, way="push_test", browser=str(row.pk))

    assert "The test was sent." in works.text
    assert b"A test: this is where" in browser.read(server.calls[0].body)
    assert (gone.status, models.Subscription.objects.count()) == (422, 0)
    assert "no longer accepts messages" in gone.alert


def test_nobody_touches_the_browsers_of_others(visitor: Visitor, ana: models.Account) -> None:
    near()
    row = models.Subscription.objects.create(
        account=member("Bea"), endpoint="https://example.org/1", public_key="x", auth="y"
    )

    assert visitor.post(PATH, way="push_forget", browser=str(row.pk)).status == 422
    assert models.Subscription.objects.count() == 1


def test_there_are_not_more_browsers_than_anybody_has(
    visitor: Visitor, ana: models.Account
) -> None:
    browser = Browser()
    for number in range(10):
        assert subscribed(visitor, f"https://push.example/{number}", browser).status == 302
    assert subscribed(visitor, "https://push.example/10", browser).status == 422
    assert models.Subscription.objects.count() == 10


def test_channels_are_not_tried_all_the_time(visitor: Visitor, ana: models.Account) -> None:
    near()
    server = WebServer()
    with running(server):
        visitor.post(PATH, way="webhook", url=f"http://127.0.0.1:{server.port}/")
        statuses = [visitor.post(PATH, way="webhook_test").status for _ in range(11)]

    assert statuses == [200] * 10 + [422]
    assert len(server.calls) == 10


def test_the_worker_is_at_the_root(sqlite: None) -> None:
    answer = Visitor().get("/worker.js")

    assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert "showNotification" in answer.html
    assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
