"""How a catalogue makes sentences: values by their keys, choices, terms, other languages."""

from dataclasses import replace

import pytest

from gridwright import words
from gridwright.core.errors import Message, Values
from gridwright.core.events import NOBODY, Event, EventKind
from gridwright.words import Names, WordsError
from gridwright.words.catalogue import Catalogue
from gridwright.words.reading import read

PRINTED = {"koeln": "Köln", "north_east": "north east"}
NAMES = Names(("Ana", "Bea", "Cid"), "recharged", lambda id_: PRINTED.get(id_, id_))

ENGLISH = """
[messages]
"list.join" = ", "
"list.or" = " or "
"list.empty" = "nothing"
"sentence.clauses" = "{sentence} ({clauses})"
"fuel.amount" = "{amount:@resource}"
"phase.auction" = "auction"
"phase.auction.outpost" = "auction of cards"
"title.card" = "The Card Game"
only = "Only in English: {city}."
[terms]
city = { one = "city", other = "cities" }
coal = "coal"
oil = "oil"
dummy = { one = "dummy", other = "dummies" }
"dummy.recharged" = "the Trust"
"""

POLISH = """
[messages]
"list.join" = " i "
supplies = "{who} zasila {cities:city.acc}."
buys = "{who} kupuje {amount:@resource.acc}."
lacks = "Nie ma {resource:.gen}."
new = { by = "resource.gender", f = "nowa", other = "nowy" }
[terms]
[terms.city]
gender = "n"
one = "miasto"
few = "miasta"
many = "miast"
[terms.coal]
gender = "mi"
name = "węgiel"
one = "znacznik węgla"
few = "znaczniki węgla"
many = "znaczników węgla"
gen = "węgla"
[terms.oil]
gender = "f"
one = "ropa"
few = "ropy"
many = "ropy"
acc = { one = "ropę", few = "ropy", many = "ropy" }
"""


def english(text: str) -> Catalogue:
    """Return a small English catalogue in which the message x is *text*."""
    return read("en", {"a.toml": ENGLISH, "b.toml": f"[messages]\nx = {text}"}, None)


def polish() -> Catalogue:
    return read("pl", {"a.toml": POLISH}, english('"X"'))


def said(text: str, names: Names = NAMES, **values: int | str | tuple[str, ...]) -> str:
    return english(text).say(Message("x", dict(values)), names)


# Values by their keys


@pytest.mark.parametrize(
    ("text", "values", "expected"),
    [
        ("In {city}.", {"city": "koeln"}, "In Köln."),
        ("{region} it is.", {"region": "north_east"}, "North east it is."),
        ("Some {resource}.", {"resource": "coal"}, "Some coal."),
        ("{resource} it is.", {"resource": "oil"}, "Oil it is."),
        ("Some {fuel}.", {"fuel": "peat"}, "Some peat."),
        ("{who} bids.", {"who": 1}, "Bea bids."),
        ("{who} bids.", {"who": "C"}, "Cid bids."),
        ("{who} bids.", {"who": "T"}, "The Trust bids."),
        ("{who} bids.", {"who": 3}, "The Trust bids."),
        ("{who} bids.", {"who": 25}, "Z bids."),
        ("{who} bids.", {"who": "Dora"}, "Dora bids."),
        ("Order: {order}.", {"order": "CTA"}, "Order: Cid, the Trust, Ana."),
        ("Not {seat}.", {"seat": "B"}, "Not Bea."),
        ("Now: {phase}.", {"phase": "auction"}, "Now: auction."),
        ("{title} is fine.", {"title": "card"}, "The Card Game is fine."),
        ("{title} is not.", {"title": "chess"}, "Chess is not."),
        ("Have {stored}.", {"stored": ("coal 2", "oil 0")}, "Have 2 coal, 0 oil."),
        ("Own: {owned}.", {"owned": ("3", "4")}, "Own: 3, 4."),
        ("Own: {owned}.", {"owned": ()}, "Own: nothing."),
        ("Either {ways:or}.", {"ways": ("coal 2", "oil 2")}, "Either coal 2 or oil 2."),
        ("Either {ways:or}.", {"ways": ("1", "2", "3")}, "Either 1, 2 or 3."),
        ("Only {ways:or}.", {"ways": ("1",)}, "Only 1."),
        ("{word}?", {"word": "fly"}, "fly?"),
        ("{{{word}}}", {"word": "fly"}, "{fly}"),
        ("{cities:city}.", {"cities": 1}, "1 city."),
        ("{cities:city}.", {"cities": 4}, "4 cities."),
        ("{amount:@resource}.", {"amount": 3, "resource": "coal"}, "3 coal."),
        ("{amount:@resource}.", {"amount": 3, "resource": "peat"}, "3 peat."),
    ],
)
def test_a_value_is_shown_by_its_key(text: str, values: Values, expected: str) -> None:
    assert english(f'"{text}"').say(Message("x", values), NAMES) == expected


