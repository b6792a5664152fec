import pytest

from gridwright import words
from gridwright.draw.boardgame import BoardPicture
from gridwright.draw.picture import SeatLabel
from gridwright.draw.players import (
    Fact,
    PlayerPanel,
    cities_fact,
    draw_player,
    status_of,
)
from gridwright.draw.theme import LIGHT
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import PhaseIndex
from tests.builders import a_game, a_state, houses, own, play, store
from tests.conformance.suite import Seating
from tests.draw.pictures import BOARD_SEATINGS, Snapshot, having, inside, some_positions, texts

ENGLISH = words.catalogue("en")
GAME = a_game("recharged", "germany", 3)


def panel_of(picture: BoardPicture, letter: str) -> list[str]:
    root = inside("".join([piece.body for piece in picture.panels().values()]))
    (panel,) = having(root, "data-seat", letter)
    return texts(panel)


def test_a_panel_shows_money_cities_plants_and_fuel() -> None:
    state = a_state(GAME, order="BAC", to_act="B")
    own(state, "A", 5, 26)
    store(state, "A", coal=1, oil=3)
    houses(state, "A", "essen", "kiel")
    picture = BoardPicture(GAME, GAME.snapshot(state), ("Ana", "Bo", "Cy"))

    assert panel_of(picture, "A") == [
        *["2", "A", "Ana", "50", "2", "cities", "powers", "6"],
        *["3", "1"],  # oil and coal, from the right
        *["5", "2", "1"],
        *["26", "2", "5"],
    ]


def test_one_city_is_no_cities() -> None:
    assert cities_fact(ENGLISH, 1) == Fact("1", after="city", mark="city")
    assert cities_fact(ENGLISH, 2) == Fact("2", after="cities", mark="city")


@pytest.mark.parametrize("seating", BOARD_SEATINGS[::4], ids=str)
def test_everybody_has_a_panel_in_turn_order(seating: Seating) -> None:
    for position in some_positions(seating):
        assert isinstance(position.game, BoardGame)
        pieces = BoardPicture(position.game, position.snapshot).panels().values()
        root = inside("".join([piece.body for piece in pieces]))
        letters = [one.attrib["data-seat"] for one in having(root, "data-seat")]

        assert letters == position.snapshot["order"]
        for one in having(root, "data-plant"):
            plants = [plant for owner in owners(position.snapshot) for plant in owner["plants"]]
            assert int(one.attrib["data-plant"]) in plants


def owners(snapshot: Snapshot) -> list[dict[str, list[int]]]:
    trust = [snapshot["trust"]] if "trust" in snapshot else []
    return [*snapshot["players"], *trust]


def test_hidden_money_is_not_drawn() -> None:
    game = a_game("recharged", "germany", 3, hidden_money="on")
    state = a_state(game)
    for player, money in zip(state.players, (731, 852, 963), strict=True):
        player.money = money
    picture = BoardPicture(game, game.snapshot(game.view(state, 0)))

    body = "".join([piece.body for piece in picture.panels().values()])
    shown = having(inside(body), "data-money")

    assert {one.attrib["data-money"]: one.text for one in shown} == {
        "A": "731",
        "B": "••",
        "C": "••",
    }
    assert "852" not in body
    assert "963" not in body


def test_the_trust_has_no_money_but_a_reserve() -> None:
    game = a_game("recharged", "germany", 2)
    position = some_positions(Seating("recharged", "germany", 2))[-1]
    picture = BoardPicture(game, position.snapshot)
    words = panel_of(picture, "T")

    assert words[1:3] == ["T", "Trust"]
    assert "0 in reserve" in words
    body = "".join([piece.body for piece in picture.panels().values()])
    assert not having(inside(body), "data-money", "T")


def test_who_acts_has_a_ring_yellow_for_oneself() -> None:
    state = a_state(GAME, order="ABC", to_act="B")

    def ring(me: str) -> list[str]:
        picture = BoardPicture(GAME, GAME.snapshot(state), me=me)
        root = inside("".join([piece.body for piece in picture.panels().values()]))
        return [
            one.attrib["stroke"]
            for panel in having(root, "data-seat")
            for one in having(panel, "stroke-width", "2.5")
        ]

    assert ring("") == [LIGHT["go"]]
    assert ring("B") == [LIGHT["go"]]
    assert ring("A") == [LIGHT["ink"]]


def test_the_auction_tells_who_leads_and_who_is_in() -> None:
    state = a_state(GAME, order="ABC", market=(4, 5, 7, 8, 13, 15, 18, 22))
    play(GAME, state, "open 5 5", "bid 6")
    snapshot = GAME.snapshot(state)

    assert [status_of(BoardPicture(GAME, snapshot), letter) for letter in "ABC"] == [
        "still in",
        "leads with 6",
        "to bid",
    ]
    snapshot["phase"] = "elsewhere"
    assert status_of(BoardPicture(GAME, snapshot), "C") == "to act"
    state = a_state(GAME, order="ABC")
    assert status_of(BoardPicture(GAME, GAME.snapshot(state)), "B") == ""


