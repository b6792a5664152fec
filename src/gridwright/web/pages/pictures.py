"""The pieces of a position as pictures in a page, in the colours of the page."""

from typing import Final, cast

from django.utils.safestring import SafeString

from gridwright.core.offers import Offer
from gridwright.draw.moment import Moment, moment_of
from gridwright.draw.pieces import Pieces, pieces_of
from gridwright.draw.scene import Guise, Scene, Snapshot
from gridwright.draw.tokens import PAGE
from gridwright.web.pages.panel.highlight import highlight
from gridwright.web.pages.svg import inline
from gridwright.web.play.looks import Look

_GROUPS: Final = (
    "board",
    "market",
    "fuel",
    "labour",
    "company",
    "narrow_market",
    "narrow_fuel",
)  # whose pieces can be pressed


class Pictures:
    """All pictures of a table for the seat of a look; the names are those of the page's parts."""

    def __init__(
        self, look: Look, offers: list[Offer], names: tuple[str, ...], guises: dict[str, Guise]
    ) -> None:
        """Draw what the seat of *look* sees, with what it is offered."""
        view = look.view if look.actual is None else look.actual
        snapshot = cast("Snapshot", look.game.snapshot(view))
        pointed = highlight(look, offers)
        self.scene = Scene(snapshot, names, PAGE, pointed, look.me, guises=guises)
        self.moment: Moment = moment_of(look.game, self.scene)
        self.pieces: Pieces = pieces_of(look.game, self.scene)

    def named(self) -> dict[str, SafeString]:
        """Return all pictures but those of seats."""
        return {
            name: inline(piece, "group" if name in _GROUPS else "img")
            for name, piece in self.pieces.named.items()
        }
