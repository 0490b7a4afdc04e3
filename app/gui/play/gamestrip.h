#pragma once

#include <QLabel>
#include <QWidget>

#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "app/gui/basics/blocklook.h"
#include "app/gui/session/clearingwatch.h"
#include "app/gui/session/duel.h"
#include "app/gui/session/gamedocument.h"
#include "engine/game/board.h"
#include "engine/game/group.h"
#include "engine/studies/review/game_review.h"

class ClearingLamp;
class DuelScore;
class ElidedLabel;
class VerdictLabel;

/// A row of text whose numbers stand out: bold, large if wished, and every digit as wide as the
/// others, so that nothing beside it moves when the score does. "?" is a digit that is not known.
class ScoreLabel : public QLabel {
    Q_OBJECT

public:
    static constexpr int largeSize = 22; ///< Points of the digits of a large label.

    explicit ScoreLabel(QWidget* parent = nullptr);

    void setLarge(bool isLarge, int size = largeSize); ///< With digits of so many points.

    int widthOf(const QString& text) const; ///< Of this label, if it held that text.

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QFont numberFont() const;
    template <class Visitor>
    int visitLetters(const QString& text, Visitor visit) const;

    bool m_isLarge = false;
    int m_size = largeSize;
};

/// How many blocks of each color are left: small blocks, as the board draws them, with numbers. In
/// several rows where one is too narrow and the height allows it.
class ColorCounts : public QWidget {
    Q_OBJECT

public:
    explicit ColorCounts(QWidget* parent = nullptr);

    void setBoard(const samegame::Board& board);
    /// Of a game that begins with this board: places are wide enough for its numbers from then on.
    void setStart(const samegame::Board& board);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override; ///< In which each number has its room.

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void renewTheme();
    void describe();
    int swatchSize() const;
    int leastWidth(int count) const;                    ///< Of a swatch with this number.
    int placeWidth(std::size_t color, int usual) const; ///< The least of a place for a color.
    int perRow(int width) const;
    std::vector<QRect> entries() const;

    BoardTheme m_theme;
    std::vector<int> m_counts;           // by color - 1
    std::vector<int> m_starts;           // the same at the start of the game
    mutable std::map<int, int> m_widths; // by number, in the font it has now: asked for often
};

/// What is told of the game: its board, its rules if they are not the usual ones, a score to beat,
/// score or duel, moves, how it was aided, the blocks left of each color, the group under the
/// mouse, and if they are wanted whether the board can still be cleared and a word for the last
/// move. In two rows or in a column. Each part has a place of its own from the start of a game to
/// its end, whatever it says; texts without enough room are elided, but no number of score, moves,
/// help and blocks left.
class GameStrip : public QWidget {
    Q_OBJECT

public:
    enum class Shape { Rows, Column };

    /// The document outlives the strip.
    explicit GameStrip(GameDocument* document, QWidget* parent = nullptr);

    void setLarge(bool isLarge); ///< The score large, to be read from afar.

    Shape shape() const { return m_shape; }
    void setShape(Shape shape);

    /// What these changes show is arranged once, after the last of them.
    void changeAtOnce(const std::function<void()>& changes);
    /// What either shape needs, whichever the strip has now.
    QSize rowsSize() const;
    QSize columnSize() const;
    int mostColumnWidth() const; ///< A wider column would be empty at its side.

    /// What a column leaves free below its parts, for texts about the board; hidden in rows.
    QWidget* room() const { return m_room; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

public slots:
    void showHovered(const samegame::Group& group, int points);
    /// Describes a position of a replayed line in place of the game.
    void showReplay(const samegame::Board& board, int moves, int score);
    void showGame();
    /// With `isWanted` the place of the lamp is kept while it is off, as during a replay.
    void showClearing(ClearingWatch::State state, bool canGoBack, bool isWanted);
    /// What a shared board has to beat; nothing for other boards.
    void showScoreToBeat(const std::optional<int>& score);
    void showDuel(const std::optional<DuelView>& duel); ///< In place of the score.
    /// A word for the last move, if there is one; with `isWanted` its place is kept without one.
    void showVerdict(const std::optional<samegame::ReviewedMove>& move, bool isWanted);

signals:
    void goBackRequested(); ///< To the last position that could be cleared.

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    void arrangeFirstRow();
    void arrangeSecondRow();
    template <class Visitor>
    int visitColumn(int width, Visitor visit) const;
    void place(QWidget* part, const QRect& rect);
    /// The group under the mouse, or "Replay".
    void setWord(const QString& word, const QStringList& shorter = {});
    void refit(); ///< What is shown has changed: arranges it, and asks for another size if it must.
    int lineHeight() const;
    int scoreHeight() const;
    int scoreWidth() const; ///< That the score, or the duel in its place, needs.
    int leastAidWidth() const;
    int toBeatWidth() const;
    int usualScoreWidth() const;
    int usualMovesWidth() const;
    void show(const samegame::Board& board, int moves, int score);

    GameDocument* m_document;
    ElidedLabel* m_name;
    QLabel* m_rules;
    QLabel* m_toBeat;
    ScoreLabel* m_score;
    DuelScore* m_duel; // in place of the score
    QLabel* m_moves;
    ElidedLabel* m_aid;
    ColorCounts* m_counts;
    ElidedLabel* m_hovered;
    ClearingLamp* m_lamp;
    VerdictLabel* m_verdict;
    QWidget* m_room;
    Shape m_shape = Shape::Rows;
    bool m_isLampWanted = false;
    bool m_isChanging = false; // see changeAtOnce()
    std::vector<int> m_needs;  // what the size depends on, as it was last
};
