"""A secret maximum bids for its seat; who can do only one thing is not asked.

Bea opens plant 5 with 5; Cid speaks next, then Ana. Everybody has 50.
"""

import pytest

from gridwright.web import models
from gridwright.web.play import moves
from gridwright.web.play.moves import Outcome
from gridwright.web.play.perspective import perspective_of
from tests.web.browser import Visitor, without_tokens
from tests.web.tables import forget, lines, three_people

ANA, BEA, CID = 0, 1, 2


@pytest.fixture
def row(database: str) -> models.Table:
    """A table at which plant 5 is on the block."""
    row, _ = three_people()
    moves.play(row.pk, BEA, "open 5 5", 0)
    return row


def said(row: models.Table) -> list[str]:
    return [f"{'ABC'[seat]} {line}" for _, seat, line in lines(row)[1:]]


def test_the_server_raises_by_one_as_far_as_the_maximum_goes(row: models.Table) -> None:
    moves.set_maximum(row.pk, CID, 8, drops=True)
    assert said(row) == ["C bid 6"]  # at once: it is Cid's turn

    row.refresh_from_db()
    moves.play(row.pk, ANA, "drop", row.version)
    row.refresh_from_db()
    moves.play(row.pk, BEA, "bid 7", row.version)
    assert said(row) == ["C bid 6", "A drop", "B bid 7", "C bid 8"]

    row.refresh_from_db()
    moves.play(row.pk, BEA, "bid 9", row.version)

    assert said(row)[4:] == ["B bid 9", "C drop"]
    assert row.maxima.get().lot == "lost 1.5"  # sold; kept until Cid acts again
    forget(row.pk)
    assert perspective_of(row.pk, None) is not None  # what was written can be played again


def test_beyond_a_maximum_the_seat_may_want_to_be_asked(row: models.Table) -> None:
    moves.set_maximum(row.pk, CID, 6, drops=False)
    row.refresh_from_db()
    moves.play(row.pk, ANA, "bid 9", row.version)
    row.refresh_from_db()
    moves.play(row.pk, BEA, "drop", row.version)

    assert said(row) == ["C bid 6", "A bid 9", "B drop"]
    row.refresh_from_db()
    assert moves.play(row.pk, CID, "bid 10", row.version).outcome is Outcome.DONE


def test_two_maxima_fight_it_out(row: models.Table) -> None:
    """Cid goes to 9 and Ana to 12: Ana gets the plant for 10, one more than Cid would pay."""
    moves.set_maximum(row.pk, ANA, 12, drops=True)
    assert said(row) == []  # Cid speaks first

    moves.set_maximum(row.pk, CID, 9, drops=True)
    assert said(row) == ["C bid 6", "A bid 7"]
    row.refresh_from_db()
    moves.play(row.pk, BEA, "drop", row.version)

    assert said(row)[2:] == ["B drop", "C bid 8", "A bid 9", "C drop"]


def test_two_equal_maxima_end(row: models.Table) -> None:
    moves.set_maximum(row.pk, ANA, 8, drops=True)
    moves.set_maximum(row.pk, CID, 8, drops=True)
    row.refresh_from_db()
    moves.play(row.pk, BEA, "drop", row.version)

    assert said(row) == ["C bid 6", "A bid 7", "B drop", "C bid 8", "A drop"]


@pytest.mark.parametrize(
    ("seat", "amount", "reason"),
    [(CID, 51, "web.panel.maximum.between"), (CID, 4, "web.panel.maximum.between")],
)
def test_a_maximum_must_be_payable(row: models.Table, seat: int, amount: int, reason: str) -> None:
    answer = moves.set_maximum(row.pk, seat, amount, drops=True)

    assert answer.reason is not None
    assert (answer.outcome, answer.reason.id) == (Outcome.REFUSED, reason)
    assert (said(row), row.maxima.count()) == ([], 0)


def test_who_has_dropped_out_sets_no_maximum(row: models.Table) -> None:
    moves.play(row.pk, CID, "drop", 1)

    answer = moves.set_maximum(row.pk, CID, 20, drops=True)

    assert answer.reason is not None
    assert answer.reason.id == "web.panel.maximum.not_in"


