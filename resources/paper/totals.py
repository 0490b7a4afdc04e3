#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The total of all boards over time, from a file of trials, for the paper's figure.

    totals.py TRIALS [--from SECONDS]

Prints a row "seconds total" for each time at which a board's best score rose. Totals before --from,
when some boards have no line yet, are left out. It reads trials of any version, while
`samegame-cli experiment` draws those of its own version alone.
"""
import argparse
import itertools
import json


def read_curves(path):
    with open(path, encoding="utf-8") as trials:
        next(trials)  # which experiment the trials are of
        return [json.loads(line)["curve"] for line in trials]


def gains(curve):
    """(seconds, points by which the best score rose) of one trial."""
    scores = [0] + [score for _, _, score in curve]
    return [(seconds, after - before) for (seconds, _, after), before in zip(curve, scores)]


def totals(curves):
    steps = sorted(itertools.chain.from_iterable(gains(curve) for curve in curves))
    sums = itertools.accumulate(points for _, points in steps)
    return [(seconds, total) for (seconds, _), total in zip(steps, sums)]


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("trials")
    parser.add_argument("--from", dest="first", type=float, default=0.1)
    options = parser.parse_args()
    for seconds, total in totals(read_curves(options.trials)):
        if seconds >= options.first:
            print(seconds, total)


if __name__ == "__main__":
    main()
