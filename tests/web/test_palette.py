"""What a typed text may mean: actions with their price, places, commands of the table, rules."""

import pytest

from gridwright import words
from gridwright.core.errors import Message
from gridwright.web import models
from gridwright.web.pages.palette import Command, CommandGroup, commands
from gridwright.web.play import draft_changes, records, replays
from gridwright.web.play.perspective import perspective_of
from tests.web.records import RECORDS
from tests.web.tables import guest, lines, three_people

pytestmark = pytest.mark.usefixtures("sqlite")


@pytest.fixture
def building() -> tuple[models.Table, models.Guest]:
    """A turn of round 4 in which seat 1 has 16 Elektro: Duisburg and Essen cost 15."""
    ana = guest("Ana")
    text = (RECORDS / "recharged/4-phase_5-germany.txt").read_text(encoding="utf-8")
    recording = replays.read(text)
    row = records.go_on(recording, 112, ["novice", "me", "novice", "novice"], ana)
    return models.Table.objects.get(pk=row.pk), ana


def groups(row: models.Table, who: models.Guest | None, typed: str) -> dict[str, list[Command]]:
    perspective = perspective_of(row.pk, who)
    assert perspective is not None
    words.about(perspective.game.title)
    listed = commands(perspective, typed)["groups"]
    assert isinstance(listed, list)
    return {group.name: list(group.commands) for group in listed if isinstance(group, CommandGroup)}


def name(command: Command) -> str:
    return "".join([stretch.text for stretch in command.name])


def names(row: models.Table, who: models.Guest | None, typed: str, group: str) -> list[str]:
    return [name(command) for command in groups(row, who, typed).get(group, [])]


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("du", "Build in Duisburg"),
        ("DUIS", "Build in Duisburg"),
        ("build duis", "Build in Duisburg"),
        ("build in ess", "Build in Essen"),
        ("b ess", "Build in Essen"),
        ("build duisburg", "Build in Duisburg"),
    ],
)
def test_an_action_is_found_by_the_beginnings_of_its_words(
    building: tuple[models.Table, models.Guest], typed: str, first: str
) -> None:
    assert names(*building, typed, "turn")[:2] == [first, f"{first} and finish"]


def test_an_action_has_its_price_and_its_end_the_whole_turn(
    building: tuple[models.Table, models.Guest],
) -> None:
    act, whole, *_ = groups(*building, "duis")["turn"]

    assert act.detail == (
        "City slot 10 + Dortmund \u2013 Essen 5 + Essen \u2013 Duisburg 0 = 15, leaves 1"
    )
    assert act.lines == ("build duisburg",)
    assert whole.detail == "pays 15, leaves 1"
    assert whole.lines == ("build duisburg", "done")
    assert whole.is_whole


def test_what_is_refused_is_listed_with_its_reason(
    building: tuple[models.Table, models.Guest],
) -> None:
    (refused,) = [each for each in groups(*building, "düss")["turn"] if each.reason is not None]

    assert name(refused) == "Build in Düsseldorf"
    assert refused.reason is not None
    assert refused.reason.sentence.startswith("Düsseldorf costs 17")
    assert refused.reason.clauses == ("RC-4.16",)


@pytest.mark.parametrize("typed", ["duesseldorf", "dusseldorf", "Düsseldorf", "duss"])
def test_accents_may_be_left_out(building: tuple[models.Table, models.Guest], typed: str) -> None:
    assert names(*building, typed, "look")[0] == "Show Düsseldorf on the map"


@pytest.mark.parametrize(
    ("typed", "group", "found"),
    [
        ("hint", "table", "Hint"),
        ("dark", "table", "Theme: Dark"),
        ("undo", "table", "Undo"),
        ("tempo", "table", "Next bot speed"),
        ("sounds", "table", "Sounds"),
        ("replay", "table", "Watch the replay"),
        ("market", "look", "Go to the markets"),
        ("finish", "turn", "Finish without building"),
        ("done", "turn", "Finish without building"),
        ("why duis", "look", "Why would Duisburg cost 15?"),
        ("rules phase out", "rules", "Read the rules"),
        ("RC-4.16", "rules", "RC-4.16"),
    ],
)
def test_commands_of_the_table_and_rules_are_found(
    building: tuple[models.Table, models.Guest], typed: str, group: str, found: str
) -> None:
    assert found in names(*building, typed, group)


def test_both_the_language_of_the_page_and_english_are_understood(
    building: tuple[models.Table, models.Guest],
) -> None:
    with words.speaking(words.catalogue("de")):
        assert names(*building, "tipp", "table") == ["Tipp"]
        assert names(*building, "hint", "table") == ["Tipp"]
        assert names(*building, "bauen essen", "turn")[0] == "In Essen bauen"
        assert names(*building, "build essen", "turn")[0] == "In Essen bauen"
        assert "Regeln lesen" in names(*building, "rules", "rules")
        assert "Regeln lesen" in names(*building, "regeln", "rules")


def test_rules_that_are_asked_for_are_all_that_is_listed(
    building: tuple[models.Table, models.Guest],
) -> None:
    listed = groups(*building, "rules discount")

    assert list(listed) == ["rules"]
    assert all([command.address.startswith("/rules/recharged") for command in listed["rules"]])
    assert 2 <= len(listed["rules"]) <= 9


def test_what_nothing_means_lists_nothing(building: tuple[models.Table, models.Guest]) -> None:
    assert groups(*building, "qqxyz") == {}


def test_the_shorthand_of_the_terminal_is_understood() -> None:
    row, (_, bea, _) = three_people()

    assert names(row, bea, "5", "turn")[0] == "Auction 5 for 5"
    assert groups(row, bea, "open 5 8")["turn"][0].lines == ("open 5 8",)
    assert groups(row, bea, "open 5 99")["turn"][0].reason is not None


def test_who_only_watches_is_offered_no_action(building: tuple[models.Table, models.Guest]) -> None:
    row, _ = building
    listed = groups(row, None, "")

    assert "turn" not in listed
    assert "Hint" not in [name(command) for command in listed["table"]]


def test_a_typed_line_may_be_shortened_too(building: tuple[models.Table, models.Guest]) -> None:
    row, _ = building

    answer = draft_changes.run_command(row.pk, 1, ["duis"], row.version)

    assert answer.reason is None
    assert row.drafts.get(seat=1).lines == ["build duisburg"]
    answer = draft_changes.run_command(row.pk, 1, ["düss"], row.version)
    assert isinstance(answer.reason, Message)
    done = draft_changes.run_command(row.pk, 1, ["done"], row.version)
    assert done.reason is None
    assert [line for _, seat, line in lines(row) if seat == 1] == ["build duisburg", "done"]
