"""Train an agent by self-play: masked PPO on a vector of tables, with torch.

    pip install 'douzaine[rl,gpu]' torch
    python examples/ppo.py killer                      # on a GPU; --device cpu --tables 512 to look at it anywhere

One network plays every seat. Each table asks one seat at a time; what a seat did is judged by what that same seat came
to at its next decision, and at the end by its share of the win. Every few seconds a line says how often the network,
playing its best guess on one seat, beats our bots on the others, with a 95 % interval.
"""

import argparse
import time
from typing import Any

import torch
from torch import Tensor, nn

import douzaine as dz
from douzaine import envs
from douzaine.match.simulate import wilson

STEPS = 32  # decisions at each table between two updates
LAMBDA = 0.95
CLIP = 0.2
ENTROPY = 0.01
PARTS = 4  # into which what was collected is cut for the updates
WIDTH = 128


class Network(nn.Module):
    """From an observation to a preference for each action, and the share of the win to be expected."""

    def __init__(self, observation_size: int, num_actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(observation_size, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.policy = nn.Linear(WIDTH, num_actions)
        self.value = nn.Linear(WIDTH, 1)

    def forward(self, observation: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the chances of legal actions, and the value."""
        body = self.body(observation)
        preference = self.policy(body).float().masked_fill(~mask, -1e9)
        return preference.log_softmax(-1), self.value(body).float().squeeze(-1)


class Vector:
    """Tables whose arrays are torch tensors on the device where they are."""

    def __init__(self, game: str, tables: int, device: str, seed: int, **more: Any) -> None:
        self.tables = envs.vector(game, tables=tables, seed=seed, device=device, **more)
        self.trusts = {"checked": False} if device == "cuda" else {}  # sampled actions are legal

    def read(self, batch: envs.Batch) -> tuple[Tensor, ...]:
        """Observation, mask, seat, reward, and whether the match has ended."""
        *read, ended, stopped = (torch.from_dlpack(each) for each in batch)
        return (*read, ended | stopped)

    def reset(self) -> tuple[Tensor, ...]:
        """Lay all tables."""
        return self.read(self.tables.reset())

    def step(self, actions: Tensor) -> tuple[Tensor, ...]:
        """Play one action at each."""
        return self.read(self.tables.step(actions if actions.is_cuda else actions.numpy(), **self.trusts))


def sample(chances: Tensor) -> Tensor:
    """An action at each table, as likely as the network says (the Gumbel trick)."""
    noise = -torch.log(-torch.log(torch.rand_like(chances).clamp(1e-10, 1 - 1e-7)))
    return (chances + noise).argmax(-1)


class Collected:
    """What happened at every table in so many steps."""

    def __init__(self, tables: int, box: dz.Box, device: str) -> None:
        def room(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(STEPS, tables, *shape, dtype=kind, device=device)

        self.observation, self.mask = room(box.observation_size), room(box.num_actions, kind=torch.bool)
        self.seat, self.action = room(kind=torch.int64), room(kind=torch.int64)
        self.chance, self.value, self.ended = room(), room(), room(kind=torch.bool)
        self.reward = room(box.players)

    def advantages(self, last_seat: Tensor, last_value: Tensor) -> tuple[Tensor, Tensor]:
        """How much better each action came out than expected, and which ones can be judged yet.

        Going backwards, three numbers are kept for every seat of every table: its value and advantage at its next
        decision, and whether that is known.
        """
        tables, players = self.reward.shape[1:]
        value = torch.zeros(tables, players, device=self.value.device)
        value.scatter_(1, last_seat[:, None], last_value[:, None])
        known = torch.zeros_like(value).scatter_(1, last_seat[:, None], 1.0)
        advantage = torch.zeros_like(value)
        found, judged = torch.zeros_like(self.value), torch.zeros_like(self.value)
        for step in reversed(range(STEPS)):
            ended = self.ended[step][:, None]
            value = torch.where(ended, self.reward[step], value)  # at the end every seat knows what it has got
            known = torch.where(ended, 1.0, known)
            advantage = torch.where(ended, 0.0, advantage)
            seat = self.seat[step][:, None]
            surprise = value.gather(1, seat) - self.value[step][:, None]
            gained = surprise + LAMBDA * advantage.gather(1, seat)
            found[step], judged[step] = gained[:, 0], known.gather(1, seat)[:, 0]
            value = value.scatter(1, seat, self.value[step][:, None])
            advantage = advantage.scatter(1, seat, gained)
            known = known.scatter(1, seat, 1.0)
        return found, judged


def collect(vector: Vector, now: tuple[Tensor, ...], network: Network, into: Collected) -> tuple[Tensor, ...]:
    """Play so many steps at every table."""
    for step in range(STEPS):
        observation, mask, seat = now[:3]
        chances, value = network(observation, mask)
        action = sample(chances)
        into.observation[step], into.mask[step], into.seat[step] = observation, mask, seat
        into.action[step], into.value[step] = action, value
        into.chance[step] = chances.gather(1, action[:, None])[:, 0]
        now = vector.step(action)
        into.reward[step], into.ended[step] = now[3], now[4]
    return now


def learn(network: Network, optimizer: torch.optim.Optimizer, from_: Collected, found: Tensor, judged: Tensor) -> None:
    """One pass over what was collected."""
    scale = (found[judged > 0].std() + 1e-6).detach()
    target = found + from_.value
    for part in torch.arange(STEPS, device=found.device)[torch.randperm(STEPS, device=found.device)].chunk(PARTS):
        with torch.autocast(found.device.type, torch.bfloat16, enabled=found.is_cuda):
            chances, value = network(from_.observation[part].flatten(0, 1), from_.mask[part].flatten(0, 1))
        chance = chances.gather(1, from_.action[part].flatten()[:, None])[:, 0]
        ratio = (chance - from_.chance[part].flatten()).exp()
        gain, weight = found[part].flatten() / scale, judged[part].flatten()
        surrogate = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
        entropy = -(chances.exp() * chances.clamp_min(-50)).sum(-1)
        error = (value - target[part].flatten()) ** 2
        loss = (weight * (error - surrogate - ENTROPY * entropy)).sum() / weight.sum()
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step()


@torch.no_grad()
def strength(network: Network, game: str, opponents: str, tables: int, device: str) -> tuple[int, float, float, float]:
    """Matches, win rate and its 95 % interval of the network on one seat (every seat in turn) against bots.

    Every table counts its first match, so that short ones do not count more often.
    """
    vector = Vector(game, tables, device, seed=12, opponents=opponents)
    now = vector.reset()
    players = vector.tables.players
    own = torch.arange(tables, device=now[0].device) % players
    share = torch.full((tables,), -1.0, device=now[0].device)
    for step in range(100_000):
        now = vector.step(network(now[0], now[1])[0].argmax(-1))
        first = now[4] & (share < 0)
        share = torch.where(first, now[3].gather(1, own[:, None])[:, 0], share)
        if step % 50 == 0 and bool((share >= 0).all()):
            break
    done = share[share >= 0].double()
    return len(done), float(done.mean()), *wilson(float(done.sum()), float((done**2).sum()), len(done))


def train(game: str, tables: int, seconds: float, device: str, seed: int, every: float) -> Network:
    """Train for so long, and print how it goes."""
    torch.manual_seed(seed)
    torch.set_float32_matmul_precision("high")
    vector = Vector(game, tables, device, seed)
    box = vector.tables.box
    network = Network(box.observation_size, box.num_actions).to(device)
    optimizer = torch.optim.Adam(network.parameters(), lr=1e-3, eps=1e-5)
    collected, now = Collected(tables, box, device), vector.reset()
    print(f"{box!r}: {sum(each.numel() for each in network.parameters())} weights, {tables} tables", flush=True)
    spent = {"play": 0.0, "learn": 0.0}
    told, steps = 0.0, 0
    while spent["play"] + spent["learn"] < seconds:
        begun = time.perf_counter()
        with torch.no_grad(), torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
            now = collect(vector, now, network, collected)
            last = network(now[0], now[1])[1]
        found, judged = collected.advantages(now[2], last)
        if device == "cuda":
            torch.cuda.synchronize()
        played = time.perf_counter()
        learn(network, optimizer, collected, found, judged)
        if device == "cuda":
            torch.cuda.synchronize()
        if steps > 0:  # the first round compiles
            spent["play"] += played - begun
            spent["learn"] += time.perf_counter() - played
        steps += tables * STEPS
        total = spent["play"] + spent["learn"]
        if total > told + every or total >= seconds:
            told = total
            print_progress(network, game, tables, device, steps, spent)
    return network


def print_progress(network: Network, game: str, tables: int, device: str, steps: int, spent: dict[str, float]) -> None:
    """A point of the curve."""
    total = sum(spent.values())
    line = f"{total:6.1f} s {steps / 1e6:9.1f} M decisions {steps / total / 1e6:6.2f} M/s"
    line += f" ({100 * spent['play'] / total:.0f} % playing)"
    for opponents in ("random", "simple"):
        matches, rate, low, high = strength(network, game, opponents, min(tables, 16384), device)
        line += f"   {opponents} {100 * rate:.1f} % ({100 * low:.1f}–{100 * high:.1f}, {matches} matches)"
    print(line, flush=True)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=dz.games())
    parser.add_argument("--device", default="cuda", choices=["cpu", "cuda"])
    parser.add_argument("--tables", type=int, default=65536)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--every", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="a file for the weights")
    given = parser.parse_args()
    network = train(given.game, given.tables, given.seconds, given.device, given.seed, given.every)
    if given.save:
        torch.save(network.state_dict(), given.save)


if __name__ == "__main__":
    main()
