#include "app/analysis/assistant.h"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>
#include <vector>

#include "app/analysis/bestknownline.h"
#include "app/analysis/combinedresult.h"
#include "app/analysis/resultsource.h"
#include "app/runners/searchrunner.h"
#include "app/texts/solvertext.h"
#include "engine/game/scoring.h"
#include "engine/solvers/solver_registry.h"

namespace {

constexpr samegame::Seconds hintTime(1.0);
constexpr std::int64_t hintPlayouts = 100; // after each move, where columns come in: all get some

/// A result of a position to which columns come in, as its candidates tell it: the game that the
/// solver played knows more than the player.
samegame::SearchSnapshot withoutGame(samegame::SearchSnapshot result) {
    const bool isJudged = !result.candidates.empty() && result.candidates.front().has_best();
    result.has_line = isJudged;
    result.best = isJudged ? result.candidates.front().line : samegame::Line();
    if (isJudged)
        result.best.score = result.candidates.front().best;
    return result;
}

Finder finderOf(const samegame::SearchRequest& request) {
    return {Finder::Kind::Solver, request.solver->name};
}

} // namespace

Assistant::Assistant(GameDocument* document, SearchRunner* runner, BestKnownLine* bestLine,
                     QObject* parent)
    : QObject(parent),
      m_document(document),
      m_runner(runner),
      m_bestLine(bestLine),
      m_settings(AssistantSettings::load()) {
    connect(document, &GameDocument::positionChanged, this, &Assistant::followPosition);
    connect(bestLine, &BestKnownLine::changed, this, &Assistant::learnBestLine);
    connect(runner, &SearchRunner::snapshotChanged, this, &Assistant::takeSnapshot);
    connect(runner, &SearchRunner::finished, this, &Assistant::finishSearch);
    connect(runner, &SearchRunner::failed, this, &Assistant::failSearch);
    learnBestLine();
}

void Assistant::setSettings(const AssistantSettings& settings) {
    if (settings == m_settings)
        return;
    m_settings = settings;
    m_settings.save();
    emit settingsChanged();
    if (m_isOn)
        start();
    showResult();
}

Assistant::State Assistant::state() const {
    if (!m_isOn)
        return State::Off;
    return isSearching() ? State::Searching : State::Done;
}

bool Assistant::canSearch() const {
    return !m_document->isFinished();
}

const samegame::SearchSnapshot* Assistant::result() const {
    return m_results.find(position());
}

/// A line alone is not kept: it may be no more than what the player has played before.
const samegame::SearchSnapshot* Assistant::resultToKeep() const {
    const samegame::SearchSnapshot* known = result();
    return known && known->has_line && m_shown ? &*m_shown : known;
}

const samegame::SearchSnapshot* Assistant::shownResult() const {
    return m_shown && (m_isOn || m_isPeeking) ? &*m_shown : nullptr;
}

std::optional<samegame::Move> Assistant::candidateMove(int rank) const {
    const samegame::SearchSnapshot* known = shownResult();
    if (!known || rank < 1 || rank > static_cast<int>(known->candidates.size()))
        return std::nullopt;
    const samegame::Candidate& candidate = known->candidates[static_cast<std::size_t>(rank - 1)];
    return candidate.has_best() ? std::optional(candidate.move) : std::nullopt;
}

bool Assistant::isTakenOver() const {
    return m_document->aid().lineMoves > 0 &&
           m_bestLine->moveAfter(m_document->line().moves).has_value();
}

const AssistantSettings* Assistant::latestSearch() const {
    return m_latest.find(position());
}

std::optional<std::uint64_t> Assistant::seed() const {
    if (m_jobTask != Task::Analysis ||
        !(m_runner->job().request.start.board == m_document->board()))
        return std::nullopt;
    return m_runner->job().request.seed;
}

void Assistant::restoreResult(const samegame::StartPosition& position,
                              const samegame::SearchSnapshot& snapshot) {
    m_results.keep(position, snapshot);
    learn(position, snapshot, {Finder::Kind::EarlierSession});
    if (position == this->position())
        showResult();
}

void Assistant::start() {
    if (!canSearch())
        return;
    search(searchSettings(), Task::Analysis);
    enter(true, Task::Analysis);
    sayWhoStandsIn();
}

void Assistant::pause() {
    setHintPending(false);
    if (m_task != Task::None)
        m_runner->stop();
    enter(m_isOn, Task::None);
}

void Assistant::stop() {
    pause();
    enter(false, Task::None);
}

void Assistant::toggle() {
    if (m_isOn)
        stop();
    else
        start();
}

