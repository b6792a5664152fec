"""The commands `rules`, `show`, `titles` and `schema`, and `selfplay`."""

import json
from importlib.resources import files
from pathlib import Path

import pytest

from gridwright import words
from gridwright.cli.look_up import inline
from gridwright.content.rulebook import clauses
from gridwright.games.registry import TITLES
from gridwright.schemas import schema
from tests.cli.terminal import gridwright
from tests.content.own_files import packaged, place

TOKEN, TOKEN_RULING, UNKNOWN = "RC-2.40", "A10", "RC-2.99"


def flat(text: str) -> str:
    """Return *text* without its line breaks and indents."""
    return " ".join(text.split())


# Rules


def test_clauses_are_found_by_id_in_any_case() -> None:
    result = gridwright("rules", TOKEN.lower(), TOKEN_RULING)

    assert "the drawn plant is removed from the game." in flat(result.stdout)
    assert "Ruling: Per Phase 2" in flat(result.stdout)
    assert "**" not in result.stdout


def test_clauses_are_found_by_their_words() -> None:
    result = gridwright("rules", "lowest plant", "discount", "--all")

    assert "the discount token is put on the lowest plant" in flat(result.stdout)


def test_many_hits_are_cut_unless_all_are_wanted() -> None:
    few = gridwright("rules", "plant")
    everything = gridwright("rules", "plant", "--all")

    assert "more: add a word, or use --all." in few.stdout
    assert len(everything.stdout) > len(few.stdout)


@pytest.mark.parametrize(
    ("query", "hint"),
    [
        (("xyzzy",), "Try fewer words"),
        ((UNKNOWN,), f"There is no clause '{UNKNOWN}'. Some that exist: "),
        ((TOKEN, UNKNOWN), f"There is no clause '{UNKNOWN}'."),
    ],
)
def test_nothing_found_is_said_with_a_hint(query: tuple[str, ...], hint: str) -> None:
    result = gridwright("rules", *query)

    assert result.exit_code == 1
    assert result.stdout == ""
    assert hint in flat(result.stderr)


def test_without_a_query_the_contents_are_listed() -> None:
    result = gridwright("rules")

    assert result.exit_code == 0
    assert "RC-2 Phase 2" in result.stdout


def test_inline_markdown_is_shown_not_printed() -> None:
    text = inline("A **lower** *number* in `code`, 2 * 3 * 4")

    assert text.plain == "A lower number in code, 2 * 3 * 4"
    assert [span.style for span in text.spans] == ["bold", "italic", "cyan"]


def test_no_clause_is_left_with_bold_markers() -> None:
    assert [found.id for found in clauses().values() if "**" in inline(found.text).plain] == []


