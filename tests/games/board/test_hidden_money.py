"""Hidden money: what whoever counts along knows of it, and what is only known within bounds."""

import pytest

from gridwright.core.events import NOBODY, EventSink
from gridwright.core.game import SPECTATOR
from gridwright.core.rng import Rng
from gridwright.games.board.game import BoardGame
from gridwright.games.board.hidden_money import known_money
from gridwright.games.board.state import BoardState, PhaseIndex
from gridwright.phases.state import UNKNOWN_MONEY
from tests.builders import a_game, a_state, houses, play, put
from tests.conformance.board import FLOWS
from tests.conformance.suite import Seating, choose

MARKET = (3, 4, 5, 6, 7, 8, 9, 10)


def forgotten(game: BoardGame, seen: BoardState) -> BoardState:
    """Return *seen* as a text gives it back: nobody knows how it came about."""
    return game.read_position(game.write_position(seen))


def known(seen: BoardState) -> list[tuple[int, int]]:
    return [known_money(seen, seat) for seat in range(len(seen.players))]


# Books


@pytest.mark.parametrize(
    "seating",
    [
        Seating("recharged", "germany", 3, (("hidden_money", "on"), ("demolition", "on"))),
        Seating("recharged", "usa", 2, (("hidden_money", "on"),)),
        Seating("classic", "germany", 4, (("hidden_money", "on"),)),
    ],
    ids=str,
)
def test_the_books_are_what_everybody_saw_being_paid(seating: Seating) -> None:
    """Ruling A20: kept from the start and from what is said at the table, and nothing else."""
    game = a_game(seating.title, seating.board, seating.seats, **dict(seating.options))
    state, rng = game.new(5, {}), Rng(5)
    books = [game.setup.edition.numbers.money] * seating.seats
    while state.to_act != NOBODY:
        for watcher in (state.to_act, SPECTATOR):
            assert known(game.view(state, watcher)) == [(own, own) for own in books]
        said = EventSink()
        game.apply(state, choose(game, state, rng), said)
        for event in said.events:
            if event.kind.id in FLOWS:
                name, sign = FLOWS[event.kind.id]
                books[event.seat] += sign * int(event.values[name])
    assert [player.money for player in state.players] == books


def test_a_resample_gives_everybody_what_the_books_say() -> None:
    game = a_game(hidden_money="on")
    state = a_state(game)
    put(state, "A.money=7 B.money=31 C.money=64")

    full = game.resample(game.view(state, 1), Rng(2))

    assert [player.money for player in full.players] == [7, 31, 64]
    assert full.books == ()


def test_what_is_hidden_is_shown_nowhere() -> None:
    """The books are for whoever asks for them; screens, texts and prices have none."""
    game = a_game(hidden_money="on")
    state = a_state(game, order="ABC")
    put(state, "A.money=777")

    seen = game.view(state, 1)

    assert seen.books == (777, 50, 50)
    assert seen.players[0].money == UNKNOWN_MONEY
    assert game.snapshot(seen)["players"][0]["money"] is None
    assert "777" not in game.write_position(seen)
    assert game.hash_of(seen) == game.hash_of(forgotten(game, seen))
    assert "777" not in str(game.offers(seen, 0))


def test_money_that_lies_open_needs_no_books() -> None:
    game = a_game()
    state = a_state(game, money=30)

    assert known(state) == [(30, 30)] * 3
    assert game.view(state, 1).books == ()


def test_the_own_money_is_what_it_is_now() -> None:
    """A draft spends it, and the books do not follow."""
    game = a_game(hidden_money="on")
    seen = game.view(a_state(game, phase=PhaseIndex.BUILDING, order="ABC", to_act="C"), 2)

    play(game, seen, "build essen")

    assert known(seen) == [(50, 50), (50, 50), (40, 40)]


def test_a_view_of_a_view_has_its_books() -> None:
    game = a_game(hidden_money="on")
    seen = game.view(a_state(game, money=31), 1)

    assert game.view(seen, 2).books == (31, 31, 31)


# Without books


def test_a_table_that_begins_with_hidden_money_has_no_books() -> None:
    """In round 1 nobody has been paid yet; also B's money is only known to B then."""
    game = a_game("recharged", "germany", 3, hidden_money="on")
    state = game.read_position("round=1 order=ABC A.money=? B.money=20")

    seen = game.view(state, 2)

    assert seen.books == ()
    assert known(seen) == [(0, 50), (0, 50), (50, 50)]
    assert [player.money for player in game.resample(seen, Rng(1)).players][1] <= 50


def test_without_books_the_money_covers_the_bid() -> None:
    """Ruling A20: no bid above cash, so the leader of an auction has at least his bid."""
    game = a_game("recharged", "germany", 3, hidden_money="on")
    state = a_state(game, order="ABC", market=MARKET)
    houses(state, "A", "kiel")
    play(game, state, "open 6 40")
    seen = forgotten(game, game.view(state, 1))

    assert known(seen) == [(40, 72), (50, 50), (0, 60)]  # 22 for a city, 10 for none


def test_without_books_the_money_is_at_least_a_bid_that_nobody_can_explain() -> None:
    """A text may say anything."""
    game = a_game("recharged", "germany", 3, hidden_money="on")
    seen = game.read_position("round=1 order=ABC A.money=? market=3,4,5,6,7,8,9,10 auction=6:90:A")

    assert known_money(seen, 0) == (90, 90)


@pytest.mark.parametrize(
    ("phase", "most"),
    [(PhaseIndex.AUCTION, 72), (PhaseIndex.BUILDING, 72), (PhaseIndex.BUREAUCRACY, 94)],
)
def test_without_books_the_money_is_at_most_all_that_was_ever_paid(
    phase: PhaseIndex, most: int
) -> None:
    """Ruling A20: 50 at the start, and 22 for one city in each round that has been paid."""
    assert known_to_b(phase) == (0, most)


def test_without_books_the_contractor_may_have_paid() -> None:
    """Ruling A20, DC-6: the first amount of the top card in each auction phase."""
    first = a_game(demolition="on").setup.demolition[0].first

    assert known_to_b(PhaseIndex.RESOURCES, demolition="on") == (0, 72 + 2 * first)


def known_to_b(phase: PhaseIndex, **options: str) -> tuple[int, int]:
    """Return what B, who has no books, knows of the money of A, with one city in round 2."""
    game = a_game("recharged", "germany", 3, hidden_money="on", **options)
    state = a_state(game, phase=phase, order="ABC", to_act="B", money=0)
    houses(state, "A", "kiel")
    return known_money(forgotten(game, game.view(state, 1)), 0)


def test_without_books_every_amount_within_the_bounds_is_dealt() -> None:
    game = a_game("recharged", "germany", 3, hidden_money="on")
    state = a_state(game, order="ABC", market=MARKET)
    houses(state, "A", "kiel")
    play(game, state, "open 6 40")
    seen = forgotten(game, game.view(state, 1))
    used = game.resample(seen, Rng(0))

    amounts = {game.resample(seen, Rng(seed), used).players[0].money for seed in range(300)}

    assert amounts == set(range(40, 73))
