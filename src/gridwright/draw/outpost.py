"""Outpost: the planet, company boards, the card market and the labour market."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from gridwright.content.layout import Layout, layout_for
from gridwright.content.types import HOUSING, TECHNOLOGY, OutpostCard, OutpostContent
from gridwright.draw.board import draw_board
from gridwright.draw.boardgame import market_note
from gridwright.draw.fuel import Track, draw_payment
from gridwright.draw.marks import icon, token
from gridwright.draw.panels import capital, panel
from gridwright.draw.plants import (
    CHIP_HEIGHT,
    CITIES,
    LAST_CARD,
    LOW_HEIGHT,
    Face,
    Look,
    Market,
    draw_chip,
    draw_low_card,
    draw_market,
    last_face,
)
from gridwright.draw.players import (
    Fact,
    PlayerPanel,
    cities_fact,
    framed,
    head,
    in_turn_order,
    line_of_facts,
    money,
    name_of,
    status_of,
    width_of_facts,
)
from gridwright.draw.scene import NO_GUISE, Scene
from gridwright.draw.shown import COVERED, Board, Plate, Progress, Region, houses_of
from gridwright.draw.svg import Piece, Type, circle, group, rect, text, title, width_of
from gridwright.draw.tokens import DUMMY, SEATS, SEMI_CONDENSED, Theme
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.snapshot import CompanySnapshot, OutpostSnapshot
from gridwright.words import Catalogue

OutpostScene = Scene[OutpostSnapshot]

_MARK: Final = f"{DUMMY}S"
_KINDS: Final = ("plant", "housing", "technology")
_SITES: Final = (("plant", "bar-plant-site"), ("bed", "bar-housing-site"))
_SLOTS: Final = 4  # of each kind on a company board
_LAST_STAGE: Final = 3
_LEGIBLE: Final = 0.88  # to which words shrink before they give way


# The planet


def board(game: OutpostGame, scene: OutpostScene, layout: Layout | None = None) -> Piece:
    """Return the planet with everything on it."""
    content = game.setup.content
    snapshot = scene.snapshot
    companies = companies_of(snapshot)
    stands = houses_of(
        content.numbers.slots, {mark: company["stations"] for mark, company in companies.items()}
    )
    owners = {city: mark[0] for mark, company in companies.items() for city in company["sites"]}
    shown = Board(
        content.name,
        layout or layout_for(content),
        _areas(content, set(snapshot["areas"])),
        _plates(content, set(snapshot["areas"]), stands, owners),
        _links(content, snapshot["connections"]),
        content.numbers.slots,
        snapshot["step"],
        scene.me,
        is_planet=True,
    )
    return draw_board(shown, scene.theme, scene.words, scene.highlight)


def printed_board(content: OutpostContent, layout: Layout) -> Board:
    """Return the planet as it lies in the box: all areas, no stations, no tokens yet."""
    areas, slots = set(content.areas), content.numbers.slots
    return Board(
        content.name,
        layout,
        _areas(content, areas),
        _plates(content, areas, {}, {}),
        _links(content, ()),
        slots,
        len(slots),
        is_planet=True,
    )


def _areas(content: OutpostContent, in_play: set[str]) -> tuple[Region, ...]:
    return tuple([Region(area, "planet", area in in_play) for area in content.areas])


def _plates(
    content: OutpostContent,
    in_play: set[str],
    stands: Mapping[str, tuple[str, ...]],
    owners: Mapping[str, str],
) -> tuple[Plate, ...]:
    """Return the plates of all cities: who stands there, and who owns the site."""
    return tuple(
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


def _links(content: OutpostContent, costs: Sequence[int]) -> tuple[tuple[str, str, int], ...]:
    """Return the connections with their *costs*, which are covered as long as there are none."""
    ids = [city.id for city in content.cities]
    known = costs or [COVERED] * len(content.connections)
    return tuple(
        [
            (ids[first], ids[second], cost)
            for (first, second), cost in zip(content.connections, known, strict=True)
        ]
    )


def companies_of(snapshot: OutpostSnapshot) -> dict[str, CompanySnapshot]:
    """Return all companies by the mark of their seat."""
    companies: dict[str, CompanySnapshot] = dict(zip(SEATS, snapshot["players"], strict=False))
    if "syndicate" in snapshot:
        companies[_MARK] = snapshot["syndicate"]
    return companies


# Cards


def face(game: OutpostGame, words: Catalogue, word: str) -> Face:
    """Return the face of a card as snapshots name it."""
    if word == LAST_CARD:
        return last_face(words.text("draw.stage", stage=_LAST_STAGE))
    content = game.setup.content
    cards = {name: card for card, name in content.words.items()}
    return card_face(words, word, content.cards[cards[word]])


def card_face(words: Catalogue, word: str, card: OutpostCard) -> Face:
    """Return the face of a plant, a housing or a technology."""
    band, number = (_KINDS[card.kind],), card.number
    if card.kind == TECHNOLOGY:
        name = words.term(card.technology)
        label = words.text("draw.technology", card=number, name=name)
        return Face(word, str(number), band, ("", 0), ("", 0), name, label)
    if card.kind == HOUSING:
        beds = ("bed", card.beds)
        label = words.text("draw.housing", card=number, beds=card.beds)
        return Face(
            word, str(number), band, beds, beds, "", label, words.text("draw.beds", beds=card.beds)
        )
    facts = (
        words.text("draw.needs_workers", workers=card.workers),
        words.text("draw.powers_cities", cities=card.cities),
    )
    label = words.text("draw.plant", plant=number, facts=facts)
    yields = (CITIES, card.cities)
    return Face(word, str(number), band, ("worker", card.workers), yields, "", label)


def card_market(game: OutpostGame, scene: OutpostScene, width: float = 470) -> Piece:
    """Return the card market: of each pile the top card with its discount."""
    words, snapshot = scene.words, scene.snapshot
    up = snapshot["auction"]["plant"] if snapshot["auction"] else ""
    rows: dict[bool, list[Face]] = {False: [], True: []}
    looks: dict[str, Look] = {}
    for is_future, pile in [
        *[(False, pile) for pile in snapshot["current"]],
        *[(True, pile) for pile in snapshot["future"]],
    ]:
        cards, tokens = ([pile], 0) if isinstance(pile, str) else (pile["cards"], pile["tokens"])
        word = cards[-1]
        rows[is_future].append(face(game, words, word))
        looks[word] = Look(
            is_future=is_future,
            is_up=word == up,
            is_chosen=word in scene.highlight.cards,
            tag=f"-{tokens}" if tokens else "",
            under=len(cards) - 1,
        )
    market = Market(
        words.text("draw.card_market"),
        rows[False],
        rows[True],
        snapshot["deck"],
        looks,
        market_note(words, game.setup.content.provenance, None),
    )
    return draw_market(market, scene.theme, words, width)


# Workers and money


def labour_market(game: OutpostGame, scene: OutpostScene, width: float = 944) -> Piece:
    """Return the labour market as one track of sectors."""
    theme, words = scene.theme, scene.words
    on_sale = scene.snapshot["market"]["workers"]
    chosen = scene.highlight.fuel.get("workers", 0)
    track = Track("worker", game.setup.labour.prices, on_sale, chosen)
    price = track.next_price()
    name = capital(words.term("labour_market"))
    offer = (
        words.text("draw.nobody_for_hire")
        if price is None
        else words.text("draw.for_hire", workers=on_sale, price=price)
    )
    quiet = Type(13, theme["ink-2"], 400, SEMI_CONDENSED)
    strong = Type(14, theme["ink"], 600, SEMI_CONDENSED)
    inside = [text(12, 27, name, strong, fit=148), text(12, 46, offer, quiet, fit=148)]
    cells = track.cells()
    places = sum([max(len(cell), 3) for cell in cells.values()])
    step = (width - 174) / places
    x = 166.0
    for sector, cell in cells.items():
        wide = step * max(len(cell), 3)
        count = sum([state != "empty" for state in cell])
        parts = [
            title(words.text("draw.sector", workers=count, price=sector)),
            rect(x, 8, wide - 4, 46, rx=5, fill=theme["surface-2"]),
            text(x + wide / 2 - 2, 25, str(sector), Type(14, theme["ink-2"], 600), anchor="middle"),
        ]
        gap = (wide - 10) / len(cell)
        for place, state in enumerate(cell):
            middle = x + 3 + (place + 0.5) * gap
            parts.append(_worker(theme, state, middle, min(gap, 18)))
        inside.append(group(*parts, data_sector=str(sector)))
        x += wide
    return panel(theme, (width, 62), inside, name)


def _worker(theme: Theme, state: str, x: float, size: float) -> str:
    if state == "empty":
        return circle(x, 41, 1.6, fill=theme["line-2"], opacity=0.6)
    ground = rect(x - size / 2, 31, size, 20, rx=3, fill=theme["go"]) if state == "chosen" else ""
    return ground + token(theme, "worker", x, 41, size)


def payment(game: OutpostGame, scene: OutpostScene, width: float = 470) -> Piece:
    """Return what supplied cities pay, and how many each company supplied last."""
    players = zip(SEATS, scene.snapshot["players"], strict=False)
    powered = {letter: player["powered"] for letter, player in players}
    return draw_payment(game.setup.content.income, powered, scene.theme, scene.words, width)


# Companies


def companies(game: OutpostGame, scene: OutpostScene, width: float = 304) -> list[Piece]:
    """Return a board for everybody but the one who looks on, in turn order."""
    order = [letter for letter in in_turn_order(scene.snapshot) if letter != scene.me]
    return [company(game, scene, letter, width) for letter in order]


def company(game: OutpostGame, scene: OutpostScene, letter: str, width: float = 304) -> Piece:
    """Return the board of one company: cards at work in one line each, places that are free."""
    theme, owner = scene.theme, _owner(scene, letter)
    player = _panel(scene, letter)
    parts = _second_line(theme, player, width)
    wide = (width - 20 - 5 * (_SLOTS - 1)) / _SLOTS
    y = 59.0
    for kind in _KINDS[:2]:
        for slot in range(_SLOTS):
            x = 10 + slot * (wide + 5)
            cards = owner["slots"][kind]
            if slot < len(cards):
                card = face(game, scene.words, cards[slot])
                parts.append(draw_chip(card, theme, wide).at(x, y))
            else:
                is_open = slot < owner["unlocked"][kind]
                parts.append(_place(scene, (x, y, wide, CHIP_HEIGHT), is_open=is_open))
        y += CHIP_HEIGHT + 5
    parts += _pool(game, scene, owner, (y, width))
    return framed(player, theme, (width, y + 30), [*head(player, theme, width), *parts])


def large_company(game: OutpostGame, scene: OutpostScene, letter: str, width: float = 470) -> Piece:
    """Return the board of one company with its cards as in a market, only lower."""
    theme, owner = scene.theme, _owner(scene, letter)
    player = _panel(scene, letter)
    parts = _second_line(theme, player, width)
    wide = (width - 20 - 6 * (_SLOTS - 1)) / _SLOTS
    y = 60.0
    for kind in _KINDS[:2]:
        for slot in range(_SLOTS):
            x = 10 + slot * (wide + 6)
            cards = owner["slots"][kind]
            if slot < len(cards):
                card = face(game, scene.words, cards[slot])
                parts.append(draw_low_card(card, theme, wide).at(x, y))
            else:
                is_open = slot < owner["unlocked"][kind]
                parts.append(_place(scene, (x, y, wide, LOW_HEIGHT), is_open=is_open))
        y += LOW_HEIGHT + 6
    parts += _pool(game, scene, owner, (y, width))
    return framed(player, theme, (width, y + 30), [*head(player, theme, width), *parts])


def _owner(scene: OutpostScene, letter: str) -> CompanySnapshot:
    marks = {mark[0]: company for mark, company in companies_of(scene.snapshot).items()}
    return marks[letter]


def _panel(scene: OutpostScene, letter: str) -> PlayerPanel:
    words, snapshot = scene.words, scene.snapshot
    is_syndicate = letter == DUMMY
    return PlayerPanel(
        mark=_MARK if is_syndicate else letter,
        name=name_of(letter, scene.names, words.term("syndicate")),
        place=in_turn_order(snapshot).index(letter) + 1,
        money=None if is_syndicate else snapshot["players"][SEATS.index(letter)]["money"],
        facts=_facts(words, _owner(scene, letter)),
        status=status_of(scene, letter),
        is_acting=snapshot["to_act"] == letter,
        is_me=scene.is_me(letter),
        has_money=not is_syndicate,
        guise=scene.guises.get(letter, NO_GUISE),
        words=words,
    )


def _facts(words: Catalogue, owner: CompanySnapshot) -> Sequence[Fact]:
    """Return cities, and everybody who works."""
    beds = words.text("draw.of_beds", beds=owner["beds"])
    facts = [
        cities_fact(words, owner["network_size"]),
        Fact(str(owner["workers"]), after=beds, mark="worker"),
    ]
    if owner["seasonal"]:
        facts.append(Fact(str(owner["seasonal"]), before=words.text("draw.seasonal")))
    if owner["robots"]:
        robots = words.term("robot", owner["robots"])
        facts.append(Fact(str(owner["robots"]), before=robots))
    return facts


def _second_line(theme: Theme, player: PlayerPanel, width: float) -> list[str]:
    """Return money and facts, of which little is said where there is little room."""
    parts, x = money(player, theme, 10, 50)
    facts = list(player.facts)
    if width_of_facts(theme, facts) * _LEGIBLE > width - 10 - x:
        facts = [replace(one, after="") if one.mark else one for one in facts]
    return [*parts, line_of_facts(theme, facts, (x, 50), width - 10)]


def _place(scene: OutpostScene, box: tuple[float, float, float, float], *, is_open: bool) -> str:
    """Return a place without a card: free, or still under a building."""
    theme, words = scene.theme, scene.words
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
        middle, free = (x + wide / 2, y + high / 2 + 4.5), words.text("draw.free")
        return frame + text(*middle, free, style, anchor="middle", fit=wide - 8)
    return frame + icon("lock", theme["ink-3"], x + wide / 2, y + high / 2, 11)


def _pool(
    game: OutpostGame, scene: OutpostScene, owner: CompanySnapshot, place: tuple[float, float]
) -> list[str]:
    """Return the cards beside the board, as far as there is room for their names."""
    theme, words = scene.theme, scene.words
    y, width = place
    quiet = Type(12.5, theme["ink-2"], 500, SEMI_CONDENSED)
    if not owner["pool"]:
        return [text(10, y + 16, words.text("draw.pool_empty"), quiet, fit=width - 20)]
    name = words.term("pool")
    wide = min(width_of(name, 12.5, SEMI_CONDENSED), width / 4)
    parts = [text(10, y + 16, name, quiet, fit=wide)]
    x = 10 + wide + 7
    room = (width - 10 - x) / len(owner["pool"]) - 5
    for word in owner["pool"]:
        card = face(game, words, word)
        named = f"{card.number} {card.note or words.term(card.bands[0])}"
        is_short = width_of(named, 12.5, SEMI_CONDENSED) + 14 > room
        shown = card.number if is_short else named
        wide = width_of(shown, 12.5, SEMI_CONDENSED) + 12
        parts.append(
            group(
                title(card.label),
                rect(x, y + 2, wide, 20, rx=4, fill=theme["surface-2"], stroke=theme["line"]),
                text(
                    x + wide / 2,
                    y + 16.5,
                    shown,
                    Type(12.5, theme[f"text-{card.bands[0]}"], 600, SEMI_CONDENSED),
                    anchor="middle",
                ),
                data_pool=word,
            )
        )
        x += wide + 5
    return parts


def progress(game: OutpostGame, scene: OutpostScene) -> Progress:
    """Return how far it is to stage 2, or to the end."""
    words, snapshot = scene.words, scene.snapshot
    rules = game.setup.seat_rules
    leader = max([player["network_size"] for player in snapshot["players"]])
    here = words.text("draw.stage", stage=snapshot["step"])
    if snapshot["step"] == 1:
        goal = words.text("draw.stage2_at", cities=rules.stage2_at)
        return Progress(goal, here, rules.stage2_at, leader)
    goal = words.text("draw.end_at", cities=rules.ends_at)
    return Progress(goal, here, rules.ends_at, leader)
