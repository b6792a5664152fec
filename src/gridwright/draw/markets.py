"""Card markets, the same for every title: rows of faces with the state of each card."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from gridwright.draw.cards import CardState, Face, draw_card, draw_chip, draw_narrow_card
from gridwright.draw.panels import capital, heading, panel
from gridwright.draw.svg import Font, Piece, group, moved, text, width_of
from gridwright.draw.theme import SEMI_CONDENSED, Theme
from gridwright.words import Catalogue

_CARDS_IN_ROW: Final = 4  # more than these are drawn narrow
_GAP: Final = 7.0
_MARGIN: Final = 12.0
_NEXT: Final = 0.8  # size of the chips of a future market in one line


@dataclass(frozen=True, slots=True)
class Market:
    """What a card market shows."""

    name: str
    current: Sequence[Face]
    future: Sequence[Face]
    deck: int
    states: Mapping[str, CardState] = field(default_factory=dict)  # by word
    note: str = ""  # "reconstructed"


def draw_market(  # noqa: PLR0913 - markets come in sizes
    market: Market,
    theme: Theme,
    words: Catalogue,
    width: float = 424,
    scale: float = 1,
    *,
    is_low: bool = False,
) -> Piece:
    """Return a card market: the current row, and the future row if there is one.

    In a low one the future row is a line of chips.
    """
    room = width - 2 * _MARGIN
    current = _row(market.current, theme, market.states, room, scale)
    future = _row(market.future, theme, market.states, room, scale)
    offer = words.text("draw.current" if market.future else "draw.all_current")
    right = words.text("draw.deck", cards=market.deck)
    if market.note:
        right = f"{market.note} · {right}"
    inside = [heading(theme, market.name, offer if market.current else "", right, width)]
    height = 31.0
    if market.current:
        inside.append(current.at(_MARGIN, height))
        height += current.height
    if market.future and is_low:
        inside.append(moved(_MARGIN, height + 6, _next_line(market, theme, words, room)))
        height += 23
    elif market.future:
        label = Font(13, theme["ink-2"], 500, SEMI_CONDENSED)
        name = capital(words.term("future_market"))
        inside += [text(_MARGIN, height + 18, name, label, fit=room)]
        inside += [future.at(_MARGIN, height + 25)]
        height += 25 + future.height
    if not market.current and not market.future:
        quiet = Font(14, theme["ink-2"], 400, SEMI_CONDENSED)
        empty = "draw.not_dealt" if market.deck else "draw.no_plants"
        inside += [text(_MARGIN, height + 12, words.text(empty), quiet, fit=room)]
        height += 18
    return panel(theme, (width, height + (8 if is_low else 11)), inside, market.name)


def _next_line(market: Market, theme: Theme, words: Catalogue, room: float) -> str:
    """Return the future market in one line, across *room*."""
    name = words.text("draw.next")
    start = width_of(name, 13, SEMI_CONDENSED) + 7
    step = (room - start + 5) / max(len(market.future), _CARDS_IN_ROW)
    parts = [text(0, 14, name, Font(13, theme["ink-2"], 500, SEMI_CONDENSED))]
    for place, face in enumerate(market.future):
        chip = draw_chip(face, theme, (step - 5) / _NEXT)
        waits = chip.at(start + place * step, 0, _NEXT)
        parts.append(group(waits, data_card=face.word, data_row="future", opacity=0.78))
    return "".join(parts)


def draw_market_line(market: Market, theme: Theme, width: float = 424) -> Piece:
    """Return a card market in one line: the numbers of its cards, those of the future paler."""
    wide = 27.0
    count = len(market.current) + len(market.future)
    start = width - _MARGIN - count * wide - (10 if market.future else 0)
    strong = Font(14, theme["ink"], 600, SEMI_CONDENSED)
    inside = [text(_MARGIN, 21, market.name, strong, fit=start - _MARGIN - 10)]
    for place, face in enumerate([*market.current, *market.future]):
        is_future = place >= len(market.current)
        chip = draw_chip(face, theme, (wide - 3) / _NEXT)
        x = start + place * wide + (10 if is_future else 0)
        inside.append(group(chip.at(x, 6, _NEXT), opacity=0.6 if is_future else None))
    return panel(theme, (width, 32), inside, market.name)


def _row(
    faces: Sequence[Face], theme: Theme, states: Mapping[str, CardState], room: float, scale: float
) -> Piece:
    """Return cards side by side across *room*."""
    count = max(len(faces), _CARDS_IN_ROW)
    step = (room + _GAP) / count
    wide = (step - _GAP) / scale
    draw = draw_narrow_card if count > _CARDS_IN_ROW else draw_card
    cards = [draw(face, theme, states.get(face.word, CardState()), wide) for face in faces]
    return _placed(cards, step, scale)


def _placed(cards: list[Piece], step: float, scale: float) -> Piece:
    body = "".join([card.at(step * place, 0, scale) for place, card in enumerate(cards)])
    height = max([card.height * scale for card in cards], default=0)
    return Piece(step * len(cards), height, body, "")
