"""The pieces of a position as pictures in a page, and what they point at."""

from collections import Counter
from functools import cache
from typing import Final

from django.utils.safestring import SafeString, mark_safe

from gridwright.core.notation import Form, form_of
from gridwright.core.offers import Offer
from gridwright.draw.marks import house, icon, roof, token
from gridwright.draw.page import AnyPicture
from gridwright.draw.picture import Highlight, SeatLabel
from gridwright.draw.svg import element
from gridwright.draw.titles import PICTURES
from gridwright.draw.tokens import DUMMY, PAGE, SEATS
from gridwright.web.pages.common import inline
from gridwright.web.play.perspective import Perspective

_PRESSED: Final = (
    "board",
    "market",
    "fuel",
    "labour",
    "company",
    "narrow_market",
    "narrow_fuel",
)  # pictures whose pieces can be pressed
_FUEL_CARD: Final = "buy FUEL UNITS at COLUMN"
_SPRITE_BOX: Final = "-12 -12 24 24"
_RESOURCES: Final = ("coal", "oil", "garbage", "uranium", "gas", "eco", "worker")
_ICONS: Final = {
    "bolt": "go-line",
    "city": "ink-2",
    "plant": "ink-2",
    "lock": "ink-3",
    "flag": "ink-2",
}


class Pictures:
    """All pictures of a table; their names are those of the page's parts."""

    def __init__(
        self,
        perspective: Perspective,
        offers: list[Offer],
        names: tuple[str, ...],
        labels: dict[str, SeatLabel],
    ) -> None:
        """Draw what the seat sees, with what it is offered."""
        view = perspective.view if perspective.actual is None else perspective.actual
        picture = PICTURES.of(perspective.game)
        self.picture: AnyPicture = picture(
            perspective.game,
            perspective.game.snapshot(view),
            names,
            PAGE,
            highlight(perspective, offers),
            perspective.me,
            labels=labels,
        )

    def named(self) -> dict[str, SafeString]:
        """Return all pictures but those of seats."""
        return {
            name: inline(piece, "group" if name in _PRESSED else "img")
            for name, piece in self.picture.pieces().items()
        }


@cache
def sprites() -> SafeString:
    """Return the small pictures that a page uses again and again: ``<use href="#roof-a"/>``."""
    drawn: dict[str, str] = {}
    for letter in (*SEATS, DUMMY):
        drawn[f"house-{letter.lower()}"] = house(PAGE, letter, 0, 0, 22)
        drawn[f"roof-{letter.lower()}"] = roof(PAGE, letter, 0, 0, 22)
    for resource in _RESOURCES:
        drawn[resource] = token(PAGE, resource, 0, 0, 24)
    for name, colour in _ICONS.items():
        drawn[name] = icon(name, PAGE[colour], 0, 0, 24)
    symbols = [
        element("symbol", body, id=name, viewBox=_SPRITE_BOX) for name, body in drawn.items()
    ]
    sheet = element("svg", *symbols, width=0, height=0, class_="sprites", aria_hidden="true")
    return mark_safe(sheet)  # noqa: S308 - nothing in it comes from outside


# What pictures point at


def highlight(perspective: Perspective, offers: list[Offer]) -> Highlight:
    """Return what board and markets show of *offers* and of the tentative turn."""
    legal = [(_form(perspective, offer), offer) for offer in offers if offer.is_legal]
    lines = perspective.draft_turn.lines if perspective.draft_turn is not None else ()
    return Highlight(
        prices={_target(offer): offer.cost for form, offer in legal if "CITY" in form.places},
        planned=[line.split()[1] for line in lines if "CITY" in _written(perspective, line).places],
        seat=perspective.me,
        regions=[_target(offer) for form, offer in legal if {"REGION", "AREA"} & set(form.places)],
        cards=_cards(perspective, legal, lines),
        fuel=_fuel(perspective, lines),
        fuel_cards=[_fuel_card(offer.text) for form, offer in legal if form.text == _FUEL_CARD],
        bought=_bought(perspective, lines),
    )


def _form(perspective: Perspective, offer: Offer) -> Form:
    return form_of(perspective.game.forms, offer.action)


def _written(perspective: Perspective, line: str) -> Form:
    return form_of(perspective.game.forms, perspective.game.parse(line))


def _target(offer: Offer) -> str:
    return offer.text.split()[1]


def _cards(
    perspective: Perspective, legal: list[tuple[Form, Offer]], lines: tuple[str, ...]
) -> list[str]:
    """Return the card that is chosen, or else those that may be put up."""
    chosen = [line.split()[1] for line in lines if _written(perspective, line).verb == "open"]
    offered = [_target(offer) for form, offer in legal if form.verb == "open"]
    return chosen or offered


def _fuel(perspective: Perspective, lines: tuple[str, ...]) -> dict[str, int]:
    """Return how much of each fuel is chosen on the market."""
    amounts: dict[str, int] = {}
    for line in lines:
        form = _written(perspective, line)
        if form.places == ("FUEL", "AMOUNT"):
            _, fuel, amount = line.split()
            amounts[fuel] = amounts.get(fuel, 0) + int(amount)
        elif form.verb == "hire":
            amounts["workers"] = int(line.split()[1])
    return amounts


def _fuel_card(line: str) -> str:
    """Return which card in which column ``buy coal 3 at 2`` buys: ``coal3 2``."""
    _, fuel, units, _, column = line.split()[:5]
    return f"{fuel}{units} {column}"


def _bought(perspective: Perspective, lines: tuple[str, ...]) -> Counter[str]:
    """Return how many of each card of the fuel market are chosen."""
    forms = [(line, _written(perspective, line).text) for line in lines]
    return Counter([_fuel_card(line) for line, text in forms if text.startswith(_FUEL_CARD)])
