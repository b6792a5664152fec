"""Positions as one line of text: written by the engine, or by hand."""

import pytest

from gridwright.core.errors import SetupError
from gridwright.core.game import SPECTATOR
from gridwright.core.rng import HiddenRng, Rng
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import Phase
from gridwright.parts.card_market import UNKNOWN, UNKNOWN_LARGE, UNKNOWN_SMALL
from gridwright.phases.positions import UNKNOWN_MONEY
from tests.builders import S3, a_game, next_shuffle, offers, play, slots_taken
from tests.conformance.offering import check_position
from tests.conformance.suite import Seating, choose

GERMANY = a_game("recharged", "germany", 3)
PAIR = a_game("recharged", "germany", 2)
USA = a_game("recharged", "usa", 3)
CLASSIC = a_game("classic", "germany", 3)
PAID = a_game("recharged", "germany", 3, demolition="on")


# Whole games


@pytest.mark.parametrize(
    "seating",
    [
        Seating("recharged", "germany", 2, (("starting_cities", "on"),)),
        Seating("recharged", "germany", 3, (("regions", "draft"), ("demolition", "on"))),
        Seating("recharged", "usa", 4, (("hidden_money", "on"),)),
        Seating("classic", "central_europe", 3, (("central_europe_rules", "on"),)),
    ],
    ids=str,
)
def test_every_position_of_a_game_is_read_back(seating: Seating) -> None:
    """In full, and as those at the table and those who watch see it."""
    game = a_game(seating.title, seating.board, seating.seats, **dict(seating.options))
    state, rng = game.new(5, {}), Rng(5)

    while game.to_act(state) >= 0:
        check_position(game, state)
        game.apply(state, choose(game, state, rng))
    check_position(game, state)


# By hand


def test_an_empty_text_is_the_start_of_round_1() -> None:
    """All regions, 50 Elektro each, the lowest eight plants, the rest of them below in order."""
    state = GERMANY.read_position("")

    assert (state.round, state.phase, state.step, state.to_act) == (1, Phase.AUCTION, 1, 0)
    assert state.order == (0, 1, 2)
    assert [player.money for player in state.players] == [50, 50, 50]
    assert state.cards.row == (3, 4, 5, 6, 7, 8, 9, 10)
    assert state.cards.deck[:3] == (11, 12, 13)
    assert state.cards.deck[-2:] == (50, S3)
    assert len(state.cards.deck) == 42 - 8 + 1
    assert state.token.card == 3
    assert state.fuel.on_sale == [24, 18, 9, 2]
    assert state.fuel.supply == [0, 6, 15, 10]
    assert len(state.area.cities) == 42
    assert offers(GERMANY, state)[0] == "open 3 1"


def test_a_short_text_is_enough_for_a_building_turn() -> None:
    """RC-4.13: from Essen, Duisburg costs the slot alone; the others follow from the text."""
    state = GERMANY.read_position(
        "round=2 phase=building step=2 order=BCA A.money=15 A.cities=essen B.cities=essen,duisburg"
    )

    assert state.to_act == 0
    assert slots_taken(state, "essen") == 0b011
    costs = {offer.text: offer.cost for offer in GERMANY.offers(state, 0) if offer.is_legal}
    assert costs == {
        "build duisburg": 15,
        "build dortmund": 10 + 5,
        "build duesseldorf": 10 + 2,
        "done": 0,
    }


def test_fuel_that_somebody_has_is_not_on_sale() -> None:
    """Of 24 coal, 4 lie on plants and 20 are on sale; 3 markers of uranium lie on the map."""
    state = USA.read_position("A.plants=4,10 A.fuel=coal:4 marked=boise,omaha,fargo")

    assert state.fuel.on_sale == [20, 18, 9, 2]
    assert state.fuel.supply == [0, 6, 15, 7]
    assert state.players[0].capacity.pure == (8, 0, 0, 0)


def test_what_is_on_sale_may_be_stated() -> None:
    assert USA.read_position("fuel=coal:3,uranium:1").fuel.on_sale == [3, 0, 0, 1]
    assert USA.read_position("fuel=-").fuel.supply == [24, 24, 24, 12]


def test_an_auction_may_be_running() -> None:
    """B leads with 12 for plant 5; C speaks, then A."""
    state = GERMANY.read_position("round=2 auction=5:12:B:CA")

    assert state.to_act == 2
    assert state.auction.leader == 1
    assert offers(GERMANY, state)[0] == "bid 13"
    play(GERMANY, state, "drop", "drop")
    assert [plant.number for plant in state.players[1].plants] == [5]


def test_a_buyer_may_have_to_make_room() -> None:
    """RC-2.33, RC-2.35: B bought plant 13 just now beside 4, 5 and 6."""
    state = GERMANY.read_position("round=3 act=B B.plants=4,5,6,13 new=13 finished=AB sold=1")

    assert offers(GERMANY, state) == ["remove 4", "remove 5", "remove 6"]
    play(GERMANY, state, "remove 4")
    assert state.to_act == 2


