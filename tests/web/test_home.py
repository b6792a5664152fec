"""Home, open tables, sitting down, and the ways to a game."""

import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import timedelta

import pytest
from django.db import connection, transaction
from django.utils import timezone

from gridwright.bots import names
from gridwright.core.errors import GridwrightError
from gridwright.games.registry import TITLES
from gridwright.web import limits, models, preferences
from gridwright.web.play import analyses, lobby, people
from gridwright.web.play.seating import Seating
from tests.web.analysed import analysed, judged
from tests.web.browser import Page, Visitor
from tests.web.members import member, signed_in
from tests.web.tables import guest, laid, lines, take_turns, three_people


@pytest.fixture
def visitor(sqlite: None) -> Visitor:
    return Visitor()


def listed(host: models.Guest, *seats: str) -> models.Table:
    """Lay a table that anyone may join."""
    board = lobby.usual("recharged").board
    return lobby.lay(lobby.Wish("recharged", board, seats, is_listed=True), host)


def checked(html: str, name: str) -> str:
    """Return which of the radio buttons called *name* is chosen."""
    found = re.search(rf'name="{name}" value="([^"]+)" checked', html)
    return found[1] if found else ""


# Play now


def test_one_line_of_choices_starts_a_game(database: str) -> None:
    visitor = Visitor()

    visitor.post(
        "/start", **{"title": "classic", "map-classic": "usa", "players": "3", "level": "novice"}
    )

    row = models.Table.objects.get()
    assert (row.title, row.board, row.state) == ("classic", "usa", "running")
    assert [seat.bot for seat in row.places.all()] == ["", "novice", "novice"]


def test_the_last_choice_is_remembered(visitor: Visitor) -> None:
    fresh = visitor.get("/").html
    assert [checked(fresh, name) for name in ("title", "players", "level")] == [
        *("recharged", "4", "steady"),
    ]

    visitor.post(
        "/start", **{"title": "classic", "map-classic": "usa", "players": "3", "level": "master"}
    )

    html = visitor.get("/").html
    assert [checked(html, name) for name in ("title", "map-classic", "players", "level")] == [
        *("classic", "usa", "3", "master"),
    ]


@pytest.mark.parametrize(
    "said", ["", "x", "chess:germany:4:steady", "recharged:atlantis:99:steady", "card:::me", "::::"]
)
def test_a_strange_cookie_is_as_usual(visitor: Visitor, said: str) -> None:
    visitor.client.cookies[preferences.QUICK_START] = said

    html = visitor.get("/").html

    assert [checked(html, name) for name in ("title", "map-recharged", "players")] == [
        *("recharged", "germany", "4"),
    ]


@pytest.mark.parametrize(
    "fields",
    [
        {"title": "chess"},
        {"players": "1"},
        {"players": "7"},
        {"players": "99999999"},
        {"players": "-1"},
        {"level": "os:path"},
        {"map-recharged": "atlantis"},
    ],
)
def test_a_line_that_cannot_be_starts_nothing(visitor: Visitor, fields: dict[str, str]) -> None:
    page = visitor.post("/start", **fields)

    assert (page.status, models.Table.objects.count()) == (422, 0)
    assert page.alert.endswith("Nothing was changed.")


def test_home_lists_what_is_played_before_what_has_ended(visitor: Visitor) -> None:
    ana = visitor.become("Ana")
    ended = [laid(ana, ("me", "novice")) for _ in range(5)]
    models.Table.objects.update(state="over")
    running = laid(ana, ("novice", "novice", "me"))

    page = visitor.get("/")
    found = re.findall(r'id="to-(\w+)"', page.html)

    assert found[0] == running.pk
    assert set(found[1:]) < {row.pk for row in ended}
    assert len(found) == 5
    assert f"Game over · {ended[4].places.get(number=1).name}" in page.text


# New table


