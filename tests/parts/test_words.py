import pytest

from gridwright.core.errors import InvalidNotationError
from gridwright.parts import words

FORMS = ("open PLANT BID", "power PLANT ... with FUEL AMOUNT ...", "power none", "done")
FUELS = ("coal", "oil", "garbage", "uranium")


def test_a_line_is_a_verb_and_its_words_in_any_case_and_spacing() -> None:
    assert words.split("  Open 10\t11 ") == ("open", ["10", "11"])
    assert words.split("done") == ("done", [])


@pytest.mark.parametrize("text", ["", "   ", "\t\n"])
def test_an_empty_line_is_no_action(text: str) -> None:
    with pytest.raises(InvalidNotationError) as caught:
        words.split(text)

    assert str(caught.value) == "Nothing to read: an action is expected."


def test_an_unknown_verb_is_answered_with_all_forms() -> None:
    error = words.unknown(FORMS, "opne")

    assert str(error) == (
        "'opne' is not an action. Actions are: open PLANT BID, "
        "power PLANT ... with FUEL AMOUNT ..., power none, done."
    )


@pytest.mark.parametrize(
    ("verb", "message"),
    [
        ("open", "'open' is written 'open PLANT BID'."),
        (
            "power",
            "'power' is written 'power PLANT ... with FUEL AMOUNT ...' or 'power none'.",
        ),
    ],
)
def test_a_verb_without_what_it_needs_is_answered_with_its_forms(verb: str, message: str) -> None:
    with pytest.raises(InvalidNotationError) as caught:
        words.expect(FORMS, verb, holds=False)

    assert str(caught.value) == message


def test_a_verb_with_what_it_needs_is_accepted() -> None:
    words.expect(FORMS, "open", holds=True)


@pytest.mark.parametrize(
    ("word", "value"), [("0", 0), ("7", 7), ("007", 7), ("42", 42), ("999999", 999999)]
)
def test_a_number_is_a_whole_one_of_up_to_six_digits(word: str, value: int) -> None:
    assert words.number(word) == value


@pytest.mark.parametrize("word", ["", "-1", "+1", "1.5", "1e3", "ten", "1000000", "²", "٣", "1_0"])
def test_nothing_else_is_a_number(word: str) -> None:
    with pytest.raises(InvalidNotationError) as caught:
        words.number(word)

    assert str(caught.value) == f"'{word}' is not a number."


def test_an_amount_is_at_least_1() -> None:
    assert words.amount("1") == 1
    assert words.amount("12") == 12
    with pytest.raises(InvalidNotationError) as caught:
        words.amount("0")

    assert str(caught.value) == "An amount is at least 1."


def test_a_resource_is_known_by_its_name() -> None:
    assert [words.resource(FUELS, name) for name in FUELS] == [0, 1, 2, 3]
    with pytest.raises(InvalidNotationError) as caught:
        words.resource(FUELS, "gas")

    assert str(caught.value) == "'gas' is not a fuel. Fuels are: coal, oil, garbage, uranium."


def test_fuel_is_read_in_pairs_in_any_order() -> None:
    assert words.fuel(FUELS, []) == (0, 0, 0, 0)
    assert words.fuel(FUELS, ["uranium", "1", "coal", "3"]) == (3, 0, 0, 1)
    assert words.fuel(FUELS, ["oil", "0"]) == (0, 0, 0, 0)


@pytest.mark.parametrize("pairs", [["coal", "1", "coal", "2"], ["coal", "0", "coal", "1"]])
def test_a_fuel_is_named_once(pairs: list[str]) -> None:
    with pytest.raises(InvalidNotationError) as caught:
        words.fuel(FUELS, pairs)

    assert str(caught.value) == "'coal' is named twice."


def test_fuel_is_written_in_the_order_of_the_resources_without_noughts() -> None:
    assert words.write_fuel(FUELS, (3, 0, 0, 1)) == "coal 3 uranium 1"
    assert words.write_fuel(FUELS, (0, 0, 0, 0)) == ""


def test_running_nothing_is_said_in_so_many_words() -> None:
    assert words.power(FORMS, FUELS, ["none"]) == ([], (0, 0, 0, 0))
    assert words.write_power([], FUELS, (0, 0, 0, 0)) == "power none"


@pytest.mark.parametrize(
    ("text", "plants", "burnt"),
    [
        ("13", ["13"], (0, 0, 0, 0)),
        ("5a 5b", ["5a", "5b"], (0, 0, 0, 0)),
        ("10 with coal 2", ["10"], (2, 0, 0, 0)),
        ("5 39 with oil 2 uranium 1", ["5", "39"], (0, 2, 0, 1)),
    ],
)
def test_plants_come_first_and_their_fuel_behind_with(
    text: str, plants: list[str], burnt: tuple[int, ...]
) -> None:
    assert words.power(FORMS, FUELS, text.split()) == (plants, burnt)
    assert words.write_power(plants, FUELS, burnt) == f"power {text}"


@pytest.mark.parametrize("text", ["", "with coal 1", "10 with", "10 with coal", "10 with coal 1 2"])
def test_plants_without_their_fuel_and_fuel_without_plants_are_not_understood(text: str) -> None:
    with pytest.raises(InvalidNotationError) as caught:
        words.power(FORMS, FUELS, text.split())

    assert str(caught.value) == (
        "'power' is written 'power PLANT ... with FUEL AMOUNT ...' or 'power none'."
    )
