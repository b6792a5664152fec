"""What is stored names the program that played."""

import re

from gridwright import __version__
from gridwright.simulate.program import program_version


def test_a_version_has_the_hash_of_what_was_played_with() -> None:
    assert re.fullmatch(re.escape(__version__) + r"\+[0-9a-f]{8}", program_version())
