"""Datasets: one Parquet file of decisions, one row each.

| column | type | what it is |
|---|---|---|
| `match` | string (dictionary) | the match: a file's name, or the number in a run |
| `step` | int32 | the number of the decision in its match, from 0 |
| `seat` | int8 | who decided |
| `bot` | string (dictionary) | its name, if known: a bot with its budget, `human`, or nothing |
| `observation` | fixed_size_list<int16> | what the seat observed: `docs/observations.md` |
| `legal` | fixed_size_list<int8> | 1 for each legal action |
| `action` | int16 | what was chosen: an id of the catalogue |
| `outcome` | float32 | 1: the seat won; -1: it did not; null: the match did not end |
| `margin` | float32 | how far its score was ahead at the end, as in the reward `margin`; null as above |
| `policy` | list<float32> | how much the bot preferred each legal action, in the order of their numbers; together 1 |
| `visits` | list<int32> | how often its search tried each |
| `values` | list<float32> | what each promised its seat, from 0 (lost) to 1 (won); 0 if it was never tried |
| `value` | float32 | what the search promised the seat over all |

The last four are what a bot of ours found out for its decision: `policy` is the share of visits, or of `novice` the
chances at first sight. They are null where nobody thought aloud (records, `random`, bots of others), and the last
three where nothing was searched.

The file's metadata say the rest, under the key `lamplight` and as JSON: game, options, component set, rules version,
the names of seats and actions, and the layout of the observation.
"""

# pyright: basic
# pyarrow has no types.

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

from lamplight.text.extras import need

need("data", "lamplight.envs.dataset")

import numpy as np  # noqa: E402
import pyarrow as pa  # noqa: E402
import pyarrow.parquet as pq  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

import lamplight  # noqa: E402
from lamplight.kernel.errors import LamplightError  # noqa: E402
from lamplight.kernel.files import reason_of  # noqa: E402
from lamplight.kernel.game import Setup, find_game  # noqa: E402
from lamplight.kernel.message import Message  # noqa: E402

from .decisions import Decisions, Scribe  # noqa: E402
from .observations import observations_of  # noqa: E402

FORMAT = "lamplight-dataset/2"
GROUP = 8192
"""So many rows are written at a time."""


