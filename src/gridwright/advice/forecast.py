"""What comes of a move: followed some rounds ahead, all moves on the same deals.

A move is a plan, one or more actions of the seat to act; after them its policy goes on, as it does
in all other seats. If it bids, the auction is played out (`bots.contest`): rivals go about as far
as a search in their place would, so the bid may win the item, or lose it, or make a rival pay more.
Later auctions go as the policies bid.

A line is worth the average of what the evaluation says at the beginning of each of its rounds. One
that ends the game counts in part by how near each seat came, because the real game may go another
way. How far lines go does not depend on the bot that is consulted: all chances are calibrated alike
(`calibration`).
"""

from dataclasses import dataclass
from typing import Any, Final

from gridwright.advice.calibration import Calibration, Estimate, calibration_of, estimate
from gridwright.bots.budget import Budget
from gridwright.bots.contest import AS_JUDGED, Contest, ExpectedPrices
from gridwright.bots.evaluation import nearness, worth
from gridwright.bots.forward import Forward, carry_out
from gridwright.bots.levels import LevelBot
from gridwright.bots.policies import policy_for
from gridwright.bots.profile import PLAIN
from gridwright.bots.rivals import Rivals
from gridwright.bots.roster import entrant, weights_for
from gridwright.bots.samples import error, mean
from gridwright.bots.search import Thought
from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED, SetupError
from gridwright.core.events import INCOME, NOBODY, EventSink
from gridwright.core.game import Game
from gridwright.core.phase import State
from gridwright.core.playout import Choices
from gridwright.core.rng import Rng
from gridwright.parts.auction import BIDS, DROP, Bid, Drop
from gridwright.phases.state import AuctionState

Actions = tuple[Action, ...]

ROUNDS: Final = 3  # that a line goes on
SHOWN: Final = 2  # rounds after which it is looked at for reasons
_NEAR: Final = 0.35  # how much it counts how near a seat came to win, where a line ends the game
_CONSULTED: Final = 40  # lines of a budget for each rival that is asked how far it goes
_LONGEST_TURN: Final = 60  # actions
_FEWEST_DEALS: Final = 8
_TIMED_DEALS: Final = 32  # where the budget is a time
_LINES_PER_DEAL: Final = 3  # of the budget


