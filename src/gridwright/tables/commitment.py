"""Commitments: proof that the chance of a game was fixed before its first move.

Whoever lays a table publishes a hash of its seed and of a random salt. Once the game is over, seed
and salt are published too: the hash shows that the seed is the one of the beginning, and the record
that all cards were dealt by it. The salt keeps others from trying seeds until one fits.

The hash is SHA-256 of ASCII text: the seed in decimal, directly followed by the salt, which is 32
lower-case hexadecimal digits. ``printf '%s%s' SEED SALT | sha256sum`` prints it.

In a record the values are comments of the header, which readers of records pass over.
"""

import re
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final

from gridwright.content.types import Library
from gridwright.core.errors import GridwrightError, Values
from gridwright.tables.record import HEADER_END, HIDDEN, Record
from gridwright.tables.replay import steps
from gridwright.tables.table import Table

SALT_BYTES: Final = 16
_SALT: Final = re.compile(rf"[0-9a-f]{{{2 * SALT_BYTES}}}")
_HASH: Final = re.compile(r"[0-9a-f]{64}")
_END: Final = f"\n{HEADER_END}\n"
_COMMENT: Final = re.compile(r"^# (commitment|salt) = (\S+)$", re.MULTILINE)


class CommitmentError(GridwrightError):
    """A game is not the one that was committed to, or there is nothing to check it by."""


@dataclass(frozen=True, slots=True)
class Commitment:
    """The published hash, and what it was made of where that is known."""

    hash: str
    seed: int | None = None
    salt: str = ""


def hash_of(seed: int, salt: str) -> str:
    return sha256(f"{seed}{salt}".encode("ascii")).hexdigest()


# In records


def annotated(text: str, commitment: Commitment) -> str:
    """Return the record *text* with the commitment in its header, where the seed stands too."""
    header, end, body = text.partition(_END)
    salt = f"\n# salt = {commitment.salt}" if commitment.salt else ""
    return f"{header}\n# commitment = {commitment.hash}{salt}{end}{body}"


def stated_in(text: str, record: Record) -> Commitment:
    """Return what the header of *text*, read as *record*, says of the commitment."""
    values = dict(_COMMENT.findall(text.replace("\r\n", "\n").partition(_END)[0]))
    return Commitment(values.get("commitment", ""), record.spec.seed, values.get("salt", ""))


# Checking


def check(record: Record, commitment: Commitment, library: Library) -> None:
    """Check the hash and all cards of *record*, or raise `CommitmentError` with what is wrong.

    The record may have been written while the game was running, without seed and deck.
    """
    seed, salt = commitment.seed, commitment.salt
    if record.spec.position:
        raise CommitmentError("commitment_position")
    if not commitment.hash:
        raise CommitmentError("commitment_lacks", {"name": "commitment"})
    if seed is None:
        raise CommitmentError("commitment_lacks", {"name": "seed"})
    if not salt:
        raise CommitmentError("commitment_lacks", {"name": "salt"})
    if not _HASH.fullmatch(commitment.hash) or not _SALT.fullmatch(salt):
        raise CommitmentError("commitment_form", {"hash": 64, "salt": 2 * SALT_BYTES})
    if (hashed := hash_of(seed, salt)) != commitment.hash:
        values: Values = {"hash": hashed, "commitment": commitment.hash}
        raise CommitmentError("commitment_hash", values)
    if record.spec.seed not in (None, seed):
        raise CommitmentError("commitment_seed", {"seed": seed})
    _check_deals(record, seed, library)


def _check_deals(record: Record, seed: int, library: Library) -> None:
    """Play *record* as it stands and by *seed* alone: all that became known must be the same."""
    plain_lines = [replace(line, chance=()) for line in record.lines]
    by_seed = replace(record, spec=replace(record.spec, seed=seed, stated={}), lines=plain_lines)
    numbers = [record.where[HEADER_END], *[line.number for line in record.lines]]
    tables = zip(numbers, steps(record, library), steps(by_seed, library), strict=True)
    for number, own, dealt in tables:
        is_same = _is_dealt_alike(own, dealt) if own.moves else _is_laid_alike(own, dealt)
        if not is_same:
            raise CommitmentError("commitment_deals", {"line": number})


def _is_laid_alike(own: Table, dealt: Table) -> bool:
    """Whether *dealt* was laid like *own*; a deck that nobody knew may be any."""
    known = [key for key in own.layout if own.spec.stated.get(key) != (HIDDEN,)]
    return all([own.layout[key] == dealt.layout.get(key) for key in known])


def _is_dealt_alike(own: Table, dealt: Table) -> bool:
    """Whether the last move brought the same, and its stated chance is what came of the seed."""
    move, other = own.moves[-1], dealt.moves[-1]
    return move.events == other.events and set(move.chance) <= set(other.dealt)
