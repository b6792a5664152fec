from gridwright.content.types import price_track
from gridwright.parts.resource_market import ResourceMarket

CHEAP, DEAR = 0, 1
TRACKS = (price_track((1, 1, 2, 2, 3)), price_track((5, 10, 15)))


def a_market(on_sale: list[int], supply: list[int]) -> ResourceMarket:
    return ResourceMarket(TRACKS, on_sale, supply)


def test_units_are_priced_from_the_cheap_end() -> None:
    market = a_market([5, 3], [0, 0])

    assert [market.cost(CHEAP, amount) for amount in range(6)] == [0, 1, 2, 4, 6, 9]
    assert [market.cost(DEAR, amount) for amount in range(4)] == [0, 5, 15, 30]


def test_few_units_lie_on_the_dearest_places() -> None:
    market = a_market([3, 1], [2, 2])

    assert [market.cost(CHEAP, amount) for amount in range(4)] == [0, 2, 4, 7]
    assert market.cost(DEAR, 1) == 15
    assert (market.prices(CHEAP), market.prices(DEAR)) == ((2, 2, 3), (15,))


def test_nothing_costs_nothing_on_an_empty_track() -> None:
    market = a_market([0, 0], [5, 3])

    assert market.cost(CHEAP, 0) == 0


def test_the_cheapest_units_are_taken_first() -> None:
    market = a_market([5, 3], [0, 0])

    market.take(CHEAP, 3)

    assert market.on_sale == [2, 3]
    assert market.supply == [0, 0]
    assert market.cost(CHEAP, 1) == 2
    assert market.cost(CHEAP, 2) == 5


def test_what_is_given_back_goes_to_the_supply_and_not_to_the_track() -> None:
    market = a_market([2, 1], [0, 2])

    market.give_back(CHEAP, 3)

    assert market.on_sale == [2, 1]
    assert market.supply == [3, 2]


def test_the_supply_can_be_sold_from_without_touching_the_track() -> None:
    market = a_market([2, 1], [3, 2])

    market.take_from_supply(CHEAP, 2)

    assert market.on_sale == [2, 1]
    assert market.supply == [1, 2]


def test_a_refill_goes_to_the_dearest_free_places() -> None:
    market = a_market([1, 0], [4, 3])

    moved = market.refill(CHEAP, 2)

    assert moved == 2
    assert market.on_sale == [3, 0]
    assert market.supply == [2, 3]
    assert market.cost(CHEAP, 1) == 2


def test_a_refill_moves_no_more_than_the_supply_holds() -> None:
    market = a_market([1, 0], [2, 3])

    assert market.refill(CHEAP, 4) == 2
    assert market.refill(CHEAP, 4) == 0

    assert market.on_sale == [3, 0]
    assert market.supply == [0, 3]


def test_a_copy_is_equal_and_independent() -> None:
    market = a_market([3, 1], [2, 2])

    twin = market.copy()
    assert twin == market
    twin.take(CHEAP, 1)
    twin.give_back(DEAR, 1)

    assert (market.on_sale, market.supply) == ([3, 1], [2, 2])
    assert (twin.on_sale, twin.supply) == ([2, 1], [2, 3])