# Cards, maps and tables


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("plants",), "5 2 coal or oil 4 1 plug"),
        (("plants", "--title", "classic"), "50 nothing (ecological) 0 6 -"),
        (("maps",), "germany recharged 42 83"),
        (("map", "germany"), "hamburg Hamburg luebeck 6, kiel 8, schwerin 8"),
        (("map", "central_europe"), "source: one transcription, costs unconfirmed"),
        (("edition", "recharged"), "4 4 3 1 3 7 17"),
        (("edition", "classic"), "2 3 4 8 10 21"),
        (("refill",), "5 5 / 7 / 5 4 / 5 / 6 3 / 3 / 5 2 / 3 / 2"),
        (("refill", "--title", "classic"), "table 'Central Europe'"),
        (("payment",), "0 10 11 112"),
        (("payment",), "source: reconstructed"),
        (("plants",), "source: reconstructed"),
        (("demolition",), "3 8 4 reconstructed"),
        (("demolition",), "Demolition Contractor, Card Game card first to discard others source"),
        (("demolition",), "1 1 0 stated 2 2 1 reconstructed"),
        (("cards",), "5 2 coal or oil 4 1 plug"),
        (("cards", "--title", "card"), "source: reconstructed, set card-reconstructed-1"),
        (("cards", "--title", "card"), "Reconstructed cards (card-reconstructed-1), replaceable"),
        (("cards", "--title", "card"), "5c 2 gas or oil 4 6 small reconstructed"),
        (("cards", "--title", "card"), "7 3 gas or oil 6 8 small book"),
        (("cards", "--title", "card"), "coal 1 2 2 2 3 3 3 3 2 3 1 2 3 3 2"),
        (("plants", "--title", "card"), "12 3 coal 6 9 big book"),
        (("cards", "--title", "outpost"), "source: reconstructed, set outpost-reconstructed-1"),
        (("cards", "--title", "outpost"), "12 2 2 plug book"),
        (("cards", "--title", "outpost"), "25 4 5 socket partly"),
        (("cards", "--title", "outpost"), "5b 1 plug reconstructed"),
        (
            ("cards", "--title", "outpost"),
            "20b Eco Plants seasonal workers cost 3 less (OP-X.6)",
        ),
        (("cards", "--title", "outpost"), "The rulebook states the effects"),
        (("maps",), "outpost outpost 31 46 reconstructed, set"),
        (("map", "outpost"), "amber housing site basalt, ember, flint"),
        (("map", "outpost"), "7 of 5, 7 of 6"),
        (("board",), "West in play with 4 players (one of two) or more"),
        (("edition", "card"), "4 1 3 5 2-6, 4-6"),
        (("edition", "outpost"), "6 0 0 2 6 14"),
        (("labour",), "4 4 4 4 4 4 4 4 4 8"),
        (("labour",), "source: reconstructed"),
        (("payment", "--title", "outpost"), "6 73 17 142"),
        (("payment", "--title", "outpost"), "source: reconstructed"),
    ],
)
def test_printed_values_are_shown_with_their_source(
    arguments: tuple[str, ...], expected: str
) -> None:
    result = gridwright("show", *arguments)

    assert result.exit_code == 0
    assert expected in flat(result.stdout)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("map", "atlantis"), "There is no map 'atlantis' here. Choose from: central_europe"),
        (("map", "germany", "--title", "chess"), "There is no edition 'chess'."),
        (("map", "central_europe", "--title", "recharged"), "There is no map 'central_europe'"),
        (("edition", "chess"), "There is no title 'chess'. Choose from: recharged, classic, card"),
        (("plants", "--data", "nowhere"), "nowhere: no such directory"),
        (("cards", "--title", "chess"), "There is no title 'chess'."),
        (("map", "outpost", "--title", "classic"), "There is no map 'outpost' here."),
        (
            ("refill", "--title", "card"),
            "There is no edition 'card'.",
        ),
        (("payment", "--title", "card"), "The Card Game has no such table"),
    ],
)
def test_what_is_not_there_is_named(arguments: tuple[str, ...], message: str) -> None:
    result = gridwright("show", *arguments)

    assert result.exit_code == 2
    assert message in flat(result.stderr)


def test_contents_of_rules_are_listed_by_rulebook() -> None:
    result = gridwright("rules")

    assert "CG-S1 … CG-S" in result.stdout
    assert "OP-S1 … OP-S30" in result.stdout


def test_a_set_of_ones_own_takes_the_place_of_the_reconstructed_one(tmp_path: Path) -> None:
    packaged = files("gridwright").joinpath("data", "cardgame", "cards.toml")
    text = packaged.read_text(encoding="utf-8")
    text = text.replace('id = "card-reconstructed-1"', 'id = "my-cards"')
    (tmp_path / "cardgame").mkdir()
    file = tmp_path / "cardgame" / "cards.toml"
    file.write_text(text.replace('= "reconstructed"', '= "book"'), encoding="utf-8")

    shown = gridwright("show", "cards", "--title", "card", "--data", str(tmp_path)).stdout

    assert "source: book, set my-cards\n" in shown
    assert "Reconstructed" not in shown


def test_titles_are_listed_with_maps_seats_and_every_option() -> None:
    result = gridwright("titles", columns=200)

    assert result.stdout.count("Maps: none (played without --map)") == 2

    assert "Maps: germany, usa" in result.stdout
    assert "Seats: 2 to 6" in result.stdout
    for option in {option for title in TITLES for option in title.options}:
        assert option.name in result.stdout
        assert words.text(option.help) in result.stdout
        assert ", ".join(option.clauses) in result.stdout


