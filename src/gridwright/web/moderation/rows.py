"""The rows of house keeping: what was reported, and what was done."""

from typing import Final

from django.db import models
from django.utils import timezone

LONGEST_REASON: Final = 300
LONGEST_REPORT: Final = 500


class ReportState(models.TextChoices):
    """Whether somebody has looked at a report."""

    OPEN = "open"
    DONE = "done"


class Report(models.Model):
    """What somebody thinks is wrong about somebody else, with the lines around it."""

    by = models.ForeignKey("Guest", null=True, on_delete=models.SET_NULL, related_name="reports")
    about = models.ForeignKey(
        "Guest", null=True, on_delete=models.SET_NULL, related_name="reports_of_others"
    )
    line = models.ForeignKey(
        "ChatLine", null=True, on_delete=models.SET_NULL, related_name="reports"
    )
    table = models.ForeignKey("Table", null=True, on_delete=models.SET_NULL, related_name="reports")
    why = models.CharField(max_length=10, blank=True)  # see `chat.reporting.REASONS`
    text = models.CharField(max_length=LONGEST_REPORT, blank=True)
    context = models.JSONField(default=list)  # the lines before and after, as they were then
    state = models.CharField(
        max_length=10, choices=ReportState.choices, default=ReportState.OPEN, db_index=True
    )
    created = models.DateTimeField(default=timezone.now)
    closed = models.DateTimeField(null=True)


class ActKind(models.TextChoices):
    """What a moderator can do."""

    NOTHING = "nothing"  # there was nothing to do
    TAKE_OUT = "take_out"  # a line of a chat
    QUIET = "quiet"  # only ready phrases, for some days
    BAR = "bar"  # no seat at open tables, for some days
    LIFT = "lift"  # of both, before their end
    RENAME = "rename"
    CLOSE = "close"  # an account
    REOPEN = "reopen"
    ROLE = "role"
    RESET = "reset"  # a link to choose a new password
    ANNUL = "annul"  # a rated result


class Act(models.Model):
    """What was done, by whom, and why: written once, never changed."""

    by = models.ForeignKey(
        "Account", null=True, on_delete=models.SET_NULL, related_name="acts"
    )  # None for what was done at the terminal of the server
    about = models.ForeignKey(
        "Guest", null=True, on_delete=models.SET_NULL, related_name="acts_of_others"
    )
    kind = models.CharField(max_length=10, choices=ActKind.choices)
    reason = models.CharField(max_length=LONGEST_REASON, blank=True)
    until = models.DateTimeField(null=True)
    report = models.ForeignKey(Report, null=True, on_delete=models.SET_NULL, related_name="acts")
    created = models.DateTimeField(default=timezone.now)

    class Meta:
        """The latest last."""

        ordering = ("pk",)
