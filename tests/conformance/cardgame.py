"""What the conformance suite knows of the Card Game: its cards, its money, its secrets."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from gridwright.core.events import Event
from gridwright.core.game import Game
from gridwright.core.rng import Rng
from gridwright.games.cardgame.fuel_market import FuelStore
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.state import CardPlayer, CardState, LastCard, PhaseIndex
from gridwright.parts.card_market import LAST_CARD

KINDS = ("coal", "gas", "oil", "uranium")
COAL, GAS, OIL, URANIUM = range(4)
SINGLES = (2, 2, 2, 1)
PLANTS = 42
SMALL_PLANTS = 13
PLANT_LIMIT = 3
MARKET_WHILE_TWO_ROWS = 8
MARKET_AT_THE_END = 6
COLUMN = {2: 4, 3: 4, 4: 5, 5: 6, 6: 6}

# Fuel cards by the number of players from which on they are used; a digit for the units of each.
REGULAR = {
    2: ("12223333", "1222233", "112223", "112"),
    4: ("23", "13", "2", "1"),
    5: ("12", "2", "13", "1"),
}
LATE = ("33", "33", "23", "12")  # + and ++, by kind

# Every event that moves money: the value that says how much, and the direction.
FLOWS = {
    "bought_plant": ("bid", -1),
    "compensated": ("amount", 1),
    "bought_fuel": ("cost", -1),
    "produced": ("income", 1),
}


# Conservation


def conserve(state: CardState) -> None:
    """Every plant, fuel card and single card is somewhere exactly once, and within its limits."""
    _conserve_plants(state)
    _conserve_market(state)
    _conserve_fuel(state)
    _conserve_singles(state)
    for player in state.players:
        assert player.money >= 0
        if not state.new_plant:
            assert _fits(player)
        assert Counter(player.store.fresh) <= Counter(player.store.cards)
    if state.bank is not None:
        assert state.order[1] == state.setup.seats
    assert sorted(state.humans()) == list(range(state.setup.seats))


def _conserve_plants(state: CardState) -> None:
    """Every plant is in one place; the one-more-round card is in the game until it is drawn."""
    cards = [*state.cards.row, *state.cards.deck]
    plants = [card for card in cards if card != LAST_CARD]
    plants += [*state.box, *state.unseen]
    for seat, player in enumerate(state.players):
        plants += player.plant_cards()
        has_room = bool(state.new_plant) and seat == state.to_act
        assert len(player.plants) <= PLANT_LIMIT + (1 if has_room else 0)
    if state.bank is not None:
        plants += [plant.card for plant in state.bank.plants]
        assert len(state.bank.plants) <= PLANT_LIMIT
    assert sorted(plants) == list(range(1, PLANTS + 1))
    assert cards.count(LAST_CARD) == (1 if state.last_card == LastCard.AHEAD else 0)


def _conserve_market(state: CardState) -> None:
    """The market is sorted and full while the stack lasts."""
    row, deck = state.cards.row, state.cards.deck
    numbers = [state.cards.numbers[card] for card in row]
    assert numbers == sorted(numbers)
    assert set(state.cards.buried) <= set(deck)
    if state.last_card == LastCard.AHEAD:
        gap = 1 if state.new_plant else 0
        assert len(row) == MARKET_WHILE_TWO_ROWS - gap or not deck
    else:
        assert sorted(state.cards.buried) == sorted(deck)
        assert len(row) <= MARKET_AT_THE_END
    if LAST_CARD in row:
        assert state.phase == PhaseIndex.AUCTION
    if state.token.card:
        assert state.phase == PhaseIndex.AUCTION
        assert state.token.card in row


def _stores(state: CardState) -> list[FuelStore]:
    stores = [player.store for player in state.players]
    return stores if state.bank is None else [*stores, state.bank.store]


def fuel_in_play(seats: int) -> Counter[int]:
    """Return the fuel cards of such a table, late ones included."""
    rows = [digits for least, digits in REGULAR.items() if least <= seats]
    return Counter(
        [
            4 * kind + int(units)
            for digits in (*rows, LATE)
            for kind, row in enumerate(digits)
            for units in row
        ]
    )


def _conserve_fuel(state: CardState) -> None:
    """Every fuel card lies in a column, a stack, a pile or a store, there perhaps turned down."""
    fuel = state.fuel
    cards = [*fuel.deck, *fuel.discard, *fuel.late]
    for column in fuel.columns:
        assert list(column) == sorted(column)
        assert len(column) <= COLUMN[state.setup.seats]
        cards += column
    for store in _stores(state):
        units = [0, 0, 0, 0]
        for left, card in store.cards:
            assert 1 <= left <= card % 4
            units[card // 4] += left
            cards.append(card)
        for kind, count in enumerate(store.singles):
            assert count >= 0
            units[kind] += count
        assert units == store.units
    assert Counter(cards) == fuel_in_play(state.setup.seats)


def _conserve_singles(state: CardState) -> None:
    """Single cards in use and in the supply are those printed; only by agreement no more."""
    for kind, printed in enumerate(SINGLES):
        used = state.fuel.singles[kind] + sum(store.singles[kind] for store in _stores(state))
        assert state.fuel.singles[kind] >= 0
        assert used + state.fuel.supply[kind] == printed
        assert not state.fuel.is_limited or used <= printed


def _fits(player: CardPlayer) -> bool:
    """Whether the fuel of *player* can be spread over the plants, as the rules write it down."""
    pure, hybrid = [0, 0, 0, 0], 0
    for plant in player.plants:
        if len(plant.burns) == 1:
            pure[plant.burns[0]] += 2 * plant.need
        elif plant.burns:
            hybrid += 2 * plant.need
    units = player.store.units
    return (
        units[COAL] <= pure[COAL]
        and units[URANIUM] <= pure[URANIUM]
        and units[GAS] <= pure[GAS] + hybrid
        and units[OIL] <= pure[OIL] + hybrid
        and units[GAS] + units[OIL] <= pure[GAS] + pure[OIL] + hybrid
    )


def account(before: CardState, events: tuple[Event, ...], after: CardState) -> None:
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


def universe(game: Game[CardState]) -> list[str]:
    """Return actions of every kind, far beyond what is ever legal."""
    assert isinstance(game, CardGame)
    words = list(game.setup.content.words.items())
    texts = ["drop", "pass", "done", "power none"]
    for card, word in words:
        number = game.setup.numbers[card]
        bids = {0, 1, 2, number - 1, number, number + 1, number + 20, 999_999}
        texts.extend([f"open {word} {bid}" for bid in sorted(bids)])
        texts.append(f"remove {word}")
    texts.extend([f"bid {amount}" for amount in (*range(60), 100, 200, 999_999)])
    texts.extend(_fuel_texts([word for _, word in words]))
    if game.setup.chooses_cards:
        texts.extend(_card_texts([word for _, word in words]))
    return texts


def _card_texts(plants: list[str]) -> Iterator[str]:
    """Yield what names fuel cards, many of which nobody has."""
    for kind in KINDS:
        for card in (kind, f"{kind}1", f"{kind}2", f"{kind}3", f"{kind}3:2"):
            for plant in plants:
                yield f"power {plant} from {card} 1"
                yield f"power {plant} from {card} 1 {kind}2 1"
                yield f"remove {plant} leaving {card} 1"
            yield f"buy {kind} 2 at 2 return {card} 1"


def _fuel_texts(plants: list[str]) -> Iterator[str]:
    """Yield purchases, discards and ways to run plants, many of them absurd."""
    for kind in KINDS:
        for units in (1, 2, 3):
            for column in (1, 2, 3, 4, 5, 999_999):
                yield f"buy {kind} {units} at {column}"
                yield f"buy {kind} {units} at {column} return oil 1"
                yield f"buy {kind} {units} at {column} return gas 2"
    for gas in range(4):
        for oil in range(4):
            yield f"discard gas {gas} oil {oil}"
    yield "discard coal 1"
    yield "discard uranium 2 gas 1"
    for plant in plants:
        yield f"power {plant}"
        yield f"power {plant} {plant} with coal 1"
        for kind in KINDS:
            for units in (1, 2, 3):
                yield f"power {plant} with {kind} {units}"
        yield f"power {plant} with gas 1 oil 1"
        yield f"power {plant} with gas 1 oil 2"
    for first, second in combinations(plants[::3], 2):
        yield f"power {first} {second} with coal 2 gas 1"
        yield f"power {first} {second} with oil 2 uranium 1"


# What is hidden


def indistinguishable(state: CardState, seat: int, rng: Rng) -> Iterator[CardState]:  # noqa: ARG001
    """Yield states with the hidden cards dealt anew; all seats see the same."""
    yield _dealt_anew(state, rng)
    fuel = state.copy()
    fuel.fuel.deck = rng.shuffle(state.fuel.deck)
    yield fuel
    other = state.copy()
    other.rng = Rng(rng.below(1 << 60))
    yield other


def _dealt_anew(state: CardState, rng: Rng) -> CardState:
    """Permute the stack above the last card with the plants removed unseen, backs alike.

    The back of the top card is known, and so is the number of plants of each back among those
    removed.
    """
    other = state.copy()
    deck = state.cards.deck
    cut = deck.index(LAST_CARD) if LAST_CARD in deck else len(deck)
    unseen = state.unseen if LAST_CARD in deck else ()
    hidden = (*deck[:cut], *unseen)
    mixed = {
        small: list(rng.shuffle(tuple([card for card in hidden if _is_small(card) == small])))
        for small in (False, True)
    }
    new = tuple([mixed[_is_small(card)].pop() for card in hidden])
    other.cards.deck = (*new[: min(1, cut)], *rng.shuffle(new[1:cut]), *deck[cut:])
    if unseen:
        other.unseen = new[cut:]
    return other


def _is_small(card: int) -> bool:
    return card <= SMALL_PLANTS  # the first of the packaged set


def shuffles(events: tuple[Event, ...], after: CardState) -> list[str]:
    """Return the lines that state the shuffles of an action, each with what was drawn since."""
    kinds = [event.kind.id for event in events]
    lines = []
    for index, kind in enumerate(kinds):
        if kind == "one_more_round":
            drawn = [
                str(event.values["plant"])
                for event in events[index:]
                if event.kind.id in {"plant_drawn", "drawn_and_removed"}
            ]
            left = [after.word(card) for card in after.cards.deck]
            lines.append(" ".join(["*", "deck", *drawn, *left]))
        elif kind == "fuel_reshuffled":
            rest = kinds[index + 1 :]
            is_last = "fuel_reshuffled" not in rest
            end = len(kinds) if is_last else index + 1 + rest.index("fuel_reshuffled")
            drawn = [
                f"{event.values['resource']}{event.values['amount']}"
                for event in events[index:end]
                if event.kind.id == "fuel_drawn"
            ]
            left = [f"{KINDS[card // 4]}{card % 4}" for card in after.fuel.deck] if is_last else []
            lines.append(" ".join(["*", "fuel_deck", *drawn, *left]))
    return lines
