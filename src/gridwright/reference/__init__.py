"""What is printed, as tables in words: cards, boards and numbers of every title, with their source.

A sheet is text only. The terminal prints it, pages lay it out; neither counts anything again.
"""
