"""Who is next after the seat that must decide."""

from typing import Any, Final

from gridwright.core.errors import ALLOWED, HiddenChanceError
from gridwright.core.events import NOBODY
from gridwright.core.notation import Form
from gridwright.web.play.looks import Look

_ENDS: Final = ("done", "drop", "power none")  # they hand the turn over


def following(look: Look) -> int:
    """Return who is next if the seat to act ends its turn now; `NOBODY` where that is open."""
    game: Any = look.game
    for line in [line for line in _ENDS if _is_form(look.game.forms, line)]:
        action = game.parse(line)
        if game.refusal(look.view, action) is not ALLOWED:
            continue
        after = look.view.copy()
        try:
            game.apply(after, action)
        except HiddenChanceError:
            return NOBODY
        is_same = game.phase_of(after) == game.phase_of(look.view)
        return int(game.to_act(after)) if is_same else NOBODY
    return NOBODY


def _is_form(forms: tuple[Form, ...], text: str) -> bool:
    return any([form.text == text for form in forms])
