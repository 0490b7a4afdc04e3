#include "app/gui/session/runstore.h"

#include <QCryptographicHash>

#include <algorithm>
#include <utility>

#include "app/gui/session/database.h"
#include "app/gui/session/kepttexts.h"

namespace {

constexpr auto keepRunStatement = R"(
    INSERT INTO run (id, name, summary, ended_at, content) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET summary = excluded.summary, ended_at = excluded.ended_at,
        content = excluded.content)";

constexpr auto addRunStatement = R"(
    INSERT OR IGNORE INTO run (id, name, summary, ended_at, content) VALUES (?, ?, ?, ?, ?))";

QVariantList valuesOf(const KeptRun& run) {
    return {run.id, run.name, textOfSummary(run.summary), textOfMoment(run.endedAt), run.content};
}

} // namespace

std::optional<KeptRun> keptRunOf(const QSqlQuery& row, int first) {
    const auto summary = summaryOfText(row.value(first + 2).toString());
    KeptRun run;
    run.id = row.value(first).toString();
    run.name = row.value(first + 1).toString();
    run.endedAt = momentOfText(row.value(first + 3).toString());
    run.content = row.value(first + 4).toByteArray();
    if (!summary || run.id.isEmpty() || !run.endedAt.isValid())
        return std::nullopt;
    run.summary = *summary;
    return run;
}

RunStore::RunStore(Database* database, QObject* parent)
    : QObject(parent), m_database(database), m_hasFailed(!database->isOpen()) {}

bool RunStore::keep(const KeptRun& run) {
    const bool isKept = tell(m_database->run(keepRunStatement, valuesOf(run)).has_value());
    if (!isKept && !m_hasFailed)
        emit failed(m_database->error());
    m_hasFailed = !isKept;
    return isKept;
}

std::vector<KeptRun> RunStore::runs() const {
    std::vector<KeptRun> runs;
    auto query = m_database->run("SELECT id, name, summary, ended_at, '' FROM run "
                                 "ORDER BY julianday(ended_at) DESC, rowid DESC");
    while (query && query->next())
        if (auto run = keptRunOf(*query))
            runs.push_back(std::move(*run));
    return runs;
}

std::optional<KeptRun> RunStore::run(const QString& id) const {
    auto query =
        m_database->run(QStringLiteral("SELECT %1 FROM run WHERE id = ?").arg(runColumns), {id});
    return query && query->next() ? keptRunOf(*query) : std::nullopt;
}

std::optional<RunStore::State> RunStore::stateOf(const QString& id) const {
    auto query = m_database->run("SELECT summary, content FROM run WHERE id = ?", {id});
    if (!query || !query->next())
        return std::nullopt;
    const auto summary = summaryOfText(query->value(0).toString());
    return State{summary ? summary->count : 0, markOf(query->value(1).toByteArray())};
}

QByteArray RunStore::markOf(const QByteArray& content) {
    return QCryptographicHash::hash(content, QCryptographicHash::Sha256);
}

bool RunStore::rename(const QString& id, const QString& name) {
    return tell(m_database->run("UPDATE run SET name = ? WHERE id = ?", {name, id}).has_value());
}

bool RunStore::remove(const QString& id) {
    return tell(m_database->run("DELETE FROM run WHERE id = ?", {id}).has_value());
}

QString RunStore::error() const {
    return m_database->error();
}

bool RunStore::takeOver(const std::vector<KeptRun>& runs) {
    const bool isDone = m_database->transact([&] {
        return std::ranges::all_of(runs, [this](const KeptRun& run) {
            return m_database->run(addRunStatement, valuesOf(run)).has_value();
        });
    });
    return runs.empty() ? isDone : tell(isDone);
}

bool RunStore::tell(bool isDone) {
    if (isDone)
        emit changed();
    return isDone;
}
