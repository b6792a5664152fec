"""Facts: numbers that conditions compare and texts name, all from what the player sees."""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final

from gridwright.core.errors import Value, Values
from gridwright.core.events import NOBODY, Event
from gridwright.lessons.moments import Moment
from gridwright.lessons.stats import Stats
from gridwright.lessons.titles import Burner

Fact = Callable[[Moment], int]

_OUT_OF_REACH: Final = 99  # the shortest line, if no city can be connected
_ENDLESS: Final = 9  # runs of plants that need no fuel
_PLENTY: Final = 9999  # more money than any city costs
_BUILDING: Final = "building"

# Mine


def _money(moment: Moment) -> int:
    return moment.standing.money or 0


def _money_after(moment: Moment) -> int:
    """Return what is left if the player pays the bid that it has made."""
    lot = moment.lot
    return _money(moment) - (lot.bid if lot is not None and lot.leader == moment.seat else 0)


def _place(moment: Moment) -> int:
    return moment.game.player_order(moment.view).index(moment.seat) + 1


def _rank(moment: Moment) -> int:
    return moment.game.ranking(moment.view)[moment.seat] if moment.is_over else 0


def _need(moment: Moment) -> int:
    return sum([plant.need for plant in moment.burners])


def _stored(moment: Moment) -> int:
    return sum(moment.standing.fuel.values())


def _runs(moment: Moment) -> int:
    """Return how many times all plants can run with what is stored."""
    if not _need(moment):
        return _ENDLESS
    runs = 0
    while _can_run(moment.burners, moment.standing.fuel, runs + 1):
        runs += 1
    return runs


def _can_run(plants: Sequence[Burner], stored: dict[str, int], times: int) -> bool:
    """Whether *plants* can each run so many *times*, some of them with a mix of fuels.

    That is so if no set of fuels is asked for more than there is by the plants that burn no other.
    """
    fuels = sorted({fuel for plant in plants for fuel in plant.fuels})
    return all(
        times
        * sum([plant.need for plant in plants if plant.fuels and set(plant.fuels) <= set(own)])
        <= sum([stored.get(fuel, 0) for fuel in own])
        for size in range(1, len(fuels) + 1)
        for own in combinations(fuels, size)
    )


# Auctions


def _auction_bid(moment: Moment) -> int:
    return 0 if moment.lot is None else moment.lot.bid


def _auction_number(moment: Moment) -> int:
    return 0 if moment.lot is None else moment.title.number(moment.game, moment.lot.card)


def _auction_minimum(moment: Moment) -> int:
    """Return the lowest bid that the card could have been put up for: less with a token on it."""
    if moment.lot is None:
        return 0
    return moment.title.lowest_bid(moment.game, moment.snapshot, moment.lot.card)


def _paid(moment: Moment) -> int:
    return 0 if moment.purchase is None else moment.purchase.cost


def _paid_over(moment: Moment) -> int:
    if moment.purchase is None:
        return 0
    return _paid(moment) - moment.title.number(moment.game, moment.purchase.item)


def _sold_over(moment: Moment) -> int:
    """Return how far over its number the last card was sold, to whomever."""
    sale = moment.sale
    return 0 if sale is None else sale.cost - moment.title.number(moment.game, sale.item)


# Resources


def _dearest(moment: Moment) -> tuple[str, int]:
    """Return the resource whose price matters most, and that price.

    That is the cheapest which the plant burns that is dearest to run; one that is sold out comes
    before all others, with the price 0.
    """
    prices = moment.game.unit_prices(moment.view)
    cheapest: list[tuple[str, int]] = []
    for plant in moment.burners:
        on_sale = [(fuel, prices[fuel][0]) for fuel in plant.fuels if prices.get(fuel)]
        if plant.fuels and not on_sale:
            return plant.fuels[0], 0
        if on_sale:
            cheapest.append(min(on_sale, key=lambda pair: pair[1]))
    return max(cheapest, key=lambda pair: pair[1], default=("", 0))


def _price(moment: Moment) -> int:
    return _dearest(moment)[1]


def _on_sale(moment: Moment) -> int:
    """Return how many tokens of a plant's resources are on sale, for the plant with the fewest."""
    prices = moment.game.unit_prices(moment.view)
    tokens = [
        sum([len(prices.get(fuel, ())) for fuel in plant.fuels])
        for plant in moment.burners
        if plant.fuels
    ]
    return min(tokens, default=0)


# The map


