"""Every reason why the board game refuses an action, with the clauses behind it.

`explain` works out the numbers of a reason when a person asks; `table.messages` has the words.
"""

from typing import Final

from gridwright.core.errors import Refusal


def _because(message: str, recharged: str, classic: str) -> Refusal:
    """Make a reason; clauses are separated by spaces, none where the edition has no such rule."""
    return Refusal(
        message, {"recharged": tuple(recharged.split()), "classic": tuple(classic.split())}
    )


# Whenever
GAME_OVER: Final = _because("game_over", "RC-E1", "CL-E1")
WRONG_PHASE: Final = _because("wrong_phase", "RC-0.1 RC-0.2", "CL-0.1 CL-0.2")

# Setup
REGION_CHOSEN: Final = _because("region_chosen", "RC-S5", "CL-S5")
REGION_APART: Final = _because("region_apart", "RC-S5", "CL-S5")
OUTSIDE_AREA: Final = _because("outside_area", "RC-4.14", "CL-S7 CL-4.13")
TRUST_APART: Final = _because("trust_apart", "RC-T7", "")
CITY_TAKEN: Final = _because("city_taken", "RC-T6 RC-T7", "")
ALREADY_MARKED: Final = _because("already_marked", "RC-S33", "")
CANNOT_MARK: Final = _because("cannot_mark", "RC-S31 RC-T9", "")

# Auction
NOT_OPENER: Final = _because("not_opener", "RC-2.11", "CL-2.7")
NOTHING_ON_OFFER: Final = _because("nothing_on_offer", "RC-2.5", "CL-2.2")
REMOVE_FIRST: Final = _because("remove_first", "RC-2.34", "CL-2.22")
DISCARD_FIRST: Final = _because("discard_first", "RC-2.37", "CL-2.24")
NO_SUCH_PLANT: Final = _because("no_such_plant", "RC-2.6", "CL-2.3")
FUTURE_MARKET: Final = _because("future_market", "RC-2.7", "CL-2.3")
LAST_CARD: Final = _because("last_card", "RC-ST9", "CL-ST17")
BELOW_NUMBER: Final = _because("below_number", "RC-2.4", "CL-2.5")
BELOW_DISCOUNT: Final = _because("below_discount", "RC-2.3", "")
NOT_A_RAISE: Final = _because("not_a_raise", "RC-2.12", "CL-2.10")
OVER_CASH: Final = _because("over_cash", "RC-2.13", "CL-2.10")
SOLE_BUYER: Final = _because("sole_buyer", "RC-2.25", "CL-2.20")
MUST_BUY: Final = _because("must_buy", "RC-2.30 RC-2.31", "CL-2.25 CL-2.26")
NO_NUCLEAR: Final = _because("no_nuclear", "", "CL-C3 CL-C4 CL-C5 CL-C6")
NOTHING_TO_REMOVE: Final = _because("nothing_to_remove", "RC-2.33", "CL-2.21")
NOT_OWNED: Final = _because("not_owned", "RC-2.34", "CL-2.22")
JUST_BOUGHT: Final = _because("just_bought", "RC-2.35", "CL-2.22")
NOTHING_TO_DISCARD: Final = _because("nothing_to_discard", "RC-2.36", "CL-2.23")
WRONG_DISCARD: Final = _because("wrong_discard", "RC-2.36 RC-2.37", "CL-2.23 CL-2.24")

# Resources
NOT_AN_AMOUNT: Final = _because("not_an_amount", "RC-3.2", "CL-3.2")
NOT_ON_SALE: Final = _because("not_on_sale", "RC-3.8", "CL-3.6")
NOTHING_BURNS_IT: Final = _because("nothing_burns_it", "RC-3.3", "CL-3.3")
NO_ROOM: Final = _because("no_room", "RC-3.4 RC-3.5", "CL-3.2 CL-3.4")
FUEL_OVER_CASH: Final = _because("fuel_over_cash", "RC-3.7", "CL-3.5")
NO_STORAGE_HERE: Final = _because("no_storage_here", "RC-U1", "")
STORAGE_SHORT: Final = _because("storage_short", "RC-U2", "")
MARKET_FIRST: Final = _because("market_first", "A21", "")

# Building
ALREADY_YOURS: Final = _because("already_yours", "RC-4.12", "CL-4.11")
CITY_FULL: Final = (
    _because("city_full", "", ""),
    _because("city_full", "RC-4.9", "CL-4.8"),
    _because("city_full", "RC-4.10", "CL-4.9"),
    _because("city_full", "RC-4.11", "CL-4.10"),
)  # by Step
FIRST_NOT_EMPTY: Final = _because("first_not_empty", "RC-4.2", "CL-4.2")
FIRST_NOT_MARKED: Final = _because("first_not_marked", "RC-4.25", "")
RESERVED_FOR_STARTER: Final = _because("reserved_for_starter", "RC-4.27 RC-4.28", "")
CITY_OVER_CASH: Final = _because("city_over_cash", "RC-4.16", "CL-4.15")

# Bureaucracy
NOT_YOUR_PLANT: Final = _because("not_your_plant", "RC-5.2", "CL-5.5")
RUNS_ONCE: Final = _because("runs_once", "RC-P14", "CL-P9")
WRONG_FUEL: Final = _because("wrong_fuel", "RC-P6 RC-P9 RC-P13", "CL-P7 CL-P9 CL-P10")
FUEL_MISSING: Final = _because("fuel_missing", "RC-P6 RC-P13", "CL-P7")
