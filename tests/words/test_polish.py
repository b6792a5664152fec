"""The Polish sentences, as people read them."""

import re

import pytest

from gridwright import words
from gridwright.core.errors import Message, Value, Values
from gridwright.core.events import NOBODY, Event, EventKind
from gridwright.words import Names
from gridwright.words.entries import Entry
from tests.words.pseudo import leaves

ENGLISH = words.catalogue("en")
POLISH = words.catalogue("pl")
PRINTED = {"frankfurt_main": "Frankfurt am Main", "kiel": "Kiel", "north_east": "north east"}


def names(title: str) -> Names:
    return Names(("Ana", "Bea", "Cid"), title, lambda id_: PRINTED.get(id_, id_))


# Numbers


@pytest.mark.parametrize(
    ("count", "cities", "workers", "coal"),
    [
        (0, "0 miast", "0 pracowników", "0 znaczników węgla"),
        (1, "1 miasto", "1 pracownika", "1 znacznik węgla"),
        (2, "2 miasta", "2 pracowników", "2 znaczniki węgla"),
        (5, "5 miast", "5 pracowników", "5 znaczników węgla"),
        (12, "12 miast", "12 pracowników", "12 znaczników węgla"),
        (22, "22 miasta", "22 pracowników", "22 znaczniki węgla"),
    ],
)
def test_a_number_chooses_the_form_of_its_noun(
    count: int, cities: str, workers: str, coal: str
) -> None:
    powered = Event(EventKind("powered"), 0, {"cities": count, "income": 10})
    hired = Event(EventKind("syndicate_hired"), NOBODY, {"amount": count})
    bought = Event(EventKind("bought_fuel"), 1, {"amount": count, "resource": "coal", "cost": 9})

    assert POLISH.event(powered, names("classic")) == f"Ana zasila {cities} i zarabia 10."
    assert POLISH.event(hired, names("outpost")) == f"Syndykat zatrudnia {workers}."
    assert POLISH.event(bought, names("classic")) == f"Bea kupuje {coal} za 9."


@pytest.mark.parametrize(
    ("count", "empty", "hint"),
    [
        (1, "1 miejsce zakwaterowania zostaje puste:", "1 pracownik, a zasilisz o 1 miasto"),
        (2, "2 miejsca zakwaterowania zostają puste:", "2 pracowników, a zasilisz o 2 miasta"),
        (5, "5 miejsc zakwaterowania zostaje pustych:", "5 pracowników, a zasilisz o 5 miast"),
        (12, "12 miejsc zakwaterowania zostaje pustych:", "12 pracowników, a zasilisz o 12 miast"),
        (22, "22 miejsca zakwaterowania zostają puste:", "22 pracowników, a zasilisz o 22 miasta"),
    ],
)
def test_a_verb_agrees_with_its_number(count: int, empty: str, hint: str) -> None:
    assert POLISH.text("web.panel.hire.empty", beds=count).startswith(empty)
    assert (
        POLISH.text("web.panel.hire.hint", workers=count, cities=count) == f"Jeszcze {hint} więcej."
    )


# Sentences


