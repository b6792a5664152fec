"""Rules version 1, kept so that games played by it can be looked at again."""

from gridwright.content.load import load
from gridwright.games.outpost.state import PhaseIndex
from gridwright.tables import record
from gridwright.tables.table import Table, TableSpec
from tests.games.outpost.positions import (
    a_game,
    a_state,
    employ,
    install,
    offers,
    own,
    play,
    pool,
    to_act,
)


def test_two_plants_could_be_exchanged_again_and_again() -> None:
    """OP-3b.9 came later."""
    game = a_game(rules=1)
    state = a_state(game, phase=PhaseIndex.EXPANSION)
    install(state, "C", plants="12")
    own(state, "C", "4")

    play(game, state, "swap 12 4", "swap 4 12", "swap 12 4")

    assert state.moved == ()
    assert offers(game, state, "swap") == ["swap 4 12"]


def test_workers_who_lost_their_beds_could_be_hired_again() -> None:
    """OP-3c.14 came later: 4 more for plant 33, though 3 were there."""
    game = a_game(rules=1)
    state = a_state(game, phase=PhaseIndex.EXPANSION)
    install(state, "C", plants="40b")
    employ(state, "C", 3)
    own(state, "C", "33")

    play(game, state, "swap 40b 33")

    assert offers(game, state, "hire")[-1] == "hire 4"


def test_the_syndicate_waited_for_the_end_of_the_auction() -> None:
    """OP-A24 was ruled otherwise, and there was no option."""
    game = a_game(2, rules=1)
    state = a_state(game)

    play(game, state, "open 10 10")
    assert pool(state, "T") == ""
    play(game, state, "drop")

    assert pool(state, "T") == "14"


def test_the_first_player_chose_the_area_and_saw_what_was_dealt() -> None:
    """OP-S30 came later."""
    game = a_game(4, rules=1)
    state = game.new(1, {"order": ("D", "A", "B", "C")})

    assert to_act(state) == "D"
    assert game.view(state, 3).costs == state.costs
    assert game.view(state, 3).order == (3, 0, 1, 2)


def test_a_record_says_by_which_rules_it_was_played() -> None:
    """A table may be laid by either; 0 is the newest."""
    for rules, said in ((0, 2), (1, 1), (2, 2)):
        text = record.write(Table(TableSpec("outpost", "", 3, seed=1, rules=rules), load()))
        assert f"rules_version = {said}\n" in text
