#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/rng.h"
#include "engine/playout/softmax_weights.h"
#include "engine/search/solver.h"
#include "engine/solvers/nrpa/levels.h"
#include "engine/solvers/nrpa/nrpa_options.h"

namespace samegame {

/// Nested Rollout Policy Adaptation.
///
/// A search of level 0 plays by a policy, which has a weight for each move. A search of level n
/// repeats a search of level n-1 N times and after each moves its policy toward its best line.
///
/// Source: B. Negrevergne & T. Cazenave, "Distributed Nested Rollout Policy for SameGame", 2017:
/// Algorithms 1 (levels.h), 2 and 3 (SoftmaxPlayer), 4 and 5 (nrpa_parallel.h, with a third
/// strategy of the authors' program), and the hybrid strategy of section 3.3: K jobs of M threads,
/// each with its own searches. NRPA was introduced by C. Rosin, "Nested Rollout Policy Adaptation
/// for Monte Carlo Tree Search", 2011. It is extended by
///  - bias and temperature of T. Cazenave, "Generalized Nested Rollout Policy Adaptation", 2020
///    (NrpaOptions::step); the growth of its bias with the size of a group is recalled, and its
///    values are ours, as is a bias by several features, which is learned from good lines
///    (NrpaOptions::bias_file);
///  - the selective policy of T. Cazenave, "Nested Rollout Policy Adaptation with Selective
///    Policies", 2016, as in the paper's program (SoftmaxOptions);
///  - a tabu color other than the most frequent one, by its rank or by the vote of a short beam,
///    whose line is a result too: our own (NrpaOptions::tabu_color);
///  - T. Cazenave, J.-B. Sevestre & M. Toulemont, "Stabilized Nested Rollout Policy Adaptation",
///    2021 (NrpaThread);
///  - T. Cazenave, "Generalized Nested Rollout Policy Adaptation with Limited Repetitions", 2024: a
///    level ends once its best line was found again R times. Known from its abstract; in our
///    reading a search of any level counts, and compares with its own best line alone;
///  - beams of T. Cazenave & F. Teytaud, 2012 (levels.h), and diversity of S. Edelkamp & T.
///    Cazenave, "Improved Diversity in Nested Rollout Policy Adaptation", 2016, where we recall,
///    but have not read, that lines of a beam must differ in score or length.
///
/// Differences from the paper:
///  - the search is repeated with fresh weights until the budget ends, and N may be fitted to the
///    budget (NrpaSchedule); a stop ends it within a playout;
///  - nothing is adapted after the last iteration of a level, as in the program;
///  - exp of a weight stays from exp(-50) to exp(50).
///
/// It counts the moves of its playouts and of the lines to which it adapts, so that its threads can
/// be simulated (VirtualTime); the voting beam takes no virtual time.
class Nrpa final : public Solver {
public:
    using Options = NrpaOptions;

    static OptionTable<Options> option_table() { return Options::table(); }

    /// Throws InvalidOptions for options that contradict each other, and for a file that has no
    /// learned bias.
    explicit Nrpa(const Options& options);

    StopReason solve(SearchTeam& team) override;
    bool keeps_journal() const override { return m_options.parallel == Options::Parallel::root; }

    /// The policy of the highest level at the end of the search that found the best line; of
    /// several such lines, on the first thread. Each search begins with a policy that was taken.
    Result<std::string> learned() const override;
    std::optional<Error> take_learned(std::string_view text) override;

private:
    void run_job(const Board& root, const Rules& rules, SearchTeam& job,
                 LearnedPolicy& learned) const;
    WeightTable begin_search(const Board& root, const Rules& rules, SearchTeam& job,
                             NrpaSchedule& schedule, NrpaLevels& levels) const;
    WeightTable initial_policy(Rng& rng) const;

    Options m_options;
    std::optional<WeightTable> m_first_policy; ///< Taken, in place of the initial policy.
    std::vector<LearnedPolicy> m_learned;      ///< By each worker that leads a job.
};

} // namespace samegame
