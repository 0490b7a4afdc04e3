#pragma once

#include <QString>

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "engine/game/position.h"

class SessionStore;

/// The scores to beat that came with boards that other people shared. Kept for the next session of
/// the window; of each board the one that came last. GUI thread only.
class SharedScores {
public:
    /// The store outlives the object; without one they end with the program.
    explicit SharedScores(SessionStore* store) : m_store(store) {}

    void load(); ///< What the store has, behind which comes what is here already.
    void set(const samegame::Position& start, int score);
    std::optional<int> of(const samegame::Position& start) const;

private:
    static constexpr std::size_t mostKept = 50; // more are forgotten, the oldest first

    void add(const QString& board, int score);

    SessionStore* m_store;
    std::vector<std::pair<QString, int>> m_scores; // by the keys of their boards, oldest first
};
