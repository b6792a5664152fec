"""The JSON types of the API: what programs send and get, each field with a sentence.

openapi.json is made from these declarations and from those they refer to: positions, offers,
messages and events have the types of `gridwright.schemas`. A body that a program sends is checked
by its declaration, too (`api.bodies`).

Seats are letters, times are ISO 8601 in UTC, spans of time are seconds. What belongs to tables is
here; acting, talking and records are in `game_shapes`, members, results and learning in
`public_shapes`.

    GET    /me                      read   MeDict
    GET    /me/tables?state=        read   MyTablesDict
    GET    /me/notices              read   NoticesDict
    GET    /titles                         TitlesDict
    GET    /tables?title=&clock=&open=     TablesDict
    POST   /tables                  host   TableRequest -> 201 HeadDict
    GET    /tables/{id}                    HeadDict
    POST   /tables/{id}/seats       play   SeatRequest -> HeadDict
    DELETE /tables/{id}/seats/me    play   HeadDict
    GET    /tables/{id}/view?since= read   ViewDict
    GET    /tables/{id}/offers?draft=&phase=  play  OffersDict; `draft` once for each line
    POST   /tables/{id}/actions     play   ActionsRequest -> MovedDict
    POST   /tables/{id}/undo        play   UndoRequest -> MovedDict
    POST   /tables/{id}/maximum     play   MaximumRequest -> MovedDict
    POST   /tables/{id}/plan        play   PlanRequest -> PlannedDict
    DELETE /tables/{id}/plan        play   PlannedDict
    POST   /tables/{id}/proposals   play   ProposalRequest -> ProposalsDict
    POST   /tables/{id}/votes       play   VoteRequest -> ProposalsDict
    GET    /tables/{id}/chat        chat   ChatDict
    POST   /tables/{id}/chat        chat   ChatRequest -> 201 LineDict
    GET    /tables/{id}/record      read   RecordDict
    GET    /tables/{id}/replay?at=  read   ReplayDict
    GET    /tables/{id}/story       read   StoryDict
    POST   /records                 read   RecordRequest -> 201 KeptRecordDict
    GET    /records/{id}            read   KeptRecordDict
    POST   /analyses                read   AnalysisRequest -> 202 AnalysisDict
    GET    /analyses/{id}           read   AnalysisDict
    POST   /analyses/{id}/advice    read   AdviceRequest -> 202 AdviceDict
    GET    /analyses/{id}/advice?at= read  AdviceDict
    GET    /puzzles/daily           read   PuzzleDict
    POST   /puzzles/{id}/attempts   play   AttemptRequest -> PuzzleDict
    GET    /members/{name}                 MemberDict
    GET    /ladder/{pool}                  LadderDict
    GET    /results.ndjson?since=          one ResultDict a line

All of them stand under /api/v1. Whatever is not carried out is answered with ErrorDict.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

from gridwright.core.json_types import MessageDict, OfferDict
from gridwright.tables.table_dict import LoggedEventDict, TableDict

SeatLetter = Literal["A", "B", "C", "D", "E", "F"]

# Errors


class ProblemDict(TypedDict):
    """Why something was not done."""

    id: Annotated[str, "The id of the reason, the same in every language."]
    text: Annotated[str, "The reason as a sentence, in the language of Accept-Language."]
    clauses: Annotated[list[str], "The clauses of the rules that it rests on, such as RC-2.13."]
    values: Annotated[
        dict[str, int | str | list[str] | MessageDict],
        "What the sentence is filled in with, by name.",
    ]


class ErrorDict(TypedDict):
    """The answer to a request that was not carried out; nothing was changed."""

    error: Annotated[ProblemDict, "Why."]
    version: NotRequired[Annotated[int, "With 409: the version that the table has now."]]
    limit: NotRequired[Annotated[str, "With 429: what there was too much of: calls, actions."]]
    seconds: NotRequired[Annotated[int, "With 429: after how many seconds to try again."]]


# Clocks


class ClockDict(TypedDict):
    """What was agreed about time when a table was laid."""

    preset: Annotated[str, "Its name: quick, evening, long, daily, relaxed; own for other numbers."]
    free: Annotated[int, "Seconds of every turn that cost nothing."]
    bank: Annotated[int, "Seconds that a seat has besides, at most."]
    refill: Annotated[int, "Seconds that come back to the bank every round."]
    at_flag: Annotated[str, "What happens when time is up: bot, turn or wait."]
    level: Annotated[str, "The level of the bot that plays on then."]
    nights: Annotated[bool, "Whether the clock stands still while somebody sleeps."]
    away: Annotated[bool, "Whether it stands still while somebody is away."]


class TimesDict(TypedDict):
    """What the clock of a running game shows."""

    seat: Annotated[str | None, "The seat whose time is measured; null for bots."]
    time_left: Annotated[float | None, "Its seconds, free time and bank together."]
    flag_at: Annotated[str | None, "When its time is up, unless it stands still."]
    banks: Annotated[list[float], "The seconds in the bank of each seat, as the turn found them."]
    flags: Annotated[list[int], "How often the time of each seat was up."]
    standstill: Annotated[str | None, "Why time stands still: break, night or away; else null."]
    until: Annotated[str | None, "When the standstill ends at the latest."]


# Tables


class SeatDict(TypedDict):
    """A seat of a table."""

    seat: Annotated[str, "Its letter."]
    name: Annotated[str, "The name of who sits there, or what an open seat is called."]
    is_open: Annotated[bool, "Whether nobody sits there yet."]
    is_mine: Annotated[bool, "Whether it is a seat of who asks."]
    member: Annotated[str | None, "The name of the member who sits there, for /members/{name}."]
    owner: Annotated[str | None, "Of a program: the member whose program it is."]
    bot: Annotated[str | None, "The level of the bot that sits there from the start."]
    stand_in: Annotated[str | None, "The level of the bot that plays there for somebody."]
    kept_for: Annotated[str | None, "The name of whom an open seat is kept for."]
    has_left: Annotated[bool, "Whether whoever sat there has left for good."]
    invitation: NotRequired[
        Annotated[str, "For the host, while the seat is open: the secret that leads to it."]
    ]


class HeadDict(TypedDict):
    """A table without its position: what was agreed, who sits there, how far it has come."""

    id: Annotated[str, "The id of the table."]
    url: Annotated[str, "The address of its page on this server."]
    name: Annotated[str, "What the host calls it; empty where it has no name."]
    title: Annotated[str, "The title: recharged, classic, card or outpost."]
    map: Annotated[str | None, "The map; null for a title without maps."]
    options: Annotated[dict[str, str], "What the players agreed on, where it is not the default."]
    rules_version: Annotated[int, "The version of the title's rules that the game follows."]
    state: Annotated[str, "How far it has come: waiting, running, over or abandoned."]
    version: Annotated[int, "A number that only grows: every action, and every undo, is one more."]
    change: Annotated[int, "Grows with everything that pages show; a stream says so."]
    round: Annotated[int, "The round, 0 during setup."]
    phase: Annotated[str, "The id of the phase; empty before the game."]
    to_act: Annotated[str | None, "The seat to act; null unless the game is running."]
    ranking: Annotated[list[int] | None, "The place of each seat, 1 for a winner; null before."]
    seats: Annotated[list[SeatDict], "The seats in their order, seat A first."]
    host: Annotated[str | None, "The name of who has laid it."]
    is_host: Annotated[bool, "Whether who asks has laid it."]
    clock: Annotated[ClockDict | None, "The clock that was agreed; null without one."]
    times: Annotated[TimesDict | None, "What it shows; null without one and before the game."]
    is_listed: Annotated[bool, "Whether anybody may sit down."]
    is_rated: Annotated[bool, "Whether its result is to count for ratings."]
    members_only: Annotated[bool, "Whether guests may not sit down."]
    least_rating: Annotated[int | None, "The points that one must have to sit down."]
    most_rating: Annotated[int | None, "The points that one may have."]
    least_finished: Annotated[int, "Of a hundred games, how many one must have finished."]
    allows_programs: Annotated[bool, "Whether bots of members may sit down."]
    hints: Annotated[str, "Who may ask for hints: alone, everyone or nobody."]
    chat: Annotated[str, "What may be said: free, phrases or none."]
    tempo: Annotated[str, "How long bots wait: step, calm, quick or at_once."]
    created: Annotated[str, "When it was laid."]
    code: NotRequired[Annotated[str, "For the host, while it waits: the code that leads there."]]


class MyTableDict(HeadDict):
    """A table at which who asks has a seat."""

    my_seats: Annotated[list[str], "The seats of who asks: several where people share a screen."]
    is_my_turn: Annotated[bool, "Whether one of them is to act."]


class TablesDict(TypedDict):
    """Tables that anybody may see in the lobby."""

    tables: Annotated[list[HeadDict], "The tables, the newest first."]


class MyTablesDict(TypedDict):
    """The tables of who asks."""

    tables: Annotated[list[MyTableDict], "The tables: first those where it is my turn."]


class ClockRequest(TypedDict, total=False):
    """A clock: a preset, or numbers of one's own."""

    preset: Annotated[str, "A name of /titles; none for no clock. Not together with numbers."]
    free: Annotated[int, "Seconds of every turn that cost nothing."]
    bank: Annotated[int, "Seconds that a seat has besides."]
    refill: Annotated[int, "Seconds that come back to the bank every round."]
    at_flag: Annotated[Literal["bot", "turn", "wait"], "What happens when time is up."]
    level: Annotated[str, "The level of the bot that plays on then."]
    nights: Annotated[bool, "Whether the clock stands still while somebody sleeps."]
    away: Annotated[bool, "Whether it stands still while somebody is away."]


