#include "app/gui/session/assistant.h"

#include <QRandomGenerator>

#include <algorithm>
#include <chrono>
#include <utility>

#include "app/gui/basics/enginetexts.h"
#include "app/gui/session/bestknownline.h"
#include "app/gui/session/positionresults.h"
#include "engine/game/scoring.h"
#include "engine/search/other_orders.h"
#include "engine/solvers/solver_registry.h"

namespace {

constexpr std::chrono::milliseconds hintTime(1000);
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

/// With these options, which may be others than those of the settings.
samegame::SearchRequest requestOf(const AssistantSettings& settings,
                                  const samegame::OptionValues& options,
                                  const samegame::Position& position) {
    return {
        .start = position,
        .solver = settings.solver,
        .options = options,
        .budget = settings.budget,
        .threads = settings.threads,
        .seed = settings.seed.value_or(QRandomGenerator::global()->generate64()),
        .tries_endgame = true,
    };
}

/// What a search tells, as the result of its position.
PositionResult resultOf(const SearchJob& job, const samegame::SearchSnapshot& snapshot) {
    const samegame::Position& start = job.request.start;
    PositionResult result(start.rules.refill ? withoutGame(snapshot) : snapshot,
                          {Finder::Kind::Solver, job.request.solver->name});
    result.seed = job.request.seed;
    samegame::take_other_orders(result, start);
    return result;
}

/// Of candidates with the same best score; they are ordered best first.
void putFirst(std::vector<samegame::Candidate>& candidates, samegame::Move move) {
    const auto found = std::ranges::find(candidates, move, &samegame::Candidate::move);
    if (found != candidates.end() && found->best == candidates.front().best)
        std::rotate(candidates.begin(), found, found + 1);
}

bool isSameSolver(const AssistantSettings& a, const AssistantSettings& b) {
    return a.solver == b.solver && a.options == b.options;
}

QString noHintText() {
    return Assistant::tr("No hint: none was found in the time for it.");
}

} // namespace

Assistant::Assistant(GameDocument* document, SearchRunner* runner, BestKnownLine* bestLine,
                     QObject* parent)
    : QObject(parent),
      m_document(document),
      m_runner(runner),
      m_bestLine(bestLine),
      m_settings(AssistantSettings::load()) {
    connect(bestLine, &BestKnownLine::changed, this, &Assistant::learnBestLine);
    connect(runner, &SearchRunner::snapshotChanged, this, &Assistant::takeSnapshot);
    connect(runner, &SearchRunner::finished, this, &Assistant::finishSearch);
    connect(runner, &SearchRunner::failed, this, &Assistant::failSearch);
    connect(&m_hintRunner, &SearchRunner::snapshotChanged, this, &Assistant::takeHintSnapshot);
    connect(&m_hintRunner, &SearchRunner::finished, this, &Assistant::finishHintSearch);
    connect(&m_hintRunner, &SearchRunner::failed, this, &Assistant::failHintSearch);
    m_hintTimer.setSingleShot(true);
    m_hintTimer.setInterval(hintTime);
    connect(&m_hintTimer, &QTimer::timeout, this, [this] { askDefaultForHint(noHintText()); });
    learnBestLine();
}

void Assistant::setSettings(const AssistantSettings& settings) {
    if (settings == m_settings)
        return;
    settings.save(m_settings);
    m_settings = settings;
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
    return m_replayed ? !m_replayed->before.finished : !m_document->isFinished();
}

const PositionResult* Assistant::result() const {
    return m_results.find(position());
}

/// A line alone is not kept: it may be no more than what the player has played before.
const PositionResult* Assistant::resultToKeep() const {
    const PositionResult* known = result();
    return known && known->has_line && m_shown ? &*m_shown : known;
}

const PositionResult* Assistant::shownResult() const {
    return m_shown && (m_isOn || m_isPeeking) ? &*m_shown : nullptr;
}

std::optional<samegame::Move> Assistant::candidateMove(int place) const {
    const PositionResult* known = shownResult();
    if (!known || place < 1 || place > static_cast<int>(known->candidates.size()))
        return std::nullopt;
    const samegame::Candidate& candidate = known->candidates[static_cast<std::size_t>(place - 1)];
    return candidate.has_best() ? std::optional(candidate.move) : std::nullopt;
}

