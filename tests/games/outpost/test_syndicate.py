import pytest

from gridwright.core.events import Event
from gridwright.games.outpost import company
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.snapshot import snapshot
from gridwright.games.outpost.state import OutpostState, PhaseIndex
from tests.games.outpost.positions import (
    CURRENT,
    DECK,
    FUTURE,
    a_game,
    a_state,
    buildings,
    change,
    city_of,
    connect,
    current,
    deck,
    employ,
    firm,
    future,
    install,
    kinds,
    money,
    offers,
    on_market,
    order,
    own,
    play,
    pool,
    reason,
    send_away,
    skip_phase,
    slot_prices,
    slots,
    some_stations,
    stations,
    to_act,
    unlock,
)

FIRST_SIX = ("amber", "basalt", "ember", "flint", "garnet", "jasper")


def a_placing() -> tuple[OutpostGame, OutpostState]:
    """Return a fresh table of two, B first in turn order."""
    game = a_game(2)
    return game, game.new(1, {"order": ("B", "A")})


def a_table(
    phase: PhaseIndex = PhaseIndex.EXPANSION,
    stage: int = 1,
    cities: tuple[str, ...] = FIRST_SIX,
    current: str = CURRENT,
    future: str = FUTURE,
    deck: str = DECK,
) -> tuple[OutpostGame, OutpostState]:
    """Return a position of two, A first and B last, with the Syndicate in its six cities."""
    game = a_game(2)
    state = a_state(
        game, phase=phase, stage=stage, money=200, current=current, future=future, deck=deck
    )
    stations(state, "T", *cities)
    return game, state


def syndicate_turn(game: OutpostGame, state: OutpostState) -> list[Event]:
    """Let B end its turn, so that the Syndicate has its own."""
    assert to_act(state) == "B"
    return play(game, state, "done")


def cities_of(state: OutpostState, members: int) -> list[str]:
    return [state.city_id(city) for city in state.area.cities if members >> city & 1]


# Setup


def test_two_players_meet_the_syndicate() -> None:
    """OP-Y.1: with three or more it is not there; all else is as for three players."""
    found = [a_game(seats).new(1, {}).syndicate is not None for seats in (2, 3, 4, 5, 6)]
    state = a_game(2).new(1, {})

    assert found == [True, False, False, False, False]
    assert on_market(state) == 30
    assert [player.money for player in state.players] == [60, 60]


def test_the_syndicate_has_16_stations_and_8_buildings() -> None:
    """OP-Y.2: and a station in the turn order."""
    _, state = a_placing()

    assert firm(state, "T").stations == 16
    assert firm(state, "T").buildings == [4, 4]
    assert order(state).count("T") == 1


def test_the_syndicate_is_no_player() -> None:
    """OP-Y.3, OP-Y.4: no seat, no money, no place on the network size track."""
    game, state = a_placing()
    play(game, state, *[f"syndicate {city}" for city in FIRST_SIX])

    fields = snapshot(state)["syndicate"]

    assert len(state.players) == 2
    assert state.largest_network() == 0
    assert isinstance(fields, dict)
    assert "money" not in fields


def test_the_syndicate_stands_between_the_players() -> None:
    """OP-Y.5: which of them is first is chance."""
    orders = {order(a_game(2).new(seed, {})) for seed in range(20)}

    assert orders == {"ATB", "BTA"}


def test_the_players_place_six_stations_in_turn() -> None:
    """OP-Y.6, OP-Y.8, case OP-T52: one, two, two, one, on slots of 10; ten are left."""
    game, state = a_placing()
    placers = []

    for city in FIRST_SIX:
        placers.append(to_act(state))
        play(game, state, f"syndicate {city}")

    assert placers == ["B", "A", "A", "B", "B", "A"]
    assert cities_of(state, firm(state, "T").network) == sorted(FIRST_SIX)
    assert all(slot_prices(state, city) == [10] for city in FIRST_SIX)
    assert firm(state, "T").stations == 10
    assert order(state) == "BTA"
    assert (state.round, state.phase, to_act(state)) == (1, PhaseIndex.AUCTION, "B")


def test_the_first_station_may_be_anywhere() -> None:
    """OP-Y.6: in any city of the central area."""
    game, state = a_placing()

    assert len(offers(game, state, "syndicate")) == 21
    assert reason(game, state, "syndicate aurora") == "outside_area"


