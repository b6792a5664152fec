"""An evening of which openapi.json has the examples: a request and its answer for every endpoint.

What is new each time (ids, secrets, moments) is replaced by something that always stays.
"""

import json
import re
import secrets
from datetime import UTC, datetime
from typing import Any, Final
from unittest.mock import patch

from gridwright.puzzles.packaged import packaged
from gridwright.web import limits, models
from gridwright.web.api.endpoints import ENDPOINTS, Endpoint
from gridwright.web.play import analyses, lobby, puzzles, turns
from gridwright.web.play.perspective import public_record
from tests.web.analysed import analysed, judged
from tests.web.members import member
from tests.web.programs import Answer, Program
from tests.web.tables import SEED, take_turns

Example = dict[str, Any]
MOST: Final = 3  # entries of a list: the rest would say the same again
WHOLE: Final = ("seats", "names", "lines", "scores", "ranking", "banks", "flags", "scopes")
DAY: Final = datetime(2026, 11, 20, 19, 30, tzinfo=UTC)
MOMENT: Final = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z")
NUMBERED: Final = ("id", "proposal")  # whose numbers a database counts


class Evening:
    """Ana and Bea with their programs, and the examples so far."""

    def __init__(self) -> None:
        self.ana, self.bea = member("Ana"), member("Bea")
        self.programs = {"Ana": Program(self.ana), "Bea": Program(self.bea)}
        self.examples: dict[str, Any] = {}
        self.names: dict[str, str] = {}  # what stands for what is new each time
        self.programs["Ana"].get("/titles")  # from now on the endpoints are there

    def stands_for(self, value: str, name: str) -> str:
        self.names[value] = name
        return value

    def call(
        self,
        who: str,
        name: str,
        /,
        query: dict[str, Any] | None = None,
        **sent: Any,  # noqa: ANN401
    ) -> Any:  # noqa: ANN401
        """Call an endpoint by its name; its parameters stand in *sent*, and else is the body."""
        limits.CALLS.clear()
        endpoint = next(each for each in ENDPOINTS if each.name == name)
        path, places = endpoint.path, {}
        for key in re.findall(r"\{(\w+)\}", path):
            places[key] = sent.pop(key)
            path = path.replace(f"{{{key}}}", places[key])
        answer = self._answer(self.programs[who], endpoint, path, query or {}, sent)
        assert answer.status == endpoint.status, (name, answer.text)
        is_lines = not answer.headers["Content-Type"].startswith("application/json")
        example: Example = {"parameters": {**places, **(query or {})}}
        if endpoint.method == "POST":
            example["body"] = sent
        example["answer"] = answer.text if is_lines else shortened(answer.json)
        self.examples[name] = {
            key: each for key, each in example.items() if each != {} or key == "body"
        }
        return answer.text if is_lines else answer.json

    def _answer(
        self,
        program: Program,
        endpoint: Endpoint,
        path: str,
        query: dict[str, Any],
        sent: dict[str, Any],
    ) -> Answer:
        if endpoint.method == "GET":
            return program.get(path, **query)
        return program.delete(path) if endpoint.method == "DELETE" else program.post(path, **sent)

    def text(self) -> str:
        """Return all examples, the same each time."""
        whole = json.dumps(numbered(self.examples), ensure_ascii=False, indent=1)
        for value, name in self.names.items():
            whole = whole.replace(value, name)
        return MOMENT.sub(f"{DAY:%Y-%m-%dT%H:%M:%S}.000Z", whole) + "\n"


def shortened(value: Any, key: str = "") -> Any:  # noqa: ANN401 - whatever JSON has
    """Return *value* with no more of its longer lists than is enough to see what is in them."""
    if isinstance(value, dict):
        return {
            each: part if each == "position" else shortened(part, each)
            for each, part in value.items()
        }
    if isinstance(value, list):
        kept = value if key in WHOLE else value[:MOST]
        return [shortened(each, key) for each in kept]
    return value


def numbered(value: Any, key: str = "") -> Any:  # noqa: ANN401 - whatever JSON has
    """Return *value* with numbers that a database has counted replaced by the first."""
    if isinstance(value, dict):
        return {each: numbered(part, each) for each, part in value.items()}
    if isinstance(value, list):
        return [numbered(each, key) for each in value]
    return 1 if key in NUMBERED and isinstance(value, int) else value


def evening() -> str:
    """Play the evening; return its examples as they are packaged."""
    with (
        patch.object(secrets, "randbelow", lambda _: SEED),
        patch.object(secrets, "token_hex", lambda count: "5a" * count),
        patch.object(puzzles, "_EPOCH", datetime.now(UTC).date()),
    ):
        there = Evening()
        table = laid(there)
        played(there, table)
        talked(there, table)
        over(there)
        learned(there)
        known(there)
    missing = {endpoint.name for endpoint in ENDPOINTS} - set(there.examples)
    assert not missing, missing
    return there.text()


def laid(there: Evening) -> str:
    """Lay a table for Ana, Bea and a bot."""
    there.call("Ana", "titles")
    head = there.call(
        "Ana",
        "lay_table",
        title="recharged",
        map="germany",
        seats=["me", "open", "planner"],
        clock={"preset": "evening", "at_flag": "bot"},
        join="anyone",
    )
    table = there.stands_for(head["id"], "xpxc3ag3nu")
    there.stands_for(head["seats"][1]["invitation"], "k7Qd0mZtV4uYp2Rc9sWx1A")
    there.stands_for(head["code"], "K7MDR")
    there.call("Bea", "listed_tables", {"title": "recharged", "open": 1})
    there.call("Bea", "sit_down", table=table, seat="B")
    there.call("Bea", "one_table", table=table)
    models.Clock.objects.filter(table=table).delete()  # so that no second passes
    there.call("Bea", "my_tables", {"state": "running"})
    there.call("Bea", "me")
    return str(table)


