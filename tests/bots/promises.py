"""What every policy promises, whatever the title: checked over whole games."""

from typing import Any

from gridwright.bots.levels import LevelBot
from gridwright.bots.policies import policy_for
from gridwright.bots.profile import Profile
from gridwright.bots.roster import entrant
from gridwright.core.errors import ALLOWED
from gridwright.core.game import Game
from gridwright.core.phase import State
from gridwright.core.playout import Choices
from gridwright.core.rng import Rng
from gridwright.parts.auction import DROP, Bid


def check_legal(game: Game[Any], profile: Profile, seed: int) -> State:
    """Play a game by views; every choice and candidate must be legal. Return its end."""
    policy = policy_for(game, profile)
    state: State = game.new(seed, {})
    choices = Choices(Rng(seed))
    while game.to_act(state) >= 0:
        view = game.view(state, state.to_act)
        choice = policy.choose(view, choices)
        candidates = policy.candidates(view)
        for action in [choice, *candidates]:
            assert game.refusal(state, action) is ALLOWED, game.write(action)
        assert len({game.write(action) for action in candidates}) == len(candidates) <= 12
        game.apply(state, choice)
    return state


def check_first_candidate(game: Game[Any], seed: int) -> None:
    """Without noise, the first candidate is what is played."""
    policy = policy_for(game)
    state, choices = game.new(seed, {}), Choices(Rng(seed))
    while game.to_act(state) >= 0:
        choice = policy.choose(state, choices)
        assert choice == policy.candidates(state)[0]
        game.apply(state, choice)


def check_ceilings(game: Game[Any], level: str, every: int, most: int) -> None:
    """At random, what every so many of *most* seats think of a bid can be paid, and is legal."""
    policy = policy_for(game)
    bot = entrant(level).bot(game, 2)
    assert isinstance(bot, LevelBot)
    state, choices = game.new(4, {}), Choices(Rng(4))
    decisions = 0
    while decisions < most:
        view = game.view(state, state.to_act)
        item, lowest, highest = policy.stakes(view)
        decisions += item > 0
        if item and decisions % every == 0:
            for thought in bot.think(game, view):
                assert thought.ceiling == 0 or lowest <= thought.ceiling <= highest
                assert thought.action in game.legal_actions(view)
        actions = game.lowest_bid_actions(state)
        game.apply(state, actions[choices.below(len(actions))])


def check_stakes(game: Game[Any], seed: int) -> int:
    """What is at stake is what the rules let a seat bid; return how often that was asked.

    A seat that can only leave an item has no bid between the lowest and the highest. Without noise
    the policy raises up to its ceiling.
    """
    policy = policy_for(game)
    state, choices = game.new(seed, {}), Choices(Rng(seed))
    decisions = 0
    while game.to_act(state) >= 0:
        view = game.view(state, state.to_act)
        item, lowest, most = policy.stakes(view)
        legal = game.legal_actions(view)
        assert (item > 0) == (DROP in legal)
        if item:
            decisions += 1
            amounts = [action.amount for action in legal if isinstance(action, Bid)]
            assert amounts == list(range(lowest, most + 1))
            is_raised = isinstance(policy.choose(view, choices), Bid)
            assert is_raised == (lowest <= min(policy.ceiling(view), most))
        actions = game.lowest_bid_actions(state)
        game.apply(state, actions[choices.below(len(actions))])
    return decisions


def check_blindness(game: Game[Any], seed: int) -> None:
    """What nobody may know changes neither choices nor features."""
    policy = policy_for(game)
    state, choices = game.new(seed, {}), Choices(Rng(seed))
    while game.to_act(state) >= 0:
        choice = policy.choose(state, choices)
        view = game.view(state, state.to_act)
        assert choice == policy.choose(view, choices)
        assert policy.features(state) == policy.features(view)
        game.apply(state, choice)


def wins_against_chance(game: Game[Any], games: int) -> int:
    """Return how many games one policy wins while all other seats play at random."""
    policy = policy_for(game)
    won = 0
    for seed in range(games):
        mine = seed % game.seats
        state, choices = game.new(seed, {}), Choices(Rng(seed))
        while game.to_act(state) >= 0:
            if state.to_act == mine:
                game.apply(state, policy.choose(state, choices))
            else:
                actions = game.lowest_bid_actions(state)
                game.apply(state, actions[choices.below(len(actions))])
        won += game.ranking(state)[mine] == 1
    return won
