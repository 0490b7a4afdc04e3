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
          JUDGE nodes before and after the move.
moderate  Short searches, with a random move now and then. Judged by a longer review.

A known cost or loss is that of the best lines of judge, game and review, all of which can be played.

STEP is games, told (the reviews, one at a time, on a machine that does nothing else), or judged. What
came out is a line of FILE; what is there is not made again. Games and judges depend on seeds alone;
a told review of so many seconds depends on the machine, too.
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
    """Searches of positions of random:SEED, with one thread."""

    def __init__(self, program, seed):
        self.program = program
        self.board = run([program, "analyze", f"random:{seed}", "--nodes", "1", "--threads", "1",
                          "--seed", "1"])["board"]

    def search(self, command, moves, nodes, seed):
        return run([self.program, command, "-", "--after", str(len(moves)), "--nodes", str(nodes),
                    "--threads", "1", "--seed", str(seed)], game_text(self.board, moves))

    def solve(self, moves, nodes, seed):
        return self.search("solve", moves, nodes, seed)

    def candidates(self, moves, nodes, seed):
        return self.search("analyze", moves, nodes, seed)["candidates"]

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


def score_from(searches, moves, place, seed):
    """The final score that a long search from a place of the game reaches."""
    earned = searches.review(moves, "--playouts", 1, "--threads", 1, "--seed", 1)["moves"][:place]
    return (sum(move["points"] for move in earned) +
            searches.solve(moves[:place], JUDGE, seed)["score"])


def judged(searches, moves, number):
    after = score_from(searches, moves, number, 1002)
    before = max(after, score_from(searches, moves, number - 1, 1001))
    return {"number": number, "before": before, "after": after, "loss": before - after}


def judge(kind, searches, game, told):
    if kind == "moderate":
        return shortened(searches.review(game["moves"], "--playouts", JUDGED, "--threads", 1,
                                         "--seed", 2))
    if kind == "careless":
        return {"losses": [judged(searches, game["moves"], loss["number"])
                           for loss in told["summary"]["losses"]]}
    before = max(game["best"], score_from(searches, game["moves"], game["number"] - 1, 1001))
    return {"loss": before - game["score"]}


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
              f"{move['loss']} +- {move['spread']}, {move['verdict']}, largest other",
              max(m["loss"] for m in moves if m["number"] != number),
              "" if all(rows[-1]) else f"(named first, near the judge, near the known: {rows[-1]})")
    for name, column in zip(("named first", "within a third of the judged cost",
                             "within a third of the known cost"), zip(*rows)):
        print(name + ":", percent(sum(column), len(column)))


def report_careless(results):
    rows = []
    for seed, steps in results:
        moves = steps["told"]["moves"]
        for judged in steps["judged"]["losses"]:
            move = moves[judged["number"] - 1]
            after = max(judged["after"], moves[judged["number"]]["reachable"])
            known = max(after, judged["before"], move["reachable"]) - after
            rows.append([abs(move["loss"] - loss) <= move["spread"]
                         for loss in (judged["loss"], known)])
            print(f"random:{seed} move {move['number']} of {len(moves)}: told as",
                  f"{move['loss']} +- {move['spread']}, {move['verdict']}, judged as",
                  f"{judged['loss']} ({judged['before']} and {judged['after']}), known {known}",
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
    """What is known of each seed, by steps."""
    known = {}
    try:
        with open(path, encoding="utf-8") as file:
            for line in file:
                entry = json.loads(line)
                known.setdefault(entry["seed"], {})[entry["step"]] = entry["result"]
    except FileNotFoundError:
        pass
    return known


def make(arguments, known, seed):
    searches, steps = Searches(arguments.program, seed), known.get(seed, {})
    if arguments.step == "games":
        return make_game(arguments.kind, searches, seed)
    if arguments.step == "told":
        return tell(arguments.kind, searches, steps["games"])
    return judge(arguments.kind, searches, steps["games"], steps.get("told"))


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
        results = [(seed, known[seed]) for seed in sorted(known) if len(known[seed]) == 3]
        return REPORTS[arguments.kind](results)
    due = [seed for seed in seeds if arguments.step not in known.get(seed, {})]
    jobs = 1 if arguments.step == "told" else arguments.jobs
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        waiting = {pool.submit(make, arguments, known, seed): seed for seed in due}
        for done in concurrent.futures.as_completed(waiting):
            with open(arguments.file, "a", encoding="utf-8") as file:
                file.write(json.dumps({"seed": waiting[done], "step": arguments.step,
                                       "result": done.result()}) + "\n")


main()
