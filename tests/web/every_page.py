"""Every page of the web, with tables of all titles in all phases: for what holds for all pages.

Whoever adds a page adds its address. What stands in braces is a name of `Site.names`.
"""

import re
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import cache
from html import unescape

from django.utils import timezone

from gridwright.bots.roster import company
from gridwright.content.load import load
from gridwright.core.rng import Rng
from gridwright.games.registry import default_map
from gridwright.puzzles.packaged import packaged
from gridwright.puzzles.puzzle import Puzzle
from gridwright.tables.table import Table, TableSpec
from gridwright.web import models
from gridwright.web.chat import relations, reporting, talking
from gridwright.web.clocks.terms import PRESETS, UNTIMED, Terms
from gridwright.web.people import links
from gridwright.web.play import lobby, people, puzzles, returning, timekeeping
from gridwright.web.play.writing import changing
from gridwright.web.seeks import seeking
from gridwright.web.seeks.admission import Admission
from tests.web import standings
from tests.web.analysed import some_analysis
from tests.web.browser import Page, Visitor
from tests.web.finished import resulted
from tests.web.members import PASSWORD, joined
from tests.web.records import text_of
from tests.web.tables import SEED, forget, guest

TITLES = ("recharged", "classic", "card", "outpost")
OPTIONS = {"recharged": {"regions": "draft", "starting_cities": "on", "demolition": "on"}}

