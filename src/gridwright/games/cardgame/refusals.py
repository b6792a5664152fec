"""Every reason why the Card Game refuses an action, with the clauses behind it.

`explain` works out the numbers of a reason when a person asks; `table.messages` has the words.
"""

from gridwright.core.errors import Refusal


def _because(message: str, clauses: str) -> Refusal:
    """Make a reason; clauses are separated by spaces."""
    return Refusal(message, {"card": tuple(clauses.split())})


GAME_OVER = _because("game_over", "CG-4.2")
WRONG_PHASE = _because("wrong_phase", "CG-0.1")

# Auction
NOT_OPENER = _because("not_opener", "CG-1.7")
NOTHING_ON_OFFER = _because("nothing_on_offer", "CG-1.4")
REMOVE_FIRST = _because("remove_first", "CG-1.23")
DISCARD_FIRST = _because("discard_first", "CG-1.25")
NO_SUCH_PLANT = _because("no_such_plant", "CG-1.5")
FUTURE_MARKET = _because("future_market", "CG-1.5")
LAST_CARD = _because("one_more_round", "CG-1.34")
BELOW_NUMBER = _because("below_number", "CG-1.6")
BELOW_DISCOUNT = _because("below_discount", "CG-1.3")
NOT_A_RAISE = _because("not_a_raise", "CG-1.8")
OVER_CASH = _because("over_cash", "CG-1.12")
SOLE_BUYER = _because("sole_buyer", "CG-1.19")
MUST_BUY = _because("must_buy", "CG-1.40")
NOTHING_TO_REMOVE = _because("nothing_to_remove", "CG-1.22")
NOT_OWNED = _because("not_owned", "CG-1.23")
JUST_BOUGHT = _because("just_bought", "CG-1.23")
NOTHING_TO_DISCARD = _because("nothing_to_discard", "CG-1.24")
WRONG_DISCARD = _because("wrong_discard", "CG-1.24 CG-1.25")

# Fuel
NOT_IN_COLUMN = _because("not_in_column", "CG-2.17")
ONLY_SINGLES = _because("only_singles", "CG-2.4 CG-2.5")
NOTHING_BURNS_IT = _because("nothing_burns_it", "CG-2.7")
NO_ROOM = _because("no_room", "CG-2.9")
NOTHING_MISSING = _because("nothing_missing", "CG-2.18 CG-2.20")
FUEL_OVER_CASH = _because("fuel_over_cash", "CG-2.6")

# Bureaucracy
NOT_YOUR_PLANT = _because("not_your_plant", "CG-3.3")
RUNS_ONCE = _because("runs_once", "CG-G14")
WRONG_FUEL = _because("wrong_fuel", "CG-G5 CG-G8")
FUEL_MISSING = _because("fuel_missing", "CG-G5 CG-G13")
