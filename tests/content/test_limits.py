"""Data files from anywhere: what is too much is told at once, and nothing of it is tried."""

from pathlib import Path

import pytest

from gridwright.content.load import ContentError, load
from tests.content.own_files import packaged, place, problems, write

CLASSIC = "editions/classic.toml"
GERMANY = "maps/germany.toml"
CARDS = "cardgame/cards.toml"
DEMOLITION = "demolition.toml"


@pytest.mark.parametrize(
    ("path", "old", "new", "problem"),
    [
        (CLASSIC, "money = 50", "money = 10000", "money: content_between found=10000"),
        (
            CLASSIC,
            "money = 50",
            "money = 100000000000",
            "money: content_between found=100000000000",
        ),
        (
            GERMANY,
            '["flensburg", "kiel", 4]',
            '["flensburg", "kiel", 99999]',
            "connections[0][2]: content_between found=99999",
        ),
        (
            DEMOLITION,
            "first = 18, others = 10",
            "first = 180000, others = 10",
            "board_game.cards[5].first: content_between found=180000",
        ),
    ],
)
def test_a_number_without_a_limit_of_its_own_has_one(
    tmp_path: Path, path: str, old: str, new: str, problem: str
) -> None:
    write(tmp_path, path, (old, new))

    (found,) = problems(tmp_path)

    place_and_id, _, value = problem.rpartition(" ")
    assert found.startswith(f"{path}: {place_and_id} lowest=")
    assert found.endswith(f" highest=9999 {value}")


def test_the_highest_number_is_read(tmp_path: Path) -> None:
    write(tmp_path, CLASSIC, ("money = 50", "money = 9999"))

    assert load(tmp_path).board.editions["classic"].money == 9999


def test_things_that_are_counted_are_not_laid_out_without_end(tmp_path: Path) -> None:
    """Four prices with 5000 places each are 20000 places."""
    text = packaged(CLASSIC)
    start = text.index("[places]")
    row = next(line for line in text[start:].splitlines() if line.startswith("coal = {"))
    many = "coal = { 1 = 5000, 2 = 5000, 3 = 5000, 4 = 5000 }"
    place(tmp_path, CLASSIC, text.replace(row, many))

    found = problems(tmp_path)

    assert f"{CLASSIC}: places.coal: content_too_many most=9999 found=20000" in found


@pytest.mark.parametrize("key", ["12345", "9" * 6000])
def test_a_price_has_at_most_four_digits(tmp_path: Path, key: str) -> None:
    write(
        tmp_path,
        "outpost/components.toml",
        ("[connection_tokens]", f"[connection_tokens]\n{key} = 1"),
    )

    (found, *_) = problems(tmp_path)

    assert found == f"outpost/components.toml: connection_tokens.{key}: content_count_key"


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("0x" + "f" * 60_000, "0x" + "f" * 58 + "..."),
        ("[[1, 2], [3]]", "[...]"),
        ("[]", "[]"),
        ("{ a.b.c = 1 }", "{...}"),
        ("{}", "{}"),
        ('"' + "x" * 100 + '"', "'" + "x" * 59 + "..."),
        ("12.5", "12.5"),
    ],
)
def test_a_wrong_value_is_quoted_in_short(tmp_path: Path, value: str, shown: str) -> None:
    write(tmp_path, CLASSIC, ("money = 50", f"money = {value}"))

    (found,) = problems(tmp_path)

    assert found.endswith(f"found={shown}")


@pytest.mark.parametrize("many", ["[" + "1, " * 251 + "]", "[" + "1, " * 100_000 + "]"])
def test_a_list_has_a_limit(tmp_path: Path, many: str) -> None:
    write(tmp_path, CLASSIC, ("slots = [", f"slots = {many} # ["))

    (found,) = problems(tmp_path)

    assert found == f"{CLASSIC}: slots: content_too_many most=250 found={many.count('1')}"


def test_a_table_has_a_limit(tmp_path: Path) -> None:
    rows = "".join([f"key{index} = 1\n" for index in range(251)])
    text = packaged(CARDS)
    place(tmp_path, CARDS, text.replace("[set]\n", f"[set]\n{rows}", 1))

    found = problems(tmp_path)

    assert found[0].startswith(f"{CARDS}: set: content_too_many most=250 found=25")


def test_many_unknown_keys_are_told_once_each(tmp_path: Path) -> None:
    rows = "".join([f"key{index} = 1\n" for index in range(200)])
    place(tmp_path, DEMOLITION, rows + packaged(DEMOLITION))

    assert problems(tmp_path) == tuple(
        [f"{DEMOLITION}: key{index}: content_unknown_key" for index in range(200)]
    )


# Files


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("x" * 500_001, "content_too_large limit=500000"),
        ("a = " + "[" * 100_000, "content_too_deep"),
        ("a = " + "{a = " * 50_000, "content_too_deep"),
        ("a" + ".a" * 100_000 + " = 1", "content_long_key limit=20"),
        ("[" + "a . " * 100_000 + "a]", "content_long_key limit=20"),
        ('b = { "a"' + ".'a'" * 50_000 + " = 1 }", "content_long_key limit=20"),
    ],
    ids=["large", "lists", "tables", "key", "heading", "inner key"],
)
def test_a_file_that_is_too_much_is_told(tmp_path: Path, text: str, problem: str) -> None:
    place(tmp_path, DEMOLITION, text)

    assert problems(tmp_path) == (f"{DEMOLITION}: {problem}",)


def test_a_number_of_too_many_digits_is_told(tmp_path: Path) -> None:
    place(tmp_path, DEMOLITION, f"a = {'9' * 5000}")

    (found,) = problems(tmp_path)

    assert found.startswith(f"{DEMOLITION}: content_not_toml reason=")


def test_dots_in_a_text_are_no_key(tmp_path: Path) -> None:
    write(tmp_path, CLASSIC, ('name = "Power Grid"', f'name = "{"a.b, " * 30}"'))

    assert load(tmp_path).board.editions["classic"].name.startswith("a.b, a.b")


# Characters that steer a terminal


@pytest.mark.parametrize(
    "code", ["\\u001b[2J", "\\u009b2J", "\\u202e", "\\u2066", "\\r", "\\n", "\\u200f", "\\u0007"]
)
def test_a_text_that_would_steer_a_terminal_is_refused(tmp_path: Path, code: str) -> None:
    write(tmp_path, GERMANY, ('name = "Germany"', f'name = "Ger{code}many"'))

    with pytest.raises(ContentError) as caught:
        load(tmp_path)

    (problem,) = caught.value.problems
    assert problem.values["key"] == "name"
    assert str(caught.value).startswith(f"{GERMANY}: name: must be a single line without control")
    assert str(caught.value).isprintable()


def test_a_key_that_would_steer_a_terminal_is_refused(tmp_path: Path) -> None:
    """Some keys are shown: areas, tables of fuel."""
    place(tmp_path, DEMOLITION, '"\\u001b[2J" = 1\n' + packaged(DEMOLITION))

    with pytest.raises(ContentError) as caught:
        load(tmp_path)

    assert str(caught.value) == (
        f"{DEMOLITION}: must be a single line without control characters, not '\\x1b[2J'"
    )
