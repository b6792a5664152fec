"""The colours of pages, which are those of the pictures."""

from gridwright.draw.tokens import DARK, LIGHT, properties


def colours() -> str:
    """Return the colours of pages and pictures as a style sheet, light and dark."""
    light, dark = properties(LIGHT), properties(DARK)
    return (
        f":root {{ color-scheme: light dark; {light} }}\n"
        "@media (prefers-color-scheme: dark) {\n"
        f'  :root:not([data-theme="light"]) {{ {dark} }}\n'
        "}\n"
        f'[data-theme="dark"] {{ color-scheme: dark; {dark} }}\n'
        '[data-theme="light"] { color-scheme: light; }\n'
    )
