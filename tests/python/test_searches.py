# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import tempfile
import unittest

import numpy as np

import command_line
import samegame

TERMS = ("--playouts", 3000, "--seed", 1, "--threads", 1)


def plain(value):
    """A value with lists in place of tuples and arrays, as JSON has it."""
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(one) for one in value]
    return value.tolist() if isinstance(value, np.ndarray) else value


class Solve(unittest.TestCase):
    def test_lines_are_those_of_the_command_line(self):
        for solver in ("champion", "nrpa", "sp-mcts", "flat-monte-carlo"):
            with self.subTest(solver):
                line = samegame.solve("random:7", solver, playouts=3000, seed=1, threads=1)
                solution = command_line.run("solve", "random:7", "--solver", solver, *TERMS)
                self.assertEqual(line.moves.tolist(), solution["moves"])
                self.assertEqual((line.score, line.cleared, line.finished),
                                 (solution["score"], solution["cleared"], solution["finished"]))
                source = {**line.source, "seconds": solution["source"]["seconds"]}
                self.assertEqual(source, solution["source"])

    def test_a_budget_of_playouts_gives_the_same_line_twice(self):
        first, second = (samegame.solve("random:3/10x10x4", playouts=2000, seed=5, threads=1)
                         for _ in range(2))
        np.testing.assert_array_equal(first.moves, second.moves)
        self.assertEqual((first.seed, first.threads, first.playouts, first.stop),
                         (5, 1, second.playouts, "budget_spent"))

    def test_options_are_those_of_the_solver(self):
        terms = dict(playouts=2000, seed=1, threads=1)
        line = samegame.solve("random:1/8x8x4", "nrpa",
                              options={"level": 2, "alpha": 0.5, "tabu": False}, **terms)
        for name, value in (("level", 2), ("alpha", 0.5), ("tabu", False)):
            self.assertEqual(line.source["options"][name], value)
        for value in np.array([False, True]):
            line = samegame.solve("random:1/8x8x4", "nrpa", options={"level": np.int64(1), "tabu": value}, **terms)
            self.assertEqual(line.source["options"]["tabu"], bool(value))

    def test_a_small_board_is_proven(self):
        line = samegame.solve([[1, 0, 0, 0], [3, 1, 2, 0], [3, 1, 2, 2]], seed=1)
        self.assertEqual((line.score, line.stop, line.upper_bound), (1002, "proven_optimal", 1002))
        self.assertIsInstance(line, samegame.Line)
        self.assertEqual(line.curve.dtype.names, ("seconds", "playouts", "score"))
        self.assertEqual(line.curve["score"][-1], 1002)

    def test_rules_are_those_of_the_position(self):
        position = samegame.Position("random:1/5x5x3", rules="bubble-breaker", gravity="pull-left")
        line = samegame.solve(position, playouts=500, seed=1, threads=1)
        self.assertEqual(line.start, position)
        self.assertEqual(samegame.Line(position, line.moves).score, line.score)
        self.assertEqual(samegame.solve(samegame.Position("random:1/5x5x3", refill=2), playouts=500).start.refill, 2)

    def test_lines_are_kept_in_files(self):
        line = samegame.solve("random:2/8x8x4", playouts=500, seed=1, threads=1)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "game.samegame")
            line.save(path)
            self.assertTrue(command_line.run("verify", path)[0]["legal"])
            again = samegame.read_game(path)
            self.assertEqual(again.start, line.start)
            np.testing.assert_array_equal(again.moves, line.moves)
            self.assertEqual(again.source, line.source)
            with self.assertRaises(samegame.Error) as refusal:
                samegame.read_game(folder + "/none")
            self.assertEqual(str(refusal.exception), f"cannot read '{folder}/none': No such file or directory")

    def test_what_is_wrong_is_refused(self):
        for arguments, sentence in (
                (dict(solver="nrap"), command_line.sentence("solve", "random:1", "--solver", "nrap")),
                (dict(solver="nrpa", options={"level": 99}),
                 command_line.sentence("solve", "random:1", "--solver", "nrpa", "--option", "level=99")),
                (dict(solver="branch-and-bound", playouts=1),
                 "solver 'branch-and-bound' plays no playouts: grant it seconds or nodes"),
                (dict(seconds=1, playouts=1),
                 "several budgets are granted: expected one of seconds, playouts and nodes"),
                (dict(seconds=0), "seconds is 0: expected a time above 0 and up to 1000000000"),
                (dict(threads=0), "threads is 0: expected a whole number from 1 to 1024"),
                (dict(playouts=0),
                 "playouts is 0: expected a whole number from 1 to 9223372036854775807")):
            with self.subTest(arguments), self.assertRaises(samegame.Error) as refusal:
                samegame.solve("random:1", **arguments)
            self.assertEqual(str(refusal.exception), sentence)
        with self.assertRaises(TypeError):
            samegame.solve("random:1", seed=-1)

    def test_external_programs_search_too(self):
        good, poor = ("echo '{\"moves\": %s}'" % moves for moves in ("[[2, 2], [2, 1]]", "[[2, 1], [2, 1], [2, 1]]"))
        board = [[1, 2, 1], [1, 2, 1]]
        self.assertEqual(samegame.solve(board, f"external:{poor} && {good}").score, 1004)
        with self.assertWarnsRegex(UserWarning, "wrong lines that do not count: 1 of 2"):
            self.assertEqual(samegame.solve(board, f"external:{poor} && echo one").score, 1000)
        found = []
        with self.assertRaisesRegex(samegame.Error, "ended with exit code 4"):
            samegame.solve(board, f"external:{poor} && exit 4", progress=found.append)
        self.assertEqual(found[-1].score, 1000)

    def test_registries_are_those_of_the_command_line(self):
        listed = command_line.run("solvers")
        self.assertEqual(list(samegame.solvers()), [solver["name"] for solver in listed["solvers"]])
        self.assertEqual(list(samegame.policies()), [policy["name"] for policy in listed["policies"]])
        for solver in listed["solvers"]:
            ours = samegame.solvers()[solver["name"]]
            self.assertEqual(ours["budgets"], solver["budgets"])
            self.assertEqual({name: option["default"] for name, option in ours["options"].items()},
                             {option["name"]: option["default"] for option in solver["options"]})


