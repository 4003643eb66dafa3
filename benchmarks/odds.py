"""Figures of the odds engine, side by side in one run. Reports, asserts nothing: python benchmarks/odds.py"""

from __future__ import annotations

import resource
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from sandtable.odds import dice, engine
from sandtable.odds.answer import answer
from sandtable.odds.axis import classic as odds
from sandtable.odds.axis import global40
from sandtable.odds.model import Battle, Orders, Unit

LAND_20 = ("germany: 10 inf 6 arm 3 ftr 1 bmb", "ussr: 10 inf 4 arm 2 ftr")
LAND_80 = ("germany: 40 inf 24 arm 12 ftr 4 bmb", "ussr: 44 inf 14 arm 6 ftr")
SEA_12 = ("japan: 4 trn 3 sub 2 cv 4 ftr 3 bb 2 bmb", "usa: 4 trn 3 sub 2 cv 4 ftr 3 bb")
LAND_10 = ("germany: 4 inf 3 arm 2 ftr 1 bmb", "ussr: 4 inf 3 arm 3 ftr")
SEA_10 = ("japan: 1 trn 2 sub 2 ftr 2 cv 2 bb 1 bmb", "usa: 2 trn 2 sub 2 ftr 2 cv 2 bb")
WORST_LAND = ("japan: 3 inf 3 arm 2 ftr 2 bmb", "usa: 2 inf 2 arm 2 ftr 2 bmb | uk: 2 ftr 1 aa")
WORST_SEA = ("japan: 2 sub 2 trn 2 cv 2 bb 1 ftr 1 bmb", "usa: 2 sub 2 trn 2 cv 1 bb 1 ftr | uk: 2 ftr")
CARGO = (
    "japan: 1 sub 1 trn 1 trn(inf) 1 trn(inf,inf) 1 trn(arm) 1 trn(aa) 1 cv 1 bb 1 ftr 1 bmb",
    "usa: 1 sub 1 trn 1 trn(inf) 1 trn(inf,inf) 1 trn(arm) 1 cv 1 bb 1 ftr | uk: 1 trn(aa) 1 ftr",
)
ASSAULT: dict[str, Any] = {
    "attack": "uk: 3 inf 3 arm 2 ftr 2 bmb",
    "defend": "germany: 3 inf 3 arm 2 ftr 2 bmb 1 aa",
    "fleet": "uk: 1 sub 1 trn 1 trn(inf) 1 trn(inf,inf) 1 trn(arm) 1 cv 2 bb 1 ftr 1 bmb",
    "ships": "germany: 2 sub 2 trn 2 cv 2 bb 2 ftr",
}
GUN_34 = ("germany: 20 inf 8 arm 4 ftr 2 bmb", "ussr: 24 inf 8 arm 3 ftr 1 aa")
GUN_55 = ("germany: 32 inf 12 arm 7 ftr 4 bmb", "ussr: 38 inf 10 arm 5 ftr 1 aa")
JETS = "uk:jet_power"
FRANCE = (
    "germany: 9 inf 4 art 3 mec 4 arm 2 ftr 2 tac",
    "france: 6 inf 1 art 1 arm 1 aa 1 ftr | uk: 1 art 1 arm",
)
LONDON = ("germany: 2 ftr 2 tac 2 bmb 4 tr(inf,arm) 1 bb 1 ca", "uk: 4 inf 1 mec 2 ftr 2 aa")
MIXED_25 = ("germany: 10 inf 4 art 3 mec 4 arm 2 ftr 2 tac", "ussr: 13 inf 3 art 2 mec 2 arm 2 ftr")
MIXED_60 = ("germany: 28 inf 8 art 6 mec 10 arm 4 ftr 4 tac", "ussr: 33 inf 6 art 4 mec 8 arm 4 ftr")
DEEP_12 = (
    "japan: 3 ss 3 dd 2 ca 1 cv 1 bb 2 tr 3 ftr 2 tac 1 bmb",
    "usa: 3 ss 3 dd 2 ca 2 cv 1 bb 1 tr 2 ftr 2 tac",
)
BEST_LAND = (
    "germany: 3 inf 1 art 1 mec 2 arm 1 ftr 1 tac 1 bmb",
    "ussr: 3 inf 1 art 1 mec 2 arm 1 aa 1 ftr 1 tac",
)
BEST_SEA = ("japan: 2 ss 1 dd 1 ca 1 cv 1 bb 2 ftr 1 tac 1 tr", "usa: 2 ss 1 dd 1 ca 1 cv 1 bb 2 ftr 1 tr")
BEST_DECKS = ("japan: 3 ss 2 dd 1 ca 1 bb 2 ftr 1 bmb", "usa: 2 ss 2 dd 1 ca 2 cv 2 ftr 1 tac")
RAID = ("uk: 3 bmb 1 tac 2 ftr", "germany: 2 ftr 1 maj 1 ab 1 nb")
BATTLES = 2000


