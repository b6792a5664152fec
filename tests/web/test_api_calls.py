"""The API: who may ask for what, how a game is played by it, and what goes wrong."""

import json

import pytest
from django.db import OperationalError
from django.test import Client

from gridwright import position, replay
from gridwright.web import limits, models
from gridwright.web.api import entrance
from gridwright.web.api.endpoints import ENDPOINTS
from gridwright.web.clocks.terms import PRESETS
from gridwright.web.people.club import club
from gridwright.web.play import lobby
from gridwright.web.play.perspective import public_record
from tests.web.browser import Visitor
from tests.web.members import device_cookie, member
from tests.web.programs import Answer, Program
from tests.web.tables import guest, laid, lines, take_turns, written


def two_programs() -> tuple[models.Table, Program, Program]:
    """Lay a table for Ana and Bea, and a bot; Bea begins, and may open with plant 5 for 5."""
    ana, bea = member("Ana"), member("Bea")
    row = laid(ana.guest, ("me", "open", "novice"))
    lobby.sit_down(row.places.get(number=1), bea.guest)
    return models.Table.objects.get(pk=row.pk), Program(ana), Program(bea)


# Who may ask


def test_what_is_for_everybody_needs_no_key(sqlite: None) -> None:
    row, _, _ = two_programs()
    nobody = Program()

    open_to_all = ("/titles", "/tables", f"/tables/{row.pk}", "/members/ana")
    assert [nobody.get(path).status for path in open_to_all] == [200] * 4
    assert nobody.get("/ladder/recharged.two").status == 200
    assert nobody.get("/results.ndjson").status == 200
    answer = nobody.get(f"/tables/{row.pk}/view")
    assert (answer.status, answer.error) == (401, "web.api.no_key")
    assert answer.headers["WWW-Authenticate"] == "Bearer"


PATHS = {"table": "none", "game": "none", "puzzle": "none", "name": "x", "pool": "x"}


def calls() -> list[tuple[str, str, str]]:
    """Return every endpoint that needs a scope: its method, its path, and the scope."""
    Program().get("/titles")  # with the first call, they are there
    return [(each.method, each.path.format(**PATHS), each.scope) for each in ENDPOINTS]


def test_a_key_may_do_what_its_scopes_say(sqlite: None) -> None:
    """With all scopes but the one that is needed, every endpoint refuses; with it, none does."""
    ana = member("Ana")
    scopes = ("read", "play", "host", "chat")
    without = {scope: Program(ana, *[each for each in scopes if each != scope]) for scope in scopes}
    needed = {scope: Program(ana, scope) for scope in scopes}
    before = written()
    asked = [call for call in calls() if call[2]]
    assert len(asked) >= 25

    for method, path, scope in asked:
        body = json.dumps({"records": 1}) if method == "POST" else ""
        answer = without[scope].send(method, path, body)
        assert (answer.status, answer.error) == (403, "web.api.scope"), (method, path)
        assert answer.json["error"]["values"] == {"scope": scope}
        limits.CALLS.clear()
        answer = needed[scope].send(method, path, body)
        assert answer.status == 200 or not answer.error.startswith(
            ("web.api.scope", "web.api.no_key")
        )
        limits.CALLS.clear()
    assert written() == before


def test_cookies_count_for_nothing_and_none_are_set(sqlite: None) -> None:
    ana = member("Ana")
    visitor = Visitor()
    visitor.client.cookies["device"] = device_cookie(ana)
    visitor.client.cookies["language"] = "de"
    assert "Ana" in visitor.get("/me").text

    answer = Answer(visitor.client.get("/api/v1/me"))

    assert (answer.status, answer.error) == (401, "web.api.no_key")
    assert answer.json["error"]["text"].startswith(
        "This call needs a key"
    )  # the cookie is in German
    assert not answer.has_cookies
    assert "Cookie" not in answer.headers["Vary"]
    post = visitor.client.post("/api/v1/tables", b"{}", "application/json")
    assert post.status_code == 401
    assert not models.Table.objects.exists()


