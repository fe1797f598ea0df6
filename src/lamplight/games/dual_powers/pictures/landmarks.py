"""What each region is known by: a landmark, drawn in a box of 100 around a centre."""

from __future__ import annotations

from lamplight.pictures.canvas import Canvas, Number

# Each: the parts of the silhouette, and what is cut out of it.
_SHAPES: dict[str, tuple[tuple[str, ...], str]] = {
    # The Admiralty and its needle.
    "spire": (
        ("M-48 50V28H-24V10H-16V-4H-9L-2-42L0-50L2-42L9-4H16V10H24V28H48V50Z",),
        "M-8 50V38L0 30L8 38V50ZM-40 36h7v8h-7ZM-28 36h7v8h-7ZM21 36h7v8h-7ZM33 36h7v8h-7ZM-10 14H10V20H-10Z",
    ),
    # The works of the Vyborg Side.
    "factory": (
        (
            "M-48 50V8L-26-10V8L-4-10V8H5L9-34H21L24 8H29L32-22H42L46 8H48V50Z",
            "M10-38L2-50H20L24-44L50-48L42-36Z",
        ),
        "M-40 20H-28V32H-40ZM-20 20H-8V32H-20ZM0 20H12V32H0ZM22 20H34V32H22Z",
    ),
    # The Tauride Palace, seat of the Duma and of the Soviet.
    "portico": (
        (
            "M-48 50V42H48V50Z",
            "M-42 38V4H-31V38Z",
            "M-24 38V4H-13V38Z",
            "M-5.5 38V4H5.5V38Z",
            "M13 38V4H24V38Z",
            "M31 38V4H42V38Z",
            "M-48 0V-8L0-22L48-8V0Z",
            "M-26-20V-26L-20-38L-9-45H9L20-38L26-26V-20L0-28Z",
            "M-2-46V-50H2V-46Z",
        ),
        "M-14-9L0-13L14-9Z",
    ),
    # The Peter and Paul Fortress: its walls, and the spire of the cathedral within.
    "bastion": (
        (
            "M-50 50L-46 16H-37V24H-29V16H-20V24H20V16H29V24H37V16H46L50 50Z",
            "M-14 25V6H-9L-6-10L-2-36H-6V-40H-2V-50H2V-40H6V-36H2L6-10L9 6H14V25Z",
        ),
        "M-9 50V40L-5 34H5L9 40V50ZM-40 34H-18V38H-40ZM18 34H40V38H18Z",
    ),
    # The port of Vasilievsky Island.
    "anchor": (
        (
            "M-6-20H-24V-32H-6V-33C-22-40-16-52 0-52C16-52 22-40 6-33V-32H24V-20H6V48H-6Z",
            "M0 36C18 33 29 24 31 12L20 14L36-14L50 14H42C38 36 22 46 0 50Z",
            "M0 50C-22 46-38 36-42 14H-50L-36-14L-20 14L-31 12C-29 24-18 33 0 36Z",
        ),
        "M-4-42H4V-38H-4Z",
    ),
    # The Narva Triumphal Arch.
    "arch": (
        (
            "M-46 50V-12H46V50H18V16L10 5H-10L-18 16V50Z",
            "M-42-17V-31H42V-17Z",
            "M-26-35L-20-46L-14-38L-7-48L0-38L7-48L14-38L20-46L26-35Z",
        ),
        "M-38 44V0H-32V44ZM-28 44V0H-24V44ZM38 44V0H32V44ZM28 44V0H24V44ZM-34-22H34V-26H-34Z",
    ),
    "house": (("M-42 50V-10L0-42L42-10V50Z",), "M-26 0H-8V16H-26ZM8 0H26V16H8ZM-9 50V26H9V50Z"),
}


def landmark(
    canvas: Canvas, name: str, x: Number, y: Number, size: float, ink: str, ground: str, *, halo: bool = False
) -> None:
    """A landmark of a size; `ground` is the colour it stands on, for its windows and doors, and for a halo."""
    solid, cut = _SHAPES[name]
    with canvas.group(transform=f"translate({x:g} {y:g}) scale({size / 100:.3g})"):
        if halo:
            canvas.path("".join(solid), fill=ground, stroke=ground, stroke_width=12, stroke_linejoin="round")
        canvas.path("".join(solid), fill=ink)
        canvas.path(cut, fill=ground)
