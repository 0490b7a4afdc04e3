#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a game by ear: by what a screen reader is told over AT-SPI, and by nothing else.

    tests/gui/by_ear.sh build/release/app/gui/samegame

by_ear.sh starts this on a display and a session bus of their own. The board is read cell by cell by
name, groups are played by the action that a screen reader offers and by keys, and what is spoken
counts only where Orca 43 speaks it: the cell that gets the focus, and notifications that come up.
"""
import os, re, subprocess, sys, time

import pyatspi
from gi.repository import GLib

ROWS = ["1123", "1122", "3211", "3321"]
PATIENCE = 40  # seconds, for a busy machine
CELL = re.compile(r"row (\d+), column (\d+), (.+)")
GROUP = re.compile(r"(.+), group of (\d+), (−?[\d,]+) points?")


def fail(reason):
    print(f"failed: {reason}")
    print("heard: " + "\n       ".join(ear.spoken or ["nothing"]))
    sys.exit(1)


class Ear:
    """What is spoken, in its order; texts of notifications and of what got the focus."""

    def __init__(self):
        self.spoken = []
        self.focused = []  # of these what got the focus
        self.read = 0  # so many were asked about
        pyatspi.Registry.registerEventListener(self.hear, "object:state-changed:showing",
                                               "object:state-changed:focused")

    def hear(self, event):
        if not event.detail1:
            return
        has_focus = event.type == "object:state-changed:focused"
        if has_focus:
            self.focused.append(event.source.name)
        if has_focus or event.source.getRole() == pyatspi.ROLE_NOTIFICATION:
            self.spoken.append(event.source.name)

    def wait(self, condition):
        """What the condition returns, once it is something; else nothing."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            while GLib.MainContext.default().iteration(False):
                pass
            if found := condition():
                return found
            time.sleep(0.02)
        return None

    def expect(self, pattern):
        """The first text not asked about yet that has the pattern in it, as a match."""
        def matched():
            for number in range(self.read, len(self.spoken)):
                if match := re.search(pattern, self.spoken[number]):
                    self.read = number + 1
                    return match
            return None

        return self.wait(matched) or fail(f"nobody says: {pattern}")


def visit(node):
    yield node
    for child in node:
        if child:
            yield from visit(child)


def shows(node):
    return node.getState().contains(pyatspi.STATE_SHOWING)


def find(root, role, name):
    """What is shown with this role and a name that matches."""
    return next((node for node in visit(root)
                 if node.getRole() == role and shows(node) and re.fullmatch(name, node.name)), None)


def press(node):
    action = node.queryAction()
    names = [action.getName(number) for number in range(action.nActions)]
    if "Press" not in names:
        fail(f"{node.name} has the actions {names} and cannot be pressed")
    action.doAction(names.index("Press"))


def key(name):
    subprocess.run(["xdotool", "key", "--clearmodifiers", name], check=True)


def number(text):
    return int(text.replace(",", "").replace("−", "-"))


class Board:
    """The table with the name Board, read anew each time."""

    def __init__(self, window):
        self.window = window
        self.table = find(window, pyatspi.ROLE_TABLE, "Board") or fail("there is no board")
        grid = self.table.queryTable()
        self.rows, self.columns = grid.nRows, grid.nColumns

    def cells(self):
        """{(row, column): accessible}, and {(row, column): what its name says beyond the place}."""
        nodes, texts = {}, {}
        for index in range(self.rows * self.columns):
            node = self.table.getChildAtIndex(index)
            place = CELL.fullmatch(node.name)
            if not place:
                fail(f"a cell is named: {node.name}")
            where = int(place[1]), int(place[2])
            nodes[where], texts[where] = node, place[3]
        return nodes, texts

    def groups(self):
        """What can be played: [(size, points, place)], one entry for each cell."""
        return [(int(match[2]), number(match[3]), where)
                for where, text in self.cells()[1].items() if (match := GROUP.match(text))]

    def changes_from(self, before):
        return ear.wait(lambda: self.cells()[1] != before) or fail("a move changes nothing")