def test_pages_of_others_may_call_it_with_a_key(sqlite: None) -> None:
    program = Program(member("Ana"))
    asked = program.send("OPTIONS", "/tables")

    assert asked.status == 204
    assert asked.headers["Access-Control-Allow-Origin"] == "*"
    assert "Access-Control-Allow-Credentials" not in asked.headers
    assert "Authorization" in asked.headers["Access-Control-Allow-Headers"]
    assert asked.headers["Access-Control-Allow-Methods"] == "GET, POST, DELETE, OPTIONS"
    assert program.get("/me").headers["Access-Control-Allow-Origin"] == "*"
    assert program.get("/nowhere").headers["Access-Control-Allow-Origin"] == "*"
    assert "Access-Control-Allow-Origin" not in Visitor().get("/").headers


def test_whoever_plays_by_a_program_is_at_the_table(sqlite: None) -> None:
    """A key that may only read says nothing about where its member is."""
    ana = member("Ana")
    long_ago = ana.guest.seen.replace(year=2020)
    for scope, is_here in (("read", False), ("play", True)):
        models.Guest.objects.filter(pk=ana.guest_id).update(seen=long_ago)
        Program(ana, scope).get("/titles")
        ana.guest.refresh_from_db()
        assert (ana.guest.seen > long_ago) is is_here


# Playing


def test_a_game_is_laid_and_played_by_two_programs(database: str) -> None:
    ana, bea = Program(member("Ana")), Program(member("Bea"))
    table = ana.post("/tables", title="card", seats=["me", "open", "novice"], tempo="at_once")
    assert table.status == 201
    head = table.json
    assert [seat["is_open"] for seat in head["seats"]] == [False, True, False]
    assert head["is_host"]
    assert head["state"] == "waiting"
    invitation = head["seats"][1]["invitation"]
    assert "invitation" not in bea.get(f"/tables/{head['id']}").json["seats"][1]

    sat = bea.post(f"/tables/{head['id']}/seats", invitation=invitation)
    assert (sat.status, sat.json["state"]) == (200, "running")
    assert [seat["member"] for seat in sat.json["seats"]] == ["Ana", "Bea", None]
    players = {"A": ana, "B": bea}
    for _ in range(24):
        take_turns(1)
        limits.CALLS.clear()
        view = ana.get(f"/tables/{head['id']}/view").json
        if view["to_act"] not in players:
            continue
        player = players[view["to_act"]]
        offers = player.get(f"/tables/{head['id']}/offers").json
        legal = next(offer for offer in offers["offers"] if offer["is_legal"])
        moved = player.post(
            f"/tables/{head['id']}/actions", version=offers["version"], lines=[legal["text"]]
        )
        assert moved.status == 200, moved.text
        assert moved.json["version"] > offers["version"]

    assert models.Table.objects.get(pk=head["id"]).version >= 12


def test_all_lines_are_played_or_none(database: str) -> None:
    row, _, bea = two_programs()

    answer = bea.post(f"/tables/{row.pk}/actions", version=0, lines=["open 5 5", "build essen"])

    assert answer.status == 422
    assert lines(row) == []
    assert bea.post(f"/tables/{row.pk}/actions", version=0, lines=["open 5 5"]).status == 200
    assert lines(row)[0] == (0, 1, "open 5 5")


def test_a_request_that_is_sent_again_is_answered_as_the_first_was(database: str) -> None:
    row, _, bea = two_programs()
    sent = {"version": 0, "lines": ["open 5 5"]}

    first = bea.post(f"/tables/{row.pk}/actions", **sent)
    again = bea.post(f"/tables/{row.pk}/actions", **sent)

    assert first.status == again.status == 200
    assert first.json == again.json
    assert len(lines(row)) == 1


def test_what_was_meant_for_another_version_is_not_played(database: str) -> None:
    row, ana, bea = two_programs()
    bea.post(f"/tables/{row.pk}/actions", version=0, lines=["open 5 5"])
    before = lines(row)

    answer = bea.post(f"/tables/{row.pk}/actions", version=0, lines=["open 4 4"])

    assert (answer.status, answer.error) == (409, "web.moved_on")
    assert answer.json["version"] == 1
    assert lines(row) == before
    assert ana.post(f"/tables/{row.pk}/undo", version=99).status == 409


