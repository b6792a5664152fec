"""What is typed at the table in few words, and the answer to what cannot be done."""

import pytest

from gridwright.bots.random_bot import RandomBot
from gridwright.cli.screens import screen_for
from gridwright.content.load import load
from gridwright.core.errors import InvalidNotationError
from gridwright.core.rng import Rng
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState, PhaseIndex
from gridwright.tables.shorthand import readings
from gridwright.tables.table import Table, TableSpec
from tests.builders import a_game, a_state, houses, on_sale, own, play, store
from tests.cli.terminal import gridwright
from tests.cli.test_shorthand import screen

# With this seed Clara opens in round 1; 4, 5, 7 and 8 are on sale, the discount lies on 4.
ALONE = ("play", "--seed", "5", "--bots", "0", "--seats", "3")
BUYING = ("open 5 5", "drop", "drop", "open 7", "drop", "open 8")  # then Clara buys fuel first
MARKET = (3, 4, 5, 10, 20, 21, 22, 23)


def meant(text: str, game: BoardGame, state: BoardState) -> list[str]:
    return readings(text, screen(game, state))


def answer(text: str, *before: str, table: tuple[str, ...] = ALONE) -> str:
    """Return what is said to *text*, typed after what stood *before*."""
    shown = gridwright(*table, lines=(*before, text)).stdout
    return " ".join(shown.rpartition(f"> {text}\n")[2].split())


# Fuel


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("buy 3 coal", ["buy coal 3"]),
        ("buy coal 2 uranium 1", ["buy coal 2", "buy uranium 1"]),
        ("buy coal 2, uranium 1", ["buy coal 2", "buy uranium 1"]),
        ("b 2 c 1 u", ["buy coal 2", "buy uranium 1"]),
        ("buy coal max", ["buy coal 4"]),
        ("buy coal max uranium 1", ["buy coal 4", "buy uranium 1"]),
        ("coal 3", ["buy coal 3"]),
        ("buy oil max", ["buy oil 1"]),  # which none of the plants burns: refused
    ],
)
def test_fuel_is_bought_in_any_order_and_several_at_once(text: str, actions: list[str]) -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.RESOURCES, to_act="A")
    own(state, "A", 10, 11)  # coal for 2, uranium for 1
    on_sale(state, coal=9, uranium=2)

    assert meant(text, game, state) == actions


def test_several_purchases_are_all_made_or_none() -> None:
    fine = gridwright(*ALONE, lines=(*BUYING, "buy oil 2 coal 1")).stdout
    wrong = gridwright(*ALONE, lines=(*BUYING, "buy oil 2 uranium 1", "record")).stdout

    assert "Clara buys 2 oil for 6.\n  Clara buys 1 coal for 1.\n" in fine
    assert "Can't do that: None of your plants can burn uranium. (RC-3.3)" in wrong
    assert "for the rule, type: why buy uranium 1\n" in wrong
    assert "buy oil 2\n" not in wrong.split("gridwright record 1")[1]


# Bids and plants


@pytest.mark.parametrize(
    ("text", "action"), [("13", "bid 13"), ("12", "bid 12"), ("+2", "bid 14"), ("b 20", "bid 20")]
)
def test_a_number_is_a_bid(text: str, action: str) -> None:
    game = a_game()
    state = a_state(game, market=MARKET)
    play(game, state, "open 10 12")

    assert meant(text, game, state) == [action]


@pytest.mark.parametrize(("text", "action"), [("10", "open 10 10"), ("10 15", "open 10 15")])
def test_a_number_puts_up_a_plant_where_nothing_is_up(text: str, action: str) -> None:
    game = a_game()

    assert meant(text, game, a_state(game, market=MARKET)) == [action]


# Cities


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("build essen duisburg", ["build essen", "build duisburg"]),
        ("b ess, Köln", ["build essen", "build koeln"]),
        ("build frankfurt oder kiel", ["build frankfurt_oder", "build kiel"]),
        ("hamburg", ["build hamburg"]),
    ],
)
def test_several_cities_are_built_at_once(text: str, actions: list[str]) -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUILDING, to_act="A", money=99)

    assert meant(text, game, state) == actions


def test_one_action_is_explained_at_a_time() -> None:
    done = ("done", "done", "done")

    said = answer("why build essen duisburg", *BUYING, *done)

    assert "That's more than one action: build essen, build duisburg." in said


# Plants that run


def test_all_plants_run() -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, to_act="A")
    own(state, "A", 10, 13)
    store(state, "A", coal=2)
    houses(state, "A", "kiel")

    assert meant("power all", game, state) == ["power 10 13 with coal 2"]


def test_where_fuel_can_be_chosen_all_is_not_guessed() -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, to_act="A")
    own(state, "A", 12)  # coal or oil for 2
    store(state, "A", coal=2, oil=2)

    with pytest.raises(InvalidNotationError, match="'power all' could be: power 12 with"):
        meant("power all", game, state)


