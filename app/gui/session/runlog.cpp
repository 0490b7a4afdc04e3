#include "app/gui/session/runlog.h"

#include <algorithm>

#include "app/gui/basics/enginetexts.h"
#include "app/gui/session/kepttexts.h"

std::vector<samegame::ScorePoint> LoggedRun::wholeCurve() const {
    std::vector<samegame::ScorePoint> points = curve;
    points.push_back({seconds, playouts, best});
    return points;
}

RunLog::RunLog(GameDocument* document, SearchRunner* runner, QObject* parent)
    : QObject(parent), m_document(document), m_runner(runner) {
    m_logs.push_front({document->start(), {}, document->keptName()});
    connect(runner, &SearchRunner::started, this, &RunLog::beginLive);
    connect(runner, &SearchRunner::snapshotChanged, this, &RunLog::updateLive);
    connect(runner, &SearchRunner::finished, this,
            [this](const samegame::SearchReport& report) { endLive(report.stop); });
    connect(runner, &SearchRunner::failed, this,
            [this] { endLive(samegame::StopReason::stop_requested); });
}

void RunLog::addComparisonRun(const samegame::ComparisonRequest& request,
                              const samegame::Trial& result) {
    const samegame::Entrant& entrant = request.entrants[result.entrant];
    LoggedRun run;
    run.searcher = entrant;
    run.solver = solverText(*entrant.solver, entrant.options);
    run.seed = result.seed;
    run.isComparison = true;
    run.curve = result.curve;
    run.best = result.score;
    run.playouts = result.playouts;
    run.nodes = result.nodes;
    run.seconds = result.seconds;
    run.stop = result.stop;
    const samegame::Position& board = request.boards[result.board];
    add(board, run);
    if (const GameLog& log = m_logs.front(); log.start == board)
        emit runEnded(log.run);
}

void RunLog::takeOver(const Content& content) {
    m_logs = content.logs;
    m_lastNumber = content.lastNumber;
    std::ranges::for_each(m_logs, &settle);
    follow();
    emit reset();
}

/// Counts the solvers of runs that were kept, and ends what had not ended.
void RunLog::settle(GameLog& log) {
    GameLog older{log.start, {}};
    for (auto run = log.runs.rbegin(); run != log.runs.rend(); ++run) {
        if (!run->stop)
            run->stop = samegame::StopReason::stop_requested;
        chooseSeries(older, *run);
        older.runs.push_front(*run);
    }
}

void RunLog::nameSolvers() {
    const auto name = [](LoggedRun& run) {
        run.solver = solverText(*run.searcher.solver, run.searcher.options);
    };
    for (GameLog& log : m_logs)
        std::ranges::for_each(log.runs, name);
    if (m_live)
        name(m_live->run);
    emit reset();
}

void RunLog::clear() {
    emit aboutToForget();
    std::erase_if(m_logs.front().runs, [](const LoggedRun& run) { return run.stop.has_value(); });
    m_logs.front().run = m_logs.front().runs.empty() ? QString() : newRunId();
    emit reset();
}

const RunLog::GameLog* RunLog::logOf(const QString& run) const {
    const auto found = std::ranges::find(m_logs, run, &GameLog::run);
    return found == m_logs.end() ? nullptr : &*found;
}

QString RunLog::keepApart(const QString& run) {
    const auto found = std::ranges::find(m_logs, run, &GameLog::run);
    if (found == m_logs.end())
        return run;
    found->run = newRunId();
    return found->run;
}

const RunLog::GameLog* RunLog::liveLog() const {
    if (!m_live || !m_live->isLogged)
        return nullptr;
    const auto found = std::ranges::find(m_logs, m_live->game, &GameLog::start);
    return found == m_logs.end() ? nullptr : &*found;
}

void RunLog::show(const GameLog& kept) {
    GameLog& log = logOf(kept.start);
    log = kept;
    settle(log);
    for (const LoggedRun& run : log.runs)
        m_lastNumber = std::max(m_lastNumber, run.number);
    if (&log == &m_logs.front())
        emit reset();
}

RunLog::GameLog& RunLog::logOf(const samegame::Position& start) {
    const auto found = std::find_if(m_logs.begin(), m_logs.end(),
                                    [&](const GameLog& log) { return log.start == start; });
    if (found != m_logs.end())
        return *found;
    if (m_logs.size() == mostGames) {
        emit aboutToForget();
        m_logs.pop_back();
    }
    return *m_logs.insert(m_logs.begin() + 1, {start, {}});
}

