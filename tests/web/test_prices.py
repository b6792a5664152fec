"""Prices on the map are those of the offers: on every city that can be paid, and on no other."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from xml.etree import ElementTree as ET

import pytest

import gridwright
from gridwright.content.layout import layout_for
from gridwright.core.notation import Decision
from gridwright.core.offers import Offer
from gridwright.draw.board import draw_board
from gridwright.draw.boardgame import printed_board
from gridwright.draw.picture import Highlight
from gridwright.draw.prices import draw_turn, hooks, thirds
from gridwright.draw.theme import DARK, LIGHT, Theme
from gridwright.tables.table import Table
from gridwright.web.pages.panel.expansion_steps import current_offers
from gridwright.web.pages.panel.turn import Turn
from gridwright.web.pages.pictures import Pictures, highlight
from gridwright.web.play import drafts
from gridwright.web.play.perspective import Perspective, perspective_of
from gridwright.words import current
from tests.builders import a_game
from tests.draw.pictures import having, inside
from tests.web.tables import guest, laid

TURNS = 50  # of each board, 200 in all
BOARDS = [
    ("recharged", "germany", 4),
    ("recharged", "usa", 6),
    ("classic", "central_europe", 3),
    ("outpost", "", 4),
]
KINDS = {"build": "1", "station": "1", "plant": "2", "housing": "2"}


@pytest.fixture
def somebody(sqlite: None) -> Perspective:
    """Return what a guest sees of some table; tests put other positions into it."""
    host = guest("Ana")
    perspective = perspective_of(laid(host, ("me", "novice", "novice")).pk, host)
    assert perspective is not None
    return perspective


def looking_at(somebody: Perspective, table: Table, lines: tuple[str, ...] = ()) -> Perspective:
    """Return what the seat to act sees of *table* while it tries *lines*."""
    seat, view = table.to_act, table.view(table.to_act)
    turn = drafts.draft_of(table.game, view, seat, lines)
    return replace(somebody, game=table.game, view=view, seat=seat, draft_turn=turn)


def drawn(shown: Perspective) -> ET.Element:
    """Return what the page of this seat draws over its board."""
    offers = current_offers(Turn(shown))
    html = Pictures(shown, offers, (), {}).html("prices")["prices"]
    return inside(html)


def tags(root: ET.Element) -> dict[tuple[str, str], tuple[str, str]]:
    """Return the tags by city and kind: their price, and what is written on them."""
    return {
        (place.attrib["id"].removeprefix("tag-"), tag.attrib["data-kind"]): (
            tag.attrib["data-price"],
            "".join(tag.itertext()),
        )
        for place in root.iter()
        if place.attrib.get("id", "").startswith("tag-")
        for tag in having(place, "data-kind")
    }


def building_turns(title: str, board: str, seats: int) -> Iterator[tuple[Table, Random]]:
    """Return positions of games at random in which a seat may build, or could if it had money."""
    for seed in range(99):
        chance = Random(seed)  # noqa: S311 - to be the same again
        table = gridwright.table(title, board, seats=seats, seed=seed)
        for _ in range(400):
            if table.is_over:
                break
            offers = table.offers()
            if any([offer.decision is Decision.BUILD for offer in offers]):
                yield table, chance
            table.play(chosen(offers, chance))


def chosen(offers: list[Offer], chance: Random) -> str:
    """Return something to do, seldom to pass or to stop."""
    idle = (Decision.PASS, Decision.DROP, Decision.DONE)
    legal = [offer for offer in offers if offer.is_legal]
    eager = [offer for offer in legal if offer.decision not in idle]
    return chance.choice(eager if eager and chance.random() < 0.7 else legal).text


@pytest.mark.parametrize(("title", "board", "seats"), BOARDS)
def test_tags_are_the_prices_of_the_offers(
    somebody: Perspective, title: str, board: str, seats: int
) -> None:
    count, unpaid = 0, 0
    for table, chance in building_turns(title, board, seats):
        lines: tuple[str, ...] = ()
        if chance.random() < 0.5:  # with a city that was tried before
            built = [o.text for o in table.offers() if o.is_legal and o.decision is Decision.BUILD]
            lines = (chance.choice(built),) if built else ()
        shown = looking_at(somebody, table, lines)
        offers = [offer for offer in shown.offers() if offer.decision is Decision.BUILD]
        legal = [offer for offer in offers if offer.is_legal]
        has_houses = any([KINDS[offer.verb] == "1" for offer in legal])
        expected = {
            (offer.target, KINDS[offer.verb] if has_houses else "1"): (
                str(sum([part.amount for part in offer.parts])),
                str(offer.cost),
            )
            for offer in legal
        }
        tried = {table.game.phrase(table.game.parse(line)).target for line in lines}
        wanted = {key: value for key, value in expected.items() if key[0] not in tried}

        assert tags(drawn(shown)) == wanted
        unpaid += len(offers) - len(legal)
        count += 1
        if count == TURNS:
            break
    assert count == TURNS
    assert unpaid > 0


def test_thirds_are_of_the_offers_and_equal_prices_are_alike() -> None:
    prices = {"a": 23, "b": 26, "c": 28, "d": 31, "e": 31, "f": 38, "g": 49}

    assert thirds(prices) == {"a": 1, "b": 1, "c": 1, "d": 2, "e": 2, "f": 3, "g": 3}
    assert thirds({"a": 5, "b": 60, "c": 90}) == {"a": 1, "b": 1, "c": 1}
    assert thirds({"a": 5, "b": 60, "c": 90, "d": 91}) == {"a": 1, "b": 1, "c": 2, "d": 3}
    assert thirds(dict.fromkeys("abcd", 7)) == dict.fromkeys("abcd", 1)
    assert thirds({}) == {}


def over_germany(marks: Highlight, theme: Theme = LIGHT) -> ET.Element:
    game = a_game()
    layout = layout_for(game.setup.map)
    board = printed_board(game.setup.map, game.setup.edition.numbers.slots, layout)
    return inside(draw_turn(board, theme, current(), marks).body)


def shapes(root: ET.Element, name: str) -> list[ET.Element]:
    return [shape for shape in root.iter() if shape.tag.rpartition("}")[2] == name]


def one(root: ET.Element, identifier: str) -> ET.Element:
    return having(root, "id", identifier)[0]


def test_a_halo_is_wider_the_cheaper_the_city_and_always_has_an_edge_of_ink() -> None:
    prices = {"kiel": 10, "essen": 20, "koeln": 30, "berlin": 40, "halle": 50, "fulda": 60}
    halos = shapes(one(over_germany(Highlight(prices=prices)), "turn-halos"), "rect")
    wide = sorted([(halo.attrib["width"], halo.attrib["fill"]) for halo in halos], reverse=True)

    # plates of 86, and twice 6.2, 4.2 or 2.6
    assert wide == [
        *[("98.4", LIGHT["go"])] * 2,
        *[("94.4", LIGHT["go"])] * 2,
        *[("91.2", LIGHT["tag-3"])] * 2,
    ]
    assert {halo.attrib["stroke"] for halo in halos} == {LIGHT["halo-edge"]} == {LIGHT["ink"]}


def test_a_city_without_a_price_has_a_halo_and_no_tag() -> None:
    root = over_germany(Highlight(unpriced=["kiel"]))

    assert len(shapes(one(root, "turn-halos"), "rect")) == 1
    assert tags(root) == {}
    assert having(root, "data-veil") == []
    assert having(root, "data-building") == []


def test_what_cannot_be_built_in_recedes_while_somebody_builds() -> None:
    root = over_germany(
        Highlight(prices={"kiel": 14}, planned=["essen"], seat="B", is_building=True)
    )

    assert len(having(root, "data-veil")) == 40
    assert having(root, "data-veil", "kiel") == having(root, "data-veil", "essen") == []
    assert len(having(root, "data-building")) == 1


def test_a_tentative_city_is_dashed_in_the_colour_of_its_seat_and_has_no_tag() -> None:
    marks = Highlight(prices={"kiel": 14, "essen": 20}, planned=["essen"], seat="B")
    root = over_germany(marks)
    (house,) = having(root, "data-planned")
    frames = having(one(root, "turn-halos"), "stroke-dasharray")

    assert list(tags(root)) == [("kiel", "1")]
    assert house.attrib["data-planned"] == "B"
    assert [frame.attrib["stroke"] for frame in frames] == [LIGHT["seat-b"]]


def test_the_name_of_a_plate_with_a_tag_says_the_total() -> None:
    (tag,) = having(over_germany(Highlight(prices={"kiel": 14})), "data-label")

    assert tag.attrib["data-label"] == (
        "Kiel (North), slot 10 free, slot 15 free, slot 20 free. Available for 14"
    )


def test_two_kinds_of_prices_are_shown_one_at_a_time() -> None:
    root = over_germany(Highlight(prices={"kiel": 14}, other_prices={"kiel": 5, "essen": 6}))
    display = {tag.attrib["data-kind"]: tag.attrib["display"] for tag in having(root, "data-kind")}

    assert tags(root) == {
        ("kiel", "1"): ("14", "14"),
        ("kiel", "2"): ("5", "5"),
        ("essen", "2"): ("6", "6"),
    }
    assert display == {"1": "var(--prices-1, inline)", "2": "var(--prices-2, none)"}


def test_places_that_cost_nothing_have_no_price(somebody: Perspective) -> None:
    table = gridwright.table("recharged", "germany", seats=2, seed=1)
    while not any([offer.decision is Decision.PLACE for offer in table.offers()]):
        table.play(next(offer.text for offer in table.offers() if offer.is_legal))
    shown = looking_at(somebody, table)
    marks = highlight(shown, shown.offers())

    assert marks.prices == {}
    assert len(marks.unpriced) == len([offer for offer in table.offers() if offer.is_legal])
    assert not marks.is_building


def test_pictures_without_a_page_have_no_tags() -> None:
    game = a_game()
    layout = layout_for(game.setup.map)
    board = printed_board(game.setup.map, game.setup.edition.numbers.slots, layout)
    marks = Highlight(prices={"kiel": 14})
    plain = inside(draw_board(board, LIGHT, current(), marks).body)
    hooked = inside(draw_board(board, LIGHT, current(), marks, hooks(board)).body)

    assert shapes(plain, "use") == []
    assert len(shapes(hooked, "use")) == 44  # halos, plates, and 42 tags


# Contrast


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted([luminance(one), luminance(other)])
    return round((light + 0.05) / (dark + 0.05), 1)


@pytest.mark.parametrize(
    ("theme", "contrasts"), [(LIGHT, [11.3, 12.5, 14.2]), (DARK, [11.3, 7.3, 6.9])]
)
def test_every_third_can_be_read(theme: Theme, contrasts: list[float]) -> None:
    pairs = [(theme[f"tag-{third}"], theme[f"tag-ink-{third}"]) for third in (1, 2, 3)]

    assert [contrast(*pair) for pair in pairs] == contrasts


def test_contrast_is_worked_out_right() -> None:
    assert contrast("#000000", "#FFFFFF") == 21
    assert contrast("#777777", "#FFFFFF") == 4.5
