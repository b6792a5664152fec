"""The Card Game: plants and fuel as cards, without a map."""

import re
from typing import Final, Literal

from gridwright.draw.boardgame import market_looks, market_note
from gridwright.draw.marks import icon, ring, token
from gridwright.draw.panels import capital, heading, panel
from gridwright.draw.plants import (
    ELEKTRO,
    LAST_CARD,
    Face,
    Market,
    draw_chip,
    draw_market,
    empty_chip,
    last_face,
    plant_face,
)
from gridwright.draw.players import (
    Fact,
    PlayerPanel,
    framed,
    head,
    in_turn_order,
    line_of_facts,
    money,
    name_of,
    status_of,
)
from gridwright.draw.scene import NO_GUISE, Highlight, Scene
from gridwright.draw.svg import Piece, Type, group, line, moved, rect, text, title, width_of
from gridwright.draw.tokens import DUMMY, SEATS, SEMI_CONDENSED, Theme
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.snapshot import CardSnapshot, Columns, OwnerFields
from gridwright.words import Catalogue

CardScene = Scene[CardSnapshot]

_MARK: Final = f"{DUMMY}B"
_FUEL_CARD: Final = re.compile(r"([a-z_]+)(\d+)(?::(\d+))?")
_SINGLES: Final = "1"  # the column of cards with one unit
_OTHERS: Final[tuple[Literal["2", "3", "4"], ...]] = ("2", "3", "4")
NARROW: Final = 424.0  # as wide as the markets are on a narrow screen
_CELL: Final = 72.0  # height of a card of the fuel market
_PALE: Final = 0.55  # of a card that cannot be bought
_CARD_WIDTH: Final = 120.0  # of a card that lies alone
_GAP: Final = 8.0
_CHIPS_IN_ROW: Final = 4


def read_fuel_card(word: str) -> tuple[str, int, int]:
    """Return kind, units and units left of a fuel card: ``coal3`` or ``coal3:2``."""
    found = _FUEL_CARD.fullmatch(word)
    assert found is not None, word
    kind, units, left = found.groups()
    return kind, int(units), int(left or units)


def face(game: CardGame, words: Catalogue, word: str) -> Face:
    """Return the face of a plant as snapshots name it."""
    if word == LAST_CARD:
        return last_face(words.text("draw.one_more_round"))
    content = game.setup.content
    cards = {name: card for card, name in content.words.items()}
    return plant_face(words, word, content.plants[cards[word]], content.resources, ELEKTRO)


def plant_market(game: CardGame, scene: CardScene, width: float = 724) -> Piece:
    """Return the plant market in large cards."""
    words, snapshot = scene.words, scene.snapshot
    market = Market(
        capital(words.term("plant_market")),
        [face(game, words, word) for word in snapshot["current"]],
        [face(game, words, word) for word in snapshot["future"]],
        snapshot["deck"],
        market_looks(scene),
        market_note(words, game.setup.content.provenance, snapshot.get("demolition")),
    )
    return draw_market(market, scene.theme, words, width, 1.5 if width > NARROW else 1)


# Fuel


def stacks_of(columns: Columns) -> dict[str, list[tuple[str, int, int]]]:
    """Return the cards of each column by its price: their kind, their units, how many."""
    stacks = {_SINGLES: [(kind, 1, count) for kind, count in columns["1"].items() if count]}
    for price in _OTHERS:
        stacks[price] = [(*read_fuel_card(word)[:2], 1) for word in columns[price]]
    return stacks


