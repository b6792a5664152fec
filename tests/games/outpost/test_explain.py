"""Every reason of Outpost to refuse, in a position, with the sentence that a person reads."""

from collections.abc import Callable

import pytest

from gridwright.content.rulebook import clauses
from gridwright.core.errors import ALLOWED, Refusal
from gridwright.games.outpost import refusals
from gridwright.games.outpost.actions import Hire
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.state import WORKERS, OutpostState, Phase
from gridwright.tables import narrate
from tests.games.outpost.positions import (
    a_game,
    a_state,
    buildings,
    company,
    connect,
    employ,
    install,
    own,
    play,
    stations,
    unlock,
)

Position = tuple[OutpostGame, OutpostState]


def area() -> Position:
    game = a_game(4)
    return game, game.new(1, {})


def first_cities() -> Position:
    """The Syndicate has Umber."""
    game = a_game(2)
    state = game.new(1, {})
    play(game, state, "syndicate umber")
    return game, state


def auction() -> Position:
    """A opens; 4, the upper 5, 6 and 7 are for sale."""
    game = a_game()
    return game, a_state(game, current="4 5a+5b:2 6 7", future="8 10 11 12", money=30)


def round_1() -> Position:
    game, state = auction()
    state.round = 1
    return game, state


def bidding() -> Position:
    """A has opened 6 with 12; B must speak."""
    game, state = auction()
    play(game, state, "open 6 12")
    return game, state


def last_buyer() -> Position:
    game, state = auction()
    play(game, state, "pass", "pass")
    return game, state


def rich_bidder() -> Position:
    """A owns Data Library and 30 Elektro."""
    game, state = auction()
    own(state, "A", "11")
    return game, state


def expansion() -> Position:
    """C has a station in Amber and B in Basalt, a housing in Ember is B's, too."""
    game = a_game()
    state = a_state(game, phase=Phase.EXPANSION, money=16)
    connect(state, "amber", "flint", 7)
    connect(state, "basalt", "flint", 7)
    connect(state, "ember", "flint", 7)
    stations(state, "C", "amber")
    stations(state, "B", "basalt")
    buildings(state, "B", "ember")
    own(state, "C", "12 26 32")
    return game, state


def full_city() -> Position:
    """In stage 3 four players; Amber is full."""
    game = a_game(4)
    state = a_state(game, phase=Phase.EXPANSION, stage=3)
    for letter in "ABC":
        stations(state, letter, "amber")
    return game, state


def after_slots() -> Position:
    game, state = expansion()
    unlock(state, "C", plants=1)
    play(game, state, "slot 12")
    return game, state


def four_plants() -> Position:
    game, state = expansion()
    unlock(state, "C", plants=4)
    return game, state


def settled() -> Position:
    game, state = expansion()
    play(game, state, "plant on 32")
    return game, state


def at_work() -> Position:
    """C runs 16 with 2 beds; the market has 4 workers at 10; Robots beside the board."""
    game = a_game()
    state = a_state(game, phase=Phase.EXPANSION, money=25)
    install(state, "C", plants="16", housing="10")
    own(state, "C", "2 5a 22b")
    state.labour.take(WORKERS, 26)
    return game, state


def three_to_hire() -> Position:
    game, state = at_work()
    state.players[2].money = 60
    state.labour.take(WORKERS, 2)
    return game, state


def robot_made() -> Position:
    game, state = at_work()
    company(state, "C").robots = 1
    play(game, state, "robot")
    return game, state


def nine_robots() -> Position:
    game, state = at_work()
    company(state, "C").robots = 9
    return game, state


def syndicate_site() -> Position:
    """B must choose between Basalt and Flint."""
    game = a_game(2)
    state = a_state(game, phase=Phase.EXPANSION)
    stations(state, "T", "basalt", "flint")
    own(state, "T", "12")
    play(game, state, "done")
    return game, state


def power() -> Position:
    """A has 4 and 12 at work and two workers."""
    game = a_game()
    state = a_state(game, phase=Phase.BUREAUCRACY)
    install(state, "A", plants="4 12")
    employ(state, "A", 0, seasonal=2)
    return game, state


def no_plants() -> Position:
    game = a_game()
    return game, a_state(game, phase=Phase.BUREAUCRACY)


def over() -> Position:
    game = a_game()
    state = a_state(game)
    state.phase, state.to_act = Phase.OVER, -1
    return game, state


