"""A tiny game of secrets: three scouts, one of whom has an ambush and may use it in the turns of others.

Everybody gets a card, one of them the ambush. Each round all choose in secret, at the same time, how far
they go; a choice can be taken back until the last one is in. Then they pack: something of each sort, within
limits. Then each goes in turn, and *everybody else* is asked whether to strike, in the same words, whether or
not they could: only whoever has the ambush has a choice, but the question does not tell who that is. After
the last round whoever has come farthest wins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from sandtable.kernel.menus import can_choose, some_choice
from sandtable.kernel.protocol import (
    CHANCE,
    TABLE,
    Action,
    Chosen,
    Decide,
    Draw,
    Entry,
    Event,
    Menu,
    Moment,
    Need,
    Offer,
    Over,
    Pending,
    Refusal,
    Rng,
    Scalar,
    Seat,
    Section,
    Setting,
    Setup,
    Step,
    refuse,
)
from sandtable.tabletop.commit import Commit, Recall, recall_menu
from sandtable.tabletop.hearing import why_not_heard

SEATS = ("ash", "birch", "cedar")
DECK = ("ambush", "map", "rope")
ROUNDS = 3
FARTHEST = 4
SORTS = {"food": (Need("food", 2, 3), {"bread": 1, "ham": 2}), "tools": (Need("tools", 1, 1), {"axe": 1})}
MOST = 2


class Far(Action, frozen=True, tag="far"):
    steps: int


class Pack(Action, frozen=True, tag="pack"):
    things: dict[str, int]


class Strike(Action, frozen=True, tag="strike"):
    """Only with the ambush: whoever is on the way gets nowhere."""


class Wait(Action, frozen=True, tag="wait"):
    """The default answer, of everybody without the ambush the only one."""


Actions: TypeAlias = Far | Pack | Strike | Wait | Recall


class State(Struct, frozen=True):
    at: dict[Seat, int]
    cards: dict[Seat, str] = {}
    round: int = 1
    far: dict[Seat, int] = {}
    packed: tuple[Seat, ...] = ()
    gone: int = 0
    """How many have gone in this round."""
    answers: dict[Seat, bool] = {}
    spent: bool = False
    """The ambush was used, and everybody knows."""

    @property
    def goes(self) -> Commit[int]:
        return Commit(SEATS, self.far)

    @property
    def mover(self) -> Seat:
        return SEATS[self.gone]

    @property
    def reacting(self) -> Commit[bool]:
        return Commit(tuple(s for s in SEATS if s != self.mover), self.answers)


class View(Struct, frozen=True):
    position: State
    pending: Pending
    moment: Moment
    card: str = ""


class Ambush:
    name = "ambush"
    rules_version = "1"
    mended: Mapping[str, frozenset[str]] = {}
    former: Mapping[str, Mapping[str, Scalar]] = {}
    actions: Any = Actions
    state_type, view_type = State, View
    is_open = False
    orders: Mapping[str, str] = {
        "far": "far 3",
        "pack": "pack 2 bread 1 axe",
        "strike": "strike",
        "wait": "wait",
    }

    def rulesets(self) -> tuple[str, ...]:
        return ("plain",)

    def seatings(self, ruleset: str, people: int) -> tuple[tuple[Seat, ...], ...]:
        return (SEATS,) if people == 1 else tuple((seat,) for seat in SEATS)

    def settings(self, ruleset: str) -> tuple[Setting, ...]:
        return ()

    def start(self, setup: Setup) -> State:
        return State(dict.fromkeys(SEATS, 0))

    def pending(self, state: State) -> Pending:
        if len(state.cards) < len(SEATS):
            return Draw(1, tuple(card for card in DECK if card not in state.cards.values()))
        if state.round > ROUNDS:
            best = max(state.at.values())
            return Over(tuple(s for s in SEATS if state.at[s] == best), "farthest")
        if not state.goes.is_complete:
            return state.goes.pending("far")
        if len(state.packed) < len(SEATS):
            return Decide((SEATS[len(state.packed)],), "pack")
        return state.reacting.pending("react", state.mover)

    def moment(self, state: State) -> Moment:
        pending = self.pending(state)
        return Moment(state.round, state.mover, pending.what if isinstance(pending, Decide) else "")

    def options(self, state: State, seat: Seat) -> Menu:
        pending = self.pending(state)
        if not isinstance(pending, Decide) or seat not in (*pending.seats, *pending.may_change):
            return Menu(seat)
        if seat in pending.may_change:
            return recall_menu(seat)
        if pending.what == "far":
            return Menu(seat, (Offer("far", most=FARTHEST),))
        if pending.what == "react":
            strike = (Offer("strike"),) if _can_strike(state, seat) else ()
            return Menu(seat, (*strike, Offer("wait")))
        lines = (
            Offer("pack", unit=thing, most=MOST, group=sort, worth=worth)
            for sort, (_, things) in SORTS.items()
            for thing, worth in things.items()
        )
        return Menu(seat, tuple(lines), needs=tuple(need for need, _ in SORTS.values()))

    def check(self, state: State, entry: Entry[Actions]) -> Refusal | None:
        pending = self.pending(state)
        refusal = why_not_heard(entry, pending)
        if refusal or entry.by == CHANCE:
            return refusal
        if entry.by == TABLE:
            return refuse("not_for_the_table")
        if isinstance(entry.do, Recall):
            commit: Commit[Any] = state.reacting if state.goes.is_complete else state.goes
            return commit.why_not_recall(entry.by)
        assert entry.do is not None
        if isinstance(entry.do, Far) and not 1 <= entry.do.steps <= FARTHEST:
            return refuse("wrong_number")
        # A refusal must not tell more than the menu: whoever has no ambush is refused as for anything else.
        return None if self.offered(self.options(state, entry.by), entry.do) else refuse("not_now")

    def apply(self, state: State, entry: Entry[Actions]) -> Step[State, Actions]:
        if entry.cards is not None:
            cards = {**state.cards, SEATS[len(state.cards)]: entry.cards[0]}
            return Step(replace(state, cards=cards), (Event("dealt"),))
        seat = entry.by
        match entry.do:
            case Recall() if state.goes.is_complete:
                answers = dict(state.reacting.recalling(seat).sealed)
                return Step(replace(state, answers=answers), (Event("recalled", {"by": seat}),))
            case Recall():
                far = dict(state.goes.recalling(seat).sealed)
                return Step(replace(state, far=far), (Event("recalled", {"by": seat}),))
            case Far(steps):
                goes = state.goes.sealing(seat, steps)
                state = replace(state, far=dict(goes.sealed))
                return Step(state, (Event("chosen", {"by": seat}),), reveals=goes.is_complete)
            case Pack():
                return Step(replace(state, packed=(*state.packed, seat)), (Event("packed", {"by": seat}),))
        return self._react(state, seat, isinstance(entry.do, Strike))

    def _react(self, state: State, seat: Seat, strikes: bool) -> Step[State, Actions]:
        reacting = state.reacting.sealing(seat, strikes)
        answered = Event("answered", {"by": seat})
        if not reacting.is_complete:
            return Step(replace(state, answers=dict(reacting.sealed)), (answered,))
        struck = [s for s, did in reacting.sealed.items() if did]
        far = 0 if struck else state.far[state.mover]
        at = {**state.at, state.mover: state.at[state.mover] + far}
        told = (
            Event("struck", {"by": struck[0]}) if struck else Event("went", {"by": state.mover, "far": far})
        )
        state = replace(state, at=at, gone=state.gone + 1, answers={}, spent=state.spent or bool(struck))
        if state.gone == len(SEATS):
            state = replace(state, round=state.round + 1, gone=0, far={}, packed=())
        return Step(state, (answered, told), reveals=True)

    def view(self, state: State, seat: Seat | None) -> View:
        """Who has chosen is in what is awaited, and nowhere else."""
        out = state.goes.is_complete
        far = state.far if out else {s: n for s, n in state.far.items() if s == seat}
        answers = {s: did for s, did in state.answers.items() if s == seat}
        pending = self.pending(state)
        shown = Draw(pending.count, ("?",) * len(pending.remaining)) if isinstance(pending, Draw) else pending
        position = replace(state, cards={}, far=far, answers=answers)
        return View(position, shown, self.moment(state), state.cards.get(seat or "", ""))

    def imagine(self, view: View, seat: Seat, rng: Rng) -> State:
        """Cards dealt anew among the others; sealed choices as they might be."""
        state, pending = view.position, view.pending
        dealt = len(DECK) - len(pending.remaining) if isinstance(pending, Draw) else len(SEATS)
        cards = {seat: view.card} if view.card else {}
        others = [card for card in DECK if card != view.card]
        for other in SEATS[:dealt]:
            if other not in cards:
                cards[other] = others.pop(rng.randrange(len(others)))
        cards = {s: cards[s] for s in SEATS if s in cards}
        sealed = pending.may_change if isinstance(pending, Decide) else ()
        state = replace(state, cards=cards)
        if isinstance(pending, Decide) and pending.what == "far":
            far = {s: state.far.get(s) or 1 + rng.randrange(FARTHEST) for s in sealed}
            return replace(state, far=far)
        if isinstance(pending, Decide) and pending.what == "react":
            return replace(state, answers={s: state.answers.get(s, False) for s in sealed})
        return state

    def pick(self, state: State, menu: Menu, rng: Rng) -> Actions:
        if menu.needs:
            return self.make(state, menu.seat, some_choice(menu, rng))
        offer = menu.offers[rng.randrange(len(menu.offers))]
        return self.make(state, menu.seat, [(offer, 1 + rng.randrange(max(1, offer.most)), "")])

    def make(self, state: State, seat: Seat, chosen: Sequence[Chosen]) -> Actions:
        if chosen[0][0].verb == "pack":
            return Pack({line.unit: count for line, count, _ in chosen})
        ((offer, count, _),) = chosen
        return Far(count) if offer.verb == "far" else PLAIN[offer.verb]

    def offered(self, menu: Menu, action: Actions) -> bool:
        lines = {line.unit or line.verb: line for line in menu.offers}
        wanted = {"far": action.steps} if isinstance(action, Far) else {_verb(action): 0}
        if isinstance(action, Pack):
            wanted = dict(action.things)
        if not wanted or not wanted.keys() <= lines.keys():
            return False
        return can_choose(menu, [(lines[word], count, "") for word, count in wanted.items()])

    def speaks_for(self, state: State, action: Actions) -> tuple[Seat, ...]:
        return ()

    def parse(self, state: State, seat: Seat, text: str) -> Actions:
        verb, *words = text.split() or [""]
        try:
            if verb == "far":
                (steps,) = words
                return Far(int(steps))
            if verb == "pack":
                return Pack({thing: int(n) for n, thing in zip(words[::2], words[1::2], strict=True)})
            return PLAIN[verb]
        except (KeyError, ValueError) as error:
            raise ValueError(f"cannot read {text!r}") from error

    def write(self, action: Actions) -> str:
        match action:
            case Far(steps):
                return f"far {steps}"
            case Pack(things):
                return " ".join(("pack", *(f"{count} {thing}" for thing, count in things.items())))
        return _verb(action)

    def sheet(self, state: State) -> Any:
        return {"order": SEATS}

    def describe(self, view: View) -> tuple[Section, ...]:
        return (Section("Scouts", ("scout", "at"), tuple((s, str(n)) for s, n in view.position.at.items())),)

    def arrange(self, state: State, line: str) -> State:
        raise ValueError(f"cannot read {line!r}")

    def why_impossible(self, state: State) -> str:
        return ""

    def compare(self, state: State, line: str) -> tuple[str, str]:
        raise ValueError(f"cannot read {line!r}")


PLAIN: dict[str, Actions] = {"strike": Strike(), "wait": Wait(), "recall": Recall()}


def _verb(action: Actions) -> str:
    return next((verb for verb, plain in PLAIN.items() if plain == action), "")


def _can_strike(state: State, seat: Seat) -> bool:
    return state.cards[seat] == "ambush" and not state.spent


AMBUSH = Ambush()
SETUP = Setup("ambush", "plain", seats=SEATS)
