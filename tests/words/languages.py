"""Which languages are held to what."""

from tests.scripts.loading import load_script

script = load_script("words")
COMPLETE: tuple[str, ...] = tuple(script.listed()["complete"])
TRANSLATED = tuple([language for language in COMPLETE if language != "en"])
"""The complete ones besides English."""
WITH_CLAUSES: tuple[str, ...] = tuple(script.listed()["clauses"])
"""Those with every clause that players are referred to."""
