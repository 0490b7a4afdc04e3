#include "app/analysis/completedsearches.h"

#include <algorithm>

bool CompletedSearches::contains(const samegame::StartPosition& position,
                                 const AssistantSettings& settings) const {
    const AssistantSettings* known = find(position);
    return known && *known == settings;
}

const AssistantSettings* CompletedSearches::find(const samegame::StartPosition& position) const {
    const auto found = std::ranges::find(m_entries, position, &Entry::position);
    return found == m_entries.end() ? nullptr : &found->settings;
}

void CompletedSearches::add(const samegame::StartPosition& position,
                            const AssistantSettings& settings) {
    remove(position);
    m_entries.push_back({position, settings});
    if (m_entries.size() > capacity)
        m_entries.pop_front();
}

void CompletedSearches::remove(const samegame::StartPosition& position) {
    std::erase_if(m_entries, [&](const Entry& entry) { return entry.position == position; });
}
