"""Annulling rated results: who may, who is told, and that nobody gains or loses by such a game."""

import pytest

from gridwright.core.errors import GridwrightError
from gridwright.web import models
from gridwright.web.moderation import acts, annulling
from gridwright.web.moderation.acts import Deed
from gridwright.web.people import departure
from gridwright.web.results import ratings
from tests.web.finished import ENDED, finished, resulted
from tests.web.members import member, signed_in
from tests.web.tables import guest, written
from tests.web.test_moderation import visitor_of
from tests.web.test_ratings import SECOND, TWO, rating, state

WHY = "They gave each other the game."


def two_games() -> tuple[models.Account, models.Account, models.Account]:
    """Rate a game between Ana and Bea, and then one between Bea and Cid."""
    ana, bea, cid = member("Ana"), member("Bea"), member("Cid")
    resulted("g1", (ana.guest, bea.guest), (1, 2))
    resulted("g2", (bea.guest, cid.guest), (1, 2), ENDED + SECOND)
    ratings.bring_up_to_date()
    return ana, bea, cid


def test_a_game_that_was_annulled_has_counted_for_nobody(database: str) -> None:
    """Bea and Cid have what two newcomers have after one game; Ana has no rating any more."""
    _, bea, cid = two_games()
    mona = member("Mona", "moderator")

    act = annulling.annul(mona, "g1", f"  {WHY}\n ")

    assert (act.kind, act.by, act.about, act.reason) == ("annul", mona, None, WHY)
    result = models.Result.objects.get(pk="g1")
    assert (result.annulled, result.is_rated) == (act, True)
    assert (rating(bea)[0], rating(cid)[0]) == (27.6354, 22.3646)
    assert models.Rating.objects.count() == 2
    assert set(result.placings.values_list("mu_before", "sigma_after")) == {(None, None)}
    running = state()
    assert ratings.rerate() == 1
    assert state() == running


def test_a_game_can_be_annulled_before_it_was_rated(sqlite: None) -> None:
    ana, bea = member("Ana"), member("Bea")
    resulted("g1", (ana.guest, bea.guest), (1, 2))
    annulling.annul(None, "g1", WHY)
    assert ratings.bring_up_to_date() == 0
    assert not models.Rating.objects.exists()


def test_the_figures_of_bots_stay(sqlite: None) -> None:
    result = resulted("g1", (member("Ana").guest, "planner"), (1, 2), mu=43.0)
    ratings.bring_up_to_date()
    annulling.annul(None, "g1", WHY)
    assert result.placings.get(seat=1).mu_before == 43.0


@pytest.mark.usefixtures("sqlite")
@pytest.mark.parametrize("role", ["stranger", "guest", "member", "moderator", "admin"])
def test_who_may_annul(role: str) -> None:
    two_games()
    visitor = visitor_of(role)
    before = written()
    may = role in ("moderator", "admin")
    assert visitor.get("/club/house/annul/g1").status == (200 if may else 403)
    assert visitor.get("/club/house/annul/g9").status == (404 if may else 403)
    page = visitor.post("/club/house/annul/g1", reason=WHY)
    assert page.status == (302 if may else 403)
    assert (written() == before) is not may
    assert models.Result.objects.exclude(annulled=None).exists() is may


REFUSALS = {
    "web.house.no_reason": ("g1", "  "),
    "web.house.reason_form": ("g1", "x" * 301),
    "web.results.annul.missing": ("nowhere", WHY),
    "web.results.annul.own": ("own", WHY),
    "web.results.annul.not_rated": ("friendly", WHY),
    "web.results.annul.done": ("g2", WHY),
}


@pytest.mark.parametrize("reason", REFUSALS)
def test_what_is_not_annulled(sqlite: None, reason: str) -> None:
    ana, _, _ = two_games()
    mona = member("Mona", "moderator")
    resulted("own", (mona.guest, ana.guest), (1, 2))
    resulted("friendly", (mona.guest, ana.guest), (1, 2), is_rated=False)
    models.Result.objects.filter(pk="friendly").update(was_laid_rated=False)
    models.Placing.objects.filter(result="friendly").update(guest=ana.guest)
    annulling.annul(mona, "g2", WHY)
    before = written(), state()
    identifier, why = REFUSALS[reason]

    with pytest.raises(GridwrightError) as error:
        annulling.annul(mona, identifier, why)

    assert error.value.message.id == reason
    assert (written(), state()) == before


def test_it_is_nothing_to_do_about_a_person(sqlite: None) -> None:
    mona, bruno = member("Mona", "moderator"), member("Bruno")
    before = written()
    with pytest.raises(GridwrightError):
        acts.act(mona, bruno.guest, Deed("annul", WHY))
    page = signed_in(mona).post(f"/club/house/members/{bruno.guest_id}", kind="annul", reason=WHY)
    assert page.status == 422
    assert models.Act.objects.count() == 0
    assert written()[0] == before[0]


def test_everybody_who_played_is_told_why(sqlite: None) -> None:
    ana, bea, cid = member("Ana"), member("Bea"), member("Cid")
    result = finished((ana.guest, bea.guest), is_rated=True)
    departure.forget(bea.guest)
    annulling.annul(member("Mona", "admin"), result.pk, WHY)
    notice = models.Notice.objects.get(kind=models.NoticeKind.CLUB)
    assert (notice.guest, notice.table_id) == (ana.guest, result.pk)
    visitor = signed_in(ana)
    sentence = f"was annulled and no longer counts. Reason: {WHY}"
    assert sentence in visitor.get("/notifications").text
    assert WHY in visitor.get("/me/data").text
    assert WHY not in signed_in(cid).get("/me/data").text


def test_the_house_lists_rated_games_and_what_was_done(sqlite: None) -> None:
    two_games()
    visitor = visitor_of("moderator")
    page = visitor.get("/club/house/tables")
    assert 'href="/club/house/annul/g2">' in page.html
    assert "Bea, Cid" in page.text
    assert "annulled" not in page.text
    page = visitor.get("/club/house/annul/g2")
    assert "it counts for nobody" in page.text

    refused = visitor.post("/club/house/annul/g2", reason="")
    assert (refused.status, "Please write a reason" in refused.text) == (422, True)
    assert visitor.post("/club/house/annul/g2", reason=WHY).where == "/club/house/annul/g2"

    page = visitor.get("/club/house/annul/g2")
    assert WHY in page.text
    assert "<textarea" not in page.html
    assert "This game has been annulled." in visitor.get("/club/house/tables").text
    acts_page = visitor.get("/club/house/acts").text
    assert "game annulled" in acts_page
    assert "Bea, Cid" in acts_page


def test_annulling_something_old_moves_all_that_followed(sqlite: None) -> None:
    """A chain of games: each later one is as if the first had never been."""
    people = [member(name).guest for name in ("Ana", "Bea", "Cid", "Dan")]
    for number in range(8):
        seated = (people[number % 4], people[(number + 1) % 4])
        resulted(f"g{number}", seated, (1, 2), ENDED + number * SECOND)
    ratings.bring_up_to_date()
    annulling.annul(None, "g0", WHY)
    running = state()
    models.Result.objects.filter(pk="g0").delete()
    ratings.rerate()
    assert state()[0] == running[0]
    assert sum(models.Rating.objects.filter(pool=TWO).values_list("games", flat=True)) == 14


def test_somebody_without_a_seat_there_is_not_concerned(sqlite: None) -> None:
    two_games()
    gus = guest("Gus")
    annulling.annul(None, "g1", WHY)
    assert not models.Notice.objects.filter(guest=gus).exists()
    assert models.Notice.objects.count() == 2
