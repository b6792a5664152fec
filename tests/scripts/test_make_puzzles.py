"""`scripts/make-puzzles`: it goes on where it stopped, and packs what is there."""

import json
from dataclasses import replace
from pathlib import Path

from gridwright.puzzles.packaged import packaged
from gridwright.puzzles.puzzle import Puzzle
from tests.scripts.test_python_scripts import run


def test_a_run_looks_at_what_its_time_allows_and_goes_on_with_it(tmp_path: Path) -> None:
    """In a tenth of a second nobody looks at all turns of a game: it is not done."""
    small = ("--journals", tmp_path, "--title", "card", "--games", "1", "--seconds", "0.1")

    assert run("make-puzzles", *small) == ""

    assert "done" not in (tmp_path / "card.jsonl").read_text("utf-8")


def test_it_packs_at_most_as_many_auctions_as_other_turns(tmp_path: Path) -> None:
    """Each puzzle is packed once, whatever a journal repeats after it was interrupted."""
    building = next(each for each in packaged("recharged") if each.kind == "building")
    auctions = [each for each in packaged("recharged") if each.kind == "auction"][:3]
    lines = [each.as_line() for each in (building, *auctions, building)]
    journal = tmp_path / "recharged.jsonl"
    journal.write_text("\n".join([*lines, json.dumps({"done": 1})]) + "\n", "utf-8")
    out = tmp_path / "out"

    run("make-puzzles", "--journals", tmp_path, "--games", "0", "--out", out)

    packed = (out / "recharged.jsonl").read_text("utf-8").splitlines()
    puzzles = [Puzzle.from_line(line) for line in packed if not line.startswith("#")]
    assert [each.kind for each in puzzles].count("auction") == 1
    assert building in puzzles
    assert len(puzzles) == 2
    assert packed[0].startswith("# 2 puzzles (1 auction, 0 resources, 1 building")
    assert (out / "outpost.jsonl").read_text("utf-8").startswith("# 0 puzzles")
    assert replace(building, seed=1).id == building.id
