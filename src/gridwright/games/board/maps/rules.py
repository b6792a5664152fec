"""What a map may answer differently, remember, and let its players do.

A question is put in rulebook words and says who uses it. A map that has a whole action of its
own plays the phase of that action in its own way: a subclass that takes the place of the usual
one. Its numbers and names stand in its data file and are read here.
"""

from typing import TYPE_CHECKING, ClassVar

from gridwright.content.types import CityMap, EditionData, Fact, Plant
from gridwright.core.errors import ALLOWED, Refusal, SetupError, Values
from gridwright.core.events import EventKind, EventSink
from gridwright.core.position import Tokens

if TYPE_CHECKING:
    from gridwright.core.game import Phase
    from gridwright.games.board.options import BoardOptions
    from gridwright.games.board.state import BoardState


class MapRules:
    """The rules that most maps have: none of their own."""

    name: ClassVar[str] = "plain"  # by which map files call these rules
    blocks: ClassVar[tuple[str, ...]] = ()  # of the data file, which these rules read
    options: ClassVar[tuple[str, ...]] = ()  # that have a meaning only with these rules
    clauses: ClassVar[dict[str, str]] = {}  # behind its own refusals
    events: ClassVar[tuple[EventKind, ...]] = ()  # that happen only with these rules

    def __init__(self, board: CityMap, numbers: EditionData) -> None:
        """Answer for *board*, or say what is wrong with its numbers."""
        self.map = board
        self.numbers = numbers

    # What the players agree on

    def is_in_play(self, options: "BoardOptions") -> bool:
        """Whether the table plays by these rules. Used by: Central Europe (CL-C1)."""
        return True

    # Questions

    def ownership_refusal(self, state: "BoardState", seat: int, plant: Plant) -> Refusal:
        """Why the seat may not open or bid for *plant*. Used by: Central Europe (CL-C3)."""
        return ALLOWED

    def rebate(self, state: "BoardState", seat: int, resource: int) -> int:
        """Elektro off the price of each unit. Used by: Central Europe (CL-C9, Wien)."""
        return 0

    def is_refilled(self, state: "BoardState", resource: int) -> bool:
        """Whether *resource* still comes to the market. Used by: Germany (RC-G1)."""
        return True

    # What happens

    def plant_taken(
        self, state: "BoardState", owner: int, plant: int, events: EventSink | None
    ) -> None:
        """Let happen what *plant* causes as *owner*, a seat or the dummy, gets it: Germany."""

    # Actions

    def phases(self) -> tuple["Phase[BoardState]", ...]:
        """Return phases that replace the usual ones of the same name. Used by: USA (RC-U2)."""
        return ()

    # What it remembers

    def write_memory(self, memory: tuple[int, ...]) -> dict[str, str]:
        """Return *memory*, which is empty at the start, as fields of a position text."""
        return {}

    def read_memory(self, tokens: Tokens) -> tuple[int, ...]:
        """Return what `write_memory` wrote."""
        return ()

    # Numbers and names of the data file

    def fact(self, block: str, key: str) -> Fact:
        """Return what stands under *key* in *block*, or say that it is missing."""
        found = self.map.facts.get(block, {}).get(key)
        if found is None:
            raise self.wrong(block, key)
        return found

    def number(self, block: str, key: str) -> int:
        found = self.fact(block, key)
        if not isinstance(found, int):
            raise self.wrong(block, key)
        return found

    def words(self, block: str, key: str) -> tuple[str, ...]:
        found = self.fact(block, key)
        if not isinstance(found, tuple):
            raise self.wrong(block, key)
        return found

    def resource(self, block: str, key: str) -> int:
        return self._index(block, key, self.numbers.resources)

    def city(self, block: str, key: str) -> int:
        return self._index(block, key, tuple([city.id for city in self.map.cities]))

    def _index(self, block: str, key: str, known: tuple[str, ...]) -> int:
        found = self.fact(block, key)
        if not isinstance(found, str) or found not in known:
            raise self.wrong(block, key)
        return known.index(found)

    def wrong(self, block: str, key: str) -> SetupError:
        """Return the error that says where the data file is wrong."""
        values: Values = {"board": self.map.id, "rules": self.name, "block": block, "entry": key}
        return SetupError("map_fact", values, key="map")
