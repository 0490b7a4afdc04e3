#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Keeps the best known lines of the 20 standard boards.

    resources/solutions/keep.py SAMEGAME_CLI FILE...

Each solution file of a standard board that replays and scores more than the one kept here takes its
place, and the table of README.md is written anew.
"""

import json
import pathlib
import shutil
import subprocess
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
HEAD = "| Board | Score | Moves | Found by |\n|---|---|---|---|\n"


def read(path):
    return json.loads(pathlib.Path(path).read_text(encoding="utf-8"))


def kept(number):
    return FOLDER / f"standard-{number:02}.samegame"


def boards(cli):
    """The standard boards, each as the rows of a solution file."""
    for number in range(1, 21):
        empty = subprocess.run(
            [cli, "solve", f"standard:{number}", "--solver", "greedy", "--seconds", "0.1", "--json"],
            check=True, capture_output=True, text=True)
        yield number, json.loads(empty.stdout)["board"]


def consider(cli, path, numbers):
    subprocess.run([cli, "verify", path], check=True, stdout=subprocess.DEVNULL)
    record = read(path)
    number = numbers.get(tuple(record["board"]))
    rules = (record.get("rules", "standard"), record.get("gravity", "shift"))
    if number is None or rules != ("standard", "shift") or "refill" in record:
        sys.exit(f"{path}: not a game on a standard board under the standard rules")
    source = record.get("source", {})
    if "score" not in record or not {"solver", "seconds", "threads", "seed"} <= source.keys():
        sys.exit(f"{path}: it does not say what it scores and how it was found")
    old = read(kept(number))["score"] if kept(number).exists() else None
    if old is None or record["score"] > old:
        shutil.copyfile(path, kept(number))
        print(f"board {number}: {record['score']}, {old} before")


def found_by(source):
    threads = "1 thread" if source["threads"] == 1 else f"{source['threads']} threads"
    return (f"`{source['solver']}`, {source['seconds']:.3g} s, {threads}, "
            f"seed {source['seed']}")


def write_table():
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    rows, total = "", 0
    for number in range(1, 21):
        record = read(kept(number))
        total += record["score"]
        rows += (f"| {number} | {record['score']:,} | {len(record['moves'])} | "
                 f"{found_by(record['source'])} |\n")
    rows += f"| total | {total:,} | | |\n"
    before = text.split(HEAD)[0]
    (FOLDER / "README.md").write_text(before + HEAD + rows, encoding="utf-8")


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__.strip())
    cli, files = sys.argv[1], sys.argv[2:]
    numbers = {tuple(rows): number for number, rows in boards(cli)}
    for path in files:
        consider(cli, path, numbers)
    write_table()


main()
