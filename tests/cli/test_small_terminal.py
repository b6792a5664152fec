"""A terminal of 80 columns and 24 lines: what is needed for a decision is seen at a glance."""

import pytest
from rich.cells import cell_len

from gridwright.bots.random_bot import RandomBot
from gridwright.cli.offers import offers_table
from gridwright.cli.screen import height
from gridwright.cli.screens import screen_for
from gridwright.content.load import load
from gridwright.tables.table import Table, TableSpec
from tests.cli.terminal import gridwright

EVERY = 23  # actions between two looks
WIDTH, HEIGHT = 80, 24
TABLES = [
    TableSpec("recharged", "germany", 6, seed=11),
    TableSpec("recharged", "germany", 3, options={"regions": "draft"}, seed=11),
    TableSpec("recharged", "usa", 2, options={"starting_cities": "on"}, seed=11),
    TableSpec("classic", "central_europe", 5, seed=11),
    TableSpec("card", "", 6, seed=11),
    TableSpec("card", "", 2, seed=11),
    TableSpec("outpost", "", 6, seed=11),
    TableSpec("outpost", "", 2, seed=11),
]
SMALL = ("play", "--seed", "5", "--seats", "3", "--bots", "0")


@pytest.mark.parametrize("spec", TABLES, ids=lambda spec: f"{spec.title} {spec.seats}")
def test_picture_actions_and_prompt_fit_at_any_time(spec: TableSpec) -> None:
    table, bot = Table(spec, load()), RandomBot(9)
    looks = 0
    while not table.is_over:
        if len(table.moves) % EVERY == 0:
            screen = screen_for(table.to_act, table, frozenset(), WIDTH)
            screen.max_listed = 4
            offers = height(offers_table(screen), WIDTH)
            room = HEIGHT - offers - 3  # a blank line, who may type, the prompt
            assert height(screen.overview(room), WIDTH) <= room
            looks += 1
        table.play(bot.choose(table.game, table.view(table.to_act)))

    assert looks > 3


def test_a_decision_is_shown_on_a_small_screen() -> None:
    shown = gridwright(*SMALL, height=HEIGHT).stdout.splitlines()[1:-1]

    assert len(shown) <= HEIGHT
    assert max([cell_len(line) for line in shown]) <= WIDTH
    assert shown[-1] == "Clara> "


def test_the_market_loses_its_frames_before_anything_is_left_out() -> None:
    shown = gridwright("play", "--seed", "5", "--seats", "6", "--bots", "0", height=HEIGHT).stdout

    assert "╭" not in shown
    assert "on sale 4 2 coal → 1, from 1 5 2 coal/oil → 1" in shown
    assert "Resources  24 coal from 1, 18 oil from 3, 9 garbage from 6, 2 uranium from 14" in shown


def test_help_fits_and_begins_with_what_is_possible_now() -> None:
    shown = gridwright(*SMALL, lines=("?",), height=HEIGHT).stdout.split("Clara> ?\n")[1]
    lines = shown.splitlines()[:-2]

    assert len(lines) < HEIGHT
    assert lines[0].startswith("  open PLANT BID  start an auction")
    assert "build flensburg kiel" in " ".join(shown.split())


@pytest.mark.parametrize(
    ("title", "example"),
    [
        ("card", "buy 3 coal, b c 3, buy coal max; power all"),
        ("outpost", "station amber basalt; slot 12; hire; power all"),
        ("classic", "buy coal 2 oil 1; build flensburg kiel; power all"),
    ],
)
def test_the_examples_are_those_of_the_title(title: str, example: str) -> None:
    shown = gridwright("play", "--title", title, *SMALL[1:], lines=("?",)).stdout

    assert example in " ".join(shown.split())


def test_help_says_more_of_one_word() -> None:
    shown = gridwright(*SMALL, lines=("help build", "help near", "help xyz")).stdout

    assert "build CITY  build a house in a city (RC-4.1)" in shown
    assert "near CITY  show what is around a city" in shown
    assert "Can't do that: There is no help for 'xyz'." in shown
