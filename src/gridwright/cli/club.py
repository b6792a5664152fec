"""The commands of whoever runs a club: its members, invitations, and how the server is.

They work on the database of the server, while it runs or not, and so need nobody's password.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from typer import Argument, Option

from gridwright import words
from gridwright.cli.console import glossary, output_console
from gridwright.cli.failure import FAILED, WRONG, fail
from gridwright.cli.files import new_binary_file
from gridwright.cli.help import TranslatedCommand, TranslatedGroup, require_command
from gridwright.cli.serve import open_database
from gridwright.core.errors import GridwrightError

if TYPE_CHECKING:
    from gridwright.web.models import Account

MOST_USES: Final = 100

Name = Annotated[str, Argument(metavar="name")]
File = Annotated[Path, Argument(metavar="file")]
Address = Annotated[str, Argument(metavar="address")]
Uses = Annotated[int, Option("--uses", metavar="number", min=1, max=MOST_USES)]
Sure = Annotated[bool, Option("--sure")]

club = typer.Typer(cls=TranslatedGroup, no_args_is_help=True, invoke_without_command=True)
club.callback()(require_command)


@club.command(cls=TranslatedCommand)
def admin(name: Name) -> None:
    """Make a member an admin."""
    with _member(name) as member:
        from gridwright.web.models import ActKind, Role  # noqa: PLC0415 - after setup
        from gridwright.web.moderation import acts  # noqa: PLC0415

        acts.act(None, member.guest, acts.Deed(ActKind.ROLE, role=Role.ADMIN))
    typer.echo(words.text("cli.club.admin", name=member.name))


@club.command(cls=TranslatedCommand)
def reset(name: Name) -> None:
    """Print a link by which a member can choose a new password, once within a day."""
    with _member(name) as member:
        from gridwright.web.models import ActKind  # noqa: PLC0415 - after setup
        from gridwright.web.moderation import acts  # noqa: PLC0415

        secret = acts.act(None, member.guest, acts.Deed(ActKind.RESET)).secret
        link = _link(f"/reset/{secret}")
    typer.echo(words.text("cli.club.reset", name=member.name, link=link))


@club.command(cls=TranslatedCommand)
def invite(uses: Uses = 10) -> None:
    """Print a link by which so many people can join."""
    with open_database():
        from gridwright.web.models import LinkKind  # noqa: PLC0415 - after setup
        from gridwright.web.people import links  # noqa: PLC0415
        from gridwright.web.people.club import INVITATION_LASTS  # noqa: PLC0415

        secret = links.issue(LinkKind.INVITATION, None, INVITATION_LASTS, uses)
        link = _link(f"/club/invited/{secret}")
    days = INVITATION_LASTS.days
    typer.echo(words.text("cli.club.invite", uses=uses, days=days, link=link))


@club.command(cls=TranslatedCommand)
def export(name: Name, file: File) -> None:
    """Write all that the server has about a member to a new ZIP file."""
    with _member(name) as member, new_binary_file(file) as stream:
        from gridwright.web.people import my_data  # noqa: PLC0415 - after setup

        stream.write(my_data.archive(member.guest))
    typer.echo(words.text("cli.club.export", name=member.name, file=str(file)))


@club.command(cls=TranslatedCommand)
def delete(name: Name, sure: Sure = False) -> None:
    """Delete a member's account and all that is known of them."""
    with _member(name) as member:
        from gridwright.web.people import departure  # noqa: PLC0415 - after setup

        known_as = member.name
        if not sure:
            fail(words.text("cli.club.not_sure", name=known_as), WRONG)
        departure.forget(member.guest)
    typer.echo(words.text("cli.club.delete", name=known_as))


@club.command(name="mail-test", cls=TranslatedCommand)
def mail_test(address: Address) -> None:
    """Send an e-mail, and say whether it was taken."""
    with open_database():
        from gridwright.web.notes import mail  # noqa: PLC0415 - after setup

        if not mail.is_set_up():
            fail(words.text("cli.club.no_mail"), WRONG)
        subject, body = words.text("cli.club.mail_subject"), words.text("cli.club.mail_body")
        try:
            mail.send(address, subject, body)
        except mail.MailError as error:
            fail(words.text("cli.club.mail_failed", reason=str(error)), FAILED)
    typer.echo(words.text("cli.club.mail_sent", address=address))


@club.command(cls=TranslatedCommand)
def rerate() -> None:
    """Make all ratings anew from the results."""
    with open_database():
        from gridwright.web.models import Rating  # noqa: PLC0415 - after setup
        from gridwright.web.results import ratings  # noqa: PLC0415

        count = ratings.rerate()
        members = Rating.objects.values("account").distinct().count()
    typer.echo(words.text("cli.club.rerate", count=count, members=members))


@club.command(cls=TranslatedCommand)
def status() -> None:
    """Print how the server and the club are."""
    with open_database():
        from gridwright.web.moderation import pages  # noqa: PLC0415 - after setup

        facts = pages.state_of_server()
    console = output_console()
    console.print(glossary([(fact.label, "cyan", fact.value) for fact in facts]))


@contextmanager
def _member(name: str) -> "Iterator[Account]":
    """Open the database and find a member, whose account may be closed."""
    with open_database():
        from gridwright.web.people import accounts  # noqa: PLC0415 - after setup

        member = accounts.account_named(name)
        if member is None:
            raise GridwrightError("cli.club.nobody", {"name": name})
        yield member


def _link(path: str) -> str:
    """Return a link to this server, or the path alone where nobody has said what it is called."""
    from gridwright.web import environment  # noqa: PLC0415 - after setup

    hosts = sorted(environment.hosts())
    scheme = "https" if environment.is_behind_proxy() else "http"
    return f"{scheme}://{hosts[0]}{path}" if hosts else path
