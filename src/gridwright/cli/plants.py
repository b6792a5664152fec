"""What board games and Card Game look like alike: plants that burn fuel, their market, players."""

from abc import abstractmethod

from rich.console import Group, RenderableType
from rich.text import Text

from gridwright import words
from gridwright.cli import pieces
from gridwright.cli.console import WIDE, fuel_style
from gridwright.cli.pieces import DUMMY, LAST_CARD_WORD, Face, listed, owner_name
from gridwright.cli.screen import Screen
from gridwright.content.types import Plant
from gridwright.games.board.snapshot import BoardSnapshot
from gridwright.games.cardgame.snapshot import CardSnapshot
from gridwright.tables.table import letter


def fuel_name(fuel: str) -> str:
    """Return what *fuel* is called."""
    return words.current().shown("fuel", fuel)


def stored(fuel: dict[str, int]) -> list[Text]:
    """Return what is stored, without what is not there."""
    return [
        Text(f"{units} {fuel_name(name)}", style=fuel_style(name))
        for name, units in fuel.items()
        if units
    ]


class PlantScreen(Screen):
    """Draws a title whose plants burn fuel."""

    fields: BoardSnapshot | CardSnapshot
    resources: tuple[str, ...]
    columns: tuple[str, ...]  # of the table of players, as `facts` has them
    told: str  # which of them is told at the end, beside money
    has_dummy: bool

    @abstractmethod
    def plant(self, word: str) -> Plant:
        """Return the plant called *word*."""

    @abstractmethod
    def facts(self, who: str, *, is_line: bool) -> dict[str, Text | str]:
        """Return what a seat or the dummy owns and can do, for a table or for a line."""

    def situation(self) -> tuple[object, ...]:
        fields = self.fields
        return fields["round"], fields["phase"], (*fields["current"], *fields["future"])

    # Plants

    def card(self, word: str, *, is_brief: bool = False) -> str:
        run, output = self._burns(word), self.plant(word).output
        is_cheap = not is_brief and word == str(self.fields["discount"])
        return self.seen.say("cli.run_cheap" if is_cheap else "cli.run", burns=run, output=output)

    def _fuels(self, word: str) -> tuple[str, ...]:
        return tuple([self.resources[fuel] for fuel in self.plant(word).burns])

    def _burns(self, word: str) -> str:
        """Return what one run burns: ``2 coal/oil``, ``eco``."""
        fuels, need = self._fuels(word), self.plant(word).need
        return words.text("cli.burns" if fuels else "cli.eco", need=need, fuel=fuels)

    def _run(self, word: str) -> Text:
        said = f" {self._burns(word)} → {self.plant(word).output}"
        return Text(said, style=fuel_style(*self._fuels(word)))

    def labels(self, plants: list[int] | list[str], *, is_line: bool) -> Text:
        """Return plants in few signs, ``10 2 coal → 2``, below each other or in a line."""
        found = []
        for word in [str(plant) for plant in plants]:
            label = (word, f"bold {fuel_style(*self._fuels(word))}")
            indent = "" if is_line or f"{word} "[:2].isdigit() else " "
            found.append(Text.assemble(indent, label, self._run(word)))
        return listed(found, ", " if is_line else "\n")

    def plant_market(self) -> RenderableType:
        """Return the rows of cards, what is known of the deck, and the auction in progress."""
        fields = self.fields
        rows = [[self._face(str(c)) for c in row] for row in (fields["current"], fields["future"])]
        heading = pieces.heading("plants", pieces.deck_words(self.seen, fields["deck"]))
        return pieces.stacked(heading, pieces.card_rows(*rows), self.auction_line())

    def _face(self, word: str) -> Face:
        if word == LAST_CARD_WORD:
            return pieces.last_card(self.seen)
        auction, style = self.fields["auction"], fuel_style(*self._fuels(word))
        title = Text(word, style=f"bold {style}")
        if word == str(self.fields["discount"]):
            title.append(" ").append_text(pieces.tag(words.text("cli.from", bid=1)))
        is_up = auction is not None and str(auction["plant"]) == word
        return Face(title, self._run(word), style, is_up)

    def auction_line(self) -> Text | None:
        """Return the auction in progress, or None."""
        return pieces.auction_line(
            self.seen,
            self.fields,
            lambda word: words.text("cli.item", plant=word, run=self.card(word, is_brief=True)),
        )

    # Players

    def owner_line(self) -> Text:
        """Return what the seat to act has, in a line."""
        who = letter(self.seen.to_act)
        return pieces.owner_line(self.seen, who, self.facts(who, is_line=True))

    def players(self, *below: Text) -> RenderableType:
        """Return the table of all who own something, and what stands *below* it."""
        table = pieces.plain_table("player", *self.columns, is_wide=self.seen.width < WIDE)
        owners = [letter(seat) for seat in range(len(self.fields["players"]))]
        for who in [*owners, DUMMY] if self.has_dummy else owners:
            name = owner_name(self.seen, who, self.fields["to_act"])
            table.add_row(name, *self.facts(who, is_line=False).values())
        lines: list[RenderableType] = [pieces.heading("players"), table, *below]
        if "demolition" in self.fields:
            lines.append(pieces.dim("cli.demolition", **self.fields["demolition"]))
        return Group(*lines)

    def standing(self, seat: int) -> dict[str, Text | str]:
        facts = self.facts(letter(seat), is_line=True)
        return {key: facts[key] for key in ("money", self.told)}
