"""Tables at which a visitor has a certain decision to make."""

from gridwright.core.offers import Offer
from gridwright.tables.table import Table
from gridwright.web import models
from gridwright.web.play.seating import Seating
from gridwright.web.play.table_cache import TABLE_CACHE
from tests.web.browser import Visitor
from tests.web.tables import laid


def usual_line(offers: list[Offer]) -> str:
    """Return what everybody does: buy the first plant for its price, and nothing else."""
    legal = [offer.text for offer in offers if offer.is_legal]
    for verb in ("open", "drop", "region", "trust", "remove", "discard", "done"):
        found = [line for line in legal if line.split()[0] == verb]
        if found:
            return found[0]
    return legal[0]


def deciding(
    visitor: Visitor, verb: str, title: str = "recharged", seats: int = 3, **more: str
) -> models.Table:
    """Lay a table and play the usual until somebody may do *verb*: the visitor."""
    me = visitor.become("Bea")
    row = laid(me, ("me", *["open"] * (seats - 1)), title, **more)
    row.places.filter(guest=None).update(bot="novice")
    with TABLE_CACHE.borrow(row.pk) as cached:
        table = cached.catch_up(row, Seating.of(row).names)
        play_until(row, table, verb)
        seat = table.to_act
    row.places.exclude(number=seat).update(bot="novice", guest=None)
    row.places.filter(number=seat).update(bot="", guest=me)
    for number, name in enumerate(("Ana", "Bea", "Cid")):
        row.places.filter(number=number).update(name=name)
    row.bot_turns.all().delete()
    return row


def play_until(row: models.Table, table: Table, verb: str) -> None:
    """Play the usual, and write it, until *verb* is possible."""
    written = []
    while verb not in {o.text.split()[0] for o in table.offers() if o.is_legal}:
        line, seat = usual_line(table.offers()), table.to_act
        written.append(models.Action(table=row, index=table.version, seat=seat, line=line))
        table.play(line, seat)
    models.Action.objects.bulk_create(written)
    row.version, row.state = table.version, models.TableState.RUNNING
    row.save()
