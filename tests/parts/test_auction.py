import pytest

from gridwright.core.action import Action
from gridwright.parts.auction import (
    BIDS,
    DROP,
    OPENS,
    PASS,
    Auction,
    Bid,
    Drop,
    Open,
    Pass,
)


def an_auction(seats: int = 3, *, finished: int = 0) -> Auction:
    """Return a phase among *seats*; *finished* is the bit set of those that are out."""
    auction = Auction(seats)
    auction.finished = finished
    return auction


# The item under the hammer


def test_at_first_nothing_is_on_offer_and_everybody_takes_part() -> None:
    auction = Auction(3)

    assert (auction.item, auction.leader, auction.bid, auction.waiting) == (0, -1, 0, ())
    assert (auction.seats, auction.finished, auction.sold) == (3, 0, 0)


def test_the_opener_leads_and_the_others_wait() -> None:
    auction = Auction(3)

    auction.open(10, 2, 11)

    assert (auction.item, auction.leader, auction.bid, auction.waiting) == (10, 2, 11, (0, 1))


def test_an_opener_without_rivals_waits_for_nobody() -> None:
    auction = an_auction(finished=0b011)

    auction.open(10, 2, 10)

    assert (auction.leader, auction.bid, auction.waiting) == (2, 10, ())


def test_who_outbids_leads_and_the_leader_waits_behind_the_others() -> None:
    auction = Auction(3)
    auction.open(10, 2, 11)

    auction.raise_bid(15)

    assert (auction.leader, auction.bid, auction.waiting) == (0, 15, (1, 2))


def test_bidding_goes_round_until_one_is_left() -> None:
    auction = Auction(3)
    auction.open(10, 2, 11)

    auction.raise_bid(12)  # 0
    auction.drop()  # 1
    auction.raise_bid(13)  # 2
    auction.raise_bid(20)  # 0

    assert (auction.leader, auction.bid, auction.waiting) == (0, 20, (2,))

    auction.drop()  # 2

    assert auction.waiting == ()
    assert (auction.item, auction.leader, auction.bid) == (10, 0, 20)


def test_who_drops_never_speaks_again() -> None:
    auction = Auction(3)
    auction.open(10, 0, 11)

    auction.drop()  # 1
    auction.raise_bid(12)  # 2
    auction.raise_bid(13)  # 0

    assert auction.waiting == (2,)


def test_who_drops_still_takes_part_in_the_next_auction() -> None:
    auction = Auction(3)
    auction.open(10, 0, 11)
    auction.drop()  # 1
    auction.drop()  # 2
    auction.close()

    auction.open(12, 1, 12)

    assert auction.finished == 0b001
    assert auction.waiting == (2,)


@pytest.mark.parametrize(
    ("seats", "after", "taking_part", "expected"),
    [
        (4, 0, 0b1111, (1, 2, 3)),
        (4, 2, 0b1111, (3, 0, 1)),
        (4, 3, 0b1111, (0, 1, 2)),
        (4, 2, 0b0110, (1,)),
        (6, 4, 0b101001, (5, 0, 3)),
        (3, 1, 0b010, ()),
        (3, 1, 0b000, ()),
    ],
)
def test_seats_are_asked_round_the_table(
    seats: int, after: int, taking_part: int, expected: tuple[int, ...]
) -> None:
    auction = an_auction(seats, finished=(1 << seats) - 1 & ~taking_part)

    auction.open(10, after, 10)

    assert auction.waiting == expected


# The phase


def test_a_sale_ends_the_buyers_part_in_the_phase_and_is_counted() -> None:
    auction = Auction(4)
    auction.open(10, 2, 11)
    auction.raise_bid(12)  # 3

    auction.close()

    assert (auction.item, auction.leader, auction.bid, auction.waiting) == (0, -1, 0, ())
    assert auction.finished == 0b1000
    assert auction.sold == 1


def test_sales_and_passes_add_up_but_only_sales_are_counted() -> None:
    auction = Auction(4)

    auction.leave_phase(0)
    auction.open(10, 1, 10)
    auction.close()
    auction.open(12, 3, 12)
    auction.close()

    assert auction.finished == 0b1011
    assert auction.sold == 2


def test_a_new_phase_is_open_to_all() -> None:
    auction = Auction(3)
    auction.open(10, 1, 10)
    auction.close()
    auction.leave_phase(2)

    auction.begin_phase()

    assert auction == Auction(3)


