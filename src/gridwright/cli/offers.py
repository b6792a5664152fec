"""Legal actions in few lines: amounts as a range, places in a row, the rest one by one.

Works on notation, so it serves every title; the notes come from the title's screen.
"""

from dataclasses import dataclass

from rich.table import Table
from rich.text import Text

from gridwright.cli.screen import Screen
from gridwright.core.action import Action


@dataclass(frozen=True, slots=True)
class Offer:
    """One line: what to type, and what it costs or gives."""

    text: str
    detail: str


def legal_texts(screen: Screen) -> dict[str, Action]:
    """Return the legal actions of the seat to act by their notation, in the order of showing."""
    seen = screen.seen
    actions = sorted(seen.game.legal_actions(seen.view), key=screen.rank)
    return {seen.game.write(action): action for action in actions}


def offers(screen: Screen, *, is_complete: bool = False) -> list[Offer]:
    """Return the legal actions as lines; without *is_complete* only the first of many."""
    grouped: dict[tuple[str, str], list[tuple[str, Action]]] = {}
    for text, action in legal_texts(screen).items():
        grouped.setdefault(_kind(screen, text), []).append((text, action))
    lines: list[Offer] = []
    for (shape, head), group in grouped.items():
        if shape == "amount":
            lines.append(_amounts(screen, head, group))
        elif shape == "place":
            lines.append(_places(screen, head, group))
        else:
            lines.extend(_singles(screen, head, group, is_complete=is_complete))
    return lines


def _kind(screen: Screen, text: str) -> tuple[str, str]:
    """Return the shape of an action and what it shares with others of its line."""
    words = text.split()
    if len(words) > 1 and screen.places(words[0]):
        return "place", words[0]
    if len(words) > 1 and words[0] in screen.amounts:
        return "amount", " ".join(words[:-1])
    return "single", words[0]


def _amounts(screen: Screen, head: str, group: list[tuple[str, Action]]) -> Offer:
    """Return a range of amounts; notes that differ are given with each amount."""
    amounts = [int(text.split()[-1]) for text, _ in group]
    first, last = screen.note(group[0][1]), screen.note(group[-1][1])
    if first != last:
        noted = [f"{text.split()[-1]} {screen.note(action)}" for text, action in group]
        return Offer(f"{head} {_last_word(screen, head)}", " · ".join(noted))
    shown = f"{head} {_last_word(screen, head)}" if len(amounts) > 1 else group[0][0]
    parts = [f"{amounts[0]} to {amounts[-1]}" if len(amounts) > 1 else "", first]
    return Offer(shown, " · ".join([part for part in parts if part]))


def _places(screen: Screen, head: str, group: list[tuple[str, Action]]) -> Offer:
    """Return all places in a row, each with its note."""
    cells = []
    for text, action in group:
        note = screen.note(action).removeprefix("for ")
        place = text.partition(" ")[2]
        cell = f"{place} {note}" if note else place
        cells.append(cell)
    return Offer(f"{head} {_last_word(screen, head)}", " · ".join(cells))


def _last_word(screen: Screen, head: str) -> str:
    """Return what the help calls the last word of an action: ``BID``, ``CITY``."""
    verb = head.split(maxsplit=1)[0]
    return next(form.split()[-1] for form, _ in screen.forms if form.split()[0] == verb)


def _singles(
    screen: Screen, head: str, group: list[tuple[str, Action]], *, is_complete: bool
) -> list[Offer]:
    shown = group if is_complete else group[: screen.most]
    lines = [Offer(text, screen.note(action)) for text, action in shown]
    if len(group) > len(shown):
        lines.append(Offer(f"{head} ...", f"{len(group) - len(shown)} more: type 'actions'"))
    return lines


def offers_table(screen: Screen, *, is_complete: bool = False) -> Table:
    """Return the lines as a table."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for offer in offers(screen, is_complete=is_complete):
        table.add_row(Text(f"  {offer.text}", style="bold cyan"), Text(offer.detail))
    return table
