"""The end: points for production and money, and how ties are broken."""

import pytest

from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.state import CardState, LastCard, PhaseIndex
from tests.games.cardgame.positions import (
    a_game,
    a_state,
    money,
    named,
    own,
    play,
    player_of,
    store,
    told,
    units,
)

Position = tuple[CardGame, CardState]


def last_purchase(seats: int = 3, cash: int = 0) -> Position:
    """The first player ends the phase of fuel of the last round; then points are counted."""
    game = a_game(seats)
    state = a_state(
        game, phase=PhaseIndex.RESOURCES, last_card=LastCard.LAST_ROUND, to_act="A", money=cash
    )
    return game, state


def points(words: str, cards: str = "", singles: str = "", cash: int = 0) -> int:
    """Return the points of somebody with these plants, cards, singles and money."""
    game, state = last_purchase()
    own(state, "A", words)
    store(state, "A", cards, singles)
    player_of(state, "A").money = cash
    play(game, state, "done")
    return game.scores(state)[0]


# Points


def test_the_example_of_the_book() -> None:
    """CG-T9, CG-4.3, CG-4.5, CG-4.9, CG-4.10: 7 + 9 + 10 for plants and 2 for 23 Elektro."""
    game, state = last_purchase(cash=23)
    own(state, "A", "12 13 19")
    store(state, "A", "coal3 gas1")

    events = play(game, state, "done")

    assert game.scores(state)[0] == 28
    assert told(game, events)[0] == "scored A points=28 production=26 money=23"
    assert money(state, "A") % 10 == 3
    assert player_of(state, "A").highest_plant() == 19


def test_points_for_plants_are_no_money() -> None:
    """CG-4.3: cash stays as it was."""
    game, state = last_purchase(cash=8)
    own(state, "A", "8a 20")

    play(game, state, "done")

    assert game.scores(state)[0] == 15
    assert money(state, "A") == 8


def test_a_plant_without_fuel_gives_no_points() -> None:
    """CG-4.4: 12 with 2 of 3 coal gives 0; 8a gives its 6."""
    assert points("8a 12", "coal2") == 6
    assert points("8a 12", "coal3") == 15


@pytest.mark.parametrize(
    ("cash", "expected"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (105, 10)]
)
def test_ten_elektro_are_a_point(cash: int, expected: int) -> None:
    """CG-T41, CG-4.5: full tens only."""
    assert points("", cash=cash) == expected


def test_fuel_goes_where_it_yields_most() -> None:
    """CG-4.6: 3 coal run 22 for 12 rather than 5a and 4a for 10; with 6, all three run."""
    assert points("4a 5a 22", "coal3") == 12
    assert points("4a 5a 22", "coal3 coal3") == 22


def test_hybrids_burn_what_others_can_spare() -> None:
    """CG-4.6: the only gas is for 9, so hybrid 5c takes the oil."""
    assert points("9 5c", "gas1 oil2") == 13
    assert points("9 5b 5c", "gas2 oil2") == 18


def test_single_cards_count_as_fuel() -> None:
    """CG-4.3: units are units."""
    assert points("12", "coal2", "coal") == 9


def test_nobody_gets_a_guaranteed_point() -> None:
    """CG-4.7: who runs nothing has 0 for production."""
    assert points("12") == 0
    assert points("") == 0


def test_each_plant_counts_once() -> None:
    """CG-4.3, CG-G14: fuel for two runs gives the points of one."""
    assert points("12", "coal3 coal3") == 9


def test_fuel_of_the_players_stays_where_it_is() -> None:
    """CG-3.1: nothing is burnt, and nobody is paid, as there is no bureaucracy."""
    game, state = last_purchase(cash=5)
    own(state, "A", "12")
    store(state, "A", "coal3")

    events = play(game, state, "done")

    assert units(state, "A") == {"coal": 3}
    assert money(state, "A") == 5
    assert named(events, "produced") == []


# The winner


def result(*owners: tuple[str, int]) -> tuple[list[int], list[int]]:
    """Return points and places of players with these eco plants and this money."""
    game, state = last_purchase(len(owners))
    for letter, (words, cash) in zip("ABCDEF", owners, strict=False):
        own(state, letter, words)
        player_of(state, letter).money = cash
    play(game, state, "done")
    return game.scores(state), game.ranking(state)


def test_most_points_win() -> None:
    """CG-4.8: 13, 9 and 7 + 4."""
    assert result(("36", 0), ("20", 9), ("13", 40)) == ([13, 9, 11], [1, 3, 2])


def test_a_tie_is_broken_by_what_is_left_of_the_money() -> None:
    """CG-4.9, CG-T41: 9 points each; 8, 9 and 0 Elektro left over, not 8, 9 and 20."""
    assert result(("20", 8), ("20", 9), ("13", 20)) == ([9, 9, 9], [2, 1, 3])


def test_a_second_tie_is_broken_by_the_highest_plant() -> None:
    """CG-4.10: 20 against 40, which did not even run."""
    assert result(("20", 3), ("13 40", 23), ("8a", 3)) == ([9, 9, 6], [2, 1, 3])


def test_a_full_tie_is_a_shared_victory() -> None:
    """CG-4.11: A and C win together and B is third."""
    assert result(("5a 8a", 5), ("6a", 5), ("5b 8a", 5)) == ([6, 0, 6], [1, 3, 1])


def test_with_two_players_only_they_are_placed() -> None:
    """CG-4.12: the Bank has neither points nor a place."""
    assert result(("8a", 0), ("13", 0)) == ([6, 7], [2, 1])
