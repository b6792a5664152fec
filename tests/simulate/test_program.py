"""What is stored names the program that played."""

import re
from pathlib import Path

import pytest

import gridwright
from gridwright import __version__
from gridwright.simulate.program import program_version


def test_a_version_has_the_hash_of_what_was_played_with() -> None:
    assert re.fullmatch(re.escape(__version__) + r"\+[0-9a-f]{8}", program_version())


def test_only_what_play_depends_on_is_hashed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Strengths are measured by a version; writing them down must not make another one of it."""
    monkeypatch.setattr(gridwright, "__file__", str(tmp_path / "__init__.py"))
    files = [tmp_path / "data" / "bots" / name for name in ("weights.toml", "strength.toml")]
    files[0].parent.mkdir(parents=True)
    versions = [program_version.__wrapped__()]
    for file in files:
        file.write_text("value = 1", encoding="utf-8")
        versions.append(program_version.__wrapped__())

    assert versions[0] != versions[1] == versions[2]
