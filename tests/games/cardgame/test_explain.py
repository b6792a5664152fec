"""Every reason to refuse, brought about in a position, with the sentence that a person reads."""

from collections.abc import Callable

import pytest

from gridwright.content.rulebook import clauses as rulebook
from gridwright.core.errors import ALLOWED, Refusal
from gridwright.core.action import Action
from gridwright.games.cardgame import refusals
from gridwright.games.cardgame.actions import Buy
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.state import CardState, LastCard, Phase
from gridwright.parts.auction import Open
from gridwright.parts.card_market import LAST_CARD
from gridwright.tables import narrate
from tests.games.cardgame.positions import (
    a_game,
    a_market,
    a_state,
    own,
    play,
    reason,
    store,
)

Position = tuple[CardGame, CardState]


# Positions; A is the seat to act, unless it says otherwise.


def auction() -> Position:
    """Round 2: A opens; 5a, 6a, 7 and 8a are for sale, the token lies on 5a."""
    game = a_game(3)
    return game, a_state(game)


def round_1() -> Position:
    game = a_game(3)
    return game, a_state(game, number=1)


def bidding() -> Position:
    """A has opened plant 6a with 12; B must speak."""
    game, state = auction()
    play(game, state, "open 6a 12")
    return game, state


def last_buyer() -> Position:
    """B and C have passed: only A may still buy."""
    game, state = auction()
    state.auction.finished = 0b110
    return game, state


def after_a_fourth_plant() -> Position:
    """A has just bought plant 5a beside 10, 13 and 17."""
    game, state = last_buyer()
    own(state, "A", "10 13 17")
    play(game, state, "open 5a 1")
    return game, state


def too_much_for_the_hybrid() -> Position:
    """A keeps 5c, 12 and new 5a: of 4 gas and 3 oil, 4 find a place."""
    game, state = last_buyer()
    own(state, "A", "5c 7 12")
    store(state, "A", "gas2 gas2 oil3")
    play(game, state, "open 5a 1", "remove 7")
    return game, state


def resources(last_card: LastCard = LastCard.AHEAD) -> Position:
    """A buys fuel for plant 12, which has 4 of 6 coal, with 3 Elektro."""
    game = a_game(3)
    state = a_state(game, phase=Phase.RESOURCES, order="CBA", money=3, last_card=last_card)
    own(state, "A", "12")
    store(state, "A", "coal3 coal1")
    state.fuel = a_market("coal1 gas1", "coal3", "coal2", singles="coal")
    return game, state


def full() -> Position:
    game, state = resources()
    store(state, "A", "coal3 coal3")
    return game, state


def last_round() -> Position:
    return resources(LastCard.LAST_ROUND)


def production() -> Position:
    """A owns the hybrid 5c and the coal plant 12, with 2 coal, 1 gas and 1 oil."""
    game = a_game(3)
    state = a_state(game, phase=Phase.BUREAUCRACY)
    own(state, "A", "5c 12")
    store(state, "A", "coal2 gas1 oil1")
    return game, state


def over() -> Position:
    game, state = auction()
    state.phase = Phase.OVER
    state.to_act = -1
    return game, state


GAME_OVER = "The game is over. (CG-4.2)"
REMOVE_FIRST = "First remove a plant: you may own 3. (CG-1.23)"
DISCARD_FIRST = "First discard the fuel that no longer fits. (CG-1.25)"
WRONG_PHASE = "This cannot be done now: the phase is {}. (CG-0.1)"
POSSIBLE = "Plants 5c burn exactly their printed fuel. Possible: gas 1 oil 1. (CG-G5, CG-G8)"

