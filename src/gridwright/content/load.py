"""Loads everything printed from the data files, and says at once all that is wrong with them.

The readers beside this module know one kind of file each; here they are put together.
"""

from functools import cache
from pathlib import Path
from typing import Final

from gridwright.content.cardgame import read_card_game
from gridwright.content.data_files import DataFiles
from gridwright.content.demolition import read_cards
from gridwright.content.editions import read_edition
from gridwright.content.maps import read_map
from gridwright.content.outpost import read_outpost
from gridwright.content.types import BoardContent, CityMap, DemolitionCard, Library
from gridwright.core.errors import GridwrightError, Message, say

_BOARD_TITLES: Final = ("classic", "recharged")
_CARD_GAME_DEMOLITION: Final = 5  # cards (DC-2)
_CARD_GAME_FIRST: Final = (1, 0)  # what the first of them pays: all that the rulebook shows
_BOARD_DEMOLITION: Final = 6  # cards (DC-3)


class ContentError(GridwrightError):
    """Data files are not as they must be. It says one line for each problem."""

    def __init__(self, problems: tuple[Message, ...]) -> None:
        """Keep the *problems*, each with its file and key."""
        super().__init__("content_wrong", {"count": len(problems)})
        self.problems = problems

    def __str__(self) -> str:
        return "\n".join([say(problem) for problem in self.problems])


def load(own: Path | None = None) -> Library:
    """Return the packaged content, replaced or joined by the files of the directory *own*.

    A file with the same relative path as a packaged one takes its place; further maps are added.
    Raises `ContentError` with every problem of every file.
    """
    return _packaged() if own is None else _load(own)


@cache
def _packaged() -> Library:
    return _load(None)


def _load(own: Path | None) -> Library:
    files = DataFiles(own)
    demolition = files.open("demolition.toml")
    board = _board(files, read_cards(demolition.get("board_game"), _BOARD_DEMOLITION))
    compensation = read_cards(demolition.get("card_game"), _CARD_GAME_DEMOLITION, _CARD_GAME_FIRST)
    card = read_card_game(files, compensation)
    outpost = read_outpost(files)
    if problems := files.finish():
        raise ContentError(problems)
    return Library(board, card, outpost, "" if own is None else str(own))


def _board(files: DataFiles, demolition: tuple[DemolitionCard, ...]) -> BoardContent:
    read = {title: read_edition(title, files) for title in _BOARD_TITLES}
    resources = {title: fuels for title, (_, fuels) in read.items()}
    maps: dict[tuple[str, str], CityMap] = {}
    for map_id in files.names("maps"):
        for city_map in read_map(map_id, files.open(f"maps/{map_id}.toml"), resources):
            maps[city_map.title, map_id] = city_map
    return BoardContent({title: data for title, (data, _) in read.items()}, maps, demolition)
