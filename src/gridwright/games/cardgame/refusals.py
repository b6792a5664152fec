"""Every reason why the Card Game refuses an action, with the clauses behind it.

`explain` works out the numbers of a reason when a person asks; `table.messages` has the words.
"""

from typing import Final

from gridwright.core.errors import Refusal


def _because(message: str, clauses: str) -> Refusal:
    """Make a reason; clauses are separated by spaces."""
    return Refusal(message, {"card": tuple(clauses.split())})


GAME_OVER: Final = _because("game_over", "CG-4.2")
WRONG_PHASE: Final = _because("wrong_phase", "CG-0.1")

# Auction
NOT_OPENER: Final = _because("not_opener", "CG-1.7")
NOTHING_ON_OFFER: Final = _because("nothing_on_offer", "CG-1.4")
REMOVE_FIRST: Final = _because("remove_first", "CG-1.23")
DISCARD_FIRST: Final = _because("discard_first", "CG-1.25")
NO_SUCH_PLANT: Final = _because("no_such_plant", "CG-1.5")
FUTURE_MARKET: Final = _because("future_market", "CG-1.5")
LAST_CARD: Final = _because("one_more_round", "CG-1.34")
BELOW_NUMBER: Final = _because("below_number", "CG-1.6")
BELOW_DISCOUNT: Final = _because("below_discount", "CG-1.3")
NOT_A_RAISE: Final = _because("not_a_raise", "CG-1.8")
OVER_CASH: Final = _because("over_cash", "CG-1.12")
SOLE_BUYER: Final = _because("sole_buyer", "CG-1.19")
MUST_BUY: Final = _because("must_buy", "CG-1.40")
NOTHING_TO_REMOVE: Final = _because("nothing_to_remove", "CG-1.22")
NOT_OWNED: Final = _because("not_owned", "CG-1.23")
JUST_BOUGHT: Final = _because("just_bought", "CG-1.23")
NOTHING_TO_DISCARD: Final = _because("nothing_to_discard", "CG-1.24")
WRONG_DISCARD: Final = _because("wrong_discard", "CG-1.24 CG-1.25")

# Fuel
NOT_IN_COLUMN: Final = _because("not_in_column", "CG-2.17")
ONLY_SINGLES: Final = _because("only_singles", "CG-2.4 CG-2.5")
NOTHING_BURNS_IT: Final = _because("nothing_burns_it", "CG-2.7")
NO_ROOM: Final = _because("no_room", "CG-2.9")
NOTHING_MISSING: Final = _because("nothing_missing", "CG-2.18 CG-2.20")
FUEL_OVER_CASH: Final = _because("fuel_over_cash", "CG-2.6")

# Bureaucracy
NOT_YOUR_PLANT: Final = _because("not_your_plant", "CG-3.3")
RUNS_ONCE: Final = _because("runs_once", "CG-G14")
WRONG_FUEL: Final = _because("wrong_fuel", "CG-G5 CG-G8")
FUEL_MISSING: Final = _because("fuel_missing", "CG-G5 CG-G13")
