"""What cannot be tried here: examples for libraries that are not installed."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore = [] if find_spec("torch") else ["examples/torch_dataset.py"]
