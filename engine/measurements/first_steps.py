#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which boards end well for a person who plays without a plan.

    first_steps.py samegame-cli [--seeds N] [--take N] [--playouts N]

Each kind of board of the first steps is played by the policies `random` and `greedy`, on seeds 1 to
N. A board is good if 95 of 100 playouts of either policy end above 0; taken are the good ones whose
lower quartiles, those of both policies added, are the highest. Prints a table of them.
"""
import argparse
import json
import subprocess

KINDS = ["clearable:{}/6x6x3", "clearable:{}/8x8x3", "clearable:{}/10x10x4", "random:{}/15x15x5"]
POLICIES = ["random", "greedy"]


def quantiles(program, board, playouts):
    result = subprocess.run([program, "histogram", board, "--policy", ",".join(POLICIES),
                             "--playouts", str(playouts), "--seed", "1", "--threads", "1", "--json"],
                            check=True, stdout=subprocess.PIPE)
    return [policy["quantiles"] for policy in json.loads(result.stdout)["policies"]]


def total_of_lower_quartiles(row):
    return sum(policy["0.25"] for policy in row[1])


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--seeds", type=int, default=1000)
    parser.add_argument("--take", type=int, default=6)
    parser.add_argument("--playouts", type=int, default=1000)
    options = parser.parse_args()
    print("| Board | random: 5 % | 25 % | median | greedy: 5 % | 25 % | median |\n" + "|---" * 7 + "|")
    for kind in KINDS:
        rows = []
        for seed in range(1, options.seeds + 1):
            board = kind.format(seed)
            row = board, quantiles(options.program, board, options.playouts)
            if all(policy["0.05"] > 0 for policy in row[1]):
                rows.append(row)
        rows.sort(key=total_of_lower_quartiles, reverse=True)
        for board, policies in rows[:options.take]:
            numbers = [policy[part] for policy in policies for part in ("0.05", "0.25", "0.5")]
            print(f"| {board} | " + " | ".join(f"{number:,}" for number in numbers) + " |")
        print(f"{len(rows)} of {options.seeds} boards {kind.format('SEED')} are good")


main()