def test_a_wrong_wish_comes_back_filled(visitor: Visitor) -> None:
    page = visitor.post(
        "/new",
        title="recharged",
        map="usa",
        tempo="calm",
        join="anyone",
        **{"seat-1": "me", "seat-2": "me", "seat-3": "here", "name-3": "Zoë"},
        **{"option-hidden_money": "on"},
    )

    assert page.status == 422
    assert page.alert == "You can only take one seat. Nothing was changed."
    names = ("map", "tempo", "join")
    assert [checked(page.html, name) for name in names] == ["usa", "calm", "anyone"]
    assert 'value="Zoë"' in page.html
    assert "Table rules: Hidden money: yes." in page.html


@pytest.mark.parametrize("title", [title.name for title in TITLES])
def test_the_form_asks_for_every_option_in_words(visitor: Visitor, title: str) -> None:
    html = visitor.get(f"/new?title={title}").html

    options = next(each for each in TITLES if each.name == title).options
    for option in options:
        assert f'name="option-{option.name}"' in html
        clauses = re.findall(rf'name="option-{option.name}".*?</div>', html, re.DOTALL)[0]
        assert f'href="/rules/{title}#' in clauses
    prefixes = set(re.findall(rf"/rules/{title}#([A-Z]+)-", html))
    assert prefixes <= set(next(each for each in TITLES if each.name == title).clauses)
    shown = re.findall(r"<option[^>]*>([^<]*)<", html)
    assert not [text for text in shown if "_" in text]


def ticked(html: str) -> list[tuple[str, str]]:
    """Return the regions that are ticked, each with its map."""
    return re.findall(r'name="region-(\w+)" value="(\w+)" checked', html)


def test_a_list_of_regions_can_be_linked_to(visitor: Visitor) -> None:
    html = visitor.get("/new?title=recharged&option-regions=north,+north_east,+east").html

    assert '<option value="listed" selected>' in html
    assert [region for board, region in ticked(html) if board == "germany"] == [
        *("north", "north_east", "east"),
    ]


def test_regions_are_ticked(visitor: Visitor) -> None:
    """Three players play in three regions; those of another map do not count."""
    page = visitor.post(
        "/new",
        **{"title": "recharged", "seat-1": "me", "seat-2": "novice", "seat-3": "novice"},
        **{"option-regions": "listed", "map": "germany", "region-usa": "south"},
        **{"region-germany": ["north", "north_east", "east"]},
    )

    assert page.status == 302
    assert models.Table.objects.get().options == {"regions": "north, north_east, east"}


@pytest.mark.parametrize(
    "regions", [[], ["north"], ["north", "north_east", "south"], ["x, y"], ["é"]]
)
def test_regions_that_cannot_be_come_back_ticked(visitor: Visitor, regions: list[str]) -> None:
    """None, too few, not connected, none of the map, no word."""
    page = visitor.post(
        "/new",
        **{"title": "recharged", "seat-1": "me", "seat-2": "novice", "seat-3": "novice"},
        **{"option-regions": "listed"},
        **{"region-germany": regions},
    )

    known = {"north", "north_east", "south"}
    assert (page.status, models.Table.objects.count()) == (422, 0)
    assert {region for _, region in ticked(page.html)} == set(regions) & known


def test_who_is_in_a_hurry_starts_with_bots(visitor: Visitor) -> None:
    visitor.post("/new", **{"seat-1": "me", "seat-2": "open", "seat-3": "open", "start": "bots"})

    row = models.Table.objects.get()
    assert (row.state, [seat.bot for seat in row.places.all()]) == (
        *("running", ["", "steady", "steady"]),
    )


@pytest.mark.parametrize("name", ["a,b", "x" * 21, "#", "\x07"])
def test_names_at_a_screen_are_checked(visitor: Visitor, name: str) -> None:
    page = visitor.post("/new", **{"seat-1": "me", "seat-2": "here", "name-2": name})

    assert (page.status, models.Table.objects.count()) == (422, 0)


# Open tables


