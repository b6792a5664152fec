"""The rows of the API: keys by which programs prove for whom they ask."""

from collections.abc import Collection
from typing import Final

from django.db import models
from django.db.models import Q
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


def valid_keys(numbers: Collection[int]) -> set[int]:
    """Return which keys still open anything: neither revoked nor over, of accounts that are open.

    A bot has no more than its owner: their closed account closes it, too.
    """
    rows = ApiKey.objects.filter(pk__in=numbers, account__closed=None)
    rows = rows.filter(Q(account__owner=None) | Q(account__owner__closed=None))
    rows = rows.filter(Q(ends=None) | Q(ends__gt=timezone.now()))
    return set(rows.values_list("pk", flat=True))
