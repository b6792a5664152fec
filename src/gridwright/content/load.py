"""Loads all printed content from the data files, and reports all their problems together.

Each of the readers in this package knows one kind of file.
"""

from functools import cache
from pathlib import Path
from types import NoneType
from typing import Final

from gridwright.content.cardgame import read_card_game
from gridwright.content.data_files import DataFiles
from gridwright.content.demolition import read_cards
from gridwright.content.editions import read_edition
from gridwright.content.maps import read_map
from gridwright.content.outpost import read_outpost
from gridwright.content.types import BoardContent, CityMap, DemolitionCard, Library
from gridwright.core.errors import GridwrightError, Message, check_argument, say

_BOARD_TITLES: Final = ("classic", "recharged")
_CARD_GAME_DEMOLITION: Final = 5  # cards (DC-2)
_CARD_GAME_FIRST: Final = (1, 0)  # what the first card pays: all that the rulebook shows
_BOARD_DEMOLITION: Final = 6  # cards (DC-3)


class ContentError(GridwrightError):
    """Data files have problems; as text, one per line."""

    def __init__(self, problems: tuple[Message, ...]) -> None:
        """Hold the *problems*, which name their file and key."""
        super().__init__("content_wrong", {"count": len(problems)})
        self.problems = problems

    def __str__(self) -> str:
        return "\n".join([say(problem) for problem in self.problems])


Source = Library | Path | str | None
"""Where content comes from: a library, the user's own directory, or only the package."""


def library_from(source: Source) -> Library:
    """Return the library *source*, or the packaged content with that of the directory *source*.

    This is what a ``data=`` argument means everywhere. None and "" are the packaged content.
    """
    check_argument("data", source, Library, Path, str, NoneType)
    if isinstance(source, Library):
        return source
    return load(Path(source) if source else None)


def load(own: Path | None = None) -> Library:
    """Return the packaged content, with changes and additions from the user's directory *own*.

    A file with the relative path of a packaged one replaces it; other maps are added.
    Raises `ContentError` with the problems of all files.
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
    editions = {title: read_edition(title, files) for title in _BOARD_TITLES}
    resources = {title: fuels for title, (_, fuels) in editions.items()}
    maps: dict[tuple[str, str], CityMap] = {}
    for map_id in files.names("maps"):
        for city_map in read_map(map_id, files.open(f"maps/{map_id}.toml"), resources):
            maps[city_map.title, map_id] = city_map
    return BoardContent({title: data for title, (data, _) in editions.items()}, maps, demolition)
