"""Sheets: what is written is read again, in both forms, and a row is clean when it begins anew."""

from __future__ import annotations

import random

import numpy as np
import pytest
from numpy.typing import NDArray

from lamplight.envs.encoder import Encoder
from lamplight.envs.sheet import PLAIN, Scales, Sheet
from lamplight.kernel.state import State

SCALES = [1] * 150 + [99, 30, 300, 30]


def cells(sheet: Sheet, rows: int) -> NDArray[np.float32]:
    kind, array = (np.float32, sheet.bits) if sheet.scaled else (np.int16, sheet.plain)
    return np.frombuffer(memoryview(array), kind).reshape(rows, -1).astype(np.float32)


@pytest.mark.parametrize("scaled", [True, False])
def test_rows_have_what_was_written_last(scaled: bool) -> None:
    rng = random.Random(1)
    sheet = Sheet(len(SCALES), 3, Scales(SCALES) if scaled else PLAIN)
    expected = np.zeros((3, len(SCALES)), np.float32)
    for _ in range(60):
        row, bits, number = rng.randrange(3), rng.getrandbits(130) | 1 << 129, rng.randint(-400, 400)
        places = [rng.randrange(10) for _ in range(4)]
        sheet.begin(row)
        sheet.mark(0)
        sheet.mark_all(1, places)
        sheet.mark_bits(12, bits)
        for _ in range(number % 5):
            sheet.count(150, 3)
        sheet.put(151, number, -30, 30)
        sheet.put(152, number, -300, 300)
        sheet.shift(1)
        sheet.put(152, number, 0, 30)
        sheet.end()
        expected[row] = 0
        expected[row, [0, *(1 + place for place in places)]] = 1
        expected[row, 12:142] = [bits >> place & 1 for place in range(130)]
        expected[row, 150:] = [min(number % 5, 3), np.clip(number, -30, 30), np.clip(number, -300, 300), 0]
        expected[row, 153] = np.clip(number, 0, 30)
        if scaled:
            expected[row] *= (1.0 / np.array(SCALES)).astype(np.float32)
        assert (cells(sheet, 3) == expected).all()


class Slow(Encoder):
    """One that reads views, as games from outside have it."""

    def encode(self, state: State, seat: int) -> bytearray:
        del state
        return bytearray(np.array([seat, 0, -5, 300], "<i2").tobytes())


def test_an_encoder_that_only_encodes_can_write() -> None:
    sheet = Sheet(4, 2)
    sheet.begin(1)
    Slow(4).write(sheet, State(), 7)
    sheet.end()
    assert cells(sheet, 2).tolist() == [[0, 0, 0, 0], [7, 0, -5, 300]]
    assert sheet.data() == bytearray(8) + Slow(4).encode(State(), 7)
