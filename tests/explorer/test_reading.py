"""Questions to the sums: worked out by hand, and to what is packaged."""

from pathlib import Path

import pytest

from gridwright import words
from gridwright.core.errors import Message
from gridwright.explorer import reading
from gridwright.explorer.aggregate import Aggregate, Count
from gridwright.explorer.reading import Board, Figures, PlantFigures
from gridwright.simulate.summary import Tally

AT = Board("recharged", "germany", 4)
FOLDER = Path(reading.__file__).parents[1] / "data" / "explorer"
SUMS = Aggregate(
    games=50,
    lengths={9: 20, 10: 30},
    sales={
        ("13", 1, 13): Count(10, 240),
        ("13", 1, 15): Count(10, 120),
        ("13", 1, 18): Count(15, 360),
        ("13", 1, 25): Count(5, 60),
        ("13", 2, 1): Count(9, 0),
        ("8b", 1, 8): Count(1, 60),
        ("20", 4, 20): Count(29, 0),
    },
)
FIGURES = Figures(AT, "steady", "0123456789ab", "1.0", SUMS)


def values(message: Message | None) -> list[object]:
    """Return kind, limit, part, won, margin and sales of a message."""
    assert message is not None
    told = message.values
    keys = ("price", "part", "won", "margin", "sales")
    return [message.id.rpartition(".")[2], *[told[key] for key in keys]]


def test_sales_between_prices_are_some_of_all() -> None:
    some = reading.sales(SUMS, "13", 1, least=15, most=20)

    assert (some.buyers, some.all, some.share) == (Tally(25, 8.0), 40, 0.625)
    assert reading.sales(SUMS, "13", None, most=1).all == 49
    assert reading.sales(SUMS, "50", None).share == 0


def test_plants_have_their_prices_in_the_order_of_their_numbers() -> None:
    assert reading.plants(SUMS, 1) == [
        PlantFigures("8b", Tally(1, 1.0), 8, 8, 8),
        PlantFigures("13", Tally(40, 13.0), 13, 15, 25),  # 36 of 40 are nine tenths: 35 paid 18
    ]
    assert [plant.plant for plant in reading.plants(SUMS)] == ["8b", "13", "20"]


def test_the_mean_of_no_games_is_nothing() -> None:
    assert reading.mean_length(SUMS) == 9.6
    assert reading.mean_length(Aggregate()) == 0


def test_a_dear_purchase_is_put_with_dearer_ones() -> None:
    """At 21 only five paid more, and twenty at 18 or more: with 15 there are 30, who won nine.

    Wilson's interval of 9 out of 30 is 16.7 to 47.9 per cent.
    """
    message = reading.purchase(FIGURES, 1, "13", 21)

    assert values(message) == ["dear", 15, 75, 30, 16, 40]


def test_a_cheap_purchase_is_put_with_cheaper_ones() -> None:
    """At 13 there are ten, up to 15 twenty, and up to 18 thirty-five of forty, who won twelve.

    Wilson's interval of 12 out of 35 is 20.8 to 50.8 per cent.
    """
    message = reading.purchase(FIGURES, 1, "13", 13)

    assert values(message) == ["cheap", 18, 88, 34, 15, 40]


def test_a_price_beyond_all_others_is_put_with_the_dearest() -> None:
    assert values(reading.purchase(FIGURES, 1, "13", 99)) == ["dear", 15, 75, 30, 16, 40]


def test_a_price_that_nobody_paid_is_put_with_those_around_it() -> None:
    """Half of forty paid 15 at most: up to there a price is cheap, and from 18 on it is dear."""
    assert values(reading.purchase(FIGURES, 1, "13", 1))[:2] == ["cheap", 18]
    assert values(reading.purchase(FIGURES, 1, "13", 16))[:2] == ["cheap", 18]
    assert values(reading.purchase(FIGURES, 1, "13", 19))[:2] == ["dear", 15]


def test_too_few_sales_in_a_round_are_put_with_those_of_all() -> None:
    """In round 2 there are nine. In all rounds there are 49, of which 39 from 13 up to 99."""
    message = reading.purchase(FIGURES, 2, "13", 20)

    assert message is not None
    assert message.values["rounds"] == Message("explorer.rounds.all")
    assert message.values["sales"] == 49


def test_nothing_is_said_of_fewer_than_thirty_sales() -> None:
    assert reading.purchase(FIGURES, 4, "20", 20) is None
    assert reading.purchase(FIGURES, 1, "50", 50) is None
    assert reading.about_purchase(Board("recharged", "atlantis", 4), 1, "13", 13) is None


@pytest.mark.parametrize(
    ("band", "sentence"),
    [
        (None, "all rounds"),
        (1, "round 1"),
        (4, "rounds 4 to 5"),
        (8, "from round 8 on"),
    ],
)
def test_rounds_have_words(band: int | None, sentence: str) -> None:
    assert words.say(reading.rounds(band)) == sentence


def test_a_purchase_has_a_sentence() -> None:
    message = reading.purchase(FIGURES, 1, "13", 21)
    assert message is not None

    assert words.say(message) == (
        "Plant 13 for 15 or more (round 1): 75% of its 40 sales. Buyers won 30% ± 16 (Steady bots)."
    )


# What is packaged


def test_figures_are_stored_as_the_same_bytes_each_time() -> None:
    assert reading.stored(FIGURES) == reading.stored(FIGURES)
    assert reading.file_name(AT, "steady") == "recharged-germany-4-steady.json.gz"
    assert reading.file_name(Board("card", "", 3), "planner") == "card-none-3-planner.json.gz"


def test_every_packaged_file_agrees_with_itself() -> None:
    boards = reading.boards()

    assert {at.title for at in boards} == {"recharged", "classic", "card", "outpost"}
    for at in boards:
        for lineup in reading.lineups(at):
            figures = reading.packaged(at, lineup)
            sums = figures.sums
            assert (figures.at, figures.lineup) == (at, lineup)
            assert sums.players == {lineup: at.seats * sums.games}
            assert sum(sums.lengths.values()) == sums.games
            assert [count.times for count in sums.starts.values()] == [sums.games] * at.seats
            assert sum([count.won for count in sums.starts.values()]) == 60 * (
                sums.games - sums.cut
            )
            seats = sum([count.times for count in sums.cities.values()])
            assert seats <= at.seats * sums.games
            assert (FOLDER / reading.file_name(at, lineup)).read_bytes() == reading.stored(figures)


def test_the_lineup_with_the_most_games_is_asked_first() -> None:
    games = [reading.packaged(AT, lineup).sums.games for lineup in reading.lineups(AT)]

    assert games == sorted(games, reverse=True)
    assert games[0] >= 2000


def test_all_files_together_are_small() -> None:
    assert sum([path.stat().st_size for path in FOLDER.iterdir()]) < 1_000_000


def test_packaged_games_know_a_common_purchase() -> None:
    message = reading.about_purchase(AT, 1, "13", 13)

    assert message is not None
    assert int(str(message.values["sales"])) > 500
