"""What a seat of Outpost may do or could want: prices, what it brings, and why not."""

import pytest

from gridwright.core.offers import Offer, Part
from gridwright.games.outpost.actions import Power
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.state import OutpostState, PhaseIndex
from gridwright.parts.auction import Bid
from tests.games.outpost.positions import (
    a_game,
    a_state,
    buildings,
    connect,
    employ,
    firm,
    install,
    lay_market,
    own,
    play,
    stations,
    unlock,
)
from tests.games.outpost.walks import walk


def offered(game: OutpostGame, state: OutpostState, text: str, seat: int | None = None) -> Offer:
    """Return the offer whose notation, or that of its lowest, is *text*."""
    asked = state.to_act if seat is None else seat
    found = [offer for offer in game.offers(game.view(state, 0), asked) if offer.text == text]
    assert len(found) == 1, text
    return found[0]


def why(offer: Offer) -> str:
    return "" if offer.refusal is None else offer.refusal.id


# In every position


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (6, 1)])
@pytest.mark.games
def test_just_what_is_legal_is_offered_as_legal(seats: int, seed: int) -> None:
    """Every legal action once; what is not legal comes with its reason and its clauses."""
    game = a_game(seats)

    for state in walk(game, seed):
        if state.phase == PhaseIndex.OVER:
            break
        offers = game.offers(game.view(state, state.to_act), state.to_act)
        texts = [text for offer in offers if offer.is_legal for text in offer.texts()]
        assert len(set(texts)) == len(texts)
        assert set(texts) == {game.write(action) for action in game.legal_actions(state)}
        for offer in offers:
            assert offer.refusal is None or offer.refusal.clauses
            assert sum(part.amount for part in offer.parts) == offer.cost


@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (3, 6), (5, 7)])
@pytest.mark.games
def test_an_offer_costs_what_is_paid(seats: int, seed: int) -> None:
    """OP-3a.11, OP-3c.6, OP-4.2: building and hiring take the price, plants pay the income."""
    game = a_game(seats)
    looked = 0

    for state in walk(game, seed):
        seat = state.to_act
        if state.phase not in (PhaseIndex.EXPANSION, PhaseIndex.BUREAUCRACY):
            continue
        money = state.players[seat].money
        for offer in [offer for offer in game.offers(state, seat) if offer.is_legal]:
            for text, cost in zip(offer.texts(), offer.costs, strict=True):
                after = state.copy()
                game.apply(after, game.parse(text))
                income = offer.yields.get("income", 0)
                assert money - after.players[seat].money == cost - int(str(income)), text
                looked += 1
        assert offered(game, state, game.write(game.legal_actions(state)[-1])).is_legal
    assert looked > 500


@pytest.mark.parametrize(("seats", "seed"), [(2, 2), (4, 5), (6, 3)])
@pytest.mark.games
def test_any_seat_can_be_asked_in_any_phase(seats: int, seed: int) -> None:
    """As if it were its turn now: nothing fails, and nothing is changed."""
    game = a_game(seats)

    for number, state in enumerate(walk(game, seed)):
        if number % 9 or state.round == 0:
            continue
        before = state.copy()
        for phase in ("auction", "expansion", "bureaucracy"):
            for seat in range(seats):
                assert any(offer.is_legal for offer in game.offers(state, seat, phase))
        assert state == before


def test_only_the_syndicate_has_first_cities() -> None:
    """OP-Y.6: asked at another table, each is refused."""
    game = a_game(3)
    state = a_state(game)

    offers = game.offers(state, 0, "syndicate")

    assert {why(offer) for offer in offers} == {"wrong_phase"}


def test_at_the_end_nothing_is_offered() -> None:
    game = a_game(3)

    assert game.offers(game.read_position("phase=over"), 0) == []


# Setup


def test_areas_are_offered_and_the_central_one_refused() -> None:
    """OP-S2, OP-S4: two small areas."""
    game = a_game(4)
    state = game.new(1, {})

    found = [(offer.text, why(offer)) for offer in game.offers(state, state.to_act)]

    assert found == [("area central", "central_area"), ("area west", ""), ("area east", "")]


def test_first_cities_of_the_syndicate_are_offered() -> None:
    """OP-Y.6, OP-Y.7: taken, apart, or free."""
    game = a_game(2)
    state = game.new(1, {})
    play(game, state, "syndicate umber")

    assert why(offered(game, state, "syndicate umber")) == "city_taken"
    assert why(offered(game, state, "syndicate amber")) == "syndicate_apart"
    assert len(game.offers(state, state.to_act)) == len(state.area.cities)