std::optional<samegame::GameRecord> Assistant::lineOf(samegame::Move candidate) const {
    const PositionResult* known = shownResult();
    if (!known || position().rules.refill)
        return std::nullopt;
    const auto found = std::ranges::find(known->candidates, candidate, &samegame::Candidate::move);
    if (found == known->candidates.end() || found->line.moves.empty())
        return std::nullopt;
    samegame::GameRecord record{gameShown(), joined(lineBefore(), found->line), {}, {}};
    if (const Finder& finder = known->finderOf(candidate); finder.kind != Finder::Kind::Person)
        record.source = sourceOf(finder);
    return record;
}

bool Assistant::isTakenOver() const {
    return m_document->aid().lineMoves > 0 &&
           m_bestLine->moveAfter(m_document->line().moves).has_value();
}

std::optional<std::uint64_t> Assistant::seed() const {
    const SearchJob& job = m_runner->job();
    if (job.number > 0 && job.request.start == position())
        return job.request.seed;
    const PositionResult* known = result();
    return known ? known->seed : std::nullopt;
}

void Assistant::restoreResult(const samegame::Position& position, const PositionResult& result) {
    m_results.keep(position, result);
    learn(position, result);
    if (position == this->position()) {
        m_hasNews = true; // other orders
        showResult();
    }
}

void Assistant::start() {
    if (!canSearch())
        return;
    const bool isNeeded = needsSearch();
    if (isNeeded)
        search();
    else
        stopSearch();
    enter(true, isNeeded);
    sayWhoStandsIn();
}

void Assistant::pause() {
    setHintPending(false);
    stopSearch();
    enter(m_isOn, false);
}

