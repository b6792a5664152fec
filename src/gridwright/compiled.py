"""Which parts of gridwright are compiled where that is possible: the engine.

The build reads this list (`hatch_build.py`), and so does whoever wants to know what runs
(`bench.engine`). A package that is not there is simply not compiled.
"""

PACKAGES = ("core", "parts", "phases", "games", "bots")
MODULES = ("content.types",)  # single modules of packages that stay interpreted
INTERPRETED = (  # of the packages: own bots inherit from these, and compiled classes have no heirs
    *("bots.base", "bots.levels", "bots.random_bot", "bots.roster"),
)
SELDOM = (  # modules in which a playout spends no time: not optimised, which compiles quicker
    *("clauses", "draft", "errors", "fuel_position", "known", "laying", "notation", "offers"),
    *("opening", "options", "position", "reading", "registry", "snapshot", "table_rules", "types"),
)
