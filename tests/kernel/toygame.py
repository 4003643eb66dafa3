"""A tiny game that exercises all the kernel offers: a race of two carts.

Each seat secretly picks a lucky number, at the same time. Then, in turn, a seat loads and unloads its cart
(up to 6), may show its lucky number, draws a card, and goes: two dice, plus the load, plus 3 for the lucky
number on a die. The first to reach the goal wins. The table may resign for a seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from sandtable.kernel.menus import Wish, is_offered
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
    Offer,
    Over,
    Pending,
    Refusal,
    Rng,
    Roll,
    Scalar,
    Seat,
    Section,
    Setting,
    Setup,
    Step,
    refuse,
)
from sandtable.kernel.registry import UnknownGame

SEATS = ("red", "blue")
DECK = ("mud", "mud", "ramp", "wind")
CARDS = {"mud": -1, "ramp": 2, "wind": 1}
HOLD = 6
GOAL = 30


class Pick(Action, frozen=True, tag="pick"):
    number: int


class Load(Action, frozen=True, tag="load"):
    """0 loads all that fits; the log keeps how much that was."""

    weight: int = 0


class Unload(Action, frozen=True, tag="unload"):
    weight: int


class Show(Action, frozen=True, tag="show"):
    pass


class TakeCard(Action, frozen=True, tag="card"):
    pass


class Go(Action, frozen=True, tag="go"):
    pass


class Resign(Action, frozen=True, tag="resign"):
    seat: Seat


Actions = Pick | Load | Unload | Show | TakeCard | Go | Resign


class Cart(Struct, frozen=True):
    lucky: int = 0
    load: int = 0
    at: int = 0
    shown: bool = False


class State(Struct, frozen=True):
    goal: int
    carts: tuple[Cart, Cart] = (Cart(), Cart())
    mover: int = 0
    turns: int = 0
    owed: str = ""
    deck: tuple[str, ...] = DECK
    resigned: Seat = ""


class View(Struct, frozen=True):
    state: State


class Race:
    name = "race"
    rules_version = "1"
    mended: Mapping[str, frozenset[str]] = {}
    former: Mapping[str, Mapping[str, Scalar]] = {}
    actions: Any = Actions
    state_type = State
    view_type = View
    is_open = False
    orders: Mapping[str, str] = {
        "pick": "pick 3",
        "load": "load 2",
        "unload": "unload 1",
        "show": "show",
        "card": "card",
        "go": "go",
    }

    def rulesets(self) -> tuple[str, ...]:
        return ("plain",)

    def seatings(self, ruleset: str, people: int) -> tuple[tuple[Seat, ...], ...]:
        return (SEATS,) if people == 1 else (("red",), ("blue",))

    def settings(self, ruleset: str) -> tuple[Setting, ...]:
        return (Setting("goal", "int", GOAL, "how far the carts go", low=1, high=10**9),)

    def start(self, setup: Setup) -> State:
        goal = setup.options.get("goal", GOAL)
        if setup.ruleset != "plain" or not isinstance(goal, int) or setup.options.keys() - {"goal"}:
            raise ValueError("the race knows the ruleset 'plain' and the option 'goal'")
        return State(goal)

    def pending(self, state: State) -> Pending:
        if state.resigned:
            return Over(tuple(seat for seat in SEATS if seat != state.resigned), "resigned")
        if winners := tuple(s for s, cart in zip(SEATS, state.carts, strict=True) if cart.at >= state.goal):
            return Over(winners, "goal")
        if missing := tuple(s for s, cart in zip(SEATS, state.carts, strict=True) if not cart.lucky):
            return Decide(missing, "pick")
        if state.owed == "dice":
            return Roll(2)
        if state.owed == "card":
            return Draw(1, state.deck)
        return Decide((SEATS[state.mover],), "move")

    def moment(self, state: State) -> Moment:
        picking = not all(cart.lucky for cart in state.carts)
        return Moment(1 + state.turns // len(SEATS), SEATS[state.mover], "pick" if picking else "move")

    def check(self, state: State, entry: Entry[Actions]) -> Refusal | None:
        pending = self.pending(state)
        if isinstance(pending, Over):
            return refuse("game_over")
        if entry.by == CHANCE:
            return None
        if isinstance(entry.do, Resign):
            return None if entry.by == TABLE and entry.do.seat in SEATS else refuse("only_the_table")
        if not isinstance(pending, Decide) or entry.by not in pending.seats:
            return refuse("not_your_turn", by=entry.by)
        if isinstance(entry.do, Pick) != (pending.what == "pick"):
            return refuse("wrong_moment")
        return self._why_not(state, state.carts[SEATS.index(entry.by)], entry.do)

    def _why_not(self, state: State, cart: Cart, do: Actions | None) -> Refusal | None:
        match do:
            case Pick(number) if not 1 <= number <= 6:
                return refuse("no_such_number", number=number)
            case Load(weight) if not 0 <= weight <= HOLD - cart.load or cart.load == HOLD:
                return refuse("cart_full", "§1", wanted=weight, room=HOLD - cart.load)
            case Unload(weight) if not 1 <= weight <= cart.load:
                return refuse("cart_empty", "§2", wanted=weight, has=cart.load)
            case Show() if cart.shown:
                return refuse("shown_already")
            case TakeCard() if not state.deck:
                return refuse("no_cards")
        return None

    def apply(self, state: State, entry: Entry[Actions]) -> Step[State, Actions]:
        if entry.dice is not None:
            return Step(self._advance(state, entry.dice))
        if entry.cards is not None:
            return Step(self._play_card(state, entry.cards[0]))
        if isinstance(entry.do, Resign):
            return Step(replace(state, resigned=entry.do.seat))
        seat = SEATS.index(entry.by)
        cart = state.carts[seat]
        match entry.do:
            case Pick(number):
                return Step(put(state, seat, replace(cart, lucky=number)))
            case Load(0):
                weight = HOLD - cart.load
                full = Entry[Actions](entry.by, Load(weight))
                return Step(put(state, seat, replace(cart, load=HOLD)), entry=full)
            case Load(weight):
                return Step(put(state, seat, replace(cart, load=cart.load + weight)))
            case Unload(weight):
                return Step(put(state, seat, replace(cart, load=cart.load - weight)))
            case Show():
                event = Event("shown", {"number": cart.lucky})
                return Step(put(state, seat, replace(cart, shown=True)), (event,), reveals=True)
            case TakeCard():
                return Step(replace(state, owed="card"))
        return Step(replace(state, owed="dice"))

    def _advance(self, state: State, dice: tuple[int, ...]) -> State:
        cart = state.carts[state.mover]
        at = cart.at + sum(dice) + cart.load + (3 if cart.lucky in dice else 0)
        moved = put(state, state.mover, replace(cart, at=at, load=0))
        return replace(moved, mover=1 - state.mover, turns=state.turns + 1, owed="")

    def _play_card(self, state: State, card: str) -> State:
        at = state.deck.index(card)
        cart = state.carts[state.mover]
        moved = put(state, state.mover, replace(cart, at=cart.at + CARDS[card]))
        return replace(moved, deck=state.deck[:at] + state.deck[at + 1 :], owed="")

    def options(self, state: State, seat: Seat) -> Menu:
        pending = self.pending(state)
        if seat == TABLE and isinstance(pending, Decide):
            return Menu(TABLE, (Offer("resign", targets=SEATS),))
        if not isinstance(pending, Decide) or seat not in pending.seats:
            return Menu(seat)
        if pending.what == "pick":
            return Menu(seat, (Offer("pick", most=6),))
        cart = state.carts[SEATS.index(seat)]
        offers = [Offer("go")]
        if cart.load < HOLD:
            offers.append(Offer("load", most=HOLD - cart.load))
        if cart.load:
            offers.append(Offer("unload", most=cart.load))
        if not cart.shown:
            offers.append(Offer("show"))
        if state.deck:
            offers.append(Offer("card"))
        return Menu(seat, tuple(offers))

    def view(self, state: State, seat: Seat | None) -> View:
        for other, cart in enumerate(state.carts):
            if SEATS[other] != seat and not cart.shown:
                state = put(state, other, replace(cart, lucky=min(cart.lucky, 1)))
        return View(state)

    def imagine(self, view: View, seat: Seat, rng: Rng) -> State:
        state = view.state
        for other, cart in enumerate(state.carts):
            if SEATS[other] != seat and cart.lucky and not cart.shown:
                state = put(state, other, replace(cart, lucky=1 + rng.randrange(6)))
        return state

    def pick(self, state: State, menu: Menu, rng: Rng) -> Actions:
        offer = menu.offers[rng.randrange(len(menu.offers))]
        count = f" {1 + rng.randrange(offer.most)}" if offer.most else ""
        return self.parse(state, menu.seat, offer.verb + count)

    def make(self, state: State, seat: Seat, chosen: Sequence[Chosen]) -> Actions:
        ((offer, count, target),) = chosen
        if offer.verb == "resign":
            return Resign(target)
        return self.parse(state, seat, f"{offer.verb} {count}" if offer.most else offer.verb)

    def offered(self, menu: Menu, action: Actions) -> bool:
        verb, _, count = self.write(action).partition(" ")
        if isinstance(action, Resign):
            return is_offered(menu, Wish(verb, target=action.seat))
        return is_offered(menu, Wish(verb, {"": int(count)} if count.isdecimal() else None))

    def speaks_for(self, state: State, action: Actions) -> tuple[Seat, ...]:
        return (action.seat,) if isinstance(action, Resign) else ()

    def parse(self, state: State, seat: Seat, text: str) -> Actions:
        verb, _, rest = text.partition(" ")
        try:
            match verb:
                case "pick":
                    return Pick(int(rest))
                case "load":
                    return Load(int(rest or 0))
                case "unload":
                    return Unload(int(rest))
            plain: dict[str, Actions] = {"show": Show(), "card": TakeCard(), "go": Go()}
            return plain[verb]
        except (KeyError, ValueError) as error:
            raise ValueError(f"cannot read {text!r}") from error

    def write(self, action: Actions) -> str:
        match action:
            case Pick(count):
                return f"pick {count}"
            case Load(count):
                return f"load {count}"
            case Unload(count):
                return f"unload {count}"
            case Resign(seat):
                return f"resign {seat}"
        return {Show: "show", TakeCard: "card", Go: "go"}[type(action)]

    def sheet(self, state: State) -> Any:
        return {"order": SEATS, "goal": state.goal}

    def describe(self, view: View) -> tuple[Section, ...]:
        rows = zip(SEATS, view.state.carts, strict=True)
        cells = tuple((seat, str(cart.at), str(cart.load)) for seat, cart in rows)
        return (Section("Carts", ("cart", "at", "load"), cells),)

    def arrange(self, state: State, line: str) -> State:
        seat, cart = self._cart_in(state, line)
        return put(state, seat, replace(cart, at=int(line.split()[-1])))

    def why_impossible(self, state: State) -> str:
        return next(
            (f"{s}: overloaded" for s, c in zip(SEATS, state.carts, strict=True) if c.load > HOLD), ""
        )

    def compare(self, state: State, line: str) -> tuple[str, str]:
        seat, cart = self._cart_in(state, line)
        return line, f"at {SEATS[seat]} {cart.at}"

    def _cart_in(self, state: State, line: str) -> tuple[int, Cart]:
        """The cart that a line such as `at red 12` is about."""
        match line.split():
            case ["at", ("red" | "blue") as seat, count] if count.isdecimal():
                return SEATS.index(seat), state.carts[SEATS.index(seat)]
        raise ValueError(f"cannot read {line!r}")


def put(state: State, seat: int, cart: Cart) -> State:
    first, second = state.carts
    return replace(state, carts=(cart, second) if seat == 0 else (first, cart))


RACE = Race()
SETUP = Setup("race", "plain", seats=SEATS)


def setup(goal: int) -> Setup:
    return replace(SETUP, options={"goal": goal})


def find(name: str) -> Race:
    if name != RACE.name:
        raise UnknownGame(name, (RACE.name,))
    return RACE
