"""What the terminal shows of Outpost, drawn from a view."""

import pytest

from gridwright import words
from gridwright.cli.offers import lines
from gridwright.cli.outpost import OutpostScreen
from gridwright.content.types import PLANT
from gridwright.core.game import SPECTATOR
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.state import OutpostState, PhaseIndex
from gridwright.tables.shorthand import notation
from tests.cli.drawn import text
from tests.games.outpost.positions import (
    a_game,
    a_state,
    buildings,
    connect,
    employ,
    install,
    own,
    play,
    stations,
    unlock,
)


def screen(game: OutpostGame, state: OutpostState, *, width: int = 80) -> OutpostScreen:
    view = game.view(state, state.to_act if state.to_act >= 0 else SPECTATOR)
    names = ("Ana", "Bruno", "Clara", "David")[: game.seats]
    return OutpostScreen(game, view, names, frozenset({1}), width)


def offered(game: OutpostGame, state: OutpostState) -> list[tuple[str, str]]:
    return [(line.text, line.detail) for line in lines(screen(game, state))]


def expansion(seats: int = 3, money: int = 60) -> tuple[OutpostGame, OutpostState]:
    """Return a game in which C, or B of two, expands first."""
    game = a_game(seats)
    return game, a_state(game, phase=PhaseIndex.EXPANSION, money=money)


def test_the_headline_says_where_we_are_and_that_cards_are_reconstructed() -> None:
    game = a_game()
    state = a_state(game, number=4, stage=2, order="BCA", phase=PhaseIndex.EXPANSION)

    shown = text(screen(game, state).headline())

    assert "Power Grid: Outpost Round 4 · Stage 2 · Expansion" in shown
    assert "Order Bruno > Clara > ▶Ana the game ends at 17 cities" in shown
    assert "Reconstructed cards and map (outpost-reconstructed-1), replaceable with --data" in shown


def test_the_first_round_says_which_of_its_two_auctions_it_is() -> None:
    game = a_game()

    shown = text(screen(game, game.new(1, {})).headline())

    assert "Round 1 · Stage 1 · Auction 1 of 2" in shown
    assert "Stage 2 at 7, the game ends at 17 cities" in shown


def test_the_card_market_shows_piles_with_tokens_and_the_lowest_bid() -> None:
    game = a_game()
    state = a_state(game, current="5a+5b:3 11:1 12 13:20", future="14 20a:2 22b 26", deck="2 S3")

    shown = text(screen(game, state).market())

    assert "Cards 2 cards in the deck, on top: plug" in shown
    assert "╭─ 5b on 5a ────╮" in shown
    assert "│ 1 bed ││ Data Library ││ 2 workers → 2 ││ 2 beds │" in shown
    assert "│ from 2 -3 ││ from 10 -1 ││ from 12 ││ from 1 -20 │" in shown
    assert "│ 3 workers → 3 ││ 2 workers → 3 ││ Robots ││ 3 beds │" in shown
    assert "│ ││ -2 ││ ││ │" in shown
    assert "Reconstructed cards" in shown


def test_the_stage_3_card_is_shown_by_its_name() -> None:
    game = a_game()
    state = a_state(game, future="14 15 16 S3", deck="")

    assert "│ Stage 3 │" in text(screen(game, state).market())


def test_the_labour_market_shows_where_workers_stand() -> None:
    game = a_game()
    state = a_state(game)
    employ(state, "A", 4)  # three at 1 and one at 2

    lines = text(screen(game, state).market()).splitlines()

    assert "price 1 2 3 4 5 6 7 8 10 on sale" in lines
    assert "workers ··· ·●● ●●● ●●● ●●● ●●● ●●● ●●● ●●●●●● 26" in lines


def test_the_auction_shows_who_leads_and_who_may_still_bid() -> None:
    game = a_game()
    state = a_state(game, order="BCA")
    play(game, state, "open 12 13")

    shown = text(screen(game, state).brief())

    assert "card 12 (plant, 2 workers → 2 cities), Bruno leads with 13; still in: Clara, Ana" in (
        shown.replace("\n", " ")
    )


# The map


def test_the_map_splits_what_stations_and_sites_cost_the_player_to_act() -> None:
    game, state = expansion()
    connect(state, "amber", "basalt", 7)
    stations(state, "C", "amber")
    stations(state, "A", "ember")
    buildings(state, "A", "ember")

    lines = text(screen(game, state).map())

    assert "╭─ Central ─" in lines
    assert "Amber C·· h○ yours 5+0" in lines
    assert "Basalt ○·· p○ 10+7 5+7" in lines
    assert "Ember A·· hA full" in lines
    assert "aurora" not in lines  # an area that is not in play


