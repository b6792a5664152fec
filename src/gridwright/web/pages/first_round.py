"""The first round, to read: one that was really played, with what is seen at each step."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from django.utils.safestring import SafeString

from gridwright.content.load import load
from gridwright.core.game import SPECTATOR
from gridwright.draw.boardgame import BoardPicture
from gridwright.draw.svg import Piece
from gridwright.draw.theme import PAGE
from gridwright.games.board.game import BoardGame
from gridwright.tables.table import Table, TableSpec
from gridwright.web.pages.common import Context, PerLanguage, inline
from gridwright.words import Catalogue, Names

Drawing = Callable[[BoardPicture], Piece]

_SPEC: Final = TableSpec("recharged", "germany", 3, ("Ana", "Bea", "Cid"), {}, 3, rules=2)
_ROUND: Final = """
open 8 8, bid 9, bid 10, drop, bid 11, drop, open 5 1, bid 2, bid 3, drop, open 10 10,
buy coal 2, buy oil 1, done, buy coal 3, done, buy coal 2, done,
build duisburg, done, build muenster, build dortmund, done, build flensburg, build kiel, done,
power 10 with coal 2, power 8 with coal 3, power 5 with coal 1 oil 1
"""
_STEPS: Final[tuple[tuple[str, int, int, Drawing | None], ...]] = (
    # drawn after so many actions, told until so many
    ("goal", 0, 0, BoardPicture.board),
    ("auction", 3, 11, BoardPicture.plant_market),
    ("fuel", 14, 18, BoardPicture.fuel_market),
    ("building", 26, 26, BoardPicture.board),
    ("power", 29, 29, BoardPicture.payment),
    ("end", 29, 29, None),
)


@dataclass(frozen=True, slots=True)
class RoundStep:
    """A part of the page."""

    heading: str
    text: str
    picture: SafeString | str
    log: list[str]  # what happened since the step before


def _steps(title: str, language: Catalogue) -> tuple[RoundStep, ...]:  # noqa: ARG001 - there is one
    table = Table(_SPEC, load())  # it was played with the packaged cards, whatever this server has
    lines = [line.strip() for line in _ROUND.split(",")]
    steps: list[RoundStep] = []
    names = Names.on_cards(table.game, table.names)
    for name, drawn_at, end, drawing in _STEPS:
        before = [
            event for line in lines[len(table.moves) : drawn_at] for event in table.play(line)
        ]
        picture = _picture(table, drawing, language)
        after = [event for line in lines[drawn_at:end] for event in table.play(line)]
        log = [language.event(event, names) for event in (*before, *after)]
        heading = language.text(f"web.first_round.step.{name}.heading")
        text = language.text(f"web.first_round.step.{name}.text")
        steps.append(RoundStep(heading, text, picture, log))
    return tuple(steps)


_ROUND_STEPS: Final = PerLanguage(_steps)


def first_round() -> Context:
    return {"place": "learn", "steps": _ROUND_STEPS(_SPEC.title)}


def _picture(table: Table, drawing: Drawing | None, language: Catalogue) -> SafeString | str:
    game = table.game
    if drawing is None or not isinstance(game, BoardGame):
        return ""
    seen: Any = table.view(SPECTATOR)
    picture = BoardPicture(game, game.snapshot(seen), table.names, PAGE, words=language)
    return inline(drawing(picture))
