#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

#include "app/gui/session/gamedocument.h"
#include "app/gui/session/jobthread.h"
#include "engine/base/result.h"
#include "engine/search/budget.h"
#include "engine/studies/review/game_review.h"

class BestKnownLine;
class ReviewStore;
struct KeptReview;

/// Reviews games in the background, with all cores, one at a time, and knows the review of the game
/// on the board.
///
/// A review goes on with what an earlier one knew, and with the best line known of its board: it
/// never says that less can be reached. It is kept now and then, when it ends or is
/// stopped, and when its session closes. It goes on where another game comes onto the board, for
/// the game with which it began. The best line that it finds is offered to the BestKnownLine. Its
/// session pauses the assistant when a review begins; positions that come later are searched beside
/// it.
///
/// The review shown is that of the very game on the board, if there is one; else it stays for as
/// long as the start of the game is the same, while a person tries another way from a position of
/// it. Moves of a game that goes on count as aided while they are those of a known review, which
/// says what is better. GUI thread only.
class ReviewRunner : public QObject {
    Q_OBJECT

public:
    enum class Depth {
        Quick,    ///< 10 seconds.
        Thorough, ///< 2 minutes.
        Deep,     ///< Until it is stopped or all is proven.
    };
    Q_ENUM(Depth)

    /// The arguments outlive the runner; without a store nothing is kept.
    ReviewRunner(GameDocument* document, BestKnownLine* bestLine, ReviewStore* store,
                 QObject* parent = nullptr);
    ~ReviewRunner() override; ///< Stops what runs, and keeps what is known.

    /// Follows the document to its new position; its session calls this (GameSession::follow).
    void follow();

    bool canReview() const; ///< The game on the board has a move, and is one without refill.

    /// A budget in place of those of the depths, for tests.
    void setBudget(const samegame::Budget& budget) { m_budget = budget; }

    bool isRunning() const { return m_thread.isRunning(); } ///< For any game.
    bool isShownRunning() const;                            ///< What runs is the review shown.
    /// So it is, and when it began not every position had been looked at: what it says of the game
    /// as a whole may still be far from true.
    bool isFirstLook() const;
    Depth depth() const { return m_depth; } ///< Of the running or the last review.
    int percent() const; ///< Of the time of what runs; 0 for Deep, of which nobody knows the end.

    /// The review shown, as it was last known; nothing if there is none.
    const std::optional<samegame::GameReview>& review() const { return m_review; }
    /// What review() says of each move of its game; empty without one.
    const std::vector<samegame::ReviewedMove>& moves() const { return m_moves; }
    /// The move of moves() came with a line that was taken over, as far as that is known: see
    /// GameDocument::takenOver.
    bool isTakenOver(std::size_t move) const {
        return move < m_takenOver.size() && m_takenOver[move];
    }
    double seconds() const {
        return m_seconds;
    } ///< How long the review shown was looked for, in all its runs.
    /// review() is about the moves on the board, or they are its first ones.
    bool isOfGame() const;

    /// A review that ran when that of another game began, and so ended.
    struct Ended {
        QString name;        ///< Of its game, for people.
        bool isKept = false; ///< With what it had found, if anything.
    };
    /// The one that ended for the running or the last review; nothing if none did.
    const std::optional<Ended>& ended() const { return m_ended; }

    void keep(); ///< Keeps at once what is known of what runs.

public slots:
    /// Reviews the game on the board, if canReview(). What runs ends, and is kept.
    void start(ReviewRunner::Depth depth);
    /// Ends within a tenth of a second, and keeps what is known.
    void stop();

signals:
    void changed(); ///< review(), isOfGame() or percent() may be others.
    void runningChanged();
    /// A sentence on why a review could not begin or ended early; what is known stays.
    void failed(const QString& sentence);

private:
    struct Run; // what is shared with the worker

    samegame::Budget budgetOf(Depth depth) const;
    bool isOfBoard(const samegame::GameReview& review) const;
    KeptReview known() const;
    samegame::Result<KeptReview> beginning() const;
    void choose();
    KeptReview withBestLine(KeptReview kept) const;
    void show(const std::optional<KeptReview>& kept);
    void noteTakenOver();
    void noteAid();
    void takeBestLine();
    void poll();
    void keep(const KeptReview& review);
    KeptReview takeFindings();
    void offerLine(const samegame::GameReview& review);
    void finish(const std::optional<samegame::Error>& error);

    GameDocument* m_document;
    BestKnownLine* m_bestLine;
    ReviewStore* m_store;
    std::optional<samegame::Budget> m_budget;
    Depth m_depth = Depth::Quick;
    std::optional<samegame::GameReview> m_review;
    std::vector<samegame::ReviewedMove> m_moves;
    std::vector<bool> m_takenOver; // of moves of m_review, as far as its game was on the board
    double m_seconds = 0;          // of m_review
    QElapsedTimer m_sinceKeeping;  // of what runs
    std::optional<Ended> m_ended;
    std::shared_ptr<Run> m_run; // the latest
    JobThread m_thread;         // last, so that it ends before what a job might still be heard for
};
