"""The card of a hint: three ideas of a bot, of which one is tried on the board."""

from dataclasses import dataclass
from typing import Final

from gridwright import words
from gridwright.advice.ideas import Idea
from gridwright.core.notation import Decision, Phrase
from gridwright.web.pages.panel.turn import Turn, fuel_in_words, fuel_words

_MOST_PARTS: Final = 4  # of a turn that are named
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
    rows = tuple(
        [
            IdeaRow(
                index,
                _name(turn, idea),
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


def _name(turn: Turn, idea: Idea) -> str:
    """Return what the player would do."""
    if not idea.lines:
        phase = turn.game.phase_of(turn.perspective.view)
        return turn.say("web.hint.name.done", phase=phase)
    phrases = [turn.phrase(line) for line in idea.lines]
    parts = tuple([_part(turn, phrase, idea.limit) for phrase in phrases])
    if len(parts) > _MOST_PARTS:
        first = parts[: _MOST_PARTS - 1]
        return words.text("web.hint.name.more", parts=first, count=len(parts) - len(first))
    are_things = all(
        [
            phrase.decision is Decision.BUY or part == turn.place(phrase.target)
            for phrase, part in zip(phrases, parts, strict=True)
        ]
    )
    return words.text("web.hint.name.things" if are_things else "web.hint.name.acts", parts=parts)


def _part(turn: Turn, phrase: Phrase, limit: int) -> str:
    up_to = limit if limit > phrase.number else 0
    match phrase.decision:
        case Decision.OPEN if up_to:
            return turn.say("web.hint.name.open_up_to", plant=phrase.target, limit=up_to)
        case Decision.OPEN:
            return turn.say("web.hint.name.open", plant=phrase.target, bid=phrase.number)
        case Decision.BID if up_to:
            return turn.say("web.hint.name.bid_up_to", bid=phrase.number, limit=up_to)
        case Decision.BID:
            return turn.say("web.hint.name.bid", bid=phrase.number)
        case Decision.DROP:
            return turn.say("web.hint.name.drop")
        case Decision.PASS:
            return turn.say("web.hint.name.pass")
        case Decision.REMOVE:
            return turn.say("web.hint.name.remove", plant=phrase.target)
        case Decision.POWER:
            return _power(turn, phrase)
        case Decision.BUY if phrase.fuel and not phrase.word("COLUMN"):
            resource, units = phrase.fuel[0]
            return turn.say("fuel.amount", resource=resource, amount=units)
        case _:
            return turn.label(phrase)


def _power(turn: Turn, phrase: Phrase) -> str:
    plants = phrase.words("PLANT") or phrase.words("CARD")
    fuel = fuel_in_words(turn, fuel_words(phrase))
    if not phrase.target:
        return turn.say("web.hint.name.power_none")
    if not fuel:
        return turn.say("web.hint.name.power", plants=plants)
    return turn.say("web.hint.name.power_with", plants=plants, fuel=fuel)
