#pragma once

#include <deque>

#include "app/analysis/assistantsettings.h"
#include "engine/game/start_position.h"

/// Which positions were searched, and how: one search of each, which its owner chooses. The
/// assistant has one of those that came to the end of their budget, so that going back to such a
/// position searches nothing again, and one of the last search of each, completed or not.
class CompletedSearches {
public:
    bool contains(const samegame::StartPosition& position, const AssistantSettings& settings) const;

    /// How this position was searched; nullptr if it is not known. Valid until the next change.
    const AssistantSettings* find(const samegame::StartPosition& position) const;

    /// Replaces what was there of this position. Forgets the oldest beyond `capacity`.
    void add(const samegame::StartPosition& position, const AssistantSettings& settings);
    void remove(const samegame::StartPosition& position);

private:
    static constexpr std::size_t capacity = 256; // as many as there are results (PositionResults)

    struct Entry {
        samegame::StartPosition position;
        AssistantSettings settings;
    };
    std::deque<Entry> m_entries; // oldest first
};
