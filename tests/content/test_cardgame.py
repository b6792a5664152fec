"""The files of the Card Game: as packaged, as one's own, and all that can be wrong with them."""

from pathlib import Path

import pytest

from gridwright.content.cardgame import read_card_game
from gridwright.content.data_files import DataFiles
from gridwright.content.load import ContentError, load
from gridwright.content.types import CardContent, CardSeatRules, Plant
from tests.content.own_files import packaged, place, problems, problems_of, write

RULES = "cardgame/rules.toml"
CARDS = "cardgame/cards.toml"
DEMOLITION = "demolition.toml"

COAL, GAS, OIL, URANIUM = range(4)
Edits = list[tuple[str, str]]

NEEDS = "content_need (CG-U1.8)"


# The packaged files


def test_the_numbers_are_those_of_the_rulebook() -> None:
    """CG-S1, tables CG-TB2, CG-TB3, CG-TB6 and CG-TB7."""
    content = load().card

    assert content.name == "Power Grid: The Card Game"
    assert content.resources == ("coal", "gas", "oil", "uranium")
    assert (content.money, content.plant_limit) == (12, 3)
    assert (content.guaranteed_income, content.elektro_per_point) == (1, 10)
    assert content.seat_rules == {
        2: CardSeatRules(1, 5, 4, ("2-6",)),
        3: CardSeatRules(2, 6, 4, ("2-6",)),
        4: CardSeatRules(1, 3, 5, ("2-6", "4-6")),
        5: CardSeatRules(0, 0, 6, ("2-6", "4-6", "5-6")),
        6: CardSeatRules(0, 0, 6, ("2-6", "4-6", "5-6")),
    }


def test_the_cards_say_that_they_are_reconstructed() -> None:
    """CG-U1: the rulebook states three plants; everything else is ours, and marked so."""
    content = load().card

    assert (content.set_id, content.provenance) == ("card-reconstructed-1", "reconstructed")
    assert [plant for plant in content.plants.values() if plant.source == "book"] == [
        Plant(10, 7, (GAS, OIL), 3, 8, is_small=True, source="book"),
        Plant(11, 8, (), 0, 6, is_small=True, source="book"),
        Plant(16, 12, (COAL,), 3, 9, is_small=False, source="book"),
    ]


def test_there_are_13_small_and_29_large_plants() -> None:
    """CG-U1: known by cards 1 to 42, as they stand in the file."""
    plants = load().card.plants

    assert list(plants) == list(range(1, 43))
    assert all(plant.card == card for card, plant in plants.items())
    assert [card for card, plant in plants.items() if plant.is_small] == list(range(1, 14))


def test_plants_with_one_number_are_told_apart_by_a_letter() -> None:
    content = load().card

    assert [content.words[card] for card in range(1, 14)] == [
        *("3a", "3b", "4a", "4b", "5a", "5b", "5c"),
        *("6a", "6b", "7", "8a", "8b", "9"),
    ]
    assert content.words[42] == "40"


