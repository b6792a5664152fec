"""A table as JSON: what one seat may know of it, or what everybody sees."""

from typing import TYPE_CHECKING, Annotated, Final, TypedDict, cast

from gridwright import words
from gridwright.core.errors import check_argument
from gridwright.core.events import letter
from gridwright.core.json_types import EventDict, OfferDict
from gridwright.games.board.json_types import BoardSnapshot
from gridwright.games.cardgame.json_types import CardSnapshot
from gridwright.games.outpost.json_types import OutpostSnapshot
from gridwright.words import Names

if TYPE_CHECKING:
    from gridwright.tables.table import Table

FORMAT: Final = 1
"""Increases when a field of a table, an offer, a message or an event changes its meaning or goes.

A new field does not change it.
"""

Position = BoardSnapshot | CardSnapshot | OutpostSnapshot


class LoggedEventDict(EventDict):
    """An event in the log of a table."""

    sentence: Annotated[str, "The event as a sentence, with the names of the table."]


class TableDict(TypedDict):
    """A table as one seat, or somebody who only watches, may know it."""

    format: Annotated[int, "The version of this format: 1."]
    title: Annotated[str, "The title: recharged, classic, card or outpost."]
    map: Annotated[str | None, "The map; null for a title without maps."]
    seats: Annotated[int, "How many seats there are."]
    names: Annotated[list[str], "The name of the player on each seat, seat A first."]
    options: Annotated[dict[str, str], "What the players agreed on, where it is not the default."]
    rules_version: Annotated[int, "The version of the title's rules that the game follows."]
    seat: Annotated[str | None, "Whose view this is; null for what everybody sees."]
    version: Annotated[int, "A number that only grows: every action, and every undo, is one more."]
    round: Annotated[int, "The round, 0 during setup."]
    phase: Annotated[str, "The id of the phase; over at the end."]
    to_act: Annotated[str | None, "The seat to act; null at the end."]
    is_over: Annotated[bool, "Whether the game has ended."]
    position: Annotated[Position, "The position, under the names of `gridwright replay --json`."]
    offers: Annotated[
        list[OfferDict], "What the seat may do or may want to do; empty if it is not to act."
    ]
    scores: Annotated[list[int] | None, "The score of each seat; null before the end."]
    ranking: Annotated[
        list[int] | None, "The place of each seat, 1 for a winner; null before the end."
    ]
    events: Annotated[list[LoggedEventDict], "What happened last, the latest event at the end."]


def table_dict(table: "Table", seat: int, language: str, events: int) -> TableDict:
    """Return *table* as *seat*, or `SPECTATOR`, may know it, with its last *events*.

    Scores and places before the end would give hidden money away.
    """
    check_argument("events", events, int)
    game, spec = table.game, table.spec
    view = table.view(seat)
    names = Names.of(game, table.names)
    speaker = words.catalogue(language) if language else words.current()
    offers = game.offers(view, seat) if seat == table.to_act and not table.is_over else []
    happened = table.events()
    return {
        "format": FORMAT,
        "title": spec.title,
        "map": spec.board or None,
        "seats": spec.seats,
        "names": list(table.names),
        "options": dict(game.spec.options),
        "rules_version": game.rules_version,
        "seat": letter(seat) if seat >= 0 else None,
        "version": table.version,
        "round": game.round_of(view),
        "phase": game.phase_of(view),
        "to_act": None if table.is_over else letter(table.to_act),
        "is_over": table.is_over,
        "position": cast("Position", game.snapshot(view)),
        "offers": [offer.as_dict(language, names) for offer in offers],
        "scores": game.scores(table.state) if table.is_over else None,
        "ranking": table.ranking() if table.is_over else None,
        "events": [
            {**event.as_dict(spec.seats), "sentence": speaker.event(event, names)}
            for event in happened[max(0, len(happened) - events) :]
        ],
    }
