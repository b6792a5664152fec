"""A picture of a tournament: how often each bot won."""

from gridwright import words
from gridwright.arena.tournament import LineupResult
from gridwright.draw.chart import Bar, bars
from gridwright.draw.theme import LIGHT


def picture(results: list[LineupResult]) -> str:
    """Return the shares of every lineup as SVG; the red marks are what chance would give."""
    rows = []
    for result in results:
        for share in result.shares:
            label = words.text("cli.arena.bar", bot=share.bot, lineup=result.name)
            rows.append(Bar(label, share.share, *share.interval, share.chance))
    title, equal = words.text("cli.arena.plot"), words.text("cli.arena.equal")
    return bars(title, rows, LIGHT, expected=equal).svg()