void Assistant::setPeeking(bool isPeeking) {
    if (isPeeking == m_isPeeking)
        return;
    m_isPeeking = isPeeking;
    emit peekingChanged(isPeeking);
    showResult();
}

void Assistant::requestHint() {
    if (!canSearch() || m_isHintPending)
        return;
    if (const auto line = lineForHint())
        return giveHint(*line);
    setHintPending(true);
    if (isSearching())
        return; // the first line of the search under way will do
    AssistantSettings settings = m_settings;
    settings.budget = {};
    settings.budget.time = hintTime;
    settings.solver = &samegame::default_solver(position().rules);
    settings.options = samegame::default_options(settings.solver->options);
    if (position().rules.refill)
        settings.options["playouts-per-child"] = hintPlayouts;
    search(settings, Task::HintSearch);
    enter(m_isOn, Task::HintSearch);
}

samegame::StartPosition Assistant::position() const {
    return m_document->position();
}

/// Those chosen, with another solver where the one chosen cannot play.
AssistantSettings Assistant::searchSettings() const {
    AssistantSettings settings = m_settings;
    const samegame::Rules& rules = position().rules;
    if (samegame::refill_refusal(*settings.solver, rules)) {
        settings.solver = &samegame::default_solver(rules);
        settings.options = samegame::default_options(settings.solver->options);
        settings.budget.nodes.reset(); // it counts none
    }
    return settings;
}

void Assistant::sayWhoStandsIn() {
    const samegame::SolverEntry* other = searchSettings().solver;
    if (other != m_settings.solver)
        emit solverReplaced(tr("%1 plans whole games, but nobody knows the columns to come: %2 "
                               "searches instead.")
                                .arg(solverText(*m_settings.solver, {}), solverText(*other, {})));
}

void Assistant::enter(bool isOn, Task task) {
    const State before = state();
    const bool wasOn = std::exchange(m_isOn, isOn);
    m_task = task;
    if (state() != before)
        emit stateChanged();
    if (isOn != wasOn)
        showResult();
}

void Assistant::search(const AssistantSettings& settings, Task task) {
    m_jobTask = task;
    m_jobSettings = settings;
    m_jobGame = m_document->start();
    if (task == Task::Analysis) {
        m_completed.remove(position());
        takeEarlierResult();
    }
    const samegame::SearchRequest request{
        .start = position(),
        .solver = settings.solver,
        .options = settings.options,
        .budget = settings.budget,
        .threads = settings.threads,
        .seed = settings.seed.value_or(QRandomGenerator::global()->generate64()),
    };
    m_runner->start(request, m_document->line());
}

/// A search adds to what is known of its position. With a seed of its own it stands alone: then it
/// is to be seen what that seed gives.
void Assistant::takeEarlierResult() {
    const samegame::SearchSnapshot* known = result();
    const AssistantSettings* latest = m_latest.find(position());
    m_earlier = known && !m_settings.seed ? std::optional(*known) : std::nullopt;
    m_addsUp = latest && latest->solver == m_jobSettings.solver &&
               latest->options == m_jobSettings.options;
    m_latest.add(position(), m_jobSettings);
}

void Assistant::setHintPending(bool isPending) {
    if (m_isHintPending == isPending)
        return;
    m_isHintPending = isPending;
    emit hintPendingChanged(isPending);
}

/// Keeps the lines of a result. Those that an earlier search found are kept already, as its own.
void Assistant::learn(const samegame::StartPosition& position,
                      const samegame::SearchSnapshot& snapshot, const Finder& finder) {
    if (snapshot.has_line)
        m_knownLines.add(position, snapshot.best, finder);
    for (const samegame::Candidate& candidate : snapshot.candidates)
        m_knownLines.add(position, candidate.line, finder);
}

/// What the last search knows goes with the game, by whichever candidate it goes on.
void Assistant::learnFromSearch() {
    if (!std::exchange(m_hasNews, false))
        return;
    const samegame::SearchRequest& request = m_runner->job().request;
    if (const samegame::SearchSnapshot* known = m_results.find(request.start))
        learn(request.start, *known, finderOf(request));
}

void Assistant::learnBestLine() {
    const auto& record = m_bestLine->record();
    if (!record)
        return;
    m_knownLines.add(record->start, record->line, Finder::of(record->source));
    showResult();
}

/// Makes what is shown of what is known.
void Assistant::showResult() {
    const samegame::SearchSnapshot* known = result();
    // With refill a known line would tell what comes in.
    const bool standsAlone = (known && m_settings.seed) || position().rules.refill;
    m_knownLine = standsAlone ? std::nullopt : m_knownLines.find(position());
    if (m_knownLine)
        m_shown = withKnownLine(known, position(), m_knownLine->rest);
    else
        m_shown = known ? std::optional(*known) : std::nullopt;
    if (shownResult())
        m_document->noteCandidatesShown();
    emit resultChanged();
}

