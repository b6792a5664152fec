import pickle
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

import gridwright
from gridwright.core.playout import Choices, playout
from gridwright.core.rng import Rng
from gridwright.games.board.state import PhaseIndex
from tests.builders import a_game


def test_a_stream_of_choices_comes_back_where_it_was() -> None:
    choices = Choices(Rng(3))
    choices.below(10)

    again = pickle.loads(pickle.dumps(choices))  # noqa: S301 - our own

    assert [again.below(1000) for _ in range(8)] == [choices.below(1000) for _ in range(8)]


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


def test_a_choice_among_many_is_within_the_word() -> None:
    """Bounds whose products fill a word to its last bit, and more than half of it."""
    for bound in (2**31 - 1, 2**31, 2**31 + 1, 2**32 - 1, 2**32):
        choices, words = Choices(Rng(9)), the_reference(Rng(9), 50)

        assert [choices.below(bound) for _ in words] == [word * bound // 2**32 for word in words]


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
    assert state.phase == PhaseIndex.OVER
    assert again == state


def test_nothing_is_played_at_the_end() -> None:
    game = a_game()
    state = game.new(3, {})
    playout(game, state, Rng(5))
    end = state.copy()

    assert playout(game, state, Rng(6)) == 0
    assert state == end


# Interrupts: in programs of their own, which nothing else watches

INTERRUPTS = 25
PLAYS_ON = """
from gridwright.content.load import load
from gridwright.core.playout import playout
from gridwright.core.rng import Rng
from gridwright.games.registry import open_game

game = open_game(load(), "recharged", "germany", 4, {})
seed = 0


def play() -> None:
    global seed
    print("playing", flush=True)
    while True:
        seed += 1
        playout(game, game.new(seed, {}), Rng(seed))


for _ in range(INTERRUPTS):
    try:
        play()
    except KeyboardInterrupt:
        print("interrupted", flush=True)
play()
"""

RINGS = """
import signal

from gridwright.content.load import load
from gridwright.core.playout import playout
from gridwright.core.rng import Rng
from gridwright.games.registry import open_game


def ring(number, frame):
    raise InterruptedError


signal.signal(signal.SIGALRM, ring)
game = open_game(load(), "recharged", "germany", 6, {})
for seed in range(10):
    state, end = game.new(seed, {}), game.new(seed, {})
    playout(game, end, Rng(seed))
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.0002)
        playout(game, state, Rng(seed))
    except InterruptedError:
        print("at the end" if state == end else "on the way")
"""


# A suite that runs in the background may have been started with interrupts ignored.
LISTENING = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"


def start(program: str) -> "subprocess.Popen[str]":
    """Run *program* with the engine that is tested here."""
    return subprocess.Popen(  # noqa: S603  # a program of ours
        [sys.executable, "-c", f"{LISTENING}{program}"],
        env={"PYTHONPATH": str(Path(gridwright.__file__).parents[1])},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_an_interrupt_ends_playouts_and_nothing_else() -> None:
    """At many moments: setup, choices, moves. The last interrupt ends the program, as usual."""
    heard = []
    with start(PLAYS_ON.replace("INTERRUPTS", str(INTERRUPTS))) as process:
        assert process.stdout is not None
        for count in range(INTERRUPTS + 1):
            heard.append(process.stdout.readline())
            time.sleep(0.0017 * count)
            process.send_signal(signal.SIGINT)
            if count < INTERRUPTS:
                heard.append(process.stdout.readline())
        output, errors = process.communicate(timeout=60)

    assert heard == ["playing\n", "interrupted\n"] * INTERRUPTS + ["playing\n"]
    assert output == ""
    assert process.returncode == -signal.SIGINT
    assert errors.endswith("KeyboardInterrupt\n")


def test_a_signal_need_not_wait_for_the_end_of_a_playout() -> None:
    """However it runs, the game takes several times as long as the clock waits."""
    with start(RINGS) as process:
        output, errors = process.communicate(timeout=60)

    assert (output, errors) == ("on the way\n" * 10, "")
