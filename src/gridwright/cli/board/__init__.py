"""How the board games, classic and Recharged, look in a terminal."""
