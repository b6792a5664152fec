"""Plans of turns to come: tried on a copy, queued at a price, carried out only at that price.

Everybody has bought a plant; fuel is bought by Bea first, then by Cid, last by Ana. Ana has 45,
and plant 5, which runs on coal and oil. Three coal cost 1 each, then 2.
"""

import re

import pytest
from django.db import IntegrityError, transaction

from gridwright.web import models
from gridwright.web.play import draft_changes, moves, people
from gridwright.web.play.draft_changes import ADD, DraftChange
from gridwright.web.play.drafts import DraftTurn
from gridwright.web.play.moves import Answer, Outcome
from gridwright.web.play.perspective import Perspective, perspective_of
from gridwright.web.play.seating import Seating
from gridwright.web.play.table_cache import TABLE_CACHE
from tests.web.browser import Page, Visitor, without_tokens
from tests.web.decisions import deciding, play_until
from tests.web.tables import forget, lines, three_people

ANA, BEA, CID = 0, 1, 2
FUEL, BUILDING, POWER = "resources", "building", "bureaucracy"
START = 6  # actions before the first purchase


@pytest.fixture
def row(database: str) -> models.Table:
    """A table at which Bea buys fuel."""
    return buying()


def buying() -> models.Table:
    row, _ = three_people()
    return reached(row, "buy")


def reached(row: models.Table, verb: str) -> models.Table:
    with TABLE_CACHE.borrow(row.pk) as cached:
        play_until(row, cached.catch_up(row, Seating.of(row).names), verb)
    return row


def seen(row: models.Table, seat: int) -> Perspective:
    found = perspective_of(row.pk, row.places.get(number=seat).guest)
    assert found is not None
    return found


def tried(row: models.Table, seat: int) -> DraftTurn:
    """Return the tentative turn of a seat that must act."""
    found = seen(row, seat)
    assert found.is_my_turn
    assert found.draft_turn is not None
    return found.draft_turn


def planned(row: models.Table, seat: int) -> DraftTurn:
    found = seen(row, seat).plan
    assert found is not None
    return found


def play(row: models.Table, seat: int, *said: str) -> Answer:
    row.refresh_from_db()
    return moves.play_all(row.pk, seat, said, row.version)


def said(row: models.Table) -> list[str]:
    return [f"{'ABC'[seat]} {line}" for _, seat, line in lines(row)[START:]]


def queue_coal(row: models.Table) -> None:
    """Ana means to buy two coal for 2."""
    assert draft_changes.queue_plan(row.pk, ANA, FUEL, ["buy coal 2"], [2]).outcome is Outcome.DONE


# Trying


def test_a_plan_is_tried_on_a_copy_and_changes_no_table(row: models.Table) -> None:
    draft_changes.change_plan(row.pk, ANA, FUEL, DraftChange(ADD, ["buy coal 2"]))
    found = seen(row, ANA)

    assert (said(row), found.version, found.draft_turn) == ([], START, None)
    assert found.plan is not None
    assert (found.plan.phase, found.plan.lines) == (FUEL, ("buy coal 2",))
    copy = found.planned
    assert [copy.game.money(each, copy.seat) for each in (copy.shown, found.view)] == [43, 45]
    assert (found.to_act, copy.to_act) == (BEA, ANA)


def test_turns_that_are_still_to_come_can_be_planned(row: models.Table) -> None:
    assert seen(row, ANA).phases == (FUEL, BUILDING, POWER)
    assert seen(row, BEA).phases == (BUILDING, POWER)  # it is Bea's turn to buy

    play(row, BEA, "done")

    assert seen(row, BEA).phases == (BUILDING, POWER)  # Bea has bought
    assert seen(row, CID).phases == (BUILDING, POWER)
    assert draft_changes.open_plan(row.pk, BEA, FUEL).outcome is Outcome.MOVED_ON
    assert not row.drafts.exists()


