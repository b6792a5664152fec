"""Learning environments: the games as PettingZoo, Gymnasium and OpenSpiel know games."""

from importlib.util import find_spec

if find_spec("gymnasium") is not None:
    from gridwright.rl.against import register

    register()
