"""Lay the table: edition, map, seats and chance become the first state."""

from gridwright.core.errors import SetupError
from gridwright.core.events import NOBODY
from gridwright.core.game import Stated
from gridwright.core.rng import Rng
from gridwright.games.board.phases import setup as choices
from gridwright.games.board.rounds import advance
from gridwright.games.board.state import BoardPlayer, BoardState, Phase, Setup, Trust
from gridwright.parts.auction import Auction
from gridwright.parts.card_market import LAST_CARD, Deal, deal, lay_out
from gridwright.parts.demolition import Demolition
from gridwright.parts.discount_token import DiscountToken
from gridwright.parts.fuel import capacity
from gridwright.parts.network import UNREACHABLE, PlayArea, is_connected
from gridwright.parts.resource_market import ResourceMarket
from gridwright.parts.turn_order import first_order

# Each kind of chance has a stream of its own: stating one leaves the others as the seed has them.
_ORDER, _REGIONS, _CARDS, _PLAY = range(4)

MARKET_SIZE = 8


def lay(setup: Setup, seed: int | None, stated: Stated) -> BoardState:
    """Return the first state in which a seat must decide."""
    if seed is None and not {"order", "deck"} <= stated.keys():
        raise SetupError("Without a seed, the record must state order, market and deck.", "seed")
    rng = Rng(0 if seed is None else seed)
    order = first_order(  # RC-T4
        rng.stream(_ORDER), setup.seats, stated.get("order"), has_dummy=setup.has_trust
    )
    dealt = _deal(setup, rng.stream(_CARDS), stated)
    area = setup.play_area(_regions(setup, seed, rng.stream(_REGIONS)))
    state = _first_state(setup, area, rng.stream(_PLAY), order, dealt)
    choices.begin_regions(state)
    if state.to_act == NOBODY:
        advance(state, None)
    return state


def _first_state(
    setup: Setup, area: PlayArea, rng: Rng, order: tuple[int, ...], dealt: Deal
) -> BoardState:
    """Return the table with all pieces in place, before anybody chooses anything."""
    numbers = setup.edition.numbers
    resources = len(numbers.resources)
    start = setup.fuel_start
    supply = [numbers.tokens[resource] - start[resource] for resource in range(resources)]
    return BoardState(
        setup=setup,
        area=area,
        rng=rng,
        round=0,
        phase=Phase.REGIONS,
        step=1,
        to_act=NOBODY,
        order=order,
        cards=lay_out(dealt.row, dealt.deck),
        token=DiscountToken(),
        auction=Auction(setup.seats),
        new_plant=0,
        fuel=ResourceMarket(numbers.tracks, list(start), supply),
        taken=[0] * len(numbers.slots),
        marked=0,
        ended_refills=0,
        players=[_player(setup) for _ in range(setup.seats)],
        trust=Trust((), [0] * resources, (), (), numbers.trust_houses, has_taken=False)
        if setup.has_trust
        else None,
        demolition=Demolition(setup.demolition),
        box=(),
        unseen=dealt.unseen,
    )


def _player(setup: Setup) -> BoardPlayer:
    """Return a player with the first money and nothing else (RC-S7, CL-S8)."""
    numbers = setup.edition.numbers
    resources = len(numbers.resources)
    return BoardPlayer(
        money=numbers.money,
        plants=(),
        capacity=capacity((), resources),
        stored=[0] * resources,
        cities=(),
        slots=(),
        network=0,
        reach=(UNREACHABLE,) * len(setup.map.cities),
        powered=0,
    )


# Play area


def _regions(setup: Setup, seed: int | None, rng: Rng) -> int:
    """Return the regions that are fixed before play, as a bit set; none when they are drafted."""
    wanted = setup.options.regions
    if wanted == "draft":
        return 0
    if wanted != "random":
        return named_regions(setup, wanted)
    if seed is None:
        raise SetupError("Without a seed, the record must name its regions.", "regions")
    size = setup.seat_rules.regions
    count = len(setup.map.regions)
    candidates = [
        regions
        for regions in range(1 << count)
        if regions.bit_count() == size and is_connected(regions, setup.region_neighbours)
    ]
    return candidates[rng.below(len(candidates))]


def named_regions(setup: Setup, names: str) -> int:
    """Return the regions listed in *names* as a bit set, or say what is wrong with them."""
    known = {region.id: index for index, region in enumerate(setup.map.regions)}
    regions = 0
    for name in [word.strip() for word in names.split(",")]:
        if name not in known:
            choice = ", ".join(known)
            raise SetupError(
                f"{setup.map.name} has no region '{name}'. It has: {choice}.", "regions"
            )
        regions |= 1 << known[name]
    size = setup.seat_rules.regions
    if regions.bit_count() != size:
        text = f"{setup.seats} players use {size} regions (RC-S4, CL-S4), not: {names}."
        raise SetupError(text, "regions")
    if not is_connected(regions, setup.region_neighbours):
        raise SetupError(f"The regions {names} do not hang together (RC-S5, CL-S5).", "regions")
    return regions