# Auction


def an_auction() -> tuple[OutpostGame, OutpostState]:
    """A opens with 30 Elektro; 4, the upper 5, 6 and 7 are for sale."""
    game = a_game()
    return game, a_state(game, current="4 5a+5b:2 6 7", future="8 10 11 12", money=30)


def test_every_card_in_sight_has_its_bids() -> None:
    """OP-2.5, OP-2.6, OP-2m.13: from the number less the tokens up to all money."""
    game, state = an_auction()

    offer = offered(game, state, "open 5b 3")

    assert (offer.lowest, offer.highest, offer.cost, offer.left) == (3, 30, 3, 27)
    assert offer.parts == (Part("bid", 3),)
    assert offer.yields == {"beds": 1}
    assert why(offered(game, state, "open 8 8")) == "future_market"
    assert why(offered(game, state, "open 5a 5")) == "not_on_top"
    assert offered(game, state, "open 12 12").yields == {"output": 2, "workers": 2}
    assert offered(game, state, "open 11 11").yields == {"technology": "data_library"}
    assert offered(game, state, "pass").is_legal


def test_a_card_beyond_the_money_says_so() -> None:
    """OP-2.15: 7 Elektro are not enough for a minimum of 10."""
    game = a_game()
    state = a_state(game, money=7)

    offer = offered(game, state, "open 10 10")

    assert (why(offer), offer.left, offer.is_range) == ("over_cash", -3, False)


def test_data_library_pays_for_a_part_of_each_bid() -> None:
    """OP-X.3, ruling OP-A17: 5 less, and never below nothing."""
    game, state = an_auction()
    own(state, "A", "11")

    offer = offered(game, state, "open 4 4")

    assert (offer.lowest, offer.highest) == (4, 35)
    assert offer.parts == (Part("bid", 4), Part("rebate", -4))
    assert offer.costs == (0, 0, *range(1, 31))
    assert (offer.cost, offer.left) == (0, 30)
    assert offered(game, state, "pass").cost == 0


def test_who_must_speak_may_raise_or_drop() -> None:
    """OP-2.8, OP-X.3: from one more on; B owns Data Library."""
    game, state = an_auction()
    own(state, "B", "11")
    play(game, state, "open 6 12")

    offer = offered(game, state, "bid 13")

    assert (offer.action, offer.last, offer.costs[0], offer.costs[-1]) == (Bid(13), Bid(35), 8, 30)
    assert offered(game, state, "drop").is_legal


def test_the_next_auction_is_shown_from_another_phase() -> None:
    """OP-2.21: nobody is the last buyer of an auction that has not begun."""
    game, state = an_auction()
    play(game, state, "pass", "pass", "pass")
    assert state.phase == PhaseIndex.EXPANSION

    found = [offer for offer in game.offers(state, 1, "auction") if offer.text == "open 4 4"]

    assert (found[0].lowest, found[0].highest) == (4, 30)


# Expansion


def an_expansion(money: int = 16) -> tuple[OutpostGame, OutpostState]:
    """C has a station in Amber and B in Basalt, a housing in Ember is B's, too."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.EXPANSION, money=money)
    connect(state, "amber", "flint", 7)
    stations(state, "C", "amber")
    stations(state, "B", "basalt")
    buildings(state, "B", "ember")
    own(state, "C", "12 26 32")
    return game, state


def test_a_building_costs_its_place_and_the_connection() -> None:
    """OP-3a.1, OP-3a.11: the way is named, too."""
    game, state = an_expansion(money=40)

    offer = offered(game, state, "station flint")

    assert (offer.cost, offer.left, offer.yields) == (17, 23, {"network": 1})
    assert offer.parts == (Part("slot", 10), Part("connection", 7, ("amber", "flint")))
    here = offered(game, state, "housing amber")
    assert (here.cost, here.parts, here.yields) == (5, (Part("site", 5),), {"housing_slots": 1})


def test_the_first_building_needs_no_connection() -> None:
    """OP-3a.19: anywhere."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.EXPANSION)

    assert offered(game, state, "station flint").parts == (Part("slot", 10),)


def test_cities_that_cannot_be_had_say_why() -> None:
    """OP-3a.3, OP-3a.4, OP-G14, OP-3a.11: full, built on, own, too dear."""
    game, state = an_expansion()

    assert why(offered(game, state, "station basalt")) == "city_full"
    assert why(offered(game, state, "station amber")) == "already_yours"
    assert why(offered(game, state, "housing ember")) == "site_taken"
    dear = offered(game, state, "station flint")
    assert (why(dear), dear.left) == ("city_over_cash", -1)
    assert dear.refusal is not None
    assert dear.refusal.clauses == ("OP-3a.1", "OP-3a.11")


