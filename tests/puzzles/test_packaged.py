"""The puzzles that come along: right ones are right again, and nothing hidden is in them."""

from collections import Counter
from pathlib import Path

import pytest

from gridwright.advice.forecast import Adviser, Forecaster, Move
from gridwright.content.load import load
from gridwright.core.draft import Draft
from gridwright.core.notation import Decision
from gridwright.games.registry import SEATS, TITLES
from gridwright.puzzles.making import FEWEST, HIGH, JUDGE, LOW, RIGHT, WRONG, Candidate
from gridwright.puzzles.packaged import packaged, packaged_by_id
from gridwright.puzzles.puzzle import KINDS, Puzzle, whole_turn
from gridwright.tables.table import Table, table_at

ROOT = Path(__file__).parents[2]
ALL = [title.name for title in TITLES]
MIDDLE = (RIGHT + WRONG) / 2
ROUNDED = 0.0001
FEW_DEALS = 16
OTHER_SEED = 20261118


def table_of(puzzle: Puzzle) -> Table:
    return table_at(puzzle.position, load())


def plans_of(puzzle: Puzzle, table: Table) -> list[Move]:
    game, view = table.game, table.state
    return [Move(whole_turn(game, view, choice.plan)) for choice in puzzle.choices]


def chances_again(puzzle: Puzzle, deals: int) -> list[float]:
    """Return the chances of the choices on other deals than those it was made from."""
    table = table_of(puzzle)
    forecaster = Forecaster(table.game, OTHER_SEED)
    forecasts = forecaster.follow(table.view(puzzle.seat), plans_of(puzzle, table), deals)
    return [forecast.chances[puzzle.seat] for forecast in forecasts]


@pytest.mark.parametrize("title", ALL)
def test_each_is_a_puzzle_by_its_definition(title: str) -> None:
    for puzzle in packaged(title):
        chances = [choice.chance for choice in puzzle.choices]
        best = chances[0]
        assert puzzle.title == title
        assert chances == sorted(chances, reverse=True)
        assert len(chances) >= max(FEWEST, 2 * puzzle.right)
        assert best - chances[puzzle.right - 1] <= RIGHT + ROUNDED
        assert best - chances[puzzle.right] >= WRONG - ROUNDED
        assert LOW - ROUNDED <= chances[puzzle.right] <= HIGH + ROUNDED
        assert puzzle.right <= puzzle.tempting < len(chances)
        assert puzzle.played < len(chances)
        assert puzzle.kind in KINDS


@pytest.mark.parametrize("title", ALL)
def test_each_is_a_position_in_which_nothing_hidden_is_open(title: str) -> None:
    """What it says is what its seat knows, and no more: the view of the view is the same."""
    for puzzle in packaged(title):
        table = table_of(puzzle)
        assert table.to_act == puzzle.seat
        assert table.position() == puzzle.position
        assert table.position(puzzle.seat) == puzzle.position
        assert table.state.rng.is_hidden
        assert table.content == puzzle.content
        assert table.game.round_of(table.state) == puzzle.round


@pytest.mark.parametrize("title", ALL)
def test_each_choice_is_a_turn_that_a_person_can_play(title: str) -> None:
    for puzzle in packaged(title):
        table = table_of(puzzle)
        for move in plans_of(puzzle, table):
            draft = Draft(table.game, table.state, puzzle.seat)
            assert [draft.add(action) for action in move.plan] == [None] * len(move.plan)
            assert draft.is_complete


def test_there_are_puzzles_of_every_title_seats_and_most_kinds() -> None:
    every = list(packaged_by_id().values())

    assert len(every) == sum([len(packaged(title)) for title in ALL])
    assert len(every) >= 300
    assert {puzzle.title for puzzle in every} == set(ALL)
    assert {puzzle.seats for puzzle in every} == set(SEATS)
    kinds = Counter([puzzle.kind for puzzle in every])
    assert {"auction", "resources", "building", "end"} <= set(kinds)
    auctions = [puzzle for puzzle in every if puzzle.is_auction(table_of(puzzle).game)]
    assert 2 * len(auctions) <= len(every)


def test_the_decision_states_how_many_there_are_of_each_kind() -> None:
    text = (ROOT / "docs" / "decisions" / "0047-puzzles.md").read_text(encoding="utf-8")
    names = {"Recharged": "recharged", "classic": "classic", "Card Game": "card"}
    stated = {
        names.get(cells[0], "outpost"): [int(cell.replace("none", "0")) for cell in cells[1:]]
        for line in text.splitlines()
        if line.startswith("| ") and (cells := line.strip("| ").split(" | "))[1:]
        if cells[0] in {*names, "Outpost"}
    }
    kinds = ("auction", "resources", "building", "power", "end")
    counts = {title: Counter([puzzle.kind for puzzle in packaged(title)]) for title in ALL}

    assert stated == {title: [counts[title][kind] for kind in kinds] for title in ALL}


@pytest.mark.parametrize("title", ALL)
def test_the_clearest_is_clear_on_a_few_other_deals(title: str) -> None:
    puzzle = max(packaged(title), key=lambda each: each.choices[0].chance - each.wrong[0].chance)

    chances = chances_again(puzzle, FEW_DEALS)

    assert min(chances[: puzzle.right]) > max(chances[puzzle.right :])


@pytest.mark.slow
@pytest.mark.parametrize("identifier", list(packaged_by_id()))
def test_right_choices_are_found_again_from_another_seed(identifier: str) -> None:
    """Right and wrong lie apart: the middle between them divides them on other deals too."""
    puzzle = packaged_by_id()[identifier]

    chances = chances_again(puzzle, Adviser(JUDGE).deals)

    behind = [max(chances) - chance for chance in chances]
    assert [each < MIDDLE for each in behind] == [
        index < puzzle.right for index in range(len(chances))
    ]


def test_power_puzzles_are_never_about_running_everything() -> None:
    """Where every run with the highest income is right, nobody needs to think."""
    for puzzle in packaged_by_id().values():
        if puzzle.kind == "power":
            table = table_of(puzzle)
            runs = [each for each in table.offers() if each.phrase.decision is Decision.POWER]
            most = max([run.gain("income") for run in runs])
            right = {line for choice in puzzle.choices[: puzzle.right] for line in choice.plan}
            best = {run.text for run in runs if run.gain("income") == most}
            assert not best <= right or puzzle.played >= puzzle.right


def test_a_candidate_keeps_what_tempts_when_choices_fall_out() -> None:
    puzzle = packaged("recharged")[0]
    table = table_of(puzzle)
    plans = tuple([move.plan for move in plans_of(puzzle, table)])
    moment: object = None
    candidate = Candidate(table.game, moment, table.state, plans, 2, frozenset({0, 2}))  # type: ignore[arg-type]

    kept = candidate.only([2, 1])

    assert (kept.plans, kept.played, kept.tempting) == ((plans[2], plans[1]), 0, frozenset({0}))
