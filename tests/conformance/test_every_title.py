"""Random games of every title, map, number of seats and set of options."""

import pytest

from gridwright.games.registry import TITLES, Title
from gridwright.tables import record
from tests.conformance.answering import (
    ask_through,
    check_followers,
    check_orders,
    check_turns_ahead,
)
from tests.conformance.conservation import INSIGHTS
from tests.conformance.offering import watch_game
from tests.conformance.suite import (
    Seating,
    check_positions,
    check_record,
    check_restated,
    inspect_game,
    played,
)
from tests.conformance.titles import SEATINGS, choices

CLOSELY_EVERY = 29  # positions between two close looks
WATCHED_EVERY = 17
SWEEP = 8  # games of each table in the slow sweep; the tables try every option

every_table = pytest.mark.parametrize("seating", SEATINGS, ids=str)


def test_every_title_is_played_here() -> None:
    titles = {title.name for title in TITLES}

    assert {seating.title for seating in SEATINGS} == titles
    assert set(INSIGHTS) == titles


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_every_choice_of_every_option_is_played_here(title: Title) -> None:
    """Also one that a title declares from now on."""
    tried = {
        choice for seating in SEATINGS if seating.title == title.name for choice in seating.options
    }

    declared = {(option.name, choice) for option in title.options for choice in choices(option)}
    assert tried == declared


@every_table
def test_a_random_game_keeps_every_promise_of_the_contract(seating: Seating) -> None:
    """Copies, offers, refusals, views and conservation hold at every position to the end."""
    table = inspect_game(seating, seed=2018 + seating.seats, closely_every=CLOSELY_EVERY)

    assert table.is_over


@every_table
def test_offers_drafts_and_positions_keep_their_promises(seating: Seating) -> None:
    """Offers are legal and cost what they say; drafts reveal nothing; texts lose nothing."""
    table = watch_game(seating, seed=2004 + seating.seats, closely_every=WATCHED_EVERY)

    assert table.is_over


@every_table
def test_answers_come_true(seating: Seating) -> None:
    """Events account for all money, and turns come in the order that the game foretells."""
    moves = ask_through(seating, seed=2023 + seating.seats)

    check_orders(moves, seating.seats)
    check_followers(moves)
    check_turns_ahead(moves, last_round=moves[-1].round)


@every_table
def test_a_record_gives_the_game_back(seating: Seating) -> None:
    """Replaying a written record leads to an equal state and the same text."""
    check_record(played(seating, 41))


@every_table
def test_a_position_has_one_text(seating: Seating) -> None:
    """Laid by its seed, by its record or by its position, a table writes the same text."""
    check_positions(seating, 47, CLOSELY_EVERY)


@every_table
def test_stated_chance_gives_the_same_positions_as_the_seed(seating: Seating) -> None:
    """A game written down with its layout and shuffles, and no seed, is the same game."""
    check_restated(played(seating, 43))


@every_table
def test_the_same_seed_gives_the_same_game(seating: Seating) -> None:
    first, second, other = played(seating, 7), played(seating, 7), played(seating, 8)

    assert record.write(first) == record.write(second)
    assert record.write(first) != record.write(other)


@pytest.mark.slow
@every_table
@pytest.mark.parametrize("seed", range(SWEEP))
def test_many_random_games_keep_every_promise(seating: Seating, seed: int) -> None:
    """Thousands of games, each checked at every position and closely at some."""
    table = inspect_game(seating, seed=10_000 + seed, closely_every=97)
    watch_game(seating, seed=20_000 + seed, closely_every=5)

    check_record(table)
    check_restated(table)
