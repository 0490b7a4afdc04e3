#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How far the losses that `samegame-cli analyze` tells lie from those of a longer search.

    losses.py samegame-cli FILE [--first SEED] [--positions N] [--told NODES] [--judged NODES]
    losses.py --report FILE

Each position is random:SEED after a part of a quick line of it, none to three fifths in turn. It is
analyzed with one seed and the smaller budget, and judged with another seed and the larger one. What
came out is a line of FILE; positions that are there are not searched again. The report says how
many of the judged losses lie within loss +- spread as told.
"""
import argparse
import json
import os
import statistics
import subprocess
import tempfile

FIFTHS = 4  # a position is after 0 to 3 fifths of a line


def run(program, *arguments):
    return json.loads(subprocess.run([program, *arguments, "--json"], check=True,
                                     stdout=subprocess.PIPE).stdout)


def measure(program, seed, told, judged):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "line.samegame")
        line = run(program, "solve", f"random:{seed}", "--nodes", "100000", "--threads", "1",
                   "--seed", "1", "--output", path)
        after = len(line["moves"]) * (seed % FIFTHS) // 5
        search = lambda nodes, number: run(
            program, "analyze", path, "--after", str(after), "--nodes", str(nodes), "--threads", "1",
            "--seed", number)["candidates"]
        result = {"seed": seed, "after": after, "told": search(told, "1"),
                  "judged": search(judged, "2")}
    for candidate in result["told"] + result["judged"]:
        del candidate["line"]
    return result


def pairs(results):
    for result in results:
        judged = {tuple(c["move"]): c["loss"] for c in result["judged"]}
        for candidate in result["told"]:
            yield candidate, judged[tuple(candidate["move"])]


def share(pairs):
    pairs = list(pairs)
    if not pairs:
        return "none"
    inside = sum(abs(c["loss"] - judged) <= c["spread"] for c, judged in pairs)
    return f"{inside} of {len(pairs)}, {100 * inside / len(pairs):.1f} %"


def report(results):
    known = [(c, judged) for c, judged in pairs(results) if c["spread"] is not None]
    print("positions", len(results), "moves", sum(len(r["told"]) for r in results), "with a spread",
          len(known), "exact", sum(c["spread"] == 0 for c, _ in known))
    print("judged losses within the spread:", share(known))
    for low, high in ((0, 0), (1, 50), (51, 150), (151, 400), (401, 10**9)):
        print(f"  of those told as {low} to {high}:",
              share((c, judged) for c, judged in known if low <= c["loss"] <= high))
    worst = lambda sign, count: share(
        (c, judged) for r in results
        for c, judged in sorted(((c, j) for c, j in pairs([r]) if c["spread"] is not None),
                                key=lambda pair: sign * pair[0]["loss"])[:count])
    print("  of the five best moves of each position:", worst(1, 5))
    print("  of the three largest losses of each position:", worst(-1, 3))
    told = [[abs(c["loss"] - j) <= c["spread"] for c, j in pairs([r]) if c["spread"] is not None]
            for r in results]
    print("positions with nine of ten moves inside:",
          sum(10 * sum(inside) >= 9 * len(inside) for inside in told if inside))
    print("median spread", statistics.median(c["spread"] for c, _ in known),
          "median loss", statistics.median(c["loss"] for c, _ in known))
    apart = [sum(c["places"][0] > 1 for c in r["told"] if c["places"]) / len(r["told"])
             for r in results if r["told"]]
    print(f"moves told to be worse than the best: {100 * statistics.mean(apart):.0f} %")


def read(path):
    if not os.path.exists(path):
        return []
    with open(path, encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", nargs="?")
    parser.add_argument("file")
    parser.add_argument("--report", action="store_true")
    parser.add_argument("--first", type=int, default=500001)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--told", type=int, default=12_000_000)
    parser.add_argument("--judged", type=int, default=72_000_000)
    arguments = parser.parse_args()
    if arguments.report:
        return report(read(arguments.file))
    there = {result["seed"] for result in read(arguments.file)}
    for seed in range(arguments.first, arguments.first + arguments.positions):
        if seed in there:
            continue
        result = measure(arguments.program, seed, arguments.told, arguments.judged)
        with open(arguments.file, "a", encoding="utf-8") as file:
            file.write(json.dumps(result) + "\n")


main()
