"""Player panels: name, status, money, cities, plants and fuel."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Final

from gridwright.draw.cards import CHIP_HEIGHT, Face, draw_chip, empty_chip
from gridwright.draw.clocks import clock_pill
from gridwright.draw.faces import bars
from gridwright.draw.marks import house, icon, token
from gridwright.draw.panels import panel, pill
from gridwright.draw.picture import NO_LABEL, Picture, SeatLabel, Snapshot, Source
from gridwright.draw.svg import (
    Font,
    Piece,
    circle,
    element,
    group,
    moved,
    number,
    path,
    rect,
    shortened,
    text,
    width_of,
)
from gridwright.draw.theme import DUMMY, SEATS, SEMI_CONDENSED, Theme
from gridwright.phases.reading import LAST_FIRST
from gridwright.words import Catalogue, current

_MARGIN: Final = 10.0
_CHIPS: Final = 3  # in a row
_CHIP_GAP: Final = 5.0
_SMALLEST: Final = 0.75  # if facts would shrink further, the last one is left out
_STATUS: Final = 0.6  # largest share of the first line
_CLOCK: Final = 0.7  # the same, where the time of the seat stands before its status
_SEAT: Final = 24.0  # from one house to the next in a row of seats
_COMPACT: Final = 75.0  # height of a panel in three lines
_COMPACT_CHIP: Final = 0.84  # size of its chips
_COMPACT_STATUS: Final = 0.45  # largest share of its first line
_COMPACT_CLOCK: Final = 0.6  # the same, where the time of the seat stands before its status
_IN_ROW: Final = {5: 245.0, 6: 203.0}  # widths of panels in a row that has as many
_WIDEST: Final = 304.0
_WORDY: Final = 230.0  # narrower panels in a row count cities without the word
_TICK: Final = "✓"
_HIDDEN: Final = "••"  # money that only its owner may know
_DOING: Final = {  # what the seat to act is doing, by phase
    "regions": "draw.choosing",
    "area": "draw.choosing",
    "trust": "draw.placing",
    "syndicate": "draw.placing",
    "starting_cities": "draw.marking",
    "auction": "draw.to_bid",
    "resources": "draw.buying_fuel",
    "building": "draw.building",
    "expansion": "draw.expanding",
    "bureaucracy": "draw.powering",
}
_IN_TURN: Final = ("resources", "building", "expansion", "bureaucracy")


@dataclass(frozen=True, slots=True)
class Fact:
    """A number in a panel, with words before and after it."""

    count: str
    before: str = ""
    after: str = ""
    mark: str = ""  # token or icon in front of it


@dataclass(frozen=True, slots=True)
class PlayerPanel:
    """What a panel shows, the same for every title."""

    mark: str  # of its houses, as `marks.house` takes it
    name: str
    place: int  # in turn order
    money: int | None  # None if hidden
    facts: Sequence[Fact]
    plants: Sequence[Face] = ()
    limit: int = 0  # most plants it may own
    fuel: Mapping[str, int] = field(default_factory=dict)
    status: str = ""
    short_status: str = ""  # a word for who acts, a tick for who is done
    is_acting: bool = False
    is_me: bool = False
    has_money: bool = True  # the Trust has none
    label: SeatLabel = NO_LABEL
    words: Catalogue = field(default_factory=current)


def player_of(
    picture: Picture[Any, Snapshot], letter: str, money: int | None, facts: Sequence[Fact]
) -> PlayerPanel:
    """Return what panels show of a seat or the dummy in every title."""
    return PlayerPanel(
        mark=picture.mark_of(letter),
        name=picture.name_of(letter),
        place=picture.order.index(letter) + 1,
        money=money,
        facts=facts,
        status=status_of(picture, letter),
        short_status=_short_status(picture, letter),
        is_acting=picture.snapshot["to_act"] == letter,
        is_me=picture.is_me(letter),
        has_money=letter != DUMMY,
        label=picture.labels.get(letter, NO_LABEL),
        words=picture.words,
    )


def panel_sources(picture: Picture[Any, Snapshot]) -> dict[str, Source]:
    """Return the panels by seat letter, in turn order, before they are drawn."""
    return {
        letter: Source(partial(picture.seat, letter), seat_facts(picture, letter))
        for letter in picture.order
    }


def seat_facts(picture: Picture[Any, Snapshot], letter: str) -> tuple[object, ...]:
    """Return everything in the position that the panel of a seat depends on."""
    snapshot = picture.snapshot
    owner: object = snapshot.get(picture.dummy)
    if letter != DUMMY:
        owner = snapshot["players"][SEATS.index(letter)]
    label = picture.labels.get(letter, NO_LABEL)
    identity = (picture.name_of(letter), label, picture.is_me(letter))
    doing = (snapshot["to_act"] == letter, status_of(picture, letter))
    return (letter, owner, picture.order.index(letter), *identity, *doing)


def status_of(picture: Picture[Any, Snapshot], letter: str) -> str:
    """Return what a seat is doing, in words."""
    words, snapshot = picture.words, picture.snapshot
    auction = snapshot["auction"]
    label = picture.labels.get(letter, NO_LABEL)
    if label.status:
        return label.status
    if snapshot["to_act"] == letter:
        return words.text(_DOING.get(snapshot["phase"], "draw.to_act"))
    if auction and auction["leader"] == letter:
        return words.text("draw.leads", bid=auction["bid"])
    if auction and letter in auction["waiting"]:
        return words.text("draw.still_in")
    has_acted = _has_acted(picture, letter)
    if has_acted is None:
        return ""
    return words.text("draw.done" if has_acted else "draw.waits")


def _short_status(picture: Picture[Any, Snapshot], letter: str) -> str:
    """Return what a seat is doing if it acts or the page says so, or else a tick after its turn."""
    if picture.snapshot["to_act"] == letter or picture.labels.get(letter, NO_LABEL).status:
        return status_of(picture, letter)
    return _TICK if _has_acted(picture, letter) else ""


def _has_acted(picture: Picture[Any, Snapshot], letter: str) -> bool | None:
    """Return whether a seat has had its turn; None in phases without one turn per seat."""
    snapshot = picture.snapshot
    order, phase = list(snapshot["order"]), snapshot["phase"]
    if phase not in _IN_TURN or letter not in order or snapshot["to_act"] not in order:
        return None
    if phase in LAST_FIRST:
        order.reverse()
    return order.index(letter) < order.index(str(snapshot["to_act"]))


def cities_fact(words: Catalogue, count: int) -> Fact:
    return Fact(str(count), after=words.term("city", count), mark="city")


def draw_player(
    player: PlayerPanel, theme: Theme, width: float = 264, *, is_low: bool = False
) -> Piece:
    """Return a panel for a column; *is_low* sets its lines closer together."""
    lines = (head(player, theme, width), _second_line(player, theme, width))
    if is_low:
        chips, height = plant_chips(player.plants, player.limit, theme, width, 52)
        inside = [moved(0, -2, *lines[0]), moved(0, -5, *lines[1]), *chips]
        return framed(player, theme, (width, height + 3), inside)
    chips, height = plant_chips(player.plants, player.limit, theme, width)
    return framed(player, theme, (width, height + 5), [*lines[0], *lines[1], *chips])


def row_width(count: int) -> float:
    """Return how wide a panel is in a row of *count*."""
    return _IN_ROW.get(count, _WIDEST)


def draw_compact(player: PlayerPanel, theme: Theme, width: float) -> Piece:
    """Return a panel in three lines, for a row above the board."""
    fuel, left = _fuel(player, theme, width - 9, 41)
    facts = list(player.facts)
    if width < _WORDY:
        facts = [replace(fact, after="") for fact in facts]
    inside = [*compact_head(player, theme, width), line_of_facts(theme, facts, (9, 41), left)]
    count = max(player.limit, len(player.plants), 1)
    wide = (width - 18 - 4 * (count - 1)) / count
    for place in range(count):
        chip = empty_chip(theme, wide / _COMPACT_CHIP)
        if place < len(player.plants):
            chip = draw_chip(player.plants[place], theme, wide / _COMPACT_CHIP)
        inside.append(chip.at(9 + place * (wide + 4), 48, _COMPACT_CHIP))
    return framed(player, theme, (width, _COMPACT), [*inside, *fuel])


def compact_head(player: PlayerPanel, theme: Theme, width: float) -> list[str]:
    """Return the first line of a panel in a row: place, house, name, bars, state and money."""
    parts = [
        circle(15, 17, 8, fill=theme["sunk"]),
        text(15, 21.2, str(player.place), Font(11.5, theme["ink-2"]), anchor="middle"),
        house(theme, player.mark, 36, 17, 18),
    ]
    right = width - 9
    if player.has_money:
        words = _HIDDEN if player.money is None else str(player.money)
        amount = Font(17.5, theme["ink"], 700)
        parts.append(
            text(right, 23, words, amount, anchor="end", data_money=player.mark[0]),
        )
        right -= width_of(words, 17.5) + 8
        parts.append(icon("bolt", theme["go-line"], right, 17, 13))
        right -= 11
    start, strength = 50.0, player.label.strength
    if player.label.clock is not None:
        most, state = (right - start) * _COMPACT_CLOCK, player.short_status
        clock, wide = clock_pill(theme, (right, 7), player.label.clock, state, most)
        name = shortened(player.name, 15.5, right - start - wide - 6, SEMI_CONDENSED)
        style = Font(15.5, theme["ink"], 600, SEMI_CONDENSED)
        return [*parts, text(start, 22.5, name, style), clock]
    room = right - start - (23 if strength else 0)
    status, wide, state = "", 0.0, player.short_status
    is_now = player.is_acting and player.is_me
    if state == _TICK:
        wide = 20.0
    elif state:
        most = (right - start) * _COMPACT_STATUS
        _, wide = pill(theme, (0, 7), state, most, is_now=is_now)
    if state != _TICK and width_of(player.name, 15.5, SEMI_CONDENSED) > room - wide - 5:
        state, wide = "", 0.0  # the ring around the panel says who acts, too
    room -= wide + 5
    name = shortened(player.name, 15.5, room, SEMI_CONDENSED)
    parts.append(text(start, 22.5, name, Font(15.5, theme["ink"], 600, SEMI_CONDENSED)))
    start += width_of(name, 15.5, SEMI_CONDENSED) + 5
    if strength:
        parts.append(bars(theme, strength, start, 22, manner=player.label.manner))
        start += 23
    if state == _TICK:
        ground = rect(start, 9, wide, 16, rx=5, fill=theme["sunk"])
        tick = f"M{number(start + 5.5)},17.3l3,3l5.5,-6.5"
        status = ground + path(tick, fill="none", stroke=theme["ink-2"], stroke_width=1.6)
    elif state:
        corner = (start + wide, 7)
        status, _ = pill(theme, corner, state, wide, is_now=is_now)
    elif player.label.chip and not strength:
        parts.append(moved(0, -3, _label(player.label, theme, start, right)))
    return [*parts, status]


def plant_chips(
    plants: Sequence[Face], limit: int, theme: Theme, width: float, top: float = 59
) -> tuple[list[str], float]:
    """Return the *plants* and free places from *top* on, and the y at which they end."""
    wide = (width - 2 * _MARGIN - _CHIP_GAP * (_CHIPS - 1)) / _CHIPS
    chips = [draw_chip(face, theme, wide) for face in plants]
    chips += [empty_chip(theme, wide)] * (limit - len(chips))
    parts = []
    for place, chip in enumerate(chips):
        x = _MARGIN + (place % _CHIPS) * (wide + _CHIP_GAP)
        parts.append(chip.at(x, top + (place // _CHIPS) * (CHIP_HEIGHT + 4)))
    return parts, top + -(-len(chips) // _CHIPS) * (CHIP_HEIGHT + 4)


def framed(
    player: PlayerPanel, theme: Theme, size: tuple[float, float], inside: Sequence[str]
) -> Piece:
    """Return the panel; the seat to act has a ring, yellow if the picture is drawn for it."""
    ring = ""
    if player.is_acting:
        ring = "go" if player.is_me else "ink"
    whole = panel(theme, size, inside, player.name, ring)
    return Piece(*size, group(whole.body, data_seat=player.mark[0]), _aria_label(player))


def _aria_label(player: PlayerPanel) -> str:
    words = player.words
    facts = [player.name, player.label.note, player.label.chip, player.status]
    if player.has_money:
        facts.append(
            words.text("draw.hidden_money")
            if player.money is None
            else words.text("draw.elektro", amount=player.money)
        )
    facts += [f"{fact.before} {fact.count} {fact.after}".strip() for fact in player.facts]
    facts += [face.label for face in player.plants]
    facts += [
        words.text("draw.has_fuel", units=count, resource=resource)
        for resource, count in player.fuel.items()
        if count
    ]
    return ", ".join([fact for fact in facts if fact])


def head(player: PlayerPanel, theme: Theme, width: float) -> list[str]:
    """Return the first line: place in turn order, house, name and status."""
    parts = [
        circle(_MARGIN + 9, 20, 9, fill=theme["sunk"]),
        text(_MARGIN + 9, 24.5, str(player.place), Font(12.5, theme["ink-2"]), anchor="middle"),
        house(theme, player.mark, _MARGIN + 35, 20, 20),
    ]
    start = _MARGIN + 52
    if player.label.face:
        parts.append(
            element("use", href=f"#{player.label.face}", x=start, y=10, width=20, height=20)
        )
        start += 25
    room = width - start - _MARGIN
    status = ""
    corner, is_now = (width - _MARGIN, 10), player.is_acting and player.is_me
    if player.label.clock is not None:
        most, state = room * _CLOCK, player.short_status
        status, wide = clock_pill(theme, corner, player.label.clock, state, most)
        room -= wide + 6
    elif player.status:
        status, wide = pill(theme, corner, player.status, room * _STATUS, is_now=is_now)
        room -= wide + 6
    style = Font(15.5, theme["ink"], 600, SEMI_CONDENSED)
    strength = player.label.strength
    name = shortened(player.name, 15.5, room - (25 if strength else 0), SEMI_CONDENSED)
    end = start + width_of(name, 15.5, SEMI_CONDENSED) + 7
    label = (
        bars(theme, strength, end, 25, manner=player.label.manner)
        if strength
        else _label(player.label, theme, end, start + room)
    )
    return [*parts, text(start, 25.5, name, style), label, status]


def _label(label: SeatLabel, theme: Theme, x: float, right: float) -> str:
    """Return the chip or the note beside a name, if there is room."""
    style = Font(12, theme["ink-2"], 500, SEMI_CONDENSED)
    wide = width_of(label.chip or label.note, 12, SEMI_CONDENSED)
    if label.chip and x + wide + 10 <= right:
        frame = rect(
            x, 11.5, wide + 10, 17, rx=4, fill="none", stroke=theme["line-2"], stroke_width=1
        )
        return frame + text(x + 5, 24, label.chip, style)
    if label.note and not label.chip and x + wide <= right:
        return text(x, 25, label.note, style)
    return ""


def _second_line(player: PlayerPanel, theme: Theme, width: float) -> list[str]:
    """Return money, facts and fuel; facts give way to fuel."""
    parts, x = money(player, theme, _MARGIN, 50)
    fuel_parts, left = _fuel(player, theme, width - _MARGIN, 50)
    facts = list(player.facts)
    while len(facts) > 1 and width_of_facts(theme, facts) * _SMALLEST > left - x:
        facts.pop()
    return [*parts, line_of_facts(theme, facts, (x, 50), left), *fuel_parts]


def money(player: PlayerPanel, theme: Theme, x: float, y: float) -> tuple[list[str], float]:
    """Return the money of a seat, and the x after it."""
    if not player.has_money:
        return [], x
    words = _HIDDEN if player.money is None else str(player.money)
    style = Font(16.5, theme["ink"], 700)
    parts = [icon("bolt", theme["go-line"], x + 5, y - 5.5, 13)]
    parts.append(text(x + 12, y, words, style, data_money=player.mark[0]))
    return parts, x + 12 + width_of(words, 16.5) + 11


def draw_fact(theme: Theme, fact: Fact, at: tuple[float, float]) -> tuple[str, float]:
    """Return a number with its mark and words, and the x after it."""
    x, y = at
    quiet = Font(12.5, theme["ink-2"], 500, SEMI_CONDENSED)
    number = Font(16.5, theme["ink"], 700)
    parts = []
    if fact.mark == "city":
        parts.append(icon("city", theme["ink"], x + 6, y - 5.5, 13))
        x += 15
    elif fact.mark:
        parts.append(token(theme, fact.mark, x + 7, y - 5, 15))
        x += 17
    for words, style in ((fact.before, quiet), (fact.count, number), (fact.after, quiet)):
        if words:
            parts.append(text(x, y, words, style))
            x += width_of(words, style.size, style.face) + 4
    return "".join(parts), x + (6 if fact.before or fact.after else 1)


def line_of_facts(
    theme: Theme, facts: Sequence[Fact], at: tuple[float, float], right: float
) -> str:
    """Return the *facts* in a row, shrunk to end before *right*."""
    x, y = at
    parts, end = [], 0.0
    for fact in facts:
        part, end = draw_fact(theme, fact, (end, 0))
        parts.append(part)
    return moved(x, y, *parts, scale=min(1.0, (right - x) / end))


def width_of_facts(theme: Theme, facts: Sequence[Fact]) -> float:
    """Return the width of *facts* in a row."""
    return sum([draw_fact(theme, fact, (0, 0))[1] for fact in facts])


def _fuel(player: PlayerPanel, theme: Theme, right: float, y: float) -> tuple[list[str], float]:
    """Return the stored fuel, right-aligned at *right*, and the x at which it begins."""
    parts: list[str] = []
    stored = [(resource, count) for resource, count in player.fuel.items() if count]
    for resource, count in reversed(stored):
        wide = width_of(str(count), 14.5)
        parts.append(text(right, y, str(count), Font(14.5, theme["ink"]), anchor="end"))
        parts.append(token(theme, resource, right - wide - 9, y - 5, 13))
        right -= wide + 22
    return parts, right


def draw_seats(marks: Sequence[str], theme: Theme, label: str) -> Piece:
    """Return a row of houses, with a gap for every empty letter."""
    parts = []
    for place, mark in enumerate(marks):
        x = (place + 0.5) * _SEAT
        parts.append(
            house(theme, mark, x, _SEAT / 2, 20)
            if mark
            else rect(
                x - 9,
                _SEAT / 2 - 9,
                18,
                18,
                rx=5,
                fill="none",
                stroke=theme["line-2"],
                stroke_dasharray="3 2.5",
            )
        )
    return Piece(len(marks) * _SEAT, _SEAT, "".join(parts), label)