def test_every_further_station_adjoins_another() -> None:
    """OP-Y.7: after Umber only Quartz and Topaz; a taken city is taken."""
    game, state = a_placing()

    play(game, state, "syndicate umber")

    assert offers(game, state) == ["syndicate quartz", "syndicate topaz"]
    assert reason(game, state, "syndicate slate") == "syndicate_apart"
    assert reason(game, state, "syndicate umber") == "city_taken"


# In general


def test_the_syndicate_pays_for_nothing() -> None:
    """OP-Y.9: card, building and workers come to it, and no player's money changes."""
    game, state = a_table(PhaseIndex.AUCTION, current="4 5a 6 12", future="13 14 15 16")

    play(game, state, "pass", "pass", "done", "syndicate basalt")

    assert slots(state, "T") == ("12", "")
    assert firm(state, "T").seasonal == 2
    assert on_market(state) == 28
    assert [money(state, letter) for letter in "AB"] == [200, 200]


@pytest.mark.parametrize("cities", [7, 10])
def test_the_syndicate_does_not_start_stage_2(cities: int) -> None:
    """OP-Y.10, case OP-T59: however many cities it has."""
    game, state = a_table(cities=())
    some_stations(state, "T", cities)

    skip_phase(game, state)

    assert (state.phase, state.stage) == (PhaseIndex.BUREAUCRACY, 1)


def test_the_pieces_of_the_syndicate_block_their_places() -> None:
    """OP-Y.11: slot and site, for both kinds of building."""
    game, state = a_table()
    buildings(state, "T", "krypton", "lapis")

    assert reason(game, state, "station amber") == "city_full"
    assert reason(game, state, "plant krypton") == "site_taken"
    assert reason(game, state, "housing lapis") == "site_taken"


def test_players_may_build_on_sites_of_syndicate_cities() -> None:
    """OP-Y.11, ruling OP-A32: the station alone does not block the site."""
    game, state = a_table()

    assert reason(game, state, "housing amber") == "allowed"


def test_the_syndicate_unlocks_slots_like_a_player() -> None:
    """OP-Y.12: with a plant on the map one slot is open, and one card lies in it."""
    game, state = a_table()
    own(state, "T", "12")
    assert company.unlocked(state.setup, firm(state, "T"), 0) == 0

    syndicate_turn(game, state)
    play(game, state, "syndicate basalt")

    assert firm(state, "T").buildings == [3, 4]
    assert company.unlocked(state.setup, firm(state, "T"), 0) == 1
    assert slots(state, "T") == ("12", "")


# The auction


def test_the_syndicate_is_always_second() -> None:
    """OP-Y.13: whoever has the larger network."""
    game, state = a_table(PhaseIndex.BUREAUCRACY)
    some_stations(state, "B", 3)

    skip_phase(game, state)

    assert order(state) == "BTA"
    skip_phase(game, state)
    skip_phase(game, state)
    some_stations(state, "A", 5)
    skip_phase(game, state)
    assert order(state) == "ATB"


def test_the_syndicate_takes_no_part_in_auctions() -> None:
    """OP-Y.14: it is never asked for a bid; B alone can outbid A."""
    game, state = a_table(PhaseIndex.AUCTION)

    play(game, state, "open 10 10")
    assert to_act(state) == "B"
    play(game, state, "bid 11")
    assert to_act(state) == "A"
    play(game, state, "drop")

    assert pool(state, "B") == "10"


@pytest.mark.parametrize(
    ("lines", "taken"),
    [
        (("pass",), "13"),  # of 10 11 12 13
        (("open 10 10",), "13"),
        (("open 10 10", "bid 11", "drop"), "13"),
        (("open 13 13",), "12"),  # 13 is under the hammer
    ],
)
def test_after_the_first_action_the_syndicate_takes_the_highest_card(
    lines: tuple[str, ...], taken: str
) -> None:
    """OP-Y.15, OP-Y.16, ruling OP-A24: the fourth pile, as soon as a card is nominated."""
    game, state = a_table(PhaseIndex.AUCTION)

    events = play(game, state, *lines)

    assert pool(state, "T") == taken
    assert [event.values for event in kinds(events, "syndicate_took")] == [{"plant": taken}]


