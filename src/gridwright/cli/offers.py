"""What may be done, in few lines: amounts as a range, places in a row, the rest one by one.

It works on forms and offers, so it serves every title.
"""

from typing import Final, NamedTuple

from rich.table import Table
from rich.text import Text

from gridwright import words
from gridwright.cli.console import glossary
from gridwright.cli.screen import Screen
from gridwright.core.notation import NUMBERS, Decision, Form
from gridwright.core.offers import Offer
from gridwright.tables.shorthand import CARDS, names_place, ranked, without_verb

_BETWEEN: Final = " · "
_SWAPPED: Final = ("OLD", "NEW")
_SILENT: Final = ("returned", "lost", "money")  # gains that are left out where they are 0


class OfferLine(NamedTuple):
    """What to type, and what it costs or gives."""

    text: str
    detail: str


def _note(screen: Screen, offer: Offer, cost: int) -> str:
    """Return what an offer is for, costs and gives; nothing where that goes without saying."""
    form, cards = offer.phrase.form, {}
    if "..." not in form.words:
        for place, word in offer.phrase.tokens:
            if place in (*CARDS, *_SWAPPED):
                cards[place] = screen.card(word, is_brief=place in _SWAPPED)
    notes = [cards[place] for place in CARDS if place in cards]
    if form.decision is Decision.SWAP:
        notes.append(screen.say("cli.note.swap", old=cards["OLD"], new=cards["NEW"]))
    if cost and "BID" not in form.places:
        notes.append(screen.say("cli.note.cost", cost=cost))
    has_card = bool(cards) or form.decision is Decision.BID  # the lot is described above
    for key, gain in offer.yields.items():
        is_on_card = has_card and key != "money"
        is_nothing = not gain and key in _SILENT
        if not is_on_card and not is_nothing and words.current().knows(f"cli.note.{key}"):
            notes.append(screen.say(f"cli.note.{key}", **{key: gain}))
    return ", ".join([note for note in (*notes, screen.remark(offer)) if note])


def lines(screen: Screen, *, is_complete: bool = False) -> list[OfferLine]:
    """Return the legal offers as lines; without *is_complete* only the first of many."""
    by_verb: dict[str, list[Offer]] = {}
    for offer in ranked(screen):
        by_verb.setdefault(offer.verb, []).append(offer)
    rows: list[OfferLine] = []
    for verb, offers in by_verb.items():
        forms = [form for form in screen.game.forms if form.verb == verb]
        place_forms = [form for form in forms if names_place(form, screen.game.vocabulary)]
        if place_forms:
            rows.append(_places(screen, place_forms[0], offers, is_complete=is_complete))
            continue
        most = len(offers) if is_complete else screen.max_listed
        rows.extend([_single(screen, offer) for offer in offers[:most]])
        if len(offers) > most:
            more = words.text("cli.more_actions", count=len(offers) - most)
            rows.append(OfferLine(f"{verb} ...", more))
    return rows


def _places(screen: Screen, form: Form, offers: list[Offer], *, is_complete: bool) -> OfferLine:
    """Return the cheapest places in a row, each with its price; all of them if *is_complete*."""
    has_prices = any([offer.cost for offer in screen.offers() if offer.verb == form.verb])
    free = words.text("cli.note.free")
    most = len(offers) if is_complete or not has_prices else screen.max_listed + 2
    if len(offers) > most and len({offer.cost for offer in offers}) == 1:
        note = words.text("cli.note.alike", count=len(offers), cost=offers[0].cost)
        return OfferLine(form.text, note)
    cells = []
    for offer in offers[:most]:
        place = without_verb(offer)
        cells.append(f"{place} {offer.cost or free}" if has_prices else place)
    if len(offers) > most:
        cells.append(words.text("cli.more_actions", count=len(offers) - most))
    return OfferLine(form.text, _BETWEEN.join(cells))


def _single(screen: Screen, offer: Offer) -> OfferLine:
    """Return one action, or a range of amounts; prices that differ are given with each."""
    if not offer.is_range:
        return OfferLine(offer.text, _note(screen, offer, offer.cost))
    tokens = offer.phrase.tokens
    text = " ".join([place if place in NUMBERS else word for place, word in tokens])
    if len(offer.costs) == 1 or "BID" in offer.phrase.form.places:
        bounds = words.text("cli.range", lowest=offer.lowest, highest=offer.highest)
        less = offer.lowest - offer.cost if len(offer.costs) > 1 else 0
        rebate = words.text("cli.note.rebate", rebate=less) if less else ""
        notes = [bounds, rebate, _note(screen, offer, 0)]
        return OfferLine(text, _BETWEEN.join([note for note in notes if note]))
    cells = []
    for number, cost in enumerate(offer.costs, offer.lowest):
        price = screen.say("cli.note.cost", cost=cost) if cost else words.text("cli.note.free")
        is_first = not cost and number == offer.lowest
        cells.append(f"{number} {_note(screen, offer, 0) if is_first else price}")
    return OfferLine(text, _BETWEEN.join(cells))


def offers_table(screen: Screen, *, is_complete: bool = False) -> Table:
    rows = lines(screen, is_complete=is_complete)
    return glossary([(text, "cyan", Text(detail)) for text, detail in rows])
