from collections.abc import Iterator
from threading import Thread

import pytest

from gridwright import words
from gridwright.core.errors import GridwrightError, Message
from gridwright.words import WordsError
from gridwright.words.reading import read


@pytest.fixture
def _as_before() -> Iterator[None]:
    """Leave the language as it was."""
    before = words.current()
    yield
    words.speak(before)


# Files


def test_all_files_of_a_language_are_one_catalogue() -> None:
    both = read("xx", {"a.toml": '[messages]\na = "A"', "b.toml": '[messages]\nb = "B"'}, None)

    assert (both.text("a"), both.text("b")) == ("A", "B")


def test_ids_with_dots_may_be_written_without_quotes() -> None:
    text = '[messages]\nphase.auction = "auction"\n"phase.over" = "the end"'

    catalogue = read("xx", {"a.toml": text}, None)

    assert set(catalogue.messages) == {"phase.auction", "phase.over"}


def test_terms_with_dots_may_be_written_without_quotes() -> None:
    text = '[terms]\ncolour.red = "red"\ndummy.card = { name = "the Bank", gender = "f" }'

    catalogue = read("xx", {"a.toml": text}, None)

    assert catalogue.term("colour.red") == "red"
    assert catalogue.term("dummy.card") == "the Bank"


@pytest.mark.parametrize(
    ("texts", "message"),
    [
        (
            {"a.toml": '[messages]\nx = "X"\ny = "Y"', "b.toml": '[messages]\ny = "Z"\nx = "X"'},
            Message("words_twice", {"file": "b.toml", "ids": ("y", "x")}),
        ),
        (
            {"a.toml": '[messages]\nx = "X"\nx = "Y"'},
            Message(
                "words_toml",
                {"file": "a.toml", "reason": "Cannot overwrite a value (at end of document)"},
            ),
        ),
        ({"a.toml": "[verbs]"}, Message("words_table", {"file": "a.toml", "table": "verbs"})),
        (
            {"a.toml": "messages = 1"},
            Message("words_table", {"file": "a.toml", "table": "messages"}),
        ),
        ({"a.toml": "[messages]\nx = 1"}, Message("words_entry", {"id": "x", "language": "pl"})),
        (
            {"a.toml": '[messages]\nx = { by = 1, other = "X" }'},
            Message("words_entry", {"id": "x", "language": "pl"}),
        ),
        (
            {"a.toml": '[messages]\nx = { by = "n", one = "X", few = "Y" }'},
            Message("words_rest", {"id": "x", "language": "pl"}),
        ),
        ({"a.toml": "[terms]\nx = 1"}, Message("words_term", {"id": "x", "language": "pl"})),
        (
            {"a.toml": '[terms]\nx = { one = "X", colour = "red" }'},
            Message("words_term", {"id": "x", "language": "pl"}),
        ),
        (
            {"a.toml": '[terms]\nx = { one = "X", few = "Y" }'},
            Message("words_term", {"id": "x", "language": "pl"}),
        ),
        (
            {"a.toml": '[terms]\nx = { name = "X", acc = { one = "Y", few = "Z" } }'},
            Message("words_term", {"id": "x", "language": "pl"}),
        ),
        (
            {"a.toml": '[messages]\nx = { by = "n", one = "X", other = "Y" }'},
            Message("words_rest", {"id": "x", "language": "pl"}),
        ),
        (
            {"a.toml": '[terms]\nx = { gender = "f" }'},
            Message("words_term", {"id": "x", "language": "pl"}),
        ),
    ],
)
def test_a_wrong_catalogue_is_told(texts: dict[str, str], message: Message) -> None:
    with pytest.raises(WordsError) as caught:
        read("pl", texts, None)

    assert caught.value.message == message


def test_an_error_of_the_catalogues_speaks_without_them() -> None:
    error = WordsError("words_entry", {"id": "x", "language": "pl"})

    assert str(error) == "words_entry id=x language=pl"
    assert isinstance(error, GridwrightError)


# Languages


def test_there_is_english() -> None:
    assert "en" in words.languages()


def test_a_catalogue_is_read_once() -> None:
    assert words.catalogue("en") is words.catalogue("en")


@pytest.mark.parametrize("language", ["en", "EN", "en_GB", "en-US", "tlh", ""])
def test_an_unknown_language_is_english(language: str) -> None:
    assert words.catalogue(language).language == "en"


@pytest.mark.usefixtures("_as_before")
def test_errors_speak_the_language_in_use() -> None:
    error = GridwrightError("game_over")
    assert str(error) == "The game is over."

    words.speak(read("pl", {"a.toml": '[messages]\ngame_over = "Koniec gry."'}, None))
    assert str(error) == "Koniec gry."
    assert words.say(error.message) == "Koniec gry."

    words.use("en")
    assert words.text("game_over") == "The game is over."
    assert words.term("city", 2) == "cities"


def test_a_language_may_be_spoken_for_a_while() -> None:
    with words.speaking(words.catalogue("pl")):
        assert words.current().language == "pl"
        with words.speaking(words.catalogue("en")):
            assert words.text("game_over") == "The game is over."
        assert words.text("game_over") == "Gra jest skończona."

    assert words.current().language == "en"


def test_each_thread_speaks_its_own_language() -> None:
    heard: list[str] = []

    def listen() -> None:
        heard.append(words.current().language)
        words.use("en")
        heard.append(words.current().language)

    with words.speaking(words.catalogue("pl")):
        thread = Thread(target=listen)
        thread.start()
        thread.join()
        heard.append(words.current().language)

    assert heard == ["en", "en", "pl"]
