"""Looking ahead: within its budget, the same for the same seed, stopped when asked."""

from threading import Timer

import pytest

import gridwright
from gridwright.bots.budget import Budget, Clock
from gridwright.bots.evaluation import Weights, chances
from gridwright.bots.levels import LevelBot
from gridwright.bots.policies import policy_for
from gridwright.bots.roster import entrant, weights_for
from gridwright.bots.search import Search
from gridwright.core.action import Action
from gridwright.games.board.state import BoardState, PhaseIndex
from gridwright.tables.table import Table
from tests.advice.positions import TITLES, last_round, played
from tests.bots.positions import needed
from tests.builders import a_game, a_state, houses, own, put


def a_table() -> Table:
    return gridwright.table("card", seats=3, seed=7)


def search_of(table: Table, seed: int, rounds: int = 1) -> Search:  # type: ignore[type-arg]
    policy = policy_for(table.game)
    width = len(policy.features(table.state)[0])
    money = Weights([1.0 if index == 2 else 0.0 for index in range(width)], [], [])
    return Search(table.game, policy, money, rounds, seed)


@pytest.mark.parametrize(("title", "board"), TITLES)
def test_the_same_seed_and_work_find_the_same(title: str, board: str) -> None:
    table = played(title, board, 25)
    view = table.view(table.to_act)

    first, second = [search_of(table, 5).think(view, Budget(lines=12)) for _ in range(2)]

    assert [(each.plan, each.values, each.ceiling) for each in first] == [
        (each.plan, each.values, each.ceiling) for each in second
    ]


def test_a_budget_of_lines_is_kept_to() -> None:
    table = a_table()

    thoughts = search_of(table, 5).think(table.view(table.to_act), Budget(lines=20))

    assert len(thoughts) <= sum(thought.lines for thought in thoughts) <= 20


def test_not_even_the_first_deal_goes_over_the_budget() -> None:
    table = a_table()

    thoughts = search_of(table, 5).think(table.view(table.to_act), Budget(lines=2))

    assert [thought.lines for thought in thoughts] == [1, 1] + [0] * (len(thoughts) - 2)