@pytest.mark.parametrize(
    ("finished", "opener"),
    [(0b000, 2), (0b100, 0), (0b001, 2), (0b101, 1), (0b110, 0), (0b111, -1)],
)
def test_the_first_in_order_who_is_not_out_opens(finished: int, opener: int) -> None:
    auction = an_auction(finished=finished)

    assert auction.opener((2, 0, 1)) == opener


def test_somebody_in_the_order_who_has_no_seat_never_opens() -> None:
    """With two players the dummy stands in the order as seat 2."""
    auction = Auction(2)

    assert auction.opener((2, 1, 0)) == 1

    auction.leave_phase(1)

    assert auction.opener((1, 2, 0)) == 0

    auction.leave_phase(0)

    assert auction.opener((1, 2, 0)) == -1


# How much


def test_an_opening_bid_lies_between_the_minimum_and_what_one_has() -> None:
    auction = Auction(3)

    assert auction.open_range(0, 10, 50) == (10, 50)
    assert auction.open_range(0, 10, 10) == (10, 10)


def test_without_the_minimum_no_opening_bid_is_possible() -> None:
    auction = Auction(3)

    assert auction.open_range(0, 10, 9) == (10, 9)


@pytest.mark.parametrize(("money", "bids"), [(50, (10, 10)), (10, (10, 10)), (9, (10, 9))])
def test_the_last_seat_of_the_phase_pays_just_the_minimum(
    money: int, bids: tuple[int, int]
) -> None:
    auction = an_auction(finished=0b101)

    assert auction.open_range(1, 10, money) == bids


def test_with_one_rival_left_an_opener_may_bid_more_than_the_minimum() -> None:
    auction = an_auction(finished=0b100)

    assert auction.open_range(1, 10, 50) == (10, 50)


def test_a_raise_is_at_least_one_more() -> None:
    auction = Auction(3)
    auction.open(10, 0, 11)

    assert auction.replies(50, minimal=False) == [*[Bid(bid) for bid in range(12, 51)], DROP]
    assert auction.replies(12, minimal=False) == [Bid(12), DROP]
    assert auction.replies(11, minimal=False) == [DROP]


def test_replies_are_all_raises_or_just_the_lowest_and_to_drop() -> None:
    auction = Auction(3)
    auction.open(10, 0, 11)

    assert auction.replies(13, minimal=False) == [Bid(12), Bid(13), DROP]
    assert auction.replies(13, minimal=True) == [Bid(12), DROP]


@pytest.mark.parametrize("minimal", [False, True])
def test_who_cannot_raise_can_only_drop(*, minimal: bool) -> None:
    auction = Auction(3)
    auction.open(10, 0, 11)

    assert auction.replies(11, minimal=minimal) == [DROP]
    assert auction.replies(0, minimal=minimal) == [DROP]


# Copies


def test_a_copy_is_equal_and_independent() -> None:
    auction = Auction(3)
    auction.open(8, 1, 8)
    auction.close()
    auction.open(10, 2, 11)

    twin = auction.copy()
    assert twin == auction
    twin.raise_bid(12)
    twin.close()

    assert (auction.item, auction.leader, auction.bid, auction.waiting) == (10, 2, 11, (0,))
    assert (auction.finished, auction.sold) == (0b010, 1)


# Actions


def test_opening_actions_are_listed_by_rising_bid() -> None:
    assert OPENS.between(10, 11, 13) == [Open(10, 11), Open(10, 12), Open(10, 13)]
    assert OPENS.between(12, 12, 12) == [Open(12, 12)]


def test_bids_are_listed_ascending() -> None:
    assert BIDS.between(12, 14) == [Bid(12), Bid(13), Bid(14)]


def test_a_range_that_crosses_lists_nothing() -> None:
    assert OPENS.between(10, 10, 9) == []
    assert BIDS.between(12, 11) == []


def test_an_action_listed_twice_is_the_same_object() -> None:
    assert OPENS.between(10, 11, 13)[1] is OPENS.between(10, 12, 20)[0]
    assert OPENS.at(10, 12) is OPENS.between(10, 12, 20)[0]
    assert BIDS.between(12, 14)[2] is BIDS.between(14, 90)[0]


def test_leaving_an_auction_is_not_leaving_the_phase() -> None:
    ways: set[Action] = {DROP, Drop(), PASS, Pass()}

    assert len(ways) == 2
