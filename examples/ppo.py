"""A first agent: PPO learns Wipe'em Out! by playing, with PyTorch on the CPU.

    pip install 'serao[rl]' torch
    python examples/ppo.py --minutes 30

It plays many tables at once against random players, improves its policy, and now and then measures how
often it wins against another opponent. The files of a run: ``curve.csv`` and ``policy.pt``.

The method is that of Schulman and others, "Proximal Policy Optimization Algorithms" (2017), with an
action mask. Rewards come at the end of a game only: 1 for the victory, split if it is shared.
"""

from __future__ import annotations

import argparse
import csv
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from serao.rl import Batch

try:
    import torch
    from torch import Tensor, nn
except ModuleNotFoundError:
    raise SystemExit("this example needs PyTorch: pip install torch") from None


@dataclass(frozen=True)
class Settings:
    """What a run is made of."""

    game: str = "wipe-em-out"
    seats: int = 2
    opponents: str = "random"
    judge: str = "novice"  # whom it is measured against
    minutes: float = 30.0
    tables: int = 128
    steps: int = 128  # decisions at each table between two improvements
    passes: int = 3  # over what was gathered
    parts: int = 8  # that a pass is cut into
    width: int = 256
    rate: float = 3e-4
    gamma: float = 0.999
    lam: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01
    judged: int = 200  # games of a measurement
    every: float = 120.0  # seconds between two measurements
    seed: int = 1


