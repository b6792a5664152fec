"""What is settled is not thought about again, and holds nowhere else."""

from typing import Any

from gridwright.bots.base import Bot
from gridwright.bots.levels import LevelBot
from gridwright.bots.memory import Memory
from gridwright.bots.policies import policy_for
from gridwright.bots.roster import entrant
from gridwright.bots.search import Thought
from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED
from gridwright.core.game import Game
from gridwright.core.phase import State
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState, PhaseIndex
from tests.bots.positions import auction, needed
from tests.builders import a_game, a_state, actions, houses, own, play, put

Memories = Memory[BoardState]


def building(title: str = "recharged") -> tuple[BoardGame, BoardState]:
    """Return a position in which A builds, next to its two cities."""
    game = a_game(title)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="BCA", market=(3, 4, 5, 6, 7, 8, 9, 10))
    own(state, "A", 18, 22)
    houses(state, "A", "essen", "duisburg")
    put(state, "A.money=100")
    return game, state


def memory_of(game: BoardGame, state: BoardState, *plan: str, ceiling: int = 0) -> Memories:
    """Return a memory of *plan*, which was found best in *state*."""
    best = Thought(actions(game, *plan))
    best.ceiling = ceiling
    memory = Memory(game, policy_for(game))
    memory.store(game.view(state, state.to_act), best)
    return memory


def recalled(game: BoardGame, memory: Memories, state: BoardState) -> str:
    """Return what *memory* says of *state*, in notation; nothing where it needs a thought."""
    action = memory.recall(game.view(state, state.to_act))
    return "" if action is None else game.write(action)


# The rest of a turn


def test_a_turn_is_gone_through_action_by_action() -> None:
    game, state = building()
    memory = memory_of(game, state, "build duesseldorf", "build dortmund", "done")

    play(game, state, "build duesseldorf")
    assert recalled(game, memory, state) == "build dortmund"
    play(game, state, "build dortmund")
    assert recalled(game, memory, state) == "done"
    play(game, state, "done")
    assert recalled(game, memory, state) == ""


def test_a_memory_that_is_new_recalls_nothing() -> None:
    game, state = building()

    assert recalled(game, Memory(game, policy_for(game)), state) == ""


def test_another_position_is_thought_about_anew() -> None:
    game, state = building()
    memory = memory_of(game, state, "build duesseldorf", "build dortmund", "done")

    play(game, state, "build muenster")

    assert recalled(game, memory, state) == ""


def test_a_turn_that_was_left_is_forgotten() -> None:
    """What was awaited comes too late."""
    game, state = building()
    memory = memory_of(game, state, "build duesseldorf", "build dortmund", "done")
    other = state.copy()
    play(game, other, "build muenster")
    recalled(game, memory, other)

    play(game, state, "build duesseldorf")

    assert recalled(game, memory, state) == ""


def test_a_single_elektro_more_is_another_position() -> None:
    game, state = building()
    memory = memory_of(game, state, "build duesseldorf", "build dortmund", "done")
    play(game, state, "build duesseldorf")

    state.players[0].money += 1

    assert recalled(game, memory, state) == ""


def test_after_a_card_was_drawn_a_turn_is_thought_about_anew() -> None:
    """The third city removes plant 3 (CL-4.19); what replaces it nobody knew before."""
    game, state = building("classic")
    memory = memory_of(game, state, "build duesseldorf", "build dortmund", "done")

    play(game, state, "build duesseldorf")

    assert 3 not in state.cards.row
    assert recalled(game, memory, state) == ""


def test_a_turn_is_remembered_although_money_is_hidden() -> None:
    game = a_game(hidden_money="on")
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="BCA", money=30)
    own(state, "A", 10)
    memory = memory_of(game, state, "buy coal 2", "buy coal 1", "done")

    play(game, state, "buy coal 2")

    assert recalled(game, memory, state) == "buy coal 1"


# How far to raise


def test_a_plant_is_followed_up_to_the_ceiling() -> None:
    game, state = auction()
    memory = memory_of(game, state, "bid 26", ceiling=30)
    play(game, state, "bid 26", "drop", "bid 29")

    assert recalled(game, memory, state) == "bid 30"
    state.auction.bid = 30
    assert recalled(game, memory, state) == "drop"


