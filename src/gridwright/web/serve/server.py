"""A process that answers requests: uvicorn on a socket that the supervisor has bound."""

import socket

import uvicorn

from gridwright.web.serve.asgi import application
from gridwright.web.serve.hub import HUB

_GRACE = 5  # seconds for requests that are still being answered


class Server(uvicorn.Server):
    """Ends its streams first, so that nothing is left to wait for."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to look for changes of other processes."""
        HUB.start()
        await super().startup(sockets)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Wake every stream, so that it ends."""
        HUB.close()
        await super().shutdown(sockets)


def answer(bound: socket.socket) -> None:
    """Answer what comes to *bound* until SIGTERM."""
    config = uvicorn.Config(
        application(),
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=_GRACE,
    )
    Server(config).run(sockets=[bound])
