"""Maps of one's own, made by following docs/howto/add-a-map.md to the letter."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gridwright.content.load import load
from gridwright.core.errors import SetupError
from gridwright.core.playout import playout
from gridwright.core.rng import Rng
from gridwright.games.board.game import BoardGame
from gridwright.games.registry import open_game
from tests.builders import a_state, on_sale, play
from tests.content.own_files import packaged, problems

ROOT = Path(__file__).parents[3]
HOWTO = (ROOT / "docs" / "howto" / "add-a-map.md").read_text("utf-8")
MAP, BLOCK, MODULE, ENTRY = re.findall(r"```(?:toml|python|text)\n(.*?)```", HOWTO, re.DOTALL)


def own_map(directory: Path, text: str = MAP) -> Path:
    """Put the map of the howto into *directory*."""
    (directory / "maps").mkdir()
    (directory / "maps" / "meridia.toml").write_text(text, encoding="utf-8")
    return directory


def meridia(directory: Path, title: str = "recharged", seats: int = 4, **options: str) -> BoardGame:
    game = open_game(load(directory), title, "meridia", seats, options)
    assert isinstance(game, BoardGame)
    return game


# Other numbers


@pytest.mark.untraced
@pytest.mark.parametrize("title", ["recharged", "classic"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_map_of_one_file_is_played_to_the_end(tmp_path: Path, title: str, seats: int) -> None:
    game = meridia(own_map(tmp_path), title, seats)

    for seed in range(3):
        state = game.new(seed, {})
        assert playout(game, state, Rng(seed)) > 50
        assert game.phase_of(state) == "over"
        assert max(game.scores(state)) > 0


def test_it_starts_and_refills_by_its_own_table(tmp_path: Path) -> None:
    """Four players in Step 1 get 5 coal, 3 oil, 2 garbage and 1 uranium."""
    game = meridia(own_map(tmp_path))
    assert game.new(1, {}).fuel.on_sale == [20, 15, 12, 4]
    state = a_state(game, market=(20, 21, 22, 23, 24, 25, 26, 27), order="ABCD")
    on_sale(state, coal=0, oil=0, garbage=0, uranium=0)

    play(game, state, *["pass"] * 4, *["done"] * 8, *["power none"] * 4)

    assert state.fuel.on_sale == [5, 3, 2, 1]


@pytest.mark.parametrize(
    ("refill", "garbage"), [("map", (2, 3, 4)), ("meridia", (2, 3, 4)), ("standard", (2, 3, 4))]
)
def test_its_table_can_be_chosen_by_name(
    tmp_path: Path, refill: str, garbage: tuple[int, int, int]
) -> None:
    game = meridia(own_map(tmp_path), refill=refill)

    assert game.setup.refill[2] == garbage
    assert game.setup.refill[0] == (5, 6, 4)
    assert game.setup.refill[1] == ((3, 4, 5) if refill == "standard" else (3, 4, 4))


SECOND = """
[fuel.second]
source = "made up"
refill = { 2 = %s, 3 = %s, 4 = %s, 5 = %s, 6 = %s }
""" % (("{ coal = [1, 1, 1], oil = [1, 1, 1], garbage = [1, 1, 1], uranium = [1, 1, 1] }",) * 5)


def test_a_second_table_is_for_the_refill_alone(tmp_path: Path) -> None:
    """The market starts by the first table of the map, whichever refills it."""
    game = meridia(own_map(tmp_path, MAP + SECOND), refill="second")

    assert game.setup.fuel_start == (20, 15, 12, 4)
    assert game.setup.refill == ((1, 1, 1),) * 4


def test_a_second_table_cannot_say_how_the_market_starts(tmp_path: Path) -> None:
    start = "start = { coal = 9, oil = 9, garbage = 9, uranium = 9 }\n"
    own_map(tmp_path, MAP + SECOND + start)

    assert problems(tmp_path) == ("maps/meridia.toml: fuel.second.start: content_unknown_key",)


def test_a_table_that_no_edition_uses_is_refused(tmp_path: Path) -> None:
    """Both editions have tables of their own here."""
    table = MAP[MAP.index("[fuel.meridia]") :]
    titles = ("recharged", "classic")
    own = [table.replace("[fuel.", f"[edition.{title}.fuel.") for title in titles]
    own_map(tmp_path, MAP + "".join(own))

    assert problems(tmp_path) == ("maps/meridia.toml: fuel.meridia: content_unknown_key",)


def test_its_editions_may_differ(tmp_path: Path) -> None:
    own_map(tmp_path)
    ends = [meridia(tmp_path, title) for title in ("recharged", "classic")]
    cities = [city.id for city in ends[0].setup.map.cities]
    fir, anchor = cities.index("fir"), cities.index("anchor")

    assert [game.setup.play_area(0b111111).direct[fir][anchor] for game in ends] == [8, 12]


def test_other_maps_are_as_they_were(tmp_path: Path) -> None:
    own_map(tmp_path)

    maps = load(tmp_path).board.maps

    assert {where: found for where, found in maps.items() if where[1] != "meridia"} == (
        load().board.maps
    )


# What the rules of a map cannot use


@pytest.mark.parametrize(
    ("path", "old", "new", "where"),
    [
        ("germany", 'rules = "germany_recharged"', 'rules = "plain"', ("phase_out", "")),
        ("germany", "plant = 39", "plant = 41", ("phase_out", "plant")),
        ("germany", "plant = 39", 'plant = "39"', ("phase_out", "plant")),
        ("germany", "plant = 39", "", ("phase_out", "plant")),
        ("germany", 'resource = "uranium"', 'resource = "gas"', ("phase_out", "resource")),
        ("germany", 'resource = "uranium"', "resource = 3", ("phase_out", "resource")),
        ("usa", "coal = 8", "gas = 8", ("storage", "gas")),
        ("usa", "coal = 8", "", ("storage", "")),
        ("usa", "coal = 8", "coal = 8\noil = 9", ("storage", "coal")),
        ("usa", "coal = 8", 'coal = "dear"', ("storage", "coal")),
    ],
)
def test_rules_say_what_they_cannot_use(
    tmp_path: Path, path: str, old: str, new: str, where: tuple[str, str]
) -> None:
    """The file can be loaded; the reason comes when a game is opened."""
    write_map(tmp_path, path, old, new)

    with pytest.raises(SetupError) as error:
        open_game(load(tmp_path), "recharged", path, 3, {})

    values = error.value.message.values
    assert error.value.key == "map"
    assert error.value.message.id == "map_fact"
    assert (values["board"], values["block"], values["entry"]) == (path, *where)


def test_rules_that_nobody_knows_are_named(tmp_path: Path) -> None:
    write_map(tmp_path, "germany", 'rules = "germany_recharged"', 'rules = "odd"')
    library = load(tmp_path)

    with pytest.raises(SetupError) as error:
        open_game(library, "recharged", "germany", 3, {})

    assert error.value.message.id == "map_rules_unknown"
    assert error.value.message.values == {
        "board": "germany",
        "rules": "odd",
        "known": ("plain", "germany_recharged", "usa_recharged", "central_europe"),
    }
    assert open_game(library, "classic", "germany", 3, {}).seats == 3


def write_map(directory: Path, name: str, old: str, new: str) -> None:
    """Put a packaged map with one change into *directory*."""
    text = packaged(f"maps/{name}.toml")
    assert old in text
    (directory / "maps").mkdir()
    path = directory / "maps" / f"{name}.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "entry"),
    [
        ('city = "wien"', 'city = "paris"', "city"),
        ('countries = ["CZ", "SK", "HU"]', "countries = 3", "countries"),
        ("amount = 1", "", "amount"),
    ],
)
def test_rules_are_read_also_where_the_table_does_not_play_by_them(
    tmp_path: Path, old: str, new: str, entry: str
) -> None:
    write_map(tmp_path, "central_europe", old, new)

    with pytest.raises(SetupError) as error:
        open_game(load(tmp_path), "classic", "central_europe", 3, {})

    assert error.value.message.values["entry"] == entry


# Rules and an action of its own

PROGRAM = """
from gridwright.content.load import load
from gridwright.core.events import EventSink
from gridwright.core.rng import Rng
from gridwright.games.registry import open_game

