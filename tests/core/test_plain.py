"""Text from outside never steers a terminal."""

import pytest

from gridwright.core.errors import GridwrightError, Message, spelled
from gridwright.core.plain import is_plain, plain, steering


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("\x1b[2J", "\\x1b[2J"),
        ("\x9b31m", "\\x9b31m"),
        ("\x1b]0;title\x07", "\\x1b]0;title\\x07"),
        ("a\rb", "a\\x0db"),
        ("a\nb\tc", "a\\x0ab\\x09c"),
        ("abc\u202edef", "abc\\u202edef"),
        ("\u2066x\u2069", "\\u2066x\\u2069"),
        ("\u200fx", "\\u200fx"),
        ("\u2028", "\\u2028"),
        ("\ufeffx", "\\ufeffx"),
        ("\ud800", "\\ud800"),
        ("\U000e0041", "\\U000e0041"),
        ("\x00\x7f", "\\x00\\x7f"),
    ],
)
def test_what_steers_a_terminal_is_written_out(text: str, written: str) -> None:
    assert not is_plain(text)
    assert plain(text) == written
    assert is_plain(plain(text))
    assert steering(text) in written
    assert steering(text).startswith("\\")


@pytest.mark.parametrize(
    "text", ["", "Łódź", "Zoë", "الف", "日本", "a\u200db", "👩\u200d🚀", "x\\y"]
)
def test_names_of_all_languages_are_plain(text: str) -> None:
    assert is_plain(text)
    assert plain(text) == text
    assert steering(text) == ""


def test_a_message_writes_what_it_quotes_out() -> None:
    message = Message("record_form", {"row": "\x1b[2J", "keys": ("\r", "b"), "n": 3})

    assert spelled(message) == "record_form row=\\x1b[2J keys=\\x0d,b n=3"
    assert str(GridwrightError("record_form", {"row": "\x1b]0;x\x07"})) == (
        "'\\x1b]0;x\\x07' does not have the form 'key = value'."
    )
