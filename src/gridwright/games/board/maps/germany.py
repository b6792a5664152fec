"""Germany, Recharged: the nuclear phase-out."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from gridwright.content.types import CityMap, EditionData
from gridwright.core.events import EventSink
from gridwright.core.position import Tokens, index
from gridwright.games.board.maps.rules import MapRules, MapState

if TYPE_CHECKING:
    from gridwright.games.board.state import BoardState


@dataclass(init=False, slots=True)
class EndedRefills(MapState):
    """The resources that are never refilled again."""

    resources: int  # bit set

    def __init__(self, resources: int) -> None:
        """Remember these."""
        self.resources = resources

    def copy(self) -> "EndedRefills":
        return EndedRefills(self.resources)


class GermanyRecharged(MapRules):
    """A fuel is never refilled again once a certain plant is bought (RC-G1)."""

    name: ClassVar[str] = "germany_recharged"
    blocks: ClassVar[tuple[str, ...]] = ("phase_out",)
    options: ClassVar[tuple[str, ...]] = ("trust_phase_out",)

    def __init__(self, board: CityMap, numbers: EditionData) -> None:
        """Read which plant ends which refill."""
        super().__init__(board, numbers)
        self._plant = self.number("phase_out", "plant")
        self._resource = self.resource("phase_out", "resource")
        if self._plant not in numbers.plants:
            raise self.wrong("phase_out", "plant")

    def is_refilled(self, state: "BoardState", resource: int) -> bool:
        return not _ended(state.map_state).resources >> resource & 1

    def plant_taken(
        self, state: "BoardState", owner: int, plant: int, events: EventSink | None
    ) -> None:
        if plant != self._plant:
            return
        if owner == state.setup.dummy and not state.setup.options.trust_phase_out:
            return  # RC-G7, ruling A46
        _ended(state.map_state).resources |= 1 << self._resource
        if events is not None:
            word = self.numbers.resources[self._resource]
            events.add("refill_ended", owner, {"resource": word})

    def first_state(self) -> MapState:
        return EndedRefills(0)

    def write_state(self, state: MapState) -> dict[str, str]:
        ended = _ended(state).resources
        names = [name for i, name in enumerate(self.numbers.resources) if ended >> i & 1]
        return {"ended": ",".join(names)}

    def read_state(self, tokens: Tokens) -> MapState:
        ended = 0
        for word in tokens.words("ended"):
            ended |= 1 << index("ended", word, self.numbers.resources)
        return EndedRefills(ended)


def _ended(state: MapState) -> EndedRefills:
    assert isinstance(state, EndedRefills)
    return state
