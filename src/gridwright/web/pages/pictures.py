"""The position as a picture in a page, in the colours of the page."""

from typing import Final

from django.utils.safestring import SafeString, mark_safe

from gridwright.core.offers import Offer
from gridwright.draw.position import draw_position
from gridwright.draw.scene import Highlight
from gridwright.web.play.looks import Look

_STYLE: Final = " style=\"font-feature-settings:'tnum'\""  # the stylesheet says it in pages


def picture(look: Look, offers: list[Offer]) -> SafeString:
    """Return what the seat of *look* sees, with the cities that it is offered."""
    shown = look.game.snapshot(look.shown)
    highlight = Highlight(prices=_prices(look, offers))
    drawn = draw_position(look.game, shown, look.names, "page", highlight, me=look.me)
    return in_page(drawn)


def in_page(drawn: str) -> SafeString:
    """Return a picture as it may stand in a page."""
    return mark_safe(drawn.replace(_STYLE, "", 1))  # noqa: S308 - `draw` escapes every text


def _prices(look: Look, offers: list[Offer]) -> dict[str, int]:
    """Return the cities on offer, each with its price."""
    found: dict[str, int] = {}
    for offer in offers:
        form = next(form for form in look.game.forms if form.writes(offer.action))
        if offer.is_legal and offer.parts and "CITY" in form.words:
            found[offer.text.split()[form.words.index("CITY")]] = offer.cost
    return found
