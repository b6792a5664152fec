"""Programs that play: bots of members, and the page that explains the API."""
