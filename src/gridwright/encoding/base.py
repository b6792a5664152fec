"""What the codes of all titles share: fields of an observation, tokens of an action.

An observation is a row of bytes, made of fields. A decision is a *token*, a number below the
code's `size`: by position and not by value, so that the fourth card of the market is the same
token whatever card it is. Where a token stands for several actions, as an opening for its bids, it
is half a decision: the tokens that follow pick one of them by its place, nearest first.
"""

from abc import abstractmethod
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from gridwright.core.action import Action
from gridwright.core.game import State
from gridwright.parts.auction import Bid, Drop, Open, Pass

PICKS: Final = 10  # tokens 0 to 9: the first of what is left, the second, ...
SKIP_10: Final = 10  # look at those behind the next ten
SKIP_100: Final = 11
PASS: Final = 12
DROP: Final = 13
DONE: Final = 14
OTHER: Final = 15  # what has no token of its own: picked by its place among the like
FIRST: Final = 16  # the first token that a title gives a meaning of its own
AT_ONCE: Final = -1  # the token of actions that are picked without another before: raises
NONE: Final = -2  # nothing is half made

SEATS: Final = 6
MARKET: Final = 8  # cards of a market
MOST_KEPT: Final = 10_000  # pieces that a table remembers before it begins anew
SHARED: Final = (
    *[f"pick {number}" for number in range(PICKS)],
    *("skip 10", "skip 100", "pass", "drop", "done", "other"),
)
"""What the tokens mean that every title has."""

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Field:
    """A part of an observation: so many rows of the same columns."""

    name: str
    rows: int
    columns: tuple[str, ...]
    help: str

    @property
    def size(self) -> int:
        """How many bytes it has."""
        return self.rows * len(self.columns)


_BYTE: Final = 255
LOW: Final = _BYTE  # of two bytes, the first: the remainder by 256


def byte(number: int) -> int:
    """Return *number* as it fits a byte: what is too large is as large as it can be."""
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


_HIGHEST_KEPT: Final = 999
_bids: Final[list[bytes]] = []  # by bid and leader


def bid_piece(bid: int, leader: int) -> bytes:
    """Return a bid as two bytes, and its leader as one; those that are made are built once."""
    if bid > _HIGHEST_KEPT:
        return _bid_piece(bid, leader)
    wanted = bid * (SEATS + 1) + leader
    while len(_bids) <= wanted:
        _bids.append(_bid_piece(len(_bids) // (SEATS + 1), len(_bids) % (SEATS + 1)))
    return _bids[wanted]


def _bid_piece(bid: int, leader: int) -> bytes:
    return bytes([bid & LOW, byte(bid >> 8), leader])


class Moments:
    """How an observation begins: table, phase, how far the game is; each written once."""

    def __init__(self, heads: list[bytes], count: int) -> None:
        """Begin with the head of the phase, then so many bytes of the time, then who acts."""
        self._heads = heads
        self._count = count
        self._known: dict[int, bytes] = {}
        self._last, self._piece = -1, b""

    def piece(self, phase: int, time: int, acts: int) -> bytes:
        """Return it; *time* is a number of so many bytes, the first of them the lowest."""
        key = (time * SEATS + acts) * len(self._heads) + phase
        if key != self._last:
            self._last = key
            self._piece = self._looked_up(key, phase, time, acts)
        return self._piece

    def _looked_up(self, key: int, phase: int, time: int, acts: int) -> bytes:
        found = self._known.get(key)
        if found is None:
            if len(self._known) > MOST_KEPT:
                self._known = {}
            row = [time >> 8 * place & _BYTE for place in range(self._count)]
            found = self._known[key] = self._heads[phase] + bytes([*row, acts])
        return found


class BitSets:
    """Bit sets as bytes of 0 and 1, each written once: most of them come again and again."""

    def __init__(self, count: int) -> None:
        """Write sets of *count* members."""
        self._count = count
        self._known: dict[int, bytes] = {}

    def piece(self, members: int) -> bytes:
        """Return *members* as bytes."""
        found = self._known.get(members)
        if found is None:
            if len(self._known) > MOST_KEPT:
                self._known = {}
            found = self._known[members] = flags(members, self._count)
        return found


_sets: Final[dict[int, BitSets]] = {}


def bit_sets(count: int) -> BitSets:
    """Return the sets of *count* members, which all tables share."""
    found = _sets.get(count)
    if found is None:
        found = _sets[count] = BitSets(count)
    return found


class Encoder(Generic[S]):
    """How the positions and decisions of one table are written as numbers."""

    size: int  # tokens
    tokens: tuple[str, ...]  # what each means
    fields: tuple[Field, ...]  # of an observation, in order

    @property
    def length(self) -> int:
        """How many bytes an observation has."""
        return sum([field.size for field in self.fields])

    @abstractmethod
    def token(self, state: S, action: Action) -> int:
        """Return the token with which *action* begins, or `AT_ONCE`."""

    @abstractmethod
    def pieces(self, state: S, seat: int) -> list[bytes]:
        """Return what *seat* sees: all fields but the last, which says what is half made."""


def shared_token(action: Action) -> int:
    """Return the token of what every title has; `OTHER` for the rest."""
    if isinstance(action, Bid):
        return AT_ONCE
    if isinstance(action, Drop):
        return DROP
    if isinstance(action, Pass):
        return PASS
    return OTHER


def opened(action: Open, cards: tuple[int, ...]) -> int:
    """Return the place of the card that *action* puts up among *cards*."""
    return place_in(cards, action.item)


def place_in(members: tuple[int, ...], wanted: int) -> int:
    """Return where *wanted* stands, or -1; compiled, `index` would be slower."""
    for place in range(len(members)):
        if members[place] == wanted:
            return place
    return -1


def bits_of(cards: tuple[int, ...], owned: list[int]) -> int:
    """Return which of the *owned* cards are among *cards*, as a bit set."""
    found = 0
    for bit in range(len(owned)):
        if owned[bit] in cards:
            found |= 1 << bit
    return found


HALF: Final = Field(
    "half",
    1,
    ("is half made", "token", "skipped", "skipped, 256s"),
    "A decision that is half made: its token, and how many of its actions were skipped.",
)


def half_piece(token: int, offset: int) -> bytes:
    """Return what is half made, as the last field of an observation says it."""
    if token == NONE:
        return bytes(len(HALF.columns))
    return bytes([1, token + 1, offset & LOW, byte(offset >> 8)])


NOTHING_HALF: Final = half_piece(NONE, 0)
