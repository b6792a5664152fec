"""Classic and Recharged: each part of a table, from a snapshot and what the game was laid with."""

from gridwright.content.layout import Layout, layout_for
from gridwright.draw.board import draw_board
from gridwright.draw.fuel import FuelMarket, Track, draw_fuel_market, draw_payment
from gridwright.draw.panels import capital
from gridwright.draw.plants import (
    LAST_CARD,
    RECONSTRUCTED,
    Face,
    Look,
    Market,
    draw_market,
    last_face,
    plant_face,
)
from gridwright.draw.players import (
    Fact,
    PlayerPanel,
    cities_fact,
    draw_player,
    in_turn_order,
    name_of,
    status_of,
)
from gridwright.draw.scene import NO_GUISE, Scene
from gridwright.draw.shown import Progress, city_board
from gridwright.draw.svg import Piece
from gridwright.draw.tokens import DUMMY, SEATS
from gridwright.games.board.game import BoardGame
from gridwright.games.board.snapshot import (
    BoardSnapshot,
    PlayerSnapshot,
    TrustSnapshot,
)
from gridwright.games.board.state import LAST_STEP
from gridwright.games.cardgame.snapshot import CardSnapshot
from gridwright.phases.snapshot import DemolitionSnapshot
from gridwright.words import Catalogue

BoardScene = Scene[BoardSnapshot]


def board(game: BoardGame, scene: BoardScene, layout: Layout | None = None) -> Piece:
    """Return the map with everything on it."""
    city_map = game.setup.map
    slots = game.setup.edition.numbers.slots
    places = layout or layout_for(city_map)
    shown = city_board(city_map, slots, scene.snapshot, places, scene.me)
    return draw_board(shown, scene.theme, scene.words, scene.highlight)


def face(game: BoardGame, words: Catalogue, card: int | str) -> Face:
    """Return the face of a card as snapshots name it."""
    if card == LAST_CARD:
        return last_face(words.text("draw.step", step=LAST_STEP))
    numbers = game.setup.edition.numbers
    return plant_face(words, str(card), numbers.plants[int(card)], numbers.resources)


def market_looks(scene: Scene[BoardSnapshot | CardSnapshot]) -> dict[str, Look]:
    """Return what has happened to the cards of a market where one token may lie on one card."""
    words, snapshot = scene.words, scene.snapshot
    up = str(snapshot["auction"]["plant"]) if snapshot["auction"] else ""
    discount = str(snapshot["discount"])
    future = {str(card) for card in snapshot["future"]}
    return {
        word: Look(
            is_future=word in future or word == LAST_CARD,
            is_up=word == up,
            is_chosen=word in scene.highlight.cards,
            tag=words.text("draw.from", price=1) if word == discount else "",
        )
        for word in [str(card) for card in (*snapshot["current"], *snapshot["future"])]
    }


def plant_market(game: BoardGame, scene: BoardScene, width: float = 424) -> Piece:
    """Return the plant market."""
    words, snapshot = scene.words, scene.snapshot
    market = Market(
        capital(words.term("plant_market")),
        [face(game, words, card) for card in snapshot["current"]],
        [face(game, words, card) for card in snapshot["future"]],
        snapshot["deck"],
        market_looks(scene),
        market_note(words, "", snapshot.get("demolition")),
    )
    return draw_market(market, scene.theme, words, width)


def market_note(words: Catalogue, provenance: str, card: DemolitionSnapshot | None) -> str:
    """Return that cards are not as printed, and what removed plants bring by demolition."""
    notes = [words.text("draw.reconstructed")] if provenance == RECONSTRUCTED else []
    if card:
        notes.append(words.text("draw.demolition", first=card["first"], others=card["others"]))
    return " · ".join(notes)


def fuel_market(game: BoardGame, scene: BoardScene, width: float = 424) -> Piece:
    """Return the fuel market, with the storage where the map has one."""
    words, snapshot = scene.words, scene.snapshot
    setup = game.setup
    numbers = setup.edition.numbers
    chosen = scene.highlight.fuel
    tracks = [
        Track(name, track.prices, snapshot["market"][name], chosen.get(name, 0))
        for name, track in zip(numbers.resources, numbers.tracks, strict=True)
    ]
    refills = [
        f"{name} {0 if name in snapshot['ended_refills'] else amounts[snapshot['step'] - 1]}"
        for name, amounts in zip(numbers.resources, setup.refill, strict=True)
    ]
    refill = words.text("draw.refill", step=snapshot["step"], stored=tuple(refills))
    storage = {
        name: (snapshot["supply"][name], price)
        for name, price in setup.map.facts.get("storage", {}).items()
        if isinstance(price, int)
    }
    return draw_fuel_market(FuelMarket(tracks, refill, storage), scene.theme, words, width)


def payment(game: BoardGame, scene: BoardScene, width: float = 424) -> Piece:
    """Return what supplied cities pay, and how many each seat supplied last."""
    players = zip(SEATS, scene.snapshot["players"], strict=False)
    powered = {letter: player["powered"] for letter, player in players}
    pays = game.setup.edition.numbers.income
    return draw_payment(pays, powered, scene.theme, scene.words, width)


def players(game: BoardGame, scene: BoardScene, width: float = 264) -> list[Piece]:
    """Return a panel for everybody at the table, in turn order."""
    order = in_turn_order(scene.snapshot)
    return [
        draw_player(_player(game, scene, letter, place + 1), scene.theme, width)
        for place, letter in enumerate(order)
    ]


def _player(game: BoardGame, scene: BoardScene, letter: str, place: int) -> PlayerPanel:
    words, snapshot = scene.words, scene.snapshot
    status = status_of(scene, letter)
    money: int | None = None
    owner: PlayerSnapshot | TrustSnapshot
    if letter == DUMMY:
        owner = snapshot["trust"]
        status = status or words.text("draw.reserve", houses=owner["reserve"])
    else:
        owner = snapshot["players"][SEATS.index(letter)]
        money = owner["money"]
    faces = [face(game, words, card) for card in owner["plants"]]
    output = str(sum([one.yields[1] for one in faces]))
    return PlayerPanel(
        mark=letter,
        name=name_of(letter, scene.names, words.term("trust")),
        place=place,
        money=money,
        facts=[
            cities_fact(words, len(owner["cities"])),
            Fact(output, before=words.text("draw.powers")),
        ],
        plants=faces,
        limit=game.setup.seat_rules.plant_limit,
        fuel=owner["fuel"],
        status=status,
        is_acting=snapshot["to_act"] == letter,
        is_me=scene.is_me(letter),
        has_money=letter != DUMMY,
        guise=scene.guises.get(letter, NO_GUISE),
        words=words,
    )


def progress(game: BoardGame, scene: BoardScene) -> Progress:
    """Return how far it is to Step 2, or to the end."""
    words, snapshot = scene.words, scene.snapshot
    rules = game.setup.seat_rules
    leader = max([len(player["cities"]) for player in snapshot["players"]])
    here = words.text("draw.step", step=snapshot["step"])
    if snapshot["step"] == 1:
        goal = words.text("draw.step2_at", cities=rules.step2_at)
        return Progress(goal, here, rules.step2_at, leader)
    goal = words.text("draw.end_at", cities=rules.ends_at)
    return Progress(goal, here, rules.ends_at, leader)
