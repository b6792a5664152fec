"""The third step of expanding: seasonal workers from the market, beds, and robots."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from django.utils.safestring import SafeString

from gridwright.core.offers import Offer
from gridwright.web.pages.panel import cards, tentative
from gridwright.web.pages.panel.capacity import supply
from gridwright.web.pages.panel.fuel import Unit
from gridwright.web.pages.panel.parts import Choice, Note, Row, Turn, listed, numbered
from gridwright.web.pages.panel.stages import CARDS, WORKERS, Stages
from gridwright.web.pages.showing import Reason

NOBODY: Final = "hire 0"  # no seasonal workers; the beds are filled all the same
_HEAD: Final = "hire"
_ROBOT: Final = "robot"


@dataclass(frozen=True, slots=True)
class Hiring:
    """Workers on the market: how many are chosen, what they cost, and where that is said."""

    picture: SafeString
    amount: int  # -1 where nobody is asked, not even for the beds
    most: int
    cost: int
    units: list[Unit]
    reason: Reason | None  # why no more than these
    place: int
    replaced: int  # lines that a new number stands for
    robots: list[Choice]
    refused: list[Choice]

    @property
    def less(self) -> int:
        """One worker fewer."""
        return max(self.amount - 1, 0)

    @property
    def more(self) -> int:
        """One worker more, as long as there are."""
        return min(self.amount + 1, self.most)

    @property
    def shown(self) -> int:
        """How many are hired, none where nobody is asked."""
        return max(self.amount, 0)

    @property
    def is_asked(self) -> bool:
        """Whether the turn has a line for hiring, be it for the beds alone."""
        return self.amount >= 0

    @property
    def is_full(self) -> bool:
        """Whether nobody more can be hired."""
        return self.amount >= self.most


def hiring(stages: Stages) -> Hiring:
    """Return who can be hired, and a robot for its owner."""
    offer, chosen = _offer(stages), _chosen(stages)
    costs = offer.costs if offer.is_legal else (0,)
    amount = int(chosen.split()[1]) if chosen else -1
    units = [
        Unit(number, cost - before, number <= amount)
        for number, (before, cost) in enumerate(pairwise(costs), 1)
    ]
    turn = stages.turn
    robots = [each for each in stages.offers(WORKERS) if each.text == _ROBOT]
    made = [_robot(turn, each) for each in robots]
    return Hiring(
        cards.fuel("worker"),
        amount,
        len(units),
        costs[amount] if 0 < amount < len(costs) else 0,
        units,
        _why_no_more(stages, len(units)),
        stages.place(CARDS),
        1 if chosen else 0,
        numbered([each for each in made if each.reason is None]),
        [each for each in made if each.reason is not None],
    )


def _offer(stages: Stages) -> Offer:
    """Return what may be hired after building and placing."""
    return next(each for each in stages.offers_after(CARDS) if each.text == NOBODY)


def _chosen(stages: Stages) -> str:
    return next((line for line in stages.lines(WORKERS) if line.split()[0] == _HEAD), "")


def _why_no_more(stages: Stages, most: int) -> Reason | None:
    """Return why one worker more cannot be hired."""
    dearer = f"{_HEAD} {most + 1}"
    for offer in stages.offers_after(CARDS):
        if offer.text == dearer:
            return stages.turn.reason(offer)
    return None


def _robot(turn: Turn, offer: Offer) -> Choice:
    return Choice(offer.text, tentative.named(turn, offer.text), reason=turn.reason(offer))


def is_open(stages: Stages) -> bool:
    """Whether there is somebody to hire, a bed to fill or a robot to make."""
    offer = _offer(stages)
    is_hiring = offer.is_legal and (offer.is_range or offer.gain("beds") > 0)
    robots = [each for each in stages.offers_after(CARDS) if each.text == _ROBOT]
    return is_hiring or bool(stages.lines(WORKERS)) or any([each.is_legal for each in robots])


def fills_beds(stages: Stages) -> bool:
    """Whether beds are empty that somebody could sleep in, and nothing was said about them."""
    offer = _offer(stages)
    return offer.is_legal and offer.gain("beds") > 0 and not stages.lines(WORKERS)


# What follows


def rows(stages: Stages) -> list[Row]:
    """Return how the beds are filled, and what the workers can run."""
    turn, owned = stages.turn, stages.turn.after
    workers, seasonal, beds = (owned.number(name) for name in ("workers", "seasonal", "beds"))
    robots = owned.number("robots")
    crew = [
        turn.say("web.panel.hire.housed", workers=workers, beds=beds) if beds else "",
        turn.say("web.panel.hire.for_round", seasonal=seasonal) if seasonal else "",
        turn.say("web.panel.hire.made", robots=robots) if robots else "",
    ]
    said = listed([each for each in crew if each])
    most, plants = supply(turn)
    with_ = turn.say("web.panel.with_plants", plants=listed(plants)) if most else ""
    powered = turn.say("web.panel.hire.of", powered=most, cities=owned.cities)
    return [
        Row(turn.say("web.panel.hire.workers"), said, str(workers + seasonal + robots)),
        Row(turn.say("web.panel.powers"), with_, powered),
    ]


def notes(stages: Stages) -> list[Note]:
    """Say which few more workers power more cities, and where beds are left empty."""
    turn = stages.turn
    found = []
    if fills_beds(stages):
        beds = _offer(stages).gain("beds")
        found.append(
            Note(turn.say("web.panel.hire.empty", beds=beds), turn.clauses(_offer(stages)))
        )
    hint = _hint(stages)
    return [*found, Note(hint)] if hint else found


def _hint(stages: Stages) -> str:
    """Return the smallest number of workers more that powers more cities, if there is one."""
    turn, shown = stages.turn, hiring(stages)
    now = supply(turn)[0]
    start = turn.lines[: shown.place]
    rest = turn.lines[shown.place + shown.replaced :]
    for amount in range(shown.shown + 1, shown.most + 1):
        draft = stages.draft((*start, f"{_HEAD} {amount}", *rest))
        cities = supply(turn, draft.state)[0] - now
        if cities > 0:
            more = amount - shown.shown
            return turn.say("web.panel.hire.hint", workers=more, cities=cities)
    return ""
