"""A data directory of a user's own: a new map, Atlantis, and more money to begin Recharged with."""

from pathlib import Path

from tests.content.own_files import RECHARGED, packaged, place, write

MAP = "atlantis"
NAME = "Atlantis"
MONEY = 77  # instead of 50


def own_data(folder: Path) -> Path:
    """Fill *folder* and return it."""
    folder.mkdir(exist_ok=True)
    text = packaged("maps/germany.toml").replace('id = "germany"', f'id = "{MAP}"')
    place(folder, f"maps/{MAP}.toml", text.replace('name = "Germany"', f'name = "{NAME}"'))
    write(folder, RECHARGED, ("money = 50", f"money = {MONEY}"))
    return folder
