"""The endpoints of the API. Importing this declares them all."""

from gridwright.web.api.calls import acting, games, learning, lobby, looking, public, talking, who

ORDER = ("who", "lobby", "looking", "acting", "talking", "games", "learning", "public")
"""In which openapi.json lists them, by module."""

__all__ = ["acting", "games", "learning", "lobby", "looking", "public", "talking", "who"]
