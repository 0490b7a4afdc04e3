#include "app/gui/session/reviewrunner.h"

#include <QRandomGenerator>

#include <algorithm>
#include <chrono>
#include <string>
#include <utility>

#include "app/gui/basics/boardtitles.h"
#include "app/gui/basics/enginetexts.h"
#include "app/gui/session/bestknownline.h"
#include "app/gui/session/kepttexts.h"
#include "app/gui/session/reviewstore.h"
#include "engine/search/search_control.h"
#include "engine/solvers/solver_registry.h"
#include "engine/studies/review/game_reviewer.h"

namespace {

constexpr std::chrono::milliseconds reviewInterval(250); // curves repaint as often
constexpr qint64 keepingInterval = 10'000;               // milliseconds; what a kill may cost

constexpr samegame::Seconds quickTime(10);
constexpr samegame::Seconds thoroughTime(120);

/// Takes the best line known of the board into the review, and that it is proven to be the best. A
/// line that is refused changes nothing.
void takeBest(samegame::GameReview& review, const samegame::GameRecord& best) {
    static_cast<void>(samegame::take_known_line(review, best.line.moves));
    if (isProvenBest(best) && review.positions.front().reachable == best.line.score)
        samegame::prove(review, 0);
}

bool areOfSameGame(const samegame::GameReview& a, const samegame::GameReview& b) {
    return a.start == b.start && a.moves == b.moves;
}

/// Something was looked for: without that a review says no more than the game.
bool hasFindings(const samegame::GameReview& review) {
    return review.searches > 0 || review.positions.front().is_exact ||
           std::ranges::count(review.positions, true, &samegame::ReviewedPosition::is_exact) > 1;
}

} // namespace

struct ReviewRunner::Run {
    Run(const KeptReview& earlier, const std::optional<samegame::GameRecord>& best,
        const samegame::ReviewRequest& asked)
        : before(earlier), known(best), request(asked), reviewer(earlier.review, asked) {
        clock.start();
    }

    const KeptReview before;
    const std::optional<samegame::GameRecord> known; // the best line when the run began
    const samegame::ReviewRequest request;
    samegame::GameReviewer reviewer;
    samegame::SearchControl control;
    std::optional<samegame::Error> failure; // valid once the review has ended
    QElapsedTimer clock;
    std::optional<int> offered; // the score of the line that was offered last
};

ReviewRunner::ReviewRunner(GameDocument* document, BestKnownLine* bestLine, ReviewStore* store,
                           QObject* parent)
    : QObject(parent),
      m_document(document),
      m_bestLine(bestLine),
      m_store(store),
      m_thread("review", reviewInterval) {
    connect(&m_thread, &JobThread::polled, this, &ReviewRunner::poll);
    connect(&m_thread, &JobThread::ended, this, &ReviewRunner::finish);
    connect(bestLine, &BestKnownLine::changed, this, &ReviewRunner::takeBestLine);
    choose();
    noteTakenOver();
}

ReviewRunner::~ReviewRunner() {
    m_thread.stop();
    keep();
}

void ReviewRunner::follow() {
    const bool hadReview = m_review.has_value();
    choose();
    noteTakenOver();
    noteAid();
    if (hadReview || m_review)
        emit changed();
}

bool ReviewRunner::canReview() const {
    return !m_document->line().moves.empty() && !m_document->start().rules.refill;
}

bool ReviewRunner::isShownRunning() const {
    return isRunning() && m_review && areOfSameGame(*m_review, m_run->before.review);
}

bool ReviewRunner::isFirstLook() const {
    return isShownRunning() && !samegame::is_complete(m_run->before.review);
}

int ReviewRunner::percent() const {
    const auto& time = m_run ? m_run->request.budget.time : std::nullopt;
    if (!isRunning() || !time)
        return 0;
    const double share = static_cast<double>(m_run->clock.elapsed()) / 1000 / time->count();
    return std::clamp(static_cast<int>(100 * share), 0, 100);
}

