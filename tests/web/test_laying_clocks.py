"""Clocks before the game: choosing one, what it means, who is told, who has come."""

import re
from datetime import timedelta
from html import unescape

import pytest
from django.db import connection
from django.http import QueryDict
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from gridwright.core.errors import GridwrightError
from gridwright.web import forms, models, preferences
from gridwright.web.clocks import lengths
from gridwright.web.clocks.lengths import Stretch
from gridwright.web.clocks.terms import PRESETS, UNTIMED, Terms
from gridwright.web.clocks.units import DAY, HOUR, MINUTE
from gridwright.web.pages.clock_form import ClockForm, fields_of
from gridwright.web.pages.clocks import numbers_in_words, terms_in_words
from gridwright.web.pages.spans import span_in_words
from gridwright.web.play import lobby, people, table_changes
from gridwright.web.play.seating import Seating
from gridwright.web.play.table_changes import WantedTable
from tests.web.browser import Page, Visitor
from tests.web.tables import guest, laid

TWO = {"title": "recharged", "map": "germany", "seat-1": "me", "seat-2": "open"}
OWN = {
    "clock": "own",
    "free": "20",
    "free-unit": "s",
    "bank": "8",
    "bank-unit": "m",
    "refill": "90",
    "refill-unit": "s",
}


@pytest.fixture
def visitor(sqlite: None) -> Visitor:
    return Visitor()


def clock_sent(**fields: str) -> Terms:
    sent = QueryDict(mutable=True)
    sent.update({name.replace("_", "-"): value for name, value in fields.items()})
    return forms.clock(sent)


def terms_of_only_table() -> Terms:
    row = models.Clock.objects.get()
    switches = row.allows_nights, row.allows_away
    return Terms(row.free, row.bank, row.refill, row.at_flag, row.level, *switches)


def checked(page: Page, name: str) -> str:
    found = re.search(rf'name="{name}" value="([^"]+)" checked', page.html)
    return found[1] if found else ""


def meaning(page: Page, name: str) -> str:
    """Return what the page says that a clock means."""
    found = re.search(rf'id="means-{name}"(?:[^">]|"[^"]*")*>(.*?)</div>', page.html, re.DOTALL)
    assert found is not None
    return " ".join(re.sub(r"<[^>]+>", " ", found[1]).split())


# Choosing


def test_a_table_has_no_clock_unless_one_is_chosen(visitor: Visitor) -> None:
    page = visitor.get("/new")
    assert checked(page, "clock") == "none"

    visitor.post("/new", **TWO)
    visitor.post("/new", **TWO, clock="none", free="nonsense")
    visitor.post("/start", title="card")

    assert models.Table.objects.count() == 3
    assert models.Clock.objects.count() == 0


@pytest.mark.parametrize("name", [name for name in PRESETS if name != "none"])
def test_a_preset_is_laid_with_its_numbers(visitor: Visitor, name: str) -> None:
    answer = visitor.post("/new", **TWO, clock=name, free="nonsense")

    assert answer.status == 302
    assert terms_of_only_table() == PRESETS[name]


