"""A picture of what was played: who won how often."""

from gridwright import words
from gridwright.arena.tournament import Table
from gridwright.draw.chart import Bar, bars
from gridwright.draw.tokens import LIGHT


def picture(found: list[Table]) -> str:
    """Return the shares of every lineup as SVG; the red marks are what chance would give."""
    rows = []
    for table in found:
        for share in table.shares:
            label = words.text("cli.arena.bar", bot=share.bot, lineup=table.name)
            rows.append(Bar(label, share.share, *share.interval, share.chance))
    title, equal = words.text("cli.arena.plot"), words.text("cli.arena.equal")
    return bars(title, rows, LIGHT, expected=equal).svg()
