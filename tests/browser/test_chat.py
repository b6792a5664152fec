"""A chat in two browsers: members and guests, two languages, keyboard, phone, without script."""

import os
import subprocess
import sys
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import PATIENCE, Home, Table
from tests.web.servers import Server

TWO: Final = {"title": "recharged", "seat-1": "me", "seat-2": "open", "seat-3": "novice"}
JOINS: Final = """
import sys
import django
django.setup()
from datetime import timedelta
from django.http import HttpRequest, HttpResponse
from gridwright.web import models
from gridwright.web.people import accounts, devices
guest = models.Guest.objects.get(seats__table=sys.argv[1], seats__number=int(sys.argv[2]))
account = accounts.create(guest, sys.argv[3])
account.created -= timedelta(days=2)
account.save()
response = HttpResponse()
devices.write_cookie(HttpRequest(), response, devices.add(guest, "Chromium")[1])
print(response.cookies[devices.COOKIE].value)
"""


class Chat:
    """The chat of a page."""

    def __init__(self, table: Table) -> None:
        self.page = table.page
        self.field = self.page.locator("#chat-text")
        self.words = self.page.locator("#chat .words")
        self.badge = self.page.locator(".talk-tabs .count")
        self.small_badge = self.page.locator(".tabs .chat-count")
        self.refusal = self.page.locator(".chat-refusal")

    def open(self) -> None:
        self.page.locator("[data-talk-tab=chat]").click()

    def write(self, text: str) -> None:
        self.field.fill(text)
        self.field.press("Enter")

    def expect_last(self, text: str) -> None:
        expect(self.words.last).to_have_text(text, timeout=PATIENCE)


def join_club(server: Server, page: Page, seat: int, name: str) -> None:
    """Let who has a *seat* at the table of *page* be a member, and sign in there."""
    table = page.url.partition("/t/")[2].partition("#")[0].partition("?")[0]
    surroundings = {
        **os.environ,
        "GRIDWRIGHT_HOME": str(server.log.parent),
        "GRIDWRIGHT_SECRET_KEY": "k",
        "DJANGO_SETTINGS_MODULE": "gridwright.web.settings",
    }
    command = [sys.executable, "-c", JOINS, table, str(seat), name]
    done = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=True)  # noqa: S603 - our own
    origin = page.url.partition("/t/")[0]
    page.context.add_cookies([{"name": "device", "value": done.stdout.strip(), "url": origin}])
    page.reload()


@pytest.fixture
def two(visit: Visit, server: Server) -> tuple[Chat, Chat]:
    """Ann at a desk in English, and Bea with a phone in German, both members."""
    host = Home(visit(locale="en", viewport={"width": 1440, "height": 900})).lay(**TWO)
    phone = visit(locale="de", viewport={"width": 390, "height": 844})
    other = Home(phone).sit_down(host.invitation, "Bea")
    number = host.address[-6:]
    join_club(server, host.page, 0, f"Ann {number}")
    join_club(server, other.page, 1, f"Bea {number}")
    return Chat(host), Chat(other)


def test_two_talk_in_two_languages_and_one_mutes_the_other(two: tuple[Chat, Chat]) -> None:
    ann, bea = two
    ann.page.keyboard.press("w")
    expect(ann.field).to_be_focused()
    before = Table(ann.page).change
    board = ann.page.locator("#board").get_attribute("data-digest")
    ann.page.evaluate("document.querySelector('#board').dataset.mark = 'same'")

    ann.page.keyboard.type("Good cards? f u d ?")  # none of these letters is a shortcut here
    ann.page.keyboard.press("Enter")

    ann.expect_last("Good cards? f u d ?")
    expect(ann.field).to_have_value("")
    expect(ann.field).to_be_focused()
    expect(bea.small_badge).to_have_text("1", timeout=PATIENCE)
    bea.page.locator(".tabs [data-tab=log]").click()
    expect(bea.badge).to_contain_text("1")
    bea.open()
    bea.expect_last("Good cards? f u d ?")
    expect(bea.badge).to_be_hidden()
    bea.page.locator(".phrases [value=well_played]").or_(
        bea.page.locator(".phrases [value=thanks]")
    ).first.click()
    expect(bea.page.locator("#chat li[data-own] .words")).to_have_count(1, timeout=PATIENCE)
    said = {"Gut gespielt": "Well played", "Danke": "Thanks"}
    ann.expect_last(said[bea.words.last.inner_text()])
    assert Table(ann.page).change > before
    assert ann.page.locator("#board").get_attribute("data-digest") == board
    assert ann.page.locator("#board").get_attribute("data-mark") == "same"  # never replaced

    ann.field.fill("half a sentence")
    ann.field.evaluate("field => field.setSelectionRange(4, 4)")
    bea.write("am Telefon")
    ann.expect_last("am Telefon")
    expect(ann.field).to_have_value("half a sentence")
    assert ann.field.evaluate(
        "field => [field.selectionStart, document.activeElement === field]"
    ) == [
        4,
        True,
    ]

    bea.page.locator("#chat a.who").first.click()
    bea.page.locator("dialog.person-card [value=mute]").click()
    expect(bea.words).to_have_count(2, timeout=PATIENCE)
    ann.write("do you read me?")
    ann.expect_last("do you read me?")
    bea.write("Hallo?")
    ann.expect_last("Hallo?")
    expect(bea.words).to_have_count(3, timeout=PATIENCE)
    assert "do you read me?" not in bea.page.content()
    bea.page.goto("/me/blocked")
    bea.page.locator(".relations button").click()
    bea.page.goto(ann.page.url)
    expect(bea.words).to_have_count(5, timeout=PATIENCE)


