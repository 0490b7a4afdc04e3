#include "app/gui/session/practicestore.h"

#include <algorithm>

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

constexpr auto replaceIt = "INSERT OR REPLACE";
constexpr auto leaveWhatIsThere = "INSERT OR IGNORE";

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

void PracticeDay::add(const KeptExercise& exercise) {
    ++exercises;
    solved += exercise.state != ExerciseState::Shown ? 1 : 0;
    firstTry += exercise.state == ExerciseState::FirstTry ? 1 : 0;
}

PracticeRecord recordOf(const std::map<QDate, PracticeDay>& days, const QDate& today) {
    PracticeRecord record;
    for (const auto& [day, done] : days) {
        record.exercises += done.exercises;
        record.solved += done.solved;
        record.firstTry += done.firstTry;
    }
    const auto isWhole = [&days](const QDate& day) {
        const auto found = days.find(day);
        return found != days.end() && found->second.exercises == PracticeStore::exercisesPerDay;
    };
    QDate day = isWhole(today) ? today : today.addDays(-1);
    for (; isWhole(day); day = day.addDays(-1))
        ++record.streak;
    return record;
}

std::optional<KeptExercise> PracticeStore::keep(const KeptExercise& exercise, bool replacesOpen) {
    KeptExercise kept = exercise;
    // One transaction, so that two windows cannot come between each other.
    const bool isKept = m_database->transact([&] {
        const auto there = at(exercise.day, exercise.number);
        const bool isSame = there && there->position == exercise.position;
        const bool givesWay = replacesOpen || exercise.isDone();
        if (there && (there->isDone() || (!isSame && !givesWay))) {
            kept = *there;
            return true;
        }
        if (isSame) {
            kept = *there;
            kept.state = exercise.state;
            kept.wrong = std::max(exercise.wrong, there->wrong);
            if (kept.state == there->state && kept.wrong == there->wrong)
                return true;
        }
        if (kept.state == ExerciseState::FirstTry && kept.wrong > 0)
            kept.state = ExerciseState::Later;
        return write(kept, replaceIt);
    });
    return isKept ? std::optional(kept) : std::nullopt;
}

bool PracticeStore::write(const KeptExercise& exercise, const char* verb) {
    const samegame::Position& position = exercise.position;
    return m_database
        ->run(QStringLiteral("%1 INTO practice (%2) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
                  .arg(verb, practiceColumns),
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

std::optional<KeptExercise> PracticeStore::at(const QDate& day, int number) const {
    auto query = m_database->run(
        QStringLiteral("SELECT %1 FROM practice WHERE day = ? AND number = ?").arg(practiceColumns),
        {textOfDay(day), number});
    return query && query->next() ? exerciseOf(*query) : std::nullopt;
}

std::map<QDate, PracticeDay> PracticeStore::days() const {
    std::map<QDate, PracticeDay> days;
    auto query = m_database->run(practicedDaysStatement, {exercisesPerDay - 1});
    while (query && query->next())
        if (const QDate day = QDate::fromString(query->value(0).toString(), Qt::ISODate);
            day.isValid())
            days[day] = {query->value(1).toInt(), query->value(2).toInt(), query->value(3).toInt()};
    return days;
}

bool PracticeStore::takeOver(const std::vector<KeptExercise>& exercises) {
    return m_database->transact([&] {
        return std::ranges::all_of(exercises, [this](const KeptExercise& exercise) {
            return write(exercise, leaveWhatIsThere);
        });
    });
}
