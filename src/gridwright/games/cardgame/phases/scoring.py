"""The end of the game: victory points for production and money."""

from gridwright.core.events import NOBODY, EventSink
from gridwright.core.game import Over
from gridwright.games.cardgame.state import CardState


class Scoring(Over[CardState]):
    """Nobody decides any more; points are counted when it begins."""

    def begin(self, state: CardState, events: EventSink | None) -> None:
        """Give points for the best production and for money (CG-4.3, CG-4.5)."""
        state.to_act = NOBODY
        for seat, player in enumerate(state.players):
            production = player.capacity.best_output(player.store.units)
            points = player.money // state.setup.content.elektro_per_point
            player.income = production + points
            if events is not None:
                values: dict[str, int | str] = {
                    "points": player.income,
                    "production": production,
                    "money": player.money,
                }
                events.add("scored", seat, values)
