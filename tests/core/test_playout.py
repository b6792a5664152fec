from collections import Counter

import pytest

from gridwright.core.playout import Choices, playout
from gridwright.core.rng import Rng
from gridwright.games.board.state import Phase
from tests.builders import a_game


def the_reference(rng: Rng, count: int) -> list[int]:
    """Return the words of the small chaotic counter sfc32, written down in its textbook form."""
    a, b, c = (rng.below(1 << 32) for _ in range(3))
    found = []
    for counter in range(1, 13 + count):
        word = (a + b + counter) % 2**32
        a = b ^ (b // 2**9)
        b = (c * 9) % 2**32
        turned = (c * 2**21) % 2**32 + c // 2**11
        c = (turned + word) % 2**32
        found.append(word)
    return found[12:]  # the first twelve warm it up


def test_the_choices_are_those_of_the_published_generator() -> None:
    choices = Choices(Rng(7))

    words = [choices.below(1 << 32) for _ in range(50)]

    assert words == the_reference(Rng(7), 50)


def test_a_choice_is_the_share_of_the_word_that_it_falls_into() -> None:
    words = Choices(Rng(7))
    choices = Choices(Rng(7))

    for _ in range(50):
        assert choices.below(10) == words.below(1 << 32) * 10 // (1 << 32)


def test_every_choice_comes_about_equally_often() -> None:
    choices = Choices(Rng(8))

    counts = Counter(choices.below(6) for _ in range(6000))

    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(900 < count < 1100 for count in counts.values())


def test_of_one_there_is_no_choice() -> None:
    choices = Choices(Rng(8))

    assert [choices.below(1) for _ in range(20)] == [0] * 20


def test_the_same_start_gives_the_same_choices_and_another_start_others() -> None:
    first, second, other = Choices(Rng(1)), Choices(Rng(1)), Choices(Rng(2))

    words = [first.below(1000) for _ in range(20)]

    assert words == [second.below(1000) for _ in range(20)]
    assert words != [other.below(1000) for _ in range(20)]


# Whole games


@pytest.mark.parametrize("seats", [2, 4])
def test_a_playout_goes_to_the_end_and_counts_its_decisions(seats: int) -> None:
    game = a_game("recharged", "germany", seats)
    state, again = game.new(3, {}), game.new(3, {})

    decisions = playout(game, state, Rng(5))

    choices = Choices(Rng(5))
    for _ in range(decisions):
        assert game.to_act(again) >= 0
        actions = game.lowest_bid_actions(again)
        game.apply(again, actions[choices.below(len(actions))])
    assert state.phase == Phase.OVER
    assert again == state


def test_nothing_is_played_at_the_end() -> None:
    game = a_game()
    state = game.new(3, {})
    playout(game, state, Rng(5))
    end = state.copy()

    assert playout(game, state, Rng(6)) == 0
    assert state == end
