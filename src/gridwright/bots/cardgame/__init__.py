"""How the Card Game is played at a glance."""
