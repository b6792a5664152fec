"""Which program played: its version, with a hash of everything that decides how games go.

Bots change between two versions. By the hash, stored results tell whether the program at hand can
make them again; only the program that began a run may continue it.
"""

from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

import gridwright
from gridwright.core.errors import Values

_FOLDERS: Final = ("bots", "content", "core", "data", "games", "parts", "phases")
# Data that play does not depend on.
_IGNORED: Final = ("rules", "words", "strength.toml", "calibration.toml")
_BYTES: Final = 4


@cache
def program_version() -> str:
    """Return the version, and 8 digits that change with rules, cards, maps and bots."""
    root = Path(gridwright.__file__).parent
    sources = [
        path
        for folder in _FOLDERS
        for path in sorted((root / folder).rglob("*"))
        if path.suffix in (".py", ".toml") and not set(path.parts) & set(_IGNORED)
    ]
    digest = blake2b(digest_size=_BYTES)
    for path in sources:
        digest.update(path.relative_to(root).as_posix().encode())
        digest.update(path.read_bytes())
    return f"{gridwright.__version__}+{digest.hexdigest()}"


def other_content(stored: object, plan: dict[str, object]) -> Values:
    """Return both hashes where *stored* results differ from a *plan* in content alone, else {}."""
    if not isinstance(stored, dict) or {**stored, "content": plan.get("content")} != plan:
        return {}
    return {"content": str(stored.get("content", "")), "here": str(plan["content"])}
