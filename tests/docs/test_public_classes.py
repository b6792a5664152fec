"""Every class that the library documents is pickled, copied and compared, here and elsewhere.

The classes are those of the modules that `scripts/make-api` lists, so a new one without a sample
fails here with its name.
"""

import copy
import inspect
import os
import pickle
import runpy
import subprocess
import sys
from collections.abc import Callable
from dataclasses import fields
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import gridwright
from gridwright.advice.advise import Suggestion
from gridwright.advice.analyse import Course, Judgement, Moment, RecordedGame, SeatAccuracy
from gridwright.bots.base import Bot
from gridwright.bots.random_bot import RandomBot
from gridwright.bots.roster import Entrant, NamedBot, entrant
from gridwright.content.load import ContentError
from gridwright.core.draft import Draft
from gridwright.core.errors import (
    ArgumentError,
    GridwrightError,
    HiddenChanceError,
    IllegalActionError,
    InvalidNotationError,
    Message,
    Refusal,
    SetupError,
    UndoError,
)
from gridwright.core.events import Event, EventKind, EventSink
from gridwright.core.game import Game
from gridwright.core.notation import Decision, Form, Name, Phrase, Vocabulary
from gridwright.core.offers import Offer, Part, Quote
from gridwright.core.options import GameSpec, Option, Options
from gridwright.core.phase import Automatic, Over, Phase, State
from gridwright.core.playout import Choices
from gridwright.core.rng import Rng, StatedChanceError, TracedRng
from gridwright.core.standing import DeckKnowledge, Limits, Lot, Outlook, Standing
from gridwright.games.registry import ByEngine, Engine, HasTitle, Title, TitleSummary, title_named
from gridwright.simulate.match import Match, Outcome, Result, Setting, Task, Worker
from gridwright.tables import record
from gridwright.tables.entries import Move, TableSpec, TakenBack, UnusedChanceError
from gridwright.tables.record import Line, Record, RecordError
from gridwright.tables.replay import RulesVersions, versions_of
from gridwright.tables.table import Table

ROOT = Path(__file__).parents[2]
PACKAGE = Path(gridwright.__file__).parent
TITLES = ("recharged", "classic", "card", "outpost")
DECISIONS = 120
NO_SAMPLE: dict[type, str] = {
    Automatic: "a phase",
    ByEngine: "a table of a layer's functions, made where it is declared",
    Bot: "a contract; its bots are samples of their own classes",
    HasTitle: "a protocol",
    Over: "a phase",
    Course: "the positions of a game; its records are the values",
    Match: "a game being played by bots; its task is the value, and plays it again",
    RecordedGame: "a record being judged; the record and the judgements are the values",
    Worker: "plays tasks; each process has its own",
    TracedRng: "lasts as long as one action; a state has the chance itself",
    Phase: "belongs to a game, which is pickled as what it was opened with",
}
RELOAD = """
import pickle, sys
values = pickle.load(sys.stdin.buffer)
pickle.dump(values, sys.stdout.buffer, 2)
"""

Samples = dict[type, list[Any]]


def public_classes() -> list[type]:
    """Return the classes that the listed modules define, and those they hand on to the page."""
    page = runpy.run_path(str(ROOT / "scripts" / "make-api"))
    classes: dict[type, None] = {}
    for modules in page["PARTS"].values():
        for name, members in modules.items():
            module = import_module(name)
            for member, value in vars(module).items():
                is_own = getattr(value, "__module__", "") == name and not member.startswith("_")
                if inspect.isclass(value) and (is_own or member in members):
                    classes[value] = None
    return list(classes)


def played(title: str) -> Table:
    """Return a table in the middle of a random game in which something was taken back."""
    table = gridwright.table(title, seats=3, seed=11, names=("Ana", "Bo", "Cy"))
    rng = Rng(5)
    while len(table.moves) < DECISIONS and not table.is_over:
        actions = table.legal_actions()
        table.play(actions[rng.below(len(actions))])
    table.go_back(len(table.moves) - 2, 0)
    return table


