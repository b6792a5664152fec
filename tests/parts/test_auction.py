import pytest

from gridwright.parts.auction import Auction, clockwise


def test_at_first_nothing_is_on_offer() -> None:
    auction = Auction()

    assert (auction.item, auction.leader, auction.bid, auction.waiting) == (0, -1, 0, ())
    assert not auction.is_won()


def test_the_opener_leads_and_the_others_wait() -> None:
    auction = Auction()

    auction.open(10, 2, 11, (0, 1))

    assert (auction.item, auction.leader, auction.bid, auction.waiting) == (10, 2, 11, (0, 1))
    assert not auction.is_won()


def test_an_opener_without_rivals_has_won() -> None:
    auction = Auction()

    auction.open(10, 2, 10, ())

    assert auction.is_won()


def test_who_outbids_leads_and_the_leader_waits_behind_the_others() -> None:
    auction = Auction()
    auction.open(10, 2, 11, (0, 1))

    auction.raise_bid(15)

    assert (auction.leader, auction.bid, auction.waiting) == (0, 15, (1, 2))


def test_bidding_goes_round_until_one_is_left() -> None:
    auction = Auction()
    auction.open(10, 2, 11, (0, 1))

    auction.raise_bid(12)  # 0
    auction.drop()  # 1
    auction.raise_bid(13)  # 2
    auction.raise_bid(20)  # 0

    assert (auction.leader, auction.bid, auction.waiting) == (0, 20, (2,))
    assert not auction.is_won()

    auction.drop()  # 2

    assert auction.is_won()
    assert (auction.item, auction.leader, auction.bid) == (10, 0, 20)


def test_who_drops_never_speaks_again() -> None:
    auction = Auction()
    auction.open(10, 0, 11, (1, 2))

    auction.drop()  # 1
    auction.raise_bid(12)  # 2
    auction.raise_bid(13)  # 0

    assert auction.waiting == (2,)


def test_a_closed_auction_is_as_if_it_had_never_been() -> None:
    auction = Auction()
    auction.open(10, 2, 11, (0,))
    auction.drop()

    auction.close()

    assert auction == Auction()


def test_a_copy_is_equal_and_independent() -> None:
    auction = Auction()
    auction.open(10, 2, 11, (0, 1))

    twin = auction.copy()
    assert twin == auction
    twin.raise_bid(12)

    assert (auction.item, auction.leader, auction.bid, auction.waiting) == (10, 2, 11, (0, 1))


@pytest.mark.parametrize(
    ("seats", "after", "eligible", "expected"),
    [
        (4, 0, 0b1111, (1, 2, 3)),
        (4, 2, 0b1111, (3, 0, 1)),
        (4, 3, 0b1111, (0, 1, 2)),
        (4, 2, 0b0110, (1,)),
        (6, 4, 0b101001, (5, 0, 3)),
        (3, 1, 0b010, ()),
        (3, 1, 0, ()),
    ],
)
def test_seats_are_asked_round_the_table(
    seats: int, after: int, eligible: int, expected: tuple[int, ...]
) -> None:
    assert clockwise(seats, after, eligible) == expected
