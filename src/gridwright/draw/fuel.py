"""Markets laid out as price tracks, and the payment table."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from gridwright.draw.marks import icon, roof, token
from gridwright.draw.panels import capital, heading, panel
from gridwright.draw.svg import Font, Piece, circle, group, rect, text, title, width_of
from gridwright.draw.theme import SEMI_CONDENSED, Theme
from gridwright.words import Catalogue

_LABEL: Final = 91.0  # width of the label left of the first cell
_MARGIN: Final = 12.0
_ROW: Final = 32.0
_LOW_ROW: Final = 20.0
_TOP: Final = 48.0  # height of the heading and the prices
_LINE: Final = 32.0  # height of a market in one line
_EXTRA: Final = 60.0  # width of the column for prices that only one resource has
_FEWEST_PLACES: Final = 3  # that the cell of a wage is wide enough for
_PAY_CELL: Final = 34.0
_PER_LINE: Final = 7  # payments in one line


@dataclass(frozen=True, slots=True)
class Track:
    """The spaces of one resource in a market, and how many of them hold a unit."""

    resource: str
    prices: tuple[int, ...]  # one per space, cheapest first
    on_sale: int
    chosen: int = 0  # how many of the cheapest units are about to be bought

    def cells(self) -> dict[int, list[str]]:
        """Return the spaces by price, per_unit ``empty``, ``token`` or ``chosen``."""
        free = len(self.prices) - self.on_sale
        cells: dict[int, list[str]] = {}
        for place, price in enumerate(self.prices):
            filled = "chosen" if place < free + self.chosen else "token"
            cells.setdefault(price, []).append("empty" if place < free else filled)
        return cells

    def next_price(self) -> int | None:
        """Return the price of the cheapest unit, or None if the market is sold out."""
        return self.prices[len(self.prices) - self.on_sale] if self.on_sale else None


@dataclass(frozen=True, slots=True)
class FuelMarket:
    """A fuel market with its next refill and any storage beside it."""

    tracks: Sequence[Track]
    refill: str  # the next refill, in words
    storage: Mapping[str, tuple[int, int]] = field(default_factory=dict)  # units, price per unit


def draw_fuel_market(
    market: FuelMarket, theme: Theme, words: Catalogue, width: float = 424, *, is_low: bool = False
) -> Piece:
    """Return the fuel market: one row per resource, one column per price.

    The rows of a low one are closer together.
    """
    high, top = (_LOW_ROW, _TOP - 3) if is_low else (_ROW, _TOP)
    columns, extra = _columns(market.tracks)
    room = width - 2 * _MARGIN - _LABEL - (_EXTRA if extra else 0)
    step = room / len(columns)
    start = _MARGIN + _LABEL
    name = capital(words.term("fuel_market"))
    inside = [heading(theme, name, "", market.refill, width)]
    style = Font(13.5, theme["ink-2"])
    for place, price in enumerate(columns):
        x = start + (place + 0.5) * step
        inside.append(text(x, top - 6, str(price), style, anchor="middle"))
    for row, track in enumerate(market.tracks):
        y = top + row * high
        cells = track.cells()
        label = (words.shown("fuel", track.resource), track.on_sale)
        parts = [title(_title(words, track)), _label(theme, track.resource, label, y + high / 2)]
        for place, price in enumerate(columns):
            cell = (start + place * step + 1, y, step - 2, high - 2)
            parts.append(_cell(theme, track.resource, cells.get(price, []), cell))
        if any([price in cells for price in extra]):
            corner = (start + room + 2, y + min(high - 30, 0))
            parts.append(_extra_cell(theme, track.resource, cells, extra, corner))
        inside.append(group(*parts, data_fuel=track.resource))
    height = top + len(market.tracks) * high
    for resource, stock in market.storage.items():
        inside.append(_storage(theme, words, resource, stock, (start, height, room, high)))
        height += high
    return panel(theme, (width, height + (6 if is_low else 9)), inside, name)


def draw_fuel_line(market: FuelMarket, theme: Theme, words: Catalogue, width: float = 424) -> Piece:
    """Return the fuel market in one line: units and the lowest price of every resource."""
    name = capital(words.term("fuel_market"))
    room = min(width_of(name, 14, SEMI_CONDENSED), width / 3)
    strong = Font(14, theme["ink"], 600, SEMI_CONDENSED)
    inside = [text(_MARGIN, 21, name, strong, fit=room)]
    start = _MARGIN + room + 14
    step = (width - _MARGIN - start) / len(market.tracks)
    for place, track in enumerate(market.tracks):
        x, price = start + place * step, track.next_price()
        end = x + 19 + width_of(str(track.on_sale), 15.5) + 8
        parts = [
            title(_title(words, track)),
            token(theme, track.resource, x + 8, 16, 14),
            text(x + 18, 21, str(track.on_sale), Font(15.5, theme["ink"], 700)),
        ]
        if price is not None:
            parts.append(icon("bolt", theme["go-line"], end, 16, 10))
            parts.append(text(end + 6, 21, str(price), Font(14, theme["ink-2"])))
        inside.append(group(*parts))
    return panel(theme, (width, _LINE), inside, name)


def _columns(tracks: Sequence[Track]) -> tuple[list[int], list[int]]:
    """Return the prices that several resources share, and those that only one has."""
    shared = Counter([price for track in tracks for price in set(track.prices)])
    common = sorted([price for price, count in shared.items() if count > 1])
    return common or sorted(shared), sorted(set(shared) - set(common)) if common else []


def _title(words: Catalogue, track: Track) -> str:
    price = track.next_price()
    if price is None:
        return words.text("draw.out_of_stock", resource=track.resource)
    return words.text("draw.on_sale", resource=track.resource, on_sale=track.on_sale, price=price)


def _label(theme: Theme, resource: str, label: tuple[str, int], middle: float) -> str:
    """Return the start of a row: the token, the name (squeezed if long) and the unit count."""
    name, count = label
    quiet = Font(13.5, theme["ink"], 500, SEMI_CONDENSED)
    start = _MARGIN + 22
    room = _MARGIN + _LABEL - 4 - width_of(str(count), 15.5) - 5 - start
    end = start + min(width_of(name, 13.5, SEMI_CONDENSED), room) + 5
    return (
        token(theme, resource, _MARGIN + 10, middle - 1, 15)
        + text(start, middle + 4, name, quiet, fit=room)
        + text(end, middle + 4, str(count), Font(15.5, theme["ink"], 700))
    )


def _cell(
    theme: Theme, resource: str, places: list[str], cell: tuple[float, float, float, float]
) -> str:
    x, y, wide, high = cell
    parts = [rect(x, y, wide, high, rx=4, fill=theme["surface-2"])]
    step = (wide - 2) / max(len(places), 2)
    size = min(step, 13)
    first = x + wide / 2 - step * (len(places) - 1) / 2
    for place, state in enumerate(places):
        parts.append(_place(theme, resource, state, (first + place * step, y + high / 2, size)))
    return "".join(parts)


def _place(theme: Theme, resource: str, state: str, at: tuple[float, float, float]) -> str:
    x, y, size = at
    if state == "empty":
        return circle(x, y, 1.6, fill=theme["line-2"], opacity=0.6)
    ground = ""
    if state == "chosen":
        ground = rect(
            x - size / 2 - 0.5, y - size / 2 - 3, size + 1, size + 6, rx=3, fill=theme["go"]
        )
    return ground + token(theme, resource, x, y, size)


def _extra_cell(
    theme: Theme,
    resource: str,
    cells: Mapping[int, list[str]],
    prices: Sequence[int],
    corner: tuple[float, float],
) -> str:
    """Return the spaces whose prices only one resource has, in two lines."""
    x, y = corner
    parts = [rect(x, y, _EXTRA - 2, _ROW - 2, rx=4, fill=theme["surface-2"])]
    places = [(price, state) for price in prices for state in cells.get(price, [])]
    half = (len(places) + 1) // 2
    step = (_EXTRA - 4) / max(half, 2)
    for index, (price, state) in enumerate(places):
        left = x + 1 + (index % half) * step
        middle = y + 8 + 14 * (index // half)
        parts.append(_place(theme, resource, state, (left + 6, middle, 10)))
        parts.append(text(left + 12, middle + 4, str(price), Font(11, theme["ink-2"])))
    return "".join(parts)


def _storage(
    theme: Theme,
    words: Catalogue,
    resource: str,
    stock: tuple[int, int],
    cell: tuple[float, float, float, float],
) -> str:
    """Return the storage of a resource: units off the market, all sold at one price."""
    units, price = stock
    x, y, wide, high = cell
    middle = y + high / 2
    per_unit = words.text("draw.each", price=price)
    parts = [
        title(words.text("draw.storage_stock", units=units, resource=resource, price=price)),
        _label(theme, resource, (words.text("draw.storage"), units), middle),
        rect(x + 1, y, wide - 2, high - 2, rx=4, fill=theme["surface-2"]),
    ]
    room = min(width_of(per_unit, 13, SEMI_CONDENSED), wide / 3)
    step = min(13.0, (wide - 24 - room) / max(units, 1))
    for place in range(units):
        parts.append(token(theme, resource, x + 10 + place * step, middle - 1, 12))
    quiet = Font(13, theme["ink-2"], 500, SEMI_CONDENSED)
    parts.append(text(x + wide - 8, middle + 4, per_unit, quiet, anchor="end", fit=room))
    return group(*parts, data_storage=resource)


# The labour market of Outpost


def draw_labour_market(
    track: Track, theme: Theme, words: Catalogue, width: float, *, is_low: bool = False
) -> Piece:
    """Return the labour market: one cell per wage, with its workers below it."""
    name, offer = _labour_words(track, words)
    quiet = Font(13, theme["ink-2"], 400, SEMI_CONDENSED)
    strong = Font(14, theme["ink"], 600, SEMI_CONDENSED)
    shape, lines = (_LOW_SECTOR, (15, 30)) if is_low else (_SECTOR, (27, 46))
    inside = [
        text(12, lines[0], name, strong, fit=148),
        text(12, lines[1], offer, quiet, fit=148),
        *_sectors(theme, words, list(track.cells().items()), (166, width - 8), shape),
    ]
    return panel(theme, (width, shape.top * 2 + shape.height), inside, name)


def draw_narrow_labour(track: Track, theme: Theme, words: Catalogue, width: float) -> Piece:
    """Return the labour market in two rows of cells, below its heading."""
    name, offer = _labour_words(track, words)
    cells = list(track.cells().items())
    half = (len(cells) + 1) // 2
    room = (_MARGIN, width - _MARGIN + 4)
    inside = [heading(theme, name, "", offer, width)]
    for row, part in enumerate((cells[:half], cells[half:])):
        shape = replace(_NARROW_SECTOR, top=31 + 42 * row)
        inside += _sectors(theme, words, part, room, shape)
    return panel(theme, (width, 31 + 42 * 2 + 7), inside, name)


def _labour_words(track: Track, words: Catalogue) -> tuple[str, str]:
    """Return the name of the labour market, and who is for hire."""
    price = track.next_price()
    offer = (
        words.text("draw.nobody_for_hire")
        if price is None
        else words.text("draw.for_hire", workers=track.on_sale, price=price)
    )
    return capital(words.term("labour_market")), offer


@dataclass(frozen=True, slots=True)
class _Sector:
    """How the cell of a wage is drawn; heights are from its top."""

    top: float
    height: float
    wage: float
    workers: float
    figure: float  # size of the wage
    token: float  # the largest worker


_SECTOR: Final = _Sector(8, 46, 17, 33, 14, 18)
_LOW_SECTOR: Final = _Sector(4, 30, 11, 22, 13, 14)
_NARROW_SECTOR: Final = _Sector(31, 38, 14, 26, 13, 16)


def _sectors(
    theme: Theme,
    words: Catalogue,
    cells: Sequence[tuple[int, list[str]]],
    room: tuple[float, float],
    shape: _Sector,
) -> list[str]:
    """Return the cells in one row, as wide as what they can hold; small ones as wide as three."""
    places = sum([max(len(cell), _FEWEST_PLACES) for _, cell in cells])
    x, end = room
    step = (end - x) / places
    sectors = []
    for sector in cells:
        wide = step * max(len(sector[1]), _FEWEST_PLACES)
        sectors.append(_sector(theme, words, sector, (x, wide - 4), shape))
        x += wide
    return sectors


def _sector(
    theme: Theme,
    words: Catalogue,
    sector: tuple[int, list[str]],
    room: tuple[float, float],
    shape: _Sector,
) -> str:
    """Return the workers who are hired at one wage, below it."""
    wage, cell = sector
    x, wide = room
    count = sum([state != "empty" for state in cell])
    figure = Font(shape.figure, theme["ink-2"], 600)
    parts = [
        title(words.text("draw.sector", workers=count, price=wage)),
        rect(x, shape.top, wide, shape.height, rx=5, fill=theme["surface-2"]),
        text(x + wide / 2, shape.top + shape.wage, str(wage), figure, anchor="middle"),
    ]
    gap = (wide - 6) / len(cell)
    for place, state in enumerate(cell):
        middle = (x + 3 + (place + 0.5) * gap, shape.top + shape.workers)
        parts.append(_worker(theme, state, middle, min(gap, shape.token)))
    return group(*parts, data_sector=str(wage))


def _worker(theme: Theme, state: str, at: tuple[float, float], size: float) -> str:
    x, y = at
    if state == "empty":
        return circle(x, y, 1.6, fill=theme["line-2"], opacity=0.6)
    ground = rect(x - size / 2, y - 10, size, 20, rx=3, fill=theme["go"])
    return (ground if state == "chosen" else "") + token(theme, "worker", x, y, size)


# Payment


def draw_payment(
    pays: Sequence[int],
    powered: Mapping[str, int],
    theme: Theme,
    words: Catalogue,
    width: float = 424,
) -> Piece:
    """Return the payment for each number of cities; roofs mark what seats last supplied."""
    step = (width - 2 * _MARGIN + 4) / _PER_LINE
    name = words.text("draw.payment")
    inside = [heading(theme, name, words.text("draw.payment_by"), "", width)]
    for cities, elektro in enumerate(pays):
        x = _MARGIN + step * (cities % _PER_LINE)
        y = 31 + (_PAY_CELL + 3) * (cities // _PER_LINE)
        seats = [seat for seat, count in powered.items() if min(count, len(pays) - 1) == cities]
        parts = [
            rect(x, y, step - 4, _PAY_CELL, rx=4, fill=theme["surface-2"]),
            text(x + 5, y + 12, str(cities), Font(11.5, theme["ink-3"])),
            text(x + step - 9, y + 28.5, str(elektro), Font(16, theme["ink"], 700), anchor="end"),
        ]
        left = x + 12 + width_of(str(cities), 11.5)
        for place, letter in enumerate(seats):
            parts.append(roof(theme, letter, left + 7 * place, y + 8, 9))
        inside.append(group(*parts, data_pay=str(cities)))
    lines = -(-len(pays) // _PER_LINE)
    return panel(theme, (width, 31 + lines * (_PAY_CELL + 3) + 8), inside, name)
