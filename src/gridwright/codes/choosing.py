"""A decision in tokens: which are allowed now, and which action they come to.

Exact both ways: a token is allowed when at least one legal action begins, or goes on, with it;
and every legal action is reached, because what is skipped never ends before the last of them.
"""

from typing import Any, Final

from gridwright.codes.base import (
    AT_ONCE,
    NONE,
    NOTHING_HALF,
    PICKS,
    SKIP_10,
    SKIP_100,
    Code,
    half_piece,
)
from gridwright.core.action import Action
from gridwright.core.game import Game
from gridwright.parts.auction import Open

_NO_ITEM: Final = -1
_TEN: Final = 10
_HUNDRED: Final = 100


class Chooser:
    """The seat to act makes up its mind, token by token."""

    def __init__(self, game: Game[Any], code: Code[Any]) -> None:
        """Choose at a table; `look` begins."""
        self.game = game
        self.code = code
        self.half = NONE
        self.offset = 0
        self._tokens: list[int] = []  # that begin an action
        self._actions: list[list[Action]] = []  # beside them: what they may come to
        self._at_once: list[Action] = []

    def look(self, state: Any) -> None:  # noqa: ANN401 - the state of whatever title
        """Look at a new decision; nothing of it is made yet."""
        self.half = NONE
        self.offset = 0
        tokens: list[int] = []
        actions: list[list[Action]] = []
        at_once: list[Action] = []
        code = self.code
        last = NONE
        opened = _NO_ITEM
        row = at_once
        for action in self.game.legal_actions(state):
            if isinstance(action, Open):  # by the hundred: only the first of an item is asked for
                if action.item == opened:
                    row.append(action)
                    continue
                opened = action.item
            else:
                opened = _NO_ITEM
            token = code.token(state, action)
            if token != last:
                last = token
                row = at_once
                if token != AT_ONCE:
                    place = _place(tokens, token)
                    if place == len(tokens):
                        tokens.append(token)
                        actions.append([])
                    row = actions[place]
            row.append(action)
        self._tokens = tokens
        self._actions = actions
        self._at_once = at_once

    def mask(self) -> bytes:
        """Return a byte for each token: 1 where it is allowed."""
        row = bytearray(self.code.size)
        self.fill(row, 0)
        return bytes(row)

    def fill(self, row: bytearray, start: int) -> None:
        """Write the mask into a *row* of zeros, from *start* on."""
        if self.half == NONE:
            for token in self._tokens:
                row[start + token] = 1
            if self._at_once:
                _mask_picks(row, start, len(self._at_once))
        else:
            _mask_picks(row, start, len(self._begun(self.half)) - self.offset)

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
        place = _place(self._tokens, token)
        if self.half != NONE or place == len(self._tokens):
            return self._pick(token)
        actions = self._actions[place]
        if len(actions) == 1:
            return actions[0]
        self.half = token
        return None

    def _pick(self, token: int) -> Action | None:
        is_new = self.half == NONE
        actions = self._at_once if is_new else self._begun(self.half)
        left = len(actions) - self.offset
        if 0 <= token < PICKS and token < left:
            return actions[self.offset + token]
        skipped = _TEN if token == SKIP_10 else _HUNDRED if token == SKIP_100 else 0
        if not skipped or left <= skipped:
            raise ValueError(token)
        if is_new:
            self.half = AT_ONCE
        self.offset += skipped
        return None

    def _begun(self, token: int) -> list[Action]:
        """Return the actions that *token* may come to; none where it begins nothing."""
        if token == AT_ONCE:
            return self._at_once
        place = _place(self._tokens, token)
        return self._actions[place] if place < len(self._tokens) else []

    def take_up(self, half: int, offset: int) -> bool:
        """Go on with what is half made; return whether that can be."""
        if half == NONE:
            return offset == 0
        if not 0 <= offset < len(self._begun(half)) or (half == AT_ONCE and not offset):
            return False
        self.half = half
        self.offset = offset
        return True

    def half_piece(self) -> bytes:
        """Return the last field of an observation."""
        return NOTHING_HALF if self.half == NONE else half_piece(self.half, self.offset)

    def trail(self, state: Any, action: Action) -> list[int]:  # noqa: ANN401
        """Return the tokens that come to *action*, which must be legal; `look` came before."""
        token = self.code.token(state, action)
        actions = self._begun(token)
        if token != AT_ONCE and len(actions) == 1:
            return [token]
        place = actions.index(action)
        found = [] if token == AT_ONCE else [token]
        found += [SKIP_100] * (place // _HUNDRED)
        found += [SKIP_10] * (place % _HUNDRED // _TEN)
        return [*found, place % _TEN]


def _place(tokens: list[int], wanted: int) -> int:
    """Return where *wanted* stands; behind the last where it does not."""
    place = 0
    for token in tokens:
        if token == wanted:
            break
        place += 1
    return place


def _mask_picks(row: bytearray, start: int, left: int) -> None:
    for token in range(min(left, PICKS)):
        row[start + token] = 1
    if left > _TEN:
        row[start + SKIP_10] = 1
    if left > _HUNDRED:
        row[start + SKIP_100] = 1
