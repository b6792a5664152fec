"""Running plants: which of them, with which fuel, for how much."""

from typing import Final

from gridwright.core.errors import GridwrightError
from gridwright.core.offers import Offer
from gridwright.web.pages.common import Reason
from gridwright.web.pages.panel.parts import (
    ActionChoice,
    CardsAndFuel,
    DecisionPanel,
    PanelNote,
    SubmitButton,
    SumRow,
    card_face,
    card_picture,
)
from gridwright.web.pages.panel.turn import Turn, burnt, outputs, running
from gridwright.web.pages.panel.wording import fuel_in_words, fuel_words

_BOTH: Final = "+"  # between the fuels of a hybrid
_BUYING: Final = "resources"  # the phase in which fuel has its price


def powering_panel(turn: Turn) -> DecisionPanel:
    """Return the panel of running plants; the best way is chosen until another is."""
    ways = [offer for offer in turn.asked if offer.is_legal]
    best = best_run(turn, ways)
    chosen = turn.chosen(ways, best)
    on = running(chosen)
    named = dict.fromkeys([word for offer in turn.asked for word in running(offer)])
    plants = list(named if turn.pages.is_crewed else turn.before.plants)
    mixes = [way for way in ways if running(way) == on]
    key = "go" if "cities" in chosen.yields else "go_run"
    gains = {"cities": chosen.gain("cities"), "income": chosen.gain("income")}
    return DecisionPanel(
        "powering",
        turn.say("web.panel.power.heading"),
        CardsAndFuel(
            [_switch(turn, ways, on, word, str(key)) for key, word in enumerate(plants, 1)],
            [_mix(turn, way, chosen) for way in mixes] if len(mixes) > 1 else [],
        ),
        rows=[*_burning(turn, chosen), _total(turn, chosen)],
        notes=_notes(turn, ways, chosen, plants),
        submit=SubmitButton(turn.say(f"web.panel.power.{key}", **gains), (chosen.text,)),
        clear=turn.say("web.panel.power.best") if chosen is not best else "",
    )


def best_run(turn: Turn, ways: list[Offer]) -> Offer:
    """Return what earns most, then burns least, then what is cheapest to buy again."""
    is_burning = any([burnt(way) for way in ways])
    view, seat = turn.perspective.view, turn.perspective.seat
    purchases = turn.game.offers(view, seat, _BUYING) if is_burning else []
    prices = {offer.target: offer.cost for offer in reversed(purchases) if offer.cost}

    def rank(way: Offer) -> tuple[int, ...]:
        used = burnt(way)
        worth = sum([prices.get(fuel, 0) * count for fuel, count in used.items()])
        return way.gain("income"), -sum(used.values()), -worth, -len(running(way))

    return max(ways, key=rank)


def _switch(
    turn: Turn, ways: list[Offer], on: tuple[str, ...], word: str, key: str
) -> ActionChoice:
    """Return a plant; pressing it leads to the best way with it, or without it."""
    others = tuple([other for other in on if other != word])
    wanted = others if word in on else (*others, word)
    matching = [way for way in ways if set(running(way)) == set(wanted)]
    reason = None
    if matching:
        line = best_run(turn, matching).text
    else:
        line = " ".join([ways[0].verb, *wanted])
        reason = _why_not(turn, line)
    return ActionChoice(
        line,
        card_face(turn.game, word).label,
        reason=reason,
        is_chosen=word in on,
        kind="card",
        of=word,
        key="" if reason else key,
        picture=card_picture(turn.game, word),
    )


def _why_not(turn: Turn, line: str) -> Reason:
    try:
        message = turn.game.explain(turn.perspective.view, turn.game.parse(line))
    except GridwrightError as error:
        message = error.message
    return Reason.of(message, turn.perspective.sentence_names)


def _mix(turn: Turn, way: Offer, chosen: Offer) -> ActionChoice:
    label = _fuel_label(turn, fuel_words(way.phrase))
    return ActionChoice(way.text, label, is_chosen=way is chosen)


def _fuel_label(turn: Turn, amounts: list[tuple[str, int]]) -> str:
    return fuel_in_words(turn, amounts) if amounts else turn.say("web.panel.power.no_fuel")


def _burning(turn: Turn, way: Offer) -> list[SumRow]:
    """Return what each plant burns for how many cities; of hybrids, what all of them burn."""
    if turn.pages.is_crewed or "cities" not in way.yields:
        return []
    rows, left, hybrids = [], burnt(way), []
    for word in running(way):
        fuel, count = card_face(turn.game, word).needs
        if _BOTH in fuel:
            hybrids.append(word)
            continue
        left[fuel] = left.get(fuel, 0) - count
        rows.append(_burning_row(turn, [word], {fuel: count} if fuel else {}))
    return [*rows, _burning_row(turn, hybrids, left)] if hybrids else rows


def _burning_row(turn: Turn, plants: list[str], fuel: dict[str, int]) -> SumRow:
    detail = _fuel_label(turn, [(name, count) for name, count in fuel.items() if count])
    label = turn.say("web.panel.power.burns", count=len(plants), plants=tuple(plants))
    return SumRow(label, detail, str(outputs(turn, plants)), "city")


def _total(turn: Turn, way: Offer) -> SumRow:
    """Return how many cities are supplied, what stays in store, and what it earns."""
    before = turn.before
    if not turn.pages.is_crewed:
        stored = _more(before.fuel, burnt(way))
        detail = turn.say("web.panel.power.left", stored=stored)
    else:
        needed = [card_face(turn.game, word).needs[1] for word in running(way)]
        detail = turn.say("web.panel.power.at_work", workers=sum(needed))
    label = turn.say("web.panel.power.earn")
    if "cities" in way.yields and before.cities:
        powered = way.gain("cities")
        label = turn.say("web.panel.power.of", powered=powered, cities=before.cities)
    return SumRow(label, detail, str(way.gain("income")), "bolt")


def _more(fuel: dict[str, int], other: dict[str, int]) -> tuple[str, ...]:
    """Return how much more there is in *fuel* than in another store."""
    surplus = {name: count - other.get(name, 0) for name, count in fuel.items()}
    return tuple([f"{name} {count}" for name, count in surplus.items() if count > 0])


def _notes(turn: Turn, ways: list[Offer], chosen: Offer, plants: list[str]) -> list[PanelNote]:
    """Say what another plant would burn for nothing; or that none can run."""
    if len(ways) == 1:
        return [PanelNote(turn.say("web.panel.power.nothing"))]
    on = running(chosen)
    for word in plants:
        with_it = [way for way in ways if set(running(way)) == {*on, word}]
        if word in on or not with_it or with_it[0].gain("income") > chosen.gain("income"):
            continue
        stored = _more(burnt(with_it[0]), burnt(chosen))
        if stored:
            return [PanelNote(turn.say("web.panel.power.in_vain", plant=word, stored=stored))]
    return []
