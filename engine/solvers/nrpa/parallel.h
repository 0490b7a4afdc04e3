#pragma once

#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "engine/search/search_team.h"
#include "engine/solvers/nrpa/thread.h"

namespace samegame {

/// An NRPA on several threads: node or leaf parallelization, section 3.2 of B. Negrevergne &
/// T. Cazenave, "Distributed Nested Rollout Policy for SameGame", 2017. The levels above L (the
/// option parallel-level) run on the thread that owns the job, and level L is Algorithm 4 or 5.
///
/// What a member plays depends on its own context alone, and what it found is taken in the order of
/// members, so that a budget of playouts gives the same lines whatever the machine does. A member
/// whose share is spent sits out; the job must return once all are.
///
/// Differences from the paper:
///  - where M does not divide N, there are N/M rounds rounded up;
///  - Algorithm 4 adapts with alpha times M (the paper: M, its alpha being 1), once a round as its
///    text says and its program does, not after each of the M results as it is printed
///    (`shared_as_printed`);
///  - Algorithm 5 begins with a best score of minus infinity, not infinity, and NRPA-Sub adapts
///    toward its local best sequence; of equal threads the first one's policy is taken. It is taken
///    at the end of each call as printed; the text would keep the parent's policy unless the score
///    is better, better than which it does not say. The program never writes it back
///    (`thread_local_kept`).
class NrpaJob final : public NrpaLevels {
public:
    /// `team` is made of its members.
    NrpaJob(const NrpaOptions& options, const Board& root, const Rules& rules, SearchTeam& team);

    void begin(const NrpaIterations& iterations) override;
    void set_tabu_color(Color color) override;

private:
    std::span<LearnedLine> search_lowest(WeightTable& policy) override;
    std::span<LearnedLine> nrpa_par_1(WeightTable& policy);
    std::span<LearnedLine> nrpa_par_2(WeightTable& policy);
    /// Lets every member search by m_policy.
    void spawn();
    std::size_t member_count() const { return m_members.size(); }
    std::uint64_t rounds() const;

    SearchTeam& m_team;
    std::vector<std::unique_ptr<NrpaThread>> m_members;
    std::vector<std::span<LearnedLine>> m_found;     // what each member found
    WeightTable* m_policy = nullptr;                 // nobody changes it during a round
    std::function<void(SearchContext&, int)> m_task; // what a member does in a round
};

} // namespace samegame
