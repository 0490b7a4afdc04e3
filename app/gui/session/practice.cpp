#include "app/gui/session/practice.h"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <utility>

#include "app/gui/session/ownresults.h"
#include "app/gui/session/reviewstore.h"
#include "engine/game/line.h"
#include "engine/search/search_control.h"

namespace {

constexpr std::chrono::milliseconds makingPoll(100);
constexpr std::size_t firstOwn = 2; ///< Those before it are made without the person's games: soon.
constexpr std::size_t mostOwn = 3;
constexpr std::size_t mostTried = 12; ///< Mistakes of games that are tried, some seconds each.
constexpr int gamesLookedAt = 10;
constexpr std::uint64_t ownPlayouts = 20'000; ///< One to two seconds a mistake (November 2026).

/// A mistake of a reviewed game, from which an exercise may be made.
struct OwnMistake {
    samegame::Position position;
    samegame::MoveList known;
    samegame::Move played;
    KeptExercise kept; ///< Without position and line.
};

samegame::ExerciseEffort ownEffort() {
    return {.playouts = ownPlayouts};
}

/// The mistakes of a game that were no exercise before, largest losses first.
std::vector<OwnMistake> mistakesOf(const samegame::GameReview& review, const ReviewedGame& game,
                                   const PracticeStore* store) {
    std::vector<OwnMistake> mistakes;
    for (const std::size_t place : samegame::exercise_places(review)) {
        OwnMistake mistake;
        mistake.position = samegame::position_after(review.start, review.moves, place);
        mistake.known = review.positions[place].line;
        mistake.played = review.moves[place];
        mistake.kept.name = game.name;
        mistake.kept.move = static_cast<int>(place) + 1;
        mistake.kept.playedAt = game.finishedAt;
        if (!store || !store->hasPosition(mistake.position))
            mistakes.push_back(std::move(mistake));
    }
    return mistakes;
}

/// Of the person's last games: the largest mistake of each, then the second largest of each, …
std::vector<OwnMistake> lastMistakes(const OwnResults* results, const ReviewStore* reviews,
                                     const PracticeStore* store) {
    if (!results || !reviews)
        return {};
    std::vector<std::vector<OwnMistake>> games;
    std::vector<ReviewedGame> reviewed = reviews->games();
    std::ranges::reverse(reviewed);
    for (const ReviewedGame& game : reviewed) {
        if (std::ssize(games) == gamesLookedAt)
            break;
        const auto result = results->result(game.number);
        const auto kept =
            result ? reviews->review(result->start, result->line.moves) : std::nullopt;
        if (kept)
            games.push_back(mistakesOf(kept->review, game, store));
    }
    std::vector<OwnMistake> mistakes;
    for (std::size_t rank = 0; mistakes.size() < mostTried; ++rank) {
        const std::size_t before = mistakes.size();
        for (std::vector<OwnMistake>& game : games)
            if (rank < game.size() && mistakes.size() < mostTried)
                mistakes.push_back(std::move(game[rank]));
        if (mistakes.size() == before)
            break;
    }
    return mistakes;
}

} // namespace

struct Practice::Run {
    QDate day;
    std::vector<KeptExercise> kept; // of the day
    std::vector<OwnMistake> mistakes;
    std::size_t nextMistake = 0;
    samegame::SearchControl control;

    std::mutex mutex; // guards the next one
    std::vector<DayExercise> made;

    void make();
    std::optional<DayExercise> again(std::size_t number);
    std::optional<DayExercise> own();
    std::optional<DayExercise> ofEverybody(std::size_t number);
};

/// On the worker.
void Practice::Run::make() {
    for (std::size_t number = 0; number < exerciseCount; ++number) {
        auto exercise = again(number);
        if (!exercise && number >= firstOwn && number < firstOwn + mostOwn)
            exercise = own();
        if (!exercise)
            exercise = ofEverybody(number);
        if (!exercise || control.stop_requested())
            return;
        exercise->kept.day = day;
        exercise->kept.number = static_cast<int>(number);
        exercise->kept.position = exercise->exercise.position;
        const std::lock_guard lock(mutex);
        made.push_back(std::move(*exercise));
    }
}

/// The exercise that was kept, from its position.
std::optional<DayExercise> Practice::Run::again(std::size_t number) {
    const auto found = std::ranges::find(kept, static_cast<int>(number), &KeptExercise::number);
    if (found == kept.end())
        return std::nullopt;
    auto exercise = samegame::exercise_at(found->position,
                                          found->isOwn() ? ownEffort() : samegame::ExerciseEffort(),
                                          found->known, control);
    if (!exercise)
        return std::nullopt;
    return DayExercise{std::move(*exercise), *found};
}