def test_three_numbers_and_what_follows_make_a_clock_of_ones_own(visitor: Visitor) -> None:
    more = {"at-flag": "turn", "flag-level": "novice", "nights": "off", "aways": "on"}

    visitor.post("/new", **TWO, **OWN, **more)

    assert terms_of_only_table() == Terms(20, 480, 90, "turn", "novice", allows_nights=False)


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("free", "4", "web.clock.free_between"),
        ("free", "0", "web.clock.free_between"),
        ("free", "", "web.clock.no_number"),
        ("free", "1.5", "web.clock.no_number"),
        ("free", "٣٢", "web.clock.no_number"),
        ("bank", "0", "web.clock.live_bank_between"),
        ("bank", "43201", "web.clock.live_bank_between"),  # a minute more than 30 days
        ("refill", "481", "web.clock.refill_most"),  # a second more than the bank
    ],
)
def test_a_number_that_cannot_be_comes_back_with_the_reason_at_its_field(
    visitor: Visitor, field: str, value: str, reason: str
) -> None:
    with pytest.raises(GridwrightError) as refusal:
        clock_sent(**{**OWN, field: value})
    assert (refusal.value.message.id, refusal.value.key) == (reason, field)

    page = visitor.post("/new", **{**TWO, **OWN, field: value, "tempo": "calm"})

    assert page.status == 422
    assert models.Table.objects.count() == 0
    assert page.alert.endswith("Nothing was changed.")
    assert f'aria-describedby="{field}-wrong"' in page.html
    at_field = re.search(rf'id="{field}-wrong">([^<]+)<', page.html)
    assert at_field is not None
    assert page.alert.startswith(unescape(at_field[1]))
    assert page.html.count('class="wrong"') == 1
    assert f'name="{field}" value="{value}"' in page.html
    assert (checked(page, "clock"), checked(page, "tempo")) == ("own", "calm")


def test_the_limits_themselves_are_allowed() -> None:
    least = clock_sent(clock="own", free="5", bank="60", refill="0")
    assert least.numbers == (5, 60, 0)
    days = {"free_unit": "d", "bank_unit": "d", "refill_unit": "d"}
    most = clock_sent(clock="own", free="7", bank="30", refill="30", **days)
    assert most.numbers == (7 * DAY, 30 * DAY, 30 * DAY)
    hours = {"free_unit": "h", "bank_unit": "h"}
    assert clock_sent(clock="own", free="1", bank="8", refill="0", **hours).bank == 8 * HOUR
    with pytest.raises(GridwrightError) as refusal:
        clock_sent(clock="own", free="1", bank="7", refill="0", **hours)
    assert refusal.value.message.id == "web.clock.daily_bank_between"


@pytest.mark.parametrize(
    "fields",
    [
        {"clock": "sundial"},
        {"clock": "daily", "at-flag": "explode"},
        {"clock": "daily", "flag-level": "rook"},
        {"clock": "daily", "nights": "perhaps"},
        {**OWN, "free-unit": "y"},
    ],
)
def test_a_clock_that_there_is_not_lays_nothing(visitor: Visitor, fields: dict[str, str]) -> None:
    page = visitor.post("/new", **TWO, **fields)

    assert (page.status, models.Table.objects.count()) == (422, 0)


def test_the_last_clock_is_remembered_like_the_tempo(visitor: Visitor) -> None:
    visitor.post("/new", **TWO, **OWN, **{"at-flag": "wait", "aways": "off"})

    page = visitor.get("/new")

    assert (checked(page, "clock"), checked(page, "at-flag")) == ("own", "wait")
    assert 'name="refill" value="90"' in page.html
    assert '<input type="checkbox" name="nights" value="on" checked>' in page.html
    assert '<input type="checkbox" name="aways" value="on">' in page.html
    assert checked(visitor.get("/new?clock=quick"), "clock") == "quick"
    visitor.post("/new", **TWO, clock="none")
    assert checked(visitor.get("/new"), "clock") == "none"


@pytest.mark.parametrize(
    "cookie",
    ["", "x", "1-600-120-bot-planner-1-1", "15-600-120-bot-rook-1-1", "15-600-120-fly-planner-1-1"],
)
def test_a_strange_cookie_is_no_clock(visitor: Visitor, cookie: str) -> None:
    visitor.client.cookies[preferences.CLOCK] = cookie

    assert checked(visitor.get("/new"), "clock") == "none"


def test_a_link_may_name_the_clock(visitor: Visitor) -> None:
    page = visitor.get("/new?clock=own&free=2&free-unit=h&bank=4&bank-unit=d&refill=0&nights=off")

    assert checked(page, "clock") == "own"
    assert '<input type="checkbox" name="nights" value="on">' in page.html
    assert meaning(page, "own").startswith(
        "Each turn has 2 h for free. After that your bank runs: 4 days for the whole game."
    )


