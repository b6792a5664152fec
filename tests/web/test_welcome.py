"""The waiting room: links, codes and who is there; names of bots at tables."""

import re
from datetime import timedelta

import pytest
from django.test import RequestFactory
from django.utils import timezone

from gridwright import words
from gridwright.bots.names import NAMES
from gridwright.cli.serve import friendly_addresses
from gridwright.core.errors import GridwrightError
from gridwright.web import addresses, guests, limits, models
from gridwright.web.addresses import Listening, Reach, reach_of
from gridwright.web.pages import waiting
from gridwright.web.pages.table import labels_of
from gridwright.web.play import lobby, moves, people
from gridwright.web.play.perspective import Perspective, perspective_of
from gridwright.web.play.proposals import GONE
from tests.web.browser import Visitor
from tests.web.qr import decoded
from tests.web.tables import guest, laid, three_people
from tests.words.languages import COMPLETE

LINK = "http://192.168.1.20:8000"


@pytest.fixture
def visitor(sqlite: None) -> Visitor:
    return Visitor()


def seen(row: models.Table, person: models.Guest | None = None) -> Perspective:
    perspective = perspective_of(row.pk, person)
    assert perspective is not None
    return perspective


def room(row: models.Table, person: models.Guest | None) -> waiting.WaitingRoom:
    shown = waiting.waiting_room(seen(row, person), Reach((LINK,)))
    assert shown is not None
    return shown


def notes(row: models.Table, person: models.Guest) -> dict[str, str]:
    return {seat.letter: seat.note for seat in room(row, person).seats}


# Names of bots


def names(row: models.Table) -> list[str]:
    return [seat.name for seat in row.places.all()]


def test_bots_are_dealt_different_names_which_a_rematch_keeps(sqlite: None) -> None:
    ana = guest("Ana")
    row = laid(ana, ("me", "novice", "steady", "master"))
    models.Table.objects.filter(pk=row.pk).update(state="over")

    again = people.rematch(row.pk, ana)

    assert names(row)[0] == "Ana"
    assert len({*names(row)} & {*NAMES}) == 3
    assert names(again) == names(row)


def test_open_seats_get_names_that_nobody_has_yet(sqlite: None) -> None:
    ana = guest("Ana")
    row = laid(ana, ("me", "novice", "open", "open", "open", "open"))
    lobby.fill(row.pk, ana, 3)
    one = [seat.bot for seat in row.places.all()]
    lobby.fill(row.pk, ana)

    assert one == ["", "novice", "", "steady", "", ""]
    assert len({*names(row)} & {*NAMES}) == 5


@pytest.mark.parametrize("name", ["Volta", " watt ", "OHM"])
def test_people_cannot_have_the_name_of_a_bot(visitor: Visitor, name: str) -> None:
    page = visitor.post("/name", name=name)
    hot_seat = {"seat-1": "me", "seat-2": "here", "name-2": name}

    assert page.status == 422
    assert "is a bot&#x27;s name. Choose another." in page.html
    assert visitor.post("/new", **hot_seat).status == 422
    assert not models.Table.objects.exists()


def test_a_guest_of_before_keeps_a_name_that_is_reserved_now(sqlite: None) -> None:
    volta = guest("Volta")
    row = laid(volta, ("me", *["steady"] * 5))

    assert names(row).count("Volta") == 1


def test_a_bot_has_bars_and_a_face_and_a_person_has_neither(sqlite: None) -> None:
    ana = guest("Ana")
    row = laid(ana, ("me", "random", "novice", "master"))
    row.places.filter(number=3).update(name="Master D")  # at a table of before

    labels = labels_of(seen(row, ana)).values()
    bots = [seat.name.lower() for seat in row.places.all()]

    assert [label.strength for label in labels] == [0, 0, 1, 5]
    assert [label.face for label in labels] == ["", f"face-{bots[1]}", f"face-{bots[2]}", ""]
    assert [label.chip for label in labels][2:] == ["bot · Novice", "bot · Master"]


