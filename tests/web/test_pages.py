"""Pages, as a visitor without script has them."""

import re
from pathlib import Path

import pytest
from django.core.management import call_command
from django.db import connection, transaction

from gridwright.draw.theme import DARK, LIGHT, properties
from gridwright.web import limits, models
from gridwright.web.middleware import POLICY, is_known
from gridwright.web.play import moves
from gridwright.web.play.perspective import perspective_of
from tests.web.browser import Visitor
from tests.web.tables import laid, lines, take_turns, three_people

WEB = Path(models.__file__).parent


@pytest.fixture
def visitor(sqlite: None) -> Visitor:
    return Visitor()


def seated(visitor: Visitor, **options: str) -> models.Table:
    """Lay a table at which the visitor has the seat that begins."""
    return laid(visitor.become("Bea"), ("open", "me", "open"), **options)


def ready(visitor: Visitor, **options: str) -> models.Table:
    """Lay a table at which the visitor is to act, against bots."""
    return laid(visitor.become("Bea"), ("novice", "me", "novice"), **options)


# Starting


def test_health_is_json(database: str) -> None:
    page = Visitor().get("/health")

    assert page.status == 200
    assert f'"database": "{connection.vendor}"' in page.html


def test_home_shows_every_title(visitor: Visitor) -> None:
    page = visitor.get("/")

    assert page.status == 200
    for title in ("Recharged", "Classic", "The Card Game", "Outpost"):
        assert title in page.html
    assert "No games yet" in page.html
    assert models.Guest.objects.count() == 0  # who only looks leaves nothing behind


@pytest.mark.parametrize("title", ["recharged", "classic", "card", "outpost"])
def test_two_clicks_lead_to_a_game_against_three_bots(database: str, title: str) -> None:
    visitor = Visitor()

    page = visitor.get(visitor.post("/new", title=title).where)

    row = models.Table.objects.get()
    assert page.status == 200
    assert (row.title, row.seat_count, row.state) == (title, 4, "running")
    assert [bool(seat.bot) for seat in row.places.all()] == [False, True, True, True]
    assert "<svg" in page.html
    assert f"/t/{row.pk}" in visitor.get("/").html


def test_a_table_is_laid_as_it_is_wanted(visitor: Visitor) -> None:
    form = visitor.get("/new?title=recharged")
    assert 'name="option-hidden_money"' in form.html

    visitor.post(
        "/new",
        **{"title": "recharged", "map": "usa", "tempo": "calm", "option-hidden_money": "on"},
        **{"seat-1": "me", "seat-2": "open", "seat-3": "planner", "seat-4": "none"},
    )

    row = models.Table.objects.get()
    assert (row.board, row.tempo, row.options, row.state) == (
        *("usa", "calm"),
        {"hidden_money": "on"},
        "waiting",
    )
    assert [seat.bot for seat in row.places.all()] == ["", "", "planner"]


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"title": "chess"}, "There is no title 'chess'."),
        ({"map": "atlantis"}, "has no map 'atlantis'"),
        ({"seat-1": "me"}, "for 2 to 6 players, not 1"),
        ({"seat-1": "me", "seat-2": "me"}, "You can only take one seat."),
        ({"seat-1": "me", "seat-2": "os.path:join"}, "os.path:join"),
        ({"tempo": "hasty"}, "Bot speed must be one of: Step, Calm, Quick, At once."),
        ({"option-hidden_money": "maybe"}, "not 'maybe'"),
        ({"map": "a\x00b"}, "'map'"),
        ({"map": "x" * 101}, "'map'"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    visitor: Visitor, fields: dict[str, str], reason: str
) -> None:
    page = visitor.post("/new", **fields)

    assert page.status == 422
    assert reason in page.alert
    assert page.alert.endswith("Nothing was changed.")
    assert models.Table.objects.count() == 0


# Playing


def test_what_is_offered_can_be_pressed(visitor: Visitor) -> None:
    row = ready(visitor)
    page = visitor.get(f"/t/{row.pk}")
    assert "open 5 5" in page.lines

    answer = visitor.post(f"/t/{row.pk}/play", version="0", line="open 5", number="5")

    assert (answer.status, answer.where) == (302, f"/t/{row.pk}")
    assert lines(row) == [(0, 1, "open 5 5")]


