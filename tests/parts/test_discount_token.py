import pytest

from gridwright.parts.discount_token import DiscountToken


def token_on(card: int) -> DiscountToken:
    """Return the token on a card that is its own number; 0 leaves it aside."""
    token = DiscountToken()
    token.lay(card, card)
    return token


def test_the_token_starts_aside_and_discounts_nothing() -> None:
    token = DiscountToken()

    assert (token.card, token.number) == (0, 0)
    assert token.minimum_bid(15, 15) == 15


def test_the_card_under_the_token_costs_at_least_1_and_all_others_their_number() -> None:
    token = token_on(15)

    assert [token.minimum_bid(card, card) for card in (14, 15, 16)] == [14, 1, 16]


def test_of_two_cards_with_one_number_only_that_under_the_token_is_discounted() -> None:
    token = DiscountToken()

    token.lay(1, 3)

    assert (token.card, token.number) == (1, 3)
    assert token.minimum_bid(1, 3) == 1
    assert token.minimum_bid(2, 3) == 3


def test_the_token_leaves_with_its_card() -> None:
    token = token_on(15)

    token.leave(15)

    assert (token.card, token.number) == (0, 0)


def test_the_token_stays_when_another_card_leaves() -> None:
    token = token_on(15)

    token.leave(16)

    assert (token.card, token.number) == (15, 15)


@pytest.mark.parametrize(
    ("card", "drawn", "undercut"), [(12, 11, True), (12, 12, False), (12, 13, False), (0, 3, False)]
)
def test_only_a_lower_card_undercuts_the_token(card: int, drawn: int, *, undercut: bool) -> None:
    assert token_on(card).is_undercut(drawn) is undercut


@pytest.mark.parametrize(("drawn", "undercut"), [(4, True), (5, False), (6, False)])
def test_the_printed_number_decides_what_is_lower(drawn: int, *, undercut: bool) -> None:
    token = DiscountToken()

    token.lay(7, 5)

    assert token.is_undercut(drawn) is undercut


def test_putting_it_aside_tells_where_it_lay() -> None:
    token = token_on(15)

    assert token.put_aside() == 15
    assert token.put_aside() == 0
    assert (token.card, token.number) == (0, 0)


def test_a_copy_is_equal_and_independent() -> None:
    token = DiscountToken()
    token.lay(7, 5)

    twin = token.copy()
    assert twin == token
    twin.put_aside()

    assert (token.card, token.number) == (7, 5)
