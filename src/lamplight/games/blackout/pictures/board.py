"""The player board: the phases of a round, places for cards, check-mark actions and the restore-power goals (RD.09)."""

from __future__ import annotations

from collections.abc import Sequence

from lamplight.kernel.components import Row
from lamplight.kernel.message import Message
from lamplight.pictures.canvas import Canvas, Picture
from lamplight.text.speaker import Speaker

from ..rules.abilities import board_part
from ..rules.model import Components, Goal
from ..rules.vocabulary import TRANSPORT
from . import cards, palette
from .icons import PHASES, icon
from .lettering import write
from .parts import choices, row_of, things_of
from .rows import Thing, amount, arrow, one_of, row, sign, tile, wanted
from .tokens import hand_limit

WIDTH, HEIGHT = 1080, 1140
_EDGE = 24
_GAP = 14
_PHASES = 112
_SLOTS_TOP = _EDGE + _PHASES + 20
_SLOT = 340
_OBJECTIVES_TOP = _SLOTS_TOP + _SLOT + 20
_OBJECTIVE = 262
_ACTIONS_TOP = _OBJECTIVES_TOP + _OBJECTIVE + 20
_ACTION = 196
_SCORES_TOP = _ACTIONS_TOP + _ACTION + 20
_SCORES = HEIGHT - _EDGE - _SCORES_TOP


def draw_board(components: Components, speaker: Speaker) -> Picture:
    """The board of any seat; the pieces on it tell whose it is."""
    canvas = Canvas(WIDTH, HEIGHT)
    canvas.rect(3, 3, WIDTH - 6, HEIGHT - 6, rx=30, fill=palette.NIGHT, stroke=palette.LAMP, stroke_width=6)
    _phases(canvas, components.player.number("hand_limit"))
    _slots(canvas, components.player.number("slots"))
    _objectives(canvas, components.player.number("spots"), components.power, components.player)
    _actions(canvas, components)
    _scores(canvas, components.table)
    return canvas.picture("player-board", speaker.say(Message("blackout-player-board", fallback="player-board")))


def _columns(count: int) -> tuple[list[float], float]:
    """The left edges of so many columns across the board, and their width."""
    width = (WIDTH - 2 * _EDGE - _GAP * (count - 1)) / count
    return [_EDGE + (width + _GAP) * number for number in range(count)], width


def _phases(canvas: Canvas, limit: int) -> None:
    """The phase track, with the hand limit at the last phase."""
    lefts, width = _columns(len(PHASES))
    for number, (left, shown) in enumerate(zip(lefts, PHASES, strict=True), start=1):
        middle = left + width / 2
        with canvas.group(data_phase=number):
            canvas.rect(left, _EDGE, width, _PHASES, rx=16, fill=palette.DUSK, stroke=palette.HAZE, stroke_width=2)
            if number == len(PHASES):
                icon(canvas, shown, left + width * 0.29, _EDGE + _PHASES * 0.68, 50)
                hand_limit(canvas, left + width * 0.72, _EDGE + _PHASES * 0.5, 60, limit)
            else:
                icon(canvas, shown, middle, _EDGE + _PHASES * 0.62, 64)
            canvas.circle(left + 22, _EDGE + 22, 17, fill=palette.LAMP)
            write(canvas, left + 22, _EDGE + 22, str(number), 24, fill=palette.INK)
        canvas.anchor(f"phase-{number}", middle, _EDGE + _PHASES * 0.62)
    canvas.anchor("hand-limit", lefts[-1] + width * 0.72, _EDGE + _PHASES * 0.5)


def _slots(canvas: Canvas, slots: int) -> None:
    """The check-mark area, the slots with the locked one at the end, the hospital.

    The anchor of a slot is the centre of its lowest card; later cards lie further down, the bands above in sight.
    """
    lefts, width = _columns(slots + 3)
    first = _SLOTS_TOP + 8 + (width - 16) * cards.HEIGHT / cards.WIDTH / 2
    _side(canvas, "check-area", "check", lefts[0], width, "#1c4a44")
    for number in range(1, slots + 2):
        left = lefts[number]
        with canvas.group(data_slot=number):
            _place(canvas, left, _SLOTS_TOP, width, _SLOT)
            if number == slots + 1:
                icon(canvas, "lock", left + width / 2, first, 84)
            else:
                write(canvas, left + width / 2, first, str(number), 104, fill=palette.HAZE)
        canvas.anchor(f"slot-{number}", left + width / 2, first)
    canvas.anchor("locked", lefts[slots + 1] + width / 2, first)
    _side(canvas, "hospital", "hospital", lefts[-1], width, "#5a2b3f")


def _side(canvas: Canvas, anchor: str, shown: str, left: float, width: float, fill: str) -> None:
    with canvas.group(data_zone=anchor):
        canvas.rect(left, _SLOTS_TOP, width, _SLOT, rx=16, fill=fill, stroke=palette.HAZE, stroke_width=2)
        icon(canvas, shown, left + width / 2, _SLOTS_TOP + _SLOT / 2, 92)
    canvas.anchor(anchor, left + width / 2, _SLOTS_TOP + _SLOT / 2)


def _place(canvas: Canvas, left: float, top: float, width: float, height: float) -> None:
    """An empty place for cards."""
    canvas.rect(
        left, top, width, height, rx=16, fill=palette.INK, stroke=palette.MOON, stroke_width=3, stroke_dasharray="10 8"
    )


