"""Which parts of gridwright are compiled where that is possible: the engine; and where it is.

The build reads this (`hatch_build.py`), and so does whoever wants to know what runs
(`bench.engine`). A package that is not there is simply not compiled.
"""

import shutil
import sysconfig
from pathlib import Path

PACKAGES = ("core", "parts", "phases", "games", "bots", "encoding")
MODULES = ("content.types",)  # single modules of packages that stay interpreted
INTERPRETED = (  # of the packages
    # Own bots inherit from these, and compiled classes have no heirs.
    *("bots.base", "bots.levels", "bots.random_bot", "bots.roster"),
    # Schemas are made from these, and a compiled TypedDict has no types.
    *("core.json_types", "phases.json_types"),
    *("games.board.json_types", "games.cardgame.json_types", "games.outpost.json_types"),
)
SELDOM = (  # modules in which a playout spends no time: not optimised, which compiles quicker
    *(
        "chance",
        "clauses",
        "draft",
        "errors",
        "initial_state",
        "known",
        "notation",
        "offers",
        "opening",
    ),
    *("options", "position", "reading", "registry", "snapshot", "table_rules", "types"),
)


def has_compiler() -> bool:
    """Whether the C compiler that Python was built with, or a common one, is there, and headers."""
    configured = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include"), "Python.h")
    is_there = any([shutil.which(name) for name in (configured, "cc", "gcc", "clang")])
    return is_there and headers.exists()