def test_a_refusal_says_why_with_its_clauses_in_the_language_that_is_asked_for(
    sqlite: None,
) -> None:
    row, _, bea = two_programs()

    english = bea.post(f"/tables/{row.pk}/actions", version=0, lines=["open 5 99"])
    bea.headers["Accept-Language"] = "de"
    german = bea.post(f"/tables/{row.pk}/actions", version=0, lines=["open 5 99"])

    assert english.status == german.status == 422
    assert english.error == german.error == "over_cash"
    assert english.json["error"]["clauses"]
    assert english.json["error"]["text"] != german.json["error"]["text"]
    assert english.json["error"]["values"]["money"] == 50


def test_a_bid_is_taken_back_by_nobody_and_a_turn_is(sqlite: None) -> None:
    row, _, bea = two_programs()
    bea.post(f"/tables/{row.pk}/actions", version=0, lines=["open 5 5"])

    answer = bea.post(f"/tables/{row.pk}/undo", version=1)

    assert answer.status == 422
    assert answer.error.startswith("undo")


def test_seats_are_of_those_who_have_them(sqlite: None) -> None:
    row, _, _ = two_programs()
    stranger = Program(member("Eve"))
    before = written()

    answers = [
        stranger.post(f"/tables/{row.pk}/actions", version=0, lines=["open 5 5"]),
        stranger.post(f"/tables/{row.pk}/undo", version=0),
        stranger.post(f"/tables/{row.pk}/maximum", amount=9),
        stranger.post(f"/tables/{row.pk}/plan", phase="building", lines=[]),
        stranger.delete(f"/tables/{row.pk}/plan"),
        stranger.post(f"/tables/{row.pk}/proposals", kind="abandon"),
        stranger.post(f"/tables/{row.pk}/votes", proposal=1, is_yes=True),
        stranger.get(f"/tables/{row.pk}/offers"),
    ]

    assert [(answer.status, answer.error) for answer in answers] == [(403, "web.error.seat")] * 8
    assert stranger.delete(f"/tables/{row.pk}/seats/me").status == 422
    assert stranger.post(f"/tables/{row.pk}/seats", seat="B").status == 422
    assert written() == before


def test_a_maximum_is_known_to_its_seat_alone(sqlite: None) -> None:
    row, ana, bea = two_programs()
    bea.post(f"/tables/{row.pk}/actions", version=0, lines=["open 5 5"])

    answer = bea.post(f"/tables/{row.pk}/maximum", amount=12)

    assert answer.status == 200
    assert bea.get(f"/tables/{row.pk}/view").json["maximum"] == {"amount": 12, "drops": True}
    assert ana.get(f"/tables/{row.pk}/view").json["maximum"] is None
    assert bea.post(f"/tables/{row.pk}/maximum", amount=0).status == 200
    assert bea.get(f"/tables/{row.pk}/view").json["maximum"] is None


def test_a_turn_is_planned_and_forgotten(sqlite: None) -> None:
    row, ana, bea = two_programs()
    path = f"/tables/{row.pk}"
    assert ana.get(f"{path}/offers", phase="market").error == "web.api.no_phase"
    offers = ana.get(f"{path}/offers", phase="building", draft=["build berlin"])
    legal = ana.get(f"{path}/offers", phase="building").json
    assert legal["is_my_turn"] is False
    city = next(offer["text"] for offer in legal["offers"] if offer["is_legal"])
    assert offers.status in (200, 422)

    planned = ana.post(f"{path}/plan", phase="building", lines=[city])

    assert planned.json["plan"] == {"phase": "building", "lines": [city], "is_queued": True}
    assert ana.get(f"{path}/view").json["plan"] == planned.json["plan"]
    assert bea.get(f"{path}/view").json["plan"] is None
    assert ana.post(f"{path}/plan", phase="auction", lines=[]).status == 409
    assert ana.delete(f"{path}/plan").json["plan"] is None
    empty = ana.post(f"{path}/plan", phase="building", lines=[])
    assert (empty.status, empty.error) == (422, "web.plan.empty")
    assert ana.post(f"{path}/plan", phase="building", lines=["build atlantis"]).status == 422
    assert not row.drafts.exists()


def test_a_draft_is_tried_out_and_played_by_nobody(sqlite: None) -> None:
    row, _, bea = two_programs()

    offers = bea.get(f"/tables/{row.pk}/offers", draft="open 5 5")

    assert offers.json["lines"] == ["open 5 5"]
    assert offers.json["is_complete"]
    assert offers.json["offers"] == []
    assert lines(row) == []
    refused = bea.get(f"/tables/{row.pk}/offers", draft="build essen")
    assert refused.status == 422


