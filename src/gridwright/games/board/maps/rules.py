"""How a map can change the rules: other answers, state of its own, actions of its own.

Each question names the maps that answer it differently. A map with an additional action replaces
the phase of that action by a subclass. The numbers and names that its rules need are in the data
file of the map, and are read here.
"""

from typing import TYPE_CHECKING, ClassVar

from gridwright.content.types import CityMap, EditionData, Fact, Plant
from gridwright.core.errors import ALLOWED, Refusal, SetupError, Values
from gridwright.core.events import EventKind, EventSink
from gridwright.core.position import Tokens

if TYPE_CHECKING:
    from gridwright.core.phase import Phase
    from gridwright.games.board.options import BoardOptions
    from gridwright.games.board.state import BoardState


class MapRules:
    """The rules of maps without special rules, and the base of all others."""

    name: ClassVar[str] = "plain"  # as in map files
    blocks: ClassVar[tuple[str, ...]] = ()  # of the map file that only these rules read
    options: ClassVar[tuple[str, ...]] = ()  # that need these rules
    clauses: ClassVar[dict[str, str]] = {}  # for refusals of these rules
    events: ClassVar[tuple[EventKind, ...]] = ()  # that occur only with these rules

    def __init__(self, board: CityMap, numbers: EditionData) -> None:
        """Read what these rules need from *board*, or raise `SetupError`."""
        self.map = board
        self.numbers = numbers

    # Options

    def is_in_play(self, options: "BoardOptions") -> bool:
        """Whether *options* switch these rules on. Used by: Central Europe (CL-C1)."""
        return True

    # Questions

    def ownership_refusal(self, state: "BoardState", seat: int, plant: Plant) -> Refusal:
        """Return why *seat* may not open or bid for *plant*. Used by: Central Europe (CL-C3)."""
        return ALLOWED

    def rebate(self, state: "BoardState", seat: int, resource: int) -> int:
        """Return the rebate on each unit in Elektro. Used by: Central Europe (CL-C9, Wien)."""
        return 0

    def is_refilled(self, state: "BoardState", resource: int) -> bool:
        """Whether *resource* is still refilled. Used by: Germany (RC-G1)."""
        return True

    # Effects

    def plant_taken(
        self, state: "BoardState", owner: int, plant: int, events: EventSink | None
    ) -> None:
        """Apply what happens when *owner*, a seat or the dummy, gets *plant*. Used by: Germany."""

    # Actions

    def phases(self) -> tuple["Phase[BoardState]", ...]:
        """Return phases that replace the standard ones of the same name. Used by: USA (RC-U2)."""
        return ()

    # Memory: the part of a state that only this map has

    def write_memory(self, memory: tuple[int, ...]) -> dict[str, str]:
        """Return *memory*, which is empty at first, as fields of a position text."""
        return {}

    def read_memory(self, tokens: Tokens) -> tuple[int, ...]:
        """Return what `write_memory` wrote."""
        return ()

    # Numbers and names of the data file

    def fact(self, block: str, key: str) -> Fact:
        """Return the entry *key* of *block*, or raise `SetupError` if it is missing."""
        fact = self.map.facts.get(block, {}).get(key)
        if fact is None:
            raise self.wrong(block, key)
        return fact

    def number(self, block: str, key: str) -> int:
        fact = self.fact(block, key)
        if not isinstance(fact, int):
            raise self.wrong(block, key)
        return fact

    def words(self, block: str, key: str) -> tuple[str, ...]:
        fact = self.fact(block, key)
        if not isinstance(fact, tuple):
            raise self.wrong(block, key)
        return fact

    def resource(self, block: str, key: str) -> int:
        return self._index(block, key, self.numbers.resources)

    def city(self, block: str, key: str) -> int:
        return self._index(block, key, tuple([city.id for city in self.map.cities]))

    def _index(self, block: str, key: str, known: tuple[str, ...]) -> int:
        word = self.fact(block, key)
        if not isinstance(word, str) or word not in known:
            raise self.wrong(block, key)
        return known.index(word)

    def wrong(self, block: str, key: str) -> SetupError:
        """Return the error for a wrong or missing entry of the map file."""
        values: Values = {"board": self.map.id, "rules": self.name, "block": block, "entry": key}
        return SetupError("map_fact", values, key="map")
