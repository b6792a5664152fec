"""What a person reads when the table says no."""

from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState
from gridwright.tables import narrate
from tests.builders import reason


def refused(game: BoardGame, state: BoardState, line: str) -> tuple[str, str]:
    """Return the message id of the refusal of *line* and its sentence, clauses at the end."""
    explanation = game.explain(state, game.parse(line))
    assert explanation.id == reason(game, state, line)
    return explanation.id, narrate.refusal(explanation, game)
