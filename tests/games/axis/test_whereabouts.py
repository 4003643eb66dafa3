"""What is known of one position is carried on to the next, and is what a look at every space would find."""

from random import Random

from sandtable.games.axis.core.whereabouts import Whereabouts, whereabouts
from sandtable.games.axis.global40.actions import GlobalAction
from sandtable.games.axis.global40.game import GLOBAL40
from sandtable.games.axis.global40.state import State
from sandtable.kernel.protocol import CHANCE, Decide, Entry, Roll, Setup

ENTRIES, EVERY = 400, 7


def found(state: State) -> Whereabouts:
    """The same by a look at every piece."""
    bit, known = state.rules.board.bit, Whereabouts(state.units, {}, {}, {}, {}, 0, 0, 0)
    stirred = helped = bound = 0
    for space, piles in state.units.items():
        here = bit[space]
        for p in piles:
            known.nations[p.nation] = known.nations.get(p.nation, 0) | here
            known.kinds[p.kind] = known.kinds.get(p.kind, 0) | here
            if p.task:
                known.tasks[p.task] = known.tasks.get(p.task, 0) | here
            form = p.nation, p.kind, p.task, p.used > 0
            known.forms[form] = known.forms.get(form, 0) | here
            stirred |= here if p.used or p.task or p.came or p.over or p.cargo or p.extra else 0
            helped |= here if p.extra else 0
            bound |= here if any(c.lands for c in p.cargo) else 0
    return Whereabouts(
        state.units, known.nations, known.kinds, known.tasks, known.forms, stirred, helped, bound
    )


def told(known: Whereabouts) -> tuple[object, ...]:
    """What is known; who stands nowhere need not be named."""
    sets = (known.nations, known.kinds, known.tasks, known.forms)
    some = tuple({name: spaces for name, spaces in many.items() if spaces} for many in sets)
    return (*some, known.stirred, known.helped, known.bound)


def test_what_is_carried_on_is_what_a_look_at_the_board_finds() -> None:
    rng = Random(3)
    state = before = GLOBAL40.start(Setup("global40", "2nd"))
    for number in range(ENTRIES):
        pending = GLOBAL40.pending(state)
        entry: Entry[GlobalAction]
        if isinstance(pending, Roll):
            entry = Entry(CHANCE, dice=tuple(rng.choices(range(1, 7), k=pending.count)))
        else:
            assert isinstance(pending, Decide)
            seat = rng.choice(pending.seats)
            entry = Entry(seat, GLOBAL40.pick(state, GLOBAL40.options(state, seat), rng))
        state = GLOBAL40.apply(state, entry).state
        if number % EVERY == 0:
            assert told(whereabouts(state)) == told(found(state))
            assert told(whereabouts(before)) == told(found(before))
            before = state
