"""Positions of Outpost under the names of the record format, which others read."""

import json

from tests.games.outpost.positions import (
    a_game,
    a_state,
    buildings,
    change,
    employ,
    install,
    own,
    play,
    robots,
    stations,
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
    "labour_market",
    "players",
    "areas",
    "connections",
    "removed",
    "set",
]


def test_the_names_are_those_of_the_record_format() -> None:
    """A change of these names raises the version of the record format."""
    three, two = a_game(3), a_game(2)

    assert list(three.snapshot(three.new(1, {}))) == ALWAYS
    assert list(two.snapshot(two.new(1, {}))) == [*ALWAYS, "syndicate"]


def test_a_position_is_told_completely() -> None:
    game = a_game()
    state = a_state(
        game,
        order="BCA",
        stage=2,
        current="4 5a+5b:3 6 7",
        future="8 10 11 12",
        deck="13 S3",
    )
    change(state, {"removed": "15", "unseen": ""})
    stations(state, "B", "amber", "basalt")
    buildings(state, "B", "flint", "ember")
    own(state, "B", "32 14 22b")
    change(state, {"B.colonies": "32:housing+station"})
    install(state, "B", plants="25", housing="26")
    employ(state, "B", 3, seasonal=1)
    robots(state, "B", 2)
    play(game, state, "open 6 8", "bid 9")

    fields = game.snapshot(state)
    players = fields["players"]

    assert {key: value for key, value in fields.items() if key != "players"} == {
        "round": 2,
        "phase": "auction",
        "step": 2,
        "to_act": "A",
        "order": ["B", "C", "A"],
        "current": [
            {"cards": ["4"], "tokens": 0},
            {"cards": ["5a", "5b"], "tokens": 3},
            {"cards": ["6"], "tokens": 0},
            {"cards": ["7"], "tokens": 0},
        ],
        "future": [{"cards": [word], "tokens": 0} for word in ("8", "10", "11", "12")],
        "deck": 2,
        "discount": None,
        "auction": {"plant": "6", "bid": 9, "leader": "C", "waiting": ["A", "B"]},
        "market": {"workers": 26},
        "supply": {"workers": 0},
        "labour_market": {
            "1": 0,
            "2": 2,
            "3": 3,
            "4": 3,
            "5": 3,
            "6": 3,
            "7": 3,
            "8": 3,
            "10": 6,
        },
        "areas": ["central"],
        "connections": [5] * 46,
        "removed": ["15"],
        "set": "outpost-reconstructed-1",
    }
    assert isinstance(players, list)
    assert players[1] == {
        "money": 60,
        "structure": ["amber", "basalt", "ember", "flint"],
        "network": ["amber", "basalt"],
        "network_size": 3,
        "stations": {"amber": 10, "basalt": 10},
        "sites": ["ember", "flint"],
        "pieces": {"stations": 15, "plants": 3, "housings": 2},
        "slots": {"plant": ["25"], "housing": ["26"]},
        "unlocked": {"plant": 1, "housing": 2},
        "pool": ["32", "14", "22b"],
        "colonies": {"32": ["housing", "station"]},
        "beds": 3,
        "workers": 3,
        "seasonal": 1,
        "robots": 2,
        "powered": 0,
    }


def test_the_stage_3_card_is_shown_in_the_future_market() -> None:
    """OP-ST.9: it lies at the end of the row."""
    game = a_game()
    state = a_state(game, future="14 15 16 S3", deck="17 18")

    future = game.snapshot(state)["future"]

    assert isinstance(future, list)
    assert future[-1] == "S3"
    assert len(future) == 4


def test_the_syndicate_is_told_like_a_player_without_money() -> None:
    """OP-Y.2, OP-Y.4: ten stations are left on its board."""
    game = a_game(2)
    state = a_state(game)
    stations(state, "T", "amber", "basalt", "ember", "flint", "garnet", "jasper")

    fields = game.snapshot(state)

    syndicate = fields["syndicate"]
    assert isinstance(syndicate, dict)
    assert syndicate["pieces"] == {"stations": 10, "plants": 4, "housings": 4}
    assert "money" not in syndicate
    assert fields["order"] == ["A", "T", "B"]


def test_at_the_end_nobody_is_to_act() -> None:
    game = a_game()
    state = a_state(game)
    change(state, {"phase": "over", "act": ""})

    fields = game.snapshot(state)

    assert (fields["phase"], fields["to_act"], fields["auction"]) == ("over", None, None)


def test_every_position_is_ready_for_json() -> None:
    for seats in (2, 3, 4, 5, 6):
        game = a_game(seats)
        fields = game.snapshot(game.new(1, {}))

        assert json.loads(json.dumps(fields)) == fields
