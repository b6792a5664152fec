"""The table, as the seat of a look sees it."""

from gridwright.web.pages import players
from gridwright.web.pages.bar import bar
from gridwright.web.pages.log import last_own, latest, log
from gridwright.web.pages.panel import panel
from gridwright.web.pages.panel.parts import Turn
from gridwright.web.pages.panel.stages import offered
from gridwright.web.pages.pictures import Pictures
from gridwright.web.pages.sprites import sprites
from gridwright.web.play.looks import Look
from gridwright.web.play.moves import Answer
from gridwright.web.serve import streams

Context = dict[str, object]


def table(look: Look, host: str, answer: Answer | None, line: str) -> Context:
    """Return all that the page of a table shows to the seat of *look*."""
    seen = look.planned
    offers = offered(Turn(seen)) if seen.tried is not None else []
    pictures = Pictures(seen, offers, players.names_of(look), players.guises_of(look))
    return {
        "look": look,
        "title": look.game.title,
        "shape": pictures.pieces.shape,
        "reconstructed": pictures.moment.note,
        "bar": bar(look.game, look.view, pictures.moment),
        "pictures": pictures.named(),
        "players": players.panels(look, pictures),
        "strip": players.strip(look, pictures),
        "direction": players.direction(look),
        "sections": log(look),
        "latest": latest(look),
        "since": last_own(look),
        "stream": streams.address(look.id, look.change),
        "sprites": sprites(),
        "host": host,
        "here": f"/t/{look.id}",
        **panel(look, answer, line),
    }
