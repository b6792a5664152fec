"""The screen of Outpost: the pictures, and which are shown when."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gridwright import words
from gridwright.cli import pieces, shared
from gridwright.cli.console import (
    CARD_STYLES,
    WIDE,
    letter_style,
    plain_table,
    region_name,
    with_columns,
)
from gridwright.cli.pieces import DUMMY, Face, Track, listed, owner_name, spaced, stacked
from gridwright.cli.shared import FREE, NOT_YET, MapScreen
from gridwright.core.errors import Values
from gridwright.core.notation import Decision
from gridwright.core.offers import Offer
from gridwright.games.outpost.game import OutpostGame
from gridwright.games.outpost.json_types import CompanySnapshot, OutpostSnapshot, PileSnapshot
from gridwright.reference.outpost import KINDS as CARD_KINDS
from gridwright.reference.outpost import effect
from gridwright.tables.table import letter, seat_of

KINDS: Final = ("plant", "housing")  # of sites, buildings and slots

_CITY: Final = 37  # columns of a city with all its costs
_WIDEST: Final = 44
_AREAS: Final = {"central": "bright_blue", "west": "magenta", "east": "cyan"}
_BRIEF: Final = ("money", "network", "beds", "workers", "needed", "can_supply")
_POOL: Final = 20  # columns of the pool
_STEPS: Final = (("build", 0), ("slots", 1), ("hire", 1))  # up to which step of a turn


class OutpostScreen(MapScreen):
    """Draws Outpost."""

    game: OutpostGame
    ranking_fact = "network"
    building_phase = "expansion"
    setup_phases = ("area", "syndicate")

    def __post_init__(self) -> None:
        self.setup = self.game.setup
        self.content = self.setup.content
        self.fields: OutpostSnapshot = self.game.snapshot(self.view)
        self.companies: dict[str, CompanySnapshot] = pieces.owners(
            self.fields["players"], self.fields.get("syndicate")
        )
        self.networks = {who: firm["stations"] for who, firm in self.companies.items()}
        self.slot_prices, self.income = self.content.numbers.slots, self.content.income
        content, areas, cities = self.content, self.fields["areas"], enumerate(self.content.cities)
        self.city_names = {i: city.name for i, city in cities if content.areas[city.area] in areas}
        tokens = self.fields["connections"] or [shared.COVERED] * len(content.connections)
        links = zip(content.connections, tokens, strict=True)
        self.links = shared.within(self.city_names, [(a, b, cost) for (a, b), cost in links])
        self.warning = pieces.notice(content, "cards_and_map")
        self.printed = {word: content.cards[card] for card, word in content.words.items()}

    def card(self, word: str, *, is_brief: bool = False) -> str:
        card = self.printed[word]
        name = words.term(card.technology) if card.technology else ""
        values: Values = {"workers": card.workers, "cities": card.cities, "beds": card.beds}
        family = "cli.card" if is_brief else "cli.card_in_list"
        label = words.text(f"{family}.{CARD_KINDS[card.kind]}", name=name, **values)
        if is_brief or not card.technology:
            return label
        return f"{label}: {effect(self.content, card.technology)}"

    def style(self, word: str) -> str:
        return CARD_STYLES[CARD_KINDS[self.printed[word].kind]]

    def remark(self, offer: Offer) -> str:
        if offer.decision is not Decision.ROBOT:
            return ""
        is_early = any([o.is_legal and o.decision is Decision.HIRE for o in self.offers()])
        return words.text("cli.robot_early" if is_early else "cli.robot")

    # Which pictures when

    def headline(self) -> RenderableType:
        fields, rules = self.fields, self.setup.seat_rules
        phase = words.text(f"cli.phase.{fields['phase']}")
        if fields["phase"] == "auction" and fields["round"] == 1:
            phase = words.text("cli.first_auctions", number=self.game.first_auctions(self.view))
        goal = "cli.goal.cities_stage2" if fields["step"] == 1 else "cli.goal.cities"
        goal_text = words.text(goal, stage2=rules.stage2_at, ends=rules.ends_at)
        moment = [words.text("cli.stage", stage=fields["step"]), phase]
        return pieces.headline(self, words.text("title.outpost"), moment, goal_text)

    def pictures(self) -> Iterator[RenderableType]:
        phase, head, width = self.fields["phase"], self.headline(), self.width
        if phase in self.setup_phases:
            yield spaced(head, self.city_list(width), self.connections())
            yield stacked(head, self.city_lines())
            return
        if width >= WIDE:
            yield self.board()
        own = self.brief(is_alone=False)
        if phase == "expansion":
            labour, turn = self._labour_market(), self._turn_line()
            yield spaced(head, labour, self.players(), self.city_list(width), turn)
            yield stacked(head, self._numbers(), self.city_list(width), own)
            yield stacked(head, self._numbers(), self.city_lines(), own)
            yield stacked(head, self.city_lines(), own)
        elif phase == "bureaucracy":
            yield spaced(head, self.players())
        else:
            yield spaced(head, self._card_market(), self.players())
            yield stacked(head, self._card_market(), self._numbers(), own)
            yield stacked(head, self._card_market(is_brief=True), self._numbers(), own)
        yield stacked(head, pieces.auction_line(self), self._numbers(), own)
        yield stacked(head, pieces.auction_line(self), own)

    def situation(self) -> tuple[object, ...]:
        fields = self.fields
        piles = [(*pile["cards"], pile["tokens"]) for pile in fields["current"]]
        dummy = fields.get("syndicate")
        placed = len(dummy["stations"]) if dummy and fields["phase"] == "syndicate" else 0
        auctions = self.game.first_auctions(self.view)
        return fields["round"], fields["phase"], auctions, (*piles, placed)

    def brief(self, *, is_alone: bool = True) -> RenderableType:
        who = letter(self.to_act)
        company, facts = self.companies[who], self.facts(who, ", ")
        main_facts = {key: facts[key] for key in _BRIEF} | {"workers": self._workers(company)}
        owner = pieces.owner_line(self, who, main_facts)
        if not is_alone:
            return stacked(owner, self._company_line(company), self._turn_line())
        return stacked(self.warning, pieces.auction_line(self), owner, self._turn_line())

    def _company_line(self, company: CompanySnapshot) -> Text:
        labels = []
        for kind in KINDS:
            slots = self._slots(company, kind, ", ")
            labels.append(Text.assemble(words.text(f"cli.column.{kind}_slots"), " ", slots))
        pool = [Text(word, style=self.style(word)) for word in company["pool"]]
        labels.append(Text.assemble(words.text("cli.column.pool"), " ", listed(pool, " ")))
        return Text.assemble("  ", Text(" · ").join(labels))

    def _needed(self, company: CompanySnapshot) -> int:
        at_work = [self.printed[word] for slots in company["slots"].values() for word in slots]
        return sum([card.workers for card in at_work if card.cities])

    def board(self) -> RenderableType:
        left = self._card_market(), self._labour_market(), self.players()
        return spaced(self.headline(), self.with_map(*left), self._turn_line())

    def market(self) -> RenderableType:
        return spaced(self._card_market(), self._labour_market(), self.warning)

    # The map, as a list by area: stations and sites, and what it costs to build

    def city_list(self, width: int) -> RenderableType:
        panels = [self._panel(area, width) for area in self.fields["areas"]]
        return Group(self._legend(), *panels)

    def _panel(self, area: str, width: int) -> RenderableType:
        index = self.content.areas.index(area)
        cities = [i for i in self.city_names if self.content.cities[i].area == index]
        grid = pieces.in_columns(cities, self._column, width - 2, _CITY)
        frame = min(width, len(grid.columns) * _WIDEST + 2)
        return shared.framed(grid, region_name(area), frame, _AREAS.get(area, "none"))

    def _column(self, cities: Sequence[int]) -> Table:
        table = with_columns(shared.city_table(signs=2), "station>", "site>")
        table.columns[3].min_width, table.columns[4].min_width = 7, 5
        for number in cities:
            site, cost = self._site(number)
            name, slots = self.city_names[number], self.slots(number)
            table.add_row(name, slots, site, self._station(number), cost)
        return table

    def _station(self, city: int) -> Text:
        """Return what a station would cost the seat to act, or why it cannot build one."""
        closed = self.closed_note(city)
        if closed is not None or self.to_act < 0:
            return closed or self.next_slot(city)
        cost = self._cost("station", self.content.cities[city].id)
        return self.with_connection_costs(city, cost) if self.is_first() else cost

    def _site(self, city: int) -> tuple[Text, Text]:
        """Return the kind and owner of the site, and what a building there costs."""
        place = self.content.cities[city]
        kind = KINDS[place.site]
        text = Text(words.text(f"cli.site.{kind}"))
        for who, firm in self.companies.items():
            if place.id in firm["sites"]:
                return text.append(who, style=f"bold {letter_style(who)}"), Text("")
        return text.append(FREE), self._cost(kind, place.id)

    def is_first(self) -> bool:
        seat = self.to_act
        is_setup = self.fields["phase"] in self.setup_phases
        return seat >= 0 and (is_setup or not self.fields["players"][seat]["structure"])

    def _cost(self, building: str, city: str) -> Text:
        """Return what a building would cost the seat to act: its place + the connection."""
        offer = self.builds.get((building, city))
        if offer is None or self.fields["phase"] in self.setup_phases:
            return Text("")
        style = "bold" if offer.left >= 0 else "dim"
        if self.is_first():
            return Text(str(offer.cost), style=style)
        connection = sum([part.amount for part in offer.parts if part.id == "connection"])
        return Text(f"{offer.cost - connection}+{connection}", style=style)

    def _legend(self) -> Text:
        signs = words.text("cli.legend.outpost", free=FREE, later=NOT_YET)
        costs = self.first_city_legend() if self.is_first() else words.text("cli.legend.place")
        return pieces.heading("map", f"{signs}; {costs}")

    def city_lines(self) -> RenderableType:
        labels = []
        for city, name in self.city_names.items():
            drawn = self.slots(city), self._station(city), *self._site(city)
            labels.append(Text(" ").join([Text(name), *[part for part in drawn if part]]))
        return Group(self._legend(), pieces.in_lines(labels, self.width - 1))

    def surroundings(self, word: str) -> RenderableType:
        is_open = bool(self.fields["connections"])
        return super().surroundings(word) if is_open else pieces.dim("cli.covered")

    def occupants(self, city: int) -> Text:
        return Text.assemble(self.slots(city), " ", self._site(city)[0])

    # Markets

    def _card_market(self, *, is_brief: bool = False) -> RenderableType:
        current = [self._face(pile, is_on_sale=True) for pile in self.fields["current"]]
        future = [self._face(pile, is_on_sale=False) for pile in self.fields["future"]]
        return pieces.card_market(self, "cards", current, future, is_brief=is_brief)

    def _face(self, pile: PileSnapshot | str, *, is_on_sale: bool) -> Face:
        if isinstance(pile, str):
            return pieces.last_card(self)
        *below, word = pile["cards"]
        card = self.printed[word]
        style = self.style(word)
        title = Text(word, style=f"bold {style}")
        if below:
            title.append(" ").append_text(pieces.dim("cli.on_cards", cards=tuple(below)))
        body = Text(f" {self.card(word, is_brief=True)}", style=style)
        if is_on_sale:
            lowest = max(1, card.number - pile["tokens"])
            body.append(f"\n {words.text('cli.from', bid=lowest)}", style="bold")
        if pile["tokens"]:
            body.append(" " if is_on_sale else "\n ")
            body.append_text(pieces.tag(f"-{pile['tokens']}"))
        return Face(title, body, style, pieces.is_up(self, word))

    def _labour_market(self) -> RenderableType:
        units, prices = self.fields["market"]["workers"], self.setup.labour.prices
        track = Track(words.text("cli.column.workers"), "bright_yellow", prices, units)
        heading = pieces.heading("labour", words.text("cli.legend.labour"))
        return Group(heading, pieces.price_tracks([track]))

    # Players

    def players(self) -> RenderableType:
        boards = plain_table("company", "plant_slots", "housing_slots", "pool", "technologies")
        for who, firm in self.companies.items():
            name = owner_name(self, who, None, marks_bots=False)
            slots = [self._slots(firm, kind, "\n") for kind in KINDS]
            boards.add_row(name, *slots, *self._pool(firm))
        return Group(pieces.heading("players"), self._numbers(), Text(""), boards)

    def _numbers(self) -> RenderableType:
        rows = {who: self.facts(who, " ") for who in self.companies}
        table = plain_table("player", *[f"{key}>" for key in rows["A"]], gap=1)
        for who, facts in rows.items():
            table.add_row(owner_name(self, who, self.fields["to_act"]), *facts.values())
        return table

    def facts(self, who: str, separator: str) -> dict[str, Text | str]:  # noqa: ARG002
        seat, company = seat_of(who), self.companies[who]
        numbers = {
            "network": company["network_size"],
            "structure": len(company["structure"]),
            "beds": company["beds"],
            "workers": company["workers"],
            "seasonal": company["seasonal"],
            "robots": company["robots"],
            "needed": self._needed(company),
        }
        return {
            "money": "" if who == DUMMY else str(self.fields["players"][seat]["money"]),
            **{key: str(number) for key, number in numbers.items()},
            "can_supply": "-" if who == DUMMY else str(self.can_supply(seat)),
        }

    def label(self, word: str) -> Text:
        """Return a card as ``12 (2→2)`` or ``5a (1 bed)``."""
        card = self.printed[word]
        beds = words.text("cli.card.housing", beds=card.beds) if card.beds else ""
        run = f"{card.workers}→{card.cities}" if card.cities else ""
        effects = ", ".join([part for part in (run, beds) if part])
        style = self.style(word)
        return Text.assemble((word, f"bold {style}"), (f" ({effects})", style))

    def _workers(self, company: CompanySnapshot) -> str:
        parts = [str(company["workers"])]
        if company["seasonal"]:
            parts.append(words.text("cli.seasonal", seasonal=company["seasonal"]))
        if company["robots"]:
            parts.append(words.text("cli.robots", robots=company["robots"]))
        return " + ".join(parts)

    def _turn_line(self) -> Text | None:
        """Return what the turn of the expansion phase still allows, or None in other phases."""
        if self.fields["phase"] != "expansion" or self.to_act < 0:
            return None
        if kind := self.game.awaited_site(self.view):
            return Text(words.text(f"cli.syndicate_site.{kind}"), style="bold")
        reached = self.game.turn_step(self.view)
        steps = [(name, reached <= last) for name, last in _STEPS]
        for offer in self.offers():
            if offer.decision is Decision.ROBOT:
                is_open = offer.refusal is None or offer.refusal.id != "robot_made"
                steps.append(("robot", is_open))
        named = [(words.text(f"cli.turn.{name}"), is_open) for name, is_open in steps]
        labels = Text(" > ").join(
            [Text(name, style="bold" if is_open else "dim strike") for name, is_open in named]
        )
        left = tuple([name for name, is_open in named if is_open])
        note = words.text("cli.turn_left", left=left) if left else words.text("cli.turn_over")
        return Text.assemble(pieces.heading("turn"), "  ", labels, (f"   {note}", "dim"))

    def _slots(self, company: CompanySnapshot, kind: str, separator: str) -> Text:
        """Return the cards at work, and how many slots of *kind* are free or locked."""
        cards, unlocked = company["slots"][kind], company["unlocked"][kind]
        labels = [self.label(word) for word in cards]
        if unlocked > len(cards):
            free = words.text("cli.slots_free", count=unlocked - len(cards))
            labels.append(Text(free, style="bold"))
        locked = self.content.numbers.buildings[KINDS.index(kind)] - unlocked
        if locked:
            labels.append(pieces.dim("cli.slots_locked", count=locked))
        return Text(separator).join(labels)

    def _pool(self, company: CompanySnapshot) -> tuple[Text, Text]:
        """Return the cards beside the board and, apart, technologies with their colonies."""
        technologies, pool = [], []
        for word in company["pool"]:
            card = self.printed[word]
            if not card.technology:
                pool.append(self.label(word))
                continue
            label = Text(f"{word} {words.term(card.technology)}", style=self.style(word))
            if buildings := company["colonies"].get(word, []):
                names = [words.text(f"cli.building.{kind}") for kind in buildings]
                label.append(f" ({', '.join(names)})", style="dim")
            technologies.append(label)
        return pieces.in_lines(pool, _POOL) or listed([], ""), listed(technologies, "\n")
