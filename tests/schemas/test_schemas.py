"""JSON Schema made from the declarations of the JSON types."""

from typing import Any

import pytest

import gridwright
from gridwright.core.errors import SetupError
from gridwright.schemas import TYPES, schema
from tests.json_schema import faults

ALL = [
    "TableDict",
    "BoardSnapshot",
    "AuctionSnapshot_int",
    "DemolitionSnapshot",
    "BoardPlayerSnapshot",
    "TrustSnapshot",
    "CardSnapshot",
    "AuctionSnapshot_str",
    "ColumnsSnapshot",
    "CardPlayerSnapshot",
    "CardOwnerSnapshot",
    "OutpostSnapshot",
    "PileSnapshot",
    "OutpostPlayerSnapshot",
    "CompanySnapshot",
    "OfferDict",
    "FuelDict",
    "PartDict",
    "MessageDict",
    "LoggedEventDict",
    "EventDict",
]


def test_the_schema_of_an_event() -> None:
    assert schema("event") == {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$ref": "#/$defs/EventDict",
        "$defs": {
            "EventDict": {
                "type": "object",
                "description": "Something that happened.",
                "properties": {
                    "kind": {
                        "type": "string",
                        "description": "The id of the kind of event: opened, bought_fuel, built.",
                    },
                    "seat": {
                        "type": ["string", "null"],
                        "description": "The letter of the seat that did it, T for the dummy, null"
                        " if nobody did.",
                    },
                    "values": {
                        "type": "object",
                        "additionalProperties": {"type": ["integer", "string"]},
                        "description": "What happened: the values that its kind declares.",
                    },
                },
                "required": ["kind", "seat", "values"],
                "additionalProperties": False,
            }
        },
    }


def test_a_message_may_hold_messages() -> None:
    values = schema("message")["$defs"]["MessageDict"]["properties"]["values"]

    assert values["additionalProperties"]["anyOf"] == [
        {"type": "integer"},
        {"type": "string"},
        {"type": "array", "items": {"type": "string"}},
        {"$ref": "#/$defs/MessageDict"},
    ]


def test_generic_declarations_are_resolved() -> None:
    """Plants are numbers in the board game, words in the Card Game."""
    definitions = schema()["$defs"]

    assert definitions["BoardSnapshot"]["properties"]["auction"] == {
        "anyOf": [{"$ref": "#/$defs/AuctionSnapshot_int"}, {"type": "null"}],
        "description": "The running auction, if there is one.",
    }
    assert definitions["AuctionSnapshot_int"]["properties"]["plant"]["type"] == "integer"
    assert definitions["AuctionSnapshot_str"]["properties"]["plant"]["type"] == "string"
    assert definitions["BoardSnapshot"]["properties"]["removed"]["items"] == {"type": "integer"}
    assert definitions["CardSnapshot"]["properties"]["discount"]["type"] == ["string", "null"]


def test_what_is_not_always_there_is_not_required() -> None:
    definitions = schema()["$defs"]

    optional = {
        f"{name}.{field}"
        for name, definition in definitions.items()
        for field in definition["properties"]
        if field not in definition["required"]
    }
    assert optional == {
        "BoardSnapshot.demolition",
        "BoardSnapshot.marked",
        "BoardSnapshot.trust",
        "CardSnapshot.bank",
        "CardSnapshot.demolition",
        "OutpostSnapshot.moved",
        "OutpostSnapshot.syndicate",
    }


def test_every_field_of_every_declaration_is_described() -> None:
    definitions = schema()["$defs"]

    assert list(definitions) == ALL
    for definition in definitions.values():
        assert definition["description"].endswith(".")
        assert definition["additionalProperties"] is False
        for body in definition["properties"].values():
            assert body["description"].endswith(".")


@pytest.mark.parametrize("name", TYPES)
def test_a_schema_holds_what_it_refers_to_and_nothing_else(name: str) -> None:
    whole = schema(name)

    assert set(references(whole)) == set(whole["$defs"])
    assert gridwright.schema(name) == whole


def references(part: Any) -> list[str]:  # noqa: ANN401 - any part of a schema
    """Return the names of the declarations that *part* refers to."""
    if isinstance(part, list):
        return [name for item in part for name in references(item)]
    if not isinstance(part, dict):
        return []
    own = [part["$ref"].removeprefix("#/$defs/")] if "$ref" in part else []
    return own + references(list(part.values()))


def test_without_a_name_any_of_the_types_is_described() -> None:
    event = {"kind": "passed", "seat": "A", "values": {}}

    assert faults(schema(), event) == []
    assert faults(schema(), {**event, "seat": 0}) != []


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(SetupError) as error:
        schema("cards")

    assert str(error.value) == (
        "There is no schema 'cards'."
        " Choose from: table, offer, message, event, board, card, outpost."
    )


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"seat": 1}, ".seat: 1 is not of type ['string', 'null']"),
        ({"values": {"bid": True}}, ".values.bid: True is not of type ['integer', 'string']"),
        ({"values": []}, ".values: [] is not of type ['object']"),
        ({"when": 1}, ": when is not declared"),
    ],
)
def test_what_is_not_as_declared_is_a_fault(change: dict[str, object], fault: str) -> None:
    event = {"kind": "raised", "seat": "A", "values": {"bid": 5}}

    assert faults(schema("event"), event) == []
    assert faults(schema("event"), {**event, **change}) == [fault]


def test_what_is_missing_is_a_fault() -> None:
    assert faults(schema("event"), {"kind": "passed"}) == [
        ": seat is missing",
        ": values is missing",
    ]
