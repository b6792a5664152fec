"""The clauses behind each refusal, by edition.

A refusal has none where the edition does not have the rule; maps add those of their own refusals.
"""

from typing import Final

from gridwright.core.errors import Clauses, clause_table

_ROWS: Final = {  # refusal: Recharged, classic
    "game_over": ("RC-E1", "CL-E1"),
    "wrong_phase": ("RC-0.1 RC-0.2", "CL-0.1 CL-0.2"),
    # Setup
    "region_chosen": ("RC-S5", "CL-S5"),
    "region_apart": ("RC-S5", "CL-S5"),
    "outside_area": ("RC-4.14", "CL-S7 CL-4.13"),
    "trust_apart": ("RC-T7", ""),
    "city_taken": ("RC-T6 RC-T7", ""),
    "already_marked": ("RC-S33", ""),
    "cannot_mark": ("RC-S31 RC-T9", ""),
    # Auction
    "not_opener": ("RC-2.11", "CL-2.7"),
    "nothing_on_offer": ("RC-2.5", "CL-2.2"),
    "remove_first": ("RC-2.34", "CL-2.22"),
    "discard_first": ("RC-2.37", "CL-2.24"),
    "no_such_plant": ("RC-2.6", "CL-2.3"),
    "future_market": ("RC-2.7", "CL-2.3"),
    "last_card": ("RC-ST9", "CL-ST17"),
    "below_number": ("RC-2.4", "CL-2.5"),
    "below_discount": ("RC-2.3", ""),
    "not_a_raise": ("RC-2.12", "CL-2.10"),
    "over_cash": ("RC-2.13", "CL-2.10"),
    "sole_buyer": ("RC-2.25", "CL-2.20"),
    "must_buy": ("RC-2.30 RC-2.31", "CL-2.25 CL-2.26"),
    "nothing_to_remove": ("RC-2.33", "CL-2.21"),
    "not_owned": ("RC-2.34", "CL-2.22"),
    "just_bought": ("RC-2.35", "CL-2.22"),
    "nothing_to_discard": ("RC-2.36", "CL-2.23"),
    "wrong_discard": ("RC-2.36 RC-2.37", "CL-2.23 CL-2.24"),
    "wrong_leaving": ("RC-2.53", "CL-2.30"),
    # Resources
    "not_an_amount": ("RC-3.2", "CL-3.2"),
    "not_on_sale": ("RC-3.8", "CL-3.6"),
    "nothing_burns_it": ("RC-3.3", "CL-3.3"),
    "no_room": ("RC-3.4 RC-3.5", "CL-3.2 CL-3.4"),
    "fuel_over_cash": ("RC-3.7", "CL-3.5"),
    # Building
    "already_yours": ("RC-4.12", "CL-4.11"),
    "city_full.step1": ("RC-4.9", "CL-4.8"),
    "city_full.step2": ("RC-4.10", "CL-4.9"),
    "city_full.step3": ("RC-4.11", "CL-4.10"),
    "first_not_empty": ("RC-4.2", "CL-4.2"),
    "first_not_marked": ("RC-4.25", ""),
    "reserved_for_starter": ("RC-4.27 RC-4.28", ""),
    "city_over_cash": ("RC-4.16", "CL-4.15"),
    # Bureaucracy
    "not_your_plant": ("RC-5.2", "CL-5.5"),
    "runs_once": ("RC-P14", "CL-P9"),
    "wrong_fuel": ("RC-P6 RC-P9 RC-P13", "CL-P7 CL-P9 CL-P10"),
    "fuel_missing": ("RC-P6 RC-P13", "CL-P7"),
}

_RECHARGED: Final = clause_table({key: row[0] for key, row in _ROWS.items()})
_CLASSIC: Final = clause_table({key: row[1] for key, row in _ROWS.items()})


def clauses_of(edition: str, of_the_map: dict[str, str]) -> Clauses:
    """Return the clause table of an edition, with the clauses that its map adds."""
    table = {"recharged": _RECHARGED, "classic": _CLASSIC}[edition]
    return {**table, **clause_table(of_the_map)}
