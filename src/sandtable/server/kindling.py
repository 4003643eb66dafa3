"""What worker processes need, imported once in the process that they are forked from (see `workers.py`)."""

from __future__ import annotations

from sandtable.ai import players
from sandtable.kernel import registry
from sandtable.odds import advice, command
from sandtable.server import advice as asking
from sandtable.server import bots, calculator, ending, saves, story, study, uploads

USED = (asking, bots, calculator, ending, saves, story, study, uploads)

for game in registry.names():
    registry.find(game)
    players.names(game)
    if asking.exists(game):
        advice.find(game)
    if calculator.exists(game):
        command.find(game)
