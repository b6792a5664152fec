"""Whatever the library hands to a program can be pickled, copied and compared."""

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import gridwright
from gridwright.content.load import ContentError, load
from gridwright.core.draft import Draft
from gridwright.core.errors import (
    ALLOWED,
    GridwrightError,
    HiddenChanceError,
    IllegalActionError,
    InvalidNotationError,
    Message,
    SetupError,
    UndoError,
)
from gridwright.core.events import EventSink
from gridwright.core.game import SPECTATOR
from gridwright.core.notation import Form
from gridwright.core.offers import Quote
from gridwright.core.options import Option
from gridwright.core.phase import GAME_OVER
from gridwright.core.rng import Rng, StatedChanceError
from gridwright.games.registry import TITLES, Engine, open_game, title_named
from gridwright.tables import record
from gridwright.tables.record import RecordError
from gridwright.tables.table import Table, TableSpec, UnusedChanceError

WAYS: tuple[Callable[[Any], Any], ...] = (
    lambda value: pickle.loads(pickle.dumps(value)),  # noqa: S301 - our own
    copy.copy,
    copy.deepcopy,
)

GAMES: tuple[tuple[str, str, int, dict[str, str]], ...] = (
    ("recharged", "germany", 3, {}),
    ("recharged", "usa", 2, {"demolition": "on"}),
    ("classic", "germany", 4, {"hidden_money": "on"}),
    ("card", "", 3, {"fuel_cards": "chosen"}),
    ("card", "", 2, {}),
    ("outpost", "", 3, {}),
    ("outpost", "", 2, {}),
)
MOST_ACTIONS = 2_000
RARE = {  # by map or title: actions that these games may not come to
    "germany": ("region east", "start kiel", "trust kiel", "discard coal 1 oil 1"),
    "usa": ("region south", "start boise", "trust boise", "discard coal 1 oil 1"),
    "card": ("discard coal 1", "buy coal 1 at 1 return oil 1"),
    "outpost": (
        "area central",
        "syndicate amber",
        "station on 32",
        "plant on 32",
        "housing on 32",
        "slot 40b plant",
        "slot 40b housing",
        "robot",
    ),
}


def unpickled(value: Any) -> Any:  # noqa: ANN401
    return WAYS[0](value)


def check(value: object) -> None:
    """Let *value* come back equal, of the same class, by all ways."""
    for way in WAYS:
        twin = way(value)
        assert type(twin) is type(value)
        assert twin == value


def a_table() -> Table:
    table = gridwright.table("recharged", "germany", seats=3, seed=7)
    table.play("open 5 5")
    return table


def a_table_with_builders() -> Table:
    """Return a table of three in the first building phase."""
    table = gridwright.table(
        "recharged", "germany", seats=3, seed=5, regions="north, north_east, east"
    )
    while table.game.phase_of(table.state) != "building":
        texts = [table.game.write(action) for action in table.legal_actions()]
        table.play(next((text for text in texts if text in ("drop", "done")), texts[0]))
    return table


@pytest.mark.parametrize(("title", "board", "seats", "options"), GAMES)
def test_everything_in_a_whole_game(
    title: str, board: str, seats: int, options: dict[str, str]
) -> None:
    """Actions of every form that chance chooses, with all offers, events, positions and views."""
    table = Table(TableSpec(title, board, seats, options=options, seed=11), load())
    game, rng = table.game, Rng(5)
    seen: set[Form] = set()
    while not table.is_over and len(table.moves) < MOST_ACTIONS:
        actions = table.legal_actions()
        forms = {game.phrase(action).form for action in actions}
        if len(table.moves) % 10 == 0 or not forms <= seen:
            seen |= forms
            check(actions)
            check(table.offers())
            for seat in range(seats):
                check(game.standing(table.view(seat), seat))
            check((game.lot(table.state), game.limits(table.state), game.deck(table.state)))
            for position in (table.state, table.view(0), table.view(SPECTATOR)):
                check(position)
                twin = unpickled(position)
                assert game.hash_of(twin) == game.hash_of(position)
                assert game.snapshot(twin) == game.snapshot(position)
                assert getattr(twin, "books", ()) == getattr(position, "books", ())
        table.play(actions[rng.below(len(actions))])
        check(table.moves[-1])
    check(table)
    assert unpickled(table).events() == table.events()
    rest = [game.parse(text) for text in RARE[board or title]]
    check(rest)
    check([game.phrase(action) for action in rest])
    seen |= {game.phrase(action).form for action in rest}
    assert {form.text for form in game.forms if form not in seen} == set()


