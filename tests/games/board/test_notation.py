"""Actions as one line of text, and the mistakes that a line can contain."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gridwright.core.action import Action
from gridwright.core.errors import InvalidNotationError
from gridwright.games.board.actions import Build, Buy, ChooseRegion, MarkCity, PlaceTrust
from gridwright.games.board.maps.usa import BuyFromStorage
from gridwright.parts.auction import DROP, PASS, Bid, Open
from gridwright.parts.fuel import Discard, Power
from gridwright.phases.plant_auction import Remove, RemoveLeaving
from gridwright.phases.turns import DONE
from tests.builders import a_game

GAME = a_game("recharged", "usa", 2)
PLANTS = [*range(3, 41), 42, 44, 46, 50]
CITIES = [city.id for city in GAME.setup.map.cities]
BOISE = CITIES.index("boise")

LINES: list[tuple[str, Action]] = [
    ("region south_west", ChooseRegion(1)),
    ("trust boise", PlaceTrust(BOISE)),
    ("start boise", MarkCity(BOISE)),
    ("open 10 11", Open(10, 11)),
    ("open 3 0", Open(3, 0)),
    ("bid 12", Bid(12)),
    ("drop", DROP),
    ("pass", PASS),
    ("remove 4", Remove(4)),
    ("remove 4 leaving coal 2", RemoveLeaving(4, (2, 0, 0, 0))),
    ("remove 5 leaving coal 1 oil 3", RemoveLeaving(5, (1, 3, 0, 0))),
    ("discard coal 1", Discard((1, 0, 0, 0))),
    ("discard coal 1 oil 2", Discard((1, 2, 0, 0))),
    ("buy coal 3", Buy(0, 3)),
    ("buy oil 1", Buy(1, 1)),
    ("buy garbage 6", Buy(2, 6)),
    ("buy uranium 2", Buy(3, 2)),
    ("buy storage 2", BuyFromStorage(2)),
    ("build boise", Build(BOISE)),
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
        ("Build BOISE", "build boise"),
        ("remove 5 leaving oil 3 coal 1", "remove 5 leaving coal 1 oil 3"),
        ("remove 5 leaving coal 0", "remove 5"),
        ("open 10 011", "open 10 11"),
        ("power 10 5 with coal 3 oil 1", "power 5 10 with coal 3 oil 1"),
        ("power 5 with oil 1 coal 1", "power 5 with coal 1 oil 1"),
        ("power 13 with coal 0", "power 13"),
        ("discard oil 2 coal 1", "discard coal 1 oil 2"),
    ],
)
def test_spaces_capitals_and_order_do_not_matter(loose: str, strict: str) -> None:
    assert GAME.write(GAME.parse(loose)) == strict


PLACES = {  # by id of the message: what the line has in a place, and lines
    "notation_empty": ["", "   "],
    "notation_verb": ["sell coal 3"],
    "notation_form": [
        *["drop it", "pass 1", "done done", "open", "open 10", "open 10 11 12", "bid", "bid 1 2"],
        *["remove", "build", "build salt lake", "region", "buy coal", "discard", "discard coal"],
        *["power", "power with coal 1", "power 5 with", "power 5 with coal", "power none 5"],
    ],
    "notation_unknown": [
        *["open ten 11", "open 41 41", "build paris", "trust paris", "start paris"],
        *["region boise", "buy 3 3", "buy gas 3", "discard gas 1", "power five", "remove 2"],
    ],
    "notation_number": [
        *["open 10 -1", "open 10 1.5", "open 10 1234567", "open 10 ١٢", "open 10 ²"],
        *["buy coal three", "bid x"],
    ],
    "notation_amount": ["buy coal 0", "buy storage 0"],
    "notation_twice": [
        *["discard coal 1 coal 1", "discard coal 0 coal 1", "power 5 with coal 1 coal 1"]
    ],
}


@pytest.mark.parametrize(
    ("line", "message"),
    [(line, message) for message, lines in PLACES.items() for line in lines],
)
def test_a_line_that_is_no_action_says_what_is_wrong(line: str, message: str) -> None:
    with pytest.raises(InvalidNotationError) as error:
        GAME.parse(line)

    assert error.value.message.id == message


def test_a_wrong_name_is_answered_with_those_that_there_are() -> None:
    with pytest.raises(InvalidNotationError) as error:
        GAME.parse("buy gas 3")

    assert error.value.message.values == {
        "place": "FUEL",
        "word": "gas",
        "words": ("coal", "oil", "garbage", "uranium"),
    }


def test_the_forms_are_those_of_the_phases() -> None:
    assert [form.text for form in GAME.forms] == [
        "region REGION",
        "trust CITY",
        "start CITY",
        "open PLANT BID",
        "bid BID",
        "drop",
        "pass",
        "remove PLANT",
        "remove PLANT leaving FUEL AMOUNT ...",
        "discard FUEL AMOUNT ...",
        "buy FUEL AMOUNT",
        "buy storage AMOUNT",
        "done",
        "build CITY",
        "power PLANT ... with FUEL AMOUNT ...",
        "power none",
    ]


def test_every_form_is_read() -> None:
    assert {form.verb for form in GAME.forms} == {line.split()[0] for line, _ in LINES}


def test_only_the_map_with_the_storage_has_its_form() -> None:
    """RC-U1: on other maps it is no action at all."""
    texts = [form.text for form in a_game("recharged", "germany", 2).forms]

    assert "buy storage AMOUNT" not in texts
    assert "buy FUEL AMOUNT" in texts


amounts = st.tuples(*[st.integers(0, 24)] * 4)
numbers = st.integers(0, 999_999)
plants = st.sampled_from(PLANTS)
cities = st.integers(0, len(CITIES) - 1)
ANY_ACTION: st.SearchStrategy[Action] = st.one_of(
    st.sampled_from([DROP, PASS, DONE]),
    st.builds(Open, plants, numbers),
    st.builds(Bid, numbers),
    st.builds(Remove, plants),
    st.builds(RemoveLeaving, plants, amounts.filter(any)),
    st.builds(Discard, amounts.filter(any)),
    st.builds(Buy, st.integers(0, 3), st.integers(1, 999_999)),
    st.builds(BuyFromStorage, st.integers(1, 999_999)),
    st.builds(Build, cities),
    st.builds(PlaceTrust, cities),
    st.builds(MarkCity, cities),
    st.builds(ChooseRegion, st.integers(0, 5)),
    st.builds(Power, st.lists(plants, min_size=1).map(lambda it: tuple(sorted(it))), amounts),
)


@given(ANY_ACTION)
def test_whatever_is_written_is_read_back(action: Action) -> None:
    assert GAME.parse(GAME.write(action)) == action


@pytest.mark.untraced
@given(st.text())
def test_any_text_is_an_action_or_refused(text: str) -> None:
    problem = "notation_"
    try:
        action = GAME.parse(text)
    except InvalidNotationError as error:
        problem = error.message.id
    else:
        assert GAME.parse(GAME.write(action)) == action

    assert problem.startswith("notation_")
