"""The cities of a board as numbers: who has built where, and what a seat's way there costs."""

from typing import Final

from gridwright.codes.base import MOST_KEPT, SEATS, BitSets, Field
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


class Cities:
    """`CITY_FIELDS` as each seat sees them, written again only when somebody has built."""

    def __init__(self) -> None:
        """Know of no position."""
        self._sets = BitSets(CITIES)
        self._ways: dict[int, bytes] = {}  # by network
        self._written = [b""] * SEATS
        # What was written last:
        self._regions, self._members, self._marked = -1, -1, -1
        self._first, self._second, self._third = -1, -1, -1  # slots
        self._networks = [-1] * SEATS
        self._trusted: tuple[int, ...] = ()

    def piece(self, state: BoardState, seat: int) -> bytes:
        """Return what *seat* sees."""
        if not self._is_known(state):
            self._written = [b""] * SEATS
        found = self._written[seat]
        if not found:
            found = self._written[seat] = b"".join(self._pieces(state, seat))
        return found

    def _is_known(self, state: BoardState) -> bool:
        """Whether nothing is different from what was written last; remember what is."""
        area, taken = state.area, state.taken
        trusted = () if state.trust is None else state.trust.cities
        is_same = (
            taken[0] == self._first
            and taken[1] == self._second
            and taken[2] == self._third
            and state.marked == self._marked
            and area.members == self._members
            and trusted is self._trusted
        )
        networks = self._networks
        for seat in range(state.setup.seats):
            network = state.players[seat].network
            if network != networks[seat]:
                networks[seat] = network
                is_same = False
        if is_same and area.regions == self._regions:
            return True
        self._first, self._second, self._third = taken[0], taken[1], taken[2]
        self._marked, self._members, self._trusted = state.marked, area.members, trusted
        if area.regions != self._regions or len(self._ways) > MOST_KEPT:
            self._ways = {}
            self._regions = area.regions
        return False

    def _pieces(self, state: BoardState, seat: int) -> list[bytes]:
        seats = state.setup.seats
        sets = self._sets
        found = [sets.piece(state.area.members)]
        for behind in range(SEATS):
            network = state.players[(seat + behind) % seats].network if behind < seats else 0
            found.append(sets.piece(network))
        trusted = 0
        for city in self._trusted:
            trusted |= 1 << city
        found.append(sets.piece(trusted))
        found.append(self._taken())
        found.append(self._way(state, seat))
        found.append(sets.piece(state.marked))
        return found

    def _taken(self) -> bytes:
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