def test_nobody_plans_before_the_first_round_or_after_the_game(sqlite: None) -> None:
    row, _ = three_people(regions="draft")

    assert seen(row, ANA).phases == ()
    assert draft_changes.open_plan(row.pk, ANA, FUEL).outcome is Outcome.MOVED_ON

    models.Table.objects.filter(pk=row.pk).update(state=models.TableState.ABANDONED)
    assert draft_changes.open_plan(row.pk, ANA, FUEL).outcome is Outcome.MOVED_ON


def test_what_cannot_be_done_is_refused_and_the_plan_stays(row: models.Table) -> None:
    draft_changes.change_plan(row.pk, ANA, FUEL, DraftChange(ADD, ["buy coal 2"]))

    refused = draft_changes.change_plan(row.pk, ANA, FUEL, DraftChange(ADD, ["buy uranium 1"]))
    unread = draft_changes.change_plan(row.pk, ANA, FUEL, DraftChange(ADD, ["fly"]))
    partly = draft_changes.queue_plan(row.pk, ANA, FUEL, ["buy coal 2"], [])

    assert [each.outcome for each in (refused, unread, partly)] == [Outcome.REFUSED] * 3
    assert row.drafts.get().lines == ["buy coal 2"]
    assert not row.drafts.get().is_queued


def test_a_plan_for_another_turn_takes_the_place_of_the_first(row: models.Table) -> None:
    queue_coal(row)
    draft_changes.open_plan(row.pk, ANA, FUEL)
    assert row.drafts.get().is_queued  # it was open already

    draft_changes.open_plan(row.pk, ANA, BUILDING)

    kept = row.drafts.get()
    assert (kept.phase, kept.lines, kept.is_queued) == (BUILDING, [], False)
    draft_changes.close_plan(row.pk, ANA)
    assert not row.drafts.exists()


# When the turn comes


def test_a_queued_plan_is_carried_out_at_once_at_the_same_price(row: models.Table) -> None:
    queue_coal(row)
    play(row, BEA, "buy oil 1", "done")
    answer = play(row, CID, "buy coal 1", "done")  # two coal still cost 2

    assert said(row)[4:] == ["A buy coal 2", "A done"]
    assert answer.version == START + 6
    assert seen(row, ANA).to_act == BEA  # who builds first
    assert row.drafts.count() == 0
    assert not row.actions.filter(automatic=True).exists()  # Ana has decided it
    forget(row.pk)
    assert seen(row, ANA).version == START + 6


def test_at_another_price_it_becomes_the_tentative_turn(row: models.Table) -> None:
    queue_coal(row)
    play(row, BEA, "done")
    play(row, CID, "buy coal 2", "done")  # one coal is left for 1, the next costs 2

    found = tried(row, ANA)
    assert said(row) == ["B done", "C buy coal 2", "C done"]
    assert found.lines == ("buy coal 2",)
    assert found.changed == (("buy coal 2", 2, 3),)
    assert not row.drafts.get().is_queued
    assert play(row, ANA, "buy coal 2", "done").outcome is Outcome.DONE


def test_a_price_that_had_changed_when_it_was_queued_is_not_paid(row: models.Table) -> None:
    """The page showed 2; while Ana pressed the button, Cid was quicker."""
    play(row, BEA, "done")
    row.refresh_from_db()
    draft_changes.queue_plan(row.pk, CID, BUILDING, ["build essen"], [9])
    assert planned(row, CID).changed == (("build essen", 9, 10),)

    play(row, CID, "done")
    play(row, ANA, "done")
    play(row, BEA, "done")

    assert tried(row, CID).changed == (("build essen", 9, 10),)


def test_what_is_no_longer_possible_falls_out(row: models.Table) -> None:
    """Cid takes the only place in Essen; Kassel costs as much as before."""
    for seat in (BEA, CID, ANA):
        play(row, seat, "done")
    draft_changes.queue_plan(row.pk, ANA, BUILDING, ["build essen"], [10])
    play(row, BEA, "done")
    play(row, CID, "build essen", "done")

    found = tried(row, ANA)
    assert (found.lines, found.dropped) == ((), ("build essen",))


