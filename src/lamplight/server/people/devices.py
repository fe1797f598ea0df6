"""From where somebody uses their account, in a word or two: no more of it is kept than they need to recognise it."""

from __future__ import annotations

BROWSERS = (
    ("Edg/", "Edge"),
    ("EdgA/", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
    ("python", "Python"),
)
"""What a program says of itself, and what people call it: most say that they are like those further down."""
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def device_of(agent: str) -> str:
    """The program and the system that say this of themselves; nothing, if neither is known.

    >>> device_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    """
    found = (_first(BROWSERS, agent), _first(SYSTEMS, agent))
    return ", ".join(filter(None, found))


def _first(known: tuple[tuple[str, str], ...], agent: str) -> str:
    return next((name for sign, name in known if sign in agent), "")