def test_areas_on_the_map_have_their_names_in_the_language_in_use() -> None:
    game, state = expansion()

    with words.speaking(words.catalogue("de")):
        lines = text(screen(game, state).map())

    assert "╭─ Mitte ─" in lines


def test_the_map_lists_connections_with_their_tokens() -> None:
    game, state = expansion()
    connect(state, "amber", "basalt", 7)

    shown = text(screen(game, state).map())

    assert "Connections what they cost" in shown
    assert "Amber Ember 5, Flint 5, Basalt 7" in shown


def test_stations_stand_in_the_order_in_which_they_were_built() -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.EXPANSION, stage=2, order="ABC")
    play_on = ("station amber", "housing amber", "done", "station amber")

    play(game, state, *play_on)

    assert "Amber CB· hC yours" in text(screen(game, state).map())


def test_tokens_are_covered_until_the_area_is_chosen() -> None:
    """OP-S30: neighbours are shown, what lies between them is not."""
    game = a_game(4)
    state = game.new(1, {})

    shown = text(screen(game, state).map())
    play(game, state, "area west")
    later = text(screen(game, state).map())

    assert "Amber Basalt ?, Ember ?, Flint ?" in shown
    assert "?" not in later


def test_a_spectator_sees_the_price_of_the_free_slot() -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.OVER, stage=2)
    stations(state, "B", "amber")

    shown = text(screen(game, state).map())

    assert "Amber B○· h○ 15" in shown
    assert "Basalt ○○· p○ 10" in shown


# Players


def test_players_are_shown_with_network_workers_and_company_board() -> None:
    game, state = expansion()
    stations(state, "B", "amber", "basalt")
    buildings(state, "B", "ember")
    install(state, "B", plants="12", housing="13")
    unlock(state, "B", plants=2, housing=1)
    own(state, "B", "5a 23 11 28b")
    employ(state, "B", 2, 1)
    state.players[1].company.robots = 1

    shown = text(screen(game, state).overview())

    assert "player money network built beds workers hired robots needed powers" in shown
    assert "B Bruno bot 60 2 5 2 2 1 1 2 2" in shown
    assert "company plant slots housing slots pool technologies" in shown
    assert "B Bruno 12 (2→2) 13 (2 beds) 5a (1 bed), 23 (3→4) 11 Data Library" in shown
    assert "1 free 3 locked 28b Colony\n2 locked\n" in shown
    assert "A Ana 4 locked 4 locked - -" in shown


def test_pieces_on_a_colony_are_named() -> None:
    game, state = expansion()
    own(state, "C", "32")
    play(game, state, "station on 32")

    shown = text(screen(game, state, width=100).overview())

    assert "32 Colony (station)" in shown
    assert "▶C Clara 60 1 0 0 0 0 0 0" in shown


def test_the_syndicate_is_shown_with_its_company() -> None:
    game, state = expansion(2)
    stations(state, "T", "amber")
    install(state, "T", plants="12")

    shown = text(screen(game, state).board())

    assert "T the Syndicate 1 2 0 0 0 0 2 -" in shown
    assert "T the Syndicate 12 (2→2) 4 locked - -\n3 locked" in shown
    assert "Amber T·· h○" in shown


def test_one_line_tells_all_workers_of_the_seat_to_act() -> None:
    game, state = expansion()
    employ(state, "C", 2, 1)
    state.players[2].company.robots = 1

    assert "workers 2 + 1 seasonal + 1 robot" in text(screen(game, state).brief())


# What the turn still allows


def turn_after(*lines: str) -> str:
    game, state = expansion()
    own(state, "C", "12 22b")
    unlock(state, "C", plants=1)
    employ(state, "C", 1)
    play(game, state, *lines)
    return text(screen(game, state).brief()).splitlines()[-1]


@pytest.mark.parametrize(
    ("played", "left"),
    [
        ((), "still possible: build, slots, hire, robot"),
        (("station amber",), "still possible: build, slots, hire, robot"),
        (("slot 12",), "still possible: slots, hire, robot"),
        (("slot 12", "hire 0"), "still possible: robot"),
        (("robot",), "only 'done' is left"),
    ],
)
def test_the_turn_line_says_what_is_still_possible(played: tuple[str, ...], left: str) -> None:
    assert turn_after(*played) == f"Turn build > slots > hire > robot {left}"


def test_without_the_technology_robots_are_not_mentioned() -> None:
    game, state = expansion()

    shown = text(screen(game, state).brief())

    assert "Turn build > slots > hire still possible: build, slots, hire" in shown