def test_its_place_is_filled_when_the_auction_is_over() -> None:
    """OP-Y.17, OP-Y.37: nothing is drawn while 10 is under the hammer; then 18 and 19 are."""
    game, state = a_table(PhaseIndex.AUCTION)

    play(game, state, "open 10 10")
    assert (current(state), future(state)) == ("10 11 12", FUTURE)
    play(game, state, "bid 11", "bid 12")
    assert deck(state) == DECK
    play(game, state, "drop")

    assert (current(state), future(state)) == ("11 12 14 15", "16 17 18 19")


def test_its_place_is_filled_after_the_top_of_a_stack_was_bought() -> None:
    """OP-Y.37, OP-2m.14: 5b leaves 5a behind; 18 is drawn for the Syndicate's 13 alone."""
    game, state = a_table(PhaseIndex.AUCTION, current="5a+5b 11 12 13")

    play(game, state, "open 5b 5", "drop")

    assert (current(state), future(state)) == ("5a 11 12 14", "15 16 17 18")


def test_a_nominated_stack_is_left_alone() -> None:
    """OP-Y.15, ruling OP-A26: the card below 20b does not show; the third pile is taken."""
    game, state = a_table(
        PhaseIndex.AUCTION, current="10 11 12 20a+20b", future="21 23 25 26", deck="S3"
    )

    play(game, state, "open 20b 20")

    assert pool(state, "T") == "12"


def test_the_only_card_is_left_to_the_players() -> None:
    """OP-Y.15: it is nominated, and no other lies there; the Syndicate waits for the next phase."""
    game, state = a_table(PhaseIndex.AUCTION, stage=3, current="10", deck="")

    play(game, state, "open 10 10", "drop")
    assert to_act(state) == "B"
    play(game, state, "pass")

    assert (pool(state, "A"), pool(state, "T")) == ("10", "")
    assert state.phase == PhaseIndex.EXPANSION


@pytest.mark.parametrize(
    ("lines", "taken"),
    [
        (("pass",), "13"),  # of 10 11 12 13
        (("open 10 10", "bid 11"), ""),
        (("open 10 10", "drop"), "14"),  # of 11 12 13 14
        (("open 13 13", "drop"), "14"),
    ],
)
def test_the_syndicate_may_wait_for_the_end_of_the_auction(
    lines: tuple[str, ...], taken: str
) -> None:
    """OP-A24: by the option it takes its card after the market was refilled."""
    game = a_game(2, syndicate_takes="after_auction")
    state = a_state(game)

    play(game, state, *lines)

    assert pool(state, "T") == taken


def test_the_syndicate_takes_one_card_per_execution() -> None:
    """OP-Y.15, ruling OP-A25: in round 1 two of them; the card is not taken twice in one."""
    game, state = a_table(
        PhaseIndex.AUCTION, current="2 3 4 6", future="7 8 10 11", deck="12 13 14 S3"
    )
    change(state, {"round": "1"})
    taken = []

    for line in ("open 2 2", "drop", "open 3 3", "pass", "pass"):
        play(game, state, line)
        taken.append(pool(state, "T"))

    assert taken == ["6", "6", "6", "6 10", "6 10"]
    assert state.phase == PhaseIndex.EXPANSION


def test_in_stage_3_the_syndicate_takes_the_sixth_pile() -> None:
    """OP-Y.16: the highest of all."""
    game, state = a_table(PhaseIndex.AUCTION, stage=3, current="10 12 13 14 15 16", deck="17 18")

    nominated = state.copy()
    play(game, state, "pass")
    play(game, nominated, "open 16 16")

    assert (pool(state, "T"), pool(nominated, "T")) == ("16", "15")


def test_the_market_is_refilled_after_it() -> None:
    """OP-Y.17: 18 is drawn for 13; 14 moves up."""
    game, state = a_table(PhaseIndex.AUCTION)

    play(game, state, "pass")

    assert (current(state), future(state)) == ("10 11 12 14", "15 16 17 18")


def test_of_a_stack_the_syndicate_takes_the_top_card() -> None:
    """OP-Y.17, ruling OP-A26: its tokens go, the other 05 stays, nothing is drawn."""
    game, state = a_table(
        PhaseIndex.AUCTION, current="2 3 4 5a+5b:3", future="6 7 8 10", deck="11 S3"
    )

    play(game, state, "pass")

    assert pool(state, "T") == "5b"
    assert current(state) == "2 3 4 5a"
    assert deck(state) == "11 S3"


