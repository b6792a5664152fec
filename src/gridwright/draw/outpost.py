"""Pictures of Outpost."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from gridwright.content.provenance import RECONSTRUCTED
from gridwright.content.types import HOUSING, TECHNOLOGY, Library, OutpostCard
from gridwright.draw.board import draw_board, draw_outline
from gridwright.draw.cards import (
    CHIP_HEIGHT,
    CITIES,
    LAST_CARD,
    LOW_HEIGHT,
    CardState,
    Face,
    draw_chip,
    draw_low_card,
    draw_single_card,
    last_face,
)
from gridwright.draw.cities import Board, houses_of
from gridwright.draw.company import companies_of, facts_of, second_line
from gridwright.draw.fuel import (
    Track,
    draw_labour_market,
    draw_narrow_labour,
    draw_payment,
)
from gridwright.draw.markets import Market, draw_market, draw_market_line
from gridwright.draw.marks import icon
from gridwright.draw.page import landscape, offers, room_beside
from gridwright.draw.picture import CityMark, Picture, Printed, Progress, Source
from gridwright.draw.planet import links_of, plates_of, printed_board
from gridwright.draw.players import (
    compact_head,
    framed,
    head,
    line_of_facts,
    player_of,
    row_width,
    seat_facts,
)
from gridwright.draw.prices import board_sources
from gridwright.draw.shares import draw_marked
from gridwright.draw.svg import Font, Piece, group, rect, text, title, width_of
from gridwright.draw.theme import DUMMY, SEATS, SEMI_CONDENSED, Theme
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.json_types import CompanySnapshot, OutpostSnapshot
from gridwright.words import Catalogue

_WIDTH: Final = 470.0  # of the card market, the player's own company and the payment
_LABOUR: Final = 944.0
_PANELS: Final = {3: 304.0, 4: 228.0, 5: 182.0, 6: 152.0}  # widths by panels in a row
_KINDS: Final = ("plant", "housing", "technology")
_SLOTS: Final = 4  # of each kind on a company board
_SMALL: Final = 0.84  # size of chips in a row of companies
_LAST_STAGE: Final = 3


class OutpostPicture(Picture[OutpostGame, OutpostSnapshot]):
    """A position of Outpost."""

    dummy = "syndicate"
    phases = ("turn_order", "auction", "expansion", "bureaucracy")

    @staticmethod
    def face(game: OutpostGame, words: Catalogue, card: str) -> Face:
        if card == LAST_CARD:
            return last_face(words.text("draw.stage", stage=_LAST_STAGE))
        content = game.setup.content
        cards = {name: number for number, name in content.words.items()}
        return _face(words, card, content.cards[cards[card]])

    @staticmethod
    def thumbnail(game: OutpostGame, theme: Theme, words: Catalogue) -> Piece:  # noqa: ARG004
        return draw_outline(printed_board(game.setup.content, game.setup.own), theme)

    @staticmethod
    def marked(
        game: OutpostGame, marks: Mapping[str, CityMark], label: str, theme: Theme
    ) -> Piece | None:
        return draw_marked(printed_board(game.setup.content, game.setup.own), marks, label, theme)

    @staticmethod
    def printed(
        library: Library,
        title: str,  # noqa: ARG004
        theme: Theme,
        words: Catalogue,
    ) -> dict[str, Printed]:
        content = library.outpost
        cards: dict[str, list[Piece]] = {kind: [] for kind in _KINDS}
        for card in content.cards.values():
            face = _face(words, content.words[card.card], card)
            cards[_KINDS[card.kind]].append(draw_single_card(face, theme))
        return {
            **{kind: Printed(rows=[("", row)]) for kind, row in cards.items()},
            "board": Printed(draw_board(printed_board(content, library.own), theme, words)),
        }

    # Pieces

    @property
    def shape(self) -> str:
        return "planet"

    @property
    def _places(self) -> tuple[object, ...]:
        """Everything in the position that the board depends on."""
        snapshot = self.snapshot
        companies = companies_of(snapshot).values()
        built = [(company["stations"], company["sites"]) for company in companies]
        return (snapshot["areas"], snapshot["connections"], snapshot["step"], built)

    def centre(self) -> dict[str, Source]:
        highlight = (self.highlight.on_board, self.highlight.over_board)
        workers = (self.snapshot["market"]["workers"], self.highlight.fuel.get("workers"))
        return {
            "board": Source(self.board, (*self._places, self.me, *highlight)),
            "labour": Source(self.labour_market, workers),
        }

    def side(self) -> dict[str, Source]:
        snapshot = self.snapshot
        on_block = snapshot["auction"]["plant"] if snapshot["auction"] else ""
        cards = (snapshot["current"], snapshot["future"], snapshot["deck"], on_block)
        return {"market": Source(self.card_market, (*cards, self.highlight.cards))}

    def extras(self) -> dict[str, Source]:
        cards = self.side()["market"].depends_on
        extras = {
            **board_sources(self, self._current_board, self._places),
            "low_market": Source(partial(self.card_market, is_low=True), cards),
            "line_market": Source(
                lambda: draw_market_line(self._market, self.theme, _WIDTH), cards
            ),
            "narrow_labour": Source(self.narrow_labour_market, self.centre()["labour"].depends_on),
            "low_labour": Source(
                partial(self.labour_market, is_low=True), self.centre()["labour"].depends_on
            ),
        }
        if not self.me:
            return extras
        facts = seat_facts(self, self.me)
        return {
            **extras,
            "company": Source(partial(self.large_company, self.me), facts),
            "low_company": Source(partial(self.panel, self.me, _WIDTH), facts),
        }

    def page(self) -> Piece:
        right = [self.card_market()]
        right += [self.large_company(self.me)] if self.me else []
        right.append(self.payment())
        labour = self.labour_market(room_beside(_WIDTH))
        return landscape(self, self.board(), right + offers(self, _WIDTH), [labour])

    def _current_board(self) -> Board:
        content, snapshot = self.game.setup.content, self.snapshot
        companies = companies_of(snapshot).items()
        stations = {self.mark_of(letter): company["stations"] for letter, company in companies}
        board = replace(
            printed_board(content, self.game.setup.own, set(snapshot["areas"])),
            plates=plates_of(
                content,
                set(snapshot["areas"]),
                houses_of(content.numbers.slots, stations),
                {city: letter for letter, company in companies for city in company["sites"]},
            ),
            links=links_of(content, snapshot["connections"]),
            open_slots=snapshot["step"],
            me=self.me,
        )
        return replace(board, layout=self.layout) if self.layout else board

    def board(self) -> Piece:
        return draw_board(self._current_board(), self.theme, self.words, self.highlight)

    def tags(self) -> dict[str, str]:
        piles = [*self.snapshot["current"], *self.snapshot["future"]]
        return {
            pile["cards"][-1]: f"-{pile['tokens']}"
            for pile in piles
            if not isinstance(pile, str) and pile["tokens"]
        }

    def card_market(self, *, is_low: bool = False) -> Piece:
        """Return the card market: the top card of every pile, with its discount."""
        return draw_market(self._market, self.theme, self.words, _WIDTH, is_low=is_low)

    @property
    def _market(self) -> Market:
        words, snapshot = self.words, self.snapshot
        on_block = snapshot["auction"]["plant"] if snapshot["auction"] else ""
        rows: dict[bool, list[Face]] = {False: [], True: []}
        states: dict[str, CardState] = {}
        tags = self.tags()
        for is_future, pile in [
            *[(False, pile) for pile in snapshot["current"]],
            *[(True, pile) for pile in snapshot["future"]],
        ]:
            cards = [pile] if isinstance(pile, str) else pile["cards"]
            card = cards[-1]
            rows[is_future].append(self.card(card))
            states[card] = CardState(
                is_future=is_future,
                is_up=card == on_block,
                is_chosen=card in self.highlight.cards,
                tag=tags.get(card, ""),
                under=len(cards) - 1,
            )
        is_reconstructed = self.provenance == RECONSTRUCTED
        return Market(
            words.text("draw.card_market"),
            rows[False],
            rows[True],
            snapshot["deck"],
            states,
            words.text("draw.reconstructed") if is_reconstructed else "",
        )

    def labour_market(self, width: float = _LABOUR, *, is_low: bool = False) -> Piece:
        return draw_labour_market(self._workers, self.theme, self.words, width, is_low=is_low)

    def narrow_labour_market(self) -> Piece:
        """Return the labour market in two rows, for narrow columns."""
        return draw_narrow_labour(self._workers, self.theme, self.words, _WIDTH)

    @property
    def _workers(self) -> Track:
        on_sale = self.snapshot["market"]["workers"]
        chosen = self.highlight.fuel.get("workers", 0)
        return Track("worker", self.game.setup.labour.prices, on_sale, chosen)

    def payment(self) -> Piece:
        players = zip(SEATS, self.snapshot["players"], strict=False)
        powered = {letter: player["powered"] for letter, player in players}
        income = self.game.setup.content.income
        return draw_payment(income, powered, self.theme, self.words, _WIDTH)

    # Companies

    @property
    def panel_order(self) -> list[str]:
        """All but the seat that the picture is drawn for, whose company is drawn large."""
        return [letter for letter in self.order if letter != self.me]

    @property
    def panel_width(self) -> float:
        return _PANELS[max(len(self.panel_order), min(_PANELS))]

    def panel(self, letter: str, width: float) -> Piece:
        """Return a company board with every card in one line."""

        def draw(card: Face, wide: float) -> Piece:
            return draw_chip(card, self.theme, wide)

        return self._company(letter, width, (59.0, 5.0, CHIP_HEIGHT), draw)

    def seat(self, letter: str) -> Piece:
        """Return a company in three lines: cards at work as numbers, and those in the pool."""
        theme, company = self.theme, companies_of(self.snapshot)[letter]
        cash = None if letter == DUMMY else self.snapshot["players"][SEATS.index(letter)]["money"]
        player = player_of(self, letter, cash, facts_of(self.words, company))
        width = row_width(len(self.order))
        pool, left = self._small_pool(company, width - 9)
        facts = [replace(fact, after="") if fact.mark else fact for fact in player.facts]
        inside = [*compact_head(player, theme, width), *pool]
        inside.append(line_of_facts(theme, facts, (9, 41), left))
        wide = (width - 18 - 3 * (2 * _SLOTS - 1) - 4) / (2 * _SLOTS)
        for row, kind in enumerate(_KINDS[:2]):
            cards = company["slots"][kind]
            for slot in range(_SLOTS):
                x = 9 + (row * _SLOTS + slot) * (wide + 3) + 4 * row
                if slot < len(cards):
                    chip = draw_chip(self.card(cards[slot]), theme, wide / _SMALL)
                    inside.append(chip.at(x, 48, _SMALL))
                else:
                    box = (x, 48, wide, CHIP_HEIGHT * _SMALL)
                    is_open = slot < company["unlocked"][kind]
                    inside.append(self._place(box, is_open=is_open, is_named=False))
        return framed(player, theme, (width, 75), inside)

    def _small_pool(self, company: CompanySnapshot, right: float) -> tuple[list[str], float]:
        """Return the numbers of the cards in the pool, ending at *right*, and where they begin."""
        theme, parts = self.theme, []
        for word in reversed(company["pool"]):
            card = self.card(word)
            wide = width_of(card.number, 13.5) + 8
            style = Font(13.5, theme[f"text-{card.bands[0]}"], 600)
            frame = rect(
                right - wide, 27, wide, 17, rx=4, fill=theme["surface-2"], stroke=theme["line"]
            )
            number = text(right - wide / 2, 40.2, card.number, style, anchor="middle")
            parts.append(group(title(card.label), frame, number))
            right -= wide + 3
        return parts, right - 3

    def large_company(self, letter: str) -> Piece:
        """Return a company board with low market cards."""

        def draw(card: Face, wide: float) -> Piece:
            return draw_low_card(card, self.theme, wide)

        return self._company(letter, _WIDTH, (60.0, 6.0, LOW_HEIGHT), draw)

    def _company(
        self,
        letter: str,
        width: float,
        rows: tuple[float, float, float],
        draw: Callable[[Face, float], Piece],
    ) -> Piece:
        """Return a company board: cards at work, free and locked places, and the pool.

        *rows* is the y of the first row of cards, the gap between cards, and their height.
        """
        theme, company = self.theme, companies_of(self.snapshot)[letter]
        cash = None if letter == DUMMY else self.snapshot["players"][SEATS.index(letter)]["money"]
        player = player_of(self, letter, cash, facts_of(self.words, company))
        parts = second_line(theme, player, width)
        y, gap, high = rows
        wide = (width - 20 - gap * (_SLOTS - 1)) / _SLOTS
        for kind in _KINDS[:2]:
            cards = company["slots"][kind]
            for slot in range(_SLOTS):
                x = 10 + slot * (wide + gap)
                if slot < len(cards):
                    parts.append(draw(self.card(cards[slot]), wide).at(x, y))
                else:
                    is_open = slot < company["unlocked"][kind]
                    parts.append(self._place((x, y, wide, high), is_open=is_open))
            y += high + gap
        parts += self._pool(company, y, width)
        return framed(player, theme, (width, y + 30), head(player, theme, width) + parts)

    def _place(
        self, box: tuple[float, float, float, float], *, is_open: bool, is_named: bool = True
    ) -> str:
        """Return a place without a card: free, or locked by a building."""
        theme, words = self.theme, self.words
        x, y, wide, high = box
        frame = rect(
            x + 0.5,
            y + 0.5,
            wide - 1,
            high - 1,
            rx=5,
            fill="none",
            stroke=theme["line-2" if is_open else "line"],
            stroke_dasharray="4 3" if is_open else None,
        )
        if is_open and not is_named:
            return frame
        if is_open:
            style = Font(12.5, theme["ink-2"], 500, SEMI_CONDENSED)
            middle, free = (x + wide / 2, y + high / 2 + 4.5), words.text("draw.free")
            return frame + text(*middle, free, style, anchor="middle", fit=wide - 8)
        return frame + icon("lock", theme["ink-3"], x + wide / 2, y + high / 2, 11)

    def _pool(self, company: CompanySnapshot, y: float, width: float) -> list[str]:
        """Return the cards beside the board; those without room for a name show only the number."""
        theme, words = self.theme, self.words
        quiet = Font(12.5, theme["ink-2"], 500, SEMI_CONDENSED)
        if not company["pool"]:
            return [text(10, y + 16, words.text("draw.pool_empty"), quiet, fit=width - 20)]
        name = words.text("draw.pool")
        wide = min(width_of(name, 12.5, SEMI_CONDENSED), width / 4)
        parts = [text(10, y + 16, name, quiet, fit=wide)]
        x = 10 + wide + 7
        room = (width - 10 - x) / len(company["pool"]) - 5
        for word in company["pool"]:
            card = self.card(word)
            full_name = f"{card.number} {card.note or words.term(card.bands[0])}"
            is_short = width_of(full_name, 12.5, SEMI_CONDENSED) + 14 > room
            label = card.number if is_short else full_name
            wide = width_of(label, 12.5, SEMI_CONDENSED) + 12
            parts.append(
                group(
                    title(card.label),
                    rect(x, y + 2, wide, 20, rx=4, fill=theme["surface-2"], stroke=theme["line"]),
                    text(
                        x + wide / 2,
                        y + 16.5,
                        label,
                        Font(12.5, theme[f"text-{card.bands[0]}"], 600, SEMI_CONDENSED),
                        anchor="middle",
                    ),
                    data_pool=word,
                )
            )
            x += wide + 5
        return parts

    # The bar

    @property
    def progress(self) -> Progress:
        words, stage = self.words, self.snapshot["step"]
        rules = self.game.setup.seat_rules
        leader = max([player["network_size"] for player in self.snapshot["players"]])
        here = words.text("draw.stage", stage=stage)
        if stage == 1:
            goal = words.text("draw.stage2_at", cities=rules.stage2_at)
            return Progress(goal, here, rules.stage2_at, leader)
        goal = words.text("draw.end_at", cities=rules.ends_at)
        return Progress(goal, here, rules.ends_at, leader)

    @property
    def provenance(self) -> str:
        return self.game.setup.content.provenance


def _face(words: Catalogue, word: str, card: OutpostCard) -> Face:
    band, number = (_KINDS[card.kind],), card.number
    if card.kind == TECHNOLOGY:
        name = words.term(card.technology)
        label = words.text("draw.technology", card=number, name=name)
        return Face(word, str(number), band, ("", 0), ("", 0), name, label)
    if card.kind == HOUSING:
        beds = ("bed", card.beds)
        label = words.text("draw.housing", card=number, beds=card.beds)
        return Face(
            word, str(number), band, beds, beds, "", label, words.text("draw.beds", beds=card.beds)
        )
    facts = (
        words.text("draw.needs_workers", workers=card.workers),
        words.text("draw.powers_cities", cities=card.cities),
    )
    label = words.text("draw.plant", plant=number, facts=facts)
    yields = (CITIES, card.cities)
    return Face(word, str(number), band, ("worker", card.workers), yields, "", label)
