"""A third edition of the board game is data and a few entries: every layer above takes it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[3] / "src" / "gridwright"

TITLE = 'Title("third", Engine.BOARD, 1, ("RC",), declared(BoardOptions, "third"), _open_board),'
ENTRIES = (  # the steps of docs/howto/add-a-title.md: in which file, behind what, which text
    ("content/load.py", '("classic", "recharged"', ', "third"'),
    ("games/board/table_rules.py", '"classic": classic,', '"third": Edition,'),
    ("games/board/clauses.py", '"classic": _CLASSIC', ', "third": _RECHARGED'),
    ("games/registry.py", "TITLES: tuple[Title, ...] = (", TITLE),
    ("data/maps/germany.toml", 'editions = ["classic", "recharged"', ', "third"'),
)

PROGRAM = """
import os
os.environ["DJANGO_SETTINGS_MODULE"] = "gridwright.web.settings"
import django

django.setup()
from django.core.management import call_command
from django.test import Client

import gridwright
from gridwright.bots.roster import entrant
from gridwright.content.load import load
from gridwright.draw.titles import draw_position
from gridwright.encoding.encoders import encoder_for
from gridwright.games.registry import open_game
from gridwright.simulate.match import Match

game = open_game(load(), "third", "germany", 2, {})
match = Match(game, [entrant("planner@2"), entrant("casual")], 5)
outcome = match.play(round_limit=2)
table = gridwright.table("third", "germany", seats=3, seed=7)
assert "<svg" in draw_position(table.game, table.game.snapshot(table.state))
assert encoder_for(table.game)
call_command("migrate", verbosity=0)
pages = [Client().get(page, HTTP_HOST="localhost") for page in ("/", "/new?title=third", "/rules")]
print(outcome.rounds, [page.status_code for page in pages])
"""


@pytest.mark.source
def test_a_third_edition_is_data_and_five_entries(tmp_path: Path) -> None:
    package = tmp_path / "gridwright"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("*.so"))
    for path, before, entry in ENTRIES:
        text = (package / path).read_text("utf-8")
        assert before in text, path
        (package / path).write_text(text.replace(before, f"{before}{entry}", 1), encoding="utf-8")
    editions, germany = package / "data" / "editions", package / "data" / "maps" / "germany.toml"
    shutil.copy(editions / "recharged.toml", editions / "third.toml")
    board = germany.read_text("utf-8")
    block = board[board.index("[edition.recharged]") :]
    with germany.open("a", encoding="utf-8") as file:
        file.write(block.replace("edition.recharged", "edition.third"))

    (tmp_path / "home").mkdir()
    process = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "PYTHONPATH": str(tmp_path), "GRIDWRIGHT_HOME": str(tmp_path / "home")},
        capture_output=True,
        text=True,
        check=False,
    )

    assert process.stdout == "3 [200, 200, 200]\n", process.stderr
