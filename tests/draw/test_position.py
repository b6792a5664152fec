import gzip
from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest

from gridwright.content.layout import Place, layout_for
from gridwright.draw.picture import Highlight
from gridwright.draw.theme import DARK, LIGHT
from gridwright.draw.titles import draw_position
from tests.builders import a_game, a_state, houses
from tests.conformance.suite import Seating
from tests.draw.pictures import (
    SEATINGS,
    find,
    having,
    inside,
    positions,
    some_positions,
    texts,
    tree,
)

TRUST = Seating("recharged", "germany", 2)
BANK = Seating("card", "", 2)
SYNDICATE = Seating("outpost", "", 2)
NAMES = ('<b>Ana & "Bo"</b>', "O'Neill", "Ł & ł", "\x07bell", "e", "f")
ALLOWED = {
    *["svg", "g", "path", "rect", "circle", "ellipse", "line", "text", "title"],
    *["defs", "pattern"],
}


def names_of(root: ET.Element) -> set[str]:
    return {one.tag.split("}")[1] for one in root.iter()}


@pytest.mark.parametrize("seating", SEATINGS, ids=str)
def test_every_position_is_one_sound_picture(seating: Seating) -> None:
    for index, position in enumerate(some_positions(seating)):
        theme = ("light", "dark", "page")[index % 3]
        svg = draw_position(position.game, position.snapshot, NAMES, theme, me="A")
        root = tree(svg)
        seats = [one.attrib["data-seat"] for one in having(root, "data-seat")]

        assert root.attrib["width"] == "1440"
        assert names_of(root) <= ALLOWED
        assert sorted(seats) == sorted(position.snapshot["order"])
        assert "NaN" not in svg
        assert ">None<" not in svg
        assert NAMES[0] in texts(root) or any(
            words.startswith("<b>Ana") and words.endswith("…") for words in texts(root)
        )


@pytest.mark.parametrize("seating", [TRUST, BANK, SYNDICATE], ids=str)
def test_a_picture_has_no_script_and_asks_for_nothing(seating: Seating) -> None:
    svg = draw_position(positions(seating)[-1].game, positions(seating)[-1].snapshot, NAMES)

    assert "<script" not in svg
    assert "<b>" not in svg
    assert "href" not in svg
    assert not [one for one in tree(svg).iter() if any(key.startswith("on") for key in one.attrib)]


def test_the_same_position_gives_the_same_picture() -> None:
    position = positions(Seating("recharged", "germany", 4))[-1]

    assert draw_position(position.game, position.snapshot) == draw_position(
        position.game, position.snapshot
    )


def test_themes_have_their_colours() -> None:
    position = positions(Seating("recharged", "germany", 4))[-1]
    light, dark, page = (
        draw_position(position.game, position.snapshot, theme=theme)
        for theme in ("light", "dark", "page")
    )

    assert f'fill="{LIGHT["bg"]}"' in light
    assert f'fill="{DARK["bg"]}"' in dark
    assert f'fill="{LIGHT["bg"]}"' not in dark
    assert 'fill="var(--bg, #E6EBE9)"' in page


def bar_of(svg: str) -> list[str]:
    (bar,) = having(tree(svg), "data-part", "bar")
    return texts(bar)


def test_the_bar_tells_title_round_phase_and_progress() -> None:
    game = a_game("recharged", "germany", 3)
    state = a_state(game, number=6)
    houses(state, "A", "essen", "duisburg")
    svg = draw_position(game, game.snapshot(state))

    assert bar_of(svg) == [
        *["Power Grid Recharged · Germany", "Round", "6"],
        *["✓ Player order", "Auction", "Resources", "Building", "Bureaucracy"],
        *["Step 2 at 7 cities", "Step 1"],
    ]
    (bar,) = having(tree(svg), "data-part", "bar")
    assert len(having(bar, "height", "5")) == 7
    assert (
        len([one for one in having(bar, "height", "5") if one.attrib["fill"] == LIGHT["go"]]) == 2
    )


def test_the_bar_looks_ahead_to_the_end_from_step_2_on() -> None:
    game = a_game("classic", "usa", 3)
    svg = draw_position(game, game.snapshot(a_state(game, step=2)))

    assert bar_of(svg)[0] == "Power Grid · USA"
    assert bar_of(svg)[-2:] == ["End at 17 cities", "Step 2"]