def test_a_site_for_the_syndicate_is_asked_for() -> None:
    game = a_game(2)
    state = a_state(game, phase=PhaseIndex.EXPANSION)
    assert state.syndicate is not None
    state.syndicate.site_kind = PLANT

    shown = text(screen(game, state).brief())

    assert "The Syndicate builds a plant: choose one of the equally cheap sites" in shown


# Actions


def test_bids_are_offered_with_what_the_card_does() -> None:
    game = a_game()
    state = a_state(game, current="10 11:2 12 13", money=12)

    assert offered(game, state) == [
        ("open 10 BID", "10 to 12 · housing, 2 beds"),
        (
            "open 11 BID",
            "9 to 12 · technology, Data Library: auctions you win cost you 5 less",
        ),
        ("open 12 12", "plant, 2 workers → 2 cities"),
        ("pass", ""),
    ]


def test_a_raise_does_not_repeat_what_the_card_does() -> None:
    game = a_game()
    state = a_state(game, current="10 11:2 12 13", money=12)
    play(game, state, "open 10 10")

    assert offered(game, state) == [("bid BID", "11 to 12"), ("drop", "")]


def test_who_pays_less_than_the_bid_is_told_by_how_much() -> None:
    game = a_game()
    state = a_state(game, current="3 4 8 12", order="CBA", money=20)
    own(state, "C", "11")  # Data Library: the winner pays 5 less

    assert dict(offered(game, state))["open 12 BID"] == (
        "12 to 25 · you pay 5 less · plant, 2 workers → 2 cities"
    )


def test_buildings_slots_and_workers_are_offered_in_the_order_of_the_turn() -> None:
    game, state = expansion(money=12)
    stations(state, "C", "amber")
    buildings(state, "C", "ember")
    own(state, "C", "10 12 28b")
    unlock(state, "C", plants=1, housing=1)  # a plant in Umber, beside Quartz and Topaz
    install(state, "C", plants="3", housing="7")

    assert offered(game, state) == [
        ("station CITY", "on 28b free · ember 10 · umber 10"),
        ("plant CITY", "on 28b free · basalt 10 · flint 10 · quartz 10"),
        ("housing CITY", "on 28b free · amber 5 · jasper 10 · topaz 10"),
        ("swap 3 12", "2 workers → 2 instead of 3 workers → 2"),
        ("swap 7 10", "2 beds instead of 1 bed"),
        ("hire COUNT", "0 fills 1 bed · 1 for 1 · 2 for 2"),
        ("done", ""),
    ]


def test_hiring_is_offered_with_the_rebate_of_eco_plants() -> None:
    game, state = expansion()
    own(state, "C", "20b")
    install(state, "C", plants="25")
    employ(state, "A", 9)  # the cheapest is at 4 now, and three stand there

    assert ("hire COUNT", "0 fills no bed · 1 for 1 · 2 for 2 · 3 for 3 · 4 for 5") in offered(
        game, state
    )


def test_a_robot_made_too_early_is_warned_of() -> None:
    game, state = expansion()
    own(state, "C", "22b")
    employ(state, "C", 1)

    early = dict(offered(game, state))["robot"]
    play(game, state, "hire 0")

    assert early == "takes a worker this round; you can't hire afterwards"
    assert dict(offered(game, state))["robot"] == "takes a worker this round"


def test_ways_to_power_are_offered_best_first_with_their_income() -> None:
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUREAUCRACY)
    stations(state, "A", "amber", "basalt", "cobalt")
    install(state, "A", plants="4 12")
    employ(state, "A", 3)

    assert offered(game, state) == [
        ("power 4 12", "3 cities, earns 44"),
        ("power 12", "2 cities, earns 33"),
        ("power 4", "1 city, earns 22"),
        ("power none", "0 cities, earns 10"),
    ]


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("station AMB", "station amber"),
        ("st amber", "station amber"),
        ("station on 32", "station on 32"),
        ("plant on 12", "plant on 12"),
        ("housing atlantis", "housing atlantis"),
        ("hire", "hire 0"),
        ("slot 12", "slot 12"),
        ("slot 5", "slot 5b"),
        ("d", "done"),
    ],
)
def test_places_are_found_by_their_beginning(typed: str, action: str) -> None:
    game, state = expansion()
    own(state, "C", "12 5b")
    unlock(state, "C", plants=1, housing=1)

    assert notation(typed, screen(game, state)) == action


@pytest.mark.parametrize(("typed", "action"), [("area w", "area west"), ("a EAST", "area east")])
def test_areas_are_found_by_their_beginning(typed: str, action: str) -> None:
    game = a_game(4)

    assert notation(typed, screen(game, game.new(1, {}))) == action
