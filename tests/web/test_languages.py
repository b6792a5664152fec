"""Languages and colours: each visitor has their own, and no page has words of none."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from django.db import transaction

from gridwright import words
from gridwright.bots.names import NAMES
from gridwright.content.load import load
from gridwright.games.registry import TITLES as GAMES
from gridwright.tables.table import Table
from gridwright.web import models, preferences
from tests.web import every_page
from tests.web.browser import Page, Visitor
from tests.web.every_page import TITLES, said
from tests.web.tables import laid
from tests.words.languages import TRANSLATED
from tests.words.pseudo import phrases, pseudo

ENGLISH = words.catalogue("en")
PSEUDO = pseudo(ENGLISH)
POLES = "pl-PL,pl;q=0.9,en;q=0.5"
TYPED = re.compile(r"\bregion \w+|^\w+ \S+ \d - .*")  # a line of the record, a position
HASH = re.compile(r"\b[0-9a-f]{32,64}\b|\b[a-z]{5}-[a-z]{5}\b")  # or a recovery code


@pytest.fixture
def visitor(sqlite: None) -> Visitor:
    return Visitor()


# Which language


@pytest.mark.parametrize(
    ("wanted", "cookie", "language"),
    [
        ("", "", "en"),
        ("pl", "", "pl"),
        (POLES, "", "pl"),
        ("de, pl;q=0.8, en;q=0.7", "", "de"),
        ("tlh, es-AR;q=0.8, en;q=0.7", "", "es"),
        ("tlh", "", "en"),
        ("*", "", "en"),
        ("pl;q=0", "", "en"),
        ("x" * 5000, "", "en"),
        ("\u0142,;;q=,", "", "en"),
        (POLES, "en", "en"),
        ("en", "pl", "pl"),
        (POLES, "tlh", "pl"),
    ],
)
def test_the_language_is_the_chosen_one_or_the_browsers(
    visitor: Visitor, wanted: str, cookie: str, language: str
) -> None:
    if cookie:
        visitor.client.cookies["language"] = cookie

    page = visitor.get("/", accept_language=wanted)

    assert f'<html lang="{language}">' in page.html
    assert {"Cookie", "Accept-Language"} <= set(page.headers["Vary"].split(", "))


def test_every_language_is_offered_by_its_own_name(visitor: Visitor) -> None:
    offered = re.findall(
        r'name="language" value="(\w+)" lang="\1"[^>]*>(\w+)', visitor.get("/").html
    )

    assert [code for code, _ in offered] == list(words.languages())
    assert (
        dict(offered).items()
        >= {
            "cs": "Čeština",
            "de": "Deutsch",
            "en": "English",
            "es": "Español",
            "pl": "Polski",
        }.items()
    )


def test_a_language_is_chosen_by_hand(visitor: Visitor) -> None:
    assert 'value="pl" lang="pl">Polski' in visitor.get("/new?title=card").html

    answer = visitor.post("/language", language="pl", next="/new?title=card")
    page = visitor.get(answer.where)

    assert (answer.status, answer.where) == (302, "/new?title=card")
    assert "Nowy stół" in page.html
    assert "Gra karciana" in page.html


def test_each_visitor_has_a_language_of_their_own(visitor: Visitor) -> None:
    other = Visitor()
    visitor.post("/language", language="pl")

    assert '<html lang="en">' in other.get("/").html
    assert '<html lang="pl">' in visitor.get("/").html
    assert '<html lang="en">' in other.get("/").html
    assert words.current().language == "en"


@pytest.mark.parametrize(
    ("said", "where"),
    [
        ("/t/abc?x=1", "/t/abc?x=1"),
        ("//evil.example/", "/"),
        ("https://evil.example/", "/"),
        ("/\\evil.example", "/"),
        ("javascript:alert(1)", "/"),
        ("new", "/"),
        ("", "/"),
        ("/a\r\nSet-Cookie: x=y", "/a%0D%0ASet-Cookie:%20x=y"),
    ],
)
def test_a_choice_leads_back_to_our_own_pages_only(visitor: Visitor, said: str, where: str) -> None:
    assert visitor.post("/theme", theme="dark", next=said).where == where


def test_an_answer_to_a_form_leads_back_to_its_table(visitor: Visitor) -> None:
    """At its own address there is nothing to be got."""
    row = laid(visitor.become("Bea"), ("novice", "me", "novice"))

    page = visitor.post(f"/t/{row.pk}/play", version="0", line="fly")

    assert page.status == 422
    assert f'name="next" value="/t/{row.pk}"' in page.html


@pytest.mark.parametrize("path", ["/language", "/theme"])
@pytest.mark.parametrize("chosen", ["", "tlh", "../en", "x" * 200, "a\x00"])
def test_only_what_there_is_can_be_chosen(visitor: Visitor, path: str, chosen: str) -> None:
    page = visitor.post(path, **{path[1:]: chosen})

    assert page.status == 422
    assert path[1:] not in visitor.client.cookies


@pytest.mark.parametrize(
    ("theme", "shown"),
    [("dark", ' data-theme="dark">'), ("light", ' data-theme="light">'), ("system", ">")],
)
def test_colours_are_chosen_by_hand(visitor: Visitor, theme: str, shown: str) -> None:
    visitor.post("/theme", theme=theme)

    assert f'<html lang="en"{shown}' in visitor.get("/").html


def test_a_cookie_that_names_no_colours_is_nothing(visitor: Visitor) -> None:
    visitor.client.cookies["theme"] = '"><script>'

    assert '<html lang="en">' in visitor.get("/").html


# Names that are kept


def test_names_are_of_the_language_of_who_laid_the_table(visitor: Visitor) -> None:
    """They stand in the record: whoever reads it later in another language reads the same names."""
    visitor.post("/language", language="pl")
    visitor.post("/new", **{"seat-1": "me", "seat-2": "open", "seat-3": "novice"})

    row = models.Table.objects.get()
    page = Visitor().get(f"/t/{row.pk}")

    first, *others = [seat.name for seat in row.places.all()]
    assert re.fullmatch(r"Gość \d{4}", first)
    assert others[0] == "Miejsce B"
    assert others[1] in NAMES  # alike in every language
    assert "Miejsce B" in page.html
    assert '<html lang="en">' in page.html


# Every page


def crawled(title: str, language: str = "") -> list[Page]:
    """Return all pages of *title*, or all of none: of a guest, of a member and of an admin."""
    visitors = [Visitor(), Visitor(), Visitor()]
    for visitor in visitors if language else ():
        visitor.client.cookies["language"] = language
    if title:
        return every_page.of_title(visitors[0], title)
    ways = (every_page.general, every_page.of_member, every_page.of_moderator)
    return [page for way, visitor in zip(ways, visitors, strict=True) for page in way(visitor)]


@pytest.fixture
def _quickly(sqlite: None) -> Iterator[None]:
    """Write once for all tables, which is quicker."""
    with transaction.atomic():
        yield


@pytest.mark.parametrize("title", ["", *TITLES])
@pytest.mark.usefixtures("_quickly")
def test_no_page_has_words_of_its_own(monkeypatch: pytest.MonkeyPatch, title: str) -> None:
    """In another language all is accented but names, codes, hashes, and what is typed to play."""
    monkeypatch.setattr(words, "catalogue", lambda _: PSEUDO)
    with words.speaking(PSEUDO):
        pages = crawled(title)
    names = printed()
    texts = {text for page in pages for text in said(page)}
    codes = set(models.Table.objects.exclude(code="").values_list("code", flat=True))

    english = {
        text
        for text in texts - codes
        for word in re.findall(r"[^\W\d_]+", TYPED.sub("", HASH.sub("", text)))
        if re.fullmatch("[A-Za-z]{3,}", word) and word.lower() not in names
    }

    assert {page.status for page in pages} <= {200, 400, 403, 404, 409, 422}
    assert english == set()
    assert not title or codes & texts  # of the table that waits


@pytest.mark.parametrize(
    "title", ["", *[pytest.param(each, marks=pytest.mark.slow) for each in ("card", "outpost")]]
)
@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.usefixtures("_quickly")
def test_a_page_of_another_language_has_no_english_sentence(language: str, title: str) -> None:
    pages = crawled(title, language)
    english = phrases(ENGLISH) - phrases(words.catalogue(language))

    found = {
        (phrase, text)
        for text in {text for page in pages for text in said(page)}
        for phrase in english
        if phrase in text
    }

    assert len(english) > 900
    whole = [page for page in pages if "<html" in page.html]  # others are parts of pages
    assert all(f'<html lang="{language}">' in page.html for page in whole)
    assert found == set()


def printed() -> set[str]:
    """Return what no language changes: names of cities and people, words that are typed."""
    content = load()
    found = ["gridwright", "Ana", "Bea", "Cid", "chess", "atlantis", "tlh", "loud", "both", "fly"]
    found += ["Admin", "Bruno", "Diddley", "Gregorio", "Mona", "Monika", "Olga", "Robby", "Zofia"]
    found += ["Firefox", "Linux", "UTC", "example", "org", "testserver"]
    found += TITLES
    found += NAMES
    found += [*preferences.choices(preferences.LANGUAGE), *preferences.choices(preferences.THEME)]
    found += preferences.choices(preferences.HAND)
    for game in GAMES:
        for option in game.options:
            found += [option.name, *option.choices, option.default]
        found += game.maps(content)
    boards = [(game.name, board) for game in GAMES for board in game.maps(content) or ("",)]
    for title, board in boards:
        table = Table(replace(every_page.spec(title, 2), board=board), content)
        found += [word for form in table.game.forms for word in form.words]
        places = table.game.vocabulary.places.items()
        for names in [names for place, names in places if place != "REGION"]:
            found += [text for name in names for text in (name.word, name.printed)]
    return {word.lower() for name in found for word in re.findall(r"[^\W\d_]+", name)}


def test_pages_lack_no_more_than_a_name_where_words_are_missing(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A title or level that nobody has named yet makes no page fail: its id is shown."""
    lacking = {"title.outpost", "web.home.facts.outpost", "web.level.master"}
    messages = {key: entry for key, entry in ENGLISH.messages.items() if key not in lacking}
    unnamed = replace(ENGLISH, messages=messages)
    monkeypatch.setattr(words, "catalogue", lambda _: unnamed)

    pages = {address: visitor.get(address) for address in ("/", "/new", "/rules")}

    assert [page.status for page in pages.values()] == [200, 200, 200]
    assert "web.home.facts.outpost" in pages["/"].html
    assert "web.level.master" in pages["/new"].html
    assert "title.outpost" in pages["/rules"].html
    assert set(caplog.messages) <= {f"no words for {key} in en" for key in lacking}
