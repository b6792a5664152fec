"""Every reason to refuse, brought about in a position, with its numbers and clauses."""

from collections.abc import Callable

import pytest

from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED, Values
from gridwright.games.board.actions import Buy
from gridwright.games.board.clauses import clauses_of
from gridwright.games.board.game import BoardGame
from gridwright.games.board.maps.known import KNOWN
from gridwright.games.board.maps.usa import BuyFromStorage
from gridwright.games.board.phases.resources import NOT_AN_AMOUNT
from gridwright.games.board.state import BoardState, PhaseIndex
from tests.builders import (
    S3,
    a_game,
    a_state,
    houses,
    on_sale,
    own,
    play,
    put,
    reason,
    store,
)

Position = tuple[BoardGame, BoardState]
MARKET = (3, 4, 5, 6, 7, 8, 9, 10)


# Positions; A is always first in turn order and the seat to act, unless it says otherwise.


def auction(**options: str) -> Position:
    """Round 2: A opens; plants 3 to 6 are for sale, the token lies on 3."""
    game = a_game(seats=3, **options)
    return game, a_state(game, order="ABC", market=MARKET)


def round_1() -> Position:
    game, state = auction()
    put(state, "round=1")
    return game, state


def bidding() -> Position:
    """A has opened plant 5 with 12; B must speak."""
    game, state = auction()
    play(game, state, "open 5 12")
    return game, state


def last_buyer() -> Position:
    """B and C have passed: only A may still buy."""
    game, state = auction()
    put(state, "finished=BC")
    return game, state


def last_card_in_market() -> Position:
    game = a_game(seats=3)
    return game, a_state(game, order="ABC", market=(*MARKET[:7], S3))


def after_a_fourth_plant() -> Position:
    """A has just bought plant 3 beside 10, 14 and 20."""
    game, state = last_buyer()
    own(state, "A", 10, 14, 20)
    play(game, state, "open 3 1")
    return game, state


def too_much_for_the_hybrid() -> Position:
    """A keeps 5, 9 and new 13: of 6 coal and 4 oil, 2 oil and 4 of either find a place."""
    game = a_game(seats=3)
    state = a_state(game, order="ABC", market=(13, 14, 15, 16, 17, 18, 19, 20))
    own(state, "A", 4, 5, 9)
    store(state, "A", coal=6, oil=4)
    put(state, "finished=BC")
    play(game, state, "open 13 1", "remove 4")
    return game, state


def nuclear() -> Position:
    """Central Europe: A has a city in Poland only, and money for nuclear plant 11."""
    game = a_game("classic", "central_europe", 3, central_europe_rules="on")
    state = a_state(game, order="ABC", market=(11, 12, 13, 14, 15, 16, 17, 18))
    houses(state, "A", "gdansk")
    return game, state


def nuclear_bidding() -> Position:
    """B, with a city in Hungary, has opened plant 11; A, from Poland, speaks after C."""
    game, state = nuclear()
    houses(state, "B", "budapest")
    houses(state, "C", "bratislava")
    put(state, "act=B")
    play(game, state, "open 11 11", "drop")
    return game, state


def resources(**options: str) -> Position:
    """A buys fuel for a coal plant with room for 4, with 5 Elektro."""
    game = a_game("recharged", "usa", 3, **options)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="ABC", to_act="A", money=5)
    own(state, "A", 4)
    on_sale(state, coal=3)
    return game, state


def storage_only_when_empty() -> Position:
    return resources(storage_when_empty="on")


def building(money: int = 50, **options: str) -> Position:
    """A, from Kiel, builds; B has Hamburg. All of Germany is in play."""
    game = a_game("recharged", "germany", 3, **options)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ABC", to_act="A", money=money)
    houses(state, "A", "kiel")
    houses(state, "B", "hamburg")
    return game, state


def poor_builder() -> Position:
    return building(money=20)


def first_building() -> Position:
    """C has no city yet; A has Kiel and B has Hamburg."""
    game, state = building()
    put(state, "act=C")
    return game, state


def north_only() -> Position:
    """Only the three regions north, north_east and west are in play."""
    game, state = building()
    put(state, "regions=north,north_east,west")
    return game, state


def marked_cities() -> Position:
    """Essen is marked; A already has Kiel."""
    game, state = building(starting_cities="on")
    put(state, "marked=essen")
    return game, state