def test_without_cards_the_syndicate_takes_nothing() -> None:
    """OP-Y.15, ruling OP-A36: the only card was bought by the first player."""
    game, state = a_table(PhaseIndex.AUCTION, stage=3, current="10", deck="")

    play(game, state, "open 10 10", "drop")

    assert pool(state, "T") == ""
    assert offers(game, state) == ["pass"]


def test_a_colony_is_settled_by_the_syndicate_at_once() -> None:
    """OP-Y.18, case OP-T55: one piece of each kind leaves its board; nine stations are left."""
    game, state = a_table(
        PhaseIndex.AUCTION, current="12 13 14 32", future="33 34 36 37", deck="42 44 S3"
    )

    play(game, state, "pass")

    assert firm(state, "T").stations == 9
    assert firm(state, "T").buildings == [3, 3]
    assert [company.unlocked(state.setup, firm(state, "T"), kind) for kind in (0, 1)] == [1, 1]


def test_a_colony_is_settled_as_far_as_pieces_go() -> None:
    """OP-Y.18: without stations and plants only the housing is put there."""
    game, state = a_table(
        PhaseIndex.AUCTION, current="12 13 14 32", future="33 34 36 37", deck="42 44 S3"
    )
    some_stations(state, "T", 10)
    unlock(state, "T", plants=4)

    play(game, state, "pass")

    assert firm(state, "T").stations == 0
    assert firm(state, "T").buildings == [0, 3]


def test_a_slot_unlocked_by_a_colony_is_used() -> None:
    """OP-Y.18, OP-Y.24, case OP-T55: plant and housing go in without a site on the map."""
    game, state = a_table()
    own(state, "T", "32 12 26")
    change(state, {"T.colonies": "32:station+plant+housing"})

    syndicate_turn(game, state)

    assert slots(state, "T") == ("12", "26")
    assert state.sites == 0


@pytest.mark.parametrize("card", ["11", "24b", "40b", "35b", "22b"])
def test_other_technologies_stay_in_its_pool(card: str) -> None:
    """OP-Y.19, case OP-T56: Moon Base goes into no slot, Data Library and the others do nothing."""
    game, state = a_table(PhaseIndex.AUCTION, stage=3, current=f"2 3 4 5a 6 {card}", deck="7")
    install(state, "T", plants="12", housing="10")

    play(game, state, "pass", "pass")
    skip_phase(game, state)

    assert pool(state, "T") == card
    assert slots(state, "T") == ("12", "10")
    assert (firm(state, "T").workers, firm(state, "T").seasonal) == (2, 0)
    assert firm(state, "T").robots == 0


# Stations


def test_in_stage_1_the_six_cities_are_closed_to_players() -> None:
    """OP-Y.20: no station; building on the site is another matter."""
    game, state = a_table()

    assert [reason(game, state, f"station {city}") for city in FIRST_SIX] == ["city_full"] * 6


def test_from_stage_2_on_the_six_cities_are_open() -> None:
    """OP-Y.21, case OP-T54: for 15; no Syndicate station is added."""
    game, state = a_table(stage=2)

    play(game, state, "station amber")

    assert money(state, "B") == 185
    assert slot_prices(state, "amber") == [10, 15]
    assert firm(state, "T").stations == 10


def test_the_syndicate_follows_into_each_new_city() -> None:
    """OP-Y.22, case OP-T53: on its slot of 15, from the ten stations of the board."""
    game, state = a_table()

    events = play(game, state, "station krypton")

    assert slot_prices(state, "krypton") == [10, 15]
    assert firm(state, "T").stations == 9
    assert firm(state, "T").network >> city_of(state, "krypton") & 1
    assert [event.values for event in kinds(events, "syndicate_built")] == [{"city": "krypton"}]


def test_the_syndicate_follows_only_stations() -> None:
    """OP-Y.22, ruling OP-A27: neither a plant nor a Colony."""
    game, state = a_table()
    own(state, "B", "32")

    play(game, state, "plant krypton", "station on 32")

    assert firm(state, "T").stations == 10


def test_the_syndicate_does_not_follow_onto_a_taken_slot() -> None:
    """OP-Y.22, ruling OP-A27: B connects A's city for 15 in stage 2."""
    game, state = a_table(stage=2)
    stations(state, "A", "krypton")

    play(game, state, "station krypton")

    assert slot_prices(state, "krypton") == [10, 15]
    assert firm(state, "T").stations == 10


