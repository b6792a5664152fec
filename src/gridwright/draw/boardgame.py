"""Classic and Recharged: each part of a table, from a snapshot and what the game was laid with."""

from typing import Final

from gridwright.content.layout import Layout, layout_for
from gridwright.draw.board import draw_board
from gridwright.draw.fuel import FuelMarket, Track, draw_fuel_market, draw_payment
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
    PlayerPanel,
    draw_player,
    in_turn_order,
    name_of,
    status_of,
)
from gridwright.draw.scene import Scene, Snapshot
from gridwright.draw.shown import city_board
from gridwright.draw.svg import Piece
from gridwright.draw.tokens import DUMMY, SEATS
from gridwright.games.board.game import BoardGame

TRUST: Final = "Trust"
_DOING: Final = {
    "regions": "choosing",
    "trust": "placing",
    "starting_cities": "marking",
    "auction": "to bid",
    "resources": "buying fuel",
    "building": "building",
    "bureaucracy": "powering",
}


def board(game: BoardGame, scene: Scene, layout: Layout | None = None) -> Piece:
    """Return the map with everything on it."""
    city_map = game.setup.map
    slots = game.setup.edition.numbers.slots
    places = layout or layout_for(city_map)
    shown = city_board(city_map, slots, scene.snapshot, places, scene.me)
    return draw_board(shown, scene.theme, scene.highlight)


def face(game: BoardGame, card: int | str) -> Face:
    """Return the face of a card as snapshots name it."""
    if card == LAST_CARD:
        return last_face("Step 3")
    numbers = game.setup.edition.numbers
    return plant_face(str(card), numbers.plants[int(card)], numbers.resources)


def market_looks(scene: Scene) -> dict[str, Look]:
    """Return what has happened to the cards of a market where one token may lie on one card."""
    snapshot = scene.snapshot
    up = str(snapshot["auction"]["plant"]) if snapshot["auction"] else ""
    discount = str(snapshot["discount"])
    future = {str(card) for card in snapshot["future"]}
    return {
        word: Look(
            is_future=word in future or word == LAST_CARD,
            is_up=word == up,
            is_chosen=word in scene.highlight.cards,
            tag="from 1" if word == discount else "",
        )
        for word in [str(card) for card in (*snapshot["current"], *snapshot["future"])]
    }


def plant_market(game: BoardGame, scene: Scene, width: float = 424) -> Piece:
    """Return the plant market."""
    snapshot = scene.snapshot
    market = Market(
        "Plant market",
        [face(game, card) for card in snapshot["current"]],
        [face(game, card) for card in snapshot["future"]],
        snapshot["deck"],
        market_looks(scene),
        market_note("", snapshot),
    )
    return draw_market(market, scene.theme, width)


def market_note(provenance: str, snapshot: Snapshot) -> str:
    """Return that cards are not as printed, and what removed plants bring by demolition."""
    card = snapshot.get("demolition")
    words = [provenance] if provenance == RECONSTRUCTED else []
    words += [f"demolition {card['first']}, then {card['others']}"] if card else []
    return " · ".join(words)


def fuel_market(game: BoardGame, scene: Scene, width: float = 424) -> Piece:
    """Return the fuel market, with the storage where the map has one."""
    snapshot = scene.snapshot
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
    words = f"refill in Step {snapshot['step']}: {' · '.join(refills)}"
    storage = {
        name: (snapshot["supply"][name], price)
        for name, price in setup.map.facts.get("storage", {}).items()
        if isinstance(price, int)
    }
    return draw_fuel_market(FuelMarket(tracks, words, storage), scene.theme, width)


def payment(game: BoardGame, scene: Scene, width: float = 424) -> Piece:
    """Return what supplied cities pay, and how many each seat supplied last."""
    players = zip(SEATS, scene.snapshot["players"], strict=False)
    powered = {letter: player["powered"] for letter, player in players}
    return draw_payment(game.setup.edition.numbers.income, powered, scene.theme, width)


def players(game: BoardGame, scene: Scene, width: float = 264) -> list[Piece]:
    """Return a panel for everybody at the table, in turn order."""
    order = in_turn_order(scene.snapshot)
    return [
        draw_player(_player(game, scene, letter, place + 1), scene.theme, width)
        for place, letter in enumerate(order)
    ]


def _player(game: BoardGame, scene: Scene, letter: str, place: int) -> PlayerPanel:
    snapshot = scene.snapshot
    is_trust = letter == DUMMY
    owner = snapshot["trust"] if is_trust else snapshot["players"][SEATS.index(letter)]
    faces = [face(game, card) for card in owner["plants"]]
    facts = [("cities", str(len(owner["cities"])))]
    facts.append(("powers", str(sum([one.yields[1] for one in faces]))))
    status = status_of(snapshot, letter, _DOING)
    if is_trust:
        status = status or f"{owner['reserve']} in reserve"
    return PlayerPanel(
        mark=letter,
        name=name_of(letter, scene.names, TRUST),
        place=place,
        money=None if is_trust else owner["money"],
        facts=facts,
        plants=faces,
        limit=game.setup.seat_rules.plant_limit,
        fuel=owner["fuel"],
        status=status,
        is_acting=snapshot["to_act"] == letter,
        is_me=scene.is_me(letter),
        has_money=not is_trust,
    )


def progress(game: BoardGame, snapshot: Snapshot) -> tuple[str, str, int, int]:
    """Return what comes next, the Step, the cities that it needs, and those of the leader."""
    rules = game.setup.seat_rules
    leader = max([len(player["cities"]) for player in snapshot["players"]])
    if snapshot["step"] == 1:
        return f"Step 2 at {rules.step2_at} cities", "Step 1", rules.step2_at, leader
    return f"End at {rules.ends_at} cities", f"Step {snapshot['step']}", rules.ends_at, leader
