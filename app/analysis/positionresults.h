#pragma once

#include <cstddef>
#include <deque>
#include <unordered_map>

#include "engine/game/start_position.h"
#include "engine/search/search_control.h"

/// What searches found out about positions, kept so that undo shows it again. Scores are relative
/// to the position, so it does not matter by which moves it was reached.
class PositionResults {
public:
    /// What is kept of a position, or nullptr; valid until the next keep().
    const samegame::SearchSnapshot* find(const samegame::StartPosition& position) const;

    /// Replaces what was kept of this position. Forgets the oldest position beyond `capacity`.
    void keep(const samegame::StartPosition& position, const samegame::SearchSnapshot& snapshot);

private:
    static constexpr std::size_t capacity = 256; // at about 60 KiB each

    std::unordered_map<samegame::StartPosition, samegame::SearchSnapshot> m_results;
    std::deque<samegame::StartPosition> m_order; // oldest first
};
