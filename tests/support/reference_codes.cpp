#include "tests/support/reference_codes.h"

#include <set>
#include <utility>
#include <vector>

#include "engine/game/transition.h"

namespace samegame {

namespace {

/// XOR over cells of one color.
std::uint64_t xor_of(const std::vector<Cell>& cells, Color color) {
    std::uint64_t sum = 0;
    for (const Cell cell : cells)
        sum ^= cell_code(cell, color);
    return sum;
}

/// XOR over the blocks of other colors at the edges of a group.
std::uint64_t edge_code(const ReferenceBoard& board, const ReferenceBoard::Cells& group) {
    std::set<Cell> beside;
    for (const Cell cell : group)
        for (const auto& [right, up] : {std::pair{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
            const int column = cell.column + right;
            const int row = cell.row + up;
            if (column >= 0 && column < board.columns() && row >= 0 && row < board.rows())
                beside.insert({static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)});
        }
    std::uint64_t sum = 0;
    for (const Cell cell : beside)
        if (board.color_at(cell) != no_color &&
            board.color_at(cell) != board.color_at(group.front()))
            sum ^= cell_code(cell, board.color_at(cell));
    return sum;
}

} // namespace

ReferenceCodes::ReferenceCodes(MoveCode kind, const Board& start, Gravity gravity)
    : m_kind(kind), m_board(start), m_rules{Scoring::standard, gravity} {
    for (int column = 0; column < start.columns(); ++column)
        for (int row = 0; row < start.rows(); ++row) {
            const Cell cell{static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)};
            m_origins[cell] = cell;
        }
}

std::uint64_t ReferenceCodes::code(const ReferenceBoard& board,
                                   const ReferenceBoard::Cells& group) const {
    const Color color = board.color_at(group.front());
    // The lowest cell of the leftmost column is a corner, and the first one is in it.
    const Cell corner = group.front();
    const std::uint64_t cells = xor_of(group, color);
    switch (m_kind) {
    case MoveCode::cells:
        return cells;
    case MoveCode::corner_and_size:
        return cell_code(corner, color) ^ code_keys().of_size[group.size()];
    case MoveCode::smallest_cell:
        return cell_code(corner, no_color);
    case MoveCode::color_and_cell:
        return cell_code(corner, color);
    case MoveCode::similar: {
        std::size_t size_class = 0;
        for (std::size_t most = 1; most < group.size(); most *= 2)
            ++size_class;
        return cell_code({static_cast<std::uint8_t>(corner.column - corner.column % 2),
                          static_cast<std::uint8_t>(corner.row - corner.row % 2)},
                         color) ^
               code_keys().of_size[size_class];
    }
    case MoveCode::neighborhood:
        return cells ^ edge_code(board, group) * core::second_code_factor;
    case MoveCode::previous_move:
        return cells ^ m_previous * core::second_code_factor;
    case MoveCode::time:
        return cells ^ code_keys().of_position[m_move_count];
    case MoveCode::blocks: {
        std::uint64_t sum = 0;
        for (const Cell cell : group)
            sum ^= cell_code(m_origins.at(cell), color);
        return sum;
    }
    }
    return 0;
}

void ReferenceCodes::play(Move move) {
    const auto step = transition(m_board, m_rules, move);
    m_previous = xor_of(step->removed, step->color);
    std::map<Cell, Cell> moved;
    for (const Transition::Step& block : step->steps)
        moved[block.to] = m_origins.at(block.from);
    m_origins = moved;
    m_board = step->after;
    ++m_move_count;
}

} // namespace samegame
