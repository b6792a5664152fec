"""Reasons: every number in them comes from the offers, or from the lines that were followed."""

from typing import Any

import pytest

from gridwright import words
from gridwright.advice.forecast import Prospect
from gridwright.advice.reasons import comparison, facts
from gridwright.bots.policies import policy_for
from gridwright.core.errors import Message
from gridwright.core.game import Game, State
from gridwright.games.board.state import PhaseIndex
from gridwright.tables.table import Table
from gridwright.words import Names
from tests.advice.positions import TITLES, played
from tests.builders import a_game, a_state, houses, on_sale, own, store

PLAIN = Prospect(income=20, money=30, cities=5, output=6, place=2, is_over=0, score=0, rival=0)


def sentence(message: Message, title: str = "recharged") -> str:
    return words.catalogue("en").say(message, Names(("Ana", "Bea", "Cid"), title))


# Facts of the offers


def test_a_plant_is_explained_by_what_it_supplies_and_what_is_left() -> None:
    """Plant 20 supplies 5 cities; of 57 a bid of 35 leaves 22."""
    game = a_game()
    state = a_state(game, to_act="A", market=(20, 21, 22, 23, 25, 26, 27, 28), money=57)

    opened = facts(game, state, game.parse("open 20 35"))

    assert sentence(opened) == "Plant 20 powers 5 cities; paying 35 leaves you 22."


def test_a_bid_is_explained_by_the_plant_that_is_put_up() -> None:
    game = a_game()
    state = a_state(game, order="ABC", to_act="A", market=(20, 21, 22, 23, 25, 26, 27, 28))
    game.apply(state, game.parse("open 22 22"))

    raised, left = [facts(game, state, game.parse(text)) for text in ("bid 24", "drop")]

    assert sentence(raised) == "Plant 22 powers 2 cities; paying 24 leaves you 26."
    assert sentence(left) == "The bid for plant 22 is 22; if you drop out, you keep 50."
    assert sentence(facts(game, a_state(game), game.parse("pass"))) == "If you pass, you keep 50."


def test_a_removal_is_explained_by_what_the_others_make() -> None:
    """Of 4 (1), 10 (2), 20 (5) and the new 21 (4), what is left without 4 supplies 11."""
    game = a_game()
    state = a_state(game, order="ABC", to_act="A", market=(21, 22, 23, 25, 26, 27, 28, 29))
    own(state, "A", 4, 10, 20)
    for text in ("open 21 21", "drop", "drop"):
        game.apply(state, game.parse(text))

    message = facts(game, state, game.parse("remove 4"))

    assert sentence(message) == "Without plant 4, your other plants power 11 cities."


def test_a_plant_counts_once_however_its_fuel_may_be_left_behind() -> None:
    """There are ten ways to leave fuel on plant 5: without 10 (2), the others supply 1 + 5 + 4."""
    game = a_game()
    state = a_state(game, order="ABC", to_act="A", market=(21, 22, 23, 25, 26, 27, 28, 29))
    own(state, "A", 5, 10, 20)
    store(state, "A", coal=3, oil=2)
    for text in ("open 21 21", "drop", "drop"):
        game.apply(state, game.parse(text))

    message = facts(game, state, game.parse("remove 10 leaving coal 1"))

    assert sentence(message) == "Without plant 10, your other plants power 10 cities."


def test_fuel_is_explained_by_what_the_plants_can_do_then() -> None:
    """The three places for 1 are empty, so 3 coal cost 2 each.

    Plant 10 burns 2 coal for 2 cities, plant 20 burns 3 for 5; 2 coal are there already.
    """
    game = a_game()
    state = a_state(game, phase=PhaseIndex.RESOURCES, to_act="A", money=20)
    own(state, "A", 10, 20)
    store(state, "A", coal=2)
    on_sale(state, coal=21)

    message = facts(game, state, game.parse("buy coal 3"))

    assert sentence(message) == (
        "Buying 3 coal for 6 leaves you 14; your resources can then power 7 cities."
    )


