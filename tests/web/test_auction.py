"""Auctions and places in the browser: what is shown is what happens, in every title.

The tables of `deciding` have three seats and the seed of `tables.SEED`: in Recharged plant 3 has
the discount, plant 5 burns 2 coal or oil, and coal costs 1, 1, 1, 2; everybody has 50 Elektro.
"""

import re
import tomllib
from pathlib import Path

import pytest
from django.db import transaction

import gridwright
from gridwright import words
from gridwright.core.game import SPECTATOR
from gridwright.web import models
from gridwright.web.play import moves, people
from gridwright.web.play.perspective import Perspective, perspective_of
from gridwright.web.play.table_cache import TABLE_CACHE
from tests.web.browser import Page, Visitor, without_tokens
from tests.web.decisions import deciding
from tests.web.tables import guest, laid, lines, take_turns
from tests.web.test_panel import found, go, notes, plain, press, seen, sums
from tests.web.test_secrets import deal_anew

SHARED = ("me", "here", "here")


@pytest.fixture
def visitor(sqlite: None) -> Visitor:
    return Visitor()


# The bid that is tried out


def test_number_consequence_and_button_are_one_state(visitor: Visitor) -> None:
    """Plant 5 from 5, pressed up three times: 50 - 8 = 42 are left; two coal cost 1 each."""
    row = deciding(visitor, "open")
    page = press(visitor, row, "open 5 5")
    assert go(page) == "Auction plant 5, bid 5"

    for bid in (6, 7, 8):
        page = press(visitor, row, "Bid 1 more")
        assert go(page) == f"Auction plant 5, bid {bid}"

    assert sums(page) == [
        "If nobody bids more plant 1 of 3 50 - 8 = 42 left",
        "You can power with 5 1 city",
        "Coal or oil for it now costs 1 + 1 = 2",
    ]
    press(visitor, row, "Auction plant 5, bid 8")
    assert lines(row) == [(0, 1, "open 5 8")]


def test_quick_values_are_the_minimum_and_2_and_5_more(visitor: Visitor) -> None:
    row = deciding(visitor, "open")
    page = press(visitor, row, "open 5 5")

    quick = re.findall(r'data-step="bid=(\d+)"', page.html)
    assert quick == ["5", "7", "10"]
    assert go(press(visitor, row, "10")) == "Auction plant 5, bid 10"


def test_a_typed_bid_is_tried_out_without_script(visitor: Visitor) -> None:
    row = deciding(visitor, "open")
    page = press(visitor, row, "open 5 5")
    form, button = found(page, "Update")
    assert form.numbers == {"number": (5, 50)}

    visitor.send(form, button, number="12")

    page = seen(visitor, row)
    assert (go(page), sums(page)[0].split()[-4:]) == (
        "Auction plant 5, bid 12",
        ["12", "=", "38", "left"],
    )


def test_a_raise_is_one_state_too(visitor: Visitor) -> None:
    """After an opening at 1: up once from 2, and the button says 3."""
    row = deciding(visitor, "bid")
    assert go(seen(visitor, row)).startswith("Bid 2")

    page = press(visitor, row, "Bid 1 more")

    assert (go(page), sums(page)[0]) == ("Bid 3 1", "If you win at 3 plant 1 of 3 50 - 3 = 47 left")
    visitor.send(*found(page, "Bid 3 1"))
    assert lines(row)[1:] == [(1, 2, "bid 3")]


def test_who_is_alone_pays_the_minimum_and_is_told_so(visitor: Visitor) -> None:
    """Cid is the last of three without a plant."""
    row = deciding(visitor, "open")
    me = row.places.exclude(guest=None).get().guest
    for index, (seat, line) in enumerate(
        [(1, "open 3 1"), (2, "drop"), (0, "drop"), (2, "open 4 4"), (0, "drop")]
    ):
        moves.play(row.pk, seat, line, index)
    with TABLE_CACHE.borrow(row.pk) as cached:
        last = cached.table.to_act
    row.places.update(guest=None, bot="novice")
    row.places.filter(number=last).update(guest=me, bot="")
    card = next(
        button.value
        for form in seen(visitor, row).forms
        for button in form.buttons
        if button.value.startswith("open ") and not button.is_refused
    )

    page = press(visitor, row, card)

    _, plant, minimum = card.split()
    assert 'data-step="bid+"' not in page.html
    assert notes(page)[0].startswith(f"Nobody else can bid: you pay exactly {minimum}.")
    assert go(page) == f"Auction plant {plant}, bid {minimum}"


