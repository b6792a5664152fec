"""What the screens of the board games and the Card Game share: plants that burn fuel."""

from abc import abstractmethod
from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from gridwright import words
from gridwright.cli import pieces
from gridwright.cli.console import WIDE, fuel_style, plain_table
from gridwright.cli.pieces import DUMMY, LAST_CARD_WORD, Face, listed, owner_name
from gridwright.cli.screen import Screen
from gridwright.content.provenance import has_reconstructed
from gridwright.content.types import Plant
from gridwright.games.board.snapshot import BoardSnapshot, OwnerSnapshot
from gridwright.games.cardgame.snapshot import CardSnapshot, OwnerFields
from gridwright.games.registry import AnyGame, in_play
from gridwright.reference.sheet import fuel_name
from gridwright.tables.table import letter, seat_of


class PlantScreen(Screen):
    """Draws a title whose plants burn fuel."""

    fields: BoardSnapshot | CardSnapshot
    resources: tuple[str, ...]
    columns: tuple[str, ...]  # of the table of players, as `facts` has them
    owners: Mapping[str, OwnerSnapshot | OwnerFields]  # by letter

    @abstractmethod
    def plant(self, word: str) -> Plant:
        """Return the plant called *word*."""

    @abstractmethod
    def abilities(self, who: str, *, is_brief: bool) -> dict[str, Text | str]:
        """Return the last columns of the table of players: what a seat or the dummy can do."""

    def stored(self, who: str) -> list[Text]:
        """Return the fuel that a seat or the dummy has."""
        fuel = self.owners[who]["fuel"].items()
        return [
            Text(f"{units} {fuel_name(name)}", fuel_style(name)) for name, units in fuel if units
        ]

    def facts(self, who: str, separator: str) -> dict[str, Text | str]:
        seat = seat_of(who)
        money = "" if who == DUMMY else self.fields["players"][seat]["money"]
        return {
            "money": "?" if money is None else str(money),
            "plants": self.labels(self.owners[who]["plants"], separator),
            "stored": listed(self.stored(who), separator if separator == "\n" else ", "),
            **self.abilities(who, is_brief=separator == ", "),
        }

    def situation(self) -> tuple[object, ...]:
        fields = self.fields
        return fields["round"], fields["phase"], (*fields["current"], *fields["future"])

    # Plants

    def card(self, word: str, *, is_brief: bool = False) -> str:
        burns, output = self._burns(word), self.plant(word).output
        is_cheap = not is_brief and word == str(self.fields["discount"])
        return self.say("cli.run_cheap" if is_cheap else "cli.run", burns=burns, output=output)

    def _fuels(self, word: str) -> tuple[str, ...]:
        return tuple([self.resources[fuel] for fuel in self.plant(word).burns])

    def _burns(self, word: str) -> str:
        """Return what one run burns: ``2 coal/oil``, ``eco``."""
        fuels, need = self._fuels(word), self.plant(word).need
        return words.text("cli.burns" if fuels else "cli.eco", need=need, fuel=fuels)

    def _run(self, word: str) -> Text:
        run = f" {self._burns(word)} → {self.plant(word).output}"
        return Text(run, style=fuel_style(*self._fuels(word)))

    def labels(self, plants: list[int] | list[str], separator: str = "\n") -> Text:
        """Return plants in few signs, ``10 2 coal → 2``, or by their numbers alone."""
        labels = []
        for word in [str(plant) for plant in plants]:
            label = Text(word, f"bold {fuel_style(*self._fuels(word))}")
            if separator != " ":
                is_short = separator == "\n" and not f"{word} "[:2].isdigit()
                label = Text.assemble(" " if is_short else "", label, self._run(word))
            labels.append(label)
        return listed(labels, separator)

    def plant_market(self, *, is_brief: bool = False) -> RenderableType:
        current = [self._face(str(card)) for card in self.fields["current"]]
        future = [self._face(str(card)) for card in self.fields["future"]]
        return pieces.card_market(self, "plants", current, future, is_brief=is_brief)

    def _face(self, word: str) -> Face:
        if word == LAST_CARD_WORD:
            return pieces.last_card(self)
        style = fuel_style(*self._fuels(word))
        title = Text(word, style=f"bold {style}")
        if word == str(self.fields["discount"]):
            title.append(" ").append_text(pieces.tag(words.text("cli.from", bid=1)))
        return Face(title, self._run(word), style, pieces.is_up(self, word))

    # Players

    def owner_line(self) -> Text:
        """Return what the seat to act has, in a line."""
        who = letter(self.to_act)
        return pieces.owner_line(self, who, self.facts(who, ", "))

    def players(self) -> RenderableType:
        notes = self.notes()
        if "demolition" in self.fields:
            amounts = self.fields["demolition"]
            game = self.game
            assert isinstance(game, AnyGame)
            is_reconstructed = has_reconstructed(in_play(game), amounts["card"])
            note = "cli.demolition_reconstructed" if is_reconstructed else "cli.demolition"
            notes.append(pieces.dim(note, **amounts))
        return Group(pieces.heading("players"), self._table("\n"), *notes)

    def player_lines(self) -> RenderableType:
        """Return a line for each player, and one more for the seat to act."""
        return pieces.stacked(self._table(" "), self.owner_line())

    def _table(self, separator: str) -> RenderableType:
        """Return the table of players, with the dummy."""
        table = plain_table("player", *self.columns, is_wide=self.width < WIDE)
        for who in self.owners:
            name = owner_name(self, who, self.fields["to_act"])
            table.add_row(name, *self.facts(who, separator).values())
        return table

    def notes(self) -> list[Text]:
        """Return what stands below the table of players."""
        return []
