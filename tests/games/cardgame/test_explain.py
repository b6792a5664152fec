"""Every reason to refuse, brought about in a position, with its numbers and clauses."""

from collections.abc import Callable

import pytest

from gridwright.content.rulebook import clauses as rulebook
from gridwright.core.action import Action
from gridwright.core.errors import ALLOWED, Message, Values
from gridwright.games.cardgame.actions import Buy
from gridwright.games.cardgame.clauses import CLAUSES
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.phases.auction import ONE_MORE_ROUND
from gridwright.games.cardgame.phases.resources import NOT_IN_COLUMN
from gridwright.games.cardgame.state import CardState, LastCard, PhaseIndex
from gridwright.parts.auction import Open
from gridwright.parts.card_market import LAST_CARD
from tests.games.cardgame.positions import (
    a_game,
    a_market,
    a_state,
    changed,
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
    return game, changed(game, state, "finished=BC")


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
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="CBA", money=3, last_card=last_card)
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
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY)
    own(state, "A", "5c 12")
    store(state, "A", "coal2 gas1 oil1")
    return game, state


def chosen_cards() -> Position:
    """A burns coal in plant 10, from a 2-card and a 3-card; the cards must be named."""
    game = a_game(3, fuel_cards="chosen")
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY)
    own(state, "A", "10")
    store(state, "A", "coal2 coal3:1")
    return game, state


def a_fresh_card() -> Position:
    """A has bought 3 oil for the hybrid 5c in this turn."""
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.RESOURCES, order="CBA", money=9)
    own(state, "A", "5c")
    state.fuel = a_market("gas3 oil3")
    play(game, state, "buy oil 3 at 2")
    return game, state


def over() -> Position:
    game, state = auction()
    return game, changed(game, state, "phase=over", "act=", "discount=")


FOR_SALE: Values = {"for_sale": ("5a", "6a", "7", "8a")}
POSSIBLE: Values = {"plants": ("5c",), "needs": ("gas 1 oil 1",)}

Case = tuple[Callable[[], Position], str, str, Values, str]


def cases(
    position: Callable[[], Position], lines: str, message: str, values: Values, clauses: str
) -> list[Case]:
    """Return the same refusal of several lines, which are separated by commas."""
    return [(position, line, message, values, clauses) for line in lines.split(", ")]


CASES: list[Case] = [
    *cases(
        over,
        "pass, open 5a 1, buy coal 1 at 2, power 12 with coal 3, done",
        "game_over",
        {"phase": "over"},
        "CG-4.2",
    ),
    *cases(
        auction, "done, buy coal 1 at 2, power none", "wrong_phase", {"phase": "auction"}, "CG-0.1"
    ),
    *cases(
        resources,
        "pass, open 5a 1, power 12 with coal 3, discard coal 1, remove 12",
        "wrong_phase",
        {"phase": "resources"},
        "CG-0.1",
    ),
    *cases(
        production,
        "done, bid 3, buy coal 1 at 2",
        "wrong_phase",
        {"phase": "bureaucracy"},
        "CG-0.1",
    ),
    *cases(bidding, "open 5a 1, pass", "not_opener", {}, "CG-1.7"),
    *cases(auction, "bid 9, drop", "nothing_on_offer", {}, "CG-1.4"),
    (auction, "open 40 40", "no_such_plant", {"plant": "40", **FOR_SALE}, "CG-1.5"),
    (auction, "open 9 9", "future_market", {"plant": "9", **FOR_SALE}, "CG-1.5"),
    (auction, "open 6a 5", "below_number", {"minimum": 6}, "CG-1.6"),
    (auction, "open 5a 0", "below_discount", {"minimum": 1}, "CG-1.3"),
    (bidding, "bid 12", "not_a_raise", {"minimum": 13}, "CG-1.8"),
    (auction, "open 6a 51", "over_cash", {"money": 50, "bid": 51}, "CG-1.12"),
    (bidding, "bid 51", "over_cash", {"money": 50, "bid": 51}, "CG-1.12"),
    (last_buyer, "open 6a 7", "sole_buyer", {"minimum": 6}, "CG-1.19"),
    (last_buyer, "open 5a 5", "sole_buyer", {"minimum": 1}, "CG-1.19"),
    (round_1, "pass", "must_buy", {}, "CG-1.40"),
    *cases(
        after_a_fourth_plant,
        "open 6a 6, bid 5, drop, pass, discard coal 1",
        "remove_first",
        {"limit": 3, "new_plant": "5a"},
        "CG-1.23",
    ),
    (auction, "remove 10", "nothing_to_remove", {"limit": 3}, "CG-1.22"),
    (too_much_for_the_hybrid, "remove 12", "nothing_to_remove", {"limit": 3}, "CG-1.22"),
    (
        after_a_fourth_plant,
        "remove 6a",
        "not_owned",
        {"plant": "6a", "owned": ("5a", "10", "13", "17")},
        "CG-1.23",
    ),
    (after_a_fourth_plant, "remove 5a", "just_bought", {"plant": "5a"}, "CG-1.23"),
    (auction, "discard oil 1", "nothing_to_discard", {}, "CG-1.24"),
    *cases(too_much_for_the_hybrid, "open 6a 6, bid 5, drop, pass", "discard_first", {}, "CG-1.25"),
    (too_much_for_the_hybrid, "discard gas 2", "wrong_discard", {"excess": 3}, "CG-1.24 CG-1.25"),
    (resources, "buy coal 2 at 2", "not_in_column", {"resource": "coal", "column": 2}, "CG-2.17"),
    (resources, "buy coal 2 at 1", "only_singles", {}, "CG-2.4 CG-2.5"),
    (resources, "buy gas 1 at 2", "nothing_burns_it", {"resource": "gas"}, "CG-2.7"),
    (full, "buy coal 1 at 2", "no_room", {"room": 0, "resource": "coal"}, "CG-2.9"),
    *cases(
        a_fresh_card,
        "buy gas 3 at 2 return oil 3, buy gas 3 at 2 return gas 1",
        "wrong_return",
        {"fresh": ("oil3",), "resource": "gas"},
        "CG-2.15 CG-2.35",
    ),
    *cases(
        chosen_cards,
        "power 10 with coal 2, power 10 from coal3 2",
        "which_cards",
        {"cards": ("coal3:1", "coal2")},
        "CG-G22",
    ),
    (
        resources,
        "buy coal 2 at 4",
        "fuel_over_cash",
        {"amount": 2, "resource": "coal", "cost": 4, "money": 3},
        "CG-2.6",
    ),
    (last_round, "buy coal 1 at 1", "nothing_missing", {}, "CG-2.18 CG-2.20"),
    (
        production,
        "power 5c 20 with gas 2",
        "not_your_plant",
        {"owned": ("5c", "12"), "plants": ("5c", "20")},
        "CG-3.3",
    ),
    (production, "power 12 12 with coal 6", "runs_once", {}, "CG-G14"),
    (production, "power 5c with oil 2", "wrong_fuel", POSSIBLE, "CG-G5 CG-G8"),
    (production, "power 5c with gas 1", "wrong_fuel", POSSIBLE, "CG-G5 CG-G8"),
    (
        production,
        "power 12 with coal 3",
        "fuel_missing",
        {"stored": ("coal 2", "gas 1", "oil 1", "uranium 0"), "plants": ("12",)},
        "CG-G5 CG-G13",
    ),
]


