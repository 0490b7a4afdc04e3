#include "app/gui/session/practice.h"

#include <QSignalBlocker>

#include <algorithm>
#include <chrono>
#include <mutex>
#include <unordered_set>
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

/// Positions that are no exercise again.
using FormerExercises = std::unordered_set<samegame::Position>;

/// The mistakes of a game that were no exercise before, largest losses first.
std::vector<OwnMistake> mistakesOf(const samegame::GameReview& review, const ReviewedGame& game,
                                   const PracticeStore* store, const FormerExercises& former) {
    std::vector<OwnMistake> mistakes;
    for (const std::size_t place : samegame::exercise_places(review)) {
        OwnMistake mistake;
        mistake.position = samegame::position_after(review.start, review.moves, place);
        mistake.known = review.positions[place].line;
        mistake.played = review.moves[place];
        mistake.kept.name = game.name;
        mistake.kept.move = static_cast<int>(place) + 1;
        mistake.kept.playedAt = game.finishedAt;
        if (!former.contains(mistake.position) && (!store || !store->hasPosition(mistake.position)))
            mistakes.push_back(std::move(mistake));
    }
    return mistakes;
}

/// Of the person's last games: the largest mistake of each, then the second largest of each, …
/// Games that came to the same position give one mistake.
std::vector<OwnMistake> lastMistakes(const OwnResults* results, const ReviewStore* reviews,
                                     const PracticeStore* store, FormerExercises former) {
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
            games.push_back(mistakesOf(kept->review, game, store, former));
    }
    std::vector<OwnMistake> mistakes;
    std::size_t ranks = 0;
    for (const std::vector<OwnMistake>& game : games)
        ranks = std::max(ranks, game.size());
    for (std::size_t rank = 0; rank < ranks; ++rank)
        for (std::vector<OwnMistake>& game : games)
            if (rank < game.size() && mistakes.size() < mostTried &&
                former.insert(game[rank].position).second)
                mistakes.push_back(std::move(game[rank]));
    return mistakes;
}

} // namespace

struct Practice::Run {
    struct Made {
        DayExercise exercise;
        bool replacesOpen = false; // it stands in for one that cannot be made again
    };

    QDate day;
    std::array<bool, exerciseCount> isThere{}; // made by an earlier run
    std::vector<KeptExercise> kept;            // of the day
    std::vector<OwnMistake> mistakes;
    std::size_t nextMistake = 0;
    samegame::SearchControl control;

    std::mutex mutex; // guards the next one
    std::vector<Made> made;

    void make();
    const KeptExercise* keptAt(std::size_t number) const;
    std::optional<DayExercise> madeAgain(const KeptExercise& exercise) const;
    std::optional<DayExercise> own();
    std::optional<DayExercise> ofEverybody(std::size_t number);
};

/// On the worker.
void Practice::Run::make() {
    for (std::size_t number = 0; number < exerciseCount; ++number) {
        if (isThere[number])
            continue;
        const KeptExercise* before = keptAt(number);
        auto exercise = before ? madeAgain(*before) : std::nullopt;
        if (!exercise && before && before->isDone() && !control.stop_requested())
            continue; // another program made it
        if (!exercise && number >= firstOwn && number < firstOwn + mostOwn)
            exercise = own();
        if (!exercise)
            exercise = ofEverybody(number);
        if (!exercise || control.stop_requested())
            return;
        exercise->kept.day = day;
        exercise->kept.number = static_cast<int>(number);
        exercise->kept.position = exercise->exercise.position;
        const bool isAnother = before && !(before->position == exercise->kept.position);
        const std::lock_guard lock(mutex);
        made.push_back({std::move(*exercise), isAnother});
    }
}

const KeptExercise* Practice::Run::keptAt(std::size_t number) const {
    const auto found = std::ranges::find(kept, static_cast<int>(number), &KeptExercise::number);
    return found == kept.end() ? nullptr : &*found;
}

/// The exercise that was kept, from its position.
std::optional<DayExercise> Practice::Run::madeAgain(const KeptExercise& exercise) const {
    auto again = samegame::exercise_at(exercise.position,
                                       exercise.isOwn() ? ownEffort() : samegame::ExerciseEffort(),
                                       exercise.known, control);
    if (!again)
        return std::nullopt;
    return DayExercise{std::move(*again), exercise};
}

