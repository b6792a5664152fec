"""The screen of the Card Game: its pictures, and which of them belong to which moment."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from gridwright import words
from gridwright.cli import pieces
from gridwright.cli.console import WIDE, fuel_style
from gridwright.cli.pieces import DUMMY, beside, listed, spaced, stacked
from gridwright.cli.plants import PlantScreen, fuel_name, stored
from gridwright.cli.screen import Seen
from gridwright.content.types import Plant
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.snapshot import CardSnapshot

_CARD_COLUMNS: Final = ("2", "3", "4")  # column 1 holds single cards


class CardScreen(PlantScreen):
    """Draws the Card Game."""

    most = 20
    told = "can_earn"

    def __init__(self, seen: Seen) -> None:
        """Draw what is *seen*."""
        super().__init__(seen)
        assert isinstance(seen.game, CardGame)
        self.setup = seen.game.setup
        self.content = self.setup.content
        self.resources = self.content.resources
        self.fields: CardSnapshot = seen.game.snapshot(seen.view)
        self.has_dummy = "bank" in self.fields
        last = "points>" if self.fields["phase"] == "over" else "income>"
        self.columns = ("money>", "plants_elektro", "stored_most", "can_earn>", last)
        self.warning = pieces.notice(self.content)
        self._cards = {word: card for card, word in self.content.words.items()}

    def plant(self, word: str) -> Plant:
        return self.content.plants[self._cards[word]]

    # Pictures

    def headline(self) -> RenderableType:
        """Return where in the game we are, and how it goes on to its end."""
        fields, content = self.fields, self.content
        goal = words.text("cli.goal.limit", limit=content.plant_limit)
        if fields["last_round"]:
            goal = words.text("cli.goal.points", elektro=content.elektro_per_point)
        where = [words.text(f"cli.phase.{fields['phase']}")]
        is_last, is_near = fields["last_round"], self.seen.fact("last") != "ahead"
        last = None
        if fields["phase"] != "over" and (is_last or is_near):
            said = words.text("cli.last_round" if is_last else "cli.next_is_last")
            last = Text(said, style="bold yellow")
        lines = pieces.headline(self.seen, fields, content.name, where, goal)
        return stacked(lines, self.warning, last)

    def overview(self) -> RenderableType:
        if self.fields["phase"] == "bureaucracy" and self.seen.width < WIDE:
            return spaced(self.headline(), self._players())
        return self.board()

    def brief(self) -> RenderableType:
        fuel = self._fuel_market() if self.fields["phase"] == "resources" else None
        return stacked(self.warning, self.auction_line(), fuel, self.owner_line())

    def board(self) -> RenderableType:
        return spaced(self.headline(), self._markets(), self._players())

    def map(self) -> RenderableType:
        return pieces.dim("cli.no_map")

    def market(self) -> RenderableType:
        return spaced(self._markets(), self.warning)

    def _markets(self) -> RenderableType:
        plants, fuel = self.plant_market(), self._fuel_market()
        return spaced(plants, fuel) if self.seen.width < WIDE else beside(plants, fuel)

    # Fuel

    def _fuel_market(self) -> RenderableType:
        """Return the cards of each fuel by column: the column is the price, a card its units."""
        fields, columns = self.fields, self.fields["columns"]
        table = pieces.plain_table("price", "singles", gap=1)
        for column in _CARD_COLUMNS:
            table.add_column(column)
        pieces.with_columns(table, "units>")
        for name in self.resources:
            units = [[1] * columns["1"][name]]
            for cards in (columns["2"], columns["3"], columns["4"]):
                units.append([int(card[-1]) for card in cards if card[:-1] == name])
            style, on_sale = fuel_style(name), str(fields["market"][name])
            drawn = [" ".join([f"[{count}]" for count in row]) for row in units]
            cells = [Text(row or "·", style if row else "dim") for row in drawn]
            table.add_row(Text(fuel_name(name), style), *cells, on_sale)
        said = words.text(
            "cli.fuel_stack_limited" if self.setup.has_limited_singles else "cli.fuel_stack",
            deck=fields["fuel_deck"],
            discarded=len(fields["fuel_discard"]),
            stored=tuple([f"{name} {count}" for name, count in fields["supply"].items()]),
        )
        return Group(pieces.heading("fuel", said), table)

    def _stored(self, seat: int) -> list[Text]:
        """Return by kind the units stored, and how many there could be beside the other kinds."""
        game, found = self.seen.game, []
        buying = game.hypothesis(self.seen.view, seat, "resources")
        for name, units in self.fields["players"][seat]["fuel"].items():
            room = game.explain(buying, game.parse(f"buy {name} 1 at 1")).values["room"]
            assert isinstance(room, int)
            if units or room:
                text = f"{units}/{units + room} {fuel_name(name)}"
                found.append(Text(text, style=fuel_style(name)))
        return found

    # Players

    def facts(self, who: str, *, is_line: bool) -> dict[str, Text | str]:
        if who == DUMMY:
            bank = self.fields["bank"]
            plants, fuel = self.labels(bank["plants"], is_line=is_line), stored(bank["fuel"])
            return {
                "money": "",
                "plants": plants,
                "stored": listed(fuel, "\n"),
                "-": "-",
                "--": "-",
            }
        seat = ord(who) - ord("A")
        player = self.fields["players"][seat]
        facts: dict[str, Text | str] = {
            "money": str(player["money"]),
            "plants": self.labels(player["plants"], is_line=is_line),
            "stored": listed(self._stored(seat), ", " if is_line else "\n"),
            "can_earn": str(self.best(seat, "income")),
        }
        return facts if is_line else {**facts, "income": str(player["income"])}

    def _players(self) -> RenderableType:
        bank = self.fields.get("bank")
        if bank is None or not bank["plants"]:
            return self.players()
        return self.players(pieces.dim("cli.bank_oldest", plant=bank["plants"][0]))