class Agent(nn.Module):
    """From what a seat sees to a choice among its options, and to the reward that it expects."""

    def __init__(self, size: int, actions: int, width: int) -> None:
        super().__init__()
        self.trunk = nn.Sequential(
            nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.choice = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.choice.weight, 0.01)

    def forward(
        self, seen: Tensor, masks: Tensor
    ) -> tuple[torch.distributions.Categorical, Tensor]:
        inner = self.trunk(seen)
        logits = self.choice(inner).masked_fill(masks == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(inner).squeeze(-1)


@dataclass
class Gathered:
    """What was seen and done: a row for each step, a column for each table."""

    seen: NDArray[np.int8]
    masks: NDArray[np.int8]
    actions: NDArray[np.int64]
    chances: NDArray[np.float32]  # logarithms of how likely the actions were
    values: NDArray[np.float32]  # one row more: what is expected from there on
    rewards: NDArray[np.float32]
    ends: NDArray[np.bool_]


def numbers(seen: NDArray[np.int8]) -> Tensor:
    """Return an observation as the network reads it: great numbers made smaller."""
    row = torch.from_numpy(seen).float()
    return torch.sign(row) * torch.log1p(row.abs())


class Gatherer:
    """Plays a batch with the agent's present policy."""

    def __init__(self, agent: Agent, settings: Settings) -> None:
        self.agent = agent
        self.batch = opened(settings, settings.tables, settings.opponents, settings.seed)
        self.mine = np.arange(settings.tables) % settings.seats  # the learner's seat at each table
        self.steps = settings.steps
        self.batch.reset()

    @torch.no_grad()
    def gather(self) -> Gathered:
        """Play ``steps`` decisions at each table."""
        batch, steps, tables = self.batch, self.steps, self.batch.n
        kept = Gathered(
            np.empty((steps, *batch.observations.shape), np.int8),
            np.empty((steps, *batch.masks.shape), np.int8),
            np.empty((steps, tables), np.int64),
            np.empty((steps, tables), np.float32),
            np.empty((steps + 1, tables), np.float32),
            np.empty((steps, tables), np.float32),
            np.empty((steps, tables), np.bool_),
        )
        for step in range(steps):
            policy, value = self.look()
            action = policy.sample()
            kept.seen[step], kept.masks[step] = batch.observations, batch.masks
            kept.actions[step], kept.values[step] = action.numpy(), value.numpy()
            kept.chances[step] = policy.log_prob(action).numpy()
            batch.step(kept.actions[step])
            kept.rewards[step] = batch.rewards[np.arange(tables), self.mine]
            kept.ends[step] = batch.ends
        kept.values[steps] = self.look()[1].numpy()
        return kept

    def look(self) -> tuple[torch.distributions.Categorical, Tensor]:
        seen, masks = numbers(self.batch.observations), torch.from_numpy(self.batch.masks)
        found: tuple[torch.distributions.Categorical, Tensor] = self.agent(seen, masks)
        return found


def opened(settings: Settings, tables: int, opponents: str, seed: int) -> Batch:
    return Batch(settings.game, settings.seats, tables, seed, opponents=opponents)


def advantages(kept: Gathered, settings: Settings) -> NDArray[np.float32]:
    """Return how much better than expected each action turned out (GAE)."""
    found = np.zeros_like(kept.rewards)
    ahead = np.zeros(kept.rewards.shape[1], np.float32)
    for step in reversed(range(len(found))):
        goes_on = 1.0 - kept.ends[step]
        surprise = kept.rewards[step] + settings.gamma * kept.values[step + 1] * goes_on
        ahead = surprise - kept.values[step] + settings.gamma * settings.lam * goes_on * ahead
        found[step] = ahead
    return found


def improve(
    agent: Agent, optimizer: torch.optim.Optimizer, kept: Gathered, settings: Settings
) -> None:
    """Make good actions likelier, within the clip."""
    gain = advantages(kept, settings).reshape(-1)
    targets = torch.from_numpy(gain + kept.values[:-1].reshape(-1))
    gains = torch.from_numpy((gain - gain.mean()) / (gain.std() + 1e-8))
    seen = kept.seen.reshape(len(gain), -1)
    masks = torch.from_numpy(kept.masks.reshape(len(gain), -1))
    actions, before = (
        torch.from_numpy(kept.actions.reshape(-1)),
        torch.from_numpy(kept.chances.reshape(-1)),
    )
    for _ in range(settings.passes):
        for part in torch.randperm(len(gain)).chunk(settings.parts):
            policy, value = agent(numbers(seen[part.numpy()]), masks[part])
            ratio = torch.exp(policy.log_prob(actions[part]) - before[part])
            clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            better = torch.minimum(ratio * gains[part], clipped * gains[part]).mean()
            entropy = policy.entropy().mean()
            wrong = (value - targets[part]).pow(2).mean()
            optimizer.zero_grad()
            (0.5 * wrong - better - settings.entropy * entropy).backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def measured(agent: Agent, settings: Settings, opponents: str, seed: int) -> float:
    """Return the agent's share of the victories against an opponent, playing its likeliest actions."""
    tables = min(settings.judged, 50)
    tables -= tables % settings.seats  # every seat as often
    batch = opened(settings, tables, opponents, seed)
    batch.reset()
    mine = np.arange(tables) % settings.seats
    games = np.zeros(tables, np.int64)
    wanted = -(-settings.judged // tables)
    won = 0.0
    while (games < wanted).any():
        policy, _ = agent(numbers(batch.observations), torch.from_numpy(batch.masks))
        batch.step(policy.probs.argmax(-1).numpy())
        counted = batch.ends & (games < wanted)  # the first games of each table: long ones too
        won += float(batch.rewards[counted, mine[counted]].sum())
        games += counted
    return won / (wanted * tables)


def train(settings: Settings, folder: Path) -> list[dict[str, float]]:
    """Learn for the time that there is; return the curve, which is in ``curve.csv`` as well."""
    torch.manual_seed(settings.seed)
    torch.set_num_threads(1)
    shape = opened(settings, 1, settings.opponents, 0)
    agent = Agent(shape.observations.shape[1], shape.masks.shape[1], settings.width)
    optimizer = torch.optim.Adam(agent.parameters(), settings.rate, eps=1e-5)
    gatherer = Gatherer(agent, settings)
    curve: list[dict[str, float]] = []
    decisions, measuring, start = 0, 0.0, time.process_time()
    while True:
        spent = time.process_time() - start - measuring
        if (
            not curve
            or spent - 60 * curve[-1]["minutes"] > settings.every
            or spent > 60 * settings.minutes
        ):
            began = time.process_time()
            row = {"minutes": spent / 60, "decisions": float(decisions)}
            for judge in ("random", settings.judge):
                row[judge] = measured(agent, settings, judge, 1000 + len(curve))
            curve.append(row)
            write(folder, agent, curve)
            print("  ".join(f"{name} {value:,.2f}" for name, value in row.items()), flush=True)
            measuring += time.process_time() - began
            if spent > 60 * settings.minutes:
                return curve
        improve(agent, optimizer, gatherer.gather(), settings)
        decisions += settings.steps * settings.tables


def write(folder: Path, agent: Agent, curve: list[dict[str, float]]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    torch.save(agent.state_dict(), folder / "policy.pt")
    with (folder / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, curve[0])
        writer.writeheader()
        writer.writerows(curve)


def main() -> None:
    usual = Settings()
    parser = argparse.ArgumentParser(description="PPO learns Wipe'em Out!")
    for name, kind in (
        ("minutes", float),
        ("tables", int),
        ("steps", int),
        ("judged", int),
        ("seats", int),
    ):
        parser.add_argument(f"--{name}", type=kind, default=getattr(usual, name))
    parser.add_argument("--game", default=usual.game)
    parser.add_argument("--opponents", default=usual.opponents)
    parser.add_argument("--seed", type=int, default=usual.seed)
    parser.add_argument("--out", type=Path, default=Path("ppo"))
    given = vars(parser.parse_args())
    folder = given.pop("out")
    train(Settings(**given), folder)


if __name__ == "__main__":
    main()