class KeptSeat(TypedDict):
    """A seat that waits for somebody, who is told."""

    kept_for: Annotated[str, "The name of a member, or of somebody who is a friend."]


class TableRequest(TypedDict, total=False):
    """A table to be laid; everything has a usual value."""

    title: Annotated[str, "The title; by default recharged."]
    map: Annotated[str, "The map; by default that of the title."]
    seats: Annotated[
        list[str | KeptSeat],
        "Who sits where, seat A first: me, open, the level of a bot, or for whom it is kept. By"
        " default me and three bots.",
    ]
    options: Annotated[dict[str, str], "What is not as usual, by the names of /titles."]
    name: Annotated[str, "What to call the table; by default it has no name."]
    clock: Annotated[ClockRequest, "How long people may think; by default as long as they like."]
    is_rated: Annotated[bool, "Whether its result is to count for ratings."]
    join: Annotated[
        Literal["link", "anyone", "members", "rating"],
        "Who may sit down: who has a link (usual), anybody, members, or those with a rating.",
    ]
    least_rating: Annotated[int, "With `rating`: the points that one must have at least."]
    most_rating: Annotated[int, "With `rating`: the points that one may have at most."]
    least_finished: Annotated[int, "Of a hundred games, how many one must have finished."]
    allows_programs: Annotated[bool, "Whether bots of members may sit down."]
    tempo: Annotated[
        Literal["step", "calm", "quick", "at_once"], "How long bots wait; by default quick."
    ]
    hints: Annotated[Literal["alone", "everyone", "nobody"], "Who may ask for hints."]
    chat: Annotated[Literal["free", "phrases", "none"], "What may be said."]


