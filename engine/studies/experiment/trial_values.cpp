#include "engine/studies/experiment/trial_values.h"

#include <utility>

namespace samegame {

TrialValues::TrialValues(std::vector<std::size_t> references)
    : m_references(std::move(references)),
      m_scores(m_references.size()),
      m_differences(m_references.size()) {}

void TrialValues::add(const TrialPlace& place, int score) {
    m_scores[place.entrant].add(place.board, score);
    auto& known = m_known[{place.board, place.run}];
    known.resize(m_references.size());
    for (std::size_t other = 0; other < known.size(); ++other) {
        if (other == place.entrant || !known[other])
            continue;
        if (m_references[place.entrant] == other)
            m_differences[place.entrant].add(place.board, score - *known[other]);
        if (m_references[other] == place.entrant)
            m_differences[other].add(place.board, *known[other] - score);
    }
    known[place.entrant] = score;
}

} // namespace samegame
