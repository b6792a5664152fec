"""What follows from a turn as it stands, in one line: income, place in player order, refill.

All of it is arithmetic that everybody at the table could do; it states and never advises.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe

from gridwright import words
from gridwright.core.errors import Value
from gridwright.core.game import Game
from gridwright.core.notation import Decision
from gridwright.core.standing import Outlook
from gridwright.web.pages.panel.fuel import more_fuel
from gridwright.web.pages.panel.parts import SubmitButton, card_face, fuel_picture
from gridwright.web.pages.panel.turn import Turn

_FIGURE: Final = re.compile(r"\d+(?:st|nd|rd|th|\.º|\.(?=\s|$|,))?")
_AUCTION: Final = {Decision.OPEN, Decision.BID}
_COUNTED: Final = ("card", "workers")  # refills that are a number of things, not of fuels


@dataclass(frozen=True, slots=True)
class ForecastPart:
    """One statement of the line, with its figures marked."""

    html: SafeString
    is_strong: bool = False  # it changes the game: a Step, or the last round


def forecast(turn: Turn, submit: SubmitButton | None) -> list[ForecastPart]:
    """Return what follows if the turn ends as the button *submit* says; empty before the game."""
    offered = {offer.decision for offer in turn.asked}
    if offered & _AUCTION:
        return _buying_place(turn)
    if not offered & {Decision.BUY, Decision.BUILD, Decision.POWER, Decision.HIRE}:
        return []
    run = None
    if Decision.POWER in offered and submit is not None:
        run = turn.game.parse(submit.lines[-1])
    outlook = turn.game.outlook(turn.perspective.shown, run)
    if outlook.is_last:
        return _last_round(turn, outlook)
    is_buying = Decision.BUY in offered and bool(outlook.cities)
    parts = [_earning(turn, outlook, is_running=run is not None)]
    if is_buying:
        return [*parts, *_more_fuel(turn)]
    if outlook.step:
        parts.append(_part(turn.say("web.forecast.starts", step=outlook.step), is_strong=True))
    return [*parts, _next_place(turn, outlook), *_refill(turn, outlook)]


def _part(text: str, *, is_strong: bool = False) -> ForecastPart:
    return ForecastPart(marked(text), is_strong)


def marked(text: str) -> SafeString:
    """Return *text* with its figures set off."""
    escaped = format_html("{}", text)
    return mark_safe(_FIGURE.sub(r"<b>\g<0></b>", escaped))  # noqa: S308 - escaped above


def rank(place: int) -> str:
    return words.text("web.forecast.rank", place=place)


# What is earned


def _earning(turn: Turn, outlook: Outlook, *, is_running: bool) -> ForecastPart:
    seat = turn.perspective.seat
    income = outlook.incomes[seat]
    if is_running or not outlook.cities:
        return _part(turn.say("web.forecast.earns", income=income))
    cities = turn.after.cities
    key = "powers" if cities else "no_city"
    values = {"powered": outlook.cities[seat], "cities": cities, "income": income}
    return _part(turn.say(f"web.forecast.{key}", **values))


def _more_fuel(turn: Turn) -> list[ForecastPart]:
    """Return the smallest purchase that powers more cities, if there is one."""
    more = more_fuel(turn)
    if more is None:
        return []
    cities, own = more.powered, turn.after.cities
    key = "more_all" if cities >= own else "more_to"
    values: dict[str, Value] = {"amount": more.amount, "resource": more.fuel, "cities": cities}
    return [_part(turn.say(f"web.forecast.{key}", **values))]


# Places


def _buying_place(turn: Turn) -> list[ForecastPart]:
    """Return when the seat has its turn after the auction; in round 1 the order is still open."""
    game, view, seat = turn.game, turn.perspective.view, turn.perspective.seat
    ahead = game.turns_ahead(view, seat)
    if game.round_of(view) <= 1 or not ahead:
        return []
    place = game.asking_order(view, ahead[0]).index(seat) + 1
    return [_part(turn.say("web.forecast.buys", rank=rank(place), phase=ahead[0]))]


def _next_place(turn: Turn, outlook: Outlook) -> ForecastPart:
    seat, view = turn.perspective.seat, turn.perspective.view
    now = turn.game.player_order(view)
    place = outlook.order.index(seat)
    key = "stays" if now.index(seat) == place else "then"
    yet = "" if _is_settled(turn, outlook) else "_yet"
    return _part(turn.say(f"web.forecast.{key}{yet}", rank=rank(place + 1)))


def _is_settled(turn: Turn, outlook: Outlook) -> bool:
    return outlook.is_settled and turn.perspective.actual is None


def _last_round(turn: Turn, outlook: Outlook) -> list[ForecastPart]:
    """Return the score and the place that it brings, beside the best of the others."""
    seat = turn.perspective.seat
    unit = "cities" if outlook.cities else "points"
    rivals = [other for other in range(turn.game.seats) if other != seat]
    rival = min(rivals, key=lambda other: (outlook.places[other], other))
    yet = "" if _is_settled(turn, outlook) else "_yet"
    place, best = rank(outlook.places[seat]), outlook.scores[rival]
    values: dict[str, Value] = {"rank": place, "who": rival, "score": best}
    return [
        _part(turn.say("web.forecast.last"), is_strong=True),
        _part(turn.say(f"web.forecast.you_{unit}", score=outlook.scores[seat])),
        _part(turn.say(f"web.forecast.beside_{unit}{yet}", **values)),
    ]


# Refill


def _refill(turn: Turn, outlook: Outlook) -> list[ForecastPart]:
    """Return what the market gets of what the plants of the seat burn."""
    for thing in _COUNTED:
        if thing in outlook.refill:
            count = outlook.refill[thing]
            return [_part(turn.say(f"web.forecast.refill_{thing}", count=count))]
    burnt = burnt_by(turn.game, turn.after.plants)
    fuels = [(fuel, amount) for fuel, amount in outlook.refill.items() if fuel in burnt]
    if not fuels:
        return []
    rows = [(amount, fuel_picture(fuel), words.term(fuel)) for fuel, amount in fuels]
    drawn = format_html_join(" ", '<b>{}</b>{}<span class="unseen"> {}</span>', rows)
    return [ForecastPart(format_html("{} {}", turn.say("web.forecast.refill"), drawn))]


def burnt_by(game: Game[Any], plants: Sequence[str]) -> list[str]:
    """Return what *plants* burn, or workers, each once."""
    needs = [card_face(game, word).needs[0].split("+") for word in plants]
    return [fuel for fuel in dict.fromkeys([fuel for kinds in needs for fuel in kinds]) if fuel]
