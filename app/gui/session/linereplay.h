#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <optional>
#include <vector>

#include "app/gui/session/gamedocument.h"
#include "engine/formats/game_record.h"
#include "engine/game/line.h"
#include "engine/game/played_line.h"

class BestKnownLine;

enum class ReplaySource {
    BestLine, ///< The best finished line known of the game.
    Game,     ///< The moves played on the board so far.
    Chosen,   ///< A line that somebody chose to look at (LineReplay::show).
};

/// What people call a line. The only game played is not called a best line.
enum class LineKind {
    BestLine, ///< A solver found it, and no better one is known.
    BestGame, ///< A game that was played before; no better line is known.
    ThisGame, ///< The game on the board.
    // Of the lines that are chosen to be looked at:
    Candidate,    ///< The line of a candidate, after the moves that lead to its position.
    ReviewedGame, ///< A game that was reviewed.
    BetterLine,   ///< Better than a move of a reviewed game, after the moves before it.
};

QString titleOf(LineKind kind); ///< "Best game", "This game".

/// Walks along a line of the game. It is active, and the board shows it, from the first step until
/// leave() or until the game goes on. It begins where the game stands, if the line passes through
/// that position, by whichever order of moves; else at the start. A better line that is found
/// meanwhile is taken up after leave(). A chosen line stays until another one is chosen or a game
/// begins on another board.
///
/// While it is active, another line of the same start can stand beside the one that is walked
/// along. The two are compared in step, by the blocks that are left on their boards. GUI thread
/// only.
class LineReplay : public QObject {
    Q_OBJECT

public:
    /// Document and best line outlive the replay.
    LineReplay(GameDocument* document, BestKnownLine* bestLine, QObject* parent = nullptr);

    /// For its session, with each new position; goes on along the line of `source` if there is one.
    void follow(std::optional<ReplaySource> source = {});

    ReplaySource source() const { return m_source; }
    LineKind kind() const { return m_kind; } ///< BestLine if there is no line.
    /// The kind of the line that was chosen last, whichever is the source now; nothing without one.
    std::optional<LineKind> chosenKind() const;
    std::optional<samegame::GameRecord> chosenRecord() const; ///< As a solution file holds it.
    /// The line that is walked along, in the same way; nothing if there is none.
    std::optional<samegame::GameRecord> shownRecord() const;

    /// A line that was chosen, with who found it; a person played what has no source.
    struct ChosenLine {
        samegame::PlayedLine played;
        LineKind kind = LineKind::Candidate;
        std::optional<samegame::RecordSource> source;
    };
    /// The line that stands beside this one; nothing without one.
    const std::optional<ChosenLine>& other() const { return m_other; }
    /// The last of its positions that has no fewer blocks than the position shown; 0 without one.
    int otherIndex() const;
    /// The number of moves that both lines begin with, after which they part; nothing without
    /// another line, or if it is the same one.
    std::optional<int> firstDifference() const;

    bool isEmpty() const { return m_played.positions().empty(); }
    /// Moves of the line; 0 without one.
    int length() const { return static_cast<int>(line().moves.size()); }
    int index() const { return m_index; } ///< Moves made so far, 0 to length().
    const samegame::Line& line() const { return m_played.line(); }
    const samegame::Position& position() const; ///< After those moves; there is a line.
    const samegame::Board& board() const { return position().board; }
    /// What those moves earn; end points at the end.
    int score() const { return isEmpty() ? 0 : scores()[static_cast<std::size_t>(m_index)]; }
    /// Every board of the line and the score earned up to it: length() + 1 of each, or none.
    const std::vector<samegame::Position>& positions() const { return m_played.positions(); }
    const std::vector<int>& scores() const { return m_played.scores(); }
    const samegame::PlayedLine& played() const { return m_played; } ///< The line with both.
    int endPoints() const; ///< Part of the last score; 0 if the line is not finished.
    std::optional<samegame::Move> nextMove() const; ///< There is none at the end.
    samegame::MoveList movesSoFar() const;

    bool isActive() const { return m_isActive; }
    bool isPlaying() const { return m_isPlaying; }
    bool isLooping() const { return m_isLooping; }
    double speed() const { return m_speed; }

    /// Chooses a line to look at, of the start of the game on the board, and makes the replay of it
    /// active after `index` of its moves. A line that is not legal there is ignored. `source` is
    /// the line's, for chosenRecord().
    void show(const samegame::Line& line, LineKind kind, int index,
              const std::optional<samegame::RecordSource>& source = {});

    /// Compares the line that is walked along with this one of the same start, until the replay is
    /// left or shows another line; the replay is active then. A line that is not legal there, or
    /// has the same moves, is ignored. Best line and game are chosen lines, too, while they are
    /// compared, and as they are now.
    void compareWith(const samegame::Line& line, LineKind kind,
                     const std::optional<samegame::RecordSource>& source = {});

public slots:
    /// Leaves the replay of another source. Ignores Chosen as long as no line is chosen.
    void setSource(ReplaySource source);
    void setIndex(int index); ///< Goes there within the line; makes the replay active.
    void first() { setIndex(0); }
    void previous() { setIndex(m_index - 1); }
    void next() { setIndex(m_index + 1); }
    void last() { setIndex(length()); }
    void setPlaying(bool isPlaying); ///< Plays from the start again if the replay is at the end.
    void setLooping(bool isLooping); ///< Plays from the start again after a pause at the end.
    void setSpeed(double movesPerSecond);
    void setLoopPause(std::chrono::milliseconds pause); ///< Before a loop begins again.
    /// Walks along the other line, from otherIndex(), and has this one beside it; a second time at
    /// once leads back to where it was.
    void swapLines();
    void goToDifference(); ///< To the position after which the two lines part.
    void endComparison();
    void leave();
    /// The game goes on from the position shown; one command. Moves that lead to where the game
    /// stands stay as they were played.
    void takeOver();

signals:
    void sourceChanged(ReplaySource source);
    void lineChanged();
    void indexChanged(int index);
    void activeChanged(bool isActive);
    void playingChanged(bool isPlaying);
    void loopingChanged(bool isLooping);
    void comparisonChanged(); ///< The line beside this one is another one, or there is none.

private:
    void load();
    void choose(const ChosenLine& line, int index);
    void dropCopy();
    void loadLine();
    void goTo(int index);
    bool isBehind() const;
    LineKind kindOfLine() const;
    std::optional<int> placeOfGame() const;
    void waitForNextMove();
    void advance();
    void setActive(bool isActive);

    GameDocument* m_document;
    BestKnownLine* m_bestLine;
    ReplaySource m_source = ReplaySource::BestLine;
    LineKind m_kind = LineKind::BestLine;
    samegame::Position m_start;         // of the game, as it was when m_played was loaded
    samegame::Line m_game;              // its line then
    samegame::PlayedLine m_played;      // the line to walk along; without a start if there is none
    std::optional<ChosenLine> m_chosen; // of m_start, whichever is the source
    std::optional<ChosenLine> m_other;  // beside m_played
    /// Where swapLines() came to, and where it came from.
    struct Swap {
        int to = 0;
        int from = 0;
    };
    std::optional<Swap> m_swap;
    int m_index = 0;
    bool m_isActive = false;
    std::optional<samegame::RecordSource> m_foundBy; // who found m_played, if not a person
    bool m_isPlaying = false;
    bool m_isLooping = false;
    double m_speed = 2.0;
    std::chrono::milliseconds m_loopPause{1500};
    QTimer m_timer; // runs only while playing
};