void Assistant::stop() {
    pause();
    enter(false, false);
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

const samegame::Position& Assistant::position() const {
    return m_replayed ? m_replayed->position : m_document->position();
}

/// The start of the game that position() belongs to.
const samegame::Position& Assistant::gameShown() const {
    return m_replayed ? m_replayed->game : m_document->start();
}

const samegame::Line& Assistant::lineBefore() const {
    return m_replayed ? m_replayed->before : m_document->line();
}

void Assistant::showReplay(const samegame::PlayedLine& line, std::size_t moves) {
    Replayed replayed{line.start(), line.positions()[moves], line.line()};
    if (moves < line.line().moves.size()) {
        replayed.before.moves.truncate(moves);
        replayed.before.score = line.scores()[moves];
        replayed.before.finished = false;
        replayed.before.cleared = false;
    }
    if (m_replayed == replayed)
        return;
    learnFromSearch();
    carryKnownLine(line, 0, moves);
    lookAt(replayed);
}

void Assistant::showGame() {
    if (!m_replayed)
        return;
    learnFromSearch();
    lookAt(std::nullopt);
}

void Assistant::lookAt(const std::optional<Replayed>& replayed) {
    const samegame::Position before = position();
    m_replayed = replayed;
    if (position() == before) // and the search under way goes on
        return showResult();
    if (m_hintTimer.isActive())
        askForHint(searchSettings()); // the search under way goes elsewhere
    setPeeking(false);
    followPosition();
    showResult();
}

/// Searches the position, if on and where something is left to find.
void Assistant::followPosition() {
    const PositionResult* known = result();
    const bool isKnownFully = known && known->isComplete && known->settings == searchSettings();
    const bool isNeeded = m_isOn && canSearch() && !isKnownFully && needsSearch();
    if (isNeeded)
        search();
    else
        stopSearch();
    enter(m_isOn, isNeeded);
}

/// Those chosen, with another solver where the one chosen cannot play.
AssistantSettings Assistant::searchSettings() const {
    AssistantSettings settings = m_settings;
    if (samegame::refill_refusal(*settings.solver, position().rules)) {
        settings = defaultSettings();
        if (!samegame::counts(*settings.solver, samegame::unit_of(settings.budget)))
            settings.budget = AssistantSettings::defaults().budget;
    }
    return settings;
}

/// Those chosen, with the default solver.
AssistantSettings Assistant::defaultSettings() const {
    AssistantSettings settings = m_settings;
    settings.solver = &samegame::default_solver(position().rules);
    settings.options = samegame::default_options(settings.solver->options);
    return settings;
}

/// What is proven is so for every search; a seed of its own is chosen to see what it gives.
bool Assistant::needsSearch() const {
    const PositionResult* known = result();
    return m_settings.seed || !known || !known->isProven();
}

void Assistant::sayWhoStandsIn() {
    const samegame::SolverEntry* other = searchSettings().solver;
    if (other != m_settings.solver)
        emit solverReplaced(tr("%1 plans whole games, but nobody knows the columns to come: %2 "
                               "searches instead.")
                                .arg(solverText(*m_settings.solver, {}), solverText(*other, {})));
}

void Assistant::enter(bool isOn, bool isSearching) {
    const State before = state();
    const bool wasOn = std::exchange(m_isOn, isOn);
    m_isSearching = isSearching;
    if (state() != before)
        emit stateChanged();
    if (isOn != wasOn)
        showResult();
}

/// A search adds to what is known of its position. With a seed of its own it stands alone: then it
/// is to be seen what that seed gives.
void Assistant::search() {
    m_jobSettings = searchSettings();
    m_jobGame = gameShown();
    const PositionResult* known = result();
    m_earlier = known && !m_settings.seed ? std::optional(*known) : std::nullopt;
    m_addsUp = known && known->settings && isSameSolver(*known->settings, m_jobSettings);
    const samegame::SolverEntry& solver = *m_jobSettings.solver;
    const auto options = samegame::complete_options(
        solver.options,
        samegame::options_for_comparing(solver, chosenOptions(solver, m_jobSettings.options)));
    m_runner->start(requestOf(m_jobSettings, options, position()), lineBefore());
}

void Assistant::stopSearch() {
    if (m_isSearching)
        m_runner->stop();
}

/// Keeps the lines of a result.
void Assistant::learn(const samegame::Position& position, const PositionResult& result) {
    if (result.has_line)
        m_knownLines.add(position, result.best,
                         result.best.moves.empty() ? result.finder
                                                   : result.finderOf(result.best.moves.front()));
    for (const samegame::Candidate& candidate : result.candidates)
        m_knownLines.add(position, candidate.line, result.finderOf(candidate.move));
}

/// What is known goes with the game, by whichever candidate it goes on: what was shown, which may
/// be in another order, and what the last search found since.
void Assistant::learnFromSearch() {
    if (!std::exchange(m_hasNews, false))
        return;
    if (m_shown && !m_settings.seed)
        learn(m_shownPosition, *m_shown);
    const samegame::Position& searched = m_runner->job().request.start;
    const bool isLearned = searched == m_shownPosition && !m_settings.seed;
    const PositionResult* known = isLearned ? nullptr : m_results.find(searched);
    if (known)
        learn(searched, *known);
}

void Assistant::learnBestLine() {
    const auto& record = m_bestLine->record();
    if (!record)
        return;
    m_knownLines.add(record->start, record->line, Finder::of(record->source));
    showResult();
}

/// The known lines go on with moves that remove their groups in another order.
void Assistant::carryKnownLine(const samegame::PlayedLine& line, std::size_t from, std::size_t to) {
    for (std::size_t i = from; i < to; ++i) {
        const samegame::Position& before = line.positions()[i];
        const samegame::Move move = line.line().moves[i];
        const auto known = before.rules.refill ? std::nullopt : m_knownLines.find(before);
        if (!known || known->rest.moves.front() == move)
            continue;
        const samegame::OtherOrder other = samegame::other_order(before, known->rest, move);
        if (other.has_same_groups)
            m_knownLines.add(before, other.line, known->finder);
    }
}

/// With refill a known line would tell what comes in.
std::optional<KnownLine> Assistant::knownLineThrough(const samegame::Position& position) const {
    const bool standsAlone = (m_settings.seed && m_results.find(position)) || position.rules.refill;
    return standsAlone ? std::nullopt : m_knownLines.find(position);
}

/// Candidates that are seen help the next move, and the move from a position of a replay that comes
/// to be played.
void Assistant::noteHelp() {
    if (shownResult() && m_replayed)
        m_seenInReplay.insert(position().hash());
    if (!(gameShown() == m_document->start()))
        return; // there is another game, which this one has not followed yet
    if (shownResult() || (!m_replayed && m_seenInReplay.contains(position().hash())))
        m_document->noteCandidatesShown();
}

/// Makes what is shown of what is known.
void Assistant::showResult() {
    const PositionResult* known = result();
    m_knownLine = knownLineThrough(position());
    if (m_knownLine)
        m_shown = withKnownLine(known, position(), *m_knownLine);
    else
        m_shown = known ? std::optional(*known) : std::nullopt;
    const bool isBetter = m_knownLine && known && m_knownLine->rest.score > known->best.score;
    if (isBetter && m_knownLine->finder.kind == Finder::Kind::Solver) // nobody played another order
        m_shown = withOtherOrders(*m_shown, position());
    if (m_knownLine)
        putFirst(m_shown->candidates, m_knownLine->rest.moves.front());
    m_standings.clear();
    if (m_shown)
        m_standings = samegame::candidate_standings(m_shown->candidates);
    m_shownPosition = position();
    // Another order may be better still: then there is another known line.
    std::optional<samegame::GameRecord> better;
    if (isBetter && m_shown->best.score > m_knownLine->rest.score) {
        better = {
            gameShown(), joined(lineBefore(), m_shown->best), sourceOf(m_knownLine->finder), {}};
        m_knownLines.add(position(), m_shown->best, m_knownLine->finder);
        m_knownLine = m_knownLines.find(position());
    }
    noteHelp();
    emit resultChanged();
    if (better) // what is called the best score can be replayed, saved and taken over
        m_bestLine->offer(better->start, better->line, better->source);
}

void Assistant::follow(GameDocument::Change change) {
    setHintPending(false);
    learnFromSearch();
    const std::size_t moves = m_document->line().moves.size();
    const bool isMove = change == GameDocument::Change::MovePlayed;
    carryKnownLine(m_document->played(), isMove ? moves - 1 : 0, moves);
    m_replayed.reset();
    setPeeking(false);
    const bool isNew = change == GameDocument::Change::NewGame;
    if (isNew) {
        m_hints.clear();
        m_seenInReplay.clear();
    } else {
        m_hints.beginAgain();
    }
    followPosition();
    if (isNew && isSearching())
        sayWhoStandsIn();
    showResult();
}

void Assistant::takeSnapshot(const samegame::SearchSnapshot& snapshot) {
    const SearchJob& job = m_runner->job();
    const samegame::Position& searched = job.request.start;
    PositionResult told = resultOf(job, snapshot);
    told.settings = m_jobSettings;
    m_results.keep(searched, m_earlier ? combinedResult(*m_earlier, told, m_addsUp) : told);
    if (told.has_line)
        m_knownLines.add(searched, told.best, told.finder);
    m_hasNews = true;
    if (searched == position())
        showResult();
    offerBestLine(job, m_jobGame, searched.rules.refill ? snapshot : told, nullptr);
    if (m_isHintPending && isSearching() && snapshot.has_line && searched == m_document->position())
        giveHint(choiceForHint().value_or(HintLadder::Choice{snapshot.best}));
}

void Assistant::finishSearch(const samegame::SearchReport& report) {
    const SearchJob& job = m_runner->job();
    offerBestLine(job, m_jobGame, report.snapshot, &report);
    const PositionResult* known = m_results.find(job.request.start);
    if (known && report.stop != samegame::StopReason::stop_requested) {
        PositionResult complete = *known;
        complete.isComplete = true;
        m_results.keep(job.request.start, complete);
    }
    learnFromSearch();
    enter(m_isOn, false);
    if (m_hintTimer.isActive())
        askDefaultForHint(noHintText());
}

void Assistant::failSearch(const QString& message) {
    enter(false, false);
    emit failed(message);
    if (m_hintTimer.isActive())
        askDefaultForHint(message);
}

void Assistant::offerBestLine(const SearchJob& job, const samegame::Position& game,
                              const samegame::SearchSnapshot& snapshot,
                              const samegame::SearchReport* report) {
    if (snapshot.has_line)
        m_bestLine->offer(game, joined(job.prefix, snapshot.best), sourceOf(job, snapshot, report));
}

void Assistant::requestHint() {
    if (m_document->isFinished() || m_isHintPending)
        return;
    if (const auto choice = choiceForHint())
        return giveHint(*choice);
    setHintPending(true);
    if (isSearching() && !m_replayed)
        m_hintTimer.start(); // the first line of the search under way will do
    else
        askForHint(searchSettings());
}

void Assistant::setHintPending(bool isPending) {
    if (m_isHintPending == isPending)
        return;
    m_isHintPending = isPending;
    m_isDefaultAsked = false;
    m_hintTimer.stop();
    if (!isPending)
        m_hintRunner.stop();
    emit hintPendingChanged(isPending);
}

/// Has the solver search for a second.
void Assistant::askForHint(AssistantSettings settings) {
    m_hintTimer.stop(); // nobody waits for the search under way any more
    m_isDefaultAsked = isSameSolver(settings, defaultSettings());
    m_hintGame = m_document->start();
    settings.budget = {};
    settings.budget.time = hintTime;
    const samegame::Position& now = m_document->position();
    if (now.rules.refill && settings.options.contains("playouts-per-child"))
        settings.options["playouts-per-child"] = hintPlayouts;
    m_hintRunner.start(requestOf(settings, settings.options, now), m_document->line());
}

/// The solver that was asked first has no line. Where the default one has none either, `sentence`
/// is said.
void Assistant::askDefaultForHint(const QString& sentence) {
    if (!m_isDefaultAsked)
        return askForHint(defaultSettings());
    setHintPending(false);
    emit failed(sentence);
}

void Assistant::takeHintSnapshot(const samegame::SearchSnapshot& snapshot) {
    const SearchJob& job = m_hintRunner.job();
    m_hintResults.keep(job.request.start, resultOf(job, snapshot));
    offerBestLine(job, m_hintGame, snapshot, nullptr);
}

void Assistant::finishHintSearch(const samegame::SearchReport& report) {
    const SearchJob& job = m_hintRunner.job();
    offerBestLine(job, m_hintGame, report.snapshot, &report);
    if (!m_isHintPending || m_hintTimer.isActive() ||
        !(job.request.start == m_document->position()))
        return;
    if (report.snapshot.has_line)
        giveHint(choiceForHint().value_or(HintLadder::Choice{report.snapshot.best}));
    else
        askDefaultForHint(noHintText());
}

void Assistant::failHintSearch(const QString& message) {
    if (m_isHintPending && !m_hintTimer.isActive())
        askDefaultForHint(message);
    else
        emit failed(message);
}

std::optional<HintLadder::Choice> Assistant::choiceForHint() const {
    const samegame::Position& now = m_document->position();
    std::vector<samegame::Line> lines;
    for (const PositionResult* known : {m_results.find(now), m_hintResults.find(now)}) {
        if (!known || !known->has_line)
            continue;
        lines.push_back(known->best);
        for (const samegame::Candidate& candidate : known->candidates)
            if (!candidate.line.moves.empty())
                lines.push_back(candidate.line);
    }
    // Alone the known line may be no more than what the player has played before.
    const auto throughHere = lines.empty() ? std::nullopt : knownLineThrough(now);
    if (throughHere)
        lines.push_back(throughHere->rest);
    return m_hints.choose(m_document->played(), lines);
}

/// The hint by this line, with all that its steps need.
Hint Assistant::hintOf(const samegame::Line& line) const {
    const samegame::Position& now = m_document->position();
    Hint hint;
    hint.move = line.moves.front();
    hint.color = now.board.color_at(hint.move.cell);
    hint.cells = samegame::group_at(now.board, hint.move.cell).size();
    hint.points = samegame::move_points(now.rules, hint.cells);
    hint.line = line.moves;
    if (now.rules.refill) { // the rest of the line knows what comes in
        hint.line.truncate(1);
        return hint;
    }
    hint.finalScore = m_document->score() + line.score;
    hint.plan = samegame::plan_of(now, line.moves);
    hint.clears =
        samegame::board_after(now.board, now.rules, line.moves, line.moves.size()).is_cleared();
    return hint;
}

void Assistant::giveHint(const HintLadder::Choice& choice) {
    setHintPending(false);
    Hint hint = hintOf(choice.line);
    hint.isBetterPlan = choice.isBetterPlan && !m_hints.hasTold(hint);
    const HintLadder::Climb climb = m_hints.climb(m_document->position(), choice.line, hint);
    hint.step = climb.step;
    if (climb.isNew)
        m_document->addHint();
    emit hintGiven(hint);
}
