"""The battle calculator: the odds of `sandtable odds <game>` asked by form instead of by option.

A game says in its form which kinds of battle there are, who may stand on which side and what else can be set.
The answer is the command's own, with the same figures in the shape that every game shares.
"""

from .asking import MOST_LETTERS, MOST_UNITS, Calculated, Question, ask
from .form import Calculator, Field, Figures, Filled, Form, Kind, Mode, Nation, Part
from .outcome import Left, More, Outcome, Share, SideOutcome

__all__ = (
    "MOST_LETTERS",
    "MOST_UNITS",
    "Calculated",
    "Calculator",
    "Field",
    "Figures",
    "Filled",
    "Form",
    "Kind",
    "Left",
    "Mode",
    "More",
    "Nation",
    "Outcome",
    "Part",
    "Question",
    "Share",
    "SideOutcome",
    "ask",
)
