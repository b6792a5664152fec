"""Which modules of the engine are compiled."""

import pkgutil
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import gridwright
from gridwright.compiled import INTERPRETED, MODULES, PACKAGES


def engine_modules() -> dict[str, bool]:
    """Return every module of the engine, and whether it is compiled; nothing else is imported."""
    names = [f"gridwright.{name}" for name in MODULES]
    for package in PACKAGES:
        names.append(f"gridwright.{package}")
        folders = [str(Path(folder) / package) for folder in gridwright.__path__]
        names += [module.name for module in pkgutil.walk_packages(folders, f"{names[-1]}.")]
    left_out = {f"gridwright.{name}" for name in INTERPRETED}
    return {name: _is_compiled(name) for name in names if name not in left_out}


def _is_compiled(name: str) -> bool:
    spec = find_spec(name)
    origin = "" if spec is None else spec.origin or ""
    return origin.endswith(tuple(EXTENSION_SUFFIXES))


def is_compiled() -> bool:
    """Whether the whole engine is compiled."""
    return all(engine_modules().values())