def test_people_are_asked_and_answer(sqlite: None) -> None:
    row, ana, bea = two_programs()
    path = f"/tables/{row.pk}"
    bea.post(f"{path}/actions", version=0, lines=["open 5 5"])

    asked = ana.post(f"{path}/proposals", kind="back", number=0).json["proposals"]

    assert asked == [
        {
            "id": asked[0]["id"],
            "kind": "back",
            "by": "A",
            "seat": None,
            "number": 0,
            "yes": ["A"],
            "no": [],
        }
    ]
    assert bea.get(f"{path}/view").json["proposals"] == asked
    assert Program(member("Eve")).get(f"{path}/view").json["proposals"] == []
    voted = bea.post(f"{path}/votes", proposal=asked[0]["id"], is_yes=True)
    assert voted.json["proposals"] == []
    assert voted.json["version"] == 2  # going back is one more
    assert bea.get(f"{path}/view").json["actions"] == 0
    wrong = ana.post(f"{path}/proposals", kind="break")
    assert wrong.error == "web.api.proposal"


def test_seats_are_given_up_before_and_during_a_game(sqlite: None) -> None:
    row, ana, bea = two_programs()
    waiting = ana.post("/tables", seats=["me", "open"], join="anyone").json
    assert ana.delete(f"/tables/{waiting['id']}/seats/me").json["state"] == "abandoned"

    left = bea.delete(f"/tables/{row.pk}/seats/me").json["seats"][1]

    assert left["stand_in"] == lobby.USUAL_LEVEL  # without a clock she may come back
    timed = laid(models.Guest.objects.get(name="Ana"), ("me", "open"))
    lobby.set_clock(timed, PRESETS["evening"])
    lobby.sit_down(timed.places.get(number=1), models.Guest.objects.get(name="Bea"))
    models.Table.objects.filter(pk=timed.pk).update(state="running")
    assert bea.delete(f"/tables/{timed.pk}/seats/me").json["seats"][1]["has_left"] is True


def test_who_sits_down_where(sqlite: None) -> None:
    ana, bea = Program(member("Ana")), Program(member("Bea"))
    closed = ana.post("/tables", seats=["me", "open", "open"]).json
    opened = ana.post("/tables", seats=["me", "open", "open"], join="anyone", chat="phrases").json
    assert [each["id"] for each in bea.get("/tables").json["tables"]] == [opened["id"]]
    assert bea.get("/tables", title="card").json["tables"] == []
    assert bea.get("/tables", clock="daily").json["tables"] == []
    assert len(bea.get("/tables", clock="none", open=1).json["tables"]) == 1

    refused = bea.post(f"/tables/{closed['id']}/seats")
    assert (refused.status, refused.error) == (422, "web.home.not_listed")
    assert bea.post(f"/tables/{closed['id']}/seats", invitation="x" * 20).status == 422
    other = opened["seats"][1]["invitation"]
    assert bea.post(f"/tables/{closed['id']}/seats", invitation=other).status == 422
    assert bea.post(f"/tables/{opened['id']}/seats", seat="A").error == "web.seat_taken"
    sat = bea.post(f"/tables/{opened['id']}/seats", seat="C").json
    assert [seat["name"] for seat in sat["seats"]][::2] == ["Ana", "Bea"]
    by_code = bea.post(f"/tables/{closed['id']}/seats", invitation=closed["code"].lower())
    assert by_code.json["seats"][1]["member"] == "Bea"


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"title": "chess"}, "title_unknown"),
        ({"map": "atlantis"}, "map_unknown"),
        ({"seats": ["me", "here"]}, "web.api.seats"),
        ({"seats": ["me", "none", "novice"]}, "web.api.seats"),
        ({"seats": ["me"] + ["novice"] * 6}, "web.api.seats"),
        ({"seats": ["me", "grandmaster"]}, "bot_unknown"),
        ({"seats": ["me", "me", "novice"]}, "web.two_seats"),
        ({"options": {"gravity": "off"}}, "option_unknown"),
        ({"clock": {"preset": "sundial"}}, "web.api.clock"),
        ({"clock": {"preset": "evening", "free": 3}}, "web.api.clock"),
        ({"clock": {"free": 1, "bank": 1, "refill": 1}}, "web.clock.free_between"),
    ],
)
def test_a_table_that_cannot_be(sqlite: None, body: dict[str, object], reason: str) -> None:
    ana = Program(member("Ana"))

    answer = ana.post("/tables", **body)

    assert (answer.status, answer.error) == (422, reason)
    assert not models.Table.objects.exists()


