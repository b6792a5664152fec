"""A table with a clock, the people at it with their pages, and time that passes at once."""

import re
from datetime import timedelta

from django.db.models import F

from gridwright.web import models
from gridwright.web.clocks.terms import PRESETS, Terms
from gridwright.web.play import lobby
from tests.web.browser import Page, Visitor
from tests.web.tables import SEED, forget

EVENING = PRESETS["evening"]  # 15 s free, a bank of 10 min, 2 min a round
DAILY = PRESETS["daily"]  # 8 h free, a bank of 3 days, a day a round
NAMES = ("Ana", "Bea", "Cid")


class ClockTable:
    """What can be asked of any table with a clock, by its rows."""

    id: str

    @property
    def row(self) -> models.Table:
        return models.Table.objects.select_related("clock").get(pk=self.id)

    @property
    def clock(self) -> models.Clock:
        return models.Clock.objects.get(table=self.id)

    def is_on_break(self) -> bool:
        return self.clock.is_on_break

    def seat(self, number: int) -> models.Seat:
        return self.row.places.get(number=number)

    def let_pass(self, seconds: float) -> None:
        """Let so much time have passed, by the rows of the clock."""
        span = timedelta(seconds=seconds)
        models.Clock.objects.filter(table=self.id).update(
            began=F("began") - span,
            flag_at=F("flag_at") - span,
            lease=F("lease") - span,
            break_ends=F("break_ends") - span,
        )


class TimedTable(ClockTable):
    """Ana, Bea, Cid and perhaps bots. Bea is asked first, and her time runs at once."""

    def __init__(self, terms: Terms = EVENING, title: str = "recharged", bots: int = 0) -> None:
        self.visitors = {name: Visitor() for name in NAMES}
        self.people = {name: visitor.become(name) for name, visitor in self.visitors.items()}
        board = lobby.usual(title).board
        seats = ("me", "open", "open", *["novice"] * bots)
        row = lobby.lay(lobby.Wish(title, board, seats, terms=terms), self.people["Ana"])
        models.Table.objects.filter(pk=row.pk).update(seed=SEED)
        forget(row.pk)
        self.id = row.pk
        for number, name in enumerate(NAMES[1:], 1):
            lobby.sit_down(row.places.get(number=number), self.people[name])
        if terms.is_live:
            self.let_pass(30)  # before the first turn counts

    def page(self, name: str, end: str = "") -> Page:
        return self.visitors[name].get(f"/t/{self.id}{end}")

    def post(self, name: str, end: str, **fields: str) -> Page:
        return self.visitors[name].post(f"/t/{self.id}/{end}", **fields)

    def propose(self, name: str, kind: str, number: int) -> Page:
        return self.post(name, "propose", kind=kind, number=str(number))


def part(page: Page, name: str) -> str:
    """Return the HTML of a part of a page, from its beginning to the next part."""
    found = re.search(rf'<[^<>]* id="{name}".*?(?=<[^<>]* data-digest="|\Z)', page.html, re.DOTALL)
    assert found is not None
    return found[0]


def times(page: Page) -> dict[str, int]:
    """Return how many seconds are left to each seat, as the page counts down."""
    found = re.findall(r'data-seat-time="([A-F])" data-left="(-?\d+)"', page.html)
    return {letter: int(left) // 1000 for letter, left in found}


def written_times(html: str) -> dict[str, str]:
    """Return the times that stand in the places for them."""
    return dict(re.findall(r'data-clock="([A-F])"[^>]*>([^<]*)<', html))
