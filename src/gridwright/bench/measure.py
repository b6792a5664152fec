"""Measures one table: whole random games, and the single calls that they are made of."""

import resource
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from gridwright.bench.engine import is_compiled
from gridwright.content.types import Library
from gridwright.core.game import Game
from gridwright.core.phase import State
from gridwright.core.playout import playout
from gridwright.core.rng import Rng
from gridwright.games.registry import open_game

_POSITIONS_PER_GAME = 40


@dataclass(frozen=True, slots=True)
class Measurement:
    """The speed of a table; times are microseconds of a call, the mean over positions of a game."""

    title: str
    map: str
    seats: int
    compiled: bool
    games: int
    seconds: float
    games_per_s: float
    decisions_per_s: float
    decisions_per_game: float
    copy_us: float
    legal_us: float
    apply_us: float
    view_us: float
    resample_us: float
    redeal_us: float  # the same into a state that was dealt before
    hash_us: float
    peak_mb: float

    def as_dict(self) -> dict[str, object]:
        return asdict(self)


def measure(library: Library, title: str, board: str, seats: int, seconds: float) -> Measurement:
    """Play random games with minimal bids for *seconds*, then time single calls."""
    game: Game[Any] = open_game(library, title, board, seats, {})
    playout(game, game.new(0, {}), Rng(0))
    games, decisions, begin = 0, 0, time.perf_counter()
    while time.perf_counter() - begin < seconds or games == 0:
        games += 1
        decisions += playout(game, game.new(games, {}), Rng(games))
    elapsed = time.perf_counter() - begin
    positions, rng = _positions(game), Rng(3)
    views = [game.view(state, 0) for state in positions]
    return Measurement(
        title,
        board,
        seats,
        is_compiled(),
        games,
        round(elapsed, 6),
        round(games / elapsed, 1),
        round(decisions / elapsed, 1),
        round(decisions / games, 1),
        _mean_us(positions, lambda state: state.copy()),
        _mean_us(positions, game.legal_actions),
        _apply_us(game, positions),
        _mean_us(positions, lambda state: game.view(state, 0)),
        _mean_us(views, lambda view: game.resample(view, rng)),
        _redeal_us(game, views, rng),
        _mean_us(positions, game.hash_of),
        round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, 1),
    )


def _positions(game: Game[Any]) -> list[State]:
    """Return positions spread over one random game."""
    rng = Rng(1)
    state = game.new(1, {})
    positions: list[State] = []
    while game.to_act(state) >= 0:
        positions.append(state.copy())
        actions = game.lowest_bid_actions(state)
        game.apply(state, actions[rng.below(len(actions))])
    return positions[:: max(1, len(positions) // _POSITIONS_PER_GAME)]


def _mean_us(positions: list[State], call: Callable[[Any], object], repeats: int = 20) -> float:
    """Return the mean time of *call* on each of *positions*: the best of three tries."""
    best = float("inf")
    for _ in range(3):
        begin = time.perf_counter()
        for state in positions:
            for _ in range(repeats):
                call(state)
        best = min(best, time.perf_counter() - begin)
    return round(best / (len(positions) * repeats) * 1e6, 3)


def _redeal_us(game: Game[Any], views: list[State], rng: Rng) -> float:
    """Return the mean time of dealing anew into a state that was dealt before."""
    times = [_mean_us([view], _redealing(game, game.resample(view, rng), rng)) for view in views]
    return round(sum(times) / len(times), 3)


def _redealing(game: Game[Any], dealt: State, rng: Rng) -> Callable[[State], State]:
    """Return a call that deals a view anew into *dealt*."""
    return lambda view: game.resample(view, rng, dealt)


def _apply_us(game: Game[Any], positions: list[State]) -> float:
    """Return the mean time of `apply` of a minimal action, without the copy that it needs."""
    rng = Rng(2)
    total = 0.0
    for state in positions:
        actions = game.lowest_bid_actions(state)
        for _ in range(20):
            after = state.copy()
            action = actions[rng.below(len(actions))]
            begin = time.perf_counter()
            game.apply(after, action)
            total += time.perf_counter() - begin
    return round(total / (len(positions) * 20) * 1e6, 3)
