"""Choosing one of several places: a region, an area, a city for the Trust or to begin in."""

from gridwright.core.offers import Offer
from gridwright.web.pages.panel.building import Cities
from gridwright.web.pages.panel.parts import Choice, Go, Made, Note, Turn, numbered
from gridwright.web.pages.panel.tentative import named

_EXPANSION = "expansion"  # the phase in which sites are chosen for a dummy


def panel(turn: Turn) -> Made:
    """Return the panel of a place that is chosen without a price."""
    verb = turn.asked[0].text.split()[0]
    if turn.game.phase_of(turn.look.view) == _EXPANSION:
        verb = f"{verb}_site"
    chosen = turn.lines[-1] if turn.lines else ""
    choices = [_choice(turn, offer, chosen) for offer in turn.asked]
    legal = [each for each in choices if each.reason is None]
    refused = [each for each in choices if each.reason is not None]
    names = [named(turn, line) for line in turn.lines]
    note = Note(turn.say(f"web.panel.{verb}.note"), turn.clauses(turn.asked[0]))
    return Made(
        "places",
        turn.say(f"web.panel.{verb}.heading", number=_number(turn)),
        Cities(numbered(legal), [], [], refused, ""),
        notes=[note],
        go=Go(turn.say(f"web.panel.{verb}.go", place=names[-1]), turn.lines) if names else None,
        clear=turn.say("web.panel.clear") if names else "",
    )


def _choice(turn: Turn, offer: Offer, chosen: str) -> Choice:
    word = offer.text.split()[1]
    kind = "city" if "CITY" in turn.form_of(offer).words else "region"
    why = turn.reason(offer)
    label = turn.place(word)
    return Choice(offer.text, label, "", why, offer.text == chosen, kind=kind, of=word)


def _number(turn: Turn) -> int:
    """Return the number of the place that is chosen: regions in play, houses of a dummy."""
    shown = turn.before.snapshot
    trust, syndicate = shown.get("trust"), shown.get("syndicate")
    places = trust["cities"] if isinstance(trust, dict) else shown.get("regions")
    if isinstance(syndicate, dict):
        places = syndicate["network"]
    return len(places) + 1 if isinstance(places, dict | list) else 1
