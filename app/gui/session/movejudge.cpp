#include "app/gui/session/movejudge.h"

#include <QRandomGenerator>
#include <QSettings>

#include <algorithm>
#include <chrono>
#include <tuple>
#include <utility>

#include "app/gui/basics/keptchoices.h"
#include "app/gui/session/assistant.h"
#include "engine/game/group.h"
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

/// With the assistant on the move was helped anyway, and counts as such. An end that comes back is
/// as it was played.
void MoveJudge::countTakenBack(GameDocument::Change change) {
    const auto& positions = m_document->played().positions();
    const bool isBack = change == GameDocument::Change::MoveUndone ||
                        (change == GameDocument::Change::Jumped && // not further along the game
                         !m_positions.empty() &&
                         std::ranges::find(positions, m_positions.back()) == positions.end());
    if (isBack && !m_document->isFinished() && m_verdict && samegame::loses_for_sure(*m_verdict) &&
        !m_assistant->isOn())
        m_document->addHint();
}

/// With the position on the board; none of the moves before it is judged.
void MoveJudge::begin() {
    m_review = {};
    const samegame::Position& position = m_document->position();
    m_positions = {position};
    if (!position.board.has_moves())
        return;
    m_review =
        reviewOfMove(position, samegame::legal_moves(position.board)[0], m_document->score());
    m_review.moves = {};
    m_review.positions.resize(1);
    learnFrom(0);
}

void MoveJudge::addMove() {
    const auto& positions = m_document->played().positions();
    if (m_review.positions.empty() || !(positions[positions.size() - 2] == m_positions.back()))
        return begin();
    const std::size_t before = m_review.moves.size();
    const samegame::Move move = m_document->line().moves.back();
    learnFrom(before); // what has been found since
    const samegame::GameReview added =
        reviewOfMove(m_positions.back(), move, m_review.positions.back().score);
    m_review.moves.push_back(move);
    m_review.positions.push_back(added.positions.back());
    m_positions.push_back(positions.back());
    samegame::pass_line_on(m_review, m_positions, before);
    samegame::pass_line_on(m_review, m_positions, before + 1);
    learnFrom(before + 1);
    m_isDue = true;
}

void MoveJudge::takeMoveBack() {
    if (m_review.moves.empty())
        return begin();
    m_review.moves.truncate(m_review.moves.size() - 1);
    m_review.positions.pop_back();
    m_positions.pop_back();
    if (!isCurrent())
        begin();
}

/// While the session passes a change on, others may speak before the judge has followed it.
bool MoveJudge::isCurrent() const {
    return !m_review.positions.empty() && m_positions.back() == m_document->position();
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
    review.start = m_positions[last];
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
           m_positions.back().board.has_moves() &&
           position.found.count() < m_limits.searches.size();
}

void MoveJudge::startSearch() {
    m_search = std::make_shared<Search>();
    samegame::SearchRequest& request = m_search->request;
    request.start = m_positions.back();
    request.solver = &samegame::default_solver(request.start.rules);
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
    for (std::size_t i = 0; i < 2; ++i) {
        const samegame::ReviewedPosition& news = review.positions[i];
        m_review.positions[last + i].found = news.found;
        m_review.positions[last + i].chains = news.chains;
        samegame::take_line(m_review, m_positions, last + i, news.line);
        if (news.is_exact)
            samegame::prove(m_review, last + i);
    }
    m_review.searches = review.searches;
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
    if (report.upper_bound == score)
        samegame::prove(m_review, m_review.moves.size());
    judge();
    goOn();
}

void MoveJudge::learnFromOthers() {
    if (!isCurrent())
        return;
    learnFrom(m_review.moves.size());
    judge();
}

void MoveJudge::learnFrom(std::size_t place) {
    const samegame::Position& position = m_positions[place];
    if (const auto known = m_assistant->knownLineAt(position))
        take(place, known->rest);
    const PositionResult* result = m_assistant->resultAt(position);
    if (!result || !result->has_line)
        return;
    take(place, result->best);
    const samegame::ReviewedPosition& reviewed = m_review.positions[place];
    if (result->upper_bound && reviewed.reachable >= reviewed.score + *result->upper_bound)
        samegame::prove(m_review, place);
}

/// A line from a position of the review to its end, if it is better than the one known.
void MoveJudge::take(std::size_t place, const samegame::Line& line) {
    const samegame::ReviewedPosition& position = m_review.positions[place];
    if (line.finished && position.score + line.score > position.reachable)
        samegame::take_line(m_review, m_positions, place, line.moves);
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
