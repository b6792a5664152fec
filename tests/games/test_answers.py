"""What each title answers about a position, with numbers worked out by hand."""

from typing import Any

import pytest

from gridwright.core.errors import GridwrightError
from gridwright.core.events import NOBODY
from gridwright.core.game import SPECTATOR, Game
from gridwright.core.notation import Decision
from gridwright.core.standing import LARGE, LAST, SMALL, DeckKnowledge, Limits, Lot, Standing
from gridwright.games.cardgame.fuel_market import fuel_card
from tests.builders import a_game
from tests.games.cardgame.positions import a_game as a_card_game
from tests.games.outpost.positions import a_game as an_outpost
from tests.games.outpost.positions import send_away

GERMANY = a_game()
TRUST = a_game(seats=2)
CLASSIC = a_game("classic", seats=2)
SECRET = a_game(hidden_money="on")
USA = a_game(board="usa")
CARD = a_card_game()
CHOSEN = a_card_game(fuel_cards="chosen")
BANK = a_card_game(seats=2)
OUTPOST = an_outpost()
SYNDICATE = an_outpost(seats=2)


# Standings


def test_a_board_standing_counts_what_runs_now_and_what_could() -> None:
    """4 turns 2 coal into 1, 10 turns 2 coal into 2: three coal run one of them, four both."""
    state = GERMANY.read_position(
        "round=3 A.money=41 A.plants=4,10 A.fuel=coal:3 A.cities=berlin:1,kiel:1"
    )

    assert GERMANY.standing(state, 0) == Standing(
        money=41,
        cities=2,
        plants=("4", "10"),
        output=2,
        capacity=3,
        fuel={"coal": 3, "oil": 0, "garbage": 0, "uranium": 0},
        score=0,
    )


def test_hidden_money_is_not_in_the_standing_of_another_seat() -> None:
    state = SECRET.read_position("round=2 A.money=41 B.money=30")
    view = SECRET.view(state, 0)

    assert (SECRET.standing(view, 0).money, SECRET.standing(view, 0).is_exact) == (41, True)
    assert (SECRET.standing(view, 1).money, SECRET.standing(view, 1).is_exact) == (None, False)


def test_the_trust_has_a_standing_without_money() -> None:
    state = TRUST.read_position("round=2 T.plants=5,8 T.cities=berlin:1,kiel:2")

    standing = TRUST.standing(state, 2)

    assert (standing.money, standing.cities, standing.plants) == (None, 2, ("5", "8"))


def test_a_card_standing_has_no_cities_and_the_income_for_a_score() -> None:
    state = CARD.read_position("round=2 A.money=30 A.plants=5a A.fuel=coal2:2")

    standing = CARD.standing(state, 0)

    assert (standing.money, standing.cities, standing.plants) == (30, 0, ("5a",))
    assert standing.fuel == {"coal": 2, "gas": 0, "oil": 0, "uranium": 0}
    assert BANK.standing(BANK.read_position("round=2 T.plants=6a"), 2).plants == ("6a",)


def test_an_outpost_standing_has_all_cards_and_workers() -> None:
    state = OUTPOST.read_position("round=2 A.money=22 A.pool=12 A.workers=0")
    standing = OUTPOST.standing(state, 0)

    assert (standing.money, standing.plants, standing.fuel) == (22, ("12",), {"workers": 0})
    assert (standing.output, standing.capacity) == (0, 0)
    assert SYNDICATE.standing(SYNDICATE.read_position("round=2 T.pool=11"), 2).plants == ("11",)


# Auctions, limits, decks


def test_the_card_under_the_hammer() -> None:
    state = GERMANY.read_position("round=2 order=ABC auction=5:12:B:CA discount=-")

    lot = GERMANY.lot(state)

    assert lot == Lot(2, "5", 12, 1, (2, 0))
    assert lot.id == "2.5"
    assert [lot.is_in(seat) for seat in (0, 1, 2, NOBODY, SPECTATOR)] == [
        True, True, True, False, False
    ]  # fmt: skip
    assert GERMANY.lot(GERMANY.read_position("round=2")) is None


