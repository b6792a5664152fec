"""Every reason to refuse, brought about in a position, with the sentence that a person reads."""

from collections.abc import Callable

import pytest

from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED, Refusal
from gridwright.games.board import refusals
from gridwright.games.board.actions import Buy, BuyFromStorage
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState, Phase
from gridwright.tables import narrate
from tests.builders import (
    S3,
    a_game,
    a_state,
    city_of,
    houses,
    on_sale,
    own,
    play,
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
    state.round = 1
    return game, state


def bidding() -> Position:
    """A has opened plant 5 with 12; B must speak."""
    game, state = auction()
    play(game, state, "open 5 12")
    return game, state


def last_buyer() -> Position:
    """B and C have passed: only A may still buy."""
    game, state = auction()
    state.auction.finished = 0b110
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
    state.auction.finished = 0b110
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
    state.to_act = 1
    play(game, state, "open 11 11", "drop")
    return game, state


def resources(**options: str) -> Position:
    """A buys fuel for a coal plant with room for 4, with 5 Elektro."""
    game = a_game("recharged", "usa", 3, **options)
    state = a_state(game, phase=Phase.RESOURCES, order="ABC", to_act="A", money=5)
    own(state, "A", 4)
    on_sale(state, coal=3)
    return game, state


def storage_only_when_empty() -> Position:
    return resources(storage_when_empty="on")


def german_resources() -> Position:
    game = a_game("recharged", "germany", 3)
    return game, a_state(game, phase=Phase.RESOURCES, order="ABC", to_act="A")


def building(money: int = 50, **options: str) -> Position:
    """A, from Kiel, builds; B has Hamburg. All of Germany is in play."""
    game = a_game("recharged", "germany", 3, **options)
    state = a_state(game, phase=Phase.BUILDING, order="ABC", to_act="A", money=money)
    houses(state, "A", "kiel")
    houses(state, "B", "hamburg")
    return game, state


def poor_builder() -> Position:
    return building(money=20)


def first_building() -> Position:
    """C has no city yet; A has Kiel and B has Hamburg."""
    game, state = building()
    state.to_act = 2
    return game, state


def north_only() -> Position:
    """Only the three regions north, north_east and west are in play."""
    game, state = building()
    state.area = game.setup.play_area(0b000111)
    return game, state


def marked_cities() -> Position:
    """Essen is marked; A already has Kiel."""
    game, state = building(starting_cities="on")
    state.marked = 1 << city_of(state, "essen")
    return game, state


def marked_cities_for_c() -> Position:
    game, state = marked_cities()
    state.to_act = 2
    return game, state


def power() -> Position:
    """A owns the hybrid 5 and the coal plant 10, with 2 coal and 1 oil."""
    game = a_game("recharged", "germany", 3)
    state = a_state(game, phase=Phase.BUREAUCRACY, order="ABC")
    own(state, "A", 5, 10)
    store(state, "A", coal=2, oil=1)
    return game, state


def over() -> Position:
    game, state = auction()
    state.phase = Phase.OVER
    state.to_act = -1
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


CASES: list[tuple[Callable[[], Position], str, Refusal, str]] = [
    (over, "pass", refusals.GAME_OVER, "The game is over. (RC-E1)"),
    (over, "open 3 1", refusals.GAME_OVER, "The game is over. (RC-E1)"),
    (over, "build kiel", refusals.GAME_OVER, "The game is over. (RC-E1)"),
    (over, "buy coal 1", refusals.GAME_OVER, "The game is over. (RC-E1)"),
    (over, "power 5 with oil 1", refusals.GAME_OVER, "The game is over. (RC-E1)"),
    (over, "discard oil 1", refusals.GAME_OVER, "The game is over. (RC-E1)"),
    (over, "region north", refusals.GAME_OVER, "The game is over. (RC-E1)"),
    (
        auction,
        "done",
        refusals.WRONG_PHASE,
        "This cannot be done now: the phase is auction. (RC-0.1, RC-0.2)",
    ),
    (
        building,
        "power none",
        refusals.WRONG_PHASE,
        "This cannot be done now: the phase is building. (RC-0.1, RC-0.2)",
    ),
    (
        draft,
        "trust kiel",
        refusals.WRONG_PHASE,
        "This cannot be done now: the phase is regions. (RC-0.1, RC-0.2)",
    ),
    (
        marking,
        "trust kiel",
        refusals.WRONG_PHASE,
        "This cannot be done now: the phase is starting cities. (RC-0.1, RC-0.2)",
    ),
    (draft, "region north", refusals.REGION_CHOSEN, "North is in the play area already. (RC-S5)"),
    (
        draft,
        "region south",
        refusals.REGION_APART,
        "South does not touch the regions chosen so far. (RC-S5)",
    ),
    (
        trust,
        "trust berlin",
        refusals.TRUST_APART,
        "Berlin is not directly connected to a city of the Trust. (RC-T7)",
    ),
    (trust, "trust kiel", refusals.CITY_TAKEN, "Kiel is taken already. (RC-T6, RC-T7)"),
    (
        trust,
        "trust leipzig",
        refusals.OUTSIDE_AREA,
        "Leipzig lies outside the play area. (RC-4.14)",
    ),
    (marking, "start essen", refusals.ALREADY_MARKED, "Essen is marked already. (RC-S33)"),
    (
        marking,
        "start kiel",
        refusals.CANNOT_MARK,
        "Kiel is not empty: only an empty city can be marked. (RC-S31, RC-T9)",
    ),
    (
        marking,
        "start leipzig",
        refusals.OUTSIDE_AREA,
        "Leipzig lies outside the play area. (RC-4.14)",
    ),
    (bidding, "open 3 1", refusals.NOT_OPENER, "An auction is running: raise or drop. (RC-2.11)"),
    (bidding, "pass", refusals.NOT_OPENER, "An auction is running: raise or drop. (RC-2.11)"),
    (
        auction,
        "bid 9",
        refusals.NOTHING_ON_OFFER,
        "No plant is up for auction: open one or pass. (RC-2.5)",
    ),
    (
        auction,
        "drop",
        refusals.NOTHING_ON_OFFER,
        "No plant is up for auction: open one or pass. (RC-2.5)",
    ),
    (
        auction,
        "open 50 50",
        refusals.NO_SUCH_PLANT,
        "Plant 50 is not in the market. For sale: 3, 4, 5, 6. (RC-2.6)",
    ),
    (
        auction,
        "open 8 8",
        refusals.FUTURE_MARKET,
        "Plant 8 is in the future market. For sale: 3, 4, 5, 6. (RC-2.7)",
    ),
    (
        last_card_in_market,
        "open 99 99",
        refusals.LAST_CARD,
        "The Step 3 card is not for sale. (RC-ST9)",
    ),
    (
        auction,
        "open 99 99",
        refusals.NO_SUCH_PLANT,
        "Plant 99 is not in the market. For sale: 3, 4, 5, 6. (RC-2.6)",
    ),
    (
        auction,
        "open 4 3",
        refusals.BELOW_NUMBER,
        "Bid at least 4: the minimum is the plant's number. (RC-2.4)",
    ),
    (
        auction,
        "open 3 0",
        refusals.BELOW_DISCOUNT,
        "Bid at least 1, even for the discounted plant. (RC-2.3)",
    ),
    (
        bidding,
        "bid 12",
        refusals.NOT_A_RAISE,
        "Bid at least 13: a raise is higher than the bid before. (RC-2.12)",
    ),
    (auction, "open 4 51", refusals.OVER_CASH, "You have 50 and cannot bid 51. (RC-2.13)"),
    (bidding, "bid 51", refusals.OVER_CASH, "You have 50 and cannot bid 51. (RC-2.13)"),
    (
        last_buyer,
        "open 4 5",
        refusals.SOLE_BUYER,
        "Nobody can outbid you: the price is just 4. (RC-2.25)",
    ),
    (
        last_buyer,
        "open 3 3",
        refusals.SOLE_BUYER,
        "Nobody can outbid you: the price is just 1. (RC-2.25)",
    ),
    (
        round_1,
        "pass",
        refusals.MUST_BUY,
        "Everybody buys a plant in the first round. (RC-2.30, RC-2.31)",
    ),
    (
        nuclear,
        "open 11 11",
        refusals.NO_NUCLEAR,
        (
            "Plant 11 is nuclear: you need a city in the Czech Republic, Slovakia or Hungary. "
            "(CL-C3, CL-C4, CL-C5, CL-C6)"
        ),
    ),
    (
        nuclear_bidding,
        "bid 12",
        refusals.NO_NUCLEAR,
        (
            "Plant 11 is nuclear: you need a city in the Czech Republic, Slovakia or Hungary. "
            "(CL-C3, CL-C4, CL-C5, CL-C6)"
        ),
    ),
    *[
        (
            after_a_fourth_plant,
            line,
            refusals.REMOVE_FIRST,
            "First remove a plant: you may own 3. (RC-2.34)",
        )
        for line in ("open 4 4", "bid 5", "drop", "pass", "discard coal 1")
    ],
    (
        auction,
        "remove 10",
        refusals.NOTHING_TO_REMOVE,
        "You need not remove a plant: you may own 3. (RC-2.33)",
    ),
    (
        after_a_fourth_plant,
        "remove 4",
        refusals.NOT_OWNED,
        "You do not own plant 4. You own: 3, 10, 14, 20. (RC-2.34)",
    ),
    (
        after_a_fourth_plant,
        "remove 3",
        refusals.JUST_BOUGHT,
        "Plant 3 was bought just now: remove an older one. (RC-2.35)",
    ),
    (
        auction,
        "discard oil 1",
        refusals.NOTHING_TO_DISCARD,
        "All your fuel fits: there is nothing to discard. (RC-2.36)",
    ),
    *[
        (
            too_much_for_the_hybrid,
            line,
            refusals.DISCARD_FIRST,
            "First discard the fuel that no longer fits. (RC-2.37)",
        )
        for line in ("open 14 14", "bid 5", "drop", "pass")
    ],
    (
        too_much_for_the_hybrid,
        "discard coal 3",
        refusals.WRONG_DISCARD,
        "Discard exactly the 4 units of hybrid fuel that do not fit. (RC-2.36, RC-2.37)",
    ),
    (
        resources,
        "buy coal 4",
        refusals.NOT_ON_SALE,
        "Only 3 coal on sale. (RC-3.8)",
    ),
    (
        resources,
        "buy oil 1",
        refusals.NOTHING_BURNS_IT,
        "None of your plants burns oil. (RC-3.3)",
    ),
    (
        resources,
        "buy storage 5",
        refusals.NO_ROOM,
        "Your plants have room for 4 more coal. (RC-3.4, RC-3.5)",
    ),
    (
        resources,
        "buy coal 2",
        refusals.FUEL_OVER_CASH,
        "2 coal cost 16; you have 5. (RC-3.7)",
    ),
    (
        resources,
        "buy storage 1",
        refusals.FUEL_OVER_CASH,
        "1 coal cost 8; you have 5. (RC-3.7)",
    ),
    (
        resources,
        "buy storage 22",
        refusals.STORAGE_SHORT,
        "The storage holds 21 coal. (RC-U2)",
    ),
    (
        storage_only_when_empty,
        "buy storage 1",
        refusals.MARKET_FIRST,
        "The storage sells only while the market has no coal. (A21)",
    ),
    (
        german_resources,
        "buy storage 1",
        refusals.NO_STORAGE_HERE,
        "There is no coal storage on this map. (RC-U1)",
    ),
    (
        building,
        "build kiel",
        refusals.ALREADY_YOURS,
        "You have a house in Kiel already. (RC-4.12)",
    ),
    (
        building,
        "build hamburg",
        refusals.CITY_FULL[1],
        "Hamburg has no free slot in Step 1. (RC-4.9)",
    ),
    (
        north_only,
        "build leipzig",
        refusals.OUTSIDE_AREA,
        "Leipzig lies outside the play area. (RC-4.14)",
    ),
    (
        first_building,
        "build hamburg",
        refusals.FIRST_NOT_EMPTY,
        "Your first city must be empty; Hamburg is not. (RC-4.2)",
    ),
    (
        marked_cities_for_c,
        "build bremen",
        refusals.FIRST_NOT_MARKED,
        "Your first city must be a marked starting city; Bremen is not. (RC-4.25)",
    ),
    (
        marked_cities,
        "build essen",
        refusals.RESERVED_FOR_STARTER,
        "The free slot of Essen is reserved for a player who starts there. (RC-4.27, RC-4.28)",
    ),
    (
        poor_builder,
        "build bremen",
        refusals.CITY_OVER_CASH,
        "Bremen costs 29: slot 10 and connection 19; you have 20. (RC-4.16)",
    ),
    (
        power,
        "power 5 20 with coal 5",
        refusals.NOT_YOUR_PLANT,
        "You own the plants 5, 10, not all of 5, 20. (RC-5.2)",
    ),
    (
        power,
        "power 10 10 with coal 2",
        refusals.RUNS_ONCE,
        "Each plant runs once a round. (RC-P14)",
    ),
    (
        power,
        "power 5 with oil 2",
        refusals.WRONG_FUEL,
        (
            "Plants 5 burn exactly their printed fuel. Possible: coal 1 oil 1 / coal 2. "
            "(RC-P6, RC-P9, RC-P13)"
        ),
    ),
    (
        power,
        "power 5 with coal 1",
        refusals.WRONG_FUEL,
        (
            "Plants 5 burn exactly their printed fuel. Possible: coal 1 oil 1 / coal 2. "
            "(RC-P6, RC-P9, RC-P13)"
        ),
    ),
    (
        power,
        "power 5 10 with coal 2 oil 1",
        refusals.FUEL_MISSING,
        ("You have coal 2, oil 1, garbage 0, uranium 0: not enough to run 5, 10. (RC-P6, RC-P13)"),
    ),
]


@pytest.mark.parametrize(
    ("position", "line", "expected", "sentence"),
    CASES,
    ids=[f"{case[0].__name__}: {case[1]}" for case in CASES],
)
def test_a_refusal_is_explained_in_a_sentence(
    position: Callable[[], Position], line: str, expected: Refusal, sentence: str
) -> None:
    """The reason, its numbers and its clauses, as a person reads them."""
    game, state = position()
    action = game.parse(line)

    refusal, explanation = game.refusal(state, action), game.explain(state, action)

    assert refusal is expected, refusal.message
    assert narrate.refusal(explanation, game) == sentence


@pytest.mark.parametrize(("step", "clause"), [(1, "RC-4.9"), (2, "RC-4.10"), (3, "RC-4.11")])
def test_a_full_city_names_the_clause_of_its_step(step: int, clause: str) -> None:
    """RC-4.9..RC-4.11: one network per city in Step 1, two in Step 2, three in Step 3."""
    game = a_game("recharged", "germany", 5)
    state = a_state(game, phase=Phase.BUILDING, order="ABCDE", to_act="A", step=step)
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

    assert game.refusal(state, action) is refusals.NOT_AN_AMOUNT
    assert narrate.refusal(game.explain(state, action), game) == (
        "Buy at least 1, or nothing at all: done. (RC-3.2)"
    )
    assert action not in game.legal_actions(state)


def test_every_reason_of_the_board_game_is_brought_about_here() -> None:
    constants = [thing for thing in vars(refusals).values() if isinstance(thing, Refusal)]
    messages = {refusal.message for refusal in (*constants, *refusals.CITY_FULL)} - {"allowed"}

    shown = {expected.message for _, _, expected, _ in CASES}

    assert shown | {refusals.NOT_AN_AMOUNT.message} == messages


def test_a_legal_action_has_no_reason() -> None:
    game, state = auction()

    assert game.refusal(state, game.parse("open 3 1")) is ALLOWED
    assert reason(game, state, "open 3 1") == "allowed"


def test_classic_names_its_own_clauses() -> None:
    game = a_game("classic", "germany", 3)
    state = a_state(game, order="ABC", market=MARKET)

    explanation = game.explain(state, game.parse("open 3 2"))

    assert explanation.clauses == ("CL-2.5",)
