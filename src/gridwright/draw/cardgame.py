"""Pictures of the Card Game."""

import re
from dataclasses import replace
from functools import partial
from typing import Final, Literal

from gridwright.content.cardgame import fuel_groups
from gridwright.content.types import Library
from gridwright.draw.boardgame import discount_tag, draw_plant_market, plant_market_source
from gridwright.draw.cards import (
    CARD_HEIGHT,
    CARD_WIDTH,
    ELEKTRO,
    LAST_CARD,
    Face,
    draw_card,
    draw_chip,
    draw_single_card,
    last_face,
    plant_face,
)
from gridwright.draw.marks import icon, ring, token
from gridwright.draw.page import columns
from gridwright.draw.panels import capital, heading, panel
from gridwright.draw.picture import Highlight, Picture, Printed, Progress, Source
from gridwright.draw.players import (
    Fact,
    PlayerPanel,
    draw_fact,
    framed,
    head,
    line_of_facts,
    money,
    plant_chips,
    player_of,
)
from gridwright.draw.svg import Font, Piece, group, line, moved, number, rect, text, title, width_of
from gridwright.draw.theme import DUMMY, SEATS, SEMI_CONDENSED, Theme
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.json_types import CardOwnerSnapshot, CardSnapshot, ColumnsSnapshot
from gridwright.words import Catalogue

_FUEL_CARD: Final = re.compile(r"([a-z_]+)(\d+)(?::(\d+))?")
_SINGLES: Final = "1"  # the column of single cards
_OTHERS: Final[tuple[Literal["2", "3", "4"], ...]] = ("2", "3", "4")
_WIDE: Final = 724.0  # of the markets
_NARROW: Final = 424.0  # of the markets on a narrow screen
_PANEL: Final = 300.0
_CROWDED: Final = 5  # panels in a column from which on they are low
_SMALL_STORE: Final = 0.8  # largest size of the fuel cards in a low panel
_UNSEEN: Final = 380.0
_FAN: Final = (("22", -12, 10, 40), ("26", 0, 56, 10), ("25", 11, 102, 36))  # card, turn, place
_FAN_SIZE: Final = (210.0, 128.0)
_CELL: Final = 72.0  # height of a card of the fuel market
_PALE: Final = 0.55  # opacity of a card that cannot be bought
_CARD_WIDTH: Final = 120.0  # of a card drawn alone
_GAP: Final = 8.0
_CHIPS_IN_ROW: Final = 4