def test_a_plant_that_was_to_be_left_is_left() -> None:
    game, state = auction()
    memory = memory_of(game, state, "drop")

    assert recalled(game, memory, state) == "drop"


def test_a_ceiling_holds_for_its_plant_only() -> None:
    game, state = auction()
    memory = memory_of(game, state, "bid 26", ceiling=60)
    state.auction.item = 22

    assert recalled(game, memory, state) == ""


def test_a_ceiling_holds_for_its_round_only() -> None:
    game, state = auction()
    memory = memory_of(game, state, "bid 26", ceiling=60)
    state.round += 1

    assert recalled(game, memory, state) == ""


def test_nobody_bids_more_than_it_has() -> None:
    """At another table B has 25: to raise to 26 is beyond it, whatever was found before."""
    game, state = auction()
    memory = memory_of(game, state, "bid 26", ceiling=60)
    state.players[1].money = 25

    assert recalled(game, memory, state) == "drop"


def test_where_a_plant_is_put_up_nothing_is_settled() -> None:
    """The ceiling of one plant says nothing about which to open."""
    game, state = auction()
    memory = memory_of(game, state, "bid 26", ceiling=60)
    play(game, state, "drop", "drop")

    assert recalled(game, memory, state) == ""


# Bots


def a_bot(game: BoardGame) -> LevelBot:
    bot = entrant("planner@8").bot(game, 5)
    assert isinstance(bot, LevelBot)
    return bot


class Counting(Bot):
    """A bot that counts how often it thought."""

    def __init__(self, bot: LevelBot) -> None:
        self._bot = bot
        self.searches = 0

    def choose(self, game: Game[Any], view: State) -> Action:
        clock = self._bot._clock  # noqa: SLF001
        clock.lines = 0
        action = self._bot.choose(game, view)
        self.searches += clock.lines > 0
        return action


def turn_of(game: BoardGame, state: BoardState, bot: Bot) -> list[Action]:
    """Let *bot* play the turn of the seat to act; return what it did."""
    seat = state.to_act
    played: list[Action] = []
    while state.to_act == seat:
        played.append(bot.choose(game, game.view(state, seat)))
        assert game.refusal(state, played[-1]) is ALLOWED
        game.apply(state, played[-1])
    return played


def test_a_turn_costs_one_search() -> None:
    game, state = building()
    bot = a_bot(game)
    plan = bot.think(game, game.view(state, 0))[0].plan

    played = turn_of(game, state, whole := Counting(a_bot(game)))

    assert played == plan
    assert len(plan) > 1
    assert whole.searches == 1


def test_raises_up_to_the_ceiling_cost_one_search() -> None:
    """B goes to 97 (`test_pricing`), and nobody else can bid."""
    game, state = needed(money=100)
    bot = Counting(a_bot(game))
    answers: list[str] = []

    for bid in (36, 60, 96, 97):
        state.auction.bid = bid
        answers.append(game.write(bot.choose(game, game.view(state, 1))))

    assert answers == ["bid 37", "bid 61", "bid 97", "drop"]
    assert bot.searches == 1


def test_far_from_the_ceiling_a_raise_goes_an_eighth_of_the_way_to_where_rivals_leave() -> None:
    """A and C go to 27 by their rules of thumb; with more money they go further."""
    game, state = auction()
    memory = memory_of(game, state, "bid 26", ceiling=59)
    assert policy_for(game).limits(game.view(state, 1)) == [27, 27, 27]
    assert recalled(game, memory, state) == "bid 26"

    put(state, "A.money=150 C.money=150")
    rival = max(policy_for(game).limits(game.view(state, 1))[::2])
    assert rival > 42
    raise_by = (min(rival, 59) - 26) // 8
    assert raise_by > 1
    assert recalled(game, memory, state) == f"bid {26 + raise_by}"


def test_a_turn_in_which_cards_are_drawn_is_played_to_its_end() -> None:
    game, state = building("classic")

    played = turn_of(game, state, a_bot(game))

    assert game.write(played[-1]) == "done"
    assert len(played) > 1
