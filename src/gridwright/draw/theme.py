"""Seat letters, type faces and colours of all pictures, in a light and a dark theme.

The third theme, `PAGE`, refers to the custom properties of a web page: the page then switches
between light and dark without having its pictures drawn again.
"""

from dataclasses import dataclass
from typing import Final

SEATS: Final = "ABCDEF"
DUMMY: Final = "T"  # the letter of the Trust, the Bank and the Syndicate in every snapshot
REGION_COLOURS: Final = ("teal", "brown", "orange", "red", "yellow", "blue", "purple", "green")

CONDENSED: Final = (
    "Barlow Condensed, Roboto Condensed, Avenir Next Condensed, Arial Narrow, "
    "Liberation Sans Narrow, sans-serif"
)
SEMI_CONDENSED: Final = "Barlow Semi Condensed, Barlow, system-ui, sans-serif"
REGULAR: Final = "Barlow, system-ui, sans-serif"

_PAIRS: Final = """
bg #E6EBE9 #0C1211
surface #FFFFFF #161E1D
surface-2 #F3F6F5 #1D2726
sunk #DFE6E3 #101716
ink #13201E #EDF3F1
ink-2 #445350 #B6C4C1
ink-3 #55635F #94A4A1
line #CDD6D3 #2C3937
line-2 #8A9794 #657774
go #FFC421 #FFC421
go-ink #1B1600 #1B1600
go-soft #FFF1C7 #3A2F0C
go-line #B07C00 #E0AC1E
link #0B5C73 #6EC6DE
focus #0A66C2 #7DB8FF
good #1C6B45 #6FD3A0
good-soft #DDF1E5 #143323
bad #B3261E #FF8A7E
bad-soft #FBE6E3 #3B1D1A
tag-1 #FFC421 #FFC421
tag-2 #FFD152 #CA9E1E
tag-3 #FFE290 #615119
tag-ink-1 #1B1600 #1B1600
tag-ink-2 #1B1600 #1B1600
tag-ink-3 #1B1600 #EDF3F1
top #14211F #060A09
top-ink #F2F6F5 #F2F6F5
top-2 #A9B8B4 #94A4A1
top-3 #22302E #161E1D
sea #CFDDE1 #0F191C
shore #7F9394 #3E5152
wire #4B5A58 #9FB0AD
casing #FFFFFF #000000
border #FFFFFF #0C1211
plate #FFFFFF #0F1615
plate-line #33433F #8DA09C
slot #EDF1EF #22302E
slot-ink #4C5A57 #A9B9B5
slot-line #C3CCC9 #3A4947
out #DDE2E0 #171E1D
hatch #CFD6D3 #1E2726
edge #13201E #EDF3F1
halo-edge #13201E #EDF3F1
region-teal #B9DDD4 #23423D
region-brown #E2CDB6 #42362A
region-orange #F3D3AE #4A3822
region-red #F0C7BF #4B2E2A
region-yellow #F2E6AE #454021
region-blue #C3D6EE #26384F
region-purple #DCCDEB #3A2F4A
region-green #CBE0B4 #31431F
bar-teal #D9EFE9 #2F5750
bar-brown #F0E4D7 #574839
bar-orange #FBE6CD #614A2D
bar-red #F9E1DC #633D37
bar-yellow #FAF3D0 #5A532C
bar-blue #E1EBF8 #334B69
bar-purple #EDE4F6 #4D3F62
bar-green #E4F0D6 #41592A
seat-a #D6402F #E0452F
seat-b #1F6FD0 #8CC8FF
seat-c #F0932B #F7A540
seat-d #5B2A91 #9F4FC2
seat-e #3DA35D #3FAE6A
seat-f #2E373B #D5DCDF
seat-t #9AA6A3 #9AA6A3
letter-a #FFFFFF #0C1211
letter-b #FFFFFF #0C1211
letter-c #13201E #0C1211
letter-d #FFFFFF #FFFFFF
letter-e #13201E #0C1211
letter-f #FFFFFF #0C1211
letter-t #13201E #0C1211
coal #6E4A33 #9A6B4B
oil #262C33 #6D7A86
garbage #E3B71B #E9C338
uranium #CC2F2F #E25050
gas #6C8FA8 #8FB4CE
eco #2C8C57 #48B57A
worker #D9822B #EFA050
coal-mark #A58569 #D0A78A
oil-mark #8D969F #B9C3CC
garbage-mark #8A6A00 #8A6A00
uranium-mark #FFFFFF #FFFFFF
gas-mark #C9DAE6 #DCEAF4
worker-mark #9C5310 #9C5310
band-coal #6B4632 #6B4632
band-oil #2B333B #3A444E
band-garbage #8A6A00 #8A6A00
band-uranium #A82626 #A82626
band-gas #3E6680 #3E6680
band-eco #1F6E44 #1F6E44
band-plant #8C3B1E #8C3B1E
band-housing #2E4E86 #2E4E86
band-technology #5A4A82 #5A4A82
band-last #445350 #445350
text-coal #6B4632 #DDA582
text-oil #2B333B #C3CBD3
text-garbage #7A5D00 #E9C338
text-uranium #A82626 #FF9C94
text-gas #33586F #8FB4CE
text-eco #1F6E44 #6FD3A0
text-plant #8C3B1E #F0A184
text-housing #2E4E86 #9BB8EC
text-technology #5A4A82 #BBA9E8
text-last #445350 #B6C4C1
band-ink #FFFFFF #FFFFFF
space #1B2430 #05080C
planet #DFB393 #5A4334
crater #C99372 #4B3629
meridian #CE9F7E #6A5040
planet-out #DCDBD5 #1C2120
planet-line #6FA3B0 #3E5152
bar-plant-site #FBE6CD #614A2D
bar-housing-site #E1EBF8 #334B69
"""


@dataclass(frozen=True, slots=True, eq=False)  # compared by identity, which caches rely on
class Theme:
    """The colours of a picture by their purpose."""

    name: str
    colours: dict[str, str]

    def __getitem__(self, token: str) -> str:
        return self.colours[token]


def _tokens(column: int) -> dict[str, str]:
    rows = [line.split() for line in _PAIRS.strip().splitlines()]
    return {row[0]: row[column] for row in rows}


LIGHT: Final = Theme("light", _tokens(1))
DARK: Final = Theme("dark", _tokens(2))
PAGE: Final = Theme(
    "page", {token: f"var(--{token}, {colour})" for token, colour in LIGHT.colours.items()}
)
THEMES: Final = {theme.name: theme for theme in (LIGHT, DARK, PAGE)}


def properties(theme: Theme) -> str:
    """Return *theme* as custom properties, for a page whose pictures are drawn with `PAGE`."""
    return " ".join([f"--{token}: {colour};" for token, colour in theme.colours.items()])


def seat_colour(theme: Theme, letter: str) -> str:
    return theme[f"seat-{letter.lower()}"]


def letter_colour(theme: Theme, letter: str) -> str:
    """Return the colour of the letter on a seat's houses."""
    return theme[f"letter-{letter.lower()}"]