@pytest.mark.parametrize("title", [title.name for title in TITLES])
def test_a_game_equals_one_that_was_opened_alike(title: str) -> None:
    library = load()
    board = next(iter(title_named(title).maps(library)), "")
    game = open_game(library, title, board, 3, {})
    check(game)
    assert unpickled(game).spec == game.spec
    assert unpickled(game).forms == game.forms
    assert hash(unpickled(game)) == hash(game)
    assert open_game(library, title, board, 4, {}) != game
    assert open_game(library, title, board, 3, {}, 1) != game
    check(game.forms)
    check(game.event_kinds)
    check(title_named(title))
    assert title_named(title) is unpickled(title_named(title))


def test_options_are_part_of_a_game_however_they_are_spelled() -> None:
    library = load()
    game = open_game(library, "recharged", "germany", 3, {"demolition": "on"})
    assert game.spec.options == (("demolition", "on"),)
    assert game == open_game(library, "recharged", "germany", 3, {"demolition": "yes"})
    assert game != open_game(library, "recharged", "germany", 3, {"demolition": "off"})
    assert unpickled(game).spec.options == (("demolition", "on"),)


def test_first_rules_of_outpost_come_back() -> None:
    game = open_game(load(), "outpost", "", 3, {}, 1)
    assert unpickled(game).rules_version == 1
    state: Any = game.new(3, {})
    assert unpickled(state).setup.rules_version == 1


def test_content_of_ones_own_is_read_again(tmp_path: Path) -> None:
    packaged = Path(gridwright.__file__).parent / "data" / "maps" / "germany.toml"
    (tmp_path / "maps").mkdir()
    text = packaged.read_text("utf-8").replace('id = "germany"', 'id = "atlantis"')
    (tmp_path / "maps" / "atlantis.toml").write_text(text, "utf-8")
    library = load(tmp_path)
    table = Table(TableSpec("recharged", "atlantis", 3, seed=1), library)
    assert unpickled(library).own == str(tmp_path)
    check(table)
    check(table.state)
    assert unpickled(table.game).spec.own == str(tmp_path)
    assert unpickled(table.game) != open_game(load(), "recharged", "germany", 3, {})


def test_the_packaged_content_is_not_copied() -> None:
    assert unpickled(load()) is load()


def test_chance_that_is_stated_ahead_comes_back() -> None:
    state = a_table().state
    state.rng.stated = (("deck", (3, 1, 2)), ("draw", (7,)))
    assert unpickled(state).rng.stated == (("deck", (3, 1, 2)), ("draw", (7,)))
    check(state)
    check(Rng(12, is_hidden=True))
    check(Rng(12, is_bound=True))


def test_refusals_stay_the_same_objects() -> None:
    for way in WAYS:
        assert way(ALLOWED) is ALLOWED
        assert way(GAME_OVER) is GAME_OVER


def test_small_values() -> None:
    table = a_table()
    check(Message("no_money", {"money": 3, "of": Message("x")}, ("RC-2.13",)))
    check(table.spec)
    check(Quote(table.legal_actions()[0], (3, 4)))
    check(Option("a", "off", ("off", "on"), ()))
    check(Engine.CARD)
    check(table.offers()[0].decision)
    check(table.game.spec)
    check(table.game.vocabulary.places["PLANT"])
    sink = EventSink()
    sink.events.extend(table.events())
    assert unpickled(sink).events == table.events()


def error_of(call: Callable[[], object]) -> GridwrightError:
    with pytest.raises(GridwrightError) as caught:
        call()
    return caught.value


