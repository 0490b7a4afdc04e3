#pragma once

#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "engine/search/search_context.h"
#include "engine/search/search_team.h"
#include "engine/solvers/nrpa/levels.h"

namespace samegame {

/// NRPA on one thread: its level 0 plays.
///
/// A search of level 0 is P playouts, the best of which counts: T. Cazenave, J.-B. Sevestre &
/// M. Toulemont, "Stabilized Nested Rollout Policy Adaptation", 2021, which plays P times between
/// two adaptations of level 1.
class NrpaThread final : public NrpaLevels {
public:
    /// `memory` as in NrpaLevels. `root` and `rules` outlive it.
    NrpaThread(const NrpaOptions& options, const Board& root, const Rules& rules,
               SearchContext& context, std::uint64_t memory);

    void set_tabu_color(Color color) override { player().start_from(m_root, m_rules, color); }

    /// NRPA-Sub of Algorithm 5 for level `number`, which has no beam: nrpa(), and its policy is
    /// adapted after the last iteration too.
    std::span<LearnedLine> nrpa_sub(int number, WeightTable& policy);
    /// The policy that nrpa_sub left.
    const WeightTable& local_policy(int number) { return level(number).policy; }

    /// An iteration of level `number`, which has no beam, of a thread that exchanges lines with
    /// others: it begins with a copy of `policy`, or goes on with its own where that is nullptr,
    /// adapted to its best line.
    void iterate(int number, const WeightTable* policy);
    /// What `iterate` found, or has from others.
    BestLine& local_best(int number) { return level(number).best; }

private:
    std::span<LearnedLine> search_lowest(WeightTable& policy) override;
    void offer(const LearnedLine& line);

    const Board& m_root;
    const Rules& m_rules;
    LearnedLine m_line;
};

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
///
/// Strategy 3 of the program (github.com/bnegreve/nrpa, runparThreadLocalPolicy1; the paper has no
/// word on it) is `thread_local_exchange`: the threads have policies of their own as in strategy 2,
/// which nobody gets back either, but a store of the call holds a best line. After each of its N/M
/// iterations a thread goes there: if its best line scores no less than the store's, the store gets
/// it, else the thread takes the store's; then it adapts its policy to its best line. Differences:
///  - the threads wait for each other after each iteration, and then go to the store in their
///    order, so that a budget of playouts gives the same lines each time; those of the program come
///    when they are ready, behind a mutex. Each comes once an iteration in both;
///  - the program gives the store the line of the last iteration, though it may score less than the
///    thread's best. In turns like ours no thread misses a line by that: before a finder comes
///    again, all others were there.
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
    std::span<LearnedLine> nrpa_par_exchanging(WeightTable& policy);
    std::span<LearnedLine> search_with(NrpaThread& member);
    /// Lets every member search by m_policy.
    void spawn();
    std::size_t member_count() const { return m_members.size(); }
    std::uint64_t rounds() const;

    SearchTeam& m_team;
    std::vector<std::unique_ptr<NrpaThread>> m_members;
    std::vector<std::span<LearnedLine>> m_found;     // what each member found
    WeightTable* m_policy = nullptr;                 // nobody changes it during a round
    std::uint64_t m_round = 1;                       // of a call whose threads exchange lines
    std::function<void(SearchContext&, int)> m_task; // what a member does in a round
};

} // namespace samegame
