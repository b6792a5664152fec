"""Whole turns: legal to their end at every position, none of them twice."""

import pytest

from gridwright.bots.board.cheapest import cheap_houses, cheapest_houses
from gridwright.bots.board.outlook import Outlook
from gridwright.bots.board.policy import BoardPolicy
from gridwright.bots.policies import policy_for
from gridwright.bots.profile import PLAIN
from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED
from gridwright.core.playout import Choices
from gridwright.core.rng import Rng
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState, PhaseIndex
from gridwright.phases.turns import DONE
from tests.bots.board.test_whole_games import seated
from tests.builders import a_game, a_state, houses, on_sale, own, put, some_houses
from tests.conformance.suite import Seating
from tests.conformance.titles import BOARD_SEATINGS

TURNS = (PhaseIndex.RESOURCES, PhaseIndex.BUILDING)


def written(game: BoardGame, state: BoardState, *, are_many: bool = False) -> list[str]:
    """Return the plans for the seat to act, by what it may know, each as one line."""
    plans = policy_for(game).plans(game.view(state, state.to_act), are_many=are_many)
    return [", ".join([game.write(action) for action in plan]) for plan in plans]


def check_turn(game: BoardGame, state: BoardState, plan: list[Action]) -> None:
    """Play *plan* on *state*: every action is legal, and the last one alone ends the turn."""
    seat, phase = state.to_act, state.phase
    for action in plan:
        assert (state.to_act, state.phase) == (seat, phase)
        assert game.refusal(state, action) is ALLOWED, game.write(action)
        game.apply(state, action)
    assert plan[-1] is DONE


def check_plans(game: BoardGame, seed: int, *, by_policy: bool, most: int) -> int:
    """Play a game; every plan for a turn must hold. Return how many there were."""
    policy = BoardPolicy(game, PLAIN)
    state, choices = game.new(seed, {}), Choices(Rng(seed))
    count = 0
    for _ in range(most):
        if state.to_act < 0:
            break
        view = game.view(state, state.to_act)
        if state.phase in TURNS:
            before = view.copy()
            plans = policy.plans(view, are_many=True)
            assert view == before
            assert policy.choose(view, choices) in plans[0]  # perhaps in an order that costs less
            texts = {", ".join([game.write(action) for action in plan]) for plan in plans}
            assert len(texts) == len(plans)
            for plan in plans:
                check_turn(game, state.copy(), plan)
            count += len(plans)
        actions = game.lowest_bid_actions(state)
        action = actions[choices.below(len(actions))]
        game.apply(state, policy.choose(view, choices) if by_policy else action)
    return count


@pytest.mark.parametrize("seating", BOARD_SEATINGS[1::14], ids=str)
def test_plans_hold_in_games_of_rules_of_thumb(seating: Seating) -> None:
    assert check_plans(seated(seating), 5, by_policy=True, most=500) > 100


@pytest.mark.parametrize("seating", BOARD_SEATINGS[8::14], ids=str)
def test_plans_hold_in_games_of_chance(seating: Seating) -> None:
    assert check_plans(seated(seating), 6, by_policy=False, most=500) > 100


@pytest.mark.games
@pytest.mark.parametrize("seating", BOARD_SEATINGS, ids=str)
def test_plans_hold_at_every_table(seating: Seating) -> None:
    for seed in range(2):
        assert check_plans(seated(seating), seed, by_policy=seed == 0, most=2000) > 100


# Positions laid by hand


def test_a_turn_of_fuel_is_for_all_plants_for_less_or_for_more() -> None:
    """Plants 10 and 20 burn 2 and 3 coal and store twice as much; 24 coal cost from 1 on.

    One run of both is 5 coal; without plant 20 it is 2, without 10 it is 3. The room for 10 is
    filled, and a half and a quarter of what lies beyond the run: 5 more, 2 more, 1 more.
    """
    game = a_game()
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="BCA", number=3, money=60)
    own(state, "A", 10, 20)
    some_houses(state, "A", 7)

    plans = written(game, state)

    amounts = (2, 3, 5, 6, 7, 10)
    assert {"done", *[f"buy coal {amount}, done" for amount in amounts]} <= set(plans)
    assert len(plans) <= 8  # and what the rules of thumb would do, if that is something else


def test_what_the_market_lacks_comes_from_the_storage() -> None:
    """One of three coal is on sale."""
    game = a_game("recharged", "usa")
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="BCA", number=4, money=80)
    own(state, "A", 20)
    some_houses(state, "A", 5)
    on_sale(state, coal=1)

    assert set(written(game, state)) == {"buy coal 1, buy storage 2, done", "done"}


@pytest.mark.parametrize(("money", "oil"), [(60, (0, 3, 4, 6)), (19, (0, 3, 4))])
def test_many_turns_of_fuel_are_several_amounts_of_every_kind(
    money: int, oil: tuple[int, ...]
) -> None:
    """Plant 10 burns 2 coal and stores 4, plant 7 burns 3 oil and stores 6.

    Of each kind nothing is amounts, one run, one more, half of what there is room for beyond a run,
    and all: of coal 0, 2, 3 (twice) and 4, of oil 0, 3, 4 (twice) and 6. 4 coal cost 5, 4 oil 13,
    and 6 oil 21.
    """
    game = a_game()
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="BCA", number=3, money=money)
    own(state, "A", 7, 10)
    some_houses(state, "A", 6)

    plans = written(game, state, are_many=True)

    amounts = {_turn(coal=coals, oil=oils) for coals in (0, 2, 3, 4) for oils in oil}
    assert amounts <= set(plans)
    assert any(["oil 6" in plan for plan in plans]) == (6 in oil)


