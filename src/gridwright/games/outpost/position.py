"""Later."""
from gridwright.games.outpost.state import OutpostState, Setup


def write(state: OutpostState) -> str:
    raise NotImplementedError


def read(setup: Setup, text: str) -> OutpostState:
    raise NotImplementedError
