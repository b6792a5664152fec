"""The end of a game: who won and why, the ranking, what everybody spent, the charts."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from itertools import pairwise
from typing import Final

from django.utils.safestring import SafeString, mark_safe

from gridwright import words
from gridwright.bots.names import is_reserved
from gridwright.draw.cards import draw_chip, draw_single_card
from gridwright.draw.faces import face
from gridwright.draw.marks import house
from gridwright.draw.result import (
    ResultCard,
    ResultRow,
    along_connections,
    draw_result,
    light_up,
)
from gridwright.draw.svg import Font, Piece, circle, element, rect, text
from gridwright.draw.theme import LIGHT, PAGE
from gridwright.draw.titles import PICTURES
from gridwright.tables.table import letter
from gridwright.web.pages.charts import DrawnChart, charts, named_values
from gridwright.web.pages.common import inline
from gridwright.web.pages.titles import (
    MONEY,
    TITLE_PAGES,
    TitlePages,
    score,
)
from gridwright.web.play.game_summary import summary_of
from gridwright.web.play.replays import Recording

_CHIP_WIDTHS: Final = (78.0, 64.0)  # of few cards, of many
_FEW: Final = 3
_ROOF: Final = 26.0
_FACE: Final = 24.0
_MEDAL: Final = 88.0
_BAR: Final = 150.0  # the longest bar of what was spent
_COLOURS: Final = ("text-technology", "go-line", "link")  # plants, fuel or workers, building


@dataclass(frozen=True, slots=True)
class RankedSeat:
    """A seat in the ranking."""

    seat: int
    place: int
    roof: SafeString
    face: SafeString | str  # of a bot
    name: str
    is_me: bool
    score: int
    columns: tuple[tuple[str, int, bool], ...]  # its name, the number, and whether it is money
    chips: tuple[SafeString, ...]
    bar: SafeString
    spent: tuple[int, ...]
    hints: int  # that were asked for
    href: str = ""  # of the profile of a member
    rating: str = ""  # before and after, where the game has changed it


@dataclass(frozen=True, slots=True)
class Ending:
    """All that is told of a game when it is over; of one that is not, only the charts."""

    result: str
    headline: str  # the result, as the viewer is told it
    reasons: tuple[str, ...]
    medal: SafeString | str  # the winner's house; nothing where a win is shared
    score: str
    holds: str  # what the cards are called
    heads: tuple[str, ...]
    spending: tuple[tuple[str, str], ...]  # on what, and the token of its colour
    ranking: tuple[RankedSeat, ...]
    charts: tuple[DrawnChart, ...]


def ending(recording: Recording) -> Ending | None:
    """Return the end of a game that hides nothing; None of one in which nothing happened."""
    if not recording.is_open or not recording.moves:
        return None
    return _EndingMaker(recording).ending()


def _head(name: str) -> str:
    return words.text(f"web.replay.column.{name}")


class _EndingMaker:
    """The end of one game, put into words and pictures."""

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        self.names, self.places = recording.names, recording.places
        self.summary = summary_of(recording)
        self.last = self.summary.last
        self.pages: TitlePages = TITLE_PAGES.of(recording.game)
        self.columns = self.pages.columns(recording.game)
        self.order = sorted(range(len(self.places)), key=lambda seat: (self.places[seat], seat))
        self.winners = winners_of(recording)
        self.me = recording.seat

    def ending(self) -> Ending:
        is_over, pages = self.recording.is_over, self.pages
        accounts = [words.text(f"web.replay.spending.{account}") for account in pages.spending]
        return Ending(
            result=self.neutral_result() if is_over else "",
            headline=self._headline() if is_over else "",
            reasons=tuple(self._reasons()) if is_over else (),
            medal=_medal(self.winners[0]) if is_over and len(self.winners) == 1 else "",
            score=_head(pages.score),
            holds=_head(pages.spending[0]),
            heads=tuple([_head(name) for name, _ in self.columns]),
            spending=tuple(zip(accounts, _COLOURS, strict=False)),
            ranking=self._ranking() if is_over else (),
            charts=tuple(charts(self.recording)),
        )

    # The result in words

    def neutral_result(self) -> str:
        points = score(self.last, self.winners[0])
        names = tuple([self.names[seat] for seat in self.winners])
        if len(names) > 1:
            return words.text(f"web.replay.shared.{self.pages.score}", names=names, score=points)
        return words.text(f"web.replay.won.{self.pages.score}", name=names[0], score=points)

    def _headline(self) -> str:
        """Return the result for the viewer: that they win, or how far behind they are."""
        kind, me = self.pages.score, self.me
        if me < 0 or (len(self.winners) > 1 and me not in self.winners):
            return self.neutral_result()
        if me in self.winners:
            identifier = "you_win" if len(self.winners) == 1 else "you_share"
            return words.text(f"web.ending.{identifier}.{kind}", score=score(self.last, me))
        winner = self.winners[0]
        return words.text(
            f"web.ending.placed.{kind}",
            name=self.names[winner],
            ordinal=words.text("web.ending.ordinal", place=self.places[me]),
            behind=score(self.last, winner) - score(self.last, me),
        )

    def _reasons(self) -> list[str]:
        """Return what the others had, what broke a tie for the first place, and why it ended."""
        if self.winners == (self.me,):
            return [*(self._tie() or self._lead()), self._why_over()]
        others = [
            words.text("web.replay.value", name=self.names[seat], value=str(score(self.last, seat)))
            for seat in self.order
            if self.places[seat] > 1
        ]
        identifier = f"web.replay.others.{self.pages.score}"
        reasons = [words.text(identifier, values=tuple(others))] if others else []
        return [*reasons, *self._tie(), self._why_over()]

    def _lead(self) -> list[str]:
        """Return how far the viewer, who has won, is ahead of the next."""
        second = next((seat for seat in self.order if self.places[seat] > 1), self.me)
        if second == self.me:
            return []
        ahead = score(self.last, self.me) - score(self.last, second)
        name = self.names[second]
        return [words.text(f"web.ending.ahead.{self.pages.score}", ahead=ahead, name=name)]

    def _tie(self) -> list[str]:
        """Return what decided between the first and the next, where they had the same score."""
        first = self.order[0]
        second = next((seat for seat in self.order if self.places[seat] > 1), first)
        if score(self.last, first) != score(self.last, second):
            return []
        for name, measure in self.pages.tie_breaks(self.recording.game):
            mine, theirs = measure(self.last, first), measure(self.last, second)
            if mine != theirs:
                other = self.names[second]
                return [words.text(f"web.replay.tie.{name}", other=other, mine=mine, theirs=theirs)]
        return []

    def _why_over(self) -> str:
        number, needed = self.last.round, self.summary.ends_at
        for seat, cities in self.summary.growth if needed else ():
            if cities >= needed:
                name = self.names[seat]
                if seat == self.me:
                    return words.text("web.ending.you_reached", round=number, cities=cities)
                return words.text("web.replay.reached", round=number, name=name, cities=cities)
        return words.text("web.replay.ended", round=number)

    # The ranking

    def _ranking(self) -> tuple[RankedSeat, ...]:
        accounts = self.pages.spending
        spent = [tuple([of.get(what, 0) for what in accounts]) for of in self.summary.spent]
        most = max(1, *[sum(amounts) for amounts in spent])
        cards = [self.pages.cards(self.last, seat) for seat in range(len(self.names))]
        wide = _CHIP_WIDTHS[max([len(own) for own in cards]) > _FEW]
        return tuple(
            [
                RankedSeat(
                    seat=seat,
                    place=self.places[seat],
                    roof=_roof(seat),
                    face=_face(self.names[seat]),
                    name=self.names[seat],
                    is_me=seat == self.recording.seat,
                    score=score(self.last, seat),
                    columns=tuple(
                        [
                            (_head(name), measure(self.last, seat), name == MONEY)
                            for name, measure in self.columns
                        ]
                    ),
                    chips=self._chips(cards[seat], wide),
                    bar=_bar(spent[seat], most),
                    spent=spent[seat],
                    hints=self.recording.hints[seat] if self.recording.hints else 0,
                )
                for seat in self.order
            ]
        )

    def _chips(self, cards: Sequence[str], wide: float) -> tuple[SafeString, ...]:
        game, current = self.recording.game, words.current()
        faces = [PICTURES.of(game).face(game, current, card) for card in cards]
        return tuple([inline(draw_chip(face, PAGE, wide)) for face in faces])


# The winner


def winners_of(recording: Recording) -> tuple[int, ...]:
    return tuple([seat for seat, place in enumerate(recording.places) if place == 1])


def lit_network(recording: Recording) -> tuple[str, ...]:
    """Return the winner's cities, from the first built along the connections; none of several."""
    winners = winners_of(recording)
    if len(winners) != 1:
        return ()
    game, pages = recording.game, TITLE_PAGES.of(recording.game)
    end = summary_of(recording).last.end
    network = pages.network(end, winners[0])
    own = [game.phrase(move.action) for move in recording.moves if move.seat == winners[0]]
    built = [city for phrase in own if (city := phrase.word("CITY")) in network]
    if not network:
        return ()
    first = built[0] if built else network[0]
    return along_connections(network, first, list(pages.links(game, end)))


