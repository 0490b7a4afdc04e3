#include "app/store/salvage.h"

#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QUuid>

#include <cstdint>
#include <optional>
#include <string>

#include "app/game/boardkey.h"
#include "app/game/moment.h"
#include "engine/formats/file_content.h"

namespace {

constexpr std::uintmax_t maxBytes = std::uintmax_t{1} << 30;

/// A damaged page hides the rows on it, a few of them; one higher up in the tree those of some
/// hundred pages. After so many that cannot be read there is nothing more.
constexpr int longestGap = 5000;

/// A connection to a copy of the file and of the log that belongs to it.
class DamagedCopy {
public:
    explicit DamagedCopy(const QString& path)
        : m_name(QUuid::createUuid().toString(QUuid::WithoutBraces)) {
        for (const char* end : {"", "-wal", "-journal"})
            if (!samegame::regular_file_error(QFile::encodeName(path + end).toStdString(),
                                              maxBytes))
                QFile::copy(path + end, copyPath() + end);
        auto connection = QSqlDatabase::addDatabase("QSQLITE", m_name);
        connection.setDatabaseName(copyPath());
        // With this, SQLite also reads a file that has fewer pages than its head says.
        if (QFile::exists(copyPath()) && connection.open())
            QSqlQuery("PRAGMA writable_schema = ON", connection);
    }
    ~DamagedCopy() { QSqlDatabase::removeDatabase(m_name); }
    DamagedCopy(const DamagedCopy&) = delete;
    DamagedCopy& operator=(const DamagedCopy&) = delete;

    QSqlDatabase connection() const { return QSqlDatabase::database(m_name, false); }

private:
    QString copyPath() const { return m_folder.filePath("damaged.sqlite"); }

    QTemporaryDir m_folder;
    QString m_name;
};

/// The line of a row, if board and moves hold; what the row says of the score does not matter.
std::optional<samegame::GameRecord> soundRecord(const QString& board, const QString& solution) {
    const auto parsed = samegame::parse_game_record(solution.toStdString());
    if (!parsed || samegame::contradiction(*parsed) || !parsed->record.line.finished)
        return std::nullopt;
    if (boardKey(parsed->record.start) != board)
        return std::nullopt;
    return parsed->record;
}

/// Moments with the clock of their place came with version 3; before it, that of this one is taken.
QString momentText(const QString& text, int version) {
    constexpr int firstWithClock = 3;
    const QDateTime moment = momentOfText(text);
    return version < firstWithClock && moment.isValid() ? textOfMoment(momentHere(moment)) : text;
}

} // namespace

std::vector<SalvagedLine> salvagedLines(const QString& path) {
    std::vector<SalvagedLine> lines;
    const DamagedCopy copy(path);
    if (!copy.connection().isOpen())
        return lines;
    QSqlQuery head("PRAGMA user_version", copy.connection());
    const int version = head.next() ? head.value(0).toInt() : 0;
    head.finish();
    QSqlQuery query(copy.connection());
    query.setForwardOnly(true);
    if (!query.prepare("SELECT rowid, board, name, solution, first_at, improved_at FROM best_line "
                       "WHERE rowid > ? ORDER BY rowid LIMIT 1"))
        return lines;
    qint64 before = 0;
    for (int gap = 0; gap < longestGap;) {
        query.bindValue(0, before);
        const bool isRead = query.exec();
        if (isRead && !query.next())
            break;
        // Damaged rows may say any number.
        const qint64 number = isRead ? query.value(0).toLongLong() : 0;
        if (number <= before || number > before + longestGap) {
            ++before;
            ++gap;
        } else {
            before = number;
            gap = 0;
            if (const auto record =
                    soundRecord(query.value(1).toString(), query.value(3).toString()))
                lines.push_back({*record, query.value(2).toString(),
                                 momentText(query.value(4).toString(), version),
                                 momentText(query.value(5).toString(), version)});
        }
        query.finish(); // or what went wrong here would be said of the next row
    }
    return lines;
}
