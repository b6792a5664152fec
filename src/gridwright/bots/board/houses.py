"""What houses cost: one in every city, and the cheapest ones of a seat together."""

from typing import TYPE_CHECKING, Final

from gridwright.games.board.state import BoardPlayer, BoardState
from gridwright.parts.network import PlayArea

if TYPE_CHECKING:
    from mypy_extensions import i64

FAR: Final = 9999
_NEVER: Final = 1_000_000  # more than anybody has


def slot_prices(state: BoardState, player: BoardPlayer, slots: list[int]) -> list[int]:
    """Return, by city of the map, what a house costs there now; `FAR` where none may be built."""
    first: i64 = state.taken[0]
    second: i64 = state.taken[1]
    third: i64 = state.taken[2]
    own: i64 = player.network
    if own:
        first |= state.marked
    prices = [FAR] * len(player.reach)
    step = state.step
    for city in state.area.cities:
        bit: i64 = city
        if own >> bit & 1:
            continue
        if not first >> bit & 1:
            prices[city] = slots[0]
        elif step > 1 and not second >> bit & 1:
            prices[city] = slots[1]
        elif step > 2 and not third >> bit & 1:  # noqa: PLR2004
            prices[city] = slots[2]
    return prices


class HouseCosts:
    """What further houses of one seat cost, worked out once while nothing is built.

    Plants and fuel are judged by it again and again, and meanwhile all networks stay as they are.
    """

    def __init__(self, slots: list[int]) -> None:
        """Take what a house costs by its slot."""
        self._slots = slots
        self._area: PlayArea | None = None
        self._step = 0
        self._marked = 0
        self._network = 0
        self._taken: list[int] = []
        self._prices: list[int] = []  # by city of the map: of a house
        self._reach: list[int] = []  # by city of the map: of a connection
        self._left: list[int] = []  # where a house may still be built
        self._totals: list[int] = []  # of 0, 1, 2 ... houses; `_NEVER` where there are no more

    def within(self, state: BoardState, player: BoardPlayer, money: int, most: int) -> list[int]:
        """Return what 0, 1, 2 ... houses cost *player* in all: up to *most*, within *money*."""
        if not self._is_current(state, player):
            self._begin(state, player)
        totals = self._totals
        affordable: list[int] = []
        for houses in range(most + 1):
            if houses == len(totals):
                totals.append(self._next())
            if totals[houses] > money:
                break
            affordable.append(totals[houses])
        return affordable

    def _is_current(self, state: BoardState, player: BoardPlayer) -> bool:
        return (
            self._network == player.network
            and self._step == state.step
            and self._area is state.area
            and self._taken == state.taken
            and self._marked == state.marked
        )

    def _begin(self, state: BoardState, player: BoardPlayer) -> None:
        self._area, self._step, self._marked = state.area, state.step, state.marked
        self._network, self._taken = player.network, state.taken[:]
        self._prices = slot_prices(state, player, self._slots)
        self._reach = list(player.reach)
        self._left = [city for city in state.area.cities if self._prices[city] < FAR]
        self._totals = [0]

    def _next(self) -> int:
        """Return what all houses cost with the cheapest one that is left."""
        prices, reach, left = self._prices, self._reach, self._left
        best, cheapest = -1, FAR
        for city in left:
            cost = prices[city] + reach[city]
            if cost < cheapest:
                best, cheapest = city, cost
        if best < 0:
            return _NEVER
        assert self._area is not None
        prices[best] = FAR
        row = self._area.costs[best]
        for city in left:
            cost = row[city]
            if cost < reach[city]:
                reach[city] = cost
        return self._totals[-1] + cheapest
