#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "engine/game/position.h"
#include "engine/playout/playout_engine.h"
#include "engine/stats/running_stats.h"
#include "engine/studies/solvability/difficulty.h"

namespace samegame {

/// A feature of a move, known before it is played.
enum class FirstMoveFeature {
    cells,        ///< Blocks of its group.
    color_blocks, ///< Blocks of its color on the board.
    tabu_color,   ///< 1 for Board::most_frequent_color, the color that TabuColorRandom of Schadd et
                  ///< al. 2008 saves; else 0.
    height,       ///< Blocks below its lowest one: 0 on the floor.
};
inline constexpr std::size_t first_move_feature_count = 4;

/// The value of a move, by playouts after it.
enum class MoveValue {
    mean_score,     ///< From the board before the move, including its points.
    clearing_share, ///< Of the playouts.
    best_score,
};
inline constexpr std::size_t move_value_count = 3;

struct FirstMove {
    Move move;
    int points = 0;      ///< Of the move alone.
    PlayoutSample after; ///< Its scores are without these points.
    std::array<double, first_move_feature_count> features{};

    double feature(FirstMoveFeature which) const {
        return features[static_cast<std::size_t>(which)];
    }
    bool is_tabu() const { return feature(FirstMoveFeature::tabu_color) != 0; }
    double value(MoveValue which) const;
};

/// Every legal move of a board, the highest mean score first, by `playouts` (two or more) after
/// each, as in sample_playouts. Nothing if stops() becomes true.
std::optional<std::vector<FirstMove>> first_moves(PlayoutEngine& engine, const Position& start,
                                                  std::uint64_t playouts, std::uint64_t seed,
                                                  const std::function<bool()>& stops);

/// The features of good first moves, over many boards: the examination of the initial moves that F.
/// Takes & W. Kosters, "Solving SameGame and its Chessboard Variant", 2009, section 6, name as
/// future work without details. Each board counts once: moves are compared only within their board.
class FirstMoveStudy {
public:
    /// Groups of 2, 3, 4, and of 5 or more.
    static constexpr std::size_t size_class_count = 4;
    static std::size_t size_class_of(const FirstMove& move);

    void add(std::span<const FirstMove> moves);

    /// The rank correlation of a feature with a value, over boards on which neither is the same for
    /// all moves.
    const RunningStats& correlation(FirstMoveFeature feature, MoveValue value) const {
        return m_correlations[index(feature)][index(value)];
    }

    /// The lead of moves of a size, of the tabu color or not, over the mean of all moves of their
    /// board, over boards with such moves.
    const RunningStats& lead(std::size_t size_class, bool is_tabu, MoveValue value) const {
        return m_leads[size_class][is_tabu ? 1 : 0][index(value)];
    }
    /// The number of such moves on all boards.
    std::uint64_t move_count(std::size_t size_class, bool is_tabu) const {
        return m_counts[size_class][is_tabu ? 1 : 0];
    }

    const RunningStats& branching() const { return m_branching; } ///< Moves of a board.

    /// The deviation of the moves' true mean scores on a board, over boards: the deviation of their
    /// means without the part due to the randomness of playouts. 0 if chance explains it all.
    const RunningStats& spread() const { return m_spread; }

private:
    template <class Enum>
    static std::size_t index(Enum value) {
        return static_cast<std::size_t>(value);
    }
    void add_correlations(std::span<const FirstMove> moves);
    void add_leads(std::span<const FirstMove> moves);

    template <class T, std::size_t n>
    using PerValue = std::array<std::array<T, move_value_count>, n>;
    PerValue<RunningStats, first_move_feature_count> m_correlations;
    std::array<PerValue<RunningStats, 2>, size_class_count> m_leads;
    std::array<std::array<std::uint64_t, 2>, size_class_count> m_counts{};
    RunningStats m_branching;
    RunningStats m_spread;
};

/// How similarly two quantities order the same things, from -1 to 1 (C. Spearman, "The Proof and
/// Measurement of Association between Two Things", 1904), equal values sharing the mean of their
/// ranks. `a` and `b` have the same length; nothing if all values of either are equal.
std::optional<double> rank_correlation(std::span<const double> a, std::span<const double> b);

} // namespace samegame
