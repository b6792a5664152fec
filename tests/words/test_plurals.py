import pytest

from gridwright.words.plurals import category, needed


@pytest.mark.parametrize(
    ("language", "numbers", "expected"),
    [
        ("en", (1,), "one"),
        ("en", (0, 2, 5, 11, 21), "other"),
        ("de", (1,), "one"),
        ("de", (0, 2, 21), "other"),
        ("es", (1,), "one"),
        ("es", (0, 2, 21, 100), "other"),
        ("es", (1_000_000, 3_000_000), "many"),
        ("pl", (1,), "one"),
        ("pl", (2, 3, 4, 22, 23, 34, 102, 1002), "few"),
        ("pl", (0, 5, 11, 12, 13, 14, 20, 21, 31, 101, 112, 113), "many"),
        ("cs", (1,), "one"),
        ("cs", (2, 3, 4), "few"),
        ("cs", (0, 5, 12, 21, 22, 102), "other"),
        ("xx", (1,), "one"),
        ("xx", (0, 2), "other"),
    ],
)
def test_a_number_chooses_its_category(
    language: str, numbers: tuple[int, ...], expected: str
) -> None:
    assert {category(language, number) for number in numbers} == {expected}


def test_debts_are_counted_like_money() -> None:
    assert category("pl", -3) == "few"


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ("one", "other")),
        ("pl", ("one", "few", "many")),
        ("cs", ("one", "few", "other")),
    ],
)
def test_a_language_needs_the_forms_of_small_numbers(
    language: str, expected: tuple[str, ...]
) -> None:
    assert needed(language) == expected