class SeatRequest(TypedDict, total=False):
    """Where somebody wants to sit down; with nothing, at any seat."""

    seat: Annotated[SeatLetter, "An open seat."]
    invitation: Annotated[str, "The secret of a seat, or the code of a table."]


# A table as a seat sees it


class LoggedActionDict(TypedDict):
    """An action that stands, and what it brought about."""

    number: Annotated[int, "Which action of the game it is, from 1."]
    seat: Annotated[str, "The seat that acted."]
    round: Annotated[int, "The round in which it was played."]
    phase: Annotated[str, "The phase in which it was played."]
    text: Annotated[str, "The notation of the action."]
    events: Annotated[list[LoggedEventDict], "What happened."]


class PlanDict(TypedDict):
    """A turn that a seat has planned."""

    phase: Annotated[str, "The phase that it is for."]
    lines: Annotated[list[str], "Its actions."]
    is_queued: Annotated[bool, "Whether it is carried out by itself when the turn comes."]


class MaximumDict(TypedDict):
    """How high the server bids for a seat."""

    amount: Annotated[int, "The highest bid."]
    drops: Annotated[bool, "Whether the seat drops out beyond it; else it is asked."]


class ProposalDict(TypedDict):
    """A question to the people at a table."""

    id: Annotated[int, "Its number, for /votes."]
    kind: Annotated[str, "What is proposed: stand_in, abandon, back, break or time."]
    by: Annotated[str, "The seat that proposes it."]
    seat: Annotated[str | None, "The seat that it is about, for stand_in and time."]
    number: Annotated[int | None, "Minutes of a break, or how many actions stay when going back."]
    yes: Annotated[list[str], "The seats that have agreed."]
    no: Annotated[list[str], "The seats that have not."]


