#pragma once

#include <optional>
#include <vector>

#include "engine/base/rng.h"
#include "engine/game/board.h"
#include "engine/game/rules.h"
#include "engine/playout/isa.h"
#include "engine/playout/learned_line.h"
#include "engine/playout/playout_engine.h"
#include "engine/playout/softmax_weights.h"

namespace samegame {

/// Softmax playouts with learned weights and their adaptation: Playout and Adapt of C. Rosin,
/// "Nested Rollout Policy Adaptation for Monte Carlo Tree Search", 2011, and of B. Negrevergne &
/// T. Cazenave, "Distributed Nested Rollout Policy for SameGame", 2017, Algorithms 2 and 3. A group
/// is played with probability exp(w + b) / sum of all, w the weight of its code, b its bias.
///
/// Boards up to 15x15 of colors 1 to 7 play on the hot core (playout/core), every other board and
/// positions of more than 64 groups on plain loops; results are the same to the last bit. With a
/// learned bias plain loops play everything. Belongs to one thread.
class SoftmaxPlayer {
public:
    /// Without `isa` the plain loops play every board, for comparison.
    explicit SoftmaxPlayer(const SoftmaxOptions& options, std::optional<Isa> isa = current_isa());
    SoftmaxPlayer(const SoftmaxPlayer&) = delete;
    SoftmaxPlayer& operator=(const SoftmaxPlayer&) = delete;

    /// Sets the board at which playouts start. The tabu color, if the options have one, is `tabu`,
    /// or by default chosen on `start` (SoftmaxOptions::tabu_rank).
    void start_from(const Board& start, const Rules& rules, std::optional<Color> tabu = {});

    /// Plays one game into `line` and returns its score. Takes one number from `rng`, the seed of
    /// the playout's own generator. Allocates only for the first line from a start of this size.
    int play(const WeightTable& weights, Rng& rng, LearnedLine& line);

    /// The playout whose own generator starts with `seed`; appends its moves. Never allocates.
    int play_seed(const WeightTable& weights, std::uint64_t seed, MoveList& moves);

    /// Moves the weights toward `line`, which comes from `play` from any start: at each position,
    /// adds `alpha` to the weight of the code played, and subtracts alpha times its probability, by
    /// the old weights, from each code that could be played.
    void adapt(WeightTable& weights, const LearnedLine& line, float alpha);

private:
    bool play_on_core(const WeightTable& weights, std::uint64_t seed, LearnedLine& line) const;
    int play_general(const WeightTable& weights, std::uint64_t seed, MoveList& moves,
                     LearnedLine* line) const;

    SoftmaxOptions m_options;
    std::vector<float> m_biases; // factor of each group size
    const core::Build* m_build;  // null: the plain loops
    Board m_start;
    Color m_tabu = no_color;
    Color m_spared = no_color; // the tabu color, or what it would be
    core::Softmax m_softmax{};
    // If m_start fits the core:
    core::Position m_position{};
    core::SoftmaxStart m_core_start{};
    bool m_fits = false;      // the board fits
    bool m_has_start = false; // the board's groups fit too
    Rules m_rules;
    LearnedLine m_own_line; // for playouts without learning
    // Room that adapt keeps for its next call: the place of each choice and what it counts, then
    // the factors in the order in which choices end.
    std::vector<std::uint32_t> m_places;
    std::vector<float> m_counts;
    std::vector<float> m_factors;
};

/// Softmax playouts without learned weights, as an engine like the others.
class SoftmaxEngine final : public PlayoutEngine {
public:
    /// `options` and `isa` as in SoftmaxPlayer.
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
