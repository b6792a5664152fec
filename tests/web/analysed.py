"""Analyses with judgements that were made up, for tests of what is said of them."""

from gridwright.advice.analyse import Judgement
from gridwright.advice.calibration import Estimate
from gridwright.advice.storing import Stored, stored_judgement
from gridwright.core.errors import Message
from gridwright.web import models
from gridwright.web.play import analyses, replays
from gridwright.web.play.analyses import Source
from gridwright.web.play.replays import Recording

REASON = Message(
    "advice.beside.money",
    {
        "better": Message("advice.name.pass"),
        "worse": Message("advice.name.drop"),
        "this": 30,
        "that": 20,
        "varies": 1,
        "round": 3,
    },
)


def judged(
    recording: Recording, index: int, chance: float, loss: float = 0.0, best: str = ""
) -> Judgement:
    """Return a judgement of action *index*: the *chance* that it left its seat, and what it cost.

    The others share the rest of the chances.
    """
    move, seats = recording.moves[index], recording.spec.seats
    others = (1 - chance) / (seats - 1)
    played = (recording.game.write(move.action),)
    return Judgement(
        index,
        move.round,
        move.phase,
        move.seat,
        tuple([chance if seat == move.seat else others for seat in range(seats)]),
        played,
        (best,) if best else played,
        Estimate(chance, 0.04),
        Estimate(loss, 0.02 if loss else 0.0),
        REASON if loss else None,
    )


def analysed(
    source: Source, judgements: list[Judgement], *, moments: int = 0, left_out: int = 0
) -> models.Analysis:
    """Store an analysis of *source*, done unless it has more *moments* than judgements."""
    done = len(judgements) + left_out
    is_done = moments <= done
    row = models.Analysis.objects.create(
        key=analyses.key_of(analyses.recording_of(source)),
        level="planner@32",
        state="done" if is_done else "running",
        moments=max(moments, done),
        done=done,
        lease=None if is_done else source.created,
    )
    stored: list[Stored] = [{}] * left_out
    stored += [stored_judgement(judgement) for judgement in judgements]
    models.JudgedMoment.objects.bulk_create(
        [
            models.JudgedMoment(analysis=row, number=number, judgement=judgement)
            for number, judgement in enumerate(stored)
        ]
    )
    type(source).objects.filter(pk=source.pk).update(analysis=row)
    source.analysis = row
    return row


def some_analysis(source: Source) -> models.Analysis:
    """Store an analysis in which every tenth action lost more or less."""
    recording = analyses.recording_of(source)
    places = range(0, len(recording.moves) - 1, 10)
    judgements = [
        judged(
            recording,
            index,
            0.5 - index / 10_000,
            index / 1000,
            recording.game.write(recording.moves[index + 1].action),
        )
        for index in places
    ]
    return analysed(source, judgements)


def kept(text: str) -> tuple[models.SavedRecord, Recording]:
    """Save the record *text*; return its game, too."""
    source = models.SavedRecord.objects.create(text=text)
    return source, replays.of_record(source)
