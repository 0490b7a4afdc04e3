#pragma once

#include <optional>

#include "engine/playout/playout_engine.h"
#include "engine/playout/softmax_player.h"

namespace samegame {

/// Softmax playouts without learned weights, as a policy like the others.
class SoftmaxEngine final : public PlayoutEngine {
public:
    /// `options` and `isa` are those of SoftmaxPlayer.
    SoftmaxEngine(const SoftmaxOptions& options, std::optional<Isa> isa) : m_player(options, isa) {}

    int play_seed(const Board& start, const Rules& rules, std::uint64_t seed,
                  MoveList& moves) override;
    void play_batch(const Board& start, const Rules& rules, Rng& rng,
                    std::span<PlayoutResult> results) override;

private:
    SoftmaxPlayer m_player;
    WeightTable m_weights;
};

} // namespace samegame
