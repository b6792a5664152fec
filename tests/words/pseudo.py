"""A language that nobody speaks, made of English: what is not in a catalogue stands out in it."""

from gridwright.words.catalogue import Catalogue
from gridwright.words.entries import Entry, Piece, Template, Term, Variants

PLAIN = "abcdefghijklmnopqrstuvwxyz"
ACCENTED = "áḃćďéḟǵĥíĵḱĺḿńóṕɋŕśţúṽŵẋýź"
LETTERS = str.maketrans(PLAIN + PLAIN.upper(), ACCENTED + ACCENTED.upper())


def pseudo(english: Catalogue) -> Catalogue:
    """Return *english* with every letter of its own accented, and values as they are."""
    return Catalogue(
        "xx",
        {key: accented(entry) for key, entry in english.messages.items()},
        {key: accented(entry) for key, entry in english.events.items()},
        {key: accented_term(term) for key, term in english.terms.items()},
    )


def accented(entry: Entry) -> Entry:
    if isinstance(entry, Variants):
        return Variants(entry.by, {key: accented(form) for key, form in entry.forms.items()})
    return Template("".join([written(piece) for piece in entry.pieces]))


def accented_term(term: Term) -> Term:
    forms = {key: form.translate(LETTERS) for key, form in term.forms.items()}
    return Term(term.name.translate(LETTERS), term.gender, forms)


def written(piece: Piece) -> str:
    """Return *piece* as it stands in a catalogue, its words accented."""
    words = piece.words.translate(LETTERS).replace("{", "{{").replace("}", "}}")
    if not piece.key:
        return words
    form = f"{piece.noun}.{piece.case}" if piece.case else piece.noun
    return f"{words}{{{piece.key}:{form}}}" if form else f"{words}{{{piece.key}}}"


def leaves(entry: Entry) -> list[Template]:
    """Return every sentence of *entry*, whatever chooses it."""
    if isinstance(entry, Template):
        return [entry]
    return [leaf for form in entry.forms.values() for leaf in leaves(form)]


def phrases(catalogue: Catalogue) -> set[str]:
    """Return what stands between the values of all sentences, if it is two words or more."""
    texts = [
        piece.words.strip()
        for table in (catalogue.messages, catalogue.events)
        for entry in table.values()
        for leaf in leaves(entry)
        for piece in leaf.pieces
    ]
    return {phrase for phrase in texts if len(phrase) >= 10 and " " in phrase}