def test_a_table_with_all_that_can_be_chosen(sqlite: None) -> None:
    ana = Program(member("Ana"))

    head = ana.post(
        "/tables",
        title="recharged",
        map="usa",
        seats=["novice", "me", "open"],
        options={"hidden_money": "on"},
        clock={"preset": "evening", "at_flag": "wait", "nights": False},
        join="anyone",
        tempo="calm",
        hints="nobody",
        chat="none",
    ).json

    assert head["map"] == "usa"
    assert head["options"] == {"hidden_money": "on"}
    assert head["clock"] == {
        "preset": "evening",
        "free": 15,
        "bank": 600,
        "refill": 120,
        "at_flag": "wait",
        "level": "planner",
        "nights": False,
        "away": True,
    }
    kept = [head[key] for key in ("is_listed", "tempo", "hints", "chat")]
    assert kept == [True, "calm", "nobody", "none"]
    own = ana.post("/tables", clock={"free": 20, "bank": 900, "refill": 60}).json["clock"]
    assert (own["preset"], own["free"], own["bank"], own["refill"]) == ("own", 20, 900, 60)


# Looking


def test_a_position_line_is_what_bots_of_gridwright_read(sqlite: None) -> None:
    row, ana, bea = two_programs()

    line = bea.get(f"/tables/{row.pk}/view").json["position_line"]

    assert " deck=?" in line or "?" in line
    table = position(line)
    assert table.to_act == 1
    assert table.position(1) == line
    kept = replay(ana.get(f"/tables/{row.pk}/record").json["record"])
    assert kept.version == 0


def test_the_log_goes_on_from_a_version_and_says_what_was_taken_back(sqlite: None) -> None:
    row, ana, bea = two_programs()
    path = f"/tables/{row.pk}/view"
    bea.post(f"/tables/{row.pk}/actions", version=0, lines=["open 5 5"])
    assert bea.get(path).json["log"] == []

    view = bea.get(path, since=0).json

    assert (view["log_from"], view["actions"]) == (0, 1)
    (entry,) = view["log"]
    assert (entry["number"], entry["seat"], entry["text"]) == (1, "B", "open 5 5")
    assert entry["phase"] == "auction"
    assert entry["events"][0]["kind"] == "opened"
    asked = ana.post(f"/tables/{row.pk}/proposals", kind="back", number=0).json["proposals"]
    bea.post(f"/tables/{row.pk}/votes", proposal=asked[0]["id"], is_yes=True)
    bea.post(f"/tables/{row.pk}/actions", version=2, lines=["open 4 4"])
    later = bea.get(path, since=1).json
    assert (later["version"], later["actions"], later["log_from"]) == (3, 1, 0)
    assert [each["text"] for each in later["log"]] == ["open 4 4"]
    assert bea.get(path, since=2).json["log_from"] == 0
    assert bea.get(path, since=3).json["log"] == []


def test_my_tables_begin_with_those_where_it_is_my_turn(sqlite: None) -> None:
    row, ana, bea = two_programs()
    waiting = bea.post("/tables", seats=["me", "open"]).json["id"]

    mine = bea.get("/me/tables").json["tables"]

    assert [(each["id"], each["is_my_turn"]) for each in mine] == [
        (row.pk, True),
        (waiting, False),
    ]
    assert mine[0]["my_seats"] == ["B"]
    assert [each["id"] for each in bea.get("/me/tables", state="waiting").json["tables"]] == [
        waiting
    ]
    assert [each["is_my_turn"] for each in ana.get("/me/tables").json["tables"]] == [False]
    assert ana.get("/me/tables", state="lost").status == 400
    (turn,) = [each for each in bea.get("/me/notices").json["notices"] if each["kind"] == "turn"]
    assert (turn["table"], turn["is_new"]) == (row.pk, True)
    watcher = Program(models.Account.objects.get(guest__name="Bea"), "read")
    watcher.get(f"/tables/{row.pk}/view")  # which only looks: she is still to be told
    assert any([each["is_new"] for each in bea.get("/me/notices").json["notices"]])
    bea.get(f"/tables/{row.pk}/view")
    assert [each["is_new"] for each in bea.get("/me/notices").json["notices"]].count(True) == 0