# What it means


def test_every_clock_says_what_it_means(visitor: Visitor) -> None:
    page = visitor.get("/new?seat-1=me&seat-2=open&seat-3=novice")

    assert 'id="main" data-people="2"' in page.html
    evening = meaning(page, "evening")
    assert evening.startswith(
        "Each turn has 15 s for free. After that your bank runs: 10 min, and 2 min more each round,"
        " never above 10 min."
    )
    assert "A game of 4 people takes about 1 h 15 min, 3 h at most." in evening
    assert "A game of 4 people takes 2 to 4 weeks." in meaning(page, "daily")
    assert meaning(page, "none").startswith("Nobody is rushed.")
    assert page.html.count('class="bank-curve"') == len(PRESETS)  # all but none, and one's own


def test_without_script_a_button_shows_what_ones_own_clock_means(visitor: Visitor) -> None:
    page = visitor.post("/new", **TWO, **OWN, look="clock")

    assert (page.status, models.Table.objects.count()) == (200, 0)
    assert meaning(page, "own").startswith("Each turn has 20 s for free.")
    wrong = visitor.post("/new", **{**TWO, **OWN, "free": "1"}, look="clock")
    assert meaning(wrong, "own") == "The free time must be between 5 seconds and 7 days."


@pytest.mark.parametrize(
    ("name", "usual", "most"),
    [
        ("quick", 40 * MINUTE, 2 * HOUR),  # 4 (5 + 9 min) and 220 turns of 10 s: 92.7 min
        ("evening", 75 * MINUTE, 3 * HOUR),  # 4 (10 + 18 min) and 220 turns of 15 s: 167 min
        ("long", 2 * HOUR, 5 * HOUR),  # 4 (20 + 27 min) and 220 turns of 30 s: 298 min
    ],
)
def test_live_games_of_four_take_so_long(name: str, usual: int, most: int) -> None:
    assert lengths.live_lengths(PRESETS[name], 4) == (usual, most)


def test_lengths_of_other_games() -> None:
    assert lengths.most_seconds(PRESETS["quick"], 2) == 2 * (14 * 60 + 550)  # 46 min 20 s
    assert lengths.live_lengths(PRESETS["quick"], 2) == (20 * MINUTE, HOUR)
    assert lengths.live_lengths(Terms(5, 60, 0), 1) == (5 * MINUTE, HOUR)
    assert lengths.daily_length(PRESETS["daily"], 4) == Stretch("weeks", 2, 4)
    assert lengths.daily_length(PRESETS["relaxed"], 4) == Stretch("months", 1, 3)
    # 2 (3 + 9 + 55 / 3 days) are 60.7 days: a ninth of that is 6.7, a quarter 15.2
    assert lengths.daily_length(PRESETS["daily"], 2) == Stretch("weeks", 1, 2)
    # 2 (8 + 55 hours) are 5.25 days
    assert lengths.daily_length(Terms(HOUR, 8 * HOUR, 0), 2) == Stretch("days", 1, 1)


def test_spans_in_words() -> None:
    spans = {15: "15 s", 600: "10 min", 90: "1 min 30 s", 5400: "1 h 30 min", 28800: "8 h"}
    assert {seconds: span_in_words(1000 * seconds) for seconds in spans} == spans
    assert span_in_words(1000 * (2 * DAY + 4 * HOUR + 59 * MINUTE)) == "2 d 4 h"
    assert span_in_words(1000 * DAY) == "1 day"
    assert span_in_words(999) == "0 s"
    assert numbers_in_words(PRESETS["daily"]) == "3 days, +1 day a round, 8 h free"
    assert numbers_in_words(Terms(60, 600, 0)) == "10 min for the game, 1 min free a turn"


