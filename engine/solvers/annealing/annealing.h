#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>

#include "engine/base/message.h"
#include "engine/base/option_table.h"
#include "engine/search/search_context.h"
#include "engine/search/search_journal.h"
#include "engine/search/solver.h"
#include "engine/solvers/annealing/chain.h"

namespace samegame {

/// The start of chains.
struct StartOptions {
    bool with_beam = true; ///< With the line of a short beam, else with a random game.
    int width = 10;        ///< The most positions of a layer of the beam.
};

/// Chains of one worker within its budget: starts them, cools them, and offers their lines. Counts
/// a node for every list, a playout for every list played to its end, and the nodes and playouts of
/// the beams.
///
/// If the search keeps a journal, what the functions return is kept, and a later run gets the same
/// from them until it is where the earlier one ended, in the middle of a chain too. So a solver may
/// decide by nothing else but these functions, its options and the position; noted() is for what
/// else it needs.
class Annealer {
public:
    static constexpr std::int64_t to_the_end = std::numeric_limits<std::int64_t>::max();

    /// The arguments must outlive it.
    Annealer(const Board& root, const Rules& rules, const ChainOptions& chain,
             const StartOptions& start, SearchContext& context);

    /// True once the search must return.
    bool must_stop();

    bool has_budget() const;
    /// True if playouts or nodes are what is counted, so that nobody waits by the clock.
    bool has_counted_budget() const;
    /// The part of the budget that is spent, 0 to 1; 0 without one.
    double spent();
    /// The part of the budget that one list costs, measured on some at a hot temperature.
    double cost_of_list();

    /// Begins a chain, after must_stop() was false: with a random game, with what the options
    /// choose, this or the line of a short beam within the budget, of their width or another, or
    /// with moves from the root.
    void take_random_game();
    void take_start();
    void take_start(int width);
    void take(std::span<const Move> moves);
    /// Chain::put_first.
    void put_first(Move move);

    /// Cools the chain over `length` lists, or fewer if the part `until` of the budget ends before,
    /// from a part `from` of the way from temperature `hot` to `cold`.
    void cool(std::int64_t length, double until = 1, double from = 0);

    const MoveList& best() const { return m_best; } ///< Of the current chain.
    int best_score() const { return m_best_score; }

    /// What `task` returns, or returned in an earlier run, which it is not called for then. For the
    /// thread that leads, between two rounds of workers.
    std::uint64_t noted(SearchJournal* journal, const std::function<std::uint64_t()>& task);

    /// What a later run needs to go on from here.
    ByteWriter state() const;
    /// Keeps it in the journal, if there is one.
    void keep_state();

private:
    /// A chain that is being cooled.
    struct Cooling {
        double begin = 0; // what was spent of the budget
        std::int64_t count = 0;
        double progress = 0;
    };

    bool is_behind() const { return m_journal != nullptr && m_journal->is_behind(); }
    void catch_up();
    bool is_stop_requested() const;
    template <class Number>
    Number answer(WorkerJournal::Kind kind, const std::function<Number()>& task);
    template <class Task>
    void play(const Task& task);
    bool stops();
    double spent_now() const;
    void start_chain(int width);
    void begin_with_random_game();
    void cool_on(std::int64_t length, double until, double from, Cooling& cooling);
    bool step(double progress);

