"""Reasons: every number in them comes from the offers, or from the lines that were followed."""

from dataclasses import replace
from itertools import permutations
from statistics import mean
from typing import Any

import pytest

import gridwright
from gridwright import words
from gridwright.advice.calibration import Calibration
from gridwright.advice.forecast import Forecast, Forecaster, Line, Move, Prospect
from gridwright.advice.reasons import NamedForecast, comparison, facts, name_of
from gridwright.bots.policies import policy_for
from gridwright.core.errors import Message
from gridwright.core.game import Game
from gridwright.core.phase import State
from gridwright.core.rng import Rng
from gridwright.games.board.state import PhaseIndex
from gridwright.tables.table import Table
from gridwright.words import Names
from tests.advice.positions import TITLES, played
from tests.bots.positions import auction
from tests.builders import a_game, a_state, houses, on_sale, own, store

PLAIN = Prospect(20, 30, 5, 6, 2, is_over=False, score=0, rival=0)


def sentence(message: Message, title: str = "recharged", game: Game[Any] | None = None) -> str:
    names = Names(("Ana", "Bea", "Cid"), title) if game is None else Names.of(game)
    return words.catalogue("en").say(message, names)


# Facts of the offers


def test_a_plant_is_explained_by_what_it_supplies_and_what_is_left() -> None:
    """Plant 20 supplies 5 cities; of 57 a bid of 35 leaves 22."""
    game = a_game()
    state = a_state(game, to_act="A", market=(20, 21, 22, 23, 25, 26, 27, 28), money=57)

    opened = facts(game, state, (game.parse("open 20 35"),))

    assert sentence(opened) == "Plant 20 powers 5 cities; paying 35 leaves you 22."


def test_a_bid_is_explained_by_the_plant_that_is_put_up() -> None:
    game = a_game()
    state = a_state(game, order="ABC", to_act="A", market=(20, 21, 22, 23, 25, 26, 27, 28))
    game.apply(state, game.parse("open 22 22"))

    raised, left = [facts(game, state, (game.parse(text),)) for text in ("bid 24", "drop")]

    assert sentence(raised) == "Plant 22 powers 2 cities; paying 24 leaves you 26."
    assert sentence(left) == "The bid for plant 22 is 22; if you drop out, you keep 50."
    assert (
        sentence(facts(game, a_state(game), (game.parse("pass"),))) == "If you pass, you keep 50."
    )


def test_a_removal_is_explained_by_what_the_others_make() -> None:
    """Of 4 (1), 10 (2), 20 (5) and the new 21 (4), what is left without 4 supplies 11."""
    game = a_game()
    state = a_state(game, order="ABC", to_act="A", market=(21, 22, 23, 25, 26, 27, 28, 29))
    own(state, "A", 4, 10, 20)
    for text in ("open 21 21", "drop", "drop"):
        game.apply(state, game.parse(text))

    message = facts(game, state, (game.parse("remove 4"),))

    assert sentence(message) == "Without plant 4, your other plants power 11 cities."


def test_a_plant_counts_once_however_its_fuel_may_be_left_behind() -> None:
    """There are ten ways to leave fuel on plant 5: without 10 (2), the others supply 1 + 5 + 4."""
    game = a_game()
    state = a_state(game, order="ABC", to_act="A", market=(21, 22, 23, 25, 26, 27, 28, 29))
    own(state, "A", 5, 10, 20)
    store(state, "A", coal=3, oil=2)
    for text in ("open 21 21", "drop", "drop"):
        game.apply(state, game.parse(text))

    message = facts(game, state, (game.parse("remove 10 leaving coal 1"),))

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

    message = facts(game, state, (game.parse("buy coal 3"),))

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

    message = facts(game, state, (game.parse("build kiel"),))

    (kiel,) = [offer for offer in game.offers(state, 0) if offer.text == "build kiel"]
    assert (kiel.cost, kiel.left) == (14, 16)
    assert sentence(message) == (
        "Kiel costs 14 (slot 10, connection 4) and leaves you 16; "
        "your resources then power 2 of 3 cities."
    )
    assert (
        sentence(facts(game, state, (game.parse("done"),))) == "If you end your turn, you keep 30."
    )