def test_names_are_letters_where_nobody_has_one() -> None:
    snapshot = GAME.snapshot(a_state(GAME))
    picture = BoardPicture(GAME, snapshot, ("Ana", "Bo"))

    assert BoardPicture(GAME, snapshot, ("Ana", "")).name_of("B") == "B"
    assert picture.name_of("B") == "Bo"
    assert picture.name_of("C") == "C"
    assert picture.name_of("T") == "Trust"


def test_who_has_no_place_in_the_order_stands_last() -> None:
    snapshot: Snapshot = {"order": ["B"], "players": [{}, {}], "trust": {}}

    assert BoardPicture(GAME, snapshot).order == ["B", "A", "T"]


def test_facts_give_way_to_fuel() -> None:
    player = PlayerPanel(
        mark="A",
        name="Ana",
        place=1,
        money=50,
        facts=(cities_fact(ENGLISH, 3), Fact("12", before="powers")),
        fuel={"coal": 12, "oil": 12, "garbage": 12, "uranium": 0},
    )

    assert texts(inside(draw_player(player, LIGHT, 240).body)) == [
        *["1", "A", "Ana", "50", "3", "cities"],
        *["12", "12", "12"],
    ]


def test_facts_shrink_before_they_give_way() -> None:
    facts = (cities_fact(ENGLISH, 13), Fact("21", before="powers"))
    fuel = {"coal": 2, "oil": 2}
    player = PlayerPanel(mark="A", name="Ana", place=1, money=150, facts=facts, fuel=fuel)

    def drawn(width: float) -> tuple[bool, bool]:
        """Return whether the line is smaller, and whether the last fact is there."""
        body = draw_player(player, LIGHT, width).body
        return "translate(55.28 50) scale(0." in body, "powers" in texts(inside(body))

    assert drawn(264) == (False, True)
    assert drawn(240) == (True, True)
    assert drawn(220) == (False, False)


def test_more_plants_than_three_stand_in_two_lines() -> None:
    state = GAME.read_position("round=2 A.plants=4,5,7,8 new=8")
    piece, other, _ = BoardPicture(GAME, GAME.snapshot(state)).panels().values()

    assert piece.height == other.height + 29


def test_a_panel_tells_what_is_known_besides_the_name() -> None:
    labels = {
        "A": SeatLabel(note="Ana"),
        "B": SeatLabel(chip="bot · steady", status="thinking…"),
        "C": SeatLabel(chip="a chip that is much too long for any panel"),
    }
    state = a_state(GAME, order="ABC", to_act="B")
    picture = BoardPicture(GAME, GAME.snapshot(state), ("You", "Bo", "Cy"), labels=labels)

    assert panel_of(picture, "A")[2:4] == ["You", "Ana"]
    assert panel_of(picture, "B")[2:5] == ["Bo", "bot · steady", "thinking…"]
    assert "much too long" not in " ".join(panel_of(picture, "C"))


@pytest.mark.parametrize(
    ("phase", "said"),
    [
        ("building", ["waiting", "building", "done ✓"]),  # RC-4.1: the last in turn order begins
        ("bureaucracy", ["done ✓", "powering", "waiting"]),
        ("auction", ["", "to bid", ""]),
    ],
)
def test_a_panel_tells_who_has_had_a_turn(phase: str, said: list[str]) -> None:
    snapshot = GAME.snapshot(a_state(GAME, order="ABC", to_act="B"))
    snapshot["phase"] = phase

    assert [status_of(BoardPicture(GAME, snapshot), letter) for letter in "ABC"] == said


def test_a_panel_is_read_aloud_as_one_sentence() -> None:
    state = a_state(GAME, order="ABC", to_act="A", phase=PhaseIndex.BUILDING)
    own(state, "A", 5)
    store(state, "A", coal=2)
    picture = BoardPicture(GAME, GAME.snapshot(state), ("Ana", "Bo", "Cy"))

    first = picture.panel("A", 264)

    assert first.label == (
        "Ana, building, 50 Elektro, 0 cities, powers 1, "
        "Plant 5, burns 2 coal or oil, powers 1 city, 2 coal"
    )


def test_hidden_money_is_read_aloud_as_hidden() -> None:
    panel = PlayerPanel("A", "Ana", 1, None, [cities_fact(ENGLISH, 1)])

    assert draw_player(panel, LIGHT).label == "Ana, hidden money, 1 city"