@pytest.mark.parametrize("way", WAYS)
def test_errors_keep_message_and_key(way: Callable[[Any], Any]) -> None:
    table = a_table()
    errors: dict[type[GridwrightError], GridwrightError] = {
        IllegalActionError: error_of(lambda: table.play("bid 60")),
        InvalidNotationError: error_of(lambda: table.play("dance")),
        UndoError: error_of(lambda: table.undo(2)),
        SetupError: error_of(lambda: gridwright.table("recharged", "germany", seats=9)),
        RecordError: error_of(lambda: gridwright.replay("nonsense")),
        HiddenChanceError: HiddenChanceError("deck"),
        UnusedChanceError: UnusedChanceError(4),
        ContentError: ContentError((Message("content_wrong", {"count": 2}),)),
    }
    for kind, error in errors.items():
        twin = way(error)
        assert type(twin) is kind
        assert twin.message == error.message
        assert twin.key == error.key
        assert twin.args == error.args
        assert str(twin) == str(error)
        assert twin == error
        assert hash(twin) == hash(error)
    assert way(errors[SetupError]).key == "seats"
    assert way(errors[RecordError]).line == 1
    assert way(errors[UnusedChanceError]).index == 4
    assert way(errors[ContentError]).problems == (Message("content_wrong", {"count": 2}),)
    out_of_turn = error_of(lambda: table.play("bid 6", 1))
    assert str(way(out_of_turn)) == str(out_of_turn)
    stated = way(StatedChanceError(2, "deck", (1, 2)))
    assert (stated.left, stated.key, stated.shuffled) == (2, "deck", (1, 2))


def test_a_draft_comes_back_with_its_actions() -> None:
    table = gridwright.table("recharged", "germany", seats=3, seed=7)
    draft = table.draft(0, "auction")
    assert draft.add(table.game.parse("open 5 5")) is None
    twin: Draft[Any] = unpickled(draft)
    assert twin.actions == draft.actions
    assert twin.is_complete
    assert (twin.seat, twin.phase) == (0, "auction")
    assert twin.take_out(0) == []
    assert not twin.is_complete


# Tables


def test_a_table_in_the_middle_of_a_game_goes_on_alike() -> None:
    table = gridwright.table("recharged", "germany", seats=3, seed=7, names=("Ann", "Bo", "Cy"))
    for _ in range(30):
        table.play(table.legal_actions()[0])
    twin = unpickled(table)
    assert twin == table
    assert twin.names == ("Ann", "Bo", "Cy")
    for _ in range(20):
        table.play(table.legal_actions()[0])
        assert twin != table
        twin.play(twin.legal_actions()[0])
        assert twin == table


def test_a_table_keeps_what_was_taken_back() -> None:
    table = a_table_with_builders()
    played = len(table.moves)
    table.play("build kiel")
    table.undo()
    table.play("build kiel")
    table.play("build luebeck")
    table.go_back(1, 2)
    table.play(table.legal_actions()[0])
    twin = unpickled(table)
    assert twin.log == table.log
    assert twin.version == played + 6
    assert record.write(twin) == record.write(table)


def test_a_table_that_comes_back_can_take_back() -> None:
    table = a_table_with_builders()
    table.play("build kiel")
    table.play("build luebeck")
    twin = unpickled(table)
    assert twin.undo() == table.undo()
    assert twin.undo() == table.undo()
    assert twin == table


def test_a_table_that_begins_with_a_position_comes_back() -> None:
    table = gridwright.position(a_table().position())
    table.play("bid 6")
    check(table)
    check(gridwright.position(a_table().position(0)))


def test_a_table_that_continues_by_newer_rules_keeps_its_notices() -> None:
    text = record.write(a_table()).replace("rules_version = 2", "rules_version = 1")
    table = gridwright.replay(text)
    assert [notice.id for notice in table.notices] == ["record_goes_on"]
    assert unpickled(table).notices == table.notices


def test_a_copy_of_a_table_goes_its_own_way() -> None:
    table = a_table_with_builders()
    table.play("build kiel")
    before, version = record.write(table), table.version
    twin = table.copy()
    assert twin == table
    twin.play("build luebeck")
    assert twin != table
    assert record.write(table) == before
    twin.undo()
    assert twin == table
    twin.undo()
    assert len(table.moves) - len(twin.moves) == 1
    assert (twin.version, table.version) == (version + 3, version)


def test_a_table_equals_nothing_else_and_has_no_hash() -> None:
    table = a_table()
    assert table != record.write(table)
    with pytest.raises(TypeError):
        hash(table)


# Processes


def best_bid(table: Table, state: Any, offers: list[Any]) -> tuple[Any, ...]:  # noqa: ANN401
    """Play on in another process."""
    events = table.play(table.legal_actions()[0])
    return table, state, offers, events


def test_values_pass_between_processes() -> None:
    table = a_table()
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        answer = pool.apply(best_bid, (table, table.view(0), table.offers()))
        with pytest.raises(IllegalActionError, match="You have 50"):
            pool.apply(Table.play, (table, "bid 60"))
    twin, view, offers, events = answer
    assert view == table.view(0)
    assert offers == table.offers()
    assert events == table.play(table.legal_actions()[0])
    assert twin == table
