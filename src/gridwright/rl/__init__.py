"""Learning environments: the games as PettingZoo, Gymnasium and OpenSpiel know games."""
