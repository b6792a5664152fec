"""The screen of the Card Game: its pictures, and which of them belong to which moment."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from gridwright import words
from gridwright.cli import pieces
from gridwright.cli.console import WIDE, fuel_style
from gridwright.cli.pieces import DUMMY, beside, listed, owner_name, spaced, stacked
from gridwright.cli.plants import PlantScreen, fuel_name
from gridwright.cli.screen import Seen
from gridwright.content.types import Plant
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.snapshot import CardSnapshot
from gridwright.tables.table import letter

_CARD_COLUMNS: Final = ("2", "3", "4")  # column 1 holds single cards


class CardScreen(PlantScreen):
    """Draws the Card Game."""

    most = 20

    def __init__(self, seen: Seen) -> None:
        """Draw what is *seen*."""
        super().__init__(seen)
        assert isinstance(seen.game, CardGame)
        self.setup = seen.game.setup
        self.content = self.setup.content
        self.resources = self.content.resources
        self.fields: CardSnapshot = seen.game.snapshot(seen.view)
        self.warning = pieces.notice(self.content)
        self._cards = {word: card for card, word in self.content.words.items()}

    def plant(self, word: str) -> Plant:
        return self.content.plants[self._cards[word]]

    # Pictures

    def headline(self) -> RenderableType:
        fields, content = self.fields, self.content
        goal = words.text("cli.goal.limit", limit=content.plant_limit)
        if fields["last_round"]:
            goal = words.text("cli.goal.points", elektro=content.elektro_per_point)
        where = pieces.moment(
            words.text("cli.round", round=fields["round"]),
            self.seen.say(f"cli.phase.{fields['phase']}"),
        )
        order, to_act = fields["order"], fields["to_act"]
        lines = pieces.headline(self.seen, order, to_act, content.name, where, goal)
        return stacked(lines, self.warning, self._last_words())

    def _last_words(self) -> Text | None:
        """Return how the game goes on to its end."""
        if self.fields["phase"] == "over":
            return None
        if self.fields["last_round"]:
            return Text(words.text("cli.last_round"), style="bold yellow")
        if self.seen.fact("last") != "ahead":
            return Text(words.text("cli.next_is_last"), style="bold yellow")
        return None

    def overview(self) -> RenderableType:
        if self.fields["phase"] == "bureaucracy" and self.seen.width < WIDE:
            return spaced(self.headline(), self._players())
        return self.board()

    def brief(self) -> RenderableType:
        player = self.fields["players"][self.seen.to_act]
        facts: dict[str, Text | str] = {
            "money": str(player["money"]),
            "plants": listed([self.label(word) for word in player["plants"]], ", "),
            "stored": listed(self._stored(self.seen.to_act), ", "),
            "can_earn": str(self.best(self.seen.to_act, "income")),
        }
        return stacked(
            self.warning,
            self.auction_line(),
            self._fuel_market() if self.fields["phase"] == "resources" else None,
            pieces.owner_line(self.seen, letter(self.seen.to_act), facts),
        )

    def board(self) -> RenderableType:
        return spaced(self.headline(), self._markets(), self._players())

    def map(self) -> RenderableType:
        return pieces.dim("cli.no_map")

    def market(self) -> RenderableType:
        return spaced(self._markets(), self.warning)

    def _markets(self) -> RenderableType:
        plants, fuel = self.plant_market(), self._fuel_market()
        return spaced(plants, fuel) if self.seen.width < WIDE else beside(plants, fuel)

    def standing(self, seat: int) -> dict[str, str]:
        money = str(self.fields["players"][seat]["money"])
        return {"money": money, "can_earn": str(self.best(seat, "income"))}

    # Fuel

    def _fuel_market(self) -> RenderableType:
        """Return the cards of each fuel by column: the column is the price, a card its units."""
        fields = self.fields
        table = pieces.plain_table("price", "singles", gap=1)
        for column in _CARD_COLUMNS:
            table.add_column(column)
        pieces.with_columns(table, "units>")
        columns = fields["columns"]
        for name in self.resources:
            units = [[1] * columns["1"][name]]
            for cards in (columns["2"], columns["3"], columns["4"]):
                units.append([int(card[-1]) for card in cards if card[:-1] == name])
            style, on_sale = fuel_style(name), str(fields["market"][name])
            cards = [" ".join([f"[{count}]" for count in row]) for row in units]
            cells = [Text(row or "·", style if row else "dim") for row in cards]
            table.add_row(Text(fuel_name(name), style), *cells, on_sale)
        values = {"deck": fields["fuel_deck"], "discarded": len(fields["fuel_discard"])}
        said = words.text("cli.fuel_stack", **values)
        if self.setup.has_limited_singles:
            left = tuple([f"{name} {count}" for name, count in fields["supply"].items()])
            said = words.text("cli.fuel_stack_limited", **values, stored=left)
        return Group(pieces.heading("fuel", said), table)

    def _stored(self, seat: int) -> list[Text]:
        """Return by kind the units stored, and how many there could be beside the other kinds."""
        game, fuel = self.seen.game, self.fields["players"][seat]["fuel"]
        buying = game.hypothesis(self.seen.view, seat, "resources")
        found = []
        for name, units in fuel.items():
            room = game.explain(buying, game.parse(f"buy {name} 1 at 1")).values["room"]
            assert isinstance(room, int)
            if units or room:
                text = f"{units}/{units + room} {fuel_name(name)}"
                found.append(Text(text, style=fuel_style(name)))
        return found

    # Players

    def _players(self) -> RenderableType:
        """Return the table of all players, and of the Bank."""
        fields = self.fields
        last = "points>" if fields["phase"] == "over" else "income>"
        columns = ("player", "money>", "plants_elektro", "stored_most", "can_earn>", last)
        table = pieces.plain_table(*columns, is_wide=self.seen.width < WIDE)
        table.columns[3].no_wrap = True
        for seat, player in enumerate(fields["players"]):
            table.add_row(
                owner_name(self.seen, letter(seat), fields["to_act"]),
                str(player["money"]),
                self._plants(player["plants"]),
                listed(self._stored(seat), "\n"),
                str(self.best(seat, "income")),
                str(player["income"]),
            )
        lines: list[RenderableType] = [pieces.heading("players"), table]
        if "bank" in fields:
            bank = fields["bank"]
            held = listed(self.held(bank["fuel"]), "\n")
            name = owner_name(self.seen, DUMMY, fields["to_act"])
            table.add_row(name, "", self._plants(bank["plants"]), held, "-", "-")
            if bank["plants"]:
                lines.append(pieces.dim("cli.bank_oldest", plant=bank["plants"][0]))
        if "demolition" in fields:
            lines.append(pieces.demolition_line(fields["demolition"]))
        return Group(*lines)

    def _plants(self, plants: list[str]) -> Text:
        return self.aligned([self.label(word) for word in plants])
