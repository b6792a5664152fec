"""What houses cost, remembered as long as nothing is built."""

from gridwright.bots.board.cities import costs_ahead
from gridwright.bots.board.facts import Facts
from gridwright.games.board.state import PhaseIndex
from tests.builders import a_game, a_state, houses, play


def test_prices_are_those_of_the_map_as_it_is_now() -> None:
    """A connection from Essen costs 0 to Duisburg and 2 to Düsseldorf, a house 10."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUILDING, order="BCA", number=3, money=100)
    for letter, city in (("A", "essen"), ("B", "muenster"), ("C", "koeln")):
        houses(state, letter, city)
    facts = Facts(game)

    assert costs_ahead(state, facts, 0, 100, 2) == [0, 10, 22]
    assert costs_ahead(state, facts, 0, 100, 2) == [0, 10, 22]
    play(game, state, "build duisburg")
    assert costs_ahead(state, facts, 0, 100, 1) == [0, 12]


def test_what_a_rival_builds_counts() -> None:
    """With Duisburg gone, Düsseldorf is the nearest: 10 and a connection of 2."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUILDING, order="BCA", number=3, money=100)
    houses(state, "A", "essen")
    facts = Facts(game)

    assert costs_ahead(state, facts, 0, 100, 1) == [0, 10]
    houses(state, "B", "duisburg")
    assert costs_ahead(state, facts, 0, 100, 1) == [0, 12]


def test_as_many_houses_as_are_asked_for_and_can_be_paid() -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUILDING, order="BCA", number=3, money=100)
    houses(state, "A", "essen")
    facts = Facts(game)

    assert costs_ahead(state, facts, 0, 9, 5) == [0]
    assert costs_ahead(state, facts, 0, 10, 5) == [0, 10]
    assert costs_ahead(state, facts, 0, 100, 0) == [0]
    assert costs_ahead(state, facts, 0, 21, 5) == [0, 10]


def test_there_are_no_more_houses_than_cities() -> None:
    """The rest of the map, whatever it costs: one house in every other city."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUILDING, order="BCA", number=3, money=100)
    houses(state, "A", "essen")

    costs = costs_ahead(state, Facts(game), 0, 10_000, 90)

    assert len(costs) == len(state.area.cities)
    assert costs == sorted(costs)


def test_another_step_opens_other_slots() -> None:
    """All around Essen is taken but Münster, 6 away; in Step 2 a house in Duisburg costs 15."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUILDING, order="BCA", number=3, money=100)
    houses(state, "A", "essen")
    houses(state, "B", "duisburg", "duesseldorf", "dortmund")
    facts = Facts(game)

    assert costs_ahead(state, facts, 0, 100, 1) == [0, 16]
    state.step = 2
    assert costs_ahead(state, facts, 0, 100, 1) == [0, 15]
