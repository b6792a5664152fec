"""What the coach says next: a pure function of the lesson, what the seat sees, and what was said.

A `Talk` is all that was said at a table. It goes on after every action (`after_action`), when the
player's tentative turn changes (`after_draft`), and when the player answers (`go_on`, `ask`).

1. The player's action ends a step that waits for it. The first reply that holds is shown.
2. Steps whose event has just happened are armed, with its values: they wait for their turn.
3. A step whose turn or phase is over is dropped without a word.
4. If no step is open, the first in the file is said that was not, and is armed or holds now.

So no step waits for another, and any legal play is survived: what does not happen is not said.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from gridwright.core.errors import Message, Values
from gridwright.core.notation import Phrase
from gridwright.lessons.conditions import Conditions, InPhase, Turn, hold
from gridwright.lessons.facts import values_at
from gridwright.lessons.format import ANY_BOARD, Deed, Kind, Lesson, Reply, Step
from gridwright.lessons.moments import Moment


@dataclass(frozen=True, slots=True)
class SpokenStep:
    """A step that was said: between which actions, counted from the first."""

    step: str
    at: int
    over: int | None = None  # None while it is open


@dataclass(frozen=True, slots=True)
class ArmedStep:
    """A step whose event has happened."""

    step: str
    at: int
    values: Values = field(default_factory=dict)  # of its texts, at that moment


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence on the card."""

    text: Message
    kind: Kind | None = None  # None for the text of a step, and for the answer of a chip


@dataclass(frozen=True, slots=True)
class Talk:
    """What was said at a table, and what is on the card now."""

    board: int = 1
    steps: tuple[SpokenStep, ...] = ()
    armed: tuple[ArmedStep, ...] = ()
    lead: Sentence | None = None  # the reply to the last action
    sentences: tuple[Sentence, ...] = ()  # of the open step; then the answers of its chips
    asked: tuple[int, ...] = ()  # which chips were
    warned: str = ""  # the step whose care was shown before a turn was sent
    is_ended: bool = False  # the table has come to where its lesson ends
    is_done: bool = False  # and that counts as having played it

    @property
    def open_step(self) -> str:
        """The id of the step on the card; empty if there is none."""
        return next((spoken.step for spoken in self.steps if spoken.over is None), "")

    @property
    def texts(self) -> tuple[Sentence, ...]:
        """All sentences of the card; none if the coach is silent."""
        return self.sentences if self.lead is None else (self.lead, *self.sentences)

    @property
    def cares(self) -> bool:
        """Whether the card is about a mistake: bots wait until the player goes on, or back."""
        return any(sentence.kind is Kind.CARE for sentence in self.texts)


# What happens


def begin(lesson: Lesson, board: int, moment: Moment) -> Talk:
    """Return what is said first at a *board* of *lesson*."""
    return _next(lesson, Talk(board), moment)


def after_action(lesson: Lesson, talk: Talk, moment: Moment, *, is_hurried: bool = False) -> Talk:
    """Return *talk* after the last action of *moment*.

    Where bots are *hurried*, one card at most is said between two turns of the player.
    """
    if moment.is_own:
        talk = _answered(lesson, replace(talk, lead=None), moment, moment.act)
    talk = _arm(lesson, _noted(lesson, talk, moment), moment)
    talk = _dropped(lesson, talk, moment)
    if is_hurried and not moment.is_my_turn and not moment.is_over and _has_spoken(talk, moment):
        return talk
    return _next(lesson, talk, moment)


def after_draft(lesson: Lesson, talk: Talk, moment: Moment) -> Talk:
    """Return *talk* after a change of the tentative turn of *moment*."""
    if moment.drafted:
        talk = _answered(lesson, talk, moment, moment.drafted)
    return _next(lesson, _dropped(lesson, talk, moment), moment)