def test_an_open_table_is_listed_until_it_is_full(database: str) -> None:
    row = listed(guest("Ana"), "me", "open", "novice")
    hidden = laid(guest("Bea"), ("me", "open"))
    visitor = Visitor()

    home = visitor.get("/").html
    assert f"/t/{row.pk}/sit" in home
    assert hidden.pk not in home
    assert "2 of 3 seats taken" in home
    assert "Take the open seat" in visitor.get(f"/t/{row.pk}/sit").html
    answer = visitor.post(f"/t/{row.pk}/sit", name="Cid")

    row.refresh_from_db()
    assert (answer.where, row.state) == (f"/t/{row.pk}", "running")
    assert [seat.name for seat in row.places.all()][:2] == ["Ana", "Cid"]
    assert f"/t/{row.pk}/sit" not in Visitor().get("/").html


def test_a_full_table_has_no_seat_for_the_next(visitor: Visitor) -> None:
    row = listed(guest("Ana"), "me", "open")
    Visitor().post(f"/t/{row.pk}/sit", name="Bea")

    page = visitor.post(f"/t/{row.pk}/sit", name="Cid")

    assert page.status == 422
    assert "This table is full." in visitor.get(f"/t/{row.pk}/sit").html
    assert [seat.name for seat in row.places.all()] == ["Ana", "Bea"]


def test_two_who_come_at_once_do_not_share_a_seat(database: str) -> None:
    row = listed(guest("Ana"), "me", "open")
    people_here = [guest(name) for name in ("Bea", "Cid", "Dan", "Eve")]

    def sit(person: models.Guest) -> bool:
        try:
            lobby.sit_anywhere(row.pk, person)
        except GridwrightError:
            return False
        finally:
            connection.close()
        return True

    with ThreadPoolExecutor(4) as pool:
        done = list(pool.map(sit, people_here))

    row.refresh_from_db()
    assert (done.count(True), row.state) == (1, "running")
    assert row.places.get(number=1).guest_id == people_here[done.index(True)].pk


def test_a_second_click_takes_no_second_seat(visitor: Visitor) -> None:
    row = listed(guest("Ana"), "me", "open", "open")
    visitor.become("Bea")

    pages = [visitor.post(f"/t/{row.pk}/sit") for _ in range(2)]

    assert [page.where for page in pages] == [f"/t/{row.pk}"] * 2
    assert [seat.name for seat in row.places.all()] == ["Ana", "Bea", "Seat C"]


def test_a_table_by_link_is_not_open_to_all(visitor: Visitor) -> None:
    row = laid(guest("Ana"), ("me", "open"))
    visitor.become("Eve")

    page = visitor.post(f"/t/{row.pk}/sit")

    assert page.status == 422
    assert "Only people with the link" in page.alert


def test_a_seat_is_needed_with_a_name(visitor: Visitor) -> None:
    row = listed(guest("Ana"), "me", "open")

    page = visitor.post(f"/t/{row.pk}/sit", name="a,b")

    assert (page.status, models.Guest.objects.count()) == (422, 1)


# Rematch


def test_a_kept_seat_is_taken_by_whom_it_is_kept_for(database: str) -> None:
    bea, eve = Visitor(), Visitor()
    row, (ana, _, cid) = three_people()
    models.Seat.objects.filter(table=row, number=1).update(guest=bea.become("Bea"))
    models.Table.objects.filter(pk=row.pk).update(state="over")
    again = people.rematch(row.pk, ana)
    link = again.places.get(number=1).invitation
    eve.become("Eve")

    for reader, shown in ((bea, True), (eve, False)):
        page = reader.get(f"/t/{row.pk}")
        assert ("Ana wants a rematch." in page.text) is shown
        assert (f"/t/{again.pk}/sit" in [form.action for form in page.forms]) is shown
    models.Table.objects.filter(pk=again.pk).update(created=timezone.now() - timedelta(minutes=11))
    assert "Join the rematch" in bea.get(f"/t/{row.pk}").text
    assert "Join the rematch" not in eve.get(f"/t/{row.pk}").text
    assert eve.post(f"/t/{again.pk}/sit").status == 422
    assert eve.post(f"/join/{link}").status == 422
    assert "This seat is reserved." in eve.get(f"/join/{link}").html
    assert bea.post(f"/t/{again.pk}/sit").where == f"/t/{again.pk}"
    lobby.sit_down(again.places.get(number=2), cid)

    again.refresh_from_db()
    assert (again.state, [seat.name for seat in again.places.all()]) == (
        *("running", ["Ana", "Bea", "Cid"]),
    )
    assert f"/t/{again.pk}" in bea.get(f"/t/{row.pk}").html