@pytest.mark.parametrize("language", COMPLETE)
def test_a_stand_in_has_a_name_of_its_own_in_every_language(sqlite: None, language: str) -> None:
    row, (ana, bea, _) = three_people()
    people.propose(row.pk, bea, "stand_in", 1)
    shown = seen(row, ana)
    bot = shown.bot_names[1]
    with words.speaking(words.catalogue(language)):
        sentence = words.text("web.people.plays_for", bot=bot, name="Bea")

    assert shown.names == ("Ana", "Bea", "Cid")
    assert (shown.bot_names[0], bot in NAMES, shown.bot_names[2]) == ("", True, "")
    assert labels_of(shown)["B"].face == f"face-{bot.lower()}"
    assert re.search(rf"\b{bot}\b", sentence)
    assert re.search(r"\bBea\b", sentence)


# Addresses


def asked(host: str) -> Reach:
    return reach_of(RequestFactory().get("/", headers={"host": host}))


@pytest.fixture
def _everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Listening, "host", "0.0.0.0")  # noqa: S104
    monkeypatch.setattr(addresses, "network_addresses", lambda: ("192.168.1.20", "10.0.0.5"))


@pytest.mark.parametrize("host", ["127.0.0.1:8000", "localhost:8000", "127.8.8.8:8000"])
@pytest.mark.usefixtures("_everywhere")
def test_links_have_addresses_of_the_network(host: str) -> None:
    here = host.partition(":")[0]

    assert asked(host) == Reach((LINK, "http://10.0.0.5:8000"), here)


@pytest.mark.usefixtures("_everywhere")
def test_a_page_at_an_address_of_the_network_needs_no_other() -> None:
    assert asked("10.0.0.5:8000") == Reach(("http://10.0.0.5:8000",))


@pytest.mark.usefixtures("_everywhere")
def test_behind_a_proxy_links_have_the_public_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRIDWRIGHT_PROXY", "1")

    assert asked("grid.example.org") == Reach(("http://grid.example.org",))


@pytest.mark.parametrize("listening", ["127.0.0.1", "::1"])
def test_a_server_for_this_machine_alone_says_so(
    monkeypatch: pytest.MonkeyPatch, listening: str
) -> None:
    monkeypatch.setattr(Listening, "host", listening)

    assert asked("localhost:8000") == Reach(("http://localhost:8000",), "localhost", is_alone=True)


def test_a_machine_without_a_network_cannot_be_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Listening, "host", "::")
    monkeypatch.setattr(addresses, "network_addresses", tuple)

    assert asked("[::1]:8000").is_alone


def test_addresses_of_this_machine_are_never_loopback() -> None:
    assert not [host for host in addresses.network_addresses() if host.startswith("127.")]


def test_the_room_of_a_lonely_server_names_the_command_and_shows_no_qr_code(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = laid(visitor.become("Ana"), ("me", "open"))
    everywhere = visitor.get(f"/t/{row.pk}").html
    monkeypatch.setattr(Listening, "host", "127.0.0.1")
    monkeypatch.setattr("gridwright.web.addresses.is_loopback", lambda _: True)
    alone = visitor.get(f"/t/{row.pk}").html

    assert ('class="qr"' in everywhere, 'class="qr"' in alone) == (True, False)
    assert "<code>--host 0.0.0.0</code>" in alone
    assert "--host" not in everywhere


@pytest.mark.usefixtures("_everywhere")
def test_the_command_prints_what_friends_can_open() -> None:
    assert friendly_addresses("0.0.0.0", 8000) == [f"{LINK}/", "http://10.0.0.5:8000/"]  # noqa: S104
    assert friendly_addresses("127.0.0.1", 8000) == []


def test_without_any_route_only_interfaces_are_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "_ELSEWHERE", ("256.0.0.1", 9))  # no address at all

    assert addresses._on_default_route() == ""  # noqa: SLF001


# Link, code and QR code


def test_the_qr_code_is_that_of_the_link(sqlite: None) -> None:
    ana = guest("Ana")
    row = laid(ana, ("me", "open", "open"))

    (invitation,) = room(row, ana).invitations

    assert invitation.link == f"{LINK}/join/{row.code}"
    assert decoded(waiting.matrix(invitation.link)) == invitation.link
    squares = re.findall(r"M(\d+),(\d+)h1v1h-1z", invitation.code)
    drawn = {(int(y) - 4, int(x) - 4) for x, y in squares}
    dark = waiting.matrix(invitation.link)
    assert drawn == {
        (y, x) for y, row in enumerate(dark) for x, is_dark in enumerate(row) if is_dark
    }


