#include "app/gui/session/practicestore.h"

#include <algorithm>
#include <set>

#include "app/gui/session/database.h"
#include "app/gui/session/kepttexts.h"
#include "engine/game/line.h"

namespace {

constexpr int mostWrong = 1'000'000; ///< Tries; more is damage.

/// What is told of days: only rows that hold count.
constexpr auto practicedDaysStatement = R"(
    SELECT day, count(*), count(*) FILTER (WHERE state IN (1, 2)),
           count(*) FILTER (WHERE state = 1)
    FROM practice
    WHERE typeof(state) = 'integer' AND state BETWEEN 1 AND 3
        AND typeof(number) = 'integer' AND number BETWEEN 0 AND ?
    GROUP BY day)";

// What is compared stands in one statement, so that two windows cannot come between each other: one
// that makes the day's exercises does not open again what another has seen done.
constexpr auto replaceUnlessDone = R"(
    ON CONFLICT (day, number) DO UPDATE SET board = excluded.board, line = excluded.line,
        name = excluded.name, move = excluded.move, played_at = excluded.played_at,
        state = excluded.state, wrong = excluded.wrong
    WHERE excluded.state <> 0 OR practice.board <> excluded.board
        OR typeof(practice.state) <> 'integer' OR practice.state NOT BETWEEN 1 AND 3)";
constexpr auto leaveWhatIsThere = "ON CONFLICT (day, number) DO NOTHING";

QString textOfDay(const QDate& day) {
    return day.toString(Qt::ISODate);
}

} // namespace

std::optional<KeptExercise> exerciseOf(const QSqlQuery& row, int first) {
    const auto text = [&](int column) { return row.value(first + column).toString(); };
    const auto number = [&](int column, int most) -> std::optional<int> {
        bool isNumber = false;
        const int value = row.value(first + column).toInt(&isNumber);
        return isNumber && value >= 0 && value <= most ? std::optional(value) : std::nullopt;
    };
    KeptExercise exercise;
    exercise.day = QDate::fromString(text(0), Qt::ISODate);
    const auto place = number(1, PracticeStore::exercisesPerDay - 1);
    const auto position = positionOfKey(text(2));
    const auto move = number(5, samegame::max_moves);
    const auto state = number(7, static_cast<int>(ExerciseState::Shown));
    const auto wrong = number(8, mostWrong);
    if (!exercise.day.isValid() || !place || !position || position->rules.refill || !move ||
        !state || !wrong)
        return std::nullopt;
    const auto moves = movesOfText(text(3), position->board);
    if (!moves)
        return std::nullopt;
    const auto line = samegame::replay(position->board, position->rules, *moves);
    if (!line)
        return std::nullopt;
    exercise.number = *place;
    exercise.position = *position;
    exercise.known = line->moves;
    exercise.name = text(4);
    exercise.move = *move;
    exercise.playedAt = momentOfText(text(6));
    exercise.state = static_cast<ExerciseState>(*state);
    exercise.wrong = *wrong;
    return exercise;
}

bool PracticeStore::keep(const KeptExercise& exercise) {
    return write(exercise, replaceUnlessDone);
}

bool PracticeStore::write(const KeptExercise& exercise, const char* onConflict) {
    const samegame::Position& position = exercise.position;
    return m_database
        ->run(QStringLiteral("INSERT INTO practice (%1) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) %2")
                  .arg(practiceColumns, onConflict),
              {textOfDay(exercise.day), exercise.number, boardKey(position),
               textOfMoves(exercise.known, position.board.rows()), exercise.name, exercise.move,
               exercise.isOwn() ? textOfMoment(exercise.playedAt) : QString(),
               static_cast<int>(exercise.state), std::min(exercise.wrong, mostWrong)})
        .has_value();
}

QString PracticeStore::error() const {
    return m_database->error();
}

std::vector<KeptExercise> PracticeStore::ofDay(const QDate& day) const {
    std::vector<KeptExercise> exercises;
    auto query =
        m_database->run(QStringLiteral("SELECT %1 FROM practice WHERE day = ? ORDER BY number")
                            .arg(practiceColumns),
                        {textOfDay(day)});
    while (query && query->next())
        if (auto exercise = exerciseOf(*query))
            exercises.push_back(std::move(*exercise));
    return exercises;
}

bool PracticeStore::hasPosition(const samegame::Position& position) const {
    auto query =
        m_database->run("SELECT 1 FROM practice WHERE board = ? LIMIT 1", {boardKey(position)});
    return query && query->next();
}

PracticeRecord PracticeStore::record(const QDate& today) const {
    PracticeRecord record;
    std::set<QDate> whole; // days whose exercises are all at their end
    auto query = m_database->run(practicedDaysStatement, {exercisesPerDay - 1});
    while (query && query->next()) {
        const QDate day = QDate::fromString(query->value(0).toString(), Qt::ISODate);
        if (!day.isValid())
            continue;
        record.exercises += query->value(1).toInt();
        record.solved += query->value(2).toInt();
        record.firstTry += query->value(3).toInt();
        if (query->value(1).toInt() == exercisesPerDay)
            whole.insert(day);
    }
    QDate day = whole.contains(today) ? today : today.addDays(-1);
    for (; whole.contains(day); day = day.addDays(-1))
        ++record.streak;
    return record;
}

bool PracticeStore::takeOver(const std::vector<KeptExercise>& exercises) {
    return m_database->transact([&] {
        return std::ranges::all_of(exercises, [this](const KeptExercise& exercise) {
            return write(exercise, leaveWhatIsThere);
        });
    });
}
