"""The planet of Outpost as a board."""

from collections.abc import Mapping, Sequence
from typing import Final

from gridwright.content.layout import layout_for
from gridwright.content.types import OutpostContent
from gridwright.draw.cities import COVERED, Board, Plate, Region

_SITES: Final = (("plant", "bar-plant-site"), ("bed", "bar-housing-site"))


def printed_board(content: OutpostContent, own: str = "", in_play: set[str] | None = None) -> Board:
    """Return the planet without stations, with all areas or only those *in_play*.

    *own* is the user's directory that the content was read from.
    """
    areas = set(content.areas) if in_play is None else in_play
    slots = content.numbers.slots
    return Board(
        content.name,
        layout_for(content, own),
        tuple([Region(area, "planet", area in areas) for area in content.areas]),
        plates_of(content, areas, {}, {}),
        links_of(content, ()),
        slots,
        len(slots),
        is_planet=True,
    )


def plates_of(
    content: OutpostContent,
    in_play: set[str],
    stations: Mapping[str, tuple[str, ...]],
    owners: Mapping[str, str],
) -> tuple[Plate, ...]:
    """Return the plates of all cities, with their stations and the owners of their sites."""
    return tuple(
        [
            Plate(
                city.id,
                city.name,
                _SITES[city.site][1],
                content.areas[city.area],
                content.areas[city.area] in in_play,
                stations.get(city.id, ("",) * len(content.numbers.slots)),
                _SITES[city.site][0],
                owners.get(city.id, ""),
            )
            for city in content.cities
        ]
    )


def links_of(content: OutpostContent, costs: Sequence[int]) -> tuple[tuple[str, str, int], ...]:
    """Return the connections with their *costs*, covered if there are none yet."""
    ids = [city.id for city in content.cities]
    known = costs or [COVERED] * len(content.connections)
    return tuple(
        [
            (ids[first], ids[second], cost)
            for (first, second), cost in zip(content.connections, known, strict=True)
        ]
    )
