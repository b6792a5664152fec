"""The programs on the pages run."""

import re
import runpy
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.games
@pytest.mark.parametrize("page", ["environments.md", "howto/train-an-agent.md"])
def test_the_programs_of_a_page_run(page: str, tmp_path: Path) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    programs = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    (tmp_path / "program.py").write_text("\n".join(programs), encoding="utf-8")

    played = runpy.run_path(str(tmp_path / "program.py"))

    assert played["done"]
