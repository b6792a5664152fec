"""A record is bound to what it was played with: each number counts, and no name does."""

from dataclasses import replace
from hashlib import blake2b
from pathlib import Path

import pytest

import gridwright
from gridwright.content.load import load
from gridwright.content.types import (
    City,
    DemolitionCard,
    OutpostSeatRules,
    Plant,
    Region,
)
from gridwright.games.board.state import BoardState
from gridwright.tables import record
from gridwright.tables.fingerprint import fingerprint
from gridwright.tables.record import RecordError
from gridwright.tables.replay import replay
from gridwright.tables.table import Table, TableSpec
from tests.content.own_files import packaged, place, write

CLASSIC = "editions/classic.toml"
RECHARGED = "editions/recharged.toml"
PLANTS = "plants/board.toml"
GERMANY = "maps/germany.toml"
USA = "maps/usa.toml"
DEMOLITION = "demolition.toml"
CARD_RULES = "cardgame/rules.toml"
CARDS = "cardgame/cards.toml"
OUTPOST_RULES = "outpost/rules.toml"
COMPONENTS = "outpost/components.toml"

TABLES = {
    "classic": TableSpec("classic", "germany", 3, (), {"demolition": "on"}, 1),
    "recharged": TableSpec("recharged", "usa", 3, (), {"demolition": "on"}, 1),
    "card": TableSpec("card", "", 3, (), {"demolition": "on"}, 1),
    "outpost": TableSpec("outpost", "", 3, seed=1),
}


def refused_at(spec: TableSpec, own: Path) -> str:
    """Return the header line at which the record of *spec* is refused with the files of *own*."""
    text = record.write(Table(spec, load()))
    try:
        replay(record.read(text), load(own))
    except RecordError as error:
        return text.splitlines()[error.line - 1]
    return ""


@pytest.mark.parametrize(
    ("title", "path", "old", "new"),
    [
        ("classic", CLASSIC, "money = 50", "money = 60"),
        ("classic", CLASSIC, "slots = [10, 15, 20]", "slots = [10, 15, 25]"),
        ("classic", PLANTS, "need = 2, cities = 1 }", "need = 2, cities = 2 }"),
        ("classic", GERMANY, '["flensburg", "kiel", 4]', '["flensburg", "kiel", 5]'),
        ("classic", DEMOLITION, "first = 18, others = 10", "first = 19, others = 10"),
        ("recharged", RECHARGED, "money = 50", "money = 60"),
        ("recharged", PLANTS, "need = 2, cities = 1 }", "need = 2, cities = 2 }"),
        ("recharged", DEMOLITION, "first = 18, others = 10", "first = 18, others = 11"),
        ("card", CARD_RULES, "money = 12", "money = 13"),
        ("card", CARDS, "need = 2, income = 4", "need = 2, income = 3"),
        ("card", DEMOLITION, "first = 5, others = 3", "first = 6, others = 3"),
        ("outpost", OUTPOST_RULES, "money = ", "money = 1"),
        ("outpost", OUTPOST_RULES, "site = ", "site = 1"),
    ],
)
def test_another_number_is_another_game(
    tmp_path: Path, title: str, path: str, old: str, new: str
) -> None:
    write(tmp_path, path, (old, new))

    assert refused_at(TABLES[title], tmp_path).startswith("content = ")


@pytest.mark.parametrize(
    ("title", "path", "old", "new"),
    [
        ("classic", CLASSIC, 'name = "Power Grid"', 'name = "Funkenschlag"'),
        ("classic", GERMANY, 'name = "Kiel"', 'name = "Kiel on the sea"'),
        ("classic", GERMANY, 'name = "Germany"', 'name = "Deutschland"'),
        ("classic", GERMANY, "lat = 5", "lat = 4"),
        ("classic", PLANTS, 'source = "', 'source = "a photo; '),
        ("recharged", DEMOLITION, 'source = "reconstructed"', 'source = "book"'),
        ("card", CARD_RULES, 'name = "', 'name = "My '),
        ("outpost", COMPONENTS, "x = 1", "x = 2"),
        ("classic", RECHARGED, "money = 50", "money = 60"),
        ("classic", USA, 'name = "USA"', 'name = "America"'),
    ],
)
def test_a_name_or_a_source_or_a_place_is_the_same_game(
    tmp_path: Path, title: str, path: str, old: str, new: str
) -> None:
    write(tmp_path, path, (old, new))

    assert refused_at(TABLES[title], tmp_path) == ""


def test_where_cards_come_from_is_the_same_game(tmp_path: Path) -> None:
    """CG-U8: a set calls itself the book's only if all its plants are."""
    place(tmp_path, CARDS, packaged(CARDS).replace('= "reconstructed"', '= "book"'))

    assert refused_at(TABLES["card"], tmp_path) == ""


