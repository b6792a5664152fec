"""A position of Outpost as one line of words; `reading` reads it.

``round=2 phase=expansion stage=1 act=A order=BCA market=5a+5b:3,6,7,8 A.stations=amber:10 ...``

A pile of the market has its cards from the bottom up and the sum of its tokens. Cards go by their
words, S3 is the Stage 3 card, ``?`` a card that nobody has seen, with s or l behind it where its
back shows. Stations have the price of their slot behind them. ``-`` is nothing, where left out
would mean something else. What follows from the rest is not written: pieces and workers left,
reach, taken slots.
"""

from typing import Final

from gridwright.content.types import HOUSING, PLANT
from gridwright.core.position import UNKNOWN_WORD, written
from gridwright.games.outpost.actions import BUILDINGS
from gridwright.games.outpost.laying import LAST_WORD
from gridwright.games.outpost.market import Pile
from gridwright.games.outpost.state import Company, OutpostState, Phase, Turn
from gridwright.parts.card_market import LAST_CARD, UNKNOWN, UNKNOWN_LARGE, UNKNOWN_SMALL

NOTHING: Final = "-"
SYNDICATE: Final = ("waiting", "taken")  # whether its turn of this auction is over
HIDDEN: Final = {
    UNKNOWN: UNKNOWN_WORD,
    UNKNOWN_SMALL: f"{UNKNOWN_WORD}s",
    UNKNOWN_LARGE: f"{UNKNOWN_WORD}l",
}


def buried_in(deck: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cards of *deck* that were put under it, as far as it shows them."""
    below = deck[deck.index(LAST_CARD) + 1 :] if LAST_CARD in deck else deck
    return tuple(sorted([card for card in below if card >= 0]))


def write(state: OutpostState) -> str:
    """Return *state*, full or as a seat sees it, as one line."""
    setup, market = state.setup, state.market
    regions, buried = state.area.regions, market.buried
    areas = [area for index, area in enumerate(setup.content.areas) if regions >> index & 1]
    future = [_pile(state, pile) for pile in market.future]
    fields = {
        "round": str(state.round),
        "phase": Phase(state.phase).name.lower(),
        "stage": str(state.stage),
        "act": setup.seat_letters((state.to_act,)) if state.to_act >= 0 else "",
        "order": setup.seat_letters(state.order),
        "turn": Turn(state.turn).name.lower() if state.turn else "",
        "execution": str(state.execution),
        **_auction(state),
        "areas": ",".join(areas),
        "connections": ",".join([str(cost) for cost in state.costs]),
        "market": ",".join([_pile(state, pile) for pile in market.current]) or NOTHING,
        "future": ",".join([*future, LAST_WORD] if market.has_last_card else future),
        "deck": _cards(state, market.deck) or NOTHING,
        "buried": "" if buried == buried_in(market.deck) else _cards(state, buried) or NOTHING,
        "unseen": _cards(state, state.unseen) or NOTHING,
        "removed": _cards(state, state.box),
        "dealt": _cards(state, state.dealt),
        "money": ",".join([str(player.money) for player in state.players]),
        "powered": ",".join([str(player.powered) for player in state.players]),
    }
    for seat, player in enumerate(state.players):
        fields.update(_company(state, setup.seat_letters((seat,)), player.company))
    if state.syndicate is not None:
        syndicate = state.syndicate
        fields.update(_company(state, "T", syndicate.company))
        fields["syndicate"] = SYNDICATE[syndicate.has_taken]
        fields["T.site"] = BUILDINGS[syndicate.site_kind] if syndicate.site_kind >= 0 else ""
    fields["rng"] = UNKNOWN_WORD if state.rng.is_hidden() else f"{state.rng.state:x}"
    return written(fields)


def _auction(state: OutpostState) -> dict[str, str]:
    """Return how far the auction has come."""
    auction, setup = state.auction, state.setup
    running = ""
    if auction.item:
        leader, waiting = setup.seat_letters((auction.leader,)), setup.seat_letters(auction.waiting)
        running = f"{state.word(auction.item)}:{auction.bid}:{leader}:{waiting}"
    finished = tuple([seat for seat in range(setup.seats) if auction.finished >> seat & 1])
    return {
        "auction": running,
        "finished": setup.seat_letters(finished),
        "sold": str(auction.sold) if auction.sold else "",
    }


def _cards(state: OutpostState, cards: tuple[int, ...]) -> str:
    words: list[str] = []
    for card in cards:
        if card == LAST_CARD:
            words.append(LAST_WORD)
        else:
            words.append(HIDDEN[card] if card < 0 else state.word(card))
    return ",".join(words)


def _pile(state: OutpostState, pile: Pile) -> str:
    cards = "+".join(state.words(pile.cards))
    return f"{cards}:{pile.tokens}" if pile.tokens else cards


def _company(state: OutpostState, letter: str, firm: Company) -> dict[str, str]:
    """Return what a player or the Syndicate owns."""
    prices = state.setup.content.numbers.slots
    stations = [f"{state.city_id(city)}:{prices[slot]}" for city, slot in firm.station_slots]
    cities = range(len(state.setup.content.cities))
    sites = [state.city_id(city) for city in cities if firm.sites >> city & 1]
    colonies: list[str] = []
    for card, on_it in firm.colonies:
        pieces = [name for kind, name in enumerate(BUILDINGS) if on_it >> kind & 1]
        if pieces:
            colonies.append(f"{state.word(card)}:{'+'.join(pieces)}")
    counts = {
        "workers": firm.workers,
        "seasonal": firm.seasonal,
        "robots": firm.robots,
        "busy": firm.busy,
    }
    fields = {
        "stations": ",".join(stations),
        "sites": ",".join(sites),
        "pool": _cards(state, firm.pool),
        "plants": _cards(state, firm.slots[PLANT]),
        "housing": _cards(state, firm.slots[HOUSING]),
        "colonies": ",".join(colonies),
        **{key: str(count) if count else "" for key, count in counts.items()},
    }
    return {f"{letter}.{key}": value for key, value in fields.items()}
