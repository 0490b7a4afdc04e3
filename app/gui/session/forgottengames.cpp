#include "app/gui/session/forgottengames.h"

#include <QString>
#include <QStringList>

#include "app/gui/session/database.h"
#include "app/gui/session/duelrecord.h"

namespace {

constexpr auto gameColumns =
    "id, board, name, score, cleared, moves, largest_group, line, hints, candidate_moves, "
    "visible_moves, review_moves, line_moves, seconds, finished_at, helped_before";
constexpr int columnCount = 16;

constexpr auto reviewTableColumns =
    "board, line, name, accuracy, loss, moves, seconds, reviewed_at, content, told";
constexpr int reviewColumnCount = 10;
constexpr int duelColumnCount = 6;

// Of games that are forgotten whole: one with the same moves, played with help or without, keeps
// the review.
constexpr auto reviewsOfForgotten = R"(
    FROM review WHERE EXISTS (SELECT 1 FROM own_result
            WHERE own_result.board = review.board AND own_result.line = review.line
                AND id IN (SELECT value FROM json_each(?)))
        AND NOT EXISTS (SELECT 1 FROM own_result
            WHERE own_result.board = review.board AND own_result.line = review.line
                AND id NOT IN (SELECT value FROM json_each(?))))";

/// As a list that SQL can read: a statement has room for some thousand values only.
QString jsonOf(const std::vector<qint64>& numbers) {
    QStringList texts;
    for (const qint64 number : numbers)
        texts << QString::number(number);
    return '[' + texts.join(',') + ']';
}

/// All columns of a row; what is NULL, as damage makes it, stays so.
QVariantList valuesOf(const QSqlQuery& row, int count) {
    QVariantList values;
    for (int column = 0; column < count; ++column)
        values << (row.isNull(column) ? QVariant() : row.value(column));
    return values;
}

} // namespace

bool ForgottenGames::forget(const std::vector<qint64>& numbers, bool areAll) {
    const QString chosen = " FROM own_result WHERE id IN (SELECT value FROM json_each(?))";
    Step step;
    const bool isDone = m_database->transact([&] {
        step.generation = m_database->generation();
        if (auto last = m_database->run("SELECT max(id) FROM own_result"); last && last->next())
            step.lastNumber = last->value(0).toLongLong();
        auto games = m_database->run(QString("SELECT ") + gameColumns + chosen, {jsonOf(numbers)});
        while (games && games->next())
            step.rows.push_back(valuesOf(*games, columnCount));
        games.reset();
        if (step.rows.empty()) // another window has forgotten them
            return true;
        return takeReviews(jsonOf(numbers), step) &&
               m_database->run("DELETE" + chosen, {jsonOf(numbers)}) &&
               (!areAll || takeDuels(step));
    });
    if (isDone && !step.rows.empty())
        m_steps.push_back(step);
    return isDone;
}

/// Before the games are gone.
bool ForgottenGames::takeReviews(const QVariant& numbers, Step& step) {
    auto reviews = m_database->run(QString("SELECT ") + reviewTableColumns + reviewsOfForgotten,
                                   {numbers, numbers});
    while (reviews && reviews->next())
        step.reviews.push_back(valuesOf(*reviews, reviewColumnCount));
    const bool isRead = reviews.has_value();
    reviews.reset();
    return isRead && m_database->run(QString("DELETE") + reviewsOfForgotten, {numbers, numbers});
}

/// With the last game.
bool ForgottenGames::takeDuels(Step& step) {
    auto left = m_database->run("SELECT 1 FROM own_result LIMIT 1");
    if (!left || left->next())
        return left.has_value();
    auto duels = m_database->run(QStringLiteral("SELECT %1 FROM duel").arg(duelColumns));
    while (duels && duels->next())
        step.duels.push_back(valuesOf(*duels, duelColumnCount));
    const bool isRead = duels.has_value();
    left.reset();
    duels.reset();
    return isRead && m_database->run("DELETE FROM duel");
}

bool ForgottenGames::restore() {
    if (m_steps.empty())
        return false;
    const bool isDone = m_database->transact([&] { return putBack(m_steps.back()); });
    if (isDone)
        m_steps.pop_back();
    return isDone;
}

/// In another database their numbers may be those of other games.
bool ForgottenGames::putBack(const Step& step) {
    const bool isSameFile = step.generation == m_database->generation();
    QStringList places;
    places.fill("?", columnCount);
    const QString statement =
        QString("INSERT INTO own_result (") + gameColumns + ") VALUES (" + places.join(", ") + ')';
    for (QVariantList row : step.rows) {
        if (!isSameFile)
            row[0] = QVariant();
        const QVariantList since{isSameFile ? step.lastNumber : 0};
        if (!m_database->run(
                "DELETE FROM own_result WHERE id > ? AND board = ? AND line = ? AND "
                "(hints + candidate_moves + visible_moves + review_moves + line_moves > 0) = "
                "(? + ? + ? + ? + ? > 0)",
                since + QVariantList{row[1], row[7]} + row.mid(8, 5)))
            return false;
        if (!m_database->run(statement, row))
            return false;
    }
    return putBack("review", reviewTableColumns, step.reviews) &&
           putBack("duel", duelColumns, step.duels);
}

bool ForgottenGames::putBack(const QString& table, const QString& columns,
                             const std::vector<QVariantList>& rows) {
    for (const QVariantList& row : rows) {
        QStringList places;
        places.fill("?", row.size());
        if (!m_database->run(QStringLiteral("INSERT OR IGNORE INTO %1 (%2) VALUES (%3)")
                                 .arg(table, columns, places.join(", ")),
                             row))
            return false;
    }
    return true;
}
