"""What who comes back is told, with figures worked out by hand.

Recharged on Germany for Ana, Bea and Cid: Bea gets plant 5, which burns coal or oil, Cid 4, which
burns coal, Ana 7, which burns oil. Three coal each stand at 1, 2, 3 and so on, three oil each at 3,
4 and so on. Cid buys first and builds first, then Bea, then Ana.
"""

import re
from dataclasses import replace

import pytest

from gridwright.games.board.state import BoardState
from gridwright.web import models
from gridwright.web.pages.absence import away_strip
from gridwright.web.play import moves
from gridwright.web.play.absence import new_houses, since_when
from gridwright.web.play.perspective import Perspective, perspective_of
from tests.web.browser import Visitor
from tests.web.tables import three_people

ANA, BEA, CID = range(3)
AUCTIONS = ("B open 5 5", "C drop", "A drop", "C open 4 4", "A drop", "A open 7 7")


@pytest.fixture
def row(database: str) -> models.Table:
    row, _ = three_people()
    return row


def play(row: models.Table, *lines: str) -> None:
    for line in lines:
        row.refresh_from_db()
        answer = moves.play(row.pk, "ABC".index(line[0]), line[2:], row.version)
        assert answer.outcome is moves.Outcome.DONE, (line, answer.reason)


def seen_by(row: models.Table, seat: int) -> Perspective:
    perspective = perspective_of(row.pk, row.places.get(number=seat).guest)
    assert perspective is not None
    return perspective


def strip(row: models.Table, seat: int) -> tuple[list[str], list[str]]:
    """Return what the seat is told of the others, and what matters to it."""
    visitor = Visitor()
    guest = row.places.get(number=seat).guest
    row.places.filter(number=seat).update(guest=visitor.become("Eve"))
    html = visitor.get(f"/t/{row.pk}/since").html
    row.places.filter(number=seat).update(guest=guest)
    rivals, _, notes = html.partition('class="summary-foot')
    return listed(rivals), listed(notes)


def listed(html: str) -> list[str]:
    items = re.findall(r"<li>(.*?)</li>", html, re.DOTALL)
    return [re.sub(r"<svg.*?</svg>|<[^>]+>", "", item) for item in items]


def test_prices_of_what_i_burn_and_the_next_step(row: models.Table) -> None:
    """Cid's coal was bought before Bea's last decision; Ana's oil after it: 3, 3 and 3."""
    play(row, *AUCTIONS, "C buy coal 4", "C done", "B done")
    play(row, "A buy oil 3", "A done", "C build hannover", "C done")

    told, notes = strip(row, BEA)

    assert told == ["Ana bought 3 oil", "Cid connected Hannover"]
    assert notes == [
        "Oil now from 4 (was 3)",
        "Step 2 at 7 cities: you have 0, Cid has 1",
        "22 plants in the deck before the Step 3 card",
        "New houses are ringed on the map",
    ]


def test_what_is_sold_out_and_what_comes_back(row: models.Table) -> None:
    play(row, *AUCTIONS, "C done", "B done", "A done")
    perspective = seen_by(row, BEA)
    full, view = perspective.view, perspective.view.copy()
    assert isinstance(view, BoardState)
    view.fuel.on_sale = [0, 18, 9, 2]

    gone = away_strip(replace(perspective, view=view), lambda _: full)
    back = away_strip(perspective, lambda _: view)

    assert "Coal is sold out (was <b>1</b>)" in str(gone["notes"])
    assert "Coal is on sale again from <b>1</b>" in str(back["notes"])


def test_an_auction_that_was_lost_by_a_secret_maximum(row: models.Table) -> None:
    """Cid goes to 8 and Bea to 9. What the server did for Cid is no decision of Cid's."""
    play(row, "B open 5 5")
    moves.set_maximum(row.pk, CID, 8, drops=True)
    play(row, "A drop", "B bid 7", "B bid 9")

    told, notes = strip(row, CID)

    assert (since_when(seen_by(row, CID)), told) == (0, ["Bea won plant 5 for 9"])
    assert "Plant 5: your maximum was 8, Bea paid 9" in notes
    for other in (ANA, BEA):
        assert seen_by(row, other).lost_lot == ("", 0)
        assert not [note for note in strip(row, other)[1] if "maximum" in note]

    play(row, "C open 4 4")
    assert not row.maxima.exists()
    assert not [note for note in strip(row, CID)[1] if "maximum" in note]


def test_an_auction_that_was_won_is_not_told(row: models.Table) -> None:
    play(row, "B open 5 5")
    moves.set_maximum(row.pk, CID, 8, drops=True)
    play(row, "A drop", "B drop")

    assert not row.maxima.exists()
    assert not [note for note in strip(row, CID)[1] if "maximum" in note]


def test_houses_of_others_are_ringed_until_i_act(row: models.Table) -> None:
    play(row, *AUCTIONS, "C done", "B done", "A done", "C build hannover", "C done")
    ring = '<g fill="none" data-ring="hannover" data-seat="C">'

    assert new_houses(seen_by(row, BEA)) == {"hannover": CID}
    assert new_houses(seen_by(row, CID)) == {}
    visitor = Visitor()
    assert ring not in visitor.get(f"/t/{row.pk}").html  # who watches
    assert ring not in visitor.get(f"/t/{row.pk}/replay").html
    row.places.filter(number=BEA).update(guest=visitor.become("Eve"))
    assert ring in visitor.get(f"/t/{row.pk}").html
    play(row, "B done")
    assert ring not in visitor.get(f"/t/{row.pk}").html


def test_what_was_done_without_asking_is_no_decision(row: models.Table) -> None:
    """Nobody can pay more than 50: the others drop out by themselves."""
    play(row, "B open 5 50")

    assert [move for _, move in row.actions.values_list("index", "automatic")] == [0, 1, 1]
    assert since_when(seen_by(row, ANA)) == 0
    assert since_when(seen_by(row, BEA)) == 1
