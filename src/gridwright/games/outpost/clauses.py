"""The clauses behind each refusal of Outpost."""

from typing import Final

from gridwright.core.errors import clause_table

CLAUSES: Final = clause_table(
    {
        "game_over": "OP-E.1",
        "wrong_phase": "OP-0.1 OP-0.2",
        # Setup
        "central_area": "OP-S2 OP-S4",
        "outside_area": "OP-3a.18",
        "syndicate_apart": "OP-Y.7",
        "city_taken": "OP-Y.6",
        # Auction
        "not_opener": "OP-2.8",
        "nothing_on_offer": "OP-2.3",
        "no_such_plant": "OP-2.4",
        "future_market": "OP-2.4",
        "not_on_top": "OP-2m.13",
        "below_minimum": "OP-2.5 OP-2.6",
        "not_a_raise": "OP-2.8",
        "over_cash": "OP-2.15",
        "sole_buyer": "OP-2.21",
        "must_buy": "OP-2.26",
        # Expansion
        "too_late": "OP-3.2",
        "wrong_site": "OP-3a.5",
        "site_taken": "OP-3a.4",
        "already_yours": "OP-G14",
        "city_full": "OP-3a.3 OP-ST.1 OP-ST.6 OP-ST.18",
        "no_piece": "OP-3a.22",
        "city_over_cash": "OP-3a.1 OP-3a.11",
        "no_colony": "OP-X.14",
        "colony_full": "OP-X.14",
        "not_in_pool": "OP-3b.1",
        "no_free_slot": "OP-3b.1",
        "wrong_slot": "OP-3b.1 OP-X.22",
        "not_in_slot": "OP-3b.4",
        "card_moved": "OP-3b.9 OP-3b.10",
        "no_improvement": "OP-3b.4 OP-3b.5 OP-3b.8",
        "too_many_workers": "OP-3c.4 OP-3c.5",
        "no_workers": "OP-3c.3",
        "workers_over_cash": "OP-3c.6",
        "no_robots": "OP-X.7",
        "robot_made": "OP-X.7",
        "all_robots": "OP-X.12",
        "no_hand": "OP-X.7 OP-X.9",
        "not_cheapest_site": "OP-Y.25 OP-Y.26 OP-Y.27",
        "choose_site_first": "OP-Y.25",
        # Bureaucracy
        "not_your_plant": "OP-G1 OP-4.2",
        "runs_once": "OP-G5",
        "workers_missing": "OP-G3 OP-4.2",
    }
)
