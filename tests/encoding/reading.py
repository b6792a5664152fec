"""Observations read by the names of their fields, and decisions followed to all their ends."""

from typing import Any

from gridwright.core.action import Action
from gridwright.core.phase import State
from gridwright.encoding.base import Encoder
from gridwright.encoding.choosing import Chooser
from gridwright.encoding.encoders import encoder_for
from gridwright.encoding.token_game import TokenGame
from gridwright.games.registry import AnyGame

Row = dict[str, int]


def at(game: AnyGame, state: State) -> TokenGame:
    """Return a game that goes on from *state*."""
    return TokenGame(game, encoder_for(game), state)


def rows(encoder: Encoder[Any], observation: bytes, name: str) -> list[Row]:
    """Return the rows of the field *name*, each by its columns."""
    start = 0
    for field in encoder.fields:
        if field.name == name:
            width = len(field.columns)
            part = observation[start : start + field.size]
            return [
                dict(zip(field.columns, part[width * row : width * (row + 1)], strict=True))
                for row in range(field.rows)
            ]
        start += field.size
    raise KeyError(name)


def seen(play: TokenGame, seat: int, name: str) -> Row:
    """Return the only row, or the first, of the field *name* as *seat* sees it."""
    return rows(play.encoder, play.observe(seat), name)[0]


def marked(row: Row) -> list[str]:
    """Return the columns that are not 0."""
    return [column for column, value in row.items() if value]


def allowed(play: TokenGame) -> list[str]:
    """Return what the allowed tokens mean."""
    return [play.encoder.tokens[token] for token in play.chooser.allowed()]


def outcomes(play: TokenGame) -> list[Action]:
    """Return every action that allowed tokens come to; what is not allowed must be refused."""
    actions: list[Action] = []
    waiting = [(play.chooser.half, play.chooser.offset)]
    known = set(waiting)
    while waiting:
        half = waiting.pop()
        mask = _chooser_at(play, half).mask()
        for token in range(play.encoder.size):
            chooser = _chooser_at(play, half)
            if not mask[token]:
                assert is_refused(chooser, token)
                continue
            action = chooser.choose(token)
            now = (chooser.half, chooser.offset)
            if action is not None:
                actions.append(action)
            elif now not in known:
                known.add(now)
                waiting.append(now)
    return actions


def is_refused(chooser: Chooser, token: int) -> bool:
    """Whether *token* is refused, and changes nothing."""
    before = (chooser.half, chooser.offset)
    try:
        chooser.choose(token)
    except ValueError:
        return before == (chooser.half, chooser.offset)
    return False


def _chooser_at(play: TokenGame, half: tuple[int, int]) -> Chooser:
    chooser = Chooser(play.game, play.encoder)
    chooser.begin(play.state)
    assert chooser.resume(*half)
    return chooser