void Assistant::followPosition(GameDocument::Change change) {
    setHintPending(false);
    learnFromSearch();
    setPeeking(false);
    if (change == GameDocument::Change::NewGame)
        m_hints.clear();
    else
        m_hints.beginAgain();
    const samegame::SearchSnapshot* known = result();
    const bool isKnownFully = known && m_completed.contains(position(), searchSettings());
    if (m_isOn && canSearch() && !isKnownFully) {
        search(searchSettings(), Task::Analysis);
        enter(true, Task::Analysis);
        if (change == GameDocument::Change::NewGame)
            sayWhoStandsIn();
    } else {
        if (m_task != Task::None)
            m_runner->stop();
        enter(m_isOn, Task::None);
    }
    showResult();
}

void Assistant::takeSnapshot(const samegame::SearchSnapshot& snapshot) {
    const SearchJob& job = m_runner->job();
    const samegame::StartPosition& searched = job.request.start;
    const samegame::SearchSnapshot& told = searched.rules.refill ? withoutGame(snapshot) : snapshot;
    if (m_jobTask == Task::HintSearch) {
        m_hintResults.keep(searched, told);
    } else {
        m_results.keep(searched, m_earlier ? combinedResult(*m_earlier, told, m_addsUp) : told);
        if (told.has_line)
            m_knownLines.add(searched, told.best, finderOf(job.request));
        m_hasNews = true;
        if (searched == position())
            showResult();
    }
    offerBestLine(snapshot, nullptr);
    if (m_isHintPending && isSearching() && snapshot.has_line)
        giveHint(lineForHint().value_or(snapshot.best));
}

void Assistant::finishSearch(const samegame::SearchReport& report) {
    offerBestLine(report.snapshot, &report);
    const samegame::SearchRequest& request = m_runner->job().request;
    if (m_jobTask == Task::Analysis && report.stop != samegame::StopReason::stop_requested)
        m_completed.add(request.start, m_jobSettings);
    learnFromSearch();
    const bool wasHintPending = m_isHintPending;
    setHintPending(false);
    enter(m_isOn, Task::None);
    if (!wasHintPending)
        return;
    if (report.snapshot.has_line)
        giveHint(lineForHint().value_or(report.snapshot.best));
    else
        emit failed(tr("No hint: the search found no line in the time it was given."));
}

void Assistant::failSearch(const QString& message) {
    setHintPending(false);
    enter(m_isOn && m_jobTask != Task::Analysis, Task::None);
    emit failed(message);
}

void Assistant::offerBestLine(const samegame::SearchSnapshot& snapshot,
                              const samegame::SearchReport* report) {
    if (!snapshot.has_line)
        return;
    const SearchJob& job = m_runner->job();
    m_bestLine->offer(m_jobGame, joined(job.prefix, snapshot.best),
                      sourceOf(job, snapshot, report));
}

std::optional<samegame::Line> Assistant::lineForHint() const {
    std::vector<samegame::Line> lines;
    for (const samegame::SearchSnapshot* known : {result(), m_hintResults.find(position())}) {
        if (!known || !known->has_line)
            continue;
        lines.push_back(known->best);
        for (const samegame::Candidate& candidate : known->candidates)
            if (candidate.visits > 0)
                lines.push_back(candidate.line);
    }
    // Alone the known line may be no more than what the player has played before.
    if (m_knownLine && !lines.empty())
        lines.push_back(m_knownLine->rest);
    return m_hints.bestLine(position(), lines);
}

void Assistant::giveHint(const samegame::Line& line) {
    setHintPending(false);
    const HintLadder::Climb climb = m_hints.climb(position(), line);
    Hint hint;
    hint.step = climb.step;
    hint.move = line.moves.front();
    hint.color = m_document->board().color_at(hint.move.cell);
    hint.cells = samegame::group_at(m_document->board(), hint.move.cell).size();
    hint.points = samegame::move_points(m_document->start().rules, hint.cells);
    hint.finalScore = m_document->score() + line.score;
    hint.line = line.moves;
    if (position().rules.refill) { // the rest of the line knows what comes in
        hint.line.truncate(1);
        hint.finalScore.reset();
        hint.step = std::min(hint.step, Hint::Step::Group);
    }
    if (climb.isNew && hint.step == climb.step)
        m_document->addHint();
    emit hintGiven(hint);
}