bool ReviewRunner::isOfGame() const {
    return m_review && isOfBoard(*m_review);
}

/// The moves on the board are its first ones, or all of them.
bool ReviewRunner::isOfBoard(const samegame::GameReview& review) const {
    const samegame::MoveList& moves = m_document->line().moves;
    return review.start == m_document->start() && moves.size() <= review.moves.size() &&
           std::equal(moves.begin(), moves.end(), review.moves.begin());
}

/// Chooses what is shown of the game on the board. While somebody goes along a game that was
/// reviewed, or tries another way from it, the review stays.
void ReviewRunner::choose() {
    if (isOfGame())
        return;
    const samegame::Position& start = m_document->start();
    const samegame::MoveList& moves = m_document->line().moves;
    if (isRunning() && isOfBoard(m_run->before.review))
        return show(withBestLine(known()));
    if (m_store && canReview())
        if (const auto kept = m_store->review(start, moves))
            return show(withBestLine(*kept));
    if (m_review && !(m_review->start == start))
        show(std::nullopt);
}

/// The review with what the best line known of its board shows.
KeptReview ReviewRunner::withBestLine(KeptReview kept) const {
    const auto& best = m_bestLine->record();
    if (best && best->start == kept.review.start)
        takeBest(kept.review, *best);
    return kept;
}

void ReviewRunner::show(const std::optional<KeptReview>& kept) {
    if (!kept || !m_review || !areOfSameGame(kept->review, *m_review))
        m_takenOver.clear();
    m_review = kept ? std::optional(kept->review) : std::nullopt;
    m_moves = m_review ? reviewed_moves(*m_review) : std::vector<samegame::ReviewedMove>();
    m_seconds = kept ? kept->seconds : 0;
}

/// No review says that less can be reached than the best line shows beside it.
void ReviewRunner::takeBestLine() {
    const auto& best = m_bestLine->record();
    if (!m_review || !best || !(best->start == m_review->start))
        return;
    const samegame::ReviewedPosition& first = m_review->positions.front();
    if (best->line.score <= first.reachable && (first.is_exact || !isProvenBest(*best)))
        return;
    takeBest(*m_review, *best);
    m_moves = samegame::reviewed_moves(*m_review);
    emit changed();
}

/// While only the first moves of the game are on the board, what was known of the others stays.
void ReviewRunner::noteTakenOver() {
    if (isOfGame() && m_document->line().moves.size() >= m_takenOver.size())
        m_takenOver = m_document->takenOver();
}

/// Where the game goes on from moves whose review is known, or from no move yet, the next one is no
/// move without aid.
void ReviewRunner::noteAid() {
    if (isOfGame() && !m_document->isFinished())
        m_document->noteReviewed();
}

samegame::Budget ReviewRunner::budgetOf(Depth depth) const {
    if (m_budget)
        return *m_budget;
    samegame::Budget budget;
    if (depth != Depth::Deep)
        budget.time = depth == Depth::Quick ? quickTime : thoroughTime;
    return budget;
}

void ReviewRunner::start(Depth depth) {
    if (!canReview())
        return;
    std::optional<Ended> ended;
    if (isRunning()) {
        const KeptReview now = takeFindings();
        keep(now);
        const samegame::GameReview& review = now.review;
        if (!(review.start == m_document->start() && review.moves == m_document->line().moves))
            ended = {titleOfName(now.name), m_store && hasFindings(review)};
    }
    const auto before = beginning();
    if (!before) {
        emit failed(errorText(before.error()));
        return;
    }
    m_ended = ended;
    samegame::ReviewRequest request;
    request.budget = budgetOf(depth);
    request.threads = coreCount();
    request.seed = QRandomGenerator::global()->generate64();
    m_depth = depth;
    m_run = std::make_shared<Run>(*before, m_bestLine->record(), request);
    m_sinceKeeping.start();
    show(*before);
    noteTakenOver();
    m_thread.start({[run = m_run] { run->failure = run->reviewer.run(run->control); },
                    [run = m_run] { run->control.request_stop(); }});
    noteAid();
    emit runningChanged();
    emit changed();
}

