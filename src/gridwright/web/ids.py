"""Names of rows that nobody can guess, and codes that friends can read out."""

import secrets
from typing import Final

_LETTERS: Final = "23456789abcdefghijkmnpqrstuvwxyz"  # none that is mistaken for another
ID_LENGTH: Final = 10
CODE_LENGTH: Final = 4
LONGEST_NAME: Final = 20  # of a person, and of a seat
LONGEST_ZONE: Final = 40  # characters of the name of a time zone


def new_id() -> str:
    """Return the address of a new table, which nobody can guess."""
    return "".join([secrets.choice(_LETTERS) for _ in range(ID_LENGTH)])


def new_secret() -> str:
    return secrets.token_urlsafe(16)


def new_code() -> str:
    """Return a code to read out to friends; see `play.lobby.coded`."""
    return "".join([secrets.choice(_LETTERS) for _ in range(CODE_LENGTH)]).upper()
