"""Words of the catalogues in templates: ``{% say "web.home.mine" %}``, ``{% titled "card" %}``."""

from datetime import date
from functools import lru_cache
from typing import Final

from django import template

from gridwright import words
from gridwright.arena import levels
from gridwright.core.errors import Message, Value
from gridwright.web.pages import people as pages
from gridwright.web.pages.common import board_name
from gridwright.web.play.perspective import Perspective
from gridwright.words import Catalogue, Names

register = template.Library()

_FIXED: Final = 16384  # cached texts: more than all languages have for all titles


@register.simple_tag
def say(identifier: str, **values: Value) -> str:
    return words.text(identifier, **values) if values else _fixed(words.current(), identifier)


@lru_cache(_FIXED)
def _fixed(catalogue: Catalogue, identifier: str) -> str:
    """Return a text without any values, which pages have by the dozen."""
    return catalogue.text(identifier)


@register.simple_tag
def say_of(family: str, *names: str | int) -> str:
    """Return the words for one of a family: of *family* that which *names* lead to."""
    return words.text(".".join([family, *[str(name) for name in names]]))


@register.simple_tag
def titled(title: str) -> str:
    return words.text(f"title.{title}")


@register.simple_tag
def printed(board: str) -> str:
    return board_name(board)


@register.simple_tag
def day(when: date) -> str:
    return words.day(when)


@register.simple_tag
def state(name: str) -> str:
    return words.text(f"web.state.{name}")


@register.simple_tag
def bot(level: str) -> str:
    return words.text("web.new.bot", level=words.text(f"web.level.{level}"))


@register.simple_tag
def about_level(level: str) -> str:
    return levels.about(level)


@register.simple_tag
def phase(title: str, name: str) -> str:
    return words.say(Message("web.phase", {"phase": name}), Names(title=title))


@register.simple_tag
def people_of(perspective: Perspective) -> pages.People:
    return pages.people(perspective)