# Passing


@pytest.mark.parametrize(
    ("title", "sentence", "clause"),
    [
        (
            "recharged",
            "Everyone must buy a plant in the first round, so you can't pass.",
            "RC-2.30",
        ),
        ("classic", "Everyone must buy a plant in the first round, so you can't pass.", "CL-2.25"),
        ("card", "Everyone must buy a plant in the first round, so you can't pass.", "CG-1.40"),
        ("outpost", "Everyone must buy a card in the first auction, so you can't pass.", "OP-2.26"),
    ],
)
def test_the_first_round_offers_no_pass_and_says_why(
    visitor: Visitor, title: str, sentence: str, clause: str
) -> None:
    row = deciding(visitor, "open", title)
    page = seen(visitor, row)

    assert 'value="pass"' not in page.html
    assert [note for note in notes(page) if note.startswith(sentence) and clause in note]
    assert "or pass" not in plain(page.html)


def test_that_passing_is_final_is_said_once(visitor: Visitor) -> None:
    """Bea passes in round 2, and again in round 3."""
    row = deciding(visitor, "pass")
    page = press(visitor, row, "pass")
    assert go(page) == "Pass (no plant this round)"
    assert notes(page) == ["You're out of this round's auctions. This can't be undone."]
    seat = row.places.exclude(guest=None).get().number
    version = str(models.Table.objects.get(pk=row.pk).version)
    visitor.post(f"/t/{row.pk}/play", version=version, line="pass")

    _play_least(row, seat)
    page = press(visitor, row, "pass")

    assert notes(page) == ["You're out of this round's auctions."]


def _play_least(row: models.Table, seat: int) -> None:
    """Let everybody do the least until *seat* may pass again."""
    for _ in range(60):
        row.bot_turns.all().delete()
        with TABLE_CACHE.borrow(row.pk) as cached:
            table = cached.table
            legal = [offer.text for offer in table.offers() if offer.is_legal]
            actor, version = table.to_act, table.version
        if actor == seat and "pass" in legal:
            return
        least = [line for line in legal if line in ("pass", "drop", "done", "power none")]
        moves.play(row.pk, actor, least[0] if least else legal[0], version)
    raise AssertionError("it never comes")


# Cards


@pytest.mark.parametrize("title", ["recharged", "card"])
def test_the_discount_is_on_the_cards_of_the_panel(visitor: Visitor, title: str) -> None:
    """The card that can be had from 1 is tagged, in its name too."""
    row = deciding(visitor, "open", title)
    page = seen(visitor, row)

    tagged = re.findall(
        r'value="open (\S+) (\d+)"[^>]*aria-label="([^"]+)">'
        r'(?:(?!</button>).)*class="tag"[^>]*>([^<]+)',
        page.html,
        re.DOTALL,
    )
    assert [(bid, tag) for _, bid, _, tag in tagged] == [("1", "from 1")]
    assert tagged[0][2].endswith(", from 1")


def test_plants_of_the_card_game_are_called_by_what_is_printed(visitor: Visitor) -> None:
    """Two plants print 3 and three print 5: fuel tells them apart; nobody sees ``5b``."""
    row = deciding(visitor, "bid", "card")
    html = visitor.get(f"/t/{row.pk}").html

    texts = plain(
        re.sub(r"<(script|style|title)\b.*?</\1>|<option.*?</option>", "", html, flags=re.DOTALL)
    )
    assert re.findall(r"\b\d+[bc]\b", texts) == []
    assert re.search(r"auction for plant \d+ \((coal|oil|gas|uranium|coal or oil)\) at", texts)


# Places


