"""Options that the players agree on, each declared once as a field of its title's options class.

The engine reads the class; the command line, the web and the docs show the list made from its
fields. The catalogues explain each option, under ``option.NAME``.
"""

from dataclasses import dataclass, fields
from typing import Final, TypeVar

from gridwright.core.errors import SetupError, Values
from gridwright.core.values import Struct

SWITCH: Final = ("off", "on")
LAYOUT: Final = "layout"  # the mark of an option that no position needs any more
READING: Final = "reading"  # of one that reads a rulebook otherwise than the ruling

_SPELLINGS: Final = {
    "true": "on", "yes": "on", "1": "on", "false": "off", "no": "off", "0": "off"
}  # fmt: skip

Declared = dict[str, tuple[str, ...]]
"""The metadata of an option field; its name and default are those of the field."""


def option(
    *clauses: str,
    choices: tuple[str, ...] = SWITCH,
    titles: tuple[str, ...] = (),
    absent: tuple[str, ...] = (),
    is_layout: bool = False,
    is_reading: bool = False,
) -> Declared:
    """Return the metadata of an option: its clauses, its choices, and the titles that have it.

    *absent* are the clauses that explain why the other titles do not have it. One that *is_layout*
    only says how the table is laid; one that *is_reading* reads the rulebook otherwise.
    """
    marks = (*((LAYOUT,) if is_layout else ()), *((READING,) if is_reading else ()))
    return {
        "clauses": clauses,
        "choices": choices,
        "titles": titles,
        "absent": absent,
        "marks": marks,
    }


@dataclass(frozen=True, slots=True)
class Options(Struct):
    """Base of the options class of each title, which declares one field per option."""


T = TypeVar("T", bound=Options)


@dataclass(frozen=True, slots=True)
class GameSpec(Struct):
    """What a game was opened with: two games with equal specs play the same."""

    title: str
    board: str  # empty in titles without maps
    seats: int
    options: tuple[tuple[str, str], ...]  # names and choices that differ from the defaults
    rules: int  # the version of the title's rules, 0 the newest
    own: str  # the user's directory that its content was read from, or ""


@dataclass(frozen=True, slots=True)
class Option(Struct):
    """An option as screens list it."""

    name: str
    default: str
    choices: tuple[str, ...]  # empty if any text may be tried
    clauses: tuple[str, ...]  # of the rules about it
    is_layout: bool = False  # whether it only says how to set up; a position shows the result
    is_reading: bool = False  # whether it reads a rulebook otherwise than the ruling it names

    @property
    def is_switch(self) -> bool:
        """Whether its only choices are on and off."""
        return self.choices == SWITCH

    @property
    def help(self) -> str:
        """The id of the message that explains it."""
        return f"option.{self.name}"


def spelled(choice: object) -> str:
    """Return a *choice* as it is written: ``True`` is ``on``."""
    return SWITCH[choice] if isinstance(choice, bool) else str(choice)


def declared(kind: type[Options], title: str) -> tuple[Option, ...]:
    """Return the options of *kind* that *title* has."""
    options: list[Option] = []
    for entry in fields(kind):
        text, metadata = spelled(entry.default), entry.metadata
        if not metadata["titles"] or title in metadata["titles"]:
            marks = metadata["marks"]
            options.append(
                Option(
                    entry.name,
                    text,
                    metadata["choices"],
                    metadata["clauses"],
                    LAYOUT in marks,
                    READING in marks,
                )
            )
    return tuple(options)


def chosen(kind: type[T], title: str, values: dict[str, str]) -> T:
    """Return the options of *kind* with *values* applied, and defaults for the rest.

    An unknown option or choice raises `SetupError` with those that exist.
    """
    known = {option.name: option for option in declared(kind, title)}
    answers: dict[str, str | bool] = {}
    for name, value in values.items():
        option = known.get(name)
        if option is None:
            raise _unknown(kind, title, name, tuple(known))
        choice = _SPELLINGS.get(value, value) if option.is_switch else value
        if option.choices and choice not in option.choices:
            wrong: Values = {"option": name, "choices": option.choices, "value": value}
            raise SetupError("option_choice", wrong, key=name)
        answers[name] = choice == "on" if option.is_switch else choice
    return kind(**answers)  # each field has the type of its default


def choices_in(options: Options) -> tuple[tuple[str, str], ...]:
    """Return the choices of *options* that differ from the defaults, as `chosen` reads them.

    However they were spelled, and in whatever order: the same choices give the same answer.
    """
    choices: list[tuple[str, str]] = []
    for entry in fields(options):
        choice = getattr(options, entry.name)
        if choice != entry.default:
            choices.append((entry.name, spelled(choice)))
    return tuple(choices)


def _unknown(kind: type[Options], title: str, name: str, known: tuple[str, ...]) -> SetupError:
    """Return the error for an option that *title* does not have; another title may have it."""
    for entry in fields(kind):
        if entry.name == name:
            values: Values = {"option": name, "title": title}
            return SetupError("option_title", values, key=name, clauses=entry.metadata["absent"])
    return SetupError("option_unknown", {"option": name, "options": known}, key=name)
