"""Equal keys mean equal HTML, in games of every title, for every seat and whoever looks on.

A part is sent only where its key has changed. Here everything is rendered anyway, without what is
kept from earlier pages, and parts with the same digest are compared.
"""

from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from itertools import cycle, pairwise
from random import Random

import pytest
from django.test import RequestFactory
from django.utils import timezone

from gridwright import words
from gridwright.core.errors import GridwrightError
from gridwright.core.notation import Decision
from gridwright.games.registry import SEATS, TITLES
from gridwright.web import models
from gridwright.web.addresses import Reach
from gridwright.web.clocks.terms import PRESETS
from gridwright.web.models import ProposalKind
from gridwright.web.pages import narration, pictures
from gridwright.web.pages.parts import Part, Templates
from gridwright.web.pages.table import Setting, TablePage, state_digest
from gridwright.web.play import breaks, draft_changes, hints, lobby, moves, people
from gridwright.web.play.draft_changes import ADD, DraftChange
from gridwright.web.play.moves import Answer
from gridwright.web.play.perspective import perspective_from
from gridwright.web.play.table_cache import TABLE_CACHE
from gridwright.web.play.table_rows import TableRows
from gridwright.web.play.writing import changing
from gridwright.web.recent import RecentValues
from tests.web.browser import without_tokens
from tests.web.tables import guest, laid, take_turns
from tests.words.languages import COMPLETE

USUAL = (2, 5)  # seats; the others wait for the slow sweep
EAGER = 0.8  # how often somebody acts who could pass
SETTING = Setting(Reach(("http://testserver",)), "dark", "interpreted")


