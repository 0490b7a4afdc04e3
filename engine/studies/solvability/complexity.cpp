#include "engine/studies/solvability/complexity.h"

#include <cmath>

#include "engine/game/group.h"

namespace samegame {

void Complexity::add_game(const Board& start, Gravity gravity, std::span<const Move> moves) {
    Board board = start;
    for (const Move move : moves) {
        m_branching.add(static_cast<double>(legal_moves(board).size()));
        board.play(move, gravity);
    }
    m_length.add(static_cast<double>(moves.size()));
}

double Complexity::tree_exponent() const {
    return m_branching.count() == 0 ? 0 : m_length.mean() * std::log10(m_branching.mean());
}

double state_space_exponent(int rows, int columns, int colors) {
    double of_column = 1;
    double power = 1;
    for (int i = 0; i < rows; ++i)
        of_column += power *= colors;
    return columns * std::log10(of_column);
}

} // namespace samegame
