#pragma once

#include <QString>
#include <QTest>
#include <string>
#include <string_view>

#include "engine/game/line.h"
#include "tests/support/board_drawing.h"

namespace samegame {

/// A text for comparisons that print both of their sides when they fail.
inline QString text(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

// QCOMPARE prints values with these functions.
inline char* toString(const Board& board) {
    return qstrdup(drawing(board).c_str());
}
inline char* toString(const Cell& cell) {
    return qstrdup(QByteArray::number(cell.column) + '/' + QByteArray::number(cell.row));
}
inline char* toString(const Move& move) {
    return toString(move.cell);
}

} // namespace samegame