def test_lots_and_decks_of_the_other_titles() -> None:
    card = CARD.read_position("round=2 order=ABC auction=3a:7:C:A discount=-")
    outpost = OUTPOST.read_position("round=2 order=ABC auction=3:12:A:B")

    assert CARD.lot(card) == Lot(2, "3a", 7, 2, (0,))
    assert OUTPOST.lot(outpost) == Lot(2, "3", 12, 0, (1,))
    assert CARD.deck(CARD.read_position("round=2 deck=13,14,S3")).until_last == 2
    assert OUTPOST.deck(OUTPOST.new(1, {})).count == len(OUTPOST.new(1, {}).market.deck)


def test_limits_are_those_of_the_title() -> None:
    """Three plants (RC-2.34), four in the classic game for two (CL-2.22); 17 cities end it."""
    assert GERMANY.limits(GERMANY.read_position("")) == Limits(plants=3, cities=17)
    assert CLASSIC.limits(CLASSIC.read_position("")).plants == 4
    assert CARD.limits(CARD.read_position("")) == Limits(plants=3)
    outpost = OUTPOST.limits(OUTPOST.read_position(""))
    assert (outpost.plants, outpost.cities, outpost.stations) == (
        0,
        OUTPOST.setup.seat_rules.ends_at,
        OUTPOST.setup.content.numbers.stations,
    )


@pytest.mark.parametrize(
    ("deck", "knowledge"),
    [
        ("?s,?,?,S3", DeckKnowledge(4, SMALL, 3)),
        ("?l,?,S3", DeckKnowledge(3, LARGE, 2)),
        ("13,?,S3", DeckKnowledge(3, "13", 2)),
        ("S3", DeckKnowledge(1, LAST, None)),
        ("?,?,S3", DeckKnowledge(3, "", 2)),
    ],
)
def test_what_is_known_of_a_deck(deck: str, knowledge: DeckKnowledge) -> None:
    unseen = ",".join(["?"] * (42 - 8 - len(deck.split(",")) + 1))
    text = f"round=2 market=3,4,5,6,7,8,9,10 deck={deck} unseen={unseen}"
    state = GERMANY.read_position(text)

    assert GERMANY.deck(state) == knowledge


def test_an_empty_deck_shows_nothing() -> None:
    state = GERMANY.read_position("round=9 step=3 deck=-")

    assert GERMANY.deck(state) == DeckKnowledge(0, "", None)


# Order


def test_resources_and_building_ask_the_last_in_turn_order_first() -> None:
    state = GERMANY.read_position("round=2 order=BCA phase=resources act=C")

    assert GERMANY.asking_order(state) == (0, 2, 1)
    assert GERMANY.asking_order(state, "building") == (0, 2, 1)
    assert GERMANY.asking_order(state, "bureaucracy") == (1, 2, 0)
    assert GERMANY.asking_order(state, "auction") == (1, 2, 0)
    assert GERMANY.asking_order(state, "over") == ()


def test_turns_ahead_are_those_of_this_round() -> None:
    state = GERMANY.read_position("round=2 order=BCA phase=resources act=C")

    assert GERMANY.turns_ahead(state, 0) == ("building", "bureaucracy")
    assert GERMANY.turns_ahead(state, 1) == ("resources", "building", "bureaucracy")
    assert GERMANY.turns_ahead(state, 2) == ("building", "bureaucracy")
    assert GERMANY.turns_ahead(state, SPECTATOR) == ()


def test_during_the_auction_every_turn_of_the_round_is_ahead() -> None:
    state = GERMANY.read_position("round=2 order=BCA")

    assert GERMANY.turns_ahead(state, 1) == ("resources", "building", "bureaucracy")


def test_nothing_hands_a_choice_of_the_setup_over() -> None:
    game = a_game(regions="draft")

    assert game.closing(game.new(1, {})) is None


def test_a_turn_of_outpost_is_handed_over_by_done_or_by_powering_nothing() -> None:
    expanding = OUTPOST.read_position("round=2 order=ABC phase=expansion act=C")
    powering = OUTPOST.read_position("round=2 order=ABC phase=bureaucracy act=A")

    for state, text in ((expanding, "done"), (powering, "power none")):
        action = OUTPOST.closing(state)
        assert action is not None
        assert OUTPOST.write(action) == text
        assert OUTPOST.next_seat(state) == 1


