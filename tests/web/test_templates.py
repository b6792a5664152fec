"""How the templates are written."""

from pathlib import Path

import pytest

TEMPLATES = Path(__file__).parents[2] / "src" / "gridwright" / "web" / "templates"
COLUMNS = 120

pytestmark = pytest.mark.source


def test_no_line_of_a_template_is_too_long() -> None:
    lines = {
        f"{path.relative_to(TEMPLATES)}:{number}": len(line)
        for path in TEMPLATES.rglob("*.html")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
    }

    assert len(lines) > 1000
    assert {place: length for place, length in lines.items() if length > COLUMNS} == {}
