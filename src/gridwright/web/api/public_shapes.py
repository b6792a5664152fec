"""The JSON types of the API beside the tables: who asks, what there is, members, learning."""

from typing import Annotated, TypedDict

from gridwright.core.json_types import MessageDict
from gridwright.web.api.shapes import ClockDict

# Who asks


class MeDict(TypedDict):
    """Who asks, and what their key may do."""

    name: Annotated[str, "The name of the member or program."]
    owner: Annotated[str | None, "Of a program: the member whose program it is."]
    label: Annotated[str, "What the key is called."]
    scopes: Annotated[list[str], "What the key may do: read, play, host, chat."]
    ends: Annotated[str | None, "When the key ends, if ever."]
    bell: Annotated[int, "Grows with everything that is new for them; a stream says so."]


class NoticeDict(TypedDict):
    """Something that somebody was told."""

    id: Annotated[int, "Its number; later ones are higher."]
    kind: Annotated[str, "What it is about: turn, invitation, over and others."]
    table: Annotated[str | None, "The table that it is about, if any."]
    text: Annotated[str, "The notice as a sentence."]
    created: Annotated[str, "When it was written."]
    is_new: Annotated[bool, "Whether nobody has looked at it yet."]


class NoticesDict(TypedDict):
    """What who asks was told."""

    notices: Annotated[list[NoticeDict], "The notices, the latest first."]


# What there is


class OptionDict(TypedDict):
    """Something that the players can choose."""

    name: Annotated[str, "Its name."]
    text: Annotated[str, "What it is called."]
    values: Annotated[list[str], "What can be chosen; empty where it is written out."]
    usual: Annotated[str, "What is chosen by default."]
    clauses: Annotated[list[str], "The clauses of the rules that say so."]


class TitleDict(TypedDict):
    """A title, and what a table of it can be laid with."""

    title: Annotated[str, "Its id."]
    text: Annotated[str, "Its printed name."]
    rules_version: Annotated[int, "The version of its rules; it grows when play changes."]
    maps: Annotated[list[str], "The maps; empty for a title without maps."]
    usual_map: Annotated[str | None, "The map that is taken by default."]
    seats: Annotated[list[int], "How many may play."]
    options: Annotated[list[OptionDict], "What the players can choose."]


class TitlesDict(TypedDict):
    """What can be played on this server, and how."""

    titles: Annotated[list[TitleDict], "The titles."]
    levels: Annotated[list[str], "The levels of bots, the weakest first."]
    clocks: Annotated[list[ClockDict], "The clocks that have a name."]


# Members and results


class RatingDict(TypedDict):
    """How strong somebody is in a pool."""

    pool: Annotated[str, "The title and number of seats: recharged.three_to_six."]
    points: Annotated[int, "200 more finish ahead in three games of four."]
    spread: Annotated[int, "The points are right within this two times out of three."]
    is_provisional: Annotated[bool, "Whether too few games were played to be on the ladder."]
    games: Annotated[int, "The rated games."]
    wins: Annotated[int, "The games that were won."]


class MemberDict(TypedDict):
    """A member of the club, as everybody may know them."""

    name: Annotated[str, "Their name."]
    about: Annotated[str, "A line that they have written about themselves."]
    owner: Annotated[str | None, "Of a program: the member whose program it is."]
    created: Annotated[str, "Since when they are a member."]
    ratings: Annotated[list[RatingDict], "Their ratings."]


class LadderPlaceDict(TypedDict):
    """A place on a ladder."""

    place: Annotated[int | None, "The place among members; null for a level of bots."]
    name: Annotated[str, "The name of the member, or the level."]
    is_level: Annotated[bool, "Whether it is a level of bots, whose points never change."]
    owner: Annotated[str | None, "Of a program: the member whose program it is."]
    points: Annotated[int, "200 more finish ahead in three games of four."]
    spread: Annotated[int, "The points are right within this two times out of three."]
    games: Annotated[int, "The rated games; of a level, those by which it was measured."]


class LadderDict(TypedDict):
    """The members of a pool in order of their points, and the levels of bots between them."""

    pool: Annotated[str, "The pool."]
    places: Annotated[list[LadderPlaceDict], "The places, the strongest first."]


class PlacingDict(TypedDict):
    """What came of a game for a seat."""

    seat: Annotated[str, "The seat."]
    name: Annotated[str, "The name of the player; empty for who has left the club."]
    is_member: Annotated[bool, "Whether that is a member, for /members/{name}."]
    bot: Annotated[str | None, "The level of the bot that sat there from the start."]
    place: Annotated[int, "The place by the rules, 1 for a winner."]
    cities: Annotated[int, "The cities that were powered in the end."]
    money: Annotated[int, "The money in the end."]
    has_left: Annotated[bool, "Whether a bot has ended the game for them."]