class Looks:
    """What everybody was shown so far, by the digest of each part."""

    def __init__(self, row: models.Table) -> None:
        self.row = row
        self.guests = [None, *[seat.guest for seat in row.places.all()]]
        self.html: dict[tuple[str, str], str] = {}
        self.digests: dict[str, tuple[str, ...]] = {}  # of all parts, by that of the state
        self.same = 0  # parts that were the same as on an earlier page
        self.pairs = cycle(pairwise([*COMPLETE, COMPLETE[0]]))  # of languages, to be compared

    def everybody(self, answer: Answer | None = None) -> None:
        languages = next(self.pairs)
        for person in self.guests:
            for language in languages:
                with words.speaking(words.catalogue(language)):
                    self.look(person, answer)

    def look(self, person: models.Guest | None, answer: Answer | None) -> None:
        rows = TableRows.read(self.row.pk, person)
        assert rows is not None
        digest = state_digest(rows, SETTING)
        page = TablePage(perspective_from(rows), SETTING, digest, answer)
        parts = page.parts(Templates(RequestFactory().get("/")))
        for part in parts:
            self.compare(part)
        if answer is None:
            shown = tuple([part.digest for part in parts])
            assert self.digests.setdefault(digest, shown) == shown

    def compare(self, part: Part) -> None:
        html, key = without_tokens(part.html()), (part.name, part.digest)
        self.same += key in self.html
        assert self.html.setdefault(key, html) == html, part.name


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw and say everything anew."""
    monkeypatch.setattr(pictures, "_DRAWN", RecentValues(0))
    monkeypatch.setattr(narration, "SENTENCES", RecentValues(0))


def shared_table(title: str, count: int) -> models.Table:
    """Lay a table with a guest on every seat."""
    row = laid(guest("A"), ("me", *["open"] * (count - 1)), title)
    for number in range(1, count):
        lobby.sit_down(row.places.get(number=number), guest("BCDEF"[number - 1]))
    models.Table.objects.filter(pk=row.pk).update(hints=models.Hints.EVERYONE)
    return models.Table.objects.get(pk=row.pk)


def step(row: models.Table, chance: Random) -> bool:
    """Let the seat to act do something, seldom pass; return whether the game goes on."""
    row.refresh_from_db()
    with TABLE_CACHE.current(row, tuple(row.places.values_list("name", flat=True))) as table:
        legal = [offer for offer in table.offers() if offer.is_legal]
        seat = table.to_act
    if not row.is_running:
        return False
    eager = [offer for offer in legal if offer.decision not in (Decision.PASS, Decision.DROP)]
    offer = chance.choice(eager if eager and chance.random() < EAGER else legal)
    moves.play(row.pk, seat, offer.text, row.version)
    row.refresh_from_db()
    return row.is_running


def try_out(row: models.Table, chance: Random) -> Answer | None:
    """Change what changes without the table: a draft, a plan, a maximum, a name, who is away."""
    seat = chance.randrange(row.seat_count)
    with TABLE_CACHE.current(row, tuple(row.places.values_list("name", flat=True))) as table:
        game, view, to_act = table.game, table.view(seat), table.to_act
        ahead = game.turns_ahead(view, seat)
        legal = [offer.text for offer in table.offers() if offer.is_legal]
        lot = game.lot(view)
    what = chance.randrange(8)
    if what == 0:
        change = DraftChange(ADD, [chance.choice(legal)])
        return draft_changes.change_draft(row.pk, to_act, change, row.version)
    if what == 1 and ahead:
        return draft_changes.open_plan(row.pk, seat, chance.choice(ahead))
    if what == 2 and lot is not None:
        return moves.set_maximum(row.pk, seat, lot.bid + chance.randrange(9), drops=True)
    if what == 3:
        moment = timezone.now() - timedelta(minutes=chance.choice([0, 9]))
        models.Guest.objects.filter(seats__table=row, seats__number=seat).update(seen=moment)
    elif what == 4:
        name = f"{'ABCDEF'[seat]}{chance.randrange(3)}"
        models.Seat.objects.filter(table=row, number=seat).update(name=name)
    elif what == 5:
        return moves.take_back(row.pk, seat, row.version)
    elif what > 5:
        return hint(row, to_act, legal[:2], chance)
    return None


def hint(row: models.Table, seat: int, legal: list[str], chance: Random) -> Answer:
    """Let *seat* ask for a hint; it may be there at once, with ideas of which one is tried."""
    answer = hints.change(row.pk, seat, hints.ASK, 0, row.version)
    ideas = [
        {"lines": [line], "chance": 50, "limit": 0, "is_close": False, "reasons": []}
        for line in legal
    ]
    if chance.random() < EAGER:
        result = {"ideas": ideas, "idle": chance.randrange(99), "hardly_matters": False}
        row.jobs.update(result=result, lease=None)
        answer = hints.change(row.pk, seat, hints.TRY, chance.randrange(2), row.version)
    return answer


def disturb(row: models.Table, what: int, chance: Random) -> None:
    """Let something happen to the clock: little time is left, it is up, a break, a gift."""
    clock = models.Clock.objects.get(table=row)
    people_here = [seat for seat in row.places.all() if not seat.level]
    seat = chance.choice([*row.places.all()])
    if what == 0 and clock.began is not None:
        spent = clock.turn_free + chance.choice([0, 590_000, 700_000, 700_000])
        moment = timezone.now()
        models.Clock.objects.filter(table=row).update(spent=spent, began=moment, lease=moment)
    elif what == 1:
        for each in people_here:
            with suppress(GridwrightError):
                people.propose(row.pk, each.guest, ProposalKind.BREAK, 5)
    elif what == 2:
        for each in people_here:
            breaks.come_back(row.pk, each.guest)
    elif what == 3:
        with suppress(GridwrightError):
            people.propose(row.pk, people_here[0].guest, ProposalKind.TIME, seat.number)
    else:
        with suppress(GridwrightError):
            people.come_back(row.pk, seat.guest)
    with changing(row.pk):
        pass  # what is due is carried out


@pytest.mark.parametrize(
    "at_flag", ["bot", *[pytest.param(each, marks=pytest.mark.slow) for each in ("turn", "wait")]]
)
def test_equal_keys_are_equal_html_at_a_table_with_a_clock(sqlite: None, at_flag: str) -> None:
    """The times themselves are written into the parts on the way out."""
    chance = Random(at_flag)  # noqa: S311 - to be the same again
    host = guest("A")
    board, terms = lobby.usual("recharged").board, replace(PRESETS["evening"], at_flag=at_flag)
    seats = ("me", "open", "open")
    row = lobby.lay(lobby.Wish("recharged", board, seats, terms=terms), host)
    for number in (1, 2):
        lobby.sit_down(row.places.get(number=number), guest("BC"[number - 1]))
    looks = Looks(models.Table.objects.get(pk=row.pk))
    looks.everybody()
    for count in range(25):
        disturb(looks.row, count % 5, chance)
        looks.everybody()
        step(looks.row, chance)
        take_turns(chance.randrange(3))
        looks.row.refresh_from_db()
        looks.everybody()

    assert looks.row.version > 20
    assert looks.same > 100
    kinds = set(looks.row.log_notes.values_list("kind", flat=True))
    assert {"flag", "break", "resumed"} <= kinds


@pytest.mark.parametrize(
    "count",
    [each if each in USUAL else pytest.param(each, marks=pytest.mark.slow) for each in SEATS],
)
@pytest.mark.parametrize("title", [title.name for title in TITLES])
def test_equal_keys_are_equal_html(sqlite: None, title: str, count: int) -> None:
    chance = Random(f"{title} {count}")  # noqa: S311 - to be the same again
    looks = Looks(shared_table(title, count))
    looks.everybody()
    for _ in range(3):
        if not all([step(looks.row, chance) for _ in range(chance.randrange(8, 40))]):
            break
        looks.everybody()
        looks.everybody(try_out(looks.row, chance))
        looks.everybody()
        if not step(looks.row, chance):
            break
        looks.everybody()

    assert looks.row.version > 20
    assert looks.same > 100
