from collections import Counter
from itertools import permutations

import pytest

from gridwright.core.rng import Rng
from gridwright.parts.card_market import (
    CARDS,
    LAST_CARD,
    UNKNOWN,
    UNKNOWN_LARGE,
    UNKNOWN_SMALL,
    Box,
    CardMarket,
    Deal,
    deal,
    hidden_cards,
    lay_out,
    mark,
    resample_deck,
    visible_deck,
)


def test_the_row_is_laid_out_in_ascending_order() -> None:
    market = lay_out((8, 3, 15, 4), (20, 5))

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
    market = lay_out((10, 14, 20), ())

    market.place(card)

    assert market.row == row


def test_a_card_can_be_put_into_an_empty_row() -> None:
    market = lay_out((), ())

    market.place(7)

    assert market.row == (7,)


@pytest.mark.parametrize(("card", "row"), [(10, (14, 20)), (14, (10, 20)), (20, (10, 14))])
def test_a_card_can_be_taken_out_of_the_row(card: int, row: tuple[int, ...]) -> None:
    market = lay_out((10, 14, 20), ())

    market.remove(card)

    assert market.row == row


def test_only_one_of_two_equal_cards_is_taken_out() -> None:
    market = lay_out((4, 4, 5), ())

    market.remove(4)

    assert market.row == (4, 5)


def test_the_last_card_sorts_above_every_other_and_is_no_plant() -> None:
    market = lay_out((50, 46, 44), ())

    market.place(LAST_CARD)

    assert market.row == (44, 46, 50, LAST_CARD)
    assert market.plants() == (44, 46, 50)
    assert market.has_last_card()


@pytest.mark.parametrize("row", [(), (44, 50)])
def test_without_the_last_card_all_cards_are_plants(row: tuple[int, ...]) -> None:
    market = lay_out(row, (LAST_CARD,))

    assert market.plants() == row
    assert not market.has_last_card()


def test_the_last_card_is_awaited_until_it_is_drawn() -> None:
    market = lay_out((), (20, LAST_CARD))
    assert market.awaits_last_card()

    market.take_from_deck(Rng(0))
    assert market.awaits_last_card()

    market.take_from_deck(Rng(0))
    assert not market.awaits_last_card()


def test_cards_are_drawn_from_the_top() -> None:
    market = lay_out((), (20, 5, LAST_CARD))

    drawn = [market.take_from_deck(Rng(0)), market.take_from_deck(Rng(0))]

    assert drawn == [20, 5]
    assert market.deck == (LAST_CARD,)
    assert market.row == ()


def test_what_is_put_under_the_deck_lies_below_the_last_card_and_is_remembered() -> None:
    market = lay_out((), (20, LAST_CARD))

    market.put_under(42)
    market.put_under(31)

    assert market.deck == (20, LAST_CARD, 42, 31)
    assert market.buried == (31, 42)


@pytest.mark.parametrize(("stated", "left"), [(20, ()), (31, (("draw", (31,)),))])
def test_a_known_card_may_be_stated_when_it_is_drawn(
    stated: int, left: tuple[tuple[str, tuple[int, ...]], ...]
) -> None:
    """What is stated of another card waits for that one."""
    market, rng = lay_out((), (20, 31)), Rng(0)
    rng.stated = (("draw", (stated,)),)

    assert market.take_from_deck(rng) == 20

    assert rng.stated == left


def test_a_buried_card_that_comes_up_again_is_no_longer_buried() -> None:
    market = lay_out((), ())
    for card in (42, 31, 36):
        market.put_under(card)

    assert market.take_from_deck(Rng(0)) == 42

    assert market.buried == (31, 36)


def test_drawing_another_card_leaves_the_buried_ones() -> None:
    market = lay_out((), (20,))
    market.put_under(42)

    market.take_from_deck(Rng(0))

    assert market.buried == (42,)


def test_a_shuffle_mixes_the_deck_only() -> None:
    market = lay_out((3, 4), (20, 21, 22))
    market.put_under(42)
    rng = Rng(1)
    rng.stated = (("deck", (42, 21, 20, 22)),)

    market.shuffle(rng)

    assert market.deck == (42, 21, 20, 22)
    assert market.row == (3, 4)
    assert market.buried == (42,)


def test_a_copy_is_equal_and_independent() -> None:
    market = lay_out((3, 4), (20, LAST_CARD))
    market.put_under(42)

    twin = market.copy()
    assert twin == market
    twin.place(twin.take_from_deck(Rng(0)))
    twin.put_under(44)

    assert market.row == (3, 4)
    assert market.deck == (20, LAST_CARD, 42)
    assert market.buried == (42,)


# Numbers that repeat: cards 1 and 2 are printed 3, card 3 is printed 4, cards 4 to 6 are printed 5

NUMBERS = (0, 3, 3, 4, 5, 5, 5, *(0,) * 92, LAST_CARD)


def test_equal_numbers_lie_as_they_were_revealed() -> None:
    market = lay_out((5, 2, 4, 3, 1), (6,), NUMBERS)

    assert market.row == (2, 1, 3, 5, 4)
    assert market.deck == (6,)


