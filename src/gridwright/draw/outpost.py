"""Outpost: the planet, company boards, the card market and the labour market."""

from collections.abc import Mapping
from typing import Any, Final

from gridwright.content.layout import Layout, layout_for
from gridwright.content.types import HOUSING, TECHNOLOGY, OutpostCard
from gridwright.draw.board import draw_board
from gridwright.draw.boardgame import market_note
from gridwright.draw.fuel import Track, draw_payment
from gridwright.draw.marks import icon, token
from gridwright.draw.panels import panel
from gridwright.draw.plants import (
    CARD_HEIGHT,
    CARD_WIDTH,
    CHIP_HEIGHT,
    CITIES,
    LAST_CARD,
    Face,
    Look,
    Market,
    draw_card,
    draw_chip,
    draw_market,
    last_face,
)
from gridwright.draw.players import (
    PlayerPanel,
    fact,
    framed,
    head,
    in_turn_order,
    money,
    name_of,
    status_of,
)
from gridwright.draw.scene import Scene, Snapshot
from gridwright.draw.shown import Board, Plate, Region, houses_of
from gridwright.draw.svg import Piece, Type, circle, group, rect, shortened, text, title, width_of
from gridwright.draw.tokens import DUMMY, SEATS, SEMI_CONDENSED, Theme
from gridwright.games.outpost.game import OutpostGame

SYNDICATE: Final = "Syndicate"
_MARK: Final = f"{DUMMY}S"
_KINDS: Final = ("plant", "housing", "technology")
_SITES: Final = (("plant", "bar-plant-site"), ("bed", "bar-housing-site"))
_SLOTS: Final = 4  # of each kind on a company board
_DOING: Final = {
    "area": "choosing",
    "syndicate": "placing",
    "auction": "to bid",
    "expansion": "expanding",
    "bureaucracy": "powering",
}


# The planet


def board(game: OutpostGame, scene: Scene, layout: Layout | None = None) -> Piece:
    """Return the planet with everything on it."""
    content = game.setup.content
    snapshot = scene.snapshot
    in_play = set(snapshot["areas"])
    companies = companies_of(snapshot)
    stands = houses_of(
        content.numbers.slots, {mark: company["stations"] for mark, company in companies.items()}
    )
    owners = {city: mark[0] for mark, company in companies.items() for city in company["sites"]}
    plates = tuple(
        [
            Plate(
                city.id,
                city.name,
                _SITES[city.site][1],
                content.areas[city.area],
                content.areas[city.area] in in_play,
                stands.get(city.id, ("",) * len(content.numbers.slots)),
                _SITES[city.site][0],
                owners.get(city.id, ""),
            )
            for city in content.cities
        ]
    )
    ids = [city.id for city in content.cities]
    links = tuple(
        [
            (ids[first], ids[second], cost)
            for (first, second), cost in zip(
                content.connections, snapshot["connections"], strict=True
            )
        ]
    )
    shown = Board(
        content.name,
        layout or layout_for(content),
        tuple([Region(area, "planet", area in in_play) for area in content.areas]),
        plates,
        links,
        content.numbers.slots,
        snapshot["step"],
        scene.me,
        is_planet=True,
    )
    return draw_board(shown, scene.theme, scene.highlight)


def companies_of(snapshot: Snapshot) -> dict[str, Mapping[str, Any]]:
    """Return all companies by the mark of their seat."""
    companies = dict(zip(SEATS, snapshot["players"], strict=False))
    if "syndicate" in snapshot:
        companies[_MARK] = snapshot["syndicate"]
    return companies


# Cards


def face(game: OutpostGame, word: str) -> Face:
    """Return the face of a card as snapshots name it."""
    if word == LAST_CARD:
        return last_face("Stage 3")
    content = game.setup.content
    cards = {name: card for card, name in content.words.items()}
    return _face(word, content.cards[cards[word]])


def _face(word: str, card: OutpostCard) -> Face:
    band, number = (_KINDS[card.kind],), str(card.number)
    if card.kind == TECHNOLOGY:
        name = card.technology.replace("_", " ").capitalize()
        return Face(word, number, band, ("", 0), ("", 0), name, f"Technology {number}, {name}")
    if card.kind == HOUSING:
        label = f"Housing {number}, {card.beds} beds"
        return Face(word, number, band, ("bed", card.beds), ("bed", card.beds), "", label)
    label = f"Plant {number}, needs {card.workers} workers, powers {card.cities} cities"
    return Face(word, number, band, ("worker", card.workers), (CITIES, card.cities), "", label)


