"""Decks that nobody knows: a game at a real table, written down while it is played."""

import pytest

import gridwright
from gridwright.content.load import load
from gridwright.core.errors import GridwrightError, HiddenChanceError, SetupError
from gridwright.core.rng import Rng
from gridwright.tables import record
from gridwright.tables.record import RecordError
from gridwright.tables.replay import replay
from gridwright.tables.table import Table
from tests.conformance.suite import Seating, choose, played, value

HEADER = """gridwright record 1
title = recharged
map = germany
seats = 3
regions = north, north_east, east
order = A B C
market = 3 4 5 6 7 8 9 10
deck = ?
---
"""
SALE = "1 A open 3 1\n1 B drop\n1 C drop\n"


def a_table(text: str = HEADER) -> Table:
    return gridwright.replay(text)


def test_a_deck_may_be_unknown() -> None:
    """RC-S26, RC-S27: three players, 26 plants and S3; the top shows the back of a plug."""
    table = a_table()

    assert table.position(0) == table.position()  # nobody knows more than a seat does
    assert table.layout["deck"] == ("?s", *["?"] * 25, "S3")


def test_play_stops_where_a_hidden_card_must_be_known() -> None:
    table = a_table(f"{HEADER}1 A open 3 1\n1 B drop\n")
    before = value(table.state)

    with pytest.raises(HiddenChanceError) as error:
        table.play("drop")

    assert error.value.key == "draw"
    assert value(table.state) == before
    assert len(table.moves) == 2


def test_the_card_is_stated_by_a_line_of_the_record() -> None:
    table = a_table(f"{HEADER}{SALE}* draw 13\n")

    assert table.game.snapshot(table.state)["future"] == [8, 9, 10, 13]
    assert record.write(table).endswith("1 C drop\n* draw 13\n")


def test_without_the_card_the_line_is_wrong() -> None:
    with pytest.raises(RecordError) as error:
        a_table(HEADER + SALE)

    assert error.value.line == 12
    assert error.value.cause.id == "chance_hidden"


@pytest.mark.parametrize("card", ["3", "7", "S3", "99", "x"])
def test_a_card_that_lies_elsewhere_cannot_be_drawn(card: str) -> None:
    """Plant 3 was just sold, plant 7 lies in the market."""
    with pytest.raises(RecordError):
        a_table(f"{HEADER}{SALE}* draw {card}\n")


def test_a_card_that_is_not_drawn_is_refused() -> None:
    with pytest.raises(RecordError) as error:
        a_table(f"{HEADER}1 A open 3 1\n* draw 13\n")

    assert error.value.line == 11
    assert error.value.cause.id == "record_unused"


def test_a_sampler_deals_what_nobody_knows() -> None:
    table = a_table()

    full = table.game.resample(table.view(0), Rng(3))

    assert "?" not in table.game.write_position(full)


def test_a_hidden_table_goes_on_from_its_position() -> None:
    table = a_table(f"{HEADER}{SALE}* draw 13\n")

    again = gridwright.position(table.position())

    assert value(again.state) == value(table.state)
    again.play("open 4 4")
    assert again.to_act == table.names.index("C")


# Running games shown in public

SEATINGS = [
    Seating("recharged", "germany", 2),
    Seating("recharged", "usa", 4, (("hidden_money", "on"),)),
    Seating("classic", "central_europe", 3),
    Seating("card", "", 2),
    Seating("card", "", 5),
    Seating("outpost", "", 2),
    Seating("outpost", "", 4),
]


@pytest.mark.parametrize("seating", SEATINGS, ids=str)
@pytest.mark.games
def test_a_running_game_is_shown_without_seed_and_deck(seating: Seating) -> None:
    """What is shown replays to the same view, at any moment of the game."""
    table = Table(seating.spec(7), load())
    rng = Rng(7).stream(99)
    while not table.is_over:
        if table.version % 40 == 0:
            check_public(table)
        table.play(choose(table.game, table.state, rng))
    assert record.write_public(table) == record.write(table)
    assert "seed = 7" in record.write(table)


def test_a_game_that_is_over_hides_nothing() -> None:
    table = played(Seating("card", "", 2), 7)

    assert record.write_public(table) == record.write(table)


def check_public(table: Table) -> None:
    text = record.write_public(table)
    shown = replay(record.read(text), load())

    assert "seed" not in text
    assert not [line for line in text.splitlines() if line.startswith("* deck")]
    for seat in range(table.spec.seats):
        assert known(shown, seat) == known(table, seat)


def known(table: Table, seat: int) -> str:
    """Return what *seat* knows, but for the backs of cards, which no record states."""
    text = table.game.write_position(table.view(seat))
    return text.replace("?s", "?").replace("?l", "?")


def test_a_running_game_from_a_position_is_shown_as_everybody_sees_it() -> None:
    table = gridwright.position(gridwright.table("recharged", "usa", seats=3, seed=9).position())
    table.play(table.legal_actions()[0])

    text = record.write_public(table)

    assert "deck=?" in text
    assert replay(record.read(text), load()).to_act == table.to_act


def test_a_hidden_deck_needs_the_market() -> None:
    with pytest.raises(GridwrightError) as error:
        a_table(HEADER.replace("market = 3 4 5 6 7 8 9 10\n", ""))

    assert isinstance(error.value, RecordError | SetupError)
