"""The games written out to be read are still those that the engine plays."""

from pathlib import Path

import pytest

from tests.scripts.loading import load_script

HERE = Path(__file__).parent


script = load_script("playthroughs")


@pytest.mark.parametrize("playthrough", script.PLAYTHROUGHS, ids=lambda it: str(it.name))
def test_a_playthrough_is_told_as_before(playthrough: object) -> None:
    """After a change of the rules, scripts/playthroughs writes them again, to be read."""
    path = HERE / f"{playthrough.name}.txt"  # type: ignore[attr-defined]  # a script has no types

    assert script.text_of(playthrough) == path.read_text(encoding="utf-8")


def test_every_text_has_its_playthrough() -> None:
    names = sorted(playthrough.name for playthrough in script.PLAYTHROUGHS)

    assert sorted(path.stem for path in HERE.glob("*.txt")) == names
