"""The page of one result, and what the end of a game at its table says of ratings."""

from dataclasses import dataclass, replace

from django.urls import reverse
from django.utils import timezone

from gridwright import words
from gridwright.tables.table import letter
from gridwright.web import models
from gridwright.web.pages.common import Context, board_name
from gridwright.web.pages.ending import RankedSeat
from gridwright.web.pages.titles import TITLE_PAGES
from gridwright.web.pages.waiting import rules_in_words
from gridwright.web.results import points, tallies
from gridwright.web.results.pages import (
    Person,
    ShownChange,
    analysis_of,
    day_in_words,
    may_see,
    ordinal,
    person_of,
    pool_name,
    rating_in_words,
    replay_of,
    signed,
)


@dataclass(frozen=True, slots=True)
class ShownPlacing:
    """What came of a game for a seat."""

    place: str
    has_won: bool
    seat: str  # the letter
    person: Person
    cities: int
    money: int
    rating: str  # before and after
    change: ShownChange | None
    has_left: bool
    flags: int
    is_me: bool


def result(row: models.Result, member: models.Account | None, zone: str) -> Context:
    """Return the page of a result, which stays when its table is deleted."""
    games = tallies.listing(models.Result.objects.filter(pk=row.pk).select_related("annulled"))
    (row,) = games.results
    placings = sorted(row.placings.all(), key=lambda each: (each.place, each.seat))
    is_moderator = member is not None and member.is_moderator
    return {
        "place": "club",
        "result": row,
        "title": row.title,
        "board": board_name(row.board),
        "ended": day_in_words(row.ended, timezone.now(), zone),
        "pace": words.text(f"web.standing.pace.{row.pace}"),
        "rules": rules_in_words(row.title, row.options),
        "score": words.text(f"web.replay.column.{TITLE_PAGES.named(row.title).score}"),
        "placings": [_shown(each, row, member) for each in placings],
        "rated": rated_in_words(row),
        "reason": row.annulled.reason if row.annulled is not None and member is not None else "",
        "pool": row.pool,
        "pool_name": pool_name(row.pool),
        "replay": replay_of(games, row),
        "analysis": analysis_of(games, row),
        "record": reverse("result_record", args=[row.pk]),
        "table": reverse("table", args=[row.pk]) if row.pk in games.tables else "",
        "may_annul": is_moderator and row.is_rated and row.annulled_id is None,
    }


def _shown(
    placing: models.Placing, row: models.Result, member: models.Account | None
) -> ShownPlacing:
    change = None if row.annulled_id is not None else tallies.change_of(placing, row.pool)
    return ShownPlacing(
        place=ordinal(placing.place),
        has_won=placing.place == 1,
        seat=letter(placing.seat),
        person=person_of(placing),
        cities=placing.cities,
        money=placing.money,
        rating="" if change is None else rating_change(placing, row.pool),
        change=_change(change),
        has_left=placing.has_left,
        flags=placing.flags,
        is_me=member is not None and placing.guest_id == member.guest_id,
    )


def _change(change: int | None) -> ShownChange | None:
    if change is None:
        return None
    return ShownChange(signed(change), signed(change), change > 0, change < 0)


def rating_change(placing: models.Placing, pool: str) -> str:
    """Return a rating before and after a game: "1500 → 1524"; "" where there is none."""
    if placing.mu_before is None or placing.mu_after is None:
        return ""
    before = points.points(placing.mu_before, placing.sigma_before or 0.0, pool)
    after = points.points(placing.mu_after, placing.sigma_after or 0.0, pool)
    return words.text(
        "web.standing.from_to", before=rating_in_words(before), after=rating_in_words(after)
    )


def rated_in_words(row: models.Result) -> str:
    """Return in a sentence whether a game counts, and if not, why; "" for one laid friendly."""
    if row.annulled_id is not None:
        return words.text("web.standing.is_annulled")
    if row.is_rated and not row.refusal:
        return words.text("web.standing.counts" if row.rated else "web.standing.will_count")
    if row.refusal and words.current().knows(row.refusal):
        reason = words.text(row.refusal)  # of a game that counts only for whoever has left, too
        return reason if row.is_rated else words.text("web.standing.refused", reason=reason)
    return words.text("web.standing.not_rated")


@dataclass(frozen=True, slots=True)
class RankedResult:
    """The ranking at the end of a game that has a result."""

    id: str
    ranking: tuple[RankedSeat, ...]  # with profiles, and how ratings have changed
    rated: str  # whether it counts; "" where that was never the question


def ranked(
    ranking: tuple[RankedSeat, ...], identifier: str, member: models.Account | None
) -> RankedResult | None:
    """Return the *ranking* of a table with what its result says; None where it has none."""
    rows = models.Placing.objects.filter(result=identifier)
    placings = {
        each.seat: each for each in rows.select_related("result__annulled", "guest__account")
    }
    if not placings or placings.keys() != {each.seat for each in ranking}:
        return None
    row = placings[min(placings)].result
    is_public = may_see(member)

    def with_standing(seat: RankedSeat) -> RankedSeat:
        placing = placings[seat.seat]
        return replace(
            seat,
            href=person_of(placing).href if is_public else "",
            rating="" if row.annulled_id is not None else rating_change(placing, row.pool),
        )

    rated = rated_in_words(row) if row.was_laid_rated else ""
    return RankedResult(row.pk, tuple([with_standing(seat) for seat in ranking]), rated)