def _near(moment: Moment) -> int:
    """Return the shortest line to a city that the player may connect, if it had the money."""
    game = moment.game
    if moment.is_over or _BUILDING not in [phase.name for phase in game.phases]:
        return _OUT_OF_REACH
    rich = game.endowed(moment.view, moment.seat, _PLENTY)
    lines = [
        part.amount
        for offer in game.offers(rich, moment.seat, _BUILDING)
        if offer.is_legal
        for part in offer.parts
        if part.path
    ]
    return min(lines, default=_OUT_OF_REACH)


def _best(moment: Moment) -> int:
    return max([standing.cities for standing in moment.standings])


def _is_best(moment: Moment) -> int:
    """Return 1 if nobody has more cities than the player."""
    return int(moment.standing.cities == _best(moment))


def _lowest(moment: Moment) -> int:
    words = moment.title.market(moment.snapshot)
    return min([moment.title.number(moment.game, word) for word in words], default=0)


def _income(moment: Moment) -> int:
    """Return what the player will be paid this round; 0 in the last one."""
    if moment.is_over or not moment.outlook.incomes:
        return 0
    return moment.outlook.incomes[moment.seat]


def _rival(moment: Moment) -> int:
    return max([own.score for seat, own in enumerate(moment.standings) if seat != moment.seat])


FACTS: Final[dict[str, Fact]] = {
    "round": lambda moment: moment.round,
    "step": lambda moment: moment.title.step(moment.snapshot),
    "execution": lambda moment: moment.title.execution(moment.game, moment.view),
    "my.money": _money,
    "my.money_after": _money_after,
    "my.cities": lambda moment: moment.standing.cities,
    "my.plants": lambda moment: len(moment.burners),
    "my.place": _place,
    "my.rank": _rank,
    "my.powered": lambda moment: moment.standing.score,
    "my.capacity": lambda moment: moment.standing.capacity,
    "my.powers": lambda moment: moment.standing.output,
    "my.need": _need,
    "my.stored": _stored,
    "my.runs": _runs,
    "my.structure": lambda moment: moment.firm.structure,
    "my.pool": lambda moment: moment.firm.pool,
    "my.slots_free": lambda moment: moment.firm.free_slots,
    "paid": _paid,
    "paid.over": _paid_over,
    "sold.over": _sold_over,
    "auction.bid": _auction_bid,
    "auction.over": lambda moment: _auction_bid(moment) - _auction_number(moment),
    "auction.plant": _auction_number,
    "auction.minimum": _auction_minimum,
    "price.mine": _price,
    "market.mine": _on_sale,
    "near": _near,
    "best.cities": _best,
    "best.mine": _is_best,
    "lowest": _lowest,
    "outgrown.in": lambda moment: _lowest(moment) - _best(moment),
    "forecast.income": _income,
    "rival.powered": _rival,
}
"""All that conditions can compare. Texts can name them too; the names are the same."""


def values_at(moment: Moment, event: Event | None = None) -> Values:
    """Return what a text can name at *moment*, said about *event* if it waited for one."""
    values: Values = {name: fact(moment) for name, fact in FACTS.items()}
    if moment.lot is not None:
        values["auction.plant"] = moment.lot.card
    if moment.purchase is not None:
        values["paid.plant"] = moment.purchase.item
    values["my.fuel"] = _fuels(moment)
    values["price.resource"] = _dearest(moment)[0]
    values["best.who"] = _leader(moment)
    values["who"] = _subject(moment, event)
    for key, value in ({} if event is None else event.values).items():
        values[f"event.{key}"] = value
    if moment.is_over:
        values.update(Stats.of(moment).values())
    return values


def _fuels(moment: Moment) -> tuple[str, ...]:
    fuels: dict[str, Value] = {}
    for plant in moment.burners:
        fuels.update(dict.fromkeys(plant.fuels, ""))
    return tuple(fuels)


def _leader(moment: Moment) -> int:
    """Return who has most cities, of several the player itself or else the first in order."""
    if _is_best(moment):
        return moment.seat
    return next(
        seat
        for seat in moment.game.player_order(moment.view)
        if seat < moment.game.seats and moment.standings[seat].cities == _best(moment)
    )


def _subject(moment: Moment, event: Event | None) -> int:
    """Return whom a sentence is about: of the event, or who bid most, or who bought last."""
    if event is not None and event.seat not in (NOBODY, moment.seat):
        return event.seat
    running = moment.game.lot(moment.view)
    if running is not None and running.leader not in (NOBODY, moment.seat):
        return running.leader
    return moment.seat if moment.sale is None else moment.sale.seat
