"""What is drawn, as text that tests can look for."""

from io import StringIO

from rich.console import Console, RenderableType


def text(drawn: RenderableType, width: int = 80) -> str:
    """Return what is drawn, without colours, with single spaces."""
    console = Console(file=StringIO(), width=width, color_system=None)
    with console.capture() as capture:
        console.print(drawn)
    return "\n".join(" ".join(line.split()) for line in capture.get().splitlines())