@pytest.mark.parametrize(
    ("title", "kind", "seat", "values", "sentence"),
    [
        (
            *("recharged", "region_chosen", 0, {"region": "north_east"}),
            "Ana dodaje obszar północno-wschodni.",
        ),
        (
            *("recharged", "trust_placed", 1, {"city": "kiel"}),
            "Bea stawia stację Banku w mieście Kiel.",
        ),
        (
            *("recharged", "turn_order", NOBODY, {"order": "ATB"}),
            "Kolejność graczy: Ana, Bank, Bea.",
        ),
        (
            *("recharged", "removed_plant", 3, {"plant": 10}),
            "Bank usuwa z gry elektrownię 10.",
        ),
        (
            *("recharged", "built", 0),
            {"city": "kiel", "cost": 18, "slot": 10, "connection": 8},
            "Ana buduje stację w mieście Kiel za 18: budowa 10, połączenie 8.",
        ),
        (
            *("recharged", "refilled", NOBODY, {"amount": 3, "resource": "garbage"}),
            "Rynek dostaje 3 znaczniki odpadów.",
        ),
        (
            *("recharged", "refill_ended", NOBODY, {"resource": "uranium"}),
            "Od tej pory rynek nie dostaje już uranu.",
        ),
        (
            *("card", "bought_fuel", 2, {"amount": 1, "resource": "oil", "cost": 2}),
            "Cid kupuje 1 jednostkę oleju za 2.",
        ),
        (
            *("card", "surplus_returned", NOBODY, {"amount": 2, "resource": "gas"}),
            "Do kolumny 1 wracają 2 jednostki gazu ziemnego.",
        ),
        (
            *("outpost", "hired", 1, {"amount": 1, "cost": 3, "beds": 2}),
            "Bea zatrudnia 1 pracownika sezonowego za 3 i zapełnia 2 miejsca zakwaterowania.",
        ),
        (
            *("outpost", "hired", 1, {"amount": 0, "cost": 0, "beds": 1}),
            "Bea zapełnia 1 miejsce zakwaterowania i nie zatrudnia pracowników sezonowych.",
        ),
        (
            *("outpost", "put_under", NOBODY, {"plant": "30"}),
            "Najwyższa karta, 30, trafia pod stos.",
        ),
    ],
)
def test_an_event_becomes_a_sentence(
    title: str, kind: str, seat: int, values: dict[str, int | str], sentence: str
) -> None:
    assert POLISH.event(Event(EventKind(kind), seat, values), names(title)) == sentence


@pytest.mark.parametrize(
    ("title", "message", "values", "sentence"),
    [
        ("classic", "over_cash", {"money": 5, "bid": 9}, "Masz 5 i nie możesz zaoferować 9."),
        ("classic", "not_your_turn", {"seat": "B", "to_act": "A"}, "Teraz gra Ana, nie Bea."),
        (
            *("classic", "outside_area", {"city": "frankfurt_main"}),
            "Miasto Frankfurt am Main leży poza obszarem gry.",
        ),
        (
            *("classic", "wrong_phase", {"phase": "bureaucracy"}),
            "W tej fazie to niemożliwe: biurokracja.",
        ),
        ("classic", "not_on_sale", {"on_sale": 0, "resource": "oil"}, "Na rynku nie ma oleju."),
        (
            *("classic", "not_on_sale", {"on_sale": 2, "resource": "oil"}),
            "Na sprzedaż: tylko 2 znaczniki oleju.",
        ),
        (
            *("card", "no_room", {"room": 1, "resource": "gas"}),
            "W twoim magazynie jest jeszcze miejsce na 1 jednostkę gazu ziemnego.",
        ),
        (
            *("classic", "fuel_missing", {"stored": ("coal 2", "oil 0"), "plants": ("4", "5")}),
            "Za mało paliwa, żeby uruchomić: 4, 5. Masz: 2 × węgiel, 0 × olej.",  # noqa: RUF001
        ),
        (
            *("classic", "remove_first", {"limit": 3}),
            "Najpierw usuń elektrownię: możesz mieć 3 elektrownie.",
        ),
        (
            *("classic", "notation_form"),
            {"word": "buy", "forms": ("buy FUEL AMOUNT", "buy storage AMOUNT")},
            "„buy” pisze się „buy FUEL AMOUNT” lub „buy storage AMOUNT”.",
        ),
        (
            *("", "seats_number", {"title": "outpost", "seats": 7, "fewest": 2, "most": 6}),
            "Liczba graczy w grze „Wysokie napięcie: Kolonia” to od 2 do 6, nie 7.",
        ),
    ],
)
def test_a_refusal_becomes_a_sentence(
    title: str, message: str, values: Values, sentence: str
) -> None:
    assert POLISH.say(Message(message, values), names(title)) == sentence


