"""Pictures of classic and Recharged."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property, partial
from typing import Any, Final

from gridwright.content.layout import Layout, layout_for
from gridwright.content.provenance import RECONSTRUCTED
from gridwright.content.types import CityMap, Library
from gridwright.draw.board import draw_board, draw_outline
from gridwright.draw.cards import (
    LAST_CARD,
    CardState,
    Face,
    draw_single_card,
    last_face,
    plant_face,
)
from gridwright.draw.cities import Board, Plate, Region, colour_of, houses_of
from gridwright.draw.fuel import (
    FuelMarket,
    Track,
    draw_fuel_line,
    draw_fuel_market,
    draw_payment,
)
from gridwright.draw.markets import Market, draw_market, draw_market_line
from gridwright.draw.page import landscape, offers, portrait
from gridwright.draw.panels import capital
from gridwright.draw.picture import CityMark, Picture, Printed, Progress, Source
from gridwright.draw.players import (
    Fact,
    PlayerPanel,
    cities_fact,
    draw_compact,
    draw_player,
    player_of,
    row_width,
)
from gridwright.draw.prices import board_sources
from gridwright.draw.shares import draw_marked
from gridwright.draw.svg import Piece
from gridwright.draw.theme import DUMMY, SEATS, Theme
from gridwright.games.board.game import BoardGame
from gridwright.games.board.json_types import BoardPlayerSnapshot, BoardSnapshot, TrustSnapshot
from gridwright.games.board.state import LAST_STEP
from gridwright.games.cardgame.json_types import CardSnapshot
from gridwright.words import Catalogue

_PORTRAIT: Final = 1.1  # width / height, below which players are beside the board
_WIDTH: Final = 424.0  # of markets and payment
_BESIDE: Final = 264.0  # width of a panel beside a board
_IN_ONE_ROW: Final = 4  # most panels below a board that fit into one row
_BELOW: Final = 240.0
_IN_ROWS: Final = 322.0
_CROWDED: Final = 6  # panels in a column from which on they are low


class BoardPicture(Picture[BoardGame, BoardSnapshot]):
    """A position of classic or Recharged."""

    dummy = "trust"
    phases = ("turn_order", "auction", "resources", "building", "bureaucracy")

    @staticmethod
    def face(game: BoardGame, words: Catalogue, card: str) -> Face:
        if card == LAST_CARD:
            return last_face(words.text("draw.step", step=LAST_STEP))
        numbers = game.setup.edition.numbers
        return plant_face(words, card, numbers.plants[int(card)], numbers.resources)

    @staticmethod
    def thumbnail(game: BoardGame, theme: Theme, words: Catalogue) -> Piece:  # noqa: ARG004
        return draw_outline(_whole_board(game), theme)

    @staticmethod
    def marked(
        game: BoardGame, marks: Mapping[str, CityMark], label: str, theme: Theme
    ) -> Piece | None:
        return draw_marked(_whole_board(game), marks, label, theme)

    @staticmethod
    def printed(library: Library, title: str, theme: Theme, words: Catalogue) -> dict[str, Printed]:
        edition = library.board.editions[title]
        plants = sorted(edition.plants.values(), key=lambda plant: plant.number)
        cards = [
            draw_single_card(plant_face(words, str(plant.number), plant, edition.resources), theme)
            for plant in plants
        ]
        boards = {
            name: printed_board(city_map, edition.slots, layout_for(city_map, library.own))
            for (owner, name), city_map in library.board.maps.items()
            if owner == title
        }
        return {
            "plants": Printed(rows=[("", cards)]),
            **{name: Printed(draw_board(board, theme, words)) for name, board in boards.items()},
        }

    # Pieces

    @cached_property
    def _layout(self) -> Layout:
        return self.layout or layout_for(self.game.setup.map, self.game.setup.own)

    @property
    def shape(self) -> str:
        left, top, right, bottom = self._layout.view
        return "portrait" if (right - left) / (bottom - top) < _PORTRAIT else "landscape"

    @property
    def _places(self) -> tuple[object, ...]:
        """Everything in the position that the board depends on."""
        snapshot = self.snapshot
        cities = [player["cities"] for player in snapshot["players"]]
        trust = snapshot["trust"]["cities"] if "trust" in snapshot else None
        return (snapshot["regions"], snapshot["step"], snapshot.get("marked"), cities, trust)

    def centre(self) -> dict[str, Source]:
        highlight = (self.highlight.on_board, self.highlight.over_board)
        return {"board": Source(self.board, (*self._places, self.me, *highlight))}

    def side(self) -> dict[str, Source]:
        snapshot = self.snapshot
        units = (snapshot["market"], snapshot["supply"], snapshot["ended_refills"])
        on_sale = (*units, snapshot["step"], self.highlight.fuel)
        return {
            "market": Source(self.plant_market, plant_market_source(self)),
            "fuel": Source(self.fuel_market, on_sale),
        }

    def extras(self) -> dict[str, Source]:
        """Return the board with hooks, and markets for low screens, in rows and in one line."""
        side = self.side()
        plants, fuel = side["market"].depends_on, side["fuel"].depends_on
        low_plants = partial(draw_plant_market, self, _WIDTH, is_low=True)
        return {
            **board_sources(self, self._current_board, self._places),
            "low_market": Source(low_plants, plants),
            "line_market": Source(lambda: draw_market_line(market_of(self), self.theme), plants),
            "low_fuel": Source(partial(self.fuel_market, is_low=True), fuel),
            "line_fuel": Source(self._fuel_line, fuel),
        }

    def page(self) -> Piece:
        right = [self.plant_market(), self.fuel_market(), self.payment(), *offers(self, _WIDTH)]
        arrange = portrait if self.shape == "portrait" else landscape
        return arrange(self, self.board(), right)

    def _current_board(self) -> Board:
        setup = self.game.setup
        slots = setup.edition.numbers.slots
        return city_board(setup.map, slots, self.snapshot, self._layout, self.me)

    def board(self) -> Piece:
        return draw_board(self._current_board(), self.theme, self.words, self.highlight)

    def outline(self) -> Piece:
        return draw_outline(self._current_board(), self.theme)

    def tags(self) -> dict[str, str]:
        return discount_tag(self)

    def plant_market(self) -> Piece:
        return draw_plant_market(self, _WIDTH)

    def fuel_market(self, *, is_low: bool = False) -> Piece:
        """Return the fuel market, with the storage if the map has one."""
        return draw_fuel_market(self._fuel, self.theme, self.words, _WIDTH, is_low=is_low)

    def _fuel_line(self) -> Piece:
        return draw_fuel_line(self._fuel, self.theme, self.words, _WIDTH)

    @property
    def _fuel(self) -> FuelMarket:
        snapshot, setup = self.snapshot, self.game.setup
        numbers = setup.edition.numbers
        chosen = self.highlight.fuel
        tracks = [
            Track(name, track.prices, snapshot["market"][name], chosen.get(name, 0))
            for name, track in zip(numbers.resources, numbers.tracks, strict=True)
        ]
        refills = [
            f"{name} {0 if name in snapshot['ended_refills'] else amounts[snapshot['step'] - 1]}"
            for name, amounts in zip(numbers.resources, setup.refill, strict=True)
        ]
        refill = self.words.text("draw.refill", step=snapshot["step"], stored=tuple(refills))
        storage = {
            name: (snapshot["supply"][name], price)
            for name, price in setup.map.facts.get("storage", {}).items()
            if isinstance(price, int)
        }
        return FuelMarket(tracks, refill, storage)

    def payment(self) -> Piece:
        players = zip(SEATS, self.snapshot["players"], strict=False)
        powered = {letter: player["powered"] for letter, player in players}
        income = self.game.setup.edition.numbers.income
        return draw_payment(income, powered, self.theme, self.words, _WIDTH)

    # Players

    @property
    def panel_width(self) -> float:
        if self.shape == "portrait":
            return _BESIDE
        return _BELOW if len(self.order) <= _IN_ONE_ROW else _IN_ROWS

    def panel(self, letter: str, width: float) -> Piece:
        return draw_player(self._player(letter), self.theme, width)

    def seat(self, letter: str) -> Piece:
        player, count = self._player(letter), len(self.order)
        if self.shape == "landscape":
            return draw_compact(player, self.theme, row_width(count))
        return draw_player(player, self.theme, _BESIDE, is_low=count >= _CROWDED)

    def _player(self, letter: str) -> PlayerPanel:
        words = self.words
        money: int | None = None
        owner: BoardPlayerSnapshot | TrustSnapshot
        status = ""
        if letter == DUMMY:
            owner = self.snapshot["trust"]
            status = words.text("draw.reserve", houses=owner["reserve"])
        else:
            owner = self.snapshot["players"][SEATS.index(letter)]
            money = owner["money"]
        plants = [self.card(str(card)) for card in owner["plants"]]
        output = sum([face.yields[1] for face in plants])
        facts = [
            cities_fact(words, len(owner["cities"])),
            Fact(str(output), before=words.text("draw.powers")),
        ]
        player = player_of(self, letter, money, facts)
        return replace(
            player,
            plants=plants,
            limit=self.game.setup.seat_rules.plant_limit,
            fuel=owner["fuel"],
            status=player.status or status,
            short_status=player.short_status or status,
        )

    # The bar

    @property
    def heading(self) -> str:
        board = self.game.setup.map.name
        return self.words.text("draw.title_map", title=self.game.title, board=board)

    @property
    def progress(self) -> Progress:
        words, step = self.words, self.snapshot["step"]
        rules = self.game.setup.seat_rules
        leader = max([len(player["cities"]) for player in self.snapshot["players"]])
        here = words.text("draw.step", step=step)
        if step == 1:
            goal = words.text("draw.step2_at", cities=rules.step2_at)
            return Progress(goal, here, rules.step2_at, leader)
        goal = words.text("draw.end_at", cities=rules.ends_at)
        return Progress(goal, here, rules.ends_at, leader)


# Boards


def _whole_board(game: BoardGame) -> Board:
    """Return the map of a game with all of its regions."""
    city_map = game.setup.map
    layout = layout_for(city_map, game.setup.own)
    return printed_board(city_map, game.setup.edition.numbers.slots, layout)


def city_board(
    city_map: CityMap, slots: tuple[int, ...], snapshot: BoardSnapshot, layout: Layout, me: str = ""
) -> Board:
    """Return the board in the position of *snapshot*."""
    owners: dict[str, Mapping[str, int]] = {
        letter: player["cities"] for letter, player in zip(SEATS, snapshot["players"], strict=False)
    }
    if "trust" in snapshot:
        owners[DUMMY] = snapshot["trust"]["cities"]
    houses = houses_of(slots, owners)
    regions = set(snapshot["regions"])
    marked = set(snapshot.get("marked", ()))
    return _board(city_map, slots, layout, regions, houses, marked, snapshot["step"], me)


def printed_board(city_map: CityMap, slots: tuple[int, ...], layout: Layout) -> Board:
    """Return the board with all regions and no houses."""
    regions = {region.id for region in city_map.regions}
    return _board(city_map, slots, layout, regions, {}, set(), len(slots))


def _board(  # noqa: PLR0913 - each part of a board has its parameter
    city_map: CityMap,
    slots: tuple[int, ...],
    layout: Layout,
    in_play: set[str],
    houses: Mapping[str, tuple[str, ...]],
    marked: set[str],
    step: int,
    me: str = "",
) -> Board:
    regions = tuple(
        [Region(area.id, colour_of(area.colour), area.id in in_play) for area in city_map.regions]
    )
    plates = tuple(
        [
            Plate(
                city.id,
                city.name,
                regions[city.region].colour.replace("region", "bar"),
                regions[city.region].id,
                regions[city.region].is_in,
                houses.get(city.id, ("",) * len(slots)),
                is_marked=city.id in marked,
            )
            for city in city_map.cities
        ]
    )
    ids = [city.id for city in city_map.cities]
    links = tuple([(ids[first], ids[second], cost) for first, second, cost in city_map.connections])
    return Board(city_map.name, layout, regions, plates, links, slots, step, me)


# The plant market, also of the Card Game


def plant_market_source(
    picture: Picture[Any, BoardSnapshot | CardSnapshot],
) -> tuple[object, ...]:
    """Return everything in the position that a plant market depends on."""
    snapshot = picture.snapshot
    on_block = snapshot["auction"]["plant"] if snapshot["auction"] else ""
    cards = (snapshot["current"], snapshot["future"], snapshot["deck"], snapshot["discount"])
    return (*cards, on_block, snapshot.get("demolition"), picture.highlight.cards)


def discount_tag(picture: Picture[Any, BoardSnapshot | CardSnapshot]) -> dict[str, str]:
    """Return the discount token as a tag on its card."""
    card = picture.snapshot["discount"]
    return {str(card): picture.words.text("draw.from", price=1)} if card else {}


def draw_plant_market(
    picture: Picture[Any, BoardSnapshot | CardSnapshot],
    width: float,
    scale: float = 1,
    *,
    is_low: bool = False,
) -> Piece:
    """Return a plant market with a single discount token."""
    market = market_of(picture)
    return draw_market(market, picture.theme, picture.words, width, scale, is_low=is_low)


def market_of(picture: Picture[Any, BoardSnapshot | CardSnapshot]) -> Market:
    """Return what the plant market of *picture* shows."""
    words, snapshot = picture.words, picture.snapshot
    current = [str(card) for card in snapshot["current"]]
    future = [str(card) for card in snapshot["future"]]
    on_block = str(snapshot["auction"]["plant"]) if snapshot["auction"] else ""
    tags = picture.tags()
    states = {
        card: CardState(
            is_future=card in future or card == LAST_CARD,
            is_up=card == on_block,
            is_chosen=card in picture.highlight.cards,
            tag=tags.get(card, ""),
        )
        for card in (*current, *future)
    }
    notes = [words.text("draw.reconstructed")] if picture.provenance == RECONSTRUCTED else []
    demolition = snapshot.get("demolition")
    if demolition:
        first, others = demolition["first"], demolition["others"]
        notes.append(words.text("draw.demolition", first=first, others=others))
    return Market(
        capital(words.term("plant_market")),
        [picture.card(card) for card in current],
        [picture.card(card) for card in future],
        snapshot["deck"],
        states,
        " · ".join(notes),
    )
