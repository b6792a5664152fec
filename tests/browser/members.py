"""Members of a running server, written straight into its database."""

import os
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import BrowserContext

from tests.web.servers import ROOT

_BEGIN = """
import os
os.environ["DJANGO_SETTINGS_MODULE"] = "gridwright.web.settings"
import django
django.setup()
from django.http import HttpRequest, HttpResponse
from gridwright.web import models
from gridwright.web.notes import choices, notices
from gridwright.web.people import accounts, devices
"""
_JOIN = """
guest = models.Guest.objects.create(name="{name}", secret_hash="x")
accounts.create(guest, "{name}")
response = HttpResponse()
devices.write_cookie(HttpRequest(), response, devices.add(guest, "Chrome, Linux")[1])
print(response.cookies[devices.COOKIE].value)
"""
_TELL = """
guest = models.Guest.objects.get(name="{name}")
notices.tell(guest, models.NoticeKind.CLUB, "{cause}", "web.notes.test", {{}})
"""


def _run(home: Path, script: str) -> str:
    """Run a *script* of ours on the database of the server at *home*, as another process."""
    surroundings = {
        **{name: value for name, value in os.environ.items() if name != "DATABASE_URL"},
        "GRIDWRIGHT_HOME": str(home),
        "GRIDWRIGHT_SECRET_KEY": "k",
        "PYTHONPATH": str(ROOT / "src"),
    }
    command = [sys.executable, "-c", _BEGIN + script]
    done = subprocess.run(  # noqa: S603 - our own
        command, env=surroundings, check=True, capture_output=True, text=True
    )
    return done.stdout.strip()


_WEBHOOK = """
account = models.Account.objects.get(guest__name="{name}")
models.Club.objects.update_or_create(pk=1, defaults={{"webhooks": "network"}})
models.Webhook.objects.create(account=account, url="{url}")
choices.store(account, choices.Choices({{"table": frozenset(["webhook"])}}, 0, False), "http://club")
notices.tell(account.guest, models.NoticeKind.TABLE, "one", "web.notes.test", {{}})
"""


def join(home: Path, context: BrowserContext, name: str, origin: str) -> None:
    """Let the browser of *context* be a new member."""
    value = _run(home, _JOIN.format(name=name)).strip('"')
    context.add_cookies([{"name": "device", "value": value, "url": origin}])


def tell(home: Path, name: str, cause: str) -> None:
    """Tell a member something, once for a *cause*."""
    _run(home, _TELL.format(name=name, cause=cause))


def tell_by_webhook(home: Path, name: str, url: str) -> None:
    """Tell a member something, which goes to a webhook of theirs at once."""
    _run(home, _WEBHOOK.format(name=name, url=url))
