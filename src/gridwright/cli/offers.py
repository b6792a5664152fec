"""What may be done, in few lines: amounts as a range, places in a row, the rest one by one.

It works on forms, vocabulary and offers, so it serves every title.
"""

from dataclasses import dataclass
from typing import Final

from rich.table import Table
from rich.text import Text

from gridwright import words
from gridwright.cli.grids import glossary
from gridwright.cli.screen import Screen
from gridwright.core import notation
from gridwright.core.notation import NUMBERS, Form, Vocabulary
from gridwright.core.offers import Offer

_BETWEEN: Final = " · "
CARDS: Final = ("PLANT", "CARD")  # places whose name alone says little
_SILENT: Final = ("returned", "lost", "money")  # gains that are not told where there are none
_LAST: Final = 1000  # rank of what names no fuel


@dataclass(frozen=True, slots=True)
class Line:
    """What to type, and what it costs or gives."""

    text: str
    detail: str


def form_of(screen: Screen, offer: Offer) -> Form:
    """Return the form in which *offer* is written."""
    return notation.form_of(screen.game.forms, offer.action)


def names_place(form: Form, vocabulary: Vocabulary) -> bool:
    """Whether only a name follows the verb, and one of letters: a city, a region."""
    if len(form.words) != 2 or len(form.places) != 1 or form.places[0] in NUMBERS:  # noqa: PLR2004
        return False
    return all([name.word[0].isalpha() for name in vocabulary.places[form.places[0]]])


def ranked(screen: Screen, *, legal: bool = True) -> list[Offer]:
    """Return what is offered to the seat to act, and allowed or not, in the order of showing."""
    found = [offer for offer in screen.offers() if offer.is_legal == legal]
    return sorted(found, key=lambda offer: _rank(screen, offer))


def _rank(screen: Screen, offer: Offer) -> tuple[int, ...]:
    """Return where an offer stands: by verb, by fuel, then what brings most or costs least."""
    game, form = screen.game, form_of(screen, offer)
    typed = offer.text.split()
    own = [other for other in game.forms if other.verb == form.verb]
    fuel, burnt = _LAST, 0
    if "..." in form.words:
        burnt = sum([int(word) for word in offer.text.partition(" with ")[2].split()[1::2]])
    elif "FUEL" in form.words:
        fuel = game.vocabulary.read("FUEL", typed[form.words.index("FUEL")])
    return (
        not any([other.places for other in own]),  # a verb alone comes last: done, pass
        game.forms.index(own[0]),
        fuel,
        -offer.gain("cities"),
        -offer.gain("income"),
        burnt,
        0 if "BID" in form.places else offer.cost,
        -offer.gain("kept"),
    )


# Notes


def _note(screen: Screen, offer: Offer, cost: int) -> str:
    """Return what an offer is for, costs and gives; nothing where that goes without saying."""
    form = form_of(screen, offer)
    named = {
        place: screen.card(word, is_brief=place not in CARDS)
        for place, word in zip(form.words, offer.text.split(), strict=False)
        if place in (*CARDS, "OLD", "NEW") and "..." not in form.words
    }
    parts = [named[place] for place in CARDS if place in named]
    if "OLD" in named:
        parts.append(screen.say("cli.note.swap", old=named["OLD"], new=named["NEW"]))
    if cost and "BID" not in form.places:
        parts.append(screen.say("cli.note.cost", cost=cost))
    for key, gain in offer.yields.items():
        is_known = bool(named) and key != "money"  # what a card brings stands on it
        is_nothing = not gain and key in _SILENT
        if not is_known and not is_nothing and words.current().knows(f"cli.note.{key}"):
            parts.append(screen.say(f"cli.note.{key}", **{key: gain}))
    return ", ".join([part for part in (*parts, screen.remark(offer)) if part])


# Lines


def lines(screen: Screen, *, is_complete: bool = False) -> list[Line]:
    """Return what may be done as lines; without *is_complete* only the first of many."""
    grouped: dict[str, list[Offer]] = {}
    for offer in ranked(screen):
        grouped.setdefault(offer.text.split()[0], []).append(offer)
    found: list[Line] = []
    for verb, group in grouped.items():
        forms = [form for form in screen.game.forms if form.verb == verb]
        places = [form for form in forms if names_place(form, screen.game.vocabulary)]
        if places:
            found.append(_places(screen, places[0], group, is_complete=is_complete))
            continue
        shown = group if is_complete else group[: screen.max_listed]
        found.extend([_single(screen, offer) for offer in shown])
        if len(group) > len(shown):
            more = words.text("cli.more_actions", count=len(group) - len(shown))
            found.append(Line(f"{verb} ...", more))
    return found


def _places(screen: Screen, form: Form, group: list[Offer], *, is_complete: bool) -> Line:
    """Return the cheapest places in a row, each with its price; all of them if *is_complete*."""
    has_prices = any([o.cost for o in screen.offers() if o.text.split()[0] == form.verb])
    free = words.text("cli.note.free")
    most = len(group) if is_complete or not has_prices else screen.max_listed + 2
    if len(group) > most and len({offer.cost for offer in group}) == 1:
        said = words.text("cli.note.alike", count=len(group), cost=group[0].cost)
        return Line(form.text, said)
    cells = []
    for offer in group[:most]:
        place = offer.text.partition(" ")[2]
        cells.append(f"{place} {offer.cost or free}" if has_prices else place)
    if len(group) > most:
        cells.append(words.text("cli.more_actions", count=len(group) - most))
    return Line(form.text, _BETWEEN.join(cells))


def _single(screen: Screen, offer: Offer) -> Line:
    """Return one action, or a range of amounts; prices that differ are given with each."""
    if not offer.is_range:
        return Line(offer.text, _note(screen, offer, offer.cost))
    form = form_of(screen, offer)
    text = f"{offer.text.rpartition(' ')[0]} {form.words[-1]}"
    if len(offer.costs) == 1 or form.words[-1] == "BID":
        bounds = words.text("cli.range", lowest=offer.lowest, highest=offer.highest)
        less = offer.lowest - offer.cost if len(offer.costs) > 1 else 0
        rebate = words.text("cli.note.rebate", rebate=less) if less else ""
        notes = [bounds, rebate, _note(screen, offer, 0)]
        return Line(text, _BETWEEN.join([note for note in notes if note]))
    cells = []
    for number, cost in enumerate(offer.costs, offer.lowest):
        paid = screen.say("cli.note.cost", cost=cost) if cost else words.text("cli.note.free")
        is_first = not cost and number == offer.lowest
        cells.append(f"{number} {_note(screen, offer, 0) if is_first else paid}")
    return Line(text, _BETWEEN.join(cells))


def offers_table(screen: Screen, *, is_complete: bool = False) -> Table:
    """Return the lines as a table."""
    found = lines(screen, is_complete=is_complete)
    return glossary([(line.text, "cyan", Text(line.detail)) for line in found])
