"""The help of every command, and what is said about wrong arguments, in the language in use.

Typer reads the arguments; all words come from the catalogue, by ids that follow from the names of
commands, options and arguments: ``usage.command.show.map``, ``usage.option.seed``, or
``usage.option.arena.seed`` where one command needs words of its own. A `metavar` is an id, too:
``usage.value.file``. Options are therefore declared without a word of help.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from importlib import import_module
from typing import TYPE_CHECKING, Final, cast

import typer
from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
from rich.text import Text
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from gridwright import words
from gridwright.arena.levels import about
from gridwright.bots.roster import names
from gridwright.cli.console import glossary, output_console
from gridwright.core.errors import Values
from gridwright.games.registry import TITLES

if TYPE_CHECKING:
    from typer._click.core import Command, Context, Parameter
    from typer._click.formatting import HelpFormatter

LANGUAGE: Final = "--language"
_ROOT: Final = "gridwright"
_READABLE: Final = 30  # columns; where fewer are left for texts, each stands below its option

_Declared = TyperOption | TyperArgument

_errors: Final = import_module(typer.BadParameter.__module__)  # Typer exports only this one of them
UsageError: Final[type[Exception]] = _errors.UsageError


class TranslatedCommand(TyperCommand):
    """A command that explains itself and complains in the language in use."""

    allow_extra_args = True  # so that `parse_args` can refuse them in words

    def get_params(self, ctx: "Context") -> "list[Parameter]":
        """Return its parameters with their help; ``--language`` is one of every command."""
        return _in_words(super().get_params(ctx), ctx)

    def parse_args(self, ctx: "Context", args: list[str]) -> list[str]:
        with _complaints(ctx):
            rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            ctx.fail(words.text("usage.error.extra", arguments=tuple(rest)))
        return rest

    def format_help(self, ctx: "Context", formatter: "HelpFormatter") -> None:  # noqa: ARG002
        """Print the help at once, as Typer does, instead of handing it to *formatter*."""
        _print_help(self, ctx)


class TranslatedGroup(TyperGroup):
    """A command with commands of its own, in the language in use."""

    def get_params(self, ctx: "Context") -> "list[Parameter]":
        """Return its parameters with their help; ``--language`` is one of every command."""
        return _in_words(super().get_params(ctx), ctx)

    def get_command(self, ctx: "Context", cmd_name: str) -> "Command | None":
        """Return a command with its help, which completion shows as well."""
        command = super().get_command(ctx, cmd_name)
        if command is not None:
            command.help = _about(_path(ctx, cmd_name))
        return command

    def parse_args(self, ctx: "Context", args: list[str]) -> list[str]:
        if ctx.parent is None:  # before anything is said about any of the arguments
            language = _requested_language(args)
            if language in words.languages():  # others are refused by the option itself
                words.use(language)
        with _complaints(ctx):
            return super().parse_args(ctx, args)

    def resolve_command(
        self, ctx: "Context", args: list[str]
    ) -> "tuple[str | None, Command | None, list[str]]":
        if args[0] not in self.commands and not ctx.resilient_parsing:
            ctx.fail(_unknown("command", args[0], get_close_matches(args[0], self.commands, 1)))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: "Context", formatter: "HelpFormatter") -> None:  # noqa: ARG002
        """Print the help at once, as Typer does, instead of handing it to *formatter*."""
        _print_help(self, ctx)


def require_command(context: typer.Context) -> None:
    """Complain if a group was called with options, but without a command."""
    if context.invoked_subcommand is None:
        context.fail(words.text("usage.error.no_command"))


def _requested_language(arguments: list[str]) -> str:
    """Return the last value of ``--language``, before or after the command, or nothing."""
    language = ""
    for index, word in enumerate(arguments):
        if word == "--":
            break
        name, equals, value = word.partition("=")
        if name == LANGUAGE:
            language = value if equals else "".join(arguments[index + 1 : index + 2])
    return language


# Words of commands and parameters


def _path(ctx: "Context", *below: str) -> str:
    """Return the names of the commands down to that of *ctx*, and those *below* it."""
    if ctx.parent is None:
        return ".".join(below) or _ROOT
    return _path(ctx.parent, str(ctx.info_name), *below)


def _about(path: str) -> str:
    return words.text(f"usage.command.{path}")


def _in_words(parameters: "list[Parameter]", ctx: "Context") -> "list[Parameter]":
    """Return *parameters* with their help, and the option ``--language`` of the program."""
    if ctx.parent is not None:
        options = [each for each in ctx.find_root().command.params if LANGUAGE in each.opts]
        parameters = [*parameters[:-1], *options, *parameters[-1:]]  # --help stays the last
    for parameter in _typed(parameters):
        parameter.help = _explanation(parameter, _path(ctx))
    return parameters


def _typed(parameters: "list[Parameter]") -> list[_Declared]:
    return cast("list[_Declared]", parameters)  # Typer has no others


def _explanation(parameter: _Declared, path: str) -> str:
    name = _name(parameter).lstrip("-").replace("-", "_")
    is_argument = parameter.param_type_name == "argument"
    own, shared = [
        f"usage.argument.{key}" if is_argument else f"usage.option.{key}"
        for key in (f"{path}.{name}", name)
    ]
    values: Values = {
        "languages": words.languages(),
        "levels": names(),
        "titles": tuple([title.name for title in TITLES]),
        "default": _default(parameter),
        "variable": str(parameter.envvar or ""),
    }
    return words.text(own if words.current().knows(own) else shared, **values)


def _name(parameter: _Declared) -> str:
    """Return the first long name of an option, or the only name of an argument."""
    return next((name for name in parameter.opts if name.startswith("--")), parameter.opts[0])


def _default(parameter: _Declared) -> str:
    """Return the default value, or what its declaration says it is."""
    stated = parameter.show_default
    default = stated if isinstance(stated, str) else parameter.default
    return _figure(default)


def _figure(value: object) -> str:
    """Return *value* as people write it: 5 for 5.0."""
    return f"{value:g}" if isinstance(value, float) else str(value)


def _value(parameter: _Declared) -> str:
    """Return the word that stands for the value of an option or argument: ``FILE``."""
    return words.text(f"usage.value.{parameter.metavar}")


# Pages


def _print_help(command: "Command", ctx: "Context") -> None:
    console, path = output_console(), _path(ctx)
    parameters = _typed(command.get_params(ctx))
    arguments = [each for each in parameters if each.param_type_name == "argument"]
    options = [each for each in parameters if each.param_type_name == "option"]
    commands = command.commands if isinstance(command, TyperGroup) else ()
    pieces = [ctx.command_path, f"[{words.text('usage.value.options')}]", *map(_usage, arguments)]
    if commands:
        pieces.append(words.text("usage.value.command"))
    console.print(Text(words.text("usage.usage", line=" ".join(pieces)), "bold"))
    console.print("", Text(_about(path)), sep="\n")
    if words.current().knows(f"usage.note.{path}"):
        console.print("", Text(words.text(f"usage.note.{path}")), sep="\n")
    _print_list(console, "usage.arguments", [(_value(each), each.help or "") for each in arguments])
    _print_list(console, "usage.options", [(_label(each), each.help or "") for each in options])
    if any([each.metavar == "level" and _explains_levels(path) for each in options]):
        _print_list(console, "usage.levels", [(name, about(name)) for name in names()])
    _print_list(console, "usage.commands", [(name, _about(_path(ctx, name))) for name in commands])


def _explains_levels(path: str) -> bool:
    """Whether the command *path* lets bots of any level play: others ask one for its opinion."""
    return not words.current().knows(f"usage.option.{path}.level")


def _print_list(console: Console, heading: str, rows: list[tuple[str, str]]) -> None:
    if not rows:
        return
    console.print("", Text(words.text(heading), "bold"), sep="\n")
    widest = max([cell_len(label) for label, _ in rows])
    if widest + _READABLE <= console.width:
        console.print(glossary([(label, "cyan", Text(text)) for label, text in rows]))
        return
    for label, text in rows:
        console.print(Text(f"  {label}", "bold cyan"), Padding(Text(text), (0, 0, 0, 6)))


def _usage(argument: _Declared) -> str:
    text = _value(argument) if argument.required else f"[{_value(argument)}]"
    return text if argument.nargs == 1 else f"{text}..."


def _label(option: _Declared) -> str:
    """Return an option as it is typed: ``-h, --help``, ``--seed NUMBER``."""
    short_first = sorted(option.opts, key=lambda name: name.startswith("--"))
    label = "/".join([", ".join(short_first), *option.secondary_opts])
    return f"{label} {_value(option)}" if option.metavar else label


# Complaints


@contextmanager
def _complaints(ctx: "Context") -> Iterator[None]:
    """Say in words what is wrong with the arguments of a command."""
    try:
        yield
    except UsageError as error:
        if sentence := _complaint(error, ctx):
            ctx.fail(sentence)
        raise  # help was wanted, and is printed


def _complaint(error: Exception, ctx: "Context") -> str:
    match error:
        case _errors.NoSuchOption(option_name=option, possibilities=options):
            return _unknown("option", option, options or ())
        case _errors.BadOptionUsage(option_name=option):
            parameters = ctx.command.get_params(ctx)
            needs_value = any([each.metavar for each in parameters if option in each.opts])
            return words.text(f"usage.error.{'value' if needs_value else 'switch'}", option=option)
        case _errors.MissingParameter(param=parameter):
            return words.text("usage.error.argument", argument=_value(parameter))
        case typer.BadParameter(param=TyperOption() as parameter):
            return _wrong_number(parameter)
        case _:
            return str(error)


def _unknown(kind: str, word: str, similar: Sequence[str]) -> str:
    """Complain about an option or a command that there is not, and name a *similar* one."""
    if similar:
        return words.text(f"usage.error.{kind}_near", word=word, near=similar[0])
    return words.text(f"usage.error.{kind}", word=word)


def _wrong_number(option: TyperOption) -> str:
    """Say what an option accepts: wrong values are always wrong numbers."""
    limits = getattr(option, "type", option)  # where Typer had them when it was built on Click
    lowest, highest = getattr(limits, "min", None), getattr(limits, "max", None)
    values: Values = {
        "option": _name(option),
        "kind": "decimal" if isinstance(option.default, float) else "whole",
    }
    if lowest is None:
        return words.text("usage.error.number", **values)
    values["lowest"], values["highest"] = _figure(lowest), _figure(highest)
    return words.text(f"usage.error.number_{'from' if highest is None else 'between'}", **values)