def test_a_plan_that_is_not_queued_waits_as_the_tentative_turn(row: models.Table) -> None:
    queue_coal(row)
    draft_changes.hold_plan(row.pk, ANA, FUEL)
    play(row, BEA, "done")
    play(row, CID, "done")

    assert said(row) == ["B done", "C done"]
    assert tried(row, ANA).lines == ("buy coal 2",)
    assert tried(row, ANA).changed == ()


def test_to_do_nothing_can_be_queued(row: models.Table) -> None:
    draft_changes.queue_plan(row.pk, ANA, FUEL, [], [])
    play(row, BEA, "done")
    play(row, CID, "done")

    assert said(row) == ["B done", "C done", "A done"]


def test_to_do_nothing_is_not_queued_before_its_phase(row: models.Table) -> None:
    """Until then much can change of which no price tells: Ana may not have a plant yet."""
    early = draft_changes.queue_plan(row.pk, ANA, BUILDING, [], [])

    assert early.reason is not None
    assert (early.outcome, early.reason.id) == (Outcome.REFUSED, "web.plan.empty")
    for seat in (BEA, CID, ANA):
        play(row, seat, "done")
    assert draft_changes.queue_plan(row.pk, ANA, BUILDING, [], []).outcome is Outcome.DONE


def test_plans_follow_each_other(row: models.Table) -> None:
    """Cid's plan comes up in the same transaction as Bea's end, and Ana's after it."""
    queue_coal(row)
    draft_changes.queue_plan(row.pk, CID, FUEL, ["buy coal 1"], [1])

    assert play(row, BEA, "done").version == START + 5
    assert said(row) == ["B done", "C buy coal 1", "C done", "A buy coal 2", "A done"]


def test_more_income_than_planned_is_told(row: models.Table) -> None:
    """Ana builds one city after she queued her plant: it earns 22 then, not 10."""
    queue_coal(row)
    play(row, BEA, "done")
    play(row, CID, "done")
    play(row, BEA, "build essen", "done")
    draft_changes.queue_plan(row.pk, ANA, POWER, ["power 5 with coal 2"], [-10])
    play(row, CID, "build kiel", "done")
    play(row, ANA, "build hamburg", "done")

    assert tried(row, ANA).changed == (("power 5 with coal 2", -10, -22),)


# Going back


def test_who_takes_back_a_carried_out_plan_gets_it_as_the_tentative_turn(
    row: models.Table,
) -> None:
    queue_coal(row)
    play(row, BEA, "done")
    answer = play(row, CID, "done")

    moves.take_back(row.pk, ANA, answer.version)

    assert tried(row, ANA).lines == ("buy coal 2",)
    assert seen(row, ANA).plan is None


def test_who_takes_back_has_nothing_queued(row: models.Table) -> None:
    play(row, BEA, "buy oil 1", "done")
    draft_changes.queue_plan(row.pk, BEA, BUILDING, ["build essen"], [10])
    row.refresh_from_db()

    moves.take_back(row.pk, BEA, row.version)

    kept = row.drafts.get(phase=BUILDING)
    assert (kept.lines, kept.is_queued) == (["build essen"], False)
    assert tried(row, BEA).lines == ("buy oil 1",)


def test_others_who_take_back_leave_a_plan_as_it_is(row: models.Table) -> None:
    queue_coal(row)
    play(row, BEA, "buy oil 1", "done")
    row.refresh_from_db()
    moves.take_back(row.pk, BEA, row.version)
    play(row, BEA, "done")
    play(row, CID, "done")

    assert said(row)[-2:] == ["A buy coal 2", "A done"]


def test_a_draft_is_a_plan_again_while_its_turn_is_taken_back(row: models.Table) -> None:
    """Bea takes back her purchase while Cid tries out his: it waits for him as a plan."""
    play(row, BEA, "buy oil 1", "done")
    row.refresh_from_db()
    draft_changes.change_draft(row.pk, CID, DraftChange(ADD, ["buy coal 1"]), row.version)

    moves.take_back(row.pk, BEA, row.version)

    assert (planned(row, CID).phase, planned(row, CID).lines) == (FUEL, ("buy coal 1",))
    assert not planned(row, CID).is_queued
    play(row, BEA, "done")
    assert tried(row, CID).lines == ("buy coal 1",)


