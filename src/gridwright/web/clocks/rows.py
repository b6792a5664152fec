"""The rows of clocks: that of each table, and the calendars of the people at it."""

from typing import Final

from django.db import models
from django.utils import timezone

from gridwright.web import ids

NOBODY: Final = -1
LONGEST_TURN: Final = 60  # characters of what names a turn


class AtFlag(models.TextChoices):
    """What happens when the time of a seat is up."""

    BOT = "bot"  # a bot plays on
    TURN = "turn"  # a bot plays this turn
    WAIT = "wait"


class Clock(models.Model):
    """The clock of a table: what was agreed, and the turn that it measures. A table may have none.

    While it stands still for everybody, during a break, `began` and `flag_at` are empty.
    """

    table = models.OneToOneField(
        "Table", primary_key=True, on_delete=models.CASCADE, related_name="clock"
    )
    free = models.PositiveIntegerField()  # seconds of each turn that cost nothing
    bank = models.PositiveIntegerField()  # seconds at the beginning, and the most
    refill = models.PositiveIntegerField()  # seconds at the beginning of a round
    at_flag = models.CharField(max_length=10, choices=AtFlag.choices, default=AtFlag.BOT)
    level = models.CharField(max_length=40)  # of the bot that plays then
    allows_nights = models.BooleanField(default=True)
    allows_away = models.BooleanField(default=True)

    seat = models.SmallIntegerField(default=NOBODY)  # whose time runs
    turn = models.CharField(max_length=LONGEST_TURN, blank=True)  # round, phase and seat
    began = models.DateTimeField(null=True)  # since when it runs without a break
    spent = models.PositiveBigIntegerField(default=0)  # milliseconds of the turn before that
    turn_free = models.PositiveBigIntegerField(default=0)  # milliseconds of it that cost nothing
    flag_at = models.DateTimeField(null=True)  # when the time of the seat is up
    is_overdue = models.BooleanField(default=False)  # it is up, and the others wait
    refilled = models.PositiveSmallIntegerField(default=0)  # the last round that brought a refill

    break_ends = models.DateTimeField(null=True)  # of the break that is on, if one is
    returned = models.JSONField(default=list)  # the keys of guests who are back from it
    gathers_until = models.DateTimeField(null=True)  # the table is full and waits for all to come

    lease = models.DateTimeField(null=True)  # when the clerk must look at it, if ever
    worker = models.CharField(max_length=80, blank=True)  # the clerk that does
    tries = models.PositiveSmallIntegerField(default=0)

    class Meta:
        """Clerks ask for those that are due."""

        indexes = (models.Index(fields=["lease"], name="clocks_by_lease"),)

    @property
    def is_on_break(self) -> bool:
        return self.break_ends is not None


class Night(models.Model):
    """When somebody sleeps, from a moment on until the next such row. Rows are never changed."""

    guest = models.ForeignKey("Guest", on_delete=models.CASCADE, related_name="nights")
    counts_from = models.DateTimeField()
    zone = models.CharField(max_length=ids.LONGEST_ZONE)
    start = models.PositiveSmallIntegerField()  # minutes after midnight
    end = models.PositiveSmallIntegerField()  # the same as the start for no night at all
    created = models.DateTimeField(default=timezone.now)

    class Meta:
        """In the order in which they count."""

        ordering = ("counts_from", "pk")


class Away(models.Model):
    """A time in which somebody does not play."""

    guest = models.ForeignKey("Guest", on_delete=models.CASCADE, related_name="aways")
    start = models.DateTimeField()
    end = models.DateTimeField()

    class Meta:
        """The first one first."""

        ordering = ("start",)


class Outage(models.Model):
    """A time in which no server was there: all clocks stood still."""

    start = models.DateTimeField()
    end = models.DateTimeField(db_index=True)


def clock_of(table: models.Model) -> Clock | None:
    """Return the clock that was read with the row of a *table*, if it has one."""
    clock: Clock | None = getattr(table, "clock", None)
    return clock
