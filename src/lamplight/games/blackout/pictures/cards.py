"""Cards: what they bring on the band at the top, which stays in sight in a pile; what they ask for below."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from lamplight.kernel.components import Row
from lamplight.kernel.message import Message
from lamplight.pictures.canvas import Canvas, Picture
from lamplight.text.speaker import Speaker

from ..rules.abilities import check_part, player_parts, specialist_parts
from ..rules.model import Amount, Card, Components, Goal
from ..rules.tables import SEAT_NAMES
from ..rules.vocabulary import CUBES
from . import palette, shapes
from .faces import look_of
from .icons import icon, numbered
from .lettering import LINE, name, set_lines, write, write_lines
from .parts import choices, row_of, rows_of, things_of
from .portraits import portrait
from .rows import Thing, amount, arrow, heap, one_of, row, sign, wanted

WIDTH, HEIGHT = 240, 360
BAND = 76
_EDGE = 5
_NAME = 34
_TOP = BAND + _NAME
_PANEL = 232
"""Where the panel with the goal of a volunteer or specialist begins."""


def draw_cards(components: Components, speaker: Speaker) -> list[Picture]:
    """Every card of a set once, and the back."""
    pictures = [_player_card(card, speaker) for card in components.player_cards]
    pictures += [
        _plan(card, speaker) if card.kind == "plan" else _person(card, speaker)
        for card in [*components.starting, *components.objectives]
    ]
    pictures += [_plan(card, speaker, letter=card.id) for card in components.emergency]
    return [*pictures, _back(speaker)]


def _player_card(card: Row, speaker: Speaker) -> Picture:
    identifier = card.text("id")
    colour = card.text("colour")
    canvas = Canvas(WIDTH, HEIGHT)
    title = name(speaker, "card", identifier)
    _ground(canvas, colour)
    _skyline(canvas, identifier, _TOP, HEIGHT - _EDGE)
    _band(canvas, colour, card.number("cubes"), card.number("points"))
    _title(canvas, title)
    parts = player_parts(card.text("kind"), card.number("a"), card.number("b"))
    abilities = [things for part in parts for things in rows_of(part)]
    for number, things in enumerate(abilities):
        _strip(canvas, things, 12, _TOP + 8 + 66 * number, 60)
    portrait(canvas, look_of(identifier), colour, WIDTH / 2 + 22, HEIGHT - _EDGE, 0.92 if abilities else 1.6)
    top, size = (_TOP + 134, 35) if abilities else (_TOP + 12, 50)
    _searches(canvas, card.number("icons"), 37, top, size)
    return canvas.picture(f"card-{identifier}", title)


def _person(card: Card, speaker: Speaker) -> Picture:
    """A volunteer or a specialist of the deck: one goal, then to the hand and a cube on the map (R3.09, R3.10)."""
    canvas = Canvas(WIDTH, HEIGHT)
    title = name(speaker, "card", card.id)
    _ground(canvas, card.colour)
    _skyline(canvas, card.id, _TOP, _PANEL)
    _band(canvas, card.colour, card.cubes, card.points)
    _title(canvas, title)
    abilities = [things for part in specialist_parts(card) for things in rows_of(part)]
    look = look_of(card.id)
    if not abilities:
        portrait(canvas, look, card.colour, WIDTH / 2 + 26, _PANEL, 0.98)
    elif len(abilities) == 1:
        portrait(canvas, look, card.colour, WIDTH / 2 + 26, _PANEL - 52, 0.58)
    else:
        portrait(canvas, look, card.colour, 31, _PANEL, 0.44)
    _searches(canvas, card.icons, 33, _TOP + 4, 38)
    for number, things in enumerate(abilities):
        _strip(canvas, things, 58, _PANEL - 58 * (len(abilities) - number), 54)
    for goal in card.goals:
        _goal_panel(canvas, goal, card)
    return canvas.picture(f"card-{card.id}", title)


def _plan(card: Card, speaker: Speaker, letter: str = "") -> Picture:
    """A contingency plan or, with a letter, an emergency plan: up to three goals, a bonus for all, a completion."""
    canvas = Canvas(WIDTH, HEIGHT)
    identifier = f"emergency-{card.id}" if letter else card.id
    title = name(speaker, "card", identifier)
    _ground(canvas, "red" if letter else "white")
    canvas.path(_band_path(), fill=palette.LANTERN if letter else palette.CARD["white"])
    if letter:
        _stripes(canvas)
        shapes.crisis_rim(canvas, WIDTH / 2, BAND / 2, 21)
        write(canvas, WIDTH / 2, BAND / 2, letter, 42)
    else:
        row(canvas, _plan_ability(card), WIDTH / 2, BAND / 2 + 1, WIDTH - 24, 54)
    _title(canvas, title)
    pitch = min(92, (HEIGHT - 56 - _TOP) / len(card.goals))
    _skyline(canvas, identifier, _TOP + 20, HEIGHT - 56)
    for number, goal in enumerate(card.goals, start=1):
        _plan_goal(canvas, goal, number, _TOP + 2 + pitch * (number - 1), pitch - 5)
    _plan_end(canvas, card)
    return canvas.picture(f"card-{identifier}", title)


def _plan_ability(card: Card) -> list[Thing]:
    """R13.06 to R13.10 are check-mark actions, R14 lasts."""
    part = check_part(card)
    if part is not None:
        return [sign("check"), *row_of(part)]
    if card.ability == "search":
        return [sign("always"), amount("search", card.a, shout=True)]
    if card.ability == "gps_plus":
        return [sign("always"), sign("gps"), arrow(), amount("search", card.a, shout=True)]
    if card.ability == "food_points":
        costs = [card.a, *choices("food_plan_cost")[1:]]
        return [sign("always"), one_of("food", costs), arrow(), amount("points", card.b)]
    if card.ability == "water_money":
        return [sign("always"), amount("water", card.a), arrow(), amount("money", card.b)]
    return []


def _plan_goal(canvas: Canvas, goal: Goal, number: int, top: float, height: float) -> None:
    """One goal of a plan, with the place of the cube that marks it (R3.31)."""
    middle, bottom = top + height / 2, top + height
    rewards = _paid(goal.rewards)
    edge = WIDTH - (84 if len(rewards) < 2 else 122)
    with canvas.group(data_goal=number):
        canvas.rect(10, top, WIDTH - 20, height, rx=10, fill=palette.PAPER)
        canvas.path(
            f"M{edge} {top:.1f}H{WIDTH - 20}A10 10 0 0 1 {WIDTH - 10} {top + 10:.1f}V{bottom - 10:.1f}"
            f"A10 10 0 0 1 {WIDTH - 20} {bottom:.1f}H{edge}L{edge + 12} {middle:.1f}Z",
            fill=palette.MOON,
        )
        row(canvas, wanted(goal), 8 + edge / 2, middle, edge - 16, 46)
        row(canvas, rewards, (edge + WIDTH) / 2 + 1, middle, WIDTH - edge - 26, 50)
    canvas.anchor(f"goal-{number}", 10 + (WIDTH - 88) / 2, middle)
    for place, seat in enumerate(SEAT_NAMES):
        canvas.anchor(f"goal-{number}-{seat}", 32 + 36 * place, middle)


def _plan_end(canvas: Canvas, card: Card) -> None:
    """The bonus for all goals and the completion: the check-mark area and what else it gives (R3.33)."""
    middle = HEIGHT - 32
    if card.bonus:
        canvas.rect(10, middle - 25, 124, 50, rx=10, fill=palette.DUSK, stroke=palette.HAZE, stroke_width=2)
        row(canvas, [*(sign("goal", 0.66) for _ in card.goals), *things_of(card.bonus)], 72, middle, 116, 44)
    canvas.rect(WIDTH - 100, middle - 25, 90, 50, rx=10, fill=palette.MOON)
    row(canvas, [sign("check", 0.84), *things_of(card.effect)], WIDTH - 55, middle, 82, 46)


def _paid(rewards: Sequence[Amount]) -> list[Thing]:
    """What a goal pays at once (R3.10); goods take little room."""
    things: list[Thing] = []
    for what, count in rewards:
        things += [heap(what, count)] if what in CUBES else things_of([(what, count)])
    return things


def _ground(canvas: Canvas, colour: str) -> None:
    edge = palette.CARD[colour]
    half = _EDGE / 2
    canvas.rect(half, half, WIDTH - _EDGE, HEIGHT - _EDGE, rx=16, fill=palette.NIGHT, stroke=edge, stroke_width=_EDGE)


def _band_path() -> str:
    return f"M{_EDGE - 1} {BAND}V18A14 14 0 0 1 18 {_EDGE - 1}H{WIDTH - 18}A14 14 0 0 1 {WIDTH - _EDGE + 1} 18V{BAND}Z"


def _band(canvas: Canvas, colour: str, cubes: int, points: int) -> None:
    """The colour with its shape, the cubes it yields (R2.03), its points at the top right."""
    canvas.path(_band_path(), fill=palette.CARD[colour])
    shapes.colour_shape(
        canvas, colour, 38, BAND / 2 + 1, 19, fill="#ffffff", stroke=palette.DEEP[colour], stroke_width=4
    )
    space = 102 / max(cubes, 3)
    for number in range(cubes):
        shapes.cube(canvas, 81 + space * number, BAND / 2 + 1, min(42, space * 1.16), shapes.NEUTRAL)
    if points:
        canvas.circle(WIDTH - 37, BAND / 2 + 1, 31, fill=palette.PAPER, opacity=0.85)
        numbered(canvas, "points", points, WIDTH - 37, BAND / 2 + 1, 54)


def _title(canvas: Canvas, title: str) -> None:
    lines, size = set_lines(title, WIDTH - 24, 21, 14)
    size = min(size, (_NAME - 2) / (LINE * len(lines)))
    canvas.rect(_EDGE, BAND, WIDTH - 2 * _EDGE, _NAME, fill=palette.INK)
    write_lines(canvas, WIDTH / 2, BAND + _NAME / 2, lines, size, fill=palette.PAPER)


def _searches(canvas: Canvas, count: int, x: float, top: float, size: float) -> None:
    """The search icons, one under the other; many of them as a number (R4.08)."""
    if count <= 3:
        for number in range(count):
            icon(canvas, "search", x, top + size * (number + 0.5), size)
        return
    write(canvas, x, top + size * 0.5, str(count), size, halo=palette.INK)
    icon(canvas, "search", x, top + size * 1.6, size)


def _strip(canvas: Canvas, things: Sequence[Thing], left: float, top: float, height: float) -> None:
    """One part of a specialist's ability."""
    width = WIDTH - left - 10
    canvas.rect(left, top, width, height, rx=12, fill=palette.DUSK, stroke=palette.HAZE, stroke_width=2)
    row(canvas, things, left + width / 2, top + height / 2, width - 10, height - 8)