def _medal(seat: int) -> SafeString:
    """Return the winner's house on a yellow ground, with the place."""
    mark, middle = letter(seat), _MEDAL / 2
    inside = (
        rect(0, 0, _MEDAL, _MEDAL, rx=16, fill=PAGE["go-soft"])
        + rect(6, 6, _MEDAL - 12, _MEDAL - 12, rx=12, fill=PAGE["go"], stroke=PAGE["go-line"])
        + house(PAGE, mark, middle, middle, _MEDAL * 0.56)
        + circle(_MEDAL - 14, _MEDAL - 14, 13, fill=PAGE["ink"])
        + text(_MEDAL - 14, _MEDAL - 8, "1", Font(18, PAGE["surface"], 700), anchor="middle")
    )
    return inline(Piece(_MEDAL, _MEDAL, inside, ""))


# The card to share


def result_card(recording: Recording, finished: date, fonts: str) -> Piece:
    """Return the picture of a game that is over."""
    maker = _EndingMaker(recording)
    game, end = recording.game, maker.last.end
    winner = maker.winners[0]
    network = lit_network(recording)
    picture = PICTURES.of(game)(game, end, recording.names, LIGHT)
    if "board" in picture.centre():
        board = picture.centre()["board"].draw()
        scene = [replace(board, body=light_up(board.body, network, LIGHT))]
    else:
        faces = [picture.card(card) for card in maker.pages.cards(maker.last, winner)]
        scene = [draw_single_card(face, LIGHT, 2) for face in faces]
    names = tuple([recording.names[seat] for seat in maker.winners])
    identifier = "web.share.won" if len(names) == 1 else "web.share.shared"
    points = score(maker.last, winner)
    about = words.text("web.share.about", title=picture.heading, rounds=maker.last.round)
    return draw_result(
        ResultCard(
            headline=words.text(f"{identifier}.{maker.pages.score}", names=names, score=points),
            about=about,
            rows=[
                ResultRow(
                    recording.places[seat],
                    letter(seat),
                    recording.names[seat],
                    score(maker.last, seat),
                    maker.last.standings[seat].money or 0,
                )
                for seat in maker.order
            ],
            score=_head(maker.pages.score),
            product=words.text("web.product"),
            day=words.day(finished),
            words=result_in_words(recording),
            pictures=scene,
            is_board="board" in picture.centre(),
            ground="space" if picture.shape == "planet" else "sea",
            fonts=fonts,
        )
    )


