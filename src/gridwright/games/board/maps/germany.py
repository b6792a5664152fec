"""Germany, Recharged: the nuclear phase-out."""

from typing import TYPE_CHECKING, ClassVar, Final

from gridwright.content.types import CityMap, EditionData
from gridwright.core.events import EventKind, EventSink
from gridwright.core.position import Tokens, index
from gridwright.games.board.maps.rules import MapRules

if TYPE_CHECKING:
    from gridwright.games.board.state import BoardState

REFILL_ENDED: Final = EventKind("refill_ended", ("resource",))


class GermanyRecharged(MapRules):
    """A fuel is never refilled again once a certain plant has been bought (RC-G1).

    The memory of a state is the fuel that is no longer refilled, if any.
    """

    name: ClassVar[str] = "germany_recharged"
    blocks: ClassVar[tuple[str, ...]] = ("phase_out",)
    options: ClassVar[tuple[str, ...]] = ("trust_phase_out",)
    events: ClassVar[tuple[EventKind, ...]] = (REFILL_ENDED,)

    def __init__(self, board: CityMap, numbers: EditionData) -> None:
        """Read which plant ends which refill."""
        super().__init__(board, numbers)
        self._plant = self.number("phase_out", "plant")
        self._resource = self.resource("phase_out", "resource")
        if self._plant not in numbers.plants:
            raise self.wrong("phase_out", "plant")

    def is_refilled(self, state: "BoardState", resource: int) -> bool:
        return resource not in state.memory

    def plant_taken(
        self, state: "BoardState", owner: int, plant: int, events: EventSink | None
    ) -> None:
        if plant != self._plant:
            return
        if owner == state.dummy and not state.setup.options.trust_phase_out:
            return  # RC-G7, ruling A46
        state.memory = (self._resource,)
        if events is not None:
            word = self.numbers.resources[self._resource]
            events.add(REFILL_ENDED, owner, {"resource": word})

    def write_memory(self, memory: tuple[int, ...]) -> dict[str, str]:
        return {"ended": ",".join([self.numbers.resources[ended] for ended in memory])}

    def read_memory(self, tokens: Tokens) -> tuple[int, ...]:
        known = self.numbers.resources
        return tuple([index("ended", word, known) for word in tokens.words("ended")])
