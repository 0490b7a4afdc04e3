#pragma once

#include <QDate>
#include <QObject>
#include <QString>

#include <array>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/gui/session/jobthread.h"
#include "app/gui/session/practicestore.h"
#include "engine/studies/review/exercise.h"

class OwnResults;
class ReviewStore;

/// An exercise of the day with what is kept of it.
struct DayExercise {
    samegame::Exercise exercise;
    KeptExercise kept;
};

/// The five exercises of a day. Up to three come from mistakes of the person's last reviewed games
/// that were no exercise before; the others are those that everybody has on this day. They stay the
/// same all day, also in another window. They are made on a thread, one after the other, for which
/// the person waits, so that it has no low priority: the first two take less than a second. What
/// cannot be written is written later, also on another day. No exercise is a game, and no answer is
/// aid. GUI thread only.
class Practice : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t exerciseCount = PracticeStore::exercisesPerDay;

    /// What is handed over outlives the practice; without it nothing is kept, or no exercise is the
    /// person's own.
    Practice(const OwnResults* results, const ReviewStore* reviews, PracticeStore* store,
             QObject* parent = nullptr);
    ~Practice() override; ///< Once more tries to write what could not be written.

    /// Begins a day, or goes on with it: makes the exercises that are not there yet.
    void begin(const QDate& day);
    bool isMaking() const { return m_thread.isRunning(); }
    void stop();    ///< Makes no more for now.
    void refresh(); ///< Looks what another window has made of the exercises.

    QDate day() const { return m_day; }
    /// Nothing where it is not made yet, or cannot be made again.
    const std::optional<DayExercise>& exercise(std::size_t number) const {
        return m_exercises[number];
    }

    /// What became of exercise `number` of the day, even if it cannot be made again; nothing if it
    /// was not made yet.
    std::optional<ExerciseState> state(std::size_t number) const;

    /// Takes a move of exercise `number` as an answer, which counts until the exercise is done.
    /// Returns what is known of the move; nullptr if no group is at the cell.
    const samegame::ExerciseMove* answer(std::size_t number, samegame::Cell cell);
    void giveUp(std::size_t number); ///< The answer has been shown.

    /// Of all days, seen from day(), with what is not written yet; without a store of those since
    /// the start.
    PracticeRecord record() const;

signals:
    void changed();                       ///< An exercise was made, or its state is another one.
    void failed(const QString& sentence); ///< What was practiced could not be kept; said once.

private:
    struct Run; // what is shared with the worker

    struct Unkept {
        KeptExercise exercise;
        bool replacesOpen = false; // see PracticeStore::keep
    };

    void startMaking();
    void makeOutdated();
    bool isWhole() const; // nothing of the day is left to be made
    void takeMade();
    void keep(const KeptExercise& exercise, bool replacesOpen = false);
    void writeUnkept();
    bool take(const KeptExercise& kept);
    void setState(std::size_t number, ExerciseState state);

    const OwnResults* m_results;
    const ReviewStore* m_reviews;
    PracticeStore* m_store;
    QDate m_day;
    std::array<std::optional<DayExercise>, exerciseCount> m_exercises;
    std::map<std::pair<QDate, int>, Unkept> m_unkept; // by day and number, what is not written
    bool m_hasFailed = false;
    bool m_isOutdated = false;  // another window was first with an exercise of this day
    std::shared_ptr<Run> m_run; // the latest
    JobThread m_thread;         // last, so that it ends before what a job might still be heard for
};