POSITION = (
    "card - 2 - round=1 phase=auction act=B order=BTA market=3a,3b,5c,5a,6b,6a,8a,8b "
    "deck=?s,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,S3 unseen=?,?,?,?,?,? "
    "discount=3a rng=? A.money=12 B.money=12 last=ahead column2=coal1,coal2,oil3,uranium2 "
    "column3=coal3,gas3,oil1,oil2 column4=coal3,gas2,gas2,oil2 "
    "fuel_deck=?,?,?,?,?,?,?,?,?,?,?,? fuel_discard=coal3,gas3,oil2,uranium1 "
    "fuel_late=coal3,gas3,oil3,uranium2"
)
ADDRESSES = (
    *("/", "/me", "/device/{device}", "/nowhere", "/t/nowhere", "/join/nowhere", "/device/a:b:c"),
    *("/?all", "/carry", "/carry/nowhere"),
    *("/join/{invitation}", "/join/{taken}", "/new?title=chess"),
    *("/me/clock", "/new?clock=own&free=x", "/t/{timed}", "/t/{timed}/sit", "/t/{timed}/change"),
    *("/in", "/in?join=1", "/me/devices", "/recover", "/reset/x", "/me/email/x"),
    *("/me/blocked", "/t/{timed}/person"),
    *("/learn", "/learn/round", "/position", "/explore?map=atlantis"),
    *("/notifications", "/notifications/off/x:y", "/me/notifications", "/worker.js"),
    "/api",
    *("/club", "/privacy", "/me/data", "/me/data/delete", "/club/house", "/first/nowhere"),
    *("/club/ladder/card.two", "/club/ladder/chess.two", "/club/ladder/rule", "/club/people"),
    *("/@nobody", "/club/results/nowhere", "/club/results.csv?since=x"),
    *("/tables", "/tables?title=chess", "/tables?around=mine", "/tables?clock=days&waits=1"),
    *("/records", "/r/nowhere", "/r/nowhere/analysis", "/puzzles", "/puzzles?title=chess"),
)
ADDRESSES_OF_TITLES = (
    *("/new?title={title}", "/t/{waiting}", "/t/{waiting}/sit", "/t/{watched}"),
    *("/t/{waiting}/change", "/t/{watched}/change"),
    *("/learn?title={title}", "/explore?title={title}", "/explore?title={title}&rounds=8"),
    *("/puzzles?title={title}", "/t/{asked}", "/t/{answered}"),
    *("/t/{timed}", "/t/{late}", "/t/{resting}"),
    *("/t/{watched}/person", "/t/{watched}/report?seat=0", "/t/{watched}/report?line=1"),
)
ADDRESSES_OF_TABLES = (
    *("/t/{table}", "/t/{table}/replay?at=1", "/t/{table}/replay?by=year"),
    *("/t/{table}/commands", "/t/{table}/rematch/news", "/t/{table}/since"),
    "/t/{table}/analysis/news",
)
ADDRESSES_OF_ANALYSES = (
    *("/t/{table}", "/t/{table}/analysis", "/t/{table}/analysis?at=10"),
    *("/t/{table}/analysis?mark=-&at=1", "/t/{table}/analysis?by=year"),
    "/t/{table}/analysis/news?mark=-&at=20",
)
Sent = tuple[tuple[str, dict[str, str]], ...]  # where to, and the fields
SENT: Sent = (  # forms that are answered with a page
    ("/name", {"name": "#"}),
    ("/new", {"map": "atlantis"}),
    ("/new", {"seat-1": "me", "seat-2": "me"}),
    ("/new", {"clock": "own", "free": "1", "bank": "1", "refill": "1"}),
    ("/new", {"seat-1": "me", "seat-2": "open", "kind": "rated", "join": "rating", "least": "9"}),
    ("/new", {"join": "rating", "least": "1800", "most": "1400"}),
    ("/new", {"seat-1": "me", "seat-2": "kept", "kept-2": "#"}),
    ("/new", {"seat-1": "me", "seat-2": "kept", "kept-2": "tlh"}),
    ("/new", {"name": "x" * 31}),
    ("/tables/seek", {"title": "card", "clock": "quick", "kind": "rated"}),
    ("/tables/seek", {"way": "bots"}),
    ("/new", {"clock": "own", "free": "8", "free-unit": "h", "bank": "1", "look": "clock"}),
    ("/me/clock", {"way": "night", "start": "22:00", "end": "9:00", "zone": "Europe/Vienna"}),
    ("/me/clock", {"way": "night", "start": "25:00", "end": "7", "zone": "UTC"}),
    ("/me/clock", {"way": "away", "until": "soon", "zone": "Middle-earth"}),
    ("/in", {"name": "Nobody", "password": "of nobody"}),
    ("/in/passkey", {"token": "x", "answer": "{{}}"}),
    ("/club/join", {"name": "A", "password": "pine-needle-tea"}),
    ("/club/join", {"name": "Admin", "password": "pine-needle-tea"}),
    ("/club/join", {"name": "Bea", "password": "short"}),
    ("/club/join", {"name": "Bea", "password": "password1"}),
    ("/club/join", {"name": "Longerthan8", "password": "LongerThan8"}),
    ("/club/join", {"name": "Bea", "password": "pine-needle-tea", "email": "bea"}),
    ("/recover", {"way": "code", "name": "Ana", "code": "abcdefghij"}),
    ("/recover", {"way": "mail", "name": "Ana"}),
    ("/me/devices", {"way": "link"}),
    ("/me/devices", {"way": "break"}),
    ("/me/passkeys", {}),
    ("/me/notifications", {"way": "save", "delay": "7"}),
    ("/notifications/look", {"table": "x"}),
    ("/start", {"title": "chess"}),
    ("/language", {"language": "tlh"}),
    ("/theme", {"theme": "loud"}),
    ("/hand", {"hand": "both"}),
    ("/r/nowhere/on", {}),
    ("/position", {"record": POSITION}),
    ("/position", {"record": "chess - 2 -"}),
    ("/position", {"record": "recharged germany 3 - zz=1"}),
    ("/position/play", {"record": POSITION, "seat-1": "rook"}),
    ("/puzzles/solve", {"puzzle": "nowhere"}),
    ("/puzzles/on", {"puzzle": "nowhere", "level": "steady"}),
    ("/puzzles/forget", {"puzzle": "nowhere"}),
    ("/learn/lesson", {"lesson": "chess", "way": "begin"}),
    ("/club", {"way": "invite"}),
    ("/me/data/delete", {}),
    ("/first/nowhere", {}),
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
    ("/t/{waiting}/change", {"change": "0", "seat-1": "me", "seat-2": "open"}),
    ("/t/{table}/change", {"change": "0", "seat-1": "me", "seat-2": "open"}),
    ("/t/{table}/on", {}),
    ("/t/{table}/analysis", {}),
    ("/t/{table}/analysis/moves", {}),
    ("/t/{table}/rematch", {}),
    ("/t/{table}/coach", {"card": "x", "way": "on"}),
    ("/t/{table}/propose", {"kind": "explode"}),
    ("/t/{table}/propose", {"kind": "break", "number": "5"}),
    ("/t/{table}/back", {}),
    ("/t/{table}/give-up", {}),
    ("/t/{resting}/propose", {"kind": "break", "number": "5"}),
    ("/t/{resting}/propose", {"kind": "time", "number": "2"}),
    ("/t/{table}/vote", {"answer": "yes"}),
    ("/t/{table}/say", {"phrase": "thanks"}),
    ("/t/{waiting}/say", {"text": "no more than phrases"}),
    ("/t/{waiting}/memo", {"text": "written elsewhere", "seen": "before"}),
    ("/t/{watched}/report", {"seat": "0", "why": "boredom"}),
    ("/t/{watched}/report", {"seat": "0", "why": "spam"}),
)

