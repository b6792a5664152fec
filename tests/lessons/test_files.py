"""The lessons that are packaged: their texts exist and are short, and none is without a use."""

import re

import pytest

from gridwright import words
from gridwright.lessons.format import Deed, Lesson
from tests.lessons.pupils import LESSONS
from tests.words.languages import COMPLETE
from tests.words.pseudo import leaves

ENGLISH = words.catalogue("en")
MOST_WORDS = 45  # on a card


def used(lesson: Lesson) -> set[str]:
    """Return the names of all texts that a lesson uses."""
    names = {"title", "about", *[f"part.{chapter}" for chapter in lesson.chapters]}
    for step in lesson.steps:
        names |= {step.say, *[reply.say for reply in step.replies]}
        for chip in step.chips:
            names |= {name for name in (chip.label, chip.say) if name}
    return names


def length(lesson: Lesson, name: str) -> int:
    """Return how many words a text has, a value counted as one."""
    entry = ENGLISH.messages[lesson.text_id(name)]
    return max(len(re.sub(r"\{[^}]*\}", "x", leaf.text).split()) for leaf in leaves(entry))


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=lambda lesson: lesson.id)
def test_texts_are_those_that_are_used(lesson: Lesson) -> None:
    family = lesson.text_id("")
    known = {name.removeprefix(family) for name in ENGLISH.messages if name.startswith(family)}

    assert known == used(lesson)


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=lambda lesson: lesson.id)
def test_a_card_is_short(lesson: Lesson) -> None:
    long = []
    for step in lesson.steps:
        for reply in step.replies:
            # A step that waits for nothing has its reply on the same card.
            before = 0 if step.until else length(lesson, step.say)
            if before + length(lesson, reply.say) > MOST_WORDS:
                long.append(reply.say)
        chips = [chip.say for chip in step.chips if chip.say]
        long += [name for name in (step.say, *chips) if length(lesson, name) > MOST_WORDS]

    assert long == []


def test_lessons_are_in_the_order_in_which_they_follow_each_other() -> None:
    assert list(LESSONS) == [
        *("first-game", "bidding", "order", "fuel", "map", "end"),
        *("classic", "outgrown", "card", "last-round", "outpost", "beds"),
    ]
    assert [lesson.id for lesson in LESSONS.of("recharged")] == [
        *("first-game", "bidding", "order", "fuel", "map", "end"),
    ]


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=lambda lesson: lesson.id)
def test_each_reply_has_a_default_or_covers_what_can_be_done(lesson: Lesson) -> None:
    """Every chapter has steps, and every chip does or says something."""
    assert {step.part for step in lesson.steps} == set(lesson.chapters)
    chips = [chip for step in lesson.steps for chip in step.chips]
    assert all((chip.deed is Deed.SAY) == bool(chip.say and chip.label) for chip in chips)


@pytest.mark.parametrize("language", COMPLETE)
def test_a_city_has_the_name_that_is_printed_on_the_map(language: str) -> None:
    """There are two Frankfurts: Frankfurt-M and Frankfurt-O."""
    messages = words.catalogue(language).messages
    texts = [
        leaf.text
        for name in messages
        if name.startswith("lesson.")
        for leaf in leaves(messages[name])
    ]

    frankfurts = [match for text in texts for match in re.findall(r"Frankfurt\S*", text)]

    assert set(frankfurts) == {"Frankfurt-M", "Frankfurt-O"}