# Plant cards


def _deal(setup: Setup, rng: Rng, stated: Stated) -> Deal:
    """Deal the plants by the rules of the edition, or as stated."""
    numbers = setup.edition.numbers
    row = _stated_row(setup, stated) if "market" in stated else numbers.first_market
    if "deck" not in stated:
        return deal(setup.box, rng, row, MARKET_SIZE, numbers.first_draw)
    if not row:
        raise SetupError("A record that states the deck must state the market too.", "deck")
    return _stated_deck(setup, row, stated)


def _stated_row(setup: Setup, stated: Stated) -> tuple[int, ...]:
    """Return the stated face-up plants, checked against the edition (RC-S18, CL-S17)."""
    numbers = setup.edition.numbers
    row = tuple(sorted(_card_numbers(setup, stated["market"], "market")))
    if len(row) != MARKET_SIZE:
        raise SetupError(f"The market holds {MARKET_SIZE} plants at the start.", "market")
    if numbers.first_market:
        if row != numbers.first_market:
            wanted = " ".join([str(number) for number in numbers.first_market])
            raise SetupError(f"The market of this edition starts with {wanted} (CL-S17).", "market")
    elif not all([numbers.plants[number].is_small for number in row]):
        raise SetupError("The market starts with plug plants only, 3 to 15 (RC-S18).", "market")
    return row


def _stated_deck(setup: Setup, row: tuple[int, ...], stated: Stated) -> Deal:
    """Return the stated deck, checked against the edition, and what is then missing from it."""
    plants = setup.edition.numbers.plants
    words = stated["deck"]
    if not words or words[-1] != "S3":
        raise SetupError("The deck ends with the Step 3 card, S3 (RC-S25, CL-S20).", "deck")
    deck = _card_numbers(setup, words[:-1], "deck")
    for number in deck:
        if number in row:
            raise SetupError(f"Plant {number} is both in the market and in the deck.", "deck")
    rules = setup.seat_rules
    size = len(plants) - MARKET_SIZE - rules.plugs_removed - rules.plants_removed
    if len(deck) != size:
        text = f"With {setup.seats} players the deck has {size} plants and S3 (RC-S27, CL-S22)"
        raise SetupError(f"{text}, not {len(deck)}.", "deck")
    first_draw = setup.edition.numbers.first_draw
    if first_draw and deck[0] != first_draw:
        raise SetupError(f"The top of the deck is plant {first_draw} (CL-S21).", "deck")
    if not first_draw and not plants[deck[0]].is_small:
        raise SetupError("The top of the deck is a plug plant, 3 to 15 (RC-S26).", "deck")
    unseen = tuple([n for n in sorted(plants) if n not in row and n not in deck])
    if sum([plants[number].is_small for number in unseen]) != rules.plugs_removed:
        text = f"{rules.plugs_removed} plug and {rules.plants_removed} socket plants are missing"
        raise SetupError(f"With {setup.seats} players {text} from the deck (RC-S22).", "deck")
    return Deal(row, (*deck, LAST_CARD), unseen)


def _card_numbers(setup: Setup, words: tuple[str, ...], key: str) -> tuple[int, ...]:
    """Return *words* as numbers of different plants."""
    found: list[int] = []
    for word in words:
        number = int(word) if word.isascii() and word.isdigit() else 0
        if number not in setup.edition.numbers.plants:
            raise SetupError(f"There is no plant '{word}'.", key)
        if number in found:
            raise SetupError(f"Plant {number} is named twice.", key)
        found.append(number)
    return tuple(found)


def stated_shuffle(setup: Setup, key: str, words: tuple[str, ...]) -> tuple[int, ...]:
    """Return the outcome of a shuffle during play as a record states it."""
    if key != "deck":
        raise SetupError(f"Only the deck is shuffled during play, not '{key}'.", key)
    return _card_numbers(setup, words, key)


def shuffle_words(setup: Setup, key: str, cards: tuple[int, ...]) -> str:  # noqa: ARG001
    """Write the outcome of a shuffle; `stated_shuffle` reads it back."""
    return " ".join([str(card) for card in cards])


def layout(state: BoardState) -> Stated:
    """Return the chance of a freshly laid *state* in the words of a record's header."""
    regions = state.setup.map.regions
    cards = ["S3" if card == LAST_CARD else str(card) for card in state.cards.deck]
    return {
        "regions": tuple([r.id for i, r in enumerate(regions) if state.area.regions >> i & 1]),
        "order": tuple(state.setup.seat_letters(state.humans())),
        "market": tuple([str(card) for card in state.cards.row]),
        "deck": tuple(cards),
    }