def test_a_chat_by_keyboard_alone(two: tuple[Chat, Chat]) -> None:
    ann, bea = two
    page = ann.page
    bea.page.locator(".tabs [data-tab=log]").click()
    bea.open()
    bea.write("hello")
    page.keyboard.press("w")
    page.keyboard.type("hi")
    page.keyboard.press("Enter")
    ann.expect_last("hi")
    page.keyboard.press("Shift+Tab")
    phrase = page.evaluate("document.activeElement.value")
    page.keyboard.press("Enter")
    expect(ann.words).to_have_count(3, timeout=PATIENCE)
    assert page.evaluate("document.activeElement.value") == phrase  # the same one, in its new place
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_contain_text("write in the chat")
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(page.locator("#log .lines")).to_be_visible()
    page.reload()
    expect(page.locator("#log .lines")).to_be_visible()  # the tab that was open


def test_what_is_too_much_stays_in_the_field_and_is_told(two: tuple[Chat, Chat]) -> None:
    ann, _ = two
    ann.open()
    for number in range(8):
        ann.write(f"line {number}")
        ann.expect_last(f"line {number}")
    ann.write("one more")
    expect(ann.refusal).to_contain_text("A moment, please", timeout=PATIENCE)
    expect(ann.field).to_have_value("one more")
    expect(ann.words).to_have_count(8)

    ann.page.context.set_offline(True)
    ann.page.locator(".phrases button").first.click()
    expect(ann.refusal).to_contain_text("Not sent", timeout=PATIENCE)
    expect(ann.field).to_have_value("one more")


def test_notes_are_saved_after_a_pause_and_stay(two: tuple[Chat, Chat]) -> None:
    ann, bea = two
    ann.page.locator("[data-talk-tab=memo]").click()
    notes = ann.page.locator("#memo-text")
    notes.fill("Bea saves for 36")
    saved = ann.page.locator(".talk-memo [role=status]")
    expect(saved).to_have_text("Saved", timeout=PATIENCE)
    notes.press("End")
    notes.press_sequentially(" and 40")
    expect(saved).to_have_text("")
    ann.page.locator(".talk-memo button").click()
    expect(saved).to_have_text("Saved", timeout=PATIENCE)
    ann.page.reload()
    expect(notes).to_be_visible()
    expect(notes).to_have_value("Bea saves for 36 and 40")
    bea.page.reload()
    assert "saves for 36" not in bea.page.content()


def test_a_chat_without_script(visit: Visit) -> None:
    host = Home(visit()).lay(**TWO)
    page = visit(java_script_enabled=False, viewport={"width": 390, "height": 844})
    page.goto(host.invitation)
    page.locator("input[name=name]").fill("Cid")
    page.locator("main button").first.click()
    page.locator(".phrases [value=thanks]").click()
    expect(page.locator("#chat .words")).to_have_text("Thanks")
    expect(page.locator("#chat-text")).to_have_count(0)  # guests have quick phrases
    page.locator("#memo-text").fill("noted")
    page.locator(".talk-memo button").click()
    expect(page.locator("#memo-text")).to_have_value("noted")
    host.page.reload()
    Chat(host).open()
    host.page.locator("#chat a.who").click(modifiers=["Control"])  # a page of its own
    page.goto(f"{host.address}/person")
    page.locator("[value=mute]").click()
    page.goto("/me/blocked")
    expect(page.locator(".relations li")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