def test_a_buyer_may_have_to_discard() -> None:
    """RC-2.37: plants 5, 9 and 13 hold 2 oil and 4 of either; 6 coal and 4 oil are too many."""
    state = GERMANY.read_position("round=3 A.plants=5,9,13 A.fuel=coal:6,oil:4 new=13 out=A")

    assert offers(GERMANY, state) == [
        "discard coal 2 oil 2",
        "discard coal 3 oil 1",
        "discard coal 4",
    ]


def test_the_trust_is_read_with_its_reserve() -> None:
    """RC-T2: 16 houses, two of them here."""
    state = PAIR.read_position("T.cities=kiel,hamburg T.plants=20 T.fuel=coal:3 T.taken=1")

    assert state.trust is not None
    assert state.trust.reserve == 14
    assert state.trust.has_taken
    assert state.order == (0, 2, 1)
    assert [plant.number for plant in state.trust.plants] == [20]


def test_step_3_has_no_step_3_card() -> None:
    state = GERMANY.read_position("step=3 market=20,21,22,23,24,25")

    assert S3 not in state.cards.deck
    assert state.for_sale() == (20, 21, 22, 23, 24, 25)


def test_the_step_3_card_may_lie_in_the_market() -> None:
    state = GERMANY.read_position("market=20,21,22,S3")

    assert state.cards.row == (20, 21, 22, S3)
    assert S3 not in state.cards.deck


def test_the_end_has_nobody_to_act() -> None:
    state = GERMANY.read_position("phase=over A.cities=kiel,hamburg A.powered=2")

    assert GERMANY.to_act(state) == -1
    assert GERMANY.scores(state) == [2, 0, 0]


def test_the_token_lies_on_the_lowest_plant_unless_it_is_said() -> None:
    """RC-2.2: in Phase 2; it may lie aside, and classic has none."""
    assert GERMANY.read_position("market=7,8,9").token.card == 7
    assert GERMANY.read_position("market=7,8,9 discount=-").token.card == 0
    assert GERMANY.read_position("market=-").token.card == 0
    assert GERMANY.read_position("phase=building").token.card == 0
    assert CLASSIC.read_position("").token.card == 0


def test_what_a_map_remembers_is_read() -> None:
    """RC-G1: uranium is not refilled any more; on the other map there is no such word."""
    state = GERMANY.read_position("ended=uranium")

    assert GERMANY.snapshot(state)["ended_refills"] == ["uranium"]
    assert "ended=uranium" in GERMANY.write_position(state)
    assert wrong(USA, "ended=uranium") == ("ended", "position_key")


def test_the_card_of_the_contractor_is_read() -> None:
    state = PAID.read_position("demolition=3:1")

    assert (state.demolition.top, state.demolition.removals) == (2, 1)
    assert wrong(GERMANY, "demolition=3:1") == ("demolition", "position_key")


def test_chance_is_read() -> None:
    state = GERMANY.read_position("rng=ff stated=deck:31:25,draw:40")

    assert state.rng.state == 255
    assert state.rng.stated == (("deck", (31, 25)), ("draw", (40,)))
    next_shuffle(state, 4, 3)
    assert "stated=deck:4:3" in GERMANY.write_position(state)


# What nobody knows


def test_unknown_cards_are_read() -> None:
    """RC-S28: the back of the top card is seen; then chance is unknown too."""
    small = GERMANY.read_position("market=3,4,5,6,7,8,9,10 deck=?s,?,S3,13 unseen=?,?")
    large = GERMANY.read_position("deck=?l")

    assert small.cards.deck == (UNKNOWN_SMALL, UNKNOWN, S3, 13)
    assert small.unseen == (UNKNOWN, UNKNOWN)
    assert isinstance(small.rng, HiddenRng)
    assert large.cards.deck == (UNKNOWN_LARGE,)
    assert isinstance(large.rng, HiddenRng)


def test_a_view_is_written_without_its_secrets() -> None:
    game = a_game("recharged", "germany", 3, hidden_money="on")
    state = game.new(8, {})

    text = game.write_position(game.view(state, 1))

    assert "A.money=?" in text
    assert "B.money=50" in text
    assert "deck=?s,?,?," in text
    assert text.endswith("rng=?")
    assert game.read_position(text).players[0].money == UNKNOWN_MONEY
    assert "B.money=?" in game.write_position(game.view(state, SPECTATOR))


# What cannot be


def wrong(game: BoardGame, text: str) -> tuple[str, str]:
    """Return the key and the message id with which *text* is refused."""
    with pytest.raises(SetupError) as error:
        game.read_position(text)
    return error.value.key, error.value.message.id


