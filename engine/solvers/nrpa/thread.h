#pragma once

#include "engine/search/search_context.h"
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

} // namespace samegame