def marked_cities_for_c() -> Position:
    game, state = marked_cities()
    put(state, "act=C")
    return game, state


def power() -> Position:
    """A owns the hybrid 5 and the coal plant 10, with 2 coal and 1 oil."""
    game = a_game("recharged", "germany", 3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, order="ABC")
    own(state, "A", 5, 10)
    store(state, "A", coal=2, oil=1)
    return game, state


def over() -> Position:
    game, state = auction()
    put(state, "phase=over act= discount=")
    return game, state


def draft() -> Position:
    """North is chosen; A chooses next."""
    game = a_game("recharged", "germany", 3, regions="draft")
    state = game.new(None, stated_cards())
    play(game, state, "region north")
    return game, state


def trust() -> Position:
    """The Trust has Kiel; north, north_east and west are in play."""
    game = a_game("recharged", "germany", 2, regions="north, north_east, west")
    state = game.new(1, {"order": ("A", "B")})
    play(game, state, "trust kiel")
    return game, state


def marking() -> Position:
    """The Trust has six cities around Hamburg; A has marked Essen, B marks next."""
    game = a_game(
        "recharged", "germany", 2, regions="north, north_east, west", starting_cities="on"
    )
    state = game.new(1, {"order": ("A", "B")})
    cities = ("kiel", "flensburg", "hamburg", "bremen", "hannover", "luebeck")
    play(game, state, *[f"trust {city}" for city in cities], "start essen")
    return game, state


def stated_cards() -> dict[str, tuple[str, ...]]:
    deck = [13, 11, 12, *range(16, 39)]
    return {
        "order": ("C", "A", "B"),
        "market": tuple([str(number) for number in MARKET]),
        "deck": (*[str(number) for number in deck], "S3"),
    }


