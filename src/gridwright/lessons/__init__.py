"""Lessons on real tables: what a coach says to somebody who learns a title by playing it.

A lesson is data, ``data/lessons/*.toml``: its tables, its steps, when each of them is said. Its
sentences are in the catalogues. `coach.py` decides what comes next, from what a seat sees alone.
"""