def _goal_panel(canvas: Canvas, goal: Goal, card: Card) -> None:
    """The goal of a volunteer or specialist: what it asks for; below, that it goes to the hand and places a cube."""
    bottom = HEIGHT - 9
    step = _PANEL + 64
    with canvas.group(data_goal=1):
        canvas.rect(9, _PANEL, WIDTH - 18, bottom - _PANEL, rx=12, fill=palette.PAPER)
        canvas.path(
            f"M9 {step}H{WIDTH / 2 - 14}L{WIDTH / 2} {step + 10}L{WIDTH / 2 + 14} {step}H{WIDTH - 9}V{bottom - 12}"
            f"A12 12 0 0 1 {WIDTH - 21} {bottom}H21A12 12 0 0 1 9 {bottom - 12}Z",
            fill=palette.MOON,
        )
        row(canvas, wanted(goal), WIDTH / 2, _PANEL + 33, WIDTH - 34, 52)
        effect = things_of(card.effect)
        things = [*_paid(goal.rewards), sign("hand"), *([sign("plus", 0.5), *effect] if effect else [])]
        row(canvas, things, WIDTH / 2, (step + bottom) / 2 + 2, WIDTH - 34, 46)
    canvas.anchor("goal-1", WIDTH / 2, _PANEL + 33)


