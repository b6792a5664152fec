"""What every field of every form and address is: what it may hold, and what nearly is that.

A near miss has the right shape and a wrong number, a separator too many, a digit of another script.
Noise hardly ever gets as far into the server.
"""

import re
from collections.abc import Callable

NUMBERS = (
    *(
        "",
        " ",
        "0",
        "-1",
        "+1",
        "007",
        "1.0",
        "1e3",
        "1_000",
        "0x10",
        "1 2",
        "1,2",
        "NaN",
        "²",
        "٣٢",
    ),
    *("\uff11", "\u00a01", "1\u200b", "7", "999999999", "1000000000", "9" * 25, "9" * 101),
)
DIGEST = "0123456789ab"
DIGESTS = (
    *("", " ", f"board:{DIGEST}", f"board:{DIGEST} ", f" board:{DIGEST}", "board:", f":{DIGEST}"),
    *(f"a:{'0' * 12}b:{'1' * 12}", f"a:{'0' * 12}  b:{'1' * 12}", f"a:{DIGEST} a:{'1' * 12}"),
    *(f"a::{DIGEST}", f"a:{DIGEST}:", f"a:{DIGEST[:11]}", f"a:{DIGEST}0", f"a:{DIGEST.upper()}"),
    *(f"a:{'٣' * 12}", f"a:{DIGEST}\n", f"a:{DIGEST}\tb:{DIGEST}", f"a:{DIGEST} " * 20),
    *(f"a:{DIGEST} " * 21, f"A:{DIGEST}", f"{'a' * 21}:{DIGEST}", f"a:{DIGEST},b:{DIGEST}"),
)
LINES = (
    *("", "pass", "pass pass", "PASS", "done", "drop", "undo", "undo A", "undo Z", "undo A A A"),
    *("back 0", "back 1", "back -1", "back " + "9" * 30, "back ٣", "back", "back x", "back 1 1"),
    *("open", "open 5", "open 5 5", "open 5  5", "open 5 5 5", "open 5 -5", "open 5 " + "9" * 40),
    *(
        "open 999 999",
        "open ٣ ٣",
        "open 0 0",
        "bid",
        "bid 5",
        "bid 0",
        "bid 1e3",
        "bid " + "9" * 40,
    ),
    *(
        "buy",
        "buy coal",
        "buy coal 0",
        "buy coal 1",
        "buy coal 999",
        "buy coal 1 coal 1",
        "buy x 1",
    ),
    *(
        "buy coal 1,",
        "buy coal , 1",
        "buy coal ²",
        "build",
        "build köln",
        "build köln köln",
        "build ,",
    ),
    *("power", "power none", "power 3", "power 3 3", "power 3 coal", "power 3 coal 99", "power 99"),
    *("remove 10", "remove 10 leaving", "remove 10 leaving coal", "remove 10 leaving coal 4 oil"),
    *("discard 3", "replace 3 4", "why", "why why", "why pass", "why open 5 " + "9" * 40, "hire 1"),
    *(
        "robots 1",
        "expand köln",
        "region",
        "region north",
        "take 3",
        "A pass",
        "* draw 31",
        "# pass",
    ),
)
NAMES = (
    "",
    " ",
    "Ana",
    "Ana, Bea",
    "#",
    "a\u200bb",
    "\u202eanA",
    "x" * 30,
    "x" * 31,
    "<b>",
    "A" * 101,
)
ADDRESSES = (
    "/",
    "",
    "//evil.example",
    "/\\evil.example",
    "http://evil.example/",
    "/t/\n",
    "/\u2028",
)
QUERIES = (
    "",
    "ab",
    "abc",
    "a b",
    "RC-4.9",
    "RC-4.",
    "RC-99.99",
    "A10 A99",
    "((((",
    "x" * 60,
    "x" * 61,
)
CODES = (
    *("", " ", "K7QM", "k7qm", " K7 QM ", "K7Q", "K7QMM", "K7Q-", "K7Q٣", "K7Q\u200b", "ßß", "ŉŉ"),
    *("K7QM\n", "K7QM/..", "\uff2b7QM", "0O1I", "x" * 101),
)
TIMES = ("", "23:00", "7:5", "24:00", "12:60", "-1:00", "1200", "٣:00", "12:00\u200b", "x" * 101)
MOMENTS = (
    *("", "2026-11-17T08:30", "2026-11-17 08:30", "2026-02-30T08:30", "2026-11-17T24:30", "now"),
    *("0001-01-01T00:00", "9999-12-31T23:59", "2026-11-17", "٢026-11-17T08:30", "x" * 101),
)
DAYS = (
    *("", "2026-11-20", "2026-11-20T18:30:00Z", "2026-02-30", "2026-11-20T25:00", "0000-01-01"),
    *("9999-12-31T23:59:59.999999Z", "٢026-11-20", "2026-11-20 ", "x" * 101, "mine", "7", "-1"),
)
PASSWORDS = ("", " ", "12345678", "password", "\x00" * 9, "ﬃ" * 3, "x" * 129, "x" * 1001, "🂡" * 300)
MAILBOXES = ("", "@", "a@b", "a b@c.d", "a@b\r\nBcc: c@d", "ä@example.org", "x" * 90 + "@b.c")
ANSWERS = (
    *(
        "",
        "yes",
        "YES",
        "yes no",
        "{}",
        "[]",
        "null",
        '{"id": 1}',
        '{"id": "x\\u0000"}',
        "[" * 20_000,
    ),
    *('{"id": "x", "rawId": "x", "type": "public-key", "response": {}}', "a:b:c", "\ud800", "1:2"),
)
CUTS = (0.1, 0.4, 0.7, 0.99)  # of a record


