"""Pages of the table: what lies around a city, what is paid, what the next refill brings."""

from gridwright.cli.board import BoardScreen
from gridwright.cli.cardgame import CardScreen
from gridwright.cli.outpost import OutpostScreen
from gridwright.games.board.state import PhaseIndex
from gridwright.games.cardgame.state import PhaseIndex as CardPhase
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.state import OutpostState
from gridwright.games.outpost.state import PhaseIndex as OutpostPhase
from tests.builders import S3, a_game, a_state, houses, on_sale, own, store
from tests.cli.drawn import text
from tests.cli.terminal import gridwright
from tests.cli.test_board_screen import screen
from tests.games.cardgame import positions as card
from tests.games.outpost import positions as outpost

NAMES = ("Ana", "Bruno", "Clara")


def outpost_screen(game: OutpostGame, state: OutpostState) -> OutpostScreen:
    return OutpostScreen(game, game.view(state, state.to_act), NAMES, frozenset(), 80)


# The map


def test_near_shows_the_cheapest_ways_from_a_city() -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUILDING, to_act="A")
    houses(state, "B", "duisburg")

    lines = text(screen(game, state).surroundings("essen")).splitlines()

    assert lines[:4] == [
        "Essen ○··",
        "city cost via slots",
        "Duisburg 0 B··",
        "Düsseldorf 2 ○··",
    ]
    assert "Osnabrück 13 Münster ○··" in lines  # 6 to Münster, then 7


def test_near_knows_the_play_area() -> None:
    game = a_game()
    state = game.read_position("round=1 phase=auction act=A regions=west,east,south")

    assert text(screen(game, state).surroundings("kiel")) == "That city is outside the play area."
    assert "Kiel" not in text(screen(game, state).surroundings("essen"))


def test_near_a_city_that_there_is_not_says_so() -> None:
    result = gridwright("play", "--seed", "3", "--no-save", lines=("near nowhere",))

    assert "Can't do that: There is no city 'nowhere' on this map." in result.output
    assert result.exit_code == 0


def test_the_map_lists_the_connections() -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUILDING, to_act="A")

    shown = text(screen(game, state).map())

    assert "Connections what they cost" in shown
    assert "Essen Duisburg 0, Düsseldorf 2," in shown


def test_before_a_region_is_chosen_the_map_shows_all_of_them() -> None:
    game = a_game(regions="draft")

    shown = text(screen(game, game.new(1, {})).map())

    assert "next to: North-East, West, East" in shown


def test_no_price_is_shown_where_nothing_can_be_built() -> None:
    game = a_game(starting_cities="on")
    state = game.new(1, {})

    shown = text(screen(game, state).map())

    assert "(connection costs)" in shown
    assert "price" not in shown
    assert ") 10" not in shown


def test_outpost_shows_what_lies_around_a_city() -> None:
    game = outpost.a_game()
    state = outpost.a_state(game, phase=OutpostPhase.EXPANSION)
    outpost.connect(state, "amber", "basalt", 3)

    lines = text(outpost_screen(game, state).surroundings("amber")).splitlines()

    assert lines[:3] == ["Amber ○·· h○", "city cost via slots", "Basalt 3 ○·· p○"]
    assert (
        text(outpost_screen(game, state).surroundings("aurora"))
        == "That city is outside the play area."
    )


# Money


def test_the_payment_table_says_who_can_reach_what() -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY, to_act="A")
    own(state, "A", 10)
    store(state, "A", coal=2)
    houses(state, "A", "kiel", "hamburg")

    shown = text(screen(game, state).payment())

    assert "0 cities: 10 B C" in shown
    assert "2 cities: 33 A" in shown


def test_outpost_has_a_payment_table_and_the_card_game_says_why_not() -> None:
    game = outpost.a_game()
    state = outpost.a_state(game, phase=OutpostPhase.BUREAUCRACY)
    cards = card.a_game()
    screen = CardScreen(cards, cards.view(card.a_state(cards), 0), NAMES, frozenset(), 80)

    assert "0 cities: 10 A B C" in text(outpost_screen(game, state).payment())
    assert "if none runs, you get 1" in text(screen.payment())


def test_income_of_this_round_and_of_the_last_are_told_apart() -> None:
    game = card.a_game()
    state = card.a_state(game, order="BCA", phase=CardPhase.BUREAUCRACY, to_act="C")
    for player, income in zip(state.players, (3, 9, 5), strict=True):
        player.income = income
    screen = CardScreen(game, game.view(state, state.to_act), NAMES, frozenset(), 80)

    lines = text(screen.players()).splitlines()

    assert [line.split(" - - ")[1] for line in lines[2:5]] == ["0 last 3", "0 9", "0 last 5"]


# The next refill


def refill(screen: BoardScreen) -> str:
    return next(line for line in text(screen.market()).splitlines() if line.startswith("Resources"))


def test_the_next_refill_is_limited_by_the_supply() -> None:
    """With three players Step 1 brings 4 coal, 2 oil, 1 garbage, 1 uranium."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.RESOURCES)
    on_sale(state, coal=23, oil=10, garbage=3, uranium=1)  # of 24 coal, one is in the supply

    assert refill(screen(game, state)) == (
        "Resources next refill (Step 1): coal +1/4, oil +2, garbage +1, uranium +1"
    )


def test_the_next_refill_is_that_of_the_step_to_come() -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUILDING, to_act="A")
    on_sale(state, coal=5, oil=5, garbage=5, uranium=1)
    cities = ("kiel", "hamburg", "bremen", "luebeck", "rostock", "schwerin", "berlin")
    houses(state, "B", *cities)  # seven begin Step 2
    third = a_state(game, market=(3, 4, 5, 10, 20, 21, 22, S3), deck=())

    assert "(Step 2): coal +5, oil +3, garbage +2, uranium +1" in refill(screen(game, state))
    assert "(Step 3): coal " in refill(screen(game, third))


# The deck


def test_the_distance_of_the_last_card_is_told() -> None:
    game = a_game()
    state = a_state(game, deck=(13, 25, S3, 40))

    assert "4 cards in the deck, on top: plug, Step 3 after 2 cards" in (
        text(screen(game, state).market())
    )