def about(setup: Setup) -> dict[str, Any]:
    """What a dataset says about itself: enough to read it without the program."""
    layout = observations_of(setup).layout
    return {
        "format": FORMAT,
        "lamplight": lamplight.__version__,
        "game": setup.game_id,
        "rules_version": find_game(setup.game_id).rules_version,
        "options": dict(setup.options),
        "set": setup.set_name,
        "set_hash": setup.set_hash,
        "seats": list(setup.seat_names),
        "actions": [str(action) for action in setup.catalogue.actions[: Scribe(setup).actions]],
        "fields": [
            {
                "name": field.name,
                "start": layout.offsets[field.name],
                "shape": list(field.shape),
                "low": field.low,
                "high": field.high,
                "scale": field.scale,
                "meaning": field.meaning,
            }
            for field in layout.fields
        ],
    }


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two matches can stand in the same dataset."""
    return all(one[key] == other[key] for key in ("game", "rules_version", "options", "set_hash"))


class Writer:
    """Writes a dataset of one set-up. The file appears under its name when all of it is written."""

    def __init__(self, path: Path, setup: Setup) -> None:
        self.path = path
        self.about = about(setup)
        self.rows = 0
        self.matches = 0
        scribe = Scribe(setup)
        self.schema = pa.schema(
            [
                ("match", pa.dictionary(pa.int32(), pa.string())),
                ("step", pa.int32()),
                ("seat", pa.int8()),
                ("bot", pa.dictionary(pa.int32(), pa.string())),
                ("observation", pa.list_(pa.int16(), scribe.seen.layout.cells)),
                ("legal", pa.list_(pa.int8(), scribe.actions)),
                ("action", pa.int16()),
                ("outcome", pa.float32()),
                ("margin", pa.float32()),
                ("policy", pa.list_(pa.float32())),
                ("visits", pa.list_(pa.int32())),
                ("values", pa.list_(pa.float32())),
                ("value", pa.float32()),
            ],
            metadata={"lamplight": json.dumps(self.about, ensure_ascii=False)},
        )
        self._part = path.with_name(path.name + ".part")
        self._waiting: list[Decisions] = []
        self._waiting_rows = 0
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file: Any = pq.ParquetWriter(self._part, self.schema, compression="zstd")
        except OSError as problem:
            raise _unwritable(path, problem) from None

    def add(self, decisions: Decisions) -> None:
        """Write the decisions of a match."""
        self.matches += 1
        self._waiting.append(decisions)
        self._waiting_rows += len(decisions)
        if self._waiting_rows >= GROUP:
            self._flush()

    def __enter__(self) -> Writer:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if kind is None:
                self._flush()
            self._file.close()
            if kind is None:
                self._part.replace(self.path)
        except OSError as problem:
            raise _unwritable(self.path, problem) from None
        finally:
            self._part.unlink(missing_ok=True)

    def _flush(self) -> None:
        some, self._waiting, self._waiting_rows = [one for one in self._waiting if len(one)], [], 0
        if not some:
            return
        columns = [
            pa.array([one.match for one in some for _ in range(len(one))]).dictionary_encode(),
            pa.array(np.concatenate([one.step for one in some])),
            pa.array(np.concatenate([one.seat for one in some])),
            pa.array([bot for one in some for bot in one.bot]).dictionary_encode(),
            _lists(np.concatenate([one.observation for one in some])),
            _lists(np.concatenate([one.legal for one in some])),
            pa.array(np.concatenate([one.action for one in some])),
            pa.array(np.concatenate([one.outcome for one in some]), from_pandas=True),
            pa.array(np.concatenate([one.margin for one in some]), from_pandas=True),
        ]
        thoughts = [thought for one in some for thought in one.thought]
        for name, kind in (
            ("policy", pa.list_(pa.float32())),
            ("visits", pa.list_(pa.int32())),
            ("values", pa.list_(pa.float32())),
            ("value", pa.float32()),
        ):
            columns.append(pa.array([None if one is None else getattr(one, name) for one in thoughts], kind))
        table = pa.Table.from_arrays(columns, schema=self.schema)
        try:
            self._file.write_table(table)
        except OSError as problem:
            raise _unwritable(self.path, problem) from None
        self.rows += len(table)


def load(path: str | Path, columns: Sequence[str] | None = None) -> dict[str, NDArray[Any]]:
    """A dataset as numpy arrays, by column: observations and masks have two axes. What is null is not a number."""
    table = pq.read_table(path, columns=None if columns is None else list(columns))
    return {name: _array(table.column(name)) for name in table.column_names}


def describe(path: str | Path) -> dict[str, Any]:
    """What a dataset says about itself."""
    metadata = pq.read_schema(path).metadata or {}
    found: dict[str, Any] = json.loads(metadata.get(b"lamplight", b"{}"))
    return found


def _lists(rows: NDArray[Any]) -> Any:
    return pa.FixedSizeListArray.from_arrays(pa.array(rows.reshape(-1)), rows.shape[1])


def _array(column: Any) -> NDArray[Any]:
    whole = column.combine_chunks()
    if pa.types.is_fixed_size_list(whole.type):
        found: NDArray[Any] = whole.flatten().to_numpy(zero_copy_only=False).reshape(len(whole), -1)
        return found
    plain: NDArray[Any] = whole.to_numpy(zero_copy_only=False)
    return plain


def _unwritable(path: Path, problem: OSError) -> LamplightError:
    return LamplightError(Message("arena-cannot-write", {"path": str(path)[:200], "reason": reason_of(problem)}))