CASES: list[tuple[Callable[[], Position], str, Refusal, str]] = [
    (over, "pass", refusals.GAME_OVER, "The game is over. (OP-E.1)"),
    (
        auction,
        "done",
        refusals.WRONG_PHASE,
        "This cannot be done now: the phase is auction. (OP-0.1, OP-0.2)",
    ),
    (
        area,
        "syndicate amber",
        refusals.WRONG_PHASE,
        "This cannot be done now: the phase is area. (OP-0.1, OP-0.2)",
    ),
    (
        area,
        "area central",
        refusals.CENTRAL_AREA,
        "The central area is always in play: choose a small one. (OP-S2, OP-S4)",
    ),
    (
        first_cities,
        "syndicate aurora",
        refusals.OUTSIDE_AREA,
        "Aurora lies outside the play area. (OP-3a.18)",
    ),
    (
        first_cities,
        "syndicate amber",
        refusals.SYNDICATE_APART,
        "Amber is not directly connected to a city of the Syndicate. (OP-Y.7)",
    ),
    (first_cities, "syndicate umber", refusals.CITY_TAKEN, "Umber is taken already. (OP-Y.6)"),
    (
        bidding,
        "open 4 13",
        refusals.NOT_OPENER,
        "An auction is running: raise or drop. (OP-2.8)",
    ),
    (bidding, "pass", refusals.NOT_OPENER, "An auction is running: raise or drop. (OP-2.8)"),
    (
        auction,
        "bid 5",
        refusals.NOTHING_ON_OFFER,
        "No card is up for auction: open one or pass. (OP-2.3)",
    ),
    (
        auction,
        "open 46 46",
        refusals.NO_SUCH_CARD,
        "Card 46 is not in the market. For sale: 4, 5b, 6, 7. (OP-2.4)",
    ),
    (
        auction,
        "open 8 8",
        refusals.FUTURE_MARKET,
        "Card 8 is in the future market. For sale: 4, 5b, 6, 7. (OP-2.4)",
    ),
    (
        auction,
        "open 5a 5",
        refusals.NOT_ON_TOP,
        "Card 5a lies under another: only the top of a pile is for sale. (OP-2m.13)",
    ),
    (
        auction,
        "open 5b 2",
        refusals.BELOW_MINIMUM,
        "Bid at least 3: the number less its discount, and never below 1. (OP-2.5, OP-2.6)",
    ),
    (
        bidding,
        "bid 12",
        refusals.NOT_A_RAISE,
        "Bid at least 13: a raise is higher than the bid before. (OP-2.8)",
    ),
    (
        bidding,
        "bid 31",
        refusals.OVER_CASH,
        "You have 30 and cannot bid 31. (OP-2.15)",
    ),
    (
        rich_bidder,
        "open 6 36",
        refusals.OVER_CASH,
        "You have 35 and cannot bid 36. (OP-2.15)",
    ),
    (
        last_buyer,
        "open 6 7",
        refusals.SOLE_BUYER,
        "Nobody can outbid you: the price is just 6. (OP-2.21)",
    ),
    (
        round_1,
        "pass",
        refusals.MUST_BUY,
        "Everybody buys a card in the first auction. (OP-2.26)",
    ),
    (
        after_slots,
        "station flint",
        refusals.TOO_LATE,
        "It is too late for that in this turn: build, then change slots, then hire. (OP-3.2)",
    ),
    (
        expansion,
        "plant amber",
        refusals.WRONG_SITE,
        "The site of Amber is not for a plant. (OP-3a.5)",
    ),
    (
        expansion,
        "housing ember",
        refusals.SITE_TAKEN,
        "The site of Ember is built on already. (OP-3a.4)",
    ),
    (
        expansion,
        "station amber",
        refusals.ALREADY_YOURS,
        "You have a station in Amber already. (OP-G14)",
    ),
    (
        expansion,
        "station basalt",
        refusals.CITY_FULL,
        "Basalt has no free slot in stage 1. (OP-3a.3, OP-ST.1, OP-ST.6, OP-ST.18)",
    ),
    (
        full_city,
        "station amber",
        refusals.CITY_FULL,
        "Amber has no free slot in stage 3. (OP-3a.3, OP-ST.1, OP-ST.6, OP-ST.18)",
    ),
    (four_plants, "plant flint", refusals.NO_PIECE, "You have no plant left. (OP-3a.22)"),
    (
        expansion,
        "station flint",
        refusals.CITY_OVER_CASH,
        "Flint costs 17: slot 10 and connection 7; you have 16. (OP-3a.1, OP-3a.11)",
    ),
    (
        expansion,
        "station on 28b",
        refusals.NO_COLONY,
        "Card 28b is not a colony of yours. (OP-X.14)",
    ),
    (
        settled,
        "plant on 32",
        refusals.COLONY_FULL,
        "There is a plant on colony 32 already. (OP-X.14)",
    ),
    (
        expansion,
        "slot 14",
        refusals.NOT_IN_POOL,
        "Card 14 does not lie in your pool. (OP-3b.1)",
    ),
    (
        expansion,
        "slot 12",
        refusals.NO_FREE_SLOT,
        "There is no unlocked free plant slot. (OP-3b.1)",
    ),
    (
        expansion,
        "slot 12 housing",
        refusals.WRONG_SLOT,
        "Card 12 does not belong into that slot. (OP-3b.1, OP-X.22)",
    ),
    (
        expansion,
        "swap 4 12",
        refusals.NOT_IN_SLOT,
        "Card 4 does not lie in a slot of yours. (OP-3b.4)",
    ),
    (
        at_work,
        "swap 10 5a",
        refusals.NO_IMPROVEMENT,
        "Card 5a is no better than card 10 in that slot. (OP-3b.4, OP-3b.5, OP-3b.8)",
    ),
    (
        at_work,
        "hire 4",
        refusals.TOO_MANY_WORKERS,
        "You may hire 3 seasonal workers: as many as are missing. (OP-3c.4, OP-3c.5)",
    ),
    (
        three_to_hire,
        "hire 3",
        refusals.NO_WORKERS,
        "Only 2 workers are looking for work. (OP-3c.3)",
    ),
    (
        at_work,
        "hire 3",
        refusals.WORKERS_OVER_CASH,
        "3 workers cost 30; you have 25. (OP-3c.6)",
    ),
    (
        expansion,
        "robot",
        refusals.NO_ROBOTS,
        "You do not own the technology Robots. (OP-X.7)",
    ),
    (
        robot_made,
        "robot",
        refusals.ROBOT_MADE,
        "You have made a robot this round already. (OP-X.7)",
    ),
    (
        nine_robots,
        "robot",
        refusals.ALL_ROBOTS,
        "You have all robots that there are. (OP-X.12)",
    ),
    (
        at_work,
        "robot",
        refusals.NO_HAND,
        "You have no worker who could make a robot. (OP-X.7, OP-X.9)",
    ),
    (
        syndicate_site,
        "syndicate halite",
        refusals.NOT_CHEAPEST_SITE,
        "Halite is not one of the cheapest sites for the Syndicate. (OP-Y.25, OP-Y.26, OP-Y.27)",
    ),
    (
        syndicate_site,
        "done",
        refusals.CHOOSE_SITE_FIRST,
        "First choose a site for the Syndicate. (OP-Y.25)",
    ),
    (
        power,
        "power 4 25",
        refusals.NOT_YOUR_PLANT,
        "You own the plants 4, 12, not all of 4, 25. (OP-G1, OP-4.2)",
    ),
    (
        no_plants,
        "power 4",
        refusals.NOT_YOUR_PLANT,
        "You own the plants -, not all of 4. (OP-G1, OP-4.2)",
    ),
    (power, "power 4 4", refusals.RUNS_ONCE, "Each plant runs once a round. (OP-G5)"),
    (
        power,
        "power 4 12",
        refusals.WORKERS_MISSING,
        "That takes 3 workers; you have 2. (OP-G3, OP-4.2)",
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


def test_every_reason_of_outpost_is_brought_about_here() -> None:
    constants = [thing for thing in vars(refusals).values() if isinstance(thing, Refusal)]

    shown = [expected for _, _, expected, _ in CASES]

    assert [refusal.message for refusal in constants if refusal not in shown] == []
    assert all(
        clause in clauses() for refusal in constants for clause in refusal.clauses["outpost"]
    )


def test_nobody_hires_less_than_none() -> None:
    """OP-3c.5: it cannot be written, but a program could try."""
    game, state = at_work()

    assert game.refusal(state, Hire(-1)) is refusals.TOO_MANY_WORKERS
    assert Hire(-1) not in game.legal_actions(state)


def test_a_legal_action_has_no_reason() -> None:
    game, state = auction()

    assert game.refusal(state, game.parse("open 5b 3")) is ALLOWED
