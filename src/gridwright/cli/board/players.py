"""Draws the players: turn order, money, plants, fuel, cities."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from gridwright.cli import pieces
from gridwright.cli.board.position import TRUST, Owner, Position
from gridwright.cli.console import fuel_style, joined
from gridwright.tables.table import letter

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
    return pieces.two_lines(
        f"{numbers.name} · {position.setup.map.name}",
        where,
        pieces.turn_order(position.seen, fields["order"], fields["to_act"]),
        f"{step2}the game ends at {rules.ends_at} cities",
    )


def players(position: Position) -> RenderableType:
    """Return the table of all players, and of the Trust."""
    table = pieces.player_table()
    table.add_column("player", no_wrap=True)
    table.add_column("money", justify="right")
    table.add_column("plants: fuel → cities")
    table.add_column("stored")
    table.add_column("cities", justify="right")
    table.add_column("can power", justify="right")
    fields = position.fields
    for seat, player in enumerate(fields["players"]):
        money = "?" if player["money"] is None else str(player["money"])
        name = pieces.owner_name(position.seen, letter(seat), fields["to_act"])
        can_power = str(position.can_power(player))
        table.add_row(name, money, *_belongings(position, player), can_power)
    if "trust" in fields:
        name = pieces.owner_name(position.seen, TRUST, fields["to_act"])
        table.add_row(name, "", *_belongings(position, fields["trust"]), "-")
    return Group(pieces.heading("Players"), table, *_extras(position))


def _labels(position: Position, owner: Owner) -> list[Text]:
    resources = position.edition.resources
    return [
        pieces.plant_label(str(number), position.plant(number), resources)
        for number in owner["plants"]
    ]


def _stored(owner: Owner) -> list[Text]:
    return [
        Text(f"{amount} {name}", style=fuel_style(name))
        for name, amount in owner["fuel"].items()
        if amount
    ]


def _belongings(position: Position, owner: Owner) -> tuple[Text, Text, str]:
    """Return plants, stored fuel and city count."""
    return (
        pieces.aligned(_labels(position, owner)) if owner["plants"] else pieces.dash(),
        joined(_stored(owner), "\n") or pieces.dash(),
        str(len(owner["cities"])),
    )


def owner_line(position: Position, seat: int) -> Text:
    """Return what one seat has, in a line."""
    player = position.fields["players"][seat]
    to_act = position.fields["to_act"]
    return Text.assemble(
        pieces.owner_name(position.seen, letter(seat), to_act, marks_bots=False),
        f"  money {player['money']} · plants ",
        joined(_labels(position, player), ", ") or pieces.dash(),
        " · stored ",
        joined(_stored(player), ", ") or pieces.dash(),
        f" · cities {len(player['cities'])}, can power {position.can_power(player)}",
    )


def _extras(position: Position) -> list[Text]:
    """Return what only some tables have."""
    lines = []
    fields = position.fields
    if "trust" in fields:
        houses = fields["trust"]["reserve"]
        lines.append(Text(f"The Trust has {houses} houses left", style="dim"))
    if "demolition" in fields:
        lines.append(pieces.demolition_line(fields["demolition"]))
    lines.extend(
        [Text(f"{name} is never refilled again", style="dim") for name in fields["ended_refills"]]
    )
    return lines