def go_on(lesson: Lesson, talk: Talk, moment: Moment) -> Talk:
    """Return *talk* after the button *Go on*: the card was read."""
    step = lesson.step(talk.open_step)
    talk = replace(talk, lead=None)
    if step is not None and not step.until:
        talk = _closed(talk, moment.number)
    return _next(lesson, talk, moment)


def ask(lesson: Lesson, talk: Talk, number: int, moment: Moment) -> Talk:
    """Return *talk* with the answer of chip *number* of the open step on the card."""
    step = lesson.step(talk.open_step)
    if step is None or not 0 <= number < len(step.chips) or not step.chips[number].say:
        return talk
    answer = Sentence(_message(lesson, step.chips[number].say, values_at(moment)))
    text_id = lesson.text_id(step.say)
    own = tuple([each for each in talk.sentences if each.text.id == text_id])
    return replace(talk, lead=None, sentences=(*own, answer), asked=(*talk.asked, number))


def go_back(lesson: Lesson, talk: Talk, moment: Moment) -> Talk:
    """Return *talk* as it was at *moment*, to which the table has gone back."""
    number = moment.number
    steps = [
        replace(spoken, over=None) if spoken.over is not None and spoken.over > number else spoken
        for spoken in talk.steps
        if spoken.at <= number
    ]
    armed = tuple([armed for armed in talk.armed if armed.at <= number])
    talk = _noted(lesson, Talk(talk.board, tuple(steps), armed), moment)
    step = lesson.step(talk.open_step)
    if step is None:
        return _next(lesson, talk, moment)
    return replace(talk, sentences=_texts(lesson, step, moment, _armed_values(talk, step)))


def warn(lesson: Lesson, talk: Talk, moment: Moment, ending: Phrase) -> tuple[Talk, Message] | None:
    """Return what to say before the turn is sent that *ending* ends; None if that is nothing.

    It is said once, here or after the turn: whoever was warned means it. An ending that does
    something, such as running plants, changes facts, so it is judged after the turn.
    """
    step = lesson.step(talk.open_step)
    if step is None or talk.warned == step.id or not ending.is_idle:
        return None
    acts = (*moment.drafted, ending)
    if not any(each.holds(moment, acts) for each in step.until):
        return None
    reply = _reply(step.replies, moment, acts)
    if reply is None or reply.kind is not Kind.CARE:
        return None
    return replace(talk, warned=step.id), _message(lesson, reply.say, values_at(moment))


# The four rules


def _noted(lesson: Lesson, talk: Talk, moment: Moment) -> Talk:
    """Note whether the table has come to where its lesson ends, or far enough."""
    board = lesson.boards[talk.board - 1]
    is_ended = moment.is_over or _has_come_to(board.stop, moment)
    is_last = talk.board == len(lesson.boards)
    is_done = is_last and (is_ended or _has_come_to(board.done, moment))
    return replace(talk, is_ended=talk.is_ended or is_ended, is_done=talk.is_done or is_done)


def _has_come_to(conditions: Conditions, moment: Moment) -> bool:
    return bool(conditions) and hold(conditions, moment, moment.acts_of_round)


def _answered(lesson: Lesson, talk: Talk, moment: Moment, acts: Sequence[Phrase]) -> Talk:
    """End the open step if *acts* do; the reply becomes the lead of the card."""
    step = lesson.step(talk.open_step)
    if step is None or (step.until and not any(each.holds(moment, acts) for each in step.until)):
        return talk
    closed = _closed(talk, moment.number)
    reply = _reply(step.replies, moment, acts) if step.until else None
    if reply is None or (reply.kind is Kind.CARE and talk.warned == step.id):
        return closed
    values = values_at(moment, next((e for e in moment.events if e.seat == moment.seat), None))
    return replace(closed, lead=Sentence(_message(lesson, reply.say, values), reply.kind))


def _reply(replies: Sequence[Reply], moment: Moment, acts: Sequence[Phrase]) -> Reply | None:
    return next((reply for reply in replies if hold(reply.conditions, moment, acts)), None)


