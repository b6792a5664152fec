"""Every reason why Outpost refuses an action, with the clauses behind it.

`explain` works out the numbers of a reason when a person asks; `table.messages` has the words.
"""

from typing import Final

from gridwright.core.errors import Refusal


def _because(message: str, clauses: str) -> Refusal:
    """Make a reason; clauses are separated by spaces."""
    return Refusal(message, {"outpost": tuple(clauses.split())})


GAME_OVER: Final = _because("game_over", "OP-E.1")
WRONG_PHASE: Final = _because("wrong_phase", "OP-0.1 OP-0.2")

# Setup
CENTRAL_AREA: Final = _because("central_area", "OP-S2 OP-S4")
OUTSIDE_AREA: Final = _because("outside_area", "OP-3a.18")
SYNDICATE_APART: Final = _because("syndicate_apart", "OP-Y.7")
CITY_TAKEN: Final = _because("city_taken", "OP-Y.6")

# Auction
NOT_OPENER: Final = _because("not_opener", "OP-2.8")
NOTHING_ON_OFFER: Final = _because("nothing_on_offer", "OP-2.3")
NO_SUCH_CARD: Final = _because("no_such_plant", "OP-2.4")
FUTURE_MARKET: Final = _because("future_market", "OP-2.4")
NOT_ON_TOP: Final = _because("not_on_top", "OP-2m.13")
BELOW_MINIMUM: Final = _because("below_minimum", "OP-2.5 OP-2.6")
NOT_A_RAISE: Final = _because("not_a_raise", "OP-2.8")
OVER_CASH: Final = _because("over_cash", "OP-2.15")
SOLE_BUYER: Final = _because("sole_buyer", "OP-2.21")
MUST_BUY: Final = _because("must_buy", "OP-2.26")

# Expansion
TOO_LATE: Final = _because("too_late", "OP-3.2")
WRONG_SITE: Final = _because("wrong_site", "OP-3a.5")
SITE_TAKEN: Final = _because("site_taken", "OP-3a.4")
ALREADY_YOURS: Final = _because("already_yours", "OP-G14")
CITY_FULL: Final = _because("city_full", "OP-3a.3 OP-ST.1 OP-ST.6 OP-ST.18")
NO_PIECE: Final = _because("no_piece", "OP-3a.22")
CITY_OVER_CASH: Final = _because("city_over_cash", "OP-3a.1 OP-3a.11")
NO_COLONY: Final = _because("no_colony", "OP-X.14")
COLONY_FULL: Final = _because("colony_full", "OP-X.14")
NOT_IN_POOL: Final = _because("not_in_pool", "OP-3b.1")
NO_FREE_SLOT: Final = _because("no_free_slot", "OP-3b.1")
WRONG_SLOT: Final = _because("wrong_slot", "OP-3b.1 OP-X.22")
NOT_IN_SLOT: Final = _because("not_in_slot", "OP-3b.4")
NO_IMPROVEMENT: Final = _because("no_improvement", "OP-3b.4 OP-3b.5 OP-3b.8")
TOO_MANY_WORKERS: Final = _because("too_many_workers", "OP-3c.4 OP-3c.5")
NO_WORKERS: Final = _because("no_workers", "OP-3c.3")
WORKERS_OVER_CASH: Final = _because("workers_over_cash", "OP-3c.6")
NO_ROBOTS: Final = _because("no_robots", "OP-X.7")
ROBOT_MADE: Final = _because("robot_made", "OP-X.7")
ALL_ROBOTS: Final = _because("all_robots", "OP-X.12")
NO_HAND: Final = _because("no_hand", "OP-X.7 OP-X.9")
NOT_CHEAPEST_SITE: Final = _because("not_cheapest_site", "OP-Y.25 OP-Y.26 OP-Y.27")
CHOOSE_SITE_FIRST: Final = _because("choose_site_first", "OP-Y.25")

# Bureaucracy
NOT_YOUR_PLANT: Final = _because("not_your_plant", "OP-G1 OP-4.2")
RUNS_ONCE: Final = _because("runs_once", "OP-G5")
WORKERS_MISSING: Final = _because("workers_missing", "OP-G3 OP-4.2")
