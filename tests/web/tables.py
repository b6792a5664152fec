"""Tables and guests for the tests."""

from django.apps import apps

from gridwright.web import guests, models
from gridwright.web.play import lobby, turns
from gridwright.web.play.table_cache import TABLE_CACHE
from gridwright.web.play.writing import changing

SEED = 7  # Recharged, Germany, three seats: seat 1 begins, and may open with plant 5 for 5


def guest(name: str) -> models.Guest:
    return guests.create(name)[0]


def laid(
    host: models.Guest, seats: tuple[str, ...], title: str = "recharged", **options: str
) -> models.Table:
    """Lay a table whose chance is always the same; *options* may name another ``board``."""
    board = options.pop("board", lobby.usual(title).board)
    wish = lobby.Wish(title, board, seats, options)
    row = lobby.lay(wish, host)
    models.Table.objects.filter(pk=row.pk).update(seed=SEED)
    forget(row.pk)
    with changing(row.pk) as change:
        change.keep()
    return models.Table.objects.get(pk=row.pk)


def three_people(**options: str) -> tuple[models.Table, tuple[models.Guest, ...]]:
    """Lay a table for Ana, Bea and Cid, who sit there in this order; Bea begins."""
    people = (guest("Ana"), guest("Bea"), guest("Cid"))
    row = laid(people[0], ("me", "open", "open"), **options)
    for number, person in enumerate(people[1:], 1):
        lobby.sit_down(row.places.get(number=number), person)
    return models.Table.objects.get(pk=row.pk), people


def forget(identifier: str) -> None:
    """Let the table be laid anew from its rows."""
    with TABLE_CACHE.borrow(identifier) as cached:
        cached.forget()


def lines(row: models.Table) -> list[tuple[int, int, str]]:
    """Return all actions of a table: index, seat, line."""
    return list(row.actions.order_by("index").values_list("index", "seat", "line"))


def take_turns(most: int = 1000) -> int:
    """Let bots move until none is next; return how often they did."""
    for count in range(most):
        turn = turns.claim("test")
        if turn is None:
            return count
        turns.take(turn)
    return most


TRIED_OUT = ("Draft", "PlannedTurn")


def written() -> tuple[object, ...]:
    """Return what there is, in short: how far every table has come, and how many rows of a kind.

    What a seat tries out is its own affair: of a plan that cannot be queued, what was chosen stays.
    """
    kinds = [model for model in apps.get_models() if model.__name__ not in TRIED_OUT]
    counts = [model._base_manager.count() for model in kinds]  # noqa: SLF001 - documented by Django
    tables = models.Table.objects.order_by("pk").values_list("pk", "version", "change", "state")
    return (*counts, *tables)
