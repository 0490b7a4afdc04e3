#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/search/solver.h"
#include "engine/solvers/tree/depth_first.h"

namespace samegame {

class SearchTeam;

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
    void run(Worker& worker, SearchContext& context, std::uint64_t positions);
    std::optional<StopReason> end_round();
    void count_met();
    void prove_bound();

    const Board& m_root;
    SearchTeam& m_team;
    std::vector<Worker> m_workers;
    int m_bound;
    std::uint64_t m_round; // positions that a worker meets in a round
    std::uint64_t m_met = 0;
};

} // namespace samegame