def words_like(word: str) -> tuple[str, ...]:
    """Return what is nearly *word*, one of several that may be chosen."""
    close = (
        word,
        word.upper(),
        f" {word} ",
        word[:-1],
        f"{word}{word}",
        f"{word},",
        f"{word}\u200b",
    )
    return (*close, f"{word}:{word}", f"{word}-1", "", "none", "0", "x" * 101)


def records_like(text: str) -> tuple[str, ...]:
    """Return records that are wrong in one place."""
    numbers = [re.sub(r"\b\d+\b", number, text, count=3) for number in ("0", "-1", "٣", "9" * 30)]
    cut = [text[: int(len(text) * share)] for share in CUTS]
    doubled = [text.replace("\n", "\n\n"), text.replace(" = ", " = = "), text.replace(" ", "  ")]
    return (*numbers, *cut, *doubled, text + text, text.replace("---", "--"), "", "---", "\x00")


Misses = Callable[[str], tuple[str, ...]]
"""Returns the near misses of a value that is right."""

_GRAMMAR: tuple[tuple[str, Misses], ...] = (
    (r"version|change|number|place|step|price|players|proposal", lambda _: NUMBERS),
    (r"at|seats?|page|rounds|free|bank|refill|away|passkey", lambda _: NUMBERS),
    (r"clock|look|\w+-unit|at-flag|flag-level|nights|aways|zone", words_like),
    ("end", lambda _: TIMES),
    (r"from|until", lambda _: MOMENTS),
    ("have", lambda _: DIGESTS),
    ("mark", lambda mark: (*words_like(mark), *[f"done-{number}-none" for number in NUMBERS])),
    ("line", lambda line: (*LINES, f"{line} ", f"{line} {line}", f"{line} 1", line[:-1])),
    (r"name(-\d)?|kept-\d", lambda _: NAMES),
    (r"least|most|finished", lambda _: NUMBERS),
    (r"programs|around|waits", words_like),
    ("next", lambda _: ADDRESSES),
    ("q", lambda _: QUERIES),
    ("since", lambda _: DAYS),
    ("code", lambda _: CODES),
    ("record", records_like),
    (r"password|current", lambda _: PASSWORDS),
    ("email", lambda _: MAILBOXES),
    (r"token|answer|invitation", lambda _: ANSWERS),
    (
        r"way|kind|plan|tempo|then|lot|title|level|language|theme|join|start|by|show|within",
        words_like,
    ),
    (
        r"cover|guard|hand|hints|sure|table|puzzle|lesson|card|bots|colour|chat|phrase|relation",
        words_like,
    ),
    (r"text|seen|why|about", lambda _: NAMES),
    (r"seat-\d|map(-\w+)?|option-\w+|region-\w+", words_like),
)
OURS = "csrfmiddlewaretoken"  # Django's own, and not a matter of ours


def near_misses(field: str, value: str) -> tuple[str, ...]:
    """Return what a *field* with a right *value* may be sent with instead; every field is known."""
    return next(misses(value) for names, misses in _GRAMMAR if re.fullmatch(names, field))
