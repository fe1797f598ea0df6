"""The leaders as cut-paper heads, each known by hair, beard, cap or glasses. Drawn in a box of 100 around a centre."""

from __future__ import annotations

from lamplight.pictures.canvas import Canvas, Number

from .palette import INK, OCHRE, VERMILION

_SKIN, _SHADE, _GREY_HAIR = "#f3d3ae", "#cf9c72", "#b9b1a2"
_FACE = "M-18-26H18L20-2L13 15L5 22H-5L-13 15L-20-2Z"
_SIDE = "M2-26H18L20-2L13 15L5 22H2Z"
_SUIT = "M-48 50L-42 31L-13 20L0 32L13 20L42 31L48 50Z"

# Each: fill and path, from the back to the front, on top of shoulders and a face.
_FEATURES: dict[str, tuple[tuple[str, str], ...]] = {
    "lenin": (
        ("#6b2d14", "M-13 8L-8 5H8L13 8L8 24L0 33L-8 24ZM-21-14L-16-14V0L-20-2ZM21-14L16-14V0L20-2Z"),
        ("#2b2621", "M-27-22L-22-38L0-45L22-38L27-22L24-18H-24ZM-26-20H26L32-14H-16Z"),
        (VERMILION, "M26 34L34 37L32 45L23 43Z"),
    ),
    "stalin": (
        ("#1d1814", "M-22-8L-24-30L-16-43L4-47L20-40L23-26L21-8L17-26L6-31L-14-27L-18-22Z"),
        ("#1d1814", "M-15 11L-10 4L0 6L10 4L15 11L0 10Z"),
        ("#4e5a46", "M-16 22L0 29L16 22L16 34L0 40L-16 34Z"),
    ),
    "zinoviev": (
        ("#231a13", "M-20-4L-29-16L-26-24L-31-33L-20-38L-19-47L-7-43L2-50L10-42L22-44V-34L31-29L26-20V-4H19L15-25Z"),
        (VERMILION, "M0 30L6 36L2 50H-2L-6 36Z"),
    ),
    "kerensky": (
        ("#3c2f22", "M-20-12L-21-34L-12-41H12L21-34L20-12L17-28H-17Z"),
        ("#6f7255", "M-48 50L-42 31L-13 20L-8 28H8L13 20L42 31L48 50ZM-9 20H9V28H-9Z"),
        (INK, "M-2 34H2V38H-2ZM-2 43H2V47H-2Z"),
    ),
    "lvov": (
        (_GREY_HAIR, "M-20-8L-22-28L-14-38L0-41L14-38L22-28L20-8L17-24L0-30L-17-24Z"),
        (_GREY_HAIR, "M-20-3L-14 4L-8 3L0 6L8 3L14 4L20-3L18 22L8 36L0 40L-8 36L-18 22Z"),
        (_SHADE, "M-6 11H6L4 14H-4Z"),
    ),
    "kornilov": (
        ("#6f7255", "M-48 50L-42 31L-13 20L0 30L13 20L42 31L48 50Z"),
        (OCHRE, "M-44 35L-25 27L-22 33L-46 42ZM44 35L25 27L22 33L46 42Z"),
        ("#5b6148", "M-30-31L-20-46L20-46L30-31L22-25H-22Z"),
        (VERMILION, "M-23-29H23V-23H-23Z"),
        (INK, "M-23-23H23L14-16H-14ZM-13 9L-8 3L0 6L8 3L13 9L20 7L10 13L0 10L-10 13L-20 7ZM-4 22L0 18L4 22L0 29Z"),
    ),
    "trotsky": (
        ("#1a1613", "M-20-2L-28-14L-27-32L-17-45L-4-43L8-50L22-42L29-28L27-12L20-2L18-20L8-29L-10-27L-18-20Z"),
        ("#1a1613", "M-12 9L0 5L12 9L6 11H-6ZM-6 16H6L0 36Z"),
    ),
}  # fmt: skip
_OTHER = (("#3a3028", "M-21-8L-22-30L-12-42H12L22-30L21-8L17-26H-17Z"),)


def portrait(canvas: Canvas, leader: str, x: Number, y: Number, size: float, coat: str = "#3b3833") -> None:
    """A head and shoulders; Red Trotsky is Trotsky in another coat."""
    who = leader.removeprefix("red-")
    with canvas.group(transform=f"translate({x:g} {y:g}) scale({size / 100:.3g})"):
        canvas.path(_SUIT, fill=coat)
        canvas.path("M-13 20L0 32L13 20L8 14H-8Z", fill="#fffaf0")
        canvas.path(_FACE, fill=_SKIN)
        canvas.path(_SIDE, fill=_SHADE)
        canvas.path("M-14-12H-5V-9H-14ZM5-12H14V-9H5ZM-12-6H-7V-2H-12ZM7-6H12V-2H7Z", fill=INK)
        for fill, d in _FEATURES.get(who, _OTHER):
            canvas.path(d, fill=fill)
        if who == "trotsky":
            canvas.path("M-16-4A6 6 0 1 0-4-4A6 6 0 1 0-16-4M4-4A6 6 0 1 0 16-4A6 6 0 1 0 4-4M-4-5H4", fill="none",
                        stroke=INK, stroke_width=2.5)  # fmt: skip
