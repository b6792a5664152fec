"""Names of players stay in the nominative, whatever a sentence would need."""

import re

import pytest

from gridwright import words
from tests.words.languages import COMPLETE
from tests.words.pseudo import leaves

PLAYERS = "who|name|by|bot|names|order|winner|leader|winners"
FORM = re.compile(rf"\{{(?:{PLAYERS}):\.[a-z]+")  # a case that is asked for
ENDING = re.compile(rf"\{{(?:{PLAYERS})\}}[^\W\d_]")  # one that is put behind
CASES = {  # prepositions that need another case than the nominative right behind them
    "pl": re.compile(
        r"\b(?:dla|od|do|za|przed|przez|z|ze|u|przy|bez) \{(?:who|name|by|bot)\}", re.IGNORECASE
    ),
    "cs": re.compile(
        r"\b(?:pro|od|do|za|před|z|ze|u|při|bez|s|se|k|ke) \{(?:who|name|by|bot)\}", re.IGNORECASE
    ),
}


@pytest.mark.parametrize("language", [code for code in COMPLETE if code != "en"])
def test_no_sentence_declines_the_name_of_a_player(language: str) -> None:
    """A noun in front of it can be declined instead: *gracza {name}*."""
    catalogue = words.catalogue(language)
    texts = [
        leaf.text
        for table in (catalogue.messages, catalogue.events)
        for entry in table.values()
        for leaf in leaves(entry)
    ]
    patterns = [FORM, ENDING, *([CASES[language]] if language in CASES else [])]

    assert len(texts) > 1000
    assert [text for text in texts for pattern in patterns if pattern.search(text)] == []