@pytest.mark.parametrize(
    ("title", "verb", "piece", "dummy"),
    [("recharged", "trust", "House", "Trust"), ("outpost", "syndicate", "Station", "Syndicate")],
)
def test_first_houses_of_a_dummy(
    visitor: Visitor, title: str, verb: str, piece: str, dummy: str
) -> None:
    """RC-T6, OP-Y.6: one of the first player, two of the second, two of the first, one."""
    row = deciding(visitor, verb, title, seats=2)
    mine = row.places.exclude(guest=None).get()
    other = row.places.get(guest=None)
    page = seen(visitor, row)
    text = plain(page.html)
    assert f"Place a {piece.lower()} for the {dummy}" in text
    assert f"{piece} 1 of 6. Anywhere in the play area." in text
    assert f"You place 1, {other.name} 2 and 3, you 4 and 5, {other.name} 6." in text
    assert "has to be directly connected" not in text

    city = re.findall(rf'value="{verb} (\w+)"', page.html)[0]
    page = press(visitor, row, f"{verb} {city}")
    assert go(page).startswith(f"Place the {dummy} in ")
    board = visitor.get(f"/t/{row.pk}").html
    assert re.findall(r'data-planned="(.)"', board) == ["T"]
    assert f"slot 10 planned for the {dummy}" in board
    visitor.send(*found(page, go(page)))

    row.bot_turns.all().delete()
    row.places.filter(pk=other.pk).update(guest=mine.guest, bot="")
    row.places.filter(pk=mine.pk).update(guest=None, bot="novice")
    page = seen(visitor, row)
    text = plain(page.html)
    assert f"{piece} 2 of 6. It has to be directly connected to a city of the {dummy}." in text
    assert f"You place 2 and 3, {mine.name} 4 and 5, you 6." in text
    pips = re.findall(r'<i class="(done|now|ahead)">', page.html)
    assert pips == ["done", "now", "ahead", "ahead", "ahead", "ahead"]


# One vocabulary


def test_bar_and_log_call_a_phase_the_same(visitor: Visitor) -> None:
    row = deciding(visitor, "build")
    html = visitor.get(f"/t/{row.pk}").html

    track = html.partition('<ol class="track"')[2].partition("</ol>")[0]
    names = [
        plain(name).removeprefix("✓ ").strip()
        for name in re.findall("<li.*?</li>", track, re.DOTALL)
    ]
    assert names == ["Player order", "Auction", "Resources", "Building", "Bureaucracy"]
    headings = [
        plain(each) for each in re.findall(r"<h3.*?</h3>", html.partition('id="log"')[2], re.DOTALL)
    ]
    assert headings[-1] in names


@pytest.mark.parametrize("language", ["en", "de", "es", "cs", "pl"])
def test_no_phase_has_a_second_name(language: str) -> None:
    """What the command line prints above a phase is the name that the log and the bar have."""
    folder = Path(gridwright.__file__).parent / "data" / "words" / language
    heading = tomllib.loads((folder / "cli.toml").read_text())["messages"]["cli"]["phase"]
    catalogue = words.catalogue(language)

    for phase in ("auction", "resources", "building", "expansion", "bureaucracy"):
        name = catalogue.text(f"phase.{phase}")
        assert heading[phase].casefold() in (name.casefold(), f"{name} firmy".casefold()), phase


def test_a_city_has_the_name_that_is_printed_on_the_map(visitor: Visitor) -> None:
    row = deciding(visitor, "build")
    html = visitor.get(f"/t/{row.pk}").html

    assert "Frankfurt (Oder)" not in html
    assert html.count("Frankfurt-O") > 1  # on the plate, and in its name


# Who is asked


def test_while_others_bid_the_panel_has_the_mark_of_who_is_asked(visitor: Visitor) -> None:
    """Bea, on seat B, has put a plant up; the bot on seat C is asked."""
    row = deciding(visitor, "open")
    press(visitor, row, "open 5 5")
    press(visitor, row, "Auction plant 5, bid 5")

    page = seen(visitor, row)

    head = page.html.partition('<header class="act-head">')[2].partition("</header>")[0]
    assert re.findall(r'data-house="(.)"', head) == ["C"]
    assert "Cid" in plain(head)


# One screen for several people, with hidden money


def shared(row: models.Table) -> Perspective:
    perspective = perspective_of(row.pk, row.host)
    assert perspective is not None
    return perspective


def test_an_auction_at_one_screen_needs_no_cover(sqlite: None) -> None:
    """Seat 1 opens, then seat 2 is asked: the page follows, with money of nobody."""
    row = laid(guest("Ana"), SHARED, hidden_money="on")

    first = shared(row)
    moves.play(row.pk, 1, "open 5 5", 0)
    second = shared(row)

    assert [(each.seat, each.hand_over, each.is_shared) for each in (first, second)] == [
        (1, -1, True),
        (2, -1, True),
    ]
    assert [second.game.standing(second.view, seat).money for seat in range(3)] == [None] * 3


