"""The pages of the rules, and clauses wherever they are named."""

import re
from dataclasses import replace
from functools import cache
from html import unescape
from html.parser import HTMLParser

import pytest

from gridwright import words
from gridwright.content.rulebook import clauses
from gridwright.games.registry import TITLES, Title
from gridwright.web.pages.clauses import address, home
from gridwright.web.pages.components import sections
from gridwright.words import Catalogue
from tests.web.browser import Visitor, without_tokens
from tests.web.tables import laid
from tests.words.languages import COMPLETE
from tests.words.pseudo import pseudo

NAMES = [title.name for title in TITLES]


@pytest.fixture
def visitor(sqlite: None) -> Visitor:
    return Visitor()


@cache
def read(path: str) -> str:
    """Return a page that is the same for everybody, and needs no database."""
    page = Visitor().get(path)
    assert page.status == 200, path
    return page.html


class Links(HTMLParser):
    """The ids, links and fields of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.fields: dict[str, str] = {}
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "input":
            given = dict(attrs)
            self.fields[given["name"] or ""] = given.get("value") or ""
        for name, value in attrs:
            assert name != "style"
            assert not name.startswith("on")
            if name == "id":
                self.ids.append(value or "")
            if name in ("href", "src"):
                self.links.append(value or "")


def plain(html: str) -> str:
    """Return what a page says, without its tags."""
    return unescape(" ".join(re.sub(r"<[^>]+>", "", html).split()))


def shown(html: str) -> list[str]:
    """Return the ids of the clauses on a page, in order."""
    return re.findall(r'<article class="entry" id="([^"]+)"', html)


# Every clause has its place


def test_every_clause_has_its_anchor_where_links_lead() -> None:
    pages = {name: set(Links(read(f"/rules/{name}")).ids) for name in NAMES}

    lost = [each for each in clauses() if each not in pages[home(each)]]

    assert lost == []
    assert len(clauses()) == 1264


def test_a_title_has_its_own_clauses_in_the_order_of_the_file() -> None:
    """266 clauses of Recharged, 65 cases and 65 rulings of both editions, 17 of demolition."""
    found = shown(read("/rules/recharged"))

    assert len(found) == 266 + 65 + 65 + 17
    assert found[:2] == ["RC-S1", "RC-S2"]
    assert found[-1] == "DC-17"
    assert not any(each.startswith("CL-") for each in found)


@pytest.mark.parametrize(
    ("identifier", "here", "where"),
    [
        ("RC-4.9", "", "/rules/recharged#RC-4.9"),
        ("RC-4.9", "classic", "/rules/recharged#RC-4.9"),
        ("A10", "", "/rules/recharged#A10"),
        ("A10", "classic", "/rules/classic#A10"),
        ("DC-1", "", "/rules/card#DC-1"),
        ("DC-1", "recharged", "/rules/recharged#DC-1"),
        ("OP-A24", "card", "/rules/outpost#OP-A24"),
    ],
)
def test_a_clause_is_linked_on_this_page_if_it_is_there(
    identifier: str, here: str, where: str
) -> None:
    assert address(identifier, here) == where


def test_every_link_of_every_page_leads_somewhere() -> None:
    waiting, seen = ["/rules"], dict[str, set[str]]()
    wanted: set[tuple[str, str]] = set()
    while waiting:
        path = waiting.pop()
        found = Links(read(path))
        assert len(found.ids) == len(set(found.ids)), path
        seen[path] = set(found.ids)
        for link in found.links:
            target, _, anchor = link.partition("#")
            target = target or path
            if target.startswith("/rules"):
                wanted.add((target, anchor))
                if target not in seen and target not in waiting:
                    waiting.append(target)

    assert set(seen) == {
        *("/rules", "/rules/reconstructed"),
        *[f"/rules/{name}" for name in NAMES],
        *[f"/rules/{name}/components" for name in NAMES],
    }
    assert [(path, anchor) for path, anchor in wanted if anchor and anchor not in seen[path]] == []


# What is said of a clause


def test_a_clause_has_text_source_and_links() -> None:
    page = read("/rules/recharged")
    entry = page.partition('id="RC-2.40"')[2].partition("</article>")[0]

    assert "<strong>lower</strong>" in entry
    assert "Source: ES+PL, A10" in plain(entry)
    assert '<a class="clause" href="/rules/recharged#A10" data-clause="A10">A10</a>' in entry


def test_labels_inside_of_a_section_are_headings() -> None:
    page = read("/rules/recharged")

    assert '<h3 lang="en">Discount token life cycle</h3>' in page


@pytest.mark.parametrize(
    ("title", "identifier", "mark"),
    [
        ("recharged", "RC-S1", ""),
        ("recharged", "RC-S4", ""),
        ("recharged", "RC-S27", "derived"),
        ("recharged", "RC-S28", "ruling"),
        ("card", "CG-1.8", "derived"),
        ("card", "CG-1.24", "ruling"),
        ("card", "CG-U1", "reconstructed"),
        ("card", "CG-U1.2", "reconstructed"),
        ("card", "DC-13", "reconstructed"),
        ("outpost", "OP-U3", "reconstructed"),
        ("outpost", "OP-A1", ""),
        ("outpost", "OP-T1", ""),
    ],
)
def test_what_is_not_printed_is_marked_and_explained(
    title: str, identifier: str, mark: str
) -> None:
    page = read(f"/rules/{title}?q={identifier}")
    entry = page.partition(f'<article class="entry" id="{identifier}"')[2]
    found = re.findall(r'href="(/rules/reconstructed#\w+)">(\w+)<', entry.split("</article>")[0])

    assert [name for _, name in found] == ([mark] if mark else [])
    for link, name in found:
        explained = read("/rules/reconstructed")
        anchor = link.partition("#")[2]
        assert f'<dt id="{anchor}"><span class="pill">{name}</span></dt>' in explained


def test_the_option_behind_another_reading_is_named() -> None:
    """A24 decides RC-4.2, and has a switch in both editions."""
    card = plain(read("/rules/clause/RC-4.2"))

    assert "Other reading: first_city_anywhere = on" in card
    assert "Default: off" in card
    assert "A24 First city when starting in Step 2/3" in card


def test_a_ruling_says_what_it_decides() -> None:
    card = read("/rules/clause/A24")

    assert "Settles: RC-4.2 CL-4.2" in plain(card)
    assert "Reason: Both editions say empty/free city and slot 10." in plain(card)


# Searching


def test_a_search_finds_words_and_marks_them(visitor: Visitor) -> None:
    """RC-2.40 and RC-2.43 speak of a lower draw and the token; so does A10."""
    page = visitor.get("/rules/recharged?q=TOKEN+lower").html

    assert shown(page) == ["RC-2.40", "RC-2.43", "A10"]
    assert "3 clauses match 'TOKEN lower'." in plain(page)
    assert "<mark>Token</mark>" in page
    assert "<strong><mark>lower</mark></strong>" in page


def test_a_search_finds_numbers(visitor: Visitor) -> None:
    assert shown(visitor.get("/rules/recharged?q=rc-4.9").html) == ["RC-4.9"]
    assert shown(visitor.get("/rules?q=RC-4.9+op-s4").html) == ["RC-4.9", "OP-S4"]
    assert shown(visitor.get("/rules/classic?q=RC-4.9").html) == []
    assert "<mark>RC-4.9</mark>" in visitor.get("/rules?q=RC-4.9").html


def test_a_search_may_find_nothing(visitor: Visitor) -> None:
    page = visitor.get("/rules?q=zeppelin")

    assert page.status == 200
    assert "No clause matches 'zeppelin'." in plain(page.html)


@pytest.mark.parametrize(
    ("asked", "status"), [("a", 422), ("of", 422), ("oil", 200), ("x" * 60, 200), ("x" * 61, 422)]
)
def test_a_search_has_some_letters_and_not_too_many(
    visitor: Visitor, asked: str, status: int
) -> None:
    page = visitor.get(f"/rules?q={asked}")

    assert page.status == status
    assert page.alert.startswith("A search takes 3 to 60 characters." if status == 422 else "")


def test_of_what_is_found_the_first_are_shown(visitor: Visitor) -> None:
    """Nearly every clause has "the": they are counted, and a hundred of them shown."""
    page = visitor.get("/rules?q=the").html
    count = len([clause for clause in clauses().values() if "the" in clause.text.casefold()])

    assert count > 500
    assert len(shown(page)) == 100
    assert "Only the first 100 are shown: add words to narrow it down." in plain(page)
    assert len(shown(visitor.get("/rules?q=auctioneer").html)) < 100
    assert "are shown" not in plain(visitor.get("/rules?q=auctioneer").html)


def test_the_page_of_a_title_is_made_once_for_each_language(visitor: Visitor) -> None:
    """What is kept is that of the language, and nothing of who asked for it."""
    english = visitor.get("/rules/card", **{"Accept-Language": "en"}).html
    polish = visitor.get("/rules/card", **{"Accept-Language": "pl"}).html
    again = Visitor().get("/rules/card", **{"Accept-Language": "en"}).html

    assert without_tokens(again) == without_tokens(english)
    assert shown(polish) == shown(english)
    assert "Source:" in plain(english)
    assert "Source:" not in plain(polish)
    assert english.count('lang="en"') > 100


@pytest.mark.parametrize("path", ["/rules", "/rules/card"])
@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ("<script>alert(1)</script>", 200),
        ('"><img src=x onerror=alert(1)>', 200),
        ("[(*+?\\", 200),
        ("{{ asked }} {% url 'rules' %}", 200),
        ("a" * 101, 422),
        ("a\x00b", 422),
        ("a\nb", 422),
        ("\x1b[31m", 422),
    ],
)
def test_a_search_for_anything_is_harmless(
    visitor: Visitor, path: str, asked: str, status: int
) -> None:
    response = visitor.client.get(path, {"q": asked})
    html = response.content.decode()

    assert response.status_code == status
    harmless = visitor.get("/rules?q=zeppelin").html
    assert html.count("<script") == harmless.count("<script")
    assert html.count("<img") == harmless.count("<img")
    if status == 200:
        assert Links(html).fields["q"] == asked


# What is not there


@pytest.mark.parametrize("path", ["/rules/chess", "/rules/chess/components", "/rules/%00"])
def test_an_unknown_title_is_not_found(visitor: Visitor, path: str) -> None:
    page = visitor.get(path)

    assert page.status == 404
    assert page.alert.startswith("There is no title '")


@pytest.mark.parametrize("identifier", ["RC-99.9", "a10", "%3Cb%3E", "x" * 500])
def test_an_unknown_clause_is_not_found(visitor: Visitor, identifier: str) -> None:
    page = visitor.get(f"/rules/clause/{identifier}")

    assert page.status == 404
    assert page.alert.startswith("There is no clause '")
    assert "<b>'" not in page.html


# Components


def section(html: str, anchor: str) -> str:
    """Return one section of a page of components."""
    return html.partition(f'<h2 id="{anchor}">')[2].partition("</section>")[0]


def cells(html: str) -> list[list[str]]:
    """Return the table of a section, line by line."""
    lines = re.findall(r"<tr>(.*?)</tr>", html, re.DOTALL)
    return [
        [plain(cell) for cell in re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", line)] for line in lines
    ]


@pytest.mark.parametrize(
    ("title", "cards", "boards"),
    [
        ("recharged", 42, 2),
        ("classic", 42, 3),
        ("card", 42 + 36 + 4 + 4 + 7, 0),
        ("outpost", 22 + 15 + 8, 1),
    ],
)
def test_all_that_is_printed_is_drawn(title: str, cards: int, boards: int) -> None:
    page = read(f"/rules/{title}/components")

    assert page.count("<li><svg") == cards
    assert page.count('<div class="board"') == boards


def test_a_board_has_all_its_regions_and_the_same_in_words() -> None:
    page = read("/rules/recharged/components")
    germany = section(page, "germany")

    assert len(set(re.findall(r'data-region="([^"]+)"', germany))) == 6
    assert "out of play" not in germany
    table = cells(germany)
    assert table[0] == ["city", "region", "connections"]
    assert len(table) == 1 + 42
    hamburg = next(line for line in table if line[0] == "Hamburg")
    assert hamburg[2].startswith("Lübeck 6, Kiel 8, Schwerin 8")


@pytest.mark.parametrize(
    ("title", "anchor", "line"),
    [
        ("recharged", "payment", ["6", "73"]),
        ("recharged", "numbers-2", ["4", "4", "3", "1", "3", "7", "17"]),
        ("recharged", "numbers-3", ["uranium", "12"]),
        ("recharged", "numbers-4", ["16", "0", "0", "0", "1"]),
        ("recharged", "refill-1", ["5", "5 / 7 / 5", "4 / 5 / 6", "3 / 3 / 5", "2 / 3 / 2"]),
        ("recharged", "plants", ["5", "2 coal or oil", "4", "1", "plug"]),
        ("classic", "refill-2", ["start", "24", "18", "6", "5"]),
        ("classic", "demolition", ["6", "18", "10", "reconstructed"]),
        ("card", "fuel", ["coal", "1 2 2 2 3 3 3 3", "2 3", "1 2", "3", "3", "2"]),
        ("card", "demolition", ["1", "1", "0", "stated"]),
        ("outpost", "labour", ["4", "4", "4", "4", "4", "4", "4", "4", "4", "8"]),
        ("outpost", "numbers", ["6", "0", "0", "2", "6", "14"]),
    ],
)
def test_tables_have_what_is_printed(title: str, anchor: str, line: list[str]) -> None:
    found = section(read(f"/rules/{title}/components"), anchor)

    assert line in cells(found)
    assert f'<th scope="row">{line[0]}</th>' in found
    assert '<th scope="col"' in found


def test_a_set_and_its_provenance_are_named() -> None:
    page = read("/rules/outpost/components")

    assert "Cards and other components" in plain(page)
    assert "Source: reconstructed, set outpost-reconstructed-1" in plain(section(page, "housing"))
    assert "not fully stated" in plain(section(page, "housing"))
    assert "not fully stated" not in plain(section(page, "numbers"))


# Clauses elsewhere


def test_a_script_gets_the_card_alone(visitor: Visitor) -> None:
    card = visitor.get("/rules/clause/RC-2.40", **{"HX-Request": "true"}).html

    assert "<html" not in card
    assert 'id="clause-card-name"' in card
    assert "Ruling: Per Phase 2" in plain(card)


def test_a_refusal_links_its_clauses(visitor: Visitor) -> None:
    row = laid(visitor.become("Bea"), ("novice", "me", "novice"))
    page = visitor.get(f"/t/{row.pk}")
    version = re.search(r'name="version" value="(\d+)"', page.html)
    assert version is not None

    refused = visitor.post(f"/t/{row.pk}/play", line="pass", version=version[1])

    assert refused.status == 422
    assert refused.alert.endswith("RC-2.31 Nothing was changed.")
    link = '<a class="clause" href="/rules/recharged#RC-2.31" data-clause="RC-2.31">RC-2.31</a>'
    assert link in refused.html


def test_an_error_links_its_clauses(visitor: Visitor) -> None:
    page = visitor.post("/new", **{"title": "card", "seat-1": "me"})

    assert page.status == 422
    assert 'data-clause="CG-S1"' in page.html
    assert page.alert.endswith("not 1. CG-S1 Nothing was changed.")


# Languages


@pytest.fixture
def foreign(monkeypatch: pytest.MonkeyPatch) -> Catalogue:
    """A language other than English, which every request is answered in."""
    found = pseudo(words.catalogue("en"))
    monkeypatch.setattr(words, "catalogue", lambda _: found)
    return found


def test_nothing_is_said_of_english_in_english(visitor: Visitor) -> None:
    assert "The clauses are in English." not in visitor.get("/rules/card").html


@pytest.mark.parametrize("path", ["/rules", "/rules/reconstructed", "/rules/card?q=token"])
def test_all_but_the_clauses_is_in_the_language_of_the_visitor(
    visitor: Visitor, foreign: Catalogue, path: str
) -> None:
    page = visitor.get(path).html

    assert page.count(foreign.text("web.rules.english")) == 1
    assert Outside(page).found == []


class Outside(HTMLParser):
    """English words outside of what says that it is English, and outside of code."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.inside: list[bool] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "link", "input", "img"):
            self.inside.append(tag == "code" or (tag != "html" and ("lang", "en") in attrs))

    def handle_endtag(self, tag: str) -> None:  # noqa: ARG002
        self.inside.pop()

    def handle_data(self, data: str) -> None:
        if not any(self.inside):
            self.found += re.findall(r"[a-z]{3,}", data.replace("token", ""))


