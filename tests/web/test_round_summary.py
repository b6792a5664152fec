"""What the strips say of a round and of an absence, held against the positions of games."""

import re
from typing import Any

import pytest

from gridwright.content.load import load
from gridwright.core.events import NOBODY, EventSink
from gridwright.core.game import Game
from gridwright.core.phase import State
from gridwright.core.rng import Rng
from gridwright.games.registry import TITLES, open_game
from gridwright.web.play.absence import doings
from gridwright.web.play.perspective import ActionEvents
from gridwright.web.play.round_summary import RoundReport, last_report
from tests.conformance.suite import Seating, choose
from tests.conformance.titles import SEATINGS
from tests.web.browser import Visitor
from tests.web.decisions import deciding
from tests.web.test_panel import plain, take_until

Amounts = dict[str, int]

ROUND_LIMIT = 12  # random games go on for long


@pytest.fixture
def visitor(sqlite: None) -> Visitor:
    return Visitor()


def check_reports(seating: Seating, seed: int, rounds: int = ROUND_LIMIT) -> int:
    """Play a random game; compare what is told of each round with the positions around its end."""
    game: Game[Any] = open_game(
        load(), seating.title, seating.board, seating.seats, dict(seating.options)
    )
    sink, rng = EventSink(), Rng(seed).stream(99)
    state = game.new(seed, {}, sink)
    history = [ActionEvents(0, NOBODY, tuple(sink.events))]
    checked, begun, market = 0, state.round, None
    money: dict[int, int] = {}  # before each seat is paid
    order: tuple[int, ...] = ()
    while game.to_act(state) != NOBODY and state.round <= rounds:
        seat, before = state.to_act, state.round
        if game.phase_of(state) == "bureaucracy":
            money[seat] = game.money(state, seat)
            order, market = game.player_order(state), on_sale(game, state)
        sink = EventSink()
        game.apply(state, choose(game, state, rng), sink)
        history.append(ActionEvents(len(history), seat, tuple(sink.events)))
        if state.round > before >= 1 and game.to_act(state) != NOBODY:
            report = last_report(tuple(history), game.seats)
            assert report is not None
            assert (report.round, report.end) == (before, len(history) - 1)
            check_earnings(game, state, report, money)
            assert tuple([place.seat for place in report.order]) == game.player_order(state)
            assert [place.before for place in report.order] == [
                order.index(place.seat) for place in report.order
            ]
            assert market is not None
            if seating.title == "outpost":
                returned = sum([count for _, count in report.leavers])
                assert returned == sum(on_sale(game, state).values()) - sum(market.values())
            else:
                check_refills(report, market, on_sale(game, state))
            checked += 1
    assert begun <= 1
    return checked


def check_earnings(
    game: Game[Any], state: State, report: RoundReport, before: dict[int, int]
) -> None:
    earned = {each.seat: each.income for each in report.earned}
    assert earned == {seat: game.money(state, seat) - money for seat, money in before.items()}
    for each in report.earned:
        score = game.standing(state, each.seat).score
        assert score == (each.income if each.cities is None else each.cities)


def on_sale(game: Game[Any], state: State) -> Amounts:
    snapshot: Any = game.snapshot(state)
    market = snapshot.get("labour_market", snapshot.get("market", {}))
    return dict(market) if isinstance(market, dict) else {}


def check_refills(report: RoundReport, before: Amounts, after: Amounts) -> None:
    told = {refill.resource: refill.amount for refill in report.refills}
    assert told == {
        fuel: count - before.get(fuel, 0)
        for fuel, count in after.items()
        if count != before.get(fuel, 0)
    }


def tables_of(title: str) -> list[Seating]:
    return [seating for seating in SEATINGS if seating.title == title]


@pytest.mark.parametrize("title", [title.name for title in TITLES])
def test_a_round_is_told_as_it_was_played(title: str) -> None:
    """Income, player order and refills of games, one of two players and one of more."""
    tables = tables_of(title)

    assert check_reports(tables[0], 4) + check_reports(tables[2], 5) >= 8


@pytest.mark.slow
@pytest.mark.parametrize("title", [title.name for title in TITLES])
def test_fifty_games_are_told_as_they_were_played(title: str) -> None:
    tables = tables_of(title)

    assert sum([check_reports(tables[seed % len(tables)], seed, 99) for seed in range(50)]) > 50


def test_no_round_is_told_before_one_is_over(visitor: Visitor) -> None:
    row = deciding(visitor, "buy")

    assert '<div id="summary" data-digest' in visitor.get(f"/t/{row.pk}").html


def summary_of(html: str) -> str:
    return html.partition('<details id="summary"')[2].partition("</details>")[0]


def test_the_strip_of_the_first_round(visitor: Visitor) -> None:
    """Nobody has a city, so everybody earns 10 and the highest plant decides."""
    row = deciding(visitor, "buy")
    take_until(row, "open")
    page = visitor.get(f"/t/{row.pk}")

    strip = summary_of(page.html)
    assert "data-new" in strip.partition(">")[0]
    assert "Round 1 is over" in strip
    assert re.findall(r"\+\d+", plain(strip))[:3] == ["+10", "+10", "+10"]
    assert re.search(r"0 cities, plant \d+", plain(strip))


def test_hidden_money_is_not_in_the_strip(visitor: Visitor) -> None:
    """With hidden money only one's own income is told."""
    row = deciding(visitor, "buy", hidden_money="on")
    take_until(row, "open")
    page = visitor.get(f"/t/{row.pk}")

    earned = summary_of(page.html).partition('class="added"')[0]
    assert re.findall(r"\+\d+", plain(earned)) == ["+10"]
    assert not re.search(r"earned \d", visitor.get(f"/t/{row.pk}/since").html)


def test_what_others_did_since(visitor: Visitor) -> None:
    row = deciding(visitor, "buy")
    take_until(row, "open")

    page = visitor.get(f"/t/{row.pk}/since")
    assert page.status == 200
    assert "Welcome back, " in page.html


def test_doings_are_counted_from_an_action_on() -> None:
    """A game of three: every purchase after an action is told once."""
    seating = tables_of("recharged")[1]
    game: Game[Any] = open_game(load(), "recharged", seating.board, 3, {})
    rng, sink = Rng(8).stream(99), EventSink()
    state = game.new(8, {}, sink)
    history = [ActionEvents(0, NOBODY, tuple(sink.events))]
    while state.round < 4:
        seat, sink = state.to_act, EventSink()
        game.apply(state, choose(game, state, rng), sink)
        history.append(ActionEvents(len(history), seat, tuple(sink.events)))
    since = len(history) // 2

    later = [event for entry in history[since + 1 :] for event in entry.events]
    counted = doings(history, (0, 1, 2), since)
    bought = [event for event in later if event.kind.brings == "plant"]
    assert sum([len(each.plants) for each in counted]) == len(bought)
    built = [event.item for event in later if event.kind.brings == "city"]
    assert sorted([city for each in counted for city in each.cities]) == sorted(built)
    assert sum([each.income for each in counted]) == sum([event.gain for event in later])