@pytest.mark.parametrize(("seats", "is_refused"), [(3, True), (5, False)])
def test_numbers_for_other_seats_are_not_in_play(
    tmp_path: Path, seats: int, *, is_refused: bool
) -> None:
    """With three players, what is said for five is no matter."""
    head, table, rest = packaged(CLASSIC).partition(f"[seats.{seats}]")
    place(tmp_path, CLASSIC, head + table + rest.replace("plant_limit = 3", "plant_limit = 4", 1))

    assert bool(refused_at(TABLES["classic"], tmp_path)) == is_refused


def test_amounts_of_an_option_that_is_off_are_not_in_play(tmp_path: Path) -> None:
    write(tmp_path, DEMOLITION, ("first = 18, others = 10", "first = 19, others = 10"))

    assert refused_at(TableSpec("classic", "germany", 3, seed=1), tmp_path) == ""
    assert refused_at(TableSpec("card", "", 3, seed=1), tmp_path) == ""


def test_the_order_of_keys_says_nothing(tmp_path: Path) -> None:
    text = packaged(CLASSIC)
    money = next(line for line in text.splitlines() if line.startswith("money = "))
    name = next(line for line in text.splitlines() if line.startswith("name = "))
    assert text.index(name) < text.index(money)
    place(tmp_path, CLASSIC, text.replace(money, "", 1).replace(name, f"{money}\n{name}", 1))

    assert refused_at(TABLES["classic"], tmp_path) == ""


def test_a_record_that_does_not_say_is_read(tmp_path: Path) -> None:
    write(tmp_path, CLASSIC, ("money = 50", "money = 60"))
    text = record.write(Table(TABLES["classic"], load()))
    bare = "".join([line for line in text.splitlines(keepends=True) if "content" not in line])

    table = replay(record.read(bare), load(tmp_path))

    assert isinstance(table.state, BoardState)
    assert table.state.players[0].money == 60


def test_the_refusal_names_both_hashes(tmp_path: Path) -> None:
    write(tmp_path, CLASSIC, ("money = 50", "money = 60"))
    played = Table(TABLES["classic"], load())
    here = Table(TABLES["classic"], load(tmp_path))

    with pytest.raises(RecordError) as error:
        replay(record.read(record.write(played)), load(tmp_path))

    assert str(error.value) == (
        "line 4: This game was played with different cards, numbers or maps "
        f"({played.content}) from those in use ({here.content})."
    )


def test_a_public_record_is_bound_too() -> None:
    table = gridwright.table("card", seats=3, seed=1)

    assert f"\ncontent = {table.content}\n" in record.write_public(table)


# The hash itself


def test_the_hash_is_the_same_everywhere() -> None:
    plant = Plant(4, 4, (0, 1), 2, 1, is_small=True, source="a photo")
    text = '[{"burns":[0,1],"card":4,"is_small":1,"need":2,"number":4,"output":1},[{"first":3}]]'

    found = fingerprint((plant, (DemolitionCard(3, 0, "book"),)))

    assert found == "304c694054ef"
    assert found == blake2b(text.encode(), digest_size=6).hexdigest()


def test_what_is_nothing_is_left_out() -> None:
    """A field that content learns later is empty in all that was printed before."""
    rules = OutpostSeatRules(3, 0, 0, 7, 14, 0)

    assert fingerprint((rules,)) == fingerprint(({"workers": 3, "stage2_at": 7, "ends_at": 14},))


def test_what_is_only_shown_is_left_out() -> None:
    kiel = City("kiel", "Kiel", 2, "DE", 54.3, 10.1)

    assert fingerprint((kiel,)) == fingerprint((City("kiel", "Holstein", 2, "DE", 1.0, 2.0),))
    assert fingerprint((kiel,)) != fingerprint((City("kiel", "Kiel", 2, "DK", 54.3, 10.1),))
    assert fingerprint((Region("east", "red", (1,)),)) == fingerprint(
        (Region("east", "blue", (1,)),)
    )


def test_where_values_come_from_is_left_out() -> None:
    library = load()
    cards = library.card.plants
    sure = {number: replace(plant, source="book") for number, plant in cards.items()}

    assert fingerprint((library.card,)) == fingerprint(
        (replace(library.card, name="Mine", set_id="mine", provenance="book", plants=sure),)
    )
    assert fingerprint((library.outpost,)) == fingerprint(
        (replace(library.outpost, name="Mine", set_id="mine", provenance="book"),)
    )
    assert fingerprint((library.card,)) != fingerprint((replace(library.card, money=13),))


def test_what_is_no_content_has_no_hash() -> None:
    with pytest.raises(TypeError, match="float is no content"):
        fingerprint((1.5,))
