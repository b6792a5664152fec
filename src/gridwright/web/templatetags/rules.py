"""Clauses in templates: ``{% clauses refusal.clauses %}``, ``{% prose entry.text %}``."""

from collections.abc import Iterable

from django import template
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from gridwright.content import rulebook
from gridwright.content.inline import BOLD, CODE, ITALIC
from gridwright.web.pages.clauses import Stretch, address

register = template.Library()

_LINK = '<a class="clause" href="{}" data-clause="{}">{}</a>'
_PLAIN = '<span class="clause">{}</span>'
_TAGS = {BOLD: "<strong>{}</strong>", ITALIC: "<em>{}</em>", CODE: "<code>{}</code>"}


@register.simple_tag
def clauses(identifiers: Iterable[str], here: str = "") -> SafeString:
    """Return links to clauses, which open as cards; *here* is the title of the page."""
    links = [(_clause(identifier, here),) for identifier in identifiers]
    return format_html_join(" ", "{}", links)


def _clause(identifier: str, here: str) -> SafeString:
    if identifier not in rulebook.clauses():
        return format_html(_PLAIN, identifier)
    return format_html(_LINK, address(identifier, here), identifier, identifier)


@register.simple_tag
def prose(stretches: Iterable[Stretch]) -> SafeString:
    """Return a text with its styles, its links, and what a search found in it."""
    return format_html_join("", "{}", [(_stretch(stretch),) for stretch in stretches])


def _stretch(stretch: Stretch) -> SafeString:
    html = format_html("<mark>{}</mark>" if stretch.is_hit else "{}", stretch.text)
    for style in reversed(stretch.styles):
        html = format_html(_TAGS[style], html)
    if not stretch.clause:
        return html
    return format_html(_LINK, stretch.address, stretch.clause, html)