def result_in_words(recording: Recording) -> str:
    """Return who won and what everybody had: the picture for those who do not see it."""
    maker = _EndingMaker(recording)
    scores = tuple([str(score(maker.last, seat)) for seat in maker.order])
    values = named_values(tuple([recording.names[seat] for seat in maker.order]), scores)
    return words.text("web.share.alt", result=maker.neutral_result(), values=values)


def _roof(seat: int) -> SafeString:
    mark = letter(seat)
    return inline(Piece(_ROOF, _ROOF, house(PAGE, mark, _ROOF / 2, _ROOF / 2), mark))


def _face(name: str) -> SafeString | str:
    """Return the face of a bot by its name, which nobody else can have; nothing for people."""
    if not is_reserved(name):
        return ""
    drawn = element(
        "svg",
        face(name.lower()),
        aria_hidden="true",
        viewBox="-12 -12 24 24",
        width=_FACE,
        height=_FACE,
    )
    return mark_safe(drawn)  # noqa: S308 - nothing in it comes from outside


def _bar(spent: tuple[int, ...], most: int) -> SafeString:
    """Return what a seat spent as one bar of several colours; the numbers stand beside it."""
    ends = [0.0]
    for amount in spent:
        ends.append(ends[-1] + amount / most * _BAR)
    parts = [
        rect(start, 0, end - start, 10, fill=PAGE[colour])
        for (start, end), colour in zip(pairwise(ends), _COLOURS, strict=False)
    ]
    return inline(Piece(_BAR, 10, "".join(parts), " · ".join([str(amount) for amount in spent])))