def test_what_is_said_is_read_by_those_who_may(sqlite: None) -> None:
    row, ana, bea = two_programs()
    path = f"/tables/{row.pk}/chat"

    said = ana.post(path, text="Good evening")
    assert (said.status, said.json["seat"], said.json["text"]) == (201, "A", "Good evening")
    assert bea.post(path, phrase="thanks").json["phrase"] == "thanks"
    heard = bea.get(path).json
    assert [line["text"] for line in heard["lines"]] == ["Good evening", "Thanks"]
    assert (heard["room"], heard["is_free"]) == ("table", True)
    assert bea.post(path).error == "web.api.text_or_phrase"
    assert bea.post(path, text="a", phrase="thanks").status == 400
    assert bea.post(path, phrase="insult").status == 422
    for _ in range(20):
        limits.CALLS.clear()
        last = bea.post(path, text="again")
    assert (last.status, last.json["limit"]) == (429, "chat")
    assert int(last.headers["Retry-After"]) == last.json["seconds"] > 0


def test_records_are_kept_and_read(sqlite: None) -> None:
    row, ana, bea = two_programs()
    text = public_record(row.pk)
    assert ana.get(f"/tables/{row.pk}/record").json == {"record": text, "is_over": False}

    kept = ana.post("/records", record=text)

    assert kept.status == 201
    assert bea.get(f"/records/{kept.json['id']}").json == kept.json
    wrong = ana.post("/records", record="chess\n1. e4")
    assert wrong.status == 422
    assert ana.post("/records", record="x" * 70_000).status == 422
    assert ana.get("/records/nowhere").error == "web.records.missing"


def test_a_game_is_replayed_to_any_action(sqlite: None) -> None:
    row, ana, bea = two_programs()
    bea.post(f"/tables/{row.pk}/actions", version=0, lines=["open 5 5"])
    path = f"/tables/{row.pk}/replay"

    begin, end = ana.get(path, at=0).json, ana.get(path).json

    assert (begin["text"], begin["to_act"], begin["seat"]) == ("open 5 5", "B", "A")
    assert (end["at"], end["text"], end["is_open"]) == (1, None, False)
    assert end["position"] == ana.get(f"/tables/{row.pk}/view").json["position"]
    assert ana.get(path, at=2).error == "web.replay.no_action"
    assert ana.get(path, at=-1).status == 400
    story = ana.get(f"/tables/{row.pk}/story")
    assert (story.status, story.error) == (409, "web.api.running")


# Limits


