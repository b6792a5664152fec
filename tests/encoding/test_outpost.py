"""What a seat sees of Outpost, number by number."""

from gridwright.games.outpost.state import PhaseIndex
from tests.encoding.reading import allowed, at, marked, rows, seen
from tests.games.outpost.positions import a_game, a_state, connect, install, own, stations


def test_the_piles_of_both_rows() -> None:
    game = a_game()
    play = at(game, a_state(game))

    observation = play.observe(0)
    assert [row["number"] for row in rows(play.encoder, observation, "current")[:5]] == [
        *(10, 11, 12, 13, 0)
    ]
    assert [row["number"] for row in rows(play.encoder, observation, "future")[:5]] == [
        *(14, 15, 16, 17, 0)
    ]
    assert [row["cards of the pile"] for row in rows(play.encoder, observation, "current")[:5]] == [
        *(1, 1, 1, 1, 0)
    ]


def test_cards_are_seen_where_they_lie_clockwise_from_the_own_seat() -> None:
    """B has 30 in the pool and 12 in a plant slot; both have left nobody's sight."""
    game = a_game()
    state = a_state(game, current="10 11 13", deck="18 19 S3")
    own(state, "B", "30")
    install(state, "B", plants="12")
    play = at(game, state)
    pool, slot = state.players[1].company.pool[0], state.players[1].company.slots[0][0]

    for seat, place in ((0, 1), (1, 0), (2, 2)):
        held = rows(play.encoder, play.observe(seat), "holdings")
        assert held[place][f"card {pool}"] == 1
        assert held[place][f"card {slot}"] == 2
        assert marked(held[(place + 1) % 3]) == []
        statuses = seen(play, seat, "cards")
        assert statuses[f"card {pool}"] == statuses[f"card {slot}"] == 2


def test_stations_and_what_ways_cost() -> None:
    """All connections cost 5, but the one from Amber to its first neighbour, which costs 9."""
    game = a_game()
    state = a_state(game)
    content = game.setup.content
    first, second = content.connections[0]
    names = [content.cities[city].id for city in (first, second)]
    connect(state, names[0], names[1], 9)
    stations(state, "A", names[0])
    play = at(game, state)

    assert marked(rows(play.encoder, play.observe(0), "stations")[0]) == [f"city {first + 1}"]
    assert marked(rows(play.encoder, play.observe(1), "stations")[2]) == [f"city {first + 1}"]
    assert seen(play, 0, "slots taken")[f"city {first + 1}"] == 1
    assert seen(play, 0, "way")[f"city {first + 1}"] == 0
    assert seen(play, 0, "connections")["connection 1"] == 9
    assert seen(play, 0, "connections")["connection 2"] == 5


def test_an_expansion_names_what_is_built_and_where() -> None:
    game = a_game()
    play = at(game, a_state(game, phase=PhaseIndex.EXPANSION))

    texts = allowed(play)
    assert "done" in texts
    assert any(text.startswith("station in city ") for text in texts)
    assert marked(seen(play, play.seat, "phase")) == ["expansion"]


def test_the_syndicate_is_seen() -> None:
    two, three = a_game(2), a_game(3)

    assert seen(at(two, two.new(3, {})), 0, "syndicate")["is there"] == 1
    assert marked(seen(at(three, three.new(3, {})), 0, "syndicate")) == []
