"""Hidden money: who has watched from the beginning knows it from the books, others do not."""

import pytest

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
from gridwright.phases.state import UNKNOWN_MONEY
from tests.builders import a_game, a_state, houses, own

TABLES = [("recharged", "germany", 3), ("recharged", "usa", 2), ("classic", "central_europe", 4)]


def as_read(game: BoardGame, view: BoardState) -> BoardState:
    """Return *view* as it is read from a text, without books."""
    return game.read_position(game.write_position(view))


def check_legal(game: BoardGame, state: BoardState, plan: list[Action]) -> None:
    for action in plan:
        assert game.refusal(state, action) is ALLOWED, game.write(action)
        game.apply(state, action)


@pytest.mark.parametrize(("title", "board", "seats"), TABLES)
def test_with_books_a_bot_decides_as_if_money_were_open(title: str, board: str, seats: int) -> None:
    """The same game at two tables, one of which hides its money."""
    opened, hidden = a_game(title, board, seats), a_game(title, board, seats, hidden_money="on")
    state, covered = opened.new(8, {}), hidden.new(8, {})
    free, blind = BoardPolicy(opened, PLAIN), BoardPolicy(hidden, PLAIN)
    choices = Choices(Rng(1))
    decisions = 0
    while state.to_act >= 0 and decisions < 400:
        decisions += 1
        seen, dim = opened.view(state, state.to_act), hidden.view(covered, covered.to_act)
        assert [player.money for player in dim.players].count(UNKNOWN_MONEY) == seats - 1
        action = free.choose(seen, choices)
        assert action == blind.choose(dim, choices)
        if decisions % 5 == 0:
            assert free.plans(seen) == blind.plans(dim)
            assert free.features(seen) == blind.features(dim)
        opened.apply(state, action)
        hidden.apply(covered, action)


@pytest.mark.parametrize(("title", "board", "seats"), TABLES)
def test_without_books_it_still_decides_legally(title: str, board: str, seats: int) -> None:
    game = a_game(title, board, seats, hidden_money="on")
    policy, choices = BoardPolicy(game, PLAIN), Choices(Rng(1))
    state = game.new(8, {})
    decisions = 0
    while state.to_act >= 0 and decisions < 400:
        decisions += 1
        action = policy.choose(game.view(state, state.to_act), choices)
        if decisions % 5 == 0:
            view = as_read(game, game.view(state, state.to_act))
            assert view.books == ()
            for plan in [[policy.choose(view, choices)], *policy.plans(view)]:
                check_legal(game, state.copy(), plan)
            assert all([abs(number) < 10 for row in policy.features(view) for number in row])
        game.apply(state, action)


def two_networks() -> tuple[BoardGame, BoardState]:
    """Return an auction of a table with hidden money, in which A opens and all have 90."""
    game = a_game(hidden_money="on")
    state = a_state(game, order="ABC", number=5, market=(10, 20, 22, 25, 26, 30, 31, 36), money=90)
    own(state, "A", 9, 21)
    houses(state, "A", "duisburg", "essen", "duesseldorf")
    own(state, "B", 8, 24)
    houses(state, "B", "hamburg", "kiel")
    return game, state


def money_of(game: BoardGame, view: BoardState, seat: int) -> int:
    policy = BoardPolicy(game, PLAIN)
    return Outlook(view, policy.facts, policy.weights, PLAIN, view.to_act).money_of(seat)


def test_money_is_known_by_the_books() -> None:
    game, state = two_networks()
    state.players[1].money = 37

    assert money_of(game, game.view(state, 0), 1) == 37


def test_without_books_money_is_guessed_from_the_last_income() -> None:
    """B has supplied two cities, which paid 33; before it buys it has a quarter more, 41.

    After the auction half of it is left, 16.
    """
    game, state = two_networks()
    state.players[1].powered = 2
    view = as_read(game, game.view(state, 0))

    assert money_of(game, view, 1) == 41
    view.phase = PhaseIndex.RESOURCES
    assert money_of(game, view, 1) == 16


def test_who_leads_an_auction_has_at_least_its_bid() -> None:
    game, state = two_networks()
    state.players[0].powered = 2
    game.apply(state, game.parse("open 25 80"))
    view = as_read(game, game.view(state, 1))

    assert view.players[0].money == UNKNOWN_MONEY
    assert money_of(game, view, 0) == 80


def test_without_books_nobody_sees_what_others_have() -> None:
    game, state = two_networks()
    other = state.copy()
    other.players[1].money = 900

    mine, theirs = [as_read(game, game.view(each, 0)) for each in (state, other)]

    policy = policy_for(game)
    assert policy.choose(mine, Choices(Rng(1))) == policy.choose(theirs, Choices(Rng(1)))
    assert policy.features(mine) == policy.features(theirs)
