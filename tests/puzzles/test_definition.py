"""What a puzzle is, by hand-made chances, and how choices are told apart."""

import pytest

import gridwright
from gridwright.core.errors import Message
from gridwright.puzzles.making import Verdict, verdict
from gridwright.puzzles.puzzle import Choice, Puzzle, answer
from tests.builders import a_game

PUZZLES = [  # chances, and the indices of those that are right and wrong
    ((0.50, 0.40, 0.20), (0,), (1, 2)),
    ((0.20, 0.50, 0.40), (1,), (2, 0)),  # in whatever order
    ((0.99, 0.99, 0.77, 0.67, 0.66), (0, 1), (2, 3, 4)),  # two of five
    ((0.50, 0.47, 0.40, 0.30), (0, 1), (2, 3)),  # just three points, just half
    ((0.15, 0.05, 0.01), (0,), (1, 2)),  # just 5 % after the best wrong choice
]
OTHERS = [
    ((0.50, 0.40), "two choices are too few"),
    ((0.50, 0.41, 0.20), "nine points behind is neither right nor wrong"),
    ((0.50, 0.46, 0.20), "four points behind is neither right nor wrong"),
    ((0.50, 0.49, 0.30), "two of three are right"),
    ((0.50, 0.49, 0.48), "nothing is wrong"),
    ((0.14, 0.04, 0.01), "after the best wrong choice there is no hope"),
    ((0.995, 0.91, 0.2), "whatever one does, one wins"),
    ((), "nothing can be done"),
]


@pytest.mark.parametrize(("chances", "right", "wrong"), PUZZLES)
def test_a_puzzle_has_right_choices_and_clearly_worse_ones(
    chances: tuple[float, ...], right: tuple[int, ...], wrong: tuple[int, ...]
) -> None:
    assert verdict(chances) == Verdict(right, wrong)


@pytest.mark.parametrize("chances", [each for each, _ in OTHERS], ids=[why for _, why in OTHERS])
def test_anything_else_is_none(chances: tuple[float, ...]) -> None:
    assert verdict(chances) is None


def test_what_is_between_may_be_left_out_while_right_choices_stay_a_minority() -> None:
    """46 % is four points behind: left out, it still counts as one that is not wrong."""
    assert verdict((0.50, 0.46, 0.40, 0.20), may_leave_out=True) == Verdict((0,), (2, 3))
    assert verdict((0.50, 0.46, 0.45, 0.40, 0.20), may_leave_out=True) is None
    assert verdict((0.50, 0.46, 0.20), may_leave_out=True) is None  # two are left


def test_a_quick_look_lets_more_pass() -> None:
    assert verdict((0.50, 0.46, 0.415, 0.20)) is None
    assert verdict((0.50, 0.46, 0.415, 0.20), slack=0.02) == Verdict((0, 1), (2, 3))


# Choices


def a_puzzle(*plans: tuple[str, ...]) -> Puzzle:
    chances = [0.5, 0.3, 0.2, 0.1][: len(plans)]
    reason = Message(
        "advice.beside.cities",
        {"better": Message("advice.name.build", {"city": ("essen", "koeln")}), "this": 3},
    )
    return Puzzle(
        title="recharged",
        board="germany",
        seats=3,
        kind="building",
        round=2,
        seat=1,
        position="recharged germany 3 - round=2",
        choices=tuple([Choice(*pair) for pair in zip(plans, chances, strict=True)]),
        right=1,
        played=-1,
        tempting=2,
        reason=reason,
        bots=("casual", "steady", "steady"),
        seed=7,
        content="0123456789ab",
    )


def test_a_puzzle_is_a_line() -> None:
    puzzle = a_puzzle(("build essen", "build koeln"), (), ("build koeln",))

    again = Puzzle.from_line(puzzle.as_line())

    assert again == puzzle
    assert again.reason is not None
    assert isinstance(again.reason.values["better"], Message)
    assert "\n" not in puzzle.as_line()
    assert Puzzle.from_line(a_puzzle().as_line()).choices == ()


def test_the_id_comes_of_the_position_alone() -> None:
    assert a_puzzle().id == a_puzzle(("pass",), ()).id
    assert len(a_puzzle().id) == 10


def test_what_was_given_away_is_what_the_tempting_choice_is_behind() -> None:
    puzzle = a_puzzle((), ("build koeln",), ("build essen",))

    assert puzzle.loss == pytest.approx(0.5 - 0.2)
    assert puzzle.wrong == puzzle.choices[1:]


def test_choices_are_known_by_what_they_do() -> None:
    game = a_game()
    puzzle = a_puzzle(("build essen", "build koeln"), ("buy coal 3",), (), ("open 10 10",))

    def index(*lines: str) -> int:
        return puzzle.choice_of(game, tuple([game.parse(line) for line in lines]))

    assert index("build koeln", "build essen", "done") == 0
    assert index("buy coal 1", "buy coal 2", "done") == 1
    assert index("done") == 2
    assert index("open 10 14") == 3
    assert index("open 13 14") == -1
    assert index("build koeln", "done") == -1
    assert puzzle.is_auction(game)
    assert not a_puzzle(("build koeln",)).is_auction(game)


def test_a_plant_put_up_is_named_by_itself() -> None:
    table = gridwright.table("card", seats=3, seed=3)
    [first, *_] = [action for action in table.legal_actions() if "open" in table.game.write(action)]

    assert answer(table.game, (first,)) == table.game.phrase(first).target
