"""Parts of a page that can be replaced alone: each knows what it depends on.

A part is an element with an id. Its key is everything that its HTML depends on, so equal keys mean
equal HTML. A page is sent a digest of the key with every part; what it has, it does not need again,
and nothing is rendered to find that out.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from django.http import HttpRequest
from django.middleware.csrf import get_token
from django.template import Context as TemplateContext
from django.template import Engine, RequestContext
from django.utils.functional import SimpleLazyObject
from django.utils.safestring import SafeString, mark_safe

from gridwright import __version__, words
from gridwright.web import environment
from gridwright.web.pages.common import Context

_DIGEST_LENGTH: Final = 12
_SOURCES: Final = (
    *("web/pages", "web/templates", "web/templatetags"),
    *("arena", "bots", "draw", "words", "data/words"),
)


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a page: what it depends on, and how it is rendered."""

    name: str  # the id of its element
    key: tuple[object, ...]  # with a repr that says all of it
    render: Callable[[], str]

    @property
    def digest(self) -> str:
        return digest_of(self.name, self.key)

    def html(self) -> SafeString:
        """Return the element with its digest."""
        stamp = f'id="{self.name}" data-digest="{self.digest}"'
        html = self.render().strip().replace(f'id="{self.name}"', stamp, 1)
        return mark_safe(html)  # noqa: S308 - templates have escaped it


def changed(parts: Iterable[Part], have: Mapping[str, str]) -> list[Part]:
    """Return the parts that a page with the digests *have* lacks."""
    return [part for part in parts if have.get(part.name) != part.digest]


def digest_of(*values: object) -> str:
    """Return a digest of *values* in the language in use, as this program shows them."""
    text = repr((program(), words.current().language, values))
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:_DIGEST_LENGTH]


@cache
def program() -> str:
    """Return what names this program, and the content that is shown as it is drawn and named.

    The version alone would not do: a source tree changes without it.
    """
    digest = sha256(__version__.encode())
    package, own = Path(__file__).parents[2], environment.own_content()
    folders = [*[package / name for name in _SOURCES], *([] if own is None else [own])]
    for folder in folders:
        for path in sorted(folder.rglob("*.*")):
            if path.suffix in (".py", ".html", ".toml"):
                digest.update(path.read_bytes())
    return digest.hexdigest()


class Templates:
    """Renders the templates of one answer; what all of them get is worked out once."""

    def __init__(self, request: HttpRequest) -> None:
        self._engine = Engine.get_default()
        context = RequestContext(request)
        with context.bind_template(self._engine.from_string("")):
            self._shared: Context = {str(key): value for key, value in context.flatten().items()}
        # All forms of an answer have the same token: one for each would take longer than they do.
        self._shared["csrf_token"] = SimpleLazyObject(lambda: get_token(request))

    def render(self, name: str, values: Context) -> str:
        template = self._engine.get_template(name)
        return template.render(TemplateContext({**self._shared, **values}))
