"""What a coach has said, as JSON in the row of a guest's progress."""

from collections.abc import Iterable
from typing import Any

from gridwright.core.errors import Message, Values
from gridwright.lessons.coach import ArmedStep, Sentence, SpokenStep, Talk
from gridwright.lessons.format import Kind

Json = dict[str, Any]


def as_json(talk: Talk) -> Json:
    return {
        "board": talk.board,
        "steps": [[spoken.step, spoken.at, spoken.over] for spoken in talk.steps],
        "armed": [[armed.step, armed.at, armed.values] for armed in talk.armed],
        "lead": None if talk.lead is None else _sentence_as_json(talk.lead),
        "sentences": [_sentence_as_json(sentence) for sentence in talk.sentences],
        "asked": list(talk.asked),
        "warned": talk.warned,
        "is_ended": talk.is_ended,
        "is_done": talk.is_done,
    }


def _sentence_as_json(sentence: Sentence) -> Json:
    kind = None if sentence.kind is None else sentence.kind.value
    return {"id": sentence.text.id, "values": sentence.text.values, "kind": kind}


def talk_from(stored: Json) -> Talk:
    """Return what `as_json` has stored."""
    return Talk(
        stored["board"],
        tuple([SpokenStep(*spoken) for spoken in stored["steps"]]),
        tuple([ArmedStep(step, at, _values(values)) for step, at, values in stored["armed"]]),
        None if stored["lead"] is None else _sentence(stored["lead"]),
        _sentences(stored["sentences"]),
        tuple(stored["asked"]),
        stored["warned"],
        stored["is_ended"],
        stored["is_done"],
    )


def _sentences(stored: Iterable[Json]) -> tuple[Sentence, ...]:
    return tuple([_sentence(sentence) for sentence in stored])


def _sentence(stored: Json) -> Sentence:
    kind = None if stored["kind"] is None else Kind(stored["kind"])
    return Sentence(Message(stored["id"], _values(stored["values"])), kind)


def _values(stored: Json) -> Values:
    return {key: tuple(own) if isinstance(own, list) else own for key, own in stored.items()}