    const Board& m_root;
    const Rules& m_rules;
    const StartOptions& m_start;
    SearchContext& m_context;
    Chain m_chain;
    bool m_stopped = false;
    MoveList m_best; // of the chain, or of an earlier run's
    int m_best_score = 0;
    WorkerJournal* m_journal;         // null unless one is kept
    std::optional<Cooling> m_cooling; // under way, or to go on with
};

/// The options that annealing solvers share; their own options derive from it.
struct AnnealingOptions {
    ChainOptions chain;
    StartOptions start;
};

/// The rows of the shared options.
template <class Options>
void add_annealing_options(OptionTable<Options>& table) {
    const auto chain = [](auto member) { return nested(&AnnealingOptions::chain, member); };
    const auto start = [](auto member) { return nested(&AnnealingOptions::start, member); };
    table.choice("start", start(&StartOptions::with_beam), {{true, "beam"}, {false, "random"}},
                 SAMEGAME_TEXT("Engine", "What a chain begins with: the line of a short beam, or a "
                                         "random game"));
    table.integer("width", start(&StartOptions::width), 1, 100000,
                  SAMEGAME_TEXT("Engine", "The most positions of a layer of the beams that chains "
                                          "begin with; less where the budget is small"));
    table.real("hot", chain(&ChainOptions::hot), 0.01, 10000,
               SAMEGAME_TEXT("Engine", "Temperature at the start of a chain, in points"));
    table.real("cold", chain(&ChainOptions::cold), 0.01, 10000,
               SAMEGAME_TEXT("Engine", "Temperature at the end of a chain, in points"));
    table.choice("schedule", chain(&ChainOptions::schedule),
                 {{Schedule::geometric, "geometric"}, {Schedule::linear, "linear"}},
                 SAMEGAME_TEXT("Engine", "How the temperature falls"));
    table.integer("abort", chain(&ChainOptions::abort), 0, 1000000,
                  SAMEGAME_TEXT("Engine", "A list this many points below the threshold of "
                                          "acceptance is abandoned before its end; 0: never"));
    table.integer(
        "retries", chain(&ChainOptions::retries), 0, 8,
        SAMEGAME_TEXT("Engine",
                      "Other blocks of its old group that a click tries if its own block is gone"));
    table.choice(
        "spared", chain(&ChainOptions::spared),
        {{SparedColor::most_frequent, "most-frequent"},
         {SparedColor::of_largest_group, "largest-group"},
         {SparedColor::none, "none"}},
        SAMEGAME_TEXT(
            "Engine",
            "The color that is played last if a list leaves blocks: the most frequent color at the "
            "start, the color of the largest group in the line that a chain begins with, or none"));
    table.choice(
        "end", chain(&ChainOptions::end),
        {{EndRating::by_rules, "by-rules"},
         {EndRating::mild, "mild"},
         {EndRating::growing, "growing"}},
        SAMEGAME_TEXT(
            "Engine",
            "How a list that leaves blocks is rated: as if it cleared the board, less block-cost "
            "points for each block (mild); with a loss that grows from a tenth of the bonus and 40 "
            "points a block to the whole bonus and 20, or by its score where there is no bonus "
            "(growing); mild under standard, no-penalty and lenient-penalty rules, else growing "
            "(by-rules)"));
    table.integer("block-cost", chain(&ChainOptions::block_cost), 0, 1000000,
                  SAMEGAME_TEXT("Engine", "Points that each block left costs if the end is mild"));
    constexpr std::array<const char*, edit_kinds> edits{
        "weight-move",    "weight-remove", "weight-insert", "weight-replace",
        "weight-segment", "weight-delay",  "weight-swap",   "weight-several"};
    for (std::size_t kind = 0; kind < edits.size(); ++kind)
        table.integer(
            edits[kind], [kind](auto& options) -> auto& { return options.chain.edits[kind]; }, 0,
            1000,
            SAMEGAME_TEXT("Engine", "How often this kind of edit is tried, relative to the others; "
                                    "if all are 0, all are tried equally often"));
}

/// Simulated annealing over lists of clicks; our own.
///
/// A block is named by its original cell, and keeps its name wherever it falls. The moves of a game
/// are then a list of clicks on blocks, and any list makes a game: each click whose block still
/// stands in a group removes that group, the other clicks are left out, and the rest is played at
/// random, one color last (`spared`); those moves join the list. The order in which distant groups
/// are removed does not matter, and blocks fall within their columns, so that most small changes of
/// a list leave most of its other clicks intact. That makes lists a landscape smooth enough for
/// simulated annealing (S. Kirkpatrick, C. Gelatt & M. Vecchi, "Optimization by Simulated
/// Annealing", Science 220, 1983), while a change of a list of moves by cells would alter
/// everything after it.
///
/// 1. Edits move, leave out, insert or replace clicks, delay a color, and so on (EditKind). A
///    better list is taken; a list worse by d points is taken with probability exp(-d / T), where
///    the temperature T falls from `hot` to `cold`.
/// 2. A changed list is played from its first change, and only until it has the same blocks left as
///    the old list before the same click: the rest is known. A list far below what would be taken
///    is abandoned earlier (`abort`). A click whose block is gone tries others of its old group
///    (`retries`).
/// 3. A list that leaves blocks is rated as if it cleared the board, at a few points for each block
///    (`block-cost`), so that a chain can walk through lists that strand some; or its loss grows as
///    the temperature falls (`end`, EndRating).
/// 4. From a random game a chain freezes around poor large groups, so it begins with the line of a
///    short beam (`start`, `width`).
/// 5. One chain soon stands still, so a budget is divided among `chains` chains, one after another,
///    each with its own start. Without a budget they have `length` lists each. Champion selects
///    among several chains.
///
/// Counts a node for every list, a playout for every list played to its end, and the beams'
/// playouts and nodes. Threads search for themselves. Memory holds one list's positions
/// (ClickList), and a beam.
class Annealing final : public SoloSolver {
public:
    struct Options : AnnealingOptions {
        int chains = 4;
        std::int64_t length = 1'000'000; ///< Lists of a chain without a budget.
    };

    static OptionTable<Options> option_table();

    explicit Annealing(const Options& options) : m_options(options) {}

    StopReason solve(const Board& root, const Rules& rules, SearchContext& context) override;
    bool keeps_journal() const override { return true; }

private:
    Options m_options;
};

} // namespace samegame
