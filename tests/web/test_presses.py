"""How many keys or clicks a round takes: a bot says what to do, and the panel is pressed for it."""

from collections import Counter
from collections.abc import Iterator

import pytest
from django.db import transaction

import gridwright
from gridwright.tables.table import Table
from gridwright.web.play import moves
from gridwright.web.play.seating import Seating
from gridwright.web.play.table_cache import TABLE_CACHE
from tests.web.browser import Page, Visitor
from tests.web.filling import Button, Form
from tests.web.tables import laid

Press = tuple[Form, Button]
LAST = ("open", "bid", "drop", "pass", "discard", "remove", "power", "done")  # of a turn
ANSWERS = ("bid", "drop")
MOST = 60  # presses of one round


class Player:
    """Plays a seat as a bot would, with as few presses as the panel allows."""

    def __init__(self, title: str) -> None:
        self._visitor = Visitor()
        self._row = laid(self._visitor.become("Ana"), ("me", "steady", "steady"), title)
        self._bot = gridwright.bot("steady", seed=1)
        self.presses: Counter[int] = Counter()  # by round
        self.answers: Counter[int] = Counter()  # those of them that bid or drop out

    def own(self, number: int) -> int:
        """Return the presses of a round but for those that answer bids."""
        return self.presses[number] - self.answers[number]

    def play(self, rounds: int) -> None:
        """Play so many rounds, or to the end."""
        table = self._table()
        while not table.is_over and table.state.round <= rounds:
            if table.to_act == 0:
                self._turn(table.state.round, self._wishes(table))
            else:
                action = self._bot.choose(table.game, table.view(table.to_act))
                line = table.game.phrase(action).text
                moves.play(self._row.pk, table.to_act, line, self._row.version)
            table = self._table()

    def _table(self) -> Table:
        """Return a copy of the table as it stands."""
        self._row.refresh_from_db()
        with TABLE_CACHE.borrow(self._row.pk) as cached:
            return cached.catch_up(self._row, Seating.of(self._row).names).copy()

    def _wishes(self, table: Table) -> list[str]:
        """Return the lines of my turn, by trying them out on a copy."""
        lines: list[str] = []
        while table.to_act == 0 and (not lines or lines[-1].split()[0] not in LAST):
            action = self._bot.choose(table.game, table.view(0))
            lines.append(table.game.phrase(action).text)
            table.play(action)
        return added_up(lines)

    def _turn(self, number: int, lines: list[str]) -> None:
        pressed: set[str] = set()
        before = self._row.version
        while self._row.version == before:
            page = self._visitor.get(f"/t/{self._row.pk}/panel")
            form, button = press_for(page, lines, pressed)
            typed = dict.fromkeys(form.numbers, button.value)
            answer = self._visitor.send(form, button, **typed)
            assert answer.status == 302 or "alertdialog" in answer.html, (lines, answer.alert)
            self.presses[number] += 1
            self.answers[number] += lines[0].split()[0] in ANSWERS
            assert self.presses[number] < MOST, (lines, pressed)
            self._row.refresh_from_db()


def added_up(lines: list[str]) -> list[str]:
    """Buy all of a kind at once."""
    amounts: Counter[str] = Counter()
    for line in lines:
        if line.startswith("buy "):
            head, _, amount = line.rpartition(" ")
            amounts[head] += int(amount)
    bought = [f"{head} {amount}" for head, amount in amounts.items()]
    return [*bought, *[line for line in lines if not line.startswith("buy ")]]


def press_for(page: Page, lines: list[str], pressed: set[str]) -> Press:
    """Return what to press next, and add it to what was *pressed*."""
    forms = [form for form in page.forms if form.action.endswith(("/play", "/draft"))]
    for press in finishes(forms, lines):
        return press
    chosen = [line for line in lines if line != "done"]
    for form, button in choices(forms):
        offered = lines_of(form, button)
        if not pressed.intersection(offered) and sorted(offered) == sorted(chosen):
            pressed.update(offered)
            return form, button
    for line in [line for line in chosen if line not in pressed]:
        for form, button in choices(forms):
            if lines_of(form, button) == [line]:
                pressed.add(line)
                return form, button
    steps = [(form, b) for form in forms for b in form.buttons if "go" in b.marks.get("class", "")]
    assert steps, (lines, pressed)
    return steps[0]


def finishes(forms: list[Form], lines: list[str]) -> Iterator[Press]:
    """Yield what ends the turn with these *lines*, the answer to a question first."""
    plays = [(form, b) for form in forms if form.action.endswith("/play") for b in form.buttons]
    yield from [press for press in plays if press[1].value == "yes"]
    for form, button in plays:
        if sorted(lines_of(form, button)) == sorted(lines):
            yield form, button


def choices(forms: list[Form]) -> Iterator[Press]:
    """Yield all that can be added to a turn."""
    for form in forms:
        if form.action.endswith("/draft") and form.value("way") in ("add", "only", "put"):
            yield from [(form, button) for button in form.buttons if not button.is_refused]
            for name, (least, most) in form.numbers.items():  # what is typed
                yield from [(form, Button(name, str(n), {})) for n in range(least, most + 1)]


def lines_of(form: Form, button: Button) -> list[str]:
    """Return the lines that a press sends."""
    sent = form.sent(button).get("line", [])
    return [f"{line} {button.value}" for line in sent] if form.value("way") == "put" else sent


# Round 1 of Recharged, beside two auctions of others: card and F, fill up and F, two cities and F,
# F for power. Round 2: pass and F, fill up and F, F, F. Round 3: fill up and F, a city and F, F.
# Round 1 of Outpost: twice card and F, four pieces and F, two cards and F, F to hire nobody, F for
# power. Round 2: pass and F, a station and F, F. Round 3: card and F, two pieces and F, a card
# and F, three workers and F, F.
ROUNDS = [("recharged", [8, 6, 5], [2, 0, 1]), ("outpost", [14, 5, 10], [5, 0, 0])]


@pytest.mark.parametrize(("title", "own", "answers"), ROUNDS)
def test_a_round_takes_few_presses(
    sqlite: None, title: str, own: list[int], answers: list[int]
) -> None:
    player = Player(title)
    with transaction.atomic():
        player.play(rounds=3)

    assert [player.answers[number] for number in (1, 2, 3)] == answers
    assert [player.own(number) for number in (1, 2, 3)] == own


@pytest.mark.slow
@pytest.mark.parametrize("title", ["recharged", "outpost"])
def test_a_game_takes_nine_presses_a_round(sqlite: None, title: str) -> None:
    """A city, a station or a card that is placed is a press of its own."""
    player = Player(title)
    with transaction.atomic():
        player.play(rounds=100)

    rounds = len(player.presses)
    assert sum([player.own(number) for number in player.presses]) / rounds < 9
