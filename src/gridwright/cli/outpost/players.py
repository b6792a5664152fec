"""Draws the players: turn order, money, networks, workers, and what lies on company boards."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from gridwright.cli import pieces
from gridwright.cli.console import joined
from gridwright.cli.outpost import words
from gridwright.cli.outpost.position import KINDS, Company, Position
from gridwright.games.outpost.company import ROBOTS
from gridwright.games.outpost.state import Turn
from gridwright.tables.table import letter

_PHASES: Final = {
    "area": "Setup: choosing an area",
    "syndicate": "Setup: the Syndicate",
    "auction": "Auction",
    "expansion": "Expansion",
    "bureaucracy": "Bureaucracy",
    "over": "The game is over",
}
_HEADINGS: Final = (
    "money",
    "network",
    "structure",
    "beds",
    "workers",
    "seasonal",
    "robots",
    "can supply",
)
_POOL: Final = 20  # columns of the pool
_TURN: Final = (("build", Turn.STRUCTURE), ("slots", Turn.COMPANY), ("hire", Turn.WORKERS))


def headline(position: Position) -> RenderableType:
    """Return title, round, stage and phase, and the turn order below."""
    fields, content, rules = position.fields, position.content, position.setup.seat_rules
    phase = _PHASES[fields["phase"]]
    if fields["phase"] == "auction" and fields["round"] == 1:
        phase = f"{phase} {position.view.execution} of 2"
    stage2 = f"Stage 2 at {rules.stage2_at}, " if fields["step"] == 1 else ""
    lines = pieces.two_lines(
        content.name,
        f"Round {fields['round']} · Stage {fields['step']} · {phase}",
        pieces.turn_order(position.seen, fields["order"], fields["to_act"]),
        f"{stage2}the game ends at {rules.ends_at} cities",
    )
    return pieces.stacked(lines, position.warning)


# Tables


def players(position: Position) -> RenderableType:
    """Return the numbers of all companies, and what lies on their boards."""
    return Group(_numbers(position), Text(""), _boards(position))


def _numbers(position: Position) -> RenderableType:
    table = pieces.player_table(is_wide=False, gap=1)
    table.add_column("player", no_wrap=True)
    for heading in _HEADINGS:
        table.add_column(heading, justify="right")
    for who, company in position.companies().items():
        seat = ord(who) - ord("A")
        is_player = seat < position.setup.seats
        numbers = (
            company["network_size"],
            len(company["structure"]),
            company["beds"],
            company["workers"],
            company["seasonal"],
            company["robots"],
        )
        table.add_row(
            pieces.owner_name(position.seen, who, position.fields["to_act"]),
            str(position.fields["players"][seat]["money"]) if is_player else "",
            *[str(number) for number in numbers],
            str(position.can_supply(seat)) if is_player else "-",
        )
    return Group(pieces.heading("Players"), table)


def _workers(company: Company) -> str:
    """Return the workers in words, and those of them who are not permanent."""
    parts = [str(company["workers"])]
    if company["seasonal"]:
        parts.append(f"{company['seasonal']} seasonal")
    if company["robots"]:
        parts.append(words.count(company["robots"], "robot"))
    return " + ".join(parts)


def _boards(position: Position) -> RenderableType:
    table = pieces.player_table(is_wide=False)
    table.add_column("company", no_wrap=True)
    table.add_column("plant slots")
    table.add_column("housing slots")
    table.add_column("pool")
    table.add_column("technologies")
    for who, company in position.companies().items():
        name = pieces.owner_name(position.seen, who, None, marks_bots=False)
        slots = [_slots(position, company, kind) for kind in KINDS]
        table.add_row(name, *slots, *_pool(position, company))
    return table


def _slots(position: Position, company: Company, kind: str) -> Text:
    """Return the cards at work, and how many slots of *kind* are free or locked."""
    filled = company["slots"][kind]
    free = company["unlocked"][kind] - len(filled)
    lines = [_label(position, word) for word in filled]
    if free:
        lines.append(Text(f"{free} free", style="bold"))
    if not lines:
        lines.append(Text("locked", style="dim"))
    return joined(lines, "\n")


def _pool(position: Position, company: Company) -> tuple[Text, Text]:
    """Return the cards beside the board, technologies apart."""
    known = [word for word in company["pool"] if position.card(word).technology]
    cards = [_label(position, word) for word in company["pool"] if word not in known]
    technologies = [_technology(position, company, word) for word in known]
    pool = pieces.in_lines(cards, _POOL)
    return pool or pieces.dash(), joined(technologies, "\n") or pieces.dash()


def _label(position: Position, word: str) -> Text:
    card = position.card(word)
    style = words.style_of(card)
    return Text.assemble((word, f"bold {style}"), (f" ({_deed(position, word)})", style))


def _deed(position: Position, word: str) -> str:
    """Return what a card does in the fewest signs: ``2→2``, ``3 beds``."""
    card = position.card(word)
    beds = words.count(card.beds, "bed") if card.beds else ""
    run = f"{card.workers}→{card.cities}" if card.cities else ""
    return ", ".join([part for part in (run, beds) if part])


def _technology(position: Position, company: Company, word: str) -> Text:
    """Return a technology, with the pieces that stand on a colony."""
    card = position.card(word)
    text = Text(f"{word} {words.technology(card.technology)}", style=words.style_of(card))
    on_it = company["colonies"].get(word, [])
    return text.append(f" ({', '.join(on_it)})", style="dim") if on_it else text


# Lines


def owner_line(position: Position, seat: int) -> Text:
    """Return what one seat has, in a line."""
    player = position.fields["players"][seat]
    to_act = position.fields["to_act"]
    return Text.assemble(
        pieces.owner_name(position.seen, letter(seat), to_act, marks_bots=False),
        f"  money {player['money']} · network {player['network_size']}",
        f" · beds {player['beds']} · workers {_workers(player)}",
        f" · can supply {position.can_supply(seat)}",
    )


def turn_line(position: Position) -> Text | None:
    """Return what the turn of the expansion phase still allows, or None in other phases."""
    seat = position.seen.to_act
    if position.fields["phase"] != "expansion" or seat < 0:
        return None
    syndicate = position.view.syndicate
    if syndicate is not None and syndicate.site_kind >= 0:
        kind = KINDS[syndicate.site_kind]
        return Text(f"The Syndicate builds a {kind}; choose where: equally cheap", style="bold")
    turn = position.view.turn
    steps = [(name, turn <= last) for name, last in _TURN[:2]]
    steps.append((_TURN[2][0], turn < Turn.WORKERS))
    pool = position.fields["players"][seat]["pool"]
    if any(position.card(word).technology == ROBOTS for word in pool):
        steps.append(("robot", position.view.players[seat].company.busy == 0))
    drawn = [Text(name, style="bold" if is_open else "dim strike") for name, is_open in steps]
    text = Text.assemble(("Turn", "bold underline"), "  ", joined(drawn, " > "))
    left = [name for name, is_open in steps if is_open]
    words_left = f"still possible: {', '.join(left)}" if left else "nothing but done"
    return text.append(f"   {words_left}", style="dim")
