#include "app/gui/session/movejudge.h"

#include <QRandomGenerator>
#include <QSettings>

#include <algorithm>
#include <chrono>
#include <span>
#include <tuple>
#include <utility>

#include "app/gui/basics/keptfiles.h"
#include "app/gui/session/assistant.h"
#include "engine/game/group.h"
#include "engine/search/other_orders.h"
#include "engine/search/search_run.h"
#include "engine/solvers/solver_registry.h"
#include "engine/studies/review/game_reviewer.h"

namespace {

constexpr auto aloneKey = "game/wordAfterMoves";
constexpr auto withAssistantKey = "assistant/wordAfterMoves";
constexpr bool usualAlone = false;
constexpr bool usualWithAssistant = true;
constexpr std::uint64_t judgingMemory = std::uint64_t{64} << 20;
constexpr std::chrono::hours nothingToPoll(1);

samegame::Line lineFrom(const samegame::Position& start, std::span<const samegame::Move> moves) {
    return samegame::replay(start.board, start.rules, moves).value();
}

samegame::GameReview reviewOfMove(const samegame::Position& start, samegame::Move move,
                                  int scoreBefore) {
    samegame::MoveList moves;
    moves.push_back(move);
    samegame::GameReview review = samegame::unsearched_review(start, moves).value();
    for (samegame::ReviewedPosition& position : review.positions) {
        position.score += scoreBefore;
        position.reachable += scoreBefore;
    }
    return review;
}

/// The better of two lines of one position, and all else of `news`, which is the later review.
void merge(samegame::ReviewedPosition& position, const samegame::ReviewedPosition& news) {
    samegame::ReviewedPosition merged = news;
    if (position.reachable > news.reachable) {
        merged.reachable = position.reachable;
        merged.line = position.line;
    }
    merged.is_exact |= position.is_exact;
    position = std::move(merged);
}

/// Both ends were searched, or are proven: else a loss says nothing.
bool isKnown(const samegame::ReviewedPosition& position) {
    return position.is_exact || position.found.count() > 0;
}

auto saidOf(const std::optional<samegame::ReviewedMove>& move) {
    return move ? std::tuple(true, move->verdict, move->loss, move->is_exact)
                : std::tuple(false, samegame::MoveVerdict::good, 0, false);
}

} // namespace

struct MoveJudge::Review {
    Review(samegame::GameReview review, const samegame::ReviewRequest& request)
        : reviewer(std::move(review), request) {}

    samegame::GameReviewer reviewer;
    samegame::SearchControl control;
    std::optional<samegame::Error> failure; // valid once it has ended
};

struct MoveJudge::Search {
    samegame::SearchRequest request;
    samegame::SearchControl control;
    samegame::SearchReport report; // valid once it has ended
};

samegame::Budget MoveJudge::Limits::ofSeconds(double seconds) {
    samegame::Budget budget;
    budget.time = samegame::Seconds(seconds);
    budget.memory = judgingMemory;
    return budget;
}