UNTRANSLATED = r'<(\w+) (?:[^>]* )?translate="no"[^>]*>.*?</\1>'  # code and English, on any page
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
    link = re.search(r"/device/([^\"]+)", visitor.post("/me/devices", way="link").html)
    assert link is not None
    timed = lobby.lay(lobby.Wish("card", "", ("me", "open"), terms=PRESETS["daily"]), host)
    names = {"device": link[1], "invitation": places[1], "taken": places[0], "timed": timed.pk}
    site = Site(visitor, names)
    return [*site.pages(ADDRESSES), *site.answers(SENT)]


WORDS = "Zażółć gęślą jaźń"  # of people, in no language that is looked for
ADDRESSES_OF_MEMBERS = (
    *("/", "/me", "/me/password", "/me/devices", "/me/clock", "/in/guest", "/reset/{reset}"),
    *("/tables", "/tables?around=mine", "/t/{rated}/sit", "/t/{asking}/sit", "/t/{mine}"),
    *("/t/{mine}/change", "/new?kind=rated&join=rating"),
    *("/me/email/{email}", "/device/{device}", "/me/password?done=password"),
    *[f"/me/password?done={way}" for way in ("asked", "no_email", "added", "removed")],
    *("/club", "/privacy", "/notifications", "/me/notifications", "/me/notifications?saved"),
    *("/me/blocked", "/me/data", "/me/data/delete", "/t/{shared}", "/t/{shared}/person"),
    *("/me/keys",),
    *("/api", "/me/bots"),
    *("/t/{shared}/person?seat=1", "/t/{shared}/report?line={line}"),
    *("/@Mona", "/@Mona/games", "/@Mona/figures", "/@Mona/with", "/@Mona/records"),
    *(
        "/@Bo Diddley",
        "/@Mona/with/Bo Diddley",
        "/@Mona/games?title=card",
        "/@Mona/figures?title=card",
    ),
    *("/club/people", "/club/people?q=bo", "/club/results/{counted}", "/club/results/{friendly}"),
    *(
        "/club/results/{counted}/replay",
        "/club/ladder/card.two",
        "/club/ladder/card.two?show=members",
    ),
)
SENT_BY_MEMBERS: Sent = (
    ("/me", {"name": "x" * 21, "colour": "sky"}),
    ("/me", {"name": "Mona", "colour": "pitch"}),
    ("/me", {"name": "Mona", "colour": "", "about": "x" * 141}),
    ("/me/password", {"way": "password", "current": "wrong", "password": "pine-needle-tea"}),
    ("/me/password", {"way": "password", "current": PASSWORD, "password": "Mona"}),
    ("/me/password", {"way": "codes", "current": PASSWORD}),
    ("/me/password", {"way": "email", "current": PASSWORD, "email": "mona@example.org"}),
    ("/me/passkeys", {"token": "x", "answer": "{{}}"}),
    ("/me/devices", {"way": "link"}),
    ("/me/keys", {"way": "make", "label": " ", "scope": "read", "ends": "never"}),
    ("/me/keys", {"way": "make", "label": "Zażółć", "ends": "never"}),
    ("/me/keys", {"way": "make", "label": "Zażółć", "scope": "read", "ends": "year"}),
    ("/reset/{reset}", {"password": "Mona"}),
    ("/me/notifications", {"way": "webhook", "url": "http://localhost/"}),
    ("/me/notifications", {"way": "webhook_test"}),
    ("/club", {"way": "invite"}),
    ("/me/bots", {"way": "make", "name": "Robby"}),
    ("/me/bots", {"way": "make", "name": "Mona"}),
    ("/me/bots", {"way": "renew", "bot": "0"}),
    ("/me/data/delete", {"sure": "yes", "password": "wrong"}),
    ("/t/{shared}/say", {"text": WORDS * 100}),
    ("/t/{shared}/report", {"line": "{line}", "why": "insult", "text": WORDS}),
)
ADDRESSES_OF_MODERATORS = (
    *("/club/house", "/club/house/case/{case}", "/club/house/case/99", "/club/house/tables"),
    *("/club/house/members", "/club/house/members?q=nobody", "/club/house/members/{person}"),
    *("/club/house/members/{me}", "/club/house/members/{guest}", "/club/house/members/99999"),
    *("/club/house/settings", "/club/house/acts", "/club"),
    *("/club/house/annul/{rated}", "/club/house/annul/{own}", "/club/house/annul/nowhere"),
)
SENT_BY_MODERATORS: Sent = (
    ("/club/house/case/{case}", {"kind": "take_out"}),
    ("/club/house/members/{person}", {"kind": "close", "reason": WORDS}),
    ("/club/house/members/{me}", {"kind": "rename", "name": "Z", "reason": WORDS}),
    ("/club/house/members/{person}", {"kind": "reset", "reason": WORDS}),
    ("/club/house/settings", {"joining": "closed", "name": "x" * 200}),
    ("/club/house/annul/{rated}", {"reason": ""}),
    ("/club/house/annul/{own}", {"reason": WORDS}),
)


