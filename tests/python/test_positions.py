# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

import copy
import pickle
import random
import unittest

import numpy as np

import command_line
import samegame


def group_at(board, row, column):
    """The cells of one color that are connected with a cell, found slowly; rows and columns from 0."""
    found, waiting = {(row, column)}, [(row, column)]
    while waiting:
        r, c = waiting.pop()
        for cell in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            if (0 <= cell[0] < board.shape[0] and 0 <= cell[1] < board.shape[1] and cell not in found
                    and board[cell] == board[row, column]):
                found.add(cell)
                waiting.append(cell)
    return found


def groups_of(board):
    """Every group by its leftmost cell in the lowest row, from 1."""
    groups = {}
    for row, column in zip(*np.nonzero(board)):
        group = group_at(board, row, column)
        if len(group) > 1:
            r, c = min(group, key=lambda cell: (-cell[0], cell[1]))
            groups[r + 1, c + 1] = group
    return groups


def board_without(board, group, gravity):
    rows, columns = board.shape
    board = board.copy()
    for cell in group:
        board[cell] = 0
    falling = [[color for color in board[:, c] if color] for c in range(columns)]
    if gravity == "shift":
        falling = [column for column in falling if column]
    after = np.zeros_like(board)
    for c, column in enumerate(falling):
        if column:
            after[rows - len(column):, c] = column
    if gravity == "pull-left":
        for r in range(rows):
            row = [color for color in after[r] if color]
            after[r] = row + [0] * (columns - len(row))
    return after


def points_of(rules, size):
    return {"bubble-breaker": size * (size - 1), "clickomania": 0}.get(rules, (size - 2) ** 2)


class Boards(unittest.TestCase):
    def test_names_give_arrays_of_bytes_with_the_top_row_first(self):
        board = samegame.board("random:7/4x6x3")
        self.assertEqual(board.shape, (4, 6))
        self.assertEqual(board.dtype, np.uint8)
        listed = command_line.run("generate", "--seed", 7, "--rows", 4, "--columns", 6, "--colors", 3)
        self.assertEqual(["".join(map(str, row)) for row in board], listed[0]["board"])

    def test_arrays_lists_texts_names_and_ids_name_the_same_board(self):
        rows = [[1, 0, 0], [2, 1, 0], [2, 1, 1]]
        position = samegame.Position(np.array(rows, dtype=np.int32))
        for other in (rows, "1..\n21.\n211\n", position.id, position, position.board):
            self.assertEqual(samegame.Position(other), position)
        np.testing.assert_array_equal(position.board, rows)
        self.assertEqual(position.shape, (3, 3))
        self.assertEqual(samegame.board("3x2c3s2:1,1,2,3,3,2").tolist(), [[1, 1, 2], [3, 3, 2]])
        row = samegame.Position([[1, 1, 2]])
        self.assertEqual(samegame.Position(str(row)), row)

    def test_arrays_are_new_ones(self):
        position = samegame.Position("standard:1")
        position.board[0, 0] = 9
        self.assertNotEqual(position.board[0, 0], 9)

    def test_lists_have_ranges(self):
        boards = samegame.boards("standard:1-3, random:7/5x5x3")
        self.assertEqual([board.shape for board in boards], [(15, 15)] * 3 + [(5, 5)])

    def test_wrong_boards_are_refused_with_the_sentence_of_the_command_line(self):
        for name in ("standard:21", "random:x", "standart:1", "id:3x3x2-s-vC-nzQP"):
            with self.subTest(name), self.assertRaises(samegame.Error) as refusal:
                samegame.Position(name)
            if name != "standart:1":  # which may be a file there
                self.assertEqual(str(refusal.exception), command_line.sentence("solve", name))
        for cells, sentence in (([1, 2], "a board has two dimensions, rows and columns, not 1"),
                                ([[1, 10]], "a cell is 10: expected a whole number from 0 to 9"),
                                ([[1], [0]], "the block in row 1, column 1 floats: the cell below it is empty"),
                                ([[0, 1]], "column 1 is empty, but there are blocks to the right of it"),
                                (np.ones((33, 1), int), "a board has 1x1 to 32x32 cells, not 33x1"),
                                (np.ones((0, 3), int), "a board has 1x1 to 32x32 cells, not 0x3")):
            with self.assertRaises(ValueError) as refusal:
                samegame.Position(cells)
            self.assertEqual(str(refusal.exception), sentence)
        for cells in ([[1.5]], [["a"]], None, [[1, 2], [3]]):
            with self.subTest(cells), self.assertRaises(TypeError):
                samegame.Position(cells)