def test_a_plan_is_queued_no_longer_once_its_turn_has_come(row: models.Table) -> None:
    """Two coal cost 3 when Ana's turn comes, and 2 again after Cid has thought better of it."""
    queue_coal(row)
    play(row, BEA, "done")
    answer = play(row, CID, "buy coal 2", "done")
    moves.take_back(row.pk, CID, answer.version)

    play(row, CID, "done")

    assert said(row)[-1] == "C done"
    assert tried(row, ANA).lines == ("buy coal 2",)


def test_a_seat_has_one_draft_for_a_turn(row: models.Table) -> None:
    queue_coal(row)
    values = row.drafts.values("table", "seat", "round", "phase", "lines", "prices").get()

    assert values == {
        "table": row.pk,
        "seat": ANA,
        "round": 1,
        "phase": FUEL,
        "lines": ["buy coal 2"],
        "prices": [2],
    }
    with pytest.raises(IntegrityError), transaction.atomic():
        models.Draft.objects.create(table=row, seat=ANA, round=1, phase=FUEL)


# Pages


def test_a_plan_is_made_without_script(sqlite: None) -> None:
    visitor = Visitor()
    row = buying()
    row.places.filter(number=ANA).update(guest=visitor.become("Ana"))

    page = visitor.get(f"/t/{row.pk}/panel")
    page = pressed(visitor, row, page, "Resources")
    assert "Plan: resources" in page.html
    assert 'class="panel act is-plan"' in page.html
    page = pressed(visitor, row, page, "One run of everything 2")
    page = pressed(visitor, row, page, "Queue this plan: Finish and pay 2")
    assert "Queued. It will be played on your turn" in page.html
    kept = row.drafts.get()
    assert (kept.lines, kept.prices, kept.is_queued) == (["buy coal 2"], [2], True)

    play(row, BEA, "done")
    play(row, CID, "buy coal 2", "done")
    page = visitor.get(f"/t/{row.pk}/panel")

    assert "Since you planned this: Buy coal 2 now costs 3, not 2." in page.html
    late = visitor.post(f"/t/{row.pk}/plan", plan=FUEL, way="close")
    assert late.status == 302


def pressed(visitor: Visitor, row: models.Table, page: Page, label: str) -> Page:
    """Press the button with this label, and look again."""
    found = [(form, each) for form in page.forms for each in form.buttons if each.text == label]
    assert found, [each.text for form in page.forms for each in form.buttons]
    answer = visitor.send(*found[0])
    assert (answer.status, answer.where) == (302, f"/t/{row.pk}")
    return visitor.get(f"/t/{row.pk}/panel")


@pytest.mark.parametrize(
    ("title", "phase", "verb"),
    [
        ("classic", BUILDING, "open"),
        ("card", FUEL, "open"),
        ("card", POWER, "buy"),
        ("outpost", "expansion", "open"),
        ("outpost", POWER, "open"),
    ],
)
def test_every_title_has_turns_to_plan(sqlite: None, title: str, phase: str, verb: str) -> None:
    visitor = Visitor()
    row = deciding(visitor, verb, title)
    me = row.places.exclude(guest=None).get()
    row.places.filter(pk=me.pk).update(guest=None, bot="novice")
    other = row.places.exclude(pk=me.pk).first()
    assert other is not None
    row.places.filter(pk=other.pk).update(guest=visitor.become("Bea"), bot="")

    assert visitor.post(f"/t/{row.pk}/plan", plan=phase, way="open").status == 302
    page = visitor.get(f"/t/{row.pk}")
    assert 'class="panel act is-plan"' in page.html
    assert visitor.get(f"/t/{row.pk}/panel").status == 200


@pytest.mark.parametrize(
    "sent",
    [
        {"plan": "auction", "way": "open"},
        {"plan": FUEL, "way": "fly"},
        {"way": "open"},
        {"plan": FUEL, "way": "queue", "price": "x"},
    ],
)
def test_a_wrong_plan_gets_a_reason(sqlite: None, sent: dict[str, str]) -> None:
    visitor = Visitor()
    row = buying()
    row.places.filter(number=ANA).update(guest=visitor.become("Ana"))

    assert visitor.post(f"/t/{row.pk}/plan", **sent).status == 400
    assert not row.drafts.exists()


