#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Draws the floor plan (floor_plan.txt) where a page has a place for it; with --check it only says
whether the pages are as they would be drawn.

A place begins with the line `<!-- floor plan: PREFIX -->` and ends with `<!-- end of plan -->`. The
picture has a row for each room below PREFIX, the highest first, and after it the rooms that it
stands on. Rooms that these stand on themselves are left out.
"""

import re
import sys
from pathlib import Path

root = Path(__file__).resolve().parents[2]
pages = ["CONTRIBUTING.md", "engine/README.md"]


def read_plan():
    plan = {}
    for line in (root / "tests/static/floor_plan.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            room, below = line.split(":")
            plan[room.strip()] = below.split()
    return plan


def all_below(plan, room):
    found = set()
    for below in plan[room]:
        found |= {below} | all_below(plan, below)
    return found


def floor_of(plan, room):
    return 1 + max((floor_of(plan, below) for below in plan[room]), default=-1)


def picture(plan, prefix):
    """A room outside of the prefix is named in short: `engine`."""
    rooms = [room for room in plan if room.startswith(prefix)]
    width = max(len(room) for room in rooms)
    rows = []
    for room in sorted(rooms, key=lambda one: (-floor_of(plan, one), rooms.index(one))):
        direct = [one for one in plan[room]
                  if not any(one in all_below(plan, other) for other in plan[room])]
        names = dict.fromkeys(one if one.startswith(prefix) else one.split("/")[0]
                              for one in direct)
        if any(name.startswith(prefix) for name in names):
            names.pop("engine", None)
        rows.append(f"{room:{width}}  <-  {', '.join(names)}" if names else room)
    return "\n".join(["```", *rows, "```"])


def drawn(plan, text):
    return re.sub(r"(<!-- floor plan: (\S+) -->\n).*?(<!-- end of plan -->)",
                  lambda place: place[1] + picture(plan, place[2]) + "\n" + place[3],
                  text, flags=re.DOTALL)


def main():
    plan = read_plan()
    stale = []
    for name in pages:
        page = root / name
        text = page.read_text()
        if drawn(plan, text) != text:
            stale.append(name)
            if "--check" not in sys.argv:
                page.write_text(drawn(plan, text))
    if stale and "--check" in sys.argv:
        sys.exit(f"{', '.join(stale)}: not as tests/static/draw_floor_plan.py draws it")


main()
