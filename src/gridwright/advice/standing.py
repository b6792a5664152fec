"""What a seat has at the end of a line of play, in numbers that people count with."""

from dataclasses import dataclass
from typing import Any

from gridwright.core.events import NOBODY, EventSink
from gridwright.core.game import Game, State
from gridwright.games.board.state import BoardState
from gridwright.games.cardgame.state import CardState
from gridwright.games.outpost import company
from gridwright.games.outpost.state import OutpostState


@dataclass(frozen=True, slots=True)
class Standing:
    """What one seat has; of several lines, what it has on average."""

    income: float  # that it earned on the way
    money: float
    cities: float  # of its network; none in the Card Game
    output: float  # of all its plants
    place: float  # in the turn order, 1 for the first
    is_over: float  # the share of lines in which the game ended
    score: float
    rival: float  # the best score of the others

    @classmethod
    def mean(cls, found: "list[Standing]") -> "Standing":
        """Return the average of some standings."""
        names = cls.__slots__
        sums = [sum([getattr(each, name) for each in found]) for name in names]
        return cls(*[total / len(found) for total in sums])


def standing(game: Game[Any], state: State, seat: int, sink: EventSink) -> Standing:
    """Return what *seat* has in *state*; *sink* saw how it came to that."""
    earned = [event for event in sink.events if event.seat == seat and "income" in event.values]
    scores = game.scores(state)
    money, cities, output = _owned(state, seat)
    return Standing(
        income=sum([int(event.values["income"]) for event in earned]),
        money=money,
        cities=cities,
        output=output,
        place=_place(state, seat),
        is_over=1.0 if state.to_act == NOBODY else 0.0,
        score=scores[seat],
        rival=max([score for other, score in enumerate(scores) if other != seat]),
    )


def _owned(state: State, seat: int) -> tuple[int, int, int]:
    """Return the money, the cities and the output of a seat."""
    if isinstance(state, OutpostState):
        player = state.players[seat]
        firm = player.company
        cards = company.plants(state.setup, firm)
        made = sum([company.output(firm, card) for card in cards])
        return player.money, firm.network_size(), made
    if isinstance(state, CardState):
        owner = state.players[seat]
        return owner.money, 0, sum([plant.output for plant in owner.plants])
    assert isinstance(state, BoardState)
    builder = state.players[seat]
    made = sum([plant.output for plant in builder.plants])
    return builder.money, len(builder.cities), made


def _place(state: State, seat: int) -> int:
    assert isinstance(state, BoardState | CardState | OutpostState)
    return state.order.index(seat) + 1
