#include "app/gui/session/reviewstore.h"

#include <algorithm>
#include <string>

#include "app/gui/session/database.h"
#include "app/gui/session/kepttexts.h"
#include "engine/studies/review/review_file.h"

namespace {

constexpr double longestReview = 1e9; // seconds

// What is compared stands in one statement, so that two windows cannot come between each other.
constexpr auto keepReviewStatement = R"(
    INSERT INTO review (board, line, name, accuracy, told, loss, moves, seconds, reviewed_at,
        content)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (board, line) DO UPDATE SET name = excluded.name, accuracy = excluded.accuracy,
        told = excluded.told, loss = excluded.loss, moves = excluded.moves,
        seconds = excluded.seconds, reviewed_at = excluded.reviewed_at, content = excluded.content
    WHERE excluded.seconds >= review.seconds OR typeof(review.seconds) NOT IN ('real', 'integer'))";

// The same game with help and without is two games in the results. Moves that were taken over are
// not the person's, and nobody kept which ones they were.
constexpr auto reviewedGamesStatement = R"(
    SELECT own_result.finished_at, own_result.name, accuracy, told, loss, review.moves,
        own_result.id
    FROM review JOIN own_result
        ON own_result.board = review.board AND own_result.line = review.line
    WHERE line_moves = 0 AND typeof(accuracy) IN ('real', 'integer') AND accuracy BETWEEN 0 AND 100
        AND typeof(loss) = 'integer' AND loss >= 0 AND review.moves BETWEEN 1 AND ?
    ORDER BY julianday(own_result.finished_at), own_result.id)";

/// Nothing while the review is not complete.
QVariant accuracyOf(const samegame::GameReview& review, const samegame::ReviewSummary& summary) {
    return samegame::is_complete(review) ? QVariant(summary.accuracy) : QVariant();
}

/// Of a game that is over. Where the kind is damaged, the accuracy holds as "at most".
samegame::ToldAccuracy accuracyIn(const QVariant& percent, const QVariant& told) {
    using Kind = samegame::ToldAccuracy::Kind;
    bool isNumber = false;
    const int number = told.toInt(&isNumber);
    const bool isKind = isNumber && number >= 0 && number < static_cast<int>(Kind::at_most);
    return {isKind ? static_cast<Kind>(number) : Kind::at_most, percent.toDouble()};
}

} // namespace

std::optional<KeptReview> reviewOf(const QSqlQuery& row, int first) {
    const auto review = samegame::read_review(row.value(first + 5).toString().toStdString());
    if (!review || boardKey(review->start) != row.value(first).toString() ||
        textOfMoves(review->moves, review->start.board.rows()) != row.value(first + 1).toString())
        return std::nullopt;
    return KeptReview{*review, row.value(first + 2).toString(),
                      std::clamp(row.value(first + 3).toDouble(), 0.0, longestReview),
                      momentOfText(row.value(first + 4).toString())};
}

ReviewStore::ReviewStore(Database* database, QObject* parent)
    : QObject(parent), m_database(database), m_retry(this), m_hasFailed(!database->isOpen()) {
    connect(&m_retry, &QTimer::timeout, this, &ReviewStore::keepWaiting);
}

ReviewStore::~ReviewStore() {
    keepWaiting();
}

ReviewStore::Key ReviewStore::keyOf(const samegame::Position& start,
                                    std::span<const samegame::Move> moves) {
    return {boardKey(start), textOfMoves(moves, start.board.rows())};
}

bool ReviewStore::keep(const KeptReview& kept) {
    keepWaiting();
    const bool isWritten = m_waiting.empty() && write(kept);
    report(!isWritten);
    if (isWritten)
        emit changed();
    else
        wait(kept);
    return isWritten;
}

