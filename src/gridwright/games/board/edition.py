"""What separates one printed edition from the other: numbers, and a few questions.

A question is asked by the phases in the words of the rulebook. It may read the state, never
write it. The answers here are those of Recharged; `ClassicEdition` gives its own.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gridwright.content.types import EditionData

if TYPE_CHECKING:
    from gridwright.games.board.state import BoardState


@dataclass(frozen=True, slots=True)
class Edition:
    """The Recharged edition, and the default answer to every question."""

    numbers: EditionData

    def uses_discount_token(self) -> bool:
        """Whether the lowest plant may go for 1 (RC-2.2); classic has no token (CL-S25)."""
        return True

    def shows_backs(self) -> bool:
        """Whether the top card's back tells plug from socket (RC-S28); not in classic (CL-S23)."""
        return True

    def is_obsolete(self, state: "BoardState", plant: int) -> bool:
        """Whether *plant* is too small for the largest network. Used by: classic (CL-2.14)."""
        return False

    def removes_lowest_if_unsold(self) -> bool:
        """Whether the lowest plant goes when nobody buys. Used by: classic (CL-2.27)."""
        return False

    def step2_comes_first(self) -> bool:
        """Whether Step 3 in Step 1 makes the changes of Step 2 too (RC-ST21), or not (CL-ST13)."""
        return True

    def step2_starts_in_bureaucracy(self) -> bool:
        """Whether Step 2 starts within Phase 5 (RC-ST24) or between Phases 4 and 5 (CL-ST15)."""
        return True

    def counts_cities_in_ties(self) -> bool:
        """Whether the larger network breaks a tie in money. Used by: classic (CL-E5)."""
        return False


@dataclass(frozen=True, slots=True)
class ClassicEdition(Edition):
    """The edition of 2004."""

    def uses_discount_token(self) -> bool:
        return False

    def shows_backs(self) -> bool:
        return False

    def is_obsolete(self, state: "BoardState", plant: int) -> bool:
        return plant <= state.largest_network()

    def removes_lowest_if_unsold(self) -> bool:
        return True

    def step2_comes_first(self) -> bool:
        return False

    def step2_starts_in_bureaucracy(self) -> bool:
        return False

    def counts_cities_in_ties(self) -> bool:
        return True