def played(there: Evening, table: str) -> None:
    """Play the beginning of a game."""
    there.call("Bea", "view", table=table)
    there.call("Bea", "act", table=table, version=0, lines=["open 5 5"])
    there.call("Bea", "bid_up_to", table=table, amount=9, drops=True)
    there.call("Bea", "bid_up_to", table=table, amount=0)
    there.call("Bea", "bid_up_to", table=table, amount=9, drops=True)
    legal = [
        each
        for each in there.call("Ana", "offers", {"phase": "building"}, table=table)["offers"]
        if each["is_legal"]
    ]
    there.call("Ana", "offers", {"phase": "building", "draft": [legal[0]["text"]]}, table=table)
    there.call("Ana", "plan", table=table, phase="building", lines=[legal[0]["text"]])
    there.call("Ana", "forget_plan", table=table)
    there.call("Ana", "propose", table=table, kind="back", number=0)
    proposal = models.Proposal.objects.get().pk
    there.call("Bea", "vote", table=table, proposal=proposal, is_yes=False)
    until_undo(there, table)
    there.call("Bea", "view", {"since": 0}, table=table)
    there.call("Bea", "record", table=table)
    there.call("Bea", "replay", {"at": 1}, table=table)
    there.call("Ana", "my_notices")


def until_undo(there: Evening, table: str) -> None:
    """Let the bot and both programs pass until Bea has something that she may take back."""
    for _ in range(80):
        take_turns(4)
        view = there.call("Bea", "view", table=table)
        if view["phase"] == "resources" and view["to_act"] == "B":
            break
        who = {"A": "Ana", "B": "Bea"}[view["to_act"]]
        offers = there.call(who, "offers", table=table)
        legal = [each for each in offers["offers"] if each["is_legal"]]
        there.call(who, "act", table=table, version=offers["version"], lines=[legal[0]["text"]])
    else:
        raise AssertionError
    offers = there.call("Bea", "offers", table=table)
    line = next(each["text"] for each in offers["offers"] if each["is_legal"] and each["price"])
    draft = there.call("Bea", "offers", {"draft": [line]}, table=table)
    moved = there.call("Bea", "act", table=table, version=draft["version"], lines=[line])
    there.call("Bea", "undo", table=table, version=moved["version"])


def talked(there: Evening, table: str) -> None:
    there.call("Ana", "say", table=table, text="Good evening!")
    there.call("Bea", "chat", table=table)
    kept = there.call("Ana", "keep_record", record=public_record(table))
    there.stands_for(kept["id"], "q2m8r5t7wz")
    there.call("Ana", "kept_record", game=kept["id"])
    there.call("Bea", "give_up", table=table)


def over(there: Evening) -> None:
    """Let bots play a game to its end, and look at what came of it."""
    row = lobby.lay(lobby.Wish("card", "", ("novice", "novice"), tempo="at_once"), there.ana.guest)
    table = there.stands_for(row.pk, "c4rdgame77")
    while (turn := turns.claim("examples")) is not None:
        turns.take(turn)
    row.refresh_from_db()
    assert row.state == models.TableState.OVER
    there.call("Ana", "story", table=table)
    there.call("Ana", "ask_for_analysis", table=table)
    models.Analysis.objects.all().delete()
    recording = analyses.recording_of(row)
    best = recording.game.write(recording.moves[4].action)
    analysis = analysed(row, [judged(recording, 0, 0.55), judged(recording, 3, 0.5, 0.12, best)])
    there.call("Ana", "analysis", game=table)
    there.call("Ana", "ask_for_advice", game=table, at=3)
    moves = [
        {
            "lines": [best],
            "chance": [0.62, 0.04],
            "behind": [0.0, 0.0],
            "is_equal": False,
            "ceiling": 0,
            "reasons": [],
            "is_played": False,
        }
    ]
    analysis.compared.update(result={"moves": moves}, lease=None)
    there.call("Ana", "advice", {"at": 3}, game=table)


def learned(there: Evening) -> None:
    there.call("Ana", "daily_puzzle")
    puzzle = packaged("recharged")[0]
    there.call("Ana", "attempt", puzzle=puzzle.id, lines=list(puzzle.choices[0].plan))
    there.call("Ana", "one_puzzle", puzzle=puzzle.id)


def known(there: Evening) -> None:
    """Write what other games would have left behind, and ask for it."""
    pool = "recharged.three_to_six"
    for account, mu, wins in ((there.ana, 26.0, 9), (there.bea, 24.5, 5)):
        models.Rating.objects.create(
            account=account, pool=pool, mu=mu, sigma=3.1, games=24, wins=wins, last=DAY
        )
    there.call("Ana", "member", name="Ana")
    there.call("Ana", "ladder", pool=pool)
    result = models.Result.objects.create(
        id="xpxc3ag3nu",
        title="recharged",
        board="germany",
        seat_count=3,
        rules=2,
        record="",
        pool=pool,
        pace="live",
        rounds=9,
        ended=DAY,
        is_rated=True,
    )
    seats = ((there.ana.guest, "Ana", "", 2), (there.bea.guest, "Bea", "", 1))
    for seat, (who, name, level, place) in enumerate((*seats, (None, "Ampere", "planner", 3))):
        models.Placing.objects.create(
            result=result,
            seat=seat,
            guest=who,
            name=name,
            bot=level,
            place=place,
            cities=(14, 15, 13)[seat],
            money=(21, 4, 37)[seat],
        )
    there.call("Ana", "results", {"since": "2026-11-01T00:00:00Z"})
