"""What the encoders of all titles share: fields of an observation, tokens of an action.

An observation is a row of bytes, made of fields. A decision is a *token*, a number below the
encoder's `size`. It goes by position and not by value: the fourth card of the market is the same
token whatever card it is. Where a token stands for several actions, as an opening for its bids, it
is half a decision: the tokens that follow pick one of them by its place, nearest first.
"""

from abc import abstractmethod
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from gridwright.core.action import Action
from gridwright.core.phase import State
from gridwright.parts.auction import Bid, Drop, Pass

PICKS: Final = 10  # tokens 0 to 9: the first of what is left, the second, ...
SKIP_10: Final = 10  # go on to those behind the next ten
SKIP_100: Final = 11
PASS: Final = 12
DROP: Final = 13
DONE: Final = 14
OTHER: Final = 15  # what has no token of its own: picked by its place among the like
FIRST: Final = 16  # the first token that a title gives a meaning of its own
AT_ONCE: Final = -1  # in place of a token, for actions that are picked directly: raises
NONE: Final = -2  # no decision is half made

SEATS: Final = 6
MARKET: Final = 8  # cards of a market
CACHE_LIMIT: Final = 10_000  # entries after which a cache is emptied
SHARED: Final = (
    *[f"pick {number}" for number in range(PICKS)],
    *("skip 10", "skip 100", "pass", "drop", "done", "other"),
)
"""The meanings of the tokens that all titles share."""

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Field:
    """A part of an observation: a number of rows with the same columns."""

    name: str
    rows: int
    columns: tuple[str, ...]
    help: str

    @property
    def size(self) -> int:
        """Its length in bytes."""
        return self.rows * len(self.columns)


_BYTE: Final = 255
LOW: Final = _BYTE  # of two bytes, the first: the remainder by 256


def byte(number: int) -> int:
    """Return *number* cut to the range of a byte."""
    return 0 if number < 0 else min(number, _BYTE)


BYTES: Final[tuple[bytes, ...]] = tuple([bytes((number,)) for number in range(_BYTE + 1)])
"""Each number as one byte."""

_PLACES: Final[tuple[bytes, ...]] = (
    *[bytes([1 if at == place else 0 for at in range(MARKET)]) for place in range(MARKET)],
    bytes(MARKET),
)


def place_piece(place: int) -> bytes:
    """Return a byte for each card of a market: 1 at *place*; none where it is -1."""
    return _PLACES[place]


def flags(members: int, count: int) -> bytes:
    """Return a bit set as *count* bytes of 0 and 1."""
    return bytes([members >> bit & 1 for bit in range(count)])


_HIGHEST_CACHED: Final = 999
_bids: Final[list[bytes]] = []  # by bid and leader