def fuel_market(game: CardGame, scene: CardScene, width: float = 724) -> Piece:
    """Return the fuel market: columns of cards, each headed by the price of a card in it."""
    theme, words, snapshot = scene.theme, scene.words, scene.snapshot
    stacks = stacks_of(snapshot["columns"])
    rows = max([game.setup.seat_rules.column, *[len(cards) for cards in stacks.values()]])
    name = capital(words.term("fuel_market"))
    discarded = len(snapshot["fuel_discard"])
    right = words.text("draw.fuel_deck", cards=snapshot["fuel_deck"], discarded=discarded)
    columns = words.text("draw.columns") if width > NARROW else ""
    inside = [heading(theme, name, columns, right, width)]
    step = (width - 24 + _GAP) / len(stacks)
    looks = _Looks(scene.highlight)
    for index, (price, cards) in enumerate(stacks.items()):
        x = 12 + index * step
        inside.append(_column_head(theme, words, price, (x, step - _GAP)))
        for row in range(rows):
            corner = (x, 75 + row * (_CELL + _GAP), step - _GAP)
            if row < len(cards):
                card = _fuel_card(theme, words, cards[row], price, corner)
                inside.append(looks.shown(theme, card, f"{_word(cards[row])} {price}", corner))
            else:
                inside.append(_empty_place(theme, corner))
    return panel(theme, (width, 75 + rows * (_CELL + _GAP) + 4), inside, name)


