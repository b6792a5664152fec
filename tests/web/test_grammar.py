"""Every field of every form and address, sent nearly right: no fault, and nothing half done."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from http.cookies import SimpleCookie
from random import Random
from urllib.parse import urlencode

import pytest
from django.db import transaction

from gridwright.web import limits, models
from gridwright.web.people import links
from gridwright.web.people.club import club
from gridwright.web.serve import streams
from tests.web import every_page
from tests.web.analysed import some_analysis
from tests.web.browser import Visitor
from tests.web.filling import Form
from tests.web.grammar import OURS, near_misses
from tests.web.members import PASSWORD, joined
from tests.web.records import text_of
from tests.web.tables import forget, written
from tests.web.test_streams import Listener

FAULT = 500
REFUSED = 400
FORMS = (
    *("propose", "vote", "screen", "cover", "maximum", "plan", "draft", "command", "play"),
    *("hint", "tempo", "keep"),
)
SOME = 1  # near misses of a field, where not all are tried
Fields = list[tuple[str, str]]
RECORD = "recharged/3-early-germany-demolition"
PATHS = ("/rules/clause/{}", "/rules/{}", "/rules/{}/components", "/t/{}", "/join/{}", "/device/{}")
MORE_PATHS = (
    *("/@{}", "/@{}/with", "/@Ana/with/{}", "/club/ladder/{}", "/club/results/{}"),
    "/reset/{}",
    "/me/email/{}",
    "/in?invitation={}",
)
COOKIES = (
    *("guest", "choice", "language", "theme", "guard", "hand", "tempo", "csrftoken"),
    *("clock", "zone", "device", "aside", "tables"),
)
COOKIE_VALUES = (
    *(
        "",
        ":",
        "1:x",
        "1:x:y:z",
        f"{'9' * 30}:x:y",
        "٣:x:y",
        "-1:a:b",
        "recharged:germany:4:steady",
    ),
    *(
        "recharged:germany:4:steady:",
        "recharged::٤:steady",
        "recharged:germany:99:steady",
        "15-600-120-bot-planner-1-1",
        "1-600-120-bot-planner-1-1",
        "15-600-120-bot-rook-1-2",
        '"',
        "\\",
    ),
)


@pytest.fixture(autouse=True)
def _unlimited(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (
        "GETS",
        "POSTS",
        "TABLES",
        "TABLES_OF_GUEST",
        "TABLES_OF_MEMBER",
        "SEEKS",
        "RECORDS",
        "SHOWS",
        "CODES",
        "HINTS",
        "ANALYSES",
        "EXPORTS",
        "COMPARED",
        "PASSWORDS",
        "PASSWORDS_OF_ADDRESS",
        "RECOVERIES",
        "JOINS",
        "LINKS",
        "MAILS",
    ):
        monkeypatch.setattr(limits, name, limits.RateLimit(10**9, 1))


@contextmanager
def undone(tables: list[str]) -> Iterator[None]:
    """Let whatever happens not have happened."""
    with transaction.atomic():
        yield
        transaction.set_rollback(True)
    for identifier in tables:
        forget(identifier)


class Prober:
    """Sends near misses of what a visitor may send."""

    def __init__(self, visitor: Visitor, share: Random | None) -> None:
        """Send all of them, or *share* chooses some."""
        self._visitor = visitor
        self._visitor.client.raise_request_exception = False
        self._share = share
        self._kinds: set[tuple[str, tuple[str, ...]]] = set()
        self.tables = list(models.Table.objects.values_list("pk", flat=True))
        self.count = 0
        self._before = written()

    def try_page(self, path: str) -> None:
        """Try the forms of a page that were not seen in this shape before."""
        for form in self._visitor.get(path).forms:
            buttons = [button for button in form.buttons if not button.is_refused]
            for button in buttons or (None,):
                sent = form.sent(button)
                fields = [(name, value) for name, values in sent.items() for value in values]
                self.try_form(form.action, fields)

    def try_form(self, path: str, fields: Fields) -> None:
        kind = (path.rpartition("/")[2], tuple(sorted({name for name, _ in fields})))
        if not path or kind in self._kinds:
            return
        self._kinds.add(kind)
        for changed in self._changes([*fields, *([] if "/t/" not in path else [("have", "")])]):
            self._send("POST", path, changed)

    def try_query(self, path: str, *fields: tuple[str, str]) -> None:
        for changed in self._changes(list(fields)):
            self._send("GET", f"{path}?{urlencode(changed, errors='surrogatepass')}", [])

    def _changes(self, fields: Fields) -> Iterator[Fields]:
        """Yield the fields with one of them missing, wrong, or there twice."""
        for index, (name, value) in enumerate(fields):
            if name == OURS:
                continue
            before, after = fields[:index], fields[index + 1 :]
            misses = near_misses(name, value)
            if self._share is not None:
                misses = tuple(self._share.sample(misses, min(SOME, len(misses))))
            yield [*before, *after]
            for miss in misses:
                yield [*before, (name, miss), *after]
            for pair in ((value, misses[-1]), (misses[-1], value)):
                yield [*before, (name, pair[0]), (name, pair[1]), *after]

    def _send(self, method: str, path: str, fields: Fields) -> None:
        self.count += 1
        body = urlencode(
            [(name, self._visitor.token if name == OURS else value) for name, value in fields],
            errors="surrogatepass",
        )
        kind = "application/x-www-form-urlencoded"
        headers = {"HX-Request": "true"} if self.count % 2 else {}
        cookies = {name: cookie.value for name, cookie in self._visitor.client.cookies.items()}
        with undone([identifier for identifier in self.tables if identifier in path]):
            answer = self._visitor.client.generic(method, path, body, kind, headers=headers)
            assert answer.status_code < FAULT, (method, path, fields)
            if answer.status_code >= REFUSED:
                assert written() == self._before, (method, path, fields)
        self._visitor.client.cookies = SimpleCookie(cookies)  # nobody has signed in or out


def try_title(title: str, share: Random | None) -> int:
    """Try all forms and addresses of the tables of a *title*, in every phase."""
    visitor = Visitor()
    host = visitor.become("Ana")
    lines, moments = every_page.played(title)
    tables = [every_page.laid(host, title, ("me", "novice"), lines[:moment]) for moment in moments]
    waiting = every_page.laid(host, title, ("me", "open", "here"))
    invitation = waiting.places.get(number=1).invitation
    prober = Prober(visitor, share)
    prober.try_page(f"/new?title={title}")
    prober.try_page(f"/join/{invitation}")
    for row in (*tables, waiting):
        prober.try_page(f"/t/{row.pk}")
        prober.try_page(f"/t/{row.pk}/replay")
        for end in FORMS:
            prober.try_form(f"/t/{row.pk}/{end}", by_hand(end, row.version))
    first = f"/t/{tables[0].pk}"
    prober.try_query(f"{first}/parts", ("have", ""))
    prober.try_query(first, ("since", "mine"), ("have", ""))
    prober.try_query(f"{first}/replay", ("at", "3"), ("by", "turn"))
    wish = [("title", title), ("map", "germany"), ("option-regions", "listed")]
    seats = [("region-germany", "north"), ("seat-1", "me"), ("name-2", "Bea"), ("tempo", "at_once")]
    prober.try_query("/new", *wish, *seats)
    own = [("free", "8"), ("free-unit", "h"), ("bank", "3"), ("bank-unit", "d"), ("refill", "0")]
    prober.try_query("/new", ("clock", "own"), *own, ("at-flag", "turn"), ("nights", "off"))
    return prober.count


def try_general(share: Random | None) -> int:
    """Try the forms and addresses that belong to no title."""
    visitor = Visitor()
    visitor.become("Ana")
    saved = visitor.post("/records", record=text_of(RECORD)).where
    some_analysis(models.SavedRecord.objects.get())
    prober = Prober(visitor, share)
    analysis = f"{saved}/analysis"
    for path in (
        "/",
        "/records",
        "/learn",
        "/me",
        "/me/clock",
        "/puzzles",
        "/tables",
        saved,
        f"{analysis}?at=10",
    ):
        prober.try_page(path)
    prober.try_form("/records", [(OURS, ""), ("record", text_of(RECORD, 12))])
    prober.try_form("/name", [(OURS, ""), ("name", "Bea")])
    absence = [("from", "2026-11-17T08:30"), ("until", "2026-11-18T08:30"), ("zone", "UTC")]
    prober.try_form("/me/clock", [(OURS, ""), ("way", "away"), *absence])
    prober.try_form("/puzzles/solve", [(OURS, ""), ("title", "card"), ("kind", "auction")])
    prober.try_form("/puzzles/on", [(OURS, ""), ("puzzle", "nosuch"), ("level", "steady")])
    prober.try_form("/puzzles/forget", [(OURS, ""), ("puzzle", "nosuch")])
    prober.try_form("/tables/seek", [(OURS, ""), ("way", "bots")])
    wanted = [("title", "card"), ("clock", "live"), ("seats", "4"), ("around", "mine")]
    prober.try_query("/tables", *wanted, ("kind", "rated"))
    prober.try_query("/puzzles", ("title", "card"))
    prober.try_query(saved, ("at", "3"), ("by", "turn"))
    prober.try_query(analysis, ("at", "3"), ("by", "turn"), ("mark", "done-7-none"))
    prober.try_query(f"{analysis}/news", ("at", "3"), ("by", "turn"), ("mark", "done-7-none"))
    prober.try_query("/rules", ("q", "oil"), ("table", "abc"))
    position = [(OURS, ""), ("record", every_page.POSITION), ("at", "0")]
    prober.try_form("/position", position)
    prober.try_form("/position/play", [*position, ("seat-1", "me"), ("seat-2", "steady")])
    prober.try_query("/learn", ("title", "card"))
    games = [("title", "classic"), ("map", "usa"), ("seats", "4"), ("bots", "steady")]
    prober.try_query("/explore", *games, ("rounds", "2"))
    prober.try_query("/join", ("code", "K7QM"))
    prober.try_query("/club/ladder/card.two", ("show", "all"), ("within", "365"), ("page", "1"))
    prober.try_query("/club/people", ("q", "ana"), ("page", "1"))
    prober.try_query("/club/results.ndjson", ("since", "2026-11-20"))
    prober.try_query("/rules/card", ("q", "oil"))
    return prober.count


def try_accounts(share: Random | None) -> int:
    """Try the forms by which somebody becomes, is, and stays a member."""
    club()
    known = joined("Mona")
    visitor = Visitor()
    visitor.become("Ana")
    day = timedelta(days=1)
    secrets = [
        ("reset", links.issue(models.LinkKind.RESET, known.guest, day)),
        ("device", links.issue(models.LinkKind.DEVICE, known.guest, day)),
        ("me/email", links.issue(models.LinkKind.EMAIL, known.guest, day, subject="m@b.org")),
    ]
    stranger = Prober(visitor, share)
    for path in ("/in", "/recover", "/me", "/me/devices"):
        stranger.try_page(path)
    for kind, secret in secrets:
        stranger.try_page(f"/{kind}/{secret}")
    stranger.try_form("/club/join", [(OURS, ""), ("name", "Bo"), ("password", PASSWORD)])
    stranger.try_form("/in/passkey", [(OURS, ""), ("token", "x"), ("answer", "x")])
    member = Visitor()
    member.post("/in", name="Mona", password=PASSWORD)
    prober = Prober(member, share)
    for path in ("/me", "/me/password", "/me/devices"):
        prober.try_page(path)
    prober.try_form("/me/password", [(OURS, ""), ("way", "remove_passkey"), ("passkey", "1")])
    prober.try_form("/me/passkeys", [(OURS, ""), ("token", "x"), ("answer", "x")])
    email = [("way", "email"), ("current", PASSWORD), ("email", "m@example.org")]
    prober.try_form("/me/password", [(OURS, ""), *email])
    return stranger.count + prober.count


def by_hand(end: str, version: int) -> Fields:
    """Return a form of a table as it stands on none of the pages at this moment."""
    fields = {
        "propose": [("kind", "back"), ("number", "1")],
        "vote": [("answer", "yes"), ("proposal", "1")],
        "screen": [("seat", "1")],
        "maximum": [("number", "20"), ("then", "drop"), ("lot", "")],
        "plan": [("plan", "bureaucracy"), ("way", "queue"), ("line", "power none"), ("price", "0")],
        "draft": [("way", "add"), ("line", "pass"), ("number", "1"), ("place", "0"), ("step", "1")],
        "command": [("line", "why pass"), ("plan", "")],
        "play": [("line", "pass"), ("number", ""), ("sure", "ask")],
        "cover": [("cover", "on")],
        "hint": [("way", "try"), ("number", "0")],
        "tempo": [("way", "set"), ("tempo", "calm")],
        "keep": [("at", "3")],
    }
    return [(OURS, ""), ("version", str(version)), *fields[end]]


@pytest.mark.parametrize(
    "title",
    [
        each if each in ("recharged", "card") else pytest.param(each, marks=pytest.mark.slow)
        for each in every_page.TITLES
    ],
)
def test_near_misses_at_a_table_are_no_fault(sqlite: None, title: str) -> None:
    assert try_title(title, Random(1)) > 100  # noqa: S311 - to be the same again


def test_near_misses_elsewhere_are_no_fault(sqlite: None) -> None:
    assert try_general(Random(1)) > 50  # noqa: S311 - to be the same again


def test_near_misses_of_accounts_are_no_fault(database: str) -> None:
    assert try_accounts(Random(1)) > 80  # noqa: S311 - to be the same again


@pytest.mark.endure
@pytest.mark.parametrize("title", every_page.TITLES)
def test_no_near_miss_at_a_table_is_a_fault(sqlite: None, title: str) -> None:
    assert try_title(title, None) > 1000


@pytest.mark.endure
def test_no_near_miss_elsewhere_is_a_fault(sqlite: None) -> None:
    assert try_general(None) > 300


@pytest.mark.endure
def test_no_near_miss_of_accounts_is_a_fault(sqlite: None) -> None:
    assert try_accounts(None) > 250


@pytest.mark.parametrize("path", [*PATHS, *MORE_PATHS])
def test_addresses_that_are_nearly_there_are_no_fault(sqlite: None, path: str) -> None:
    visitor = Visitor()
    visitor.client.raise_request_exception = False
    names = ("RC-4.9", "RC-٤.٩", "RC-4.9.9", "recharged", "recharged ", "ABC", "a" * 21, "9" * 400)
    strange = (
        "%00",
        "%E2%80%A8",
        "%ff",
        "a:b",
        "a:b:c",
        ":::",
        "-",
        "_",
        "%F0%9F%82%A1",
        "..",
        "%2e%2e",
    )
    for name in (*names, *strange):
        assert visitor.client.get(path.format(name)).status_code in (200, 302, 404), name


@pytest.mark.parametrize("name", COOKIES)
@pytest.mark.parametrize("value", COOKIE_VALUES)
def test_cookies_that_are_nearly_ours_are_nobodys(sqlite: None, name: str, value: str) -> None:
    visitor = Visitor()
    visitor.client.cookies[name] = value.encode().decode("latin-1")  # as it is on the wire

    assert visitor.client.get("/").status_code == 200
    assert visitor.client.get("/new").status_code == 200
    assert visitor.client.post("/name", {"name": "Ana"}).status_code == 403


@pytest.mark.parametrize("end", ["", ":", "::", "a:b", "%00", "٣", "1:2:3:4", "x" * 400])
def test_tokens_of_streams_that_are_nearly_ours_open_none(sqlite: None, end: str) -> None:
    token = streams.token("abc")
    for text in (end, f"{token}{end or 'x'}", f"{end or 'x'}{token}", token[:-1], token.upper()):
        for since in ("", "-1", "٣", "9" * 30):
            query = urlencode({"since": since, "token": text})
            listener = Listener("abc", query, since)
            asyncio.run(streams.stream(listener.scope, listener.receive, listener.send))
            assert listener.status == 403, text


def test_every_form_of_a_page_has_fields_that_are_known(sqlite: None) -> None:
    """Whoever adds a field says what it may hold."""
    form = Form("/x", [("version", "1"), (OURS, "")])

    assert form.sent() == {"version": ["1"], OURS: [""]}
    with pytest.raises(StopIteration):
        near_misses("unheard_of", "")
