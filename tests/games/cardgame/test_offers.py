"""Offers: all that may be done, with its price, and what one could want, with the reason."""

import pytest

from gridwright.core.draft import Draft
from gridwright.core.errors import ALLOWED
from gridwright.core.events import NOBODY
from gridwright.core.offers import Offer, Part
from gridwright.core.rng import Rng
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.state import CardState, LastCard, PhaseIndex
from tests.games.cardgame.positions import (
    a_game,
    a_market,
    a_state,
    changed,
    money,
    own,
    play,
    store,
    units,
)

PHASES = ("auction", "resources", "bureaucracy", "over")


def offered(game: CardGame, state: CardState, seat: int = 0, phase: str = "") -> dict[str, Offer]:
    """Return what *seat* is offered, by its text."""
    return {offer.text: offer for offer in game.offers(game.view(state, seat), seat, phase)}


def refused(offers: dict[str, Offer]) -> dict[str, tuple[str, tuple[str, ...]]]:
    """Return why not, for what may not be done: the reason and its clauses."""
    reasons = {text: offer.refusal for text, offer in offers.items()}
    return {text: (why.id, why.clauses) for text, why in reasons.items() if why is not None}


# Whole games


def paid(game: CardGame, state: CardState, text: str) -> int:
    """Return what *text* takes from the purse of the seat to act, plants sold to it included."""
    after, seat = state.copy(), state.to_act
    game.apply(after, game.parse(text))
    while after.auction.item:
        game.apply(after, game.parse("drop"))
    income = after.players[seat].income if state.phase == PhaseIndex.BUREAUCRACY else 0
    return state.players[seat].money - after.players[seat].money + income


def check_offers(game: CardGame, state: CardState) -> None:
    """Legal offers are the legal actions; prices are what is taken; others do not fail."""
    seat = game.to_act(state)
    offers = game.offers(game.view(state, seat), seat)
    legal = [text for offer in offers if offer.is_legal for text in offer.texts()]
    assert len(set(legal)) == len(legal)
    assert set(legal) == {game.write(action) for action in game.legal_actions(state)}
    for offer in offers:
        assert (game.refusal(state, offer.action) is ALLOWED) == offer.is_legal
        assert offer.is_legal or (offer.refusal is not None and offer.refusal.clauses)
        assert offer.cost == sum(part.amount for part in offer.parts)
        assert offer.left == money(state, "ABCDEF"[seat]) - offer.cost
        if offer.is_legal and not state.new_plant:
            assert paid(game, state, offer.text) == offer.cost
    for other in range(game.seats):
        for phase in PHASES:
            game.offers(game.view(state, other), other, phase)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", [{}, {"demolition": "on", "singles": "limited"}], ids=str)
@pytest.mark.games
def test_offers_are_the_legal_actions(seats: int, options: dict[str, str]) -> None:
    game = a_game(seats, **options)
    state, rng = game.new(seats, {}), Rng(seats)
    while game.to_act(state) != NOBODY:
        check_offers(game, state)
        actions = game.lowest_bid_actions(state)
        game.apply(state, actions[rng.below(len(actions))])
    assert game.offers(game.view(state, 0), 0) == []


# The auction


def test_plants_are_offered_with_their_bids() -> None:
    """CG-1.3, CG-1.5, CG-1.6: from the minimum to all one has; the future market says why not."""
    game = a_game(3)
    state = a_state(game, money=7)

    offers = offered(game, state)

    bids = {text: offer.last_text for text, offer in offers.items() if offer.is_legal}
    assert bids == {"open 5a 1": "open 5a 7", "open 6a 6": "open 6a 7", "open 7 7": "", "pass": ""}
    assert offers["open 6a 6"].parts == (Part("bid", 6),)
    assert offers["open 6a 6"].yields == {"output": 7, "need": 3}
    assert refused(offers) == {
        "open 8a 8": ("over_cash", ("CG-1.12",)),
        "open 9 9": ("future_market", ("CG-1.5",)),
        "open 10 10": ("future_market", ("CG-1.5",)),
        "open 11 11": ("future_market", ("CG-1.5",)),
        "open 12 12": ("future_market", ("CG-1.5",)),
    }
    assert offers["open 8a 8"].left == -1


def test_a_bidder_is_offered_raises() -> None:
    """CG-1.8, CG-1.12: one more than the bid up to all one has."""
    game = a_game(3)
    state = a_state(game, money=9)
    play(game, state, "open 6a 7")

    offers = offered(game, state, 1)

    assert offers["bid 8"].texts() == ["bid 8", "bid 9"]
    assert list(offers) == ["bid 8", "drop"]
    state = changed(game, state, "B.money=7")
    assert refused(offered(game, state, 1)) == {"bid 8": ("over_cash", ("CG-1.12",))}


def test_a_fourth_plant_is_paid_for_by_the_contractor() -> None:
    """CG-1.23, DC-6: each older plant with what is paid and lost for it; the new one stays."""
    game = a_game(3, demolition="on")
    state = a_state(game)
    own(state, "A", "4a 10 17")
    state.auction.finished = 0b110
    play(game, state, "open 5a 1")

    offers = offered(game, state)

    first = state.demolition.cards[0].first
    assert offers["remove 4a"].yields == {"money": first, "output": -5}
    assert refused(offers) == {"remove 5a": ("just_bought", ("CG-1.23",))}


