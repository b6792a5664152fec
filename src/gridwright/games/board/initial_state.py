"""Sets up the table: the first state, from a `Setup` and chance."""

from typing import Final

from gridwright.core.errors import SetupError, Values
from gridwright.core.game import Stated
from gridwright.core.position import UNKNOWN_WORD
from gridwright.core.rng import Rng, play_chance
from gridwright.games.board.options import DRAFT, RANDOM
from gridwright.games.board.state import BoardPlayer, BoardState, Setup, Trust
from gridwright.parts.auction import Auction
from gridwright.parts.card_market import (
    LAST_CARD,
    MARKET_SIZE,
    UNKNOWN,
    UNKNOWN_SMALL,
    Deal,
    deal,
    hidden_deck,
    lay_out,
)
from gridwright.parts.demolition import Demolition
from gridwright.parts.discount_token import DiscountToken
from gridwright.parts.fuel import capacity
from gridwright.parts.network import UNREACHABLE, PlayArea, is_connected
from gridwright.parts.resource_market import ResourceMarket
from gridwright.phases.position import LAST_WORD

# Each kind of chance has its own stream, so that stating one does not change the others.
_ORDER: Final = 0
_REGIONS: Final = 1
_CARDS: Final = 2
_PLAY: Final = 3

_UNKNOWN_DECK: Final = (UNKNOWN_WORD,)  # a deck that nobody knows
_DIGITS: Final = 4  # more than any plant number has


def lay(setup: Setup, seed: int | None, stated: Stated) -> BoardState:
    """Return the state before anybody has chosen anything."""
    if seed is None and not {"order", "deck"} <= stated.keys():
        raise SetupError("seed_missing", {"keys": ("order", "market", "deck")}, key="seed")
    rng = Rng(0 if seed is None else seed)
    order = setup.names.first_order(rng.stream(_ORDER), stated.get("order"))  # RC-T4
    dealt = _deal(setup, rng.stream(_CARDS), stated)
    area = setup.play_area(_regions(setup, seed, rng.stream(_REGIONS)))
    play = play_chance(seed, _PLAY, is_hidden=UNKNOWN in dealt.deck)
    return first_state(setup, area, play, order, dealt)


def first_state(
    setup: Setup, area: PlayArea, rng: Rng, order: tuple[int, ...], dealt: Deal
) -> BoardState:
    """Return the state before round 1, with the cards as *dealt*."""
    numbers = setup.edition.numbers
    start, resources = setup.fuel_start, len(numbers.resources)
    supply = [numbers.tokens[resource] - start[resource] for resource in range(resources)]
    reach = (UNREACHABLE,) * len(setup.map.cities)
    state = BoardState(
        setup,
        area,
        rng,
        order,
        lay_out(dealt.row, dealt.deck),
        DiscountToken(),
        Auction(setup.seats),
        ResourceMarket(numbers.tracks, list(start), supply),
        [0] * len(numbers.slots),
        [  # RC-S7, CL-S8
            BoardPlayer(numbers.money, capacity((), resources), [0] * resources, reach)
            for _ in range(setup.seats)
        ],
        Trust([0] * resources, numbers.trust_houses) if setup.names.has_dummy else None,
        Demolition(setup.demolition),
    )
    state.unseen = dealt.unseen
    return state


# Play area


def _regions(setup: Setup, seed: int | None, rng: Rng) -> int:
    """Return the bit set of regions fixed before play; none if the players draft them."""
    wanted = setup.options.regions
    if wanted == DRAFT:
        return 0
    if wanted != RANDOM:
        return named_regions(setup, wanted)
    if seed is None:
        raise SetupError("seed_missing", {"keys": ("regions",)}, key="regions")
    size = setup.seat_rules.regions
    count = len(setup.map.regions)
    candidates = [
        regions
        for regions in range(1 << count)
        if regions.bit_count() == size and is_connected(regions, setup.region_neighbours)
    ]
    return candidates[rng.below(len(candidates))]


def named_regions(setup: Setup, names: str) -> int:
    """Return the bit set of the regions in *names*, or raise `SetupError`."""
    known = {region.id: index for index, region in enumerate(setup.map.regions)}
    regions = 0
    for name in [word.strip() for word in names.split(",")]:
        if name not in known:
            wrong: Values = {"board": setup.map.name, "region": name, "words": tuple(known)}
            raise SetupError("region_unknown", wrong, key="regions")
        regions |= 1 << known[name]
    size = setup.seat_rules.regions
    listed = tuple(names.replace(",", " ").split())
    if regions.bit_count() != size:
        values: Values = {"seats": setup.seats, "size": size, "regions": listed}
        raise SetupError("regions_count", values, key="regions", clauses=("RC-S4", "CL-S4"))
    if not is_connected(regions, setup.region_neighbours):
        values = {"regions": listed}
        raise SetupError("regions_apart", values, key="regions", clauses=("RC-S5", "CL-S5"))
    return regions


