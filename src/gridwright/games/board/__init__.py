"""The board game: the classic and the Recharged edition."""