/// That of the same solver of the same program, or the first that is free; what the run brings
/// along is kept if it is.
void RunLog::chooseSeries(const GameLog& log, LoggedRun& run) {
    const auto same = std::ranges::find_if(log.runs, [&run](const LoggedRun& other) {
        return other.solver == run.solver && other.isOfOtherVersion == run.isOfOtherVersion;
    });
    if (same != log.runs.end()) {
        run.series = same->series;
        return;
    }
    const auto isFree = [&](int series) {
        return series >= 0 &&
               std::ranges::find(log.runs, series, &LoggedRun::series) == log.runs.end();
    };
    for (int series = 0; !isFree(run.series); ++series)
        run.series = series;
}

void RunLog::add(const samegame::Position& start, LoggedRun& run) {
    run.number = ++m_lastNumber;
    GameLog& log = logOf(start);
    chooseSeries(log, run);
    const bool isOnBoard = &log == &m_logs.front();
    if (log.run.isEmpty() && (isOnBoard || !run.isComparison))
        log.run = newRunId();
    const bool isFull = log.runs.size() == mostRuns;
    if (isFull)
        log.runs.pop_back();
    else if (isOnBoard)
        emit runAboutToBeAdded();
    log.runs.push_front(run);
    if (isOnBoard)
        isFull ? emit reset() : emit runAdded();
}

void RunLog::beginLive() {
    if (m_live)
        endLive(samegame::StopReason::stop_requested); // replaced by this one
    const SearchJob& job = m_runner->job();
    const samegame::Position& game = m_document->start();
    if (!(samegame::position_after(game, job.prefix.moves, job.prefix.moves.size()) ==
          job.request.start))
        return;
    m_live = Live(); // clang 14 cannot emplace() it
    m_live->game = game;
    m_live->run.searcher = {job.request.solver, job.request.options};
    m_live->run.solver = solverText(*job.request.solver, job.request.options);
    m_live->run.seed = job.request.seed;
    m_live->run.threads = job.request.threads;
    m_live->run.movesBefore = static_cast<int>(job.prefix.moves.size());
}

void RunLog::updateLive(const samegame::SearchSnapshot& snapshot) {
    if (!m_live || !snapshot.has_line)
        return;
    LoggedRun& run = m_live->run;
    const int before = m_runner->job().prefix.score;
    run.best = before + snapshot.best.score;
    run.playouts = snapshot.playouts;
    run.nodes = snapshot.nodes;
    run.seconds = snapshot.seconds;
    run.curve = snapshot.curve;
    for (samegame::ScorePoint& point : run.curve) {
        point.score += before;
        // The point knows the playouts of its own thread; the others have done about as many.
        point.playouts = std::min(run.playouts, point.playouts * static_cast<quint64>(run.threads));
    }
    writeLive();
}

void RunLog::writeLive() {
    if (!m_live->isLogged) {
        m_live->isLogged = true;
        add(m_live->game, m_live->run);
        return;
    }
    GameLog& log = logOf(m_live->game);
    for (std::size_t row = 0; row < log.runs.size(); ++row) {
        if (log.runs[row].number != m_live->run.number)
            continue;
        log.runs[row] = m_live->run;
        if (&log == &m_logs.front())
            emit runChanged(static_cast<int>(row));
    }
}

void RunLog::endLive(samegame::StopReason stop) {
    if (!m_live)
        return;
    m_live->run.stop = stop;
    const bool isLogged = m_live->isLogged;
    if (isLogged)
        writeLive();
    const samegame::Position game = m_live->game;
    m_live.reset();
    if (isLogged)
        emit runEnded(logOf(game).run);
}

void RunLog::follow() {
    if (m_logs.front().start == m_document->start()) {
        m_logs.front().gameName = m_document->keptName();
        return;
    }
    GameLog& log = logOf(m_document->start());
    log.gameName = m_document->keptName();
    const auto place = std::find_if(m_logs.begin(), m_logs.end(),
                                    [&](const GameLog& other) { return &other == &log; });
    std::rotate(m_logs.begin(), place, place + 1);
    emit reset();
}
