"""What a seat has seen at a table, found by playing the game again."""

from gridwright.core.phase import State
from gridwright.tables.table import Table


def recent_views(table: Table, seat: int) -> list[State]:
    """Return what *seat*, which is to act, saw at its decisions of this auction or turn.

    The present one comes last.
    """
    twin, game = Table(table.spec, table.library), table.game
    states: list[State] = []
    occasion: tuple[object, ...] = ()
    for move in [*table.moves, None]:
        if twin.to_act == seat:
            lot = game.lot(twin.state)
            number, phase = game.round_of(twin.state), game.phase_of(twin.state)
            current = (number, phase, lot.id if lot else "")
            states = [*states, twin.state] if current == occasion else [twin.state]
            occasion = current
        if move is not None:
            twin.play(move.action, chance=move.chance)
    return [game.view(state, seat) for state in states]