CASES: list[tuple[Callable[[], Position], str, Refusal, str]] = [
    *[
        (over, line, refusals.GAME_OVER, GAME_OVER)
        for line in ("pass", "open 5a 1", "buy coal 1 at 2", "power 12 with coal 3", "done")
    ],
    *[
        (auction, line, refusals.WRONG_PHASE, WRONG_PHASE.format("auction"))
        for line in ("done", "buy coal 1 at 2", "power none")
    ],
    *[
        (resources, line, refusals.WRONG_PHASE, WRONG_PHASE.format("resources"))
        for line in ("pass", "open 5a 1", "power 12 with coal 3", "discard coal 1", "remove 12")
    ],
    *[
        (production, line, refusals.WRONG_PHASE, WRONG_PHASE.format("bureaucracy"))
        for line in ("done", "bid 3", "buy coal 1 at 2")
    ],
    *[
        (bidding, line, refusals.NOT_OPENER, "An auction is running: raise or drop. (CG-1.7)")
        for line in ("open 5a 1", "pass")
    ],
    *[
        (
            auction,
            line,
            refusals.NOTHING_ON_OFFER,
            "No plant is up for auction: open one or pass. (CG-1.4)",
        )
        for line in ("bid 9", "drop")
    ],
    (
        auction,
        "open 40 40",
        refusals.NO_SUCH_PLANT,
        "Plant 40 is not in the market. For sale: 5a, 6a, 7, 8a. (CG-1.5)",
    ),
    (
        auction,
        "open 9 9",
        refusals.FUTURE_MARKET,
        "Plant 9 is in the future market. For sale: 5a, 6a, 7, 8a. (CG-1.5)",
    ),
    (
        auction,
        "open 6a 5",
        refusals.BELOW_NUMBER,
        "Bid at least 6: the minimum is the plant's number. (CG-1.6)",
    ),
    (
        auction,
        "open 5a 0",
        refusals.BELOW_DISCOUNT,
        "Bid at least 1, even for the discounted plant. (CG-1.3)",
    ),
    (
        bidding,
        "bid 12",
        refusals.NOT_A_RAISE,
        "Bid at least 13: a raise is higher than the bid before. (CG-1.8)",
    ),
    (auction, "open 6a 51", refusals.OVER_CASH, "You have 50 and cannot bid 51. (CG-1.12)"),
    (bidding, "bid 51", refusals.OVER_CASH, "You have 50 and cannot bid 51. (CG-1.12)"),
    (
        last_buyer,
        "open 6a 7",
        refusals.SOLE_BUYER,
        "Nobody can outbid you: the price is just 6. (CG-1.19)",
    ),
    (
        last_buyer,
        "open 5a 5",
        refusals.SOLE_BUYER,
        "Nobody can outbid you: the price is just 1. (CG-1.19)",
    ),
    (
        round_1,
        "pass",
        refusals.MUST_BUY,
        "Everybody buys a plant in the first round. (CG-1.40)",
    ),
    *[
        (after_a_fourth_plant, line, refusals.REMOVE_FIRST, REMOVE_FIRST)
        for line in ("open 6a 6", "bid 5", "drop", "pass", "discard coal 1")
    ],
    (
        auction,
        "remove 10",
        refusals.NOTHING_TO_REMOVE,
        "You need not remove a plant: you may own 3. (CG-1.22)",
    ),
    (
        too_much_for_the_hybrid,
        "remove 12",
        refusals.NOTHING_TO_REMOVE,
        "You need not remove a plant: you may own 3. (CG-1.22)",
    ),
    (
        after_a_fourth_plant,
        "remove 6a",
        refusals.NOT_OWNED,
        "You do not own plant 6a. You own: 5a, 10, 13, 17. (CG-1.23)",
    ),
    (
        after_a_fourth_plant,
        "remove 5a",
        refusals.JUST_BOUGHT,
        "Plant 5a was bought just now: remove an older one. (CG-1.23)",
    ),
    (
        auction,
        "discard oil 1",
        refusals.NOTHING_TO_DISCARD,
        "All your fuel fits: there is nothing to discard. (CG-1.24)",
    ),
    *[
        (too_much_for_the_hybrid, line, refusals.DISCARD_FIRST, DISCARD_FIRST)
        for line in ("open 6a 6", "bid 5", "drop", "pass")
    ],
    (
        too_much_for_the_hybrid,
        "discard gas 2",
        refusals.WRONG_DISCARD,
        "Discard exactly the 3 units of hybrid fuel that do not fit. (CG-1.24, CG-1.25)",
    ),
    (
        resources,
        "buy coal 2 at 2",
        refusals.NOT_IN_COLUMN,
        "There is no such coal card in column 2. (CG-2.17)",
    ),
    (
        resources,
        "buy coal 2 at 1",
        refusals.ONLY_SINGLES,
        "Column 1 holds single cards only. (CG-2.4, CG-2.5)",
    ),
    (
        resources,
        "buy gas 1 at 2",
        refusals.NOTHING_BURNS_IT,
        "None of your plants burns gas. (CG-2.7)",
    ),
    (
        full,
        "buy coal 1 at 2",
        refusals.NO_ROOM,
        "Your plants have room for 0 more coal. (CG-2.9)",
    ),
    (
        resources,
        "buy coal 2 at 4",
        refusals.FUEL_OVER_CASH,
        "2 coal cost 4; you have 3. (CG-2.6)",
    ),
    (
        last_round,
        "buy coal 1 at 1",
        refusals.NOTHING_MISSING,
        "In the last round you may only take fuel that is missing for one run. (CG-2.18, CG-2.20)",
    ),
    (
        production,
        "power 5c 20 with gas 2",
        refusals.NOT_YOUR_PLANT,
        "You own the plants 5c, 12, not all of 5c, 20. (CG-3.3)",
    ),
    (
        production,
        "power 12 12 with coal 6",
        refusals.RUNS_ONCE,
        "Each plant runs once a round. (CG-G14)",
    ),
    (production, "power 5c with oil 2", refusals.WRONG_FUEL, POSSIBLE),
    (production, "power 5c with gas 1", refusals.WRONG_FUEL, POSSIBLE),
    (
        production,
        "power 12 with coal 3",
        refusals.FUEL_MISSING,
        "You have coal 2, gas 1, oil 1, uranium 0: not enough to run 12. (CG-G5, CG-G13)",
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


def test_the_one_more_round_card_is_not_for_sale() -> None:
    """CG-1.34: it cannot be written, but a program could try to open it."""
    game = a_game(3)
    state = a_state(game, market="5a 6a 7 8a 9 10 11 S3")
    action = Open(LAST_CARD, 50)

    assert game.refusal(state, action) is refusals.LAST_CARD
    assert narrate.refusal(game.explain(state, action), game) == (
        "The one-more-round card is not for sale. (CG-1.34)"
    )


@pytest.mark.parametrize("column", [-2, -1, 0, 5])
def test_there_are_four_columns_and_no_other(column: int) -> None:
    """CG-2.3, CG-2.17: no other column exists, whatever a program asks for."""
    game, state = resources()

    for card in (1, 2, 3):
        assert game.refusal(state, Buy(card, column)) is refusals.NOT_IN_COLUMN


def test_eco_plants_need_nothing() -> None:
    """CG-G10: the fuel that would run plant 13 is none at all."""
    game = a_game(3)
    state = a_state(game, phase=Phase.BUREAUCRACY)
    own(state, "A", "13")
    action = game.parse("power 13 with coal 1")

    assert narrate.refusal(game.explain(state, action), game) == (
        "Plants 13 burn exactly their printed fuel. Possible: -. (CG-G5, CG-G8)"
    )


def all_refusals() -> list[Refusal]:
    return [thing for thing in vars(refusals).values() if isinstance(thing, Refusal)]


def test_every_reason_is_brought_about() -> None:
    shown = {case[2].message for case in CASES} | {"one_more_round"}

    assert {refusal.message for refusal in all_refusals()} == shown


def test_every_reason_names_clauses_that_exist() -> None:
    named = [clause for refusal in all_refusals() for clause in refusal.clauses["card"]]

    assert [clause for clause in named if clause not in rulebook()] == []
    assert all(refusal.clauses["card"] for refusal in all_refusals())


@pytest.mark.parametrize("position", [auction, bidding, resources, production, over])
def test_what_is_offered_is_allowed(position: Callable[[], Position]) -> None:
    game, state = position()
    offered: list[Action] = game.legal_actions(state)

    assert all(game.refusal(state, action) is ALLOWED for action in offered)
    assert all(reason(game, state, game.write(action)) == "allowed" for action in offered)
