"""The games written out to be read are still those that the engine plays."""

import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def load_script() -> ModuleType:
    """Import `scripts/playthroughs`, which has no ending that Python would know."""
    loader = SourceFileLoader("scripts_playthroughs", str(ROOT / "scripts" / "playthroughs"))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    sys.modules[loader.name] = module  # dataclasses look their module up
    loader.exec_module(module)
    return module


script = load_script()


@pytest.mark.parametrize("playthrough", script.PLAYTHROUGHS, ids=lambda it: str(it.name))
def test_a_playthrough_is_told_as_before(playthrough: object) -> None:
    """After a change of the rules, scripts/playthroughs writes them again, to be read."""
    path = HERE / f"{playthrough.name}.txt"  # type: ignore[attr-defined]  # a script has no types

    assert script.text_of(playthrough) == path.read_text(encoding="utf-8")


def test_every_text_has_its_playthrough() -> None:
    names = sorted(playthrough.name for playthrough in script.PLAYTHROUGHS)

    assert sorted(path.stem for path in HERE.glob("*.txt")) == names
