"""Actions as one line of text, and the mistakes that a line can contain."""

import pytest
from gridwright.games.board.notation import FORMS
from hypothesis import given
from hypothesis import strategies as st

from gridwright.core.action import Action
from gridwright.core.errors import InvalidNotationError
from gridwright.games.board.actions import (
    DONE,
    Build,
    Buy,
    BuyFromStorage,
    ChooseRegion,
    MarkCity,
    PlaceTrust,
    Remove,
)
from gridwright.parts.auction import DROP, PASS, Bid, Open
from gridwright.parts.fuel import Discard, Power
from tests.builders import a_game

GAME = a_game("recharged", "germany", 2)
CITIES = [city.id for city in GAME.setup.map.cities]
KIEL = CITIES.index("kiel")

LINES: list[tuple[str, Action]] = [
    ("region north_east", ChooseRegion(1)),
    ("trust kiel", PlaceTrust(KIEL)),
    ("start kiel", MarkCity(KIEL)),
    ("open 10 11", Open(10, 11)),
    ("open 3 0", Open(3, 0)),
    ("bid 12", Bid(12)),
    ("drop", DROP),
    ("pass", PASS),
    ("remove 4", Remove(4)),
    ("discard coal 1", Discard((1, 0, 0, 0))),
    ("discard coal 1 oil 2", Discard((1, 2, 0, 0))),
    ("buy coal 3", Buy(0, 3)),
    ("buy oil 1", Buy(1, 1)),
    ("buy garbage 6", Buy(2, 6)),
    ("buy uranium 2", Buy(3, 2)),
    ("buy storage 2", BuyFromStorage(2)),
    ("build kiel", Build(KIEL)),
    ("power none", Power((), (0, 0, 0, 0))),
    ("power 13", Power((13,), (0, 0, 0, 0))),
    ("power 13 18", Power((13, 18), (0, 0, 0, 0))),
    ("power 5 10 with coal 3 oil 1", Power((5, 10), (3, 1, 0, 0))),
    ("power 10 13 with oil 2 uranium 1", Power((10, 13), (0, 2, 0, 1))),
    ("done", DONE),
]


@pytest.mark.parametrize(("line", "action"), LINES, ids=[line for line, _ in LINES])
def test_a_line_is_read_and_written_the_same(line: str, action: Action) -> None:
    assert GAME.parse(line) == action
    assert GAME.write(action) == line


@pytest.mark.parametrize(
    ("loose", "strict"),
    [
        ("  OPEN   10\t11 ", "open 10 11"),
        ("Build KIEL", "build kiel"),
        ("open 010 011", "open 10 11"),
        ("power 10 5 with coal 3 oil 1", "power 5 10 with coal 3 oil 1"),
        ("power 5 with oil 1 coal 1", "power 5 with coal 1 oil 1"),
        ("power 13 with coal 0", "power 13"),
        ("discard oil 2 coal 1", "discard coal 1 oil 2"),
    ],
)
def test_spaces_capitals_and_order_do_not_matter(loose: str, strict: str) -> None:
    assert GAME.write(GAME.parse(loose)) == strict


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", "Nothing to read"),
        ("   ", "Nothing to read"),
        ("sell coal 3", "'sell' is not an action. Actions are: region NAME, trust CITY"),
        ("drop it", "'drop' is written 'drop'"),
        ("pass 1", "'pass' is written 'pass'"),
        ("done done", "'done' is written 'done'"),
        ("open", "'open' is written 'open PLANT BID'"),
        ("open 10", "'open' is written 'open PLANT BID'"),
        ("open 10 11 12", "'open' is written 'open PLANT BID'"),
        ("open ten 11", "'ten' is not a number"),
        ("open 10 -1", "'-1' is not a number"),
        ("open 10 1.5", "'1.5' is not a number"),
        ("open 10 1234567", "'1234567' is not a number"),
        ("open 10 ١٢", "'١٢' is not a number"),
        ("open 10 ²", "'²' is not a number"),
        ("bid", "'bid' is written 'bid AMOUNT'"),
        ("bid 1 2", "'bid' is written 'bid AMOUNT'"),
        ("remove", "'remove' is written 'remove PLANT'"),
        ("build", "'build' is written 'build CITY'"),
        ("build frankfurt main", "'build' is written 'build CITY'"),
        ("build paris", "Germany has no city 'paris'"),
        ("trust paris", "Germany has no city 'paris'"),
        ("start paris", "Germany has no city 'paris'"),
        ("region kiel", "Germany has no region 'kiel'. It has: north, north_east, west"),
        ("region", "'region' is written 'region NAME'"),
        ("buy coal", "'buy' is written 'buy FUEL AMOUNT' or 'buy storage AMOUNT'"),
        ("buy 3 coal", "'3' is not a fuel. Fuels are: coal, oil, garbage, uranium"),
        ("buy gas 3", "'gas' is not a fuel"),
        ("buy coal 0", "An amount is at least 1"),
        ("buy storage 0", "An amount is at least 1"),
        ("buy coal three", "'three' is not a number"),
        ("discard", "'discard' is written 'discard FUEL AMOUNT ...'"),
        ("discard coal", "'discard' is written 'discard FUEL AMOUNT ...'"),
        ("discard coal 1 coal 1", "'coal' is named twice"),
        ("discard coal 0 coal 1", "'coal' is named twice"),
        ("discard gas 1", "'gas' is not a fuel"),
        ("power", "'power' is written"),
        ("power with coal 1", "'power' is written"),
        ("power 5 with", "'power' is written"),
        ("power 5 with coal", "'power' is written"),
        ("power 5 with coal 1 coal 1", "'coal' is named twice"),
        ("power none 5", "'none' is not a number"),
        ("power five", "'five' is not a number"),
    ],
)
def test_a_line_that_is_no_action_says_what_is_wrong(line: str, words: str) -> None:
    with pytest.raises(InvalidNotationError) as error:
        GAME.parse(line)

    assert words in str(error.value)


def test_every_form_is_read() -> None:
    verbs = {form.split()[0] for form in FORMS}

    assert verbs == {line.split()[0] for line, _ in LINES}


amounts = st.tuples(*[st.integers(0, 24)] * 4)
numbers = st.integers(0, 999_999)
cities = st.integers(0, len(CITIES) - 1)
ANY_ACTION: st.SearchStrategy[Action] = st.one_of(
    st.sampled_from([DROP, PASS, DONE]),
    st.builds(Open, numbers, numbers),
    st.builds(Bid, numbers),
    st.builds(Remove, numbers),
    st.builds(Discard, amounts.filter(any)),
    st.builds(Buy, st.integers(0, 3), st.integers(1, 999_999)),
    st.builds(BuyFromStorage, st.integers(1, 999_999)),
    st.builds(Build, cities),
    st.builds(PlaceTrust, cities),
    st.builds(MarkCity, cities),
    st.builds(ChooseRegion, st.integers(0, 5)),
    st.builds(Power, st.lists(numbers, min_size=1).map(lambda it: tuple(sorted(it))), amounts),
)


@given(ANY_ACTION)
def test_whatever_is_written_is_read_back(action: Action) -> None:
    assert GAME.parse(GAME.write(action)) == action


@given(st.text())
def test_any_text_is_an_action_or_refused_with_a_sentence(text: str) -> None:
    try:
        action = GAME.parse(text)
    except InvalidNotationError as error:
        refusal = str(error)
    else:
        refusal = "."
        assert GAME.parse(GAME.write(action)) == action

    assert refusal.endswith(".")
