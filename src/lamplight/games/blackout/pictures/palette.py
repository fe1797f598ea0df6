"""The colours of the night city. No colour stands alone: `shapes` gives each card colour a shape of its own."""

from __future__ import annotations

INK = "#0a1330"
"""Outlines and dark letters."""
NIGHT = "#152650"
DUSK = "#22376b"
HAZE = "#5d77b3"
PAPER = "#fdf3d8"
LAMP = "#ffd46e"
GLOW = "#ffb13d"
SNOW = "#ffffff"
SILVER = "#c8d2e0"
MOON = "#b7ccf3"
"""What a goal pays lies on moonlight, what it asks for on paper."""

SEA = "#122a58"
SHALLOWS = "#1d3f78"
SURF = "#2f5c99"
LAND = "#46608f"
SHORE = "#9fc0e8"
ROAD = "#ffcf6b"
FERRY = "#bfe3ff"

CARD = {"red": "#e2434a", "yellow": "#f6c31c", "blue": "#3b86f7", "purple": "#a457dd", "white": "#f3ead2"}
"""The colours of cards, dice and locations; white cards are plans."""
DEEP = {"red": "#8d1b24", "yellow": "#8a6500", "blue": "#12428f", "purple": "#5a1f8a", "white": "#8d7f5c"}

TINTS = ("#45c9c0", "#c17bea", "#f2a45c", "#7fb6ff", "#ef7f9c", "#9bd06a")
"""Districts, neighbours never alike as far as six tints go."""

SEATS = {
    "orange": ("#ffb25e", "#f08418", "#b65a06"),
    "grey": ("#c3cbd4", "#8d98a5", "#5b6672"),
    "white": ("#ffffff", "#e9e5d8", "#b7b2a0"),
    "green": ("#7fdc8c", "#36a853", "#1d7036"),
}
"""Of each seat: the light, the plain and the shadow colour of its pieces."""

FOOD = "#f28a3c"
TOOLS = "#b9c6d6"
GASOLINE = "#e5533d"
WATER = "#35b4f4"
BOOK = "#3f9f63"
MEDIPACK = "#ffffff"
BATTERY = "#4fc476"
GOLD = "#f7c843"
LANTERN = "#d8343f"
TRAM = "#2c9c69"
PIN = "#e6549c"

RESOURCE = {"food": FOOD, "tools": TOOLS, "gasoline": GASOLINE, "water": WATER, "book": BOOK, "medipack": "#f4a9a9"}
"""The tints of the segments of the rondel."""
