"""The table, as the seat of a look sees it."""

from gridwright.web.pages import showing
from gridwright.web.pages.pictures import picture
from gridwright.web.play.looks import Look
from gridwright.web.play.moves import Answer, Outcome
from gridwright.web.serve import streams

Context = dict[str, object]


def table(look: Look, host: str, answer: Answer | None, line: str) -> Context:
    """Return all that the page of a table shows to the seat of *look*."""
    offers = look.offers()
    possible, impossible = showing.choices(look, offers)
    refused = answer.reason if answer is not None else None
    return {
        "look": look,
        "title": look.game.title,
        "phase": look.game.phase_of(look.view),
        "round": look.game.round_of(look.view),
        "picture": picture(look, offers),
        "turn_of": look.names[look.to_act] if look.to_act >= 0 else "",
        "players": showing.players(look),
        "possible": possible,
        "impossible": impossible,
        "log": showing.log(look),
        "stream": streams.address(look.id, look.change),
        "host": host,
        "here": f"/t/{look.id}",
        "line": line,
        "refusal": showing.reason(refused, look) if refused is not None else None,
        "has_moved_on": answer is not None and answer.outcome is Outcome.MOVED_ON,
    }