@pytest.fixture
def reader(visitor: Visitor) -> Visitor:
    """A visitor who reads Polish."""
    visitor.client.cookies["language"] = "pl"
    return visitor


def article(html: str, identifier: str) -> str:
    """Return one clause of a page."""
    return html.partition(f'<article class="entry" id="{identifier}"')[2].split("</article>")[0]


def test_a_clause_is_in_the_language_of_the_reader_and_one_click_away_in_english(
    reader: Visitor,
) -> None:
    entry = article(reader.get("/rules/recharged").html, "RC-2.12")

    assert '<p lang="pl">Przebicie to dowolna liczba całkowita wyższa od bieżącej oferty.' in entry
    assert '<details class="english">' in entry
    assert "<summary>Po angielsku</summary>" in entry
    assert '<p lang="en">A raise is any integer above the current bid.</p>' in entry
    assert "bez tłumaczenia" not in entry


def test_a_clause_that_is_not_translated_says_so(reader: Visitor) -> None:
    entry = article(reader.get("/rules/recharged").html, "RC-2.16")

    assert '<p lang="en">Bidding goes round until one bidder remains; he wins.</p>' in entry
    assert "Po angielsku: jeszcze bez tłumaczenia." in plain(entry)
    assert "<details" not in entry


def test_an_outdated_translation_is_not_shown(
    reader: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clause is there in English, and says why."""
    outdated = replace(clauses()["RC-2.12"], original=clauses()["RC-2.12"], lack="outdated")
    monkeypatch.setitem(clauses("pl"), "RC-2.12", outdated)

    card = reader.get("/rules/clause/RC-2.12", **{"HX-Request": "true"}).html

    assert '<p lang="en">A raise is any integer above the current bid.</p>' in card
    assert "Po angielsku: tłumaczenie powstało ze starszego tekstu." in plain(card)
    assert "Przebicie" not in card


def test_a_card_and_its_rulings_are_in_the_language_of_the_reader(reader: Visitor) -> None:
    card = reader.get("/rules/clause/RC-4.2", **{"HX-Request": "true"}).html

    assert '<small lang="pl">RC-4 Faza 4 — rozbudowa sieci</small>' in card
    assert '<p lang="pl">Pierwsze miasto: dowolne puste miasto w obszarze gry' in card
    assert '<p lang="pl">Pierwsze miasto, gdy gracz zaczyna w etapie 2 lub 3' in card
    assert card.count("<summary>Po angielsku</summary>") == 2


def test_headings_have_the_language_that_they_are_in(reader: Visitor) -> None:
    page = reader.get("/rules/recharged").html

    assert 'lang="pl">RC-4 Faza 4 — rozbudowa sieci</h2>' in page
    assert 'lang="pl">RC-4 Faza 4 — rozbudowa sieci</a>' in page
    assert '<h3 lang="pl">Limit elektrowni</h3>' in page
    assert '<h3 lang="en">Discount token life cycle</h3>' in page
    assert 'lang=""' not in page


@pytest.mark.parametrize(
    ("asked", "mark", "is_open"),
    [
        ("przebicie+dowolna", "<mark>Przebicie</mark>", False),
        ("any+integer", "<mark>any</mark> <mark>integer</mark>", True),
        ("RC-2.12", "<mark>RC-2.12</mark>", False),
    ],
)
def test_a_search_finds_words_of_both_languages(
    reader: Visitor, asked: str, mark: str, *, is_open: bool
) -> None:
    page = reader.get(f"/rules?q={asked}").html

    assert shown(page)[0] == "RC-2.12"
    assert mark in page
    assert ('<details class="english" open>' in page) == is_open


@pytest.mark.parametrize("path", ["/rules/card", "/rules/clause/CG-1.8"])
def test_in_english_there_is_nothing_to_switch(visitor: Visitor, path: str) -> None:
    page = visitor.get(path).html

    assert '<details class="english"' not in page
    assert "In English" not in page
    assert "not translated" not in page


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("title", TITLES, ids=NAMES)
def test_components_are_named_in_words(title: Title, language: str) -> None:
    """No region, map, table or origin stands there as the data call it."""
    with words.speaking(words.catalogue(language)):
        made = [each.sheet for each in sections(title)]
    cells = [cell.text for sheet in made for row in sheet.rows for cell in row]
    said = [*cells, *[sheet.heading for sheet in made]]

    assert [text for text in said if re.search(r"[a-z]_[a-z]", text)] == []
    if language != "en":
        raw = {"north", "south", "czechia", "reconstructed", "stated", "standard", "Germany"}
        assert [text for text in said if raw & set(re.findall(r"\w+", text))] == []
