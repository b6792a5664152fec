"""Draws the players: turn order, money, plants, fuel, cities."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gridwright.cli.board.markets import plant_label
from gridwright.cli.board.position import TRUST, Owner, Position
from gridwright.cli.console import fuel_style, joined, letter_style

_TWO_DIGITS: Final = 10  # plant numbers below are set one column to the right
_PHASES: Final = {
    "regions": "Setup: choosing regions",
    "trust": "Setup: the Trust",
    "starting_cities": "Setup: starting cities",
    "auction": "Auction",
    "resources": "Buying fuel",
    "building": "Building",
    "bureaucracy": "Bureaucracy",
    "over": "The game is over",
}


def headline(position: Position) -> RenderableType:
    """Return title, round, Step and phase, and the turn order below."""
    fields = position.fields
    numbers, rules = position.edition, position.setup.seat_rules
    where = f"Round {fields['round']} · Step {fields['step']} · {_PHASES[fields['phase']]}"
    step2 = f"Step 2 at {rules.step2_at}, " if fields["step"] == 1 else ""
    line = Table.grid(expand=True)
    line.add_column()
    line.add_column(justify="right")
    line.add_row(
        Text(f"{numbers.name} · {position.setup.map.name}", style="bold"), Text(where, style="bold")
    )
    line.add_row(
        _turn_order(position),
        Text(f"{step2}the game ends at {rules.ends_at} cities", style="dim"),
    )
    return line


def _turn_order(position: Position) -> Text:
    names = []
    for who in position.fields["order"]:
        style = letter_style(who)
        is_next = who == position.fields["to_act"]
        name = position.seen.name(who)
        names.append(Text(f"▶{name}" if is_next else name, f"bold {style}" if is_next else style))
    return Text.assemble(("Order ", "dim"), joined(names, " > "))


def players(position: Position) -> RenderableType:
    """Return the table of all players, and of the Trust."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, expand=True, header_style="dim")
    table.add_column("player", no_wrap=True)
    table.add_column("money", justify="right")
    table.add_column("plants: fuel → cities")
    table.add_column("stored")
    table.add_column("cities", justify="right")
    table.add_column("can power", justify="right")
    fields = position.fields
    for seat, player in enumerate(fields["players"]):
        money = "?" if player["money"] is None else str(player["money"])
        who = chr(ord("A") + seat)
        table.add_row(
            _who(position, who, is_bot=seat in position.seen.bots),
            money,
            *_belongings(position, player, "\n"),
            str(position.can_power(player)),
        )
    if "trust" in fields:
        belongings = _belongings(position, fields["trust"], "\n")
        table.add_row(_who(position, TRUST, is_bot=False), "", *belongings, "-")
    return Group(Text.assemble(("Players", "bold underline")), table, *_extras(position))


def _who(position: Position, who: str, *, is_bot: bool) -> Text:
    mark = "▶" if who == position.fields["to_act"] else " "
    name = position.seen.name(who)
    label = f"{mark}{who}" if name == who else f"{mark}{who} {name}"
    text = Text.assemble((label, f"bold {letter_style(who)}"))
    if is_bot:
        text.append(" bot", style="dim")
    return text


def _belongings(position: Position, owner: Owner, separator: str) -> tuple[Text, Text, str]:
    """Return plants, stored fuel and city count."""
    labels = [
        Text.assemble(" " if separator == "\n" and number < _TWO_DIGITS else "", label)
        for number, label in ((n, plant_label(position, n)) for n in owner["plants"])
    ]
    stored = [
        Text(f"{amount} {name}", style=fuel_style(name))
        for name, amount in owner["fuel"].items()
        if amount
    ]
    dash = Text("-", style="dim")
    return (
        joined(labels, separator) if labels else dash,
        joined(stored, separator) if stored else dash,
        str(len(owner["cities"])),
    )


def owner_line(position: Position, seat: int) -> Text:
    """Return what one seat has, in a line."""
    player = position.fields["players"][seat]
    plants, stored, cities = _belongings(position, player, ", ")
    return Text.assemble(
        _who(position, chr(ord("A") + seat), is_bot=False),
        f"  money {player['money']} · plants ",
        plants,
        " · stored ",
        stored,
        f" · cities {cities}, can power {position.can_power(player)}",
    )


def _extras(position: Position) -> list[Text]:
    """Return what only some tables have."""
    lines = []
    fields = position.fields
    if "trust" in fields:
        houses = fields["trust"]["reserve"]
        lines.append(Text(f"The Trust has {houses} houses left", style="dim"))
    if "demolition" in fields:
        card = fields["demolition"]
        text = f"Demolition card {card['card']}: first {card['first']}, others {card['others']}"
        lines.append(Text(text, style="dim"))
    lines.extend(
        [Text(f"{name} is never refilled again", style="dim") for name in fields["ended_refills"]]
    )
    return lines
