"""Which program played: its version, with a hash of all that decides how games go.

Bots grow between two versions. What is stored says by the hash whether it can be made again by the
program at hand, and a run is gone on with only by the program that began it.
"""

from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

import gridwright

_FOLDERS: Final = ("bots", "content", "core", "data", "games", "parts", "phases")
_WORDS: Final = ("rules", "words")  # folders of data that nobody plays by
_BYTES: Final = 4


@cache
def made_with() -> str:
    """Return the version, and 8 digits that change with rules, cards, maps and bots."""
    root = Path(gridwright.__file__).parent
    sources = [
        path
        for folder in _FOLDERS
        for path in sorted((root / folder).rglob("*"))
        if path.suffix in (".py", ".toml") and not set(path.parts) & set(_WORDS)
    ]
    found = blake2b(digest_size=_BYTES)
    for path in sources:
        found.update(path.relative_to(root).as_posix().encode())
        found.update(path.read_bytes())
    return f"{gridwright.__version__}+{found.hexdigest()}"
