"""A REST service, one request after the other: a table is for one thread at a time.

curl -d '{"title": "card", "seats": 3}' localhost:8000/tables
curl -d '{"seat": 0, "action": "open 5 5", "version": 0}' localhost:8000/tables/0
curl 'localhost:8000/tables/0?seat=1'
"""

import json
import sys
from typing import Any
from urllib.parse import parse_qs
from wsgiref.simple_server import make_server

import gridwright

tables = []


def answer(path: str, seat: int, body: dict[str, Any]) -> object:
    if path == "/tables":
        tables.append(gridwright.table(body["title"], seats=body["seats"], seed=body.get("seed")))
        return {"table": len(tables) - 1}
    table = tables[int(path.removeprefix("/tables/"))]
    if not body:
        return table.as_dict(seat)
    events = table.play(body["action"], body["seat"], version=body["version"])
    return [event.as_dict(table.game.seats) for event in events]


def service(request: dict[str, Any], start: Any) -> list[bytes]:
    body = json.loads(request["wsgi.input"].read(int(request["CONTENT_LENGTH"] or 0)) or "{}")
    seat = int(parse_qs(request["QUERY_STRING"]).get("seat", ["-2"])[0])  # -2 for a spectator
    try:
        status, reply = "200 OK", answer(request["PATH_INFO"], seat, body)
    except gridwright.GridwrightError as error:
        status, reply = "409 Conflict", error.as_dict()
    except (LookupError, ValueError) as error:
        status, reply = "400 Bad Request", {"sentence": str(error)}
    start(status, [("Content-Type", "application/json")])
    return [json.dumps(reply).encode()]


with make_server("127.0.0.1", int(sys.argv[1]) if sys.argv[1:] else 8000, service) as server:
    print(f"http://127.0.0.1:{server.server_port}/tables", flush=True)
    server.serve_forever()
