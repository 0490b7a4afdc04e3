#include "app/analysis/completedsearches.h"

#include <algorithm>

bool CompletedSearches::contains(const samegame::StartPosition& position,
                                 const AssistantSettings& settings) const {
    return std::any_of(m_entries.begin(), m_entries.end(), [&](const Entry& entry) {
        return entry.position == position && entry.settings == settings;
    });
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