grants = 0
for seats in (2, 3, 5):
    game = open_game(load(), "recharged", "meridia", seats, {})
    state = game.new(seats, {})
    rng = Rng(seats)
    while game.to_act(state) >= 0:
        seat = state.to_act
        actions = game.lowest_bid_actions(state)
        offers = game.offers(game.view(state, seat), seat)
        offered = [text for offer in offers if offer.is_legal for text in offer.texts()]
        assert sorted(offered) == sorted([game.write(a) for a in game.legal_actions(state)])
        assert game.read_position(game.write_position(state)) == state
        action = actions[rng.below(len(actions))]
        if game.write(action) == "grant":
            grants += 1
            money = state.players[seat].money
            sink = EventSink()
            game.apply(state, action, sink)
            assert (sink.events[0].kind.id, sink.events[0].gain) == ("grant_taken", 15)
            assert sink.events[0].kind in game.event_kinds
            assert state.players[seat].money == money + 15
            assert game.explain(state, game.parse("grant")).id == "grant_taken"
            assert game.explain(state, game.parse("grant")).clauses == ("RC-4.16",)
        else:
            game.apply(state, action)
    assert game.phase_of(state) == "over"
    germany = open_game(load(), "recharged", "germany", seats, {})
    assert "grant" not in [form.text for form in germany.forms]
    assert "grant_taken" not in [kind.id for kind in germany.event_kinds]
print(grants)
"""


def test_a_map_with_rules_is_one_file_one_module_and_one_entry(tmp_path: Path) -> None:
    """The package is copied, the three things of the howto are added, and it is played."""
    package = tmp_path / "gridwright"
    shutil.copytree(ROOT / "src" / "gridwright", package, ignore=shutil.ignore_patterns("*.so"))
    text = MAP.replace('rules = "plain"', 'rules = "meridia"', 1)
    (package / "data" / "maps" / "meridia.toml").write_text(f"{text}\n{BLOCK}", encoding="utf-8")
    maps = package / "games" / "board" / "maps"
    (maps / "meridia.py").write_text(MODULE, encoding="utf-8")
    rules = "from gridwright.games.board.maps.rules"
    entry = f"from gridwright.games.board.maps.meridia import {ENTRY.strip().strip(',')}\n{rules}"
    known = (maps / "known.py").read_text("utf-8").replace(rules, entry)
    known = known.replace("    CentralEurope,\n", f"    CentralEurope,\n{ENTRY}")
    (maps / "known.py").write_text(known, encoding="utf-8")

    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", PROGRAM],
        env={"PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.stderr == ""
    assert int(done.stdout) >= 6