def test_ten_cities_are_followed() -> None:
    """OP-Y.22, OP-Y.23, case OP-T53: the eleventh stays open for the other player."""
    game, state = a_table(stage=2)
    change(state, {"B.money": "1000"})
    new = ("krypton", "lapis", "mica", "quartz", "pyrite", "umber", "topaz", "slate", "ruby")

    for city in (*new, "onyx", "nickel"):
        play(game, state, f"station {city}")

    assert firm(state, "T").stations == 0
    assert all(slot_prices(state, city) == [10, 15] for city in (*new, "onyx"))
    assert slot_prices(state, "nickel") == [10]


def test_followed_cities_are_closed_in_stage_2_and_open_in_stage_3() -> None:
    """OP-Y.23: then for 20."""
    for stage, answer in ((2, "city_full"), (3, "allowed")):
        game, state = a_table(stage=stage, cities=("amber",))
        play(game, state, "station krypton", "done")

        assert reason(game, state, "station krypton") == answer

    play(game, state, "station krypton")
    assert money(state, "A") == 180


# Its turn


def test_the_syndicate_acts_between_the_players() -> None:
    """OP-Y.24, ruling OP-A39: after B, last in order, and before A."""
    game, state = a_table()

    events = syndicate_turn(game, state)

    assert kinds(events, "syndicate_hired") != []
    assert to_act(state) == "A"
    assert kinds(play(game, state, "done"), "syndicate_hired") == []


def test_the_syndicate_unlocks_a_slot_for_each_card() -> None:
    """OP-Y.24: two plants and a housing need two sites and one."""
    game, state = a_table(cities=("basalt", "flint", "amber"))
    own(state, "T", "12 4 26")

    syndicate_turn(game, state)
    play(game, state, "syndicate basalt")

    assert slots(state, "T") == ("12 4", "26")
    assert firm(state, "T").buildings == [2, 3]
    assert cities_of(state, state.sites) == ["amber", "basalt", "flint"]
    assert pool(state, "T") == ""


def test_no_slot_is_unlocked_while_one_is_free() -> None:
    """OP-Y.24: the unlocked slot takes the card; nothing is built."""
    game, state = a_table()
    own(state, "T", "12")
    unlock(state, "T", plants=1)
    before = state.sites

    syndicate_turn(game, state)

    assert slots(state, "T") == ("12", "")
    assert firm(state, "T").buildings == [3, 4]
    assert state.sites == before


def test_the_last_player_chooses_among_equal_sites() -> None:
    """OP-Y.25, OP-Y.26: Basalt or Flint, in the network; B, last in order, decides."""
    game, state = a_table()
    own(state, "T", "12")

    syndicate_turn(game, state)
    assert to_act(state) == "B"
    assert offers(game, state) == ["syndicate basalt", "syndicate flint"]
    assert reason(game, state, "syndicate krypton") == "not_cheapest_site"
    for line in (
        "done",
        "station krypton",
        "station on 32",
        "slot 12",
        "swap 4 12",
        "hire 0",
        "robot",
    ):
        assert reason(game, state, line) == "choose_site_first"
    assert reason(game, state, "pass") == "wrong_phase"
    events = play(game, state, "syndicate flint")

    assert cities_of(state, state.sites) == ["flint"]
    assert slots(state, "T") == ("12", "")
    assert kinds(events, "syndicate_site")[0].values == {"city": "flint", "why": "plant"}
    assert to_act(state) == "A"


def test_a_site_of_the_network_comes_first() -> None:
    """OP-Y.26: Flint, not Krypton beside Garnet or Basalt beside both."""
    game, state = a_table(cities=("flint", "garnet"))
    own(state, "T", "12")

    syndicate_turn(game, state)

    assert cities_of(state, state.sites) == ["flint"]


def test_its_buildings_reach_further_too() -> None:
    """OP-Y.27: Krypton is 2 from its housing in Garnet; Flint and Basalt are 5 from Amber."""
    game, state = a_table(cities=())
    connect(state, "garnet", "krypton", 2)
    stations(state, "T", "amber")
    buildings(state, "T", "garnet")
    own(state, "T", "12")

    syndicate_turn(game, state)

    assert cities_of(state, state.sites) == ["garnet", "krypton"]


