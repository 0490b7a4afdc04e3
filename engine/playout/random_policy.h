#pragma once

#include "engine/playout/corner_index.h"

namespace samegame {

/// Every group with the same probability ("Random" in Schadd et al. 2008, "random" in Takes &
/// Kosters 2009).
class RandomPolicy {
public:
    void begin(const Board& board, Rng&) { m_groups.reset(board, no_color); }
    Group choose(const Board& board, Rng& rng) const {
        return m_groups.draw(board, rng, rng.next());
    }
    void played(const Board& board, Board::Change change) { m_groups.update(board, change); }

private:
    CornerIndex m_groups;
};

} // namespace samegame