std::optional<DayExercise> Practice::Run::own() {
    while (nextMistake < mistakes.size() && !control.stop_requested()) {
        const OwnMistake& mistake = mistakes[nextMistake++];
        auto exercise =
            samegame::exercise_at(mistake.position, ownEffort(), mistake.known, control);
        if (!exercise || exercise->move_at(mistake.played.cell)->is_right)
            continue;
        KeptExercise origin = mistake.kept;
        origin.known = mistake.known;
        return DayExercise{std::move(*exercise), std::move(origin)};
    }
    return std::nullopt;
}

std::optional<DayExercise> Practice::Run::ofEverybody(std::size_t number) {
    auto exercise = samegame::generated_exercise(
        samegame::exercise_seed(day.year(), day.month(), day.day()), number, control);
    if (!exercise)
        return std::nullopt;
    return DayExercise{std::move(*exercise), {}};
}

Practice::Practice(const OwnResults* results, const ReviewStore* reviews, PracticeStore* store,
                   QObject* parent)
    : QObject(parent),
      m_results(results),
      m_reviews(reviews),
      m_store(store),
      m_thread("practice", makingPoll, JobThread::Priority::Lowest) {
    connect(&m_thread, &JobThread::polled, this, &Practice::takeMade);
    connect(&m_thread, &JobThread::ended, this, [this](const std::optional<samegame::Error>&) {
        takeMade();
        emit changed(); // no more are coming
    });
}

Practice::~Practice() = default;

void Practice::begin(const QDate& day) {
    if (day != m_day) {
        m_thread.drop();
        m_day = day;
        m_exercises = {};
        m_unkept.clear();
    }
    if (m_exercises.back() || isMaking())
        return;
    m_run = std::make_shared<Run>();
    m_run->day = day;
    if (m_store)
        m_run->kept = m_store->ofDay(day);
    for (const auto& exercise : m_exercises) // what could not be written, too
        if (exercise && std::ranges::find(m_run->kept, exercise->kept.number,
                                          &KeptExercise::number) == m_run->kept.end())
            m_run->kept.push_back(exercise->kept);
    if (m_run->kept.size() < exerciseCount)
        m_run->mistakes = lastMistakes(m_results, m_reviews, m_store);
    m_thread.start(
        {[run = m_run] { run->make(); }, [run = m_run] { run->control.request_stop(); }});
}

void Practice::stop() {
    m_thread.stop();
}

void Practice::takeMade() {
    std::vector<DayExercise> made;
    {
        const std::lock_guard lock(m_run->mutex);
        made.swap(m_run->made);
    }
    bool isNews = false;
    for (DayExercise& exercise : made) {
        const auto number = static_cast<std::size_t>(exercise.kept.number);
        if (m_exercises[number])
            continue;
        m_exercises[number] = std::move(exercise);
        keep(number);
        isNews = true;
    }
    if (isNews)
        emit changed();
}

const samegame::ExerciseMove* Practice::answer(std::size_t number, samegame::Cell cell) {
    if (!m_exercises[number])
        return nullptr;
    DayExercise& exercise = *m_exercises[number];
    const samegame::ExerciseMove* move = exercise.exercise.move_at(cell);
    if (!move || exercise.kept.isDone())
        return move;
    if (move->is_right) {
        finish(number, exercise.kept.wrong == 0 ? ExerciseState::FirstTry : ExerciseState::Later);
    } else {
        ++exercise.kept.wrong;
        keep(number);
        emit changed();
    }
    return move;
}

void Practice::giveUp(std::size_t number) {
    if (m_exercises[number] && !m_exercises[number]->kept.isDone())
        finish(number, ExerciseState::Shown);
}

void Practice::finish(std::size_t number, ExerciseState state) {
    m_exercises[number]->kept.state = state;
    keep(number);
    emit changed();
}

/// With all that could not be written before.
void Practice::keep(std::size_t number) {
    if (!m_store)
        return;
    m_unkept.insert(number);
    while (!m_unkept.empty() && m_store->keep(m_exercises[*m_unkept.begin()]->kept))
        m_unkept.erase(m_unkept.begin());
    const bool hasFailed = !m_unkept.empty();
    if (hasFailed && !std::exchange(m_hasFailed, true))
        emit failed(m_store->error());
    m_hasFailed = hasFailed;
}

PracticeRecord Practice::record() const {
    if (m_store && m_unkept.empty())
        return m_store->record(m_day);
    PracticeRecord record;
    for (const auto& exercise : m_exercises) {
        if (!exercise || !exercise->kept.isDone())
            continue;
        ++record.exercises;
        record.solved += exercise->kept.state != ExerciseState::Shown ? 1 : 0;
        record.firstTry += exercise->kept.state == ExerciseState::FirstTry ? 1 : 0;
    }
    record.streak = record.exercises == static_cast<int>(exerciseCount) ? 1 : 0;
    return record;
}
