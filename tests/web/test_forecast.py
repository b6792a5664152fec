"""What the panel foretells of a turn, and what it asks before one is wasted."""

from dataclasses import asdict
from datetime import timedelta

import pytest
from django.utils import timezone

from gridwright.web import models
from gridwright.web.play.perspective import perspective_of
from tests.web.browser import Page, Visitor
from tests.web.decisions import deciding
from tests.web.test_panel import forecast, found, plain, press, seen, take_until
from tests.web.timed import EVENING

pytestmark = pytest.mark.usefixtures("sqlite")


@pytest.fixture
def visitor() -> Visitor:
    return Visitor()


def finish(visitor: Visitor, row: models.Table, wanted: str = "Finish without") -> Page:
    """Press the button that ends the turn."""
    page = seen(visitor, row)
    for form in page.forms:
        for button in form.buttons:
            if button.text.startswith(wanted):
                return visitor.send(form, button)
    raise AssertionError(wanted)


def question(page: Page) -> str:
    """Return what the panel asks; nothing if it does not ask."""
    return plain(page.html.partition('<p id="guard">')[2].partition("</p>")[0])


def is_quiet(page: Page) -> bool:
    return "is-quiet" in page.html


# The forecast


def test_the_first_house_is_foretold(visitor: Visitor) -> None:
    """No fuel yet: 10 for no city; one house makes the seat the first in order."""
    row = deciding(visitor, "build")

    assert forecast(seen(visitor, row)).startswith("No cities yet, earns 10 · ")

    page = press(visitor, row, "build flensburg")
    assert forecast(page).startswith("Powers 0 of 1 , earns 10 · then 1st as it stands")


def test_buying_is_foretold(visitor: Visitor) -> None:
    """Plant 3 runs on 2 oil, but there is no city that it could power."""
    row = deciding(visitor, "buy")

    assert forecast(seen(visitor, row)) == "No cities yet, earns 10"


def test_the_card_game_foretells_cards(visitor: Visitor) -> None:
    """A card of a column leaves a gap, which Bureaucracy fills."""
    row = deciding(visitor, "buy", "card")
    assert "refill" not in forecast(seen(visitor, row))
    perspective = perspective_of(row.pk, row.host)
    assert perspective is not None
    cards = [offer for offer in perspective.offers() if offer.is_legal and offer.cost > 1]

    page = press(visitor, row, cards[0].text)

    assert forecast(page).startswith("Earns ")
    assert forecast(page).endswith("refill 1 card")


# The quiet button


def test_the_button_is_quiet_until_something_is_chosen(visitor: Visitor) -> None:
    row = deciding(visitor, "build")

    assert is_quiet(seen(visitor, row))
    assert not is_quiet(press(visitor, row, "build flensburg"))


def test_the_button_is_not_quiet_where_nothing_is_to_be_finished(visitor: Visitor) -> None:
    row = deciding(visitor, "power")

    assert not is_quiet(seen(visitor, row))


# The question


def test_a_seat_without_a_city_is_asked_once_a_phase(visitor: Visitor) -> None:
    row = deciding(visitor, "build")
    version = row.version

    page = finish(visitor, row)
    assert question(page) == "You have no city yet and will earn 10. Finish all the same?"
    assert page.status == 200
    row.refresh_from_db()
    assert row.version == version  # nothing is played

    assert finish(visitor, row).status == 302
    row.refresh_from_db()
    assert row.version > version


def test_a_plant_that_could_run_is_asked_about(visitor: Visitor) -> None:
    row = deciding(visitor, "buy")
    perspective = perspective_of(row.pk, row.host)
    assert perspective is not None
    (plant,) = perspective.game.standing(perspective.view, perspective.seat).plants

    asked = question(finish(visitor, row))

    assert asked == f"You buy nothing, so plant {plant} won't run. Finish all the same?"


def test_holding_back_that_loses_nothing_is_not_asked_about(visitor: Visitor) -> None:
    """Without fuel a second city would earn nothing."""
    row = deciding(visitor, "build")
    press(visitor, row, "build flensburg")
    press(visitor, row, "Finish and pay 10")
    row.refresh_from_db()
    take_until(row, "build")

    assert is_quiet(seen(visitor, row))
    assert question(finish(visitor, row)) == ""


def test_what_is_sure_is_not_asked(visitor: Visitor) -> None:
    row = deciding(visitor, "build")

    asked = finish(visitor, row)
    form, button = found(asked, "Finish all the same")
    assert visitor.send(form, button).status == 302

    seat = models.Seat.objects.get(table=row, guest=row.host)
    assert seat.overruled == 1


def test_after_two_answers_all_the_same_it_is_silent(visitor: Visitor) -> None:
    row = deciding(visitor, "build")
    models.Seat.objects.filter(table=row, guest=row.host).update(overruled=2)

    assert finish(visitor, row).status == 302


def test_the_question_can_be_switched_off(visitor: Visitor) -> None:
    row = deciding(visitor, "build")
    visitor.post("/guard", guard="off", next=f"/t/{row.pk}")

    assert 'aria-pressed="false">\nAsk before a wasted turn' in visitor.get(f"/t/{row.pk}").html
    assert finish(visitor, row).status == 302


@pytest.mark.parametrize(("bank", "is_asked"), [(25_000, True), (15_000, False)])
def test_who_has_less_than_half_a_minute_is_not_asked(
    visitor: Visitor, bank: int, is_asked: bool
) -> None:
    """The turn began 1 s ago, with 15 s free."""
    row = deciding(visitor, "build")
    seats = models.Seat.objects.filter(table=row, guest=row.host)
    seats.update(bank=bank)
    began = timezone.now() - timedelta(seconds=1)
    flag_at = began + timedelta(milliseconds=15_000 + bank)
    turn = {"seat": seats.get().number, "turn_free": 15_000, "began": began, "flag_at": flag_at}
    models.Clock.objects.create(table=row, **asdict(EVENING), **turn)

    assert bool(question(finish(visitor, row))) is is_asked


def test_programs_are_not_asked(visitor: Visitor) -> None:
    """A form that does not want to be asked is played."""
    row = deciding(visitor, "build")

    answer = visitor.post(f"/t/{row.pk}/play", line="done", version=str(row.version))
    assert answer.status == 302


def test_an_old_form_is_not_asked_about(visitor: Visitor) -> None:
    row = deciding(visitor, "build")
    old = str(row.version - 1)

    answer = visitor.post(f"/t/{row.pk}/play", line="done", version=old, sure="ask")
    assert answer.status == 409
