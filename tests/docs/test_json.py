"""The page of the JSON types: made from the declarations, with code that runs."""

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "json.md"


@pytest.mark.source
def test_the_page_is_made_from_the_declarations() -> None:
    make_json = runpy.run_path(str(ROOT / "scripts" / "make-json"))

    assert PAGE.read_text("utf-8") == make_json["text"]()


def test_the_program_on_the_page_runs() -> None:
    program = PAGE.read_text("utf-8").split("```python\n")[1].split("```")[0]

    exec(compile(program, "json.md", "exec"), {"__name__": "page"})  # noqa: S102
