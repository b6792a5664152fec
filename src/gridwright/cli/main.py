"""The program `gridwright`: its commands, put together."""

from typing import Annotated

import typer

from gridwright import __version__
from gridwright.cli.bench import bench, engine_lines
from gridwright.cli.play import play
from gridwright.cli.records import replay, verify
from gridwright.cli.rules import rules
from gridwright.cli.selfplay import selfplay
from gridwright.cli.show.main import app as show
from gridwright.cli.titles import titles

app = typer.Typer(
    help="The Power Grid family at a terminal: play, replay, verify, look things up.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo("\n".join([f"gridwright {__version__}", *engine_lines()]))
        raise typer.Exit


@app.callback()
def gridwright(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Show version and engine."
        ),
    ] = False,
) -> None:
    """Play the Power Grid family at a terminal, replay and check records, look the rules up."""


for command in (play, replay, verify, selfplay, rules, titles, bench):
    app.command()(command)
app.add_typer(show, name="show")


if __name__ == "__main__":
    app()