CASES: list[tuple[Callable[[], Position], str, str, Values, str]] = [
    (over, "pass", "game_over", {}, "RC-E1"),
    (over, "open 3 1", "game_over", {}, "RC-E1"),
    (over, "build kiel", "game_over", {}, "RC-E1"),
    (over, "buy coal 1", "game_over", {}, "RC-E1"),
    (over, "power 5 with oil 1", "game_over", {}, "RC-E1"),
    (over, "discard oil 1", "game_over", {}, "RC-E1"),
    (over, "region north", "game_over", {}, "RC-E1"),
    (auction, "done", "wrong_phase", {"phase": "auction"}, "RC-0.1 RC-0.2"),
    (building, "power none", "wrong_phase", {"phase": "building"}, "RC-0.1 RC-0.2"),
    (draft, "trust kiel", "wrong_phase", {"phase": "regions"}, "RC-0.1 RC-0.2"),
    (marking, "trust kiel", "wrong_phase", {"phase": "starting_cities"}, "RC-0.1 RC-0.2"),
    (draft, "region north", "region_chosen", {"region": "north"}, "RC-S5"),
    (draft, "region south", "region_apart", {"region": "south"}, "RC-S5"),
    (trust, "trust berlin", "trust_apart", {"city": "berlin"}, "RC-T7"),
    (trust, "trust kiel", "city_taken", {"city": "kiel"}, "RC-T6 RC-T7"),
    (trust, "trust leipzig", "outside_area", {"city": "leipzig"}, "RC-4.14"),
    (marking, "start essen", "already_marked", {"city": "essen"}, "RC-S33"),
    (marking, "start kiel", "cannot_mark", {"city": "kiel"}, "RC-S31 RC-T9"),
    (marking, "start leipzig", "outside_area", {"city": "leipzig"}, "RC-4.14"),
    (bidding, "open 3 1", "not_opener", {}, "RC-2.11"),
    (bidding, "pass", "not_opener", {}, "RC-2.11"),
    (auction, "bid 9", "nothing_on_offer", {}, "RC-2.5"),
    (auction, "drop", "nothing_on_offer", {}, "RC-2.5"),
    (
        auction,
        "open 50 50",
        "no_such_plant",
        {"plant": 50, "for_sale": ("3", "4", "5", "6")},
        "RC-2.6",
    ),
    (
        auction,
        "open 8 8",
        "future_market",
        {"plant": 8, "for_sale": ("3", "4", "5", "6")},
        "RC-2.7",
    ),
    (last_card_in_market, "open s3 99", "last_card", {}, "RC-ST9"),
    (
        auction,
        "open s3 99",
        "no_such_plant",
        {"plant": "S3", "for_sale": ("3", "4", "5", "6")},
        "RC-2.6",
    ),
    (auction, "open 4 3", "below_number", {"minimum": 4}, "RC-2.4"),
    (auction, "open 3 0", "below_discount", {"minimum": 1}, "RC-2.3"),
    (bidding, "bid 12", "not_a_raise", {"minimum": 13}, "RC-2.12"),
    (auction, "open 4 51", "over_cash", {"money": 50, "bid": 51}, "RC-2.13"),
    (bidding, "bid 51", "over_cash", {"money": 50, "bid": 51}, "RC-2.13"),
    (last_buyer, "open 4 5", "sole_buyer", {"minimum": 4}, "RC-2.25"),
    (last_buyer, "open 3 3", "sole_buyer", {"minimum": 1}, "RC-2.25"),
    (round_1, "pass", "must_buy", {}, "RC-2.30 RC-2.31"),
    (nuclear, "open 11 11", "no_nuclear", {"plant": 11}, "CL-C3 CL-C4 CL-C5 CL-C6"),
    (nuclear_bidding, "bid 12", "no_nuclear", {"plant": 11}, "CL-C3 CL-C4 CL-C5 CL-C6"),
    (after_a_fourth_plant, "open 4 4", "remove_first", {"limit": 3}, "RC-2.34"),
    (after_a_fourth_plant, "bid 5", "remove_first", {"limit": 3}, "RC-2.34"),
    (after_a_fourth_plant, "drop", "remove_first", {"limit": 3}, "RC-2.34"),
    (after_a_fourth_plant, "pass", "remove_first", {"limit": 3}, "RC-2.34"),
    (after_a_fourth_plant, "discard coal 1", "remove_first", {"limit": 3}, "RC-2.34"),
    (auction, "remove 10", "nothing_to_remove", {"limit": 3}, "RC-2.33"),
    (
        after_a_fourth_plant,
        "remove 4",
        "not_owned",
        {"plant": 4, "owned": ("3", "10", "14", "20")},
        "RC-2.34",
    ),
    (after_a_fourth_plant, "remove 3", "just_bought", {"plant": 3}, "RC-2.35"),
    (
        after_a_fourth_plant,
        "remove 10 leaving coal 1",
        "wrong_leaving",
        {"plant": 10, "ways": (), "count": 0},
        "RC-2.53",
    ),
    (auction, "discard oil 1", "nothing_to_discard", {}, "RC-2.36"),
    *[
        (too_much_for_the_hybrid, line, "discard_first", {}, "RC-2.37")
        for line in ("open 14 14", "bid 5", "drop", "pass")
    ],
    (too_much_for_the_hybrid, "discard coal 3", "wrong_discard", {"excess": 4}, "RC-2.36 RC-2.37"),
    (resources, "buy coal 4", "not_on_sale", {"on_sale": 3, "resource": "coal"}, "RC-3.8"),
    (resources, "buy oil 1", "nothing_burns_it", {"resource": "oil"}, "RC-3.3"),
    (resources, "buy storage 5", "no_room", {"room": 4, "resource": "coal"}, "RC-3.4 RC-3.5"),
    (
        resources,
        "buy coal 2",
        "fuel_over_cash",
        {"amount": 2, "resource": "coal", "cost": 16, "money": 5},
        "RC-3.7",
    ),
    (
        resources,
        "buy storage 1",
        "fuel_over_cash",
        {"amount": 1, "resource": "coal", "cost": 8, "money": 5},
        "RC-3.7",
    ),
    (resources, "buy storage 22", "storage_short", {"supply": 21, "resource": "coal"}, "RC-U2"),
    (storage_only_when_empty, "buy storage 1", "market_first", {"resource": "coal"}, "A21"),
    (building, "build kiel", "already_yours", {"city": "kiel"}, "RC-4.12"),
    (building, "build hamburg", "city_full", {"city": "hamburg", "step": 1}, "RC-4.9"),
    (north_only, "build leipzig", "outside_area", {"city": "leipzig"}, "RC-4.14"),
    (first_building, "build hamburg", "first_not_empty", {"city": "hamburg"}, "RC-4.2"),
    (marked_cities_for_c, "build bremen", "first_not_marked", {"city": "bremen"}, "RC-4.25"),
    (marked_cities, "build essen", "reserved_for_starter", {"city": "essen"}, "RC-4.27 RC-4.28"),
    (
        poor_builder,
        "build bremen",
        "city_over_cash",
        {"city": "bremen", "cost": 29, "slot": 10, "connection": 19, "money": 20},
        "RC-4.16",
    ),
    (
        power,
        "power 5 20 with coal 5",
        "not_your_plant",
        {"owned": ("5", "10"), "plants": ("5", "20")},
        "RC-5.2",
    ),
    (power, "power 10 10 with coal 2", "runs_once", {}, "RC-P14"),
    (
        power,
        "power 5 with oil 2",
        "wrong_fuel",
        {"plants": ("5",), "needs": ("coal 1 oil 1", "coal 2")},
        "RC-P6 RC-P9 RC-P13",
    ),
    (
        power,
        "power 5 with coal 1",
        "wrong_fuel",
        {"plants": ("5",), "needs": ("coal 1 oil 1", "coal 2")},
        "RC-P6 RC-P9 RC-P13",
    ),
    (
        power,
        "power 5 10 with coal 2 oil 1",
        "fuel_missing",
        {"stored": ("coal 2", "oil 1", "garbage 0", "uranium 0"), "plants": ("5", "10")},
        "RC-P6 RC-P13",
    ),
]


