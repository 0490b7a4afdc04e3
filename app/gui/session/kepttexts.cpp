#include "app/gui/session/kepttexts.h"

#include <QUuid>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/base/text.h"
#include "engine/formats/board_id.h"

QString boardKey(const samegame::Position& position) {
    const samegame::Board& board = position.board;
    const std::vector<samegame::Color> cells = samegame::cells_of(board);
    const int colors = cells.empty() ? 1 : std::max<int>(1, *std::ranges::max_element(cells));
    const samegame::Board same(board.rows(), board.columns(), colors, cells);
    return QString::fromStdString(samegame::to_board_id({same, position.rules}));
}

std::optional<samegame::Position> positionOfKey(const QString& key) {
    const auto position = samegame::parse_board_id(key.toStdString());
    if (!position)
        return std::nullopt;
    return *position;
}

QDateTime momentHere(const QDateTime& time) {
    const QDateTime local = time.toLocalTime();
    return local.toOffsetFromUtc(local.offsetFromUtc());
}

QString textOfMoment(const QDateTime& moment) {
    return moment.toOffsetFromUtc(moment.offsetFromUtc()).toString(Qt::ISODate);
}

QDateTime momentOfText(const QString& text) {
    return QDateTime::fromString(text, Qt::ISODate);
}

QString newRunId() {
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

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

samegame::Result<samegame::GameRecord> recordOfText(const QString& text) {
    const auto parsed = samegame::parse_game_record(text.toStdString());
    if (!parsed)
        return parsed.error();
    if (const auto wrong = samegame::contradiction(*parsed))
        return *wrong;
    return parsed->record;
}