def test_a_price_is_shown_with_its_parts(visitor: Visitor) -> None:
    """RC-4.9: the first slot costs 10; the second city is paid with the way to it."""
    row = ready(visitor)
    with transaction.atomic():  # written once, which is quicker
        build_one(row)

    page = visitor.get(f"/t/{row.pk}")

    assert "build kiel" in page.lines
    kiel = (
        page.html.partition('id="panel"')[2]
        .partition('data-city="kiel"')[2]
        .partition("</button>")[2][:600]
    )
    parts = re.findall(r"<span>([^<]+)</span> <b>(\d+)</b>", kiel.partition("</button>")[0])
    assert parts[:2] == [("City slot", "10"), ("Flensburg \N{EN DASH} Kiel", "4")]


def build_one(row: models.Table) -> None:
    """Play the table on until its only person has built a first city."""
    built = ""
    while not built.startswith("build "):
        take_turns()
        seen = perspective_of(row.pk, row.host)
        assert seen is not None
        lines = [offer.text for offer in seen.offers() if offer.is_legal]
        wanted = [line for line in lines if line.startswith(("open", "build"))]
        built = wanted[0] if wanted else lines[-1]
        moves.play(row.pk, 1, built, seen.version)


def test_a_refusal_stands_in_its_place(visitor: Visitor) -> None:
    """RC-2.13: nobody bids what they do not have."""
    row = ready(visitor)

    page = visitor.post(f"/t/{row.pk}/play", version="0", line="open 5 60")

    assert page.status == 422
    assert page.alert == "You have 50 and can't bid 60. RC-2.13 Nothing was changed."
    assert 'value="open 5 60"' in page.html
    assert lines(row) == []


def test_a_table_that_has_moved_on_says_so(visitor: Visitor) -> None:
    row = ready(visitor)
    moves.play(row.pk, 1, "open 5 5", 0)

    page = visitor.post(f"/t/{row.pk}/play", version="0", line="open 3 3")

    assert (page.status, len(lines(row))) == (409, 1)
    assert page.alert == "The game has moved on. Nothing was changed."


def test_a_second_click_is_answered_as_the_first(visitor: Visitor) -> None:
    row = ready(visitor)

    pages = [visitor.post(f"/t/{row.pk}/play", version="0", line="open 5 5") for _ in range(2)]

    assert [page.where for page in pages] == [f"/t/{row.pk}"] * 2
    assert len(lines(row)) == 1


def test_what_was_done_can_be_taken_back(visitor: Visitor) -> None:
    row = ready(visitor, regions="draft")
    visitor.post(f"/t/{row.pk}/play", version="0", line="region north")
    assert f'action="/t/{row.pk}/undo"' in visitor.get(f"/t/{row.pk}").html

    visitor.post(f"/t/{row.pk}/undo", version="1")

    assert lines(row)[-1] == (1, 1, "undo A C")
    assert "Choose region 1" in visitor.get(f"/t/{row.pk}").html


# Whose seat it is


def test_the_bar_counts_no_round_before_the_first(visitor: Visitor) -> None:
    setup = visitor.get(f"/t/{ready(visitor, regions='draft').pk}").html
    auction = visitor.get(f"/t/{ready(visitor).pk}").html

    assert "Setup: choosing regions" in setup
    assert "Round 0" not in setup
    assert "Round 1" in auction


def test_who_has_no_seat_only_watches(visitor: Visitor) -> None:
    row, _ = three_people()

    page = visitor.get(f"/t/{row.pk}")
    answer = visitor.post(f"/t/{row.pk}/play", version="0", line="open 5 5")
    undo = visitor.post(f"/t/{row.pk}/undo", version="0")

    assert "You're watching." in page.text
    assert page.lines == []
    assert (answer.status, undo.status, lines(row)) == (403, 403, [])


def test_a_seat_is_the_guests_of_the_cookie_and_nobody_elses(visitor: Visitor) -> None:
    """What the form says of seats does not matter."""
    row, _ = three_people()
    ana = Visitor()
    ana.become("Mallory")

    answer = ana.post(f"/t/{row.pk}/play", version="0", line="open 5 5", seat="1", guest="1")

    assert (answer.status, lines(row)) == (403, [])


