"""What `--help` says, and what is said about wrong arguments, in every language."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
import typer

from gridwright import words
from gridwright.bots.roster import names
from gridwright.cli.main import app
from gridwright.games.registry import TITLES
from tests.cli.programs import run_here
from tests.cli.terminal import gridwright
from tests.words.languages import TRANSLATED
from tests.words.pseudo import leaves, pseudo

LANGUAGES = words.languages()
ENGLISH = words.catalogue(words.ENGLISH)
PSEUDO = pseudo(ENGLISH)
WIDE = 500  # columns, in which no text is wrapped

Path = tuple[str, ...]  # of a command; that of the program itself is empty


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """Leave the language as it was."""
    with words.speaking(words.current()):
        yield


def tree(command: Any, path: Path = ()) -> dict[Path, Any]:  # noqa: ANN401 - Typer has no type
    """Return *command* and all below it."""
    commands = {path: command}
    for name, child in getattr(command, "commands", {}).items():
        commands |= tree(child, (*path, name))
    return commands


COMMANDS = tree(typer.main.get_command(app))
every_command = pytest.mark.parametrize(
    "path", COMMANDS, ids=[" ".join(path) or "gridwright" for path in COMMANDS]
)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def page(language: str, path: Path, columns: int = WIDE) -> str:
    """Return the help of a command."""
    result = gridwright("--language", language, *path, "--help", columns=columns)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


# Pages


@pytest.fixture
def _two_languages(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A language more would break lines elsewhere."""
    page.cache_clear()
    monkeypatch.setattr(words, "languages", lambda: ("de", "en"))
    yield
    page.cache_clear()


@pytest.mark.usefixtures("_two_languages")
def test_a_page_in_english() -> None:
    assert page("en", ("replay",), 80).splitlines() == [
        "Usage: gridwright replay [OPTIONS] RECORD",
        "",
        "Replay a record and show its last position.",
        "",
        "Arguments",
        "  RECORD  Record of a game.",
        "",
        "Options",
        *[
            line.ljust(80)
            for line in (
                "  --json               Print the position after every action, one JSON object",
                "                       per line.",
                "  --until NUMBER       Stop after this many actions.",
                "  --data DIR           Directory with data files that take precedence over the",
                "                       packaged ones (or set GRIDWRIGHT_DATA).",
                "  --language LANGUAGE  Language (de, en); defaults to the system's.",
                "  -h, --help           Show this help.",
            )
        ],
        "",
    ]


@pytest.mark.usefixtures("_two_languages")
def test_on_a_narrow_terminal_texts_stand_below_their_options() -> None:
    lines = [line.rstrip() for line in page("de", ("show", "edition"), 40).splitlines()]

    assert lines == [
        "Aufruf: gridwright show edition",
        "[OPTIONEN] TITEL",
        "",
        "Die Zahlen in den Regeln eines Titels",
        "zeigen.",
        "",
        "Argumente",
        "  TITEL  Titel: recharged, classic,",
        "         card, outpost.",
        "",
        "Optionen",
        "  --data ORDNER",
        "      Ordner mit Datendateien, die den",
        "      mitgelieferten vorgehen (oder",
        "      GRIDWRIGHT_DATA setzen).",
        "  --language SPRACHE",
        "      Sprache (de, en); Standard ist die",
        "      des Systems.",
        "  -h, --help",
        "      Diese Hilfe zeigen.",
        "",
    ]


@every_command
@every_language
def test_nothing_is_cut_or_torn_apart(language: str, path: Path) -> None:
    whole = page(language, path).split()

    for columns in (80, 40):
        text = page(language, path, columns)
        assert text.split() == whole
        assert max([len(line) for line in text.splitlines()]) <= columns


@every_command
@every_language
def test_values_are_words_and_no_types(language: str, path: Path) -> None:
    text = page(language, path)

    assert re.findall(r"[<>{}|]|list\[|usage\.", text) == []
    assert re.findall(r"\b(?:INTEGER|FLOAT|RANGE|PATH|bool|int|float|str|path)\b", text) == []


