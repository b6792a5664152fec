"""The pieces of a position as pictures in a page, and what they point at."""

from collections import Counter
from functools import cache
from typing import Final

from django.utils.safestring import SafeString, mark_safe

from gridwright.bots.levels import LEVELS
from gridwright.core.notation import Decision, Phrase
from gridwright.core.offers import Offer
from gridwright.draw import faces
from gridwright.draw.marks import house, icon, roof, token
from gridwright.draw.page import AnyPicture
from gridwright.draw.picture import Highlight, SeatLabel, Source
from gridwright.draw.players import panel_sources
from gridwright.draw.svg import element
from gridwright.draw.theme import DUMMY, PAGE, SEATS
from gridwright.draw.titles import PICTURES
from gridwright.web.models import TableState
from gridwright.web.pages.common import inline
from gridwright.web.pages.titles import TITLE_PAGES, PriceKinds
from gridwright.web.play.absence import new_houses
from gridwright.web.play.perspective import Perspective
from gridwright.web.recent import RecentValues

_SIZES: Final = ("", "narrow_", "low_", "line_")  # of the same piece; style sheets choose one
_DRAWN: Final[RecentValues[SafeString]] = RecentValues(256)  # about 6 MB
_PRESSED: Final = ("board", "market", "fuel", "labour", "company")  # piece by piece
_DEFINITIONS: Final = "prices"  # not a picture, but what the hooks of the board show
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
        view = perspective.view if perspective.actual is None else perspective.actual
        snapshot = perspective.game.snapshot(view)
        if perspective.state == TableState.WAITING:
            snapshot = {**snapshot, "to_act": None}  # nobody is asked yet
        picture = PICTURES.of(perspective.game)
        self.picture: AnyPicture = picture(
            perspective.game,
            snapshot,
            names,
            PAGE,
            highlight(perspective, offers),
            perspective.me,
            labels=labels,
        )

        self._sources = self.picture.sources()
        self._panels = panel_sources(self.picture)

    @property
    def panel_keys(self) -> tuple[object, ...]:
        """What the panels of all seats depend on."""
        return tuple([source.depends_on for source in self._panels.values()])

    def panels(self) -> dict[str, SafeString]:
        """Return the panels of all seats by letter, in turn order."""
        return {letter: self._drawn("panel", source) for letter, source in self._panels.items()}

    def key(self, name: str) -> tuple[object, ...]:
        """Return what the pictures of the part *name* depend on."""
        return tuple([self._sources[piece].depends_on for piece in self._pieces(name)])

    def html(self, name: str) -> dict[str, SafeString]:
        """Return the pictures of the part *name*, drawn once for all who see the same."""
        return {piece: self._drawn(piece, self._sources[piece]) for piece in self._pieces(name)}

    def _pieces(self, name: str) -> list[str]:
        return [piece for size in _SIZES if (piece := size + name) in self._sources]

    def _drawn(self, name: str, source: Source) -> SafeString:
        key = (self.picture.game, self.picture.words, name, repr(source.depends_on))
        size, _, name_of_piece = name.rpartition("_")
        role = "group" if name_of_piece in _PRESSED and size != "line" else "img"

        def draw() -> SafeString:
            piece = source.draw()
            if name == _DEFINITIONS:
                return mark_safe(piece.body)  # noqa: S308 - `draw` escapes every text
            return inline(piece, role, size)

        return _DRAWN.get(key, draw)


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
    for name in faces.NAMES:
        drawn[f"face-{name}"] = faces.face(name)
    for strength in range(len(LEVELS) + 1):
        drawn[f"bars-{strength}"] = faces.bars(PAGE, strength, -8, 5.5)
    symbols = [
        element("symbol", body, id=name, viewBox=_SPRITE_BOX) for name, body in drawn.items()
    ]
    sheet = element("svg", *symbols, width=0, height=0, class_="sprites", aria_hidden="true")
    return mark_safe(sheet)  # noqa: S308 - nothing in it comes from outside


# What pictures point at


def highlight(perspective: Perspective, offers: list[Offer]) -> Highlight:
    """Return what board and markets show of *offers* and of the tentative turn."""
    game = perspective.game
    legal = [offer for offer in offers if offer.is_legal]
    lines = perspective.draft_turn.lines if perspective.draft_turn is not None else ()
    draft = [game.phrase(game.parse(line)) for line in lines]
    opened = [phrase.target for phrase in draft if phrase.decision is Decision.OPEN]
    kinds = TITLE_PAGES.of(game).map_prices
    prices, others = _map_prices(kinds, legal)
    offered = dict.fromkeys([city for offer in legal if (city := offer.phrase.word("CITY"))])
    return Highlight(
        prices=prices,
        other_prices=others,
        unpriced=[city for city in offered if city not in prices and city not in others],
        is_building=any([offer.decision is Decision.BUILD for offer in offers]),
        planned=[city for phrase in draft if (city := phrase.word("CITY"))],
        planned_sites=[phrase.target for phrase in draft if phrase.verb in kinds[1]],
        seat=_planner(perspective, draft),
        new=_ringed(perspective),
        regions=[offer.target for offer in legal if offer.decision is Decision.CHOOSE_AREA],
        cards=opened or [offer.target for offer in legal if offer.decision is Decision.OPEN],
        fuel=_fuel(draft),
        fuel_cards=[
            fuel_card(offer.phrase)
            for offer in legal
            if offer.phrase.word("COLUMN") and not offer.phrase.word("CARD")
        ],
        bought=Counter([fuel_card(phrase) for phrase in draft if phrase.word("COLUMN")]),
    )


def _ringed(perspective: Perspective) -> dict[str, str]:
    """Return the cities in which others have built since the viewer's last decision, by mark."""
    seats = (*SEATS[: perspective.game.seats], DUMMY)
    return {city: seats[seat] for city, seat in new_houses(perspective).items()}


def _planner(perspective: Perspective, draft: list[Phrase]) -> str:
    """Return the mark of the seat that the tentative turn builds for: its own, or the dummy's."""
    if not any([phrase.form.is_for_dummy for phrase in draft]):
        return perspective.me
    return DUMMY + PICTURES.of(perspective.game).dummy[0].upper()


def _map_prices(kinds: PriceKinds, legal: list[Offer]) -> tuple[dict[str, int], dict[str, int]]:
    """Return what the cities cost that can be paid: first the kind of price that a map shows."""
    priced = [offer for offer in legal if offer.decision is Decision.BUILD and offer.parts]
    first, other = [
        {offer.target: offer.cost for offer in priced if offer.verb in verbs} for verbs in kinds
    ]
    return (first, other) if first else (other, {})


def _fuel(draft: list[Phrase]) -> dict[str, int]:
    """Return how much of each fuel, or how many workers, are chosen on the market."""
    amounts: dict[str, int] = {}
    for phrase in draft:
        if phrase.decision is Decision.HIRE:
            amounts["workers"] = phrase.number
        elif phrase.decision is Decision.BUY and phrase.target and not phrase.word("COLUMN"):
            amounts[phrase.target] = amounts.get(phrase.target, 0) + phrase.number
    return amounts


def fuel_card(phrase: Phrase) -> str:
    """Return which card in which column a purchase takes: ``coal3 2``."""
    return f"{phrase.target}{phrase.number} {phrase.word('COLUMN')}"
