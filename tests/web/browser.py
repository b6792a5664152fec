"""A visitor with cookies, who fills in forms."""

import re
from collections.abc import Mapping
from html import unescape
from typing import Any

from django.http import HttpResponse
from django.test import Client

from gridwright.web import guests, models
from tests.web.filling import Button, Form, forms_of

TOKENS = re.compile(  # signed anew, with the time, for every page
    r'name="csrfmiddlewaretoken" value="[^"]*"|(?:token|person)=[^"&]+|data-person="[^"]+"'
)
TAG = re.compile(r"<[a-z](?:[^<>\"']|\"[^\"]*\"|'[^']*')*>")


def without_tokens(html: str) -> str:
    """Return *html* without what differs between two pages that show the same."""
    return TOKENS.sub("", html)


def one_line(tag: re.Match[str]) -> str:
    """Return a *tag* with one space between its attributes, wherever its template is wrapped."""
    return re.sub(r"\s+", " ", tag[0]).replace(" >", ">")


class Visitor:
    """Django's client, with the token of the page that was seen last."""

    def __init__(self) -> None:
        self.client = Client(enforce_csrf_checks=True)
        self.token = ""

    def get(self, path: str, **headers: str) -> "Page":
        return self._seen(self.client.get(path, headers=headers))

    def send(self, form: Form, button: Button | None = None, **changed: str) -> "Page":
        """Press a button of a form."""
        sent = form.sent(button, **changed)
        return self._seen(self.client.post(form.action, sent))

    def post(self, path: str, /, **fields: str | list[str]) -> "Page":
        """Send a form of the page that was seen last, or of home."""
        return self._sent(path, {}, fields)

    def post_by_script(self, path: str, /, **fields: str) -> "Page":
        """Send a form as htmx does."""
        return self._sent(path, {"HX-Request": "true"}, fields)

    def _sent(
        self, path: str, headers: dict[str, str], fields: Mapping[str, str | list[str]]
    ) -> "Page":
        if not self.token:
            self.get("/")
        sent = {"csrfmiddlewaretoken": self.token, **fields}
        return self._seen(self.client.post(path, sent, headers=headers))

    def _seen(self, response: Any) -> "Page":  # noqa: ANN401 - the client adds attributes
        page = Page(response)
        found = re.search(r'name="csrfmiddlewaretoken" value="([^"]+)"', page.html)
        if found:
            self.token = found[1]
        return page

    def become(self, name: str) -> models.Guest:
        """Be a guest with a *name*."""
        self.post("/name", name=name)
        number = guests_of(self.client)
        return models.Guest.objects.get(pk=number)


def guests_of(client: Client) -> int:
    """Return the number of the guest whose cookie *client* has."""
    return int(client.cookies[guests.COOKIE].value.partition(":")[0])


class Page:
    """What came back."""

    def __init__(self, response: HttpResponse) -> None:
        self.status = response.status_code
        self.headers = response.headers
        self.html = TAG.sub(one_line, response.content.decode())

    @property
    def where(self) -> str:
        """Where a redirection leads."""
        return self.headers.get("Location", "")

    @property
    def text(self) -> str:
        """The page without its tags."""
        return _text(self.html)

    @property
    def alert(self) -> str:
        """What is said about something that was not done."""
        found = re.search(r'role="alert">(.*?)</p>', self.html, re.DOTALL)
        return _text(found[1]) if found else ""

    @property
    def forms(self) -> list[Form]:
        """The forms of the page."""
        return forms_of(self.html)

    @property
    def lines(self) -> list[str]:
        """What is offered as buttons."""
        buttons = [button for form in self.forms for button in form.buttons]
        return [b.value for b in buttons if b.name == "line" and not b.is_refused]


def _text(html: str) -> str:
    """Return the words of *html* as a reader sees them."""
    return unescape(" ".join(re.sub(r"<[^>]+>", "", html).split()))