def test_nobody_else_makes_room() -> None:
    """CG-1.23: while A removes a plant, B is told what it could open."""
    game = a_game(3)
    state = a_state(game)
    own(state, "A", "4a 10 17")
    state.auction.finished = 0b100
    play(game, state, "open 5a 1", "drop")
    assert game.to_act(state) == 0

    assert "open 6a 6" in offered(game, state, 1)
    assert refused(offered(game, state, 0)) == {"remove 5a": ("just_bought", ("CG-1.23",))}


# Fuel


def test_every_card_is_offered_with_what_becomes_of_it() -> None:
    """CG-2.3, CG-2.7, CG-2.10: room for 2 of 3 coal; gas burns nowhere; column 4 is too dear."""
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="CBA", money=3)
    own(state, "A", "12")
    store(state, "A", "coal3 coal1")
    state.fuel = a_market("coal1 coal1 gas1", "coal3", "coal2", singles="coal")

    offers = offered(game, state)

    assert [text for text, offer in offers.items() if offer.is_legal] == [
        "buy coal 1 at 1",
        "buy coal 1 at 2",
        "buy coal 3 at 3",
        "done",
    ]
    assert offers["buy coal 3 at 3"].parts == (Part("fuel", 3),)
    assert offers["buy coal 3 at 3"].left == 0
    assert offers["buy coal 3 at 3"].yields == {"kept": 2, "returned": 1, "lost": 0}
    assert refused(offers) == {
        "buy gas 1 at 2": ("nothing_burns_it", ("CG-2.7",)),
        "buy coal 2 at 4": ("fuel_over_cash", ("CG-2.6",)),
    }
    assert offers["buy gas 1 at 2"].yields == {"kept": 0, "returned": 1, "lost": 0}


def test_what_limited_singles_lose_is_told() -> None:
    """Ruling CG-A8: one printed coal single is left for 2 units that find no room."""
    game = a_game(3, singles="limited")
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="CBA")
    own(state, "A", "5a")
    store(state, "A", "coal1")
    state.fuel = a_market("coal3", singles="coal", is_limited=True)

    assert offered(game, state)["buy coal 3 at 2"].yields == {"kept": 1, "returned": 1, "lost": 1}


def test_full_stores_are_told_apart_from_the_last_round() -> None:
    """CG-2.9, CG-2.20: no room, or nothing missing."""
    for last_card, reason in (
        (LastCard.AHEAD, ("no_room", ("CG-2.9",))),
        (LastCard.LAST_ROUND, ("nothing_missing", ("CG-2.18", "CG-2.20"))),
    ):
        game = a_game(3)
        state = a_state(game, phase=PhaseIndex.RESOURCES, order="CBA", last_card=last_card)
        own(state, "A", "12")
        store(state, "A", "coal3 coal3")
        state.fuel = a_market("coal1")
        assert refused(offered(game, state)) == {"buy coal 1 at 2": reason}


def test_fuel_is_offered_before_its_phase() -> None:
    """CG-2.3: during the auction one may ask what fuel would cost, for any seat."""
    game = a_game(3)
    state = a_state(game)
    own(state, "B", "12")
    state.fuel = a_market("coal3")

    offers = offered(game, state, 1, "resources")

    assert offers["buy coal 3 at 2"].is_legal
    assert offers["buy coal 3 at 2"].left == 48


# Production


def test_ways_to_run_plants_are_offered_with_their_income() -> None:
    """CG-3.3, CG-3.7, CG-G13: nothing earns 1; 12 lacks coal."""
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY)
    own(state, "A", "8a 9 12")
    store(state, "A", "coal2 gas1")

    offers = offered(game, state)

    assert {text: offer.yields for text, offer in offers.items() if offer.is_legal} == {
        "power none": {"income": 1},
        "power 8a": {"income": 6},
        "power 9 with gas 1": {"income": 7},
        "power 8a 9 with gas 1": {"income": 13},
    }
    assert refused(offers) == {"power 12": ("fuel_missing", ("CG-G5", "CG-G13"))}


# A turn tried out


def test_a_turn_of_fuel_can_be_tried_out() -> None:
    """CG-2.6: two cards, then the first is taken back; the market itself is untouched."""
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="CBA", money=5)
    own(state, "A", "12")
    state.fuel = a_market("coal1", "coal3")
    draft = Draft(game, game.view(state, 0), 0)

    assert draft.add(game.parse("buy coal 1 at 2")) is None
    assert draft.add(game.parse("buy coal 3 at 3")) is None
    reason = draft.refusal(game.parse("buy coal 1 at 2"))
    assert reason is not None
    assert reason.id == "not_in_column"

    assert draft.take_out(0) == []
    assert draft.state.players[0].money == 2
    assert units(state, "A") == {}
    draft.add(game.parse("done"))
    assert draft.is_complete


def test_a_purchase_that_draws_a_plant_ends_a_draft() -> None:
    """CG-1.20: what takes the place of the sold plant is not shown before it is bought."""
    game = a_game(3)
    state = a_state(game)
    state.auction.finished = 0b110
    draft = Draft(game, game.view(state, 0), 0)

    assert draft.add(game.parse("open 5a 1")) is None
    assert draft.is_complete
    assert draft.state.players[0].plants == ()
