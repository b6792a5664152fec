"""The table, as the seat of a look sees it."""

from gridwright.core.offers import Offer
from gridwright.web.pages import players, showing
from gridwright.web.pages.bar import bar
from gridwright.web.pages.keys import keys
from gridwright.web.pages.log import last_own, latest, log
from gridwright.web.pages.pictures import Pictures
from gridwright.web.pages.sprites import sprites
from gridwright.web.play.looks import Look
from gridwright.web.play.moves import Answer, Outcome
from gridwright.web.serve import streams

Context = dict[str, object]


def table(look: Look, host: str, answer: Answer | None, line: str) -> Context:
    """Return all that the page of a table shows to the seat of *look*."""
    offers = look.offers()
    pictures = Pictures(look, offers, players.names_of(look), players.guises_of(look))
    return {
        "look": look,
        "title": look.game.title,
        "shape": pictures.pieces.shape,
        "reconstructed": pictures.moment.note,
        "bar": bar(look, pictures.moment),
        "pictures": pictures.named(),
        "players": players.panels(look, pictures),
        "strip": players.strip(look, pictures),
        "direction": players.direction(look),
        "sections": log(look),
        "latest": latest(look),
        "since": last_own(look),
        "stream": streams.address(look.id, look.change),
        "sprites": sprites(),
        "keys": keys(),
        "host": host,
        "here": f"/t/{look.id}",
        **_panel(look, offers, answer, line),
    }


def _panel(look: Look, offers: list[Offer], answer: Answer | None, line: str) -> Context:
    """Return what the action panel shows."""
    possible, impossible = showing.choices(look, offers)
    refused = answer.reason if answer is not None else None
    return {
        "turn_of": look.names[look.to_act] if look.to_act >= 0 else "",
        "possible": possible,
        "impossible": impossible,
        "line": line,
        "refusal": showing.reason(refused, look) if refused is not None else None,
        "has_moved_on": answer is not None and answer.outcome is Outcome.MOVED_ON,
    }
