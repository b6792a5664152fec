"""Why not: messages, refusals, and the errors that carry them to a person.

Nothing here is a sentence. A message is an id with values; the words of every language stand in
catalogues above the engine, which lend their voice to errors by `set_voice`.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Union

from gridwright.core.plain import plain

Value = Union[int, str, tuple[str, ...], "Message"]
"""What a sentence may contain: a number, a word or id, several of them, another message."""

Values = dict[str, Value]


@dataclass(frozen=True, slots=True)
class Message:
    """Something to say: the id of a sentence, its values, and the clauses behind it."""

    id: str
    values: Values = field(default_factory=dict)
    clauses: tuple[str, ...] = ()


def spelled(message: Message, context: object = None) -> str:  # noqa: ARG001
    """Return *message* spelled out, as a program may want it: its id, values and clauses."""
    values = [f"{key}={_spelled_value(value)}" for key, value in message.values.items()]
    return " ".join([message.id, *values, *[f"({clause})" for clause in message.clauses]])


def _spelled_value(value: Value) -> str:
    if isinstance(value, Message):
        return f"[{spelled(value)}]"
    return plain(",".join(value) if isinstance(value, tuple) else str(value))


Voice = Callable[[Message, object], str]
"""Makes a text of a message with the names that a table lends, if any.

A function, because compiled classes have no interpreted subclasses.
"""

_voice: Final[list[Voice]] = [spelled]


def set_voice(voice: Voice) -> None:
    """Let errors speak with *voice* from now on."""
    _voice[0] = voice


def say(message: Message, context: object = None) -> str:
    """Return *message* as a text, in the voice that was lent last."""
    return _voice[0](message, context)


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason why an action is not allowed: a message id, made once and compared with ``is``.

    Asking costs nothing: its numbers are worked out only when a person wants to read them, and
    each title says in one table which clauses stand behind it.
    """

    message: str
    case: str = ""  # tells apart reasons that share their sentence but not their clauses

    @property
    def key(self) -> str:
        """Where its clauses stand in the table of a title."""
        return f"{self.message}.{self.case}" if self.case else self.message


ALLOWED: Final = Refusal("allowed")

Clauses = dict[str, tuple[str, ...]]
"""By `Refusal.key`: the clauses that forbid it in one title."""


def clause_table(rows: dict[str, str]) -> Clauses:
    """Return *rows* with their clauses, which are separated by spaces, one by one."""
    return {key: tuple(clauses.split()) for key, clauses in rows.items()}


class GridwrightError(Exception):
    """The base of every error that a person's input can cause."""

    def __init__(
        self,
        message: str,
        values: Values | None = None,
        clauses: tuple[str, ...] = (),
        *,
        key: str = "",
    ) -> None:
        """Keep the sentence with its *values* and *clauses*, and which *key* of a text is wrong."""
        super().__init__(message)
        self.message = Message(message, {} if values is None else values, clauses)
        self.key = key
        self.context: object = None  # lent by the table at which it happened

    def __str__(self) -> str:
        return say(self.message, self.context)


class InvalidNotationError(GridwrightError):
    """A text is not the notation of any action of this table."""


class IllegalActionError(GridwrightError):
    """An action is well formed and not allowed now; nothing was changed."""


class UndoError(GridwrightError):
    """Nothing can be taken back, or not by this seat; nothing was changed."""


class HiddenChanceError(GridwrightError):
    """Play has come to a card that nobody knows: it must be stated, or dealt by a sampler."""

    def __init__(self, key: str) -> None:
        """Say which pile holds the card: the *key* of the line that would state it."""
        super().__init__("chance_hidden", {"key": key}, key=key)


class SetupError(GridwrightError):
    """A table cannot be laid as asked: wrong seats, map, options or stated chance."""
