"""Every reason of Outpost to refuse, in a position, with what its sentence needs."""

from collections.abc import Callable

import pytest

from gridwright.content.rulebook import clauses
from gridwright.core.errors import ALLOWED, Values
from gridwright.games.outpost.actions import Hire
from gridwright.games.outpost.clauses import CLAUSES
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.state import OutpostState, PhaseIndex
from tests.games.outpost.positions import (
    a_game,
    a_state,
    buildings,
    change,
    connect,
    employ,
    install,
    own,
    play,
    robots,
    send_away,
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
    change(state, {"round": "1"})
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
    state = a_state(game, phase=PhaseIndex.EXPANSION, money=16)
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
    state = a_state(game, phase=PhaseIndex.EXPANSION, stage=3)
    for letter in "ABC":
        stations(state, letter, "amber")
    return game, state


def after_slots() -> Position:
    game, state = expansion()
    unlock(state, "C", plants=1)
    play(game, state, "slot 12")
    return game, state


def after_swap() -> Position:
    """C has put 4 in the place of 12."""
    game, state = expansion()
    own(state, "C", "4")
    install(state, "C", plants="12")
    play(game, state, "swap 12 4")
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
    state = a_state(game, phase=PhaseIndex.EXPANSION, money=25)
    install(state, "C", plants="16", housing="10")
    own(state, "C", "2 5a 22b")
    send_away(state, 26)
    return game, state


def three_to_hire() -> Position:
    game, state = at_work()
    change(state, {"C.money": "60"})
    send_away(state, 2)
    return game, state


def robot_made() -> Position:
    game, state = at_work()
    robots(state, "C", 1)
    play(game, state, "robot")
    return game, state


def nine_robots() -> Position:
    game, state = at_work()
    robots(state, "C", 9)
    return game, state


def syndicate_site() -> Position:
    """B must choose between Basalt and Flint."""
    game = a_game(2)
    state = a_state(game, phase=PhaseIndex.EXPANSION)
    stations(state, "T", "basalt", "flint")
    own(state, "T", "12")
    play(game, state, "done")
    return game, state


def power() -> Position:
    """A has 4 and 12 at work and two workers."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY)
    install(state, "A", plants="4 12")
    employ(state, "A", 0, seasonal=2)
    return game, state


def no_plants() -> Position:
    game = a_game()
    return game, a_state(game, phase=PhaseIndex.BUREAUCRACY)


def over() -> Position:
    game = a_game()
    state = a_state(game)
    change(state, {"phase": "over", "act": ""})
    return game, state


CASES: list[tuple[Callable[[], Position], str, str, Values, str]] = [
    (over, "pass", "game_over", {}, "OP-E.1"),
    (auction, "done", "wrong_phase", {"phase": "auction"}, "OP-0.1 OP-0.2"),
    (area, "syndicate amber", "wrong_phase", {"phase": "area"}, "OP-0.1 OP-0.2"),
    (first_cities, "pass", "wrong_phase", {"phase": "syndicate"}, "OP-0.1 OP-0.2"),
    (power, "done", "wrong_phase", {"phase": "bureaucracy"}, "OP-0.1 OP-0.2"),
    (expansion, "pass", "wrong_phase", {"phase": "expansion"}, "OP-0.1 OP-0.2"),
    (syndicate_site, "pass", "wrong_phase", {"phase": "expansion"}, "OP-0.1 OP-0.2"),
    (expansion, "station aurora", "outside_area", {"city": "aurora"}, "OP-3a.18"),
    (area, "area central", "central_area", {}, "OP-S2 OP-S4"),
    (first_cities, "syndicate aurora", "outside_area", {"city": "aurora"}, "OP-3a.18"),
    (first_cities, "syndicate amber", "syndicate_apart", {"city": "amber"}, "OP-Y.7"),
    (first_cities, "syndicate umber", "city_taken", {"city": "umber"}, "OP-Y.6"),
    (bidding, "open 4 13", "not_opener", {}, "OP-2.8"),
    (bidding, "pass", "not_opener", {}, "OP-2.8"),
    (auction, "bid 5", "nothing_on_offer", {}, "OP-2.3"),
    (
        auction,
        "open 46 46",
        "no_such_plant",
        {"plant": "46", "for_sale": ("4", "5b", "6", "7")},
        "OP-2.4",
    ),
    (
        auction,
        "open 8 8",
        "future_market",
        {"plant": "8", "for_sale": ("4", "5b", "6", "7")},
        "OP-2.4",
    ),
    (auction, "open 5a 5", "not_on_top", {"plant": "5a"}, "OP-2m.13"),
    (auction, "open 5b 2", "below_minimum", {"minimum": 3}, "OP-2.5 OP-2.6"),
    (bidding, "bid 12", "not_a_raise", {"minimum": 13}, "OP-2.8"),
    (bidding, "bid 31", "over_cash", {"money": 30, "bid": 31}, "OP-2.15"),
    (rich_bidder, "open 6 36", "over_cash", {"money": 35, "bid": 36}, "OP-2.15"),
    (last_buyer, "open 6 7", "sole_buyer", {"minimum": 6}, "OP-2.21"),
    (round_1, "pass", "must_buy", {}, "OP-2.26"),
    (after_slots, "station flint", "too_late", {}, "OP-3.2"),
    (expansion, "plant amber", "wrong_site", {"city": "amber", "building": "plant"}, "OP-3a.5"),
    (expansion, "housing ember", "site_taken", {"city": "ember"}, "OP-3a.4"),
    (expansion, "station amber", "already_yours", {"city": "amber"}, "OP-G14"),
    (
        expansion,
        "station basalt",
        "city_full",
        {"city": "basalt", "step": 1},
        "OP-3a.3 OP-ST.1 OP-ST.6 OP-ST.18",
    ),
    (
        full_city,
        "station amber",
        "city_full",
        {"city": "amber", "step": 3},
        "OP-3a.3 OP-ST.1 OP-ST.6 OP-ST.18",
    ),
    (four_plants, "plant flint", "no_piece", {"building": "plant"}, "OP-3a.22"),
    (
        expansion,
        "station flint",
        "city_over_cash",
        {"city": "flint", "cost": 17, "slot": 10, "connection": 7, "money": 16},
        "OP-3a.1 OP-3a.11",
    ),
    (expansion, "station on 28b", "no_colony", {"plant": "28b"}, "OP-X.14"),
    (settled, "plant on 32", "colony_full", {"building": "plant", "plant": "32"}, "OP-X.14"),
    (expansion, "slot 14", "not_in_pool", {"plant": "14"}, "OP-3b.1"),
    (expansion, "slot 12", "no_free_slot", {"building": "plant"}, "OP-3b.1"),
    (expansion, "slot 12 housing", "wrong_slot", {"plant": "12"}, "OP-3b.1 OP-X.22"),
    (after_swap, "swap 4 12", "card_moved", {}, "OP-3b.9 OP-3b.10"),
    (expansion, "swap 4 12", "not_in_slot", {"old": "4"}, "OP-3b.4"),
    (
        at_work,
        "swap 10 5a",
        "no_improvement",
        {"plant": "5a", "old": "10"},
        "OP-3b.4 OP-3b.5 OP-3b.8",
    ),
    (at_work, "hire 4", "too_many_workers", {"most": 3}, "OP-3c.4 OP-3c.5"),
    (three_to_hire, "hire 3", "no_workers", {"on_sale": 2}, "OP-3c.3"),
    (at_work, "hire 3", "workers_over_cash", {"amount": 3, "cost": 30, "money": 25}, "OP-3c.6"),
    (expansion, "robot", "no_robots", {}, "OP-X.7"),
    (robot_made, "robot", "robot_made", {}, "OP-X.7"),
    (nine_robots, "robot", "all_robots", {}, "OP-X.12"),
    (at_work, "robot", "no_hand", {}, "OP-X.7 OP-X.9"),
    (
        syndicate_site,
        "syndicate halite",
        "not_cheapest_site",
        {"city": "halite"},
        "OP-Y.25 OP-Y.26 OP-Y.27",
    ),
    (syndicate_site, "done", "choose_site_first", {}, "OP-Y.25"),
    (
        power,
        "power 4 25",
        "not_your_plant",
        {"owned": ("4", "12"), "plants": ("4", "25")},
        "OP-G1 OP-4.2",
    ),
    (no_plants, "power 4", "not_your_plant", {"owned": (), "plants": ("4",)}, "OP-G1 OP-4.2"),
    (power, "power 4 4", "runs_once", {}, "OP-G5"),
    (power, "power 4 12", "workers_missing", {"needed": 3, "available": 2}, "OP-G3 OP-4.2"),
]


@pytest.mark.parametrize(
    ("position", "line", "message", "values", "behind"),
    CASES,
    ids=[f"{case[0].__name__}: {case[1]}" for case in CASES],
)
def test_a_refusal_is_explained(
    position: Callable[[], Position], line: str, message: str, values: Values, behind: str
) -> None:
    """The reason, the numbers that its sentence needs, and its clauses."""
    game, state = position()
    action = game.parse(line)

    refusal, explanation = game.refusal(state, action), game.explain(state, action)

    assert refusal.message == explanation.id == message
    assert {key: explanation.values[key] for key in values} == values
    assert explanation.clauses == tuple(behind.split())


def test_every_reason_of_outpost_is_brought_about_here() -> None:
    shown = [message for _, _, message, _, _ in CASES]

    assert [message for message in CLAUSES if message not in shown] == []
    assert [message for message in shown if message not in CLAUSES] == []
    assert all(clause in clauses() for behind in CLAUSES.values() for clause in behind)


def test_nobody_hires_less_than_none() -> None:
    """OP-3c.5: it cannot be written, but a program could try."""
    game, state = at_work()

    assert game.refusal(state, Hire(-1)).message == "too_many_workers"
    assert Hire(-1) not in game.legal_actions(state)


def test_a_legal_action_has_no_reason() -> None:
    game, state = auction()

    assert game.refusal(state, game.parse("open 5b 3")) is ALLOWED