def _stripes(canvas: Canvas) -> None:
    """The slanting stripes of an emergency."""
    for left in (14, 52, WIDTH - 90, WIDTH - 52):
        canvas.path(f"M{left + 20} 10h18l-20 {BAND - 16}h-18Z", fill=palette.LAMP)


def _skyline(canvas: Canvas, identifier: str, top: float, bottom: float) -> None:
    """Houses in the night, a few windows lit, the same for a card every time."""
    rng = Random(identifier)
    left = float(_EDGE)
    houses, windows = "", ""
    while left < WIDTH - _EDGE:
        width = min(rng.choice((22, 28, 34)), WIDTH - _EDGE - left)
        roof = bottom - rng.uniform(0.3, 0.92) * (bottom - top)
        houses += f"M{left:.0f} {bottom:.0f}V{roof:.0f}h{width:.0f}V{bottom:.0f}Z"
        for column in range(int(width // 10)):
            for floor in range(int((bottom - roof) // 14)):
                if rng.random() < 0.22:
                    windows += f"M{left + 4 + column * 10:.0f} {roof + 6 + floor * 14:.0f}h5v6h-5Z"
        left += width
    canvas.path(houses, fill=palette.DUSK)
    if windows:
        canvas.path(windows, fill=palette.LAMP, opacity=0.75)


def _back(speaker: Speaker) -> Picture:
    """The back of all cards: a lamp in the night."""
    canvas = Canvas(WIDTH, HEIGHT)
    _ground(canvas, "white")
    _skyline(canvas, "back", 130, HEIGHT - _EDGE)
    for radius, opacity in ((96, 0.14), (70, 0.2), (46, 0.35)):
        canvas.circle(WIDTH / 2, 128, radius, fill=palette.LAMP, opacity=opacity)
    icon(canvas, "points", WIDTH / 2, 128, 130)
    return canvas.picture("card-back", speaker.say(Message("blackout-card-back", fallback="card-back")))
