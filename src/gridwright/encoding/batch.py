"""Many games side by side, each waiting for one token: what is done for all is done here."""

from gridwright.encoding.token_game import TokenGame


class Batch:
    """The games of many tables of one title."""

    def __init__(self, games: list[TokenGame], round_limit: int) -> None:
        """Play *games*, which are too long after so many rounds."""
        self.games = games
        self.round_limit = round_limit
        # What the seat to act saw last at each table, and at which of its positions:
        self._seen = [b""] * len(games)
        self._changes = [-1] * len(games)

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
        """Return who must decide at each table."""
        return [play.seat for play in self.games]

    def observations(self) -> bytes:
        """Return what each of them knows, table behind table."""
        pieces: list[bytes] = []
        for table in range(len(self.games)):
            play = self.games[table]
            if play.changes != self._changes[table]:  # more than a decision was half made
                self._changes[table] = play.changes
                self._seen[table] = play.seen(play.seat)
            pieces.append(self._seen[table])
            pieces.append(play.chooser.half_piece())
        return b"".join(pieces)

    def masks(self) -> bytes:
        """Return what each of them may do, table behind table."""
        return b"".join([play.chooser.mask() for play in self.games])
