"""Pictures in other languages: every word is of a catalogue, and longer words find their room."""

import re
from bisect import bisect
from dataclasses import dataclass
from xml.etree import ElementTree as ET

import pytest

from gridwright import words
from gridwright.content.layout import layout_for
from gridwright.draw.picture import Highlight
from gridwright.draw.svg import width_of
from gridwright.draw.theme import CONDENSED
from gridwright.draw.titles import draw_position
from gridwright.games.board.game import BoardGame
from gridwright.games.cardgame.game import CardGame
from gridwright.words.catalogue import Catalogue
from gridwright.words.entries import Entry, Piece, Template, Term, Variants
from tests.conformance.suite import Seating
from tests.draw.pictures import NAMESPACE, AnyGame, Position, positions, texts, titles, tree
from tests.words.pseudo import pseudo, written

ENGLISH = words.catalogue("en")
PSEUDO = pseudo(ENGLISH)
TABLES = (
    *[Seating("recharged", "germany", 2), Seating("recharged", "usa", 6)],
    *[Seating("classic", "central_europe", 5), Seating("card", "", 2), Seating("card", "", 6)],
    *[Seating("outpost", "", 2), Seating("outpost", "", 6)],
)


def printed(game: AnyGame) -> list[str]:
    """Return what is printed on the board of a game, the longest first: no language changes it."""
    if isinstance(game, CardGame):
        return []
    content = game.setup.map if isinstance(game, BoardGame) else game.setup.content
    found = [content.name, *[city.name for city in content.cities]]
    found += [place.label for place in layout_for(content).places.values() if place.label]
    return sorted(found, key=len, reverse=True)


def drawn(position: Position, catalogue: Catalogue) -> ET.Element:
    game = position.game
    prices = {} if isinstance(game, CardGame) else {cities_of(game)[0]: 17, cities_of(game)[1]: 20}
    highlight = Highlight(prices=prices)
    svg = draw_position(game, position.snapshot, highlight=highlight, me="A", language=catalogue)
    return tree(svg)


def cities_of(game: AnyGame) -> list[str]:
    assert not isinstance(game, CardGame)
    content = game.setup.map if isinstance(game, BoardGame) else game.setup.content
    return [city.id for city in content.cities]


@pytest.mark.parametrize("seating", TABLES, ids=str)
def test_nothing_english_is_drawn_in_another_language(seating: Seating) -> None:
    for position in positions(seating)[::3]:
        root = drawn(position, PSEUDO)
        names = printed(position.game)
        english = []
        for said in [*texts(root), *titles(root)]:
            rest = said
            for name in names:
                rest = rest.replace(name, "")
            if re.search("[A-Za-z]{2}", rest):
                english.append(said)

        assert english == []


def test_the_language_is_a_name_or_its_words_or_the_one_in_use() -> None:
    position = positions(TABLES[0])[-1]

    def picture(**language: str | Catalogue) -> str:
        return draw_position(position.game, position.snapshot, **language)  # type: ignore[arg-type]

    assert "Resource market" in picture(language="en_GB")
    assert picture(language="en") == picture(language=ENGLISH) == picture()
    assert "Ŕéśóúŕćé ḿáŕḱéţ" in picture(language=PSEUDO)
    before = words.current()
    try:
        words.speak(PSEUDO)
        assert picture() == picture(language=PSEUDO)
        assert "Resource market" in picture(language="en")
    finally:
        words.speak(before)


# Longer words


def lengthened(text: str) -> str:
    """Return *text* with every word half as long again."""
    return re.sub("[A-Za-z]+", lambda word: word[0] + word[0][: (len(word[0]) + 1) // 2], text)


def lengthened_entry(entry: Entry) -> Entry:
    if isinstance(entry, Variants):
        return Variants(
            entry.by, {key: lengthened_entry(form) for key, form in entry.forms.items()}
        )
    pieces = [
        Piece(lengthened(piece.words), piece.key, piece.noun, piece.case) for piece in entry.pieces
    ]
    return Template("".join([written(piece) for piece in pieces]))


def lengthened_term(term: Term) -> Term:
    forms = {key: lengthened(form) for key, form in term.forms.items()}
    return Term(lengthened(term.name), term.gender, forms)


LONG = Catalogue(
    "xx",
    {key: lengthened_entry(entry) for key, entry in ENGLISH.messages.items()},
    {},
    {key: lengthened_term(term) for key, term in ENGLISH.terms.items()},
)


@dataclass(frozen=True, slots=True)
class Line:
    """Where some words stand on the page."""

    words: str
    left: float
    right: float
    top: float
    bottom: float

    def overlaps(self, other: "Line") -> bool:
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across > 0.5 and down > 0.5


def overlapping(found: list[Line]) -> list[tuple[str, str]]:
    """Return the words of any two lines that run into each other."""
    downwards = sorted(found, key=lambda line: line.top)
    tops = [line.top for line in downwards]
    return [
        (one.words, other.words)
        for place, one in enumerate(downwards, 1)
        for other in downwards[place : bisect(tops, one.bottom)]
        if one.overlaps(other)
    ]


def lines(one: ET.Element, x: float = 0, y: float = 0, scale: float = 1) -> list[Line]:
    """Return all that is written outside of boards, with where it stands."""
    if "data-layer" in one.attrib:
        return []
    moved = re.fullmatch(
        r"translate\((\S+) (\S+)\)(?: scale\((\S+)\))?", one.attrib.get("transform", "")
    )
    if moved:
        x, y = x + float(moved[1]) * scale, y + float(moved[2]) * scale
        scale *= float(moved[3] or 1)
    if one.tag == f"{NAMESPACE}text":
        return [line_of(one, x, y, scale)]
    return [line for part in one for line in lines(part, x, y, scale)]


def line_of(one: ET.Element, x: float, y: float, scale: float) -> Line:
    said, size = one.text or "", float(one.attrib["font-size"])
    face = one.attrib.get("font-family", CONDENSED)
    wide = float(one.attrib.get("textLength", width_of(said, size, face)))
    start = float(one.attrib["x"]) - wide * {"middle": 0.5, "end": 1}.get(
        one.attrib.get("text-anchor", ""), 0
    )
    base = float(one.attrib["y"])
    return Line(
        said,
        x + start * scale,
        x + (start + wide) * scale,
        y + (base - size * 0.7) * scale,
        y + base * scale,
    )


@pytest.mark.parametrize("seating", TABLES, ids=str)
@pytest.mark.parametrize(
    "catalogue",
    [PSEUDO, LONG, *[words.catalogue(language) for language in words.languages()]],
    ids=["pseudo", "long", *words.languages()],
)
def test_no_words_run_into_others_or_off_the_page(seating: Seating, catalogue: Catalogue) -> None:
    for position in positions(seating)[::7]:
        written_lines = lines(drawn(position, catalogue))

        assert len(written_lines) > 60
        assert [line for line in written_lines if line.left < 0 or line.right > 1440] == []
        assert overlapping(written_lines) == []
