"""What a seat is offered: prices with their parts, what is left, what it brings, and why not."""

import pytest

from gridwright.core.draft import Draft
from gridwright.core.offers import Offer, Part
from gridwright.games.board.game import BoardGame
from gridwright.games.board.prices import fuel_cost, house_cost, income
from gridwright.games.board.state import BoardState
from tests.builders import a_game

GERMANY = a_game("recharged", "germany", 3)
USA = a_game("recharged", "usa", 3)
CENTRAL_EUROPE = a_game("classic", "central_europe", 3, central_europe_rules="on")


def offered(game: BoardGame, state: BoardState, text: str, phase: str = "") -> Offer:
    """Return the offer of the seat to act that begins with *text*."""
    found = [o for o in game.offers(state, state.to_act, phase) if o.text.startswith(text)]
    assert len(found) == 1, [o.text for o in found]
    return found[0]


def why(offer: Offer) -> tuple[str, ...]:
    """Return the id of the refusal and its clauses."""
    assert offer.refusal is not None
    return (offer.refusal.id, *offer.refusal.clauses)


# Auction


def test_an_opening_is_a_range_of_bids() -> None:
    """RC-2.4, RC-2.3: from the number of the plant, or from 1 under the token, to all the money."""
    state = GERMANY.read_position("round=2 market=7,8,13,14,15,16,17,18 A.money=20")

    token, plant = offered(GERMANY, state, "open 7"), offered(GERMANY, state, "open 13")

    assert (token.lowest, token.highest) == (1, 20)
    assert (plant.text, plant.last_text) == ("open 13 13", "open 13 20")
    assert plant.costs == (13,)
    assert plant.parts == (Part("bid", 13),)
    assert plant.left == 7
    assert plant.yields == {"output": 1, "need": 0}
    assert (plant.gain("output"), plant.gain("cities")) == (1, 0)
    assert len(plant.texts()) == 8


def test_what_cannot_be_opened_says_why() -> None:
    """RC-2.7, RC-2.13: plant 16 lies in the future market; 14 is too dear."""
    state = GERMANY.read_position("round=2 market=7,8,13,14,15,16,17,18 A.money=13")

    assert why(offered(GERMANY, state, "open 16")) == ("future_market", "RC-2.7")
    assert why(offered(GERMANY, state, "open 14")) == ("over_cash", "RC-2.13")
    assert offered(GERMANY, state, "open 14").left == -1
    assert not offered(GERMANY, state, "open 13").is_range
    assert offered(GERMANY, state, "pass").is_legal


def test_a_plant_that_may_not_be_owned_is_offered_with_the_reason() -> None:
    """CL-C3: plant 11 is nuclear, and Poland alone has no say in it."""
    state = CENTRAL_EUROPE.read_position("round=2 market=10,11,12,13,14,15 A.cities=gdansk")

    assert why(offered(CENTRAL_EUROPE, state, "open 11"))[0] == "no_nuclear"


def test_a_raise_is_a_range_too() -> None:
    state = GERMANY.read_position("round=2 auction=5:12:B:CA C.money=15")

    raised = offered(GERMANY, state, "bid")

    assert raised.texts() == ["bid 13", "bid 14", "bid 15"]
    assert raised.left == 2
    assert offered(GERMANY, state, "drop").is_legal


def test_making_room_says_what_is_lost_and_paid() -> None:
    """DC-6, RC-2.35: the first card pays 3; the plant bought just now stays."""
    game = a_game("recharged", "germany", 3, demolition="on")
    state = game.read_position("round=2 A.plants=4,5,6,13 new=13")

    assert offered(game, state, "remove 4").yields == {"money": 3, "output": -1}
    assert why(offered(game, state, "remove 13")) == ("just_bought", "RC-2.35")


# Resources


def test_fuel_has_a_price_for_each_amount() -> None:
    """RC-3.7: with 7 coal on sale, one lies at 6, three at 7, three at 8."""
    state = GERMANY.read_position(
        "round=2 phase=resources act=A A.plants=20 A.money=30 fuel=coal:7,oil:3"
    )

    coal = offered(GERMANY, state, "buy coal")

    assert coal.costs == (6, 13, 20, 27)
    assert coal.texts() == ["buy coal 1", "buy coal 2", "buy coal 3", "buy coal 4"]
    assert coal.parts == (Part("fuel", 6),)
    assert coal.left == 24
    assert coal.yields == {"room": 6}


def test_fuel_that_cannot_be_bought_says_why() -> None:
    """RC-3.3, RC-3.8, RC-3.7."""
    state = GERMANY.read_position(
        "round=2 phase=resources act=A A.plants=7,20 A.money=5 fuel=coal:7,garbage:1"
    )

    assert why(offered(GERMANY, state, "buy garbage")) == ("nothing_burns_it", "RC-3.3")
    assert offered(GERMANY, state, "buy garbage").cost == 8
    assert why(offered(GERMANY, state, "buy oil")) == ("not_on_sale", "RC-3.8")
    assert offered(GERMANY, state, "buy oil").cost == 0
    assert why(offered(GERMANY, state, "buy coal")) == ("fuel_over_cash", "RC-3.7")
    assert offered(GERMANY, state, "buy coal").left == -1


