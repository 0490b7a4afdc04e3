#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>
#include <vector>

#include "app/gui/session/gamedocument.h"
#include "engine/game/line.h"
#include "engine/game/played_line.h"

class BestKnownLine;

enum class ReplaySource {
    BestLine, ///< The best finished line known of the game.
    Game,     ///< The moves played on the board so far.
};

/// What people call a line. The only game played is not called a best line.
enum class LineKind {
    BestLine, ///< A solver found it, and no better one is known.
    BestGame, ///< A game that was played before; no better line is known.
    ThisGame, ///< The game on the board.
};

/// Walks along a line of the game, forward, backward or automatically. It is active, and the board
/// shows it, from the first step until leave() or until the game goes on. A better line that is
/// found meanwhile is taken up after leave(). GUI thread only.
class LineReplay : public QObject {
    Q_OBJECT

public:
    /// Document and best line outlive the replay.
    LineReplay(GameDocument* document, BestKnownLine* bestLine, QObject* parent = nullptr);

    /// Follows the document to its new position, along the line of `source` if there is one; its
    /// session calls this (GameSession::follow).
    void follow(std::optional<ReplaySource> source = {});

    ReplaySource source() const { return m_source; }
    LineKind kind() const { return m_kind; } ///< BestLine if there is no line.

    bool isEmpty() const { return m_played.positions().empty(); }
    int length() const;                   ///< Moves of the line; 0 without one.
    int index() const { return m_index; } ///< Moves made so far, 0 to length().
    const samegame::Line& line() const { return m_played.line(); }
    const samegame::Position& position() const; ///< After those moves; there is a line.
    const samegame::Board& board() const { return position().board; }
    int score() const; ///< What those moves earn; end points at the end.
    /// Every board of the line and the score earned up to it: length() + 1 of each, or none.
    const std::vector<samegame::Position>& positions() const { return m_played.positions(); }
    const std::vector<int>& scores() const { return m_played.scores(); }
    int endPoints() const; ///< Part of the last score; 0 if the line is not finished.
    std::optional<samegame::Move> nextMove() const; ///< There is none at the end.
    samegame::MoveList movesSoFar() const;

    bool isActive() const { return m_isActive; }
    bool isPlaying() const { return m_isPlaying; }
    bool isLooping() const { return m_isLooping; }
    double speed() const { return m_speed; }

public slots:
    void setSource(ReplaySource source); ///< Leaves the replay of another source.
    void setIndex(int index);            ///< Goes there within the line; makes the replay active.
    void first();
    void previous();
    void next();
    void last();
    void setPlaying(bool isPlaying); ///< Plays from the start again if the replay is at the end.
    void setLooping(bool isLooping); ///< Plays from the start again after a pause at the end.
    void setSpeed(double movesPerSecond);
    void setLoopPause(std::chrono::milliseconds pause); ///< Before a loop begins again.
    void leave();
    void takeOver(); ///< The game goes on from the position shown; one command.

signals:
    void sourceChanged(ReplaySource source);
    void lineChanged();
    void indexChanged(int index);
    void activeChanged(bool isActive);
    void playingChanged(bool isPlaying);
    void loopingChanged(bool isLooping);

private:
    void load();
    bool isBehind() const;
    LineKind kindOfLine() const;
    int indexOfGame() const;
    void waitForNextMove();
    void advance();
    void setActive(bool isActive);

    GameDocument* m_document;
    BestKnownLine* m_bestLine;
    ReplaySource m_source = ReplaySource::BestLine;
    LineKind m_kind = LineKind::BestLine;
    samegame::Position m_start;    // of the game, as it was when m_played was loaded
    samegame::Line m_game;         // its line then
    samegame::PlayedLine m_played; // the line to walk along; without a start if there is none
    int m_index = 0;
    bool m_isActive = false;
    bool m_isPlaying = false;
    bool m_isLooping = false;
    double m_speed = 2.0;
    std::chrono::milliseconds m_loopPause{1500};
    QTimer m_timer; // runs only while playing
};