def test_a_maximum_holds_for_no_auction_but_that_it_was_set_in(row: models.Table) -> None:
    late = moves.set_maximum(row.pk, CID, 20, drops=True, lot="1.4")

    assert late.outcome is Outcome.MOVED_ON
    assert not row.maxima.exists()
    assert moves.set_maximum(row.pk, CID, 20, drops=True, lot="1.5").outcome is Outcome.DONE


def test_a_maximum_can_be_forgotten(row: models.Table) -> None:
    moves.set_maximum(row.pk, ANA, 12, drops=True)
    moves.set_maximum(row.pk, ANA, 0, drops=True)
    moves.play(row.pk, CID, "bid 6", 1)

    assert said(row) == ["C bid 6"]


def test_nobody_else_learns_of_a_maximum(sqlite: None) -> None:
    """Not a byte of another seat's pages, of a watcher's or of the record depends on it."""
    visitor, watcher = Visitor(), Visitor()
    row, _ = three_people()
    ana = visitor.become("Eve")
    row.places.filter(number=CID).update(guest=ana)
    moves.play(row.pk, BEA, "open 5 5", 0)
    before = [pages(each, row) for each in (visitor, watcher)]

    for amount, drops in ((20, True), (33, False)):
        moves.set_maximum(row.pk, ANA, amount, drops=drops)
        assert [pages(each, row) for each in (visitor, watcher)] == before


def pages(visitor: Visitor, row: models.Table) -> str:
    found = [visitor.get(f"/t/{row.pk}{end}").html for end in ("", "/panel", "/record")]
    return without_tokens("\n".join(found))


def test_the_own_seat_sees_its_maximum_and_may_change_it(sqlite: None) -> None:
    visitor = Visitor()
    row, _ = three_people()
    row.places.filter(number=ANA).update(guest=visitor.become("Ana"))
    moves.play(row.pk, BEA, "open 5 5", 0)

    page = visitor.get(f"/t/{row.pk}/panel")
    form = next(form for form in page.forms if form.action.endswith("/maximum"))
    assert form.numbers == {"number": (5, 50)}
    answer = visitor.send(form, form.buttons[0], number="14", then="ask")
    again = visitor.get(f"/t/{row.pk}/panel")

    assert answer.status == 302
    assert "up to 14" in again.html
    kept = row.maxima.get()
    assert (kept.seat, kept.amount, kept.drops) == (ANA, 14, False)
    wrong = visitor.send(form, form.buttons[0], number="60")
    assert (wrong.status, wrong.alert) == (
        422,
        "Your maximum must be between 5 and 50. Nothing was changed.",
    )
    assert visitor.send(form, form.buttons[0], number="x").status == 400
    assert visitor.send(form, form.buttons[0], then="fly").status == 400


# What goes without saying


def test_who_cannot_pay_the_next_bid_drops_out_unasked(database: str) -> None:
    row, _ = three_people()

    answer = moves.play(row.pk, BEA, "open 5 50", 0)

    assert said(row) == ["C drop", "A drop"]
    assert answer.version == 3
    flags = row.actions.order_by("index").values_list("automatic", flat=True)
    assert list(flags) == [False, True, True]
    log = Visitor().get(f"/t/{row.pk}").html
    assert "drops out. It was the only option." in log
    again = moves.play(row.pk, BEA, "open 5 50", 0)
    assert again == moves.Answer(Outcome.REPEATED, 3)


def test_a_decision_is_left_to_its_seat_even_if_there_is_only_one(sqlite: None) -> None:
    """The last opener of the first round must buy, but what and when is theirs to say."""
    row, _ = three_people()
    moves.play(row.pk, BEA, "open 5 50", 0)
    row.refresh_from_db()
    seen = perspective_of(row.pk, None)

    assert seen is not None
    assert seen.game.phase_of(seen.view) == "auction"
    assert seen.to_act == CID
