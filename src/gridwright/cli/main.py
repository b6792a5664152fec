"""The program `gridwright`: its commands, and how it ends whatever happens."""

import errno
import os
import sys
from typing import Annotated

import typer

from gridwright import __version__, words
from gridwright.cli.advice import advise, analyse
from gridwright.cli.arena import arena
from gridwright.cli.bench import bench, engine_lines
from gridwright.cli.bot import bot
from gridwright.cli.club import club
from gridwright.cli.console import replace_unencodable
from gridwright.cli.failure import FAILED, INTERRUPTED, WRONG, fail, print_error
from gridwright.cli.help import (
    LANGUAGE,
    TranslatedCommand,
    TranslatedGroup,
    UsageError,
    require_command,
)
from gridwright.cli.look_up import rules, schema, show, titles
from gridwright.cli.play import play
from gridwright.cli.records import replay, verify
from gridwright.cli.serve import backup, restore, serve
from gridwright.cli.simulate import selfplay, simulate
from gridwright.system_errors import reason_of

app = typer.Typer(
    cls=TranslatedGroup,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _print_version(*, is_verbose: bool) -> None:
    """Print the version and whether the engine is compiled; if *is_verbose*, module by module."""
    lines = engine_lines()
    typer.echo("\n".join([f"gridwright {__version__}", *(lines if is_verbose else lines[:1])]))


def _check_language(language: str) -> None:
    """Refuse a language without words; `TranslatedGroup` has switched to any other already."""
    known = words.languages()
    if language and language not in known:
        fail(words.text("cli.no_language", language=language, words=known))


def _system_language() -> str:
    """Return the language of the system, such as ``pl_PL.UTF-8``, or nothing."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return next(filter(None, [os.environ.get(name) for name in names]), "")


@app.callback(invoke_without_command=True)
def gridwright(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
    verbose: Annotated[bool, typer.Option("--verbose")] = False,
    language: Annotated[  # noqa: ARG001 - declared here, and read before all others
        str,
        typer.Option(
            LANGUAGE,
            metavar="language",
            callback=_check_language,
            is_eager=True,
            expose_value=False,
        ),
    ] = "",
) -> None:
    """Play the Power Grid family at a terminal, replay and check records, look the rules up."""
    if version:
        _print_version(is_verbose=verbose)
        raise typer.Exit
    if verbose:
        context.fail(words.text("cli.verbose_alone"))
    require_command(context)


for command in (
    *(play, serve, backup, restore, bot),
    *(advise, analyse, replay, verify),
    *(selfplay, arena, simulate),
    *(rules, titles, schema, bench),
):
    app.command(cls=TranslatedCommand)(command)
app.add_typer(show, name="show")
app.add_typer(club, name="club")


def run(arguments: list[str], *, has_output: bool = True) -> int:
    """Carry out *arguments*; return the exit status, and never raise what a person can cause."""
    replace_unencodable(sys.stdout)
    replace_unencodable(sys.stderr)
    words.use(_system_language())
    if not has_output:
        print_error(words.text("cli.no_output"))
        return FAILED
    try:
        status = _run(arguments)
        sys.stdout.flush()
    except OSError as error:  # of the streams: errors of files are reported where they are read
        return _end_broken(error)
    except MemoryError:
        print_error(words.text("system.memory"))
        return FAILED
    return status


def _run(arguments: list[str]) -> int:
    try:
        status = app(arguments, prog_name="gridwright", standalone_mode=False)
    except UsageError as error:
        _report_usage(error)
        return WRONG
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    return status if isinstance(status, int) else 0


def _report_usage(error: Exception) -> None:
    context = getattr(error, "ctx", None)
    if problem := str(error):  # none if help was asked for
        command = context.command_path if context is not None else "gridwright"
        print_error(words.text("cli.see_help", problem=problem.rstrip("."), command=command))


def _end_broken(error: OSError) -> int:
    """End although standard output, or input, does not work."""
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, sys.stdout.fileno())  # what is still buffered cannot be written
    if error.errno != errno.EPIPE:  # a reader that has left needs no message
        print_error(words.text("cli.stream", reason=reason_of(error)))
    return FAILED