def test_a_rematch_is_asked_for_on_the_page(visitor: Visitor) -> None:
    row = laid(visitor.become("Bea"), ("novice", "me", "novice"))
    models.Table.objects.filter(pk=row.pk).update(state="over")

    page = visitor.post(f"/t/{row.pk}/rematch")

    row.refresh_from_db()
    assert row.rematch is not None
    assert page.where == f"/t/{row.rematch.pk}"


# Watching


def test_four_bots_can_be_watched(database: str) -> None:
    visitor = Visitor()

    page = visitor.get(visitor.post("/watch").where)

    row = models.Table.objects.get()
    assert (row.state, row.host, row.seat_count) == ("running", None, 4)
    assert "You're watching." in page.text
    assert models.Guest.objects.count() == 0
    assert visitor.post(f"/t/{row.pk}/fill").status == 403


def test_there_are_never_many_games_of_bots(visitor: Visitor) -> None:
    places = {visitor.post("/watch").where for _ in range(10)}
    too_many = visitor.post("/watch")

    assert (len(places), models.Table.objects.count(), too_many.status) == (8, 8, 429)


def test_only_titles_can_be_watched(visitor: Visitor) -> None:
    assert visitor.post("/watch", title="chess").status == 422


def test_tables_are_laid_at_a_rate(visitor: Visitor) -> None:
    for _ in range(60):
        limits.TABLES.delay("127.0.0.1")

    assert [visitor.post(path).status for path in ("/start", "/new")] == [429, 429]
    assert models.Table.objects.count() == 0


# The bar of all pages


def bar(page: Page) -> str:
    """Return the bar at the top."""
    return page.html[page.html.index('<header class="top">') : page.html.index("</header>")]


def test_a_stranger_may_sign_in_and_a_guest_has_a_page(visitor: Visitor) -> None:
    stranger = bar(visitor.get("/rules"))
    visitor.become("Ana")
    known = bar(visitor.get("/rules"))

    links = ('href="/in"', 'href="/records"', 'href="/me">Ana<', 'action="/out"')
    assert [each in stranger for each in links] == [True, True, False, False]
    assert [each in known for each in links] == [True, True, True, False]


def test_a_member_has_a_menu(sqlite: None) -> None:
    zoe = member("Zoë")
    zoe.colour = "moss"
    zoe.save()
    shown = bar(signed_in(zoe).get("/rules"))

    assert '<span class="monogram is-moss" aria-hidden="true">Z</span>' in shown
    links = ('href="/in"', 'href="/records"', 'href="/me"', 'action="/out"')
    assert [each in shown for each in links] == [False, True, True, True]


def test_there_are_five_places(visitor: Visitor) -> None:
    places = re.search(r'<nav class="places".*?</nav>', visitor.get("/learn").html, re.DOTALL)

    assert places is not None
    assert re.findall(r'<a href="([^"]+)"( aria-current="page")?', places[0]) == [
        *(("/", ""), ("/tables", ""), ("/learn", ' aria-current="page"')),
        *(("/club", ""), ("/rules", "")),
    ]


# The home of a member

JOIN = "Join, and keep these tables on all your devices"