def walk(board, target):
    """By arrow keys until the focus is told to be there; then the group is played with Enter."""
    key("Down")
    place = ear.expect(r"^row (\d+), column (\d+), ")
    for _ in range(board.rows + board.columns):
        row, column = int(place[1]), int(place[2])
        if (row, column) == target:
            break
        key("Down" if row < target[0] else "Up" if row > target[0]
            else "Right" if column < target[1] else "Left")
        place = ear.expect(r"^row (\d+), column (\d+), ")
    else:
        fail(f"arrow keys do not lead to {target}")
    key("Return")


def hear_a_hint(board):
    """The plan, then the group to play now, whose cells say that they are marked."""
    key("h")
    ear.expect(r"H again shows the group to play now")
    key("h")
    ear.expect(r"^Next: the marked group at \d+,\d+ .* blocks?, ")
    marked = ear.wait(lambda: [where for where, text in board.cells()[1].items()
                               if text.endswith(", marked")])
    if not marked:
        fail("no cell says that it is marked")
    key("h")
    ear.expect(r"^The next \d+ moves are numbered")
    return marked[0]


def play(board):
    """To the end: the first move as the hint says, then a smallest group each time, by action and
    keys in turns. Returns the points that the cells promised, and the moves."""
    target = hear_a_hint(board)
    earned, moves = 0, 0
    while groups := board.groups():
        if moves:
            target = min(groups)[2]
        earned += next(points for _, points, where in groups if where == target)
        nodes, before = board.cells()
        if moves % 2:
            walk(board, target)
        else:
            press(nodes[target])
        board.changes_from(before)
        moves += 1
    elsewhere = [name for name in ear.focused if name != "Board" and not CELL.fullmatch(name)]
    if elsewhere:
        fail(f"the focus is told to be elsewhere: {elsewhere}")
    return earned, moves


def hear_the_end(board, earned):
    """The card at the end says how many blocks are left and the score; both are what the board
    and its moves come to."""
    left = sum(1 for text in board.cells()[1].values() if text != "empty")
    score = number(ear.expect(r"[Ss]core:? (−?[\d,]+)")[1])
    end = 1000 if left == 0 else None
    if end is not None and score != earned + end:
        fail(f"{earned} points and the bonus are told as {score}")
    if end is None and score > earned:
        fail(f"{earned} points less a penalty are told as {score}")
    return score


def hear_a_review(window, board, score):
    """Its button stands on the card; what the game could have reached is told, and then its first
    loss, whose groups say so on the board."""
    button = ear.wait(lambda: find(window, pyatspi.ROLE_PUSH_BUTTON, "Review.*"))
    press(button or fail("no button reviews the game"))
    told = ear.expect(r"This game: (−?[\d,]+)\. Could be reached: (−?[\d,]+)\. .*Accuracy: .* %")
    if number(told[1]) != score or number(told[2]) <= score:
        fail(f"a game of {score} points is reviewed as: {told[0]}")
    key("alt+Next")
    loss = ear.expect(r"Move (\d+)")
    for mark in ("was played", "better than the group that was played"):
        ear.wait(lambda: any(text.endswith(mark) for text in board.cells()[1].values())
                 ) or fail(f"no cell says: {mark}")
    return told[0], loss.string


def main():
    program, folder = sys.argv[1:]
    board_file = os.path.join(folder, "ear.txt")
    with open(board_file, "w") as file:
        file.write("\n".join(ROWS) + "\n")
    application = subprocess.Popen([program, board_file])
    try:
        window = ear.wait(lambda: next(
            (frame for desktop in [pyatspi.Registry.getDesktop(0)] for each in desktop
             if each and each.get_process_id() == application.pid for frame in each
             if frame and frame.getRole() == pyatspi.ROLE_FRAME and shows(frame)), None))
        board = Board(window or fail("no window is told of"))
        if (board.rows, board.columns) != (len(ROWS), len(ROWS[0])):
            fail(f"the board has {board.rows} rows and {board.columns} columns")
        ear.expect("^Board$")  # it has the keyboard
        ear.focused.clear()
        earned, moves = play(board)
        score = hear_the_end(board, earned)
        review = hear_a_review(window, board, score)
        print(f"played {moves} moves to {score} points by ear; heard:")
        print("\n".join(ear.spoken))
    finally:
        application.terminate()
        application.wait()


ear = Ear()
main()
