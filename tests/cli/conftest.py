"""Games that tests play are kept in a directory of theirs."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the data directory of a user who has none yet."""
    home = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    return home


@pytest.fixture(autouse=True)
def _a_system_that_speaks_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever language whoever runs the tests speaks."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
