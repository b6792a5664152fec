"""Which modules of the engine are compiled."""

import pkgutil
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

import gridwright
from gridwright.compiled import INTERPRETED, MODULES, PACKAGES


def engine_modules() -> dict[str, bool]:
    """Return every module of the engine, and whether it is compiled."""
    names = [
        module.name
        for module in pkgutil.walk_packages(gridwright.__path__, "gridwright.")
        if _is_engine(module.name.removeprefix("gridwright."))
    ]
    return {name: _is_compiled(name) for name in names}


def _is_engine(name: str) -> bool:
    is_part = name.split(".", maxsplit=1)[0] in PACKAGES and name not in INTERPRETED
    return is_part or name in MODULES


def _is_compiled(name: str) -> bool:
    spec = find_spec(name)
    origin = "" if spec is None else spec.origin or ""
    return origin.endswith(tuple(EXTENSION_SUFFIXES))


def is_compiled() -> bool:
    """Whether the whole engine is compiled."""
    return all(engine_modules().values())