def test_without_fuel_all_is_none() -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, to_act="A")
    own(state, "A", 10)

    assert meant("power all", game, state) == ["power none"]


# Answers


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (
            "open 11",
            "Can't do that: Plant 11 is in the future market. For sale: 4, 5, 7, 8. (RC-2.7)",
        ),
        ("11", "Can't do that: Plant 11 is in the future market."),
        ("open 50", "Can't do that: Plant 50 isn't in the market."),
        ("buy coal", "Can't do that: That isn't part of this phase: auction."),
        ("bid", "Can't do that: No auction is running: start one or pass."),
        ("remove", "Can't do that: 'remove' is not possible now. Possible: open."),
        ("buy storage 2", "Can't do that: There is no coal storage on this map."),
        ("buy storage", "Can't do that: There is no coal storage on this map."),
        ("opne 5", "Can't do that: 'opne' is unknown. Did you mean 'open'?"),
        ("recrod", "Can't do that: 'recrod' is unknown. Did you mean 'record'?"),
        ("build esen", "Can't do that: 'esen' is unknown. Did you mean 'Essen'?"),
        ("xyzzy", "Can't do that: 'xyzzy' is not an action."),
        ("d", "Can't do that: 'd' could be: drop, discard, done."),
        ("near", "Can't do that: Which city? Type: near CITY."),
        ("near esen", "Can't do that: 'esen' is unknown. Did you mean 'Essen'?"),
        ("why", "Can't do that: Which action? Type: why open 4 1."),
        ("auto maybe", "Can't do that: Type 'auto on' or 'auto off'."),
        (
            "rules xyzzy",
            "Can't do that: No clause mentions 'xyzzy'. Try one word, or an id such as RC-2.4.",
        ),
    ],
)
def test_what_cannot_be_done_is_answered_with_its_reason(text: str, reason: str) -> None:
    assert answer(text).startswith(reason)


def test_the_card_game_answers_with_its_own_clauses() -> None:
    table = ("play", "--title", "card", *ALONE[1:])

    said = answer("open 9", table=table)

    assert said.startswith(
        "Can't do that: Plant 9 is in the future market. For sale: 3b, 3a, 4a, 5b."
    )
    assert "(CG-1.5)" in said
    assert "such as CG-1.6" in answer("rules xyzzy", table=table)
    assert answer("near kiel", table=table).startswith("The Card Game has no map.")


@pytest.mark.parametrize(("text", "bid"), [("open 5", 5), ("5", 5), ("open 5 6", 6)])
def test_a_letter_is_left_out_where_only_one_card_is_meant(text: str, bid: int) -> None:
    """5b alone of the fives is on sale."""
    said = answer(text, table=("play", "--title", "card", *ALONE[1:]))

    assert f"Clara starts the auction for plant 5b at {bid}." in said


def test_a_letter_is_needed_where_two_cards_may_be_meant() -> None:
    """3a and 3b are on sale."""
    said = answer("3", table=("play", "--title", "card", *ALONE[1:]))

    assert said.startswith("Can't do that: Several plants have the number 3: 3a, 3b")


# Anything at all


@pytest.mark.parametrize("title", ["recharged", "card", "outpost"])
def test_whatever_is_typed_is_read_or_answered(title: str) -> None:
    spec = TableSpec(title, "usa" if title == "recharged" else "", 3, seed=1)
    table, bot, rng = Table(spec, load()), RandomBot(5), Rng(3)
    forms, places = table.game.forms, table.game.vocabulary.places
    pool = [word for form in forms for word in form.words]
    pool += [name.word for names in places.values() for name in names[:9]]
    pool += [
        "max",
        "all",
        "+1",
        "+",
        "0",
        "2",
        "12",
        "99999",
        "xyz",
        "b",
        "ko",
        "ä",
        ",",
        "storage",
    ]
    answers = set()
    while not table.is_over and len(table.moves) < 200:
        if len(table.moves) % 20 == 0:
            screen = screen_for(table.to_act, table, frozenset(), 80)
            for _ in range(30):
                line = " ".join([pool[rng.below(len(pool))] for _ in range(1 + rng.below(4))])
                try:
                    actions = [table.game.parse(text) for text in readings(line, screen)]
                except InvalidNotationError as error:
                    answers.add(error.message.id)
                else:
                    assert actions
        table.play(bot.choose(table.game, table.view(table.to_act)))

    assert {"cli.unknown", "cli.not_now", "notation_unknown"} <= answers


def test_the_most_of_what_is_asked() -> None:
    """Of no fuel in particular nothing is bought."""
    assert answer("buy max", *BUYING).startswith("Can't do that: 'buy max' could be: buy FUEL max.")
