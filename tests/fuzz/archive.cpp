// Rows of the archive with anything in their columns, as a damaged file or another program leaves
// them. Every line is a column, in the order of the table: the first character says what it is
// (i integer, r real, b bytes, n NULL, which becomes empty; else a text), nine columns are a row.

#include <QList>

#include <algorithm>
#include <array>

#include "app/gui/play/solvedboardsdialog.h"
#include "app/gui/session/archive.h"
#include "app/gui/session/database.h"
#include "app/gui/session/kepttexts.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/qtfuzz.h"

using namespace samegame;
using samegame::fuzz::require;

namespace {

constexpr qsizetype columnCount = 9;
constexpr qsizetype mostRows = 10;

QVariant valueOf(const QByteArray& line) {
    switch (line.isEmpty() ? '\0' : line[0]) {
    case 'i':
        return line.mid(1).toLongLong();
    case 'r':
        return line.mid(1).toDouble();
    case 'b':
        return line.mid(1);
    case 'n':
        return QString();
    default:
        return QString::fromUtf8(line.mid(1));
    }
}

void store(Database& database, const QList<QByteArray>& lines) {
    database.run("DELETE FROM best_line");
    for (qsizetype row = 0; row < std::min(lines.size() / columnCount, mostRows); ++row) {
        QVariantList values;
        for (qsizetype column = 0; column < columnCount; ++column)
            values << valueOf(lines[row * columnCount + column]);
        database.run("INSERT OR REPLACE INTO best_line VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", values);
    }
}

/// A finished line that plays the first move there is, again and again.
GameRecord greedyRecord(const Position& start) {
    GameRecord record;
    record.start = start;
    Board board = start.board;
    for (MoveList legal = legal_moves(board); !legal.empty(); legal = legal_moves(board)) {
        record.line.moves.push_back(legal[0]);
        board.play(legal[0], start.rules.gravity);
    }
    record.line = replay(start.board, start.rules, record.line.moves).value();
    return record;
}

void checkBestLine(const Archive& archive, const Position& start) {
    const auto best = archive.bestLine(start);
    if (!best)
        return;
    const auto line = replay(start.board, start.rules, best->line.moves);
    require(best->start == start && line && *line == best->line && line->finished,
            "a line of the archive is finished and replays to its score");
}

void showAll(Archive& archive) {
    const SolvedBoardsModel model(&archive);
    for (int row = 0; row < model.rowCount(); ++row)
        for (int column = 0; column < model.columnCount(); ++column)
            for (const int role :
                 {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(SolvedBoardsModel::SortRole)})
                model.data(model.index(row, column), role);
}

} // namespace

SAMEGAME_FUZZ_TARGET(archive) {
    fuzz::startQt();
    static Database& database = *new Database(":memory:");
    require(database.isOpen(), "there is a database");
    store(database, QByteArray(reinterpret_cast<const char*>(data), qsizetype(size)).split('\n'));

    Archive archive(&database);
    showAll(archive);
    for (const Archive::Entry& entry : archive.entries()) {
        checkBestLine(archive, entry.start);
        const GameRecord record = greedyRecord(entry.start);
        archive.offer(record, "greedy");
        const auto best = archive.bestLine(entry.start);
        require(best && best->line.score >= record.line.score,
                "a sound line is kept, whatever stood in its place");
        checkBestLine(archive, entry.start);
    }
    showAll(archive);
    return 0;
}