# Plant cards


def _deal(setup: Setup, rng: Rng, stated: Stated) -> Deal:
    """Deal the plants at random by the rules of the edition, or as *stated*."""
    numbers = setup.edition.numbers
    row = _stated_row(setup, stated) if "market" in stated else numbers.first_market
    if "deck" not in stated:
        return deal(setup.names.box, rng, row, MARKET_SIZE, numbers.first_draw)
    if not row:
        raise SetupError("market_missing", key="deck")
    if stated["deck"] == _UNKNOWN_DECK:
        top = numbers.first_draw or UNKNOWN_SMALL  # RC-S26, CL-S21
        return Deal(row, *hidden_deck(setup.names.box, len(row), top))
    return _stated_deck(setup, row, stated)


def _stated_row(setup: Setup, stated: Stated) -> tuple[int, ...]:
    """Return the stated face-up plants, checked against the edition (RC-S18, CL-S17)."""
    numbers = setup.edition.numbers
    row = tuple(sorted(_card_numbers(setup, stated["market"], "market")))
    if len(row) != MARKET_SIZE:
        raise SetupError("market_size", {"size": MARKET_SIZE}, key="market")
    if numbers.first_market:
        if row != numbers.first_market:
            wanted = tuple([str(number) for number in numbers.first_market])
            raise SetupError("market_fixed", {"plants": wanted}, key="market", clauses=("CL-S17",))
    elif not all([numbers.plants[number].is_small for number in row]):
        raise SetupError("market_plugs", key="market", clauses=("RC-S18",))
    return row


def _stated_deck(setup: Setup, row: tuple[int, ...], stated: Stated) -> Deal:
    """Return the stated deck, checked against the edition, and the plants missing from it."""
    plants = setup.edition.numbers.plants
    words = stated["deck"]
    if not words or words[-1] != LAST_WORD:
        raise SetupError("deck_end", key="deck", clauses=("RC-S25", "CL-S20"))
    deck = _card_numbers(setup, words[:-1], "deck")
    for number in deck:
        if number in row:
            raise SetupError("deck_in_market", {"plant": number}, key="deck")
    rules = setup.seat_rules
    size = len(plants) - MARKET_SIZE - rules.plugs_removed - rules.plants_removed
    if len(deck) != size:
        values: Values = {"seats": setup.seats, "size": size, "count": len(deck)}
        raise SetupError("deck_size", values, key="deck", clauses=("RC-S27", "CL-S22"))
    first_draw = setup.edition.numbers.first_draw
    if first_draw and deck[0] != first_draw:
        raise SetupError("deck_top", {"plant": first_draw}, key="deck", clauses=("CL-S21",))
    if not first_draw and not plants[deck[0]].is_small:
        raise SetupError("deck_top_plug", key="deck", clauses=("RC-S26",))
    unseen = tuple([n for n in sorted(plants) if n not in row and n not in deck])
    if sum([plants[number].is_small for number in unseen]) != rules.plugs_removed:
        values = {
            "seats": setup.seats,
            "plugs": rules.plugs_removed,
            "sockets": rules.plants_removed,
        }
        raise SetupError("deck_removed", values, key="deck", clauses=("RC-S22",))
    return Deal(row, (*deck, LAST_CARD), unseen)


def _card_numbers(setup: Setup, words: tuple[str, ...], key: str) -> tuple[int, ...]:
    """Return *words* as the numbers of plants, which must differ."""
    numbers: list[int] = []
    for word in words:
        is_number = len(word) < _DIGITS and word.isascii() and word.isdigit()
        number = int(word) if is_number else 0
        if number not in setup.edition.numbers.plants:
            raise SetupError("plant_unknown", {"plant": word}, key=key)
        if number in numbers:
            raise SetupError("plant_twice", {"plant": number}, key=key)
        numbers.append(number)
    return tuple(numbers)


def stated_chance(setup: Setup, key: str, words: tuple[str, ...]) -> tuple[int, ...]:
    """Return the cards of a shuffle or draw during play, as a record states them."""
    if key not in ("deck", "draw"):
        raise SetupError("shuffle_unknown", {"key": key}, key=key)
    cards = _card_numbers(setup, words, key)
    if key == "draw" and len(cards) != 1:
        raise SetupError("draw_one", key=key)
    return cards


def layout(state: BoardState) -> Stated:
    """Return the chance of a newly set up *state* in the words of a record's header."""
    names, cards = state.setup.names, state.cards
    return {
        "regions": tuple(state.region_ids()),
        "order": tuple(names.letters(state.humans())),
        "market": tuple([names.card(card) for card in cards.row]),
        "deck": tuple([names.card(card) for card in cards.deck]),
    }
