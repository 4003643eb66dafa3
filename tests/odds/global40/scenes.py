"""Random battles of Global 1940 of every kind, as the words of a call."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

ARMY = ("inf", "art", "mec", "arm", "ftr", "tac", "bmb")
HOME = ("inf", "art", "mec", "arm", "ftr", "tac", "bmb", "aa")
FLEET = ("ss", "dd", "ca", "cv", "bb", "tr", "ftr", "tac", "bmb")
PORT = ("ss", "dd", "ca", "cv", "bb", "tr", "ftr", "tac")
LOADS = ("tr(inf)", "tr(inf,inf)", "tr(inf,art)", "tr(arm)", "tr(inf,mec)")
TECH = (
    "",
    "japan:heavy_bombers,super_submarines",
    "japan:jet_fighters,advanced_artillery usa:radar",
    "japan:improved_mechanized_infantry uk:jet_fighters",
)


def some(rng: Random, kinds: tuple[str, ...], most: int, share: float = 0.4) -> str:
    found = {kind: rng.randint(1, most) for kind in kinds if rng.random() < share}
    hurt = ("bb", "cv")
    return " ".join(
        f"{count} {kind}{'*' if kind in hurt and rng.random() < 0.3 else ''}" for kind, count in found.items()
    )


def decked(stacks: str) -> str:
    """A defending fleet with a whole deck for every aircraft."""
    flying = sum(map(int, re.findall(r"(\d+) (?:ftr|tac)", stacks)))
    carriers = sum(map(int, re.findall(r"(\d+) cv(?!\*)", stacks)))
    need = (flying + 1) // 2 - carriers
    return f"{stacks} {need} cv" if need > 0 else stacks


def land(rng: Random) -> dict[str, Any]:
    allies = f" | uk: {some(rng, ('inf', 'arm', 'ftr', 'aa'), 2)}" if rng.random() < 0.5 else ""
    return {"attack": f"japan: {some(rng, ARMY, 3)}", "defend": f"usa: {some(rng, HOME, 3)}{allies}"}


def sea(rng: Random) -> dict[str, Any]:
    allies = f" | uk: {some(rng, PORT, 1, 0.25)}" if rng.random() < 0.4 else ""
    risen = f"anzac: {rng.randint(1, 3)} {rng.choice(['ftr', 'tac'])}" if rng.random() < 0.3 else ""
    markers = rng.choice(["", "", "2 dd 1 bb"])
    if markers:
        return {
            "attack": f"usa: 1 dd 1 bb {some(rng, FLEET, 2)}",
            "defend": decked(f"japan: {some(rng, PORT, 2)}"),
            "kamikaze": markers,
        }
    return {
        "attack": f"japan: {some(rng, FLEET, 2)}",
        "defend": decked(f"usa: {some(rng, PORT, 2)}{allies}"),
        "scramble": risen,
    }


def under_water(rng: Random) -> dict[str, Any]:
    """Few destroyers, many submarines and aircraft."""
    kinds = ("ss", "ss", "tr", "ftr", "ca", "dd")
    mine = " ".join(f"{rng.randint(1, 2)} {kind}" for kind in rng.sample(kinds, 3))
    theirs = " ".join(f"1 {kind}" for kind in rng.sample(("ss", "tr", "cv", "dd", "ftr", "ss"), 3))
    return {"attack": f"japan: {mine}", "defend": decked(f"usa: {theirs}")}


def landing(rng: Random) -> dict[str, Any]:
    fleet = " ".join(f"1 {load}" for load in LOADS if load == "tr(inf)" or rng.random() < 0.4)
    guns = rng.choice(["", " 1 bb", " 1 bb 2 ca", " 3 ca"])
    return {
        "attack": f"japan: {some(rng, ARMY, 1)} {fleet}{guns}",
        "defend": f"usa: {some(rng, HOME, 2)}",
        "at": rng.choice(["", "hawaiian_islands", "malaya"]),
    }


def assault(rng: Random) -> dict[str, Any]:
    fleet = " ".join(f"1 {load}" for load in LOADS if load == "tr(inf)" or rng.random() < 0.4)
    ships = decked(f"usa: {some(rng, PORT, 1)}")
    risen = f"uk: {rng.randint(1, 2)} ftr" if rng.random() < 0.4 or not ships.strip("usa: ") else ""
    return {
        "attack": f"japan: {some(rng, ARMY, 1)}",
        "fleet": f"japan: {fleet} {some(rng, ('ss', 'dd', 'bb', 'ca', 'ftr', 'cv'), 1)}",
        "ships": ships,
        "scramble": risen,
        "defend": f"usa: {some(rng, HOME, 2)}",
    }


KINDS: dict[str, Callable[[Random], dict[str, Any]]] = {
    "land": land,
    "sea": sea,
    "under_water": under_water,
    "landing": landing,
    "assault": assault,
}
CUSTOM = {"ftr": "fighter", "inf": "infantry", "dd": "destroyer"}


def asked(kind: str, seed: int) -> dict[str, Any]:
    """A random battle with random orders."""
    rng = Random(f"{kind} {seed}")
    attacker = rng.choice(["cheapest", "keep_land", "weakest", "custom"])
    subs = rng.choice(
        ["", ",attacker_subs=leave", ",defender_subs=leave", ",attacker_subs=leave,defender_subs=leave"]
    )
    words = KINDS[kind](rng)
    if attacker == "custom":
        there = re.findall(r"\d+ (\w+)", f"{words['attack']} {words.get('fleet', '')}")
        attacker = " ".join(name for name in CUSTOM if name in there) or "cheapest"
    return {
        **words,
        "tech": rng.choice(TECH),
        "orders": f"attacker={attacker},defender={rng.choice(['cheapest', 'weakest'])}{subs}",
        "rounds": rng.choice([0, 0, 1, 2]),
        "retreat_at": rng.choice([0, 0, 1, 2]),
    }