def test_no_byte_of_a_shared_auction_depends_on_money(sqlite: None) -> None:
    """Cards, decks and all money are dealt anew: the page with an opening bid stays."""
    visitor = Visitor()
    host = visitor.become("Ana")
    row = laid(host, SHARED, hidden_money="on")
    visitor.post(f"/t/{row.pk}/draft", version="0", way="only", line="open 5 5")

    def shown() -> str:
        pages = [visitor.get(f"/t/{row.pk}{end}") for end in ("", "/parts", "/panel")]
        assert "Pass the screen to" not in pages[0].html
        return without_tokens("\n".join([page.html for page in pages]))

    before = shown()
    assert "Auction plant 5, bid 5" in before
    for number in range(1, 4):
        deal_anew(row, SPECTATOR, number)
        assert shown() == before


def test_a_bid_that_cannot_be_paid_is_refused_in_general_words(sqlite: None) -> None:
    """Everybody has 50: 51 is refused without saying so, and nothing is written."""
    visitor = Visitor()
    row = laid(visitor.become("Ana"), SHARED, hidden_money="on")
    moves.play(row.pk, 1, "open 5 5", 0)

    answers = [
        visitor.post(f"/t/{row.pk}/play", version="1", line="bid 51"),
        visitor.post(f"/t/{row.pk}/draft", version="1", way="put", line="bid", number="51"),
        visitor.post(f"/t/{row.pk}/command", version="1", line="why bid 51"),
    ]

    name = row.places.get(number=2).name
    for answer in answers:
        assert f"{name} can't bid that much." in plain(answer.html)
        assert re.findall(r"\b50\b", plain(answer.html.partition('id="panel"')[2])) == []
    assert lines(row) == [(0, 1, "open 5 5")]


def test_who_is_asked_can_peek_and_nobody_else(sqlite: None) -> None:
    visitor, eve = Visitor(), Visitor()
    eve.become("Eve")
    row = laid(visitor.become("Ana"), SHARED, hidden_money="on")

    peeked = visitor.post(f"/t/{row.pk}/peek")

    assert (peeked.status, "you have 50." in peeked.html) == (200, True)
    assert peeked.headers["Cache-Control"] == "no-store"
    assert eve.post(f"/t/{row.pk}/peek").status == 403


def test_after_an_auction_the_screen_is_handed_over(sqlite: None) -> None:
    """Seat 1 had the screen before the auction: it does not keep it through one."""
    visitor = Visitor()
    row = laid(visitor.become("Ana"), SHARED, hidden_money="on")
    people.give_screen(row.pk, row.host, 1)
    visitor.post(f"/t/{row.pk}/play", version="0", line="open 5 5")

    assert not row.places.filter(has_screen=True).exists()
    _play_auction(row)
    after = shared(row)
    assert (after.is_shared, after.hand_over) == (False, after.to_act)


def _play_auction(row: models.Table) -> None:
    for _ in range(20):
        if not shared(row).is_shared:
            return
        with TABLE_CACHE.borrow(row.pk) as cached:
            legal = [offer.text for offer in cached.table.offers() if offer.is_legal]
            actor, version = cached.table.to_act, cached.table.version
        moves.play(row.pk, actor, "drop" if "drop" in legal else legal[0], version)
    raise AssertionError("the auction does not end")


def test_every_turn_can_be_covered_and_that_is_remembered(sqlite: None) -> None:
    visitor = Visitor()
    row = laid(visitor.become("Ana"), SHARED, hidden_money="on")
    assert "Cover every turn" in visitor.get(f"/t/{row.pk}").html

    visitor.post(f"/t/{row.pk}/cover", cover="on")

    assert "Pass the screen to" in visitor.get(f"/t/{row.pk}").html
    host = models.Guest.objects.get(name="Ana")
    assert host.covers_turns
    other = laid(host, SHARED, hidden_money="on")
    assert "Pass the screen to" in visitor.get(f"/t/{other.pk}").html


def test_open_money_has_nothing_to_cover(sqlite: None) -> None:
    visitor = Visitor()
    row = laid(visitor.become("Ana"), SHARED)

    page: Page = visitor.get(f"/t/{row.pk}")

    assert "Cover every turn" not in page.html
    assert visitor.post(f"/t/{row.pk}/peek").status == 403


def test_bots_bid_between_people_at_a_shared_screen(sqlite: None) -> None:
    """A bot is asked: the page shows the auction and the money of nobody."""
    row = laid(guest("Ana"), ("me", "here", "novice"), hidden_money="on")
    moves.play(row.pk, 1, "open 5 5", 0)

    watching = shared(row)

    assert (watching.is_shared, watching.is_my_turn, watching.draft_turn) == (True, False, None)
    with transaction.atomic():
        take_turns(1)
