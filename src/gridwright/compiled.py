"""Which parts of gridwright are compiled where that is possible: the engine.

The build reads this list (`hatch_build.py`), and so does whoever wants to know what runs
(`bench.engine`). A package that is not there is simply not compiled.
"""

PACKAGES = ("core", "parts", "phases", "games")
MODULES = ("content.types",)  # single modules of packages that stay interpreted
SELDOM = (  # modules that no playout enters: compiled without optimising, which is quicker
    *("clauses", "draft", "fuel_position", "notation", "offers", "options", "position"),
    *("reading", "snapshot", "table_rules"),
)
