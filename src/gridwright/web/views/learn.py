"""The page to learn, its lessons, what there is to read on it, and the explorer."""

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_POST

from gridwright import words
from gridwright.core.errors import GridwrightError
from gridwright.games.registry import title_named
from gridwright.web import errors, forms, limits, preferences
from gridwright.web.pages import explore as explorer
from gridwright.web.pages import first_round as reading
from gridwright.web.pages import learn as pages
from gridwright.web.play import lessons
from gridwright.web.visits import Visit, address_of, guest_of


@require_GET
def learn(visit: Visit) -> HttpResponse:
    """Show the cards for a title: the one asked for, or else the one played last."""
    try:
        named = forms.text(visit.GET, "title") or preferences.quick_start(visit).title
        title = title_named(named).name
    except GridwrightError as error:
        return errors.wrong(visit, error)
    return render(visit, "gridwright/learn/learn.html", pages.learn(visit.guest, title))


@require_POST
def lesson(visit: Visit) -> HttpResponse:
    """Open the table of a lesson: the one that is begun, or a new one."""
    if delay := limits.TABLES.delay(address_of(visit)):
        return errors.too_often(visit, delay)
    try:
        identifier, way = forms.lesson(visit.POST)
        row = lessons.open_lesson(identifier, guest_of(visit), way)
    except GridwrightError as error:
        return errors.wrong(visit, error)
    return redirect("table", row.pk)


@require_GET
def first_round(visit: Visit) -> HttpResponse:
    return render(visit, "gridwright/learn/first_round.html", reading.first_round())


@require_GET
def explore(visit: Visit) -> HttpResponse:
    """Show what happened in many games of one kind."""
    try:
        named = forms.text(visit.GET, "title") or preferences.quick_start(visit).title
        question = explorer.Question(
            title_named(named).name,
            forms.text(visit.GET, "map"),
            forms.number(visit.GET, "seats"),
            forms.text(visit.GET, "bots"),
            forms.number(visit.GET, "rounds"),
        )
        words.about(question.title)
        shown = explorer.explore(question)
    except GridwrightError as error:
        return errors.wrong(visit, error)
    return render(visit, "gridwright/learn/explore_games.html", shown)