def test_a_key_has_thirty_calls_and_ten_more_a_second(
    sqlite: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [1000.0]
    monkeypatch.setattr(limits, "CALLS", limits.Bucket(10, 30, lambda: clock[0]))
    ana = member("Ana")
    program, other = Program(ana), Program(ana)

    first = program.get("/me")
    assert first.headers["X-Limit-Calls"] == "29"
    assert [program.get("/me").status for _ in range(29)] == [200] * 29
    answer = program.get("/me")

    assert (answer.status, answer.error, answer.json["limit"]) == (429, "web.error.often", "calls")
    assert answer.json["seconds"] == int(answer.headers["Retry-After"]) == 1
    assert answer.headers["X-Limit-Calls"] == "0"
    assert other.get("/me").status == 200  # each key has its own
    clock[0] += 0.5
    assert [program.get("/me").status for _ in range(6)] == [200] * 5 + [429]


def test_a_bucket_fills_up_again_and_no_more() -> None:
    clock = [0.0]
    bucket = limits.Bucket(10, 30, lambda: clock[0])

    assert [bucket.delay("a") for _ in range(31)] == [0] * 30 + [1]
    assert bucket.left("a") == 0
    clock[0] = 1.0
    assert bucket.left("a") == 10
    clock[0] = 100.0
    assert bucket.left("a") == 30
    assert bucket.left("b") == 30


def test_actions_and_tables_are_counted(sqlite: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "ACTIONS", limits.RateLimit(2, 60))
    monkeypatch.setattr(limits, "LAID", limits.RateLimit(1, 3600))
    row, _, bea = two_programs()
    path = f"/tables/{row.pk}/actions"

    first = bea.post(path, version=9, lines=["open 5 5"])
    assert (first.status, first.headers["X-Limit-Actions"]) == (409, "1")
    bea.post(path, version=9, lines=["open 5 5"])
    third = bea.post(path, version=0, lines=["open 5 5"])
    assert (third.status, third.json["limit"], lines(row)) == (429, "actions", [])

    assert bea.post("/tables").status == 201
    second = bea.post("/tables")
    assert (second.status, second.json["limit"]) == (429, "tables")
    assert 3500 < second.json["seconds"] <= 3600
    assert second.headers["X-Limit-Tables"] == "0"
    assert Program(bea.key.account if bea.key else None).post("/tables").status == 429  # any key


def test_who_has_no_key_is_counted_by_address(
    sqlite: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "GETS", limits.RateLimit(2, 60))
    ana, nobody = Program(member("Ana")), Program()
    wrong = Program()
    wrong.headers["Authorization"] = f"Bearer gw_{'a' * 32}"

    assert [nobody.get("/titles").status, wrong.get("/titles").status] == [200, 401]
    assert [nobody.get("/titles").status, wrong.get("/titles").status] == [429, 429]
    assert ana.get("/titles").status == 200


# What goes wrong


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "reason"),
    [
        ("GET", "/nowhere", "", 404, "web.api.nowhere"),
        ("GET", "", "", 404, "web.error.missing"),
        ("GET", "/tables/nowhere", "", 404, "web.error.table"),
        ("GET", "/tables/NO%20WHERE", "", 404, "web.api.nowhere"),
        ("GET", "/tables/nowhere/view", "", 404, "web.error.table"),
        ("GET", "/members/nobody", "", 404, "web.api.no_member"),
        ("GET", "/members/a%00b", "", 400, "web.api.wrong_field"),
        ("GET", "/ladder/chess.two", "", 404, "web.standing.no_pool"),
        ("GET", "/results.ndjson?since=yesterday", "", 400, "web.api.wrong_field"),
        ("GET", "/analyses/nowhere", "", 404, "web.error.table"),
        ("GET", "/puzzles/nowhere", "", 404, "web.puzzle.gone"),
        ("PUT", "/tables", "{}", 405, "web.api.method"),
        ("POST", "/tables", "{", 400, "web.api.no_json"),
        ("POST", "/tables", "[]", 400, "web.api.no_json"),
        ("POST", "/tables", '{"seats": [{"kept": "x"}]}', 400, "web.api.wrong_field"),
        ("POST", "/tables", '{"title": 7}', 400, "web.api.wrong_field"),
        ("POST", "/tables", '{"colour": "red"}', 400, "web.api.unexpected"),
        ("POST", "/tables/nowhere/actions", "{}", 400, "web.api.missing"),
        ("POST", "/tables/nowhere/actions", '{"version": "1"}', 400, "web.api.wrong_field"),
        ("POST", "/tables/nowhere/undo", '{"version": -1}', 400, "web.api.wrong_field"),
        ("POST", "/tables/nowhere/undo", '{"version": 1e99}', 400, "web.api.wrong_field"),
        ("POST", "/tables/nowhere/undo", '{"version": 1}', 404, "web.error.table"),
        ("POST", "/records", '{"record": "\\ud800"}', 400, "web.api.wrong_field"),
    ],
)
def test_mistakes_have_a_reason_and_change_nothing(
    sqlite: None, method: str, path: str, body: str, status: int, reason: str
) -> None:
    ana = Program(member("Ana"))
    club()
    before = written()

    answer = ana.send(method, path, body)

    assert (answer.status, answer.error) == (status, reason), answer.text
    assert answer.headers["Content-Type"] == "application/json"
    assert answer.json["error"]["text"]
    assert written() == before


