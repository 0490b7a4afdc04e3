#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/rng.h"
#include "engine/game/board.h"
#include "engine/game/move.h"
#include "engine/game/rules.h"
#include "engine/playout/core/core.h"
#include "engine/playout/isa.h"

namespace samegame {

/// A playout of a batch.
struct PlayoutResult {
    int score = 0;
    std::uint64_t seed = 0; ///< For PlayoutEngine::play_seed.
};

/// Plays boards to their end under one policy: what solvers call, once for a whole playout, so that
/// solver code does not depend on the policy. One thread at a time.
class PlayoutEngine {
public:
    virtual ~PlayoutEngine() = default;

    /// Plays `start` to its end, appends the canonical moves to `moves` and returns the points of
    /// these moves and of the end. Takes one number from `rng`, which seeds the playout's own
    /// generator. Allocates nothing.
    int play_out(const Board& start, const Rules& rules, Rng& rng, MoveList& moves) {
        return play_seed(start, rules, rng.next(), moves);
    }

    /// The playout whose own generator starts with `seed`.
    virtual int play_seed(const Board& start, const Rules& rules, std::uint64_t seed,
                          MoveList& moves) = 0;

    /// One playout from `start` for each of `results`: the same as one play_out after the other,
    /// but much faster where several are played at once. Their moves are to be had from play_seed.
    virtual void play_batch(const Board& start, const Rules& rules, Rng& rng,
                            std::span<PlayoutResult> results);

    /// One playout after each of `moves`, different legal moves of `start`; as many `results`.
    /// A score counts from `start`, the move's points included.
    virtual void play_after(const Board& start, std::span<const Move> moves, const Rules& rules,
                            Rng& rng, std::span<PlayoutResult> results);
};

/// A parameter of a playout policy.
struct PolicyParameter {
    std::string name;
    double default_value = 0;
    double minimum = 0;
    double maximum = 1;
    std::string help;
    bool is_whole = false; ///< Whole numbers only.
};

/// A row of the policy registry.
struct PolicyEntry {
    std::string name;
    std::string title; ///< For people, English.
    std::string help;
    std::string paper;
    std::vector<PolicyParameter> parameters;
    /// The loop for boards of every size; `values` in the order of `parameters`.
    std::unique_ptr<PlayoutEngine> (*make)(std::span<const double> values);
    /// How the hot core plays the policy; null if it does not.
    core::Policy (*core_policy)(std::span<const double> values) = nullptr;
    /// An engine that uses the hot core in its own way; null if it does not.
    std::unique_ptr<PlayoutEngine> (*make_on_core)(std::span<const double> values,
                                                   Isa isa) = nullptr;
};

/// Every playout policy, in the order of the documentation.
std::span<const PolicyEntry> policy_registry();

/// The engine of a policy written as "name" or "name:key=value:key=value"; the error names the part
/// that was not expected and what was. It uses the hot core of `isa` where board and policy allow
/// it.
Result<std::unique_ptr<PlayoutEngine>> make_playout_engine(std::string_view policy,
                                                           Isa isa = current_isa());

/// The same policy without the hot core, for comparison.
Result<std::unique_ptr<PlayoutEngine>> make_general_playout_engine(std::string_view policy);

/// The same for solvers, whose constructors may throw: std::invalid_argument with that error.
std::unique_ptr<PlayoutEngine> playout_engine_or_throw(std::string_view policy);

/// The error of make_playout_engine, or an empty text when the policy can be made.
std::string policy_error(std::string_view policy);

} // namespace samegame
