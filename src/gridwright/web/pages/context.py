"""What every template gets."""

from dataclasses import dataclass

from django.http import HttpRequest
from django.urls import reverse

from gridwright import words
from gridwright.draw.theme import DARK, LIGHT
from gridwright.web import models
from gridwright.web import preferences as stored
from gridwright.web.pages.common import Context, LabelledChoice
from gridwright.web.people.pages import Monogram, monogram
from gridwright.web.serve.engines import do_bots_play_compiled


def preferences(request: HttpRequest) -> Context:
    """Return what `base.html` needs of preferences; a page may set `here` itself."""
    language, theme = words.current().language, stored.theme(request)
    return {
        "language": language,
        "languages": [
            LabelledChoice(
                code, words.catalogue(code).text("web.preferences.own_name"), code == language
            )
            for code in stored.choices(stored.LANGUAGE)
        ],
        "theme": theme,
        "theme_colour": (DARK if theme == "dark" else LIGHT)["top"],
        "themes": [
            LabelledChoice(name, words.text(f"web.preferences.theme.{name}"), name == theme)
            for name in stored.choices(stored.THEME)
        ],
        "hand": stored.hand(request),
        "here": request.get_full_path() if request.method in ("GET", "HEAD") else "/",
    }


@dataclass(frozen=True, slots=True)
class SignedIn:
    """The member whose device asks, as the bar at the top shows them."""

    name: str
    monogram: Monogram
    profile: str  # where that is


def people(request: HttpRequest) -> dict[str, SignedIn | None]:
    """Return who is signed in; requests that are refused early belong to nobody."""
    member: models.Account | None = getattr(request, "member", None)
    if member is None:
        return {"signed_in": None}
    profile = reverse("profile", args=[member.name])
    return {"signed_in": SignedIn(member.name, monogram(member.name, member.colour), profile)}


def engine(_: HttpRequest) -> dict[str, str]:
    return {"engine": "compiled" if do_bots_play_compiled() else "interpreted"}