@every_command
@pytest.mark.parametrize("language", TRANSLATED)
def test_no_english_is_left(language: str, path: Path) -> None:
    own, text = words.catalogue(language).messages, page(language, path)
    phrases = {
        piece.words.strip()
        for key, entry in ENGLISH.messages.items()
        if key.startswith("usage.") and not key.startswith("usage.error.")
        for sentence in leaves(entry)
        if sentence.text not in {leaf.text for leaf in leaves(own[key])}
        for piece in sentence.pieces
    }
    english = [
        phrase
        for phrase in phrases
        if re.search("[A-Za-z]{2}", phrase)
        and re.search(rf"(?<![\w-]){re.escape(phrase)}(?![\w-])", text)
    ]

    assert english == []


@every_command
def test_all_words_come_from_the_catalogue(path: Path) -> None:
    """In a language of accented letters, only what is typed has none."""
    with words.speaking(PSEUDO):
        text = gridwright(*path, "--help", columns=WIDE).stdout
    parameters = COMMANDS[path].params
    defaults = [str(each.show_default) for each in parameters]
    defaults += [f"{each.default}".removesuffix(".0") for each in parameters]
    commands = [name for names in COMMANDS for name in names]
    known = [*words.languages(), *names(), *[title.name for title in TITLES], *commands]
    typed = ["gridwright", "GRIDWRIGHT_DATA", *known, *defaults]

    text = re.sub(r"(?<!\w)-{1,2}[a-z-]+", "", text)
    for word in sorted(typed, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(word)}(?!\w)", "", text)

    assert re.findall("[A-Za-z]+", text) == []


def identifiers(path: Path, parameter: Any) -> list[str]:  # noqa: ANN401 - Typer has no type
    """Return the ids that may explain a parameter, its own one first."""
    name = parameter.opts[0].strip("-").replace("-", "_")
    family = f"usage.{parameter.param_type_name}"
    return [".".join([family, *path, name]), f"{family}.{name}"]


def test_every_text_is_used_and_nothing_lacks_one() -> None:
    used = {"usage.option.help"}
    used |= {f"usage.note.{path}" for path in ("play", "serve", "bot", "club")}
    used |= {"usage.value.options", "usage.value.command"}
    for path, command in COMMANDS.items():
        used.add(f"usage.command.{'.'.join(path) or 'gridwright'}")
        for parameter in command.params:
            ids = identifiers(path, parameter)
            used.add(next((each for each in ids if each in ENGLISH.messages), ids[0]))
            if parameter.metavar is not None:
                used.add(f"usage.value.{parameter.metavar}")

    families = tuple(
        [f"usage.{name}." for name in ("command", "note", "option", "argument", "value")]
    )
    assert used == {key for key in ENGLISH.messages if key.startswith(families)}


def test_what_takes_a_value_says_which() -> None:
    parameters = [each for command in COMMANDS.values() for each in command.params]
    wordless = [
        each.opts
        for each in parameters
        if each.metavar is None and not getattr(each, "is_flag", False)
    ]

    assert wordless == []


@every_command
@every_language
def test_defaults_are_told(language: str, path: Path) -> None:
    lines = page(language, path).splitlines()
    for parameter in COMMANDS[path].params:
        stated = parameter.show_default
        default = stated if isinstance(stated, str) else parameter.default
        if default in (None, "") or isinstance(default, bool):
            continue
        explanation = next(line for line in lines if f" {parameter.opts[0]} " in line)
        assert re.search(rf"\b{re.escape(str(default).removesuffix('.0'))}\b", explanation)


# The language


@pytest.mark.parametrize(
    "arguments",
    [
        ("--language", "pl", "titles", "--help"),
        ("--language=pl", "titles", "--help"),
        ("titles", "--language", "pl", "--help"),
        ("titles", "--help", "--language", "pl"),
        ("titles", "--help", "--language=pl"),
        ("--language", "de", "titles", "--language", "pl", "--help"),
    ],
)
def test_the_language_stands_anywhere(arguments: tuple[str, ...]) -> None:
    assert gridwright(*arguments).stdout.startswith("Użycie: gridwright titles [OPCJE]\n")


def test_commands_take_the_language_too(capsys: pytest.CaptureFixture[str]) -> None:
    ended = run_here(capsys, "show", "maps", "--language", "pl")

    assert ended.status == 0
    assert words.current().language == "pl"


def test_behind_two_dashes_there_are_only_arguments(capsys: pytest.CaptureFixture[str]) -> None:
    ended = run_here(capsys, "rules", "--", "--language", "pl")

    assert ended.status == 1
    assert words.current().language == "en"