def test_the_room_says_which_address_its_link_has(sqlite: None) -> None:
    ana = guest("Ana")
    row = laid(ana, ("me", "open"))
    reach = Reach((LINK, "http://10.0.0.5:8000"), "localhost")

    shown = waiting.waiting_room(seen(row, ana), reach)

    assert shown is not None
    assert [each.address for each in shown.invitations] == ["192.168.1.20:8000", "10.0.0.5:8000"]
    assert shown.note.startswith("This page is open at localhost, ")
    assert "use 192.168.1.20, which works" in shown.note
    assert shown.advice is None


def test_only_the_host_is_shown_the_link(sqlite: None) -> None:
    row, _ = waiting_table()
    other = row.places.get(number=1).guest

    assert room(row, other).invitations == ()
    assert room(row, other).code == ""
    assert room(row, None).invitations == ()


def waiting_table() -> tuple[models.Table, models.Guest]:
    """Lay a table of Ana's at which Bea has joined; one seat is open, a bot has another."""
    ana, bea = guest("Ana"), guest("Bea")
    row = laid(ana, ("me", "open", "open", "planner"))
    lobby.sit_down(row.places.get(number=1), bea)
    return row, ana


@pytest.mark.parametrize("spell", [str.upper, str.lower, lambda code: f" {code[:2]} {code[2:]} "])
def test_a_code_opens_the_join_page_and_gives_no_seat(visitor: Visitor, spell: object) -> None:
    row, _ = waiting_table()
    assert callable(spell)

    page = visitor.client.get("/join", {"code": spell(row.code)}, follow=True)

    html = page.content.decode()
    assert page.redirect_chain[-1][0] == f"/join/{row.code}"
    assert "Ana invites you to a game" in html
    assert "Take the open seat" in html
    assert "random regions, open money" in html
    assert "about 75 minutes" in html  # 10 rounds, three people, 2.3 minutes: 69
    assert row.places.filter(guest=None, bot="").count() == 1


def test_who_takes_the_seat_by_code_starts_the_game_and_ends_the_code(visitor: Visitor) -> None:
    row, _ = waiting_table()
    late = Visitor()

    taken = visitor.post(f"/join/{row.code.lower()}", name="Cid")

    assert taken.where == f"/t/{row.pk}"
    assert names(row)[:3] == ["Ana", "Bea", "Cid"]
    assert late.get(f"/join/{row.code}").status == 404
    assert (
        "Its game may have started." in late.get(f"/join?code={row.code}").html
        or late.get(f"/join?code={row.code}").where == f"/join/{row.code}"
    )


def test_who_sits_already_is_led_to_the_table(visitor: Visitor) -> None:
    row = laid(visitor.become("Ana"), ("me", "open"))

    assert visitor.get(f"/join/{row.code}").where == f"/t/{row.pk}"


@pytest.mark.parametrize("code", ["", "K7", "K7QMX", "K7Q-", "<b>", "ÄÖÜß"])
def test_what_cannot_be_a_code_leads_nowhere(visitor: Visitor, code: str) -> None:
    assert visitor.client.get("/join", {"code": code}).status_code == 404


def test_sixty_wrong_codes_an_hour_are_enough(visitor: Visitor) -> None:
    row, _ = waiting_table()
    wrong = "ZZZZ" if row.code != "ZZZZ" else "YYYY"

    tries = [visitor.get(f"/join/{wrong}").status for _ in range(61)]

    assert tries == [404] * 60 + [429]
    assert visitor.get(f"/join/{row.code}").status == 429  # else it could be guessed on
    limits.CODES.clear()
    assert visitor.get(f"/join/{row.code}").status == 200


def test_right_codes_are_not_counted(visitor: Visitor) -> None:
    """A whole club may sit behind one address."""
    row, _ = waiting_table()

    assert {visitor.get(f"/join/{row.code}").status for _ in range(70)} == {200}