def test_before_the_first_round_no_turn_is_ahead() -> None:
    game = a_game(regions="draft")

    assert game.turns_ahead(game.new(1, {}), 0) == ()


def test_done_drop_and_power_none_hand_a_turn_over() -> None:
    buying = GERMANY.read_position("round=2 order=BCA phase=resources act=C")
    bidding = GERMANY.read_position("round=2 order=ABC auction=5:12:B:CA discount=-")
    opening = GERMANY.read_position("round=2 order=ABC")
    powering = GERMANY.read_position("round=2 order=ABC phase=bureaucracy act=A")

    texts = []
    for state in (buying, bidding, powering):
        action = GERMANY.closing(state)
        assert action is not None
        texts.append(GERMANY.write(action))

    assert texts == ["done", "drop", "power none"]
    assert GERMANY.closing(opening) is None
    followers = [GERMANY.next_seat(state) for state in (buying, bidding, powering, opening)]
    assert followers == [1, 0, 1, NOBODY]


def test_nobody_is_next_where_a_hidden_card_decides() -> None:
    """C is the last to speak: B gets the plant, and a card comes that nobody knows."""
    state = GERMANY.read_position("round=2 order=ABC auction=5:12:B:C discount=-")

    assert GERMANY.next_seat(GERMANY.view(state, 2)) == NOBODY


# Phrases


def test_phrases_of_the_board_game() -> None:
    power = GERMANY.phrase(GERMANY.parse("power 4 7 with coal 2 oil 3"))
    storage = USA.phrase(USA.parse("buy storage 2"))
    opened = GERMANY.phrase(GERMANY.parse("open 13 15"))

    assert (power.decision, power.words("PLANT")) == (Decision.POWER, ("4", "7"))
    assert power.fuel == (("coal", 2), ("oil", 3))
    assert not power.is_idle
    assert GERMANY.phrase(GERMANY.parse("power none")).is_idle
    assert (storage.decision, storage.target, storage.number) == (Decision.BUY, "", 2)
    assert storage.fuel == (("coal", 2),)
    assert (opened.target, opened.number, opened.at(17)) == ("13", 15, "open 13 17")


def test_phrases_of_the_card_game_know_the_fuel_of_a_card() -> None:
    bought = CARD.phrase(CARD.parse("buy gas 2 at 3 return coal 1"))
    power = CHOSEN.phrase(CHOSEN.parse("power 5a from coal3:2 1 coal 1"))

    assert (bought.target, bought.number, bought.word("COLUMN")) == ("gas", 2, "3")
    assert bought.fuel == (("gas", 2), ("coal", 1))
    assert (power.words("CARD"), power.fuel) == (("coal", "coal3:2"), (("coal", 1), ("coal", 1)))


def test_phrases_of_outpost() -> None:
    city = OUTPOST.setup.content.cities[0].id
    station = OUTPOST.phrase(OUTPOST.parse(f"station {city}"))
    swap = OUTPOST.phrase(OUTPOST.parse("swap 10 12"))

    assert (station.decision, station.verb, station.target) == (Decision.BUILD, "station", city)
    assert (swap.word("OLD"), swap.word("NEW")) == ("10", "12")
    assert OUTPOST.phrase(OUTPOST.parse("hire 3")).number == 3


def test_an_offer_says_what_it_is_about_and_what_each_of_a_range_costs() -> None:
    """A full market has three coal at 1, the fourth costs 2; a bid costs what it says."""
    buying = GERMANY.read_position("round=2 order=ABC phase=resources act=C C.plants=4")
    coal = GERMANY.offers(buying, 2)[0]
    opening = GERMANY.offers(GERMANY.read_position("round=2 order=ABC A.money=50"), 0)[0]

    assert (coal.verb, coal.decision, coal.target, coal.number) == ("buy", Decision.BUY, "coal", 1)
    assert [coal.cost_at(number) for number in (1, 2, 3, 4)] == [1, 2, 3, 5]
    assert opening.cost_at(opening.lowest + 3) == opening.lowest + 3
    for number in (0, 5):
        with pytest.raises(GridwrightError) as error:
            coal.cost_at(number)
        assert str(error.value) == f"This offer is for 1 to 4, not {number}."


# What only one title has


