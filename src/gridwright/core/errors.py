"""Why not: refusals, and the errors that carry them to a person.

A refusal is a constant, made once and handed out by reference, so that asking costs nothing.
The numbers of its sentence are worked out only when a person wants to read it.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason why an action is not allowed. Compare with ``is``; `ALLOWED` is no reason at all."""

    message: str  # id of the sentence, in every language
    clauses: dict[str, tuple[str, ...]]  # by title: the clauses that forbid it


ALLOWED: Final = Refusal("allowed", {})


@dataclass(frozen=True, slots=True)
class Explanation:
    """A refusal with its numbers: what `table.narrate` makes a sentence of."""

    message: str
    values: dict[str, int | str]
    clauses: tuple[str, ...]


class GridwrightError(Exception):
    """The base of every error that a person's input can cause."""


class InvalidNotationError(GridwrightError):
    """A text is not the notation of any action of this table."""


class IllegalActionError(GridwrightError):
    """An action is well formed and not allowed now; nothing was changed."""

    def __init__(self, explanation: Explanation, sentence: str) -> None:
        """Keep the *explanation* for programs and the *sentence* for people."""
        super().__init__(sentence)
        self.explanation = explanation


class SetupError(GridwrightError):
    """A table cannot be laid as asked: wrong seats, map, options or stated chance."""

    def __init__(self, message: str, key: str = "") -> None:
        """Say what is wrong and which *key* of the header or option it stands under."""
        super().__init__(message)
        self.key = key
