"""What things are called that not every catalogue names."""

from gridwright import words
from gridwright.content.load import load


def board_name(board: str) -> str:
    """Return what a map is called: in the words in use, or as it is printed, or by its id."""
    if words.current().knows(f"board.{board}"):
        return words.text(f"board.{board}")
    for (_, known), found in load().board.maps.items():
        if known == board:
            return found.name
    return board


def region_name(region: str) -> str:
    """Return what a region of a map is called: in the words in use, or by its id."""
    if words.current().knows(f"region.{region}"):
        return words.text(f"region.{region}")
    return region.replace("_", " ")
