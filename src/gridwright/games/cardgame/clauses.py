"""The clauses behind each refusal of the Card Game."""

from typing import Final

from gridwright.core.errors import clause_table

CLAUSES: Final = clause_table(
    {
        "game_over": "CG-4.2",
        "wrong_phase": "CG-0.1",
        # Auction
        "not_opener": "CG-1.7",
        "nothing_on_offer": "CG-1.4",
        "remove_first": "CG-1.23",
        "discard_first": "CG-1.25",
        "no_such_plant": "CG-1.5",
        "future_market": "CG-1.5",
        "one_more_round": "CG-1.34",
        "below_number": "CG-1.6",
        "below_discount": "CG-1.3",
        "not_a_raise": "CG-1.8",
        "over_cash": "CG-1.12",
        "sole_buyer": "CG-1.19",
        "must_buy": "CG-1.40",
        "nothing_to_remove": "CG-1.22",
        "not_owned": "CG-1.23",
        "just_bought": "CG-1.23",
        "nothing_to_discard": "CG-1.24",
        "wrong_discard": "CG-1.24 CG-1.25",
        # Fuel
        "not_in_column": "CG-2.17",
        "only_singles": "CG-2.4 CG-2.5",
        "nothing_burns_it": "CG-2.7",
        "no_room": "CG-2.9",
        "nothing_missing": "CG-2.18 CG-2.20",
        "fuel_over_cash": "CG-2.6",
        "wrong_return": "CG-2.15 CG-2.35",
        # Bureaucracy
        "not_your_plant": "CG-3.3",
        "runs_once": "CG-G14",
        "wrong_fuel": "CG-G5 CG-G8",
        "fuel_missing": "CG-G5 CG-G13",
        "which_cards": "CG-G22",
    }
)