def bid_piece(bid: int, leader: int) -> bytes:
    """Return a bid as two bytes and its leader as one, from a table that grows as needed."""
    if bid > _HIGHEST_CACHED:
        return _bid_piece(bid, leader)
    index = bid * (SEATS + 1) + leader
    while len(_bids) <= index:
        _bids.append(_bid_piece(len(_bids) // (SEATS + 1), len(_bids) % (SEATS + 1)))
    return _bids[index]


def _bid_piece(bid: int, leader: int) -> bytes:
    return bytes([bid & LOW, byte(bid >> 8), leader])


class MomentFields:
    """The first fields of an observation (table, phase, time, who acts), cached."""

    def __init__(self, heads: list[bytes], count: int) -> None:
        """Take the *heads* by phase, and the *count* of bytes in which the time is written."""
        self._heads = heads
        self._count = count
        self._cache: dict[int, bytes] = {}
        self._last, self._piece = -1, b""

    def piece(self, phase: int, time: int, acts: int) -> bytes:
        """Return the fields; the lowest byte of *time* comes first."""
        key = (time * SEATS + acts) * len(self._heads) + phase
        if key != self._last:
            self._last = key
            self._piece = self._cached(key, phase, time, acts)
        return self._piece

    def _cached(self, key: int, phase: int, time: int, acts: int) -> bytes:
        piece = self._cache.get(key)
        if piece is None:
            if len(self._cache) > CACHE_LIMIT:
                self._cache = {}
            row = [time >> 8 * place & _BYTE for place in range(self._count)]
            piece = self._cache[key] = self._heads[phase] + bytes([*row, acts])
        return piece


class BitSets:
    """Bit sets as bytes of 0 and 1, cached."""

    def __init__(self, count: int) -> None:
        """Write sets of up to *count* members."""
        self._count = count
        self._cache: dict[int, bytes] = {}

    def piece(self, members: int) -> bytes:
        """Return *members* as bytes."""
        piece = self._cache.get(members)
        if piece is None:
            if len(self._cache) > CACHE_LIMIT:
                self._cache = {}
            piece = self._cache[members] = flags(members, self._count)
        return piece


_sets: Final[dict[int, BitSets]] = {}


def bit_sets(count: int) -> BitSets:
    """Return the cache for sets of *count* members, which all tables share."""
    cache = _sets.get(count)
    if cache is None:
        cache = _sets[count] = BitSets(count)
    return cache


class Encoder(Generic[S]):
    """Writes the positions and decisions of one table as numbers: one subclass for each title.

    `chance`, `progress` and the graph of a map in `rl.fields` ask it for what differs by title.
    """

    size: int  # tokens
    tokens: tuple[str, ...]  # what each means
    fields: tuple[Field, ...]  # of an observation, in order

    shows_backs: bool  # whether the deck shows the back of its next card

    # Of the map; a title without one has no cities.
    city_count: int
    connections: tuple[tuple[int, int], ...]
    connection_costs: tuple[int, ...]  # empty where they are dealt, and so part of an observation

    @property
    def length(self) -> int:
        """The length of an observation in bytes."""
        return sum([field.size for field in self.fields])

    @abstractmethod
    def token(self, state: S, action: Action) -> int:
        """Return the token with which *action* begins, or `AT_ONCE`."""

    @abstractmethod
    def pieces(self, state: S, seat: int) -> list[bytes]:
        """Return what *seat* sees: all fields but the last, which says what is half made."""

    @abstractmethod
    def progress(self, state: S, seat: int) -> float:
        """Return how far *seat* has come: about 0 at the start and about 1 at the end.

        Only what everybody sees counts.
        """

    @abstractmethod
    def deck(self, state: S) -> tuple[int, ...]:
        """Return the deck of plants or cards, the next card first."""

    @abstractmethod
    def put_deck(self, state: S, deck: tuple[int, ...]) -> None:
        """Replace the deck of plants or cards."""

    @abstractmethod
    def hidden_cards(self, state: S) -> tuple[list[int], list[int], int]:
        """Return small and large cards that may lie in the deck, and how many small ones do."""

    def hidden_fuel(self, state: S) -> tuple[list[int], int]:  # noqa: ARG002 - one title has any
        """Return the fuel cards that nobody sees, and how many of them lie in the stack."""
        return [], 0

    def uncover(self, view: S, state: S) -> None:
        """Put into *view* what it hides of *state* besides decks."""


def shared_token(action: Action) -> int:
    """Return the token of an action that all titles share; `OTHER` for the rest."""
    if isinstance(action, Bid):
        return AT_ONCE
    if isinstance(action, Drop):
        return DROP
    if isinstance(action, Pass):
        return PASS
    return OTHER


def place_in(members: tuple[int, ...], member: int) -> int:
    """Return the index of *member*, or -1; compiled, `index` would be slower."""
    for place in range(len(members)):
        if members[place] == member:
            return place
    return -1


def bits_of(cards: tuple[int, ...], owned: list[int]) -> int:
    """Return which of the *owned* cards are among *cards*, as a bit set."""
    bits = 0
    for bit in range(len(owned)):
        if owned[bit] in cards:
            bits |= 1 << bit
    return bits


HALF: Final = Field(
    "half",
    1,
    ("is half made", "token", "skipped", "skipped, 256s"),
    "A decision that is half made: its token, and how many of its actions were skipped.",
)


def half_piece(token: int, offset: int) -> bytes:
    """Return `HALF`, the last field of an observation."""
    if token == NONE:
        return bytes(len(HALF.columns))
    return bytes([1, token + 1, offset & LOW, byte(offset >> 8)])


NOTHING_HALF: Final = half_piece(NONE, 0)
