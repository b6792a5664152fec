"""Running plants: which of them, with which fuel, for how much."""

from dataclasses import dataclass

from django.utils.safestring import SafeString

from gridwright.core.errors import GridwrightError
from gridwright.core.offers import Offer
from gridwright.web.pages.panel import cards
from gridwright.web.pages.panel.capacity import outputs, running
from gridwright.web.pages.panel.parts import Choice, Go, Made, Note, Row, Turn, listed
from gridwright.web.pages.panel.stored import by_fuel, told
from gridwright.web.pages.showing import Reason, reason

_NONE = "power none"
_BOTH = "+"  # between the fuels of a hybrid
_BUYING = "resources"  # the phase in which fuel has its price


@dataclass(frozen=True, slots=True)
class Plant:
    """A plant that can be switched on and off."""

    choice: Choice
    picture: SafeString


@dataclass(frozen=True, slots=True)
class Plants:
    """The plants, and the ways to fuel those that run."""

    plants: list[Plant]
    mixes: list[Choice]


def panel(turn: Turn) -> Made:
    """Return the panel of running plants; the best way is chosen until another is."""
    ways = [offer for offer in turn.asked if offer.is_legal]
    usual = best(turn, ways)
    tried = turn.lines[-1] if turn.lines else usual.text
    chosen = next((way for way in ways if way.text == tried), usual)
    on = running(chosen.text)
    known = dict.fromkeys([word for offer in turn.asked for word in running(offer.text)])
    words = [*turn.before.plants] or list(known)
    plants = [_plant(turn, ways, on, word, str(key)) for key, word in enumerate(words, 1)]
    mixes = [way for way in ways if running(way.text) == on]
    label = turn.say("web.panel.power.go", **_said(chosen))
    if "cities" not in chosen.yields:
        label = turn.say("web.panel.power.go_run", **_said(chosen))
    return Made(
        "powering",
        turn.say("web.panel.power.heading"),
        Plants(plants, [_mix(turn, way, chosen) for way in mixes] if len(mixes) > 1 else []),
        rows=[*_burning(turn, chosen), _total(turn, chosen)],
        notes=_notes(turn, ways, chosen, words),
        go=Go(label, (chosen.text,)),
        clear=turn.say("web.panel.power.best") if chosen is not usual else "",
    )


def best(turn: Turn, ways: list[Offer]) -> Offer:
    """Return what earns most, then burns least, then what is cheapest to buy again."""
    buys = turn.game.offers(turn.look.view, turn.look.seat, _BUYING) if _burns(ways) else []
    prices = {offer.text.split()[1]: offer.cost for offer in reversed(buys) if offer.cost}

    def rank(way: Offer) -> tuple[int, ...]:
        used = burnt(way.text)
        worth = sum([prices.get(fuel, 0) * count for fuel, count in used.items()])
        return way.gain("income"), -sum(used.values()), -worth, -len(running(way.text))

    return max(ways, key=rank)


def _burns(ways: list[Offer]) -> bool:
    return any([burnt(way.text) for way in ways])


def burnt(text: str) -> dict[str, int]:
    """Return the fuel of ``power 4 12 with coal 2``, or of the cards behind ``from``."""
    return by_fuel(text.partition(_cut(text))[2])


def _cut(text: str) -> str:
    """Return the word behind which fuel is named."""
    return " from " if " from " in text else " with "


def _said(way: Offer) -> dict[str, int]:
    return {"cities": way.gain("cities"), "income": way.gain("income")}


def _plant(turn: Turn, ways: list[Offer], on: tuple[str, ...], word: str, key: str) -> Plant:
    """Return a plant; pressing it leads to the best way with it, or without it."""
    others = tuple([other for other in on if other != word])
    wanted = others if word in on else (*others, word)
    found = [way for way in ways if set(running(way.text)) == set(wanted)]
    why = None
    line = _NONE
    if found:
        line = best(turn, found).text
    elif wanted:
        line = f"power {' '.join(wanted)}"
        why = _why(turn, line)
    face = cards.face(turn.game, word)
    choice = Choice(
        line,
        face.label,
        reason=why,
        is_chosen=word in on,
        kind="card",
        of=word,
        key="" if why else key,
    )
    return Plant(choice, cards.card(turn.game, word))


def _why(turn: Turn, line: str) -> Reason | None:
    try:
        refused = turn.game.explain(turn.look.view, turn.game.parse(line))
    except GridwrightError as error:
        refused = error.message
    return reason(refused, turn.look)


def _mix(turn: Turn, way: Offer, chosen: Offer) -> Choice:
    fuel = way.text.partition(_cut(way.text))[2]
    label = told(turn, fuel) if fuel else turn.say("web.panel.power.no_fuel")
    return Choice(way.text, label, is_chosen=way is chosen)


def _burning(turn: Turn, way: Offer) -> list[Row]:
    """Return what each plant burns for how many cities; of hybrids, what all of them burn."""
    if not turn.before.fuel or "cities" not in way.yields:
        return []
    rows, left, mixed = [], burnt(way.text), []
    for word in running(way.text):
        fuel, count = cards.face(turn.game, word).needs
        if _BOTH in fuel:
            mixed.append(word)
            continue
        left[fuel] = left.get(fuel, 0) - count
        rows.append(_burns_row(turn, [word], {fuel: count} if fuel else {}))
    return [*rows, _burns_row(turn, mixed, left)] if mixed else rows


def _burns_row(turn: Turn, plants: list[str], fuel: dict[str, int]) -> Row:
    used = " ".join([f"{name} {count}" for name, count in fuel.items() if count])
    detail = told(turn, used) if used else turn.say("web.panel.power.no_fuel")
    label = turn.say("web.panel.power.burns", count=len(plants), plants=listed(plants))
    return Row(label, detail, str(outputs(turn, plants)), "city")


def _total(turn: Turn, way: Offer) -> Row:
    """Return how many cities are supplied, what stays in store, and what it earns."""
    used = burnt(way.text)
    left = {name: count - used.get(name, 0) for name, count in turn.before.fuel.items()}
    stored = tuple([f"{name} {count}" for name, count in left.items() if count > 0])
    detail = turn.say("web.panel.power.left", stored=stored) if turn.before.fuel else ""
    if not turn.before.fuel:
        needed = [cards.face(turn.game, word).needs[1] for word in running(way.text)]
        detail = turn.say("web.panel.power.at_work", workers=sum(needed))
    label = turn.say("web.panel.power.earn")
    if "cities" in way.yields:
        said = {"powered": way.gain("cities"), "cities": turn.before.cities}
        label = turn.say("web.panel.power.of", **said) if turn.before.cities else label
    return Row(label, detail, str(way.gain("income")), "bolt")


def _notes(turn: Turn, ways: list[Offer], chosen: Offer, words: list[str]) -> list[Note]:
    """Say what another plant would burn for nothing; or that none can run."""
    if len(ways) == 1:
        return [Note(turn.say("web.panel.power.nothing"))]
    on = running(chosen.text)
    for word in words:
        more = [way for way in ways if set(running(way.text)) == {*on, word}]
        if word in on or not more or more[0].gain("income") > chosen.gain("income"):
            continue
        used = burnt(more[0].text)
        before = burnt(chosen.text)
        extra = {name: count - before.get(name, 0) for name, count in used.items()}
        stored = tuple([f"{name} {count}" for name, count in extra.items() if count > 0])
        if stored:
            return [Note(turn.say("web.panel.power.in_vain", plant=word, stored=stored))]
    return []
