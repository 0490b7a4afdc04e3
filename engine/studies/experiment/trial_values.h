#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "engine/stats/board_values.h"
#include "engine/studies/experiment/trial.h"

namespace samegame {

/// The scores of entrants by board, and their differences in pairs: an entrant's score minus its
/// reference's score in the trial with the same board and run, and so the same seed. Trials come in
/// any order.
class TrialValues {
public:
    /// `references` has the index of the entrant that each entrant is compared with; its own index
    /// means that it is compared with none.
    explicit TrialValues(std::vector<std::size_t> references);

    /// Called once for each place.
    void add(const TrialPlace& place, int score);

    const BoardValues& scores(std::size_t entrant) const { return m_scores[entrant]; }
    /// Entrant minus reference.
    const BoardValues& differences(std::size_t entrant) const { return m_differences[entrant]; }

private:
    std::vector<std::size_t> m_references;
    std::vector<BoardValues> m_scores;
    std::vector<BoardValues> m_differences;
    /// By board and run, for each entrant.
    std::map<std::pair<std::size_t, int>, std::vector<std::optional<int>>> m_known;
};

} // namespace samegame