def card_market(game: OutpostGame, scene: Scene, width: float = 470) -> Piece:
    """Return the card market: of each pile the top card with its discount."""
    snapshot = scene.snapshot
    up = snapshot["auction"]["plant"] if snapshot["auction"] else ""
    rows: dict[bool, list[Face]] = {False: [], True: []}
    looks: dict[str, Look] = {}
    for is_future, pile in [
        *[(False, pile) for pile in snapshot["current"]],
        *[(True, pile) for pile in snapshot["future"]],
    ]:
        word = LAST_CARD if pile == LAST_CARD else pile["cards"][-1]
        tokens = 0 if pile == LAST_CARD else pile["tokens"]
        rows[is_future].append(face(game, word))
        looks[word] = Look(
            is_future=is_future,
            is_up=word == up,
            is_chosen=word in scene.highlight.cards,
            tag=f"-{tokens}" if tokens else "",
            under=0 if pile == LAST_CARD else len(pile["cards"]) - 1,
        )
    market = Market(
        "Card market",
        rows[False],
        rows[True],
        snapshot["deck"],
        looks,
        market_note(game.setup.content.provenance, snapshot),
    )
    return draw_market(market, scene.theme, width)


# Workers and money


def labour_market(game: OutpostGame, scene: Scene, width: float = 944) -> Piece:
    """Return the labour market as one track of sectors."""
    theme = scene.theme
    on_sale = scene.snapshot["market"]["workers"]
    chosen = scene.highlight.fuel.get("workers", 0)
    track = Track("worker", game.setup.labour.prices, on_sale, chosen)
    price = track.next_price()
    words = f"{on_sale} workers"
    words += ", none for hire" if price is None else f", next costs {price}"
    quiet = Type(13, theme["ink-2"], 400, SEMI_CONDENSED)
    inside = [
        text(12, 27, "Labour market", Type(14, theme["ink"], 600, SEMI_CONDENSED)),
        text(12, 46, words, quiet),
    ]
    cells = track.cells()
    places = sum([max(len(cell), 3) for cell in cells.values()])
    step = (width - 174) / places
    x = 166.0
    for sector, cell in cells.items():
        wide = step * max(len(cell), 3)
        parts = [
            title(f"{sum([state != 'empty' for state in cell])} workers for {sector} each"),
            rect(x, 8, wide - 4, 46, rx=5, fill=theme["surface-2"]),
            text(x + wide / 2 - 2, 25, str(sector), Type(14, theme["ink-2"], 600), anchor="middle"),
        ]
        gap = (wide - 10) / len(cell)
        for place, state in enumerate(cell):
            middle = x + 3 + (place + 0.5) * gap
            parts.append(_worker(theme, state, middle, min(gap, 18)))
        inside.append(group(*parts, data_sector=str(sector)))
        x += wide
    return panel(theme, (width, 62), inside, "Labour market")


def _worker(theme: Theme, state: str, x: float, size: float) -> str:
    if state == "empty":
        return circle(x, 41, 1.6, fill=theme["line-2"], opacity=0.6)
    ground = rect(x - size / 2, 31, size, 20, rx=3, fill=theme["go"]) if state == "chosen" else ""
    return ground + token(theme, "worker", x, 41, size)


def payment(game: OutpostGame, scene: Scene, width: float = 470) -> Piece:
    """Return what supplied cities pay, and how many each company supplied last."""
    players = zip(SEATS, scene.snapshot["players"], strict=False)
    powered = {letter: player["powered"] for letter, player in players}
    return draw_payment(game.setup.content.income, powered, scene.theme, width)


# Companies


def companies(game: OutpostGame, scene: Scene, width: float = 304) -> list[Piece]:
    """Return a board for everybody but the one who looks on, in turn order."""
    order = [letter for letter in in_turn_order(scene.snapshot) if letter != scene.me]
    return [company(game, scene, letter, width) for letter in order]


def company(game: OutpostGame, scene: Scene, letter: str, width: float = 304) -> Piece:
    """Return the board of one company: cards at work in one line each, places that are free."""
    theme, owner = scene.theme, _owner(scene, letter)
    player = _panel(scene, letter)
    parts = _facts(theme, player, owner)
    wide = (width - 20 - 5 * (_SLOTS - 1)) / _SLOTS
    y = 59.0
    for kind in _KINDS[:2]:
        for slot in range(_SLOTS):
            x = 10 + slot * (wide + 5)
            cards = owner["slots"][kind]
            if slot < len(cards):
                parts.append(draw_chip(face(game, cards[slot]), theme, wide).at(x, y))
            else:
                is_open = slot < owner["unlocked"][kind]
                parts.append(_place(theme, (x, y, wide, CHIP_HEIGHT), is_open=is_open))
        y += CHIP_HEIGHT + 5
    parts += _pool(game, theme, owner, (y, width))
    return framed(player, theme, (width, y + 30), [*head(player, theme, width), *parts])


