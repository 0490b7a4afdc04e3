#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

#include "engine/base/clock.h"
#include "engine/base/message.h"
#include "engine/game/line.h"
#include "engine/search/candidate.h"

namespace samegame {

struct ScorePoint {
    double seconds = 0;         ///< Virtual with VirtualTime.
    std::uint64_t playouts = 0; ///< Playouts of the worker that found it.
    int score = 0;
};

/// A search as seen from outside at one moment; a plain value.
struct SearchSnapshot {
    bool has_line = false; ///< False until the search has found its first line.
    Line best;             ///< The best line: finished and legal, moves canonical.
    std::uint64_t playouts = 0;
    std::uint64_t nodes = 0;
    /// A proven ceiling on the score, if there is one yet; never below the best line's score.
    std::optional<int> upper_bound;
    double seconds = 0;
    int threads = 0; ///< Threads that search; fewer than requested if no more could be started.
    /// Every legal first move, best first. `visits` are the solver's.
    std::vector<Candidate> candidates;
    std::vector<ScorePoint> curve; ///< Each improvement of the best score, in time order.
    int depth = 0;                 ///< Depth of the deepest tree node, if there is a tree.
    double mean_depth = 0;         ///< Mean depth of tree nodes.
    double walk_depth = 0;       ///< Mean depth of the nodes at which playouts of `sp-mcts` begin.
    bool is_unclearable = false; ///< Proven: no line clears the board.
};

/// The link between a running search and its host. The host may call request_stop and snapshot from
/// any thread at any time; workers publish their state some thirty times a second.
class SearchControl {
public:
    SearchControl() = default;
    /// The control of a search within `outer`, whose stop stops it too and which must outlive it.
    explicit SearchControl(const SearchControl* outer) : m_outer(outer) {}

    /// Asks every worker to end, which takes effect within a playout or a node expansion.
    void request_stop() { m_stop.store(true, std::memory_order_relaxed); }
    bool stop_requested() const {
        return m_stop.load(std::memory_order_relaxed) ||
               m_is_done.load(std::memory_order_relaxed) ||
               (m_outer != nullptr && m_outer->stop_requested());
    }

    /// The current state. Cheap enough for 15 calls a second.
    SearchSnapshot snapshot() const;

private:
    friend class SearchContext;
    friend class SearchRun;

    /// What one worker has published, without seconds, threads, walk depth and deviations.
    struct Share : SearchSnapshot {
        std::vector<double> variances; // what the candidates' deviations are made from
        std::uint64_t walk_depth_sum = 0;
    };

    std::optional<int> lowest_bound() const;
    /// Throws FalseClaim if a known line scores more than a proven bound, whichever workers found
    /// them. The caller holds the mutex.
    void check_proofs() const;

    void count_threads(std::vector<Candidate>& candidates) const;

    const SearchControl* m_outer = nullptr;
    std::atomic<bool> m_stop = false;    // relaxed: only the wish itself is passed, no data with it
    std::atomic<bool> m_is_done = false; // a worker has proven its line; relaxed, too
    mutable std::mutex m_mutex;          // guards everything below
    std::vector<Share> m_shares;         // of the solver's workers
    Share m_beside;                      // what was found beside them (SearchContext::beside)
    std::vector<Message> m_remarks;      // SearchContext::remark
    bool m_threads_are_apart = false;    // Solver::has_threads_apart
    Clock::time_point m_start{};
    Clock::time_point m_end{}; // when the search ended; zero while it runs
};

} // namespace samegame
