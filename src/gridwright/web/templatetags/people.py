"""The people at a table, for the templates that are a part of its page."""

from django import template

from gridwright.web.pages import people as pages
from gridwright.web.play.looks import Look

register = template.Library()


@register.simple_tag
def people_of(look: Look) -> pages.People:
    """Return what who looks is told about the people at the table."""
    return pages.people(look)
