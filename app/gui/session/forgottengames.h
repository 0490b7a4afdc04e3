#pragma once

#include <QString>
#include <QVariantList>

#include <vector>

class Database;

/// The rows that were taken out of the own results, the reviews of those games, and with the last
/// game the record of duels, kept as long as the program runs, so that they can be put back. Lives
/// with OwnResults, which announces changes. GUI thread only.
class ForgottenGames {
public:
    /// The database outlives the object.
    explicit ForgottenGames(Database* database) : m_database(database) {}

    /// Takes the games with these numbers out, and with the last game the duels, unless games wait
    /// to be written (`areAll` is false). False, and nothing has changed, if that could not be
    /// written (Database::error), or none of them exists.
    bool forget(const std::vector<qint64>& numbers, bool areAll);

    /// Puts back what the last forget that was not undone took. A game that was played again since
    /// then, with the same moves, gives way to the first one; a review that was made since then
    /// stays, and so does a duel. False as above.
    bool restore();

    /// Games that restore would bring back; 0: nothing to undo.
    int count() const { return m_steps.empty() ? 0 : static_cast<int>(m_steps.back().rows.size()); }

private:
    /// A forget that was not undone.
    struct Step {
        std::vector<QVariantList> rows; // their numbers first
        std::vector<QVariantList> reviews;
        std::vector<QVariantList> duels;
        qint64 lastNumber = 0; // given to a game until then
        int generation = 0;    // of the database that gave the numbers
    };

    bool takeDuels(Step& step);
    bool takeReviews(const QVariant& numbers, Step& step);
    bool putBack(const Step& step);
    bool putBack(const QString& table, const QString& columns,
                 const std::vector<QVariantList>& rows);

    Database* m_database;
    std::vector<Step> m_steps;
};
