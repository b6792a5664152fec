"""The card of a hint: three ideas of a bot, of which one is tried on the board."""

from dataclasses import dataclass
from typing import Final

from gridwright import words
from gridwright.core.notation import Decision
from gridwright.web.pages.panel.turn import Turn
from gridwright.web.pages.panel.wording import plan_name

_BARS: Final = 5
_STRENGTHS: Final = {"planner": 4, "master": 5}  # bars
_IDLE: Final = {
    Decision.DONE: "web.hint.idle.done",
    Decision.PASS: "web.hint.idle.pass",
    Decision.DROP: "web.hint.idle.drop",
    Decision.POWER: "web.hint.idle.power",
}


@dataclass(frozen=True, slots=True)
class IdeaRow:
    """One idea on the card."""

    index: int
    name: str
    chance: str
    sentence: str
    is_tried: bool


@dataclass(frozen=True, slots=True)
class HintCard:
    """The card."""

    heading: str
    bars: tuple[bool, ...]  # of the strength of the bot, and which of them are full
    rows: tuple[IdeaRow, ...]
    notes: tuple[str, ...]
    tried: IdeaRow
    can_think_longer: bool


def hint_card(turn: Turn) -> HintCard | None:
    """Return the card of the hint that was asked for in *turn*; None until there is one."""
    hint = turn.perspective.hint
    if hint is None or hint.is_thinking:
        return None
    phase = turn.game.phase_of(turn.perspective.view)
    rows = tuple(
        [
            IdeaRow(
                index,
                plan_name(turn, idea.lines, phase, idea.limit),
                words.percent(idea.chance / 100),
                " ".join([turn.say(reason.id, **reason.values) for reason in idea.reasons]),
                index == hint.tried,
            )
            for index, idea in enumerate(hint.ideas)
        ]
    )
    level = hint.level.partition("@")[0]
    notes = [
        _idle(turn, hint.idle),
        turn.say("web.hint.matters") if hint.hardly_matters else "",
        turn.say("web.hint.wrong"),
    ]
    return HintCard(
        heading=words.text(f"web.hint.{level}", count=len(rows)),
        bars=tuple([bar < _STRENGTHS[level] for bar in range(_BARS)]),
        rows=rows,
        notes=tuple([note for note in notes if note]),
        tried=rows[hint.tried],
        can_think_longer=not hint.is_long,
    )


def _idle(turn: Turn, chance: int | None) -> str:
    """Return what doing nothing is worth."""
    closing = turn.game.closing(turn.perspective.view)
    if chance is None or closing is None:
        return ""
    identifier = _IDLE[turn.game.phrase(closing).decision]
    phase = turn.game.phase_of(turn.perspective.view)
    return turn.say(identifier, chance=words.percent(chance / 100), phase=phase)
