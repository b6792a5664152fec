"""Putting a card up for auction, or passing."""

from dataclasses import dataclass

from django.utils.safestring import SafeString

from gridwright.core.offers import Offer
from gridwright.web.pages.panel import cards
from gridwright.web.pages.panel.parts import Choice, Go, Made, Note, Stepper, Turn, numbered
from gridwright.web.pages.panel.winning import winning

_PASS = "pass"  # noqa: S105


@dataclass(frozen=True, slots=True)
class Card:
    """A card of the market that can be pressed."""

    choice: Choice
    picture: SafeString


@dataclass(frozen=True, slots=True)
class Market:
    """The cards for sale, those that are not, and the way out."""

    cards: list[Card]
    refused: list[Choice]
    passing: Choice | None


def panel(turn: Turn) -> Made:
    """Return the panel of who may put up a card."""
    openings = [offer for offer in turn.asked if offer.text.split()[0] == "open"]
    tried = turn.lines[-1].split() if turn.lines else []
    word = tried[1] if len(tried) > 1 else ""
    legal = [_choice(turn, offer, word) for offer in openings if offer.is_legal]
    refused = [_choice(turn, offer, word) for offer in openings if not offer.is_legal]
    passes = [offer for offer in turn.asked if offer.text == _PASS]
    market = Market(
        [Card(each, cards.card(turn.game, each.of)) for each in numbered(legal)],
        refused,
        _passing(turn, passes[0]) if passes else None,
    )
    chosen = next((o for o in openings if o.is_legal and o.text.split()[1] == word), None)
    heading = turn.say("web.panel.open.heading")
    clear = turn.say("web.panel.clear") if tried else ""
    if chosen is not None:
        bid = int(tried[2])
        return Made(
            "opening",
            heading,
            market,
            rows=winning(turn, word, bid),
            go=_go(turn, chosen, word, bid),
            clear=clear,
        )
    if tried == [_PASS]:
        note = Note(turn.say("web.panel.open.pass_note"))
        go = Go(turn.say("web.panel.open.pass"), (_PASS,))
        return Made("opening", heading, market, notes=[note], go=go, clear=clear)
    return Made("opening", heading, market, notes=[Note(turn.say("web.panel.open.choose"))])


def _choice(turn: Turn, offer: Offer, chosen: str) -> Choice:
    word = offer.text.split()[1]
    label = turn.say("web.panel.open.card", plant=word)
    price = str(offer.lowest)
    why = turn.reason(offer)
    note = cards.face(turn.game, word).label
    is_chosen = word == chosen
    return Choice(offer.text, label, price, why, is_chosen, kind="card", of=word, note=note)


def _passing(turn: Turn, offer: Offer) -> Choice:
    label = turn.say("web.panel.open.pass")
    return Choice(_PASS, label, reason=turn.reason(offer), is_chosen=turn.lines == (_PASS,))


def _go(turn: Turn, offer: Offer, word: str, bid: int) -> Go:
    if not offer.is_range:
        return Go(turn.say("web.panel.open.go_at", plant=word, bid=bid), (offer.text,))
    label = turn.say("web.panel.open.bid")
    stepper = Stepper(offer.lowest, offer.highest, bid, label)
    return Go(turn.say("web.panel.open.go", plant=word), (f"open {word}",), stepper)
