"""Whatever the level, the table and its options: what a bot chooses is allowed."""

from itertools import cycle, islice
from typing import Any

import pytest

from gridwright.bots.roster import entrant, names
from gridwright.bots.seated import bots_for_game
from gridwright.content.load import load
from gridwright.core.errors import ALLOWED
from gridwright.core.events import NOBODY
from gridwright.core.game import Game
from gridwright.games.registry import SEATS, TITLES, Title, open_game
from gridwright.simulate.match import ROUND_LIMIT

QUICK = ("novice", "casual", "steady")
AHEAD = ("planner@4", "master@6")
TABLES = [
    pytest.param(title, board, seats, id=f"{title.name} {board} {seats}")
    for title in TITLES
    for board in title.maps(load()) or ("",)
    for seats in SEATS
]


def illegal(game: Game[Any], levels: tuple[str, ...], seed: int) -> list[str]:
    """Play a game of bots of *levels*, the next of them first each time; return what is refused."""
    turn = islice(cycle(levels), seed % len(levels), None)
    entrants = {seat: entrant(level) for seat, level in zip(range(game.seats), turn, strict=False)}
    bots, state = bots_for_game(game, entrants, seed), game.new(seed, {})
    while state.to_act != NOBODY and state.round <= ROUND_LIMIT:
        action = bots.decide(state)
        if game.refusal(state, action) is not ALLOWED:
            return [f"seed {seed}, {entrants[state.to_act].name}: {game.write(action)}"]
        game.apply(state, action)
    return []


@pytest.mark.parametrize(
    ("title", "seats", "seed"),
    [
        ("outpost", 5, 51),
        ("outpost", 6, 41),
        ("outpost", 6, 42),
        ("card", 4, 52),
        ("card", 6, 5),
        ("card", 6, 32),
    ],
)
def test_noise_does_not_bid_money_that_a_seat_lacks(title: str, seats: int, seed: int) -> None:
    """In these games the misjudged worth of an item went beyond what its bidder had."""
    assert illegal(open_game(load(), title, "", seats, {}), QUICK, seed) == []


@pytest.mark.games
@pytest.mark.parametrize(("title", "board", "seats"), TABLES)
def test_every_choice_is_allowed(title: Title, board: str, seats: int) -> None:
    game = open_game(load(), title.name, board, seats, {})

    assert [fault for seed in range(6) for fault in illegal(game, QUICK, seed)] == []
    assert illegal(game, AHEAD, 6) == []


@pytest.mark.slow
@pytest.mark.parametrize(("title", "board", "seats"), TABLES)
def test_every_choice_is_allowed_in_hundreds_of_games(title: Title, board: str, seats: int) -> None:
    """With every option of the title in turn at each of its values."""
    tables: list[dict[str, str]] = [{}]
    tables += [{option.name: value} for option in title.options for value in option.choices]
    faults = []
    for number, options in enumerate(tables):
        game = open_game(load(), title.name, board, seats, options)
        faults += [f for seed in range(40) for f in illegal(game, QUICK, 100 * number + seed)]
        faults += [f for seed in range(2) for f in illegal(game, AHEAD, 100 * number + seed)]

    assert faults == []


def test_every_level_is_checked() -> None:
    checked = {name.partition("@")[0] for name in (*QUICK, *AHEAD)}

    assert checked == {*names()} - {"random"}