@pytest.mark.parametrize(
    ("position", "line", "message", "values", "clauses"),
    CASES,
    ids=[f"{case[0].__name__}: {case[1]}" for case in CASES],
)
def test_a_refusal_is_explained(
    position: Callable[[], Position], line: str, message: str, values: Values, clauses: str
) -> None:
    """The reason, its numbers and its clauses, as a sentence needs them."""
    game, state = position()
    action = game.parse(line)

    explanation = game.explain(state, action)

    assert game.refusal(state, action).message == explanation.id == message
    assert {**explanation.values, **values} == explanation.values
    assert explanation.clauses == tuple(clauses.split())


def test_the_one_more_round_card_is_not_for_sale() -> None:
    """CG-1.34: it cannot be written, but a program could try to open it."""
    game = a_game(3)
    state = a_state(game, market="5a 6a 7 8a 9 10 11 S3")
    action = Open(LAST_CARD, 50)

    explanation = game.explain(state, action)

    assert game.refusal(state, action) is ONE_MORE_ROUND
    assert (explanation.id, explanation.clauses) == ("one_more_round", ("CG-1.34",))


@pytest.mark.parametrize("column", [-2, -1, 0, 5])
def test_there_are_four_columns_and_no_other(column: int) -> None:
    """CG-2.3, CG-2.17: no other column exists, whatever a program asks for."""
    game, state = resources()

    for card in (1, 2, 3):
        assert game.refusal(state, Buy(card, column)) is NOT_IN_COLUMN


def test_eco_plants_need_nothing() -> None:
    """CG-G10: the fuel that would run plant 13 is none at all."""
    game = a_game(3)
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY)
    own(state, "A", "13")

    explanation = game.explain(state, game.parse("power 13 with coal 1"))

    assert explanation == Message(
        "wrong_fuel",
        {
            "phase": "bureaucracy",
            "money": 50,
            "plants": ("13",),
            "owned": ("13",),
            "stored": ("coal 0", "gas 0", "oil 0", "uranium 0"),
            "needs": (),
        },
        ("CG-G5", "CG-G8"),
    )


def test_every_reason_is_brought_about() -> None:
    assert set(CLAUSES) == {case[2] for case in CASES} | {"one_more_round"}


def test_every_reason_names_clauses_that_exist() -> None:
    named = [clause for clauses in CLAUSES.values() for clause in clauses]

    assert [clause for clause in named if clause not in rulebook()] == []
    assert all(CLAUSES.values())


def test_what_is_allowed_needs_no_explanation() -> None:
    game, state = resources()

    explanation = game.explain(state, game.parse("done"))

    assert explanation == Message("allowed", {"phase": "resources", "money": 3})


@pytest.mark.parametrize("position", [auction, bidding, resources, production, over])
def test_what_is_offered_is_allowed(position: Callable[[], Position]) -> None:
    game, state = position()
    offered: list[Action] = game.legal_actions(state)

    assert all(game.refusal(state, action) is ALLOWED for action in offered)
    assert all(reason(game, state, game.write(action)) == "allowed" for action in offered)