std::optional<DayExercise> Practice::Run::own() {
    while (nextMistake < mistakes.size() && !control.stop_requested()) {
        const OwnMistake& mistake = mistakes[nextMistake++];
        auto exercise = samegame::exercise_of_mistake(mistake.position, mistake.played, ownEffort(),
                                                      mistake.known, control);
        if (!exercise)
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
      m_thread("practice", makingPoll) {
    connect(&m_thread, &JobThread::polled, this, &Practice::takeMade);
    connect(&m_thread, &JobThread::ended, this, [this](const std::optional<samegame::Error>&) {
        takeMade();
        makeOutdated();
        emit changed(); // no more are coming
    });
}

Practice::~Practice() {
    const QSignalBlocker blocker(this);
    writeUnkept();
}

void Practice::begin(const QDate& day) {
    const bool isNewDay = day != m_day;
    if (isNewDay) {
        m_thread.drop();
        m_run.reset();
        m_day = day;
        m_exercises = {};
        m_isOutdated = false;
    }
    writeUnkept();
    refresh();
    if (!isMaking() && !isWhole())
        startMaking();
    if (isNewDay)
        emit changed();
}

bool Practice::isWhole() const {
    return std::ranges::all_of(m_exercises,
                               [](const auto& exercise) { return exercise.has_value(); });
}

/// Makes those again with which another window was first.
void Practice::makeOutdated() {
    if (!isMaking() && std::exchange(m_isOutdated, false))
        startMaking();
}

void Practice::startMaking() {
    m_run = std::make_shared<Run>();
    m_run->day = m_day;
    std::ranges::transform(m_exercises, m_run->isThere.begin(),
                           [](const auto& exercise) { return exercise.has_value(); });
    FormerExercises former;
    for (const auto& [place, unkept] : m_unkept) {
        former.insert(unkept.exercise.position);
        if (place.first == m_day)
            m_run->kept.push_back(unkept.exercise);
    }
    if (m_store)
        for (KeptExercise& kept : m_store->ofDay(m_day))
            if (!m_unkept.contains({m_day, kept.number}))
                m_run->kept.push_back(std::move(kept));
    if (m_run->kept.size() < exerciseCount)
        m_run->mistakes = lastMistakes(m_results, m_reviews, m_store, std::move(former));
    m_thread.start(
        {[run = m_run] { run->make(); }, [run = m_run] { run->control.request_stop(); }});
}

void Practice::stop() {
    m_thread.stop();
}

void Practice::refresh() {
    bool isNews = false;
    for (const auto& exercise : m_exercises) {
        if (!m_store || !exercise || m_unkept.contains({m_day, exercise->kept.number}))
            continue;
        if (const auto kept = m_store->at(m_day, exercise->kept.number))
            isNews = take(*kept) || isNews;
    }
    makeOutdated();
    if (isNews)
        emit changed();
}

/// What is kept of an exercise that is here; false if that is no news.
bool Practice::take(const KeptExercise& kept) {
    const auto number = static_cast<std::size_t>(kept.number);
    if (kept.day != m_day || !m_exercises[number])
        return false;
    KeptExercise& here = m_exercises[number]->kept;
    if (kept.position == here.position) {
        const bool isNews = kept.state != here.state || kept.wrong != here.wrong;
        here = kept;
        return isNews;
    }
    m_exercises[number].reset(); // another window was first
    m_isOutdated = true;
    return true;
}

void Practice::takeMade() {
    std::vector<Run::Made> made;
    {
        const std::lock_guard lock(m_run->mutex);
        made.swap(m_run->made);
    }
    bool isNews = false;
    for (Run::Made& each : made) {
        const KeptExercise kept = each.exercise.kept;
        auto& exercise = m_exercises[static_cast<std::size_t>(kept.number)];
        if (exercise)
            continue;
        exercise = std::move(each.exercise);
        keep(kept, each.replacesOpen);
        isNews = true;
    }
    if (isNews)
        emit changed();
}

std::optional<ExerciseState> Practice::state(std::size_t number) const {
    if (m_exercises[number])
        return m_exercises[number]->kept.state;
    const KeptExercise* before = m_run ? m_run->keptAt(number) : nullptr;
    return before ? std::optional(before->state) : std::nullopt;
}

const samegame::ExerciseMove* Practice::answer(std::size_t number, samegame::Cell cell) {
    refresh();
    if (!m_exercises[number])
        return nullptr;
    DayExercise& exercise = *m_exercises[number];
    const samegame::ExerciseMove* move = exercise.exercise.move_at(cell);
    if (!move || exercise.kept.isDone())
        return move;
    const bool isFirst = exercise.kept.wrong == 0;
    if (move->is_right) {
        setState(number, isFirst ? ExerciseState::FirstTry : ExerciseState::Later);
    } else {
        ++exercise.kept.wrong;
        setState(number, ExerciseState::Open);
    }
    return m_exercises[number] ? move : nullptr; // another window may have been first with it
}

void Practice::giveUp(std::size_t number) {
    refresh();
    if (m_exercises[number] && !m_exercises[number]->kept.isDone())
        setState(number, ExerciseState::Shown);
}

void Practice::setState(std::size_t number, ExerciseState state) {
    m_exercises[number]->kept.state = state;
    keep(m_exercises[number]->kept);
    makeOutdated();
    emit changed();
}

/// With all that could not be written before.
void Practice::keep(const KeptExercise& exercise, bool replacesOpen) {
    Unkept& unkept = m_unkept[{exercise.day, exercise.number}];
    unkept = {exercise, replacesOpen || unkept.replacesOpen};
    writeUnkept();
}

void Practice::writeUnkept() {
    while (m_store && !m_unkept.empty()) {
        const Unkept& first = m_unkept.begin()->second;
        const auto kept = m_store->keep(first.exercise, first.replacesOpen);
        if (!kept) {
            if (!std::exchange(m_hasFailed, true))
                emit failed(m_store->error());
            return;
        }
        m_unkept.erase(m_unkept.begin());
        take(*kept);
    }
    m_hasFailed = false;
}

PracticeRecord Practice::record() const {
    auto days = m_store ? m_store->days() : std::map<QDate, PracticeDay>();
    for (const auto& [place, unkept] : m_unkept) {
        const auto there = m_store ? m_store->at(place.first, place.second) : std::nullopt;
        if (unkept.exercise.isDone() && !(there && there->isDone()))
            days[place.first].add(unkept.exercise);
    }
    return recordOf(days, m_day);
}