def test_running_plants_is_explained_by_its_income() -> None:
    """Two cities powered pay 33."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, to_act="A")
    own(state, "A", 10)
    store(state, "A", coal=2)
    houses(state, "A", "flensburg", "kiel")

    message = facts(game, state, (game.parse("power 10 with coal 2"),))

    assert sentence(message) == "This powers 2 cities and earns 33."


@pytest.mark.parametrize(("title", "board"), TITLES)
def test_prices_are_those_of_the_offers_in_every_title(title: str, board: str) -> None:
    """What is left is what the seat has after it; a bid is not paid yet, income comes on top."""
    table = played(title, board, 60)
    for actions in range(0, 60, 7):
        game, state = table.game, after(table, actions)
        seat = state.to_act
        for action in policy_for(game).candidates(game.view(state, seat)):
            message, text = facts(game, game.view(state, seat), (action,)), game.write(action)
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


def test_a_turn_with_several_houses_is_explained_as_a_whole() -> None:
    """Kiel costs 10 + 4, Hamburg 10 + 8 from there; plant 10 with its coal supplies 2 of 4."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUILDING, to_act="A", money=40)
    own(state, "A", 10)
    store(state, "A", coal=2)
    houses(state, "A", "flensburg", "luebeck")
    plan = tuple([game.parse(text) for text in ("build kiel", "build hamburg", "done")])

    after = state.copy()
    for action in plan[:2]:
        game.apply(after, action)
    left = after.players[0].money

    assert sentence(facts(game, state, plan), game=game) == (
        f"Building in Kiel and Hamburg costs {40 - left} and leaves you {left}; "
        "your resources then power 2 of 4 cities."
    )


