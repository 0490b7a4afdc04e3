#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/bounds/upper_bound.h"
#include "engine/game/board.h"
#include "engine/game/move.h"
#include "engine/game/rules.h"
#include "engine/search/solver.h"
#include "engine/search/transposition_table.h"

namespace samegame {

class SearchContext;
class SearchTeam;

/// The variants of depth-first searches.
struct DepthFirstOptions {
    Ceiling ceiling = Ceiling::dead_color;
    bool has_table = true;       ///< Remembers ceilings of positions.
    bool plays_greedily = false; ///< Plays greedy games from positions met, for half of the work.
    int cut_bounds = 0;          ///< Counts positions cut off with bounds below this one.
};

/// A position and everything below it.
struct Subtree {
    Board board;
    MoveList moves; ///< The moves from the root of the search.
    int points = 0; ///< Points of the moves.
    int bound = 0;  ///< No line through it scores more.
};

/// One worker's part of a depth-first search for lines that score more than the floor: subtrees to
/// be searched, the first of them on a stack. It can be interrupted after every position and can
/// give away a part. For one thread.
///
/// With a table, a position met again has the ceiling learned the first time, the highest of its
/// children's, so that it is not searched again if that does not exceed the floor.
class DepthFirst {
public:
    static constexpr int nothing = std::numeric_limits<int>::min(); ///< Below every bound.

    /// `bytes` bounds the memory of the table.
    DepthFirst(const DepthFirstOptions& options, Rules rules, std::uint64_t bytes);

    void add(Subtree subtree) { m_waiting.push_back(std::move(subtree)); }

    /// Raises the floor: only lines that score more are wanted from now on.
    void raise_floor(int floor) { m_floor = std::max(m_floor, floor); }

    /// Forgets the floor, the bound and the cuts, for a new search of the same root; keeps the
    /// table. Only if is_idle().
    void begin(int floor);

    /// Searches until it has met `positions` more, greedy games included, until nothing is left, or
    /// until context.should_stop(), and offers the lines met. False if the search must return.
    bool run(SearchContext& context, std::uint64_t positions);

    bool is_idle() const { return m_depth == 0 && m_waiting.empty(); }

    /// Gives away half of what is left nearest to the root, for another worker.
    std::vector<Subtree> give();
    /// The depth of what give() would give, or `too_little` where it must not be called.
    std::size_t depth_to_give() const;
    static constexpr std::size_t too_little = std::numeric_limits<std::size_t>::max();

    /// No line through the subtrees added and not given away scores more.
    int bound() const;

    /// The depths of positions met since the last call, for the caller to count.
    std::vector<int> take_met() { return std::exchange(m_met, {}); }

    /// How many positions were cut off since begin(), by their bounds below `cut_bounds`.
    const std::vector<std::uint64_t>& cuts() const { return m_cuts; }

private:
    struct Child {
        Move move;
        int points = 0; // of the moves to it
        int bound = 0;
        std::uint32_t lot = 0; // random: decides between equals
    };

    /// A position on the way from the subtree's top to the present one.
    struct Frame {
        Board board;
        int points = 0;
        int bound = 0;                       // what was known before its children were
        int highest = nothing;               // the highest bound of the children that are done
        bool is_shared = false;              // a part of it was given away
        TranspositionTable::Entry entry = 0; // 0: none
        std::size_t next = 0;                // child to be searched
        std::size_t first = 0;               // children: from first to end, highest bounds first
        std::size_t end = 0;
    };

    Frame& top() { return m_frames[m_depth - 1]; }
    void start_next(SearchContext& context);
    void search_next(SearchContext& context);
    void leave();
    void meet(const Board& board, int points, int bound, SearchContext& context);
    void finish(int score, SearchContext& context);
    void push(const Board& board, int points, int bound, SearchContext& context);
    void cut_off(int bound);
    void is_done(int bound);
    void count_cut(int bound);
    int look_up(const Board& board, int points, int bound, TranspositionTable::Entry& entry);
    void make_children(Frame& frame, SearchContext& context);
    void play_greedily_from(const Board& board, int points, SearchContext& context);
    std::size_t highest_open_frame() const;

    DepthFirstOptions m_options;
    Rules m_rules;
    std::unique_ptr<TranspositionTable> m_table; // null if there is none
    int m_floor = nothing;
    int m_highest = nothing; // the highest bound of the subtrees that are done
    std::vector<Subtree> m_waiting;
    MoveList m_moves; // from the root to the top of the stack
    std::vector<Frame> m_frames;
    std::size_t m_depth = 0; // frames in use
    std::vector<Child> m_children;
    std::vector<int> m_met;
    std::vector<std::uint64_t> m_cuts;
    std::uint64_t m_searched = 0; // positions met
    std::uint64_t m_played = 0;   // positions of greedy games
};

/// A depth-first search on all threads of a team, in rounds: each worker meets some hundred or
/// thousand positions in its own part of the tree, with its own table; between rounds they share
/// the incumbent, and workers without work take half of another's. So with a budget of nodes the
/// result is the same for the same seed and number of threads. A node is a position met.
class DepthFirstTeam {
public:
    DepthFirstTeam(const DepthFirstOptions& options, const Board& root, const Rules& rules,
                   SearchTeam& team);

    /// Searches for lines that score more than `floor` and the incumbent, and offers the lines that
    /// it meets, until none is left or the incumbent reaches proven_bound(). Returns why the search
    /// must stop, or nothing.
    std::optional<StopReason> search(int floor);

    /// No line scores more: proven by all searches so far and reported to the team.
    int proven_bound() const { return m_bound; }

    /// Positions met by the last search.
    std::uint64_t met() const { return m_met; }

    /// How many positions the last search cut off at each bound, from 0 to the root's.
    std::vector<std::uint64_t> cuts() const;

private:
    struct Worker {
        DepthFirst search;
        bool stopped = false;
    };

    bool hand_out_work();
    void run_round();
    std::optional<StopReason> end_round();
    void prove_bound();

    const Board& m_root;
    SearchTeam& m_team;
    std::vector<Worker> m_workers;
    int m_bound;
    std::uint64_t m_round; // positions that a worker meets in a round
    std::uint64_t m_met = 0;
};

} // namespace samegame
