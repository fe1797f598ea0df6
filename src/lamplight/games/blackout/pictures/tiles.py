"""Scout tiles: the simple challenge above, the advanced one below, each with its reward (P4)."""

from __future__ import annotations

from lamplight.kernel.components import Row
from lamplight.kernel.message import Message
from lamplight.pictures.canvas import Canvas, Picture
from lamplight.text.speaker import Speaker

from ..rules.model import Components
from . import palette
from .icons import icon
from .lettering import name, write
from .rows import Thing, amount, heap, row

SIDE = 160


def draw_tiles(components: Components, speaker: Speaker) -> list[Picture]:
    """Every tile and the back."""
    return [*(_tile(tile, speaker) for tile in components.tiles), _back(components.search.number("tile"), speaker)]


def _tile(tile: Row, speaker: Speaker) -> Picture:
    canvas = Canvas(SIDE, SIDE)
    identifier = tile.text("id")
    middle = SIDE * 0.52
    canvas.rect(2, 2, SIDE - 4, SIDE - 4, rx=16, fill="#eef2f8", stroke=palette.INK, stroke_width=4)
    canvas.path(
        f"M4 {middle}H{SIDE - 4}V{SIDE - 18}A14 14 0 0 1 {SIDE - 18} {SIDE - 4}H18A14 14 0 0 1 4 {SIDE - 18}Z",
        fill="#4a5774",
    )
    _challenge(canvas, tile.number("simple"), middle / 2 + 1)
    _challenge(canvas, tile.number("advanced"), (middle + SIDE) / 2 - 1)
    row(canvas, [_reward(tile, "simple")], 109, middle / 2 + 1, 92, 62)
    rewards = [_reward(tile, "advanced")]
    if tile.text("advanced_bonus"):
        rewards.append(_reward(tile, "advanced_bonus"))
    row(canvas, rewards, 108, (middle + SIDE) / 2 - 1, 98, 58)
    canvas.anchor("simple", SIDE / 2, middle / 2)
    canvas.anchor("advanced", SIDE / 2, (middle + SIDE) / 2)
    return canvas.picture(f"tile-{identifier}", name(speaker, "tile", identifier))


def _reward(tile: Row, field: str) -> Thing:
    what = tile.text(field if field.endswith("bonus") else f"{field}_reward")
    return heap(what, tile.number(f"{field}_amount"))


def _challenge(canvas: Canvas, number: int, y: float) -> None:
    """A magnifier with the number of search icons that are needed."""
    icon(canvas, "search", 34, y, 58)
    write(canvas, 28.7, y - 5, str(number), 32 if number < 10 else 26, fill=palette.INK, halo="#ffffff")


def _back(icons: int, speaker: Speaker) -> Picture:
    """A face-down tile is worth a search icon (R4.14)."""
    canvas = Canvas(SIDE, SIDE)
    canvas.rect(2, 2, SIDE - 4, SIDE - 4, rx=16, fill=palette.DUSK, stroke=palette.INK, stroke_width=4)
    canvas.rect(12, 12, SIDE - 24, SIDE - 24, rx=10, fill="none", stroke=palette.LAMP, stroke_width=3)
    row(canvas, [amount("search", icons)], SIDE / 2, SIDE / 2, SIDE - 36, 96)
    return canvas.picture("tile-back", speaker.say(Message("blackout-tile-back", fallback="tile-back")))