@pytest.mark.parametrize(
    ("text", "key", "message"),
    [
        ("round", "", "position_word"),
        ("=3", "", "position_word"),
        ("round=1 round=2", "round", "position_twice"),
        ("colour=blue", "colour", "position_key"),
        ("T.plants=3", "T.plants", "position_key"),
        ("round=x", "round", "position_number"),
        ("round=-1", "round", "position_bounds"),
        ("round=99999999999999999999999", "round", "position_number"),
        ("step=4", "step", "position_bounds"),
        ("phase=lunch", "phase", "position_name"),
        ("act=D", "act", "position_name"),
        ("act=AB", "act", "position_actor"),
        ("phase=over act=A", "act", "position_actor"),
        ("order=AB", "order", "position_order"),
        ("order=ABA", "order", "position_double"),
        ("order=ABT", "order", "position_name"),
        ("regions=north,atlantis", "regions", "position_name"),
        ("regions=north,south", "regions", "regions_apart"),
        ("market=3,41", "row", "position_name"),
        ("market=3,3", "row", "position_double"),
        ("market=3 A.plants=3", "row", "position_double"),
        ("market=3,?", "row", "position_card"),
        ("deck=4,4", "deck", "position_double"),
        ("deck=S3 market=S3", "row", "position_double"),
        ("removed=4 deck=4", "deck", "position_double"),
        ("buried=x", "buried", "position_name"),
        ("A.plants=S3", "A.plants", "position_card"),
        ("A.plants=3,4,5,6", "A.plants", "position_limit"),
        ("new=4 A.plants=3,5", "new", "position_name"),
        ("new=3 A.plants=3,5", "new", "position_new"),
        ("new=3 A.plants=3,4,5,6,7", "A.plants", "position_limit"),
        ("B.plants=3,4,5,6 new=7 A.plants=7,8,9,10", "B.plants", "position_limit"),
        ("A.money=lots", "A.money", "position_number"),
        ("A.money=-1", "A.money", "position_bounds"),
        ("A.powered=1", "A.powered", "position_bounds"),
        ("A.fuel=coal:1", "A.fuel", "position_storage"),
        ("A.plants=4 A.fuel=coal:5", "A.fuel", "position_storage"),
        ("A.fuel=coal", "A.fuel", "position_pair"),
        ("A.fuel=gas:1", "A.fuel", "position_name"),
        ("A.fuel=coal:25", "A.fuel", "position_bounds"),
        ("A.plants=4 A.fuel=coal:1,coal:1", "A.fuel", "position_double"),
        ("fuel=coal:24 A.plants=4 A.fuel=coal:1", "sale", "position_fuel"),
        ("A.cities=paris", "A.cities", "position_name"),
        ("regions=north A.cities=essen", "A.cities", "position_name"),
        ("A.cities=essen:4", "A.cities", "position_bounds"),
        ("A.cities=essen:x", "A.cities", "position_number"),
        ("A.cities=essen:1,essen:2", "A.cities", "position_slot"),
        ("A.cities=essen:1 B.cities=essen:1", "B.cities", "position_slot"),
        ("marked=paris", "marked", "position_name"),
        ("marked=kiel,kiel", "marked", "position_marked"),
        ("marked=kiel A.cities=kiel", "marked", "position_marked"),
        ("buried=4 A.plants=4", "buried", "position_double"),
        ("auction=5:12:B:C finished=C", "bidding", "position_bidding"),
        ("discount=50", "token", "position_name"),
        ("finished=AX", "out", "position_name"),
        ("finished=AA", "out", "position_double"),
        ("sold=99", "sold", "position_bounds"),
        ("auction=5:12:B", "bidding", "position_bidding"),
        ("auction=50:12:B:C", "bidding", "position_name"),
        ("auction=5:x:B:C", "bidding", "position_number"),
        ("auction=5:12:B:B", "bidding", "position_double"),
        ("auction=5:12::", "bidding", "position_bidding"),
        ("ended=gas", "ended", "position_name"),
        ("rng=xyz", "rng", "position_hex"),
        ("rng=", "rng", "position_hex"),
        ("rng=11112222333344445", "rng", "position_hex"),
        ("stated=dice:3", "stated", "position_name"),
        ("stated=deck:99", "stated", "position_name"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_key(
    text: str, key: str, message: str
) -> None:
    assert wrong(GERMANY, text) == (key, message)


@pytest.mark.parametrize(
    ("text", "key", "message"),
    [
        ("order=ABT", "order", "position_order"),
        ("order=AB", "order", "position_order"),
        ("order=ATA", "order", "position_double"),
        ("T.taken=2", "T.taken", "position_bounds"),
        ("T.cities=kiel,kiel", "T.cities", "position_slot"),
    ],
)
def test_a_position_with_the_trust_is_checked_too(text: str, key: str, message: str) -> None:
    """RC-T12: it stands in the middle of the order."""
    assert wrong(PAIR, text) == (key, message)


def test_the_trust_has_no_more_than_16_houses() -> None:
    cities = [city.id for city in PAIR.setup.map.cities[:17]]

    assert wrong(PAIR, f"T.cities={','.join(cities)}") == ("T.cities", "position_reserve")


@pytest.mark.parametrize(
    ("text", "message"),
    [("demolition=7:0", "position_bounds"), ("demolition=1", "position_pair")],
)
def test_the_stack_of_the_contractor_has_six_cards(text: str, message: str) -> None:
    """DC-3."""
    assert wrong(PAID, text) == ("demolition", message)
