# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""What a search does beside searching. Budgets are hours: whoever is not stopped is ended by ctest."""

import os
import signal
import threading
import unittest

import samegame

HOURS = dict(seconds=7200, seed=1)
BOARD = "standard:1"
TRIALS = (["nrpa", "sp-mcts"], "standard:1-2")

# What a shell runs in the background ignores Ctrl+C, and Python with it: without ctest this would run for hours.
signal.signal(signal.SIGINT, signal.default_int_handler)


def interrupt():
    os.kill(os.getpid(), signal.SIGINT)


class Progress(unittest.TestCase):
    def test_it_gets_the_best_so_far_and_at_the_end_the_result(self):
        seen = []
        line = samegame.solve("random:1/8x8x4", playouts=3000, threads=1, progress=seen.append)
        self.assertIsInstance(seen[-1], samegame.FoundLine)
        self.assertEqual(seen[-1].score, line.score)
        self.assertEqual(seen[-1].moves.tolist(), line.moves.tolist())
        review = samegame.review(line, playouts=300, threads=1, progress=seen.append)
        self.assertEqual(seen[-1].reachable.tolist(), review.reachable.tolist())
        counts = []
        samegame.run_trials(*TRIALS, playouts=100, progress=lambda done, total: counts.append((done, total)))
        self.assertEqual(counts[-1], (4, 4))

    def test_it_stops_a_search_by_stop_iteration(self):
        seen = []

        def stop(state):
            seen.append(state)
            raise StopIteration

        line = samegame.solve(BOARD, progress=stop, **HOURS)
        self.assertEqual(line.stop, "stop_requested")
        self.assertGreaterEqual(line.score, seen[0].score)
        self.assertEqual(len(seen), 1)
        self.assertEqual(samegame.analyze(BOARD, progress=stop, **HOURS).line.stop, "stop_requested")
        self.assertEqual(len(samegame.review(line, progress=stop, **HOURS).moves), len(line))

    def test_what_it_raises_ends_the_search(self):
        def fail(_):
            raise KeyError("mine")

        with self.assertRaises(KeyError):
            samegame.solve(BOARD, progress=fail, **HOURS)


class Interrupts(unittest.TestCase):
    """Ctrl+C arrives as the signal of a terminal, while the search runs."""

    def interrupted(self, function, *arguments, **keywords):
        """The progress that an interrupted function told."""
        seen, running = [], threading.Event()

        def progress(*state):
            seen.append(state)
            running.set()

        def wait_and_interrupt():
            running.wait()
            interrupt()

        thread = threading.Thread(target=wait_and_interrupt)
        thread.start()
        with self.assertRaises(KeyboardInterrupt):
            function(*arguments, progress=progress, **keywords)
        thread.join()
        return seen

    def test_solve_tells_its_best_line_before_it_raises(self):
        seen = self.interrupted(samegame.solve, BOARD, **HOURS)
        self.assertGreaterEqual(len(seen), 2)
        self.assertGreaterEqual(seen[-1][0].score, seen[0][0].score)
        self.assertTrue(seen[-1][0].finished)

    def test_nothing_takes_the_place_of_ctrl_c(self):
        ending = []

        def fail_at_the_end(_):
            if ending:
                raise KeyError("mine")
            ending.append(True)
            interrupt()

        with self.assertRaises(KeyboardInterrupt):
            samegame.solve(BOARD, progress=fail_at_the_end, **HOURS)

    def test_the_others_end_too(self):
        self.interrupted(samegame.analyze, BOARD, **HOURS)
        line = samegame.solve(BOARD, "greedy", playouts=1, threads=1, seed=1)
        self.assertGreaterEqual(len(self.interrupted(samegame.review, line, **HOURS)), 2)
        self.interrupted(samegame.run_trials, *TRIALS, **HOURS)

    def test_playouts_end_too(self):
        timer = threading.Timer(0.3, interrupt)
        timer.start()
        with self.assertRaises(KeyboardInterrupt):
            samegame.playouts(samegame.Position("random:1/32x32x9", gravity="pull-left"), 100_000_000)
        timer.join()


class Threads(unittest.TestCase):
    def test_other_threads_of_python_run_meanwhile(self):
        counted = threading.Event()

        def count():
            for _ in range(1_000_000):
                pass
            counted.set()

        def stop_when_counted(_):
            if counted.is_set():
                raise StopIteration

        thread = threading.Thread(target=count)
        thread.start()
        samegame.solve(BOARD, progress=stop_when_counted, **HOURS)
        thread.join()

    def test_searches_on_several_threads_of_python_give_the_same_lines(self):
        def lines():
            return [samegame.solve(f"random:{i}/8x8x4", playouts=1000, seed=1, threads=1).score for i in range(4)]

        found = []
        threads = [threading.Thread(target=lambda: found.append(lines())) for _ in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(found, [lines()] * 3)


class Documentation(unittest.TestCase):
    def test_everything_public_explains_itself(self):
        for name in dir(samegame):
            thing = getattr(samegame, name)
            if name.startswith("_") or isinstance(thing, tuple):
                continue
            with self.subTest(name):
                self.assertTrue(thing.__doc__)
            if isinstance(thing, type):
                for member in vars(thing):
                    if not member.startswith("_"):
                        with self.subTest(f"{name}.{member}"):
                            self.assertTrue(getattr(thing, member).__doc__.split("\n", 2)[-1].strip())


unittest.main()
