#pragma once

#include <QObject>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "app/gui/session/gamedocument.h"
#include "app/gui/session/jobthread.h"
#include "engine/search/budget.h"
#include "engine/studies/review/game_review.h"

class Assistant;

/// Has a word for the move that was played last: good, small loss, mistake or perhaps one, by the
/// rule of reviews (samegame::MoveVerdict) and with what it lost.
///
/// It keeps a review of the moves that it has seen. After each move a GameReviewer has a second for
/// the positions before and after it, on a thread of its own that competes with the assistant's.
/// While the person thinks and the assistant is off, a few searches of the position on the board
/// follow, on a thread of the lowest priority, until they are done or the position is proven. Lines
/// that others know count too (Assistant::resultAt, Assistant::knownLineAt). What can be reached
/// before a move is never less than after it, so a word may become milder while the person thinks.
///
/// There is none before the reviewer has ended, where it failed, of moves that were opened, taken
/// over or taken back, and under refill. Without the assistant a move that lost for sure and is
/// taken back after its word counts as a hint: then the word has helped.
///
/// A person turns it on or off, for the assistant on and off each; at first it is on with the
/// assistant alone. GUI thread only.
class MoveJudge : public QObject {
    Q_OBJECT

public:
    /// What is granted; of playouts the words are the same for the same seed.
    struct Limits {
        samegame::Budget review = ofSeconds(1); ///< For each move.
        /// For the searches of a position, one after the other; the first of them comes only where
        /// no reviewer has searched the position.
        std::vector<samegame::Budget> searches{ofSeconds(0.5), ofSeconds(1), ofSeconds(2),
                                               ofSeconds(4)};
        std::optional<std::uint64_t> seed = std::nullopt; ///< Chosen anew without it.

        static samegame::Budget ofSeconds(double seconds);
    };

    /// The arguments outlive this object, which begins with the choices of earlier sessions.
    MoveJudge(GameDocument* document, Assistant* assistant, QObject* parent = nullptr);
    ~MoveJudge() override;

    /// Follows the document to its new position; its session calls this after it called the
    /// assistant (GameSession::follow).
    void follow(GameDocument::Change change);

    bool canBeOn() const { return !m_document->start().rules.refill; }
    bool isOn() const;
    void setOn(bool isOn); ///< For the assistant as it is now, on or off; kept for later sessions.
    /// Searches nothing meanwhile: the board shows something else.
    void setResting(bool isResting);
    void setLimits(const Limits& limits) { m_limits = limits; }

    /// The move played last, if there is a word for it; its `better` begins before the move.
    const std::optional<samegame::ReviewedMove>& verdict() const { return m_verdict; }
    bool isReviewing() const { return m_reviewThread.isRunning(); }
    bool isSearching() const { return m_searchThread.isRunning(); }

signals:
    void changed();

private:
    struct Review; // what is shared with the workers
    struct Search;

    void update();
    void countTakenBack(GameDocument::Change change);
    void begin();
    void addMove();
    void takeMoveBack();
    bool isCurrent() const;

    void goOn();
    void startReview();
    void startSearch();
    bool wantsSearch() const;
    void leaveJobs();
    void learnFromReview();
    void takeReview(const std::optional<samegame::Error>& error);
    void takeSearch(const std::optional<samegame::Error>& error);

    void learnFromOthers();
    void learnFrom(std::size_t place);
    void take(std::size_t place, const samegame::Line& line);
    void judge();
    std::uint64_t newSeed();

    GameDocument* m_document;
    Assistant* m_assistant;
    Limits m_limits;
    bool m_isOnAlone;         // as chosen, while the assistant is off
    bool m_isOnWithAssistant; // and while it is on
    bool m_isResting = false;
    /// Of the moves seen, from the position where the judge began to the one on the board. It has
    /// no position while nothing is judged, and one without a move.
    samegame::GameReview m_review;
    std::vector<samegame::Position> m_positions; // along its moves
    bool m_isDue = false;                        // the last move waits for its word
    bool m_isJudged = false;                     // or has had its review
    bool m_hasGivenUp = false;                   // a search of the last position found no line
    std::optional<samegame::ReviewedMove> m_verdict;
    std::shared_ptr<Review> m_job;    // the latest
    std::shared_ptr<Search> m_search; // so is this
    JobThread m_reviewThread;         // last, so that they end before what jobs might be heard for
    JobThread m_searchThread;
};
