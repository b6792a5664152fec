"""Messages, refusals, and the errors that carry them to a person.

The engine contains no sentences: a message is an id with values. The catalogues above the engine
have the words of every language; `set_voice` lets messages and errors use them.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Union

from gridwright.core.events import letter
from gridwright.core.plain import plain
from gridwright.core.values import Struct

if TYPE_CHECKING:
    from gridwright.core.json_types import JsonValues, MessageDict

Value = Union[int, str, tuple[str, ...], "Message"]
"""A value in a sentence: a number, a word or id, several of those, or another message."""

Values = dict[str, Value]

SEAT_KEYS: Final = ("who", "seat", "to_act")
"""The values that are seats, by number or letter, have these names and no others."""


@dataclass(frozen=True, slots=True)
class Message(Struct):
    """The id of a sentence, the values it needs, and the clauses of the rules that it rests on."""

    id: str
    values: Values = field(default_factory=dict)
    clauses: tuple[str, ...] = ()

    def __str__(self) -> str:
        return say(self)

    def as_dict(self, language: str = "", context: object = None) -> "MessageDict":
        """Return the message ready for JSON, with its sentence in *language*.

        The default is the language in use. *context* has the names of a table, if it is of one.
        """
        return {
            "id": self.id,
            "values": as_json(self.values, language, context),
            "clauses": list(self.clauses),
            "sentence": say(self, context, language),
        }


def as_json(values: Values, language: str = "", context: object = None) -> "JsonValues":
    """Return *values* ready for JSON: seats as letters, tuples as lists, messages as dicts."""
    fields: JsonValues = {}
    for key, value in values.items():
        if isinstance(value, Message):
            fields[key] = value.as_dict(language, context)
        elif isinstance(value, tuple):
            fields[key] = list(value)
        elif isinstance(value, int) and key in SEAT_KEYS:
            fields[key] = letter(value)
        else:
            fields[key] = value
    return fields


def spelled(message: Message, context: object = None, language: str = "") -> str:  # noqa: ARG001
    """Return *message* as its id, values and clauses: the voice of errors without catalogues."""
    values = [f"{key}={_spelled_value(value)}" for key, value in message.values.items()]
    return " ".join([message.id, *values, *[f"({clause})" for clause in message.clauses]])


def _spelled_value(value: Value) -> str:
    if isinstance(value, Message):
        return f"[{spelled(value)}]"
    return plain(",".join(value) if isinstance(value, tuple) else str(value))


Voice = Callable[[Message, object, str], str]
"""Turns a message into text; the second argument, if any, has the names used at a table.

The third is the language, or empty for the one in use.

A function and not a class, because compiled classes cannot have interpreted subclasses.
"""

_voice: Final[list[Voice]] = [spelled]


def set_voice(voice: Voice) -> None:
    """Let messages and errors use *voice* for their texts from now on."""
    _voice[0] = voice


def say(message: Message, context: object = None, language: str = "") -> str:
    """Return *message* as text, in the current voice."""
    return _voice[0](message, context, language)


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason why an action is not allowed: a message id, created once and compared with ``is``.

    Checking an action therefore costs little: the numbers in the message are worked out only when
    a person is going to read it. Each title has one table of the clauses behind its refusals.
    """

    message: str
    case: str = ""  # distinguishes reasons with the same sentence but different clauses

    @property
    def key(self) -> str:
        """Its key in the clause table of a title."""
        return f"{self.message}.{self.case}" if self.case else self.message


ALLOWED: Final = Refusal("allowed")

Clauses = dict[str, tuple[str, ...]]
"""The clauses behind each refusal in one title, by `Refusal.key`."""


def clause_table(rows: dict[str, str]) -> Clauses:
    """Return *rows* with their clauses, which are separated by spaces, as tuples."""
    return {key: tuple(clauses.split()) for key, clauses in rows.items()}


class GridwrightError(Exception):
    """Base class of every error that a person's input can cause."""

    def __init__(
        self,
        message: str,
        values: Values | None = None,
        clauses: tuple[str, ...] = (),
        *,
        key: str = "",
    ) -> None:
        """*key* names the entry of a record, position or option list that is wrong, if one is."""
        super().__init__(message)
        self.message = Message(message, {} if values is None else values, clauses)
        self.key = key
        self.context: object = None  # set by the table at which it happened, for its names

    def __str__(self) -> str:
        return say(self.message, self.context)

    def as_dict(self, language: str = "") -> "MessageDict":
        """Return its message ready for JSON, with the names of the table at which it happened."""
        return self.message.as_dict(language, self.context)

    def __eq__(self, other: object) -> bool:
        """Whether the other error says the same, at whatever table it happened."""
        if not isinstance(other, GridwrightError) or type(self) is not type(other):
            return False
        return {**self.__dict__, "context": None} == {**other.__dict__, "context": None}

    def __hash__(self) -> int:
        return hash((type(self), self.message.id))

    def __reduce__(self) -> tuple[object, ...]:
        """Be copied without a constructor, as each class has its own."""
        return blank_error, (type(self), self.args), dict(self.__dict__)


def blank_error(kind: type[GridwrightError], values: tuple[object, ...]) -> GridwrightError:
    """Return an error of *kind* without its attributes, which `pickle` and `copy` fill in."""
    return kind.__new__(kind, *values)


class ArgumentError(GridwrightError):
    """A program called the library with a value of the wrong type."""


def check_argument(name: str, value: object, *kinds: type) -> None:
    """Raise `ArgumentError` unless *value*, the argument *name*, is of one of these *kinds*."""
    if not isinstance(value, kinds):
        wanted = tuple([kind.__name__ for kind in kinds])
        values: Values = {"name": name, "wanted": wanted, "type": type(value).__name__}
        raise ArgumentError("argument_type", values)


def check_at_least_one(name: str, number: object) -> None:
    """Raise an error unless *number*, the argument *name*, counts something."""
    check_argument(name, number, int)
    if isinstance(number, int) and number < 1:
        raise SetupError("argument_number", {"name": name, "number": number})


class InvalidNotationError(GridwrightError):
    """A text is not the notation of any action at this table."""


class IllegalActionError(GridwrightError):
    """An action is well formed but not allowed now; nothing was changed."""


class UndoError(GridwrightError):
    """There is nothing to take back, or this seat may not; nothing was changed."""


class HiddenChanceError(GridwrightError):
    """Play needs a card that nobody knows: it must be stated, or dealt by `Game.resample`."""

    def __init__(self, key: str) -> None:
        """*key* is that of the record line which would state the card."""
        super().__init__("chance_hidden", {"key": key}, key=key)


class SetupError(GridwrightError):
    """A table cannot be set up like this: wrong seats, map, options or stated chance."""
