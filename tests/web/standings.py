"""A club in which games were played: a dozen members, and some sixty results, always the same.

Rows are written as the end of a game writes them. Who wins follows from a seed; ratings are those
of openskill, whose bots never change.
"""

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from random import Random

from openskill.models import PlackettLuce

from gridwright.arena import strengths
from gridwright.web import models
from gridwright.web.results import points
from tests.web.members import joined, member
from tests.web.records import text_of
from tests.web.tables import guest

NAMES = (
    *("Jonas", "Lucía", "Angelica", "Gregorio", "Marek", "Zofia"),
    *("Hania", "Petr", "Ana", "Valeria", "Bruno", "Ines"),
)
NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)
RECORDS = {
    "recharged": "recharged/4-phase_5-germany",
    "classic": "classic/4-phase_5-central_europe",
    "card": "card/2-auction",
    "outpost": "outpost/4-early-west",
}
BOARDS = {"recharged": ("germany", "usa"), "classic": ("central_europe", "usa")}
GAMES = (
    ("recharged", 4, 40),
    ("recharged", 2, 9),
    ("classic", 4, 8),
    ("card", 3, 6),
    ("outpost", 4, 3),
)
MODEL = PlackettLuce(tau=0.0, gamma=lambda *_: 1.0)  # ratings that are soon sure
Score = tuple[int, int]  # cities and money


@dataclass
class Club:
    """The members by name, and the results in the order in which they ended."""

    members: dict[str, models.Account]
    results: list[models.Result] = field(default_factory=list)

    def __getitem__(self, name: str) -> models.Account:
        return self.members[name]


def played(
    who: list[models.Account | models.Guest | str],
    scores: list[Score],
    title: str = "recharged",
    *,
    identifier: str = "",
    board: str = "germany",
    ended: datetime = NOW,
    pace: str = models.Pace.LIVE,
    is_rated: bool = True,
    refusal: str = "",
    options: dict[str, str] | None = None,
    left: tuple[int, ...] = (),
    record: str = "",
    facts: bool = True,
) -> models.Result:
    """Write the result of a game of *who*, members, guests or levels of bots, in their seats.

    It takes the place of the one that the end of the game at a table has written.
    """
    models.Result.objects.filter(pk=identifier).delete()
    row = models.Result.objects.create(
        id=identifier or models.new_id(),
        title=title,
        board=board if title in BOARDS else "",
        seat_count=len(who),
        options=options or {},
        rules=2,
        record=record,
        pool=points.pool_of(title, len(who)),
        pace=pace,
        rounds=9,
        ended=ended,
        was_laid_rated=is_rated or bool(refusal),
        refusal=refusal,
        is_rated=is_rated,
        rated=ended if is_rated else None,
        has_facts=facts,
    )
    placings = [
        _placing(row, seat, each, scores[seat], 1 + sum([other > scores[seat] for other in scores]))
        for seat, each in enumerate(who)
    ]
    for seat in left:
        placings[seat].has_left = True
    if is_rated:
        _rate(row, placings)
    models.Placing.objects.bulk_create(placings)
    return row


def _placing(
    row: models.Result,
    seat: int,
    who: models.Account | models.Guest | str,
    score: Score,
    place: int,
) -> models.Placing:
    level = who if isinstance(who, str) else ""
    person = who.guest if isinstance(who, models.Account) else who
    cities, money = score
    placing = models.Placing(
        result=row,
        seat=seat,
        guest=None if isinstance(person, str) else person,
        name=f"Volta {seat + 1}" if isinstance(person, str) else person.name,
        bot=level,
        place=place,
        cities=cities,
        money=money,
        turns=0 if level else 40,
        spent=None if level or row.pace == models.Pace.NONE else 40 * 30_000,
    )
    if row.has_facts:
        placing.facts = {
            "plants": 60 + 10 * seat,
            "fuel": 40,
            "building": 100 + cities,
            "bought": 4 + seat % 2,
            "over": 6,
            "steps": {"2": 6, "3": 11},
        }
    return placing


def _rate(row: models.Result, placings: list[models.Placing]) -> None:
    """Rate a game, with whoever left at the end."""
    order = [1000 if placing.has_left else placing.place for placing in placings]
    teams = [[MODEL.rating(*_rating(row, placing))] for placing in placings]
    rated = MODEL.rate(teams, ranks=[float(rank) for rank in order])
    for placing, (before,), (after,) in zip(placings, teams, rated, strict=True):
        account = getattr(placing.guest, "account", None)
        if account is None:
            continue
        placing.mu_before, placing.sigma_before = before.mu, before.sigma
        placing.mu_after, placing.sigma_after = after.mu, after.sigma
        rating, _ = models.Rating.objects.get_or_create(
            account=account,
            pool=row.pool,
            defaults={"mu": after.mu, "sigma": after.sigma, "last": row.ended},
        )
        rating.mu, rating.sigma, rating.last = after.mu, after.sigma, row.ended
        rating.games += 1
        rating.wins += order[placing.seat] == min(order)
        rating.save()


def _rating(row: models.Result, placing: models.Placing) -> tuple[float, float]:
    if placing.bot:
        return strengths.strength_of(placing.bot, row.title, row.seat_count).mu, points.BOT_SIGMA
    account = getattr(placing.guest, "account", None)
    known = models.Rating.objects.filter(account=account, pool=row.pool).first()
    return (25.0, 25 / 3) if known is None else (known.mu, known.sigma)


def club(*, with_passwords: bool = False, now: datetime = NOW) -> Club:
    """Return a club whose members have played; those whose names come first play best."""
    joins = joined if with_passwords else member
    people = {name: joins(name) for name in NAMES}
    for number, account in enumerate(people.values()):
        joined_on = now - timedelta(days=250 - 7 * number)
        models.Account.objects.filter(pk=account.pk).update(created=joined_on)
    result = Club(people)
    chance = Random(5)  # noqa: S311 - to be the same again
    strength = {name: 30 - 2 * number for number, name in enumerate(NAMES)}
    schedule = [(title, seats) for title, seats, count in GAMES for _ in range(count)]
    chance.shuffle(schedule)
    for number, (title, seats) in enumerate(schedule):
        names = chance.sample(NAMES[: (12 if number % 9 == 0 else 8)], seats)
        who: list[models.Account | models.Guest | str] = [people[name] for name in names]
        if number % 5 == 0 and seats > 2:
            who[-1] = "planner" if number % 10 else "steady"
        power = [strength.get(name, 20) + chance.randrange(24) for name in names]
        scores = [(10 + each // 6, each * 7 % 90) for each in power]
        boards = BOARDS.get(title, ("",))
        result.results.append(
            played(
                who,
                scores,
                title,
                board=boards[number % len(boards)],
                ended=now - timedelta(days=1.5 * (len(schedule) - number)),
                pace=models.Pace.DAILY if number % 3 == 0 else models.Pace.LIVE,
                is_rated=number % 7 != 3,
                left=(seats - 1,) if number == 20 else (),
                record=text_of(RECORDS[title]),
            )
        )
    for number, level in enumerate(("planner", "planner", "steady", "steady", "steady")):
        scores = [(15 + number % 2, 20 + number), (14, 30), (15, 40), (12, 10)]
        result.results.append(
            played(
                [people["Gregorio"], level, level, level],
                scores,
                ended=now - timedelta(days=5 - number),
                pace=models.Pace.NONE,
                is_rated=False,
                record=text_of(RECORDS["recharged"]),
            )
        )
    return result


def stranger(name: str = "Olga") -> models.Guest:
    """Return a guest without account."""
    return guest(name)
