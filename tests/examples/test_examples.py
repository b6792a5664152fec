"""The short programs of examples/ run and say something."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TRAINING = "train_ppo"  # takes minutes, and torch: docs/howto/train-an-agent.md
EXAMPLES = [path for path in sorted((ROOT / "examples").glob("*.py")) if path.stem != TRAINING]


@pytest.mark.parametrize("path", EXAMPLES, ids=[path.stem for path in EXAMPLES])
def test_every_example_runs(path: Path) -> None:
    """An example that no longer runs teaches the wrong thing."""
    done = subprocess.run(
        [sys.executable, str(path)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONWARNINGS": "error"},
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()
