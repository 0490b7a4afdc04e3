#pragma once

#include <QObject>

#include <chrono>
#include <functional>
#include <optional>

#include "app/gui/session/gamedocument.h"

class OwnResults;

/// Keeps every game that the person plays to its end. A game lasts from its first move until
/// another one, or its own start, comes onto the board; ends that are reached after moves were
/// taken back are ends of the same game, but for those with moves that were taken over: they are a
/// game of their own, so that they replace nothing that was played by hand. Only an end that was
/// played makes a game (GameDocument::hasEndedByHand): no opened line does, nor one taken over.
/// Keeps too which boards were played with help, for the document when a game begins. GUI thread
/// only.
class GameRecorder : public QObject {
public:
    /// Document and results outlive the recorder.
    GameRecorder(GameDocument* document, OwnResults* results, QObject* parent = nullptr);
    ~GameRecorder() override { m_document->setHelpMemory({}); }

    void follow(GameDocument::Change change); ///< For its session, with each new position.

    /// The time since any moment that stays the same; a test sets it.
    using Clock = std::function<std::chrono::milliseconds()>;
    void setClock(Clock clock) { m_clock = std::move(clock); }

private:
    void noteHelp();
    void take(GameDocument::Change change);
    void countTime();
    void keep();

    GameDocument* m_document;
    OwnResults* m_results;
    std::optional<qint64> m_number;          // of the game in the results, once it came to an end
    std::optional<qint64> m_takenOverNumber; // of its ends with moves that were taken over
    Clock m_clock;
    std::optional<std::chrono::milliseconds> m_lastMove;   // or the start of the game
    std::optional<std::chrono::milliseconds> m_atTheBoard; // in this game; nothing: not known
};
