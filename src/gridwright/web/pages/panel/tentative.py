"""What was tried, item by item, each with what it cost when it was tried."""

from gridwright.core.draft import Draft
from gridwright.core.offers import Offer
from gridwright.web.pages.panel.parts import Item, Turn
from gridwright.web.pages.panel.paths import sums


def taken(turn: Turn) -> list[tuple[str, Offer | None, int]]:
    """Return each line of the draft with the offer that it took up and what it cost."""
    look = turn.look
    draft = Draft(look.game, look.view, look.seat)
    found: list[tuple[str, Offer | None, int]] = []
    for line in turn.lines:
        offer = next((each for each in draft.offers() if line in _texts(each)), None)
        cost = 0
        if offer is not None:
            index = _texts(offer).index(line)
            cost = offer.costs[index] if len(offer.costs) > 1 else offer.cost
        found.append((line, offer, cost))
        draft.add(look.game.parse(line))
    return found


def _texts(offer: Offer) -> list[str]:
    return offer.texts() if offer.is_legal else []


def items(turn: Turn) -> list[Item]:
    """Return the draft as items that can be taken out."""
    found = []
    for index, (line, offer, cost) in enumerate(taken(turn)):
        parts = offer.parts if offer is not None and not offer.is_range else ()
        detail = sums(parts) if len(parts) > 1 else ""
        found.append(Item(index, named(turn, line), detail, cost, line))
    return found


def named(turn: Turn, line: str) -> str:
    """Return a line in words: the city alone, or all of it with printed names."""
    verb, *rest = line.split()
    if verb in ("build", "trust", "start", "region", "syndicate", "area"):
        return turn.place(rest[0])
    return " ".join([verb.capitalize(), *[turn.game.vocabulary.printed(word) for word in rest]])


def spent(turn: Turn) -> int:
    """Return what the draft costs."""
    return turn.before.money - turn.after.money