def test_who_has_tables_is_asked_to_join(visitor: Visitor) -> None:
    stranger = visitor.get("/").text
    laid(visitor.become("Ana"), ("me", "novice"))

    assert [JOIN in text for text in (stranger, visitor.get("/").text)] == [False, True]


def test_the_home_of_a_member_asks_for_no_name(sqlite: None) -> None:
    page = signed_in(member("Zoë")).get("/")

    assert JOIN not in page.text
    assert "No account needed" not in page.text
    assert 'action="/name"' not in page.html
    assert "Puzzle of the day" in page.text
    assert "Your last game" not in page.text  # there is none


def test_of_many_tables_of_others_some_are_shown(visitor: Visitor) -> None:
    ana = visitor.become("Ana")
    for _ in range(6):
        laid(ana, ("me", "novice", "novice"))  # seat 1 begins

    some, all_of_them = visitor.get("/"), visitor.get("/?all")

    assert [page.html.count('class="of-row"') for page in (some, all_of_them)] == [4, 6]
    assert "All 6" in some.text
    assert 'hx-get="/?all"' in all_of_them.html


def last_game(ranking: list[int]) -> tuple[Visitor, models.Table]:
    """Return a member whose game with two bots is over; seat 1, theirs, has bought plant 5."""
    zoe = member("Zoë")
    visitor = signed_in(zoe)
    row = laid(zoe.guest, ("novice", "me", "novice"))
    visitor.post(f"/t/{row.pk}/play", version="0", line="open 5 5")
    models.Table.objects.filter(pk=row.pk).update(state="over", ranking=ranking)
    return visitor, models.Table.objects.get(pk=row.pk)


@pytest.mark.parametrize(
    ("ranking", "result", "turn"),
    [
        ([2, 1, 3], "You won.", "The turn that nearly cost it: Plant 5 for 5, round 1."),
        ([1, 3, 2], "Place 3 of 3.", "The turn that cost most: Plant 5 for 5, round 1."),
    ],
)
def test_the_last_game_with_the_turn_that_cost_most(
    sqlite: None, ranking: list[int], result: str, turn: str
) -> None:
    visitor, row = last_game(ranking)
    plain = visitor.get("/")
    analysed(row, [judged(analyses.recording_of(row), 0, 0.4, 0.12, "open 4 4")])
    page = visitor.get("/")

    assert "Your last game Recharged, Germany" in plain.text
    assert result in plain.text
    assert f'action="/t/{row.pk}/analysis"' in plain.html
    assert turn in page.text
    assert turn not in plain.text
    assert f'href="/t/{row.pk}/analysis"' in page.html


def test_turns_of_others_are_not_ones_own(sqlite: None) -> None:
    visitor, row = last_game([2, 1, 3])
    recording = analyses.recording_of(row)
    theirs = replace(judged(recording, 0, 0.4, 0.12, "open 4 4"), seat=2)
    analysed(row, [theirs])

    assert "The turn that" not in visitor.get("/").text


# Names


def test_a_new_name_is_that_of_tables_that_wait(database: str) -> None:
    visitor = Visitor()
    ana = visitor.become("Ana")
    waiting, running = laid(ana, ("me", "open")), laid(ana, ("me", "novice"))

    visitor.post("/name", name="Anna")

    assert waiting.places.get(number=0).name == "Anna"
    assert running.places.get(number=0).name == "Ana"
    assert laid(models.Guest.objects.get(), ("me", "novice")).places.get(number=0).name == "Anna"


# At the table, without script


def test_the_pages_of_a_table_ask_and_answer(visitor: Visitor) -> None:
    row, (ana, *_) = three_people()
    models.Seat.objects.filter(table=row, number=1).update(guest=visitor.become("Bea"))
    people.propose(row.pk, ana, "abandon")

    page = visitor.get(f"/t/{row.pk}")
    key = re.search(r'name="proposal" value="(\d+)"', page.html)
    assert key is not None
    assert "Ana asks: abandon this game?" in page.html
    assert "1 of 3 votes" in page.html
    assert "asks" not in Visitor().get(f"/t/{row.pk}").html
    answer = visitor.post(f"/t/{row.pk}/vote", proposal=key[1], answer="no")

    assert answer.where == f"/t/{row.pk}"
    assert not row.proposals.exists()