def test_the_card_game_knows_when_one_more_round_follows() -> None:
    assert not CARD.is_next_round_last(CARD.read_position("round=2"))


def test_the_card_game_knows_how_much_fuel_a_seat_has_room_for() -> None:
    """5a burns 1 coal and 9 burns 1 gas; a plant stores fuel for two runs."""
    state = CARD.read_position("round=2 A.plants=5a,9 A.fuel=gas1:1")

    assert CARD.room(state, 0) == {"coal": 2, "gas": 1, "oil": 0, "uranium": 0}
    assert CARD.room(state, 1) == {"coal": 0, "gas": 0, "oil": 0, "uranium": 0}


def test_outpost_knows_how_far_a_turn_has_come() -> None:
    state = OUTPOST.new(1, {})

    assert OUTPOST.awaited_site(state) == ""
    assert OUTPOST.turn_step(state) == 0
    assert OUTPOST.first_auctions(OUTPOST.read_position("round=1 execution=2")) == 2


def test_outpost_knows_which_building_of_the_syndicate_waits_for_its_place() -> None:
    text = "round=2 order=ATB phase=expansion act=B T.site=housing T.stations=amber:1"
    waiting = SYNDICATE.read_position(text)

    assert SYNDICATE.awaited_site(waiting) == "housing"


# Player order, prices by the unit, and whoever places houses of the dummy


def test_the_player_order_is_that_of_the_round() -> None:
    board = GERMANY.read_position("round=2 order=BCA")
    cards = CARD.read_position("round=2 order=CAB")
    outpost = OUTPOST.read_position("round=2 order=BAC")

    assert GERMANY.player_order(board) == (1, 2, 0)
    assert CARD.player_order(cards) == (2, 0, 1)
    assert OUTPOST.player_order(outpost) == (1, 0, 2)


def test_units_on_the_resource_market_have_prices_of_their_own() -> None:
    """Uranium 2 in Recharged Germany: one space each for 14 and 16 Elektro is filled."""
    state = GERMANY.new(7, {})

    prices = GERMANY.unit_prices(state)

    assert prices["uranium"] == (14, 16)
    assert prices["coal"][:4] == (1, 1, 1, 2)
    assert CARD.unit_prices(CARD.new(7, {})) == {}  # cards, not units


def test_the_cheapest_unit_has_the_lowest_price() -> None:
    """One oil is left for 8; cards cost their column; six of seven workers stand at 10."""
    board = GERMANY.new(7, {})
    board.fuel.on_sale = [24, 1, 0, 2]
    cards = CARD.new(7, {})
    cards.fuel.singles = [0, 0, 1, 0]
    cards.fuel.columns = [(fuel_card(1, 2),), (fuel_card(0, 3), fuel_card(1, 1)), ()]
    outpost = OUTPOST.new(7, {})
    send_away(outpost, 23)

    assert GERMANY.lowest_prices(board) == {"coal": 1, "oil": 8, "uranium": 14}
    assert CARD.lowest_prices(cards) == {"coal": 3, "gas": 2, "oil": 1}
    assert OUTPOST.lowest_prices(outpost) == {"worker": 8}
    send_away(outpost, 7)
    assert OUTPOST.lowest_prices(outpost) == {}


def test_a_copy_may_have_any_money() -> None:
    games: list[Game[Any]] = [GERMANY, CARD, OUTPOST]
    for game in games:
        state = game.new(7, {})
        before = game.money(state, 1)

        rich = game.endowed(game.view(state, 0), 1, 200)

        assert game.money(rich, 1) == 200
        assert game.money(state, 1) == before


@pytest.mark.parametrize("game", [TRUST, SYNDICATE], ids=["trust", "syndicate"])
def test_who_is_first_places_one_house_of_the_dummy_and_then_each_two(game: Game[Any]) -> None:
    """The last one is the second player's: A, B, B, A, A, B."""
    assert game.placers(game.new(7, {})) == (0, 1, 1, 0, 0, 1)


@pytest.mark.parametrize("game", [GERMANY, CARD, OUTPOST], ids=["board", "card", "outpost"])
def test_without_a_dummy_nobody_places_houses_for_it(game: Game[Any]) -> None:
    state = game.new(7, {})

    assert {phase.placers(state) for phase in game.phases} == {()}
