"""Every page of the web, with tables of all titles in all phases: for what holds for all pages.

Whoever adds a page adds its address. What stands in braces is a name of `Site.names`.
"""

import re
from dataclasses import dataclass
from functools import cache
from html import unescape

from gridwright.bots.roster import company
from gridwright.content.load import load
from gridwright.core.rng import Rng
from gridwright.games.registry import default_map
from gridwright.tables.table import Table, TableSpec
from gridwright.web import models
from gridwright.web.play import lobby
from gridwright.web.play.writing import changing
from tests.web.browser import Page, Visitor
from tests.web.tables import SEED, forget, guest

TITLES = ("recharged", "classic", "card", "outpost")
OPTIONS = {"recharged": {"regions": "draft", "starting_cities": "on", "demolition": "on"}}

ADDRESSES = (
    *("/", "/me", "/device/{device}", "/nowhere", "/t/nowhere", "/join/nowhere", "/device/a:b:c"),
    *("/join/{invitation}", "/join/{taken}", "/new?title=chess", "/learn"),
    *("/records", "/r/nowhere"),
)
ADDRESSES_OF_TITLES = ("/new?title={title}", "/t/{waiting}", "/t/{waiting}/sit", "/t/{watched}")
ADDRESSES_OF_TABLES = (
    *("/t/{table}", "/t/{table}/replay?at=1", "/t/{table}/replay?by=year"),
    *("/t/{table}/commands", "/t/{table}/rematch/news"),
)
Sent = tuple[tuple[str, dict[str, str]], ...]  # where to, and the fields
SENT: Sent = (  # forms that are answered with a page
    ("/name", {"name": "#"}),
    ("/new", {"map": "atlantis"}),
    ("/new", {"seat-1": "me", "seat-2": "me"}),
    ("/start", {"title": "chess"}),
    ("/language", {"language": "tlh"}),
    ("/theme", {"theme": "loud"}),
    ("/r/nowhere/on", {}),
)
SENT_TO_TABLES: Sent = (
    ("/t/{table}/play", {"version": "{version}", "line": "fly"}),
    ("/t/{table}/play", {"version": "{version}", "line": ""}),
    ("/t/{table}/play", {"version": "99999", "line": "done"}),
    ("/t/{table}/undo", {"version": "{version}"}),
    ("/t/{table}/draft", {"version": "{version}", "way": "add", "line": "fly"}),
    ("/t/{table}/command", {"version": "{version}", "line": "why done"}),
    ("/t/{table}/maximum", {"version": "{version}", "number": "99999"}),
    ("/t/{table}/plan", {"plan": "bureaucracy", "way": "queue", "line": "fly"}),
    ("/t/{watched}/fill", {}),
    ("/t/{table}/on", {}),
    ("/t/{table}/rematch", {}),
    ("/t/{table}/propose", {"kind": "explode"}),
    ("/t/{table}/vote", {"answer": "yes"}),
)

Line = tuple[int, str]  # of a seat


@dataclass(frozen=True, slots=True)
class Site:
    """A visitor, and what the addresses name."""

    visitor: Visitor
    names: dict[str, str]

    def pages(self, addresses: tuple[str, ...], **more: str) -> list[Page]:
        """Return what stands at *addresses*."""
        return [self.visitor.get(path.format(**self.names, **more)) for path in addresses]

    def answers(self, sent: Sent, **more: str) -> list[Page]:
        """Return what forms are answered with."""
        named = {**self.names, **more}
        return [
            self.visitor.post(
                path.format(**named),
                **{key: text.format(**named) for key, text in fields.items()},
            )
            for path, fields in sent
        ]


def general(visitor: Visitor) -> list[Page]:
    """Return the pages that belong to no title."""
    host = visitor.become("Ana")
    waiting = laid(host, "card", ("me", "open", "novice"))
    places = [place.invitation for place in waiting.places.all()]
    link = re.search(r"/device/([^\"]+)", visitor.get("/me").html)
    assert link is not None
    names = {"device": link[1], "invitation": places[1], "taken": places[0]}
    site = Site(visitor, names)
    return [*site.pages(ADDRESSES), *site.answers(SENT)]


def of_title(visitor: Visitor, title: str) -> list[Page]:
    """Return the pages of tables of *title*: waiting, watched, in every phase, and at the end."""
    host = visitor.become("Ana")
    names = {
        "title": title,
        "waiting": laid(host, title, ("me", "open", "open")).pk,
        "watched": laid(guest("Bea"), title, ("me", "novice")).pk,
    }
    site = Site(visitor, names)
    found = site.pages(ADDRESSES_OF_TITLES)
    lines, moments = played(title)
    tables = [laid(host, title, ("me", "novice"), lines[:moment]) for moment in moments]
    for row in tables:
        found += site.pages(ADDRESSES_OF_TABLES, table=row.pk)
    first = tables[0]
    return found + site.answers(SENT_TO_TABLES, table=first.pk, version=str(first.version))


@cache
def played(title: str) -> tuple[list[Line], list[int]]:
    """Play a game of two; return its lines, and where the first seat first acts in a phase."""
    table = Table(spec(title, 2), load())
    bots = [company("novice", seat).bot(table.game, Rng(seat).state) for seat in range(2)]
    lines: list[Line] = []
    moments: dict[str, int] = {}
    while not table.is_over:
        seat = table.to_act
        if seat == 0:
            moments.setdefault(table.game.phase_of(table.state), len(lines))
        line = table.game.write(bots[seat].choose(table.game, table.view(seat)))
        table.play(line, seat)
        lines.append((seat, line))
    return lines, [*moments.values(), len(lines)]


def spec(title: str, seats: int) -> TableSpec:
    return TableSpec(title, default_map(load(), title), seats, (), OPTIONS.get(title, {}), SEED)


def laid(
    host: models.Guest,
    title: str,
    seats: tuple[str, ...],
    lines: tuple[Line, ...] | list[Line] = (),
) -> models.Table:
    """Lay a table at which *lines* were played already."""
    wish = lobby.Wish(title, lobby.usual(title).board, seats, OPTIONS.get(title, {}))
    row = lobby.lay(wish, host)
    models.Table.objects.filter(pk=row.pk).update(seed=SEED, version=len(lines))
    rows = [
        models.Action(table=row, index=index, seat=seat, line=line)
        for index, (seat, line) in enumerate(lines)
    ]
    models.Action.objects.bulk_create(rows)
    forget(row.pk)
    with changing(row.pk) as change:
        change.keep()
    return models.Table.objects.get(pk=row.pk)


# What a page says


def said(page: Page) -> list[str]:
    """Return all that is read or read aloud: texts, and the attributes that hold words."""
    html = re.sub(r"<(script|style)\b.*?</\1>", "", page.html, flags=re.DOTALL)
    spoken = re.findall(r'\b(?:aria-label|alt|title|placeholder|data-say-\w+)="([^"]*)"', html)
    texts = re.findall(r">([^<]+)<", html)
    return [text for found in (*spoken, *texts) if (text := " ".join(unescape(found).split()))]
