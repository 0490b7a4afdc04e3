#pragma once

#include <QDate>
#include <QDateTime>
#include <QString>

#include <map>
#include <optional>
#include <vector>

#include "engine/game/move.h"
#include "engine/game/position.h"

class Database;
class QSqlQuery;

/// What became of an exercise.
enum class ExerciseState {
    Open,
    FirstTry, ///< Solved, and no wrong move was tried before.
    Later,    ///< Solved after wrong moves.
    Shown,    ///< The person asked for the answer.
};

/// An exercise of a day as it is kept: its position, from which it is made again, and what became
/// of it.
struct KeptExercise {
    QDate day;
    int number = 0; ///< Of the day, from 0.
    samegame::Position position;
    samegame::MoveList known; ///< A line from there that helped to make it, or none.
    QString name;             ///< The board's of the person's game that it comes from, or empty.
    int move = 0;             ///< The number of the wrong move of that game, from 1; 0 without it.
    QDateTime playedAt;       ///< When that game was finished; not valid without it.
    ExerciseState state = ExerciseState::Open;
    int wrong = 0; ///< Wrong moves tried.

    bool isOwn() const { return move > 0; }
    bool isDone() const { return state != ExerciseState::Open; }
};

/// How much was practiced. A plain value.
struct PracticeRecord {
    int exercises = 0; ///< That came to an end.
    int solved = 0;
    int firstTry = 0; ///< Of the solved ones.
    /// Days in a row, to today or, while today's exercises are not at their end, to yesterday, on
    /// which all five came to their end.
    int streak = 0;
};

/// What came to an end of the exercises of one day.
struct PracticeDay {
    int exercises = 0;
    int solved = 0;
    int firstTry = 0;

    void add(const KeptExercise& exercise); ///< Which is done.
};

/// The sums over the days, seen from `today`.
PracticeRecord recordOf(const std::map<QDate, PracticeDay>& days, const QDate& today);

/// The columns of table `practice`, in the order in which exerciseOf reads them.
inline constexpr auto practiceColumns =
    "day, number, board, line, name, move, played_at, state, wrong";

/// The exercise in a row of practiceColumns, the first of which is column `first`; nothing if it is
/// damaged.
std::optional<KeptExercise> exerciseOf(const QSqlQuery& row, int first = 0);

/// The exercises of all days. GUI thread only.
class PracticeStore {
public:
    static constexpr int exercisesPerDay = 5;

    /// The database, which may be one that is not open, outlives the store.
    explicit PracticeStore(Database* database) : m_database(database) {}

    /// Keeps a new exercise, or what became of one. What is kept already stays: the end of an
    /// exercise, its wrong tries, and the exercise that another window made first for the same day
    /// and number. Only one that is not done gives way to another position, either if that one is
    /// done or with `replacesOpen`. Returns what is kept now; nothing if that could not be written.
    std::optional<KeptExercise> keep(const KeptExercise& exercise, bool replacesOpen = false);
    QString error() const; ///< Why, one sentence.

    std::vector<KeptExercise> ofDay(const QDate& day) const; ///< By their numbers.

    /// Whether the position was ever an exercise.
    bool hasPosition(const samegame::Position& position) const;

    /// Nothing where none is kept, or what is kept is damaged.
    std::optional<KeptExercise> at(const QDate& day, int number) const;

    std::map<QDate, PracticeDay> days() const; ///< Of which something came to an end.

    /// Takes the exercises of another database that this one lacks; false if they could not be
    /// written.
    bool takeOver(const std::vector<KeptExercise>& exercises);

private:
    bool write(const KeptExercise& exercise, const char* verb);

    Database* m_database;
};
