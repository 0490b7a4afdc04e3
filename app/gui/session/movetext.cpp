#include "app/gui/session/movetext.h"

#include <QtGlobal>

#include <string>

#include "engine/base/text.h"

QString textOfMoves(std::span<const samegame::Move> moves, int rows) {
    return QString::fromStdString(to_string(moves, rows));
}

samegame::Result<samegame::MoveList> movesOfText(const QString& text,
                                                 const samegame::Board& board) {
    const std::string written = text.toStdString();
    samegame::MoveList moves;
    if (written.empty())
        return moves;
    for (const std::string_view move : samegame::split(written, ' ')) {
        const auto parts = samegame::split(move, ',');
        if (parts.size() != 2 || moves.size() == samegame::max_moves)
            return samegame::Error{
                {QT_TRANSLATE_NOOP("EngineError", "the list of moves is damaged")}};
        const auto row = samegame::parse_integer(parts[0], 1, board.rows());
        const auto column = samegame::parse_integer(parts[1], 1, board.columns());
        if (!row || !column)
            return samegame::Error{{QT_TRANSLATE_NOOP("EngineError", "a move lies off the board")}};
        moves.push_back(samegame::from_notation({static_cast<int>(*row), static_cast<int>(*column)},
                                                board.rows()));
    }
    return moves;
}
