"""Positions of Outpost as one line: written, read back, written by hand, and refused."""

import pytest

from gridwright.core.errors import SetupError
from gridwright.core.game import SPECTATOR
from gridwright.core.rng import Rng
from gridwright.games.outpost.state import PhaseIndex, TurnStep
from tests.games.outpost.positions import (
    a_game,
    card_of,
    city_of,
    current,
    deck,
    firm,
    future,
    money,
    offers,
    on_market,
    order,
    play,
    pool,
    slot_prices,
    slots,
    to_act,
    words,
)
from tests.games.outpost.walks import walk


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 1)])
@pytest.mark.games
def test_every_position_of_a_game_is_read_as_it_was_written(seats: int, seed: int) -> None:
    """Full positions, with deck and chance; and what a seat sees of them."""
    game = a_game(seats)

    for number, state in enumerate(walk(game, seed)):
        assert game.read_position(game.write_position(state)) == state
        if number % 4 == 0:
            seen = game.view(state, SPECTATOR)
            assert game.read_position(game.write_position(seen)) == seen


@pytest.mark.parametrize("area", ["random", "west", "east"])
def test_options_do_not_hinder_it(area: str) -> None:
    """OP-S4: an area that was fixed before is not chosen."""
    game = a_game(4, area=area)
    state = game.new(1, {})

    assert game.read_position(game.write_position(state)) == state


def test_a_table_whose_deck_nobody_knows_is_written_too() -> None:
    game = a_game(3)
    market = ("2", "3", "4", "5a", "6", "7", "8", "10")
    state = game.new(1, {"market": market, "deck": ("?",)})

    text = game.write_position(state)

    assert " deck=?s,?," in text
    assert " rng=? " in text
    assert game.read_position(text) == state


def test_what_is_hidden_is_a_question_mark() -> None:
    """OP-S24: the back of the top card shows, its face does not."""
    game = a_game(3)
    state = game.read_position("market=2,3,4,5a future=6,7,8,10 deck=15,11,S3,17")

    seen = game.write_position(game.view(state, 0))

    assert " deck=?l,?,S3,17 " in seen
    assert " unseen=?,?," in seen
    assert " rng=? " in seen


# By hand


def test_nothing_said_is_the_first_auction() -> None:
    """OP-S12, OP-S20, OP-S27: 60 Elektro each, the lowest cards for sale, 8 removed unseen."""
    game = a_game(3)
    state = game.read_position("")

    assert (state.phase, state.round, state.stage, state.execution) == (PhaseIndex.AUCTION, 1, 1, 1)
    assert (to_act(state), order(state)) == ("A", "ABC")
    assert (current(state), future(state)) == ("2 3 4 5a+5b", "6 7 8 10")
    assert deck(state).split()[:3] == ["11", "12", "15"]
    assert deck(state).endswith(" 36 S3")
    assert [player.money for player in state.players] == [60, 60, 60]
    assert on_market(state) == 30
    assert state.rng == Rng(0)
    assert state.costs == state.setup.content.tokens


def test_the_syndicate_stands_in_the_middle() -> None:
    """OP-Y.5: whether it is named or not."""
    game = a_game(2)

    assert order(game.read_position("order=BA phase=expansion")) == "BTA"
    assert order(game.read_position("order=BTA phase=expansion")) == "BTA"


def test_a_short_position_can_be_played() -> None:
    """OP-3a.1, OP-3a.11: C, the last, is first; a station for 10 and a connection for 5."""
    game = a_game(3)
    text = (
        "phase=expansion round=2 B.money=40 C.money=30 C.stations=amber A.stations=basalt,amber:2"
    )
    state = game.read_position(f"{text} connections={','.join(['5'] * 46)}")

    assert (to_act(state), slot_prices(state, "amber")) == ("C", [10, 15])
    assert [money(state, letter) for letter in "ABC"] == [60, 40, 30]
    play(game, state, "station flint")
    assert money(state, "C") == 15


def test_a_company_is_put_together_from_its_words() -> None:
    """OP-3b.1, OP-X.14, OP-3c.9: pool, slots, a colony, workers and robots."""
    game = a_game(3)
    text = (
        "phase=expansion act=B B.sites=basalt,amber B.pool=22b,32,11,26 B.plants=12 B.housing=10"
        " B.colonies=32:station+plant B.workers=2 B.seasonal=3 B.robots=4 B.busy=1 turn=workers"
    )
    state = game.read_position(text)
    mine = firm(state, "B")

    assert (state.turn, to_act(state)) == (TurnStep.WORKERS, "B")
    assert (pool(state, "B"), slots(state, "B")) == ("22b 32 11 26", ("12", "10"))
    assert mine.technologies == ("data_library", "robots")
    assert mine.colonies == ((card_of(state, "32"), 0b101),)
    assert (mine.stations, mine.buildings) == (17, [2, 3])
    assert (mine.workers, mine.seasonal, mine.robots, mine.busy) == (2, 3, 4, 1)
    assert on_market(state) == 25
    assert mine.structure == 1 << city_of(state, "basalt") | 1 << city_of(state, "amber")
    assert mine.network_size() == 1


