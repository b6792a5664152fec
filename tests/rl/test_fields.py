"""Observations by name, and as a graph."""

import numpy as np
import pytest

from gridwright.games.board.game import BoardGame
from gridwright.rl.fields import graph, named
from gridwright.rl.tables import Place


def test_fields_have_their_rows_and_columns() -> None:
    play = Place("recharged", "germany", 4).lay(3)

    fields = named(play.encoder, np.frombuffer(play.observe(0), np.uint8))

    assert fields["players"].shape == (6, 13)
    assert fields["players"][:4, 1].tolist() == [50, 50, 50, 50]
    assert fields["table"].tolist() == [[4, 3, 7, 17]]
    assert sum(field.size for field in fields.values()) == play.encoder.length


def test_many_observations_are_named_at_once() -> None:
    play = Place("card", "", 3).lay(3)
    both = np.stack([np.frombuffer(play.observe(seat), np.uint8) for seat in (0, 1)])

    assert named(play.encoder, both)["players"].shape == (2, 6, 11)


def test_the_map_is_a_graph() -> None:
    """Germany has 42 cities; Köln and Düsseldorf are connected for 4."""
    place = Place("recharged", "germany", 3)
    game, play = place.open(), place.lay(3)
    assert isinstance(game, BoardGame)

    map_graph = graph(play.encoder, np.frombuffer(play.observe(0), np.uint8))

    cities = [city.id for city in game.setup.map.cities]
    pair = {cities.index("koeln"), cities.index("duesseldorf")}
    at = [set(edge) for edge in map_graph.edges.T.tolist()].index(pair)
    assert map_graph.nodes.shape == (42, len(map_graph.columns))
    assert map_graph.costs[at] == 4
    assert map_graph.columns[:2] == ("in play", "houses 0")


def test_connections_of_outpost_cost_what_was_dealt() -> None:
    place = Place("outpost", "", 3)
    play = place.lay(3)

    map_graph = graph(play.encoder, np.frombuffer(play.observe(0), np.uint8))

    assert map_graph.costs.tolist() == list(play.state.costs)
    assert map_graph.edges.shape == (2, len(map_graph.costs))


def test_before_they_are_dealt_nobody_knows_what_connections_cost() -> None:
    place = Place("outpost", "", 4)
    play = place.lay(3)

    map_graph = graph(play.encoder, np.frombuffer(play.observe(0), np.uint8))

    assert set(map_graph.costs.tolist()) == {255}


def test_the_card_game_has_no_map() -> None:
    place = Place("card", "", 3)
    play = place.lay(3)

    with pytest.raises(TypeError):
        graph(play.encoder, np.frombuffer(play.observe(0), np.uint8))
