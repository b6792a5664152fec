"""Where this user's games lie, and the database of a server; where content of their own is."""

import os
import sys
from pathlib import Path
from typing import Final

DATA: Final = "GRIDWRIGHT_DATA"  # names the directory of the user's own content


def data_directory() -> Path:
    """Return the directory for what gridwright keeps; `RuntimeError` where nobody has a home."""
    usual = "~/Library/Application Support" if sys.platform == "darwin" else "~/.local/share"
    given = os.environ.get("XDG_DATA_HOME", "")
    home = Path(given) if Path(given).is_absolute() else Path(usual).expanduser()
    return home / "gridwright"