def test_an_auction_may_be_running() -> None:
    """OP-2.8: B leads with 12, C may speak, A has passed."""
    game = a_game(3)
    state = game.read_position("market=4,5a+5b:2,6,7 round=3 auction=6:12:B:C finished=A sold=0")

    assert (to_act(state), offers(game, state)[0]) == ("C", "bid 13")
    play(game, state, "drop")
    assert pool(state, "B") == "6"
    assert deck(state).endswith(" 36 S3")


def test_in_stage_3_there_is_one_row() -> None:
    """OP-ST.12, OP-ST.17: six piles, and no Stage 3 card any more."""
    state = a_game(3).read_position("stage=3 removed=2,3")

    assert state.market.is_final
    assert (current(state), future(state)) == ("4 5a+5b 6 7 8 10", "")
    assert "S3" not in deck(state)


def test_in_phase_4_the_market_comes_before_the_stage() -> None:
    """OP-ST.13: the Stage 3 card takes effect at once there, the stage begins later."""
    state = a_game(3).read_position("phase=bureaucracy stage=2 market=10,11 deck=-")

    assert (state.market.is_final, state.stage, to_act(state)) == (True, 2, "A")


def test_the_stage_3_card_may_lie_in_the_market() -> None:
    """OP-ST.8: drawn in phase 2, it waits for the end of the phase."""
    state = a_game(3).read_position("stage=2 market=10,11,12,13 future=14,15,16,S3 deck=17")

    assert (future(state), deck(state)) == ("14 15 16 S3", "17")
    assert words(state, state.market.buried) == "17"


def test_cards_that_moved_are_named() -> None:
    """OP-3b.9, OP-3b.10: 12 stays in its slot and 4 in the pool; Moon Base may go to a housing."""
    game = a_game(3)
    state = game.read_position(f"{MOVING} turn=company moved=40b:housing,12,4")

    assert offers(game, state, "slot") == ["slot 40b housing"]
    assert offers(game, state, "swap") == []
    assert " moved=4,12,40b:housing " in game.write_position(state)
    assert game.snapshot(state)["moved"] == {"4": [], "12": [], "40b": ["housing"]}
    assert game.read_position(game.write_position(state)) == state


@pytest.mark.parametrize(
    ("seats", "text", "letter"),
    [
        (4, "phase=area", "A"),
        (4, "phase=area order=DCBA", "A"),
        (2, "phase=syndicate", "A"),
        (2, "phase=syndicate T.stations=amber", "B"),
        (2, "phase=expansion", "B"),
        (2, "phase=expansion T.site=plant T.stations=amber", "B"),
        (3, "phase=bureaucracy order=CAB", "C"),
        (3, "phase=auction order=CAB finished=C", "A"),
        (3, "phase=over round=9", "-"),
    ],
)
def test_who_is_to_act_need_not_be_said(seats: int, text: str, letter: str) -> None:
    """OP-S4, OP-Y.6, OP-3.1, OP-4.1, OP-2.3: the rules say it."""
    assert to_act(a_game(seats).read_position(text)) == letter


@pytest.mark.parametrize(
    ("text", "execution"),
    [("", 1), ("phase=expansion", 2), ("phase=expansion round=2", 1), ("execution=2", 2)],
)
def test_round_1_has_two_auctions(text: str, execution: int) -> None:
    """OP-2.25: after both of them when its expansion phase has come."""
    assert a_game(3).read_position(text).execution == execution


# Wrong

MOVING = "phase=expansion round=2 C.sites=basalt,amber C.plants=12 C.pool=4,40b"  # C is to act
ALL_PLANTS = (
    "A.sites=basalt,cobalt,flint,halite B.sites=iris,krypton,onyx,pyrite T.sites=quartz,ruby,umber"
)

