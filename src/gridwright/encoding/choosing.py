"""A decision in tokens: which are allowed now, and which action they come to.

Exact both ways: a token is allowed when at least one legal action begins, or goes on, with it;
and every legal action is reached, because what is skipped never ends before the last of them.
"""

from typing import Any, Final

from gridwright.core.action import Action
from gridwright.core.game import Game
from gridwright.encoding.base import (
    AT_ONCE,
    CACHE_LIMIT,
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
    """Masks of one length, cached."""

    def __init__(self, size: int) -> None:
        """Write masks for *size* tokens."""
        self._size = size
        self._cache: dict[tuple[int, ...], bytes] = {}
        self._picking: dict[int, bytes] = {}

    def of(self, tokens: tuple[int, ...]) -> bytes:
        """Return the mask that allows *tokens*."""
        mask = self._cache.get(tokens)
        if mask is None:
            if len(self._cache) > CACHE_LIMIT:
                self._cache = {}
            mask = self._cache[tokens] = self.write(tokens, 0)
        return mask

    def picking(self, left: int, token: int) -> bytes:
        """Return the mask that allows one *token*, and to pick among the actions *left*."""
        kind = _MANY if left > _HUNDRED else min(left, _TEN + 1)
        key = (token - NONE) * (_MANY + 1) + kind
        mask = self._picking.get(key)
        if mask is None:
            tokens = () if token == NONE else (token,)
            mask = self._picking[key] = self.write(tokens, left)
        return mask

    def write(self, tokens: tuple[int, ...], left: int) -> bytes:
        """Return the mask that allows *tokens*, and to pick among the actions *left*."""
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
    masks = _masks.get(size)
    if masks is None:
        masks = _masks[size] = Masks(size)
    return masks


class Chooser:
    """The decision of the seat to act, made token by token.

    Actions are kept as they were listed. Most tokens stand for a run of them, as an opening does
    for its bids; a token may have several runs.
    """

    def __init__(self, game: Game[Any], encoder: Encoder[Any]) -> None:
        """Choose at a table; `begin` comes first."""
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

    def begin(self, state: Any) -> None:  # noqa: ANN401 - the state of whatever title
        """Begin the decision that *state* asks for."""
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
        return self._masks.write(tokens, self._at_once)

    def allowed(self) -> list[int]:
        """Return the tokens that are allowed, in ascending order."""
        tokens: list[int] = []
        mask = self.mask()
        for token in range(len(mask)):
            if mask[token]:
                tokens.append(token)
        return tokens

    def choose(self, token: int) -> Action | None:
        """Go on with *token*; return the action, or None while it is half made.

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
        first = AT_ONCE if self.half == NONE else self.half
        left = self._count(first) - self.offset
        if 0 <= token < PICKS and token < left:
            return self._action(first, self.offset + token)
        skipped = _TEN if token == SKIP_10 else _HUNDRED if token == SKIP_100 else 0
        if not skipped or left <= skipped:
            raise ValueError(token)
        self.half = first
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

    def resume(self, half: int, offset: int) -> bool:
        """Go on with a decision that is half made; return whether that is possible."""
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

    def tokens_for(self, state: Any, action: Action) -> list[int]:  # noqa: ANN401
        """Return the tokens that come to *action*, a legal one of the decision begun with."""
        token = self.encoder.token(state, action)
        count = self._count(token)
        if token != AT_ONCE and count == 1:
            return [token]
        place = [self._action(token, place) for place in range(count)].index(action)
        tokens = [] if token == AT_ONCE else [token]
        tokens += [SKIP_100] * (place // _HUNDRED)
        tokens += [SKIP_10] * (place % _HUNDRED // _TEN)
        return [*tokens, place % _TEN]


def _end_of_run(legal: list[Action], start: int) -> int:
    """Return where the run at *start* ends: all bids for an item, which are many, share a token."""
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