def _turn(**amounts: int) -> str:
    bought = [f"buy {kind} {amount}" for kind, amount in amounts.items() if amount]
    return ", ".join([*bought, "done"])


def test_where_three_kinds_are_burnt_each_is_tried_in_three_amounts() -> None:
    """Plants 10, 7 and 24 burn 2 coal, 3 oil and 2 garbage: each none, one run, or twice that."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="BCA", number=3, money=200)
    own(state, "A", 7, 10, 24)
    some_houses(state, "A", 8)

    plans = written(game, state, are_many=True)

    amounts = {
        _turn(coal=coals, oil=oils, garbage=garbage)
        for coals in (0, 2, 4)
        for oils in (0, 3, 6)
        for garbage in (0, 2, 4)
    }
    assert amounts <= set(plans)
    assert _turn(coal=3, oil=4) not in plans


def test_a_turn_of_building_is_no_house_or_some_at_the_best_places() -> None:
    """Essen touches Duisburg (10 for the house alone); 11 pay for that and no other."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUILDING, order="BCA", number=3, money=0)
    own(state, "A", 18)
    houses(state, "A", "essen")
    put(state, "A.money=11")

    assert set(written(game, state)) == {"build duisburg, done", "done"}


def network_of_hannover(money: int) -> tuple[BoardGame, BoardState]:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUILDING, order="BCA", number=4, money=0)
    own(state, "A", 25, 31)
    houses(state, "A", "hannover")
    put(state, f"A.money={money}")
    return game, state


@pytest.mark.parametrize(("money", "costs"), [(60, [20, 38, 55]), (54, [20, 38]), (19, [])])
def test_the_cheapest_houses_need_not_begin_with_the_nearest(money: int, costs: list[int]) -> None:
    """Every house is 10, and connections from Hannover cost 10 to Bremen and 8 on to Cuxhaven.

    A third house there would be another 21: 59. But 16 lead to Osnabrück, 7 on to Münster and 2 to
    Dortmund: 26 + 17 + 12. (As much as 29 + 16 + 10 for Erfurt, Halle and Leipzig.)
    """
    game, state = network_of_hannover(money)
    policy = BoardPolicy(game, PLAIN)
    outlook = Outlook(state, policy.facts, policy.weights, PLAIN, 0)

    cheapest = cheapest_houses(outlook, 3)

    assert [houses.cost for houses in cheapest] == costs
    assert [len(houses.cities) for houses in cheapest] == list(range(1, len(costs) + 1))


def test_many_turns_of_building_have_the_cheapest_houses_once() -> None:
    """58 pay for three houses, but not if they begin with Bremen and Cuxhaven."""
    game, state = network_of_hannover(58)

    few, many = written(game, state), written(game, state, are_many=True)

    assert many[: len(few)] == few
    assert "build bremen, build cuxhaven, done" in many
    sets = [frozenset(plan.split(", ")) for plan in many]
    assert any([len(cities) == 4 for cities in sets[len(few) :]])
    assert all(
        [cities not in sets[:place] for place, cities in enumerate(sets) if place >= len(few)]
    )


def test_many_turns_of_building_have_dearer_houses_as_well() -> None:
    """From Hannover a house is 20 in Bremen, 25 in Magdeburg and in Kassel, 26 in Osnabrück.

    From Bremen it is 18 more in Cuxhaven, and 21 in Wilhelmshaven, Hamburg and Osnabrück.
    """
    game, state = network_of_hannover(60)
    policy = BoardPolicy(game, PLAIN)
    outlook = Outlook(state, policy.facts, policy.weights, PLAIN, 0)

    ones, twos = cheap_houses(outlook, 2, 4)

    assert [houses.cost for houses in ones] == [20, 25, 25, 26]
    assert [houses.cost for houses in twos] == [38, 41, 41, 41]
    plans = written(game, state, are_many=True)
    assert "build bremen, build wilhelmshaven, done" in plans
    assert "build bremen, build wilhelmshaven, done" not in written(game, state)


def test_many_plants_to_put_up_are_all_that_can_be_paid() -> None:
    """Plant 4 lies under the token, 31 is too dear.

    Rules of thumb leave out what would lose them 0.4 cities.
    """
    game = a_game()
    state = a_state(game, market=(4, 5, 30, 31), number=4, money=30)
    own(state, "A", 22, 27)
    some_houses(state, "A", 5)

    few = written(game, state)
    many = written(game, state, are_many=True)

    assert many[: len(few)] == few
    assert set(many) == {"open 4 1", "open 5 5", "open 30 30", "pass"}
    assert len(few) < len(many)


def test_a_house_that_outgrows_a_plant_is_planned_without_knowing_what_is_drawn() -> None:
    """The third city of A removes plant 3 (CL-4.19), and nobody knows which one replaces it."""
    game = a_game("classic")
    state = a_state(game, phase=PhaseIndex.BUILDING, order="BCA", market=(3, 4, 5, 6, 7, 8, 9, 10))
    own(state, "A", 18, 22)
    houses(state, "A", "essen", "duisburg")
    put(state, "A.money=100")

    plans = policy_for(game).plans(game.view(state, 0))

    assert max([len(plan) for plan in plans]) > 2
    for plan in plans:
        check_turn(game, state.copy(), plan)


def test_what_the_deck_holds_changes_no_plan() -> None:
    game = a_game("classic")
    state = a_state(game, phase=PhaseIndex.BUILDING, order="BCA", market=(3, 4, 5, 6, 7, 8, 9, 10))
    own(state, "A", 18, 22)
    houses(state, "A", "essen", "duisburg")
    put(state, "A.money=100")

    assert policy_for(game).plans(state) == policy_for(game).plans(game.view(state, 0))
