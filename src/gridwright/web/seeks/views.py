"""The page of tables, and waiting for one."""

from typing import Final

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_POST

from gridwright.core.errors import GridwrightError
from gridwright.web import errors, forms, guests, limits
from gridwright.web.database import if_nobody_writes
from gridwright.web.play import watching
from gridwright.web.seeks import filters, pages, seeking
from gridwright.web.visits import Visit, elsewhere, guest_of, laying_delay

WAITS: Final = "waits"  # sent by a page on which somebody waits
_WAYS: Final = ("leave", "bots")


@require_GET
def tables(visit: Visit) -> HttpResponse:
    """Show open tables; while somebody waits here, their page says that it is open."""
    try:
        sent = filters.sent(visit.GET)
    except GridwrightError as error:
        return errors.wrong(visit, error)
    chosen = filters.kept(visit) if sent is None else sent
    seek = seeking.seek_of(visit.guest)
    waits = WAITS in visit.GET
    if seek is not None and seek.table_id is not None and waits and visit.htmx:
        return elsewhere("table", seek.table_id)
    if seek is not None and visit.guest is not None:
        guests.see(visit.guest, guests.OFTEN)  # a live game begins once everybody is here
        with if_nobody_writes():
            seeking.mark_open(seek)
    now = watching.database_now()
    shown = pages.lobby_page(visit.guest, chosen, seek, now, has_waited=waits)
    response = render(visit, "gridwright/seeks/tables.html", shown)
    if sent is not None and not visit.htmx:
        filters.keep(visit, response, chosen)
    return response


@require_POST
def seek(visit: Visit) -> HttpResponse:
    """Let somebody wait for a table, wait no longer, or start with bots instead."""
    try:
        way = forms.one_of(visit.POST, "way", ("", *_WAYS))
        if way == "bots":
            return _start(visit)
        if way == "leave":
            if visit.guest is not None:
                seeking.leave(visit.guest)
            return redirect("tables")
        wanted = _wanted(visit)
        seeking.check(wanted, visit.member)
        guest = guest_of(visit)
        if delay := limits.SEEKS.delay(str(guest.pk)):
            return errors.too_often(visit, delay)
        seeking.seek(guest, wanted)
    except GridwrightError as error:
        return errors.wrong(visit, error)
    return redirect("tables")


def _wanted(visit: Visit) -> seeking.Wanted:
    is_rated = forms.one_of(visit.POST, "kind", ("", *forms.KINDS_OF_TABLES)) == forms.RATED
    clock = forms.one_of(visit.POST, "clock", seeking.CLOCKS)
    return seeking.Wanted(forms.text(visit.POST, "title"), clock, is_rated)


def _start(visit: Visit) -> HttpResponse:
    """Start with bots in the seats for which nobody was found."""
    if visit.guest is None:
        raise GridwrightError("web.seeks.over")
    if delay := laying_delay(visit):
        return errors.too_often(visit, delay)
    return redirect("table", seeking.start_with_bots(visit.guest).pk)
