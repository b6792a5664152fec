import pytest

from gridwright.games.outpost.state import OutpostState, PhaseIndex
from tests.games.outpost.positions import (
    a_game,
    a_state,
    buildings,
    install,
    order,
    own,
    play,
    skip_phase,
    some_stations,
    stations,
    to_act,
)


def a_round_end(seats: int, before: str) -> OutpostState:
    """Return the payment of a round with the turn order *before*."""
    return a_state(a_game(seats), phase=PhaseIndex.BUREAUCRACY, order=before)


def test_a_round_has_four_phases() -> None:
    """OP-0.1: turn order, auction, expansion, bureaucracy, and then the next round."""
    game = a_game()
    state = a_state(game)
    found = []

    for _ in range(4):
        found.append((state.round, state.phase))
        kinds = [event.kind.id for event in skip_phase(game, state)]

    assert found == [
        (2, PhaseIndex.AUCTION),
        (2, PhaseIndex.EXPANSION),
        (2, PhaseIndex.BUREAUCRACY),
        (3, PhaseIndex.AUCTION),
    ]
    assert "turn_order" not in kinds


def test_the_turn_order_is_the_first_thing_of_a_round() -> None:
    """OP-0.1: it comes right after the round has begun."""
    game = a_game()
    state = a_round_end(3, "ABC")

    events = [event.kind.id for event in skip_phase(game, state)]

    assert events[-2:] == ["round_begins", "turn_order"]


def test_everybody_completes_a_phase_before_the_next() -> None:
    """OP-0.2: while one has not acted, the phase goes on."""
    game = a_game()
    state = a_state(game)
    found = []

    for line in ("pass", "pass", "pass", "done", "done", "done", "power none", "power none"):
        found.append(state.phase)
        play(game, state, line)

    assert (
        found
        == [PhaseIndex.AUCTION] * 3 + [PhaseIndex.EXPANSION] * 3 + [PhaseIndex.BUREAUCRACY] * 2
    )
    assert state.phase == PhaseIndex.BUREAUCRACY


def test_what_belongs_to_another_phase_is_refused() -> None:
    """OP-0.2: no building in the auction, no bid while building, no power before phase 4."""
    game = a_game()

    for phase, lines in (
        (PhaseIndex.AUCTION, ("station amber", "hire 0", "done", "power none", "area west")),
        (PhaseIndex.EXPANSION, ("pass", "open 12 12", "bid 13", "power none", "syndicate amber")),
        (PhaseIndex.BUREAUCRACY, ("pass", "station amber", "done", "slot 12")),
    ):
        state = a_state(game, phase=phase)
        for line in lines:
            assert game.refusal(state, game.parse(line)).message == "wrong_phase", (phase, line)


@pytest.mark.parametrize("letters", ["ABC", "CAB", "BCA"])
def test_the_first_round_keeps_the_order_drawn_by_lot(letters: str) -> None:
    """OP-1.1: nothing is sorted before the first auction."""
    state = a_game().new(1, {"order": tuple(letters)})

    assert (state.round, state.phase) == (1, PhaseIndex.AUCTION)
    assert order(state) == letters


def test_the_largest_network_is_first() -> None:
    """OP-1.2: 5, 4, 3 cities; a high card of a small network does not help."""
    game = a_game()
    state = a_round_end(3, "ABC")
    some_stations(state, "A", 3)
    some_stations(state, "B", 4)
    some_stations(state, "C", 5)
    own(state, "A", "46")

    skip_phase(game, state)

    assert order(state) == "CBA"
    assert to_act(state) == "C"


def test_buildings_do_not_count_for_the_order() -> None:
    """OP-1.2: A's structure is larger, B's network is."""
    game = a_game()
    state = a_round_end(3, "ABC")
    stations(state, "B", "amber")
    buildings(state, "A", "basalt", "flint")

    skip_phase(game, state)

    assert order(state)[0] == "B"


def test_the_order_of_the_rulebook() -> None:
    """OP-1.2, OP-1.3, OP-1.6, case OP-T4: Paweł A, Nikola B, Ania C, Robert D."""
    game = a_game(4)
    state = a_round_end(4, "DCBA")
    some_stations(state, "A", 6)
    some_stations(state, "B", 4)
    some_stations(state, "C", 4)
    some_stations(state, "D", 3)
    own(state, "B", "22a 3")
    own(state, "C", "16 15 14")
    own(state, "D", "46")

    skip_phase(game, state)

    assert order(state) == "ABCD"
    assert to_act(state) == "A"


def test_all_cards_count_for_a_tie() -> None:
    """OP-1.3: a card in a slot and a technology beside the board like any other."""
    game = a_game()
    state = a_round_end(3, "ABC")
    own(state, "A", "19")
    install(state, "B", plants="20a", housing="5a")
    own(state, "C", "22b")

    skip_phase(game, state)

    assert order(state) == "CBA"


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [("22a 10", "22b 12", "BAC"), ("12 5a", "11", "ABC"), ("24a 20a 6", "24b 20b 5a", "ABC")],
)
def test_a_tie_goes_on_with_the_next_highest_card(first: str, second: str, expected: str) -> None:
    """OP-1.4, case OP-T30: 22 and 12 come before 22 and 10."""
    game = a_game()
    for before in ("ABC", "BAC"):
        state = a_round_end(3, before)
        own(state, "A", first)
        own(state, "B", second)

        skip_phase(game, state)

        assert order(state) == expected


def test_a_missing_card_is_lower_than_any() -> None:
    """OP-1.4, case OP-T30, ruling OP-A34: 20 and 5 come before 20 alone, whoever was first."""
    game = a_game()
    for before in ("ABC", "BAC"):
        state = a_round_end(3, before)
        own(state, "A", "20a 5a")
        own(state, "B", "20b")

        skip_phase(game, state)

        assert order(state) == "ABC"


@pytest.mark.parametrize(("before", "after"), [("BAC", "CAB"), ("ABC", "CBA"), ("CBA", "ABC")])
def test_players_tied_in_everything_swap(before: str, after: str) -> None:
    """OP-1.5, case OP-T5: three without cities and cards; the last comes first."""
    game = a_game()
    state = a_round_end(3, before)

    skip_phase(game, state)

    assert order(state) == after


def test_two_tied_players_swap_with_each_other_only() -> None:
    """OP-1.5, case OP-T5: Paweł B was before Ania C; now she is before him, both behind A."""
    game = a_game()
    state = a_round_end(3, "BAC")
    some_stations(state, "A", 2)
    own(state, "B", "20a")
    own(state, "C", "20b")

    skip_phase(game, state)

    assert order(state) == "ACB"
