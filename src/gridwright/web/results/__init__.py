"""What came of games: results, ratings, ladder, profiles and figures."""
