"""Names of bots: who gets which, and that people cannot have them."""

import pytest

from gridwright.bots.names import NAMES, dealt, is_reserved, stand_in
from gridwright.draw import faces
from gridwright.draw.theme import LIGHT


def test_twelve_short_names_that_every_language_can_print() -> None:
    assert len({name.casefold() for name in NAMES}) == 12
    assert all(name.isascii() and name.isalpha() and len(name) <= 7 for name in NAMES)


def test_every_name_has_a_face_of_its_own() -> None:
    drawn = {faces.face(name.lower()) for name in NAMES}

    assert len(drawn) == len(faces.NAMES) == 12


def test_bars_show_the_strength() -> None:
    dark = [faces.bars(LIGHT, strength, 0, 0).count(LIGHT["ink"]) for strength in range(6)]

    assert dark == [0, 1, 2, 3, 4, 5]


def test_a_table_deals_no_name_twice_and_always_the_same() -> None:
    for seed in range(200):
        names = dealt(seed, 6)
        assert len(set(names)) == 6
        assert names == dealt(seed, 12)[:6]


def test_other_tables_have_other_names() -> None:
    assert {dealt(seed, 1)[0] for seed in range(200)} == set(NAMES)


def test_a_name_that_somebody_has_is_not_dealt() -> None:
    """Somebody may have been called so before the names were reserved."""
    first, second = dealt(7, 2)

    assert dealt(7, 1, [first.upper()]) == [second]


def test_stand_ins_have_names_that_nobody_at_the_table_has() -> None:
    """Of six seats, three are bots; bots play for the other three as well."""
    for seed in range(200):
        bots = dealt(seed, 3)
        names = ["Ana", "Bea", "Cid", *bots]
        others = [stand_in(seed, seat, names) for seat in range(3)]
        assert len({*bots, *others}) == 6


@pytest.mark.parametrize("name", ["Volta", "VOLTA", "volta", "oHM"])
def test_names_of_bots_are_reserved_in_any_spelling(name: str) -> None:
    assert is_reserved(name)


@pytest.mark.parametrize("name", ["", "Voltaire", "Ana", "Ohm2"])
def test_other_names_are_free(name: str) -> None:
    assert not is_reserved(name)
