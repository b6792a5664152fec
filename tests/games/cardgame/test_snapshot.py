"""Positions of the Card Game under the names of the record format, which others read."""

import json

from gridwright.games.cardgame.state import LastCard, PhaseIndex
from tests.games.cardgame.positions import (
    a_game,
    a_market,
    a_state,
    a_store,
    bank_owns,
    own,
    play,
    store,
    the_bank,
)

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
    "columns",
    "fuel_deck",
    "fuel_discard",
    "players",
    "removed",
    "last_round",
    "set",
]
NOTHING = {"coal": 0, "gas": 0, "oil": 0, "uranium": 0}


def test_the_names_are_those_of_the_record_format() -> None:
    """A change of these names raises the version of the record format."""
    game = a_game(4)

    assert list(game.snapshot(game.new(1, {}))) == ALWAYS


def test_a_position_is_told_completely() -> None:
    game = a_game(3)
    state = a_state(game, order="BCA", deck="13 14 S3")
    state.fuel = a_market(
        "coal2 gas1", "oil3", "uranium1", singles="coal", deck="coal1 gas2", discard="oil2"
    )
    own(state, "B", "4a 12")
    store(state, "B", "coal3:1 coal2", "coal")
    play(game, state, "open 6a 8")

    assert game.snapshot(state) == {
        "round": 2,
        "phase": "auction",
        "step": None,
        "to_act": "C",
        "order": ["B", "C", "A"],
        "current": ["5a", "6a", "7", "8a"],
        "future": ["9", "10", "11", "12"],
        "deck": 3,
        "discount": "5a",
        "auction": {"plant": "6a", "bid": 8, "leader": "B", "waiting": ["C", "A"]},
        "market": {"coal": 3, "gas": 1, "oil": 3, "uranium": 1},
        "supply": {"coal": 1, "gas": 2, "oil": 2, "uranium": 1},
        "columns": {
            "1": {"coal": 1, "gas": 0, "oil": 0, "uranium": 0},
            "2": ["coal2", "gas1"],
            "3": ["oil3"],
            "4": ["uranium1"],
        },
        "fuel_deck": 2,
        "fuel_discard": ["oil2"],
        "players": [
            player(),
            player(
                plants=["4a", "12"],
                fuel={"coal": 4, "gas": 0, "oil": 0, "uranium": 0},
                fuel_cards=["coal3:1", "coal2:2"],
                singles={"coal": 1, "gas": 0, "oil": 0, "uranium": 0},
            ),
            player(),
        ],
        "removed": [],
        "last_round": False,
        "set": "card-reconstructed-1",
    }


def player(**fields: object) -> dict[str, object]:
    empty: dict[str, object] = {
        "money": 50,
        "plants": [],
        "fuel": NOTHING,
        "fuel_cards": [],
        "singles": NOTHING,
        "income": 0,
    }
    return {**empty, **fields}


def test_the_one_more_round_card_is_s3() -> None:
    """CG-1.32: it lies on the eighth place until phase 1 ends."""
    game = a_game(3)
    state = a_state(game, market="5a 6a 7 8a 9 10 11 S3")

    assert game.snapshot(state)["future"] == ["9", "10", "11", "S3"]


def test_in_the_last_round_there_is_no_future_market() -> None:
    """CG-1.36: all six plants are for sale."""
    game = a_game(3)
    state = a_state(game, last_card=LastCard.LAST_ROUND, market="21 22 23 24 25 26")

    fields = game.snapshot(state)

    assert fields["current"] == ["21", "22", "23", "24", "25", "26"]
    assert fields["future"] == []
    assert fields["last_round"] is True


def test_what_lies_aside_is_none() -> None:
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.RESOURCES)

    fields = game.snapshot(state)

    assert fields["discount"] is None
    assert fields["auction"] is None


def test_after_the_end_nobody_acts() -> None:
    game = a_game(3)
    state = a_state(game)
    state.phase, state.to_act = PhaseIndex.OVER, -1

    fields = game.snapshot(state)

    assert fields["to_act"] is None
    assert fields["phase"] == "over"


def test_removed_plants_are_told() -> None:
    """CG-1.31: 5a, unsold, has left the game."""
    game = a_game(3)
    state = a_state(game)
    play(game, state, "pass", "pass", "pass")

    assert game.snapshot(state)["removed"] == ["5a"]


def test_a_game_for_two_tells_of_the_bank() -> None:
    """CG-S6, CG-1.46: T in the order; its plants oldest first."""
    game = a_game(2)
    state = a_state(game)
    bank_owns(state, "9 5a")
    the_bank(state).store = a_store("gas2:1", "coal")

    fields = game.snapshot(state)

    assert list(fields) == [*ALWAYS, "bank"]
    assert fields["order"] == ["A", "T", "B"]
    assert fields["bank"] == {
        "plants": ["9", "5a"],
        "fuel": {"coal": 1, "gas": 1, "oil": 0, "uranium": 0},
        "fuel_cards": ["gas2:1"],
        "singles": {"coal": 1, "gas": 0, "oil": 0, "uranium": 0},
    }


def test_a_game_with_the_contractor_tells_the_card() -> None:
    """DC-2: card 1 pays 1 and 0."""
    game = a_game(3, demolition="on")

    fields = game.snapshot(game.new(1, {}))

    assert list(fields) == [*ALWAYS, "demolition"]
    assert fields["demolition"] == {"card": 1, "first": 1, "others": 0}


def test_a_snapshot_is_plain_json() -> None:
    game = a_game(2, demolition="on")
    fields = game.snapshot(game.new(4, {}))

    assert json.loads(json.dumps(fields)) == fields


def test_a_snapshot_shares_nothing_with_the_state() -> None:
    game = a_game(3)
    state = a_state(game)
    fields = game.snapshot(state)
    supply, players = fields["supply"], fields["players"]
    assert isinstance(supply, dict)
    assert isinstance(players, list)

    supply["coal"] = 99
    players.clear()

    assert state.fuel.supply[0] == 2
    assert len(state.players) == 3


def test_the_round_is_told() -> None:
    game = a_game(3)

    assert game.round_of(a_state(game, number=5)) == 5
    assert game.to_act(a_state(game, to_act="B")) == 1


def test_the_supply_of_single_cards_is_never_less_than_none() -> None:
    """CG-2.12, ruling CG-A8: two coal singles are printed, four are in use."""
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="CBA")
    state.fuel = a_market("coal3 coal3")
    for letter in "AB":
        own(state, letter, "5a")
        store(state, letter, "coal1")

    play(game, state, "buy coal 3 at 2", "done", "buy coal 3 at 2")

    shown = game.snapshot(state)
    assert shown["columns"]["1"] == {"coal": 4, "gas": 0, "oil": 0, "uranium": 0}
    assert shown["supply"] == {"coal": 0, "gas": 2, "oil": 2, "uranium": 1}
