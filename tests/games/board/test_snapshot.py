"""Positions under the names of the record format, which others read."""

import json

from gridwright.games.board.json_types import BoardSnapshot
from gridwright.games.board.state import BoardState, PhaseIndex
from tests.builders import S3, a_game, a_state, houses, own, play, put, store

ALWAYS = [
    "round",
    "phase",
    "step",
    "to_act",
    "order",
    "current",
    "future",
    "deck",
    "discount",
    "auction",
    "market",
    "supply",
    "players",
    "regions",
    "removed",
    "ended_refills",
]


def test_the_names_are_those_of_the_record_format() -> None:
    """A change of these names raises the version of the record format."""
    game = a_game("classic", "germany", 4)

    fields = game.snapshot(game.new(1, {}))

    assert list(fields) == ALWAYS


def test_a_position_is_told_completely() -> None:
    game = a_game("recharged", "germany", 3)
    state = a_state(game, order="BCA", market=(3, 4, 6, 7, 8, 9, 11, 12), deck=(13, 20, S3))
    own(state, "B", 5, 10)
    store(state, "B", coal=2, oil=1)
    houses(state, "B", "kiel", "hamburg")
    houses(state, "C", "hamburg")
    play(game, state, "open 4 6")

    fields = game.snapshot(state)

    assert fields == {
        "round": 2,
        "phase": "auction",
        "step": 1,
        "to_act": "C",
        "order": ["B", "C", "A"],
        "current": [3, 4, 6, 7],
        "future": [8, 9, 11, 12],
        "deck": 3,
        "discount": 3,
        "auction": {"plant": 4, "bid": 6, "leader": "B", "waiting": ["C", "A"]},
        "market": {"coal": 22, "oil": 18, "garbage": 9, "uranium": 2},
        "supply": {"coal": 0, "oil": 5, "garbage": 15, "uranium": 10},
        "players": [
            player(),
            player(
                plants=[5, 10],
                fuel={"coal": 2, "oil": 1, "garbage": 0, "uranium": 0},
                cities={"kiel": 10, "hamburg": 10},
            ),
            player(cities={"hamburg": 15}),
        ],
        "regions": ["north", "north_east", "west", "east", "south_west", "south"],
        "removed": [],
        "ended_refills": [],
    }


def player(**fields: object) -> dict[str, object]:
    empty = {"coal": 0, "oil": 0, "garbage": 0, "uranium": 0}
    return {"money": 50, "plants": [], "fuel": empty, "cities": {}, "powered": 0, **fields}


def test_the_step_3_card_is_s3() -> None:
    game = a_game("recharged", "germany", 3)
    state = a_state(game, market=(3, 4, 5, 6, 7, 8, 9, S3))

    assert game.snapshot(state)["future"] == [7, 8, 9, "S3"]


def test_in_step_3_there_is_no_future_market() -> None:
    """RC-ST19: all plants may be auctioned."""
    game = a_game("recharged", "germany", 3)
    state = a_state(game, market=(20, 21, 22, 24, 25, 26), step=3)

    fields = game.snapshot(state)

    assert fields["current"] == [20, 21, 22, 24, 25, 26]
    assert fields["future"] == []


def test_what_lies_aside_is_none() -> None:
    game = a_game("classic", "germany", 3)
    state = a_state(game, phase=PhaseIndex.RESOURCES)

    fields = game.snapshot(state)

    assert fields["discount"] is None
    assert fields["auction"] is None


def test_after_the_end_nobody_acts() -> None:
    game = a_game("classic", "germany", 3)
    state = a_state(game)
    put(state, "phase=over act= discount=")

    fields = game.snapshot(state)

    assert fields["to_act"] is None
    assert fields["phase"] == "over"


def test_money_that_a_view_hides_is_none() -> None:
    game = a_game("recharged", "germany", 3, hidden_money="on")
    state = a_state(game)

    assert monies(game.snapshot(game.view(state, 1))) == [None, 50, None]


def monies(fields: BoardSnapshot) -> list[int | None]:
    return [player["money"] for player in fields["players"]]


def test_a_game_with_the_trust_tells_of_it() -> None:
    """RC-T2: sixteen houses, of which one stands on the map."""
    game = a_game("recharged", "germany", 2, regions="north, north_east, west")
    state = game.new(1, {"order": ("B", "A")})
    play(game, state, "trust kiel")

    fields = game.snapshot(state)

    assert list(fields) == [*ALWAYS, "trust"]
    assert fields["phase"] == "trust"
    assert fields["order"] == ["B", "T", "A"]
    assert fields["trust"] == {
        "plants": [],
        "fuel": {"coal": 0, "oil": 0, "garbage": 0, "uranium": 0},
        "cities": {"kiel": 10},
        "reserve": 15,
    }


def test_a_game_with_starting_cities_tells_which_wait() -> None:
    game = a_game("recharged", "germany", 3, starting_cities="on")
    state = a_state(game)
    put(state, "marked=essen")

    fields = game.snapshot(state)

    assert list(fields) == [*ALWAYS, "marked"]
    assert fields["marked"] == ["essen"]


def test_a_game_with_the_contractor_tells_the_card() -> None:
    game = a_game("classic", "germany", 3, demolition="on")
    state = a_state(game)
    cards = game.setup.demolition

    fields = game.snapshot(state)

    assert list(fields) == [*ALWAYS, "demolition"]
    assert fields["demolition"] == {
        "card": 1,
        "first": cards[0].first,
        "others": cards[0].others,
    }


def test_a_phase_out_is_told_by_the_name_of_the_fuel() -> None:
    """RC-G1: uranium is never refilled again."""
    game = a_game("recharged", "germany", 3)
    state: BoardState = a_state(game, market=(39, 40, 42, 44, 46, 50), step=3)
    put(state, "finished=BC act=A")
    play(game, state, "open 39 1")

    assert game.snapshot(state)["ended_refills"] == ["uranium"]


def test_a_snapshot_is_plain_json() -> None:
    game = a_game("recharged", "usa", 2, demolition="on", starting_cities="on")
    fields = game.snapshot(game.new(4, {}))

    assert json.loads(json.dumps(fields)) == fields


def test_a_snapshot_shares_nothing_with_the_state() -> None:
    game = a_game("recharged", "germany", 3)
    state = a_state(game)
    fields = game.snapshot(state)
    market, players = fields["market"], fields["players"]
    assert isinstance(market, dict)
    assert isinstance(players, list)

    market["coal"] = 0
    players.clear()

    assert state.fuel.on_sale[0] == 24
    assert len(state.players) == 3
