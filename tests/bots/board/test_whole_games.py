"""Whole games of the board policies: always legal, always over, and won against chance."""

import pytest

from gridwright.bots.board.policy import BoardPolicy
from gridwright.bots.profile import PLAIN, Profile
from gridwright.core.errors import ALLOWED
from gridwright.core.playout import Choices
from gridwright.core.rng import Rng
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState
from tests.builders import a_game
from tests.conformance.suite import Seating
from tests.conformance.titles import BOARD_SEATINGS

ODD = Profile(bids=1.4, growth=0.7, green=2.0, hoard=1.0, sight=3, noise=0.4)


def played(game: BoardGame, seed: int, policies: list[BoardPolicy | None]) -> BoardState:
    """Return the end of a game among *policies*, None for a seat that plays at random."""
    state = game.new(seed, {})
    choices = Choices(Rng(seed))
    while state.to_act >= 0:
        policy = policies[state.to_act]
        if policy is None:
            actions = game.lowest_bid_actions(state)
            action = actions[choices.below(len(actions))]
        else:
            action = policy.choose(game.view(state, state.to_act), choices)
            assert game.refusal(state, action) is ALLOWED, game.write(action)
        game.apply(state, action)
    return state


def seated(seating: Seating) -> BoardGame:
    return a_game(seating.title, seating.board, seating.seats, **dict(seating.options))


@pytest.mark.games
@pytest.mark.parametrize("seating", BOARD_SEATINGS, ids=str)
def test_every_table_is_played_to_its_end_by_what_the_seats_may_know(seating: Seating) -> None:
    game = seated(seating)

    for seed in range(3):
        plain, odd = BoardPolicy(game, PLAIN), BoardPolicy(game, ODD)
        end = played(game, seed, [plain if seat % 2 else odd for seat in range(game.seats)])

        assert end.round <= 40


@pytest.mark.parametrize("seating", BOARD_SEATINGS[3::13], ids=str)
def test_candidates_are_legal_and_begin_with_the_choice(seating: Seating) -> None:
    game = seated(seating)
    policy = BoardPolicy(game, PLAIN)
    state = game.new(11, {})
    choices = Choices(Rng(1))
    decisions = 0

    while state.to_act >= 0 and decisions < 150:
        view = game.view(state, state.to_act)
        before = view.copy()
        candidates = policy.candidates(view)
        chosen = policy.choose(view, choices)
        assert view == before
        assert candidates[0] == chosen
        assert len(candidates) <= 14
        assert len(candidates) == len({game.write(action) for action in candidates})
        for action in candidates:
            assert game.refusal(state, action) is ALLOWED, game.write(action)
        game.apply(state, chosen if decisions % 7 else candidates[-1])
        decisions += 1


@pytest.mark.games
@pytest.mark.parametrize("seating", BOARD_SEATINGS[:20], ids=str)
def test_games_against_chance_are_won(seating: Seating) -> None:
    game = seated(seating)
    policy = BoardPolicy(game, PLAIN)

    for seed in range(3):
        seat = seed % game.seats
        end = played(game, seed, [policy if n == seat else None for n in range(game.seats)])

        assert game.ranking(end)[seat] == 1


def test_the_same_seed_gives_the_same_game_and_noise_another() -> None:
    game = a_game(seats=3)

    def scores(profile: Profile) -> tuple[int, list[int], list[int]]:
        end = played(game, 4, [BoardPolicy(game, profile) for _ in range(3)])
        return end.round, game.scores(end), [player.money for player in end.players]

    assert scores(PLAIN) == scores(PLAIN)
    assert scores(PLAIN) != scores(Profile(noise=0.5))
