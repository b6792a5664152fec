"""Pupils: they play a lesson against its bots, with the coach, as at a table of the app."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from gridwright import words
from gridwright.bots.roster import company, entrant
from gridwright.bots.seated import VisitingBots
from gridwright.content.data_files import DataFiles
from gridwright.content.load import load
from gridwright.core.errors import Message
from gridwright.core.notation import Decision
from gridwright.core.offers import Offer
from gridwright.lessons import coach
from gridwright.lessons.coach import Talk
from gridwright.lessons.format import Board, Kind, Lesson
from gridwright.lessons.moments import Moment
from gridwright.lessons.reading import read_lessons
from gridwright.tables.retracing import recent_views
from gridwright.tables.table import Table
from gridwright.words import Names

LIBRARY = load()
LESSONS = read_lessons(DataFiles(None), LIBRARY)
MOST = 1500  # actions of a game that ends

Pupil = Callable[["Playing"], str]
"""Returns the next line of the player."""


@dataclass
class Playing:
    """One table of a lesson while it is played."""

    lesson: Lesson
    number: int  # of the board, from 1
    table: Table
    talk: Talk
    visitors: VisitingBots[Table]
    heard: list[str] = field(default_factory=list)  # names of texts, in the order they were told

    @property
    def board(self) -> Board:
        return self.lesson.boards[self.number - 1]

    @property
    def moment(self) -> Moment:
        return Moment.at(self.table, self.board.seat)

    @property
    def is_mine(self) -> bool:
        return self.table.to_act == self.board.seat

    @property
    def offers(self) -> list[Offer]:
        """What the player may do."""
        return [offer for offer in self.table.offers() if offer.is_legal]

    def note(self, talk: Talk) -> None:
        """Go on with *talk*, and note what is new on the card."""
        same = talk.open_step == self.talk.open_step
        before = [sentence.text.id for sentence in self.talk.texts] if same else []
        if talk.lead == self.talk.lead and talk.lead is not None:
            before.append(talk.lead.text.id)
        new = [sentence.text.id for sentence in talk.texts if sentence.text.id not in before]
        self.heard.extend([name.removeprefix(f"lesson.{self.lesson.id}.") for name in new])
        self.talk = talk

    def go_on(self) -> None:
        """Read every card that can be put away."""
        while coach.offers_going_on(self.lesson, self.talk):
            self.note(coach.go_on(self.lesson, self.talk, self.moment))

    def play(self, line: str) -> None:
        warned = self._warned(line) if self.is_mine else None
        self.table.play(line)
        self.note(coach.after_action(self.lesson, self.talk, self.moment))
        if warned is not None:
            assert self.talk.lead is not None, line
            assert (warned.id, Kind.CARE) == (self.talk.lead.text.id, self.talk.lead.kind), line

    def _warned(self, line: str) -> Message | None:
        """Return what the coach would say before *line* is sent."""
        ending = self.table.game.phrase(self.table.game.parse(line))
        warned = coach.warn(self.lesson, self.talk, self.moment, ending)
        return None if warned is None else warned[1]

    def let_bot_act(self) -> None:
        bot = company(self.board.bots, self.table.to_act)
        action = self.visitors.decide(bot, self.table, self.board.seed)
        self.play(self.table.game.write(action))

    def go_back(self) -> None:
        """Go back to before the player's last action."""
        own = [at for at, move in enumerate(self.table.moves) if move.seat == self.board.seat]
        self.table.go_back(own[-1], self.board.seat)
        self.note(coach.go_back(self.lesson, self.talk, self.moment))

    def spoken(self) -> list[str]:
        """Return the sentences of the card."""
        names = Names.on_cards(self.table.game, self.table.names)
        return [words.say(sentence.text, names) for sentence in self.talk.texts]


def sit_down(lesson: Lesson, number: int = 1, seed: int = -1) -> Playing:
    """Return a table of *lesson*, with the first card; another *seed* is another deal."""
    if seed >= 0:
        boards = [replace(board, seed=seed) for board in lesson.boards]
        lesson = replace(lesson, boards=tuple(boards))
    names = tuple([name or "Ana" for name in lesson.boards[number - 1].names])
    table = Table(lesson.spec(number, names), LIBRARY)
    playing = Playing(lesson, number, table, Talk(number), VisitingBots(recent_views))
    playing.note(coach.begin(lesson, number, playing.moment))
    return playing


def play_out(playing: Playing, pupil: Pupil, *, reads: bool = True, actions: int = MOST) -> Playing:
    """Play until the lesson ends, and read its cards if the pupil *reads* them."""
    for _ in range(actions):
        if reads:
            playing.go_on()
        if playing.talk.is_ended:
            return playing
        if playing.is_mine:
            playing.play(pupil(playing))
        else:
            playing.let_bot_act()
    return playing


# Pupils


def scripted(lines: Sequence[str]) -> Pupil:
    """Return a pupil that plays *lines* and then as a steady bot does."""
    script, steady = list(lines), VisitingBots(recent_views)

    def choose(playing: Playing) -> str:
        if script:
            return script.pop(0)
        action = steady.decide(entrant("steady"), playing.table, 1)
        return playing.table.game.write(action)

    return choose


def miser(playing: Playing) -> str:
    """Spend nothing that can be kept."""
    idle = [offer for offer in playing.offers if offer.phrase.is_idle]
    cheap = sorted(playing.offers, key=lambda offer: offer.cost)
    return (idle or cheap)[0].text


def spender(playing: Playing) -> str:
    """Bid 25 over the lowest, and buy whatever there is."""
    offers = playing.offers
    for offer in offers:
        if offer.decision in (Decision.OPEN, Decision.BID):
            return offer.at(min(offer.lowest + 25, offer.highest)) if offer.is_range else offer.text
    dear = [offer for offer in offers if offer.cost > 0]
    chosen = dear[-1] if dear else offers[0]
    return chosen.last_text or chosen.text


def hoarder(playing: Playing) -> str:
    """Buy all fuel that fits, and as little as possible of everything else."""
    fuel = [offer for offer in playing.offers if offer.decision is Decision.BUY]
    return (fuel[0].last_text or fuel[0].text) if fuel else miser(playing)


def far_builder(playing: Playing) -> str:
    """Connect the dearest city first, and play as a steady bot does otherwise."""
    cities = [offer for offer in playing.offers if offer.decision is Decision.BUILD]
    if cities and playing.moment.standing.cities < 2:
        return max(cities, key=lambda offer: offer.cost).text
    return scripted([])(playing)


def wild(seed: int) -> Pupil:
    """Return a pupil that does anything legal, and now and then bids all it has."""
    chance = Random(seed)  # noqa: S311 - a pupil, not a secret

    def choose(playing: Playing) -> str:
        offer = chance.choice(playing.offers)
        if not offer.is_range:
            return offer.text
        is_bold = chance.random() < 0.2
        number = offer.highest if is_bold else chance.randint(offer.lowest, offer.highest)
        return offer.at(number) if chance.random() < 0.5 or is_bold else offer.text

    return choose