/// What is known of the game on the board, with the best line of its board.
samegame::Result<KeptReview> ReviewRunner::beginning() const {
    const samegame::Position& start = m_document->start();
    const samegame::MoveList& moves = m_document->line().moves;
    const QString name = m_document->keptName();
    if (isOfGame() && m_review->moves == moves)
        return KeptReview{*m_review, name, m_seconds, momentHere()};
    KeptReview review{{}, name, 0, momentHere()};
    if (const auto kept = m_store ? m_store->review(start, moves) : std::nullopt) {
        review = *kept;
    } else {
        auto unsearched = samegame::unsearched_review(start, moves);
        if (!unsearched)
            return unsearched.error();
        review.review = std::move(unsearched).value();
    }
    if (m_review) // of another game from this start, which may know more of its positions
        review.review =
            samegame::GameReviewer::with_knowledge_of(*m_review, std::move(review.review));
    return withBestLine(std::move(review));
}

void ReviewRunner::stop() {
    m_thread.stop();
}

/// What runs, as it is known now.
KeptReview ReviewRunner::known() const {
    const KeptReview& before = m_run->before;
    return {m_run->reviewer.snapshot(), before.name,
            before.seconds + static_cast<double>(m_run->clock.elapsed()) / 1000, momentHere()};
}

void ReviewRunner::keep() {
    if (isRunning())
        keep(known());
}

void ReviewRunner::keep(const KeptReview& review) {
    m_sinceKeeping.start();
    if (m_store && hasFindings(review.review))
        m_store->keep(review);
}

void ReviewRunner::poll() {
    takeFindings();
    if (m_sinceKeeping.elapsed() >= keepingInterval)
        keep();
}

/// Whichever game is on the board, the best line is worth to be known.
KeptReview ReviewRunner::takeFindings() {
    KeptReview now = known();
    offerLine(now.review);
    if (m_review && areOfSameGame(*m_review, now.review)) {
        show(withBestLine(now));
        emit changed();
    }
    return now;
}

/// Not the moves of a person who has reached as much, in whatever order. The line that was known
/// when the review began keeps its source, and a proof adds its bound.
void ReviewRunner::offerLine(const samegame::GameReview& review) {
    const samegame::ReviewedPosition& first = review.positions.front();
    const samegame::ReviewedPosition& last = review.positions.back();
    if (!hasFindings(review) || (is_over(review) && first.reachable <= last.reachable) ||
        m_run->offered == first.reachable)
        return;
    m_run->offered = first.reachable;
    const samegame::Position& start = review.start;
    const auto line = samegame::replay(start.board, start.rules, first.line);
    const auto& best = m_run->known;
    const bool isKnown = best && best->start == start && best->line.moves == first.line;
    if (isKnown && !(first.is_exact && best->source)) // a person's line stays one
        return;
    samegame::RecordSource source;
    if (isKnown) {
        source = *best->source;
    } else {
        source = sourceOf(
            Finder{Finder::Kind::Solver, std::string(samegame::default_solver(start.rules).name)});
        source.threads = m_run->request.threads;
        source.seconds = static_cast<double>(m_run->clock.elapsed()) / 1000;
    }
    if (first.is_exact)
        source.upper_bound = first.reachable;
    m_bestLine->offer(start, line.value(), source);
}

/// A failure leaves the review as it was known.
void ReviewRunner::finish(const std::optional<samegame::Error>& error) {
    const std::optional<samegame::Error> failure = error ? error : m_run->failure;
    m_run->offered.reset(); // what is proven at the end may not have been before
    const KeptReview now = takeFindings();
    keep(now);
    emit runningChanged();
    if (failure)
        emit failed(errorText(*failure));
}