class Analyze(unittest.TestCase):
    def test_candidates_are_those_of_the_command_line(self):
        line = samegame.solve("random:7/10x10x4", playouts=2000, seed=1, threads=1)
        for position, solver in ((line.start, "champion"), (line.positions()[len(line) - 8], "sp-mcts")):
            with self.subTest(solver):
                analysis = samegame.analyze(position, solver, playouts=3000, seed=1, threads=1)
                printed = command_line.run("analyze", position.id, "--solver", solver, *TERMS)
                self.assertEqual(plain(analysis.candidates), printed["candidates"])
                self.assertEqual(analysis.line.score, analysis.candidates[0]["best"])


class Review(unittest.TestCase):
    def test_moves_are_those_of_the_command_line(self):
        line = samegame.solve("random:7/7x7x4", "greedy", playouts=1, threads=1, seed=1)
        review = samegame.review(line, playouts=3000, seed=1, threads=1)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "game.samegame")
            line.save(path)
            printed = command_line.run("review", path, *TERMS)
        for move in printed["moves"]:
            del move["number"]
        self.assertEqual(plain(review.moves), printed["moves"])
        self.assertEqual(review.summary, {name: printed["summary"][name] for name in review.summary})
        for array, dtype in ((review.reachable, np.int64), (review.is_exact, np.bool_)):
            self.assertEqual((array.shape, array.dtype), ((len(line) + 1,), dtype))
        self.assertEqual(review.reachable[0], printed["summary"]["reachable"])
        self.assertEqual(len(review.lines), len(line) + 1)
        self.assertEqual(samegame.Line(line.start, review.lines[0]).score, review.reachable[0])

    def test_a_known_game_can_be_reached(self):
        game = samegame.solve("random:7", "greedy", playouts=1, threads=1, seed=1)
        known = samegame.solve("random:7", playouts=5000, seed=1, threads=1)
        review = samegame.review(game, playouts=10, seed=1, threads=1, known=known)
        self.assertGreaterEqual(review.reachable[0], known.score)
        other = samegame.solve("random:8", "greedy", playouts=1, threads=1, seed=1)
        with self.assertRaises(samegame.Error):
            samegame.review(game, playouts=10, known=other)


class Playouts(unittest.TestCase):
    def test_scores_are_those_of_the_histogram(self):
        policies = ("random", "tabu-color-random:epsilon=0.1")
        printed = command_line.run("histogram", "standard:1", "--policy", ",".join(policies),
                                   "--playouts", 3000, "--seed", 1, "--threads", 1)
        for policy, histogram in zip(policies, printed["policies"]):
            scores = samegame.playouts("standard:1", 3000, policy, seed=1)
            self.assertEqual((scores.shape, scores.dtype), ((3000,), np.int64))
            self.assertEqual((scores.min(), scores.max()), (histogram["min"], histogram["max"]))
            self.assertAlmostEqual(scores.mean(), histogram["mean"])
            self.assertAlmostEqual(scores.std(ddof=1), histogram["deviation"])
            for part in histogram["bins"]:
                self.assertEqual(np.count_nonzero((part["from"] <= scores) & (scores < part["to"])), part["count"])

    def test_a_score_depends_on_its_number_and_the_seed_alone(self):
        scores = samegame.playouts("random:1/9x9x4", 2000, seed=3, threads=1)
        np.testing.assert_array_equal(samegame.playouts("random:1/9x9x4", 700, seed=3, threads=3), scores[:700])
        self.assertFalse(np.array_equal(samegame.playouts("random:1/9x9x4", 2000, seed=4), scores))

    def test_what_is_wrong_is_refused(self):
        with self.assertRaises(samegame.Error) as refusal:
            samegame.playouts("random:1", 10, "rondom")
        self.assertEqual(str(refusal.exception),
                         command_line.sentence("histogram", "random:1", "--policy", "rondom"))
        with self.assertRaises(samegame.Error):
            samegame.playouts(samegame.Position("random:1", refill=1), 10)
        with self.assertRaises(samegame.Error):
            samegame.playouts("random:1", 0)


unittest.main()
