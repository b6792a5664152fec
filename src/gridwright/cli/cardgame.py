"""The screen of the Card Game: the pictures, and which are shown when."""

from collections.abc import Iterator, Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from gridwright import words
from gridwright.cli import pieces
from gridwright.cli.console import WIDE, fuel_style, plain_table, with_columns
from gridwright.cli.pieces import DUMMY, beside, owners, spaced, stacked
from gridwright.cli.shared import PlantScreen
from gridwright.content.types import Plant
from gridwright.games.cardgame.game import CardGame
from gridwright.games.cardgame.json_types import CardOwnerSnapshot, CardSnapshot
from gridwright.reference.sheet import fuel_name
from gridwright.tables.table import seat_of

_CARD_COLUMNS: Final = ("2", "3", "4")  # column 1 holds single cards


class CardScreen(PlantScreen):
    """Draws the Card Game."""

    game: CardGame
    max_listed = 20
    ranking_fact = "can_earn"

    def __post_init__(self) -> None:
        self.setup = self.game.setup
        self.content = self.setup.content
        self.resources = self.content.resources
        self.fields: CardSnapshot = self.game.snapshot(self.view)
        self.owners: Mapping[str, CardOwnerSnapshot] = owners(
            self.fields["players"], self.fields.get("bank")
        )
        last = "points>" if self.fields["phase"] == "over" else "income>"
        self.columns = ("money>", "plants_elektro", "stored_most", "can_earn>", last)
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
        moment = [words.text(f"cli.phase.{fields['phase']}")]
        return pieces.headline(self, words.text("title.card"), moment, goal)

    def ending(self) -> str:
        if self.fields["phase"] == "over":
            return ""
        if self.fields["last_round"]:
            return words.text("cli.last_round")
        is_near = self.game.is_next_round_last(self.view)
        return words.text("cli.next_is_last") if is_near else ""

    def pictures(self) -> Iterator[RenderableType]:
        phase, head = self.fields["phase"], self.headline()
        if phase == "bureaucracy" and self.width < WIDE:
            yield spaced(head, self.players())
        else:
            yield self.board()
            yield stacked(head, self._markets(), self.player_lines())
        plants = self.plant_market(is_brief=True) if phase == "auction" else None
        fuel = self._fuel_market() if phase != "bureaucracy" else None
        yield stacked(head, plants, fuel, self.player_lines())
        yield stacked(head, plants, fuel, self.owner_line())
        yield stacked(head, pieces.auction_line(self), self.owner_line())

    def brief(self) -> RenderableType:
        fuel = self._fuel_market() if self.fields["phase"] == "resources" else None
        return stacked(self.warning, pieces.auction_line(self), fuel, self.owner_line())

    def board(self) -> RenderableType:
        return spaced(self.headline(), self._markets(), self.players())

    def map(self) -> RenderableType:
        return pieces.dim("cli.no_map")

    def surroundings(self, word: str) -> RenderableType:  # noqa: ARG002
        return self.map()

    def payment(self) -> RenderableType:
        return pieces.dim("cli.plants_pay", income=self.content.guaranteed_income)

    def market(self) -> RenderableType:
        return spaced(self._markets(), self.warning)

    def _markets(self) -> RenderableType:
        plants, fuel = self.plant_market(), self._fuel_market()
        return spaced(plants, fuel) if self.width < WIDE else beside(plants, fuel)

    # Fuel

    def _fuel_market(self) -> RenderableType:
        """Return the fuel cards by column, which is their price; a card shows its units."""
        fields, columns = self.fields, self.fields["columns"]
        table = plain_table("price", "singles", gap=1)
        for column in _CARD_COLUMNS:
            table.add_column(column)
        with_columns(table, "units>")
        for name in self.resources:
            units = [[1] * columns["1"][name]]
            for cards in (columns["2"], columns["3"], columns["4"]):
                units.append([int(card[-1]) for card in cards if card[:-1] == name])
            style, on_sale = fuel_style(name), str(fields["market"][name])
            rows = [" ".join([f"[{count}]" for count in cards]) for cards in units]
            cells = [Text(row or "·", style if row else "dim") for row in rows]
            table.add_row(Text(fuel_name(name), style), *cells, on_sale)
        note = words.text(
            "cli.fuel_stack_limited" if self.setup.has_limited_singles else "cli.fuel_stack",
            deck=fields["fuel_deck"],
            stored=tuple([f"{name} {count}" for name, count in fields["supply"].items()]),
        )
        return Group(pieces.heading("fuel", note), table, self._discard())

    def _discard(self) -> Text:
        discard, labels = self.fields["fuel_discard"], []
        for name in self.resources:
            cards = sorted([card[-1] for card in discard if card[:-1] == name])
            if cards:
                label = f"{fuel_name(name)} {' '.join([f'[{units}]' for units in cards])}"
                labels.append(Text(label, style=fuel_style(name)))
        head = pieces.dim("cli.discard_pile", count=len(discard))
        return Text.assemble(head, "  " if labels else "", Text("  ").join(labels))

    def stored(self, who: str) -> list[Text]:
        """Return the units stored of each fuel, and how many there would be room for."""
        if who == DUMMY:
            return super().stored(who)
        room, labels = self.game.room(self.view, seat_of(who)), []
        for name, units in self.owners[who]["fuel"].items():
            if units or room[name]:
                text = f"{units}/{units + room[name]} {fuel_name(name)}"
                labels.append(Text(text, style=fuel_style(name)))
        return labels

    # Players

    def abilities(self, who: str, *, is_brief: bool) -> dict[str, Text | str]:
        if who == DUMMY:
            return {"can_earn": "-", "income": "-"}
        can_earn = str(self.game.standing(self.view, seat_of(who)).output)
        return {"can_earn": can_earn} | ({} if is_brief else {"income": self._income(who)})

    def _income(self, who: str) -> Text:
        """Return what *who* earned this round, or last round if bureaucracy is still to come."""
        fields, income = self.fields, self.fields["players"][seat_of(who)]["income"]
        order, to_act, phase = fields["order"], fields["to_act"], fields["phase"]
        if phase == "over" or to_act is None:
            return Text(str(income))
        if phase == "bureaucracy" and order.index(who) < order.index(to_act):
            return Text(words.text("cli.income_now", income=income), style="bold")
        return pieces.dim("cli.income_last", income=income)

    def notes(self) -> list[Text]:
        bank = self.fields.get("bank")
        if bank is None or not bank["plants"]:
            return []
        return [pieces.dim("cli.bank_oldest", plant=bank["plants"][0])]