def large_company(game: OutpostGame, scene: Scene, letter: str, width: float = 470) -> Piece:
    """Return the board of one company with its cards in full."""
    theme, owner = scene.theme, _owner(scene, letter)
    player = _panel(scene, letter)
    parts = _facts(theme, player, owner)
    wide = (width - 20 - 6 * (_SLOTS - 1)) / _SLOTS
    scale = wide / CARD_WIDTH
    high = CARD_HEIGHT * scale
    y = 60.0
    for kind in _KINDS[:2]:
        for slot in range(_SLOTS):
            x = 10 + slot * (wide + 6)
            cards = owner["slots"][kind]
            if slot < len(cards):
                parts.append(draw_card(face(game, cards[slot]), theme).at(x, y, scale))
            else:
                is_open = slot < owner["unlocked"][kind]
                parts.append(_place(theme, (x, y, wide, high), is_open=is_open))
        y += high + 6
    parts += _pool(game, theme, owner, (y, width))
    return framed(player, theme, (width, y + 30), [*head(player, theme, width), *parts])


def _owner(scene: Scene, letter: str) -> Mapping[str, Any]:
    marks = {mark[0]: company for mark, company in companies_of(scene.snapshot).items()}
    return marks[letter]


def _panel(scene: Scene, letter: str) -> PlayerPanel:
    snapshot = scene.snapshot
    owner = _owner(scene, letter)
    is_syndicate = letter == DUMMY
    return PlayerPanel(
        mark=_MARK if is_syndicate else letter,
        name=name_of(letter, scene.names, SYNDICATE),
        place=in_turn_order(snapshot).index(letter) + 1,
        money=None if is_syndicate else owner["money"],
        facts=[("cities", str(owner["network_size"]))],
        status=status_of(snapshot, letter, _DOING),
        is_acting=snapshot["to_act"] == letter,
        is_me=scene.is_me(letter),
        has_money=not is_syndicate,
    )


def _facts(theme: Theme, player: PlayerPanel, owner: Mapping[str, Any]) -> list[str]:
    """Return money, cities, and everybody who works."""
    parts, x = money(player, theme, 10, 50)
    shown = [*player.facts, ("worker", str(owner["workers"])), (f"of {owner['beds']} beds", "")]
    shown += [(word, str(owner[word])) for word in ("seasonal", "robots") if owner[word]]
    for what, count in shown:
        part, x = fact(theme, what, count, (x, 50))
        parts.append(part)
    return parts


def _place(theme: Theme, box: tuple[float, float, float, float], *, is_open: bool) -> str:
    """Return a place without a card: free, or still under a building."""
    x, y, wide, high = box
    frame = rect(
        x + 0.5,
        y + 0.5,
        wide - 1,
        high - 1,
        rx=5,
        fill="none",
        stroke=theme["line-2" if is_open else "line"],
        stroke_dasharray="4 3" if is_open else None,
    )
    if is_open:
        style = Type(12.5, theme["ink-2"], 500, SEMI_CONDENSED)
        return frame + text(x + wide / 2, y + high / 2 + 4.5, "free", style, anchor="middle")
    return frame + icon("lock", theme["ink-3"], x + wide / 2, y + high / 2, 11)


def _pool(
    game: OutpostGame, theme: Theme, owner: Mapping[str, Any], place: tuple[float, float]
) -> list[str]:
    """Return the cards beside the board, as far as there is room for their names."""
    y, width = place
    quiet = Type(12.5, theme["ink-2"], 500, SEMI_CONDENSED)
    if not owner["pool"]:
        return [text(10, y + 16, "pool empty", quiet)]
    parts = [text(10, y + 16, "pool", quiet)]
    x = 38.0
    room = (width - 10 - x) / len(owner["pool"]) - 5
    for word in owner["pool"]:
        card = face(game, word)
        words = f"{card.number} {(card.note or card.bands[0]).lower()}"
        is_short = width_of(words, 12.5, SEMI_CONDENSED) + 14 > room
        words = card.number if is_short else words
        wide = width_of(words, 12.5, SEMI_CONDENSED) + 12
        parts.append(
            group(
                title(card.label),
                rect(x, y + 2, wide, 20, rx=4, fill=theme["surface-2"], stroke=theme["line"]),
                text(
                    x + wide / 2,
                    y + 16.5,
                    shortened(words, 12.5, wide, SEMI_CONDENSED),
                    Type(12.5, theme[f"text-{card.bands[0]}"], 600, SEMI_CONDENSED),
                    anchor="middle",
                ),
                data_pool=word,
            )
        )
        x += wide + 5
    return parts


def progress(game: OutpostGame, snapshot: Snapshot) -> tuple[str, str, int, int]:
    """Return what comes next, the stage, the cities that it needs, and those of the leader."""
    rules = game.setup.seat_rules
    leader = max([player["network_size"] for player in snapshot["players"]])
    if snapshot["step"] == 1:
        return f"Stage 2 at {rules.stage2_at} cities", "Stage 1", rules.stage2_at, leader
    return f"End at {rules.ends_at} cities", f"Stage {snapshot['step']}", rules.ends_at, leader
