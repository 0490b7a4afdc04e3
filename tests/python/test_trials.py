# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

import json
import os
import subprocess
import tempfile
import unittest

import numpy as np

import command_line
import samegame

ENTRANTS = ["nrpa level=2", "flat-monte-carlo"]
BOARDS = "random:1-3/8x8x4"


class Trials(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = os.path.join(folder.name, "trials.jsonl")

    def run_ours(self, **more):
        return samegame.run_trials(ENTRANTS, BOARDS, runs=2, playouts=500, seed=9, **more)

    def test_scores_are_those_of_an_experiment(self):
        trials = self.run_ours()
        experiment = {"format": "samegame-experiment", "version": 1, "title": "t", "boards": BOARDS,
                      "runs": 2, "seed": "9", "budget": {"playouts": 500},
                      "entries": [{"name": "a", "solver": "nrpa", "options": {"level": 2}},
                                  {"name": "b", "solver": "flat-monte-carlo"}]}
        with open(self.path, "w", encoding="utf-8") as file:
            json.dump(experiment, file)
        rows = command_line.run("experiment", self.path)["rows"]
        self.assertEqual(trials.scores.shape, (2, 3, 2))
        self.assertEqual(trials.scores.dtype, np.float64)
        self.assertEqual([trials.scores[row["entry"] - 1, row["number"] - 1, row["run"] - 1] for row in rows],
                         [row["score"] for row in rows])
        self.assertEqual(trials.names, ENTRANTS)
        self.assertEqual(trials.boards, [f"random:{i}/8x8x4" for i in (1, 2, 3)])

    def test_rows_have_their_lines(self):
        for row in self.run_ours().rows:
            line = samegame.Line(row["board"], row["moves"])
            self.assertEqual((line.score, line.cleared), (row["score"], row["cleared"]))
            self.assertEqual((row["moves"].dtype, row["moves"].shape), (np.int64, (len(line), 2)))
            self.assertEqual(row["curve"]["score"][-1], row["score"])
            self.assertIsInstance(row["seed"], int)

    def test_a_file_keeps_trials_and_goes_on(self):
        samegame.run_trials(ENTRANTS, BOARDS, runs=1, playouts=500, seed=9, file=self.path)
        with open(self.path, encoding="utf-8") as file:
            begun = file.read()
        trials = self.run_ours(file=self.path)
        with open(self.path, encoding="utf-8") as file:
            whole = file.read()
        self.assertTrue(whole.startswith(begun))
        self.assertEqual(whole.count("\n"), 1 + len(trials))
        read = samegame.read_trials(self.path)
        np.testing.assert_array_equal(read.scores, trials.scores)
        np.testing.assert_array_equal(self.run_ours().scores, trials.scores)
        self.assertEqual(read.head["entries"], trials.head["entries"])
        for arguments in (dict(seed=10), dict(seed=None)):
            with self.subTest(arguments), self.assertRaises(samegame.Error):
                samegame.run_trials(ENTRANTS, BOARDS, playouts=500, file=self.path, **arguments)

    def test_what_was_not_run_has_its_place(self):
        def stop(*_):
            raise StopIteration

        trials = samegame.run_trials(["nrpa"], "standard:1-3", runs=2, seconds=7200, seed=1, threads=1, progress=stop,
                                     file=self.path)
        self.assertEqual(samegame.read_trials(self.path).scores.shape, (1, 3, 2))
        self.assertEqual(trials.scores.shape, (1, 3, 2))
        self.assertEqual(trials.boards, ["standard:1", "standard:2", "standard:3"])
        self.assertGreaterEqual(np.isnan(trials.scores).sum(), 5)

    def test_boards_have_their_names_or_ids(self):
        trials = samegame.run_trials(["nrpa"], ["random:1/3x3x3", [[1, 1]]], playouts=1, file=self.path, seed=1)
        self.assertEqual(trials.boards, ["random:1/3x3x3", samegame.Position([[1, 1]]).id])
        self.assertEqual(samegame.read_trials(self.path).boards, trials.boards)

    def test_positions_bring_their_rules(self):
        boards = [samegame.Position(board, rules="no-penalty") for board in samegame.boards(BOARDS)]
        trials = samegame.run_trials(["greedy"], boards, playouts=1, seed=1, file=self.path)
        self.assertEqual(trials.boards, [board.id for board in boards])
        self.assertEqual(samegame.read_trials(self.path).head["entries"][0]["rules"], "no-penalty")
        with self.assertRaises(samegame.Error) as refusal:
            samegame.run_trials(["greedy"], [boards[0], "random:2"], playouts=1)
        self.assertEqual(str(refusal.exception), "the boards have different rules: expected the same for all")

    def test_files_of_the_command_line_are_read(self):
        printed = command_line.run("compare", "greedy", "flat-monte-carlo", "--seconds", 0.01, "--boards", 4,
                                   "--rows", 6, "--columns", 6, "--seed", 3, "--resume", self.path)
        trials = samegame.read_trials(self.path)
        self.assertEqual(trials.names, ["greedy", "flat-monte-carlo"])
        scores = {row["board"]: row["scores"] for row in printed["trials"]}
        for row in trials.rows:
            self.assertEqual(row["score"], scores[row["board"]][row["entry"] - 1])

    def test_damaged_files_are_refused_and_torn_lines_left_out(self):
        count = len(self.run_ours(file=self.path))
        with open(self.path, "rb") as file:
            content = file.read()
        with open(self.path, "wb") as file:
            file.write(content[:-10])
        self.assertEqual(len(samegame.read_trials(self.path)), count - 1)
        with open(self.path, "wb") as file:
            file.write(content.replace(b'"score":', b'"score":1', 1))
        with self.assertRaises(samegame.Error) as refusal:
            samegame.read_trials(self.path)
        self.assertRegex(str(refusal.exception), "^'.*trials.jsonl': line 2: ")

    def test_what_is_wrong_is_refused(self):
        for entrants, boards in (([], BOARDS), (["nrap"], BOARDS), ([" "], BOARDS), (["nrpa level=x"], BOARDS),
                                 (["nrpa"], "random:x"), (["nrpa"], [])):
            with self.subTest(entrants), self.assertRaises(samegame.Error):
                samegame.run_trials(entrants, boards, playouts=10)


unittest.main()
