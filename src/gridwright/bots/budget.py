"""How long a bot may think: in CPU time, or in lines of play, the same on every machine."""

from dataclasses import dataclass
from time import thread_time

from gridwright.core.values import Struct


@dataclass(frozen=True, slots=True)
class Budget(Struct):
    """Limits of one decision; of two, the one that is reached first counts."""

    seconds: float = 0.0  # of CPU time; 0 for no limit
    lines: int = 0  # lines of play that are followed; 0 for no limit


class Clock:
    """How much of a budget is spent, and whether somebody asked to stop."""

    def __init__(self, budget: Budget) -> None:
        """Start to count."""
        self.is_stopped = False
        self.begin(budget)

    def begin(self, budget: Budget) -> None:
        """Start to count anew; a request to stop still stands."""
        self._seconds = budget.seconds
        self._lines = budget.lines
        self._start = thread_time()
        self.lines = 0  # of play, followed so far

    def spent(self) -> float:
        """Return the share of the budget that is spent: 1 when it is used up."""
        if self.is_stopped:
            return 1.0
        share = self.lines / self._lines if self._lines else 0.0
        if self._seconds:
            share = max(share, (thread_time() - self._start) / self._seconds)
        return share

    def has_room(self) -> bool:
        """Whether another line is likely to end in time, as long as the others took on average."""
        if self.is_stopped or (self._lines and self.lines >= self._lines):
            return False
        if not self._seconds:
            return True
        elapsed = thread_time() - self._start
        return elapsed + elapsed / max(1, self.lines) < self._seconds
