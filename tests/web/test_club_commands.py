"""The commands of whoever runs a club."""

import json
import re
from datetime import timedelta
from pathlib import Path
from zipfile import ZipFile

import pytest
from django.utils import timezone

from gridwright.cli.main import run
from gridwright.web import environment, models
from gridwright.web.people import links
from tests.web.finished import resulted
from tests.web.members import member
from tests.web.tables import guest, laid

Capture = pytest.CaptureFixture[str]
SECRET = re.compile(r"/(?:reset|club/invited)/([A-Za-z0-9_-]+)")


@pytest.fixture
def server(sqlite: None) -> None:
    """A server that was started once."""
    environment.prepare()


def secret_in(capsys: Capture) -> str:
    match = SECRET.search("".join(capsys.readouterr().out.split("\n")))
    assert match is not None
    return match[1]


def test_an_admin(server: None, capsys: Capture) -> None:
    member("Ana")
    assert run(["club", "admin", "  ANA "]) == 0
    assert "Ana is an admin." in capsys.readouterr().out
    assert models.Account.objects.get().is_admin
    act = models.Act.objects.get()
    assert (act.kind, act.by) == ("role", None)


def test_a_link_for_a_new_password(server: None, capsys: Capture) -> None:
    ana = member("Ana")
    assert run(["club", "reset", "Ana"]) == 0
    link = links.peek(models.LinkKind.RESET, secret_in(capsys))
    assert link is not None
    assert (link.guest, link.uses_left) == (ana.guest, 1)
    assert link.ends - timezone.now() <= timedelta(days=1)
    assert models.Act.objects.get().kind == "reset"


@pytest.mark.parametrize(("arguments", "uses"), [((), 10), (("--uses", "3"), 3)])
def test_an_invitation(
    server: None, capsys: Capture, arguments: tuple[str, ...], uses: int
) -> None:
    assert run(["club", "invite", *arguments]) == 0
    link = links.peek(models.LinkKind.INVITATION, secret_in(capsys))
    assert link is not None
    assert (link.guest, link.uses_left) == (None, uses)


def test_everything_about_somebody(server: None, capsys: Capture, tmp_path: Path) -> None:
    ana = member("Ana")
    row = laid(ana.guest, ("me", "novice"), "card")
    file = tmp_path / "ana.zip"
    assert run(["club", "export", "Ana", str(file)]) == 0
    with ZipFile(file) as opened:
        assert json.loads(opened.read("about-me.json"))["name"] == "Ana"
        assert f"records/{row.pk}.txt" in opened.namelist()
    assert file.stat().st_mode & 0o777 == 0o600
    assert run(["club", "export", "Ana", str(file)]) == 1  # it is there already


def test_deleting_asks_first(server: None, capsys: Capture) -> None:
    member("Ana")
    assert run(["club", "delete", "Ana"]) == 2
    assert "--sure" in capsys.readouterr().err
    assert models.Account.objects.exists()
    assert run(["club", "delete", "Ana", "--sure"]) == 0
    assert not models.Account.objects.exists()


@pytest.mark.parametrize("command", ["admin", "reset", "delete"])
def test_nobody_has_that_name(server: None, capsys: Capture, command: str) -> None:
    guest("Ana")  # who is no member
    assert run(["club", command, "Ana"]) == 1
    assert "there is no member called Ana" in " ".join(capsys.readouterr().err.split())


def test_a_test_mail_without_a_mail_server(
    server: None, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("GRIDWRIGHT_MAIL", raising=False)
    assert run(["club", "mail-test", "ana@example.org"]) == 2
    assert "GRIDWRIGHT_MAIL" in capsys.readouterr().err


def test_how_the_server_is(server: None, capsys: Capture, tmp_path: Path) -> None:
    member("Ana", "admin")
    assert run(["backup", str(tmp_path / "saved.gz")]) == 0
    models.Errand.objects.create(name="beat", done=timezone.now() - timedelta(seconds=75))
    capsys.readouterr()
    assert run(["club", "status"]) == 0
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    for line in (
        "last sign of a server, ago 1 min",
        "members 1",
        "admins 1",
        "open reports 0",
        "notifications waiting 0",
        "latest clock late by 0 s",
    ):
        assert line in lines
    year = str(timezone.now().year)
    assert [line for line in lines if line.startswith("Last backup") and line.endswith(year)]


def test_there_is_no_server_yet(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.setenv("GRIDWRIGHT_HOME", str(tmp_path / "nowhere"))
    for arguments in (["admin", "Ana"], ["invite"], ["status"]):
        assert run(["club", *arguments]) == 1
        assert "There's no database" in " ".join(capsys.readouterr().err.split())
    assert not (tmp_path / "nowhere").exists()


def test_ratings_are_made_again(server: None, capsys: Capture) -> None:
    resulted("g1", (member("Ana").guest, member("Bea").guest), (1, 2))
    resulted("g2", (guest("Gus"), "steady"), (1, 2), is_rated=False)
    assert run(["club", "rerate"]) == 0
    assert "1 rated game; 2 members have a rating." in capsys.readouterr().out
    assert models.Rating.objects.count() == 2
