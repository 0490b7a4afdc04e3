#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "engine/game/move.h"
#include "engine/game/position.h"
#include "engine/playout/move_features.h"
#include "engine/studies/experiment/trial.h"

namespace samegame {

/// The legal moves of positions, by their features, and which of them are right: a good line plays
/// them next, or can, as the same groups go in another order.
class MoveChoices {
public:
    /// Begins a position, whose moves follow; at least one of them is right.
    void begin() { m_begin.push_back(m_moves.size()); }
    void add_move(const MoveFeatures& features, bool is_right);

    /// The positions of a line, but for those at which every move is right. The moves are legal and
    /// play the game to its end. The color that is spared is the most frequent one of the start, as
    /// in nrpa.
    void add_line(const Position& start, std::span<const Move> moves);

    struct Choice {
        MoveFeatures features;
        bool is_right = false;
    };
    std::size_t size() const { return m_begin.size(); } ///< Positions.
    std::span<const Choice> moves(std::size_t position) const;

private:
    std::vector<Choice> m_moves;      // of all positions
    std::vector<std::size_t> m_begin; // of each position in m_moves
};

/// How well a bias foretells right moves, where a move has probability exp(bias) / sum of all.
struct BiasQuality {
    double log_likelihood = 0; ///< Mean natural logarithm of the probability of right moves.
    double first_share = 0;    ///< Positions at which the move of the largest bias is right; moves
                               ///< of equal bias share a position.
};

BiasQuality quality_of(const FeatureWeights& weights, const MoveChoices& choices);

/// The weights of `features` under which right moves are likeliest, less `penalty` (above 0) / 2
/// times the sum of the weights' squares; all other weights are 0. With one right move it is the
/// conditional logit of D. McFadden, "Conditional logit analysis of qualitative choice behavior",
/// 1974, whose only maximum Newton's method finds. With several, steps take the curvature that they
/// would have if the right move were known, which never is too small, so that each step gains.
FeatureWeights fitted_weights(const MoveChoices& choices, std::span<const MoveFeature> features,
                              double penalty);

std::vector<MoveFeature> all_move_features();

/// A bias learned from trials, and what it foretells on boards that it has not seen.
struct TrainedBias {
    FeatureWeights weights{};
    FeatureWeights size_weights{}; ///< Fitted to the same lines with the size alone.
    std::size_t positions = 0;     ///< That the weights are fitted to.
    std::size_t held_out = 0;      ///< Positions of the other boards.
    BiasQuality even;              ///< On those: of no bias at all,
    BiasQuality usual;             ///< of the default bias by size of nrpa,
    BiasQuality by_size;           ///< of size_weights,
    BiasQuality learned;           ///< of weights.
};

/// Every so many boards one is held out: the fifth, the tenth, ...
inline constexpr std::size_t held_out_every = 5;

/// Learns from the lines of the trials of a table with one entrant.
TrainedBias train_bias(const TrialTable& table, std::span<const Trial> trials, double penalty);

} // namespace samegame
