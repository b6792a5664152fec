import pytest

from gridwright.draw.svg import (
    Font,
    Piece,
    element,
    escaped,
    moved,
    number,
    shortened,
    text,
    width_of,
)
from gridwright.draw.theme import REGULAR, SEMI_CONDENSED
from tests.draw.pictures import inside, texts, titles, tree

STYLE = Font(10, "#000000")


def test_texts_and_attributes_are_escaped() -> None:
    name = '<script>&"Ünö</script>'
    root = inside(text(0, 0, name, STYLE) + element("g", data_name=name))

    assert texts(root) == [name]
    assert root[1].attrib["data-name"] == name


@pytest.mark.parametrize("forbidden", ["\x00", "\x07", "\x1b", "\n", "\ud800", "\ufffe"])
def test_what_xml_forbids_becomes_a_space(forbidden: str) -> None:
    assert escaped(f"a{forbidden}b") == "a b"
    assert tree(Piece(1, 1, "", f"a{forbidden}b").svg()) is not None


@pytest.mark.parametrize(
    ("value", "expected"),
    [(1, "1"), (1.0, "1"), (1.25, "1.25"), (1.256, "1.26"), (-0.001, "0"), (100, "100")],
)
def test_numbers_are_short(value: float, expected: str) -> None:
    assert number(value) == expected


def test_elements_leave_out_what_is_none() -> None:
    assert (
        element("g", fill=None, class_="a", stroke_width=1.5) == '<g class="a" stroke-width="1.5"/>'
    )
    assert element("g", "<a/>") == "<g><a/></g>"


def test_a_group_may_be_scaled() -> None:
    assert moved(1, 2, "x") == '<g transform="translate(1 2)">x</g>'
    assert moved(1, 2, "x", scale=0.5) == '<g transform="translate(1 2) scale(0.5)">x</g>'


def test_only_words_that_are_too_wide_are_squeezed() -> None:
    assert "textLength" not in text(0, 0, "Kiel", STYLE, fit=100)
    assert 'textLength="9"' in text(0, 0, "Kiel", STYLE, fit=9)


def test_wider_faces_keep_the_width_they_were_measured_with() -> None:
    style = Font(10, "#000000", 500, SEMI_CONDENSED)

    assert 'textLength="10.17"' in text(0, 0, "10", style)  # two figures of 4.5, 1.13 times as wide
    assert 'textLength="10.17"' in text(0, 0, "10", style, fit=50)
    assert 'textLength="8"' in text(0, 0, "10", style, fit=8)


def test_faces_and_weights_are_said_where_they_differ() -> None:
    assert "font-family" not in text(0, 0, "Kiel", STYLE)
    assert "font-weight" not in text(0, 0, "Kiel", STYLE)
    other = text(0, 0, "Kiel", Font(10, "#000000", 500, SEMI_CONDENSED))
    assert 'font-family="Barlow Semi Condensed, ' in other
    assert 'font-weight="500"' in other


def test_words_are_measured() -> None:
    assert width_of("10", 10) == pytest.approx(9.0)
    assert width_of("10", 10, REGULAR) > width_of("10", 10, SEMI_CONDENSED) > width_of("10", 10)
    assert width_of("mm", 10) > width_of("ii", 10)


def test_long_words_are_shortened() -> None:
    assert shortened("Kiel", 10, 100) == "Kiel"
    assert shortened("Wilhelmshaven", 10, 30) == "Wilhel…"
    assert shortened("Wilhelmshaven", 10, 1) == "…"


def test_a_piece_alone_is_a_document_with_its_size() -> None:
    root = tree(Piece(10, 20.5, "", "a <board>").svg())

    assert root.attrib["viewBox"] == "0 0 10 20.5"
    assert (root.attrib["width"], root.attrib["height"]) == ("10", "20.5")
    assert root.attrib["font-family"].startswith("Barlow Condensed, ")
    assert titles(root) == ["a <board>"]


def test_a_piece_can_be_put_somewhere() -> None:
    assert Piece(1, 1, "<a/>", "").at(3, 4) == '<g transform="translate(3 4)"><a/></g>'
