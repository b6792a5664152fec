"""What the terminal shows of a board game, drawn from a view."""

from gridwright.cli.board import BoardScreen
from gridwright.core.game import SPECTATOR
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState, PhaseIndex
from tests.builders import S3, a_game, a_state, houses, on_sale, own, play, store
from tests.cli.drawn import text

MARKET = (3, 4, 5, 10, 20, 21, 22, 23)


def screen(game: BoardGame, state: BoardState, *, seat: int | None = None) -> BoardScreen:
    view = game.view(state, state.to_act if seat is None else seat)
    names = ("Ana", "Bruno", "Clara")[: game.seats]
    return BoardScreen(game, view, names, frozenset({1}), 80)


def test_the_headline_says_where_in_the_game_we_are() -> None:
    game = a_game()
    state = a_state(game, number=4, step=2, order="BCA", phase=PhaseIndex.BUILDING)

    shown = text(screen(game, state).headline())

    assert "Power Grid Recharged · Germany Round 4 · Step 2 · Building" in shown
    assert "Order Bruno > Clara > ▶Ana the game ends at 17 cities" in shown


def test_the_plant_market_shows_rows_discount_and_the_back_of_the_top_card() -> None:
    game = a_game()
    state = a_state(game, market=MARKET, deck=(13, 25, S3))

    shown = text(screen(game, state).market())

    assert "3 cards in the deck, on top: plug" in shown
    assert "3 from 1" in shown
    assert "on sale │ 2 oil → 1 ││ 2 coal → 1 ││ 2 coal/oil → 1││ 2 coal → 2 │" in shown
    assert "13" not in shown


def test_the_step_3_card_is_shown_by_its_name() -> None:
    game = a_game()
    state = a_state(game, market=(*MARKET[:7], S3), deck=())

    assert "│ Step 3 │" in text(screen(game, state).market())


def test_the_fuel_market_shows_which_places_are_taken() -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.RESOURCES)
    on_sale(state, coal=7, uranium=1)

    lines = text(screen(game, state).market()).splitlines()

    assert "coal ··· ··· ··· ··· ··· ··● ●●● ●●● 7 17" in lines
    assert "uranium · · · · · · · · · · · ● 1 11" in lines


def test_the_auction_shows_who_leads_and_who_may_still_bid() -> None:
    game = a_game()
    state = a_state(game, market=MARKET, order="BCA")
    play(game, state, "open 10 11")

    shown = text(screen(game, state).brief())

    assert "plant 10 (2 coal → 2 cities), Bruno leads with 11; still in: Clara, Ana" in shown


def test_players_are_shown_with_plants_fuel_and_what_they_can_power() -> None:
    game = a_game()
    state = a_state(game, money=33, phase=PhaseIndex.BUILDING)
    own(state, "B", 10, 13)
    store(state, "B", coal=2)
    houses(state, "B", "kiel", "hamburg")

    shown = text(screen(game, state).overview())

    assert "B Bruno bot 33 10 2 coal → 2 2 coal 2 2\n13 eco → 1" in shown


def test_the_map_splits_the_cost_for_the_player_to_act() -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUILDING, to_act="A")
    houses(state, "A", "kiel")
    houses(state, "B", "hamburg")

    lines = text(screen(game, state).map())

    assert "Flensburg ○·· 10+4=14" in lines
    assert "Kiel A·· yours" in lines
    assert "Hamburg B·· full" in lines


def test_a_city_without_a_free_slot_is_full_for_a_starter_too() -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUILDING, to_act="A")
    houses(state, "B", "hamburg")

    lines = text(screen(game, state).map())

    assert "Hamburg B·· full" in lines
    assert "Kiel ○·· (4 4 8) 10" in lines


def test_a_spectator_sees_the_price_of_the_free_slot() -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.OVER, step=2)
    state.to_act = -1
    houses(state, "B", "hamburg")

    shown = text(screen(game, state, seat=SPECTATOR).map())

    assert "Hamburg B○· 15" in shown
    assert "Kiel ○○· 10" in shown


def test_starting_cities_wait_for_a_starter_only() -> None:
    game = a_game(starting_cities="on")
    state = a_state(game, phase=PhaseIndex.BUILDING, to_act="A")
    state.marked = 0b1  # Flensburg
    starter = text(screen(game, state).map())
    houses(state, "A", "kiel")

    assert "Flensburg S·· (4) 10" in starter
    assert "Kiel ○·· (4 4 8)│" in starter.replace(" │", "│")  # not marked: no price
    assert "Flensburg S·· full" in text(screen(game, state).map())


def test_the_trust_and_the_coal_storage_are_shown_where_they_are() -> None:
    game = a_game("recharged", "usa", 2, demolition="on")
    state = a_state(game, phase=PhaseIndex.RESOURCES)

    shown = text(screen(game, state).board())

    assert "Storage: 0 coal at 8 each" in shown
    assert "T the Trust" in shown
    assert "The Trust has 16 houses left" in shown
    assert "Demolition card 1: first 3, others 0 (reconstructed)" in shown


def test_a_fuel_that_is_never_refilled_again_is_named() -> None:
    game = a_game()
    state = game.read_position("round=2 act=A ended=uranium")

    shown = text(screen(game, state).board())

    assert "uranium +0" in shown
    assert "no more uranium refills" in shown