def test_a_card_is_put_to_the_right_of_its_equals() -> None:
    market = lay_out((5, 3), (), NUMBERS)

    market.place(4)
    market.place(1)
    market.place(LAST_CARD)
    market.place(6)

    assert market.row == (1, 3, 5, 4, 6, LAST_CARD)


def test_a_card_is_taken_out_and_not_its_equal() -> None:
    market = lay_out((5, 4, 6), (), NUMBERS)

    market.remove(4)

    assert market.row == (5, 6)


def test_a_copy_keeps_the_printed_numbers() -> None:
    twin = lay_out((5, 3), (), NUMBERS).copy()

    twin.place(1)

    assert twin == CardMarket(NUMBERS, (1, 3, 5), (), ())


# Dealing

SMALL = (3, 4, 5, 6, 7, 8)
LARGE = (11, 12, 13, 14)
BOX = Box(SMALL, LARGE, small_removed=1, large_removed=2)


def stated(*outcomes: tuple[int, ...]) -> Rng:
    rng = Rng(1)
    rng.stated = tuple(("", outcome) for outcome in outcomes)
    return rng


def test_small_cards_fill_the_row_and_one_tops_the_deck() -> None:
    rng = stated((8, 3, 6, 4, 7, 5), (13, 11, 14, 12), (12, 5, 14))

    dealt = deal(BOX, rng, (), 3, 0)

    assert dealt == Deal(row=(8, 3, 6), deck=(4, 12, 5, 14, LAST_CARD), unseen=(7, 13, 11))
    assert rng.stated == ()


def test_a_fixed_row_is_kept_and_only_the_rest_is_mixed() -> None:
    rng = stated((8, 6, 7), (13, 11, 14, 12), (14, 7, 12))

    dealt = deal(BOX, rng, (3, 4, 5), 3, 0)

    assert dealt == Deal(row=(3, 4, 5), deck=(8, 14, 7, 12, LAST_CARD), unseen=(6, 13, 11))


def test_a_fixed_row_and_top_card_leave_all_others_to_the_deck() -> None:
    """As in classic, where all backs are alike and plants 3 to 10 and 13 are set out."""
    box = Box((), (3, 4, 5, 13, 20, 30, 40), small_removed=0, large_removed=1)
    rng = stated((), (30, 20, 40), (40, 20))

    dealt = deal(box, rng, (3, 4, 5), 3, 13)

    assert dealt == Deal(row=(3, 4, 5), deck=(13, 40, 20, LAST_CARD), unseen=(30,))


@pytest.mark.parametrize("seed", range(20))
def test_every_card_is_dealt_once(seed: int) -> None:
    dealt = deal(BOX, Rng(seed), (), 3, 0)

    assert sorted((*dealt.row, *dealt.deck[:-1], *dealt.unseen)) == [*SMALL, *LARGE]
    assert dealt.deck[-1] == LAST_CARD
    assert (len(dealt.row), len(dealt.deck), len(dealt.unseen)) == (3, 5, 3)
    assert all(card in SMALL for card in (*dealt.row, dealt.deck[0]))
    assert sum(card in SMALL for card in dealt.unseen) == 1


# What everybody knows of the deck


@pytest.mark.parametrize(
    ("deck", "seen"),
    [
        ((), ()),
        ((4, 12, 5, LAST_CARD), (UNKNOWN_SMALL, UNKNOWN, UNKNOWN, LAST_CARD)),
        ((12, 4, LAST_CARD), (UNKNOWN_LARGE, UNKNOWN, LAST_CARD)),
        ((12, LAST_CARD, 14, 8), (UNKNOWN_LARGE, LAST_CARD, 14, 8)),
        ((LAST_CARD, 14, 8), (LAST_CARD, 14, 8)),
        ((LAST_CARD,), (LAST_CARD,)),
        ((14, 8), (UNKNOWN_LARGE, UNKNOWN)),
        ((8, 14), (UNKNOWN_SMALL, UNKNOWN)),
    ],
)
def test_the_back_of_the_top_card_and_what_lies_under_the_last_card_are_known(
    deck: tuple[int, ...], seen: tuple[int, ...]
) -> None:
    assert visible_deck(deck, 0, SMALL, shows_backs=True) == seen


@pytest.mark.parametrize(
    ("deck", "seen"),
    [
        ((13, 4, LAST_CARD), (13, UNKNOWN, LAST_CARD)),
        ((4, 13, LAST_CARD), (UNKNOWN, UNKNOWN, LAST_CARD)),
        ((LAST_CARD, 13), (LAST_CARD, 13)),
        ((13, 4), (UNKNOWN, UNKNOWN)),  # shuffled since
    ],
)
def test_a_top_card_that_is_always_the_same_is_known_until_it_is_drawn(
    deck: tuple[int, ...], seen: tuple[int, ...]
) -> None:
    assert visible_deck(deck, 13, (), shows_backs=False) == seen


