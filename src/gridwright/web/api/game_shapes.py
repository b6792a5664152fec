"""The JSON types of the API about a game: acting, talking, records and games played again."""

from typing import Annotated, Literal, NotRequired, TypedDict

from gridwright.tables.table_dict import Position
from gridwright.web.api.shapes import PlanDict, ProposalDict, SeatLetter

# Acting


class ActionsRequest(TypedDict):
    """Actions of one seat: all of them are played, or none."""

    version: Annotated[int, "The version of the table that they are meant for."]
    lines: Annotated[list[str], "The actions in notation, such as `build essen` and `done`."]


class MovedDict(TypedDict):
    """How far a table has come after an action."""

    version: Annotated[int, "The version of the table now."]
    state: Annotated[str, "Its state: running, or over."]
    round: Annotated[int, "The round."]
    phase: Annotated[str, "The phase; over at the end."]
    to_act: Annotated[str | None, "The seat to act; null at the end."]
    time_left: Annotated[float | None, "The seconds that it has, if it has a clock."]


class UndoRequest(TypedDict):
    """The wish to take back the last action of one's seat."""

    version: Annotated[int, "The version of the table that it is meant for."]


class MaximumRequest(TypedDict):
    """How high the server is to bid."""

    amount: Annotated[int, "The highest bid; 0 to bid no longer by itself."]
    drops: NotRequired[Annotated[bool, "Whether to drop out beyond it (usual), or to be asked."]]


class PlanRequest(TypedDict):
    """A turn to be carried out by itself when it comes, if everything still costs the same."""

    phase: Annotated[str, "The phase that it is for, later in this round."]
    lines: Annotated[list[str], "The actions, without the one that ends the turn."]


class PlannedDict(TypedDict):
    """What is planned after a request."""

    version: Annotated[int, "The version of the table."]
    plan: Annotated[PlanDict | None, "The plan; null where there is none any more."]


class ProposalRequest(TypedDict):
    """Something to ask the people at the table."""

    kind: Annotated[Literal["stand_in", "abandon", "back", "break", "time"], "What is proposed."]
    seat: NotRequired[Annotated[SeatLetter, "The seat it is about, for stand_in and time."]]
    number: NotRequired[Annotated[int, "Minutes of a break, or how many actions are to stay."]]


class VoteRequest(TypedDict):
    """An answer to a proposal."""

    proposal: Annotated[int, "Its number."]
    is_yes: Annotated[bool, "Whether one agrees."]


class ProposalsDict(TypedDict):
    """What is asked at a table after a request; what was decided has gone."""

    version: Annotated[int, "The version of the table now."]
    state: Annotated[str, "Its state now."]
    proposals: Annotated[list[ProposalDict], "What is still open."]


class ChatRequest(TypedDict, total=False):
    """Something to say: a text or a phrase."""

    text: Annotated[str, "Words of one's own."]
    phrase: Annotated[str, "A quick phrase, which everybody reads in their own language."]


class LineDict(TypedDict):
    """A line of a chat."""

    id: Annotated[int, "Its number; later lines have higher ones."]
    room: Annotated[str, "Where it was said: table or watchers."]
    seat: Annotated[str | None, "The seat of the speaker, if they have one."]
    name: Annotated[str, "The name of the speaker."]
    phrase: Annotated[str | None, "The quick phrase, if it is one."]
    text: Annotated[str, "The words; of a phrase, in the language of Accept-Language."]
    is_taken_out: Annotated[bool, "Whether a moderator has taken it out: then it has no words."]
    created: Annotated[str, "When it was said."]


class ChatDict(TypedDict):
    """What who asks may read and say at a table."""

    lines: Annotated[list[LineDict], "The latest lines, the last at the end."]
    room: Annotated[str | None, "Where one would be heard; null for who only reads."]
    is_free: Annotated[bool, "Whether words of one's own are allowed there."]
    phrases: Annotated[list[str], "The quick phrases."]


# Records and replays


class RecordDict(TypedDict):
    """The record of a table: while it is running, without what is secret."""

    record: Annotated[str, "The text."]
    is_over: Annotated[bool, "Whether the game has ended."]


class RecordRequest(TypedDict):
    """A record to be kept."""

    record: Annotated[str, "The text."]


class KeptRecordDict(TypedDict):
    """A record that somebody keeps."""

    id: Annotated[str, "Its id."]
    url: Annotated[str, "The address of its page on this server."]
    record: Annotated[str, "The text."]
    created: Annotated[str, "Since when it is kept."]


class ReplayDict(TypedDict):
    """The position of a game after some of its actions, as who asks may see it."""

    at: Annotated[int, "After how many actions."]
    actions: Annotated[int, "How many there are."]
    seat: Annotated[str | None, "Whose view it is; null for what everybody sees."]
    is_open: Annotated[bool, "Whether nothing of the game is hidden any more."]
    round: Annotated[int, "The round."]
    phase: Annotated[str, "The phase."]
    to_act: Annotated[str | None, "The seat to act; null at the end."]
    text: Annotated[str | None, "The action that was played next; null after the last."]
    position: Annotated[Position, "The position."]
    position_line: Annotated[str, "The position as one line."]


class StandingDict(TypedDict):
    """What a seat had at the end of a round."""

    money: Annotated[int | None, "Its money."]
    cities: Annotated[int, "The cities in its network."]
    plants: Annotated[list[str], "Its plants; in Outpost all its cards."]
    output: Annotated[int, "The most that they can power with what it has."]
    capacity: Annotated[int, "The same if nothing were missing."]
    fuel: Annotated[dict[str, int], "Its resources; in Outpost its workers."]
    score: Annotated[int, "The cities powered last; in the Card Game the income."]
    income: Annotated[int | None, "What it was paid in the round; null if it was not."]


class RoundDict(TypedDict):
    """A round of a game that is over."""

    round: Annotated[int, "Its number."]
    standings: Annotated[list[StandingDict], "Of each seat, seat A first."]


class StoryDict(TypedDict):
    """A game in numbers, once nothing of it is hidden."""

    names: Annotated[list[str], "The name of the player on each seat."]
    ranking: Annotated[list[int] | None, "The place of each seat; null before the end."]
    rounds: Annotated[list[RoundDict], "How every round ended."]
    spent: Annotated[list[dict[str, int]], "What each seat has paid, by what for."]
    steps: Annotated[list[list[int]], "A round, and the Step or stage that began in it."]
