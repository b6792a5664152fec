"""Positions as pictures: boards, cards, markets and players of every title, as SVG text.

A picture combines a snapshot, the printed content and a layout. Nothing here knows a rule.
"""