WRONG: list[tuple[int, str, str, str]] = [
    (3, "T.pool=12", "T.pool", "position_key"),
    (3, "T.taken=1", "T.taken", "position_key"),
    (3, "phase=turn_order", "phase", "position_name"),
    (3, "phase=syndicate", "phase", "position_name"),
    (3, "phase=area", "phase", "position_name"),
    (4, "phase=area round=1", "round", "position_bounds"),
    (3, "stage=4", "stage", "position_bounds"),
    (3, "round=2 execution=2", "execution", "position_bounds"),
    (3, "phase=expansion turn=lunch", "turn", "position_name"),
    (3, "turn=workers", "turn", "outpost_position_turn"),
    # Who acts
    (2, "phase=expansion T.site=plant act=A", "act", "position_act"),
    (3, "finished=ABC", "act", "position_act"),
    (
        2,
        "phase=syndicate T.stations=amber,basalt,cobalt,dune,ember,flint",
        "act",
        "position_act",
    ),
    (3, "auction=2:0:A:B", "auction", "position_bounds"),
    (3, "auction=46:46:A:B", "auction", "position_name"),
    # The map
    (4, "areas=central", "areas", "outpost_position_areas"),
    (4, "areas=west,east", "areas", "outpost_position_areas"),
    (4, "areas=central,central", "areas", "outpost_position_areas"),
    (3, "areas=central,west", "areas", "outpost_position_areas"),
    (3, "areas=north", "areas", "position_name"),
    (3, "connections=5", "connections", "outpost_position_connections"),
    (3, "connections=?", "connections", "outpost_position_connections"),
    (3, f"connections={','.join(['100'] * 46)}", "connections", "position_bounds"),
    (3, "A.stations=berlin", "A.stations", "position_name"),
    (3, "A.stations=aurora", "A.stations", "position_name"),
    (3, "A.stations=amber:4", "A.stations", "position_bounds"),
    (3, "A.stations=amber,amber", "A.stations", "position_double"),
    (3, "A.stations=amber:1 B.stations=amber:1", "B.stations", "position_slot"),
    (
        4,
        "A.stations=amber B.stations=amber C.stations=amber D.stations=amber",
        "D.stations",
        "position_slot",
    ),
    (3, f"A.stations={','.join(['amber'] * 19)}", "A.stations", "position_most"),
    (3, "A.sites=amber B.sites=amber", "B.sites", "position_double"),
    (
        3,
        "A.sites=basalt,cobalt,flint,halite,iris",
        "A.sites",
        "position_most",
    ),
    # Cards and workers
    (3, "A.pool=99", "A.pool", "position_name"),
    (3, "A.pool=12 B.pool=12", "B.pool", "position_double"),
    (3, "A.pool=12 market=12", "market", "position_double"),
    (3, "A.plants=12", "A.plants", "position_most"),
    (3, "A.sites=basalt A.plants=10", "A.plants", "outpost_position_slot_card"),
    (3, "A.colonies=32:plant", "A.colonies", "outpost_position_colony"),
    (3, "A.pool=32 A.colonies=32:plant+plant", "A.colonies", "outpost_position_colony"),
    (3, "A.pool=32 A.colonies=32", "A.colonies", "position_name"),
    (3, "A.workers=31", "A.workers", "position_bounds"),
    (3, "A.workers=30 B.seasonal=1", "B.seasonal", "position_bounds"),
    (3, "A.robots=1", "A.robots", "position_bounds"),
    (3, "A.pool=22b A.robots=10", "A.robots", "position_bounds"),
    (3, "A.busy=1", "A.busy", "position_bounds"),
    (3, f"{MOVING} moved=12", "moved", "outpost_position_moved"),
    (3, f"{MOVING} turn=company moved=5a", "moved", "outpost_position_moved"),
    (3, f"{MOVING} turn=company moved=99", "moved", "position_name"),
    (3, f"{MOVING} turn=company moved=4,4", "moved", "position_double"),
    (3, f"{MOVING} turn=company moved=4:housing", "moved", "outpost_position_moved"),
    (3, f"{MOVING} turn=company moved=12:plant", "moved", "outpost_position_moved"),
    (3, f"{MOVING} turn=company moved=40b:station", "moved", "position_name"),
    (2, "phase=expansion T.site=station", "T.site", "position_name"),
    (2, "phase=bureaucracy T.site=plant", "T.site", "outpost_position_no_site"),
    (2, f"phase=expansion T.site=plant {ALL_PLANTS}", "T.site", "outpost_position_no_site"),
    # The market
    (3, "market=5a+6 deck=S3", "market", "outpost_position_pile"),
    (3, "market=5a:x deck=S3", "market", "position_number"),
    (3, "market=6,4 deck=S3", "market", "outpost_position_rows"),
    (3, "market=5a,5b deck=S3", "market", "outpost_position_rows"),
    (3, "market=6,7,8,10 future=4 deck=S3", "market", "outpost_position_rows"),
    (3, "market=2,3,4,6,7 deck=S3", "market", "outpost_position_rows"),
    (3, "market=2,3 deck=-", "stage", "outpost_position_stage3"),
    (3, "market=2,3 deck=12", "stage", "outpost_position_stage3"),
    (3, "stage=3 market=2,3 deck=S3", "stage", "outpost_position_stage3"),
    (3, "stage=3 market=2,3 future=4 deck=-", "stage", "outpost_position_stage3"),
    (3, "market=2,3 future=S3 deck=S3", "deck", "position_double"),
    (3, "dealt=12,12", "dealt", "position_double"),
]


@pytest.mark.parametrize(
    ("seats", "text", "key", "message"), WRONG, ids=[text for _, text, _, _ in WRONG]
)
def test_what_cannot_be_is_refused_by_its_key(
    seats: int, text: str, key: str, message: str
) -> None:
    with pytest.raises(SetupError) as caught:
        a_game(seats).read_position(text)

    assert (caught.value.key, caught.value.message.id) == (key, message)
