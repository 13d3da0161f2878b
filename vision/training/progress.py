"""A training run that shows its progress, keeps checkpoints and goes on after a stop."""

from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Queue
from threading import Event, Thread

import torch
from torch import Tensor, nn
from tqdm import tqdm

Batch = tuple[Tensor, ...]
_KEEP_EVERY = 100
_AHEAD = 6


class Run:
    """One network in training, with a slowly following average of its weights."""

    def __init__(self, net: nn.Module, path: Path, steps: int, rate: float) -> None:
        self.net, self.path, self.steps = net, path, steps
        self.average = torch.optim.swa_utils.AveragedModel(
            net, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.995), use_buffers=True
        )
        self.optimiser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=0.01)
        self.schedule = torch.optim.lr_scheduler.OneCycleLR(
            self.optimiser, rate, total_steps=steps + 1, pct_start=0.08
        )
        self.step = 0
        if path.exists():
            self._resume()

    def _resume(self) -> None:
        kept = torch.load(self.path, weights_only=True)
        self.net.load_state_dict(kept["net"])
        self.average.load_state_dict(kept["average"])
        if kept["steps"] == self.steps:
            self.optimiser.load_state_dict(kept["optimiser"])
            self.schedule.load_state_dict(kept["schedule"])
            self.step = kept["step"]

    def keep(self) -> None:
        """Write the checkpoint in one step."""
        draft = self.path.with_suffix(".tmp")
        torch.save(
            {
                "net": self.net.state_dict(),
                "average": self.average.state_dict(),
                "optimiser": self.optimiser.state_dict(),
                "schedule": self.schedule.state_dict(),
                "step": self.step,
                "steps": self.steps,
            },
            draft,
        )
        draft.replace(self.path)

    def train(self, batches: Iterator[Batch], loss: Callable[[nn.Module, Batch], Tensor]) -> None:
        """Train to the last step."""
        self.net.train()
        bar = tqdm(total=self.steps, initial=self.step, unit="step", mininterval=10)
        smooth = 0.0
        for batch in ahead(batches):
            if self.step >= self.steps:
                break
            cost = loss(self.net, batch)
            self.optimiser.zero_grad()
            cost.backward()
            nn.utils.clip_grad_norm_(self.net.parameters(), 5.0)
            self.optimiser.step()
            self.schedule.step()
            self.average.update_parameters(self.net)
            self.step += 1
            smooth += (float(cost) - smooth) * max(0.01, 1 / self.step)
            bar.update()
            bar.set_postfix(loss=f"{smooth:.4f}", refresh=False)
            if self.step % _KEEP_EVERY == 0:
                self.keep()
        self.keep()
        bar.close()


def ahead(batches: Iterator[Batch]) -> Iterator[Batch]:
    """Prepare batches in a second thread while the network computes."""
    queue: Queue[Batch] = Queue(_AHEAD)
    done = Event()

    def fill() -> None:
        for batch in batches:
            queue.put(batch)
            if done.is_set():
                return

    filler = Thread(target=fill, daemon=True)
    filler.start()
    try:
        while True:
            yield queue.get()
    finally:
        done.set()
        queue.get()  # makes room for the batch that may be waiting to be put
        filler.join()
