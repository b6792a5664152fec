"""The rows of seeks: who waits for a table, and for what kind of one."""

from django.db import models
from django.utils import timezone


class Seek(models.Model):
    """Somebody who wants a seat at the next table of a title and a clock that fits."""

    guest = models.ForeignKey("Guest", on_delete=models.CASCADE, related_name="seeks")
    title = models.CharField(max_length=20)
    clock = models.CharField(max_length=10)  # the name of a preset
    is_rated = models.BooleanField(default=False)
    created = models.DateTimeField(default=timezone.now)
    seen = models.DateTimeField(default=timezone.now)  # when the page that waits last asked
    table = models.ForeignKey(  # the one that was laid, until its page is opened
        "Table", null=True, on_delete=models.CASCADE, related_name="seeks"
    )

    class Meta:
        """A guest has one. The oldest is served first."""

        constraints = (models.UniqueConstraint(fields=["guest"], name="one_seek_of_a_guest"),)
        ordering = ("created", "pk")
