"""What the conformance suite knows of Outpost: its pieces, its money, its secrets."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from gridwright.core.events import Event
from gridwright.core.game import Game
from gridwright.core.rng import Rng
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.initial_state import lay
from gridwright.games.outpost.state import Company, OutpostState, PhaseIndex
from gridwright.parts.card_market import LAST_CARD
from gridwright.parts.network import UNREACHABLE

CARDS = 45
SMALL_UP_TO = 14
WORKERS = {2: 30, 3: 30, 4: 40, 5: 50, 6: 50}
STATIONS = 18
SYNDICATE_STATIONS = 16
BUILDINGS = 4
ROBOTS = 9
ROW = 4
MARKET_IN_STAGE_3 = 6
PLANT, HOUSING, STATION = range(3)
COLONIES = (42, 43)

# Every event that moves money: the value that says how much, and the direction.
FLOWS = {
    "bought_card": ("bid", -1),
    "built": ("cost", -1),
    "hired": ("cost", -1),
    "powered": ("income", 1),
}


def companies(state: OutpostState) -> list[Company]:
    """Return the companies of all players and, last, that of the Syndicate."""
    found = [player.company for player in state.players]
    return found if state.syndicate is None else [*found, state.syndicate.company]


# Conservation


def conserve(state: OutpostState) -> None:
    """Every card, worker and piece is somewhere exactly once, and within its limits."""
    _conserve_cards(state)
    _conserve_market(state)
    _conserve_workers(state)
    _conserve_stations(state)
    _conserve_buildings(state)
    for player in state.players:
        assert player.money >= 0
    for company in companies(state):
        _conserve_company(state, company)
    assert sorted(state.humans()) == list(range(state.setup.seats))
    if state.syndicate is not None:
        assert state.order[1] == state.setup.seats


def _conserve_cards(state: OutpostState) -> None:
    """Every card is in one place; the Stage 3 card is in the game until it takes effect."""
    market = state.market
    cards = [*market.deck, *state.box, *state.unseen]
    for pile in (*market.current, *market.future):
        cards += pile.cards
    for company in companies(state):
        cards += company.cards()
    assert cards.count(LAST_CARD) + market.has_last_card == (0 if market.is_final else 1)
    assert sorted([card for card in cards if card != LAST_CARD]) == list(range(1, CARDS + 1))
    assert set(market.buried) <= set(market.deck)


def _conserve_market(state: OutpostState) -> None:
    """The rows are sorted, and full while the deck lasts; current piles are all different."""
    market, numbers = state.market, state.setup.numbers
    for pile in (*market.current, *market.future):
        assert len({numbers[card] for card in pile.cards}) == 1
        assert pile.tokens >= 0
    current = [numbers[pile.top()] for pile in market.current]
    future = [numbers[pile.top()] for pile in market.future]
    assert current == sorted(set(current))
    assert [*current[-1:], *future] == sorted([*current[-1:], *future])
    if state.auction.item and state.syndicate is not None and state.syndicate.has_taken:
        return  # the place of its card is filled after the auction (OP-Y.37)
    if market.is_final:
        assert not future
        assert not market.has_last_card
        assert len(current) == MARKET_IN_STAGE_3 or not market.deck
    else:
        assert len(future) + market.has_last_card == ROW or not market.deck
        assert len(current) == ROW or not future


def _conserve_workers(state: OutpostState) -> None:
    """Every worker is on the market or employed; robots are with the owner of their card."""
    employed = [company.workers + company.seasonal for company in companies(state)]
    assert state.labour.supply == [0]
    assert min([*employed, *state.labour.on_sale]) >= 0
    assert sum([*employed, *state.labour.on_sale]) == WORKERS[state.setup.seats]
    for company in companies(state):
        assert company.robots <= (ROBOTS if "robots" in company.technologies else 0)
        assert company.busy <= min(1, company.robots)
        if state.phase == PhaseIndex.AUCTION:
            assert (company.seasonal, company.busy) == (0, 0)


def _conserve_stations(state: OutpostState) -> None:
    """The slots that a city shows as taken are as many as there are stations in it."""
    first, second, third = state.taken
    assert second & ~first == 0
    assert third & ~second == 0
    taken = Counter[int]()
    for company in companies(state):
        taken.update(bits(company.network))
    for city in range(len(state.setup.content.cities)):
        slots = sum(slot >> city & 1 for slot in state.taken)
        assert taken[city] == slots, state.city_id(city)
    if state.syndicate is None:
        assert max(taken.values(), default=0) <= state.stage
    for number, company in enumerate(companies(state)):
        colonies = sum(pieces >> STATION & 1 for _, pieces in company.colonies)
        whole = STATIONS if number < state.setup.seats else SYNDICATE_STATIONS
        assert company.network.bit_count() + colonies + company.stations == whole


def _conserve_buildings(state: OutpostState) -> None:
    """Each building that left a board stands on a site of its kind or on a Colony card."""
    for kind in (PLANT, HOUSING):
        built = 0
        for company in companies(state):
            colonies = sum(pieces >> kind & 1 for _, pieces in company.colonies)
            built += BUILDINGS - company.buildings[kind] - colonies
        assert (state.sites & state.setup.sites_for[kind]).bit_count() == built
    for company in companies(state):
        assert company.network & ~company.structure == 0
        assert company.structure & ~company.network & ~state.sites == 0
        assert company.structure & ~state.area.members == 0


def _conserve_company(state: OutpostState, company: Company) -> None:
    """Slots hold no more than is unlocked, and what is worked out in advance is right."""
    for kind in (PLANT, HOUSING):
        assert len(company.slots[kind]) <= BUILDINGS - company.buildings[kind] <= BUILDINGS
        for card in company.slots[kind]:
            entry = state.card(card)
            assert entry.cities if kind == PLANT else entry.beds
    colonies = [card for card in company.pool if card in COLONIES]
    assert sorted(card for card, _ in company.colonies) == sorted(colonies)
    cities = range(len(state.setup.content.cities))
    starts = bits(company.structure)
    for city in cities:
        costs = [state.area.costs[start][city] for start in starts]
        assert company.reach[city] == min(costs, default=UNREACHABLE)


def bits(members: int) -> list[int]:
    """Return the cities of a bit set."""
    return [city for city in range(members.bit_length()) if members >> city & 1]


def account(before: OutpostState, events: tuple[Event, ...], after: OutpostState) -> None:
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


def universe(game: Game[OutpostState]) -> list[str]:
    """Return actions of every kind, far beyond what is ever legal."""
    assert isinstance(game, OutpostGame)
    content = game.setup.content
    texts = ["drop", "pass", "done", "robot", "power none"]
    for card, word in content.words.items():
        number = content.cards[card].number
        bids = {0, 1, 2, max(number - 1, 0), number, number + 1, number + 40, 999_999}
        texts.extend([f"open {word} {bid}" for bid in sorted(bids)])
    texts.extend([f"bid {amount}" for amount in (*range(60), 100, 200, 999_999)])
    texts.extend([f"hire {amount}" for amount in (*range(22), 30, 50, 999_999)])
    kinds = ("station", "plant", "housing")
    cities = [city.id for city in content.cities]
    texts.extend([f"{verb} {city}" for verb in (*kinds, "syndicate") for city in cities])
    texts.extend([f"{kind} on {word}" for kind in kinds for word in ("28b", "32")])
    texts.extend([f"area {area}" for area in content.areas])
    texts.extend(_card_texts(list(content.words.values())))
    return texts


def _card_texts(words: list[str]) -> Iterator[str]:
    """Yield slots, exchanges and ways to run plants, many of them absurd."""
    for word in words:
        yield f"slot {word} plant"
        yield f"slot {word} housing"
        yield f"power {word}"
        yield f"power {word} {word}"
    for first, second in combinations(words, 2):
        yield f"swap {first} {second}"
        yield f"swap {second} {first}"
    for first, second in combinations(words[:22:2], 2):
        yield f"power {first} {second}"


# What is hidden


def indistinguishable(state: OutpostState, seat: int, rng: Rng) -> Iterator[OutpostState]:  # noqa: ARG001
    """Yield states with the hidden cards dealt anew, and with other chance to come."""
    if state.phase == PhaseIndex.AREA:
        dealt = lay(state.setup, rng.below(1 << 60), {})
        dealt.to_act = state.to_act
        yield dealt
    yield _dealt_anew(state, rng)
    other = state.copy()
    other.rng = Rng(rng.below(1 << 60))
    yield other


def _dealt_anew(state: OutpostState, rng: Rng) -> OutpostState:
    """Permute the deck above the Stage 3 card with the cards removed unseen, backs alike.

    The back of the top card is known, and so is the number of cards of each kind among those
    removed.
    """
    other = state.copy()
    deck = state.market.deck
    cut = deck.index(LAST_CARD) if LAST_CARD in deck else len(deck)
    pool = list(deck[:cut])
    unseen = list(state.unseen) if LAST_CARD in deck else []
    backs = [state.setup.numbers[card] <= SMALL_UP_TO for card in (*pool, *unseen)]
    dealt: dict[bool, list[int]] = {True: [], False: []}
    for card, is_small in zip((*pool, *unseen), backs, strict=True):
        dealt[is_small].append(card)
    mixed = {back: list(rng.shuffle(tuple(cards))) for back, cards in dealt.items()}
    new = [mixed[is_small].pop() for is_small in backs]
    below = rng.shuffle(tuple(new[1 : len(pool)]))  # only the top shows its back
    other.market.deck = (*new[: min(1, len(pool))], *below, *deck[cut:])
    if unseen:
        other.unseen = tuple(new[len(pool) :])
    return other


def shuffles(events: tuple[Event, ...], after: OutpostState) -> list[str]:
    """Return the line that states the shuffle of an action: cards drawn since, then the deck."""
    kinds = [event.kind.id for event in events]
    if "stage3_drawn" not in kinds:
        return []
    drawn = [
        str(event.values["plant"])
        for event in events[kinds.index("stage3_drawn") :]
        if event.kind.id == "card_drawn"
    ]
    return [" ".join(["*", "deck", *drawn, *[after.word(card) for card in after.market.deck]])]
