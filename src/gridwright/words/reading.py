"""Reads catalogues: the files in ``data/words/LANGUAGE`` together are one language."""

import tomllib
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from gridwright.core.errors import check_argument
from gridwright.words.catalogue import Catalogue
from gridwright.words.entries import TERM_KEYS, WordsError, entry, term

ENGLISH: Final = "en"

_SUFFIX: Final = ".toml"

Test = Callable[[dict[str, object]], bool]
_IS_INNER: Final[dict[str, Test]] = {  # whether a table contains entries instead of being one
    "messages": lambda table: "by" not in table,
    "events": lambda table: "by" not in table,
    "terms": lambda table: not TERM_KEYS & set(table),
}


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that have catalogues, sorted."""
    return tuple(sorted([folder.name for folder in _folder().iterdir() if folder.is_dir()]))


def catalogue(language: str) -> Catalogue:
    """Return the catalogue of *language*, ``pl`` or ``pl_PL``, or else the English one."""
    check_argument("language", language, str)
    known = language.replace("-", "_").partition("_")[0].lower()
    return _catalogue(known if known in languages() else ENGLISH)


@cache
def _catalogue(language: str) -> Catalogue:
    folder = _folder().joinpath(language)
    texts = {
        file.name: file.read_text("utf-8")
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(_SUFFIX)
    }
    return read(language, texts, None if language == ENGLISH else _catalogue(ENGLISH))


def read(language: str, texts: dict[str, str], fallback: Catalogue | None) -> Catalogue:
    """Return the catalogue made of *texts*, which are by file name."""
    messages, events, terms = tables(texts).values()
    return Catalogue(
        language,
        {key: entry(key, value, language) for key, value in messages.items()},
        {key: entry(key, value, language) for key, value in events.items()},
        {key: term(key, value, language) for key, value in terms.items()},
        fallback,
    )


def tables(texts: dict[str, str]) -> dict[str, dict[str, object]]:
    """Return messages, events and terms by full ids, as the files *texts* have them."""
    values: dict[str, dict[str, object]] = {table: {} for table in _IS_INNER}
    for file, text in texts.items():
        for table, entries in _parsed(file, text).items():
            if table not in values or not isinstance(entries, dict):
                raise WordsError("words_table", {"file": file, "table": table})
            own = _flat(entries, _IS_INNER[table])
            if twice := tuple([key for key in own if key in values[table]]):
                raise WordsError("words_twice", {"file": file, "ids": twice})
            values[table].update(own)
    return values


def _parsed(file: str, text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise WordsError("words_toml", {"file": file, "reason": str(error)}) from error


def _flat(entries: dict[str, object], is_inner: Test, prefix: str = "") -> dict[str, object]:
    """Return *entries* by full ids, since ``phase.auction`` may be a nested table."""
    flat: dict[str, object] = {}
    for key, value in entries.items():
        if isinstance(value, dict) and is_inner(value):
            flat.update(_flat(value, is_inner, f"{prefix}{key}."))
        else:
            flat[f"{prefix}{key}"] = value
    return flat


def _folder() -> Traversable:
    return files("gridwright").joinpath("data", "words")
