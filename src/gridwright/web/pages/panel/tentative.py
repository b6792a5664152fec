"""What was tried, item by item, each with what it cost when it was tried."""

from gridwright import words
from gridwright.core.errors import Value
from gridwright.core.notation import NUMBERS, Form
from gridwright.web.pages.panel.parts import Item, Turn
from gridwright.web.pages.panel.paths import sums
from gridwright.web.play import drafts


def items(turn: Turn) -> list[Item]:
    """Return the draft as items that can be taken out."""
    look = turn.look
    taken = drafts.taken(look.game, look.view, look.seat, turn.lines)
    found = []
    for index, (line, offer, cost) in enumerate(taken):
        parts = offer.parts if offer is not None and not offer.is_range else ()
        detail = sums(parts) if len(parts) > 1 else ""
        city = line.split()[1] if "CITY" in turn.form_in(line).places else ""
        found.append(Item(index, named(turn, line), detail, cost, line, city))
    return found


def named(turn: Turn, line: str) -> str:
    """Return a line in words: the city alone, or all of it with printed names."""
    verb, *rest = line.split()
    if verb in ("build", "trust", "start", "region", "syndicate", "area"):
        return turn.place(rest[0])
    form = turn.form_in(line)
    known = f"web.panel.item.{form.help.partition('.')[2]}"
    if words.current().knows(known):
        return turn.say(known, **_values(form, line))
    return " ".join([verb.capitalize(), *[turn.game.vocabulary.printed(word) for word in rest]])


def _values(form: Form, line: str) -> dict[str, Value]:
    """Return what stands in the places of *form*."""
    pairs = zip(form.words, line.split(), strict=False)
    return {
        place.lower(): int(word) if place in NUMBERS else word
        for place, word in pairs
        if place.isupper()
    }


def spent(turn: Turn) -> int:
    """Return what the draft costs."""
    return turn.before.money - turn.after.money