class CardPicture(Picture[CardGame, CardSnapshot]):
    """A position of the Card Game."""

    dummy = "bank"
    phases = ("auction", "resources", "bureaucracy")

    @staticmethod
    def face(game: CardGame, words: Catalogue, card: str) -> Face:
        if card == LAST_CARD:
            return last_face(words.text("draw.one_more_round"))
        content = game.setup.content
        cards = {name: number for number, name in content.words.items()}
        return plant_face(words, card, content.plants[cards[card]], content.resources, ELEKTRO)

    @staticmethod
    def thumbnail(game: CardGame, theme: Theme, words: Catalogue) -> Piece:
        """Return three cards, fanned out like a hand."""
        parts = []
        cards = game.setup.content.words.values()
        for card, turn, x, y in [place for place in _FAN if place[0] in cards]:
            drawing = draw_card(CardPicture.face(game, words, card), theme)
            shadow = rect(-1, -1, CARD_WIDTH + 2, CARD_HEIGHT + 2, rx=8, fill=theme["edge"])
            middle = f"{number(CARD_WIDTH / 2)} {number(CARD_HEIGHT / 2)}"
            turned = f"translate({x} {y}) rotate({turn} {middle})"
            parts.append(group(shadow, drawing.body, transform=turned))
        return Piece(*_FAN_SIZE, "".join(parts), "")

    @staticmethod
    def printed(
        library: Library,
        title: str,  # noqa: ARG004
        theme: Theme,
        words: Catalogue,
    ) -> dict[str, Printed]:
        content = library.card
        plants = [
            plant_face(words, content.words[card], plant, content.resources, ELEKTRO)
            for card, plant in content.plants.items()
        ]
        fuel = [
            (
                words.text(f"cli.column.{name}"),
                [
                    draw_fuel_card(theme, words, content.resources[kind], units)
                    for kind, units in sorted(cards)
                ],
            )
            for name, cards in fuel_groups(content).items()
        ]
        return {
            "plants": Printed(rows=[("", [draw_single_card(face, theme) for face in plants])]),
            "fuel": Printed(rows=fuel),
        }

    # Pieces

    @property
    def shape(self) -> str:
        return "cards"

    def centre(self) -> dict[str, Source]:
        return {
            "market": Source(self.plant_market, plant_market_source(self)),
            "fuel": Source(self.fuel_market, self._fuel_source),
        }

    def side(self) -> dict[str, Source]:
        return {"unseen": Source(self.unseen, tuple(unseen_plants(self.game, self.snapshot)))}

    def extras(self) -> dict[str, Source]:
        return {
            "narrow_market": Source(partial(self.plant_market, _NARROW), plant_market_source(self)),
            "narrow_fuel": Source(partial(self.fuel_market, _NARROW), self._fuel_source),
        }

    @property
    def _fuel_source(self) -> tuple[object, ...]:
        """Everything in the position that the fuel market depends on."""
        snapshot, highlight = self.snapshot, self.highlight
        cards = (snapshot["columns"], snapshot["fuel_deck"], len(snapshot["fuel_discard"]))
        return (*cards, highlight.fuel_cards, highlight.bought)

    def page(self) -> Piece:
        pieces = [[*self.panels().values()]]
        pieces += [[self.plant_market(), self.fuel_market()], [self.unseen()]]
        return columns(self, *pieces)

    def tags(self) -> dict[str, str]:
        return discount_tag(self)

    def plant_market(self, width: float = _WIDE) -> Piece:
        """Return the plant market, with large cards if there is room for them."""
        return draw_plant_market(self, width, 1.5 if width > _NARROW else 1)

    def fuel_market(self, width: float = _WIDE) -> Piece:
        """Return the fuel market: columns of cards, each below the price of its cards."""
        theme, words, snapshot = self.theme, self.words, self.snapshot
        stacks = stacks_of(snapshot["columns"])
        rows = max([self.game.setup.seat_rules.column, *[len(cards) for cards in stacks.values()]])
        name = capital(words.term("fuel_market"))
        discarded = len(snapshot["fuel_discard"])
        right = words.text("draw.fuel_deck", cards=snapshot["fuel_deck"], discarded=discarded)
        note = words.text("draw.columns") if width > _NARROW else ""
        inside = [heading(theme, name, note, right, width)]
        step = (width - 24 + _GAP) / len(stacks)
        pointer = _Pointer(self.highlight)
        for index, (price, cards) in enumerate(stacks.items()):
            x = 12 + index * step
            inside.append(_column_head(theme, words, price, (x, step - _GAP)))
            for row in range(rows):
                corner = (x, 75 + row * (_CELL + _GAP), step - _GAP)
                if row < len(cards):
                    card = _fuel_card(theme, words, cards[row], price, corner)
                    word = f"{_word(cards[row])} {price}"
                    inside.append(pointer.marked(theme, card, word, corner))
                else:
                    inside.append(_empty_place(theme, corner))
        return panel(theme, (width, 75 + rows * (_CELL + _GAP) + 4), inside, name)

    def unseen(self) -> Piece:
        """Return the plants not seen so far, which any player could work out on paper."""
        words, theme = self.words, self.theme
        plants = unseen_plants(self.game, self.snapshot)
        name = words.text("draw.unseen")
        total = len(self.game.setup.content.words)
        right = words.text("draw.count_of", count=len(plants), total=total)
        inside = [heading(theme, name, "", right, _UNSEEN)]
        wide = (_UNSEEN - 24 - 6 * (_CHIPS_IN_ROW - 1)) / _CHIPS_IN_ROW
        for index, plant in enumerate(plants):
            x = 12 + (index % _CHIPS_IN_ROW) * (wide + 6)
            y = 32 + (index // _CHIPS_IN_ROW) * 31
            inside.append(draw_chip(self.card(plant), theme, wide).at(x, y))
        rows = -(-len(plants) // _CHIPS_IN_ROW)
        return panel(theme, (_UNSEEN, 32 + rows * 31 + 8), inside, name)

    # Players

    @property
    def panel_width(self) -> float:
        return _PANEL

    def panel(self, letter: str, width: float) -> Piece:
        theme, owner = self.theme, self._owner(letter)
        player = self._player(letter)
        parts, x = money(player, theme, 10, 50)
        parts.append(line_of_facts(theme, player.facts, (x, 50), width - 10))
        chips, y = plant_chips(player.plants, player.limit, theme, width)
        fuel, high = _store(theme, self.words, owner, width - 20)
        parts += [*chips, moved(10, y + 3, *fuel)]
        return framed(player, theme, (width, y + 3 + high + 7), head(player, theme, width) + parts)

    def seat(self, letter: str) -> Piece:
        """Return the panel of a seat; of many seats a low one, with its fuel beside the money."""
        if len(self.order) < _CROWDED:
            return super().seat(letter)
        theme, owner, player = self.theme, self._owner(letter), self._player(letter)
        parts, x = money(player, theme, 10, 45)
        output, x = draw_fact(theme, player.facts[-1], (x, 45))
        chips, y = plant_chips(player.plants, player.limit, theme, _PANEL, 52)
        inside = [moved(0, -2, *head(player, theme, _PANEL)), *parts, output, *chips]
        wide = _store_width(owner)
        if wide:
            fuel, _ = _store(theme, self.words, owner, wide)
            scale = min(_SMALL_STORE, (_PANEL - 10 - x) / wide)
            corner = (_PANEL - 10 - wide * scale, 40 - 12 * scale)
            inside.append(moved(*corner, *fuel, scale=scale))
        return framed(player, theme, (_PANEL, y + 3), inside)

    def _owner(self, letter: str) -> CardOwnerSnapshot:
        if letter == DUMMY:
            return self.snapshot["bank"]
        return self.snapshot["players"][SEATS.index(letter)]

    def _player(self, letter: str) -> PlayerPanel:
        words, owner = self.words, self._owner(letter)
        cash: int | None = None
        facts = []
        if letter != DUMMY:
            seat = self.snapshot["players"][SEATS.index(letter)]
            cash = seat["money"]
            facts.append(Fact(str(seat["income"]), before=words.text("draw.last_income")))
        plants = [self.card(card) for card in owner["plants"]]
        output = sum([face.yields[1] for face in plants])
        facts.append(Fact(str(output), before=words.text("draw.full_power")))
        limit = self.game.setup.content.plant_limit
        return replace(player_of(self, letter, cash, facts), plants=plants, limit=limit)

    # The bar

    @property
    def progress(self) -> Progress:
        words, snapshot = self.words, self.snapshot
        here = words.term("last_round") if snapshot["last_round"] else str(snapshot["deck"])
        return Progress(words.text("draw.plants_in_deck"), here)

    @property
    def provenance(self) -> str:
        return self.game.setup.content.provenance


def unseen_plants(game: CardGame, snapshot: CardSnapshot) -> list[str]:
    """Return the plants that are neither in play nor were removed face up, in order."""
    owners: list[CardOwnerSnapshot] = [*snapshot["players"]]
    if "bank" in snapshot:
        owners.append(snapshot["bank"])
    seen = {card for owner in owners for card in owner["plants"]}
    seen |= {*snapshot["current"], *snapshot["future"], *snapshot["removed"]}
    return [card for card in game.setup.content.words.values() if card not in seen]


# Fuel


def read_fuel_card(word: str) -> tuple[str, int, int]:
    """Return the kind, units and remaining units of a fuel card: ``coal3`` or ``coal3:2``."""
    match = _FUEL_CARD.fullmatch(word)
    assert match is not None, word
    kind, units, left = match.groups()
    return kind, int(units), int(left or units)


def stacks_of(columns: ColumnsSnapshot) -> dict[str, list[tuple[str, int, int]]]:
    """Return the cards of every column by its price: kind, units and count."""
    stacks = {_SINGLES: [(kind, 1, count) for kind, count in columns["1"].items() if count]}
    for price in _OTHERS:
        stacks[price] = [(*read_fuel_card(word)[:2], 1) for word in columns[price]]
    return stacks


def _column_head(theme: Theme, words: Catalogue, price: str, place: tuple[float, float]) -> str:
    x, wide = place
    what = words.text("draw.single_cards" if price == _SINGLES else "draw.a_card")
    start = 22 + width_of(price, 22)
    style = Font(13, theme["ink-2"], 500, SEMI_CONDENSED)
    return (
        icon("bolt", theme["go-line"], x + 7, 50, 15)
        + text(x + 16, 57, price, Font(22, theme["ink"], 700))
        + text(x + start, 56, what, style, fit=wide - start)
        + line(x, 66, x + wide, 66, stroke=theme["line"], stroke_width=2)
    )


def _fuel_card(
    theme: Theme,
    words: Catalogue,
    card: tuple[str, int, int],
    price: str,
    corner: tuple[float, float, float],
) -> str:
    kind, units, count = card
    x, y, wide = corner
    parts = [
        title(words.text("draw.fuel_card", units=units, resource=kind, price=int(price))),
        _fuel_face(theme, kind, units, corner),
    ]
    if count > 1:
        style = Font(13, theme["ink-2"], 500, SEMI_CONDENSED)
        times = words.text("draw.times", count=count)
        middle = y + (_CELL - 4) / 2
        parts.append(text(x + wide / 2 + 18, middle + 5, times, style, fit=wide / 2 - 22))
    return group(*parts, data_fuel_card=_word(card), data_column=price)


def _word(card: tuple[str, int, int]) -> str:
    """Return the name of a card without its price."""
    kind, units, _ = card
    return f"{kind}{units}"


class _Pointer:
    """Highlights fuel cards that are on offer or chosen, and fades the others."""

    def __init__(self, highlight: Highlight) -> None:
        self._offered = set(highlight.fuel_cards)
        self._unmet = dict(highlight.bought)  # chosen cards that are not drawn yet
        self._is_pointing = bool(self._offered or self._unmet)

    def marked(self, theme: Theme, card: str, word: str, corner: tuple[float, float, float]) -> str:
        """Return *card*, highlighted or faded; *word* is its name and column."""
        is_chosen = self._unmet.get(word, 0) > 0
        if is_chosen:
            self._unmet[word] -= 1
        if is_chosen or word in self._offered:
            return _ring(theme, corner, is_chosen=is_chosen) + card
        return group(card, opacity=_PALE) if self._is_pointing else card


def _ring(theme: Theme, corner: tuple[float, float, float], *, is_chosen: bool) -> str:
    """Return the halo of a card, thicker if it is chosen."""
    x, y, wide = corner
    thick = 6.0 if is_chosen else 3.5
    edge = thick / 2 + 0.5
    return rect(
        x - edge,
        y - edge,
        wide + 2 * edge,
        _CELL - 1 + 2 * edge,
        rx=8 + edge,
        fill=theme["go-soft"],
        stroke=theme["go"],
        stroke_width=thick,
    )


def draw_fuel_card(theme: Theme, words: Catalogue, kind: str, units: int) -> Piece:
    """Return a fuel card as a piece of its own."""
    face = _fuel_face(theme, kind, units, (1, 1, _CARD_WIDTH))
    label = words.text("fuel.amount", resource=kind, amount=units)
    return Piece(_CARD_WIDTH + 2, _CELL + 1, face, label)


def _fuel_face(theme: Theme, kind: str, units: int, corner: tuple[float, float, float]) -> str:
    x, y, wide = corner
    high = _CELL - 4
    colour = theme.colours.get(f"band-{kind}", theme["ink-3"])
    parts = [
        rect(x, y + 3, wide, high, rx=7, fill=colour),
        rect(x, y, wide, high, rx=7, fill=theme["surface"], stroke=colour, stroke_width=1.8),
    ]
    middle = x + wide / 2
    for place in range(units):
        parts.append(token(theme, kind, middle + (place - (units - 1) / 2) * 32, y + high / 2, 25))
    return "".join(parts)


def _empty_place(theme: Theme, corner: tuple[float, float, float]) -> str:
    x, y, wide = corner
    return rect(
        x + 0.5,
        y + 0.5,
        wide - 1,
        _CELL - 5,
        rx=7,
        fill="none",
        stroke=theme["line"],
        stroke_dasharray="4 3",
    )


def _store_width(owner: CardOwnerSnapshot) -> float:
    """Return how wide the fuel cards of a seat are in one line; 0 if it has none."""
    units = [read_fuel_card(word)[1] for word in owner["fuel_cards"]]
    units += [1] * sum(owner["singles"].values())
    return sum([each * 16 + 13 for each in units])


def _store(
    theme: Theme, words: Catalogue, owner: CardOwnerSnapshot, room: float
) -> tuple[list[str], float]:
    """Return the fuel cards of a seat, with rings for used units, and their height."""
    cards = [read_fuel_card(word) for word in owner["fuel_cards"]]
    for kind, count in owner["singles"].items():
        cards += [(kind, 1, 1)] * count
    x = y = 0.0
    parts = []
    if not cards:
        style = Font(12.5, theme["ink-3"], 500, SEMI_CONDENSED)
        parts.append(text(x, y + 16, words.text("draw.no_fuel"), style, fit=room))
    for kind, units, left in cards:
        wide = units * 16 + 8
        if x + wide > room:
            x, y = 0.0, y + 28
        colour = theme.colours.get(f"text-{kind}", theme["ink-3"])
        parts.append(
            rect(x, y, wide, 24, rx=5, fill=theme["surface"], stroke=colour, stroke_width=1.4)
        )
        for place in range(units):
            middle = x + 12 + 16 * place
            is_left = place < left
            unit = (
                token(theme, kind, middle, y + 12, 12)
                if is_left
                else ring(theme, middle, y + 12, 12)
            )
            parts.append(unit)
        x += wide + 5
    return parts, y + 24
