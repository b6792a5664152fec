"""The page of the library: made from the docstrings, with examples that hold."""

import doctest
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.source
def test_the_page_is_made_from_the_docstrings() -> None:
    make_api = runpy.run_path(str(ROOT / "scripts" / "make-api"))

    assert (ROOT / "docs" / "api.md").read_text("utf-8") == make_api["text"]()


def test_the_examples_of_the_page_hold() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "api.md"), module_relative=False)

    assert result.attempted > 4
    assert result.failed == 0
