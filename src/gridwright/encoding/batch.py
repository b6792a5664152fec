"""Many games side by side, each waiting for one token."""

from gridwright.encoding.token_game import TokenGame


class Batch:
    """The games of many tables of one title, stepped together."""

    def __init__(self, games: list[TokenGame], round_limit: int) -> None:
        """Step *games*; those that go on beyond the *round_limit* are too long."""
        self.games = games
        self.round_limit = round_limit
        # The last observation of each table, without what is half made, and its position:
        self._positions = [b""] * len(games)
        self._changes = [-1] * len(games)

    def __reduce__(self) -> tuple[object, ...]:
        return Batch, (self.games, self.round_limit)  # the rest is a cache

    def step(self, tokens: list[int]) -> list[int]:
        """Go on with an allowed token at each table; return where the game is over or too long."""
        ended: list[int] = []
        games = self.games
        for table in range(len(games)):
            play = games[table]
            play.step(tokens[table])
            if play.seat < 0 or play.round > self.round_limit:
                ended.append(table)
        return ended

    def seats(self) -> list[int]:
        """Return the seat to act at each table."""
        return [play.seat for play in self.games]

    def observations(self) -> bytes:
        """Return the observations of these seats, table behind table."""
        pieces: list[bytes] = []
        for table in range(len(self.games)):
            play = self.games[table]
            if play.changes != self._changes[table]:
                self._changes[table] = play.changes
                self._positions[table] = play.observe_position(play.seat)
            pieces.append(self._positions[table])
            pieces.append(play.chooser.half_piece())
        return b"".join(pieces)

    def masks(self) -> bytes:
        """Return their masks, table behind table."""
        return b"".join([play.chooser.mask() for play in self.games])