def building(money: int) -> tuple[Table, BoardState]:
    """Return a table at which A builds next to Essen; its plant supplies two cities."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUILDING, order="BCA", number=3)
    own(state, "A", 18)
    houses(state, "A", "essen")
    put(state, f"A.money={money}")
    table = gridwright.position(f"recharged germany 3 - {game.write_position(state)}")
    return table, game.view(state, 0)


@pytest.mark.parametrize(("lines", "deals"), [(2, 1), (9, 4), (10, 5)])
def test_two_plans_share_the_lines(lines: int, deals: int) -> None:
    """11 Elektro pay for a house in Duisburg and no other, or for none."""
    table, view = building(11)

    thoughts = search_of(table, 5).think(view, Budget(lines=lines))

    assert [thought.lines for thought in thoughts] == [deals, deals]


@pytest.mark.parametrize("lines", [1, 7, 20, 31])
def test_all_lines_are_used_but_those_of_a_deal_that_could_not_be_finished(lines: int) -> None:
    table, view = building(100)

    thoughts = search_of(table, 5).think(view, Budget(lines=lines))

    assert len(thoughts) > 5
    assert lines - len(thoughts) < sum([thought.lines for thought in thoughts]) <= lines


def test_a_single_plan_needs_no_line() -> None:
    """Nothing can be built with 9 Elektro."""
    table, view = building(9)

    (thought,) = search_of(table, 5).think(view, Budget(lines=10))

    assert [table.game.write(action) for action in thought.plan] == ["done"]
    assert thought.lines == 0


def test_a_plan_that_is_best_beyond_doubt_ends_the_search() -> None:
    """To build wins in every deal, not to build in few."""
    game, state = last_round()
    search = Search(game, policy_for(game), weights_for("recharged", game.seats), 1, 5)

    best, other = search.think(game.view(state, 0), Budget(lines=4000))

    assert [game.write(action) for action in best.plan] == ["build dortmund", "done"]
    assert best.value == 1.0
    assert best.lines == other.lines < 100


def test_what_is_thought_of_is_legal_and_the_best_comes_first() -> None:
    table = a_table()
    view = table.view(table.to_act)

    thoughts = search_of(table, 5).think(view, Budget(lines=30))

    legal: list[Action] = table.game.legal_actions(view)
    assert all(thought.action in legal for thought in thoughts)
    deepest = [thought for thought in thoughts if thought.lines == thoughts[0].lines]
    assert thoughts[0].lead == max(thought.lead for thought in deepest) >= 0


def test_one_deal_says_nothing_against_the_likely_way() -> None:
    """There are as many lines as plans, and cities count against who has them."""
    table, view = building(100)
    policy = policy_for(table.game)
    plans = policy.plans(view)
    search = Search(table.game, policy, Weights([-1.0], [], []), 1, 5)

    thoughts = search.think(view, Budget(lines=len(plans)))

    assert [thought.lines for thought in thoughts] == [1] * len(plans)
    assert thoughts[0].plan == plans[0]
    assert max([thought.value for thought in thoughts]) > thoughts[0].value
    assert search.think(view, Budget(lines=200))[0].plan != plans[0]


@pytest.mark.parametrize(
    ("weight", "is_thorough", "leaves"),
    [(-0.2, False, True), (-0.2, True, False), (-1.0, True, True)],
)
def test_a_thorough_search_leaves_the_likely_way_for_a_fiftieth_and_no_less(
    *, weight: float, is_thorough: bool, leaves: bool
) -> None:
    """A house less is certain to gain 0.005 or 0.025; of three seats, 0.06 / 3 may be wrong."""
    table, view = building(100)
    policy = policy_for(table.game)
    search = Search(table.game, policy, Weights([weight], [], []), 1, 5)
    search.forward.is_thorough = is_thorough

    thoughts = search.think(view, Budget(lines=200))

    (likely,) = [thought for thought in thoughts if thought.plan == policy.plans(view)[0]]
    (less,) = [thought for thought in thoughts if len(thought.plan) == 1]
    assert thoughts[0] is (less if leaves else likely)
    gain = less.value - likely.value
    assert gain == pytest.approx(0.0245 if weight == -1.0 else 0.0052, abs=0.0001)
    assert less.lead == pytest.approx(gain - (0.02 if is_thorough else 0.0))
    assert likely.lead == 0.0


@pytest.mark.parametrize("is_thorough", [False, True])
def test_a_thorough_search_looks_at_many_plans(*, is_thorough: bool) -> None:
    table, view = building(100)
    policy = policy_for(table.game)
    search = Search(table.game, policy, weights_for("recharged", 3), 1, 5)
    search.forward.is_thorough = is_thorough

    thoughts = search.think(view, Budget(lines=100))

    assert len(policy.plans(view)) < len(policy.plans(view, are_many=True))
    assert len(thoughts) == len(policy.plans(view, are_many=is_thorough))


def test_a_search_does_not_touch_the_view() -> None:
    table = a_table()
    view = table.view(table.to_act)
    before = table.game.write_position(view)

    search_of(table, 5).think(view, Budget(lines=10))

    assert table.game.write_position(view) == before


def test_a_search_is_stopped_from_another_thread() -> None:
    table = a_table()
    search = search_of(table, 5)
    Timer(0.2, search.stop).start()

    thoughts = search.think(table.view(table.to_act), Budget(seconds=60.0))

    assert thoughts  # and not after a minute


def test_a_stop_before_a_thought_holds_until_that_has_ended() -> None:
    table = a_table()
    view = table.view(table.to_act)
    search = search_of(table, 5)
    search.stop()

    first, second = [search.think(view, Budget(lines=30)) for _ in range(2)]

    assert sum([thought.lines for thought in first]) == 0
    assert first[0].plan == policy_for(table.game).plans(view)[0]
    assert sum([thought.lines for thought in second]) > len(second)


def test_a_bot_that_was_stopped_before_it_sat_down_answers_at_once() -> None:
    table = a_table()
    bot = entrant("planner@30").bot(table.game, 5)
    assert isinstance(bot, LevelBot)
    bot.stop()

    lines = [
        sum([thought.lines for thought in bot.think(table.game, table.view(table.to_act))])
        for _ in range(2)
    ]

    assert lines[0] == 0 < lines[1]


@pytest.mark.parametrize("seconds", [0.05, 0.07, 0.09, 0.11, 0.13, 0.15])
def test_a_line_that_was_cut_short_counts_for_nobody(seconds: float) -> None:
    """With 37 for plant 36, or without, B loses every line that is followed to its end."""
    game, state = needed(money=37)
    search = Search(game, policy_for(game), weights_for("recharged", game.seats), 1, 5)
    Timer(seconds, search.stop).start()

    leave, low = search.think(game.view(state, 1), Budget(seconds=60.0))

    assert {*low.values[1:], *leave.values[1:]} <= {0.0}


def test_a_clock_counts_time_or_work_whichever_is_spent_first() -> None:
    clock = Clock(Budget(seconds=1000.0, lines=10))
    clock.lines = 5

    assert clock.spent() == 0.5
    clock.is_stopped = True
    assert clock.spent() == 1.0


def test_chances_are_shares_of_exponentials() -> None:
    """Scores 0 and ln 3: 1 against 3."""
    weights = Weights([1.0986123], [], [])

    assert chances([[0.0], [1.0]], weights) == pytest.approx([0.25, 0.75])


def test_hidden_units_add_to_the_score() -> None:
    """One unit: tanh(0.5 * 2 - 1) = 0 for the first seat; tanh(0.5 * 4 - 1) = 0.7616 times 2."""
    weights = Weights([0.0], [[-1.0, 0.5]], [2.0])

    shares = chances([[2.0], [4.0]], weights)

    assert shares[1] / shares[0] == pytest.approx(2.718281828 ** (2 * 0.761594156))