def test_the_fields_of_a_clock_lead_back_to_it() -> None:
    odd = Terms(61, 3661, 0, "wait", "novice", allows_nights=False, allows_away=False)
    for terms in (*PRESETS.values(), odd, UNTIMED):
        sent = QueryDict(mutable=True)
        sent.update(fields_of(terms))
        assert forms.clock(sent) == terms
        assert ClockForm(QueryDict(), terms).chosen == sent["clock"]


# A table that waits


def with_bea(terms: Terms = UNTIMED) -> tuple[models.Table, models.Guest, Visitor]:
    """Lay a table for Ana with a seat for Bea, who sits there in a browser, and one more."""
    ana, browser = guest("Ana"), Visitor()
    wish = lobby.Wish("recharged", "germany", ("me", "open", "open"), terms=terms)
    row = lobby.lay(wish, ana)
    lobby.sit_down(row.places.get(number=1), browser.become("Bea"))
    browser.get(f"/t/{row.pk}")
    row.refresh_from_db()
    return row, ana, browser


def change_clock(row: models.Table, host: models.Guest, terms: Terms) -> None:
    wish = lobby.Wish("recharged", "germany", ("me", "stay", "open"), terms=terms)
    table_changes.change_table(
        row.pk, host, WantedTable(wish, (0, 1, 2), table_changes.mark_of(row, Seating.of(row)))
    )
    row.refresh_from_db()


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (UNTIMED, PRESETS["evening"]),
        (PRESETS["evening"], PRESETS["quick"]),
        (PRESETS["evening"], Terms(15, 600, 120, at_flag="wait")),
        (PRESETS["daily"], UNTIMED),
    ],
)
def test_who_sat_down_under_another_clock_is_told(
    sqlite: None, before: Terms, after: Terms
) -> None:
    row, ana, bea = with_bea(before)
    assert "The host has changed the table" not in bea.get(f"/t/{row.pk}").text

    change_clock(row, ana, after)

    told = bea.get(f"/t/{row.pk}").text
    assert "The host has changed the table" in told
    if after.is_timed:
        assert terms_in_words(after) in told.partition("The host has changed the table")[2]
    bea.get(f"/t/{row.pk}?seen=yes")
    assert "The host has changed the table" not in bea.get(f"/t/{row.pk}").text


def test_the_form_of_a_waiting_table_has_its_clock(visitor: Visitor) -> None:
    visitor.post("/new", **TWO, **OWN, **{"at-flag": "turn"})
    row = models.Table.objects.get()

    page = visitor.get(f"/t/{row.pk}/change")
    assert (checked(page, "clock"), checked(page, "at-flag")) == ("own", "turn")
    form = next(form for form in page.forms if form.action.endswith("/change"))
    none = {"clock": "none", "seat-1": "me", "seat-2": "open"}
    visitor.post(form.action, change=form.value("change"), **none)

    assert models.Clock.objects.count() == 0
    assert visitor.get(f"/t/{row.pk}/change").html.count('value="none" checked') == 1


def test_room_and_invitation_say_the_clock_and_what_follows(sqlite: None) -> None:
    row, _, bea = with_bea(PRESETS["daily"])
    sentence = "Clock: 3 days, +1 day a round, 8 h free; then a bot (Planner) plays on."

    room = bea.get(f"/t/{row.pk}").text
    assert sentence in room
    assert "you are told on open pages only" in room
    assert "Takes 1 to 3 weeks." in room  # three people: 10 to 23 of 91 days
    page = Visitor().get(f"/join/{row.code}").text
    assert "3 days, +1 day a round, 8 h free" in page
    assert "a bot (Planner) plays on" in page
    assert "you are told on open pages only" in page


def test_a_table_without_a_clock_says_nothing_of_clocks(sqlite: None) -> None:
    row, _, bea = with_bea()

    for page in (bea.get(f"/t/{row.pk}"), Visitor().get(f"/join/{row.code}")):
        assert "lock" not in page.text.replace("block", "").replace("clockwise", "")
        assert "/me/clock" not in page.html


# Gathering