class Rules(unittest.TestCase):
    def test_rules_are_those_given_else_those_of_the_id(self):
        position = samegame.Position("random:1/5x5x3", rules="bubble-breaker", gravity="pull-left")
        again = samegame.Position(position.id)
        self.assertEqual((again.rules, again.gravity, again.refill), ("bubble-breaker", "pull-left", None))
        self.assertEqual(samegame.Position(position, rules="standard").rules, "standard")
        self.assertEqual(samegame.Position("random:1").rules, "standard")
        self.assertEqual(samegame.Position("random:1", refill=7).refill, 7)
        self.assertEqual(len(samegame.RULES) * len(samegame.GRAVITIES), 10)

    def test_unknown_rules_are_refused_with_the_sentence_of_the_command_line(self):
        with self.assertRaises(samegame.Error) as refusal:
            samegame.Position("random:1", gravity="pull-lft")
        self.assertEqual(str(refusal.exception),
                         command_line.sentence("solve", "random:1", "--gravity", "pull-lft"))
        with self.assertRaises(samegame.Error):
            samegame.Position("random:1", rules="clickomania", refill=1)

    def test_the_end_earns_what_the_rules_say(self):
        left = [[1, 0], [2, 1]]
        for rules, points in (("standard", -1), ("no-penalty", 0), ("lenient-penalty", 0),
                              ("bubble-breaker", 0), ("clickomania", -3)):
            self.assertEqual(samegame.Position(left, rules=rules).end_points, points, rules)
        self.assertEqual(samegame.Position([[0]]).end_points, 1000)
        self.assertTrue(samegame.Position(left).is_over)


class Moves(unittest.TestCase):
    def test_games_go_as_in_a_slow_reference(self):
        for seed in range(40):
            rng = random.Random(seed)
            rules, gravity = rng.choice(samegame.RULES), rng.choice(samegame.GRAVITIES)
            size = f"{rng.randint(1, 9)}x{rng.randint(1, 9)}x{rng.randint(1, 4)}"
            position = samegame.Position(f"random:{seed}/{size}", rules=rules, gravity=gravity)
            start, moves, scores = position, [], [0]
            while not position.is_over:
                board, legal = position.board, position.legal_moves()
                groups = groups_of(board)
                with self.subTest(seed=seed, move=len(moves)):
                    self.assertEqual(sorted(map(tuple, legal)), sorted(groups))
                    sizes = [len(groups[tuple(move)]) for move in legal]
                    self.assertEqual(position.group_sizes().tolist(), sizes)
                    points = [points_of(rules, size) for size in sizes]
                    self.assertEqual(position.move_points().tolist(), points)
                    numbers = np.full(board.shape, -1)
                    for i, move in enumerate(legal):
                        for cell in groups[tuple(move)]:
                            numbers[cell] = i
                    np.testing.assert_array_equal(position.groups(), numbers)
                    i = rng.randrange(len(legal))
                    row, column = rng.choice(sorted(groups[tuple(legal[i])]))
                    position = position.play((row + 1, column + 1))
                    np.testing.assert_array_equal(
                        position.board, board_without(board, groups[tuple(legal[i])], gravity))
                moves.append((row + 1, column + 1))
                scores.append(scores[-1] + points[i])
            self.assertEqual(len(groups_of(position.board)), 0)
            scores[-1] += position.end_points
            line = samegame.Line(start, moves)
            self.assertEqual(line.scores().tolist(), scores)
            self.assertEqual((line.score, line.finished, line.cleared, len(line)),
                             (scores[-1], True, not position.board.any(), len(moves)))
            np.testing.assert_array_equal(line.boards()[-1], position.board)
            self.assertEqual(line.boards().shape, (len(moves) + 1, *start.shape))
            self.assertEqual(line.positions()[-1], position)

    def test_arrays_have_their_shapes_and_types(self):
        position = samegame.Position("random:3/6x5x3")
        count = len(position.legal_moves())
        for array, shape in ((position.legal_moves(), (count, 2)), (position.group_sizes(), (count,)),
                             (position.move_points(), (count,)), (position.groups(), (6, 5)),
                             (samegame.Position([[1]]).legal_moves(), (0, 2)),
                             (samegame.Line(position, []).moves, (0, 2))):
            self.assertEqual((array.shape, array.dtype), (shape, np.int64))
        self.assertEqual(samegame.Line(position, []).boards().dtype, np.uint8)

    def test_wrong_moves_are_refused(self):
        position = samegame.Position([[1, 1, 2]])
        for move in ((1, 3), (1, 4), (0, 1), (2, 1)):
            with self.subTest(move), self.assertRaises(samegame.Error):
                position.play(move)
        with self.assertRaises(samegame.Error) as refusal:
            samegame.Line(position, [(1, 1), (1, 1)])
        self.assertEqual(str(refusal.exception), "move 2 at 1,1 names no group of two or more blocks")
        with self.assertRaises(samegame.Error):
            samegame.Line(position, [(1, 1, 1)])
        for nothing in ((), []):
            with self.subTest(nothing), self.assertRaises(samegame.Error):
                position.play(nothing)
        with self.assertRaises(samegame.Error):
            samegame.Line(position, [(), ()])
        self.assertEqual(len(samegame.Line(position, []).moves), 0)
        with self.assertRaises(TypeError):
            samegame.Line(position, [(1.5, 1)])

    def test_positions_are_values(self):
        position = samegame.Position("random:1/5x5x3", rules="no-penalty", refill=3)
        position = position.play(position.legal_moves()[0])
        for other in (pickle.loads(pickle.dumps(position)), copy.deepcopy(position), eval(repr(position))):
            self.assertEqual(other, position)
            self.assertEqual(hash(other), hash(position))
        self.assertNotEqual(position, samegame.Position("random:1/5x5x3"))
        self.assertEqual(str(samegame.Position([[1, 0], [2, 3]])), "1.\n23")

    def test_nothing_scores_more_than_the_upper_bound(self):
        position = samegame.Position("standard:1")
        self.assertEqual(position.upper_bound, 10417)
        self.assertIsNone(samegame.Position(position, refill=1).upper_bound)


unittest.main()