def error_of(call: Callable[[], object]) -> GridwrightError:
    with pytest.raises(GridwrightError) as error:
        call()
    return error.value


def numbered(kind: Any) -> Any:  # noqa: ANN401
    """Return an instance of the dataclass *kind* whose fields are numbers: any would do."""
    return kind(*range(len(fields(kind))))


@cache
def samples(title: str) -> Samples:
    """Return instances of all classes from a random game of *title*."""
    table = played(title)
    game, view = table.game, table.view(table.to_act)
    offers = table.offers()
    draft = table.draft()
    draft.add(next(offer.action for offer in offers if offer.is_legal))
    sink = EventSink()
    sink.events.extend(table.events())
    text = record.read(table.record())
    others = next(seat for seat in range(3) if seat != table.to_act)
    auction = gridwright.table(title, seats=3, seed=11)
    while game.lot(auction.state) is None:
        auction.play(auction.legal_actions()[0])
    setting = Setting(title, table.spec.board, 3)
    result = Worker(setting).play(Task(0, 1, ("random",) * 3))
    refused = [offer.refusal for offer in offers if offer.refusal is not None]
    return {
        Choices: [Choices(Rng(3))],
        Decision: [offer.decision for offer in offers],
        DeckKnowledge: [game.deck(view)],
        Draft: [draft, table.draft()],
        Engine: list(Engine),
        Entrant: [entrant("planner:eco@40"), entrant("random")],
        Event: table.events(),
        EventKind: list(game.event_kinds),
        EventSink: [sink],
        Form: list(game.forms),
        Game: [game],
        GameSpec: [game.spec],
        GridwrightError: [GridwrightError("game_over", {"phase": "x"}, ("RC-1",), key="seat")],
        ArgumentError: [error_of(lambda: table.say(5))],  # type: ignore[arg-type] # so it is raised
        ContentError: [ContentError((Message("content_wrong", {"count": 2}),))],
        Rng: [table.state.rng],
        StatedChanceError: [StatedChanceError(2, "deck", (1, 2))],
        HiddenChanceError: [HiddenChanceError("deck")],
        IllegalActionError: [error_of(lambda: table.play(table.legal_actions()[0], others))],
        InvalidNotationError: [error_of(lambda: table.play("dance"))],
        Judgement: [numbered(Judgement)],
        Limits: [game.limits(view)],
        Outlook: [game.outlook(view)],
        Line: text.lines,
        Lot: [game.lot(auction.state)],
        Message: [Message("no_money", {"money": 3, "of": Message("x")}, ("RC-2.13",)), *refused],
        Moment: [numbered(Moment)],
        Move: table.moves,
        Name: [name for names in game.vocabulary.places.values() for name in names],
        NamedBot: [gridwright.bot("steady", seed=1)],
        Offer: offers,
        Outcome: [result.outcome],
        Option: list(title_named(title).options),
        Options: [table.state.setup.options],  # type: ignore[attr-defined] # of every title
        Part: [part for offer in offers for part in offer.parts] or [Part("slot", 10)],
        Phrase: [offer.phrase for offer in offers],
        Quote: [Quote(offers[0].action, (3, 4))],
        RandomBot: [RandomBot(4)],
        Record: [text],
        RecordError: [error_of(lambda: gridwright.replay("nonsense"))],
        Refusal: [game.refusal(table.state, action) for action in table.legal_actions()],
        Result: [result],
        RulesVersions: [versions_of(text)],
        SeatAccuracy: [numbered(SeatAccuracy)],
        Setting: [setting],
        SetupError: [error_of(lambda: gridwright.table(title, seats=9))],
        Standing: [game.standing(view, seat) for seat in range(3)],
        Suggestion: [numbered(Suggestion)],
        State: [table.state, view, table.view(others)],
        Table: [table],
        TableSpec: [table.spec],
        TakenBack: [entry for entry in table.log if isinstance(entry, TakenBack)],
        Task: [result.task],
        Title: [title_named(title)],
        TitleSummary: list(gridwright.titles()),
        UnusedChanceError: [UnusedChanceError(4)],
        UndoError: [error_of(lambda: table.go_back(9_999, 0))],
        Vocabulary: [game.vocabulary],
    }


