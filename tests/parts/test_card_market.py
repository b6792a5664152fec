import pytest

from gridwright.core.rng import Rng
from gridwright.parts.card_market import LAST_CARD, CardMarket


def test_the_row_is_laid_out_in_ascending_order() -> None:
    market = CardMarket((8, 3, 15, 4), (20, 5))

    assert market.row == (3, 4, 8, 15)
    assert market.deck == (20, 5)
    assert market.buried == ()


@pytest.mark.parametrize(
    ("card", "row"),
    [
        (3, (3, 10, 14, 20)),
        (12, (10, 12, 14, 20)),
        (14, (10, 14, 14, 20)),
        (50, (10, 14, 20, 50)),
        (LAST_CARD, (10, 14, 20, LAST_CARD)),
    ],
)
def test_a_card_is_put_where_its_number_belongs(card: int, row: tuple[int, ...]) -> None:
    market = CardMarket((10, 14, 20), ())

    market.place(card)

    assert market.row == row


def test_a_card_can_be_put_into_an_empty_row() -> None:
    market = CardMarket((), ())

    market.place(7)

    assert market.row == (7,)


@pytest.mark.parametrize(("card", "row"), [(10, (14, 20)), (14, (10, 20)), (20, (10, 14))])
def test_a_card_can_be_taken_out_of_the_row(card: int, row: tuple[int, ...]) -> None:
    market = CardMarket((10, 14, 20), ())

    market.remove(card)

    assert market.row == row


def test_only_one_of_two_equal_cards_is_taken_out() -> None:
    market = CardMarket((4, 4, 5), ())

    market.remove(4)

    assert market.row == (4, 5)


def test_the_last_card_sorts_above_every_other_and_is_no_plant() -> None:
    market = CardMarket((50, 46, 44), ())

    market.place(LAST_CARD)

    assert market.row == (44, 46, 50, LAST_CARD)
    assert market.plants() == (44, 46, 50)
    assert market.has_last_card()


@pytest.mark.parametrize("row", [(), (44, 50)])
def test_without_the_last_card_all_cards_are_plants(row: tuple[int, ...]) -> None:
    market = CardMarket(row, (LAST_CARD,))

    assert market.plants() == row
    assert not market.has_last_card()


def test_the_last_card_is_awaited_until_it_is_drawn() -> None:
    market = CardMarket((), (20, LAST_CARD))
    assert market.awaits_last_card()

    market.take_from_deck()
    assert market.awaits_last_card()

    market.take_from_deck()
    assert not market.awaits_last_card()


def test_cards_are_drawn_from_the_top() -> None:
    market = CardMarket((), (20, 5, LAST_CARD))

    drawn = [market.take_from_deck(), market.take_from_deck()]

    assert drawn == [20, 5]
    assert market.deck == (LAST_CARD,)
    assert market.row == ()


def test_what_is_put_under_the_deck_lies_below_the_last_card_and_is_remembered() -> None:
    market = CardMarket((), (20, LAST_CARD))

    market.put_under(42)
    market.put_under(31)

    assert market.deck == (20, LAST_CARD, 42, 31)
    assert market.buried == (31, 42)


def test_a_buried_card_that_comes_up_again_is_no_longer_buried() -> None:
    market = CardMarket((), ())
    for card in (42, 31, 36):
        market.put_under(card)

    assert market.take_from_deck() == 42

    assert market.buried == (31, 36)


def test_drawing_another_card_leaves_the_buried_ones() -> None:
    market = CardMarket((), (20,))
    market.put_under(42)

    market.take_from_deck()

    assert market.buried == (42,)


def test_a_shuffle_mixes_the_deck_only() -> None:
    market = CardMarket((3, 4), (20, 21, 22))
    market.put_under(42)
    rng = Rng(1)
    rng.stated = ((42, 21, 20, 22),)

    market.shuffle(rng)

    assert market.deck == (42, 21, 20, 22)
    assert market.row == (3, 4)
    assert market.buried == (42,)


def test_a_copy_is_equal_and_independent() -> None:
    market = CardMarket((3, 4), (20, LAST_CARD))
    market.put_under(42)

    twin = market.copy()
    assert twin == market
    twin.place(twin.take_from_deck())
    twin.put_under(44)

    assert market.row == (3, 4)
    assert market.deck == (20, LAST_CARD, 42)
    assert market.buried == (42,)
