"""What moves are called at a table: actions, whole turns, the fuel that plants burn."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, Final

from gridwright import words
from gridwright.core.errors import Message, Value
from gridwright.core.game import Game
from gridwright.core.notation import NUMBERS, Decision, Phrase
from gridwright.draw.cardgame import read_fuel_card
from gridwright.web.pages.panel.parts import listed
from gridwright.words import Names

_PLACES: Final = (Decision.CHOOSE_AREA, Decision.PLACE, Decision.BUILD)
_FUEL_PLACES: Final = ("FUEL", "CARD")
_MOST_PARTS: Final = 4  # of a turn that are named


class Wording:
    """The words of one table, with the names of its players."""

    def __init__(self, game: Game[Any], names: Names) -> None:
        self.game = game
        self.names = names

    def phrase(self, line: str) -> Phrase:
        return self.game.phrase(self.game.parse(line))

    def say(self, identifier: str, **values: Value) -> str:
        """Return words with the names of the table, those of the title if it has its own."""
        return words.say(Message(identifier, values), self.names)

    def place(self, word: str) -> str:
        """Return the name of a city, as it is printed, or of a region, in the language in use."""
        name = words.current().shown("region", word, self.names)
        return name[:1].upper() + name[1:]

    def plants(self, plants: Sequence[str]) -> str:
        """Return the names of *plants* as a list."""
        return words.current().shown("plants", tuple(plants), self.names)

    def named(self, line: str) -> str:
        return self.label(self.phrase(line))

    def label(self, phrase: Phrase, *, is_numbered: bool = True) -> str:
        """Return an action in words: the city alone, or all of it with printed names."""
        identifier = f"web.panel.item.{phrase.form.help.partition('.')[2]}"
        if words.current().knows(identifier):
            return self.say(identifier, **_values(phrase))
        if phrase.decision in _PLACES:
            return self.place(phrase.target)
        _, *rest = [
            self.game.vocabulary.printed(word)
            for place, word in phrase.tokens
            if is_numbered or place not in NUMBERS
        ]
        return " ".join([phrase.verb.capitalize(), *rest])


def _values(phrase: Phrase) -> dict[str, Value]:
    """Return what stands in the places of *phrase*, the first of each."""
    values: dict[str, Value] = {}
    for place, word in phrase.tokens:
        if place:
            values.setdefault(place.lower(), int(word) if place in NUMBERS else word)
    return values


# Whole turns


def plan_name(
    wording: Wording, lines: Sequence[str], phase: str, limit: int = 0, *, bid: bool = True
) -> str:
    """Return what a player would do in a *phase*: a whole turn, or a bid up to a *limit*.

    That the turn is then ended goes without saying, and so does the *bid* for what is put up,
    if it is left out.
    """
    phrases = [wording.phrase(line) for line in lines]
    phrases = [phrase for phrase in phrases if phrase.decision is not Decision.DONE]
    if not phrases:
        return wording.say("web.hint.name.done", phase=phase)
    parts = tuple([_part(wording, phrase, limit, bid=bid) for phrase in phrases])
    if len(parts) > _MOST_PARTS:
        first = parts[: _MOST_PARTS - 1]
        return words.text("web.hint.name.more", parts=first, count=len(parts) - len(first))
    are_things = all(
        [
            phrase.decision is Decision.BUY or part == wording.place(phrase.target)
            for phrase, part in zip(phrases, parts, strict=True)
        ]
    )
    return words.text("web.hint.name.things" if are_things else "web.hint.name.acts", parts=parts)


def _part(wording: Wording, phrase: Phrase, limit: int, *, bid: bool) -> str:
    up_to = limit if limit > phrase.number else 0
    match phrase.decision:
        case Decision.OPEN if up_to:
            return wording.say("web.hint.name.open_up_to", plant=phrase.target, limit=up_to)
        case Decision.OPEN:
            way = "open" if bid else "put_up"
            return wording.say(f"web.hint.name.{way}", plant=phrase.target, bid=phrase.number)
        case Decision.BID if up_to:
            return wording.say("web.hint.name.bid_up_to", bid=phrase.number, limit=up_to)
        case Decision.BID:
            return wording.say("web.hint.name.bid", bid=phrase.number)
        case Decision.DROP:
            return wording.say("web.hint.name.drop")
        case Decision.PASS:
            return wording.say("web.hint.name.pass")
        case Decision.REMOVE:
            return wording.say("web.hint.name.remove", plant=phrase.target)
        case Decision.POWER:
            return _power(wording, phrase)
        case Decision.BUY if phrase.fuel and not phrase.word("COLUMN"):
            resource, units = phrase.fuel[0]
            return wording.say("fuel.amount", resource=resource, amount=units)
        case _:
            return wording.label(phrase)


def _power(wording: Wording, phrase: Phrase) -> str:
    plants = phrase.words("PLANT") or phrase.words("CARD")
    fuel = fuel_in_words(wording, fuel_words(phrase))
    if not phrase.target:
        return wording.say("web.hint.name.power_none")
    if not fuel:
        return wording.say("web.hint.name.power", plants=plants)
    return wording.say("web.hint.name.power_with", plants=plants, fuel=fuel)


# Fuel as notation names it: ``coal 2``, or cards as ``coal3:2 1``


def fuel_words(phrase: Phrase) -> list[tuple[str, int]]:
    """Return the fuels or fuel cards that *phrase* burns, leaves or gives back, with the units."""
    return [
        (word, int(units))
        for (place, word), (number, units) in pairwise(phrase.tokens)
        if number == "AMOUNT" and place in _FUEL_PLACES
    ]


def fuel_in_words(wording: Wording, amounts: Iterable[tuple[str, int]]) -> str:
    """Return fuel in words, with the cards that it comes from where these are named."""
    return listed([_units_in_words(wording, word, units) for word, units in amounts])


def _units_in_words(wording: Wording, word: str, units: int) -> str:
    if not word[-1].isdigit():
        return wording.say("fuel.amount", resource=word, amount=units)
    fuel, printed, left = read_fuel_card(word)
    values = {"amount": units, "units": printed, "left": left}
    kind = "of_turned" if left < printed else "of_card"
    return wording.say(f"web.panel.fuel_card.{kind}", resource=fuel, **values)
