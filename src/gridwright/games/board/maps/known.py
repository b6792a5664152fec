"""The map rules that map files can name."""

from typing import Final

from gridwright.content.types import CityMap, EditionData
from gridwright.core.errors import SetupError, Values
from gridwright.games.board.maps.central_europe import CentralEurope
from gridwright.games.board.maps.germany import GermanyRecharged
from gridwright.games.board.maps.rules import MapRules
from gridwright.games.board.maps.usa import UsaRecharged
from gridwright.games.board.options import BoardOptions

KNOWN: Final[tuple[type[MapRules], ...]] = (
    MapRules,
    GermanyRecharged,
    UsaRecharged,
    CentralEurope,
)


def map_rules(board: CityMap, numbers: EditionData, options: BoardOptions) -> MapRules:
    """Return the rules that *board* names, or plain ones if *options* switch them off."""
    named = [kind for kind in KNOWN if kind.name == board.rules]
    if not named:
        names = tuple([kind.name for kind in KNOWN])
        unknown: Values = {"board": board.id, "rules": board.rules, "known": names}
        raise SetupError("map_rules_unknown", unknown, key="map")
    rules = named[0](board, numbers)
    for block in board.facts:
        if block not in rules.blocks:
            raise rules.wrong(block, "")
    return rules if rules.is_in_play(options) else MapRules(board, numbers)
