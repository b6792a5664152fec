"""What a seat sees of classic and Recharged, number by number."""

from gridwright.games.board.state import PhaseIndex
from gridwright.parts.auction import Open
from tests.builders import a_game, a_state, city_of, houses, own, put, store
from tests.encoding.reading import at, marked, rows, seen

MARKET = (3, 4, 5, 6, 7, 8, 9, 10)


def test_an_auction_is_seen_from_the_own_seat() -> None:
    """A has opened 4 for 17: for A the leader is 1, itself; for B the third seat, C being next."""
    game = a_game()
    play = at(game, a_state(game, market=MARKET, order="ABC"))
    play.carry_out(Open(4, 17))

    assert seen(play, 0, "auction")["bid"] == 17
    assert seen(play, 0, "auction")["leader: 1 is me, 0 nobody"] == 1
    assert seen(play, 1, "auction")["leader: 1 is me, 0 nobody"] == 3
    assert marked(seen(play, 0, "hammer")) == ["place 2"]
    assert marked(seen(play, 0, "phase")) == ["auction"]
    assert seen(play, 0, "moment")["who acts: seats behind me"] == 1
    assert seen(play, 1, "moment")["who acts: seats behind me"] == 0


def test_the_discount_token_lies_on_a_place_of_the_market() -> None:
    game = a_game()
    play = at(game, a_state(game, market=MARKET))

    assert marked(seen(play, 0, "discount")) == ["place 1"]


def test_money_has_two_bytes() -> None:
    """300 is 44 and once 256."""
    game = a_game()
    play = at(game, a_state(game, money=300))

    row = seen(play, 0, "players")
    assert (row["money"], row["money, 256s"]) == (44, 1)


def test_plants_of_the_market_are_written_out() -> None:
    """Plant 4 burns two coal for one city; plant 5 two coal or oil."""
    game = a_game()
    play = at(game, a_state(game, market=MARKET))

    _, second, third, *_ = rows(play.encoder, play.observe(0), "market")
    assert [second["number"], second["need"], second["output"]] == [4, 2, 1]
    assert marked(second)[3:] == ["burns fuel 1"]
    assert marked(third)[3:] == ["burns fuel 1", "burns fuel 2"]


def test_seats_are_seen_clockwise_from_the_own_one() -> None:
    game = a_game()
    state = a_state(game, order="CAB")
    own(state, "B", 20)
    store(state, "B", coal=6)
    play = at(game, state)

    for seat, place in ((0, 1), (1, 0), (2, 2)):
        players = rows(play.encoder, play.observe(seat), "players")
        assert [row["fuel 1"] for row in players] == [6 if n == place else 0 for n in range(6)]
        plants = rows(play.encoder, play.observe(seat), "plants")
        assert [row["number"] for row in plants[::5]] == [20 if n == place else 0 for n in range(6)]
        assert [row["place in the order"] for row in players][place] == 3
        assert [row["is there"] for row in players] == [1, 1, 1, 0, 0, 0]


def test_houses_and_ways() -> None:
    """A in Köln: Düsseldorf costs 4, Essen 2 more, itself nothing."""
    game = a_game()
    state = a_state(game)
    houses(state, "A", "koeln")
    houses(state, "B", "koeln", "essen")
    play = at(game, state)
    koeln, essen, duesseldorf = (city_of(state, name) for name in ("koeln", "essen", "duesseldorf"))

    observation = play.observe(0)
    mine, second, *_ = rows(play.encoder, observation, "houses")
    assert marked(mine) == [f"city {koeln + 1}"]
    assert set(marked(second)) == {f"city {koeln + 1}", f"city {essen + 1}"}
    taken = rows(play.encoder, observation, "slots taken")[0]
    assert (taken[f"city {koeln + 1}"], taken[f"city {essen + 1}"]) == (2, 1)
    ways = rows(play.encoder, observation, "connection")[0]
    costs = [ways[f"city {city + 1}"] for city in (koeln, duesseldorf, essen)]
    assert costs == [0, 4, 6]


def test_the_back_of_the_next_card_is_seen_in_recharged_only() -> None:
    recharged, classic = a_game(), a_game("classic")
    first = at(recharged, recharged.new(1, {}))
    second = at(classic, classic.new(1, {}))

    assert seen(first, 0, "deck")["next is small"] == 1
    assert marked(seen(first, 0, "next plant")) == []
    assert seen(second, 0, "deck")["next is small"] == 0
    assert seen(second, 0, "next plant")["number"] == 13


def test_where_a_card_is_known_to_be() -> None:
    game = a_game()
    state = a_state(game)
    own(state, "B", 20)
    play = at(game, state)

    statuses = seen(play, 0, "cards")
    assert statuses["card 20"] == 2
    assert [card for card, where in statuses.items() if where == 1] == [
        f"card {card}" for card in state.cards.row
    ]


def test_hidden_money_is_what_the_books_say() -> None:
    """Everything is paid before everybody's eyes, so that a careful person knows it."""
    game = a_game(hidden_money="on")
    play = at(game, game.new(3, {}))

    rivals = rows(play.encoder, play.observe(0), "players")
    assert [row["money lies open"] for row in rivals[:3]] == [1, 0, 0]
    assert [row["money"] for row in rivals[:3]] == [50, 50, 50]


def test_the_trust_is_seen() -> None:
    game = a_game(seats=2)
    play = at(game, game.new(3, {}))

    assert seen(play, 0, "trust")["is there"] == 1
    assert marked(seen(at(a_game(), a_game().new(3, {})), 0, "trust")) == []


def test_what_a_map_remembers_is_a_number_and_one() -> None:
    """Germany classic: after the last uranium plant, uranium (the fourth) comes no more."""
    game = a_game("classic")
    state = a_state(game, phase=PhaseIndex.RESOURCES)
    play = at(game, state)

    assert marked(seen(play, 0, "memory")) == []
    state.memory = (3,)
    assert seen(play, 0, "memory")["number 1"] == 4


def test_cities_of_the_play_area_and_those_marked() -> None:
    game = a_game()
    state = a_state(game)
    put(state, "regions=north,west,south_west")
    play = at(game, state)

    assert len(marked(seen(play, 0, "regions"))) == 3
    assert len(marked(seen(play, 0, "in play"))) == 21
    assert marked(seen(play, 0, "marked")) == []
