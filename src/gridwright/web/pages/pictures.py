"""The position as a picture in a page, in the colours of the page."""

from typing import Final

from django.utils.safestring import SafeString, mark_safe

from gridwright.core.offers import Offer
from gridwright.draw.position import draw_position
from gridwright.web.pages.panel.highlight import highlight, position
from gridwright.web.play.looks import Look

_STYLE: Final = " style=\"font-feature-settings:'tnum'\""  # the stylesheet says it in pages


def picture(look: Look, offers: list[Offer]) -> SafeString:
    """Return what the seat of *look* sees, with the cities that it is offered."""
    pointed = highlight(look, offers)
    drawn = draw_position(look.game, position(look), look.names, "page", pointed, me=look.me)
    return in_page(drawn)


def in_page(drawn: str) -> SafeString:
    """Return a picture as it may stand in a page."""
    return mark_safe(drawn.replace(_STYLE, "", 1))  # noqa: S308 - `draw` escapes every text
