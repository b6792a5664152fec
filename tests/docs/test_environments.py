"""The page of the learning environments: its tables are those of the code."""

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_tables_are_made_from_the_code() -> None:
    make_encodings = runpy.run_path(str(ROOT / "scripts" / "make-encodings"))

    assert (ROOT / "docs" / "environments.md").read_text("utf-8") == make_encodings["text"]()
