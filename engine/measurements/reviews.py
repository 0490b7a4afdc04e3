#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The SameGame authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How near to the truth the losses are that `samegame-cli review` tells.

    reviews.py KIND STEP samegame-cli FILE [--first SEED] [--games N] [--jobs N]
    reviews.py KIND report FILE

KIND is one of three, on random:SEED:

planted   A line of some seconds, in which one move is a bad one; the rest is the line of a search
          of JUDGE nodes. Judged by another one of them before that move.
careless  Greedy, random, and hasty play in turn. The three largest losses are judged by searches of
          JUDGE_SECONDS before and after the move.
moderate  Short searches, with a random move now and then. Judged by a longer review.

A known cost or loss is that of the best lines of judge, game and review, all of which can be played.

STEP is games, told, or judged. What came out is a line of FILE; what is there is not made again, so
that a step which ended early goes on where it was: of careless games each judging search is a line.
Searches and reviews of so many seconds depend on the machine, too, all else on seeds alone. They
are made one at a time, on a machine that does nothing else.
"""
import argparse
import concurrent.futures
import json
import random
import statistics
import subprocess

LINE = 8_000_000  # nodes, of which a thread searches about a million a second
CANDIDATES = 4_000_000
JUDGE = 40_000_000
JUDGE_SECONDS, JUDGE_THREADS = 60, 2
LEAST_COST, MOST_COST = 200, 1200  # of a planted move
SECONDS, THREADS = 10, 2  # of told reviews, but for moderate games
TOLD, JUDGED = 4_000_000, 24_000_000  # playouts of reviews of moderate games


def run(arguments, text=""):
    return json.loads(subprocess.run([*arguments, "--json"], check=True, input=text,
                                     stdout=subprocess.PIPE, encoding="utf-8").stdout)


def game_text(board, moves):
    return json.dumps({"format": "samegame", "version": 1, "rules": "standard", "board": board,
                       "moves": moves})


class Searches:
    """Searches of positions of random:SEED."""

    def __init__(self, program, seed):
        self.program = program
        self.board = run([program, "analyze", f"random:{seed}", "--nodes", "1", "--threads", "1",
                          "--seed", "1"])["board"]

    def search(self, command, moves, seed, *budget):
        return run([self.program, command, "-", "--after", str(len(moves)), *map(str, budget),
                    "--seed", str(seed)], game_text(self.board, moves))

    def solve(self, moves, nodes, seed):
        return self.search("solve", moves, seed, "--nodes", nodes, "--threads", 1)

    def judge(self, moves, seed):
        return self.search("solve", moves, seed, "--seconds", JUDGE_SECONDS, "--threads",
                           JUDGE_THREADS)

    def candidates(self, moves, nodes, seed):
        return self.search("analyze", moves, seed, "--nodes", nodes, "--threads",
                           1)["candidates"]

    def review(self, moves, *arguments):
        return run([self.program, "review", "-", *map(str, arguments)],
                   game_text(self.board, moves))


def planted_game(searches, seed):
    """A place in the first three fifths with a move that costs enough by the search there, by a
    search of the rest, and by the longer one that the game then goes on with."""
    rng = random.Random(seed)
    line = searches.solve([], LINE, 1)
    places = range(len(line["moves"]) // 10, len(line["moves"]) * 3 // 5)
    for place in rng.sample(places, len(places)):
        before = line["moves"][:place]
        bad = [c for c in searches.candidates(before, CANDIDATES, 2)
               if LEAST_COST <= c["loss"] <= MOST_COST]
        if not bad:
            continue
        start = before + [rng.choice(bad)["move"]]
        for nodes in (LINE, JUDGE):
            moves = start + searches.solve(start, nodes, 3)["moves"]
            score = searches.review(moves, "--playouts", 1, "--threads", 1, "--seed", 1)["score"]
            if line["score"] - score < LEAST_COST:
                break
        else:
            return {"moves": moves, "number": place + 1, "best": line["score"], "score": score}
    raise SystemExit(f"no move of random:{seed} is bad enough")


def played_game(searches, nodes, moves_at_once, random_of):
    """Moves of short searches, and now and then, one in `random_of`, a random move."""
    def play(seed):
        rng = random.Random(seed)
        moves = []
        while candidates := searches.candidates(moves, nodes, len(moves) + 1):
            moves += (
                [rng.choice(candidates)["move"]] if rng.randrange(random_of) == 0
                else candidates[0]["line"][:moves_at_once])
        return moves
    return play


def greedy_game(searches):
    moves = []
    while candidates := searches.candidates(moves, 100, 1):
        moves.append(max(candidates, key=lambda c: c["cells"])["move"])
    return moves


def make_game(kind, searches, seed):
    if kind == "planted":
        return planted_game(searches, seed)
    if kind == "moderate":
        return {"moves": played_game(searches, 20_000, 3, 5)(seed)}
    return {"moves": [lambda: greedy_game(searches),
                      lambda: played_game(searches, 100, 1, 1)(seed),
                      lambda: played_game(searches, 2_000, 1, 3)(seed)][seed % 3]()}


def tell(kind, searches, game):
    budget = (["--playouts", TOLD, "--threads", 1] if kind == "moderate"
              else ["--seconds", SECONDS, "--threads", THREADS])
    return shortened(searches.review(game["moves"], *budget, "--seed", 1))


def shortened(review):
    for move in review["moves"]:
        del move["better"]
    return {"moves": review["moves"], "summary": review["summary"]}


def earned_before(searches, moves, place):
    review = searches.review(moves, "--playouts", 1, "--threads", 1, "--seed", 1)
    return sum(move["points"] for move in review["moves"][:place])


def judge(kind, searches, game, place):
    """The review of a moderate game, the cost of a planted move, or the final score that a long
    search from a place of a careless game reaches."""
    moves = game["moves"]
    if kind == "moderate":
        return shortened(searches.review(moves, "--playouts", JUDGED, "--threads", 1, "--seed", 2))
    if kind == "careless":
        return (earned_before(searches, moves, place) +
                searches.judge(moves[:place], 1001 + place)["score"])
    place = game["number"] - 1
    before = (earned_before(searches, moves, place) +
              searches.solve(moves[:place], JUDGE, 1001)["score"])
    return {"loss": max(game["best"], before) - game["score"]}


def judged_places(told):
    """Before and after each of the largest losses of a careless game."""
    return sorted({place for loss in told["summary"]["losses"]
                   for place in (loss["number"] - 1, loss["number"])})


def verdict_of(move):
    return "may be a mistake" if move.get("doubtful") else move["verdict"]


def percent(part, whole):
    return f"{part} of {whole}" + (f", {100 * part / whole:.1f} %" if whole else "")


def report_planted(results):
    rows = []
    for seed, steps in results:
        game, moves = steps["games"], steps["told"]["moves"]
        number, cost = game["number"], steps["judged"]["loss"]
        move, losses = moves[number - 1], steps["told"]["summary"]["losses"]
        known = (max(cost + game["score"], move["reachable"]) -
                 max(game["score"], moves[number]["reachable"]))
        named = bool(losses) and losses[0]["number"] == number
        near = [3 * abs(move["loss"] - truth) <= truth for truth in (cost, known)]
        rows.append((named, *near))
        print(f"random:{seed} move {number} of {len(moves)}: judged as {cost}, known {known}, told as",
              f"{move['loss']} +- {move['spread']}, {verdict_of(move)}, largest other",
              max(m["loss"] for m in moves if m["number"] != number),
              "" if all(rows[-1]) else f"(named first, near the judge, near the known: {rows[-1]})")
    for name, column in zip(("named first", "within a third of the judged cost",
                             "within a third of the known cost"), zip(*rows)):
        print(name + ":", percent(sum(column), len(column)))


def report_careless(results):
    rows = []
    for seed, steps in results:
        moves, scores = steps["told"]["moves"], steps.get("judged", {})
        for named in steps["told"]["summary"]["losses"]:
            number = named["number"]
            move = moves[number - 1]
            after = scores[number]
            before = max(after, scores[number - 1])
            known_after = max([after] + [m["reachable"] for m in moves[number:number + 1]])
            known = max(known_after, before, move["reachable"]) - known_after
            rows.append([abs(move["loss"] - loss) <= move["spread"]
                         for loss in (before - after, known)])
            print(f"random:{seed} move {number} of {len(moves)}: told as",
                  f"{move['loss']} +- {move['spread']}, {verdict_of(move)}, judged as",
                  f"{before - after} ({before} and {after}), known {known}",
                  "" if all(rows[-1]) else f"(within the spread: {rows[-1]})")
    for name, column in zip(("judged", "known"), zip(*rows)):
        print(name, "within the spread:", percent(sum(column), len(column)))


def report_moderate(results):
    pairs = [list(zip(steps["told"]["moves"], steps["judged"]["moves"])) for _, steps in results]
    everything = [pair for game in pairs for pair in game]
    about = [pair for pair in everything if not pair[0]["exact"]]

    def show(name, chosen):
        inside = sum(abs(told["loss"] - judged["loss"]) <= told["spread"] for told, judged in chosen)
        spreads = [told["spread"] for told, _ in chosen]
        print(f"{name}: {percent(inside, len(chosen))}, median spread",
              statistics.median(spreads) if spreads else "none")

    show("all that are not exact", about)
    for low, high in ((0, 0), (1, 50), (51, 150), (151, 400), (401, 10**9)):
        show(f"of those told as {low} to {high}",
             [pair for pair in about if low <= pair[0]["loss"] <= high])
    show("the three largest losses of each game",
         [pair for game in pairs for pair in sorted(game, key=lambda p: -p[0]["loss"])[:3]])
    show("exact", [pair for pair in everything if pair[0]["exact"]])
    print("mistakes that are not exact, as judged:",
          *sorted(judged["loss"] for told, judged in about if told["verdict"] == "mistake"))


REPORTS = {"planted": report_planted, "careless": report_careless, "moderate": report_moderate}


def read(path):
    """What is known of each seed, by steps, and of careless games' judges by places."""
    known = {}
    try:
        with open(path, encoding="utf-8") as file:
            for line in file:
                entry = json.loads(line)
                steps = known.setdefault(entry["seed"], {})
                if "place" in entry:
                    steps.setdefault(entry["step"], {})[entry["place"]] = entry["result"]
                else:
                    steps[entry["step"]] = entry["result"]
    except FileNotFoundError:
        pass
    return known