@pytest.mark.parametrize(
    ("text", "values", "expected"),
    [
        ("{who} bids.", {"who": "B"}, "B bids."),
        ("{who} bids.", {"who": 4}, "E bids."),
        ("Order: {order}.", {"order": "BTA"}, "Order: B, dummy, A."),
        ("In {city}.", {"city": "frankfurt_main"}, "In frankfurt main."),
    ],
)
def test_without_a_table_seats_have_letters_and_cities_their_words(
    text: str, values: Values, expected: str
) -> None:
    assert english(f'"{text}"').say(Message("x", values)) == expected


def test_a_message_may_be_the_value_of_another() -> None:
    inner = Message("only", {"city": "koeln"}, ("RC-2.13",))

    whole = english('"line {line}: {text}"').say(Message("x", {"line": 4, "text": inner}), NAMES)

    assert whole == "line 4: Only in English: Köln. (RC-2.13)"


def test_clauses_stand_behind_the_sentence_unless_they_are_unwanted() -> None:
    catalogue = english('"No."')
    message = Message("x", {}, ("RC-2.13", "A20"))

    assert catalogue.say(message) == "No. (RC-2.13, A20)"
    assert catalogue.say(message, clauses=False) == "No."


# Choices


@pytest.mark.parametrize(
    ("room", "expected"), [(0, "no room"), (1, "room for one"), (2, "room for 2")]
)
def test_a_number_chooses_a_sentence(room: int, expected: str) -> None:
    text = '{ by = "room", 0 = "no room", one = "room for one", other = "room for {room}" }'

    assert said(text, room=room) == expected


@pytest.mark.parametrize(
    ("plants", "expected"), [(("3",), "Plant 3 runs."), (("3", "4"), "Plants 3, 4 run.")]
)
def test_a_list_chooses_by_its_length(plants: tuple[str, ...], expected: str) -> None:
    text = '{ by = "plants", one = "Plant {plants} runs.", other = "Plants {plants} run." }'

    assert said(text, plants=plants) == expected


def test_a_word_chooses_a_sentence() -> None:
    text = '{ by = "kind", plant = "a plant", other = "a {kind}" }'

    assert said(text, kind="plant") == "a plant"
    assert said(text, kind="house") == "a house"


def test_choices_may_stand_within_choices() -> None:
    text = '{ by = "a", one = { by = "b", one = "1 1", other = "1 n" }, other = "n" }'

    assert [said(text, a=a, b=b) for a, b in ((1, 1), (1, 2), (2, 1))] == ["1 1", "1 n", "n"]


def test_a_choice_without_a_rest_must_fit() -> None:
    catalogue = english('{ by = "n", one = "one", other = "more" }')
    catalogue.messages["x"].forms.pop("other")  # type: ignore[union-attr]

    with pytest.raises(WordsError, match="words_choice id=x by=n"):
        catalogue.text("x", n="many")


@pytest.mark.parametrize(
    ("title", "why", "expected"),
    [
        ("card", "", "general"),
        ("outpost", "", "in Outpost"),
        ("outpost", "unsold", "unsold"),
        ("card", "else", "general"),
    ],
)
def test_a_special_case_comes_before_the_general_one(title: str, why: str, expected: str) -> None:
    text = '"general"\n"x.outpost" = "in Outpost"\n"x.unsold" = "unsold"'
    values: Values = {"why": why} if why else {}

    assert english(text).say(Message("x", values), Names(title=title)) == expected


def test_a_phase_may_have_another_name_in_a_title() -> None:
    assert said('"{phase}"', Names(title="outpost"), phase="auction") == "Auction of cards"


# Events


def test_an_event_names_who_did_it() -> None:
    catalogue = read("en", {"a.toml": '[events]\nraised = "{who} bids {bid}."'}, None)

    assert catalogue.event(Event(EventKind("raised"), 2, {"bid": 7}), NAMES) == "Cid bids 7."


def test_events_and_messages_may_share_an_id() -> None:
    text = '[events]\nrobot_made = "A robot."\n[messages]\nrobot_made = "No more robots."'
    catalogue = read("en", {"a.toml": text}, None)

    assert catalogue.event(Event(EventKind("robot_made"), NOBODY, {})) == "A robot."
    assert catalogue.text("robot_made") == "No more robots."


# Other languages


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        (Message("supplies", {"who": 0, "cities": 1}), "Ana zasila 1 miasto."),
        (Message("supplies", {"who": 0, "cities": 3}), "Ana zasila 3 miasta."),
        (Message("supplies", {"who": 0, "cities": 12}), "Ana zasila 12 miast."),
        (Message("buys", {"who": 0, "amount": 1, "resource": "oil"}), "Ana kupuje 1 ropę."),
        (
            Message("buys", {"who": 0, "amount": 5, "resource": "coal"}),
            "Ana kupuje 5 znaczników węgla.",
        ),
        (Message("lacks", {"resource": "coal"}), "Nie ma węgla."),
        (Message("lacks", {"resource": "oil"}), "Nie ma ropa."),  # it has no such case
        (Message("new", {"resource": "oil"}), "nowa"),
        (Message("new", {"resource": "coal"}), "nowy"),
        (Message("new", {"resource": "peat"}), "nowy"),
    ],
)
def test_a_noun_has_the_form_that_the_sentence_asks_for(message: Message, expected: str) -> None:
    assert polish().say(message, NAMES) == expected


