"""Which engine bots play with, for every page and for who watches over the server."""

from django.http import HttpRequest

from gridwright.web.serve.engines import do_bots_play_compiled


def engine(_: HttpRequest) -> dict[str, str]:
    """Return what all templates get: whether bots play with the compiled engine."""
    return {"engine": "compiled" if do_bots_play_compiled() else "interpreted"}