@pytest.mark.parametrize(
    ("system", "beginning"),
    [
        ("C.UTF-8", "Usage: gridwright "),
        ("pl_PL.UTF-8", "Użycie: gridwright "),
        ("de_AT.UTF-8", "Aufruf: gridwright "),
        ("es_ES.UTF-8", "Uso: gridwright "),
        ("cs_CZ.UTF-8", "Použití: gridwright "),
        ("tlh", "Usage: gridwright "),
    ],
)
@pytest.mark.parametrize("arguments", [("--help",), ()], ids=["asked for", "without arguments"])
def test_else_it_is_that_of_the_system(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    system: str,
    beginning: str,
    arguments: tuple[str, ...],
) -> None:
    monkeypatch.setenv("LC_ALL", system)

    ended = run_here(capsys, *arguments)

    assert ended.output.startswith(beginning)
    assert ended.errors == ""


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        (
            "gridwright --language pl sh",
            '"show":"Pokaż karty, mapy i tabele, wszystko ze..."',
        ),
        ("gridwright --language pl bench --sec", '"--seconds":"Jak długo mierzyć, w sekundach'),
        ("gridwright --language pl show ma", '"maps":"Wymień mapy."'),
    ],
)
def test_the_shell_completes_in_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, shown: str
) -> None:
    monkeypatch.setenv("_GRIDWRIGHT_COMPLETE", "complete_zsh")
    monkeypatch.setenv("_TYPER_COMPLETE_ARGS", typed)

    with pytest.raises(SystemExit):
        run_here(capsys)

    assert shown in capsys.readouterr().out


# Wrong arguments


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("play", "--luck"), "No such option: --luck. See: gridwright play --help"),
        (("play", "--seets", "3"), "No such option: --seets (did you mean --seats?). See: "),
        (("play", "-x"), "No such option: -x. "),
        (("fly",), "No such command 'fly'. See: gridwright --help"),
        (("show", "mpa"), "No such command 'mpa' (did you mean 'map'?). See: gridwright show --"),
        (("show", "--language", "en"), "Missing command. See: gridwright show --help"),
        (("replay",), "Missing argument RECORD. See: gridwright replay --help"),
        (("titles", "a"), "Unexpected argument: a. See: gridwright titles --help"),
        (("titles", "a", "b"), "Unexpected arguments: a b. "),
        (("titles", "--data"), "Option --data needs a value. See: gridwright titles --help"),
        (("play", "--no-save=1"), "Option --no-save takes no value. See: gridwright play --help"),
        (("selfplay", "--seats", "x"), "Invalid value for --seats: it must be a whole number. "),
        (("replay", "x", "--until", "-1"), "--until: it must be a whole number, at least 0. "),
        (("serve", "--port", "65536"), "--port: it must be a whole number from 0 to 65535. "),
        (("bench", "--seconds", "x"), "--seconds: it must be a number from 0 to 3600. "),
        (("analyse", "x", "--threshold", "-1"), "--threshold: it must be a number, at least 0. "),
    ],
)
def test_wrong_arguments_are_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], problem: str
) -> None:
    ended = run_here(capsys, *arguments)

    assert (ended.status, ended.output) == (2, "")
    assert ended.errors.startswith("gridwright: ")
    assert problem in ended.errors
    assert ended.errors.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "problems"),
    [
        ("pl", ("Nie ma opcji --luck.", "Brakuje argumentu ZAPIS.", "od 0 do 65535.")),
        ("de", ("Es gibt keine Option --luck.", "Argument PROTOKOLL fehlt.", "bis 65535 sein.")),
        ("es", ("No existe la opción --luck.", "Falta el argumento REGISTRO.", "de 0 a 65535.")),
        ("cs", ("Volba --luck neexistuje.", "Chybí argument ZÁPIS.", "od 0 do 65535.")),
    ],
)
def test_wrong_arguments_are_told_in_the_language(
    capsys: pytest.CaptureFixture[str], language: str, problems: tuple[str, ...]
) -> None:
    wrong = (("play", "--luck"), ("replay",), ("serve", "--port", "-1"))
    for arguments, problem in zip(wrong, problems, strict=True):
        ended = run_here(capsys, *arguments, "--language", language)

        assert ended.status == 2
        assert problem in ended.errors


def test_a_language_without_words_is_refused_after_the_command(
    capsys: pytest.CaptureFixture[str],
) -> None:
    ended = run_here(capsys, "titles", "--language", "tlh")

    assert (ended.status, ended.output) == (2, "")
    assert "'tlh'" in ended.errors
