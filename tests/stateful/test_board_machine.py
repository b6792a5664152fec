"""People at a table of the board game who do anything at any time: legal, illegal, taken back."""

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from gridwright.content.load import load
from gridwright.core.errors import IllegalActionError, UndoError
from gridwright.tables import record
from gridwright.tables.replay import replay
from gridwright.tables.table import Table
from tests.conformance import board
from tests.conformance.suite import Seating, universe_of, value
from tests.conformance.titles import BOARD_SEATINGS


class BoardMachine(RuleBasedStateMachine):
    """Chooses among everything that could be tried; the states that can be taken back to are kept.

    A run of several random moves stands for the rest of a turn, so that short programs also
    reach the later phases and Steps.
    """

    def __init__(self) -> None:
        """Wait for `lay`."""
        super().__init__()
        self.table: Table
        self.before: list[object] = []  # values of the states that undo must lead back to

    @initialize(seating=st.sampled_from(BOARD_SEATINGS), seed=st.integers(0, 2**32))
    def lay(self, seating: Seating, seed: int) -> None:
        self.table = Table(seating.spec(seed), load())

    # What people do

    @precondition(lambda self: not self.table.is_over)
    @rule(choice=st.integers(0, 10_000))
    def play(self, choice: int) -> None:
        actions = self.table.legal_actions()
        self._play(choice % len(actions))

    @precondition(lambda self: not self.table.is_over)
    @rule(choices=st.lists(st.integers(0, 10_000), min_size=5, max_size=60))
    def play_on(self, choices: list[int]) -> None:
        for choice in choices:
            if not self.table.is_over:
                actions = self.table.game.lowest_bid_actions(self.table.state)
                wanted = actions[choice % len(actions)]
                self._play(self.table.legal_actions().index(wanted))

    @rule(choice=st.integers(0, 10_000))
    def try_anything(self, choice: int) -> None:
        actions = universe_of(self.table.game)
        action = actions[choice % len(actions)]
        offered = self.table.legal_actions()
        if action in offered:
            self._play(offered.index(action))
            return
        before, moves = value(self.table.state), len(self.table.moves)
        with pytest.raises(IllegalActionError):
            self.table.play(action)
        assert value(self.table.state) == before
        assert len(self.table.moves) == moves

    @precondition(lambda self: not self.table.is_over)
    @rule(shift=st.integers(1, 5))
    def speak_out_of_turn(self, shift: int) -> None:
        seat = (self.table.to_act + shift) % self.table.spec.seats
        if seat == self.table.to_act:
            return
        before = value(self.table.state)
        with pytest.raises(IllegalActionError) as error:
            self.table.play(self.table.legal_actions()[0], seat)
        assert error.value.message.id == "not_your_turn"
        assert value(self.table.state) == before

    @rule()
    def take_back(self) -> None:
        if not self.before:
            with pytest.raises(UndoError):
                self.table.undo()
            return
        moves = len(self.table.moves)
        self.table.undo()
        assert value(self.table.state) == self.before.pop()
        assert len(self.table.moves) == moves - 1

    @rule()
    def save_and_load(self) -> None:
        text = record.write(self.table)
        again = replay(record.read(text), load())
        assert value(again.state) == value(self.table.state)
        assert (again.why_no_undo() is None) == (self.table.why_no_undo() is None)

    @rule()
    def write_and_read_the_position(self) -> None:
        game, state = self.table.game, self.table.state
        assert game.read_position(game.write_position(state)) == state

    def _play(self, index: int) -> None:
        before = value(self.table.state)
        events = self.table.play(self.table.legal_actions()[index])
        if any(event.reveals for event in events):
            self.before.clear()
        else:
            self.before.append(before)

    # What always holds

    @invariant()
    def nothing_is_lost(self) -> None:
        state = self.table.state
        board.conserve(state)  # type: ignore[arg-type]  # every table here is a board game

    @invariant()
    def somebody_can_act_until_the_end(self) -> None:
        assert bool(self.table.legal_actions()) != self.table.is_over

    @invariant()
    def undo_is_offered_just_when_nothing_was_revealed(self) -> None:
        assert (self.table.why_no_undo() is None) == bool(self.before)


QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large]


@pytest.mark.untraced
def test_whatever_people_try_the_table_stays_sound() -> None:
    """Any mix of legal moves, refused moves and moves taken back keeps every invariant."""
    run_state_machine_as_test(
        BoardMachine,
        settings=settings(
            max_examples=60,
            stateful_step_count=25,
            deadline=None,
            derandomize=True,
            suppress_health_check=QUIET,
        ),
    )


@pytest.mark.slow
def test_the_table_stays_sound_through_long_programs() -> None:
    """The same with many and longer programs."""
    run_state_machine_as_test(
        BoardMachine,
        settings=settings(
            max_examples=1500,
            stateful_step_count=60,
            deadline=None,
            suppress_health_check=QUIET,
        ),
    )
