"""The cities of a board as numbers: who has built where, and what a seat's way there costs."""

from typing import Final

from gridwright.encoding.base import MOST_KEPT, SEATS, Field, bit_sets
from gridwright.games.board.state import BoardState
from gridwright.parts.network import UNREACHABLE

CITIES: Final = 48

_CITIES: Final = tuple([f"city {city + 1}" for city in range(CITIES)])
_BYTE: Final = 255
CITY_FIELDS: Final = (
    Field("in play", 1, _CITIES, "Cities of the play area."),
    Field("houses", SEATS, _CITIES, "Houses of each seat, me first."),
    Field("houses of the trust", 1, _CITIES, "Houses of the Trust."),
    Field("slots taken", 1, _CITIES, "Houses in each city."),
    Field("connection", 1, _CITIES, "What my way there costs; 255 where there is none."),
    Field("marked", 1, _CITIES, "Starting cities that wait."),
)


_NO_HOUSES: Final = bytes(CITIES)


class Cities:
    """`CITY_FIELDS` as each seat sees them, written again only when somebody has built."""

    def __init__(self) -> None:
        """Know of no position."""
        self._sets = bit_sets(CITIES)
        self._ways: dict[int, bytes] = {}  # by network
        self._written = [b""] * SEATS
        # What was written last, and of what:
        self._regions, self._members, self._marked = -1, -1, -1
        self._first, self._second, self._third = 0, 0, 0  # slots
        self._taken = _NO_HOUSES
        self._networks = [0] * SEATS
        self._houses = [_NO_HOUSES] * SEATS
        self._trusted: tuple[int, ...] = ()
        self._houses_of_trust = _NO_HOUSES

    def piece(self, state: BoardState, seat: int) -> bytes:
        """Return what *seat* sees."""
        if not self._is_known(state):
            self._written = [b""] * SEATS
        found = self._written[seat]
        if not found:
            found = self._written[seat] = b"".join(self._pieces(state, seat))
        return found

    def _is_known(self, state: BoardState) -> bool:
        """Whether nothing is different from what was written last; write what is."""
        area, taken = state.area, state.taken
        is_same = state.marked == self._marked and area.members == self._members
        if taken[0] != self._first or taken[1] != self._second or taken[2] != self._third:
            self._first, self._second, self._third = taken[0], taken[1], taken[2]
            self._taken = self._slots_piece()
            is_same = False
        for seat in range(state.setup.seats):
            network = state.players[seat].network
            if network != self._networks[seat]:
                self._networks[seat] = network
                self._houses[seat] = self._sets.piece(network)
                is_same = False
        trusted = () if state.trust is None else state.trust.cities
        if trusted is not self._trusted:
            self._trusted = trusted
            self._houses_of_trust = self._sets.piece(sum([1 << city for city in trusted]))
            is_same = False
        if is_same and area.regions == self._regions:
            return True
        self._marked, self._members = state.marked, area.members
        if area.regions != self._regions or len(self._ways) > MOST_KEPT:
            self._ways = {}
            self._regions = area.regions
        return False

    def _pieces(self, state: BoardState, seat: int) -> list[bytes]:
        seats = state.setup.seats
        found = [self._sets.piece(self._members)]
        for behind in range(SEATS):
            found.append(self._houses[(seat + behind) % seats] if behind < seats else _NO_HOUSES)
        found.append(self._houses_of_trust)
        found.append(self._taken)
        found.append(self._way(state, seat))
        found.append(self._sets.piece(self._marked))
        return found

    def _slots_piece(self) -> bytes:
        if not self._second:  # nor any third
            return self._sets.piece(self._first)
        counts: list[int] = []
        for city in range(CITIES):
            slots = self._first >> city & 1
            counts.append(slots + (self._second >> city & 1) + (self._third >> city & 1))
        return bytes(counts)

    def _way(self, state: BoardState, seat: int) -> bytes:
        """Return the costs of my ways, which are the same as long as my network is."""
        player = state.players[seat]
        piece = self._ways.get(player.network)
        if piece is None:
            costs = [_BYTE if cost >= UNREACHABLE else cost for cost in player.reach]
            piece = bytes(costs + [_BYTE] * (CITIES - len(costs)))
            self._ways[player.network] = piece
        return piece
