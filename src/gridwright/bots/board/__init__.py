"""How the board games are played at a glance."""