def test_a_house_is_explained_by_its_parts_and_with_what_can_be_supplied() -> None:
    """Kiel lies 4 from Flensburg; plant 10 with its coal supplies 2 of 3 cities."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUILDING, to_act="A", money=30)
    own(state, "A", 10)
    store(state, "A", coal=2)
    houses(state, "A", "flensburg", "luebeck")

    message = facts(game, state, game.parse("build kiel"))

    (kiel,) = [offer for offer in game.offers(state, 0) if offer.text == "build kiel"]
    assert (kiel.cost, kiel.left) == (14, 16)
    assert sentence(message) == (
        "Kiel costs 14 (slot 10, connection 4) and leaves you 16; "
        "your resources then power 2 of 3 cities."
    )
    assert sentence(facts(game, state, game.parse("done"))) == "If you end your turn, you keep 30."


def test_running_plants_is_explained_by_its_income() -> None:
    """Two cities powered pay 33."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, to_act="A")
    own(state, "A", 10)
    store(state, "A", coal=2)
    houses(state, "A", "flensburg", "kiel")

    message = facts(game, state, game.parse("power 10 with coal 2"))

    assert sentence(message) == "This powers 2 cities and earns 33."


@pytest.mark.parametrize(("title", "board"), TITLES)
def test_prices_are_those_of_the_offers_in_every_title(title: str, board: str) -> None:
    """What is left is what the seat has after it; a bid is not paid yet, income comes on top."""
    table = played(title, board, 60)
    for actions in range(0, 60, 7):
        game, state = table.game, after(table, actions)
        seat = state.to_act
        for action in policy_for(game).candidates(game.view(state, seat)):
            message, text = facts(game, game.view(state, seat), action), game.write(action)
            assert sentence(message, title).endswith(".")
            if "left" in message.values and not text.startswith(("open", "bid")):
                then = state.copy()
                game.apply(then, action)
                left, income = message.values["left"], message.values.get("income", 0)
                assert isinstance(left, int)
                assert isinstance(income, int)
                earned = income if text.startswith("power") else 0
                assert money_of(game, then, seat) == left + earned


def after(table: Table, actions: int) -> State:
    """Return the position of *table* after some of its actions."""
    state: State = table.game.new(table.spec.seed, {})
    for move in table.moves[:actions]:
        table.game.apply(state, move.action)
    return state


def money_of(game: Game[Any], state: State, seat: int) -> int:
    """Return the money of a seat."""
    players: Any = game.snapshot(state)["players"]
    return int(players[seat]["money"])


# Comparisons


def test_what_weighs_most_is_named() -> None:
    """8 more output weigh 8 x 8, 12 less money 12: the plant is the reason."""
    richer = Prospect(20, 42, 5, 6, 2, 0, 0, 0)
    larger = Prospect(20, 30, 5, 14, 2, 0, 0, 0)

    because = comparison(larger, richer, "pass", 4, is_better=True)
    against = comparison(richer, larger, "open 30 30", 4, is_better=False)

    assert because is not None
    assert because.values == {"mine": 14, "theirs": 6, "than": "pass", "round": 4}
    assert sentence(because) == (
        "At the start of round 4 your plants can power 14 cities; with 'pass', 6."
    )
    assert against is not None
    assert against.id == "advice.goes_on.output"
    assert against.values["mine"] == 6


def test_the_reason_for_a_move_speaks_for_it() -> None:
    """Money speaks for saving, though less plants weigh more against it."""
    saves = Prospect(20, 42, 5, 6, 2, 0, 0, 0)
    buys = Prospect(20, 30, 5, 14, 2, 0, 0, 0)

    because = comparison(saves, buys, "open 30 30", 4, is_better=True)

    assert because is not None
    assert because.id == "advice.goes_on.money"


def test_where_hardly_anything_differs_there_is_no_reason() -> None:
    assert comparison(PLAIN, PLAIN, "pass", 4, is_better=True) is None
    assert comparison(Prospect(21, 30, 5, 6, 2, 0, 0, 0), PLAIN, "pass", 4, is_better=True) is None


def test_an_end_of_the_game_goes_before_everything_else() -> None:
    ended = Prospect(0, 90, 17, 18, 1, 1, 17, 15)
    worse = Prospect(0, 99, 16, 18, 1, 1, 16, 15)

    both = comparison(ended, worse, "done", 9, is_better=True)
    one = comparison(ended, PLAIN, "done", 9, is_better=True)
    other = comparison(PLAIN, ended, "build kiel", 9, is_better=False)

    assert [message.id for message in (both, one, other) if message] == [
        "advice.final",
        "advice.ends",
        "advice.plays_on",
    ]
    assert both is not None
    assert sentence(both) == (
        "The game ends: you power 17 cities, your best rival 15; with 'done' you power 16."
    )


def test_means_of_prospects() -> None:
    """10 and 30 are 20 on average, one of two games over a half."""
    first = Prospect(10, 0, 4, 0, 1, 0, 0, 0)
    second = Prospect(30, 1, 4, 0, 2, 1, 0, 0)

    assert Prospect.mean([first, second]) == Prospect(20, 0.5, 4, 0, 1.5, 0.5, 0, 0)
