"""Phases that several titles share: made of parts, with questions that each title answers."""