def test_there_are_51_fuel_cards() -> None:
    """CG-TB1, CG-U3, CG-U4: 36 regular ones, 4 and 4 late ones, 7 single ones."""
    content = load().card
    regular = [card for cards in content.regular.values() for card in cards]

    assert [sum(card // 4 == kind for card in regular) for kind in range(4)] == [12, 10, 9, 5]
    assert {mark: len(cards) for mark, cards in content.regular.items()} == {
        "2-6": 24,
        "4-6": 6,
        "5-6": 6,
    }
    assert [card // 4 for card in content.plus] == [COAL, GAS, OIL, URANIUM]
    assert [card // 4 for card in content.plusplus] == [COAL, GAS, OIL, URANIUM]
    assert content.singles == (2, 2, 2, 1)
    assert {card % 4 for card in (*regular, *content.plus, *content.plusplus)} == {1, 2, 3}


def test_a_fuel_card_is_its_kind_and_its_units() -> None:
    """The uranium of two players and more: two cards with 1 unit, one with 2."""
    content = load().card

    assert [card for card in content.regular["2-6"] if card // 4 == URANIUM] == [13, 13, 14]
    assert list(content.regular["2-6"]) == sorted(content.regular["2-6"])


def test_the_contractor_has_five_cards_for_the_card_game() -> None:
    """DC-2, CG-U5: the first pays 1, and nothing to the others."""
    cards = load().card.demolition

    assert len(cards) == 5
    assert (cards[0].first, cards[0].others) == (1, 0)
    assert len(load().board.demolition) == 6


# A file of one's own


def test_a_file_of_ones_own_replaces_the_packaged_one(tmp_path: Path) -> None:
    write(tmp_path, RULES, ("money = 12", "money = 15"))
    text = packaged(CARDS).replace('"reconstructed"', '"book"').replace("-reconstructed-1", "-mine")
    text = text.replace("need = 2, income = 17", "need = 3, income = 18")
    place(tmp_path, CARDS, text)

    content = load(tmp_path).card

    assert (content.set_id, content.provenance, content.money) == ("card-mine", "book", 15)
    assert content.plants[42] == Plant(42, 40, (URANIUM,), 3, 18, False, "book")  # noqa: FBT003
    assert load().card.money == 12


def test_a_set_that_calls_itself_the_books_has_nothing_reconstructed(tmp_path: Path) -> None:
    """CG-U8: three of the 42 plants stand in the text of the book."""
    edit = ('provenance = "reconstructed"', 'provenance = "book"')

    assert told(tmp_path, CARDS, [edit]) == ["set.provenance: content_provenance found=39 (CG-U8)"]


def test_a_problem_is_said_with_file_key_and_clause(tmp_path: Path) -> None:
    """CG-U8, in the words that people read."""
    text = packaged(CARDS).replace('"reconstructed"', '"book"')
    place(tmp_path, CARDS, text.replace('source = "book"', 'source = "reconstructed"', 1))

    with pytest.raises(ContentError) as caught:
        load(tmp_path)

    assert str(caught.value) == (
        "cardgame/cards.toml: set.provenance: is book, but 1 plant is reconstructed (CG-U8)"
    )


# What can be wrong


def _cards(files: DataFiles) -> CardContent:
    return read_card_game(files, ())


def told(own: Path, path: str, edits: Edits) -> list[str]:
    """Return the problems of the packaged file with *edits*, each without the file's name."""
    write(own, path, *edits)
    found = problems_of(_cards, own)
    assert all(line.startswith(f"{path}: ") for line in found), found
    return [line.removeprefix(f"{path}: ") for line in found]


@pytest.mark.parametrize(
    ("path", "edit", "problem"),
    [
        (RULES, ("money = 12", "money = 12\nmonkey = 1"), "monkey: content_unknown_key"),
        (RULES, ("column = 4", "column = 4\nrow = 1"), "seats.2.row: content_unknown_key"),
        (RULES, ("[seats.6]", "[seats.7]\n[seats.6]"), "seats.7: content_unknown_key"),
        (CARDS, ("[set]", "[set]\nyear = 2016"), "set.year: content_unknown_key"),
        (
            CARDS,
            ("number = 3,", "number = 3, colour = 1,"),
            "plants.cards[0].colour: content_unknown_key",
        ),
        (CARDS, ("[fuel.coal]", "[fuel.peat]\n[fuel.coal]"), "fuel.peat: content_unknown_key"),
        (
            CARDS,
            ('"5-6" = [1, 2]', '"5-6" = [1, 2]\n"6" = [1]'),
            "fuel.coal.6: content_unknown_key",
        ),
        (CARDS, ("[fuel.plus]", "[fuel.plus]\npeat = 1"), "fuel.plus.peat: content_unknown_key"),
        (
            CARDS,
            ("[fuel.single]", "[fuel.single]\npeat = 1"),
            "fuel.single.peat: content_unknown_key",
        ),
    ],
)
def test_unknown_keys_are_told(
    tmp_path: Path, path: str, edit: tuple[str, str], problem: str
) -> None:
    assert told(tmp_path, path, [edit]) == [problem]


@pytest.mark.parametrize(
    ("path", "old", "key"),
    [
        (RULES, 'name = "Power Grid: The Card Game"', "name"),
        (RULES, 'source = "stated: rulebook tables CG-TB2, CG-TB3, CG-TB6, CG-TB7"', "source"),
        (RULES, "money = 12", "money"),
        (RULES, "plant_limit = 3", "plant_limit"),
        (RULES, "guaranteed_income = 1", "guaranteed_income"),
        (RULES, "elektro_per_point = 10", "elektro_per_point"),
        (RULES, 'hybrid = ["gas", "oil"]', "hybrid"),
        (RULES, "small_removed = 1", "seats.2.small_removed"),
        (RULES, "large_removed = 6", "seats.3.large_removed"),
        (RULES, "column = 5", "seats.4.column"),
        (RULES, 'marks = ["2-6", "4-6", "5-6"]', "seats.5.marks"),
        (CARDS, 'id = "card-reconstructed-1"', "set.id"),
        (CARDS, 'provenance = "reconstructed"', "set.provenance"),
        (CARDS, 'back = "small", ', "plants.cards[0].back"),
        (CARDS, 'fuel = "oil", ', "plants.cards[0].fuel"),
        (CARDS, "need = 2, ", "plants.cards[0].need"),
        (CARDS, "income = 4, ", "plants.cards[0].income"),
        (CARDS, ', source = "reconstructed" }', "plants.cards[0].source"),
        (CARDS, '"4-6" = [2, 3]', "fuel.coal.4-6"),
        (CARDS, "gas = 3", "fuel.plus.gas"),
        (CARDS, "coal = 2", "fuel.single.coal"),
    ],
)
def test_missing_keys_are_told(tmp_path: Path, path: str, old: str, key: str) -> None:
    new = " }" if old.endswith("}") else ""

    assert told(tmp_path, path, [(old, new)]) == [f"{key}: content_missing"]


def test_every_number_of_players_needs_its_rules(tmp_path: Path) -> None:
    """CG-S1: two to six."""
    assert told(tmp_path, RULES, [("[seats.6]", "[seats.7]")]) == [
        "seats.6: content_missing",
        "seats.7: content_unknown_key",
    ]


def test_a_missing_file_part_is_told_once(tmp_path: Path) -> None:
    place(tmp_path, CARDS, packaged(CARDS).split("[plants]")[0])

    assert problems_of(_cards, tmp_path) == (
        f"{CARDS}: plants: content_missing",
        f"{CARDS}: fuel: content_missing",
    )


@pytest.mark.parametrize(
    ("path", "edit", "problem"),
    [
        (RULES, ("money = 12", 'money = "12"'), "money: content_whole found='12'"),
        (RULES, ("money = 12", "money = 0"), "money: content_at_least lowest=1 found=0"),
        (
            RULES,
            ("plant_limit = 3", "plant_limit = 0"),
            "plant_limit: content_at_least lowest=1 found=0",
        ),
        (
            RULES,
            ("guaranteed_income = 1", "guaranteed_income = -1"),
            "guaranteed_income: content_at_least lowest=0 found=-1",
        ),
        (
            RULES,
            ("elektro_per_point = 10", "elektro_per_point = 0"),
            "elektro_per_point: content_at_least lowest=1 found=0",
        ),
        (RULES, ("column = 4", "column = 0"), "seats.2.column: content_at_least lowest=1 found=0"),
        (
            RULES,
            ("small_removed = 1", "small_removed = 5"),
            "seats.2.small_removed: content_between lowest=0 highest=4 found=5",
        ),
        (
            RULES,
            ("large_removed = 5", "large_removed = 30"),
            "seats.2.large_removed: content_between lowest=0 highest=29 found=30",
        ),
        (
            RULES,
            ('marks = ["2-6"]', 'marks = ["2-5"]'),
            "seats.2.marks[0]: content_choice found=2-5 choices=2-6,4-6,5-6",
        ),
        (RULES, ('marks = ["2-6"]', 'marks = "2-6"'), "seats.2.marks: content_list found='2-6'"),
        (RULES, ('name = "', 'name = 5 # "'), "name: content_text found=5"),
        (CARDS, ('provenance = "reconstructed"', 'provenance = "guess"'), "set.provenance: "),
        (
            CARDS,
            ("number = 3,", "number = 99,"),
            "plants.cards[0].number: content_between lowest=1 highest=98 found=99",
        ),
        (
            CARDS,
            ("number = 3,", "number = 3.5,"),
            "plants.cards[0].number: content_whole found=3.5",
        ),
        (
            CARDS,
            ('back = "small"', 'back = "plug"'),
            "plants.cards[0].back: content_choice found=plug choices=small,large",
        ),
        (
            CARDS,
            ('fuel = "oil"', 'fuel = "garbage"'),
            "plants.cards[0].fuel: content_choice found=garbage choices=coal,gas,oil,uranium,",
        ),
        (
            CARDS,
            ("income = 4", "income = 0"),
            "plants.cards[0].income: content_at_least lowest=1 found=0",
        ),
        (
            CARDS,
            ("need = 2", "need = -1"),
            "plants.cards[0].need: content_at_least lowest=0 found=-1",
        ),
        (
            CARDS,
            ('source = "reconstructed" }', 'source = "dream" }'),
            "plants.cards[0].source: content_choice found=dream choices=book,reconstructed",
        ),
        (
            CARDS,
            ('"2-6" = [1, 2, 2, 2, 3', '"2-6" = [1, 2, 2, 2, 4'),
            "fuel.coal.2-6[4]: content_between lowest=1 highest=3 found=4",
        ),
        (CARDS, ('"4-6" = [2, 3]', '"4-6" = 5'), "fuel.coal.4-6: content_list found=5"),
        (
            CARDS,
            ("coal = 3", "coal = 4"),
            "fuel.plus.coal: content_between lowest=1 highest=3 found=4",
        ),
        (
            CARDS,
            ("uranium = [2]", "uranium = [0]"),
            "fuel.plusplus.uranium[0]: content_between lowest=1 highest=3 found=0",
        ),
        (CARDS, ("gas = [3]", "gas = 3"), "fuel.plusplus.gas: content_list found=3"),
        (CARDS, ("coal = 2", "coal = -2"), "fuel.single.coal: content_at_least lowest=0 found=-2"),
    ],
)
def test_values_of_a_wrong_kind_are_told_and_nothing_else(
    tmp_path: Path, path: str, edit: tuple[str, str], problem: str
) -> None:
    """A file that could not be read is not held against the rulebook on top of it."""
    found = [line for line in told(tmp_path, path, [edit]) if "content_unknown_key" not in line]

    assert len(found) == 1
    assert found[0].startswith(problem)


# What the rulebook says of the cards


def test_resources_go_by_their_names_and_not_by_their_places(tmp_path: Path) -> None:
    """CG-TB7: in whatever order a file names them, columns and hybrids have coal, gas, oil."""
    swapped = ('["coal", "gas", "oil", "uranium"]', '["uranium", "oil", "gas", "coal"]')
    write(tmp_path, RULES, swapped, ('hybrid = ["gas", "oil"]', 'hybrid = ["oil", "gas"]'))

    content = load(tmp_path).card

    assert content.resources == ("coal", "gas", "oil", "uranium")
    assert content.plants == load().card.plants
    assert content.plants[7].burns == (GAS, OIL)


@pytest.mark.parametrize("kinds", ['["coal", "gas", "oil"]', '["coal", "gas", "oil", "peat"]'])
def test_the_resources_are_the_four_of_the_game(tmp_path: Path, kinds: str) -> None:
    """CG-U1.7: there is no other fuel."""
    assert told(tmp_path, RULES, [('["coal", "gas", "oil", "uranium"]', kinds)]) == [
        "resources: content_resources resources=coal,gas,oil,uranium (CG-TB7)"
    ]


def test_other_resources_are_told_in_every_place(tmp_path: Path) -> None:
    place(tmp_path, RULES, packaged(RULES).replace('"gas"', '"peat"'))

    assert problems_of(_cards, tmp_path) == (
        f"{RULES}: resources: content_resources resources=coal,gas,oil,uranium (CG-TB7)",
        f"{RULES}: hybrid[0]: content_choice found=peat choices=coal,gas,oil,uranium",
    )


@pytest.mark.parametrize("path", [RULES, CARDS])
def test_a_file_that_is_no_toml_is_no_fault_of_the_other(tmp_path: Path, path: str) -> None:
    place(tmp_path, path, "[plants")

    found = problems_of(_cards, tmp_path)

    assert len(found) == 1
    assert found[0].startswith(f"{path}: content_not_toml reason=")


@pytest.mark.parametrize("pair", ['["gas"]', '["gas", "oil", "coal"]', '["coal", "oil"]', "[]"])
def test_a_hybrid_burns_gas_and_oil(tmp_path: Path, pair: str) -> None:
    """CG-G8, CG-U1.7: these two and no others."""
    assert told(tmp_path, RULES, [('["gas", "oil"]', pair)]) == [
        "hybrid: content_resources resources=gas,oil (CG-G8)"
    ]


@pytest.mark.parametrize(
    ("edits", "problem"),
    [
        (
            [
                (
                    'number = 8, back = "small", fuel = "eco", need = 0',
                    'number = 8, back = "small", fuel = "eco", need = 1',
                )
            ],
            f"plants.cards[10].need: {NEEDS}",
        ),
        (
            [('fuel = "oil", need = 2', 'fuel = "oil", need = 0')],
            f"plants.cards[0].need: {NEEDS}",
        ),
        (
            [('back = "small"', 'back = "large"')],
            "plants.cards: content_plants small=13 large=29 (CG-U1.1)",
        ),
        (
            [("{ number = 38", "# { number = 38")],
            "plants.cards: content_plants small=13 large=29 (CG-U1.1)",
        ),
        (
            [
                (
                    'number = 5, back = "small", fuel = "oil"',
                    'number = 6, back = "small", fuel = "oil"',
                ),
                (
                    'number = 6, back = "small", fuel = "gas"',
                    'number = 7, back = "small", fuel = "gas"',
                ),
            ],
            "plants.cards: content_thrice (CG-U1.3)",
        ),
        (
            [('fuel = "coal", need = 3, income = 9', 'fuel = "coal", need = 3, income = 10')],
            "plants.cards: content_stated plant=12 kind=coal need=3 income=9 (CG-TB8)",
        ),
        (
            [('fuel = "hybrid", need = 3, income = 8', 'fuel = "hybrid", need = 2, income = 8')],
            "plants.cards: content_stated plant=7 kind=hybrid need=3 income=8 (CG-TB8)",
        ),
        (
            [('fuel = "eco", need = 0, income = 6', 'fuel = "eco", need = 0, income = 5')],
            "plants.cards: content_stated plant=8 kind=eco need=0 income=6 (CG-TB8)",
        ),
        (
            [("number = 19", "number = 20")],
            "plants.cards: content_incomes (CG-U1.6)",
        ),
        (
            [
                ('fuel = "coal", need = 1, income = 5', 'fuel = "coal", need = 1, income = 4'),
                ('fuel = "coal", need = 1, income = 11', 'fuel = "coal", need = 2, income = 11'),
            ],
            "plants.cards: content_example (CG-U1.4)",
        ),
        (
            [
                ('fuel = "gas", need = 1, income = 7', 'fuel = "gas", need = 2, income = 7'),
                ('fuel = "gas", need = 1, income = 10', 'fuel = "gas", need = 2, income = 10'),
            ],
            "plants.cards: content_gas (CG-U1.5)",
        ),
    ],
)
def test_the_plants_are_those_of_which_the_rulebook_speaks(
    tmp_path: Path, edits: Edits, problem: str
) -> None:
    """CG-U1.1, CG-U1.2, CG-U1.4, CG-U1.5, CG-U1.6, CG-U1.8: what the book says of them."""
    assert told(tmp_path, CARDS, edits) == [problem]


def renumbered(numbers: dict[int, int]) -> str:
    """Return the packaged cards with other numbers: by card, from 1."""
    head, *cards = packaged(CARDS).split("{ number = ")
    for card, number in numbers.items():
        cards[card - 1] = f"{number}, {cards[card - 1].partition(', ')[2]}"
    return "{ number = ".join([head, *cards])


def test_three_equal_numbers_may_be_on_plants_of_any_back(tmp_path: Path) -> None:
    """CG-U1.3: 3 twice among the small plants, and 14 three times among the large ones."""
    place(tmp_path, CARDS, renumbered({5: 4, 6: 9, 17: 14, 19: 14}))

    numbers = [plant.number for plant in load(tmp_path).card.plants.values()]

    assert (numbers.count(3), numbers.count(5), numbers.count(14)) == (2, 1, 3)


def test_a_number_repeats_among_the_small_plants(tmp_path: Path) -> None:
    """CG-U1.3: 14 occurs three times, but no number twice among the 13 small plants."""
    small = {1: 1, 3: 2, 5: 9, 6: 5, 7: 6, 8: 10, 9: 11, 12: 12, 13: 13}
    place(tmp_path, CARDS, renumbered({**small, 17: 14, 19: 14}))

    assert problems_of(_cards, tmp_path) == (
        f"{CARDS}: plants.cards: content_small_number (CG-U1.3)",
    )


@pytest.mark.parametrize(("dearest", "price"), [((12, 12, 40), 0), ((13, 13, 13), 13)])
def test_in_round_1_the_last_of_six_can_pay(
    tmp_path: Path, dearest: tuple[int, int, int], price: int
) -> None:
    """CG-U1.9: five players leave the three dearest of eight; the cheapest of them costs 12."""
    place(tmp_path, CARDS, renumbered(dict(zip((9, 12, 13), dearest, strict=True))))

    if price:
        assert problems_of(_cards, tmp_path) == (
            f"{CARDS}: plants.cards: content_first_round seats=6 price=13 money=12 (CG-U1.9)",
        )
    else:
        assert load(tmp_path).card.plants[13].number == 40


@pytest.mark.parametrize("back", ["small", "large"])
def test_the_stated_plants_may_have_either_back(tmp_path: Path, back: str) -> None:
    """CG-U2: the book does not say whether 7, 8, 12 and 19 are small."""
    text = packaged(CARDS)
    for plant, other in (("number = 7, ", "number = 10, "), ("number = 9, ", "number = 12, ")):
        text = text.replace(f'{plant}back = "small"', f'{plant}back = "{back}"')
        if back == "large":
            text = text.replace(f'{other}back = "large"', f'{other}back = "small"')
    place(tmp_path, CARDS, text)

    plants = load(tmp_path).card.plants.values()

    assert {plant.is_small for plant in plants if plant.number == 7} == {back == "small"}
    assert {plant.is_small for plant in plants if plant.number == 12} == {back == "large"}


@pytest.mark.parametrize(
    ("edits", "problem"),
    [
        (
            [('"5-6" = [1, 2]', '"5-6" = [1]')],
            "fuel.coal: content_regular total=12 found=11 (CG-U3)",
        ),
        (
            [('"5-6" = [2]', '"5-6" = [2, 2]')],
            "fuel.gas: content_regular total=10 found=11 (CG-U3)",
        ),
        (
            [('"5-6" = [1, 3]', '"5-6" = []')],
            "fuel.oil: content_regular total=9 found=7 (CG-U3)",
        ),
        (
            [('"2-6" = [1, 1, 2]', '"2-6" = [1, 1, 2, 2]')],
            "fuel.uranium: content_regular total=5 found=6 (CG-U3)",
        ),
        (
            [
                ("[1, 2, 2, 2, 3, 3, 3, 3]", "[1, 2, 2, 2, 2, 2, 2, 2]"),
                ('"4-6" = [2, 3]', '"4-6" = [2, 2]'),
            ],
            "fuel.coal: content_units units=3 (CG-U3)",
        ),
        (
            [
                ("[1, 2, 2, 2, 3, 3, 3, 3]", "[1, 1, 1, 1, 3, 3, 3, 3]"),
                ('"4-6" = [2, 3]', '"4-6" = [1, 3]'),
                ('"5-6" = [1, 2]', '"5-6" = [1, 1]'),
            ],
            "fuel.coal: content_units units=2 (CG-U3)",
        ),
        (
            [("[1, 2, 2, 2, 2, 3, 3]", "[1, 1, 1, 1, 1, 3, 3]"), ('"5-6" = [2]', '"5-6" = [1]')],
            "fuel.gas: content_units units=2 (CG-U3)",
        ),
        (
            [
                ("[1, 2, 2, 2, 2, 3, 3]", "[1, 2, 2, 2, 2, 2, 2]"),
                ('"4-6" = [1, 3]', '"4-6" = [1, 2]'),
            ],
            "fuel.gas: content_units units=3 (CG-U3)",
        ),
        (
            [
                (
                    '"2-6" = [1, 1, 2]\n"4-6" = [1]\n"5-6" = [1]',
                    '"2-6" = [2, 2, 2]\n"4-6" = [2]\n"5-6" = [2]',
                )
            ],
            "fuel.uranium: content_units units=1 (CG-U3)",
        ),
        (
            [("[fuel.single]\ncoal = 2", "[fuel.single]\ncoal = 3")],
            "fuel.single.coal: content_total total=2 (CG-TB1)",
        ),
        (
            [
                (
                    "[fuel.single]\ncoal = 2\ngas = 2\noil = 2\nuranium = 1",
                    "[fuel.single]\ncoal = 2\ngas = 2\noil = 2\nuranium = 2",
                )
            ],
            "fuel.single.uranium: content_total total=1 (CG-TB1)",
        ),
    ],
)
def test_the_fuel_cards_are_those_of_which_the_rulebook_speaks(
    tmp_path: Path, edits: Edits, problem: str
) -> None:
    """CG-U3: the totals, and the cards that occur in its examples."""
    assert told(tmp_path, CARDS, edits) == [problem]


def test_the_cards_in_use_fill_the_market(tmp_path: Path) -> None:
    """CG-U3: three columns of 5 for four players, of 4 for two and three."""
    coal = (
        ("[1, 2, 2, 2, 3, 3, 3, 3]", "[1, 2]"),
        ('"5-6" = [1, 2]', '"5-6" = [1, 2, 2, 2, 3, 3, 3, 3]'),
    )
    gas = ("[1, 2, 2, 2, 2, 3, 3]", "[1]"), ('"5-6" = [2]', '"5-6" = [2, 2, 2, 2, 3, 3, 2]')
    oil = ("[1, 1, 2, 2, 2, 3]", "[]"), ('"5-6" = [1, 3]', '"5-6" = [1, 3, 1, 1, 2, 2, 2, 3]')

    assert told(tmp_path, CARDS, [*coal, *gas, *oil]) == [
        "fuel: content_columns seats=2 needed=12 found=6 (CG-U3)",
        "fuel: content_columns seats=3 needed=12 found=6 (CG-U3)",
        "fuel: content_columns seats=4 needed=15 found=12 (CG-U3)",
    ]


def test_the_first_late_set_has_a_card_of_every_kind(tmp_path: Path) -> None:
    """CG-S29: units are free, kinds are not."""
    block = packaged(CARDS).split("[fuel.plus]\n")[1].split("[fuel.")[0]

    assert told(tmp_path, CARDS, [(f"[fuel.plus]\n{block}", "[fuel.plus]\n")]) == [
        "fuel.plus.coal: content_missing",
        "fuel.plus.gas: content_missing",
        "fuel.plus.oil: content_missing",
        "fuel.plus.uranium: content_missing",
    ]


def test_the_second_late_set_may_have_any_four_cards(tmp_path: Path) -> None:
    """CG-U4, ruling CG-A19: here two of coal, none of gas and oil, two of uranium."""
    cut = ("coal = [3]\ngas = [3]\noil = [3]\nuranium = [2]", "uranium = [1, 2]\ncoal = [3, 1]")
    write(tmp_path, CARDS, cut)

    assert load(tmp_path).card.plusplus == (1, 3, 13, 14)
    assert load().card.plusplus == (3, 7, 11, 14)


@pytest.mark.parametrize(("kinds", "found"), [("coal = [3]", 1), ("gas = [1, 1, 1, 2, 2]", 5)])
def test_the_second_late_set_has_four_cards(tmp_path: Path, kinds: str, found: int) -> None:
    """CG-TB1."""
    cut = ("coal = [3]\ngas = [3]\noil = [3]\nuranium = [2]", kinds)

    assert told(tmp_path, CARDS, [cut]) == [
        f"fuel.plusplus: content_cards total=4 found={found} (CG-TB1)"
    ]


@pytest.mark.parametrize(
    ("edit", "problem"),
    [
        (
            ("card = 1, first = 1, others = 0", "card = 1, first = 2, others = 0"),
            "card_game.cards[0]: content_pays first=1 others=0 (CG-U5)",
        ),
        (
            ("first = 2, others = 1", "first = 1, others = 0"),
            "card_game.cards[1]: content_rising",
        ),
        (
            ("first = 3, others = 1", "first = 3, others = 0"),
            "card_game.cards[2]: content_rising",
        ),
        (
            ("first = 4, others = 2", "first = 4, others = 5"),
            "card_game.cards[3].others: content_at_most other=first limit=4",
        ),
        (
            ('  { card = 5, first = 5, others = 3, source = "reconstructed" },\n', ""),
            "card_game.cards: content_cards total=5 found=4",
        ),
    ],
)
def test_compensations_rise_from_what_the_rulebook_shows(
    tmp_path: Path, edit: tuple[str, str], problem: str
) -> None:
    """CG-U5: card 1 pays 1 and 0; first is never less than others, and later cards pay more."""
    write(tmp_path, DEMOLITION, edit)

    assert problems(tmp_path) == (f"{DEMOLITION}: {problem}",)
