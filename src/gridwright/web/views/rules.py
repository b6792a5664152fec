"""The rules: read, searched, and looked up one by one.

A link from a table carries its id as ``table``, so that the pages have a way back to it.
"""

import re
from typing import Final

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET

from gridwright.core.errors import GridwrightError, Message
from gridwright.games.registry import title_named
from gridwright.web import errors, forms
from gridwright.web.pages import rules as pages
from gridwright.web.pages.clauses import texts
from gridwright.web.pages.common import Context
from gridwright.web.visits import Visit

_TABLE: Final = re.compile(r"[a-z0-9]{1,20}")


def _way_back(visit: Visit) -> Context:
    """Return the table that the reader came from, and what links must add to keep it."""
    table = visit.GET.get("table", "")
    return {"table": table, "keep": f"?table={table}"} if _TABLE.fullmatch(table) else {}


@require_GET
def index(visit: Visit) -> HttpResponse:
    try:
        query = pages.checked_query(forms.text(visit.GET, "q"))
    except GridwrightError as error:
        return errors.wrong(visit, error)
    return render(visit, "gridwright/rules/index.html", {**pages.index(query), **_way_back(visit)})


@require_GET
def of_title(visit: Visit, name: str) -> HttpResponse:
    try:
        title = title_named(name)
    except GridwrightError as error:
        return errors.told(visit, 404, error.message)
    try:
        query = pages.checked_query(forms.text(visit.GET, "q"))
    except GridwrightError as error:
        return errors.wrong(visit, error)
    context = {**pages.of_title(title, query), **_way_back(visit)}
    return render(visit, "gridwright/rules/title.html", context)


@require_GET
def components(visit: Visit, name: str) -> HttpResponse:
    try:
        title = title_named(name)
    except GridwrightError as error:
        return errors.told(visit, 404, error.message)
    return render(visit, "gridwright/rules/components.html", pages.components(title))


@require_GET
def reconstructed(visit: Visit) -> HttpResponse:
    return render(visit, "gridwright/rules/reconstructed.html", pages.reconstructed())


@require_GET
def clause(visit: Visit, identifier: str) -> HttpResponse:
    """Show one clause: for a script the card alone."""
    entry = texts().get(identifier)
    if entry is None:
        return errors.told(visit, 404, Message("web.rules.no_clause", {"clause": identifier}))
    template = "card" if visit.htmx else "clause"
    return render(visit, f"gridwright/rules/{template}.html", pages.one(entry))
