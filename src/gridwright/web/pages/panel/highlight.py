"""What pictures point at: what the seat may do next, and what it tries out."""

from collections import Counter
from typing import Final

from gridwright.core.notation import Form, form_of
from gridwright.core.offers import Offer
from gridwright.draw.scene import Highlight
from gridwright.web.play.looks import Look

_FUEL_CARD: Final = "buy FUEL UNITS at COLUMN"


def highlight(look: Look, offers: list[Offer]) -> Highlight:
    """Return what the board and the markets show of *offers* and of the tentative turn."""
    legal = [(_form(look, offer), offer) for offer in offers if offer.is_legal]
    lines = look.tried.lines if look.tried is not None else ()
    return Highlight(
        prices={_named(offer): offer.cost for form, offer in legal if "CITY" in form.places},
        planned=_planned(look),
        seat=look.me,
        regions=[_named(offer) for form, offer in legal if {"REGION", "AREA"} & set(form.places)],
        cards=_cards(look, legal, lines),
        fuel=_fuel(look, lines),
        fuel_cards=[_fuel_card(offer.text) for form, offer in legal if form.text == _FUEL_CARD],
        bought=_bought(look, lines),
    )


def _planned(look: Look) -> list[str]:
    lines = look.tried.lines if look.tried is not None else ()
    return [line.split()[1] for line in lines if "CITY" in _written(look, line).places]


def _form(look: Look, offer: Offer) -> Form:
    return form_of(look.game.forms, offer.action)


def _written(look: Look, line: str) -> Form:
    return form_of(look.game.forms, look.game.parse(line))


def _named(offer: Offer) -> str:
    return offer.text.split()[1]


def _cards(look: Look, legal: list[tuple[Form, Offer]], lines: tuple[str, ...]) -> list[str]:
    """Return the card that is chosen, or else those that may be put up."""
    chosen = [line.split()[1] for line in lines if _written(look, line).verb == "open"]
    offered = [_named(offer) for form, offer in legal if form.verb == "open"]
    return chosen or offered


def _fuel(look: Look, lines: tuple[str, ...]) -> dict[str, int]:
    """Return how much of each fuel is chosen on the market."""
    found: dict[str, int] = {}
    for line in lines:
        form = _written(look, line)
        if form.places == ("FUEL", "AMOUNT"):
            _, fuel, amount = line.split()
            found[fuel] = found.get(fuel, 0) + int(amount)
        elif form.verb == "hire":
            found["workers"] = int(line.split()[1])
    return found


def _fuel_card(line: str) -> str:
    """Return which card in which column ``buy coal 3 at 2`` buys: ``coal3 2``."""
    _, fuel, units, _, column = line.split()[:5]
    return f"{fuel}{units} {column}"


def _bought(look: Look, lines: tuple[str, ...]) -> Counter[str]:
    """Return how many of each card of the fuel market are chosen."""
    forms = [(line, _written(look, line).text) for line in lines]
    return Counter([_fuel_card(line) for line, text in forms if text.startswith(_FUEL_CARD)])
