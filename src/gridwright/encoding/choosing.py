"""A decision in tokens: which are allowed now, and which action they come to.

Exact both ways: a token is allowed when at least one legal action begins, or goes on, with it;
and every legal action is reached, because what is skipped never ends before the last of them.
"""

from typing import Any, Final

from gridwright.core.action import Action
from gridwright.core.game import Game
from gridwright.encoding.base import (
    AT_ONCE,
    MOST_KEPT,
    NONE,
    NOTHING_HALF,
    PICKS,
    SKIP_10,
    SKIP_100,
    Encoder,
    half_piece,
)
from gridwright.parts.auction import Bid, Open

_TEN: Final = 10
_HUNDRED: Final = 100
_MANY: Final = 12  # more than a hundred, as masks count what can be picked
_PAIR: Final = 2


class Masks:
    """Masks of one length, each written once: most of them come again and again."""

    def __init__(self, size: int) -> None:
        """Write masks of so many tokens."""
        self._size = size
        self._known: dict[tuple[int, ...], bytes] = {}
        self._picking: dict[int, bytes] = {}

    def of(self, tokens: tuple[int, ...]) -> bytes:
        """Return the mask that allows *tokens*."""
        found = self._known.get(tokens)
        if found is None:
            if len(self._known) > MOST_KEPT:
                self._known = {}
            found = self._known[tokens] = self.written(tokens, 0)
        return found

    def picking(self, left: int, token: int) -> bytes:
        """Return the mask where actions that are *left* can be picked, and one *token* allowed."""
        kind = _MANY if left > _HUNDRED else min(left, _TEN + 1)
        key = (token - NONE) * (_MANY + 1) + kind
        found = self._picking.get(key)
        if found is None:
            tokens = () if token == NONE else (token,)
            found = self._picking[key] = self.written(tokens, left)
        return found

    def written(self, tokens: tuple[int, ...], left: int) -> bytes:
        """Return the mask where *tokens* are allowed, and actions that are *left* can be picked."""
        row = bytearray(self._size)
        for token in range(min(left, PICKS)):
            row[token] = 1
        if left > _TEN:
            row[SKIP_10] = 1
        if left > _HUNDRED:
            row[SKIP_100] = 1
        for token in tokens:
            row[token] = 1
        return bytes(row)


_masks: Final[dict[int, Masks]] = {}  # by their length: all tables of a title share them


def _masks_of(size: int) -> Masks:
    found = _masks.get(size)
    if found is None:
        found = _masks[size] = Masks(size)
    return found


