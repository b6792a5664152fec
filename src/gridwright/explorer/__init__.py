"""What happened in many games: prices, openings, first cities, and who won with them."""