@pytest.mark.parametrize(
    ("position", "line", "expected", "values", "clauses"),
    CASES,
    ids=[f"{case[0].__name__}: {case[1]}" for case in CASES],
)
def test_a_refusal_is_explained(
    position: Callable[[], Position], line: str, expected: str, values: Values, clauses: str
) -> None:
    """The reason with its numbers and its clauses."""
    game, state = position()
    action = game.parse(line)

    message = game.explain(state, action)

    assert game.refusal(state, action).message == expected
    assert message.id == expected
    assert {name: message.values[name] for name in values} == values
    assert message.clauses == tuple(clauses.split())


@pytest.mark.parametrize(("step", "clause"), [(1, "RC-4.9"), (2, "RC-4.10"), (3, "RC-4.11")])
def test_a_full_city_names_the_clause_of_its_step(step: int, clause: str) -> None:
    """RC-4.9..RC-4.11: one network per city in Step 1, two in Step 2, three in Step 3."""
    game = a_game("recharged", "germany", 5)
    state = a_state(game, phase=PhaseIndex.BUILDING, order="ABCDE", to_act="A", step=step)
    houses(state, "A", "kiel")
    for letter in "BCDE"[:step]:
        houses(state, letter, "hamburg")

    explanation = game.explain(state, game.parse("build hamburg"))

    assert explanation.id == "city_full"
    assert explanation.clauses == (clause,)


@pytest.mark.parametrize("action", [Buy(0, 0), Buy(0, -1), BuyFromStorage(0)])
def test_nothing_is_no_purchase(action: Action) -> None:
    """RC-3.2: it cannot be written, but a program could try to buy none instead of being done."""
    game, state = resources()

    assert game.refusal(state, action) is NOT_AN_AMOUNT
    assert game.explain(state, action).clauses == ("RC-3.2",)
    assert action not in game.legal_actions(state)


def test_every_reason_of_the_board_game_is_brought_about_here() -> None:
    """What stands in the table of clauses, or with a map, happens in some position above."""
    known = {key.split(".")[0] for key in clauses_of("recharged", {})}
    known |= {key for kind in KNOWN for key in kind.clauses}

    shown = {case[2] for case in CASES}

    assert shown | {NOT_AN_AMOUNT.message} == known


def test_a_legal_action_has_no_reason() -> None:
    game, state = auction()

    assert game.refusal(state, game.parse("open 3 1")) is ALLOWED
    assert reason(game, state, "open 3 1") == "allowed"


@pytest.mark.parametrize("position", [resources, building, power])
def test_a_legal_action_can_be_explained_all_the_same(
    position: Callable[[], Position],
) -> None:
    game, state = position()

    assert game.explain(state, game.legal_actions(state)[-1]).id == "allowed"


def test_classic_names_its_own_clauses() -> None:
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="ABC", market=MARKET)

    explanation = game.explain(state, game.parse("open 3 2"))

    assert explanation.clauses == ("CL-2.5",)