@dataclass(frozen=True, slots=True)
class Move:
    """A plan, and how far its seat goes if it puts an item up or bids for it."""

    plan: Actions  # one action, or the rest of the turn
    ceiling: int = AS_JUDGED  # by default as far as its policy would

    @property
    def action(self) -> Action:
        """The first action of the plan."""
        return self.plan[0]


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a seat has some rounds into a line of play, or at the end of the game."""

    income: int  # earned on the way
    money: int
    cities: int  # 0 in the Card Game
    output: int  # of all its plants
    place: int  # in the turn order, 1 for the first
    is_over: bool
    score: int
    rival: int  # the best score of the others


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
        is_over=state.to_act == NOBODY,
        score=scores[seat],
        rival=max([score for other, score in enumerate(scores) if other != seat]),
    )


@dataclass(frozen=True, slots=True)
class Line:
    """What became of a move on one deal."""

    worth: list[float]  # by seat
    is_over: bool  # it ended the game
    prospect: Prospect  # of the seat that moves


class Forecast:
    """What a move leads to."""

    def __init__(self, lines: list[Line], number: int, calibration: Calibration) -> None:
        """Take one of the *lines* for each deal; they began in the round *number*."""
        self.lines = lines
        self._number = number
        self._calibration = calibration
        self.chances = self._chances(-1)  # to win, by seat

    def with_lines(self, lines: list[Line]) -> "Forecast":
        """Return it with *lines* on other deals before its own."""
        return Forecast([*lines, *self.lines], self._number, self._calibration)

    @property
    def raw(self) -> list[float]:
        """What each seat is worth on the average of the lines, not calibrated."""
        return self._mean(-1)

    @property
    def ending(self) -> float:
        """The share of the lines that end the game."""
        return sum([line.is_over for line in self.lines]) / len(self.lines)

    @property
    def prospects(self) -> list[Prospect]:
        """What the seat that moves has in each line."""
        return [line.prospect for line in self.lines]

    def chance(self, seat: int) -> Estimate:
        """Return the chance of *seat* to win."""
        chance = self.chances[seat]
        without = [chances[seat] for chances in self.without_each()]
        return estimate(chance, without, self._calibration.error(chance))

    def lead(self, other: "Forecast", seat: int) -> Estimate:
        """Return by how much *seat* has a better chance than in the *other* one.

        Both are followed on the same deals, so the luck of the deals largely cancels out; so does
        what the calibration gets wrong.
        """
        pairs = zip(self.without_each(), other.without_each(), strict=True)
        without = [own[seat] - its[seat] for own, its in pairs]
        return estimate(self.chances[seat] - other.chances[seat], without)

    def without_each(self) -> list[tuple[float, ...]]:
        """Return the chances of all seats as they would be without each of the deals."""
        if len(self.lines) == 1:
            return [self.chances]
        return [self._chances(deal) for deal in range(len(self.lines))]

    def _chances(self, without: int) -> tuple[float, ...]:
        """Return the chances by all lines except that of the deal *without*."""
        left = [line.is_over for deal, line in enumerate(self.lines) if deal != without]
        ending = sum(left) / len(left)
        return self._calibration.chances(self._mean(without), self._number, ending)

    def _mean(self, without: int) -> list[float]:
        worths = [line.worth for deal, line in enumerate(self.lines) if deal != without]
        return [sum(by_deal) / len(worths) for by_deal in zip(*worths, strict=True)]


class Forecaster:
    """Follows moves at one table."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        """The same *seed* gives the same forecasts."""
        self._game = game
        self._policy = policy_for(game, PLAIN)
        self._weights = weights_for(game.title, game.seats)
        self._calibration = calibration_of(game.title)
        self._seed = seed
        self._rng = Rng(seed)

    def follow(self, view: State, moves: list[Move], deals: int) -> list[Forecast]:
        """Return what comes of each move, on *deals* that *view* does not rule out."""
        expected = self._expected(view)
        lines: list[list[Line]] = [[] for _ in moves]
        for _ in range(deals):
            deal = self._game.resample(view, self._rng)
            seed = self._rng.below(1 << 62)
            for index, move in enumerate(moves):
                lines[index].append(self._line(deal.copy(), move, expected, seed))
        return [Forecast(each, view.round, self._calibration) for each in lines]

    def complete_turn(self, view: State, plan: Actions) -> Actions:
        """Return the whole turn that begins with *plan*, ended as the policy would end it."""
        state = self._game.resample(view, self._rng)
        turn = (state.to_act, state.phase, state.round)
        choices = Choices(self._rng)
        actions: list[Action] = []
        while (state.to_act, state.phase, state.round) == turn and len(actions) < _LONGEST_TURN:
            is_fixed = len(actions) < len(plan)
            actions.append(plan[len(actions)] if is_fixed else self._policy.choose(state, choices))
            self._game.apply(state, actions[-1])
        return tuple(actions)

    def raised(self, view: State, opening: Action) -> State | None:
        """Return what the seat to act sees when its *opening* was raised; None if nobody can."""
        game, policy, seat = self._game, self._policy, view.to_act
        state = game.resample(view, self._rng)
        game.apply(state, opening)
        is_raised = False
        while state.to_act not in (seat, NOBODY):
            item, lowest, most = policy.stakes(state)
            if not item:
                return None
            bids = not is_raised and lowest <= most
            is_raised = is_raised or bids
            game.apply(state, BIDS.at(lowest) if bids else DROP)
        return game.view(state, seat) if is_raised else None

    def ceiling(self, view: State, deals: int) -> int:
        """Return the highest bid at which to own what is put up is better than to leave it.

        It is 0 if no bid is. What chance may explain does not count as better.
        """
        _, lowest, most = self._policy.stakes(view)
        seat, expected = view.to_act, self._expected(view)
        dealt = [
            (self._game.resample(view, self._rng), self._rng.below(1 << 62)) for _ in range(deals)
        ]
        leave = [
            self._line(deal.copy(), Move((DROP,), 0), expected, seed).worth[seat]
            for deal, seed in dealt
        ]
        low, high = lowest - 1, most
        while low < high:
            bid = (low + high + 1) // 2
            owned = [self._owned(deal.copy(), bid, seed).worth[seat] for deal, seed in dealt]
            if mean(owned) - mean(leave) > error(owned, leave):
                low = bid
            else:
                high = bid - 1
        return low if low >= lowest else 0

    def _owned(self, state: State, bid: int, seed: int) -> Line:
        """Follow *state* as if nobody answered a *bid*."""
        seat, start, sink = state.to_act, state.round, EventSink()
        carry_out(self._game, self._policy, state, BIDS.at(bid), sink)
        return self._followed(state, seat, start, sink, seed)

    def _expected(self, view: State) -> ExpectedPrices:
        """Return how far rivals go for what is put up, judged from their side."""
        item, lowest, most = self._policy.stakes(view)
        if not item or lowest > most:
            return ExpectedPrices(view.round)
        forward = Forward(self._game, self._policy, self._weights, ROUNDS)
        forward.begin(Budget(lines=_CONSULTED * (self._game.seats - 1)), Rng(self._seed))
        return Rivals(self._game, self._policy, forward).expected(view, BIDS.at(lowest))

    def _line(self, state: State, move: Move, expected: ExpectedPrices, seed: int) -> Line:
        """Play *state* on by *move* and the policy, and return what becomes of it."""
        game, policy, seat = self._game, self._policy, state.to_act
        start, sink = state.round, EventSink()
        for action in move.plan:
            if state.to_act != seat or game.refusal(state, action) is not ALLOWED:
                break
            game.apply(state, action, sink)
        if state.to_act != NOBODY and policy.item(state):
            contest = Contest(game, policy, seat)
            contest.expected = expected
            contest.play_out(state, move.ceiling, Rng(seed))
        return self._followed(state, seat, start, sink, seed)

    def _followed(self, state: State, seat: int, start: int, sink: EventSink, seed: int) -> Line:
        """Let all policies go on; *seat* moved in the round *start*."""
        game, policy = self._game, self._policy
        choices = Choices(Rng(seed))
        counted = min(state.round, start + ROUNDS - 1)  # the move has had no effect before
        worths: list[list[float]] = []
        shown: Prospect | None = None
        while state.to_act != NOBODY and state.round < start + ROUNDS:
            if state.round > counted:
                worths.append(self._worth(state))
                counted += 1
            if shown is None and state.round >= start + SHOWN:
                shown = prospect(game, state, seat, sink)
            game.apply(state, policy.choose(state, choices), sink)
        worths += [self._worth(state)] * (start + ROUNDS - counted)
        means = [sum(by_round) / len(worths) for by_round in zip(*worths, strict=True)]
        if shown is None:
            shown = prospect(game, state, seat, sink)
        return Line(means, state.to_act == NOBODY, shown)

    def _worth(self, state: State) -> list[float]:
        """Return what *state* is worth to each seat."""
        values = worth(self._game, self._policy, state, self._weights)
        if state.to_act != NOBODY:
            return values
        near = nearness(self._game, self._policy, state, self._weights)
        pairs = zip(values, near, strict=True)
        return [(1 - _NEAR) * value + _NEAR * close for value, close in pairs]


class Adviser:
    """A bot that looks ahead; with a budget in lines its advice is always the same."""

    def __init__(self, spec: str) -> None:
        """Take the bot called *spec*; one that does not look ahead raises `SetupError`."""
        self._entrant = entrant(spec)
        level = self._entrant.level
        if level is None or not level.rounds:
            raise SetupError("advice_level", {"bot": spec}, key="level")
        self._budget = level.budget

    @property
    def deals(self) -> int:
        """On how many deals moves are compared."""
        lines = self._budget.lines
        return max(_FEWEST_DEALS, lines // _LINES_PER_DEAL) if lines else _TIMED_DEALS

    def moves(self, game: Game[Any], view: State, seed: int) -> list[Move]:
        """Return the moves that the bot considers, the best first."""
        bot = self._entrant.bot(game, seed)
        assert isinstance(bot, LevelBot)
        return [_move(thought) for thought in bot.think(game, view)]


def _move(thought: Thought) -> Move:
    """Return *thought* as a move; a bid goes at least as far as itself."""
    action = thought.action
    if isinstance(action, Bid):
        return Move((action,), max(action.amount, thought.ceiling))
    return Move(tuple(thought.plan), 0 if isinstance(action, Drop) else AS_JUDGED)
