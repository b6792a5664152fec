"""Why the operating system refuses something."""

import errno
import os

import pytest

from gridwright.core.errors import Message, Values
from gridwright.system_errors import reason_of
from gridwright.words import catalogue


def test_a_common_reason_is_said_in_the_language() -> None:
    error = FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), "game.txt")

    reason = reason_of(error)

    assert reason == Message("system.not_found")
    values: Values = {"file": "game.txt", "reason": reason}
    assert (
        catalogue("de")
        .text("cli.file.unreadable", **values)
        .endswith("Datei oder Ordner nicht gefunden")
    )


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (
            OSError(errno.ELOOP, "Too many levels of symbolic links"),
            "Too many levels of symbolic links",
        ),
        (OSError("the cable is out"), "the cable is out"),
    ],
)
def test_a_rare_reason_is_in_the_words_of_the_system(error: OSError, reason: str) -> None:
    assert reason_of(error) == reason