def test_several_resources_are_explained_as_a_whole() -> None:
    """Plant 10 burns 2 coal for 2 cities, plant 7 burns 3 oil for 2; oil costs 3 each at first."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.RESOURCES, to_act="A", money=30)
    own(state, "A", 10, 7)
    on_sale(state, coal=21, oil=18)
    plan = tuple([game.parse(text) for text in ("buy coal 2", "buy oil 3", "done")])

    message = facts(game, state, plan)

    assert message.values["cost"] == 2 * 2 + 3 * 3
    assert sentence(message) == (
        "Buying 2 coal, 3 oil costs 13 and leaves you 17; your resources can then power 4 cities."
    )


# Names


@pytest.mark.parametrize(
    ("texts", "phase", "name"),
    [
        (("open 20 22",), PhaseIndex.AUCTION, "plant 20"),
        (("pass",), PhaseIndex.AUCTION, "passing"),
        (("buy coal 2", "buy oil 3", "done"), PhaseIndex.RESOURCES, "buying 2 coal, 3 oil"),
        (("done",), PhaseIndex.RESOURCES, "ending the turn"),
        (("build kiel", "build essen"), PhaseIndex.BUILDING, "building in Kiel and Essen"),
        (("done",), PhaseIndex.BUILDING, "ending the turn"),
        (("power 10 with coal 2",), PhaseIndex.BUREAUCRACY, "powering with 10"),
        (("power none",), PhaseIndex.BUREAUCRACY, "powering nothing"),
        (("remove 10",), PhaseIndex.AUCTION, "giving up plant 10"),
        (("discard coal 1",), PhaseIndex.AUCTION, "the move 'discard coal 1'"),
    ],
)
def test_moves_are_called_what_they_are(
    texts: tuple[str, ...], phase: PhaseIndex, name: str
) -> None:
    game = a_game()
    state = a_state(game, phase=phase, to_act="A", market=(20, 21, 22, 23, 25, 26, 27, 28))
    own(state, "A", 10, 7)

    message = name_of(game, state, tuple([game.parse(text) for text in texts]))

    assert sentence(message, game=game) == name


def test_a_bid_is_called_by_the_plant_that_is_put_up() -> None:
    game, state = auction()

    bid, drop = [name_of(game, state, (game.parse(text),)) for text in ("bid 30", "drop")]

    assert (sentence(bid), sentence(drop)) == ("plant 25", "dropping out")


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("area west", "area West"),
        ("station flint", "a station in flint"),
        ("slot 12", "card 12 in a slot"),
        ("swap 12 14", "card 14 in a slot"),
        ("hire 2", "hiring 2 workers"),
        ("hire 0", "hiring nobody"),
        ("power 4 12", "powering with 4, 12"),
        ("robot", "the move 'robot'"),
    ],
)
def test_moves_of_outpost_are_called_what_they_are(text: str, name: str) -> None:
    table = played("outpost", "", 60)

    message = name_of(table.game, table.state, (table.game.parse(text),))

    assert sentence(message, "outpost") == name


# Comparisons


def a_forecast(*prospects: Prospect) -> Forecast:
    lines = [Line([0.5, 0.5, 0.0], each.is_over, each) for each in prospects]
    return Forecast(lines, 4, Calibration())


def beside(own: list[Prospect], other: list[Prospect], *, is_for: bool = True) -> Message | None:
    """Compare plant 26, which leads to *own*, with plant 28, from round 4 on."""
    names = [Message("advice.name.plant", {"plant": plant}) for plant in ("26", "28")]
    return comparison(
        NamedForecast(names[0], a_forecast(*own)),
        NamedForecast(names[1], a_forecast(*other)),
        4,
        is_for=is_for,
    )


def spoken(message: Message | None, title: str = "recharged") -> str:
    return "" if message is None else sentence(message, title)


def test_what_weighs_most_is_named() -> None:
    """8 more output weigh 8 x 8, 12 less money 12: the plant is the reason for it, money against.

    Whichever move is looked at, the better one comes first.
    """
    larger, richer = [replace(PLAIN, output=14)] * 4, [replace(PLAIN, money=42)] * 4

    output = "Plant 26 lets you power 14 cities when round 6 begins, plant 28 only 6."
    money = "Plant 28 leaves you 42 when round 6 begins, plant 26 only 30."
    assert spoken(beside(larger, richer)) == output
    assert spoken(beside(larger, richer, is_for=False)) == money
    assert spoken(beside(richer, larger)) == (
        "Plant 26 leaves you 42 when round 6 begins, plant 28 only 30."
    )


@pytest.mark.parametrize(
    ("own", "title", "text"),
    [
        (
            replace(PLAIN, income=40),
            "recharged",
            "Plant 26 earns you 40 by round 6, plant 28 only 20.",
        ),
        (
            replace(PLAIN, cities=6),
            "recharged",
            "Plant 26 gives you 6 cities when round 6 begins, plant 28 only 5.",
        ),
        (
            replace(PLAIN, output=7),
            "card",
            "Plant 26 lets your plants earn 7 when round 6 begins, plant 28 only 6.",
        ),
        (
            replace(PLAIN, place=3),
            "recharged",
            "Plant 26 puts you in place 3 of the player order in round 6, plant 28 in place 2.",
        ),
    ],
)
def test_every_sort_of_difference_has_a_sentence(own: Prospect, title: str, text: str) -> None:
    assert spoken(beside([own] * 4, [PLAIN] * 4), title) == text


def test_a_number_that_differs_between_lines_is_rounded_and_called_about() -> None:
    """7, 8, 8 and 8 cities are 7.75 on average."""
    own = [replace(PLAIN, cities=cities) for cities in (7, 8, 8, 8)]

    assert spoken(beside(own, [PLAIN] * 4)) == (
        "Plant 26 gives you about 8 cities when round 6 begins, plant 28 only 5."
    )


def test_where_hardly_anything_differs_there_is_no_reason() -> None:
    """One Elektro of income weighs 1.5; 0.4 cities weigh 4.8, but both round to 5."""
    assert beside([PLAIN] * 4, [PLAIN] * 4) is None
    assert beside([replace(PLAIN, income=21)] * 4, [PLAIN] * 4) is None
    assert beside([PLAIN] * 3 + [replace(PLAIN, cities=6)], [PLAIN] * 4) is None


def test_what_chance_explains_is_no_reason() -> None:
    """Ten more on one deal and four less on the next, on average 3, may be luck."""
    own = [replace(PLAIN, money=money) for money in (40, 26, 40, 26)]

    assert beside(own, [PLAIN] * 4) is None


def test_two_moves_of_the_same_name_are_not_compared() -> None:
    named = NamedForecast(Message("advice.name.pass"), a_forecast(*[PLAIN] * 4))
    other = NamedForecast(Message("advice.name.pass"), a_forecast(*[replace(PLAIN, cities=9)] * 4))

    assert comparison(named, other, 4, is_for=True) is None


ENDED = Prospect(0, 90, 17, 18, 1, is_over=True, score=17, rival=15)


def test_an_end_of_the_game_goes_before_everything_else() -> None:
    text = "ends the game before round 6: you power 17 cities, your best rival 15."

    assert spoken(beside([ENDED] * 4, [PLAIN] * 4)) == f"Plant 26 {text}"
    assert spoken(beside([PLAIN] * 4, [ENDED] * 3 + [PLAIN], is_for=False)) == f"Plant 28 {text}"


@pytest.mark.parametrize(
    ("other", "text"),
    [
        (
            replace(ENDED, score=16),
            "Plant 26 powers 17 cities when the game ends, plant 28 only 16.",
        ),
        (
            replace(ENDED, rival=16),
            (
                "Plant 26 holds your best rival to 15 cities when the game ends; "
                "plant 28 lets it power 16."
            ),
        ),
        (replace(ENDED, money=70), ""),  # which would only decide a tie
        (ENDED, ""),
    ],
)
def test_where_both_end_the_game_the_score_decides(other: Prospect, text: str) -> None:
    assert spoken(beside([ENDED] * 4, [other] * 4)) == text
    assert spoken(beside([other] * 4, [ENDED] * 4, is_for=False)) == text.replace(
        "26", "27"
    ).replace("28", "26").replace("27", "28")


def test_where_the_best_rival_has_as_much_the_money_decides() -> None:
    tied = replace(ENDED, rival=17)

    assert spoken(beside([tied] * 4, [replace(tied, money=70)] * 4)) == (
        "Plant 26 leaves you 90 when the game ends, plant 28 only 70."
    )


def test_lines_that_end_the_game_do_not_count_for_what_comes_later() -> None:
    """Of six deals, one ends the game either way; in the others plant 26 brings a city more."""
    own = [replace(PLAIN, cities=6)] * 4 + [ENDED, replace(PLAIN, cities=9)]
    other = [PLAIN] * 4 + [replace(PLAIN, cities=9), ENDED]

    assert spoken(beside(own, other)) == (
        "Plant 26 gives you 6 cities when round 6 begins, plant 28 only 5."
    )


def test_a_few_lines_tell_nothing() -> None:
    """One of two ends the game either way, and nothing is left to compare."""
    assert beside([ENDED, PLAIN], [PLAIN, ENDED]) is None


@pytest.mark.parametrize(("title", "board"), TITLES)
def test_every_number_of_a_reason_is_true_in_its_forecast(title: str, board: str) -> None:
    """Positions of random games: what a sentence says is worked out again from the lines."""
    heard = set()
    for seed in range(4):
        table = at_random(title, board, seed)
        game, view = table.game, table.view(table.to_act)
        plans = [tuple(plan) for plan in policy_for(game).plans(view)[:4]]
        forecasts = Forecaster(game, seed).follow(view, [Move(plan) for plan in plans], 8)
        named = [
            NamedForecast(name_of(game, view, plan), forecast)
            for plan, forecast in zip(plans, forecasts, strict=True)
        ]
        for pair in permutations(named, 2):
            for is_for in (True, False):
                message = comparison(*pair, view.round, is_for=is_for)
                if message is not None:
                    heard.add(message.id)
                    check_numbers(message, pair, view.round)
    assert heard


def at_random(title: str, board: str, seed: int) -> Table:
    """Return a table after some rounds, with a choice of the seat to act."""
    table = played(title, board, 10_000, seed)
    game = table.game
    later = [n for n in range(30, len(table.moves)) if len(game.legal_actions(after(table, n))) > 1]
    table = gridwright.table(title, board, seats=3, seed=seed)
    for move in played(title, board, 10_000, seed).moves[: later[Rng(seed).below(len(later))]]:
        table.play(move.action)
    return table


def check_numbers(message: Message, moves: tuple[NamedForecast, ...], start: int) -> None:
    """Check each number of *message* by the lines of the two moves."""
    values = message.values
    if message.id == "advice.ends":
        ending = next(each for each in moves if each.name == values["move"])
        ended = [each for each in ending.forecast.prospects if each.is_over]
        assert 2 * len(ended) > len(ending.forecast.lines)
        assert values["score"] == round(mean([each.score for each in ended]))
        assert values["rival"] == round(mean([each.rival for each in ended]))
        return
    better = next(each for each in moves if each.name == values["better"])
    worse = next(each for each in moves if each.name == values["worse"])
    is_final = message.id.startswith("advice.final")
    pairs = [
        pair
        for pair in zip(better.forecast.prospects, worse.forecast.prospects, strict=True)
        if {each.is_over for each in pair} == {is_final}
    ]
    key = message.id.rpartition(".")[2]
    this, that = [[getattr(pair[pick], key) for pair in pairs] for pick in (0, 1)]
    assert (values["this"], values["that"]) == (round(mean(this)), round(mean(that)))
    assert values["varies"] == (len(set(this)) > 1 or len(set(that)) > 1)
    if key == "rival":
        assert mean(this) < mean(that)
    else:
        assert mean(this) > mean(that)
    assert is_final or values["round"] == start + 2
