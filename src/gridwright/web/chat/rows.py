"""The rows of chats: the lines of a table, and the private notes of the people at it."""

from typing import Final

from django.db import models
from django.utils import timezone

NOBODY: Final = -1
LONGEST_TEXT: Final = 300  # characters of a line
LONGEST_MEMO: Final = 2000


class ChatMode(models.TextChoices):
    """What may be said at a table."""

    FREE = "free"
    PHRASES = "phrases"  # ready phrases only
    NONE = "none"


class Room(models.TextChoices):
    """Who hears a line."""

    TABLE = "table"  # who sits there; watchers may read it
    WATCHERS = "watchers"  # who looks on; the seats read it after the end


class ChatLine(models.Model):
    """One line: a ready phrase, which everybody reads in their own language, or free words."""

    table = models.ForeignKey("Table", on_delete=models.CASCADE, related_name="chat_lines")
    room = models.CharField(max_length=10, choices=Room.choices)
    by = models.ForeignKey("Guest", null=True, on_delete=models.SET_NULL, related_name="chat_lines")
    seat = models.SmallIntegerField(default=NOBODY)  # of the speaker at that time
    phrase = models.CharField(max_length=20, blank=True)
    text = models.CharField(max_length=LONGEST_TEXT, blank=True)
    created = models.DateTimeField(default=timezone.now)
    taken_out = models.ForeignKey(
        "Act", null=True, on_delete=models.SET_NULL, related_name="chat_lines"
    )

    class Meta:
        """In the order in which they were said."""

        ordering = ("pk",)


class Memo(models.Model):
    """What somebody has noted for themselves at a table: nobody else ever sees it."""

    table = models.ForeignKey("Table", on_delete=models.CASCADE, related_name="memos")
    guest = models.ForeignKey("Guest", on_delete=models.CASCADE, related_name="memos")
    text = models.TextField(max_length=LONGEST_MEMO)

    class Meta:
        """A person has one at a table."""

        constraints = (
            models.UniqueConstraint(fields=["table", "guest"], name="one_memo_at_a_table"),
        )
