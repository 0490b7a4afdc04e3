#pragma once

#include <vector>

#include "engine/base/clock.h"

namespace samegame::cluster {

/// When rank 0 has last heard of each rank, and which are lost: those of which it has heard nothing
/// for a time. What is lost stays so, though it may be heard again.
class RankTable {
public:
    RankTable(int ranks, Seconds grace, Clock::time_point now)
        : m_grace(grace),
          m_heard(static_cast<std::size_t>(ranks), now),
          m_is_lost(m_heard.size()) {}

    void hear(int rank, Clock::time_point now) { m_heard[static_cast<std::size_t>(rank)] = now; }

    /// The ranks that are lost from now on.
    std::vector<int> lose_silent(Clock::time_point now) {
        std::vector<int> lost;
        for (std::size_t i = 0; i < m_heard.size(); ++i) {
            if (m_is_lost[i] || now - m_heard[i] <= m_grace)
                continue;
            m_is_lost[i] = true;
            lost.push_back(static_cast<int>(i));
        }
        return lost;
    }

    void lose(int rank) { m_is_lost[static_cast<std::size_t>(rank)] = true; }
    bool is_lost(int rank) const { return m_is_lost[static_cast<std::size_t>(rank)]; }

private:
    Seconds m_grace;
    std::vector<Clock::time_point> m_heard;
    std::vector<bool> m_is_lost;
};

} // namespace samegame::cluster
