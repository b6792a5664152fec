"""What the conformance suite knows of the board game: its cardboard, its money, its secrets."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from gridwright.core.events import Event
from gridwright.core.game import Game
from gridwright.core.rng import Rng
from gridwright.games.board.game import BoardGame
from gridwright.games.board.state import BoardState, PhaseIndex
from gridwright.parts.card_market import LAST_CARD

TOKENS = (24, 24, 24, 12)
URANIUM = 3
ALL_PLANTS = (*range(3, 41), 42, 44, 46, 50)
TRUST_HOUSES = 16
MARKET_WHILE_TWO_ROWS = 8
MARKET_IN_STEP_3 = 6
PLUGS_UP_TO = 15

# Every event that moves money: the value that says how much, and the direction.
FLOWS = {
    "bought_plant": ("bid", -1),
    "compensated": ("amount", 1),
    "bought_fuel": ("cost", -1),
    "bought_from_storage": ("cost", -1),
    "built": ("cost", -1),
    "powered": ("income", 1),
}


# Conservation


def conserve(state: BoardState) -> None:
    """Every token, plant and house is somewhere exactly once, and within its limits."""
    _conserve_fuel(state)
    _conserve_plants(state)
    _conserve_houses(state)
    for player in state.players:
        assert player.money >= 0


def _conserve_fuel(state: BoardState) -> None:
    """Every token is on sale, in the supply, on plants or marks a starting city."""
    owners = [player.stored for player in state.players]
    if state.trust is not None:
        owners.append(state.trust.stored)
    for resource, tokens in enumerate(TOKENS):
        markers = state.marked.bit_count() if resource == URANIUM else 0
        held = [stored[resource] for stored in owners]
        places = [state.fuel.on_sale[resource], state.fuel.supply[resource], markers, *held]
        assert min(places) >= 0
        assert sum(places) == tokens, (state.resource_id(resource), places)
    if state.new_plant == 0:
        for player in state.players:
            assert not player.capacity.excess(player.stored)


def _conserve_plants(state: BoardState) -> None:
    """Every plant is in one place; the Step 3 card is in the game until Step 3."""
    cards = [*state.cards.row, *state.cards.deck]
    plants = [card for card in cards if card != LAST_CARD]
    plants += [*state.box, *state.unseen]
    limit = state.setup.seat_rules.plant_limit
    for player in state.players:
        plants += player.plant_cards()
        assert len(player.plants) <= limit + (1 if state.new_plant else 0)
    if state.trust is not None:
        plants += [plant.number for plant in state.trust.plants]
        assert len(state.trust.plants) <= limit
    assert sorted(plants) == list(ALL_PLANTS)
    assert list(state.cards.row) == sorted(state.cards.row)
    assert set(state.cards.buried) <= set(state.cards.deck)
    if state.step == 3 or (state.phase == PhaseIndex.BUREAUCRACY and LAST_CARD not in cards):
        assert LAST_CARD not in cards
        assert len(state.cards.row) <= MARKET_IN_STEP_3
    else:
        assert cards.count(LAST_CARD) == 1
        gap = 1 if state.new_plant else 0
        assert len(state.cards.row) == MARKET_WHILE_TWO_ROWS - gap or not state.cards.deck


def _conserve_houses(state: BoardState) -> None:
    """The slots that a city shows as taken are those of the houses in it."""
    taken = [0] * len(state.taken)
    owners = [(player.cities, player.slots) for player in state.players]
    for cities, slots in owners:
        assert max(slots, default=0) < state.step
        assert all(state.area.contains(city) for city in cities)
    if state.trust is not None:
        owners.append((state.trust.cities, state.trust.slots))
        assert len(state.trust.cities) + state.trust.reserve == TRUST_HOUSES
        assert max(state.trust.slots, default=0) <= 1
    for cities, slots in owners:
        assert len(set(cities)) == len(cities)
        for city, slot in zip(cities, slots, strict=True):
            assert not taken[slot] >> city & 1
            taken[slot] |= 1 << city
    assert taken == state.taken
    for player in state.players:
        assert player.network == sum(1 << city for city in player.cities)


def account(before: BoardState, events: tuple[Event, ...], after: BoardState) -> None:
    """Money moves just as the events say."""
    moved: Counter[int] = Counter()
    for event in events:
        if event.kind.id in FLOWS:
            name, sign = FLOWS[event.kind.id]
            moved[event.seat] += sign * int(event.values[name])
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        assert new.money - old.money == moved.pop(seat, 0)
    assert not moved


# What somebody could write


def universe(game: Game[BoardState]) -> list[str]:
    """Return actions of every kind, far beyond what is ever legal."""
    assert isinstance(game, BoardGame)
    plants = (*ALL_PLANTS, LAST_CARD)
    texts = ["drop", "pass", "done", "power none"]
    for plant in plants:
        bids = {0, 1, 2, max(plant - 1, 0), plant, plant + 1, plant + 40, 999_999}
        word = "s3" if plant == LAST_CARD else str(plant)
        texts.extend([f"open {word} {bid}" for bid in sorted(bids)])
        texts.append(f"remove {word}")
    texts.extend([f"bid {amount}" for amount in (*range(60), 100, 200, 999_999)])
    texts.extend(_fuel_texts())
    if game.setup.map.rules == "usa_recharged":
        texts.extend([f"buy storage {amount}" for amount in (*range(1, 14), 24, 25, 999_999)])
    cities = [city.id for city in game.setup.map.cities]
    texts.extend([f"{verb} {city}" for verb in ("build", "trust", "start") for city in cities])
    texts.extend([f"region {region.id}" for region in game.setup.map.regions])
    return texts


def _fuel_texts() -> Iterator[str]:
    """Yield purchases, discards and ways to run plants, many of them absurd."""
    fuels = ("coal", "oil", "garbage", "uranium")
    for amount in (*range(1, 14), 24, 25, 999_999):
        for fuel in fuels:
            yield f"buy {fuel} {amount}"
    for coal in range(4):
        for oil in range(4):
            yield f"discard coal {coal} oil {oil}"
    yield "discard garbage 1"
    yield "discard uranium 2 coal 1"
    for plant in ALL_PLANTS:
        yield f"power {plant}"
        yield f"power {plant} {plant} with oil 1"
        for fuel in fuels:
            for amount in (1, 2, 3):
                yield f"power {plant} with {fuel} {amount}"
        yield f"power {plant} with coal 1 oil 1"
        yield f"power {plant} with coal 1 oil 2"
    for first, second in combinations(ALL_PLANTS[::3], 2):
        yield f"power {first} {second} with coal 2 oil 1"
        yield f"power {first} {second} with garbage 2 uranium 1"


# What is hidden


def indistinguishable(state: BoardState, seat: int, rng: Rng) -> Iterator[BoardState]:
    """Yield states with the hidden cards dealt anew, and with other money if money is hidden.

    Whoever has kept the books knows better, but a view does not show it.
    """
    yield _dealt_anew(state, rng)
    other = state.copy()
    other.rng = Rng(rng.below(1 << 60))
    yield other
    if state.setup.options.hidden_money and state.phase != PhaseIndex.OVER:
        richer = state.copy()
        for owner, player in enumerate(richer.players):
            if owner != seat:
                player.money += 1 + rng.below(90)
        yield richer


def _dealt_anew(state: BoardState, rng: Rng) -> BoardState:
    """Permute the deck above the Step 3 card with the plants removed unseen, backs alike.

    The back of the top card is known in Recharged, and so is the number of cards of each kind
    among those removed; in classic the first card to be drawn is known.
    """
    other = state.copy()
    deck = state.cards.deck
    cut = deck.index(LAST_CARD) if LAST_CARD in deck else len(deck)
    pool = list(deck[:cut])
    unseen = list(state.unseen) if LAST_CARD in deck else []
    kinds = [_kind(state, card) for card in (*pool, *unseen)]
    dealt: dict[str, list[int]] = {kind: [] for kind in kinds}
    for card, kind in zip((*pool, *unseen), kinds, strict=True):
        dealt[kind].append(card)
    mixed = {kind: list(rng.shuffle(tuple(cards))) for kind, cards in dealt.items()}
    new = [mixed[kind].pop() for kind in kinds]
    below = rng.shuffle(tuple(new[1 : len(pool)]))  # only the top shows its back
    other.cards.deck = (*new[: min(1, len(pool))], *below, *deck[cut:])
    if unseen:
        other.unseen = tuple(new[len(pool) :])
    return other


def _kind(state: BoardState, card: int) -> str:
    """Return which cards *card* could be exchanged with."""
    if state.setup.edition.shows_backs:
        return "plug" if card <= PLUGS_UP_TO else "socket"
    is_first_draw = card == 13 and state.cards.deck[0] == 13 and LAST_CARD in state.cards.deck
    return "first" if is_first_draw else "alike"


def shuffles(events: tuple[Event, ...], after: BoardState) -> list[str]:
    """Return the line that states the shuffle of an action: cards drawn since, then the deck."""
    kinds = [event.kind.id for event in events]
    if "step3_drawn" not in kinds:
        return []
    drawn = [
        str(event.values["plant"])
        for event in events[kinds.index("step3_drawn") :]
        if event.kind.id in {"plant_drawn", "drawn_and_removed"}
    ]
    return [" ".join(["*", "deck", *drawn, *[str(card) for card in after.cards.deck]])]