def test_a_rebate_is_a_part_of_its_own() -> None:
    """CL-C9: in Wien each garbage is cheaper by 1."""
    state = CENTRAL_EUROPE.read_position(
        "round=2 phase=resources act=A A.plants=6 A.cities=wien fuel=garbage:6"
    )

    garbage = offered(CENTRAL_EUROPE, state, "buy garbage")

    assert garbage.costs == (6, 12)
    assert garbage.parts == (Part("fuel", 7), Part("rebate", -1))


def test_the_storage_is_offered_beside_the_market() -> None:
    """RC-U2: 8 for each unit; ruling A21 where the market comes first."""
    text = "round=2 phase=resources act=A A.plants=4 A.money=20 fuel=coal:20"
    storage = offered(USA, USA.read_position(text), "buy storage")
    strict = a_game("recharged", "usa", 3, storage_when_empty="on")

    assert storage.costs == (8, 16)
    assert storage.parts == (Part("storage", 8),)
    assert why(offered(strict, strict.read_position(text), "buy storage")) == (
        "market_first",
        "A21",
    )


# Building


def test_a_house_has_a_slot_and_a_connection_with_its_way() -> None:
    """RC-4.13: from Kiel over Hamburg (8) to Bremen (11), and 10 for the slot."""
    state = GERMANY.read_position("round=2 phase=building act=A A.cities=kiel A.money=30")

    bremen = offered(GERMANY, state, "build bremen")

    assert bremen.cost == 29
    assert bremen.parts == (
        Part("slot", 10),
        Part("connection", 19, ("kiel", "hamburg", "bremen")),
    )
    assert bremen.left == 1
    assert bremen.yields == {"cities": 2}


def test_the_first_house_needs_no_connection() -> None:
    """RC-4.2."""
    state = GERMANY.read_position("round=2 phase=building act=A")

    assert offered(GERMANY, state, "build kiel").parts == (Part("slot", 10),)


def test_a_way_may_lead_over_connections_that_cost_nothing() -> None:
    """Essen and Duisburg touch: the way to Essen does not lead through Duisburg, nor end there."""
    state = GERMANY.read_position("round=2 phase=building act=A A.cities=dortmund")
    from_duisburg = GERMANY.read_position("round=2 phase=building act=A A.cities=duisburg")

    assert offered(GERMANY, state, "build essen").parts[1].path == ("dortmund", "essen")
    assert offered(GERMANY, state, "build duisburg").parts[1].path == (
        "dortmund",
        "essen",
        "duisburg",
    )
    assert offered(GERMANY, from_duisburg, "build essen").parts[1] == Part(
        "connection", 0, ("duisburg", "essen")
    )
    assert offered(GERMANY, from_duisburg, "build dortmund").parts[1].path == (
        "duisburg",
        "essen",
        "dortmund",
    )


def test_a_city_that_cannot_be_had_is_offered_with_the_reason() -> None:
    """RC-4.9, RC-4.16: Hamburg is full in Step 1 but priced as in Step 2; Bremen is too dear."""
    state = GERMANY.read_position(
        "round=2 phase=building act=A A.cities=kiel B.cities=hamburg A.money=20"
    )

    hamburg = offered(GERMANY, state, "build hamburg")

    assert why(hamburg) == ("city_full", "RC-4.9")
    assert hamburg.cost == 15 + 8
    assert why(offered(GERMANY, state, "build bremen")) == ("city_over_cash", "RC-4.16")
    assert not [o for o in GERMANY.offers(state, 0) if o.text == "build kiel"]


def test_a_city_without_any_slot_costs_the_connection() -> None:
    """RC-4.11: three houses are all that there is room for."""
    game = a_game("recharged", "germany", 4)
    state = game.read_position(
        "round=2 phase=building step=3 act=A A.cities=kiel "
        "B.cities=hamburg C.cities=hamburg D.cities=hamburg"
    )

    assert offered(game, state, "build hamburg").parts == (
        Part("connection", 8, ("kiel", "hamburg")),
    )


# Bureaucracy


def test_running_plants_says_what_it_brings() -> None:
    """RC-5.4: two cities pay 33; a third plant would supply more, but there are only two."""
    state = GERMANY.read_position(
        "round=2 phase=bureaucracy A.plants=13,18,4 A.fuel=coal:2 A.cities=kiel,hamburg"
    )

    assert offered(GERMANY, state, "power none").yields == {"cities": 0, "income": 10, "output": 0}
    assert [o.yields for o in GERMANY.offers(state, 0) if o.text == "power 13 18"] == [
        {"cities": 2, "income": 33, "output": 3}
    ]


def test_a_plant_without_fuel_says_so() -> None:
    """RC-P6."""
    state = GERMANY.read_position("round=2 phase=bureaucracy A.plants=4")

    assert why(offered(GERMANY, state, "power 4"))[0] == "fuel_missing"


