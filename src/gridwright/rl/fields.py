"""Observations by name, and as the graph of the map: views of the same bytes, not copies."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gridwright.encoding.base import Encoder
from gridwright.games.board.game import BoardGame
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.registry import AnyGame

Bytes = NDArray[np.uint8]


def named(encoder: Encoder[Any], observation: Bytes) -> dict[str, Bytes]:
    """Return the fields of an *observation*, each with its rows and columns."""
    found: dict[str, Bytes] = {}
    start = 0
    for field in encoder.fields:
        part = observation[..., start : start + field.size]
        found[field.name] = part.reshape(*part.shape[:-1], field.rows, len(field.columns))
        start += field.size
    return found


@dataclass(frozen=True, slots=True)
class Graph:
    """The map as it stands: cities as nodes, connections as edges."""

    nodes: NDArray[np.uint8]  # cities x columns, as `columns` names them
    columns: tuple[str, ...]
    edges: NDArray[np.int64]  # 2 x connections
    costs: NDArray[np.uint8]  # by connection; 255 where nobody knows it yet


_OF_CITIES = (
    *("in play", "plant sites", "houses", "houses of the trust", "stations", "buildings"),
    *("slots taken", "connection", "way", "marked"),
)


def graph(game: AnyGame, encoder: Encoder[Any], observation: Bytes) -> Graph:
    """Return the map of an *observation*; the Card Game has none and raises `TypeError`."""
    if isinstance(game, BoardGame):
        cities = len(game.setup.map.cities)
        links = [(first, second) for first, second, _ in game.setup.map.connections]
        costs = np.array([cost for _, _, cost in game.setup.map.connections], np.uint8)
    elif isinstance(game, OutpostGame):
        cities = len(game.setup.content.cities)
        links = list(game.setup.content.connections)
        known = named(encoder, observation)["connections"][0, : len(links)]
        costs = known if known.any() else np.full(len(links), 255, np.uint8)
    else:
        raise TypeError(game.title)
    columns: list[str] = []
    rows: list[Bytes] = []
    for name, part in named(encoder, observation).items():
        if name in _OF_CITIES:
            rows.extend(part[:, :cities])
            several = len(part) > 1
            columns.extend([f"{name} {row}" if several else name for row in range(len(part))])
    return Graph(np.stack(rows, axis=1), tuple(columns), np.array(links, np.int64).T, costs)
