"""A game played in tokens: the core of every environment."""

from typing import Any, Final

from gridwright.core.action import Action
from gridwright.core.errors import SetupError
from gridwright.core.game import Game
from gridwright.encoding.base import NOTHING_HALF, Encoder
from gridwright.encoding.choosing import Chooser
from gridwright.encoding.encoders import encoder_for

_BETWEEN: Final = " | "  # the position, and what is half made
_LONGEST: Final = 6  # digits
_NO_NUMBER: Final = -99


class TokenGame:
    """One game, its position, and a decision that may be half made."""

    def __init__(self, game: Game[Any], encoder: Encoder[Any], state: Any) -> None:  # noqa: ANN401
        """Go on from *state*, which is changed as the game goes on."""
        self.game = game
        self.encoder = encoder
        self.chooser = Chooser(game, encoder)
        self.state = state
        self.changes = 0  # of the position
        self.chooser.begin(state)

    def restart(self, seed: int) -> None:
        """Lay the table anew."""
        self.state = self.game.new(seed, {})
        self.changes += 1
        self.chooser.begin(self.state)

    @property
    def seat(self) -> int:
        """The seat to act; negative at the end."""
        return self.game.to_act(self.state)

    @property
    def round(self) -> int:
        """The current round, 0 during setup."""
        return self.game.round_of(self.state)

    def step(self, token: int) -> bool:
        """Go on with *token*; return whether it completed an action, which was carried out.

        A token that is not allowed raises `ValueError`, and nothing is changed.
        """
        action = self.chooser.choose(token)
        if action is None:
            return False
        self.carry_out(action)
        return True

    def carry_out(self, action: Action) -> None:
        """Carry out a whole *action*, which must be legal: it is not checked here."""
        self.game.apply(self.state, action)
        self.changes += 1
        self.chooser.begin(self.state)

    def mask(self) -> bytes:
        """Return a byte for each token, 1 where it is allowed."""
        return self.chooser.mask()

    def observe(self, seat: int) -> bytes:
        """Return what *seat* knows; what is half made is known to the seat to act alone."""
        is_mine = seat == self.game.to_act(self.state)
        half = self.chooser.half_piece() if is_mine else NOTHING_HALF
        return self.observe_position(seat) + half

    def observe_position(self, seat: int) -> bytes:
        """Return what *seat* knows of the position, without what is half made."""
        return b"".join(self.encoder.pieces(self.state, seat))

    def lead(self, seat: int) -> float:
        """Return the progress of *seat* less the mean progress of the others."""
        others = [
            self.encoder.progress(self.state, other)
            for other in range(self.game.seats)
            if other != seat
        ]
        return self.encoder.progress(self.state, seat) - sum(others) / len(others)

    # Copies and texts

    def copy(self) -> "TokenGame":
        """Return an equal game that shares nothing that can change."""
        twin = TokenGame(self.game, self.encoder, self.state.copy())
        twin.chooser.half = self.chooser.half
        twin.chooser.offset = self.chooser.offset
        return twin

    def __copy__(self) -> "TokenGame":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        chooser = self.chooser
        return resumed, (self.game, self.state, chooser.half, chooser.offset, self.changes)

    def write(self) -> str:
        """Return the position as one line, with what is half made."""
        half = f"{self.chooser.half} {self.chooser.offset}"
        return f"{self.game.write_position(self.state)}{_BETWEEN}{half}"

    def read(self, text: str) -> None:
        """Go on from a text of `write`, or raise `GridwrightError` and change nothing."""
        line, _, half = text.rpartition(_BETWEEN)
        state = self.game.read_position(line)
        fresh = Chooser(self.game, self.encoder)
        fresh.begin(state)
        words = half.split()
        if len(words) != 2 or not fresh.resume(_number(words[0]), _number(words[1])):  # noqa: PLR2004
            raise SetupError("codes_half", {"text": half})
        self.state = state
        self.changes += 1
        self.chooser = fresh


def resumed(
    game: Game[Any],
    state: Any,  # noqa: ANN401 - each title has its own
    half: int,
    offset: int,
    changes: int,
) -> TokenGame:
    """Return the game of *state* with a decision half made, as it was pickled or copied."""
    play = TokenGame(game, encoder_for(game), state)
    play.chooser.half = half
    play.chooser.offset = offset
    play.changes = changes
    return play


def _number(word: str) -> int:
    """Return the number that `write` wrote; `_NO_NUMBER` for any other word."""
    digits = word.removeprefix("-")
    is_number = digits.isascii() and digits.isdigit() and len(digits) <= _LONGEST
    return int(word) if is_number else _NO_NUMBER