def _column_head(theme: Theme, words: Catalogue, price: str, place: tuple[float, float]) -> str:
    x, wide = place
    what = words.text("draw.single_cards" if price == _SINGLES else "draw.a_card")
    start = 22 + width_of(price, 22)
    style = Type(13, theme["ink-2"], 500, SEMI_CONDENSED)
    return (
        icon("bolt", theme["go-line"], x + 7, 50, 15)
        + text(x + 16, 57, price, Type(22, theme["ink"], 700))
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
        style = Type(13, theme["ink-2"], 500, SEMI_CONDENSED)
        times = words.text("draw.times", count=count)
        middle = y + (_CELL - 4) / 2
        parts.append(text(x + wide / 2 + 18, middle + 5, times, style, fit=wide / 2 - 22))
    return group(*parts, data_fuel_card=_word(card), data_column=price)


def _word(card: tuple[str, int, int]) -> str:
    """Return what a card of the market is called, whatever it costs."""
    kind, units, _ = card
    return f"{kind}{units}"


class _Looks:
    """What is pointed at in the fuel market: cards on offer, those chosen, and pale others."""

    def __init__(self, highlight: Highlight) -> None:
        self._offered = set(highlight.fuel_cards)
        self._left = dict(highlight.bought)  # not yet met
        self._is_pointing = bool(self._offered or self._left)

    def shown(self, theme: Theme, card: str, word: str, corner: tuple[float, float, float]) -> str:
        """Return *card*, called *word* with its column, as it is pointed at."""
        is_chosen = self._left.get(word, 0) > 0
        if is_chosen:
            self._left[word] -= 1
        if is_chosen or word in self._offered:
            return _ring(theme, corner, is_chosen=is_chosen) + card
        return group(card, opacity=_PALE) if self._is_pointing else card


def _ring(theme: Theme, corner: tuple[float, float, float], *, is_chosen: bool) -> str:
    """Return the halo of a card: thick, and filled, when it is chosen."""
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
    """Return a fuel card alone."""
    face = _fuel_face(theme, kind, units, (1, 1, _CARD_WIDTH))
    label = words.text("fuel.amount", resource=kind, amount=units)
    return Piece(_CARD_WIDTH + 2, _CELL + 1, face, label)


def _fuel_face(theme: Theme, kind: str, units: int, corner: tuple[float, float, float]) -> str:
    """Return what is printed on a fuel card."""
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


# Players


def players(game: CardGame, scene: CardScene, width: float = 300) -> list[Piece]:
    """Return a panel for everybody at the table, in turn order."""
    order = in_turn_order(scene.snapshot)
    return [_player(game, scene, letter, place + 1, width) for place, letter in enumerate(order)]


def _player(game: CardGame, scene: CardScene, letter: str, place: int, width: float) -> Piece:
    words, theme = scene.words, scene.theme
    owner = _owner(scene.snapshot, letter)
    faces = [face(game, words, word) for word in owner["plants"]]
    player = _panel(scene, letter, place, sum([one.yields[1] for one in faces]))
    parts, x = money(player, theme, 10, 50)
    parts.append(line_of_facts(theme, player.facts, (x, 50), width - 10))
    chip = (width - 30) / 3
    limit = game.setup.content.plant_limit
    chips = [draw_chip(one, theme, chip) for one in faces]
    chips += [empty_chip(theme, chip)] * (limit - len(chips))
    y = 59.0
    for index, piece in enumerate(chips):
        parts.append(piece.at(10 + (index % 3) * (chip + 5), y + (index // 3) * 29))
    y += -(-len(chips) // 3) * 29 + 3
    fuel, high = _store(theme, words, owner, width - 20)
    parts.append(moved(10, y, *fuel))
    return framed(player, theme, (width, y + high + 7), [*head(player, theme, width), *parts])


def _owner(snapshot: CardSnapshot, letter: str) -> OwnerFields:
    if letter == DUMMY:
        return snapshot["bank"]
    return snapshot["players"][SEATS.index(letter)]


def _panel(scene: CardScene, letter: str, place: int, output: int) -> PlayerPanel:
    words, snapshot = scene.words, scene.snapshot
    facts = [Fact(str(output), before=words.text("draw.full_power"))]
    cash: int | None = None
    if letter != DUMMY:
        owner = snapshot["players"][SEATS.index(letter)]
        cash = owner["money"]
        facts.insert(0, Fact(str(owner["income"]), before=words.text("draw.last_income")))
    return PlayerPanel(
        mark=_MARK if letter == DUMMY else letter,
        name=name_of(letter, scene.names, words.term("bank")),
        place=place,
        money=cash,
        facts=facts,
        status=status_of(scene, letter),
        is_acting=snapshot["to_act"] == letter,
        is_me=scene.is_me(letter),
        has_money=letter != DUMMY,
        guise=scene.guises.get(letter, NO_GUISE),
        words=words,
    )


def _store(
    theme: Theme, words: Catalogue, owner: OwnerFields, room: float
) -> tuple[list[str], float]:
    """Return the fuel cards of a seat and their height: units that were used are empty rings."""
    cards = [read_fuel_card(word) for word in owner["fuel_cards"]]
    for kind, count in owner["singles"].items():
        cards += [(kind, 1, 1)] * count
    x = y = 0.0
    parts = []
    if not cards:
        style = Type(12.5, theme["ink-3"], 500, SEMI_CONDENSED)
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


# What is not seen


def unseen_words(game: CardGame, snapshot: CardSnapshot) -> list[str]:
    """Return the plants that are on no table and were not removed openly, in order."""
    owned = [owner["plants"] for owner in snapshot["players"]]
    if "bank" in snapshot:
        owned.append(snapshot["bank"]["plants"])
    seen = {word for plants in owned for word in plants}
    seen |= {*snapshot["current"], *snapshot["future"], *snapshot["removed"]}
    return [word for word in game.setup.content.words.values() if word not in seen]


def unseen(game: CardGame, scene: CardScene, width: float = 380) -> Piece:
    """Return the plants that nobody has seen: what a player could work out on paper."""
    words = scene.words
    chips = [face(game, words, word) for word in unseen_words(game, scene.snapshot)]
    name = words.text("draw.unseen")
    right = words.text("draw.count_of", count=len(chips), total=len(game.setup.content.words))
    inside = [heading(scene.theme, name, "", right, width)]
    wide = (width - 24 - 6 * (_CHIPS_IN_ROW - 1)) / _CHIPS_IN_ROW
    for index, one in enumerate(chips):
        x = 12 + (index % _CHIPS_IN_ROW) * (wide + 6)
        y = 32 + (index // _CHIPS_IN_ROW) * 31
        inside.append(draw_chip(one, scene.theme, wide).at(x, y))
    rows = -(-len(chips) // _CHIPS_IN_ROW)
    return panel(scene.theme, (width, 32 + rows * 31 + 8), inside, name)
