"""Who fights whom, who stands together and who shares what; nobody compares sides.

Relations are one value: fixed for the whole game where sides are, worked out anew where nations declare war.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

Pair = tuple[str, str]


class Relations(Struct, frozen=True, eq=False):
    """Who is what to whom; built by `make_relations` and shared.

    Each set may be asked for any name: "" is the owner of neutral land, nobody's friend and nobody's foe.
    """

    foes: Mapping[str, frozenset[str]]
    """Those a nation is at war with."""
    friends: Mapping[str, frozenset[str]]
    """A nation itself and its allies: their land is friendly."""
    shares: Mapping[str, frozenset[str]]
    """A nation itself and those among its friends with whom it shares spaces, decks and ships."""
    parties: tuple[tuple[str, ...], ...]
    """The nations in groups that share with each other."""

    def at_war(self, a: str, b: str) -> bool:
        return b in self.foes[a]

    def allied(self, a: str, b: str) -> bool:
        """Whether two nations stand together; each does with itself."""
        return b in self.friends[a]

    def may_share(self, a: str, b: str) -> bool:
        """Whether pieces of both may stand in one territory and use each other's decks and ships."""
        return b in self.shares[a]

    def may_enter(self, nation: str, owner: str) -> bool:
        """Whether a nation's pieces may go into land of this owner: to fight there, or to share it.

        Neutral land is neither; the edition says what it costs to enter.
        """
        return owner in self.foes[nation] or owner in self.shares[nation]


def make_relations(
    nations: Iterable[str], wars: Iterable[Pair], alliances: Iterable[Pair], apart: Iterable[str] = ()
) -> Relations:
    """Relations from pairs at war and pairs that stand together, either way round.

    Nations that keep `apart` share nothing with their friends.
    """
    order, alone = tuple(nations), frozenset(apart)
    foes = _sets(order, wars)
    friends = {a: with_a | {a} for a, with_a in _sets(order, alliances).items()}
    shares = {
        a: frozenset(b for b in with_a if a == b or not alone & {a, b}) for a, with_a in friends.items()
    }
    parties = dict.fromkeys(tuple(b for b in order if b in shares[a]) for a in order)
    return Relations(foes, friends, shares, tuple(parties))


def _sets(nations: tuple[str, ...], pairs: Iterable[Pair]) -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {nation: set() for nation in nations}
    for a, b in pairs:
        found[a].add(b)
        found[b].add(a)
    return {nation: frozenset(others) for nation, others in found.items()}