def forget() -> None:
    """Clear what earlier battles left in the caches of distributions."""
    dice.hits.cache_clear()
    dice.binomial.cache_clear()


def timed(call: Callable[[], Any], times: int, cold: bool) -> tuple[float, Any]:
    """The least CPU time of a call in milliseconds, and its answer."""
    spent = []
    for _ in range(times):
        if cold:
            forget()
        began = time.process_time()
        found = call()
        spent.append(1000 * (time.process_time() - began))
    return min(spent), found


def row(name: str, call: Callable[[], Any], target: str, times: int = 1) -> None:
    cold, found = timed(call, times, cold=True)
    warm, _ = timed(call, times, cold=False) if times > 1 else (cold, found)
    told = f"{found.attacker_wins:12.6f} {found.note}" if found.kind != "raid" else f"{found.swing:+12.4f}"
    print(f"{name:44} {cold:10.2f} {warm:10.2f} {target:>10} {told}")


def main() -> None:
    odds.battle("germany: 1 inf", "ussr: 1 inf")
    print(f"{'battle':44} {'cold ms':>10} {'warm ms':>10} {'target':>10} {'attacker wins':>12}")
    row("exact, land 20 v 16", lambda: odds.battle(*LAND_20), "3 ms", 21)
    row(f"referee, land 20 v 16, {BATTLES} battles", lambda: played(LAND_20), "")
    row("exact, land 80 v 64", lambda: odds.battle(*LAND_80), "60 ms", 11)
    row("exact, sea 12 ships a side and aircraft", lambda: odds.battle(*SEA_12), "250 ms", 11)
    row(f"referee, sea 12, {BATTLES} battles", lambda: played(SEA_12), "")
    row("both optimal, land 10 v 10", lambda: odds.battle(*LAND_10, orders="both"), "5000 ms", 3)
    row("both optimal, sea 10 v 10", lambda: odds.battle(*SEA_10, orders="both"), "5000 ms", 3)
    for name, sides in (("land", WORST_LAND), ("sea", WORST_SEA), ("sea, all cargo", CARGO)):
        row(f"both optimal, most kinds 10 v 10, {name}", partial(best, sides), "5000 ms", 3)
        row("  after 3 rounds at the latest", partial(best, sides, 3), "5000 ms", 3)
    row("both optimal, sea 10 v 10, then land", lambda: odds.battle(**ASSAULT, orders="both"), "5000 ms")
    row("both optimal, all different 10 v 10", different, "5000 ms")
    row("exact, land 34 v 35, a gun on the way", lambda: odds.battle(*GUN_34), "8 ms", 11)
    row("exact, land 55 v 53, a gun on the way", lambda: odds.battle(*GUN_55), "30 ms", 7)
    global_rows()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"peak memory {peak:.0f} MB (target 200 MB)")


def global_rows() -> None:
    """Battles of Global 1940."""
    row("global, France, 24 v 12 with a gun", lambda: global40.battle(*FRANCE), "10 ms", 21)
    row("global, London, landing and bombardment", lambda: global40.battle(*LONDON), "10 ms", 21)
    row("global, land 25 v 22", lambda: global40.battle(*MIXED_25), "10 ms", 21)
    row("global, land 60 v 55", lambda: global40.battle(*MIXED_60), "80 ms", 11)
    row("global, sea 12 ships a side and aircraft", lambda: global40.battle(*DEEP_12), "100 ms", 7)
    row("global, raid with interceptors", lambda: global40.raid_of_text(*RAID), "5 ms", 21)
    for name, sides in (("land", BEST_LAND), ("sea", BEST_SEA), ("sea, decks", BEST_DECKS)):
        row(
            f"global, both optimal 10 v 10, {name}",
            partial(global40.battle, *sides, orders="both"),
            "5000 ms",
            2,
        )


def best(sides: tuple[str, str], rounds: int = 0) -> odds.Odds:
    return odds.battle(*sides, tech=JETS, orders="both", goal="swing", rounds=rounds)


def different() -> odds.Odds:
    """Ten ships and aircraft a side of which no two are alike: the most that ten can be."""
    side = tuple(
        Unit(
            f"unit {n}",
            "x",
            "",
            1,
            1 + n % 4,
            8 + n,
            domain="air" if n > 7 else "sea",
            is_sub=n == 0,
            may_leave=n == 0,
            lands=(f"cargo {n}",),
        )
        for n in range(10)
    )
    orders = Orders("optimal", "optimal", goal="swing")
    chances, followed, note = engine.odds(Battle("sea", side, side), orders)
    return answer(chances, "sea", followed, note)


def played(sides: tuple[str, str]) -> odds.Odds:
    return odds.battle(*sides, method="play", battles=BATTLES, seed=1)


if __name__ == "__main__":
    main()
