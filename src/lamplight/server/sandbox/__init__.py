"""What people bring (records, component sets) is read, played and drawn here: in processes of its own, which may use so
much memory and time and no more, and in turns that are fair.
"""
