import re

import pytest

from gridwright.draw.marks import ROOFS, house, icon, planned_house, roof, silhouette, token
from gridwright.draw.theme import DARK, LIGHT, PAGE, THEMES, Theme, properties, seat_colour
from tests.draw.pictures import fills, having, inside, texts

KINDS = (
    *["coal", "oil", "garbage", "uranium", "gas", "eco"],
    *["plant", "housing", "technology", "last"],
)
RESOURCES = ("coal", "oil", "garbage", "uranium", "gas", "eco", "worker")


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_contrast_is_measured_as_the_standard_says() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert round(contrast(LIGHT["ink"], LIGHT["surface"]), 1) == 16.8


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_texts_stand_out_from_their_grounds(theme: Theme) -> None:
    pairs = [
        ("ink", "surface"),
        ("ink-2", "surface"),
        ("ink-3", "surface"),
        ("go-ink", "go"),
        ("slot-ink", "plate"),
        ("slot-ink", "slot"),
        ("top-ink", "top"),
        ("top-2", "top"),
        *[("ink", token) for token in theme.colours if token.startswith("bar-")],
        *[("band-ink", f"band-{kind}") for kind in KINDS],
        *[(token, "surface") for token in theme.colours if token.startswith("text-")],
        *[(f"letter-{letter}", f"seat-{letter}") for letter in "abcdeft"],
    ]
    weak = {pair: round(contrast(theme[pair[0]], theme[pair[1]]), 2) for pair in pairs}

    assert {pair: found for pair, found in weak.items() if found < 4.45} == {}


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_the_edge_of_a_house_stands_out_from_the_plate(theme: Theme) -> None:
    assert contrast(theme["edge"], theme["plate"]) > 15
    assert contrast(theme["halo-edge"], theme["region-yellow"]) > 7


def test_both_themes_name_the_same_things_in_full_colours() -> None:
    assert LIGHT.colours.keys() == DARK.colours.keys()
    for theme in (LIGHT, DARK):
        assert all(re.fullmatch("#[0-9A-F]{6}", colour) for colour in theme.colours.values())


def test_a_page_may_decide_itself() -> None:
    assert PAGE["ink"] == "var(--ink, #13201E)"
    assert THEMES["page"] is PAGE
    assert "--ink: #EDF3F1; " in properties(DARK)


def test_a_seat_is_colour_roof_and_letter() -> None:
    assert len(set(ROOFS.values())) == len(ROOFS) == 7
    for theme in (LIGHT, DARK):
        assert len({seat_colour(theme, letter) for letter in ROOFS}) == 7
    for letter in ROOFS:
        drawn = inside(house(LIGHT, letter, 0, 0))
        assert texts(drawn) == [letter]
        assert fills(drawn) == [seat_colour(LIGHT, letter)]


def test_the_dummy_shows_its_own_letter() -> None:
    drawn = inside(house(LIGHT, "TB", 0, 0))

    assert texts(drawn) == ["B"]
    assert having(drawn, "data-house", "T")


def test_a_small_roof_has_no_letter_and_a_planned_house_no_ground() -> None:
    assert texts(inside(roof(LIGHT, "C", 0, 0, 9))) == []
    assert fills(inside(planned_house(LIGHT, "C", 0, 0))) == ["none"]


def test_a_resource_is_colour_and_outline() -> None:
    outlines = {resource: token(LIGHT, resource, 0, 0) for resource in RESOURCES}

    assert len({shape.split("data-token")[1].split(">", 1)[1] for shape in outlines.values()}) == 7
    for resource, shape in outlines.items():
        assert LIGHT[resource] in shape


def test_a_hybrid_is_half_and_half() -> None:
    drawn = inside(token(LIGHT, "coal+oil", 5, 5, 12))
    halves = having(drawn, "viewBox")

    assert [half.attrib["viewBox"] for half in halves] == ["-12 -12 12 24", "0 -12 12 24"]
    assert [fills(half)[0] for half in halves] == [LIGHT["coal"], LIGHT["oil"]]


def test_a_resource_that_nobody_foresaw_is_a_grey_disc() -> None:
    assert f'fill="{LIGHT["ink-3"]}"' in token(LIGHT, "peat", 0, 0)


def test_icons_and_silhouettes_have_one_colour() -> None:
    assert "#123456" in icon("bed", "#123456", 0, 0)
    assert "#123456" in icon("lock", "#123456", 0, 0)
    kinds = ("coal", "oil", "garbage", "uranium", "gas", "eco", "plant", "housing", "technology")
    assert len({silhouette(kind, "#123456", 0, 0) for kind in kinds}) == 9
