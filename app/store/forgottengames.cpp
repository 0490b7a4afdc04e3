#include "app/store/forgottengames.h"

#include <QString>
#include <QStringList>

#include "app/store/database.h"

namespace {

/// A table of the connection alone, in memory, which ends with it.
QString tableOf(std::size_t step) {
    return QStringLiteral("temp.forgotten_result_%1").arg(step);
}

/// As a list that SQL can read: a statement has room for some thousand values only.
QString jsonOf(const std::vector<qint64>& numbers) {
    QStringList texts;
    for (const qint64 number : numbers)
        texts << QString::number(number);
    return '[' + texts.join(',') + ']';
}

} // namespace

bool ForgottenGames::forget(const std::vector<qint64>& numbers) {
    const QString table = tableOf(m_steps.size());
    const QString chosen = " FROM own_result WHERE id IN (SELECT value FROM json_each(?))";
    Step step;
    const bool isDone = m_database->transact([&] {
        if (auto last = m_database->run("SELECT max(id) FROM own_result"); last && last->next())
            step.lastNumber = last->value(0).toLongLong();
        // In two steps: a statement that makes a table takes no values.
        if (!m_database->run("CREATE TABLE " + table + " AS SELECT * FROM own_result WHERE 0") ||
            !m_database->run("INSERT INTO " + table + " SELECT *" + chosen, {jsonOf(numbers)}))
            return false;
        const auto gone = m_database->run("DELETE" + chosen, {jsonOf(numbers)});
        step.games = gone ? gone->numRowsAffected() : 0;
        return step.games > 0;
    });
    if (isDone)
        m_steps.push_back(step);
    return isDone;
}

bool ForgottenGames::restore() {
    if (m_steps.empty())
        return false;
    const QString table = tableOf(m_steps.size() - 1);
    const bool isDone = m_database->transact([&] {
        const QString game =
            "board, line, hints + candidate_moves + visible_moves + line_moves > 0";
        return m_database->run("DELETE FROM own_result WHERE id > ? AND (" + game +
                                   ") IN (SELECT " + game + " FROM " + table + ')',
                               {m_steps.back().lastNumber}) &&
               m_database->run("INSERT INTO own_result SELECT * FROM " + table) &&
               m_database->run("DROP TABLE " + table);
    });
    if (isDone)
        m_steps.pop_back();
    return isDone;
}