@pytest.mark.parametrize(("flint", "basalt", "chosen"), [(4, 6, "flint"), (6, 4, "basalt")])
def test_otherwise_the_nearest_adjacent_site_is_taken(flint: int, basalt: int, chosen: str) -> None:
    """OP-Y.27: from Amber, a housing city, the cheaper of two connections."""
    game, state = a_table(cities=())
    connect(state, "amber", "flint", flint)
    connect(state, "amber", "basalt", basalt)
    stations(state, "T", "amber")
    own(state, "T", "12")

    syndicate_turn(game, state)

    assert cities_of(state, state.sites) == [chosen]
    assert firm(state, "T").structure >> city_of(state, chosen) & 1
    assert not firm(state, "T").network >> city_of(state, chosen) & 1


def test_the_cheapest_path_counts_and_not_the_token_between() -> None:
    """OP-Y.38: Flint is 3 from Amber through Ember, and 9 directly; Basalt is 5."""
    game, state = a_table(cities=())
    connect(state, "amber", "flint", 9)
    connect(state, "amber", "ember", 1)
    connect(state, "ember", "flint", 2)
    stations(state, "T", "amber")
    own(state, "T", "12")

    syndicate_turn(game, state)

    assert cities_of(state, state.sites) == ["flint"]


def test_an_adjacent_site_comes_before_a_nearer_one_further_on() -> None:
    """OP-Y.27: Basalt beside Amber for 12, not Onyx for 4 through three cities."""
    game, state = a_table(cities=())
    connect(state, "amber", "basalt", 12)
    connect(state, "amber", "ember", 1)
    connect(state, "ember", "jasper", 1)
    connect(state, "jasper", "nickel", 1)
    connect(state, "nickel", "onyx", 1)
    connect(state, "ember", "flint", 12)
    connect(state, "amber", "flint", 12)
    stations(state, "T", "amber")
    buildings(state, "A", "flint")
    own(state, "T", "12")

    syndicate_turn(game, state)

    assert cities_of(state, state.sites) == ["basalt", "flint"]


def test_without_an_adjacent_site_the_cheapest_path_decides() -> None:
    """OP-Y.27, ruling OP-A29: Garnet is two connections away, Lapis three."""
    game, state = a_table(cities=("halite",))
    buildings(state, "A", "dune")
    own(state, "T", "26")

    syndicate_turn(game, state)
    assert offers(game, state) == ["syndicate garnet", "syndicate mica"]
    play(game, state, "syndicate mica")

    assert cities_of(state, state.sites) == ["dune", "mica"]


def test_a_card_waits_when_there_is_no_site() -> None:
    """OP-Y.24, OP-Y.29, ruling OP-A29: also a better one; no card is replaced for it."""
    game, state = a_table()
    install(state, "T", plants="4")
    own(state, "T", "12")
    state.sites |= state.setup.sites_for[0]  # more than the pieces of all owners together

    syndicate_turn(game, state)

    assert pool(state, "T") == "12"
    assert slots(state, "T") == ("4", "")
    assert to_act(state) == "A"


def test_its_card_is_put_to_work() -> None:
    """OP-Y.28: out of the pool, into the slot just unlocked."""
    game, state = a_table(cities=("basalt",))
    own(state, "T", "12")

    syndicate_turn(game, state)

    assert pool(state, "T") == ""
    assert slots(state, "T") == ("12", "")


@pytest.mark.parametrize(
    ("card", "plants", "left"),
    [
        ("20a", "18 12 20a 14", "3"),  # 3 cities are more than the 2 of 03
        ("17", "18 12 17 14", "3"),  # as many cities with 1 worker instead of 3
        ("2", "18 12 3 14", "2"),
    ],
)
def test_a_better_plant_replaces_the_worst(card: str, plants: str, left: str) -> None:
    """OP-Y.29, OP-Y.30, case OP-T57, ruling OP-A28: most cities, then fewest workers."""
    game, state = a_table()
    install(state, "T", plants="18 12 3 14")
    own(state, "T", card)

    syndicate_turn(game, state)

    assert slots(state, "T")[0] == plants
    assert pool(state, "T") == left


@pytest.mark.parametrize(
    ("card", "housing", "left"), [("34", "26 34 29 24a", "10"), ("5a", "26 10 29 24a", "5a")]
)
def test_a_better_housing_replaces_the_worst(card: str, housing: str, left: str) -> None:
    """OP-Y.29, OP-Y.31: most beds; 10 has 2, the others 3."""
    game, state = a_table()
    install(state, "T", housing="26 10 29 24a")
    own(state, "T", card)

    syndicate_turn(game, state)

    assert slots(state, "T")[1] == housing
    assert pool(state, "T") == left