def test_what_a_language_lacks_is_said_in_english() -> None:
    catalogue = polish()

    assert catalogue.say(Message("only", {"city": "koeln"}), NAMES) == "Only in English: Köln."
    assert catalogue.term("dummy", 2) == "dummies"
    assert catalogue.knows("only")
    assert not catalogue.knows("nowhere")


def test_a_special_case_that_a_language_lacks_is_not_said_in_general() -> None:
    general = read("en", {"a.toml": '[messages]\nx = "x"\n"x.outpost" = "card"'}, None)
    other = read("pl", {"a.toml": '[messages]\nx = "iks"'}, general)

    assert other.say(Message("x"), Names(title="outpost")) == "card"


# What is missing


def test_a_message_without_words_shows_its_id() -> None:
    assert polish().text("nowhere") == "nowhere"


def test_an_event_without_words_shows_its_kind() -> None:
    assert polish().event(Event(EventKind("exploded"), NOBODY, {})) == "exploded"


def test_a_term_without_words_shows_its_id() -> None:
    assert polish().term("robot", 2) == "robot"


def test_a_phase_without_a_name_shows_its_id_in_the_sentence() -> None:
    assert said('"It is time for {phase}."', phase="lunch") == "It is time for phase.lunch."


def test_missing_words_are_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    catalogue = polish()
    for _ in range(3):
        catalogue.text("logged.once")
    catalogue.term("logged.too")

    assert caplog.messages == ["no words for logged.once in pl", "no words for logged.too in pl"]


def test_the_packaged_words_without_a_level_and_a_title_still_speak(
    caplog: pytest.LogCaptureFixture,
) -> None:
    english = words.catalogue("en")
    lacking = {"web.level.casual", "title.card"}
    messages = {key: entry for key, entry in english.messages.items() if key not in lacking}
    catalogue = replace(english, messages=messages)

    assert catalogue.text("web.level.casual") == "web.level.casual"
    assert catalogue.text("draw.title_players", title="card", seats=3) == "Card · 3 players"
    assert catalogue.text("web.level.steady") == english.text("web.level.steady")
    assert caplog.messages == ["no words for web.level.casual in en"]


def test_a_value_that_is_not_given_is_an_error() -> None:
    with pytest.raises(WordsError, match="words_value id=x key=city"):
        said('"{city}"')


def test_a_seat_that_nobody_has_named_has_its_letter() -> None:
    assert words.NO_NAMES.player(1) == "B"
    assert NAMES.player(1) == "Bea"


@pytest.mark.parametrize(
    ("board", "english", "polish"),
    [
        ("central_europe", "central_europe", "central_europe"),
        ("Central Europe", "Central Europe", "Europa Środkowa"),
        ("USA", "USA", "USA"),
        ("My Island", "My Island", "My Island"),
    ],
)
def test_a_map_is_called_as_the_language_calls_it(board: str, english: str, polish: str) -> None:
    assert words.catalogue("en").shown("board", board) == english
    assert words.catalogue("pl").shown("board", board) == polish


@pytest.mark.parametrize(
    ("region", "english", "polish"),
    [
        ("north_east", "North-East", "północno-wschodni"),
        ("west", "West", "zachodni"),
        ("far_isles", "Far Isles", "Far Isles"),
    ],
)
def test_a_region_is_called_as_the_language_calls_it(
    region: str, english: str, polish: str
) -> None:
    names = Names(printed={"far_isles": "Far Isles"}.__getitem__)

    assert words.catalogue("en").shown("region", region, names) == english
    assert words.catalogue("pl").shown("region", region, names) == polish


# Titles


def test_a_title_has_sentences_of_its_own_where_no_table_is_at_hand() -> None:
    english = read("en", {"a.toml": '[messages]\na = "A"\nb = "B"\n"b.card" = "B of cards"'}, None)
    polish = read("pl", {"a.toml": '[messages]\na = "Ą"\n"a.card" = "Ą kart"'}, english)

    assert [polish.titled("card").text(key) for key in "ab"] == ["Ą kart", "B of cards"]
    assert [polish.titled("outpost").text(key) for key in "ab"] == ["Ą", "B"]
    assert polish.titled("card") is polish.titled("card")
    before = words.current()
    with words.speaking(polish):
        words.about("card")
        assert words.text("a") == "Ą kart"
    assert words.current() is before


def test_names_of_a_table_come_before_the_title_in_use() -> None:
    catalogue = read("en", {"a.toml": '[messages]\na = "A"\n"a.card" = "Card"'}, None)

    assert catalogue.titled("card").say(Message("a"), Names(title="outpost")) == "A"


# Values by their keys


def test_tenths_and_regions() -> None:
    entries = (
        '"list.join" = ", "',
        '"number.decimal" = ","',
        '"region.north_east" = "Nord-Ost"',
        'a = "{tenths}: {regions}"',
    )
    catalogue = read("de", {"a.toml": "\n".join(["[messages]", *entries])}, None)

    assert (
        catalogue.text("a", tenths=125, regions=("north_east", "far_west"))
        == "12,5: Nord-Ost, far west"
    )