@pytest.mark.parametrize(
    ("identifier", "values", "sentence"),
    [
        ("web.places.trust.count", {"number": 2, "count": 6}, "Stacja 2 z 6."),
        (
            *("web.forecast.more_to", {"amount": 2, "resource": "oil", "cities": 3}),
            "jeszcze 2 znaczniki oleju, a zasilisz 3",
        ),
        (
            *("web.panel.fuel_card.hint", {"units": 3, "resource": "coal"}),
            "Karta za 2 (3 jednostki węgla) pozwala zarobić o 5 więcej.",
        ),
        (
            *("web.panel.needs.more_either", {"amount": 1, "resource": "coal", "fuel": "oil"}),
            "brakuje 1 jednostki węgla lub oleju",
        ),
        (
            *("web.panel.power.in_vain", {"plant": "10", "stored": ("coal 2",)}),
            "Elektrownia 10 spaliłaby 2 × węgiel na próżno.",  # noqa: RUF001
        ),
        ("web.table.setup_regions", {"regions": "x"}, "Obszary w grze: x."),
    ],
)
def test_a_panel_says_it_in_the_terms_of_the_rulebooks(
    identifier: str, values: dict[str, Value], sentence: str
) -> None:
    rest: dict[str, Value] = {"column": 2, "income": 5}

    assert POLISH.text(identifier, **{**rest, **values}) == sentence


@pytest.mark.parametrize(
    ("message", "values", "board", "card"),
    [
        (
            *("wrong_discard", {"excess": 2}),
            "Zwróć dokładnie 2 znaczniki węgla lub oleju: tyle się nie mieści.",
            "Odrzuć dokładnie 2 jednostki węgla lub oleju: tyle się nie mieści.",
        ),
        (
            *("web.panel.other", {"who": 0, "phase": "bureaucracy"}),
            *("Ana zasila miasta", "Ana uruchamia elektrownie"),
        ),
        (
            *("web.plan.heading", {"phase": "resources"}),
            *("Plan: zakup paliw", "Plan: zakup kart paliw"),
        ),
    ],
)
def test_the_card_game_has_units_and_no_cities(
    message: str, values: Values, board: str, card: str
) -> None:
    assert POLISH.say(Message(message, values), names("recharged")) == board
    assert POLISH.say(Message(message, values), names("card")) == card


# All of them


def test_terms_of_other_games_and_of_other_translations_stay_out() -> None:
    foreign = re.compile(
        r"\b(?:trust\w*|region\w*|dochód|dochod\w*|dom|domu|domy|domów|odpadam|odpadnij\w*"
        r"|rezygnuj\w*|wystaw\w*|rozbiór\w*|międzyczas\w*|plac|placu|placów|mieszkani\w*)\b",
        re.IGNORECASE,
    )

    assert [
        f"{key}: {leaf.text}"
        for key, entry in everything().items()
        for leaf in leaves(entry)
        if foreign.search(re.sub(r"\{.*?\}", "", leaf.text))
    ] == []


def everything() -> dict[str, Entry]:
    return {**POLISH.messages, **POLISH.events}


def test_quotation_marks_are_polish() -> None:
    straight = [
        leaf.text
        for key, entry in everything().items()
        for leaf in leaves(entry)
        if ("'" in leaf.text and "pip install" not in leaf.text) or '"' in leaf.text
    ]
    pairs = [
        leaf.text
        for key, entry in everything().items()
        for leaf in leaves(entry)
        if leaf.text.count("„") != leaf.text.count("”") and not key.startswith("list.")
    ]

    assert straight == []
    assert pairs == []


def test_no_player_has_a_gender() -> None:
    """The past tense of a person would have one: the present has none."""
    gendered = re.compile(r"\b\w+(?:łeś|łaś)\b|\{(?:who|name)\} \w+(?:ł|ła|li|ły)\b")

    assert [
        leaf.text
        for entry in everything().values()
        for leaf in leaves(entry)
        if gendered.search(leaf.text)
    ] == []
