#pragma once

#include <QVariantList>

#include <vector>

class Database;

/// What was taken out of the own results, to be put back: the rows as they were, as long as the
/// program runs. Lives with OwnResults, which tells others. GUI thread only.
class ForgottenGames {
public:
    /// The database outlives the object.
    explicit ForgottenGames(Database* database) : m_database(database) {}

    /// Takes the games with these numbers out. False, and nothing has changed, if that could not be
    /// written (Database::error); also if there are none of them.
    bool forget(const std::vector<qint64>& numbers);

    /// Puts back what the last forget that was not undone took. A game that was played again since
    /// then, with the same moves, gives way to the first one. False as above.
    bool restore();

    /// Games that restore would bring back; 0: nothing to undo.
    int count() const { return m_steps.empty() ? 0 : static_cast<int>(m_steps.back().rows.size()); }

private:
    /// A forget that was not undone.
    struct Step {
        std::vector<QVariantList> rows; // their numbers first
        qint64 lastNumber = 0;          // given to a game until then
        int generation = 0;             // of the database that gave the numbers
    };

    bool putBack(const Step& step);

    Database* m_database;
    std::vector<Step> m_steps;
};