# A game of bots


# Schemas


def test_the_schema_of_one_type_is_printed() -> None:
    result = gridwright("schema", "offer")

    assert json.loads(result.stdout) == schema("offer")
    assert result.stdout.startswith(
        '{\n  "$schema": "https://json-schema.org/draft/2020-12/schema"'
    )


def test_all_schemas_are_printed_together() -> None:
    assert json.loads(gridwright("schema").stdout) == schema()


def test_a_schema_that_is_not_there_is_named() -> None:
    result = gridwright("schema", "plants")

    assert result.exit_code == 2
    assert flat(result.stderr) == (
        "gridwright: There is no schema 'plants'."
        " Choose from: table, offer, message, event, board, card, outpost."
    )


def test_selfplay_prints_the_result_and_writes_a_record_that_holds(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"

    result = gridwright("selfplay", "--title", "classic", "--seed", "4", "--record", str(file))

    assert result.exit_code == 0
    assert "cities powered" in result.stdout
    assert "Seed 4:" in result.stdout
    assert ": ok, result " in gridwright("verify", str(file)).stdout


def test_titles_say_what_is_reconstructed() -> None:
    """CG-U1, OP-U1, CG-U5: cards and components; on the board only the Demolition amounts."""
    parts = gridwright("titles", columns=200).output.split("\n\n")

    blocks = dict(zip(("recharged", "classic", "card", "outpost"), parts, strict=False))
    assert {name: block.count("Reconstructed: ") for name, block in blocks.items()} == {
        "recharged": 1,
        "classic": 1,
        "card": 2,
        "outpost": 1,
    }
    assert "Reconstructed: what the Demolition Contractor pays" in blocks["classic"]
    assert "Reconstructed: the cards" in blocks["outpost"]


def test_titles_with_cards_as_printed_do_not_say_so(tmp_path: Path) -> None:
    for path in ("cardgame/cards.toml", "outpost/components.toml", "demolition.toml"):
        text = packaged(path).replace('"reconstructed"', '"book"')
        place(tmp_path, path, text.replace('source = "partly"', 'source = "book"'))

    output = gridwright("titles", "--data", str(tmp_path)).output

    assert "Reconstructed" not in output


@pytest.mark.parametrize(
    ("arguments", "marks"),
    [
        (("--title", "classic"), []),
        (("--title", "classic", "--option", "demolition=on"), ["demolition"]),
        (("--title", "card", "--option", "demolition=on"), ["cards", "demolition"]),
        (("--title", "outpost"), ["cards"]),
    ],
)
def test_selfplay_says_what_is_reconstructed(arguments: tuple[str, ...], marks: list[str]) -> None:
    common = ("selfplay", "--seats", "2", "--seed", "4")

    result = json.loads(gridwright(*common, *arguments, "--json").output)
    shown = gridwright(*common, *arguments, columns=200).output

    assert result["reconstructed"] == marks
    assert shown.count("Reconstructed: ") == len(marks)


def test_selfplay_is_the_same_for_the_same_seed() -> None:
    arguments = ("selfplay", "--seats", "2", "--map", "usa", "--seed", "9", "--json")

    result = json.loads(gridwright(*arguments).stdout)

    assert result == json.loads(gridwright(*arguments).stdout)
    assert (result["title"], result["map"], result["seats"]) == ("recharged", "usa", 2)
    assert sorted(result["ranking"]) in ([1, 2], [1, 1])


@pytest.mark.parametrize(
    ("arguments", "message", "status"),
    [
        (("--seats", "1"), "is for 2 to 6 players", 2),
        (("--option", "storage_when_empty"), "has no effect on Germany", 2),
        (("--record", "nowhere/game.txt"), "cannot be written", 1),
    ],
)
def test_selfplay_refuses_what_cannot_be(
    arguments: tuple[str, ...], message: str, status: int
) -> None:
    result = gridwright("selfplay", "--seed", "1", *arguments)

    assert result.exit_code == status
    assert message in flat(result.stderr)
