# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The command line beside the module: SAMEGAME_CLI is the program."""

import json
import os
import subprocess


def run(*arguments):
    """What the command prints as JSON."""
    command = [os.environ["SAMEGAME_CLI"], *map(str, arguments), "--json"]
    return json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)


def sentence(*arguments):
    """The sentence with which the command refuses its arguments."""
    command = [os.environ["SAMEGAME_CLI"], *map(str, arguments)]
    result = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert result.returncode != 0, command
    return result.stderr.removeprefix("samegame-cli: ").rstrip("\n")