class ResultDict(TypedDict):
    """What came of a game: one line of results.ndjson."""

    id: Annotated[str, "The id of the table."]
    title: Annotated[str, "The title."]
    map: Annotated[str | None, "The map; null for a title without maps."]
    options: Annotated[dict[str, str], "What the players agreed on."]
    rules_version: Annotated[int, "The version of the rules."]
    pool: Annotated[str, "The pool of ratings that it belongs to."]
    pace: Annotated[str, "By which kind of clock: live, daily or none."]
    rounds: Annotated[int, "How many rounds were played."]
    ended: Annotated[str, "When it ended."]
    is_rated: Annotated[bool, "Whether it counts for ratings."]
    is_annulled: Annotated[bool, "Whether an admin has annulled it."]
    placings: Annotated[list[PlacingDict], "What came of it for each seat, seat A first."]


# Analyses and puzzles


class AnalysisRequest(TypedDict, total=False):
    """A finished game to be judged: that of a table or of a record that is kept."""

    table: Annotated[str, "The id of a table."]
    record: Annotated[str, "The id of a record that is kept."]


class JudgementDict(TypedDict):
    """What a bot thinks of one decision."""

    at: Annotated[int, "After how many actions of the game."]
    round: Annotated[int, "The round."]
    phase: Annotated[str, "The phase."]
    seat: Annotated[str, "The seat that decided."]
    chances: Annotated[list[float], "The chance of each seat to win, before."]
    played: Annotated[list[str], "What was played."]
    best: Annotated[list[str], "What seems best."]
    loss: Annotated[float, "The chance that was lost by it."]
    margin: Annotated[float, "How far that may be wrong."]
    reason: Annotated[MessageDict | None, "Why the best is better, where that can be said."]


class AnalysisDict(TypedDict):
    """An analysis, as far as it has come."""

    id: Annotated[str, "The id of the table or record that it is about."]
    state: Annotated[str, "waiting, running, done or failed."]
    level: Annotated[str, "The bot whose opinion it is."]
    done: Annotated[int, "How many decisions have been judged."]
    moments: Annotated[int, "How many there are; 0 until that is known."]
    judgements: Annotated[list[JudgementDict], "The judgements so far, in the order of the game."]


class AdviceRequest(TypedDict):
    """A position of an analysed game whose moves are to be compared."""

    at: Annotated[int, "After how many actions."]


class ComparedMoveDict(TypedDict):
    """A move that was considered."""

    lines: Annotated[list[str], "One action, or the rest of the turn."]
    chance: Annotated[float, "The chance to win after it."]
    margin: Annotated[float, "How far that may be wrong."]
    behind: Annotated[float, "How much less than the best."]
    is_equal: Annotated[bool, "Whether it is about as good as the best."]
    ceiling: Annotated[int | None, "How far to bid; null for other moves."]
    is_played: Annotated[bool, "Whether it is what was played."]
    reasons: Annotated[list[MessageDict], "What speaks for it."]


class AdviceDict(TypedDict):
    """The moves of a position, compared by a bot."""

    at: Annotated[int, "After how many actions of the game."]
    is_done: Annotated[bool, "Whether the bot has finished: ask again until it has."]
    level: Annotated[str, "The bot whose opinion it is."]
    moves: Annotated[list[ComparedMoveDict], "The moves, the best first."]


class AttemptDict(TypedDict):
    """An answer to a puzzle."""

    lines: Annotated[list[str], "The answer."]
    is_right: Annotated[bool | None, "Whether it is right; null while a bot thinks about it."]
    right: Annotated[list[list[str]], "All right answers."]


class PuzzleDict(TypedDict):
    """A puzzle: one turn of one seat."""

    id: Annotated[str, "Its id."]
    title: Annotated[str, "The title."]
    map: Annotated[str | None, "The map; null for a title without maps."]
    kind: Annotated[str, "What it is about."]
    seat: Annotated[str, "The seat to act."]
    position_line: Annotated[str, "The position as that seat sees it, as one line."]
    attempt: Annotated[AttemptDict | None, "The answer of who asks, if there is one."]


class AttemptRequest(TypedDict):
    """A whole turn as the answer to a puzzle."""

    lines: Annotated[list[str], "The actions in notation."]
