#include "app/gui/session/archive.h"

#include "app/gui/session/database.h"
#include "app/gui/session/kepttexts.h"
#include "app/gui/session/salvage.h"

namespace {

// What is compared stands in one statement, so that two windows cannot come between each other. To
// SQLite a score that is no number, which only damage makes, is above every number.
constexpr auto insertLineStatement = R"(
    INSERT INTO best_line
        (board, name, score, cleared, moves, solver, solution, first_at, improved_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (board) DO UPDATE SET
        name = CASE excluded.name WHEN '' THEN best_line.name ELSE excluded.name END,
        score = excluded.score, cleared = excluded.cleared, moves = excluded.moves,
        solver = excluded.solver, solution = excluded.solution, improved_at = excluded.improved_at
    WHERE excluded.score > best_line.score OR typeof(best_line.score) <> 'integer')";

bool isSound(const samegame::GameRecord& record) {
    const auto line = samegame::replay(record.start.board, record.start.rules, record.line.moves);
    return line && line->finished && line->score == record.line.score;
}

QString now() {
    return textOfMoment(momentHere());
}

} // namespace

Archive::Archive(Database* database, QObject* parent)
    : QObject(parent), m_database(database), m_retry(this), m_hasFailed(!database->isOpen()) {
    connect(&m_retry, &QTimer::timeout, this, &Archive::keepWaiting);
}

bool Archive::offer(const samegame::GameRecord& record, const QString& name) {
    if (!isSound(record))
        return false;
    keepWaiting();
    const Offer offer{record, name};
    if (m_waiting.empty()) {
        const bool isKept = keep(offer);
        const bool hasFailed = !isKept && !m_database->error().isEmpty();
        report(hasFailed);
        if (!hasFailed)
            return isKept;
    }
    wait(offer);
    return false;
}

void Archive::wait(const Offer& offer) {
    const auto [place, isNew] = m_waiting.try_emplace(boardKey(offer.record.start), offer);
    if (!isNew && place->second.record.line.score < offer.record.line.score)
        place->second = {offer.record, offer.name.isEmpty() ? place->second.name : offer.name};
    m_retry.failed();
}

/// Up to the first that cannot be written: while the disk is full, each try costs one statement,
/// however many wait.
void Archive::keepWaiting() {
    while (!m_waiting.empty()) {
        const bool isKept = keep(m_waiting.begin()->second);
        if (!isKept && !m_database->error().isEmpty()) {
            report(true);
            return m_retry.failed();
        }
        m_waiting.erase(m_waiting.begin());
    }
    m_retry.succeeded();
}

/// Returns false, with an error of the database, if that could not be written.
bool Archive::keep(const Offer& offer) {
    const auto& [record, name] = offer;
    const samegame::Position& start = record.start;
    const QString time = now();
    bool isKept = insert(record, name, time, time);
    // A row that does not hold may claim any score; it must not bar the way of a sound line.
    if (!isKept && m_database->error().isEmpty() && !bestLine(start))
        isKept = setAside(boardKey(start)) && insert(record, name, time, time);
    if (isKept)
        emit changed();
    return isKept;
}

void Archive::report(bool hasFailed) {
    if (hasFailed && !m_hasFailed)
        emit failed(m_database->error());
    m_hasFailed = hasFailed;
}

int Archive::takeOver(const std::vector<SalvagedLine>& lines) {
    const auto timeOf = [](const QString& text) {
        return momentOfText(text).isValid() ? text : now();
    };
    int count = 0;
    const bool isDone = m_database->transact([&] {
        for (const SalvagedLine& line : lines) {
            if (!isSound(line.record))
                continue;
            if (insert(line.record, line.name, timeOf(line.firstAt), timeOf(line.improvedAt)))
                ++count;
            else if (!m_database->error().isEmpty())
                return false;
        }
        return true;
    });
    if (!isDone)
        return -1;
    if (count > 0)
        emit changed();
    return count;
}

std::optional<samegame::GameRecord> Archive::bestLine(const samegame::Position& start) const {
    auto query =
        m_database->run("SELECT solution, score FROM best_line WHERE board = ?", {boardKey(start)});
    if (!query || !query->next())
        return std::nullopt;
    const auto record = recordOfText(query->value(0).toString());
    if (!record || record->start != start || !record->line.finished ||
        record->line.score != query->value(1).toInt())
        return std::nullopt;
    return *record;
}

std::vector<Archive::Entry> Archive::entries() const {
    std::vector<Entry> entries;
    auto query = m_database->run("SELECT board, name, score, cleared, moves, solver, improved_at "
                                 "FROM best_line ORDER BY rowid");
    while (query && query->next()) {
        const auto start = positionOfKey(query->value(0).toString());
        if (start)
            entries.push_back({*start, query->value(1).toString(), query->value(2).toInt(),
                               query->value(3).toBool(), query->value(4).toInt(),
                               query->value(5).toString(),
                               momentOfText(query->value(6).toString())});
    }
    return entries;
}

bool Archive::insert(const samegame::GameRecord& record, const QString& name,
                     const QString& firstAt, const QString& improvedAt) {
    const samegame::Line& line = record.line;
    const auto solver = record.source ? record.source->solver : std::string();
    const auto query =
        m_database->run(insertLineStatement,
                        {boardKey(record.start), name, line.score, line.cleared,
                         static_cast<int>(line.moves.size()), QString::fromStdString(solver),
                         QString::fromStdString(samegame::to_json(record)), firstAt, improvedAt});
    return query && query->numRowsAffected() > 0;
}

/// Gives a row that does not hold a key that belongs to no board.
bool Archive::setAside(const QString& key) {
    return m_database
        ->run("UPDATE best_line SET board = board || ' damaged ' || rowid || ' ' || ? "
              "WHERE board = ?",
              {now(), key})
        .has_value();
}