def test_a_cookie_that_was_changed_is_nobody(visitor: Visitor) -> None:
    row = ready(visitor)
    other = visitor.become("Bea")
    signed = visitor.client.cookies["guest"].value
    for wrong in (signed.replace(f"{other.pk}:", f"{other.pk + 1}:", 1), signed[:-1], "x", ""):
        thief = Visitor()
        thief.client.cookies["guest"] = wrong
        answer = thief.post(f"/t/{row.pk}/play", version="0", line="open 5 5")
        assert answer.status == 403
    assert lines(row) == []


def test_an_invitation_gives_a_seat_once(visitor: Visitor) -> None:
    row = seated(visitor)
    links = [f"/join/{seat.invitation}" for seat in row.places.all() if seat.is_open]
    cid, late = Visitor(), Visitor()

    invited = cid.get(links[0])
    taken = cid.post(links[0], name="Cid")
    again = late.post(links[0], name="Late")

    assert "Bea" in invited.html
    assert taken.where == f"/t/{row.pk}"
    assert (again.status, again.alert) == (
        422,
        "That seat is taken. Nothing was changed.",
    )
    assert [seat.name for seat in row.places.all()] == ["Cid", "Bea", "Seat C"]
    assert links[0] not in cid.get(f"/t/{row.pk}").html
    assert links[1] not in cid.get(f"/t/{row.pk}").html


def test_the_host_may_fill_the_seats_with_bots(visitor: Visitor) -> None:
    row = seated(visitor)
    other = Visitor()

    assert other.post(f"/t/{row.pk}/fill").status == 403
    assert visitor.post(f"/t/{row.pk}/fill").status == 302

    row.refresh_from_db()
    assert row.state == "running"
    assert [seat.bot for seat in row.places.all()] == ["steady", "", "steady"]


def test_a_private_link_brings_a_guest_to_another_device(visitor: Visitor) -> None:
    row = ready(visitor)
    assert "/device/" not in visitor.get("/me/devices").html
    page = visitor.post("/me/devices", way="link")
    link = re.search(r"http://testserver(/device/[^\"]+)", page.html)
    assert link is not None
    assert page.headers["Cache-Control"] == "private, no-store"
    phone = Visitor()

    assert "Are you Bea?" in phone.get(link[1]).html
    assert phone.get(f"/t/{row.pk}").lines == []  # looking at the link is not enough
    phone.post(link[1])

    assert "open 5 5" in phone.get(f"/t/{row.pk}").lines
    assert phone.get(link[1]).status == 404  # it works once
    assert Visitor().get("/device/abc:def:ghi").status == 404


@pytest.mark.parametrize("name", ["", "a,b", "#", "x" * 21, "a\x1b[31m", "\u202eeve"])
def test_a_name_must_fit_into_a_record(visitor: Visitor, name: str) -> None:
    page = visitor.post("/name", name=name)

    assert page.status == 422
    assert models.Guest.objects.count() == 0


def test_names_are_text_and_no_markup(visitor: Visitor) -> None:
    row = laid(visitor.become("<script>x</script>"), ("me", "novice"))

    page = visitor.get(f"/t/{row.pk}")

    assert "<script>x" not in page.html
    assert "&lt;script&gt;x" in page.html


def test_the_record_of_a_running_game_keeps_its_secrets(visitor: Visitor) -> None:
    row = ready(visitor)

    text = visitor.get(f"/t/{row.pk}/record").html

    assert "deck = ?" in text
    assert "seed" not in text


# Safety


def test_pages_have_nothing_inline(visitor: Visitor) -> None:
    """The policy forbids scripts, styles and handlers in a page."""
    row = ready(visitor)

    for path in ("/", "/new", "/me", f"/t/{row.pk}", "/nowhere"):
        page = visitor.get(path)
        assert page.headers["Content-Security-Policy"] == POLICY
        assert "unsafe" not in POLICY
        assert not re.search(r"<script(?![^>]* src=)|<style|\sstyle=|\son\w+=", page.html)
        assert not re.search(r"(?:src|href|action)=\"(?:https?:)?//", page.html)


@pytest.mark.parametrize(
    ("host", "scheme", "is_heeded"),
    [
        ("localhost:8000", "http", True),
        ("127.0.0.1:8000", "http", True),
        ("[::1]:8000", "http", True),
        ("192.168.1.20:8000", "http", False),
        ("testserver", "http", False),
        ("testserver", "https", True),
    ],
)
def test_pages_are_parted_from_others_where_browsers_heed_it(
    visitor: Visitor, host: str, scheme: str, *, is_heeded: bool
) -> None:
    """Browsers complain of the header at an address that they do not trust."""
    answer = visitor.client.get("/rules", headers={"host": host}, secure=scheme == "https")

    assert answer.status_code == 200
    policy = answer.headers.get("Cross-Origin-Opener-Policy")
    assert policy == ("same-origin" if is_heeded else None)


