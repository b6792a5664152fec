"""Every legal action of every title can be done by pressing what the panel shows."""

from collections.abc import Iterator

import pytest
from django.db import transaction

from gridwright.core.rng import Rng
from gridwright.web import models
from gridwright.web.play.perspective import perspective_of
from tests.web.browser import Page, Visitor
from tests.web.decisions import deciding
from tests.web.filling import Button, Form

ALL = {"demolition": "on", "hidden_money": "on"}
STARTS = [
    ("recharged", "region", 3, {"regions": "draft", "starting_cities": "on"}),
    ("recharged", "trust", 2, {}),
    ("recharged", "open", 3, ALL),
    ("recharged", "buy", 3, {"board": "usa"}),
    ("recharged", "build", 3, {}),
    ("recharged", "remove", 3, ALL),
    ("classic", "buy", 3, {}),
    ("classic", "power", 2, {}),
    ("card", "buy", 3, {"fuel_cards": "chosen"}),
    ("card", "power", 2, {"fuel_cards": "chosen", "demolition": "on"}),
    ("outpost", "station", 3, {}),
    ("outpost", "syndicate", 2, {}),
]
STEPS = 14  # presses of one game


def pressable(page: Page, row: models.Table) -> Iterator[tuple[Form, Button, dict[str, str]]]:
    """Yield all that goes on with the turn, with the lowest and the highest of numbers."""
    for form in page.forms:
        if not form.action.endswith(("/play", "/draft")) or row.pk not in form.action:
            continue
        if form.value("way") in ("out", "clear"):
            continue
        for button in form.buttons:
            for end in (0, 1) if form.numbers else (0,):
                changed = {name: str(ends[end]) for name, ends in form.numbers.items()}
                if not button.is_refused:
                    yield form, button, changed


@pytest.mark.parametrize(("title", "verb", "seats", "options"), STARTS)
def test_a_game_is_played_with_the_panel_alone(
    sqlite: None, title: str, verb: str, seats: int, options: dict[str, str]
) -> None:
    """Nothing that can be pressed is refused, and the game goes on."""
    visitor = Visitor()
    row = deciding(visitor, verb, title, seats, **options)
    me, before, chance = row.host, row.version, Rng(3)
    assert me is not None

    with transaction.atomic():  # written once, which is quicker
        for _ in range(STEPS):
            sit_down_where_it_is_played(row, me)
            page = visitor.get(f"/t/{row.pk}/panel")
            found = list(pressable(page, row))
            assert found, page.html
            goes = [each for each in found if "go" in each[1].marks.get("class", "").split()]
            wanted = goes if goes and chance.below(2) else found
            form, button, changed = wanted[chance.below(len(wanted))]
            answer = visitor.send(form, button, **changed)
            is_asked = answer.status == 200 and "alertdialog" in answer.html
            assert answer.status == 302 or is_asked, (form, button, answer.alert)

    row.refresh_from_db()
    assert row.version > before


def sit_down_where_it_is_played(row: models.Table, me: models.Guest) -> None:
    """Let the visitor have the seat that must decide, as it looks at the table alone."""
    seen = perspective_of(row.pk, me)
    assert seen is not None
    row.places.exclude(number=seen.to_act).update(bot="novice", guest=None)
    row.places.filter(number=seen.to_act).update(bot="", guest=me)
