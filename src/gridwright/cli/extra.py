"""What an extra of the package brings along, and may not be there."""

import os
from importlib.util import find_spec
from typing import Final

from gridwright import words
from gridwright.cli.failure import FAILED, fail

_WEB: Final = ("django", "uvicorn", "a2wsgi", "servestatic", "django_htmx", "psycopg")


def need_web() -> None:
    """End with what to install, where the packages of the server are missing."""
    if not all([find_spec(name) for name in _WEB]):
        fail(words.text("cli.serve.missing"), FAILED)
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "gridwright.web.settings")