def _objectives(canvas: Canvas, spots: int, power: list[Goal], player: Row) -> None:
    """The objective spots, the spot of the emergency plan, and the restore-power goals."""
    width = (_OBJECTIVE - 16) * cards.WIDTH / cards.HEIGHT + 16
    width = min(width, (WIDTH - 2 * _EDGE - 330 - _GAP * (spots + 1)) / (spots + 1))
    middle = _OBJECTIVES_TOP + _OBJECTIVE / 2
    left = float(_EDGE)
    for number in range(1, spots + 1):
        with canvas.group(data_objective=number):
            _place(canvas, left, _OBJECTIVES_TOP, width, _OBJECTIVE)
            icon(canvas, "goal", left + width / 2, middle, 84)
        canvas.anchor(f"objective-{number}", left + width / 2, middle)
        left += width + _GAP
    with canvas.group(data_zone="emergency"):
        _place(canvas, left, _OBJECTIVES_TOP, width, _OBJECTIVE)
        canvas.rect(left + 4, _OBJECTIVES_TOP + 4, width - 8, _OBJECTIVE - 8, rx=13, fill="#5a2230")
        write(canvas, left + width / 2, middle, "!", 130, fill=palette.LAMP)
    canvas.anchor("emergency", left + width / 2, middle)
    left += width + _GAP
    height = (_OBJECTIVE - _GAP) / 2
    prizes = (_limit(player.number("big_hand_limit")), sign("unlock"))
    for number, (goal, prize) in enumerate(zip(power, prizes, strict=True), start=1):
        top = _OBJECTIVES_TOP + (height + _GAP) * (number - 1)
        _power(canvas, number, goal, prize, (left, top, WIDTH - _EDGE - left, height))


def _power(canvas: Canvas, number: int, goal: Goal, prize: Thing, box: tuple[float, float, float, float]) -> None:
    """A restore-power goal: what it asks for above, its points and what it opens below (R3.40, R3.41)."""
    left, top, width, height = box
    with canvas.group(data_power=number):
        canvas.rect(left, top, width, height, rx=14, fill=palette.PAPER, stroke=palette.LAMP, stroke_width=4)
        canvas.path(
            f"M{left + 2:.1f} {top + height * 0.52:.1f}H{left + width - 2:.1f}V{top + height - 14:.1f}"
            f"a12 12 0 0 1 -12 12H{left + 14:.1f}a12 12 0 0 1 -12 -12Z",
            fill=palette.MOON,
        )
        row(canvas, wanted(goal), left + width / 2, top + height * 0.27, width - 16, 54)
        things = [arrow(), *things_of(goal.rewards), sign("plus", 0.5), prize]
        row(canvas, things, left + width / 2, top + height * 0.76, width - 16, 52)
    canvas.anchor(f"power-{number}", left + width / 2, top + height / 2)


def _actions(canvas: Canvas, components: Components) -> None:
    """The check-mark actions, each with the place of the house that locks it (R0.17)."""
    lefts, width = _columns(len(components.actions))
    for number, (left, action) in enumerate(zip(lefts, components.actions, strict=True), start=1):
        middle, house = left + width / 2, left + width * 0.69
        with canvas.group(data_action=number):
            canvas.rect(
                left, _ACTIONS_TOP, width, _ACTION, rx=16, fill="#1c4a44", stroke=palette.BATTERY, stroke_width=3
            )
            icon(canvas, "check", left + width * 0.27, _ACTIONS_TOP + 58, 64)
            canvas.rect(house - 48, _ACTIONS_TOP + 12, 96, 92, rx=14, fill=palette.INK, opacity=0.55)
            canvas.path(
                _house_outline(house, _ACTIONS_TOP + 60),
                fill="none",
                stroke=palette.MOON,
                stroke_width=4,
                stroke_dasharray="8 6",
                stroke_linejoin="round",
            )
            row(canvas, _exchange(action), middle, _ACTIONS_TOP + _ACTION - 46, width - 16, 64)
        canvas.anchor(f"action-{number}", house, _ACTIONS_TOP + 58)


def _limit(limit: int) -> Thing:
    """The larger hand limit as a prize."""
    return Thing(1.0, lambda canvas, x, y, size: hand_limit(canvas, x, y, size, limit))


def _scores(canvas: Canvas, table: Sequence[int]) -> None:
    """What so many cubes round a secured district, or so many face-up tiles, are worth (R7.05, R9.11)."""
    left, middle = _EDGE, _SCORES_TOP + _SCORES / 2
    canvas.rect(left, _SCORES_TOP, WIDTH - 2 * _EDGE, _SCORES, rx=16, fill=palette.DUSK)
    row(canvas, [sign("house"), sign("either", 0.7), tile("search")], left + 84, middle, 150, 58)
    pairs = [(number, points) for number, points in enumerate(table) if points]
    steps = [(number, points) for number, points in pairs if (number + 1, points) not in pairs]
    width = (WIDTH - 2 * _EDGE - 180) / max(1, len(steps))
    for column, (number, points) in enumerate(steps):
        x = left + 170 + width * (column + 0.5)
        low = min(other for other, same in pairs if same == points)
        words = str(number) if low == number else f"{low}–{number}"
        write(canvas, x - width * 0.22, middle, words, 40 if len(words) == 1 else 32, halo=palette.INK)
        row(canvas, [amount("points", points)], x + width * 0.22, middle, width * 0.5, 60)


def _house_outline(x: float, y: float) -> str:
    return f"M{x:.1f} {y - 40:.1f}l40 36h-10v38h-60v-38h-10Z"


def _exchange(action: Row) -> list[Thing]:
    """What a check-mark action pays and gives; by an option, fewer transport tokens (B-01)."""
    part = board_part(action)
    if part[2] != TRANSPORT:
        return row_of(part)
    return [*row_of(part)[:-1], one_of("transport", [part[3], *choices("gasoline_transport")[1:]])]
