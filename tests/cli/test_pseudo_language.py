"""Every command in a language that nobody speaks: what stays English is typed or printed so."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gridwright import schemas, words
from gridwright.bots import roster
from gridwright.bots.names import NAMES
from gridwright.content.load import load
from gridwright.games.registry import TITLES
from gridwright.tables.table import Table, TableSpec
from tests.cli.terminal import gridwright
from tests.words.pseudo import pseudo

PSEUDO = pseudo(words.catalogue("en"))
WORD = re.compile(r"[^\W\d_]+")
SOURCES = [re.escape(city_map.source) for city_map in load().board.maps.values()]
QUOTED = re.compile("|".join(["^śóúŕćé: .*", r"\b[0-9a-f]{12,}\b", *SOURCES]))
PROGRAM = ("gridwright", "option", "data", "title", "map", "card", "reconstructed")
WRONG = ("atlantis", "none.txt", "colour", "nothing")
PLAYERS = ("Ana", "Bruno", "Clara", "Dora", "Emil", "Fanny", *NAMES)
SEATED = ("--seats", "3", "--seed", "3", "--no-save")
LOOK = ("?", "board", "map", "market", "players", "payment", "actions", "auto off", "undo", "fly")


@pytest.fixture(autouse=True)
def _pseudo(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(words, "catalogue", lambda _: PSEUDO)
    with words.speaking(PSEUDO):
        yield


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("pseudo") / "game.txt"
    game = ("selfplay", "--title", "card", "--seats", "2", "--seed", "3", "--level", "random")
    assert gridwright(*game, "--record", str(path)).exit_code == 0
    return path


def typed_and_printed() -> set[str]:
    """Return what no language changes: names, and the words of notation, options and commands."""
    content = load()
    texts = [*PROGRAM, *PLAYERS, *WRONG, *LOOK, "quit", *roster.names(), *schemas.TYPES]
    for title in TITLES:
        texts += [title.name, *title.maps(content)]
        for option in title.options:
            texts += [option.name, *option.choices, option.default]
        board = next(iter(title.maps(content)), "")
        game = Table(TableSpec(title.name, board, 2, seed=1), content).game
        for form in game.forms:
            texts += [*form.words, form.text]
        for places in game.vocabulary.places.values():
            texts += [text for place in places for text in (place.word, place.printed)]
    for city_map in content.board.maps.values():
        texts += [text for city in city_map.cities for text in (city.id, city.name)]
        texts += [region.id for region in city_map.regions]
    texts += content.outpost.areas
    return {word.casefold() for text in texts for word in WORD.findall(text)}


ALLOWED = typed_and_printed()


def english(output: str) -> set[str]:
    """Return the lines of *output* with a word that only English has."""
    return {
        line
        for line in output.splitlines()
        for word in WORD.findall(QUOTED.sub("", line.strip()))
        if re.fullmatch("[A-Za-z]{3,}", word) and not is_allowed(word)
    }


def is_allowed(word: str) -> bool:
    """Whether *word* may be shown; the names of cities are cut where a column is too narrow."""
    return any(name.startswith(word.casefold()) for name in ALLOWED)


@pytest.mark.parametrize("title", [title.name for title in TITLES])
def test_no_screen_of_a_game_has_words_of_its_own(title: str) -> None:
    result = gridwright("play", "--title", title, *SEATED, lines=(*LOOK, "quit"), columns=200)

    assert result.exit_code == 0
    assert english(result.output) == set()


@pytest.mark.parametrize("title", [title.name for title in TITLES])
def test_no_account_of_a_game_has_words_of_its_own(title: str) -> None:
    game = ("--title", title, "--seats", "2", "--seed", "3", "--level", "random")
    result = gridwright("selfplay", *game, columns=200)

    assert result.exit_code == 0
    assert english(result.output) == set()


@pytest.mark.parametrize(
    "arguments",
    [
        ("titles",),
        ("show", "maps"),
        ("show", "map", "usa"),
        ("show", "map", "outpost"),
        *[("show", "cards", "--title", title.name) for title in TITLES],
        *[("show", "edition", title.name) for title in TITLES],
        ("show", "refill"),
        ("show", "payment"),
        ("show", "labour"),
        ("show", "demolition"),
        ("arena", "--bots", "random,novice", "--games", "2", "--title", "card", "--seats", "2"),
        ("simulate", "--games", "2", "--title", "card", "--seats", "2", "--bots", "random"),
        ("bench", "--seconds", "0.01"),
        ("show", "map", "atlantis"),
        ("replay", "none.txt"),
        ("play", "--option", "colour=red"),
        ("advise", "--level", "novice"),
        ("schema", "nothing"),
    ],
    ids=" ".join,
)
def test_no_command_has_words_of_its_own(arguments: tuple[str, ...]) -> None:
    result = gridwright(*arguments, columns=200)

    assert english(result.output) == set()


@pytest.mark.parametrize(
    "command",
    [("replay",), ("verify",), ("advise", "--at", "9", "--level", "planner@2")],
    ids=" ".join,
)
def test_nothing_said_of_a_record_has_words_of_its_own(
    command: tuple[str, ...], record: Path
) -> None:
    result = gridwright(command[0], str(record), *command[1:], columns=200)

    assert result.exit_code == 0
    assert english(result.output.replace(str(record), "")) == set()
