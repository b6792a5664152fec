"""A state as the snapshot of the record format; `json_types` declares its fields."""

from typing import TYPE_CHECKING

from gridwright.games.board.state import LAST_STEP, BoardPlayer, BoardState, PhaseIndex, Trust
from gridwright.phases.snapshot import (
    amounts,
    auction_fields,
    demolition_fields,
    letter,
    rows,
)
from gridwright.phases.state import UNKNOWN_MONEY

if TYPE_CHECKING:
    from gridwright.games.board.json_types import BoardOwnerSnapshot, BoardSnapshot


def snapshot(state: BoardState) -> "BoardSnapshot":
    """Return the whole position as plain lists, dicts, numbers and words."""
    setup = state.setup
    numbers = setup.edition.numbers
    row: list[int | str] = [state.word(card) for card in state.cards.row]
    current, future = rows(row, is_one=state.step == LAST_STEP)
    fields: BoardSnapshot = {
        "round": state.round,
        "phase": PhaseIndex(state.phase).name.lower(),
        "step": state.step,
        "to_act": letter(state, state.to_act),
        "order": list(setup.names.letters(state.order)),
        "current": current,
        "future": future,
        "deck": len(state.cards.deck),
        "discount": state.token.card or None,
        "auction": auction_fields(state, state.auction.item),
        "market": amounts(numbers.resources, state.fuel.on_sale),
        "supply": amounts(numbers.resources, state.fuel.supply),
        "players": [
            {
                "money": None if player.money == UNKNOWN_MONEY else player.money,
                **_owner(state, player),
                "powered": player.powered,
            }
            for player in state.players
        ],
        "regions": state.region_ids(),
        "removed": list(state.box),
        "ended_refills": [
            name
            for index, name in enumerate(numbers.resources)
            if not setup.map_rules.is_refilled(state, index)
        ],
    }
    if state.trust is not None:
        fields["trust"] = {**_owner(state, state.trust), "reserve": state.trust.reserve}
    if setup.options.starting_cities:
        fields["marked"] = state.marked_ids()
    if state.demolition.cards:
        fields["demolition"] = demolition_fields(state.demolition)
    return fields


def _owner(state: BoardState, owner: BoardPlayer | Trust) -> "BoardOwnerSnapshot":
    numbers = state.setup.edition.numbers
    houses = zip(owner.cities, owner.slots, strict=True)
    return {
        "plants": [plant.number for plant in owner.plants],
        "fuel": amounts(numbers.resources, owner.stored),
        "cities": {state.city_id(city): numbers.slots[slot] for city, slot in houses},
    }
