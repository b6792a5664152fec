"""The steps of a turn that has several: what was tried in each, and what may still be."""

from typing import Any, Final

from gridwright.core.draft import Draft
from gridwright.core.offers import Offer
from gridwright.web.pages.panel.parts import Turn
from gridwright.web.play import drafts

BUILD: Final = 1
CARDS: Final = 2
WORKERS: Final = 3
STAGES: Final = (BUILD, CARDS, WORKERS)

_VERBS: Final = {
    "station": BUILD,
    "plant": BUILD,
    "housing": BUILD,
    "slot": CARDS,
    "swap": CARDS,
    "hire": WORKERS,
    "robot": WORKERS,
}


def step_of(line: str) -> int:
    """Return the step to which *line* belongs; 0 for none."""
    return _VERBS.get(line.partition(" ")[0], 0)


def offered(turn: Turn) -> list[Offer]:
    """Return what may be added to the turn, in the step that is looked at if it has steps."""
    if not turn.asked or not step_of(turn.asked[0].text):
        return turn.offers
    stages = Stages(turn)
    return stages.offers(stages.now)


class Stages:
    """A turn by its steps. One may go back: what is added to a step is put before later ones."""

    def __init__(self, turn: Turn) -> None:
        """Look at *turn*."""
        self.turn = turn
        self._offers: dict[int, list[Offer]] = {}

    @property
    def now(self) -> int:
        """The step that is looked at: that of the last line unless the seat went to another."""
        last = step_of(self.turn.lines[-1]) if self.turn.lines else BUILD
        return self.turn.tried.step or last

    def lines(self, step: int) -> list[str]:
        """Return what was tried in *step*."""
        return [line for line in self.turn.lines if step_of(line) == step]

    def place(self, step: int) -> int:
        """Return where in the turn a new line of *step* goes: behind those up to it."""
        return len([line for line in self.turn.lines if step_of(line) <= step])

    def offers(self, step: int) -> list[Offer]:
        """Return what may be added to *step*, whatever was tried after it."""
        return [offer for offer in self.offers_after(step) if step_of(offer.text) == step]

    def offers_after(self, step: int) -> list[Offer]:
        """Return everything that is offered after what was tried up to *step*."""
        if step not in self._offers:
            self._offers[step] = self._asked(self.place(step))
        return self._offers[step]

    def _asked(self, place: int) -> list[Offer]:
        turn = self.turn
        if place == len(turn.lines):
            return turn.offers
        return self.draft(turn.lines[:place]).offers()

    def draft(self, lines: tuple[str, ...]) -> Draft[Any]:
        """Return *lines* as they would be played."""
        turn = self.turn
        return drafts.tried(turn.game, turn.look.view, turn.look.seat, lines).draft
