"""The table, as the seat of a look sees it."""

from gridwright.web.pages import showing
from gridwright.web.pages.panel import panel
from gridwright.web.pages.pictures import picture
from gridwright.web.play.looks import Look
from gridwright.web.play.moves import Answer
from gridwright.web.serve import streams

Context = dict[str, object]


def table(look: Look, host: str, answer: Answer | None, line: str) -> Context:
    """Return all that the page of a table shows to the seat of *look*."""
    offers = look.offers()
    return {
        **panel(look, answer, line),
        "title": look.game.title,
        "phase": look.game.phase_of(look.view),
        "round": look.game.round_of(look.view),
        "picture": picture(look, offers),
        "players": showing.players(look),
        "log": showing.log(look),
        "stream": streams.address(look.id, look.change),
        "host": host,
        "here": f"/t/{look.id}",
    }