def test_who_plays_on_takes_the_seat_back(visitor: Visitor) -> None:
    row = laid(visitor.become("Bea"), ("novice", "me", "novice"))
    models.Seat.objects.filter(table=row, number=1).update(stand_in="steady")
    bot = names.stand_in(row.seed, 1, Seating.of(row).names)
    assert f"{bot} is playing for you." in visitor.get(f"/t/{row.pk}").html

    visitor.post(f"/t/{row.pk}/play", version="0", line="open 5 5")

    assert (row.places.get(number=1).stand_in, lines(row)) == ("", [(0, 1, "open 5 5")])


def test_the_seat_is_taken_back_by_one_click(visitor: Visitor) -> None:
    row = laid(visitor.become("Bea"), ("novice", "me", "novice"))
    models.Seat.objects.filter(table=row, number=1).update(stand_in="steady")

    visitor.post(f"/t/{row.pk}/come-back")

    assert row.places.get(number=1).stand_in == ""


@pytest.mark.parametrize(
    ("path", "fields", "status"),
    [
        ("propose", {}, 422),
        ("propose", {"kind": "explode"}, 422),
        ("propose", {"kind": "back", "number": "-1"}, 422),
        ("propose", {"kind": "back", "number": "x"}, 422),
        ("propose", {"kind": "back", "number": "0"}, 422),
        ("propose", {"kind": "stand_in", "number": "77"}, 422),
        ("vote", {}, 422),
        ("vote", {"answer": "maybe", "proposal": "1"}, 422),
        ("vote", {"answer": "yes", "proposal": "999999999"}, 422),
        ("vote", {"answer": "yes", "proposal": "9" * 30}, 422),
        ("screen", {"seat": "2"}, 422),
        ("screen", {"seat": "1e3"}, 422),
        ("leave", {}, 422),
        ("rematch", {}, 422),
    ],
)
def test_what_cannot_be_is_refused(
    visitor: Visitor, path: str, fields: dict[str, str], status: int
) -> None:
    row = laid(visitor.become("Bea"), ("novice", "me", "novice"))
    change = models.Table.objects.get().change

    mine = visitor.post(f"/t/{row.pk}/{path}", **fields)
    eve = Visitor()
    eve.become("Eve")
    others = eve.post(f"/t/{row.pk}/{path}", **fields)
    nowhere = visitor.post(f"/t/nothere/{path}", **fields)

    assert (mine.status, others.status, nowhere.status) == (status, 403, 404)
    assert models.Table.objects.get().change == change


def test_presence_is_remembered_to_the_minute(visitor: Visitor) -> None:
    bea = visitor.become("Bea")
    first = bea.seen
    models.Guest.objects.update(seen=first.replace(year=2020))

    assert visitor.get("/here").status == 204
    assert models.Guest.objects.get().seen >= first


def test_places_lead_to_pages_that_are_there(visitor: Visitor) -> None:
    for path in ("/", "/new", "/learn"):
        links = re.findall(r'<a href="(/[a-z]*)"', visitor.get(path).html)
        assert {visitor.get(link).status for link in links} == {200}


def test_the_end_of_a_game_offers_its_people_a_rematch(visitor: Visitor) -> None:
    row = laid(visitor.become("Bea"), ("novice", "novice"), "card")
    with transaction.atomic():  # written once, which is quicker
        take_turns()
    models.Seat.objects.filter(table=row, number=1).update(bot="", guest=row.host)

    mine = visitor.get(f"/t/{row.pk}").html
    others = Visitor().get(f"/t/{row.pk}").html

    assert f'action="/t/{row.pk}/rematch"' in mine
    assert f'data-at="/t/{row.pk}/rematch/news"' in mine
    assert "/rematch" not in others
