"""What every page needs of preferences: its language, its theme, and the forms to choose others."""

from dataclasses import dataclass

from django.http import HttpRequest

from gridwright import words
from gridwright.web import preferences as kept

Context = dict[str, object]


@dataclass(frozen=True, slots=True)
class Choice:
    """A button of a form of preferences."""

    value: str
    text: str
    is_chosen: bool


def preferences(request: HttpRequest) -> Context:
    """Return what `base.html` says of preferences; a page may say itself where `here` is."""
    language, theme = words.current().language, kept.theme(request)
    return {
        "language": language,
        "languages": [
            Choice(code, words.catalogue(code).text("web.preferences.own_name"), code == language)
            for code in kept.choices(kept.LANGUAGE)
        ],
        "theme": theme,
        "themes": [
            Choice(name, words.text(f"web.preferences.theme.{name}"), name == theme)
            for name in kept.choices(kept.THEME)
        ],
        "here": request.get_full_path() if request.method in ("GET", "HEAD") else "/",
    }