def test_the_bar_names_choices_of_the_setup() -> None:
    position = find(Seating("recharged", "germany", 2), phase="trust")

    assert "Setup: placing the Trust" in bar_of(draw_position(position.game, position.snapshot))


def test_after_the_end_all_phases_are_done() -> None:
    position = positions(TRUST)[-1]
    words = bar_of(draw_position(position.game, position.snapshot))

    assert position.snapshot["phase"] == "over"
    assert [word for word in words if word.startswith("✓")] == [
        "✓ Player order",
        "✓ Auction",
        "✓ Resources",
        "✓ Building",
        "✓ Bureaucracy",
    ]


def test_other_titles_say_that_their_sets_are_reconstructed() -> None:
    card, outpost = positions(BANK)[0], positions(SYNDICATE)[0]

    assert "reconstructed set" in bar_of(draw_position(card.game, card.snapshot))
    assert "reconstructed set" in bar_of(draw_position(outpost.game, outpost.snapshot))


def test_the_card_game_tells_its_last_round() -> None:
    first, last = positions(Seating("card", "", 3))[0], positions(Seating("card", "", 3))[-1]

    assert "last round" not in bar_of(draw_position(first.game, first.snapshot))
    assert "last round" in bar_of(draw_position(last.game, last.snapshot))


def test_offers_are_listed_by_price() -> None:
    game = a_game("recharged", "germany", 3)
    state = a_state(game)
    prices = {"muenster": 17, "aachen": 34, "dortmund": 17, "kiel": 50, "koeln": 20, "trier": 21}
    highlight = Highlight(prices=prices, chosen="aachen")
    root = tree(draw_position(game, game.snapshot(state), highlight=highlight))

    assert [texts(one) for one in having(root, "data-offer")] == [
        ["Dortmund", "17"],
        ["Münster", "17"],
        ["Köln", "20"],
        ["Trier", "21"],
        ["Aachen", "34"],
        ["Kiel", "50"],
    ]
    assert "6 cities" in texts(root)


def test_pages_of_portrait_boards_are_900_high_and_others_grow_with_their_players() -> None:
    def height(board: str, seats: int) -> float:
        position = positions(Seating("recharged", board, seats))[0]
        return float(tree(draw_position(position.game, position.snapshot)).attrib["height"])

    assert [height("germany", seats) for seats in (2, 4, 6)] == [900, 900, 900]
    assert height("usa", 6) == height("usa", 4) + 93 + 9  # another row of panels


def test_a_layout_of_ones_own_is_used() -> None:
    game = a_game("recharged", "germany", 3)
    other = layout_for(a_game("classic", "germany", 3).setup.map)
    layout = replace(other, places={**other.places, "kiel": Place(111.0, 222.0, 86.0, "")})
    svg = draw_position(game, game.snapshot(a_state(game)), layout=layout)
    (kiel,) = having(tree(svg), "data-city", "kiel")

    assert kiel.attrib["transform"] == "translate(111 222)"


def test_outposts_owner_sees_the_own_board_large() -> None:
    position = positions(Seating("outpost", "", 4))[-1]
    others = inside(draw_position(position.game, position.snapshot))
    mine = inside(draw_position(position.game, position.snapshot, me="B"))

    assert len(having(others, "data-seat")) == len(having(mine, "data-seat")) == 4
    assert len(having(mine, "data-card")) > len(having(others, "data-card"))


def test_hidden_money_is_in_no_picture() -> None:
    game = a_game("classic", "usa", 4, hidden_money="on")
    state = a_state(game)
    for player, money in zip(state.players, (7310, 8520, 9630, 6540), strict=True):
        player.money = money
    svg = draw_position(game, game.snapshot(game.view(state, 1)))

    assert "8520" in svg
    assert not [money for money in ("7310", "9630", "6540") if money in svg]
    assert texts(tree(svg)).count("••") == 3


def test_a_picture_is_small_enough_for_a_page() -> None:
    position = positions(Seating("classic", "central_europe", 6))[-1]
    svg = draw_position(position.game, position.snapshot)

    assert len(gzip.compress(svg.encode())) < 30_000
