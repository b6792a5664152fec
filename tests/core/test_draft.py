"""A turn tried out: added to, taken apart, and stopped before anything is revealed."""

from typing import Any

import pytest

import gridwright
from gridwright.core.draft import Draft
from gridwright.core.errors import GridwrightError
from gridwright.tables.table import Table
from tests.conformance.suite import value

BUILDING = (
    "recharged germany 3 - round=2 phase=building act=A order=BCA regions=north,north_east,east "
    "market=7,8,9,10,11,12,13,14 deck=20,21,S3 A.money=60 B.money=50 C.money=50 "
    "A.plants=4 B.plants=5 C.plants=6"
)


def building() -> Table:
    """Return a table at which A builds first, with 60 Elektro and nothing on the map."""
    return gridwright.position(BUILDING)


def texts(draft: Draft[Any]) -> list[str]:
    return [draft.game.write(action) for action in draft.actions]


def add(table: Table, draft: Draft[Any], *lines: str) -> list[str]:
    """Add *lines* one by one; return why each was refused, nothing where it was not."""
    reasons = [draft.add(table.game.parse(line)) for line in lines]
    return ["" if reason is None else reason.id for reason in reasons]


def test_actions_are_added_one_by_one() -> None:
    """RC-4.6: 10 for Kiel; then 4 + 10 for Lübeck, four Elektro away."""
    table = building()
    draft = table.draft()

    assert add(table, draft, "build kiel", "build luebeck") == ["", ""]
    assert "A.money=36" in table.game.write_position(draft.state)
    assert not draft.is_complete


def test_the_table_does_not_notice() -> None:
    table = building()
    before = value(table.state)
    add(table, table.draft(), "build kiel", "done")

    assert value(table.state) == before
    assert table.version == 0


def test_any_action_can_be_taken_out() -> None:
    table = building()
    draft = table.draft()
    add(table, draft, "build kiel", "build luebeck", "build hamburg")

    assert draft.take_out(1) == []
    assert texts(draft) == ["build kiel", "build hamburg"]


def test_what_is_not_allowed_without_it_goes_too() -> None:
    """RC-4.2: Lübeck is taken, so it cannot be the first city; in Step 2 it can be the second."""
    table = gridwright.position(
        f"{BUILDING} B.cities=luebeck:1".replace("round=2", "round=6 step=2")
    )
    draft = table.draft()
    assert add(table, draft, "build kiel", "build luebeck", "build hamburg") == ["", "", ""]

    dropped = draft.take_out(0)

    assert [table.game.write(action) for action in dropped] == ["build luebeck"]
    assert texts(draft) == ["build hamburg"]


def test_an_action_that_cannot_be_paid_is_refused() -> None:
    """RC-4.16: of 15 Elektro, 5 are left after Kiel; Lübeck costs 4 + 10."""
    table = gridwright.position(BUILDING.replace("A.money=60", "A.money=15"))
    draft = table.draft()

    assert add(table, draft, "build kiel", "build luebeck") == ["", "city_over_cash"]
    assert texts(draft) == ["build kiel"]


def test_the_end_of_the_turn_completes_the_draft() -> None:
    table = building()
    draft = table.draft()

    assert add(table, draft, "build kiel", "done", "build luebeck") == ["", "", "draft_complete"]
    assert draft.is_complete
    assert draft.offers() == []
    assert texts(draft) == ["build kiel", "done"]
    assert draft.take_out(1) == []
    assert not draft.is_complete


def test_offers_go_with_the_draft() -> None:
    table = building()
    draft = table.draft()
    first = {offer.text: offer.cost for offer in draft.offers() if offer.is_legal}
    add(table, draft, "build kiel")
    second = {offer.text: offer.cost for offer in draft.offers() if offer.is_legal}

    assert first["build luebeck"] == 10
    assert second["build luebeck"] == 14


def test_a_draft_stops_before_a_card_is_revealed() -> None:
    """The plant that takes the place of the sold one is not shown."""
    table = gridwright.position(
        BUILDING.replace("phase=building act=A", "phase=auction finished=BC act=A")
    )
    draft = table.draft()

    assert add(table, draft, "open 7 1") == [""]
    assert draft.is_complete
    assert "market=7,8,9,10,11,12,13,14" in table.game.write_position(draft.state)


def test_any_seat_can_plan_any_phase() -> None:
    """RC-3.7: C plans its fuel while A is still building; the cheapest of 9 garbage costs 6."""
    table = building()
    draft = table.draft(2, "resources")

    assert draft.seat == 2
    assert add(table, draft, "buy garbage 1") == [""]
    assert "C.money=44" in table.game.write_position(draft.state)


@pytest.mark.parametrize("index", [-1, 1, 5])
def test_only_an_action_of_the_draft_is_taken_out(index: int) -> None:
    table = building()
    draft = table.draft()
    add(table, draft, "build kiel")

    with pytest.raises(GridwrightError) as error:
        draft.take_out(index)

    assert str(error.value) == (
        f"There is no action {index} in this draft of 1 action: they are counted from 0."
    )
    assert texts(draft) == ["build kiel"]


def test_drafts_are_equal_by_seat_view_and_actions() -> None:
    table = building()
    draft, twin = table.draft(), table.draft()
    assert draft == twin
    assert repr(draft) == "<draft of A: no action>"

    add(table, draft, "build kiel", "build luebeck")
    assert draft != twin
    assert repr(draft) == "<draft of A: build kiel, build luebeck>"

    add(table, twin, "build kiel", "build luebeck")
    assert draft == twin
    assert draft != table.draft(1)
    assert draft != "build kiel"
    with pytest.raises(TypeError, match="unhashable"):
        hash(draft)
