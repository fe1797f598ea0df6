"""A dataset of decisions for PyTorch, and one pass of learning to play as its bots do.

python docs/examples/torch_dataset.py run/decisions.parquet
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch.utils.data import DataLoader, TensorDataset

from lamplight.envs import dataset


def read(path: Path) -> TensorDataset:
    """Scaled observations, masks, actions and outcomes, as tensors."""
    told = dataset.describe(path)
    found = dataset.load(path, ["observation", "legal", "action", "outcome"])
    scale = np.concatenate([np.full(int(np.prod(field["shape"])), field["scale"]) for field in told["fields"]])
    return TensorDataset(
        torch.from_numpy(found["observation"] / scale.astype(np.float32)),
        torch.from_numpy(found["legal"].astype(bool)),
        torch.from_numpy(found["action"].astype(np.int64)),
        torch.from_numpy(np.nan_to_num(found["outcome"])),
    )


def learn(data: TensorDataset, seed: int = 1) -> tuple[Any, list[float]]:
    """One pass: which of the legal actions was chosen? Returns the net and the loss, batch by batch."""
    torch.manual_seed(seed)
    cells, actions = data.tensors[0].shape[1], data.tensors[1].shape[1]
    net = torch.nn.Sequential(torch.nn.Linear(cells, 128), torch.nn.ReLU(), torch.nn.Linear(128, actions))
    optimiser = torch.optim.Adam(net.parameters(), lr=1e-3)
    losses: list[float] = []
    for seen, legal, action, _ in DataLoader(data, batch_size=256, shuffle=True):
        loss = torch.nn.functional.cross_entropy(net(seen).masked_fill(~legal, -1e9), action)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        losses.append(loss.item())
    return net, losses


if __name__ == "__main__":
    losses = learn(read(Path(sys.argv[1])))[1]
    print(f"loss {losses[0]:.3f} at first, {losses[-1]:.3f} at last")
