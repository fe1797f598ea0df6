"""The tables: what can happen at them, who may do what, who is told what, and the set-ups and records they need.

A `Room` is a table in memory. `commands.py` turns what somebody asks into a row of the table's journal, `happenings.py`
lets a row happen, and `messages.py` says what each audience is told. `registry.py` holds the rooms of one process.
"""