MoveJudge::MoveJudge(GameDocument* document, Assistant* assistant, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_assistant(assistant),
      m_isOnAlone(QSettings().value(aloneKey, usualAlone).toBool()),
      m_isOnWithAssistant(QSettings().value(withAssistantKey, usualWithAssistant).toBool()),
      m_reviewThread("verdict", nothingToPoll),
      m_searchThread("verdict search", nothingToPoll, JobThread::Priority::Lowest) {
    connect(&m_reviewThread, &JobThread::ended, this, &MoveJudge::takeReview);
    connect(&m_searchThread, &JobThread::ended, this, &MoveJudge::takeSearch);
    connect(assistant, &Assistant::stateChanged, this, &MoveJudge::update);
    connect(assistant, &Assistant::resultChanged, this, &MoveJudge::learnFromOthers);
    update();
}

MoveJudge::~MoveJudge() = default;

bool MoveJudge::isOn() const {
    return canBeOn() && (m_assistant->isOn() ? m_isOnWithAssistant : m_isOnAlone);
}

void MoveJudge::setOn(bool isOn) {
    QSettings settings;
    if (m_assistant->isOn()) {
        m_isOnWithAssistant = isOn;
        keepChosen(settings, withAssistantKey, isOn, usualWithAssistant);
    } else {
        m_isOnAlone = isOn;
        keepChosen(settings, aloneKey, isOn, usualAlone);
    }
    update();
    emit changed();
}

void MoveJudge::setResting(bool isResting) {
    m_isResting = isResting;
    goOn();
}

void MoveJudge::follow(GameDocument::Change change) {
    countTakenBack(change);
    leaveJobs();
    m_isDue = false;
    m_isJudged = false;
    m_hasGivenUp = false;
    if (!isOn())
        m_review = {};
    else if (change == GameDocument::Change::MovePlayed)
        addMove();
    else if (change == GameDocument::Change::MoveUndone)
        takeMoveBack();
    else
        begin();
    judge();
    goOn();
}

/// It is on or off now, or others search.
void MoveJudge::update() {
    if (!m_review.positions.empty() && !isCurrent())
        return; // follow() comes
    if (isOn() != m_review.positions.empty())
        return goOn(); // as before
    leaveJobs();
    m_isDue = false;
    m_isJudged = false;
    m_review = {};
    if (isOn())
        begin();
    judge();
    goOn();
}

/// With the assistant on the move was helped anyway, and counts as such.
void MoveJudge::countTakenBack(GameDocument::Change change) {
    const auto& positions = m_document->played().positions();
    const bool isBack = change == GameDocument::Change::MoveUndone ||
                        (change == GameDocument::Change::Jumped && // not further along the game
                         std::ranges::find(positions, m_position) == positions.end());
    if (isBack && m_verdict && m_verdict->verdict != samegame::MoveVerdict::good &&
        !m_assistant->isOn())
        m_document->addHint();
}

/// With the position on the board; none of the moves before it is judged.
void MoveJudge::begin() {
    m_review = {};
    m_position = m_document->position();
    if (!m_position.board.has_moves())
        return;
    m_review =
        reviewOfMove(m_position, samegame::legal_moves(m_position.board)[0], m_document->score());
    m_review.start = m_position;
    m_review.moves = {};
    m_review.positions.resize(1);
    learnFrom(0, m_position);
}

void MoveJudge::addMove() {
    const auto& positions = m_document->played().positions();
    if (m_review.positions.empty() || !(positions[positions.size() - 2] == m_position))
        return begin();
    const samegame::Position before = std::exchange(m_position, positions.back());
    const samegame::Move move = m_document->line().moves.back();
    learnFrom(m_review.moves.size(), before); // what has been found since
    const samegame::GameReview added = reviewOfMove(before, move, m_review.positions.back().score);
    m_review.moves.push_back(move);
    m_review.positions.push_back(added.positions.back());
    passOn(before);
    learnFrom(m_review.moves.size(), m_position);
    passBack();
    m_isDue = true;
}

void MoveJudge::takeMoveBack() {
    if (m_review.moves.empty())
        return begin();
    m_review.moves.truncate(m_review.moves.size() - 1);
    m_review.positions.pop_back();
    m_position = samegame::position_after(m_review.start, m_review.moves, m_review.moves.size());
    if (!isCurrent())
        begin();
}

/// While the session passes a change on, others may speak before the judge has followed it.
bool MoveJudge::isCurrent() const {
    return !m_review.positions.empty() && m_position == m_document->position();
}

/// The word comes first, then the position on the board.
void MoveJudge::goOn() {
    const bool isAwake = !m_isResting && isCurrent();
    if (!isAwake || !m_isDue)
        m_reviewThread.drop();
    else if (!m_reviewThread.isRunning())
        startReview();
    if (!isAwake || m_isDue || !wantsSearch())
        m_searchThread.drop();
    else if (!m_searchThread.isRunning())
        startSearch();
}

/// Of the last move alone: all others have had theirs.
void MoveJudge::startReview() {
    const std::size_t last = m_review.moves.size() - 1;
    samegame::GameReview review;
    review.start = samegame::position_after(m_review.start, m_review.moves, last);
    review.moves.push_back(m_review.moves[last]);
    review.positions = {m_review.positions[last], m_review.positions[last + 1]};
    review.searches = m_review.searches;
    samegame::ReviewRequest request;
    request.budget = m_limits.review;
    request.seed = newSeed();
    m_job = std::make_shared<Review>(std::move(review), request);
    m_reviewThread.start({[job = m_job] { job->failure = job->reviewer.run(job->control); },
                          [job = m_job] { job->control.request_stop(); }});
}

/// Where the assistant is on, it searches what there is to know.
bool MoveJudge::wantsSearch() const {
    const samegame::ReviewedPosition& position = m_review.positions.back();
    return !m_assistant->isOn() && !m_hasGivenUp && !position.is_exact &&
           m_position.board.has_moves() && position.found.count() < m_limits.searches.size();
}

void MoveJudge::startSearch() {
    m_search = std::make_shared<Search>();
    samegame::SearchRequest& request = m_search->request;
    request.start = m_position;
    request.solver = &samegame::default_solver(m_position.rules);
    request.options = samegame::complete_options(request.solver->options, {});
    request.budget = m_limits.searches[m_review.positions.back().found.count()];
    request.seed = newSeed();
    request.tries_endgame = true;
    m_searchThread.start(
        {[job = m_search] { job->report = samegame::run_search(job->request, job->control); },
         [job = m_search] { job->control.request_stop(); }});
}

std::uint64_t MoveJudge::newSeed() {
    if (m_limits.seed)
        return *m_limits.seed + m_review.searches++;
    return QRandomGenerator::global()->generate64();
}

/// Before the position changes: what has been found so far stays known.
void MoveJudge::leaveJobs() {
    if (m_reviewThread.isRunning())
        learnFromReview();
    if (m_searchThread.isRunning())
        if (const samegame::SearchSnapshot found = m_search->control.snapshot(); found.has_line)
            take(m_review.moves.size(), found.best);
    m_reviewThread.drop();
    m_searchThread.drop();
}

void MoveJudge::learnFromReview() {
    const samegame::GameReview review = m_job->reviewer.snapshot();
    const std::size_t last = m_review.moves.size() - 1;
    merge(m_review.positions[last], review.positions[0]);
    merge(m_review.positions[last + 1], review.positions[1]);
    m_review.searches = review.searches;
    passBack();
}

void MoveJudge::takeReview(const std::optional<samegame::Error>& error) {
    learnFromReview();
    m_isDue = false;
    m_isJudged = !error && !m_job->failure;
    judge();
    goOn();
}

/// A search that found nothing, for want of memory perhaps, is the last one of its position.
void MoveJudge::takeSearch(const std::optional<samegame::Error>& error) {
    const samegame::SearchReport& report = m_search->report;
    if (error || report.failure || !report.snapshot.has_line) {
        m_hasGivenUp = true;
        return;
    }
    const int score = report.snapshot.best.score;
    take(m_review.moves.size(), report.snapshot.best);
    samegame::ReviewedPosition& position = m_review.positions.back();
    position.found.add(position.score + score);
    position.is_exact |= report.upper_bound == score;
    judge();
    goOn();
}

void MoveJudge::learnFromOthers() {
    if (!isCurrent())
        return;
    learnFrom(m_review.moves.size(), m_position);
    judge();
}

void MoveJudge::learnFrom(std::size_t place, const samegame::Position& position) {
    if (const auto known = m_assistant->knownLineAt(position))
        take(place, known->rest);
    const PositionResult* result = m_assistant->resultAt(position);
    if (!result || !result->has_line)
        return;
    take(place, result->best);
    samegame::ReviewedPosition& reviewed = m_review.positions[place];
    reviewed.is_exact |=
        result->upper_bound && reviewed.reachable >= reviewed.score + *result->upper_bound;
}

/// A line from a position of the review to its end, if it is better than the one known.
void MoveJudge::take(std::size_t place, const samegame::Line& line) {
    samegame::ReviewedPosition& position = m_review.positions[place];
    if (!line.finished || position.score + line.score <= position.reachable)
        return;
    position.reachable = position.score + line.score;
    position.line = line.moves;
    passBack();
}

/// What can be reached is never less before a move than after it.
void MoveJudge::passBack() {
    for (std::size_t place = m_review.moves.size(); place > 0; --place) {
        const samegame::ReviewedPosition& after = m_review.positions[place];
        samegame::ReviewedPosition& before = m_review.positions[place - 1];
        if (before.reachable >= after.reachable)
            continue;
        before.reachable = after.reachable;
        before.line = samegame::joined({&m_review.moves[place - 1], 1}, after.line);
    }
}

/// What becomes of the best line before the last move if that move is put first, so that a line
/// which went by this move stays known after it.
void MoveJudge::passOn(const samegame::Position& before) {
    const std::size_t last = m_review.moves.size();
    const samegame::MoveList& line = m_review.positions[last - 1].line;
    const samegame::OtherOrder other =
        samegame::other_order(before, lineFrom(before, line), m_review.moves[last - 1]);
    take(last, lineFrom(m_position, std::span(other.line.moves).subspan(1)));
}

void MoveJudge::judge() {
    std::optional<samegame::ReviewedMove> verdict;
    if (m_isJudged) {
        const auto& positions = m_review.positions;
        if (isKnown(positions[positions.size() - 2]) && isKnown(positions.back()))
            verdict = samegame::reviewed_moves(m_review).back();
    }
    const bool isNews = saidOf(verdict) != saidOf(m_verdict);
    m_verdict = std::move(verdict);
    if (isNews)
        emit changed();
}
