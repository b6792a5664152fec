"""Games that were played at tables, counted like those of a simulation."""

from gridwright.simulate.ledger import Details, Ledger
from gridwright.simulate.match import Outcome
from gridwright.tables.table import Table


def played(table: Table) -> tuple[Outcome, Details]:
    """Return how the finished game of *table* ended, and its details."""
    again = Table(table.spec, table.library)
    ledger = Ledger(again.game)
    ledger.update(again.state)
    for move in table.moves:
        ledger.sink.events.extend(again.play(move.action, move.seat, move.chance))
        ledger.update(again.state)
    nobody_measured = [0] * table.spec.seats
    outcome = Outcome(
        places=again.ranking(),
        scores=again.game.scores(again.state),
        rounds=again.game.round_of(again.state),
        is_cut=False,
        decisions=nobody_measured,
        seconds=[0.0 for _ in nobody_measured],
    )
    return outcome, ledger.details
