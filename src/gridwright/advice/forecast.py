"""What comes of a plan: followed some rounds ahead, all plans on the same deals.

A plan is one or more actions of the seat to act; after them its policy goes on, as it does in all
other seats. As in a search (`bots.search`), a bid is judged at its own price: the others leave the
plant to it.
"""

from dataclasses import dataclass
from typing import Any, Final

from gridwright.bots.evaluation import worth
from gridwright.bots.forward import carry_out
from gridwright.bots.levels import Level, LevelBot
from gridwright.bots.policies import policy_for
from gridwright.bots.profile import Profile
from gridwright.bots.roster import entrant, weights_for
from gridwright.bots.search import Thought
from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED, SetupError
from gridwright.core.events import INCOME, NOBODY, EventSink
from gridwright.core.game import Game, State
from gridwright.core.playout import Choices
from gridwright.core.rng import Rng
from gridwright.phases.state import AuctionState

Actions = tuple[Action, ...]

_LONGEST_TURN: Final = 60  # actions
_FEWEST_DEALS: Final = 8
_TIMED_DEALS: Final = 16  # where the budget is a time
_LINES_PER_DEAL: Final = 6  # of the budget


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a seat has at the end of a line of play; of several lines, the average."""

    income: float  # earned on the way
    money: float
    cities: float  # 0 in the Card Game
    output: float  # of all its plants
    place: float  # in the turn order, 1 for the first
    is_over: float  # the share of lines in which the game ended
    score: float
    rival: float  # the best score of the others

    @classmethod
    def mean(cls, prospects: "list[Prospect]") -> "Prospect":
        """Return the average of *prospects*."""
        sums = [sum([getattr(each, name) for each in prospects]) for name in cls.__slots__]
        return cls(*[total / len(prospects) for total in sums])


def prospect(game: Game[Any], state: State, seat: int, sink: EventSink) -> Prospect:
    """Return what *seat* has in *state*; *sink* holds the events that led there."""
    scores = game.scores(state)
    standing = game.standing(state, seat)
    assert isinstance(state, AuctionState)
    assert standing.money is not None, "a line of play hides nothing"
    return Prospect(
        income=sum(
            [
                event.gain
                for event in sink.events
                if event.seat == seat and event.kind.account == INCOME
            ]
        ),
        money=standing.money,
        cities=standing.cities,
        output=standing.capacity,
        place=state.order.index(seat) + 1,
        is_over=1.0 if state.to_act == NOBODY else 0.0,
        score=scores[seat],
        rival=max([score for other, score in enumerate(scores) if other != seat]),
    )


@dataclass(frozen=True, slots=True)
class Forecast:
    """What a plan leads to."""

    chances: list[list[float]]  # to win: by deal, then by seat
    prospect: Prospect  # of the seat that plans

    def chance(self, seat: int) -> float:
        """Return the chance of *seat* to win, averaged over the deals."""
        return sum([chances[seat] for chances in self.chances]) / len(self.chances)


class Forecaster:
    """Follows plans at one table as far as a level of bots looks ahead."""

    def __init__(self, game: Game[Any], level: Level, profile: Profile, seed: int) -> None:
        """Look as far ahead as *level* does; the same *seed* gives the same forecasts."""
        self._game = game
        self._policy = policy_for(game, profile)
        self._weights = weights_for(game.title, game.seats)
        self.rounds = level.rounds
        self._rng = Rng(seed)

    def follow(self, view: State, plans: list[Actions], deals: int) -> list[Forecast]:
        """Return what comes of each plan, on *deals* that *view* does not rule out."""
        chances: list[list[list[float]]] = [[] for _ in plans]
        prospects: list[list[Prospect]] = [[] for _ in plans]
        for _ in range(deals):
            deal = self._game.resample(view, self._rng)
            seed = self._rng.below(1 << 62)
            for index, plan in enumerate(plans):
                state = deal.copy()
                prospects[index].append(self._play_on(state, plan, Choices(Rng(seed))))
                chances[index].append(worth(self._game, self._policy, state, self._weights))
        return [
            Forecast(by_deal, Prospect.mean(ends))
            for by_deal, ends in zip(chances, prospects, strict=True)
        ]

    def complete_turn(self, view: State, actions: list[Action]) -> Actions:
        """Return the whole turn that begins with *actions*, ended as the policy would end it."""
        state = self._game.resample(view, self._rng)
        turn = (state.to_act, state.phase, state.round)
        choices = Choices(self._rng)
        plan: list[Action] = []
        while (state.to_act, state.phase, state.round) == turn and len(plan) < _LONGEST_TURN:
            is_fixed = len(plan) < len(actions)
            plan.append(actions[len(plan)] if is_fixed else self._policy.choose(state, choices))
            self._game.apply(state, plan[-1])
        return tuple(plan)

    def _play_on(self, state: State, plan: Actions, choices: Choices) -> Prospect:
        """Play *state* on by *plan* and the policy; return what the planning seat has then."""
        game, policy, seat = self._game, self._policy, state.to_act
        last = state.round + self.rounds
        sink = EventSink()
        for action in plan:
            if state.to_act != seat or game.refusal(state, action) is not ALLOWED:
                break
            carry_out(game, policy, state, action, sink)
        while state.to_act != NOBODY and state.round < last:
            game.apply(state, policy.choose(state, choices), sink)
        return prospect(game, state, seat, sink)


class Adviser:
    """A bot that looks ahead; with a budget in lines its advice is always the same."""

    def __init__(self, spec: str) -> None:
        """Take the bot called *spec*; one that does not look ahead raises `SetupError`."""
        self._entrant = entrant(spec)
        level = self._entrant.level
        if level is None or not level.rounds:
            raise SetupError("advice_level", {"bot": spec}, key="level")
        self._level = level

    @property
    def deals(self) -> int:
        """On how many deals moves are compared."""
        lines = self._level.budget.lines
        return max(_FEWEST_DEALS, lines // _LINES_PER_DEAL) if lines else _TIMED_DEALS

    def thoughts(self, game: Game[Any], view: State, seed: int) -> list[Thought]:
        """Return the moves that the bot considers, the best first."""
        bot = self._entrant.bot(game, seed)
        assert isinstance(bot, LevelBot)
        return bot.think(game, view)

    def forecaster(self, game: Game[Any], seed: int) -> Forecaster:
        """Return one that follows plans as far as the bot looks ahead."""
        return Forecaster(game, self._level, self._entrant.profile, seed)