def test_a_city_without_any_slot_costs_the_way_only() -> None:
    """OP-ST.18: three stations stand in Amber."""
    game = a_game(4)
    state = a_state(game, phase=PhaseIndex.EXPANSION, stage=3)
    for letter in "ABC":
        stations(state, letter, "amber")

    offer = offered(game, state, "station amber")

    assert (why(offer), offer.cost, offer.parts) == ("city_full", 0, ())


def test_an_own_colony_is_offered_for_nothing() -> None:
    """OP-X.14: each kind of piece once."""
    game, state = an_expansion()
    play(game, state, "plant on 32")

    assert offered(game, state, "station on 32").cost == 0
    assert why(offered(game, state, "plant on 32")) == "colony_full"


def test_cards_of_the_pool_are_offered_for_their_slots() -> None:
    """OP-3b.1, OP-3b.4: 12 needs an unlocked slot, or the place of a worse plant."""
    game, state = an_expansion()
    assert why(offered(game, state, "slot 12")) == "no_free_slot"

    install(state, "C", plants="4", housing="10")
    unlock(state, "C", plants=2, housing=1)

    assert offered(game, state, "slot 12").yields == {"output": 2, "workers": 2}
    assert offered(game, state, "swap 10 26").yields == {"beds": 3}
    own(state, "C", "5a")
    assert why(offered(game, state, "swap 10 5a")) == "no_improvement"


def test_workers_are_offered_as_far_as_money_goes() -> None:
    """OP-3c.5, OP-3c.6: 16 lacks three workers, the two cheapest cost 20."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.EXPANSION, money=25)
    install(state, "C", plants="16", housing="10")
    own(state, "C", "22b")
    state.labour.take(0, 26)

    offer, dear = offered(game, state, "hire 0"), offered(game, state, "hire 3")

    assert (offer.last_text, offer.costs, offer.yields) == ("hire 2", (0, 10, 20), {"beds": 2})
    assert (why(dear), dear.cost, dear.parts) == ("workers_over_cash", 30, (Part("wages", 30),))
    robot = offered(game, state, "robot")
    assert (why(robot), robot.yields) == ("no_hand", {"robots": 1})
    play(game, state, "hire 2")
    assert why(offered(game, state, "hire 0")) == "too_late"
    assert why(offered(game, state, "station amber")) == "too_late"


def test_another_seat_begins_its_turn_in_thought() -> None:
    """OP-3.2: that C has hired is no hindrance for B."""
    game, state = an_expansion(money=40)
    play(game, state, "hire 0")

    assert why(offered(game, state, "station flint")) == "too_late"
    assert offered(game, state, "station flint", seat=1).is_legal


def test_sites_of_the_syndicate_are_offered() -> None:
    """OP-Y.25, OP-Y.26: B chooses; A may look at its own turn meanwhile."""
    game = a_game(2)
    state = a_state(game, phase=PhaseIndex.EXPANSION)
    stations(state, "T", "basalt", "flint")
    own(state, "T", "12")
    play(game, state, "done")

    assert offered(game, state, "syndicate flint").is_legal
    assert why(offered(game, state, "syndicate halite")) == "not_cheapest_site"
    assert offered(game, state, "done", seat=0).is_legal


# Bureaucracy


def test_plants_say_what_they_bring_and_which_lack_workers() -> None:
    """OP-4.2, OP-G3: 12 supplies two cities, of which there is one; 25 needs more hands."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY)
    stations(state, "A", "amber")
    install(state, "A", plants="12 25")
    employ(state, "A", 2)

    income = state.setup.content.income
    assert offered(game, state, "power none").yields == {"cities": 0, "income": 10}
    assert offered(game, state, "power 12").yields == {"cities": 1, "income": income[1]}
    idle = offered(game, state, "power 25")
    assert (idle.action, why(idle)) == (Power((14,)), "workers_missing")


def test_a_view_is_enough() -> None:
    """OP-S24: what is for sale does not depend on what is hidden."""
    game = a_game()
    state = a_state(game)
    lay_market(state, "10 11 12 13", "14 15 16 17", "18 S3")

    assert game.offers(game.view(state, 1), 0) == game.offers(state, 0)
    assert firm(state, "A").pool == ()
