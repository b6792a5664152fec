"""The contracts of import-linter in pyproject.toml hold."""

from pathlib import Path

import pytest
from importlinter.cli import lint_imports

ROOT = Path(__file__).parents[2]


def test_imports_respect_the_layers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # It would switch off every logger of this process, and with them the tests of what is logged.
    monkeypatch.setattr("importlinter.cli.logging_config.dictConfig", lambda _: None)

    status = lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True, no_logo=True)

    assert status == 0, capsys.readouterr().out
