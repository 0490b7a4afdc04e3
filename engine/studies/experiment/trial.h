#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/position.h"
#include "engine/search/budget.h"
#include "engine/search/search_control.h"
#include "engine/search/solver.h"
#include "engine/studies/experiment/board_list.h"

namespace samegame {

inline constexpr int most_runs = 1'000'000; ///< Runs of an entrant on a board.

/// A solver with its options and the terms of its trials.
struct Entrant {
    const SolverEntry* solver = nullptr; ///< A row of the registry.
    OptionValues options = {}; ///< As in SearchRequest: missing ones take their defaults, or
                               ///< what a preset implies.
    Budget budget = {};        ///< Its `memory` is for all trials that run together.
    int threads = 1;           ///< Threads of one trial; simulated with `virtual_time`.
    /// Replace the rules of the boards.
    std::optional<Rules> rules = std::nullopt;
    /// Measures budgets of time; nothing: the clock measures them.
    std::optional<VirtualTime> virtual_time = std::nullopt;
    std::string name = {}; ///< Its name in tables and files.

    /// How many of `all` threads one trial keeps busy: one if threads are simulated (VirtualTime)
    /// or if columns come in (Refill), since that is one game; all if it wants more.
    int real_threads(int all) const;
    /// The bytes for one trial if all trials together, on `all_threads` threads, may take `all`
    /// bytes, or the memory of the budget if it names one.
    std::uint64_t memory_of_trial(std::uint64_t all, int all_threads) const;
};

/// Why the solver refuses the entrant's options; nothing if it takes them.
std::optional<Error> entrant_error(const Entrant& entrant);

struct TrialPlace {
    std::size_t entrant = 0; ///< Index into the table's entrants.
    std::size_t board = 0;   ///< Index into the table's boards.
    int run = 0;             ///< The number of the run, from 0.

    auto operator<=>(const TrialPlace&) const = default;
};

/// A finished trial: one search, its place in its table, and its result.
struct Trial : TrialPlace {
    std::uint64_t seed = 0;
    int score = 0;
    std::vector<Move> moves; ///< The finished line of `score` from the board; empty, with
                             ///< 0 points, if the budget was spent before there was one.
    bool cleared = false;
    StopReason stop = StopReason::budget_spent;
    double seconds = 0; ///< By the clock.
    std::uint64_t playouts = 0;
    std::uint64_t nodes = 0;
    int depth = 0;         ///< Depth of the deepest tree node.
    double mean_depth = 0; ///< Mean depth of tree nodes.
    double walk_depth = 0; ///< Mean depth of the nodes at which playouts of `sp-mcts` begin.
    std::vector<ScorePoint> curve; ///< Each improvement of the best score.
    /// SearchReport::remarks; those of a file are in English.
    std::vector<Message> remarks = {};
};

/// False if the budget was spent before there was a game.
inline bool has_game(const Trial& trial) {
    return !trial.moves.empty() || !trial.curve.empty() || trial.score != 0;
}

/// The whole experiment to which the trials of a file belong, if the program that began the file
/// knew it. The file may have more.
struct TrialExtent {
    std::string boards; ///< A list (parse_board_list); empty if unknown.
    int runs = 0;       ///< Runs of each board; 0 if unknown.
};

/// Every entrant on every board, a number of times each, as a plain value.
struct TrialTable {
    std::string title = {}; ///< For people who read its file.
    std::vector<Entrant> entrants;
    std::size_t board_count = 0;
    std::function<NamedBoard(std::size_t)> board; ///< By its index; called on any thread.
    int runs = 1;                                 ///< Runs of each entrant on each board.
    std::uint64_t seed = 0;                       ///< The seed of all runs; see run_seed.
    TrialExtent extent = {}; ///< What its file says about the whole experiment.

    /// Copies of the table share these boards.
    void set_boards(std::vector<NamedBoard> boards);

    std::size_t size() const;
    /// Trials are numbered as they are dealt: the entrant changes fastest, then the board, then the
    /// run, so that an unfinished table has about equally many of each entrant, in pairs.
    TrialPlace place_of(std::size_t number) const;
    std::size_t number_of(const TrialPlace& place) const;
};

/// A set of numbers of trials, kept as intervals: memory grows with the gaps, which are few, since
/// trials are dealt in order. One thread at a time.
class TrialNumbers {
public:
    void insert(std::size_t number);
    bool contains(std::size_t number) const;

    /// The least number from `first` on that is not in the set.
    std::size_t next_missing(std::size_t first) const;

private:
    std::map<std::size_t, std::size_t> m_intervals; // first to one past the last; none touch
};

/// The seed of run `run` (from 0) on board `board`, the same for every entrant.
std::uint64_t run_seed(std::uint64_t seed, std::size_t board, int run);

std::uint64_t seed_of(const TrialTable& table, const TrialPlace& place);

/// Where the trial's search starts: its board, under its entrant's rules.
Position start_of(const TrialTable& table, const TrialPlace& place);

/// With `memory` bytes; nothing if it was stopped. Throws what a search throws,
/// if it failed, and if not all of its threads could be started.
std::optional<Trial> run_trial(const TrialTable& table, const TrialPlace& place,
                               std::uint64_t memory, SearchControl& control);

} // namespace samegame