def test_of_equal_housings_the_higher_number_is_better() -> None:
    """OP-Y.31, ruling OP-A28: 22 and 10 have two beds each."""
    game, state = a_table()
    install(state, "T", housing="26 10 29 24a")
    own(state, "T", "22a")

    syndicate_turn(game, state)

    assert pool(state, "T") == "10"


# Workers


def test_the_syndicate_hires_for_all_plants_and_beds() -> None:
    """OP-Y.32, OP-Y.33, case OP-T58: need 5, beds 2: 3 seasonal and 2 permanent, for nothing."""
    game, state = a_table()
    install(state, "T", plants="16", housing="10")

    events = syndicate_turn(game, state)

    assert (firm(state, "T").workers, firm(state, "T").seasonal) == (2, 3)
    assert on_market(state) == 25
    assert kinds(events, "syndicate_hired")[0].values == {"amount": 5}
    play(game, state, "done")
    skip_phase(game, state)
    assert (firm(state, "T").workers, firm(state, "T").seasonal) == (2, 0)
    assert on_market(state) == 28


def test_the_syndicate_fills_more_beds_than_it_needs() -> None:
    """OP-Y.32: five beds for plant 4; the older worker stays."""
    game, state = a_table()
    install(state, "T", plants="4", housing="10 26")
    employ(state, "T", 1)

    syndicate_turn(game, state)

    assert (firm(state, "T").workers, firm(state, "T").seasonal) == (5, 0)
    assert on_market(state) == 25


@pytest.mark.parametrize(("left", "seasonal", "workers"), [(2, 2, 0), (4, 3, 1), (0, 0, 0)])
def test_the_syndicate_takes_what_is_there(left: int, seasonal: int, workers: int) -> None:
    """OP-Y.32, ruling OP-A30: seasonal workers first, as players do."""
    game, state = a_table()
    install(state, "T", plants="16", housing="10")
    send_away(state, 30 - left)

    syndicate_turn(game, state)

    assert (firm(state, "T").workers, firm(state, "T").seasonal) == (workers, seasonal)


def test_its_workers_return_like_all_others() -> None:
    """OP-Y.33, ruling OP-A31: two stay in beds; six stand at 10, three at 8, two at 7."""
    game, state = a_table(PhaseIndex.BUREAUCRACY)
    install(state, "T", plants="16 18", housing="10")
    send_away(state, 17)
    employ(state, "T", 0, seasonal=13)

    left = kinds(skip_phase(game, state), "syndicate_workers_left")

    sectors = snapshot(state)["labour_market"]
    assert isinstance(sectors, dict)
    assert firm(state, "T").workers == 2
    assert [(event.seat, event.values) for event in left] == [(2, {"amount": 11})]
    occupied = {price: count for price, count in sectors.items() if count}
    assert occupied == {"7": 2, "8": 3, "10": 6}


# Payment and end


def test_the_syndicate_is_not_paid() -> None:
    """OP-Y.34: two players declare, and the round is over."""
    game, state = a_table(PhaseIndex.BUREAUCRACY)
    declared = []

    while state.phase == PhaseIndex.BUREAUCRACY:
        declared.append(to_act(state))
        play(game, state, "power none")

    assert declared == ["A", "B"]


def test_the_game_ends_when_a_player_has_18_cities() -> None:
    """OP-Y.35, case OP-T59: not with 16 stations and two colonies of the Syndicate."""
    game, state = a_table(stage=3, cities=())
    some_stations(state, "T", 16)
    own(state, "T", "28b 32")
    # Two more stations than it has: no text and no game comes to that.
    firm(state, "T").colonies = tuple((card, 7) for card in firm(state, "T").pool)
    assert firm(state, "T").network_size() == 18

    skip_phase(game, state)
    game, ended = a_table(stage=3, cities=())
    some_stations(ended, "A", 18)
    skip_phase(game, ended)

    assert (state.phase, ended.phase) == (PhaseIndex.BUREAUCRACY, PhaseIndex.OVER)


def test_the_syndicate_cannot_win() -> None:
    """OP-Y.36: it has plants and workers for more, and no place in the ranking."""
    game, state = a_table(stage=3)
    some_stations(state, "A", 18)
    install(state, "T", plants="46", housing="26")
    employ(state, "T", 3)

    skip_phase(game, state)

    assert state.phase == PhaseIndex.OVER
    assert game.scores(state) == [0, 0]
    assert game.ranking(state) == [1, 1]
