"""The differences between the printed editions: numbers, and a few rules."""

from dataclasses import dataclass

from gridwright.content.types import EditionData
from gridwright.core.values import Struct


@dataclass(frozen=True, slots=True)
class Edition(Struct):
    """The numbers and rules of an edition; the defaults are those of Recharged."""

    numbers: EditionData
    uses_discount_token: bool = True  # (RC-2.2, CL-S25)
    shows_backs: bool = True  # whether cards have a plug or a socket on the back (RC-S28, CL-S23)
    outgrows_plants: bool = False  # remove plants too small for the largest network (CL-2.14)
    removes_lowest_if_unsold: bool = False  # in a round in which nobody buys (CL-2.27)
    step2_comes_first: bool = True  # Step 3 in Step 1 changes what Step 2 does (RC-ST21, CL-ST13)
    step2_starts_in_bureaucracy: bool = True  # or between Phases 4 and 5 (RC-ST24, CL-ST15)
    counts_cities_in_ties: bool = False  # the larger network breaks a tie in money (CL-E5)


def classic(numbers: EditionData) -> Edition:
    """Return the edition of 2004."""
    return Edition(
        numbers,
        uses_discount_token=False,
        shows_backs=False,
        outgrows_plants=True,
        removes_lowest_if_unsold=True,
        step2_comes_first=False,
        step2_starts_in_bureaucracy=False,
        counts_cities_in_ties=True,
    )