/// False, with an error of the database, if that could not be written. A row that does not hold
/// must not bar the way of a sound review by the time that it claims.
bool ReviewStore::write(const KeptReview& kept) {
    const auto rows = writtenRows(kept);
    if (!rows)
        return false;
    const Key key = keyOf(kept.review.start, kept.review.moves);
    if (*rows > 0 || written(key))
        return true;
    return m_database->run("DELETE FROM review WHERE board = ? AND line = ?",
                           {key.first, key.second}) &&
           writtenRows(kept);
}

std::optional<int> ReviewStore::writtenRows(const KeptReview& kept) {
    const samegame::GameReview& review = kept.review;
    const samegame::ReviewSummary summary = summary_of(reviewed_moves(review));
    const auto [board, line] = keyOf(review.start, review.moves);
    const auto query = m_database->run(
        keepReviewStatement,
        {board, line, kept.name, accuracyOf(review, summary),
         static_cast<int>(samegame::told_accuracy(review, summary).kind), summary.loss,
         static_cast<int>(review.moves.size()), std::min(kept.seconds, longestReview),
         textOfMoment(kept.reviewedAt), QString::fromStdString(samegame::review_text(review))});
    return query ? std::optional(query->numRowsAffected()) : std::nullopt;
}

void ReviewStore::wait(const KeptReview& kept) {
    const Key key = keyOf(kept.review.start, kept.review.moves);
    const auto [place, isNew] = m_waiting.try_emplace(key, kept);
    if (!isNew && place->second.seconds <= kept.seconds)
        place->second = kept;
    m_retry.failed();
}

/// Up to the first that cannot be written.
void ReviewStore::keepWaiting() {
    if (m_waiting.empty())
        return;
    while (!m_waiting.empty()) {
        if (!write(m_waiting.begin()->second)) {
            report(true);
            return m_retry.failed();
        }
        m_waiting.erase(m_waiting.begin());
    }
    report(false);
    m_retry.succeeded();
    emit changed();
}

void ReviewStore::report(bool hasFailed) {
    if (hasFailed && !m_hasFailed)
        emit failed(m_database->error());
    m_hasFailed = hasFailed;
}

std::optional<KeptReview> ReviewStore::review(const samegame::Position& start,
                                              std::span<const samegame::Move> moves) const {
    const Key key = keyOf(start, moves);
    if (const auto waiting = m_waiting.find(key); waiting != m_waiting.end())
        return waiting->second;
    return written(key);
}

std::optional<KeptReview> ReviewStore::written(const Key& key) const {
    auto query = m_database->run(
        QStringLiteral("SELECT %1 FROM review WHERE board = ? AND line = ?").arg(reviewColumns),
        {key.first, key.second});
    return query && query->next() ? reviewOf(*query) : std::nullopt;
}

std::vector<KeptReview> ReviewStore::latest(int most) const {
    std::vector<KeptReview> reviews;
    auto query = m_database->run(
        QStringLiteral("SELECT %1 FROM review ORDER BY julianday(reviewed_at) DESC, rowid DESC")
            .arg(reviewColumns));
    while (query && static_cast<int>(reviews.size()) < most && query->next())
        if (auto review = reviewOf(*query))
            reviews.push_back(std::move(*review));
    return reviews;
}

std::vector<ReviewedGame> ReviewStore::games() const {
    std::vector<ReviewedGame> games;
    auto query = m_database->run(reviewedGamesStatement, {samegame::max_moves});
    while (query && query->next()) {
        ReviewedGame game{momentOfText(query->value(0).toString()),
                          query->value(1).toString(),
                          accuracyIn(query->value(2), query->value(3)),
                          query->value(4).toInt(),
                          query->value(5).toInt(),
                          query->value(6).toLongLong()};
        if (game.finishedAt.isValid())
            games.push_back(std::move(game));
    }
    return games;
}

bool ReviewStore::takeOver(const std::vector<KeptReview>& reviews) {
    const bool isDone = m_database->transact([&] {
        return std::ranges::all_of(reviews, [this](const KeptReview& kept) { return write(kept); });
    });
    if (isDone && !reviews.empty())
        emit changed();
    return isDone;
}
