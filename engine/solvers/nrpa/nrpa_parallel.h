#pragma once

#include <functional>
#include <memory>
#include <optional>
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
    /// `memory` as in NrpaLevels. `root` and `rules` must outlive it.
    NrpaThread(const NrpaOptions& options, const Board& root, const Rules& rules,
               SearchContext& context, std::uint64_t memory);

    void begin(const NrpaIterations& iterations) override;
    void set_tabu_color(Color color) override;

    /// Goes on with a search of an earlier run, if the journal has one, and keeps this one in it.
    /// True if that one was in the middle of a search. The arguments, which are of this thread too,
    /// must outlive it.
    bool go_on(NrpaSchedule& schedule, LearnedPolicy& learned);
    /// Keeps the state between two searches; the journal need not exist.
    void keep_between_searches();
    /// After something that a stop may have cut off: nothing is kept any more if it has.
    void freeze_if_stopped();

    /// NRPA-Sub of Algorithm 5 for level `number`, which has no beam: nrpa(), but with an
    /// adaptation after the last iteration too.
    std::span<LearnedLine> nrpa_sub(int number, WeightTable& policy);
    /// The policy that nrpa_sub left.
    const WeightTable& local_policy(int number) { return level(number).policy; }

    /// An iteration of level `number`, which has no beam, on a thread that exchanges lines with
    /// others: it begins with a copy of `policy`, or, with nullptr, adapts its own policy to its
    /// best line.
    void iterate(int number, const WeightTable* policy);
    /// The best line of `iterate`, or from others.
    BestLine& local_best(int number) { return level(number).best; }

private:
    std::span<LearnedLine> search_lowest(WeightTable& policy) override;
    bool may_play();
    void keep_state();

    const Board& m_root;
    const Rules& m_rules;
    LearnedLine m_line;
    std::optional<Color> m_tabu;
    WorkerJournal* m_journal = nullptr; // set by go_on()
    const NrpaSchedule* m_schedule = nullptr;
    const LearnedPolicy* m_learned = nullptr;
    bool m_is_searching = false;
};

/// An NRPA on several threads: node or leaf parallelization, section 3.2 of B. Negrevergne & T.
/// Cazenave, "Distributed Nested Rollout Policy for SameGame", 2017. The levels above L (the option
/// parallel-level) run on the thread that owns the job, and level L is Algorithm 4 or 5.
///
/// A member's playouts depend on its own context alone, and results are taken in the order of
/// members, so that a budget of playouts gives the same lines on any machine. A member whose share
/// is spent sits out; the job must return once all shares are spent.
///
/// Differences from the paper:
///  - where M does not divide N, there are N/M rounds rounded up;
///  - Algorithm 4 adapts with alpha times M (the paper: M, its alpha being 1), once per round as in
///    its text and its program, not after each of the M results as printed (`shared_as_printed`);
///  - Algorithm 5 begins with a best score of minus infinity, not infinity, and NRPA-Sub adapts
///    toward its local best sequence; among equal threads the first one's policy is taken. It is
///    taken at the end of each call as printed; by the text the parent keeps its policy unless the
///    score is better, without saying than what. The program never writes it back
///    (`thread_local_kept`).
///
/// Strategy 3 of the program (github.com/bnegreve/nrpa, runparThreadLocalPolicy1; not in the paper)
/// is `thread_local_exchange`: the threads have their own policies as in strategy 2, which are not
/// written back either, but a store of the call holds a best line. After each of its N/M iterations
/// a thread copies its best line to the store if it scores no less than the store's, or else takes
/// the store's; then it adapts its policy to its best line. Differences:
///  - the threads wait for each other after each iteration, and then visit the store in order, so
///    that a budget of playouts gives the same lines each time; in the program each thread visits
///    it when it is ready, behind a mutex. In both, each visits it once per iteration;
///  - the program gives the line of the last iteration to the store, even if it scores less than
///    the thread's best. In our order no thread misses a line by that, since all others visit the
///    store before the finder does again.
class NrpaJob final : public NrpaLevels {
public:
    /// The workers of `team` are its members.
    NrpaJob(const NrpaOptions& options, const Board& root, const Rules& rules, SearchTeam& team);

    void make_room_for(const WeightTable& policy) override;
    void begin(const NrpaIterations& iterations) override;
    void set_tabu_color(Color color) override;
    const WeightTable& learned_policy() override;

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
    std::size_t m_best_member = 0;                   // whose policy Algorithm 5 takes
    std::function<void(SearchContext&, int)> m_task; // what a member does in a round
};

} // namespace samegame