def of_member(visitor: Visitor) -> list[Page]:
    """Return the pages of a member, who was a guest with a table in this browser before."""
    guest_before = visitor.become("Olga")
    laid(guest_before, "card", ("me", "open", "novice"))
    member = joined("Mona")
    models.Passkey.objects.create(
        account=member, credential="x", public_key=b"x", label="Firefox, Linux"
    )
    assert visitor.post("/in", name="Mona", password=PASSWORD).where.startswith("/in/guest")
    day = timedelta(days=1)
    names = {
        "reset": links.issue(models.LinkKind.RESET, member.guest, day),
        "email": links.issue(models.LinkKind.EMAIL, member.guest, day, subject="m@example.org"),
        "device": links.issue(models.LinkKind.DEVICE, guest("Bo"), day),
        **talked(member),
        **met(member),
        **listed(member),
    }
    site = Site(visitor, names)
    pages = [*site.pages(ADDRESSES_OF_MEMBERS), *site.answers(SENT_BY_MEMBERS)]
    visitor.post("/me", name="Monika", colour="sky")
    return [*pages, visitor.post("/me", name="Mona", colour="sky"), visitor.get("/me")]


def of_moderator(visitor: Visitor) -> list[Page]:
    """Return the pages of an admin with a report to decide, and then of who it was about."""
    keeper, person = joined("Zofia"), joined("Bruno")
    models.Account.objects.filter(pk=keeper.pk).update(role=models.Role.ADMIN)
    names = talked(keeper, person)
    report = reporting.report(
        models.Table.objects.get(pk=names["shared"]),
        keeper.guest,
        reporting.Person(
            person.guest, person.name, ("line", 0), models.ChatLine.objects.latest("pk")
        ),
        "insult",
        WORDS,
    )
    report.by, report.text = guest("Bo"), WORDS  # without the reason, which is in English here
    report.save()
    names |= {
        "case": str(report.pk),
        "person": str(person.guest_id),
        "me": str(keeper.guest_id),
        "guest": str(report.by.pk),
        "rated": resulted("rated", (person.guest, "steady"), (1, 2)).pk,
        "own": resulted("own", (person.guest, keeper.guest), (1, 2)).pk,
    }
    visitor.post("/in", name="Zofia", password=PASSWORD)
    site = Site(visitor, names)
    pages = [*site.pages(ADDRESSES_OF_MODERATORS), *site.answers(SENT_BY_MODERATORS)]
    for kind in ("quiet", "bar", "take_out"):
        deed = {"kind": kind, "days": "7", "reason": WORDS}
        visitor.post(f"/club/house/members/{person.guest_id}", **deed)
        visitor.post(f"/club/house/case/{report.pk}", **deed)
    visitor.post("/club/house/annul/rated", reason=WORDS)
    pages += site.pages(ADDRESSES_OF_MODERATORS)
    visitor.post("/out")
    visitor.post("/in", name="Bruno", password=PASSWORD)
    return pages + site.pages(("/notifications", "/me/data", "/t/{shared}"))


def met(member: models.Account) -> dict[str, str]:
    """Let *member* have played with another one; return what addresses name of that."""
    other, record = joined("Bo Diddley"), text_of("card/2-auction")
    models.Account.objects.filter(pk=other.pk).update(about=WORDS)
    scores = [(15, 3), (12, 4)]
    for _ in range(8):
        row = standings.played([member, other], scores, "card", record=record, ended=timezone.now())
    three = [*scores, (11, 0)]
    friendly = standings.played(
        [member, other, "steady"], three, "card", is_rated=False, left=(1,), ended=timezone.now()
    )
    standings.played([member, "novice"], scores, pace="none", is_rated=False)
    return {"counted": row.pk, "friendly": friendly.pk}


