"""Choices at the table, each declared once: the field of a title's options class.

The class is what the engine reads; the list that the command line, the web and the docs show is
made of its fields. What an option means is a sentence of the catalogues: ``option.NAME``.
"""

from dataclasses import dataclass, fields
from typing import Final, TypeVar

from gridwright.core.errors import SetupError, Values

SWITCH: Final = ("off", "on")

_SPELLINGS: Final = {
    "true": "on", "yes": "on", "1": "on", "false": "off", "no": "off", "0": "off"
}  # fmt: skip

Declared = dict[str, tuple[str, ...]]
"""What a field says of its option beside name and default."""


def option(
    *clauses: str,
    choices: tuple[str, ...] = SWITCH,
    titles: tuple[str, ...] = (),
    absent: tuple[str, ...] = (),
) -> Declared:
    """Describe a field: where the rules speak of it, what may be chosen, in which titles.

    *absent* are the clauses by which the other titles do without it.
    """
    return {"clauses": clauses, "choices": choices, "titles": titles, "absent": absent}


@dataclass(frozen=True, slots=True)
class Options:
    """What the players of a title agree on; a subclass declares a field for each choice."""


T = TypeVar("T", bound=Options)


@dataclass(frozen=True, slots=True)
class Option:
    """A rule that the players agree on before the game."""

    name: str
    default: str
    choices: tuple[str, ...]  # what may be chosen; empty where any text may be tried
    clauses: tuple[str, ...]  # where the rules speak of it

    @property
    def is_switch(self) -> bool:
        """Whether it is simply on or off."""
        return self.choices == SWITCH

    @property
    def help(self) -> str:
        """The id of the line that explains it."""
        return f"option.{self.name}"


def declared(kind: type[Options], title: str) -> tuple[Option, ...]:
    """Return the options that *kind* declares and that make a difference in *title*."""
    found: list[Option] = []
    for entry in fields(kind):
        default = entry.default
        text = ("on" if default else "off") if isinstance(default, bool) else str(default)
        said = entry.metadata
        if not said["titles"] or title in said["titles"]:
            found.append(Option(entry.name, text, said["choices"], said["clauses"]))
    return tuple(found)


def chosen(kind: type[T], title: str, values: dict[str, str]) -> T:
    """Return the options of *kind* as *values* have them, the rest by default.

    Anything unknown raises `SetupError` with what there is.
    """
    known = {option.name: option for option in declared(kind, title)}
    answers: dict[str, str | bool] = {}
    for name, value in values.items():
        option = known.get(name)
        if option is None:
            raise _unknown(kind, title, name, tuple(known))
        spelled = _SPELLINGS.get(value, value) if option.is_switch else value
        if option.choices and spelled not in option.choices:
            wrong: Values = {"option": name, "choices": option.choices, "value": value}
            raise SetupError("option_choice", wrong, key=name)
        answers[name] = spelled == "on" if option.is_switch else spelled
    return kind(**answers)  # each field has the type of its default


def _unknown(kind: type[Options], title: str, name: str, known: tuple[str, ...]) -> SetupError:
    """Return why there is no option *name* in *title*: another title has it, or none."""
    for entry in fields(kind):
        if entry.name == name:
            values: Values = {"option": name, "title": title}
            return SetupError("option_title", values, key=name, clauses=entry.metadata["absent"])
    return SetupError("option_unknown", {"option": name, "options": known}, key=name)