class ViewDict(TableDict):
    """A table as the seat of who asks may know it; else as everybody does.

    Unless the game is running, nobody is to act and nothing is offered.
    """

    id: Annotated[str, "The id of the table."]
    state: Annotated[str, "How far it has come: waiting, running, over or abandoned."]
    change: Annotated[int, "Grows with everything that pages show; a stream says so."]
    position_line: Annotated[
        str,
        "The position as one line, with `?` for what the seat does not know: what"
        " `gridwright.position` reads, so that bots of gridwright can play for the seat.",
    ]
    time_left: Annotated[float | None, "The seconds that the seat to act has, if it has a clock."]
    times: Annotated[TimesDict | None, "What the clock shows; null without one."]
    actions: Annotated[int, "How many actions have been played that stand."]
    log_from: Annotated[
        int,
        "How many actions come before those of `log`. With ?since=, all that come before it stood"
        " at that version; a program that has more of them forgets these: they were taken back.",
    ]
    log: Annotated[list[LoggedActionDict], "What was played since ?since=; empty without it."]
    draft: Annotated[list[str], "What the seat tries out in its turn."]
    plan: Annotated[PlanDict | None, "The nearest turn that it has planned."]
    maximum: Annotated[MaximumDict | None, "How high the server bids for it in this auction."]
    proposals: Annotated[list[ProposalDict], "What the people at the table are asked."]
    may_undo: Annotated[bool, "Whether the seat may take back its last action."]


class OffersDict(TypedDict):
    """What the seat of who asks may do next, after the lines that it tries out."""

    version: Annotated[int, "The version of the table."]
    seat: Annotated[str, "The seat."]
    round: Annotated[int, "The round."]
    phase: Annotated[str, "The phase, or the one that is planned."]
    is_my_turn: Annotated[bool, "Whether the seat is to act; else this is a plan."]
    lines: Annotated[list[str], "The lines that are tried out, as a record spells them."]
    prices: Annotated[list[int], "What each of them costs; negative for what it earns."]
    is_complete: Annotated[bool, "Whether nothing can follow: the turn ends, or something shows."]
    ending: Annotated[str | None, "The line that ends the turn from here; null if none is needed."]
    offers: Annotated[list[OfferDict], "What may follow, or could be wanted, with its price."]
    time_left: Annotated[float | None, "The seconds that the seat has, if it has a clock."]
