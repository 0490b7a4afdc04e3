#pragma once

#include <cstdint>
#include <span>

#include "engine/base/rng.h"
#include "engine/game/board.h"
#include "engine/game/move.h"
#include "engine/game/rules.h"

namespace samegame {

class CoreEngine;

/// A playout of a batch.
struct PlayoutResult {
    int score = 0;
    std::uint64_t seed = 0; ///< The seed by which PlayoutEngine::play_seed repeats this playout.
};

/// Plays boards to their end under one policy, by one virtual call for a whole playout. One thread
/// at a time.
class PlayoutEngine {
public:
    virtual ~PlayoutEngine() = default;

    /// The engine itself if the hot core plays its policy (core_engine.h); else null.
    virtual CoreEngine* on_core() { return nullptr; }

    /// Plays `start` to its end, appends the canonical moves to `moves` and returns the points of
    /// these moves and of the end. Takes one number from `rng`, the seed of the playout's own
    /// generator. Allocates nothing.
    int play_out(const Board& start, const Rules& rules, Rng& rng, MoveList& moves) {
        return play_seed(start, rules, rng.next(), moves);
    }

    /// The playout whose own generator starts with `seed`.
    virtual int play_seed(const Board& start, const Rules& rules, std::uint64_t seed,
                          MoveList& moves) = 0;

    /// One playout from `start` for each of `results`, as by repeated play_out, but much faster
    /// where several are played at once. play_seed gives their moves.
    virtual void play_batch(const Board& start, const Rules& rules, Rng& rng,
                            std::span<PlayoutResult> results);

    /// One playout after each of `moves`, different legal moves of `start`; as many `results`.
    /// A score counts from `start`, the move's points included.
    virtual void play_after(const Board& start, std::span<const Move> moves, const Rules& rules,
                            Rng& rng, std::span<PlayoutResult> results);
};

} // namespace samegame
