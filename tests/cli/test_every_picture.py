"""Every picture of every title, drawn all through a game, and the actions that stand below it."""

from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from gridwright.bots.random_bot import RandomBot
from gridwright.cli.offers import lines, offers_table
from gridwright.cli.screen import Screen
from gridwright.cli.screens import screen_for
from gridwright.content.load import load
from gridwright.core.game import SPECTATOR
from gridwright.tables.shorthand import notation, ranked
from gridwright.tables.table import Table, TableSpec

EVERY = 90  # actions between two looks
WIDTH = 80
TABLES = [
    TableSpec("recharged", "germany", 2, options={"regions": "draft", "demolition": "on"}, seed=11),
    TableSpec("recharged", "usa", 3, options={"hidden_money": "on"}, seed=11),
    TableSpec("recharged", "germany", 4, options={"starting_cities": "on"}, seed=11),
    TableSpec("classic", "central_europe", 3, seed=11),
    TableSpec("card", "", 2, options={"singles": "limited"}, seed=11),
    TableSpec("outpost", "", 2, seed=11),
    TableSpec("outpost", "", 4, seed=11),
]


def drawn(screen: Screen) -> list[str]:
    """Return all that can be shown of *screen*, line by line."""
    console = Console(file=StringIO(), width=WIDTH)
    pictures = [screen.board(), screen.map(), screen.market()]
    if screen.to_act >= 0:
        pictures += [screen.overview(), screen.brief(), offers_table(screen)]
    with console.capture() as capture:
        console.print(*pictures, sep="\n")
    return capture.get().splitlines()


@pytest.mark.parametrize("spec", TABLES, ids=lambda spec: f"{spec.title} {spec.seats}")
def test_everything_can_be_drawn_at_any_time(spec: TableSpec) -> None:
    table, bot = Table(spec, load()), RandomBot(9)
    while not table.is_over:
        if len(table.moves) % EVERY == 0:
            screen = screen_for(table.to_act, table, frozenset({0}), WIDTH)
            shown = [*drawn(screen), *drawn(screen_for(SPECTATOR, table, frozenset(), WIDTH))]
            assert [line for line in shown if cell_len(line) > WIDTH] == []
            assert lines(screen)
            assert {text for offer in ranked(screen) for text in offer.texts()} == {
                table.game.write(action) for action in table.legal_actions()
            }
            written = [offer.text for offer in ranked(screen)]
            assert [notation(text, screen) for text in written] == written
        table.play(bot.choose(table.game, table.view(table.to_act)))

    assert drawn(screen_for(SPECTATOR, table, frozenset(), WIDTH))
