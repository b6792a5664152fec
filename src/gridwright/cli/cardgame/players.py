"""Draws the players: turn order, money, plants, fuel, income."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from gridwright.cli import pieces
from gridwright.cli.cardgame.position import BANK, Owner, Position
from gridwright.cli.console import WIDE, fuel_style, joined
from gridwright.tables.table import letter

_PHASES: Final = {
    "auction": "Auction",
    "resources": "Buying fuel",
    "bureaucracy": "Bureaucracy",
    "over": "The game is over",
}


def headline(position: Position) -> RenderableType:
    """Return title, round and phase, the turn order, and what must not be overlooked."""
    fields, content = position.fields, position.content
    points = f"points: production, and 1 for {content.elektro_per_point} Elektro"
    lines = pieces.two_lines(
        content.name,
        f"Round {fields['round']} · {_PHASES[fields['phase']]}",
        pieces.turn_order(position.seen, fields["order"], fields["to_act"]),
        points if fields["last_round"] else f"{content.plant_limit} plants each",
    )
    last = position.last_words()
    return pieces.stacked(
        lines,
        position.warning,
        Text(last, style="bold yellow") if last else None,
    )


def players(position: Position) -> RenderableType:
    """Return the table of all players, and of the Bank."""
    table = pieces.player_table(is_wide=position.seen.width < WIDE)
    table.add_column("player", no_wrap=True)
    table.add_column("money", justify="right")
    table.add_column("plants: fuel → Elektro")
    table.add_column("stored/most", no_wrap=True)
    table.add_column("can earn", justify="right")
    fields = position.fields
    table.add_column("points" if fields["phase"] == "over" else "income", justify="right")
    for seat, player in enumerate(fields["players"]):
        table.add_row(
            pieces.owner_name(position.seen, letter(seat), fields["to_act"]),
            str(player["money"]),
            *_belongings(position, player),
            str(position.can_earn(player)),
            str(player["income"]),
        )
    if "bank" in fields:
        name = pieces.owner_name(position.seen, BANK, fields["to_act"])
        plants, _ = _belongings(position, fields["bank"])
        table.add_row(name, "", plants, _held(fields["bank"]), "-", "-")
    return Group(pieces.heading("Players"), table, *_extras(position))


def _labels(position: Position, owner: Owner) -> list[Text]:
    resources = position.content.resources
    return [pieces.plant_label(word, position.plant(word), resources) for word in owner["plants"]]


def _stored(position: Position, owner: Owner) -> list[Text]:
    return [
        Text(f"{units}/{most} {name}", style=fuel_style(name))
        for name, (units, most) in position.storage(owner).items()
    ]


def _belongings(position: Position, owner: Owner) -> tuple[Text, Text]:
    """Return plants and stored fuel."""
    return (
        pieces.aligned(_labels(position, owner)) if owner["plants"] else pieces.dash(),
        joined(_stored(position, owner), "\n") or pieces.dash(),
    )


def _held(owner: Owner) -> Text:
    """Return the fuel alone: the Bank stores no more than it burns at once."""
    held = [Text(f"{units} {name}", fuel_style(name)) for name, units in owner["fuel"].items()]
    return joined([text for text in held if text.plain[0] != "0"], "\n") or pieces.dash()


def owner_line(position: Position, seat: int) -> Text:
    """Return what one seat has, in a line."""
    player = position.fields["players"][seat]
    to_act = position.fields["to_act"]
    return Text.assemble(
        pieces.owner_name(position.seen, letter(seat), to_act, marks_bots=False),
        f"  money {player['money']} · plants ",
        joined(_labels(position, player), ", ") or pieces.dash(),
        " · stored ",
        joined(_stored(position, player), ", ") or pieces.dash(),
        f" · can earn {position.can_earn(player)}",
    )


def _extras(position: Position) -> list[Text]:
    """Return what only some tables have."""
    lines = []
    fields = position.fields
    if "bank" in fields and fields["bank"]["plants"]:
        oldest = fields["bank"]["plants"][0]
        lines.append(Text(f"The Bank's oldest plant is {oldest}", style="dim"))
    if "demolition" in fields:
        lines.append(pieces.demolition_line(fields["demolition"]))
    return lines