def test_a_form_of_another_site_is_turned_away(visitor: Visitor) -> None:
    row = ready(visitor)

    page = visitor.post(f"/t/{row.pk}/play", csrfmiddlewaretoken="x" * 64, line="open 5 5")

    assert (page.status, lines(row)) == (403, [])
    assert "didn't come from this site" in page.alert


@pytest.mark.parametrize(
    ("host", "is_ours"),
    [
        ("localhost:8000", True),
        ("127.0.0.1", True),
        ("192.168.1.20:8000", True),
        ("[::1]:8000", True),
        ("testserver", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("", False),
        ("a b", False),
    ],
)
def test_only_our_own_names_are_answered(host: str, is_ours: bool) -> None:
    assert is_known(host) is is_ours


def test_another_name_is_a_bad_request(visitor: Visitor) -> None:
    assert visitor.get("/health", host="evil.example").status == 400


@pytest.mark.parametrize(
    ("method", "path", "fields", "status"),
    [
        ("get", "/nowhere", {}, 404),
        ("get", "/t/nothere", {}, 404),
        ("get", "/t/nothere/record", {}, 404),
        ("get", "/join/nothing", {}, 404),
        ("get", "/new?title=chess", {}, 422),
        ("get", "/new?title=%00", {}, 422),
        ("post", "/t/nothere/play", {"version": "0", "line": "drop"}, 404),
        ("post", "/t/nothere/fill", {}, 404),
        ("post", "/", {}, 405),
        ("get", "/name", {}, 405),
        ("post", "TABLE/play", {}, 400),
        ("post", "TABLE/play", {"version": "0"}, 400),
        ("post", "TABLE/play", {"version": "-1", "line": "drop"}, 400),
        ("post", "TABLE/play", {"version": "9" * 30, "line": "drop"}, 400),
        ("post", "TABLE/play", {"version": "0", "line": "drop\x00"}, 400),
        ("post", "TABLE/play", {"version": "0", "line": "x" * 101}, 400),
        ("post", "TABLE/play", {"version": "0", "line": "open 5 " + "9" * 90}, 422),
        ("post", "TABLE/play", {"version": "0", "line": "undo"}, 422),
        ("post", "TABLE/play", {"version": "5", "line": "open 5 5"}, 409),
        ("post", "TABLE/play", {"line": "a", **{f"f{n}": "" for n in range(120)}}, 400),
        ("post", "TABLE/undo", {"version": "0"}, 422),
    ],
)
def test_what_is_wrong_is_refused_with_a_reason(
    visitor: Visitor, method: str, path: str, fields: dict[str, str], status: int
) -> None:
    row = ready(visitor)
    path = path.replace("TABLE", f"/t/{row.pk}")

    page = visitor.get(path) if method == "get" else visitor.post(path, **fields)

    assert page.status == status
    assert lines(row) == []


def test_who_sends_too_much_is_turned_away(visitor: Visitor) -> None:
    visitor.get("/")
    for _ in range(300):
        limits.POSTS.delay("127.0.0.1")

    page = visitor.post("/name", name="Ana")

    assert (page.status, models.Guest.objects.count()) == (429, 0)


def test_a_limit_ends_with_its_time() -> None:
    now = [0.0]
    limit = limits.RateLimit(2, 60, lambda: now[0])

    assert [limit.delay("ana") for _ in range(3)] == [0, 0, 60]
    assert not limit.delay("bea")
    now[0] = 60.0
    assert not limit.delay("ana")


# What is checked in


def test_the_migrations_are_complete(sqlite: None) -> None:
    call_command("makemigrations", "--check", "--dry-run", verbosity=0)


def test_the_colours_are_those_of_the_pictures(visitor: Visitor) -> None:
    said = visitor.get("/colours.css").html

    assert said.count(properties(LIGHT)) == 1
    assert said.count(properties(DARK)) == 2


def test_templates_have_no_words_of_their_own() -> None:
    for path in WEB.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        bare = re.sub(r"{%.*?%}|{{.*?}}|<[^>]*>", " ", text, flags=re.DOTALL)
        assert re.findall(r"\w+", bare) == [], path.name
