#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/game/board.h"
#include "engine/game/group.h"
#include "engine/game/rules.h"
#include "engine/playout/core/core.h"
#include "engine/playout/core_engine.h"
#include "engine/playout/hot_core.h"
#include "engine/playout/isa.h"

namespace samegame {

/// The counts of core::Build::features, for a board of any size.
core::Features position_features(const Board& board);

/// Makes the children of positions: the positions after removing each group. A solver is a template
/// over its generator, and with_child_generator calls it with the one that suits the board:
///  - a position is a compact value to keep many of;
///  - a child has the members `position` and `hash` (Board::hash of the position), and `size` and
///    `color` of the removed group;
///  - children come in the order of their groups' first corners (see Board), which is that of
///    legal_moves, and live until the next call.
/// One generator per thread.
template <class T>
concept ChildGenerator = requires(T generator, const Board& board,
                                  const typename T::Position& position,
                                  const typename T::Child& child) {
    { generator.position(board) } -> std::same_as<typename T::Position>;
    { generator.board(position) } -> std::same_as<Board>;
    { generator.children(position) } -> std::same_as<std::span<const typename T::Child>>;
    { generator.move(child) } -> std::same_as<Move>;
};

/// The generator on the hot core: 104 bytes per position, tens of millions of children per second.
class CoreChildGenerator {
public:
    using Position = core::Position;
    using Child = core::Child;

    /// For boards of the size of `start`, which fits the core (see CoreEngine), under the gravity
    /// `shift`.
    explicit CoreChildGenerator(const Board& start, Isa isa = current_isa());

    Position position(const Board& board) const { return core_position(board); }
    Board board(const Position& position) const {
        return board_of(position, m_rows, m_columns, m_color_count);
    }
    std::span<const Child> children(const Position& position);
    Move move(const Child& child) const { return canonical_move(child.cells); }

private:
    const core::Build* m_build;
    std::vector<Child> m_children;
    int m_rows;
    int m_columns;
    int m_color_count;
};

/// The generator for boards of every size, under either gravity.
class BoardChildGenerator {
public:
    using Position = Board;
    struct Child {
        Board position;
        std::uint64_t hash;
        Group cells; ///< The group, in the position before.
        int size;
        Color color;
    };

    explicit BoardChildGenerator(Gravity gravity) : m_gravity(gravity) {}

    Position position(const Board& board) const { return board; }
    Board board(const Position& position) const { return position; }
    std::span<const Child> children(const Position& position);
    Move move(const Child& child) const { return child.cells.move(); }

private:
    Gravity m_gravity;
    std::vector<Child> m_children;
};

/// Returns use(generator) with the fastest generator for the positions of `start` under `rules`.
template <class Use>
decltype(auto) with_child_generator(const Board& start, const Rules& rules, Use use) {
    if (CoreEngine::fits(start, rules))
        return use(CoreChildGenerator(start));
    return use(BoardChildGenerator(rules.gravity));
}

} // namespace samegame