def test_even_what_the_server_did_wrong_is_json(
    sqlite: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = Program(member("Ana"))
    assert ana.get("/me").status == 200

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(entrance, "_view", fail)
    answer = ana.get("/me")
    assert (answer.status, answer.error) == (500, "web.error.failed")

    def be_away(*_: object) -> None:
        raise OperationalError("database is locked")

    monkeypatch.setattr(entrance, "_view", be_away)
    answer = ana.get("/me")
    assert (answer.status, answer.error) == (503, "web.error.busy")
    assert answer.headers["Retry-After"]


def test_what_is_refused_before_django_is_json(sqlite: None) -> None:
    client = Client()

    wrong_host = client.get("/api/v1/titles", headers={"Host": "evil.example"})
    other = client.get("/api/v2/titles")

    assert wrong_host.status_code == 400
    assert wrong_host.json()["error"]["id"] == "web.error.host"
    assert other.status_code == 404
    assert other.json()["error"]["id"] == "web.error.missing"


def test_heads_are_answered_without_a_body(sqlite: None) -> None:
    ana = Program(member("Ana"))

    answer = ana.send("HEAD", "/me")

    assert (answer.status, answer.text) == (200, "")


def test_a_quiet_club_shows_nothing_about_its_members(sqlite: None) -> None:
    member("Ana")
    models.Club.objects.update_or_create(pk=1, defaults={"is_quiet": True})
    nobody, bea = Program(), Program(member("Bea"))

    paths = ("/members/Ana", "/ladder/card.two", "/results.ndjson")
    assert [bea.get(path).status for path in paths] == [200] * 3  # members see one another
    assert [nobody.get(path).error for path in paths] == ["web.standing.only_members"] * 3


def test_calls_are_counted_by_endpoint(sqlite: None) -> None:
    """As pages are by view, under names of their own."""
    ana = Program(member("Ana"))

    response = ana.client.get("/api/v1/me", headers=ana.headers)

    assert response.wsgi_request.resolver_match is not None
    assert response.wsgi_request.resolver_match.view_name == "api-me"


def test_a_guest_is_no_member(sqlite: None) -> None:
    guest("Bea")

    assert Program().get("/members/Bea").status == 404


# What the form of a table has besides


def test_a_rated_table_for_members_with_a_seat_that_is_kept(sqlite: None) -> None:
    ana, bea = member("Ana"), member("Bea")
    asked = {
        "title": "recharged",
        "seats": ["me", {"kept_for": "Bea"}, "open"],
        "name": "Thursday evening",
        "is_rated": True,
        "join": "members",
        "least_finished": 80,
        "allows_programs": False,
        "clock": {"preset": "daily"},
    }

    head = Program(ana).post("/tables", **asked).json

    kept = ("name", "is_rated", "members_only", "least_finished", "allows_programs", "hints")
    assert [head[key] for key in kept] == ["Thursday evening", True, True, 80, False, "nobody"]
    assert [seat["kept_for"] for seat in head["seats"]] == [None, "Bea", None]
    notices = Program(bea).get("/me/notices").json["notices"]
    assert [notice["table"] for notice in notices] == [head["id"]]
    assert Program(bea).post(f"/tables/{head['id']}/seats").json["seats"][1]["member"] == "Bea"
    ranged = Program(ana).post(
        "/tables", seats=["me", "open"], join="rating", least_rating=1600, most_rating=1700
    )
    assert (ranged.json["least_rating"], ranged.json["most_rating"]) == (1600, 1700)
    refused = Program(bea).post(f"/tables/{ranged.json['id']}/seats")
    assert (refused.status, refused.error) == (422, "web.seeks.rating_low")


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"seats": ["me", {"kept_for": "Nobody"}]}, "web.seeks.kept_unknown"),
        ({"seats": ["me", {"kept_for": "Ana"}]}, "web.seeks.kept_yourself"),
        ({"name": "x" * 31}, "web.seeks.name_form"),
        ({"is_rated": True, "seats": ["me", "novice", "novice"]}, "web.seeks.rated_alone"),
    ],
)
def test_a_table_that_the_page_would_refuse(
    sqlite: None, body: dict[str, object], reason: str
) -> None:
    answer = Program(member("Ana")).post("/tables", **body)

    assert (answer.status, answer.error) == (422, reason)
    assert not models.Table.objects.exists()
