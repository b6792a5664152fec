"""A process that answers requests: streams and files first, the rest by Django in a few threads."""

import os
import socket
from typing import Any, Final

import django
import uvicorn
from a2wsgi import WSGIMiddleware
from django.core.wsgi import get_wsgi_application

from gridwright.web import environment
from gridwright.web.addresses import Listening
from gridwright.web.api import streams as program_streams
from gridwright.web.pages import style_sheets
from gridwright.web.serve import assets
from gridwright.web.serve.connections import AT_ONCE, Connection, Room, raise_file_limit
from gridwright.web.serve.hub import HUB
from gridwright.web.serve.metrics import counted
from gridwright.web.serve.requests import Application, Gate, Receive, Scope, Send, identified
from gridwright.web.serve.streams import PATH, stream
from gridwright.web.serve.supervisor import QUEUE

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "gridwright.web.settings")

_THREADS: Final = 4
_WRITERS: Final = 2  # threads that may wait for the database at a time
_DAY: Final = 24 * 60 * 60  # seconds that a browser keeps the typeface without asking


def application() -> Application:
    django.setup()
    django_application: Any = get_wsgi_application()
    threads: Any = WSGIMiddleware(django_application, workers=_THREADS)
    outer = _files(Gate(threads, _WRITERS, environment.PATIENCE))
    to_programs = program_streams.ProgramStreams()

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await _other(scope, receive, send)
            return
        scope = identified(scope)
        if PATH.fullmatch(scope["path"]) and scope["method"] == "GET":
            await stream(scope, receive, send)
        elif program_streams.PATH.fullmatch(scope["path"]) and scope["method"] == "GET":
            await to_programs(scope, receive, send)
        else:
            await outer(scope, receive, send)

    return counted(answer)


def _files(inner: Application) -> Application:
    """Return *inner* behind the static files of all our apps, and the typeface."""
    from servestatic import ServeStaticASGI  # noqa: PLC0415 - it is slow to import

    address = f"static/{assets.version()}/"
    served = ServeStaticASGI(
        inner,
        allow_all_origins=False,
        max_age=_DAY,
        immutable_file_test=lambda _, url: url.startswith(f"/{address}"),
    )
    place = assets.folder()
    for directory in assets.sources() if place is None else (place,):
        served.add_files(str(directory), prefix=address)
    if (faces := style_sheets.font_folder()) is not None:
        served.add_files(str(faces), prefix="fonts/")
    application: Application = served
    return application


async def _other(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer start and end of the server; turn web sockets away."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close"})
    while scope["type"] == "lifespan":
        event = (await receive())["type"]
        await send({"type": f"{event}.complete"})
        if event == "lifespan.shutdown":
            return


_GRACE = 5  # seconds for requests that are still being answered


class Server(uvicorn.Server):
    """Ends its streams first, so that nothing is left to wait for."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to look for changes of other processes."""
        HUB.start()
        await super().startup(sockets)
        for bound in sockets or ():  # uvicorn has made the queue as short as `AT_ONCE`
            bound.listen(QUEUE)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        HUB.close()
        await super().shutdown(sockets)


def answer(bound: list[socket.socket]) -> None:
    """Answer what comes to *bound* until SIGTERM."""
    Listening.host = bound[0].getsockname()[0]
    Connection.room = Room.of_process(raise_file_limit())
    config = uvicorn.Config(
        application(),
        http=Connection,
        ws="none",
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        backlog=AT_ONCE,
        timeout_graceful_shutdown=_GRACE,
    )
    Server(config).run(sockets=bound)
