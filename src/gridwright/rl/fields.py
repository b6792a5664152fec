"""Observations by name, and as the graph of the map: views of the same bytes, not copies."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gridwright.encoding.base import Encoder

Bytes = NDArray[np.uint8]


def named(encoder: Encoder[Any], observation: Bytes) -> dict[str, Bytes]:
    """Return the fields of an *observation*, each with its rows and columns."""
    fields: dict[str, Bytes] = {}
    start = 0
    for field in encoder.fields:
        part = observation[..., start : start + field.size]
        fields[field.name] = part.reshape(*part.shape[:-1], field.rows, len(field.columns))
        start += field.size
    return fields


@dataclass(frozen=True, slots=True)
class Graph:
    """The map as it stands: cities as nodes, connections as edges."""

    nodes: NDArray[np.uint8]  # cities x columns, as `columns` names them
    columns: tuple[str, ...]
    edges: NDArray[np.int64]  # 2 x connections
    costs: NDArray[np.uint8]  # by connection; 255 where it is not dealt yet


_UNKNOWN = 255  # the cost of a connection that was not dealt yet
_CITY_FIELDS = (
    *("in play", "plant sites", "houses", "houses of the trust", "stations", "buildings"),
    *("slots taken", "connection", "way", "marked"),
)


def graph(encoder: Encoder[Any], observation: Bytes) -> Graph:
    """Return the map of an *observation*; a title without a map raises `TypeError`."""
    if not encoder.city_count:
        raise TypeError("this title has no map")
    fields = named(encoder, observation)
    costs = np.array(encoder.connection_costs, np.uint8)
    if not encoder.connection_costs:
        costs = fields["connections"][0, : len(encoder.connections)]
        costs = costs if costs.any() else np.full_like(costs, _UNKNOWN)
    columns: list[str] = []
    rows: list[Bytes] = []
    for name, field in fields.items():
        if name in _CITY_FIELDS:
            rows.extend(field[:, : encoder.city_count])
            several = len(field) > 1
            columns.extend([f"{name} {row}" if several else name for row in range(len(field))])
    edges = np.array(encoder.connections, np.int64).T
    return Graph(np.stack(rows, axis=1), tuple(columns), edges, costs)
