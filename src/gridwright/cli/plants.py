"""What board games and Card Game look like alike: plants that burn fuel, and their market."""

from abc import abstractmethod

from rich.console import RenderableType
from rich.text import Text

from gridwright import words
from gridwright.cli import pieces
from gridwright.cli.console import fuel_style
from gridwright.cli.pieces import LAST_CARD_WORD, Face
from gridwright.cli.screen import Screen
from gridwright.content.types import Plant
from gridwright.games.board.snapshot import BoardSnapshot
from gridwright.games.cardgame.snapshot import CardSnapshot


def fuel_name(fuel: str) -> str:
    """Return what *fuel* is called."""
    return words.current().shown("fuel", fuel)


class PlantScreen(Screen):
    """Draws a title whose plants burn fuel."""

    fields: BoardSnapshot | CardSnapshot
    resources: tuple[str, ...]

    @abstractmethod
    def plant(self, word: str) -> Plant:
        """Return the plant called *word*."""

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
        fuels = self._fuels(word)
        return words.text(
            "cli.burns" if fuels else "cli.eco", need=self.plant(word).need, fuel=fuels
        )

    def _run(self, word: str) -> Text:
        said = f" {self._burns(word)} → {self.plant(word).output}"
        return Text(said, style=fuel_style(*self._fuels(word)))

    def label(self, word: str) -> Text:
        """Return a plant in few signs: ``10 2 coal → 2``."""
        return Text.assemble((word, f"bold {fuel_style(*self._fuels(word))}"), self._run(word))

    def aligned(self, plants: list[Text]) -> Text:
        """Return labels of plants below each other, numbers of one digit set to the right."""
        return pieces.listed(
            [Text.assemble("" if text.plain[:2].isdigit() else " ", text) for text in plants], "\n"
        )

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
        auction = self.fields["auction"]
        if auction is None:
            return None
        word = str(auction["plant"])
        item = words.text("cli.item", plant=word, run=self.card(word, is_brief=True))
        return pieces.auction_line(
            self.seen, item, auction["bid"], auction["leader"], auction["waiting"]
        )

    def held(self, fuel: dict[str, int]) -> list[Text]:
        """Return stored fuel, without what is not there."""
        return [
            Text(f"{units} {fuel_name(name)}", style=fuel_style(name))
            for name, units in fuel.items()
            if units
        ]
