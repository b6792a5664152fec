"""Forms as they stand in a page, ready to be sent as a browser without script sends them."""

from dataclasses import dataclass, field
from html.parser import HTMLParser


@dataclass
class Button:
    """Something that sends a form."""

    name: str
    value: str
    marks: dict[str, str]
    text: str = ""

    @property
    def is_refused(self) -> bool:
        return self.marks.get("aria-disabled") == "true"


@dataclass
class Form:
    """A form: where it goes, what it says, what sends it."""

    action: str
    fields: list[tuple[str, str]] = field(default_factory=list)
    numbers: dict[str, tuple[int, int]] = field(default_factory=dict)
    buttons: list[Button] = field(default_factory=list)

    def value(self, name: str) -> str:
        return next((value for key, value in self.fields if key == name), "")

    def sent(self, button: Button | None = None, **changed: str) -> dict[str, list[str]]:
        """Return what is sent when *button* is pressed, with some fields filled in otherwise."""
        found: dict[str, list[str]] = {}
        pressed = [(button.name, button.value)] if button is not None and button.name else []
        for name, value in [*self.fields, *pressed]:
            found.setdefault(name, []).append(value)
        return {**found, **{name: [value] for name, value in changed.items()}}


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self._form: Form | None = None
        self._by_id: dict[str, Form] = {}
        self._button: Button | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        marks = {key: value or "" for key, value in attrs}
        if tag == "form":
            self._form = Form(marks.get("action", ""))
            self.forms.append(self._form)
            self._by_id[marks.get("id", "")] = self._form
        elif self._form is None:
            return
        elif tag == "button" and marks.get("type") != "button":
            self._button = Button(marks.get("name", ""), marks.get("value", ""), marks)
            self._form.buttons.append(self._button)
        elif tag == "input" and marks.get("name"):
            self._input(self._by_id.get(marks.get("form", " "), self._form), marks)

    def _input(self, form: Form, marks: dict[str, str]) -> None:
        kind, name, value = marks.get("type", ""), marks["name"], marks.get("value", "")
        if kind in ("radio", "checkbox") and "checked" not in marks:
            return
        form.fields.append((name, value))
        if kind == "number":
            form.numbers[name] = (int(marks["min"]), int(marks["max"]))

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._form = None
        elif tag == "button":
            self._button = None

    def handle_data(self, data: str) -> None:
        if self._button is not None:
            self._button.text = " ".join([self._button.text, *data.split()]).strip()


def forms_of(html: str) -> list[Form]:
    """Return the forms of a page."""
    reader = _Reader()
    reader.feed(html)
    return reader.forms
