"""A position of Outpost as one line of words; `reading` reads it.

``... market=5a+5b:3,6,7,8 A.money=12 A.stations=amber:1 A.pool=12 stage=1 future=10,11 ...``. A
pile of the market has its cards from the bottom up and the sum of its tokens. Stations have their
slot behind them. Worked out, and not written, are pieces and workers left, reach, taken slots.
"""

from gridwright.content.types import HOUSING, PLANT
from gridwright.core.position import UNKNOWN_WORD, written
from gridwright.games.outpost.actions import BUILDINGS, kind_names
from gridwright.games.outpost.market import Pile
from gridwright.games.outpost.state import Company, OutpostState, Turn
from gridwright.phases.position import (
    DUMMY,
    LAST_WORD,
    Naming,
    count_word,
    money_word,
    shared_fields,
)


def write_position(state: OutpostState) -> str:
    """Return *state*, full or as a seat sees it, as one line."""
    names, market = state.setup.names, state.market
    current = ",".join([_pile(state, pile) for pile in market.current])
    fields = shared_fields(state, names, current, market.deck, market.buried)
    for seat, player in enumerate(state.players):
        letter = names.letters((seat,))
        fields[f"{letter}.money"] = money_word(player.money)
        fields.update(_company(state, names, letter, player.company))
        fields[f"{letter}.powered"] = count_word(player.powered)
    if state.syndicate is not None:
        kind = state.syndicate.site_kind
        fields.update(_company(state, names, DUMMY, state.syndicate.company))
        fields[f"{DUMMY}.taken"] = count_word(state.syndicate.has_taken)
        fields[f"{DUMMY}.site"] = BUILDINGS[kind] if kind >= 0 else ""
    future = [_pile(state, pile) for pile in market.future]
    fields["stage"] = str(state.stage)
    fields["turn"] = Turn(state.turn).name.lower() if state.turn else ""
    moved = [":".join([state.word(card), *kind_names(kinds)]) for card, kinds in state.moved]
    fields["moved"] = ",".join(moved)
    fields["execution"] = str(state.execution)
    fields["future"] = ",".join([*future, LAST_WORD] if market.has_last_card else future)
    fields["dealt"] = names.pile(state.dealt)
    fields["areas"] = ",".join(state.areas())
    fields["connections"] = ",".join([str(cost) for cost in state.costs]) or UNKNOWN_WORD
    return written(fields)


def _pile(state: OutpostState, pile: Pile) -> str:
    cards = "+".join(state.words(pile.cards))
    return f"{cards}:{pile.tokens}" if pile.tokens else cards


def _company(state: OutpostState, names: Naming, letter: str, firm: Company) -> dict[str, str]:
    """Return what a player or the Syndicate owns."""
    stations = [f"{state.city_id(city)}:{slot + 1}" for city, slot in firm.station_slots]
    colonies: list[str] = []
    for card, on_it in firm.colonies:
        if on_it:
            colonies.append(f"{state.word(card)}:{'+'.join(kind_names(on_it))}")
    fields = {
        "plants": names.pile(firm.slots[PLANT]),
        "housing": names.pile(firm.slots[HOUSING]),
        "pool": names.pile(firm.pool),
        "stations": ",".join(stations),
        "sites": ",".join(state.city_ids(firm.sites)),
        "colonies": ",".join(colonies),
        "workers": count_word(firm.workers),
        "seasonal": count_word(firm.seasonal),
        "robots": count_word(firm.robots),
        "busy": count_word(firm.busy),
    }
    return {f"{letter}.{key}": value for key, value in fields.items()}
