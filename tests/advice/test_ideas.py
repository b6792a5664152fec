"""Ideas: whole turns that differ, with true numbers in short sentences, and nothing hidden."""

from itertools import combinations

import pytest

import gridwright
from gridwright import words
from gridwright.advice import ideas
from gridwright.advice.ideas import CLOSE, MOST, Idea, ideas_for
from gridwright.advice.turns import effect, joined
from gridwright.core.draft import Draft
from gridwright.core.errors import Message, Value
from gridwright.core.notation import Decision
from gridwright.core.rng import Rng
from gridwright.games.board.state import PhaseIndex
from gridwright.words import Names
from tests.advice.positions import TITLES, last_round, played
from tests.builders import a_game, a_state, houses, own, store
from tests.words.languages import COMPLETE

QUICK = "planner@8"
LONGEST = {"en": 110}  # characters of what is said of an idea
LONGEST_ELSEWHERE = 150
MOMENTS = {"recharged": (18, 30, 40), "classic": (22, 35), "card": (22, 60), "outpost": (14, 30)}


def sentences(idea: Idea, title: str = "recharged") -> str:
    names = Names(("Ana", "Bea", "Cid"), title)
    return " ".join([words.catalogue("en").say(reason, names) for reason in idea.reasons])


@pytest.mark.parametrize(("title", "board"), TITLES)
def test_ideas_are_legal_turns_that_differ(title: str, board: str) -> None:
    for actions in MOMENTS[title]:
        table = played(title, board, actions)
        game, view = table.game, table.view(table.to_act)

        thought = ideas_for(game, view, QUICK)

        assert 1 <= len(thought.ideas) <= MOST
        for idea in thought.ideas:
            draft = Draft(game, view, table.to_act)
            assert [draft.add(game.parse(line)) for line in idea.lines] == [None] * len(idea.lines)
            assert 1 <= idea.chance <= 99
            is_whole = draft.is_complete or game.closing(draft.state) is not None
            assert is_whole
        for one, other in combinations(thought.ideas, 2):
            assert sorted(one.lines) != sorted(other.lines)
        chances = [idea.chance for idea in thought.ideas]
        assert chances == sorted(chances, reverse=True)
        assert [idea.is_close for idea in thought.ideas] == [
            number > 0 and chances[0] - chance <= CLOSE for number, chance in enumerate(chances)
        ]


@pytest.mark.parametrize(("title", "board"), TITLES)
def test_what_is_hidden_changes_nothing(title: str, board: str) -> None:
    """Every deal that the view does not rule out gives the same ideas."""
    table = gridwright.table(title, board, seats=3, seed=3)
    if board:
        table = gridwright.table(title, board, seats=3, seed=3, hidden_money=True)
    while table.game.phase_of(table.state) not in ("resources", "expansion"):
        table.play(next(offer for offer in table.offers() if offer.is_legal).action)
    game, view = table.game, table.view(table.to_act)
    expected = ideas_for(game, view, QUICK, game.hash_of(view))

    dealt = game.resample(view, Rng(1))
    seen = game.view(dealt, table.to_act)

    assert game.hash_of(dealt) != game.hash_of(table.state)
    assert ideas_for(game, seen, QUICK, game.hash_of(seen)) == expected


def test_the_same_cities_in_another_order_are_one_idea() -> None:
    game = a_game()
    north, south = game.parse("build essen"), game.parse("build koeln")
    done = game.parse("done")

    assert effect(game, (north, south, done)) == effect(game, (south, north))
    assert effect(game, (north,)) != effect(game, (north, south))


def test_portions_of_a_resource_are_one_purchase() -> None:
    game = a_game()
    portions = tuple([game.parse(f"buy {what}") for what in ("coal 2", "oil 1", "coal 1")])

    lines = [game.write(action) for action in joined(game, portions)]

    assert lines == ["buy coal 3", "buy oil 1"]


def test_a_winning_house_is_the_first_idea_and_doing_nothing_is_worth_less() -> None:
    """See `last_round`: with one more house A wins at once."""
    game, state = last_round()

    thought = ideas_for(game, state, QUICK)

    best = thought.ideas[0]
    assert [game.phrase(game.parse(line)).decision for line in best.lines] == [Decision.BUILD]
    idle = [idea.chance for idea in thought.ideas if not idea.lines]
    assert max([*idle, thought.idle or 0]) < best.chance
    assert not thought.hardly_matters


def test_a_turn_of_houses_says_what_they_cost_together_and_what_is_powered() -> None:
    """Essen is 10 and Duisburg 10 + 0: of 57, 37 are left; plant 20 has coal and powers both."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.BUILDING, number=2, order="ABC", to_act="A", money=57)
    own(state, "A", 20)
    store(state, "A", coal=3)
    plan = tuple([game.parse(f"build {city}") for city in ("essen", "duisburg")])

    fact = ideas._fact(game, state, plan)  # noqa: SLF001

    assert fact == Message(
        "idea.move.builds_all", {"cost": 20, "left": 37, "count": 2, "cities": 2}
    )
    store(state, "A", coal=0)
    poor = ideas._fact(game, state, plan)  # noqa: SLF001
    assert (poor.id, poor.values["supplied"], poor.values["cities"]) == ("idea.move.builds", 0, 2)


def test_a_purchase_says_what_can_be_powered_with_it() -> None:
    """Three coal on an untouched market cost 1 each; plant 20 powers 5 cities with them."""
    game = a_game()
    state = a_state(game, phase=PhaseIndex.RESOURCES, number=2, order="ABC", to_act="A", money=20)
    own(state, "A", 20)
    houses(state, "A", "essen")

    fact = ideas._fact(game, state, (game.parse("buy coal 3"), game.parse("done")))  # noqa: SLF001

    assert sentences(Idea((), 50, 0, is_close=False, reasons=(fact,))) == (
        "For 3 you can power 5 cities and keep 17."
    )


# Length

WIDEST: dict[str, Value] = {
    "beds": 12, "bid": 123, "cities": 21, "cost": 188, "count": 12, "income": 188, "left": 188,
    "number": 3, "output": 21, "plant": "50", "rival": 21, "round": 12, "score": 21,
    "supplied": 17, "that": 188, "this": 188,
}  # fmt: skip


def said(language: str, family: str) -> list[str]:
    """Return every sentence of a *family*, with figures as long as they get."""
    catalogue = words.catalogue(language)
    return [
        catalogue.titled(title).say(Message(key.removesuffix(f".{title}"), WIDEST))
        for key in catalogue.messages
        for title in ("recharged", "card", "outpost")
        if key.startswith(f"idea.{family}") and (key.endswith(title) or key.count(".") == 2)
    ]


@pytest.mark.parametrize("language", COMPLETE)
def test_every_sentence_about_an_idea_is_short(language: str) -> None:
    """What it costs or brings, and the longest of what may stand beside it."""
    catalogue = words.catalogue(language)
    ends = [
        catalogue.titled(title).say(Message(f"idea.{key}", WIDEST))
        for key in ("ends", "other_ends", "close")
        for title in ("recharged", "card")
    ]
    facts, tails = (
        said(language, "move"),
        [*said(language, "beside"), *said(language, "final"), *ends],
    )

    assert len(facts) >= 16
    assert len(tails) >= 14
    longest = max(facts, key=len) + " " + max(tails, key=len)
    assert len(longest) <= LONGEST.get(language, LONGEST_ELSEWHERE), longest
