# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""What resources/help/python.md shows: its sessions print what stands there, and its study runs."""

import contextlib
import doctest
import io
import os
import pathlib
import re
import tempfile
import unittest

PAGE = pathlib.Path(__file__).resolve().parents[2] / "resources/help/python.md"


def blocks(kind):
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def words_of(text):
    """The text without its numbers, which depend on the budget."""
    return re.findall(r"[a-z-]*[a-z]", text)


class Page(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(folder.name)

    def test_sessions_print_what_stands_there(self):
        session = doctest.DocTestParser().get_doctest("\n".join(blocks("pycon")), {}, PAGE.name, str(PAGE), 0)
        output = io.StringIO()
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
        runner.run(session, out=output.write)
        self.assertEqual(runner.failures, 0, output.getvalue())
        self.assertGreater(runner.tries, 10)

    def test_the_study_runs_and_prints_such_a_table(self):
        (study,), (shown,) = blocks("python"), blocks("text")
        small, changes = re.subn(r"^PLAYOUTS = .*", "PLAYOUTS = 300", study, flags=re.MULTILINE)
        self.assertEqual(changes, 1)
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(small, PAGE.name, "exec"), {})
        self.assertEqual(words_of(printed.getvalue()), words_of(shown))


unittest.main()