# Another seat, another phase


def test_prices_are_those_of_the_seat_that_is_asked_for_and_not_of_the_one_to_act() -> None:
    """A is to act, B asks; only C has Wien and its rebate (CL-C9), and Bratislava is 3 away.

    Six garbage lie at 7 and 8; the first slots of both cities are taken; cities pay 10, 22, 33.
    """
    state = CENTRAL_EUROPE.read_position(
        "round=2 phase=resources act=A A.plants=4 A.cities=bratislava C.plants=6 C.cities=wien,linz"
        " fuel=garbage:6 step=2"
    )
    garbage = 2
    wien, bratislava = [
        [city.id for city in CENTRAL_EUROPE.setup.map.cities].index(name)
        for name in ("wien", "bratislava")
    ]
    seen = CENTRAL_EUROPE.view(state, 1)

    assert [fuel_cost(seen, seat, garbage, 2) for seat in range(3)] == [14, 14, 12]
    assert house_cost(seen, 1, bratislava) == 15
    assert house_cost(seen, 2, bratislava) == 15 + 3
    assert house_cost(seen, 0, wien) == 15 + 3
    assert [income(seen, supplied) for supplied in (0, 1, 2, 99)] == [10, 22, 33, 150]
    for seat in (0, 2):
        offers = {o.text: o for o in CENTRAL_EUROPE.offers(seen, seat, "building")}
        city = "wien" if seat == 0 else "bratislava"
        assert offers[f"build {city}"].cost == 15 + 3


def test_any_seat_may_plan_its_building_while_others_bid() -> None:
    """C looks at prices during the auction; A is to act."""
    state = GERMANY.read_position("round=2 C.cities=kiel C.money=30 regions=north,north_east,west")

    found = {o.text: o for o in GERMANY.offers(GERMANY.view(state, 2), 2, "building")}

    assert found["build hamburg"].cost == 18
    assert found["build bremen"].left == 1
    assert found["build berlin"].refusal is not None
    assert GERMANY.to_act(state) == 0


@pytest.mark.parametrize("phase", ["auction", "resources", "building", "bureaucracy"])
def test_another_seat_may_ask_while_a_buyer_makes_room(phase: str) -> None:
    """A has bought a fourth plant; for B it is as if it were its turn."""
    state = GERMANY.read_position("round=2 A.plants=4,5,6,13 new=13")

    texts = [o.text for o in GERMANY.offers(GERMANY.view(state, 1), 1, phase)]

    assert texts
    assert not [text for text in texts if text.startswith(("remove", "discard"))]


def test_phases_that_are_not_played_here_offer_nothing_wrong() -> None:
    """RC-T1: three players have no Trust."""
    state = GERMANY.read_position("")

    assert GERMANY.offers(state, 0, "trust") == []
    assert GERMANY.offers(state, 0, "over") == []
    assert (
        GERMANY.refusal(GERMANY.hypothesis(state, 0, "trust"), GERMANY.parse("trust kiel")).message
        == "wrong_phase"
    )


def test_a_turn_of_building_can_be_tried_out() -> None:
    """Two houses, and one of them taken out: the other was only near because of it."""
    state = GERMANY.read_position("round=2 phase=building act=A A.cities=kiel A.money=47")
    draft = Draft(GERMANY, GERMANY.view(state, 0), 0)

    assert draft.add(GERMANY.parse("build hamburg")) is None
    assert draft.add(GERMANY.parse("build bremen")) is None
    assert draft.state.players[0].money == 47 - 18 - 21
    refused = draft.add(GERMANY.parse("build berlin"))
    assert refused is not None
    assert refused.id == "city_over_cash"

    assert draft.take_out(0) == []
    assert draft.state.players[0].money == 47 - 29
    assert state.players[0].money == 47


def test_ways_to_give_up_fuel_are_offered() -> None:
    """RC-2.36, RC-2.37: hybrid 12 stores four of three coal and three oil."""
    state = GERMANY.read_position(
        "round=3 phase=auction act=A new=14 A.plants=12,13,14 A.fuel=coal:3,oil:3"
    )

    assert [offer.text for offer in GERMANY.offers(state, 0) if offer.is_legal] == [
        "discard oil 2",
        "discard coal 1 oil 1",
        "discard coal 2",
    ]


def test_fuel_to_leave_behind_is_offered() -> None:
    """RC-2.53: each amount by itself, behind the plants alone; with what the plant yields."""
    state = GERMANY.read_position("round=3 new=18 A.plants=10,13,15,18 A.fuel=coal:2")

    found = GERMANY.offers(state, 0)

    assert [offer.text for offer in found if offer.is_legal] == [
        "remove 10",
        "remove 13",
        "remove 15",
        "remove 10 leaving coal 1",
        "remove 10 leaving coal 2",
        "remove 15 leaving coal 1",
        "remove 15 leaving coal 2",
    ]
    assert [offer.text for offer in found if not offer.is_legal] == ["remove 18"]
    assert found[-1].yields == {"money": 0, "output": -3}