def due(kind, step, steps):
    """What is still to be made of a step: places, or None for all of it."""
    if step == "judged" and "told" not in steps:
        raise SystemExit("judges need what was told")
    if (kind, step) == ("careless", "judged"):
        return [place for place in judged_places(steps["told"])
                if place not in steps.get("judged", {})]
    return [] if step in steps else [None]


def is_whole(kind, steps):
    return {"games", "told"} <= steps.keys() and not due(kind, "judged", steps)


def make(arguments, known, seed, place):
    searches, steps = Searches(arguments.program, seed), known.get(seed, {})
    if arguments.step == "games":
        result = make_game(arguments.kind, searches, seed)
    elif arguments.step == "told":
        result = tell(arguments.kind, searches, steps["games"])
    else:
        result = judge(arguments.kind, searches, steps["games"], place)
    entry = {"seed": seed, "step": arguments.step, "result": result}
    return entry if place is None else entry | {"place": place}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("kind", choices=("planted", "careless", "moderate"))
    parser.add_argument("step", choices=("games", "told", "judged", "report"))
    parser.add_argument("program", nargs="?")
    parser.add_argument("file")
    parser.add_argument("--first", type=int, default=820001)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    known = read(arguments.file)
    seeds = range(arguments.first, arguments.first + arguments.games)
    if arguments.step == "report":
        results = [(seed, known[seed]) for seed in sorted(known)
                   if is_whole(arguments.kind, known[seed])]
        return REPORTS[arguments.kind](results)
    work = [(seed, place) for seed in seeds
            for place in due(arguments.kind, arguments.step, known.get(seed, {}))]
    is_timed = (arguments.step == "told" or
                (arguments.kind, arguments.step) == ("careless", "judged"))
    with concurrent.futures.ThreadPoolExecutor(1 if is_timed else arguments.jobs) as pool:
        waiting = [pool.submit(make, arguments, known, *unit) for unit in work]
        for done in concurrent.futures.as_completed(waiting):
            with open(arguments.file, "a", encoding="utf-8") as file:
                file.write(json.dumps(done.result()) + "\n")


main()