class Gathering:
    """A full evening table: Bea looks at its page, but Ana has not been seen for ten minutes."""

    def __init__(self) -> None:
        self.ana, self.browser = guest("Ana"), Visitor()
        wish = lobby.Wish("recharged", "germany", ("me", "open"), terms=PRESETS["evening"])
        self.id = lobby.lay(wish, self.ana).pk
        long_ago = timezone.now() - timedelta(minutes=10)
        models.Guest.objects.filter(pk=self.ana.pk).update(seen=long_ago)
        bea = self.browser.become("Bea")
        lobby.sit_down(models.Seat.objects.get(table=self.id, number=1), bea)

    @property
    def state(self) -> str:
        return models.Table.objects.get(pk=self.id).state


def test_a_full_table_says_whom_it_waits_for_and_how_long(sqlite: None) -> None:
    table = Gathering()

    page = table.browser.get(f"/t/{table.id}")

    assert table.state == "waiting"
    assert "All seats are taken" in page.text
    assert "Waiting for Ana." in page.text
    left = re.search(r'data-counts-down="(\d+)"', page.html)
    assert left is not None
    assert 170_000 < int(left[1]) <= 180_000
    assert f'<noscript><form method="post" action="/t/{table.id}/here">' in page.html
    assert '<noscript><meta http-equiv="refresh" content="20"></noscript>' in page.html
    assert "Waiting for 0" not in page.text
    assert "Start with" not in page.text


def test_who_says_here_begins_the_game(database: str) -> None:
    table = Gathering()

    people.say_here(table.id, table.ana)

    assert table.state == "running"


def test_the_button_of_who_is_missing_works_without_script(sqlite: None) -> None:
    table = Gathering()
    longer = timezone.now() - timedelta(seconds=61)
    models.Guest.objects.update(seen=longer)
    bea = models.Guest.objects.get(name="Bea")

    answer = table.browser.post(f"/t/{table.id}/here")

    assert (answer.status, answer.where) == (302, f"/t/{table.id}")
    bea.refresh_from_db()
    assert timezone.now() - bea.seen < timedelta(seconds=30)
    assert table.state == "waiting"  # for Ana
    assert "Waiting for Ana." in table.browser.get(f"/t/{table.id}").text


def test_a_page_that_is_open_keeps_its_guest_here(sqlite: None) -> None:
    """A page without script loads itself anew every 20 seconds: each time counts."""
    table = Gathering()
    models.Guest.objects.update(seen=timezone.now() - timedelta(seconds=50))

    table.browser.get(f"/t/{table.id}")

    bea = models.Guest.objects.get(name="Bea")
    assert timezone.now() - bea.seen < timedelta(seconds=30)


def test_who_does_not_sit_there_cannot_be_here(sqlite: None) -> None:
    table = Gathering()

    with pytest.raises(GridwrightError):
        people.say_here(table.id, guest("Eve"))

    assert table.state == "waiting"


def test_who_comes_too_late_has_no_seat(sqlite: None) -> None:
    table = Gathering()
    past = timezone.now() - timedelta(seconds=1)
    models.Clock.objects.update(gathers_until=past, lease=past)

    page = table.browser.get(f"/t/{table.id}")

    seats = models.Seat.objects.filter(table=table.id).order_by("number")
    assert [seat.guest_id is None for seat in seats] == [True, False]
    assert "All seats are taken" not in page.text
    assert table.state == "waiting"


# Home


def running(browser: Visitor, name: str, terms: Terms, title: str = "card") -> models.Table:
    """Begin a game between the guest of *browser* and another."""
    mine = models.Guest.objects.get(name=name)
    models.Guest.objects.update(seen=timezone.now())
    row = lobby.lay(lobby.Wish(title, "", ("me", "open"), terms=terms), mine)
    other = models.Guest.objects.filter(name="Bea").first() or guest("Bea")
    lobby.sit_down(row.places.get(number=1), other)
    return models.Table.objects.get(pk=row.pk)


