"""The rows of learning: analyses of games, puzzles, lessons, and sums over finished games."""

from django.db import models
from django.db.models import UniqueConstraint
from django.utils import timezone

from gridwright.web import ids


class AnalysisState(models.TextChoices):
    """How far an analysis has come."""

    WAITING = "waiting"  # for a bot to begin
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"  # its game cannot be played again here


class Analysis(models.Model):
    """A game judged moment by moment: work for the bot processes when nobody waits for a bot.

    It belongs to a game, not to a table or a record: those of the same game share it.
    """

    key = models.CharField(max_length=64)  # hash of the game: `play.analyses.key_of`
    level = models.CharField(max_length=40)  # of the bot whose opinion it is
    state = models.CharField(
        max_length=10, choices=AnalysisState.choices, default=AnalysisState.WAITING
    )
    moments = models.PositiveIntegerField(default=0)  # how many there are, once it has begun
    done = models.PositiveIntegerField(default=0)  # how many of them have been judged or left out
    guest = models.ForeignKey(
        "Guest", null=True, on_delete=models.SET_NULL, related_name="analyses"
    )
    lease = models.DateTimeField(null=True)  # nobody takes it before; None once it has ended
    worker = models.CharField(max_length=80, blank=True)  # who has it
    tries = models.PositiveSmallIntegerField(default=0)  # of the next moment
    created = models.DateTimeField(default=timezone.now)

    class Meta:
        """A game has one of a level."""

        constraints = (UniqueConstraint(fields=["key", "level"], name="one_analysis_of_a_game"),)
        indexes = (models.Index(fields=["lease"], name="analyses_by_lease"),)

    @property
    def has_ended(self) -> bool:
        return self.state in (AnalysisState.DONE, AnalysisState.FAILED)


class JudgedMoment(models.Model):
    """What an analysis says of one turn or decision; never changed."""

    analysis = models.ForeignKey(Analysis, on_delete=models.CASCADE, related_name="judged")
    number = models.PositiveIntegerField()  # from 0 without gaps
    judgement = models.JSONField(default=dict)  # `advice.storing`; nothing where it was left out

    class Meta:
        """Each moment is there once, whoever is quicker."""

        constraints = (
            UniqueConstraint(fields=["analysis", "number"], name="one_judgement_of_a_moment"),
        )
        ordering = ("number",)


class ComparedMoves(models.Model):
    """The moves of one position of an analysed game, for somebody who has asked for them."""

    analysis = models.ForeignKey(Analysis, on_delete=models.CASCADE, related_name="compared")
    at = models.PositiveIntegerField()  # how many actions were played before
    level = models.CharField(max_length=40)
    result = models.JSONField(default=dict)  # nothing until it is done
    guest = models.ForeignKey("Guest", null=True, on_delete=models.SET_NULL, related_name="+")
    lease = models.DateTimeField(null=True)  # nobody takes it before; None once it is done
    worker = models.CharField(max_length=80, blank=True)  # who has it
    tries = models.PositiveSmallIntegerField(default=0)
    created = models.DateTimeField(default=timezone.now)

    class Meta:
        """A position has them once."""

        constraints = (
            UniqueConstraint(fields=["analysis", "at"], name="moves_once_for_a_position"),
        )
        indexes = (models.Index(fields=["lease"], name="moves_by_lease"),)


class PuzzleState(models.TextChoices):
    """Whether a kept turn is a puzzle."""

    NEW = "new"  # nobody has looked yet
    LIVE = "live"
    OUT = "out"  # it is none


class Puzzle(models.Model):
    """A turn that a guest has kept to try again: work for the bot processes, then a puzzle."""

    id = models.CharField(primary_key=True, max_length=ids.ID_LENGTH, default=ids.new_id)
    guest = models.ForeignKey("Guest", on_delete=models.CASCADE, related_name="puzzles")
    title = models.CharField(max_length=20)
    position = models.TextField()  # one line, with what its seat knew
    turn = models.CharField(max_length=10)  # a hash of it
    played = models.JSONField(default=list)  # the lines of the turn
    puzzle = models.JSONField(default=dict)  # its fields, once it is live
    state = models.CharField(max_length=4, choices=PuzzleState.choices, default=PuzzleState.NEW)
    lease = models.DateTimeField(null=True)  # nobody takes it before; None once it is looked at
    worker = models.CharField(max_length=80, blank=True)  # who has it
    tries = models.PositiveSmallIntegerField(default=0)
    created = models.DateTimeField(default=timezone.now)

    class Meta:
        """A turn is kept once."""

        constraints = (UniqueConstraint(fields=["guest", "turn"], name="one_puzzle_of_a_turn"),)
        indexes = (models.Index(fields=["lease"], name="puzzles_by_lease"),)
        ordering = ("-created", "pk")


class Attempt(models.Model):
    """How a guest has answered a puzzle: the first answer is the only one."""

    guest = models.ForeignKey("Guest", on_delete=models.CASCADE, related_name="attempts")
    puzzle = models.CharField(max_length=40)  # of the packaged ones, or a row
    title = models.CharField(max_length=20)
    kind = models.CharField(max_length=10)
    lines = models.JSONField(default=list)  # the whole turn
    choice = models.SmallIntegerField(default=-1)  # which of the choices it is, if any
    chance = models.FloatField(null=True)  # of another answer, once a bot has judged it
    is_right = models.BooleanField(null=True)  # None until a bot has judged it
    created = models.DateTimeField(default=timezone.now)

    class Meta:
        """The first answer counts."""

        constraints = (UniqueConstraint(fields=["guest", "puzzle"], name="one_answer_to_a_puzzle"),)


class Progress(models.Model):
    """How far a guest has come in a lesson, and what its coach has said at the table."""

    guest = models.ForeignKey("Guest", on_delete=models.CASCADE, related_name="progress")
    lesson = models.CharField(max_length=40)
    table = models.OneToOneField(
        "Table", null=True, on_delete=models.SET_NULL, related_name="progress"
    )  # the last one that it was played at
    talk = models.JSONField(default=dict)  # see `play.talks`
    is_done = models.BooleanField(default=False)  # it was played to its end once
    plays_on = models.BooleanField(default=False)  # the table is played beyond the lesson's end
    changed = models.DateTimeField(default=timezone.now)

    class Meta:
        """A guest has one of a lesson."""

        constraints = (
            UniqueConstraint(fields=["guest", "lesson"], name="one_progress_for_a_lesson"),
        )


class GameSums(models.Model):
    """The sums over the finished games of this server at one kind of table, without names."""

    title = models.CharField(max_length=20)
    board = models.CharField(max_length=40, blank=True)
    seat_count = models.PositiveSmallIntegerField()
    content = models.CharField(max_length=12)  # hash of the cards, numbers and map
    sums = models.JSONField(default=dict)  # as `explorer.aggregate` writes them

    class Meta:
        """There is one row for each."""

        constraints = (
            UniqueConstraint(
                fields=["title", "board", "seat_count", "content"], name="one_row_of_sums"
            ),
        )
