"""The rows of the API: keys by which programs prove for whom they ask."""

from typing import Final

from django.db import models
from django.utils import timezone

LONGEST_LABEL: Final = 40


class ApiKey(models.Model):
    """A key of a member or of their bot. Only its hash is stored."""

    account = models.ForeignKey("Account", on_delete=models.CASCADE, related_name="api_keys")
    hashed = models.CharField(max_length=64, unique=True)
    label = models.CharField(max_length=LONGEST_LABEL)
    scopes = models.JSONField(default=list)  # see `api.keys.SCOPES`
    created = models.DateTimeField(default=timezone.now)
    used = models.DateTimeField(null=True)  # to the day
    ends = models.DateTimeField(null=True)
