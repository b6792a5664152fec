"""What a game foretells of the end of a round, held against rounds in which nobody interferes."""

from typing import Any

import pytest

from gridwright.content.load import load
from gridwright.core.events import INCOME, NOBODY, Event, EventSink
from gridwright.core.game import Game
from gridwright.core.offers import Offer
from gridwright.core.phase import State
from gridwright.core.rng import Rng
from gridwright.core.standing import Outlook
from gridwright.games.registry import TITLES, open_game
from gridwright.parts.turn_order import letters
from tests.builders import a_game
from tests.conformance.suite import ACTIONS_AT_MOST, Seating, choose
from tests.conformance.titles import SEATINGS

TURNS = 500  # compared by the test over all tables
EVERY = 7  # positions between two that are compared


def worth(offer: Offer) -> tuple[int, int]:
    """Return what running plants pays, and how much fuel it spares."""
    return offer.gain("income"), -sum([units for _, units in offer.phrase.fuel])


def idle_on(game: Game[Any], state: State) -> tuple[list[Event], int]:
    """Play on to the next round with nothing but the running of plants.

    Return what happens, and how many workers the last action of the round sends to the market.
    """
    sink = EventSink()
    hired = 0
    begun = state.round
    while state.round == begun and game.to_act(state) != NOBODY:
        if game.phase_of(state) == "bureaucracy":
            ways = [offer for offer in game.offers(state, state.to_act) if offer.is_legal]
            action = max(ways, key=worth).action
        else:
            action = game.closing(state) or game.legal_actions(state)[0]
        hired = workers_on_sale(game, state)
        game.apply(state, action, sink)
    return sink.events, workers_on_sale(game, state) - hired


def refilled(events: list[Event], workers: int) -> dict[str, int]:
    """Return what the market got: fuel by resource, or cards, or workers."""
    drawn = len([event for event in events if event.kind.id == "fuel_drawn"])
    moved = {
        str(event.values["resource"]): event.amount
        for event in events
        if event.kind.id == "refilled"
    }
    return {**({"card": drawn} if drawn else moved), **({"workers": workers} if workers else {})}


def workers_on_sale(game: Game[Any], state: State) -> int:
    """Return how many workers can be hired; 0 in titles without workers."""
    labour: Any = game.snapshot(state).get("labour_market", {})
    return sum(labour.values())


def compare(game: Game[Any], state: State, outlook: Outlook) -> None:
    """Play on from *state* and compare what happens with *outlook*."""
    seats = range(game.seats)
    view_is_exact = all(
        [game.standing(game.view(state, state.to_act), seat).is_exact for seat in seats]
    )
    events, workers = idle_on(game, state)

    assert outlook.is_last == (game.to_act(state) == NOBODY)
    begun = [event.number(event.kind.step) for event in events if event.kind.step]
    assert 2 in begun if outlook.step else 2 not in begun or 3 in begun
    if outlook.is_last:
        assert list(outlook.scores) == game.scores(state)
        if view_is_exact:
            assert list(outlook.places) == game.ranking(state)
        return
    paid = [event for event in events if event.kind.account == INCOME]
    assert outlook.incomes == tuple(
        [sum([event.gain for event in paid if event.seat == seat]) for seat in seats]
    )
    powered = {event.seat: event.number("cities") for event in paid if "cities" in event.values}
    assert [outlook.cities[seat] for seat in powered] == list(powered.values())
    orders = [event.values["order"] for event in events if event.kind.id == "turn_order"]
    assert letters(outlook.order, game.seats) == orders[-1]
    if 3 not in begun:  # which a draw may bring before the refill
        assert outlook.refill == refilled(events, workers)


def compare_game(seating: Seating, seed: int, every: int) -> int:
    """Compare positions of a random game in which seats have turns; return how many."""
    game: Game[Any] = open_game(
        load(), seating.title, seating.board, seating.seats, dict(seating.options)
    )
    rng = Rng(seed).stream(99)
    state = game.new(seed, {})
    compared = 0
    for index in range(ACTIONS_AT_MOST):
        if game.to_act(state) == NOBODY:
            break
        if index % every == 0 and game.phases[state.phase].is_turn:
            compare(game, state.copy(), game.outlook(game.view(state, state.to_act)))
            compared += 1
        game.apply(state, choose(game, state, rng))
    return compared


def test_rounds_end_as_foretold() -> None:
    """Over all titles: income, player order, refill, Steps and the end."""
    turns = 0
    for title in TITLES:
        tables = [seating for seating in SEATINGS if seating.title == title.name]
        compared, seed = 0, 0
        while compared < TURNS / len(TITLES):
            compared += compare_game(tables[5 * seed % len(tables)], seed, EVERY)
            seed += 1
        turns += compared

    assert turns >= TURNS


@pytest.mark.slow
@pytest.mark.parametrize("seating", SEATINGS, ids=str)
def test_rounds_end_as_foretold_at_every_table(seating: Seating) -> None:
    assert compare_game(seating, 7 + seating.seats, 2)


def test_incomes_are_foretold_before_resources_are_bought() -> None:
    """Plant 13 needs nothing and powers one city: 22 Elektro; none powered pay 10."""
    game = a_game()
    view = game.read_position("round=2 phase=auction act=A order=ABC A.plants=13 A.cities=berlin:1")

    outlook = game.outlook(view)

    assert (outlook.cities, outlook.incomes) == ((1, 0, 0), (22, 10, 10))
    assert not outlook.is_settled  # others may still buy and build


def test_the_last_round_has_places_by_cities_and_then_money() -> None:
    """Plant 50 powers six of seventeen cities; B has more money than C."""
    game = a_game()
    start = game.new(7, {})
    own = ",".join([f"{city}:1" for city in network(game, start, 17)])
    fields = f"A.plants=50 A.money=3 B.money=9 C.money=8 A.cities={own}"
    view = game.read_position(f"round=9 phase=building act=A order=ABC step=3 {fields}")

    outlook = game.outlook(view)

    assert outlook.is_last
    assert (outlook.scores, outlook.places) == ((6, 0, 0), (1, 2, 3))


def network(game: Game[Any], state: State, size: int) -> list[str]:
    """Return so many cities that are in play."""
    offers = game.offers(game.hypothesis(state, 0, "building"), 0, "building")
    return [offer.target for offer in offers if offer.target][:size]
