#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays random games: an external solver, as resources/help/external.md describes them."""
import json, random, sys, time
from collections import Counter

start, request = time.monotonic(), json.loads(sys.stdin.readline())
rows, budget = request["board"], request["budget"]
if request["gravity"] != "shift":
    sys.exit("random_solver.py plays with the gravity shift alone")
random.seed(request["seed"])

def group_at(columns, cell):
    found, todo = {cell}, [cell]
    for x, y in todo:
        for i, j in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if (i, j) not in found and 0 <= i < len(columns) and 0 <= j < len(columns[i]):
                if columns[i][j] == columns[x][y]:
                    found.add((i, j))
                    todo.append((i, j))
    return found

def play():
    """The moves of a random game, [row, column] with row 1 at the top, and its score ("standard")."""
    columns = [[row[x] for row in reversed(rows) if row[x] != "."] for x in range(len(rows[0]))]
    moves, points = [], 0
    while True:
        cells = [(x, y) for x, column in enumerate(columns) for y in range(len(column))]
        random.shuffle(cells)
        group = next((g for g in (group_at(columns, cell) for cell in cells) if len(g) > 1), None)
        if group is None:
            left = Counter(columns[x][y] for x, y in cells)
            return moves, points + (1000 if not left else -sum((n - 2) ** 2 for n in left.values()))
        x, y = min(group)
        moves.append([len(rows) - y, x + 1])
        points += (len(group) - 2) ** 2
        for x, y in sorted(group, reverse=True):
            del columns[x][y]
        columns = [column for column in columns if column]  # emptied ones close to the left

games, best = 0, None
while time.monotonic() - start < 0.9 * budget.get("seconds", 1e9):
    moves, points = play()
    if best is None or points > best:
        best = points
        print(json.dumps({"moves": moves}), flush=True)
    if (games := games + 1) >= budget.get("playouts", budget.get("nodes", 1e18)):
        break