def test_plans_can_be_typed(sqlite: None) -> None:
    visitor = Visitor()
    row = buying()
    row.places.filter(number=ANA).update(guest=visitor.become("Ana"))
    where, plan = f"/t/{row.pk}/command", {"plan": FUEL, "version": "0"}

    assert visitor.post(where, line="buy coal 1", **plan).status == 302
    why = visitor.post(where, line="why buy uranium 1", **plan)
    refused = visitor.post(where, line="buy uranium 1", **plan)

    assert row.drafts.get().lines == ["buy coal 1"]
    assert "None of your plants can burn uranium" in why.html
    assert refused.status == 422


def test_a_plan_shows_its_houses_and_leaves_the_rest_of_the_page_alone(sqlite: None) -> None:
    """Essen is drawn as planned; the bar and whose turn it is stay what they are."""
    visitor = Visitor()
    row = buying()
    row.places.filter(number=ANA).update(guest=visitor.become("Ana"))
    before = visitor.get(f"/t/{row.pk}").html
    draft_changes.change_plan(row.pk, ANA, BUILDING, DraftChange(ADD, ["build essen"]))

    after = visitor.get(f"/t/{row.pk}").html

    for name in ("bar", "strip", "log", "board"):
        assert digest(before, name) == digest(after, name)
    for name in ("prices", "panel", "plan"):
        assert digest(before, name) != digest(after, name)
    assert "Bea is buying resources" in after


def digest(html: str, part: str) -> str:
    found = re.search(f'id="{part}" data-digest="([0-9a-f]+)"', html)
    assert found is not None
    return found[1]


def test_who_must_act_is_told_what_is_queued_for_later(sqlite: None) -> None:
    visitor = Visitor()
    row = buying()
    row.places.filter(number=BEA).update(guest=visitor.become("Bea"))
    draft_changes.queue_plan(row.pk, BEA, BUILDING, ["build essen"], [10])

    page = visitor.get(f"/t/{row.pk}/panel")

    assert "Your plan for building is queued." in page.html
    assert "Your turn: buy resources" in page.html


def test_who_has_several_seats_has_no_plans(sqlite: None) -> None:
    row = buying()
    row.places.filter(number=BEA).update(guest=row.places.get(number=ANA).guest)

    assert seen(row, ANA).phases == ()


def test_what_is_agreed_on_takes_plans_from_the_queue(sqlite: None) -> None:
    """All go back to the purchase of oil: who queued a plan since, meant another past."""
    row = buying()
    play(row, BEA, "buy oil 1", "done")
    queue_coal(row)
    row.refresh_from_db()
    row.places.filter(number__in=(BEA, CID)).update(bot="novice", guest=None)

    people.propose(row.pk, row.places.get(number=ANA).guest, models.ProposalKind.BACK, START)

    assert seen(row, ANA).to_act == BEA
    assert planned(row, ANA).is_queued is False
    assert planned(row, ANA).lines == ("buy coal 2",)


def test_nobody_else_learns_of_a_plan(sqlite: None) -> None:
    """Not a byte of another seat's pages, of a watcher's or of the record depends on it."""
    visitor, watcher = Visitor(), Visitor()
    row = buying()
    row.places.filter(number=CID).update(guest=visitor.become("Eve"))
    before = [pages(each, row) for each in (visitor, watcher)]

    queue_coal(row)
    assert [pages(each, row) for each in (visitor, watcher)] == before
    draft_changes.change_plan(row.pk, ANA, BUILDING, DraftChange(ADD, ["build essen"]))
    assert [pages(each, row) for each in (visitor, watcher)] == before


def pages(visitor: Visitor, row: models.Table) -> str:
    ends = ("", "/panel", "/parts", "/record", "/replay")
    return without_tokens("\n".join([visitor.get(f"/t/{row.pk}{end}").html for end in ends]))
