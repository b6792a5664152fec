"""Random games of every title, map, number of seats and set of options, played in tokens."""

from collections.abc import Iterator
from typing import Any

import pytest

from gridwright.content.load import load
from gridwright.core.action import Action
from gridwright.core.rng import Rng
from gridwright.encoding.encoders import encoder_for
from gridwright.encoding.token_game import TokenGame
from gridwright.games.registry import TITLES, AnyGame, open_game
from tests.conformance.suite import Seating, choose
from tests.conformance.titles import SEATINGS
from tests.encoding.reading import at, outcomes

pytestmark = pytest.mark.games

CLOSELY_EVERY = 23  # decisions between two close looks
DECISIONS = 600  # of games that are left and taken up again

every_table = pytest.mark.parametrize("seating", SEATINGS, ids=str)


def opened(seating: Seating) -> AnyGame:
    return open_game(load(), seating.title, seating.board, seating.seats, dict(seating.options))


def laid(seating: Seating, seed: int) -> TokenGame:
    game = opened(seating)
    return at(game, game.new(seed, {}))


def decisions(play: TokenGame, seed: int) -> Iterator[int]:
    """Play a random game, token by token; yield before each action how many there were."""
    rng = Rng(seed).stream(99)
    number = 0
    while play.seat >= 0:
        yield number
        action = choose(play.game, play.state, rng)
        trail = play.chooser.tokens_for(play.state, action)
        for token in trail[:-1]:
            assert play.mask()[token]
            assert not play.step(token)
        assert play.mask()[trail[-1]]
        assert play.game.write(_made(play, trail[-1])) == play.game.write(action)
        assert play.step(trail[-1])
        number += 1


def _made(play: TokenGame, token: int) -> Action:
    action = play.copy().chooser.choose(token)
    assert action is not None
    return action


@every_table
def test_the_mask_is_exact_both_ways(seating: Seating) -> None:
    """Allowed tokens come to all legal actions and to no others; the rest is refused."""
    play = laid(seating, 2018 + seating.seats)
    for number in decisions(play, 3):
        if number % CLOSELY_EVERY == 0:
            legal = play.game.legal_actions(play.state)
            reached = [play.game.write(action) for action in outcomes(play)]
            assert set(reached) == {play.game.write(action) for action in legal}


@every_table
def test_an_observation_has_what_its_seat_knows_and_no_more(seating: Seating) -> None:
    """Cards that the seat cannot see are dealt anew: not a byte changes."""
    game = opened(seating)
    play = at(game, game.new(2004 + seating.seats, {}))
    rng = Rng(5)
    for number in decisions(play, 4):
        if number % CLOSELY_EVERY == 0:
            for seat in range(seating.seats):
                observation = play.observe(seat)
                assert len(observation) == play.encoder.length
                view: Any = game.view(play.state, seat)
                assert at(game, view).observe(seat) == observation
                assert at(game, game.resample(view, rng)).observe(seat) == observation
    view = game.view(play.state, 0)
    assert at(game, view).observe(0) == play.observe(0)


@every_table
def test_positions_that_a_seat_can_tell_apart_look_different(seating: Seating) -> None:
    """Where the number of its view is another, some byte is."""
    play = laid(seating, 2010 + seating.seats)
    numbers: dict[bytes, int] = {}
    for _ in decisions(play, 8):
        number = play.game.hash_of(play.game.view(play.state, play.seat))
        assert numbers.setdefault(play.observe(play.seat), number) == number

    assert len(numbers) > 20


@every_table
def test_what_is_half_made_is_copied_written_and_read(seating: Seating) -> None:
    play = laid(seating, 7)
    rng = Rng(6)
    halves = 0
    for _ in range(400):
        if play.seat < 0:
            break
        if play.chooser.half != -2 and halves < 25:
            halves += 1
            twin = play.copy()
            read = laid(seating, 8)
            read.read(play.write())
            for other in (twin, read):
                assert other.write() == play.write()
                assert other.mask() == play.mask()
                assert other.observe(play.seat) == play.observe(play.seat)
        tokens = play.chooser.allowed()
        play.step(tokens[rng.below(len(tokens))])
    assert halves


@every_table
def test_a_code_never_says_what_was_before(seating: Seating) -> None:
    """Games are left for older ones and laid anew; one encoder writes what a fresh one would."""
    game = opened(seating)
    play = at(game, game.new(2020 + seating.seats, {}))
    left = play.copy()
    rng = Rng(9)
    for number in range(DECISIONS):
        if play.seat < 0:
            play.restart(number)
        play.carry_out(choose(game, play.state, rng))
        if rng.below(CLOSELY_EVERY) == 0:
            play, left = left, play.copy()
        seat = rng.below(seating.seats) if play.seat < 0 else play.seat
        fresh = encoder_for(game)
        assert play.observe_position(seat) == b"".join(fresh.pieces(play.state, seat))


@pytest.mark.parametrize("title", [title.name for title in TITLES])
def test_all_tables_of_a_title_have_one_layout(title: str) -> None:
    plays = [laid(seating, 1) for seating in SEATINGS if seating.title == title]

    assert len({(play.encoder.size, play.encoder.length) for play in plays}) == 1
    assert len({play.encoder.tokens for play in plays}) == 1
    assert len({play.encoder.fields for play in plays}) == 1
