#pragma once

#include <array>
#include <memory>
#include <span>

#include "engine/playout/core/core.h"
#include "engine/playout/isa.h"
#include "engine/playout/playout_engine.h"

namespace samegame {

/// A playout with its own start.
struct CoreGame {
    static constexpr std::size_t most_kept = 8;

    const core::Position* start = nullptr;
    std::uint64_t seed = 0; ///< As in PlayoutEngine::play_seed.
    int score = 0;          ///< Points of the playout and of its end.
    int move_count = 0;
    std::array<Move, most_kept> moves; ///< Its first moves, canonical.
};

/// Plays boards that fit the hot core, and hands all others to the loop for boards of every size,
/// which plays the same games.
class CoreEngine final : public PlayoutEngine {
public:
    /// `general` plays under the same policy.
    CoreEngine(const core::Policy& policy, Isa isa, std::unique_ptr<PlayoutEngine> general);

    /// Up to 15 rows and 15 columns, of colors 1 to 7, under the gravity `shift`, with points that
    /// are one formula (points_formula).
    static bool fits(const Board& board, const Rules& rules);

    CoreEngine* on_core() override { return this; }

    /// Plays `games` from their starts, positions of the size of `board`, which fits the core.
    void play_games(const Board& board, const Rules& rules, std::span<CoreGame> games);

    int play_seed(const Board& start, const Rules& rules, std::uint64_t seed,
                  MoveList& moves) override;
    void play_batch(const Board& start, const Rules& rules, Rng& rng,
                    std::span<PlayoutResult> results) override;
    void play_after(const Board& start, std::span<const Move> moves, const Rules& rules, Rng& rng,
                    std::span<PlayoutResult> results) override;

private:
    core::Policy policy_on(const Board& board) const;

    core::Policy m_policy;
    const core::Build* m_build;
    std::unique_ptr<PlayoutEngine> m_general;
};

} // namespace samegame