# What may lie in the deck

DEALS = 200  # of each kind, on average; a count beyond 140 to 260 would be four times off


def marks(*seen: int) -> list[bool]:
    """Return marks for *seen*, and for cards that nobody knows."""
    marks = [False] * CARDS
    mark(marks, (*seen, UNKNOWN, UNKNOWN_SMALL, UNKNOWN_LARGE))
    return marks


def test_cards_that_nobody_knows_leave_no_mark() -> None:
    assert [card for card, is_marked in enumerate(marks(3, 98)) if is_marked] == [3, 98]


def counted(
    deck: tuple[int, ...], buried: tuple[int, ...], seen: list[bool], box: Box, deals: int
) -> Counter[tuple[tuple[int, ...], frozenset[int]]]:
    """Return how often each deal comes, for *deals* of them: the deck, and what was removed."""
    rng = Rng(7)
    found: Counter[tuple[tuple[int, ...], frozenset[int]]] = Counter()
    for _ in range(deals * DEALS):
        dealt, removed = resample_deck(deck, buried, seen, box, rng)
        found[dealt, frozenset(removed)] += 1
    return found


def test_every_deal_that_may_be_is_equally_likely() -> None:
    """One of 5, 6, 7 and two of 11, 12, 13 were removed; of the others a small one is on top."""
    deck = (UNKNOWN_SMALL, UNKNOWN, UNKNOWN, LAST_CARD, 8)
    possible = {
        ((*order, LAST_CARD, 8), frozenset({5, 6, 7, 11, 12, 13}.difference(order)))
        for order in permutations((5, 6, 7, 11, 12, 13), 3)
        if order[0] in SMALL and sum(card in SMALL for card in order) == 2
    }

    found = counted(deck, (8,), marks(3, 4, 8, 14, LAST_CARD), BOX, len(possible))

    assert len(possible) == 3 * 3 * 2 * 2
    assert set(found) == possible
    assert all(140 < count < 260 for count in found.values())


def test_the_top_card_has_the_back_that_was_seen() -> None:
    """Two of 5, 6, 7 are left and one of 11, 12, 13, which is on top."""
    deck = (UNKNOWN_LARGE, UNKNOWN, UNKNOWN, LAST_CARD)

    found = counted(deck, (), marks(3, 4, 8, 14, LAST_CARD), BOX, 3 * 3 * 2)

    assert len(found) == 3 * 3 * 2
    assert {dealt[0] for dealt, _ in found} == {11, 12, 13}
    assert all(140 < count < 260 for count in found.values())


def test_without_backs_any_unseen_card_may_be_the_top_one() -> None:
    box = Box((), (11, 12, 13, 14), small_removed=0, large_removed=1)

    found = counted((UNKNOWN, UNKNOWN, UNKNOWN, LAST_CARD), (), marks(), box, 24)

    assert len(found) == 24
    assert all(140 < count < 260 for count in found.values())


def test_known_cards_of_the_deck_stay_where_they_are() -> None:
    box = Box((), (11, 12, 13, 14), small_removed=0, large_removed=1)

    found = counted((13, UNKNOWN, UNKNOWN, LAST_CARD), (), marks(13, LAST_CARD), box, 6)

    assert {dealt[0] for dealt, _ in found} == {13}
    assert len(found) == 6
    assert all(140 < count < 260 for count in found.values())


def test_once_the_last_card_is_out_the_deck_is_what_was_put_under_it() -> None:
    deck = (UNKNOWN_LARGE, UNKNOWN, UNKNOWN)

    found = counted(deck, (8, 12, 14), marks(3, 4, 6, 7, 8, 12, 14, LAST_CARD), BOX, 4)

    assert set(found) == {
        (order, frozenset({5, 11, 13})) for order in permutations((8, 12, 14)) if order[0] != 8
    }
    assert all(140 < count < 260 for count in found.values())


def test_the_last_card_in_the_row_is_no_longer_in_the_deck() -> None:
    dealt, removed = resample_deck((), (), marks(3, 4, 14, LAST_CARD), BOX, Rng(1))

    assert dealt == ()
    assert removed == (5, 6, 7, 8, 11, 12, 13)


def test_hidden_cards_are_those_without_a_mark_and_some_small_ones_were_removed() -> None:
    """Of 5, 6 and 7 one was removed; 8 lies under the last card and is known."""
    deck = (UNKNOWN_SMALL, UNKNOWN, UNKNOWN, LAST_CARD, 8)

    found = hidden_cards(deck, (8,), marks(3, 4, 8, 14, LAST_CARD), BOX)

    assert found == ([5, 6, 7], [11, 12, 13], 2)


def test_once_the_last_card_is_out_hidden_cards_are_those_put_under_it() -> None:
    deck = (UNKNOWN_LARGE, UNKNOWN, UNKNOWN)

    found = hidden_cards(deck, (8, 12, 14), marks(3, 4, 8, 12, 14, LAST_CARD), BOX)

    assert found == ([8], [12, 14], 1)
