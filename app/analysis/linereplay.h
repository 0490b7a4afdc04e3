#pragma once

#include <QObject>
#include <QTimer>

#include <optional>
#include <vector>

#include "app/game/gamedocument.h"
#include "engine/game/line.h"

class BestLine;

/// Walks along the best line of the game, forward and backward or by itself. Active from the first
/// step until leave() or until the game goes on: as long as the board shows the replay. A better
/// line that is found meanwhile is taken up when the replay is left. GUI thread only.
class LineReplay : public QObject {
    Q_OBJECT

public:
    /// Both outlive the replay.
    LineReplay(GameDocument* document, BestLine* bestLine, QObject* parent = nullptr);

    bool isEmpty() const { return m_boards.empty(); }
    int length() const;                   ///< Moves of the line; 0 without one.
    int index() const { return m_index; } ///< Moves made so far, 0 to length().
    const samegame::Line& line() const { return m_line; }
    const samegame::Board& board() const; ///< After those moves; there is a line.
    int score() const;                    ///< Earned by those moves; end points at the end.
    std::optional<samegame::Move> nextMove() const; ///< Nothing at the end.
    samegame::MoveList movesSoFar() const;

    bool isActive() const { return m_isActive; }
    bool isPlaying() const { return m_timer.isActive(); }
    double speed() const { return m_speed; }

public slots:
    void setIndex(int index); ///< Bounded to the line; makes it active.
    void first();
    void previous();
    void next();
    void last();
    void setPlaying(bool isPlaying); ///< From the start again if it stands at the end.
    void setSpeed(double movesPerSecond);
    void leave();

signals:
    void lineChanged();
    void indexChanged(int index);
    void activeChanged(bool isActive);
    void playingChanged(bool isPlaying);

private:
    void load();
    int indexOfGame() const;
    void advance();
    void setActive(bool isActive);

    GameDocument* m_document;
    BestLine* m_bestLine;
    samegame::Line m_line;
    std::vector<samegame::Board> m_boards; // m_line.moves.size() + 1, or none
    std::vector<int> m_scores;             // likewise
    int m_index = 0;
    bool m_isActive = false;
    double m_speed = 2.0;
    QTimer m_timer; // runs only while playing
};
