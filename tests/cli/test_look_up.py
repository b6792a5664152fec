"""The commands `rules`, `show` and `titles`, and `selfplay`."""

import json
from pathlib import Path

import pytest

from gridwright.cli.render import inline
from gridwright.content.rulebook import clauses
from gridwright.games.board.options import OPTIONS
from tests.cli.terminal import gridwright

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

    assert "more: add a word, or --all." in few.stdout
    assert len(everything.stdout) > len(few.stdout)


@pytest.mark.parametrize(
    ("query", "hint"),
    [
        (("xyzzy",), "Try fewer words"),
        ((UNKNOWN,), f"There is no clause '{UNKNOWN}'. There are, for example: "),
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
        (("plants", "--title", "classic"), "50 nothing (eco) 0 6 -"),
        (("maps",), "germany recharged 42 83"),
        (("map", "germany"), "hamburg Hamburg luebeck 6, kiel 8, schwerin 8"),
        (("map", "central_europe"), "source: one transcription, costs unconfirmed"),
        (("edition", "recharged"), "4 4 3 1 3 7 17"),
        (("edition", "classic"), "2 3 4 8 10 21"),
        (("refill",), "5 5 / 7 / 5 4 / 5 / 6 3 / 3 / 5 2 / 3 / 2"),
        (("refill", "--title", "classic"), "table 'central_europe'"),
        (("payment",), "0 10 11 112"),
        (("payment",), "source: reconstructed"),
        (("plants",), "source: reconstructed"),
        (("demolition",), "3 8 4 reconstructed"),
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
        (("map", "atlantis"), "There is no map 'atlantis' here. There are: central_europe"),
        (("map", "germany", "--title", "chess"), "There is no edition 'chess'."),
        (("map", "central_europe", "--title", "recharged"), "There is no map 'central_europe'"),
        (("edition", "chess"), "There is no edition 'chess'. There are: classic, recharged."),
        (("plants", "--data", "nowhere"), "nowhere: no such directory"),
    ],
)
def test_what_is_not_there_is_named(arguments: tuple[str, ...], message: str) -> None:
    result = gridwright("show", *arguments)

    assert result.exit_code == 2
    assert message in flat(result.stderr)


def test_titles_are_listed_with_maps_seats_and_every_option() -> None:
    result = gridwright("titles", columns=200)

    assert "Maps: germany, usa" in result.stdout
    assert "Seats: 2 to 6" in result.stdout
    for option in OPTIONS:
        assert option.name in result.stdout
        assert option.description in result.stdout
        assert ", ".join(option.clauses) in result.stdout


# A game of bots


def test_selfplay_prints_the_result_and_writes_a_record_that_holds(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"

    result = gridwright("selfplay", "--title", "classic", "--seed", "4", "--record", str(file))

    assert result.exit_code == 0
    assert "cities supplied" in result.stdout
    assert "Seed 4:" in result.stdout
    assert ": ok, result " in gridwright("verify", str(file)).stdout


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
        (("--option", "storage_when_empty"), "has no coal storage", 2),
        (("--record", "nowhere/game.txt"), "cannot be written", 1),
    ],
)
def test_selfplay_refuses_what_cannot_be(
    arguments: tuple[str, ...], message: str, status: int
) -> None:
    result = gridwright("selfplay", "--seed", "1", *arguments)

    assert result.exit_code == status
    assert message in flat(result.stderr)


def test_the_version_is_told() -> None:
    result = gridwright("--version")

    assert result.stdout.startswith("gridwright ")
    assert result.exit_code == 0