def test_no_two_waiting_tables_have_one_code(sqlite: None, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = iter(["AAAA", "AAAA", "BBBB", "AAAA"])
    monkeypatch.setattr(models, "new_code", lambda: next(codes))
    ana = guest("Ana")

    first, second = [laid(ana, ("me", "open")) for _ in range(2)]
    models.Table.objects.filter(pk=first.pk).update(state="running")
    third = laid(ana, ("me", "open"))

    assert [row.code for row in (first, second, third)] == ["AAAA", "BBBB", "AAAA"]
    assert lobby.coded("aaaa") == third


def test_a_table_that_waits_for_nobody_has_no_code(sqlite: None) -> None:
    assert laid(guest("Ana"), ("me", "steady")).code == ""
    assert lobby.coded("") is None


def test_a_waiting_table_of_before_is_joined_by_the_link_of_a_seat(visitor: Visitor) -> None:
    ana = guest("Ana")
    row = laid(ana, ("me", "open"))
    models.Table.objects.filter(pk=row.pk).update(code="")
    seat = row.places.get(number=1)

    (invitation,) = room(row, ana).invitations

    assert invitation.link == f"{LINK}/join/{seat.invitation}"
    assert room(row, ana).code == ""
    assert visitor.post(f"/join/{seat.invitation}", name="Bea").where == f"/t/{row.pk}"


def test_a_full_table_can_be_watched(visitor: Visitor) -> None:
    row, _ = waiting_table()
    link = row.places.get(number=2).invitation
    Visitor().post(f"/join/{link}", name="Cid")

    page = visitor.get(f"/join/{link}")

    assert "This table is full. Watch, or start your own." in page.html
    assert f'href="/t/{row.pk}"' in page.html
    assert "<form" not in page.html.partition('class="join-foot"')[2].partition("</main>")[0]


def test_a_link_has_a_title_and_a_picture_for_messages(visitor: Visitor) -> None:
    row, _ = waiting_table()
    html = visitor.get(f"/join/{row.code}").html
    image = re.search(r'property="og:image" content="http://testserver([^"]+)"', html)

    assert '<meta property="og:title" content="Ana invites you to a game">' in html
    assert image is not None
    picture = visitor.client.get(image[1])
    assert picture.headers["Content-Type"] == "image/svg+xml"
    assert picture.content.startswith(b"<svg")
    assert visitor.get("/t/nowhere/picture.svg").status == 404


def test_the_picture_leaves_out_cities_that_are_not_in_play(visitor: Visitor) -> None:
    """With three players, three of six regions with seven cities each are in play."""
    row = laid(guest("Ana"), ("me", "open", "open"))

    assert waiting.picture(row).count("<circle") == 21


# Who is there


def test_the_room_tells_who_is_here_and_who_has_closed_the_page(sqlite: None) -> None:
    row, ana = waiting_table()
    present = {"A": "host", "B": "here", "C": "", "D": "bot · Planner"}
    assert notes(row, ana) == present

    long_ago = timezone.now() - GONE - timedelta(seconds=1)
    models.Guest.objects.filter(name="Bea").update(seen=long_ago)

    assert notes(row, ana) == {**present, "B": "joined, page closed"}
    assert (
        room(row, ana).table == "Recharged, Germany, random regions, open money. About 75 minutes."
    )
    assert (
        timedelta(seconds=10) < GONE < timedelta(seconds=25)
    )  # a page asks every 10, looks every 5


def test_the_room_tells_who_shares_a_screen_and_for_whom_a_seat_is_kept(sqlite: None) -> None:
    ana, bea = guest("Ana"), guest("Bea")
    row = laid(ana, ("me", "here", "open", "novice"))
    models.Seat.objects.filter(table=row, number=2).update(kept_for=bea, name="Bea")

    seats = {seat.letter: (seat.name, seat.note) for seat in room(row, ana).seats}

    assert seats["B"] == ("Player B", "on this device")
    assert seats["C"] == ("Bea", "not here yet")
    page = waiting.join_page(row, None, None)
    assert page["reason"] == "This seat is reserved."
    shown = page["seats"]
    assert isinstance(shown, list)
    assert [(seat.name, seat.note) for seat in shown[1:3]] == [
        ("Player B", "host"),
        ("Bea", "not here yet"),
    ]


def test_a_table_without_its_host_can_still_be_joined(visitor: Visitor) -> None:
    row, ana = waiting_table()
    models.Table.objects.filter(pk=row.pk).update(host=None)
    models.Guest.objects.filter(name="Bea").update(seen=timezone.now() - timedelta(minutes=1))
    html = visitor.get(f"/join/{row.code}").html

    assert "<h1>Join this table</h1>" in html
    assert "<small>joined</small>" in html
    assert room(row, ana).invitations == ()


DRAFT = {"regions": "draft", "hidden_money": "on"}
LISTED = {"regions": "north, west", "refill": "standard", "starting_cities": "on"}
UNUSUAL = ["Refill table: standard", "Starting cities: yes", "hand-picked regions", "open money"]


@pytest.mark.parametrize(
    ("title", "options", "sentences"),
    [
        ("recharged", {}, ["open money", "random regions"]),
        ("recharged", DRAFT, ["hidden money", "regions chosen in turn"]),
        ("recharged", LISTED, UNUSUAL),
        ("card", {}, []),
    ],
)
def test_rules_are_told_as_people_ask_for_them(
    title: str, options: dict[str, str], sentences: list[str]
) -> None:
    assert sorted(waiting.rules_in_words(title, options)) == sentences


def test_a_table_that_is_not_listed_cannot_be_joined_without_its_code(visitor: Visitor) -> None:
    row, _ = waiting_table()

    assert "Only people with the link can join" in visitor.get(f"/t/{row.pk}/sit").html


def test_a_page_that_is_open_is_seen_every_few_seconds(visitor: Visitor) -> None:
    ana = visitor.become("Ana")
    before = timezone.now() - guests.OFTEN - timedelta(seconds=1)
    models.Guest.objects.filter(pk=ana.pk).update(seen=before)

    visitor.get("/learn")
    ana.refresh_from_db()
    assert ana.seen == before  # for other pages once a minute is enough
    assert visitor.get("/here").status == 204
    ana.refresh_from_db()
    assert ana.seen > before


def test_the_state_of_a_waiting_page_changes_with_who_is_here(visitor: Visitor) -> None:
    row = laid(visitor.become("Ana"), ("me", "open", "open"))
    lobby.sit_down(row.places.get(number=1), guest("Bea"))
    digest = re.search(r'id="state"[^>]* data-digest="(\w+)"', visitor.get(f"/t/{row.pk}").html)
    assert digest is not None
    address = f"/t/{row.pk}/parts?have=state:{digest[1]}"
    assert "data-unchanged" in visitor.get(address).html

    models.Guest.objects.filter(name="Bea").update(seen=timezone.now() - timedelta(minutes=1))

    changed = visitor.get(address).html
    assert "data-unchanged" not in changed
    assert "joined, page closed" in changed


def test_the_tab_counts_the_seats_until_the_game_begins(visitor: Visitor) -> None:
    row = laid(visitor.become("Ana"), ("me", "open", "novice"))
    assert "<title>2 of 3 · Power Grid Recharged · Germany" in visitor.get(f"/t/{row.pk}").html

    visitor.post(f"/t/{row.pk}/fill", seat="1")

    assert "2 of 3" not in visitor.get(f"/t/{row.pk}").html


def test_only_the_host_gives_a_seat_to_a_bot(visitor: Visitor) -> None:
    row, _ = waiting_table()

    assert visitor.post(f"/t/{row.pk}/fill", seat="2").status == 403
    with pytest.raises(GridwrightError):
        lobby.fill(row.pk, None, 2)
    assert row.places.get(number=2).is_open


# Going back


def test_the_question_to_go_back_stands_at_its_line(visitor: Visitor) -> None:
    row = laid(visitor.become("Ana"), ("me", "open", "open"))
    bea, cid = guest("Bea"), guest("Cid")
    for number, person in enumerate((bea, cid), 1):
        lobby.sit_down(row.places.get(number=number), person)
    moves.play(row.pk, 1, "open 5 5", 0)
    moves.play(row.pk, 2, "drop", 1)

    people.propose(row.pk, cid, "back", 0)
    html = visitor.get(f"/t/{row.pk}").html

    sentence = "Cid wants to go back to before this: Bea starts the auction for plant 5 at 5."
    proposal = row.proposals.get()
    log = html.partition('id="log"')[2]
    first, _, rest = log.partition(f'id="question-{proposal.pk}"')
    assert "</b> starts the auction for plant 5 at 5." in first[-400:]
    assert sentence in rest
    assert html.count(sentence) == 2  # here, and where people are told of it
    assert html.count('name="answer" value="yes"') == 1
    assert '<option value="1">Cid drops out.</option>' in html
    row.log_notes.update(event={})  # as versions of before have written it
    assert "Cid asks to go back to before this: Bea: open 5 5" in visitor.get(f"/t/{row.pk}").text
    visitor.post(f"/t/{row.pk}/vote", proposal=str(proposal.pk), answer="no")
    assert "question-" not in visitor.get(f"/t/{row.pk}").html
