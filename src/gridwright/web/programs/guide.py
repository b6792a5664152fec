"""What the page about the API is given: prose, limits, examples, all calls."""

from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from gridwright import words
from gridwright.web import addresses, limits
from gridwright.web.api import keys, streams
from gridwright.web.api.problems import ROOT
from gridwright.web.pages.common import Context
from gridwright.web.programs import bots, company, reference
from gridwright.web.visits import Visit

LANGUAGES: Final = {"shell": "Shell", "python": "Python", "javascript": "JavaScript"}
SERVER: Final = "https://play.example.org"  # in the examples, where the page names its own
_ANSWER: Final = ("# {", "#  ")
_STATUSES: Final = (400, 401, 403, 404, 409, 422, 429)
_LINES: Final = ("turn", "change", "over", "notice", "bye")
MISTAKE: Final = """\
{
  "error": {
    "id": "over_cash",
    "text": "You have 50 and can't bid 60.",
    "clauses": ["RC-2.13"],
    "values": {"money": 50, "bid": 60}
  }
}"""


@dataclass(frozen=True, slots=True)
class Example:
    """The same in one of the languages."""

    id: str
    label: str
    text: str
    is_first: bool

    @property
    def html(self) -> SafeString:
        """The text, in which answers, which stand in comments, have a colour of their own."""
        lines = self.text.splitlines(keepends=True)
        forms = ["<i>{}</i>" if line.startswith(_ANSWER) else "{}" for line in lines]
        pairs = zip(forms, lines, strict=True)
        return format_html_join("", "{}", [(format_html(form, line),) for form, line in pairs])


@dataclass(frozen=True, slots=True)
class Explained:
    """A word of the API, and what it means."""

    word: str
    about: str


def page(visit: Visit) -> Context:
    origin = addresses.reach_of(visit).origins[0]
    return {
        "steps": reference.steps(),
        "groups": reference.groups(),
        "scopes": [Explained(name, words.text(f"web.api.may.{name}")) for name in keys.SCOPES],
        "statuses": [
            Explained(str(status), words.text(f"web.programs.api.status.{status}"))
            for status in _STATUSES
        ],
        "lines": [Explained(name, words.text(f"web.programs.api.line.{name}")) for name in _LINES],
        "mistake": MISTAKE,
        "turn": examples("turn", origin),
        "lay": examples("lay", origin),
        "bot": text("bot", "python"),
        "lend": f"gridwright bot --url {origin} --key-file bot.key --level planner",
        "limits": _limits(),
        "root": ROOT,
        "file": "openapi.json",
        "heartbeat": round(streams.HEARTBEAT),
        "most_bots": bots.MOST,
        "most_games": company.MOST_GAMES,
    }


def _limits() -> str:
    return words.text(
        "web.programs.api.limits_about",
        calls=round(limits.CALLS.a_second),
        burst=limits.CALLS.most,
        actions=limits.ACTIONS.most,
        tables=limits.LAID.most,
        streams=limits.PROGRAM_STREAMS.most,
    )


def examples(name: str, origin: str) -> list[Example]:
    """Return the example called *name* in each language, for the server at *origin*."""
    return [
        Example(language, label, text(name, language).replace(SERVER, origin), not number)
        for number, (language, label) in enumerate(LANGUAGES.items())
    ]


@cache
def text(name: str, language: str) -> str:
    """Return an example as it is packaged; a test runs every one of them."""
    file = resources.files("gridwright.web.programs") / "examples" / f"{name}-{language}.txt"
    return file.read_text("utf-8").rstrip("\n")