def ask(row: models.Table, seat: int) -> None:
    """Let a seat be asked, whichever is."""
    models.Table.objects.filter(pk=row.pk).update(to_act=seat)
    models.Clock.objects.filter(pk=row.pk).update(seat=seat)


def test_home_says_what_waits_and_for_how_long(visitor: Visitor) -> None:
    visitor.become("Ana")
    evening, daily = (running(visitor, "Ana", PRESETS[name]) for name in ("evening", "daily"))
    for row in (evening, daily):
        ask(row, 0)
    theirs = running(visitor, "Ana", PRESETS["quick"])
    ask(theirs, 1)
    models.Clock.objects.filter(pk=daily.pk).update(
        began=timezone.now() - timedelta(hours=7, minutes=30),  # of 8 h and a bank of 3 days
    )

    page = visitor.get("/")

    assert "Your turn at 2 tables" in page.text
    turns = page.html[page.html.index('id="turns"') : page.html.index('id="lists"')]
    assert re.findall(r'id="turn-(\w+)"', turns) == [evening.pk, daily.pk]
    times = re.findall(r'class="pill time.*?</svg>([^<]+)<', page.html, re.DOTALL)
    assert times == ["10 min left", "3 days left", "5 min left"]  # whole minutes and hours
    theirs_in_words = page.text[page.text.index("Others are thinking") :]
    assert theirs_in_words.startswith("Others are thinking The Card Game Bea · ")
    assert "3 days, +1 day a round, 8 h free" in page.text


def test_the_menu_of_a_daily_table_leads_to_the_nights(visitor: Visitor) -> None:
    visitor.become("Ana")
    daily, live = (running(visitor, "Ana", PRESETS[name]) for name in ("daily", "quick"))

    assert 'href="/me/clock"' in visitor.get(f"/t/{daily.pk}").html
    assert 'href="/me/clock"' not in visitor.get(f"/t/{live.pk}").html
    assert 'href="/me/clock"' not in Visitor().get(f"/t/{daily.pk}").html


def test_home_says_why_a_clock_stands_still(visitor: Visitor) -> None:
    visitor.become("Ana")
    row = running(visitor, "Ana", PRESETS["daily"])
    ask(row, 1)
    now = timezone.now()
    bea = models.Guest.objects.get(name="Bea")
    models.Away.objects.create(
        guest=bea, start=now - timedelta(hours=1), end=now + timedelta(days=2, minutes=1)
    )

    assert re.search("Bea · Round 1, Auction away, 2 days to go", visitor.get("/").text)


def test_open_tables_say_their_clocks(visitor: Visitor) -> None:
    ana = guest("Ana")
    for terms in (PRESETS["evening"], UNTIMED):
        wish = lobby.Wish("card", "", ("me", "open"), is_listed=True, terms=terms)
        lobby.lay(wish, ana)

    page = visitor.get("/")

    sentence = "Clock: 10 min, +2 min a round, 15 s free; then a bot (Planner) plays on."
    assert page.text.count(sentence) == 1
    assert page.html.count('class="of-clock"') == 1


def test_home_asks_no_more_for_more_tables(visitor: Visitor) -> None:
    visitor.become("Ana")
    for _ in range(2):
        running(visitor, "Ana", PRESETS["daily"])
    with CaptureQueriesContext(connection) as few:
        visitor.get("/")
    for _ in range(4):
        running(visitor, "Ana", PRESETS["daily"])
    with CaptureQueriesContext(connection) as many:
        visitor.get("/")

    assert len(many) == len(few)


def test_tables_without_clocks_cost_home_nothing(visitor: Visitor) -> None:
    """The clock comes with the row of the table: nothing else of clocks is read."""
    laid(visitor.become("Ana"), ("me", "novice"))

    with CaptureQueriesContext(connection) as queries:
        page = visitor.get("/")

    read = " ".join([query["sql"] for query in queries.captured_queries])
    assert not re.search(r'FROM "web_(clock|night|away|outage)"', read)
    assert 'class="pill time' not in page.html