def listed(member: models.Account) -> dict[str, str]:
    """Lay open tables of all kinds, and let *member* and others wait for another."""
    host, friend = joined("Cid"), guest("Bea")
    relations.relate(member.guest, friend, models.RelationKind.FRIEND)
    wish = lobby.Wish("card", "", ("me", "open", "planner"), is_listed=True)
    asked = Admission(
        members_only=True,
        least_rating=1600,
        most_rating=2000,
        least_finished=90,
        allows_programs=False,
    )
    names = {
        "rated": replace(wish, is_rated=True, terms=PRESETS["daily"]),
        "asking": replace(wish, admission=asked, hints=models.Hints.EVERYONE),
        "kept": replace(wish, seats=("me", "kept", "open"), names=("", "Mona", "")),
        "running": replace(wish, seats=("me", "novice")),
    }
    rows = {name: lobby.lay(each, host.guest).pk for name, each in names.items()}
    mine = replace(wish, is_rated=True, admission=asked, name=WORDS, terms=PRESETS["evening"])
    rows["mine"] = lobby.lay(mine, member.guest).pk
    for who, clock in ((member, "daily"), (host, "quick")):
        seeking.seek(who.guest, seeking.Wanted("outpost", clock, is_rated=True))
    return rows


def talked(member: models.Account, other: models.Account | None = None) -> dict[str, str]:
    """Lay a table at which *member* and somebody else talk; return what addresses name there."""
    row = laid(member.guest, "card", ("me", "open", "novice"))
    speaker = guest("Bo") if other is None else other.guest
    lobby.sit_down(row.places.get(number=1), speaker)
    talking.say(row.pk, member.guest, member, text=WORDS)
    talking.say(row.pk, speaker, other, phrase="thanks")
    return {"shared": row.pk, "line": str(models.ChatLine.objects.latest("pk").pk)}


def of_title(visitor: Visitor, title: str) -> list[Page]:
    """Return the pages of tables of *title*: waiting, watched, in every phase, and at the end."""
    host = visitor.become("Ana")
    names = {
        "title": title,
        "waiting": laid(host, title, ("me", "open", "open")).pk,
        "watched": laid(guest("Bea"), title, ("me", "novice")).pk,
        "asked": puzzles.lay(packaged(title)[0], packaged(title)[0].id, host).pk,
        "answered": answered(host, packaged(title)[1]).pk,
        **clocked(host, title),
    }
    talking.say(names["waiting"], host, None, phrase="good_luck")
    site = Site(visitor, names)
    found = site.pages(ADDRESSES_OF_TITLES)
    lines, moments = played(title)
    tables = [laid(host, title, ("me", "novice"), lines[:moment]) for moment in moments]
    for row in tables:
        found += site.pages(ADDRESSES_OF_TABLES, table=row.pk)
    some_analysis(tables[-1])
    found += site.pages(ADDRESSES_OF_ANALYSES, table=tables[-1].pk)
    first = tables[0]
    return found + site.answers(SENT_TO_TABLES, table=first.pk, version=str(first.version))


def answered(host: models.Guest, puzzle: Puzzle) -> models.Table:
    """Lay the table of a *puzzle* to which *host* has given a wrong answer."""
    row = puzzles.lay(puzzle, puzzle.id, host)
    models.Attempt.objects.create(
        guest=host,
        puzzle=puzzle.id,
        title=puzzle.title,
        kind=puzzle.kind,
        lines=list(puzzle.wrong[0].plan),
        choice=puzzle.right,
        is_right=False,
    )
    return row


def clocked(host: models.Guest, title: str) -> dict[str, str]:
    """Lay tables with a clock: one where it runs, one where a bot plays, one on a break."""
    evening, seats = PRESETS["evening"], ("me", "novice", "novice")
    rows = {name: laid(host, title, seats, terms=evening) for name in ("timed", "late", "resting")}
    with changing(rows["late"].pk) as change:
        timekeeping.add_note(change, models.NoteKind.FLAG, 0, "bot")
        returning.leave_to_bot(change, 0)
        change.keep()
    people.propose(rows["resting"].pk, host, models.ProposalKind.TIME, 0)
    people.propose(rows["resting"].pk, host, models.ProposalKind.BREAK, 5)
    return {name: row.pk for name, row in rows.items()}


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
    terms: Terms = UNTIMED,
) -> models.Table:
    """Lay a table at which *lines* were played already."""
    board, options = lobby.usual(title).board, OPTIONS.get(title, {})
    wish = lobby.Wish(title, board, seats, options, terms=terms)
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
    html = re.sub(UNTRANSLATED, "", html, flags=re.DOTALL)
    spoken = re.findall(r'\b(?:aria-label|alt|title|placeholder|data-say-\w+)="([^"]*)"', html)
    texts = re.findall(r">([^<]+)<", html)
    return [text for found in (*spoken, *texts) if (text := " ".join(unescape(found).split()))]