def comparable(value: Any) -> Any:  # noqa: ANN401
    """Return what tells *value* from others, for classes that are only equal to themselves."""
    match value:
        case EventSink():
            return value.events
        case Choices():
            return copy.deepcopy(value).below(10_000)
        case RandomBot() | NamedBot():
            table = played("card")
            return copy.copy(value).choose(table.game, table.view(table.to_act))
        case _:
            return value


def check(twins: list[Any], originals: list[Any]) -> None:
    for twin, original in zip(twins, originals, strict=True):
        assert type(twin) is type(original)
        assert comparable(twin) == comparable(original)


def test_every_public_class_has_a_sample_or_a_reason() -> None:
    known = {*samples("recharged"), *NO_SAMPLE}

    assert [kind.__qualname__ for kind in public_classes() if kind not in known] == []
    assert [kind.__qualname__ for kind in NO_SAMPLE if kind not in public_classes()] == []


@pytest.mark.parametrize("title", TITLES)
def test_every_public_class_comes_back_equal(title: str) -> None:
    for kind, values in samples(title).items():
        assert values, kind
        assert all(isinstance(value, kind) for value in values)
        check(pickle.loads(pickle.dumps(values, 2)), values)  # noqa: S301 - our own
        check(pickle.loads(pickle.dumps(values, pickle.HIGHEST_PROTOCOL)), values)  # noqa: S301
        check([copy.copy(value) for value in values], values)
        check(copy.deepcopy(values), values)


@pytest.mark.parametrize("title", TITLES)
def test_every_public_class_passes_through_another_process(title: str) -> None:
    values = list(samples(title).values())
    reloaded = subprocess.run(  # noqa: S603 - our own
        [sys.executable, "-c", RELOAD],
        input=pickle.dumps(values),
        stdout=subprocess.PIPE,
        check=True,
        env={**os.environ, "PYTHONPATH": str(PACKAGE.parent)},
    )

    for twins, originals in zip(pickle.loads(reloaded.stdout), values, strict=True):  # noqa: S301
        check(twins, originals)


def test_a_refusal_is_the_same_object_elsewhere() -> None:
    """A process that has not imported any title yet gets the one that its titles declare."""
    table = gridwright.table("recharged", "germany", seats=3, seed=7)
    reason = table.game.refusal(table.state, table.game.parse("build berlin"))
    script = (
        "import pickle, sys; reason = pickle.load(sys.stdin.buffer);"
        "from gridwright.core.phase import WRONG_PHASE; sys.exit(reason is not WRONG_PHASE)"
    )
    subprocess.run(  # noqa: S603 - our own
        [sys.executable, "-c", script],
        input=pickle.dumps(reason),
        check=True,
        env={**os.environ, "PYTHONPATH": str(PACKAGE.parent)},
    )


def test_the_state_of_a_draft_is_pickled_where_it_could_occur_in_a_game() -> None:
    """While the first plants are sold, somebody may be planning houses: no game comes to that."""
    table = gridwright.table("recharged", "germany", seats=3, seed=7)
    waiting = (table.to_act + 1) % 3
    selling, building = table.draft(waiting, "auction"), table.draft(waiting, "building")

    assert pickle.loads(pickle.dumps(selling.state)) == selling.state  # noqa: S301 - our own
    with pytest.raises(GridwrightError) as error:
        pickle.dumps(building.state)
    assert str(error.value) == (
        "This state is not a position in a game: it belongs to a draft."
        " Pickle the draft itself, or copy the state."
    )
    assert copy.deepcopy(building.state) == copy.copy(building.state) == building.state
    twin: Draft[Any] = pickle.loads(pickle.dumps(building))  # noqa: S301
    assert twin.state == building.state
