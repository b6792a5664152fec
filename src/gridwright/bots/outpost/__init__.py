"""How Outpost is played at a glance."""