def _arm(lesson: Lesson, talk: Talk, moment: Moment) -> Talk:
    known = {armed.step for armed in talk.armed} | {spoken.step for spoken in talk.steps}
    armed = [
        ArmedStep(step.id, moment.number, values_at(moment, step.events[0].event(moment)))
        for step in _of_board(lesson, talk.board)
        if step.events and step.id not in known and hold(step.when, moment, moment.acts_of_round)
    ]
    return replace(talk, armed=(*talk.armed, *armed)) if armed else talk


def _dropped(lesson: Lesson, talk: Talk, moment: Moment) -> Talk:
    step = lesson.step(talk.open_step)
    if not talk.open_step or (step is not None and _is_timely(step, moment)):
        return talk
    return _closed(talk, moment.number)


def _is_timely(step: Step, moment: Moment) -> bool:
    """Whether the turn and the phase of *step* still hold."""
    timed = [each for each in step.when if isinstance(each, Turn | InPhase)]
    return all(each.holds(moment, ()) for each in timed)


def _next(lesson: Lesson, talk: Talk, moment: Moment) -> Talk:
    """Say the next step, unless one is open or a care waits for the player."""
    if talk.open_step or talk.cares:
        return talk
    spoken_ids = {spoken.step for spoken in talk.steps}
    for step in _of_board(lesson, talk.board):
        values = _armed_values(talk, step)
        if step.id in spoken_ids or not (values if step.events else _holds_now(step, moment)):
            continue
        # The reply to what was done a moment ago stays; an older one makes room.
        is_fresh = moment.is_own or bool(moment.drafted)
        return replace(
            talk,
            steps=(*talk.steps, SpokenStep(step.id, moment.number)),
            lead=talk.lead if is_fresh else None,
            sentences=_texts(lesson, step, moment, values),
            asked=(),
        )
    return talk


def _holds_now(step: Step, moment: Moment) -> bool:
    return hold(step.when, moment, moment.acts_of_round)


def _has_spoken(talk: Talk, moment: Moment) -> bool:
    """Whether a step was said since the player's last action."""
    return any(spoken.at >= moment.last_own for spoken in talk.steps) and bool(moment.last_own)


# Cards


def _texts(
    lesson: Lesson, step: Step, moment: Moment, values: Values | None = None
) -> tuple[Sentence, ...]:
    """Return the text of *step*, with its reply at once if it waits for no action."""
    values = values or values_at(moment)
    own = Sentence(_message(lesson, step.say, values))
    reply = None if step.until else _reply(step.replies, moment, moment.act)
    if reply is None:
        return (own,)
    return own, Sentence(_message(lesson, reply.say, values), reply.kind)


def _message(lesson: Lesson, name: str, values: Values) -> Message:
    return Message(lesson.text_id(name), values)


def _armed_values(talk: Talk, step: Step) -> Values | None:
    return next((armed.values for armed in talk.armed if armed.step == step.id), None)


def _closed(talk: Talk, number: int) -> Talk:
    steps = [
        replace(spoken, over=number) if spoken.over is None else spoken for spoken in talk.steps
    ]
    return replace(talk, steps=tuple(steps), sentences=(), asked=())


def _of_board(lesson: Lesson, board: int) -> list[Step]:
    return [step for step in lesson.steps if step.board in (ANY_BOARD, board)]


def offers_going_on(lesson: Lesson, talk: Talk) -> bool:
    """Whether the card has the button *Go on*."""
    step = lesson.step(talk.open_step)
    return talk.lead is not None or (step is not None and not step.until)


def offers_going_back(lesson: Lesson, talk: Talk) -> bool:
    """Whether the card offers to go back to the player's last turn."""
    step = lesson.step(talk.open_step)
    return talk.cares or (step is not None and any(c.deed is Deed.GO_BACK for c in step.chips))