class Chooser:
    """The seat to act makes up its mind, token by token.

    Actions are kept as they were listed. Most tokens stand for a run of them, as an opening does
    for its bids; a token may have several runs.
    """

    def __init__(self, game: Game[Any], encoder: Encoder[Any]) -> None:
        """Choose at a table; `look` begins."""
        self.game = game
        self.encoder = encoder
        self.half = NONE
        self.offset = 0
        self._masks = _masks_of(encoder.size)
        self._legal: list[Action] = []
        self._runs: list[int] = []  # the token of each run, or `AT_ONCE`
        self._starts: list[int] = []  # beside them: where the run begins
        self._counts = [0] * encoder.size  # by token: the actions that it may come to
        self._at_once = 0  # actions without a token before

    def look(self, state: Any) -> None:  # noqa: ANN401 - the state of whatever title
        """Look at a new decision; nothing of it is made yet."""
        self.half = NONE
        self.offset = 0
        counts = self._counts
        for token in self._runs:
            if token != AT_ONCE:
                counts[token] = 0
        legal = self.game.legal_actions(state)
        encoder = self.encoder
        runs: list[int] = []
        starts: list[int] = []
        at_once = 0
        last = NONE
        place = 0
        while place < len(legal):
            token = encoder.token(state, legal[place])
            start = place
            place = _end_of_run(legal, place)
            if token != last:
                last = token
                runs.append(token)
                starts.append(start)
            if token == AT_ONCE:
                at_once += place - start
            else:
                counts[token] += place - start
        self._legal = legal
        self._runs = runs
        self._starts = starts
        self._at_once = at_once

    def mask(self) -> bytes:
        """Return a byte for each token: 1 where it is allowed."""
        if self.half != NONE:
            return self._masks.picking(self._count(self.half) - self.offset, NONE)
        runs = self._runs
        if not self._at_once:
            return self._masks.of(tuple(runs))
        if len(runs) == _PAIR and runs[0] == AT_ONCE:  # bids, and to drop
            return self._masks.picking(self._at_once, runs[1])
        tokens = tuple([token for token in runs if token != AT_ONCE])
        return self._masks.written(tokens, self._at_once)

    def allowed(self) -> list[int]:
        """Return the tokens that are allowed, in ascending order."""
        found: list[int] = []
        mask = self.mask()
        for token in range(len(mask)):
            if mask[token]:
                found.append(token)
        return found

    def choose(self, token: int) -> Action | None:
        """Go on with *token*: return the action, once it is made; None while it is half made.

        A token that is not allowed raises `ValueError`, and nothing is changed.
        """
        count = self._count(token) if self.half == NONE and token >= 0 else 0
        if not count:
            return self._pick(token)
        if count == 1:
            return self._action(token, 0)
        self.half = token
        return None

    def _pick(self, token: int) -> Action | None:
        begun = AT_ONCE if self.half == NONE else self.half
        left = self._count(begun) - self.offset
        if 0 <= token < PICKS and token < left:
            return self._action(begun, self.offset + token)
        skipped = _TEN if token == SKIP_10 else _HUNDRED if token == SKIP_100 else 0
        if not skipped or left <= skipped:
            raise ValueError(token)
        self.half = begun
        self.offset += skipped
        return None

    def _count(self, token: int) -> int:
        """Return how many actions *token* may come to; none where it begins nothing."""
        if token == AT_ONCE:
            return self._at_once
        return self._counts[token] if 0 <= token < len(self._counts) else 0

    def _action(self, token: int, place: int) -> Action:
        """Return one of the actions that *token* may come to, by its place among them."""
        run = 0
        while True:
            if self._runs[run] == token:
                length = self._end(run) - self._starts[run]
                if place < length:
                    return self._legal[self._starts[run] + place]
                place -= length
            run += 1

    def _end(self, run: int) -> int:
        """Return where a *run* ends: where the next begins."""
        return self._starts[run + 1] if run + 1 < len(self._starts) else len(self._legal)

    def take_up(self, half: int, offset: int) -> bool:
        """Go on with what is half made; return whether that can be."""
        if half == NONE:
            return offset == 0
        if not 0 <= offset < self._count(half) or (half == AT_ONCE and not offset):
            return False
        self.half = half
        self.offset = offset
        return True

    def half_piece(self) -> bytes:
        """Return the last field of an observation."""
        return NOTHING_HALF if self.half == NONE else half_piece(self.half, self.offset)

    def trail(self, state: Any, action: Action) -> list[int]:  # noqa: ANN401
        """Return the tokens that come to *action*, which must be legal; `look` came before."""
        token = self.encoder.token(state, action)
        count = self._count(token)
        if token != AT_ONCE and count == 1:
            return [token]
        place = [self._action(token, place) for place in range(count)].index(action)
        found = [] if token == AT_ONCE else [token]
        found += [SKIP_100] * (place // _HUNDRED)
        found += [SKIP_10] * (place % _HUNDRED // _TEN)
        return [*found, place % _TEN]


def _end_of_run(legal: list[Action], start: int) -> int:
    """Return where other actions follow: bids come by the hundred, and have one token each item."""
    first = legal[start]
    end = start + 1
    if isinstance(first, Open):
        while end < len(legal):
            action = legal[end]
            if not isinstance(action, Open) or action.item != first.item:
                break
            end += 1
    elif isinstance(first, Bid):
        while end < len(legal) and isinstance(legal[end], Bid):
            end += 1
    return end
