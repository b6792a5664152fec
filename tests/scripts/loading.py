"""The programs in `scripts`, imported to be tested."""

import sys
from functools import cache
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

SCRIPTS = Path(__file__).parents[2] / "scripts"


@cache
def load_script(name: str) -> ModuleType:
    """Import `scripts/NAME`, whose file has no ending that Python would know."""
    loader = SourceFileLoader(f"scripts_{name.replace('-', '_')}", str(SCRIPTS / name))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    sys.modules[loader.name] = module  # dataclasses look their module up
    loader.exec_module(module)
    return module
