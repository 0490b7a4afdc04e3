#pragma once

#include <QDateTime>
#include <QObject>
#include <QString>

#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "app/gui/session/retrytimer.h"
#include "engine/game/move.h"
#include "engine/game/position.h"
#include "engine/studies/review/game_review.h"

class Database;
class QSqlQuery;

/// A review with what is told of it.
struct KeptReview {
    samegame::GameReview review;
    QString name;         ///< The board's, the same in every language (GameDocument::keptName).
    double seconds = 0;   ///< Looked for so long, in all its runs together.
    QDateTime reviewedAt; ///< Last; with the clock of the place (kepttexts.h).
};

/// A game of a person with a complete review, as lists and curves have it.
struct ReviewedGame {
    QDateTime finishedAt;
    QString name;                    ///< The board's, as KeptReview::name.
    samegame::ToldAccuracy accuracy; ///< As the review told it; in percent without rounding.
    int loss = 0;                    ///< Of all moves together.
    int moves = 0;
    qint64 number = 0; ///< Of the game in the OwnResults.

    bool operator==(const ReviewedGame&) const = default;
};

/// The columns of table `review` that describe a review, in the order in which reviewOf reads them.
inline constexpr auto reviewColumns = "board, line, name, seconds, reviewed_at, content";

/// The review in a row of reviewColumns, the first of which is column `first`; nothing if it is
/// damaged (samegame::read_review) or belongs to another game than the row says.
std::optional<KeptReview> reviewOf(const QSqlQuery& row, int first = 0);

/// Reviews of games, each by its board and moves, whether a person played the game or a file came
/// with it. Kept across sessions; never given to a solver but to go on with the review.
///
/// A review that cannot be written waits, as long as the program runs, and is written later. A
/// person's game that is forgotten (OwnResults) takes its review along. GUI thread only.
class ReviewStore : public QObject {
    Q_OBJECT

public:
    /// The database, which may be one that is not open, outlives the store.
    explicit ReviewStore(Database* database, QObject* parent = nullptr);
    ~ReviewStore() override; ///< Tries once more to keep what waits.

    /// Keeps a review, unless a longer one of the same game is kept. False if it could not be
    /// written yet.
    bool keep(const KeptReview& kept);

    /// The review of the game with these canonical moves, which may be one that waits.
    std::optional<KeptReview> review(const samegame::Position& start,
                                     std::span<const samegame::Move> moves) const;

    /// The reviews that were written last, the newest first; `most` of them.
    std::vector<KeptReview> latest(int most) const;

    /// The games of the person (OwnResults) with a complete review and without moves that were
    /// taken over, in the order in which they were finished.
    std::vector<ReviewedGame> games() const;

    /// Keeps the reviews of another database, all or none; false if that could not be written.
    bool takeOver(const std::vector<KeptReview>& reviews);

signals:
    void changed();
    /// A review could not be kept; said once, and not if the opening of the database has said it.
    void failed(const QString& sentence);

private:
    using Key = std::pair<QString, QString>; // of the board, and the moves as they are written

    static Key keyOf(const samegame::Position& start, std::span<const samegame::Move> moves);
    std::optional<KeptReview> written(const Key& key) const;
    bool write(const KeptReview& kept);
    std::optional<int> writtenRows(const KeptReview& kept);
    void wait(const KeptReview& kept);
    void keepWaiting();
    void report(bool hasFailed);

    Database* m_database;
    std::map<Key, KeptReview> m_waiting; // could not be written
    RetryTimer m_retry;
    bool m_hasFailed;
};
