"""Choosing a language, and light or dark; then back to the page."""

from django.http import HttpResponse, HttpResponseRedirect
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST

from gridwright.core.errors import GridwrightError
from gridwright.web import errors, forms, preferences
from gridwright.web.visits import Visit


@require_POST
def language(visit: Visit) -> HttpResponse:
    """Let a visitor read another language from now on."""
    return _kept(visit, preferences.LANGUAGE)


@require_POST
def theme(visit: Visit) -> HttpResponse:
    """Let a visitor have light or dark pages from now on."""
    return _kept(visit, preferences.THEME)


def _kept(visit: Visit, name: str) -> HttpResponse:
    response = HttpResponseRedirect(_back(visit))
    try:
        preferences.keep(visit, response, name, forms.text(visit.POST, name))
    except GridwrightError as error:
        return errors.wrong(visit, error)
    return response


def _back(visit: Visit) -> str:
    """Return the page that the form stood on, if it is one of ours."""
    said = str(visit.POST.get("next", ""))
    is_ours = said.startswith("/") and url_has_allowed_host_and_scheme(said, None)
    return said if is_ours else "/"
